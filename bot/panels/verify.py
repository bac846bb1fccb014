"""The check of a finished game's deals."""

from collections.abc import Sequence

from bot.panels.panel import Panel
from bot.panels.reader import Reader
from engine.fair import Check


def verify_panel(table: int, checks: Sequence[Check], secret: bytes, reader: Reader) -> Panel:
    """What was promised before each deal, whether it was kept, and the secret, so that anyone can check again."""
    raise NotImplementedError
