"""The tables of a channel or server as a list."""

from collections.abc import Sequence

from bot.panels.panel import Panel
from bot.panels.reader import Reader
from bot.tables.model import Table


def list_panel(tables: Sequence[Table], reader: Reader) -> Panel:
    """The running tables; at most 20 are listed, then how many more there are."""
    raise NotImplementedError
