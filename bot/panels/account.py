"""What a member or a server can set and see of itself: preferences, privacy, *Not with them*, settings, permissions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from bot.members.preferences import OnlyCard, Preferences, Sort
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader
from bot.panels.core.wording import join_names, member_names, plain
from bot.panels.own_posts import own_posts_button, own_posts_line
from bot.panels.rules.option_texts import preset_menus, rules_line
from bot.servers import DEFAULT, ROLES, Ruleset, ServerSettings
from bot.tables.avoided import LIMIT, Avoided
from bot.texts.catalogue import LANGUAGES, say
from bot.wall_clock import local_time
from engine import PRESETS, Refused

_NAMES: Final = 300
"""Characters of the names in a text."""


def avoided_panel(listed: Sequence[Avoided], reader: Reader) -> p.Panel:
    """A member's list, with menus that add somebody and take somebody off."""
    language = reader.language
    people = [(each.user, each.name) for each in listed]
    names = join_names([*member_names(people, language).values()], language, _NAMES)
    lines = (
        f"### {say(language, 'avoid-title')}",
        say(language, "avoid-how", limit=LIMIT),
        say(language, "avoid-on", names=names) if listed else say(language, "avoid-none"),
        f"-# {say(language, 'avoid-does')}",
    )
    add = p.Picker(id=Press(Verb.AVOID_ADD).menu(), kind=p.Lists.MEMBER, placeholder=say(language, "avoid-pick"))
    # a list is longer where two accounts of a person had one each
    labels = member_names(people, language, plain).items()
    choices = tuple(p.Choice(label=name, value=str(user)) for user, name in [*labels][: p.CHOICES])
    off = p.Select(id=Press(Verb.AVOID_OFF).menu(), placeholder=say(language, "avoid-off"), choices=choices)
    return p.Panel(blocks=(p.Text("\n".join(lines)), add, *((p.Menu(off),) if listed else ())))


def avoid_button(language: str) -> p.Button:
    """Opens the member's list."""
    return Press(Verb.AVOID).button(say(language, "button-avoid"))


SWITCHES: Final = ("four_colours", "text_only", "pings", "hidden", "avatar", "roles")
"""The fields of `Preferences` that `Verb.PREFER` toggles, by the button's index."""
AUTO: Final = "auto"
"""The value of the menu of languages for Discord's language; the others are language codes."""
CHOICES: Final[Mapping[str, Mapping[str, Any]]] = {
    "language": {AUTO: None} | {code: code for code in LANGUAGES},
    "sort": {each.value: each for each in Sort},
    "only_card": {each.value: each for each in OnlyCard},
}
"""The fields of `Preferences` that menus of `Verb.PREFER` set, and what each value of a menu means."""


def preferences_panel(preferences: Preferences, reader: Reader, *, in_server: bool = True) -> p.Panel:
    """The member's preferences, and how to change them. *Not with them* is a server's."""
    language = reader.language
    avoid = (avoid_button(language),) if in_server else ()
    switches = tuple(
        Press(Verb.PREFER, index=index).button(
            _switch(name, language, on=bool(getattr(preferences, name))),
            p.Style.SUCCESS if getattr(preferences, name) else p.Style.SECONDARY,
        )
        for index, name in enumerate(SWITCHES)
    )
    chosen = AUTO if preferences.language is None else preferences.language
    languages = {AUTO: say(language, "preferences-language-auto"), **LANGUAGES}
    sorts = {sort.value: say(language, f"preferences-sort-{sort}") for sort in Sort}
    only_cards = {each.value: say(language, f"preferences-only-card-{each}") for each in OnlyCard}
    return p.Panel(
        blocks=(
            p.Text(f"### {say(language, 'preferences-title')}\n{say(language, 'preferences-note')}"),
            *p.button_rows((*switches, *avoid)),
            _menu("language", languages, chosen, language),
            _menu("sort", sorts, preferences.sort, language),
            _menu("only_card", only_cards, preferences.only_card, language),
        )
    )


def _menu(name: str, labels: Mapping[str, str], chosen: str, language: str) -> p.Menu:
    """A menu of values, each with what it is a value of."""
    title = say(language, f"preferences-{name.replace('_', '-')}")
    choices = tuple(
        p.Choice(
            label=say(language, "stats-plain", what=title, value=label),
            value=f"{name}={value}",
            chosen=value == chosen,
            description=say(language, "preferences-only-card-note") if value == OnlyCard.ALWAYS else "",
        )
        for value, label in labels.items()
    )
    press = Press(Verb.PREFER, index=[*CHOICES].index(name))
    return p.Menu(p.Select(id=press.menu(), placeholder=title, choices=choices))


def _switch(name: str, language: str, *, on: bool) -> str:
    return say(language, "preferences-on" if on else "preferences-off", name=say(language, f"preferences-{name}"))


_PAGE: Final = 9
"""Kinds on a page: the nine longest lines fit a phone."""
_ACCENT: Final = 0x4F6D7A
_DANGER: Final = 0xC0392B


def privacy_panel(held: Mapping[str, int], reader: Reader, page: int = 0) -> p.Panel:
    """How much is stored, by kind; `held` comes from `bot.members.privacy.Privacy.count_rows`.

    An unknown page is the last one.
    """
    language = reader.language
    title = f"### {say(language, 'privacy-title')}"
    lines = [
        say(language, "privacy-line", what=say(language, f"privacy-kept-{kind}"), count=count)
        for kind, count in held.items()
        if count
    ]
    if not lines:
        return p.Panel(blocks=(p.Text(f"{title}\n{say(language, 'privacy-none')}"),), accent=_ACCENT)
    note = f"-# {say(language, 'privacy-note')}"
    pages = [lines[at : at + _PAGE] for at in range(0, len(lines), _PAGE)]
    shown = min(page, len(pages) - 1)
    following = (shown + 1) % len(pages)
    turn = Press(Verb.PRIVACY_PAGE, index=following).button(
        say(language, "rules-more", page=following + 1, pages=len(pages))
    )
    text = p.Text("\n".join((title, *pages[shown], note)))
    return p.Panel(blocks=(text, *((p.Buttons((turn,)),) if len(pages) > 1 else ())), accent=_ACCENT)


def confirm_forget_panel(held: Mapping[str, int], reader: Reader) -> p.Panel:
    """Asks for confirmation, and says what deleting does and does not do."""
    language = reader.language
    if not any(held.values()):
        return privacy_panel(held, reader)
    lines = (
        f"### {say(language, 'privacy-delete-title')}",
        say(language, "privacy-delete-goes"),
        say(language, "privacy-delete-stays"),
        say(language, "privacy-delete-seats", count=held["seats"]),
        say(language, "privacy-delete-discord"),
        f"**{say(language, 'privacy-delete-for-ever')}**",
    )
    yes = Press(Verb.PRIVACY_DELETE).button(say(language, "privacy-delete-yes"), p.Style.DANGER)
    no = Press(Verb.NO).button(say(language, "privacy-delete-no"))
    return p.Panel(blocks=(p.Text("\n".join(lines)), p.Buttons((yes, no))), accent=_DANGER)


ZONES: Final = (
    *("UTC", "America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"),
    *("America/Anchorage", "Pacific/Honolulu", "America/Toronto", "America/Halifax", "America/Mexico_City"),
    *("America/Sao_Paulo", "Europe/London", "Europe/Dublin", "Europe/Lisbon", "Europe/Paris", "Europe/Berlin"),
    *("Europe/Rome", "Europe/Madrid", "Europe/Athens", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland",),
)
"""The time zones that menus offer; `/admin settings` takes every other one."""


def server_panel(settings: ServerSettings, reader: Reader, saved: Sequence[Ruleset] = (), *, now: int) -> p.Panel:
    """The server's settings, and how they are changed.

    `saved` are the rules the server has saved; `now` is in milliseconds UTC, for the time in the server's zone.
    """
    language = reader.language
    values = _values(settings, saved, language, now).items()
    lines = [f"**{say(language, f'server-{name}')}** · {value}" for name, value in values]
    lines.append(f"**{say(language, 'server-own-posts')}** · {own_posts_line(settings, language)}")
    check = Press(Verb.SERVER_CHECK).button(say(language, "button-permissions"))
    lines.append(f"-# {say(language, 'server-change')}")
    text = p.Text("\n".join([f"### {say(language, 'server-title')}", *lines]))
    return p.Panel(blocks=(text, p.Buttons((setup_button(language), own_posts_button(language), check))))


def setup_button(language: str) -> p.Button:
    """The button that opens the form."""
    return Press(Verb.SERVER_SETUP).button(say(language, "button-set-up"), p.Style.PRIMARY)


def setup_offer(language: str) -> p.Panel:
    """What members who manage a server see after their first `/admin`, if nobody has set it up."""
    return p.Panel(blocks=(p.Text(say(language, "server-not-set-up")), p.Buttons((setup_button(language),))))


def setup_form(settings: ServerSettings, language: str) -> p.Form:
    """The form that sets up a server; what is left out stays as it is."""
    partners, _ = preset_menus(language, settings.preset)
    fields = (
        p.ChoiceField(label=say(language, "server-language"), choices=_languages(settings)),
        p.ChoiceField(label=say(language, "server-preset"), choices=partners[: p.CHOICES]),
        p.ChoiceField(label=say(language, "server-zone"), choices=_zones(settings)),
        p.PickField(label=say(language, "server-organiser"), kind=p.Lists.ROLE, chosen=settings.organiser_role),
        p.PickField(label=say(language, "server-channel"), kind=p.Lists.CHANNEL, chosen=settings.contest_channel),
    )
    return p.Form(id=Press(Verb.SERVER_SETUP).modal(), title=say(language, "server-setup-title"), fields=fields)


def forget_server_form(language: str) -> p.Form:
    """Asks for the word that deletes what is stored about a server."""
    label = say(language, "forget-server-label", word=say(language, "forget-server-word"))
    field = p.Field(label=label, longest=32, about=say(language, "forget-server-about"))
    return p.Form(id=Press(Verb.SERVER_FORGET).modal(), title=say(language, "forget-server-title"), fields=(field,))


def _values(settings: ServerSettings, saved: Sequence[Ruleset], language: str, now: int) -> dict[str, str]:
    """What each setting is now, in the order of the panel."""
    none = say(language, "league-none")
    opener, organisers, channel = settings.opener_role, settings.organiser_role, settings.contest_channel
    euchre, pages = settings.euchre_role, "off" if not settings.public_pages else "on" if channel else "nowhere"
    return {
        "language": LANGUAGES[settings.language],
        "preset": _rules_now(settings, saved, language),
        "level": say(language, f"level-{settings.level}.title"),
        "opener": say(language, "server-everyone") if opener is None else f"<@&{opener}>",
        "organiser": say(language, "server-managers") if organisers is None else f"<@&{organisers}>",
        "channel": none if channel is None else f"<#{channel}>",
        "zone": say(language, "server-zone-now", zone=settings.zone, time=_time_there(settings.zone, now)),
        "euchre": none if euchre is None else f"<@&{euchre}>",
        "pages": say(language, f"server-pages-{pages}", channel=f"<#{channel}>"),
    }


def _languages(settings: ServerSettings) -> tuple[p.Choice, ...]:
    return tuple(
        p.Choice(label=own_name, value=code, chosen=code == settings.language) for code, own_name in LANGUAGES.items()
    )


def _zones(settings: ServerSettings) -> tuple[p.Choice, ...]:
    """The usual time zones, and the server's own."""
    own = () if settings.zone in ZONES else (settings.zone,)
    return tuple(p.Choice(label=zone, value=zone, chosen=zone == settings.zone) for zone in (*own, *ZONES))


def _rules_now(settings: ServerSettings, saved: Sequence[Ruleset], language: str) -> str:
    """The rules of new tables, which may be saved rules that no menu has room for."""
    rules = next((each.rules for each in saved if each.name == settings.preset and each.rules is not None), None)
    preset = settings.preset if rules is not None or settings.preset in PRESETS else DEFAULT
    return rules_line(rules or PRESETS[preset], preset, language).replace("**", "")  # bold are the settings' names


def _time_there(zone: str, now: int) -> str:
    """What the clocks of a zone show; a zone that this machine does not know shows nothing."""
    try:
        return f"{local_time(now, zone):%H:%M}"
    except Refused:
        return "?"


NOT_IN_THREAD: Final = "not_in_thread"
"""The bot is not a member of this private thread, and may not manage threads."""
HELD_BACK: Final = "held_back"
"""A rule of AutoMod held back the last message there."""
LOCKED_THREADS: Final = "locked_threads"
"""The bot's own threads for tables are locked, and it may not manage threads."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """A channel that was looked at."""

    channel: int
    contests: bool
    """Whether it is the server's channel for contests."""
    missing: tuple[str, ...] | None
    """Discord's names of the permissions that the bot lacks there, and the names above; `None` where it is gone."""


def roles_panel(settings: ServerSettings, refused: Sequence[str], language: str) -> p.Panel:
    """The roles that Bower gives, what is refused, a menu for each, and a button to look again."""
    lines, menus = [f"### {say(language, 'roles-title')}", say(language, "roles-about")], list[p.Block]()
    for index, name in enumerate(ROLES):
        role, label = getattr(settings, name), say(language, f"roles-{name}")
        lines.append(f"**{label}** · {say(language, 'league-none') if role is None else f'<@&{role}>'}")
        menu = Press(Verb.SERVER_ROLES, index=index).menu()
        menus.append(p.Picker(id=menu, kind=p.Lists.ROLE, placeholder=label, chosen=role))
    again = Press(Verb.SERVER_ROLES).button(say(language, "button-check-again"))
    return p.Panel(blocks=(p.Text("\n".join((*lines, *refused))), *menus, p.Buttons((again,))))


def check_panel(channels: Sequence[Checked], language: str, *below: str) -> p.Panel:
    """A paragraph for each channel, lines below these, and a button to look again."""
    lines = [f"### {say(language, 'check-title')}"]
    for checked in channels:
        key = "check-channel-contests" if checked.contests else "check-channel-here"
        lines.append(say(language, key, channel=f"<#{checked.channel}>"))
        if checked.missing is None:
            lines.append(say(language, "check-gone"))
        elif not checked.missing:
            lines.append(say(language, "check-well-contests" if checked.contests else "check-well-here"))
        else:
            lines += [say(language, f"check-{each.replace('_', '-')}") for each in checked.missing]
    if any(checked.missing for checked in channels):
        lines.append(f"-# {say(language, 'check-how')}")
    lines += below
    again = Press(Verb.SERVER_CHECK).button(say(language, "button-check-again"))
    return p.Panel(blocks=(p.Text("\n".join(lines)), p.Buttons((again,))))
