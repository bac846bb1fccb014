"""Everything that can happen in a game, as values; chance is an action of the table itself."""

from dataclasses import dataclass
from typing import TypeAlias, final

from engine.cards import Card, Cards, Trump


@final
@dataclass(frozen=True, slots=True)
class Draw:
    """The table gives each seat one card face up, in seat order, to find the first dealer (RULES.md B1)."""

    cards: tuple[Card, ...]


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """The table deals: a hand for each seat in seat order, and the kitty with the upcard first (RULES.md C3)."""

    hands: tuple[Cards, ...]
    kitty: tuple[Card, ...]


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """The seat refuses what it is asked."""


@final
@dataclass(frozen=True, slots=True)
class Order:
    """Accept the upcard's suit as trump: order up, assist, or (the dealer) take up (RULES.md D1)."""

    alone: bool = False


@final
@dataclass(frozen=True, slots=True)
class Name:
    """Name trump after the upcard was turned down (RULES.md D2)."""

    trump: Trump
    alone: bool = False


@final
@dataclass(frozen=True, slots=True)
class Discard:
    """The dealer, having taken the upcard, buries one card (RULES.md D1)."""

    card: Card


@final
@dataclass(frozen=True, slots=True)
class Alone:
    """A defender plays without the partner (RULES.md E4)."""


@final
@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick."""

    card: Card


Action: TypeAlias = Draw | Deal | Pass | Order | Name | Discard | Alone | Play
