"""Cards and names as text."""

from bot.pictures.ink import Pack
from engine import Card


def card_text(card: Card) -> str:
    """A card for reading: `J♥`, `10♠`."""
    raise NotImplementedError


def card_emoji(card: Card, pack: Pack = Pack.TWO) -> str:
    """The name of a card's application emoji."""
    raise NotImplementedError


def escape(name: str) -> str:
    """A member's name for Markdown: no formatting, mention, link or emoji in it works, at most 32 characters are shown."""
    raise NotImplementedError
