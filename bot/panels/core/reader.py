"""The reader of a panel, a table in the reader's language, suits in words, and a table that no database has."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, final

from bot.members.preferences import Preferences, Sort
from bot.panels.core.cards import AS_TEXT, SYMBOLS, card_label, card_words
from bot.panels.core.panel import Block, Buttons, Panel, Text
from bot.panels.core.wording import LONGEST, Writer, escape, member_names, plain, tell_apart
from bot.pictures.colours import Pack
from bot.pictures.lettering import legible
from bot.tables.lobby.seats import computer_name
from bot.tables.model import CLOCK_DEFAULT_MS, Member, Sitter, Status, Table
from bot.texts.catalogue import attributes, keys, language_of, say
from engine import Card, Phase, Rules, Seat, Side, Trump
from engine.codec import trump_text


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """The reader of a private panel. `text_only` wants neither pictures nor emojis."""

    language: str = "en"
    four_colours: bool = False
    text_only: bool = False
    sort: Sort = Sort.TRUMP_FIRST

    @property
    def pack(self) -> Pack:
        """The colours of the suits."""
        return Pack.FOUR if self.four_colours else Pack.TWO


def reader_of(preferences: Preferences, locale: str | None) -> Reader:
    """The reader with a member's preferences; if no language is set, `locale` (`it`, `en-US`) decides."""
    return Reader(
        language=preferences.language or language_of(locale),
        four_colours=preferences.four_colours,
        text_only=preferences.text_only,
        sort=preferences.sort,
    )


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


@lru_cache(maxsize=1024)
def _tell_apart(
    seats: tuple[str, ...], language: str, others: tuple[tuple[str, str], ...], write: Writer, longest: int
) -> tuple[str, ...]:
    return tell_apart((*zip(seats, _seat_words(language, len(seats)), strict=True), *others), write, longest)


@final
@dataclass(frozen=True, slots=True)
class Voice:
    """Texts about a table. With `aloud`, names are not escaped and cards are words: for labels and alt texts.

    Names are cut after `longest` characters.
    """

    table: Table
    language: str
    aloud: bool = False
    longest: int = LONGEST
    you: Seat | None = None
    """The seat that is called "you", for labels."""
    told: Seat | None = None
    """The seat of the reader, to whom sentences say "you"."""
    drawn: bool = False
    """For pictures: a name that no font has is its seat."""

    def say(self, key: str, /, **values: str | int) -> str:
        """The sentence under a key; where it is about the reader, in its form `.you`."""
        if self.told is None:
            return self._say(key, **values)
        if values.get("name") == _READER and "you" in attributes(self.language, key):
            key = f"{key}.you"
        return _IN_A_SENTENCE.sub(self._you, self._say(key, **values))

    def _say(self, key: str, /, **values: str | int) -> str:
        return say(self.language, key, **values)

    def _you(self, found: re.Match[str]) -> str:
        """The word for the reader: with a capital at the beginning of a sentence, without one within it."""
        begins = found[1] is not None
        return f"{found[1] or ''}{say(self.language, 'seat-you' if begins else 'seat-you.within')}"

    @property
    def table_name(self) -> str:
        """What members call the table: in a contest by the number that it has there."""
        if self.table.in_contest is None:
            return self._say("more-title", number=str(self.table.id))
        contest, number = self.table.in_contest
        name = (plain if self.aloud else escape)(contest, 2 * LONGEST)
        return self._say("table-in-contest", contest=name, number=str(number))

    def of_phase(self, key: str, phase: Phase) -> str:
        """The sentence of a phase, such as `bid-pass-declaring`; the one for all phases where it has none."""
        own = f"{key}-{phase.key}"
        return self.say(own if own in keys(self.language) else key)

    def name(self, seat: Seat | None) -> str:
        """The name of the player in a seat; a general text for a member whose data was deleted."""
        if seat is None or self.table.seats[seat] is None:
            return self.say("seat-free")
        if seat == self.told:
            return _READER
        if seat == self.you:
            return self.say("seat-you")
        return self._tell_apart()[seat]

    def member(self, member: Member) -> str:
        """The name of a member who may sit at the table, or not."""
        seat = self.table.seat_of(member.user)
        mark = say(self.language, "board-member", number=str(member.user)[-4:])
        return self._tell_apart((member.name, mark))[-1] if seat is None else self.name(seat)

    def _tell_apart(self, *others: tuple[str, str]) -> tuple[str, ...]:
        """The names by seat, then those of others; names that are alike get their seats."""
        write = legible if self.drawn else plain if self.aloud else escape
        names = tuple("" if each is None else each.name or self._say("former-member") for each in self.table.seats)
        return _tell_apart(names, self.language, others, write, self.longest)

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


def tell_tables_apart(tables: Sequence[Table], language: str) -> list[Table]:
    """Tables of one list, newest first, at which no member is called like another, or like a computer."""
    sitters = [each for table in reversed(tables) for each in table.seats if each is not None]
    members = ((each.user, each.name) for each in sitters if each.user is not None)
    names = member_names(members, language, plain, {each.name for each in sitters if each.user is None})
    return [
        replace(at, seats=tuple(each and replace(each, name=names.get(each.user or 0, each.name)) for each in at.seats))
        for at in tables
    ]


_RED: Final = re.compile(f"([♦♥])(?!{AS_TEXT})")


def plain_suits_for(reader: Reader, panel: Panel) -> Panel:
    """For the four-colour pack a panel with all suits as text: as emojis diamonds are red, and blue in the pictures."""
    if not reader.four_colours:
        return panel

    def plain(block: Block) -> Block:
        match block:
            case Text(markdown):
                return Text(_plain(markdown))
            case Buttons(buttons):
                return Buttons(tuple(replace(button, label=_plain(button.label)) for button in buttons))
            case _:
                return block

    return replace(panel, blocks=tuple(map(plain, panel.blocks)))


def _plain(text: str) -> str:
    return _RED.sub(rf"\1{AS_TEXT}", text)


def invent_table(preset: str, rules: Rules, seat: Seat, name: str, *, version: int, names_of: int = 0) -> Table:
    """A member in `seat` and computers in the others; `names_of` is the table whose computers lend their names."""
    return Table(
        id=0,
        guild=0,
        channel=0,
        host=0,
        preset=preset,
        rules=rules,
        clock_ms=CLOCK_DEFAULT_MS,
        language="en",
        status=Status.PLAYING,
        version=version,
        seats=tuple(
            Sitter(user=0, name=name) if each == seat else Sitter(user=None, name=computer_name(names_of, each))
            for each in range(rules.seats)
        ),
        created_at=0,
    )
