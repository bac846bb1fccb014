"""The post about the puzzle of the day: a pure function of the puzzle, of yesterday, and of the time."""

from functools import partial

from bot.clock import DAY_MS
from bot.panels.core.wanted import Wanted
from bot.panels.puzzle import posted_panel
from bot.puzzles.daily import Daily, day_begins
from bot.puzzles.rankings import DayOutcome


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
