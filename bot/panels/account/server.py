"""How a server is set up: the panel of `/admin settings`, and the form of `/admin setup`."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.levels import level_menu
from bot.panels.core.panel import (
    CHOICES,
    Block,
    Button,
    Buttons,
    Choice,
    ChoiceField,
    Form,
    Lists,
    Menu,
    Panel,
    Picker,
    PickField,
    Select,
    Style,
    Text,
)
from bot.panels.core.reader import Reader
from bot.panels.own_posts.page import own_posts_button, own_posts_line
from bot.panels.rules.saved import ruleset_choices
from bot.panels.rules.summary import PRESET_MENUS, preset_menus, rules_line
from bot.servers.saved_rules import DEFAULT, Ruleset
from bot.servers.settings import ServerSettings
from bot.texts.catalogue import LANGUAGES, say
from bot.wall_clock import local_time
from engine import PRESETS, Refused

ZONES: Final = (
    *("UTC", "America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"),
    *("America/Anchorage", "Pacific/Honolulu", "America/Toronto", "America/Halifax", "America/Mexico_City"),
    *("America/Sao_Paulo", "Europe/London", "Europe/Dublin", "Europe/Lisbon", "Europe/Paris", "Europe/Berlin"),
    *("Europe/Rome", "Europe/Madrid", "Europe/Athens", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland",),
)
"""The time zones that menus offer; `/admin settings` takes every other one."""


class Setting(StrEnum):
    """A setting of a server, in the order of the panel."""

    LANGUAGE = "language"
    PRESET = "preset"
    LEVEL = "level"
    OPENER = "opener"
    ORGANISER = "organiser"
    CHANNEL = "channel"
    ZONE = "zone"
    EUCHRE = "euchre"


PICKED: Final = {
    Setting.OPENER: (Lists.ROLE, "opener_role"),
    Setting.ORGANISER: (Lists.ROLE, "organiser_role"),
    Setting.CHANNEL: (Lists.CHANNEL, "contest_channel"),
    Setting.EUCHRE: (Lists.ROLE, "euchre_role"),
}
"""What is picked in a menu that Discord fills, and the field of `ServerSettings` that it sets."""


def server_panel(
    settings: ServerSettings, reader: Reader, saved: Sequence[Ruleset] = (), *, now: int, setting: Setting | None = None
) -> Panel:
    """The server's settings, a menu of what can be changed, and the menu of the `setting` chosen there.

    `saved` are the rules the server has saved; `now` is in milliseconds UTC, for the time in the server's zone.
    """
    language = reader.language
    names = {each: say(language, f"server-{each}") for each in Setting}
    values = _values(settings, saved, language, now)
    lines = [f"**{names[each]}** · {values[each]}" for each in Setting]
    lines.append(f"**{say(language, 'server-own-posts')}** · {own_posts_line(settings, language)}")
    change = Select(
        id=Press(Verb.SERVER_SETTING).menu(),
        placeholder=say(language, "server-change"),
        choices=tuple(Choice(label=names[each], value=each, chosen=each is setting) for each in Setting),
    )
    check = Press(Verb.SERVER_CHECK).button(say(language, "button-permissions"))
    example = Press(Verb.CALL_EXAMPLE).button(say(language, "button-call-example"))
    shown = () if setting is None else _menus(settings, setting, names[setting], saved, language)
    title = Text("\n".join([f"### {say(language, 'server-title')}", *lines]))
    buttons = (setup_button(language), own_posts_button(language), check, example)
    return Panel(blocks=(title, Menu(change), *shown, Buttons(buttons)))


def setup_button(language: str) -> Button:
    """The button that opens the form."""
    return Press(Verb.SERVER_SETUP).button(say(language, "button-set-up"), Style.PRIMARY)


def setup_offer(language: str) -> Panel:
    """What members who manage a server see after their first `/admin`, if nobody has set it up."""
    return Panel(blocks=(Text(say(language, "server-not-set-up")), Buttons((setup_button(language),))))


def setup_form(settings: ServerSettings, language: str) -> Form:
    """The form that sets up a server; what is left out stays as it is."""
    partners, _ = preset_menus(language, settings.preset)
    fields = (
        ChoiceField(label=say(language, "server-language"), choices=_languages(settings)),
        ChoiceField(label=say(language, "server-preset"), choices=partners[:CHOICES]),
        ChoiceField(label=say(language, "server-zone"), choices=_zones(settings)),
        PickField(label=say(language, "server-organiser"), kind=Lists.ROLE, chosen=settings.organiser_role),
        PickField(label=say(language, "server-channel"), kind=Lists.CHANNEL, chosen=settings.contest_channel),
    )
    back = Press(Verb.SERVER_SETTING).button_id()
    return Form(
        id=Press(Verb.SERVER_SET_UP).modal(), title=say(language, "server-setup-title"), fields=fields, back=back
    )


def _values(settings: ServerSettings, saved: Sequence[Ruleset], language: str, now: int) -> dict[Setting, str]:
    """What each setting is now."""
    none = say(language, "league-none")
    opener, organisers, channel = settings.opener_role, settings.organiser_role, settings.contest_channel
    euchre = settings.euchre_role
    return {
        Setting.LANGUAGE: LANGUAGES[settings.language],
        Setting.PRESET: _rules_now(settings, saved, language),
        Setting.LEVEL: say(language, f"level-{settings.level}.title"),
        Setting.OPENER: say(language, "server-everyone") if opener is None else f"<@&{opener}>",
        Setting.ORGANISER: say(language, "server-managers") if organisers is None else f"<@&{organisers}>",
        Setting.CHANNEL: none if channel is None else f"<#{channel}>",
        Setting.EUCHRE: none if euchre is None else f"<@&{euchre}>",
        Setting.ZONE: say(language, "server-zone-now", zone=settings.zone, time=_time_there(settings.zone, now)),
    }


def _menus(
    settings: ServerSettings, setting: Setting, name: str, saved: Sequence[Ruleset], language: str
) -> tuple[Block, ...]:
    """What changes one setting."""
    match setting:
        case Setting.LANGUAGE:
            return (_menu(Press(Verb.SERVER_LANGUAGE), name, _languages(settings)),)
        case Setting.LEVEL:
            return (level_menu(Press(Verb.SERVER_LEVEL), name, settings.level, language),)
        case Setting.ZONE:
            hint = Text(f"-# {say(language, 'server-zone-hint')}")
            return (hint, _menu(Press(Verb.SERVER_ZONE), name, _zones(settings)))
        case Setting.PRESET:
            menus = (*preset_menus(language, settings.preset), ruleset_choices(saved, language, settings.preset))
            return tuple(
                _menu(Press(Verb.SERVER_PRESET, index=number), say(language, key), choices)
                for number, (key, choices) in enumerate(zip(PRESET_MENUS, menus, strict=True))
                if choices
            )
        case Setting.OPENER | Setting.ORGANISER | Setting.CHANNEL | Setting.EUCHRE:
            kind, field = PICKED[setting]
            press = Press(Verb.SERVER_PICK, index=list(Setting).index(setting))
            chosen = getattr(settings, field)
            picker = Picker(id=press.menu(), kind=kind, placeholder=name, chosen=chosen)
            hint = Text(f"-# {say(language, f'server-{setting}-hint')}")
            if setting is not Setting.CHANNEL or chosen is None:  # the role @everyone stands for no role
                return (hint, picker)
            none = press.button(say(language, "league-button-none"))
            return (hint, picker, Buttons((none,)))


def _menu(press: Press, placeholder: str, choices: tuple[Choice, ...]) -> Menu:
    return Menu(Select(id=press.menu(), placeholder=placeholder, choices=choices))


def _languages(settings: ServerSettings) -> tuple[Choice, ...]:
    return tuple(
        Choice(label=own_name, value=code, chosen=code == settings.language) for code, own_name in LANGUAGES.items()
    )


def _zones(settings: ServerSettings) -> tuple[Choice, ...]:
    """The usual time zones, and the server's own."""
    own = () if settings.zone in ZONES else (settings.zone,)
    return tuple(Choice(label=zone, value=zone, chosen=zone == settings.zone) for zone in (*own, *ZONES))


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
