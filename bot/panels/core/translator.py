"""A table in one language: its names and cards, ready to use in sentences."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, final

from bot.panels.core.cards import SYMBOLS, card_label, card_words
from bot.panels.core.names import LONGEST, escape, plain
from bot.pictures.namesakes import drawn_names
from bot.tables.model import Table
from bot.texts.catalogue import attributes, keys, say, say_in_file
from engine import Card, Phase, Seat, Side, Trump
from engine.codec import trump_text

_READER: Final = "\ue000"
"""Stands for the reader's name until the sentence is there; a character that nobody else uses."""
_IN_A_SENTENCE: Final = re.compile(rf"(\A\W*|[.!?»”:]\W+)?{_READER}")
_COMPASS: Final = 4
"""Seats of a table whose places are named like the points of the compass."""


@cache
def _seat_words(language: str, seats: int) -> tuple[str, ...]:
    """What the seats of a table are called; a picture asks for it at every name."""
    if seats == _COMPASS:
        return tuple(say(language, f"seat-{seat}") for seat in range(seats))
    return tuple(say(language, "seat-number", number=seat + 1) for seat in range(seats))


@final
@dataclass(frozen=True, slots=True)
class Voice:
    """Texts about a table. With `aloud`, names are not escaped and cards are words: for labels and alt texts.

    With `unmarked`, names are not escaped either: for files, which have no Markdown. Names are cut after `longest`
    characters.
    """

    table: Table
    language: str
    aloud: bool = False
    longest: int = LONGEST
    unmarked: bool = False
    you: Seat | None = None
    """The seat that is called "you", for labels."""
    told: Seat | None = None
    """The seat of the reader, to whom sentences say "you"."""
    drawn: bool = False
    """For pictures: a name that no font has is its seat, and names that look alike get their seats."""

    def say(self, key: str, /, **values: str | int) -> str:
        """The sentence under a key; where it is about the reader, in its form `.you`."""
        if self.told is None:
            return self._say(key, **values)
        if values.get("name") == _READER and "you" in attributes(self.language, key):
            key = f"{key}.you"
        return _IN_A_SENTENCE.sub(self._you, self._say(key, **values))

    def _say(self, key: str, /, **values: str | int) -> str:
        return (say_in_file if self.unmarked else say)(self.language, key, **values)

    def _you(self, found: re.Match[str]) -> str:
        """The word for the reader: with a capital at the beginning of a sentence, without one within it."""
        begins = found[1] is not None
        return f"{found[1] or ''}{say(self.language, 'seat-you' if begins else 'seat-you.within')}"

    def of_phase(self, key: str, phase: Phase) -> str:
        """The sentence of a phase, such as `bid-pass-declaring`; the one for all phases where it has none."""
        own = f"{key}-{phase.key}"
        return self.say(own if own in keys(self.language) else key)

    def name(self, seat: Seat | None) -> str:
        """The name of the player in a seat; a general text for a member whose data was deleted."""
        if seat is not None and seat == self.told:
            return _READER
        if seat is not None and seat == self.you:
            return self.say("seat-you")
        sitter = None if seat is None else self.table.seats[seat]
        if sitter is None:
            return self.say("seat-free")
        if not sitter.name:
            return self.say("former-member")
        if self.drawn and seat is not None:
            names = ("" if each is None else each.name for each in self.table.seats)
            return drawn_names(tuple(zip(names, _seat_words(self.language, self.table.rules.seats), strict=True)))[seat]
        raw = self.aloud or self.unmarked
        return plain(sitter.name, self.longest) if raw else escape(sitter.name, self.longest)

    def level(self, seat: Seat) -> str:
        """The level of the computer player in a seat, or of the one that plays for its member."""
        return self.say(f"level-{self.table.level_at(seat)}")

    def names(self, seats: Iterable[Seat]) -> str:
        """The names of the players in some seats, as a list; "you" comes first."""
        *others, last = map(self.name, sorted(seats, key=lambda seat: seat not in (self.you, self.told)))
        return self._say("side", one=", ".join(others), two=last) if others else last

    def side(self, side: Side) -> str:
        """The names of a side's players: partners, or one player alone."""
        rules = self.table.rules
        return self.names(seat for seat in range(rules.seats) if rules.side_of(seat) == side)

    def seat(self, seat: Seat) -> str:
        """A seat: by its compass point at a table of four, else by its number from 1."""
        return _seat_words(self.language, self.table.rules.seats)[seat]

    def card(self, card: Card) -> str:
        """A card."""
        return card_words(card, self.language) if self.aloud else card_label(card, self.table.rules, self.language)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards as a list."""
        return ", ".join(self.card(card) for card in cards)

    def suit(self, trump: Trump) -> str:
        """A suit, or no trump, in the middle of a sentence."""
        return self.say(f"suit-{trump_text(trump)}")

    def suit_sign(self, trump: Trump) -> str:
        """The sign of a suit, which takes less room; no trump in words."""
        return self.suit_title(trump) if trump.suit is None else SYMBOLS[trump.suit]

    def suit_title(self, trump: Trump) -> str:
        """A suit, or no trump, with a capital."""
        return self.say(f"suit-{trump_text(trump)}.title")
