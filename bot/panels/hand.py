"""The private panel of a seat: the hand, what may be done with it, and where the game stands."""

from bot.panels.panel import Panel
from bot.panels.reader import Reader
from bot.tables.model import Shown


def hand_panel(shown: Shown, reader: Reader) -> Panel:
    """The private panel of the seat `shown.view.seat`, in any phase, on turn or not; a note where there is no hand."""
    raise NotImplementedError
