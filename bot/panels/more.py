"""Smaller private panels of a table: the last trick, the menu of the table, and questions before what cannot be undone."""

from bot.panels.panel import Panel
from bot.panels.reader import Reader
from bot.tables.model import Shown


def last_trick_panel(shown: Shown, reader: Reader) -> Panel:
    """The last finished trick in words; `shown` may be the channel's."""
    raise NotImplementedError


def more_panel(shown: Shown, reader: Reader, *, user: int, moderator: bool) -> Panel:
    """The menu of the table, with what `user` may do: back, leave, substitute, kick, remove computers, close."""
    raise NotImplementedError


def confirm_close_panel(shown: Shown, reader: Reader) -> Panel:
    """Asks whether to close the table."""
    raise NotImplementedError


def confirm_leave_panel(shown: Shown, reader: Reader) -> Panel:
    """Asks whether to leave a game that has begun."""
    raise NotImplementedError


def note_panel(text: str) -> Panel:
    """A sentence of the catalogue as a panel, for instead of one that is gone (closed, finished, left)."""
    raise NotImplementedError
