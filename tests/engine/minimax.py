"""Perfect play by plain search, on the engine's cards and rankings: slow, and beyond doubt.

It shares nothing with `engine.players.monte_carlo.double_dummy`, which is checked and timed against it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.cards import Card, Cards, Trump, cards_in, hand_of, pack_of
from engine.players.monte_carlo import position as compiled
from engine.players.monte_carlo.double_dummy import takes
from engine.players.monte_carlo.jit import Row, row
from engine.players.monte_carlo.position import layout
from engine.ranking import Ranking, ranking

PACKS: Final = {
    24: (pack_of("9TJQKA"), None),
    25: ((*pack_of("9TJQKA"), Card(36)), Card(36)),
    28: (pack_of("89TJQKA"), None),
    32: (pack_of("789TJQKA"), None),
    33: ((*pack_of("789TJQKA"), Card(36)), Card(36)),
}
"""The single packs by size, with the Benny of those that have one."""


@dataclass(frozen=True)
class Position:
    """Some hands on their way, in the order of play; `sides` says who plays with the makers (1) and who not (0)."""

    trump: Trump
    benny: Card | None
    sides: tuple[int, ...]
    hands: tuple[Cards, ...]
    player: int = 0
    trick: tuple[Card, ...] = ()
    won: int = 0
    """Tricks the makers have."""
    left: int = 5
    """Tricks to come, that under way included."""

    @property
    def order(self) -> Ranking:
        return ranking(self.trump, self.benny)

    @property
    def holder(self) -> int:
        """Who holds the trick under way."""
        return (self.player - len(self.trick) + holding(self.order, self.trick)) % len(self.hands)

    def choices(self) -> tuple[Card, ...]:
        held = self.hands[self.player]
        if not self.trick:
            return cards_in(held)
        follow = held & self.order.follow[self.trick[0]]
        return cards_in(follow | held & self.order.free if follow else held)

    def after(self, card: Card) -> "Position":
        hands = tuple(hand & ~(1 << card) if at == self.player else hand for at, hand in enumerate(self.hands))
        trick, players = (*self.trick, card), len(self.hands)
        player, won, left = (self.player + 1) % players, self.won, self.left
        if len(trick) == players:
            player = (self.player + 1 + holding(self.order, trick)) % players
            trick, won, left = (), won + self.sides[player], left - 1
        return Position(self.trump, self.benny, self.sides, hands, player, trick, won, left)


def holding(order: Ranking, trick: Sequence[Card]) -> int:
    """Whose card of a trick is the best, by its place in it; 0 of none."""
    best = 0
    for place, card in enumerate(trick):
        if order.beats[trick[best]] >> card & 1:
            best = place
    return best


@dataclass
class Searched:
    """What is proved about one deal, asked as often as wanted."""

    proved: dict[tuple[tuple[Cards, ...], int, int], bool] = field(default_factory=dict)

    def takes(self, at: Position, need: int) -> bool:
        """Whether the makers take at least `need` tricks."""
        if at.won >= need or at.won + at.left < need:
            return at.won >= need
        key = (at.hands, at.player, need - at.won)
        if at.trick or key not in self.proved:
            answers = (self.takes(at.after(card), need) for card in at.choices())
            found = any(answers) if at.sides[at.player] else all(answers)
            if at.trick:
                return found
            self.proved[key] = found
        return self.proved[key]


def solved(at: Position, need: int, work: Row) -> bool:
    """The solver's answer to the same question.

    Raises:
        AssertionError: When it does not leave the hands as they were.
    """
    of = layout(at.trump, at.benny)
    hands = row([of.bits(hand) for hand in at.hands])
    best = of.bit[at.trick[holding(at.order, at.trick)]] if at.trick else 0
    led = compiled.suit_mask(of.bit[at.trick[0]]) if at.trick else 0
    holder = at.holder if at.trick else 0
    before, teams = list(hands), row(at.sides)
    sides = compiled.Sides(teams, teams, len(hands), of.free)
    position = compiled.Position(at.player, led, best, holder, len(at.trick), at.won, at.left, out=0, first=0)
    known = takes(hands, sides, position, need, work)
    assert list(hands) == before, "hands are as before"
    return bool(known)


def dealt(pack: int, trump: Trump, sides: tuple[int, ...], size: int, rng: Random) -> Position:
    """A random deal, a random player to lead."""
    cards, benny = PACKS[pack]
    some = rng.sample(cards, size * len(sides))
    hands = tuple(hand_of(some[at * size : (at + 1) * size]) for at in range(len(sides)))
    return Position(trump, benny, sides, hands, rng.randrange(len(sides)), left=size)
