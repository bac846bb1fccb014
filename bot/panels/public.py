"""The public message of a table, in the table's language."""

from collections.abc import Sequence

from bot.panels.panel import Panel
from bot.tables.model import Shown


def table_panel(shown: Shown, course: Sequence[tuple[int, int]] = ()) -> Panel:
    """The public message at any status. `shown` is the channel's (`snapshot.shown(None)`).

    `course` is the score by side after each hand, oldest first, without the 0 to 0 at the start; only a finished game
    uses it, and without it the result has no course.
    """
    raise NotImplementedError


def retired_panel(shown: Shown) -> Panel:
    """An older message of the table, now that a fresh one was sent: what it was about, without buttons."""
    raise NotImplementedError
