"""A table in one language: its names and cards, ready to be put into sentences."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import final

from bot.panels.cards import card_text, card_words
from bot.panels.names import escape, plain
from bot.tables.model import Table
from bot.texts.catalogue import say
from engine import Card, Seat, Side, Trump
from engine.codec import trump_text


@final
@dataclass(frozen=True, slots=True)
class Voice:
    """Who speaks about a table. With `aloud`, names are not escaped and cards are words: for labels and alt texts."""

    table: Table
    language: str
    aloud: bool = False

    def say(self, key: str, /, **values: str | int) -> str:
        """The sentence under a key."""
        return say(self.language, key, **values)

    def name(self, seat: Seat | None) -> str:
        """Who sits in a seat."""
        sitter = None if seat is None else self.table.seats[seat]
        if sitter is None:
            return self.say("seat-free")
        return plain(sitter.name) if self.aloud else escape(sitter.name)

    def side(self, side: Side) -> str:
        """Both partners of a side."""
        return self.say("side", one=self.name(side), two=self.name(side + 2))

    def card(self, card: Card) -> str:
        """A card."""
        return card_words(card, self.language) if self.aloud else card_text(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a row."""
        return ", ".join(self.card(card) for card in cards)

    def suit(self, trump: Trump) -> str:
        """A suit, or no trump, in the middle of a sentence."""
        return self.say(f"suit-{trump_text(trump)}")

    def suit_title(self, trump: Trump) -> str:
        """A suit, or no trump, with a capital."""
        return self.say(f"suit-{trump_text(trump)}.title")
