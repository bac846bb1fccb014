"""The call of members whose days in a row with the puzzle are about to end."""

from functools import partial

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.mentions import mentions
from bot.panels.core.panel import Buttons, Panel, Style, Text
from bot.panels.core.wanted import Wanted
from bot.panels.table.status_lines import moment
from bot.puzzles.daily import day_begins
from bot.texts.catalogue import say


def wanted_call(users: tuple[int, ...], day: int, now: int) -> Wanted | None:
    """The call of members who have not answered the puzzle of a day; None once that is over, or all have."""
    ends = day_begins(day + 1)
    if not users or now >= ends:
        return None
    return Wanted(say=partial(streaks_panel, users, day), plain=True, calls=users, changes_at=ends)


def streaks_panel(users: tuple[int, ...], day: int, language: str) -> Panel:
    """Whose days in a row end, when, and the button that prevents it."""
    solve = Press(Verb.PUZZLE_SOLVE, seen=day).button(say(language, "button-puzzle-solve"), Style.PRIMARY)
    words = say(language, "streaks-end", names=mentions(*users), count=len(users), at=moment(day_begins(day + 1)))
    return Panel(blocks=(Text(words), Buttons((solve,))))
