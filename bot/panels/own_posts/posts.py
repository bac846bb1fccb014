"""The posts about a week and about the puzzle of the day: pure functions of what happened, and of the time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import final

from bot.clock import DAY_MS, HOUR_MS
from bot.own_posts.schedule import WEEK, week_before
from bot.panels.core.custom_ids import Verb
from bot.panels.core.lengths import fit_alt
from bot.panels.core.names import plain
from bot.panels.core.numbers import format_signed, percent
from bot.panels.core.panel import GOLD, Button, Buttons, Panel, Picture, Style, Text
from bot.panels.core.spots import Spot
from bot.panels.core.wanted import Wanted
from bot.panels.puzzle import posted_panel
from bot.pictures import WeekPicture, WeekRow
from bot.pictures.lettering import AND
from bot.pictures.namesakes import drawn_names
from bot.puzzles.daily import Daily, day_begins
from bot.puzzles.rankings import DayOutcome
from bot.stats.read.week import HandOfWeek, Week
from bot.texts.catalogue import say

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


def wanted_week(week: Week | None, dates: Dates, *, is_posted: bool, is_newest: bool, now: int) -> Wanted | None:
    """The post about a week; None for one without a game, one that no channel took in its time, and once it is over.

    It has its button until a newer post is there, or should be.
    """
    ends = dates.span[1] + _ENDS_AFTER
    if week is None or now >= ends + DAY_MS:
        return None
    is_open = is_newest and now < ends
    if not is_posted and not is_open:
        return None
    return Wanted(say=partial(week_panel, week, dates, is_open=is_open), changes_at=ends if is_open else ends + DAY_MS)


def week_panel(week: Week, dates: Dates, language: str, *, is_open: bool) -> Panel:
    """One picture, and the replay of the hand of the week while the post is open."""
    first, last = (at // 1000 for at in (dates.span[0] + 12 * HOUR_MS, dates.span[1] - 12 * HOUR_MS))
    when = say(language, "week-dates", first=f"<t:{first}:D>", last=f"<t:{last}:D>")
    replay = (_replay_button(week.hand, language),) if week.hand is not None and is_open else ()
    blocks = (Text(f"-# {when}"), Picture(_picture(week, dates, language)))
    return Panel(blocks=(*blocks, *((Buttons(replay),) if replay else ())), accent=GOLD)


def _replay_button(hand: HandOfWeek, language: str) -> Button:
    press = Spot(hand.number - 1).press(Verb.REPLAY, hand.table)
    return press.button(say(language, "button-week-hand"), Style.PRIMARY)


def _picture(week: Week, dates: Dates, language: str) -> WeekPicture:
    users = sorted(week.names)
    numbered = (say(language, "board-member", number=number) for number in range(1, len(users) + 1))
    names = tuple((week.names[user], fallback) for user, fallback in zip(users, numbered, strict=True))
    drawn, read = dict(zip(users, drawn_names(names), strict=True)), {user: plain(week.names[user]) for user in users}
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


def wanted_puzzle(daily: Daily, yesterday: DayOutcome, *, is_posted: bool, is_newest: bool, now: int) -> Wanted | None:
    """The post of a day; None for one that comes too late to be solved, and once nothing becomes of it.

    It has its button until a newer post is there, or a day after the puzzle's end: until then it shows the solution.
    """
    ends = day_begins(daily.day + 1)
    if now >= (ends + 2 * DAY_MS if is_posted else ends):
        return None
    is_open = is_newest and now < ends + DAY_MS
    return Wanted(
        say=partial(posted_panel, daily, yesterday, is_open=is_open),
        changes_at=ends + (DAY_MS if is_open else 2 * DAY_MS),
    )
