"""Posts that come by themselves: what they are now, and the page on which managers turn them on, where and when."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final, final

from bot.clock import DAY_MS, HOUR_MS
from bot.own_posts import MONTHS, WEEK, period_at, week_before
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import Spot
from bot.panels.core.reader import Reader
from bot.panels.core.wording import fit_alt, format_signed, member_names, percent, plain
from bot.panels.puzzle import posted_panel
from bot.pictures.lettering import AND, legible
from bot.pictures.statistics import WeekPicture, WeekRow
from bot.puzzles.daily import Daily
from bot.puzzles.rankings import DayOutcome
from bot.servers import SEASONS, SWITCHED, OwnPost, ServerSettings
from bot.stats.read.week import HandOfWeek, Week
from bot.texts.catalogue import say
from bot.wall_clock import local_time
from engine import Refused

SAYINGS = 12
"""How many sayings there are; each week has the next one."""
_ENDS_AFTER = 9 * DAY_MS
"""After the end of the week: later than the next post in every zone."""


@final
@dataclass(frozen=True, slots=True)
class Dates:
    """The week before a Monday in a zone."""

    monday: date
    zone: str

    @property
    def span(self) -> tuple[int, int]:
        """When it begins and ends, milliseconds UTC."""
        return week_before(self.monday, self.zone)


def wanted_week(week: Week | None, dates: Dates, *, is_posted: bool, is_newest: bool, now: int) -> p.Wanted | None:
    """The post about a week; None for one without a game, one that no channel took in its time, and once it is over.

    It has its button until a newer post is there, or should be.
    """
    ends = dates.span[1] + _ENDS_AFTER
    if week is None or now >= ends + DAY_MS:
        return None
    is_open = is_newest and now < ends
    if not is_posted and not is_open:
        return None
    return p.Wanted(
        say=partial(week_panel, week, dates, is_open=is_open), changes_at=ends if is_open else ends + DAY_MS
    )


def week_panel(week: Week, dates: Dates, language: str, *, is_open: bool) -> p.Panel:
    """One picture, and the replay of the hand of the week while the post is open."""
    first, last = (at // 1000 for at in (dates.span[0] + 12 * HOUR_MS, dates.span[1] - 12 * HOUR_MS))
    when = say(language, "week-dates", first=f"<t:{first}:D>", last=f"<t:{last}:D>")
    replay = (_replay_button(week.hand, language),) if week.hand is not None and is_open else ()
    blocks = (p.Text(f"-# {when}"), p.Picture(_picture(week, dates, language)))
    return p.Panel(blocks=(*blocks, *((p.Buttons(replay),) if replay else ())), accent=p.GOLD)


def _replay_button(hand: HandOfWeek, language: str) -> p.Button:
    press = Spot(hand.number - 1).press(Verb.REPLAY, hand.table)
    return press.button(say(language, "week-hand"), p.Style.PRIMARY)


def _picture(week: Week, dates: Dates, language: str) -> WeekPicture:
    drawn, read = (member_names(week.names.items(), language, write) for write in (legible, plain))
    title = say(language, "week-title", week=(dates.monday - WEEK).isocalendar().week)
    note = say(language, "week-games", count=week.games)
    saying = say(language, "week-saying", number=dates.monday.toordinal() // WEEK.days % SAYINGS)
    said = [f"{label}: {who}, {value}" for label, who, value in _rows(week, read, language)]
    return WeekPicture(
        title=title,
        note=note,
        rows=tuple(WeekRow(*row) for row in _rows(week, drawn, language)),
        saying=saying,
        alt=fit_alt(["\n".join((f"{title}, {note}", *said, saying))]),
    )


def _rows(week: Week, names: Mapping[int, str], language: str) -> list[tuple[str, str, str]]:
    """What, who and how much."""

    def together(users: Sequence[int]) -> str:
        return AND.join(names.get(user) or "?" for user in users)

    rows = list[tuple[str, str, str]]()
    for place, pair in enumerate(week.pairs, start=1):
        value = say(language, "week-pair-value", won=pair.won, games=pair.games)
        rows.append((say(language, "week-pair", place=place), together(pair.users), value))
    if (streak := week.streak) is not None:
        value = say(language, "week-streak-value", count=round(streak.value))
        rows.append((say(language, "week-streak"), together(streak.users), value))
    for best, label in ((week.luckiest, "week-luckiest"), (week.unluckiest, "week-unluckiest")):
        if best is not None:
            value = say(language, "week-luck-value", points=format_signed(best.value, language))
            rows.append((say(language, label), together(best.users), value))
    if (hand := week.hand) is not None:
        who = together(hand.users) or say(language, "week-hand-game", game=str(hand.table), hand=hand.number)
        before, after = percent(hand.before, language), percent(hand.after, language)
        rows.append((say(language, "week-hand"), who, say(language, "week-hand-value", before=before, after=after)))
    return rows


def wanted_puzzle(
    daily: Daily, yesterday: DayOutcome, *, is_posted: bool, is_newest: bool, now: int
) -> p.Wanted | None:
    """The post of a day; None for one that comes too late to be solved, and once nothing becomes of it.

    It has its button until a newer post is there, or a day after the puzzle's end: until then it shows the solution.
    """
    ends = (daily.day + 1) * DAY_MS
    if now >= (ends + 2 * DAY_MS if is_posted else ends):
        return None
    is_open = is_newest and now < ends + DAY_MS
    return p.Wanted(
        say=partial(posted_panel, daily, yesterday, is_open=is_open),
        changes_at=ends + (DAY_MS if is_open else 2 * DAY_MS),
    )


HOURS: Final = range(24)
OFF: Final = "off"
"""The value of the menu of seasons for those that managers begin and end."""


def own_posts_button(language: str) -> p.Button:
    """Opens the page."""
    return Press(Verb.OWN_POSTS).button(say(language, "server-own-posts"))


def own_posts_line(settings: ServerSettings, language: str) -> str:
    """What is on, for the panel of all settings."""
    names = [say(language, f"own-posts-{each}") for each in OwnPost if each in settings.own_posts]
    if settings.post_channel is None or not names:
        return say(language, "league-none")
    return f"{', '.join(names)} · <#{settings.post_channel}> · {_clock(settings.post_hour)}"


def own_posts_page(
    settings: ServerSettings, reader: Reader, missing: Sequence[str] | None, guild: int, now: int
) -> p.Panel:
    """What is on and how to change it, then all else that comes unasked.

    `missing` are Discord's names of the permissions that the bot lacks in the channel; None where it is gone.
    """
    language, channel = reader.language, settings.post_channel
    seasons = next((each for each in SEASONS if each in settings.own_posts), None)
    lines = [f"### {say(language, 'own-posts-title')}"]
    for kind in SWITCHED:
        state = say(language, "own-posts-on" if kind in settings.own_posts else "own-posts-off")
        lines.append(f"**{say(language, f'own-posts-{kind}')}** · {state}")
    when = say(language, "own-posts-off")
    if seasons is not None:
        period = period_at(now, MONTHS[seasons], settings.post_hour, settings.zone, guild)
        when = f"<t:{period.ends // 1000}:f>"
    lines.append(f"**{say(language, 'own-posts-seasons')}** · {when}")
    where = say(language, "own-posts-no-channel") if channel is None else f"<#{channel}>"
    lines.append(f"**{say(language, 'league-field-channel')}** · {where}")
    if channel is not None:
        keys = ["check-gone"] if missing is None else [f"check-{each.replace('_', '-')}" for each in missing]
        lines += [say(language, key) for key in keys]
    lines.append(f"**{say(language, 'own-posts-hour')}** · {_clock(settings.post_hour)} ({settings.zone})")
    lines.append(f"-# {say(language, 'own-posts-until', time=_puzzle_ends(settings, now))}")
    lines.append(f"-# {say(language, 'own-posts-others')}")
    buttons = tuple(_switch(kind, settings, language) for kind in SWITCHED)
    return p.Panel(blocks=(p.Text("\n".join(lines)), *_menus(settings, seasons, language), p.Buttons(buttons)))


def _menus(settings: ServerSettings, seasons: OwnPost | None, language: str) -> tuple[p.Picker | p.Menu, ...]:
    """The channel, the hour, and how seasons begin, which needs a channel."""
    picker = p.Picker(
        id=Press(Verb.OWN_POSTS_CHANNEL).menu(),
        kind=p.Lists.CHANNEL,
        placeholder=say(language, "league-field-channel"),
        chosen=settings.post_channel,
    )
    hours = tuple(p.Choice(label=_clock(hour), value=str(hour), chosen=hour == settings.post_hour) for hour in HOURS)
    hour = p.Select(id=Press(Verb.OWN_POSTS_HOUR).menu(), placeholder=say(language, "own-posts-hour"), choices=hours)
    if settings.post_channel is None:
        return (picker, p.Menu(hour))
    ways = (
        p.Choice(label=say(language, f"own-posts-seasons-{each or 'off'}"), value=each or OFF, chosen=each is seasons)
        for each in (None, *SEASONS)
    )
    menu = Press(Verb.OWN_POSTS_SEASONS).menu()
    chosen = p.Select(id=menu, placeholder=say(language, "own-posts-seasons"), choices=tuple(ways))
    return (picker, p.Menu(hour), p.Menu(chosen))


def _switch(kind: OwnPost, settings: ServerSettings, language: str) -> p.Button:
    is_on = kind in settings.own_posts
    press = Press(Verb.OWN_POSTS_SET, seen=0 if is_on else 1, index=list(OwnPost).index(kind))
    return press.button(
        say(language, "preferences-on" if is_on else "preferences-off", name=say(language, f"own-posts-{kind}")),
        p.Style.SUCCESS if is_on else p.Style.SECONDARY,
        disabled=settings.post_channel is None,
    )


def _puzzle_ends(settings: ServerSettings, now: int) -> str:
    """What the clocks of the server's zone show when a puzzle ends and the next one begins."""
    try:
        return f"{local_time((now // DAY_MS + 1) * DAY_MS, settings.zone):%H:%M}"
    except Refused:
        return "?"


def _clock(hour: int) -> str:
    return f"{hour:02}:00"
