"""The short message that calls a member to the table."""

from bot.tables.model import Shown
from engine import Seat


def ping_text(shown: Shown, seat: Seat, language: str) -> str:
    """Why the member of `seat` is called; the mention itself goes before it. Says nothing that only the seat may know."""
    raise NotImplementedError
