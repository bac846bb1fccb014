"""What the phases of a hand share: the match, the hand as dealt, the calls, the contract, the result."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import final

from engine.actions import Alone, Name, Order, Pass
from engine.cards import Card, Cards, Trump
from engine.ranking import Ranking, ranking
from engine.rules import LoneLead, Rules
from engine.seats import SEATS, SIDES, Seat, Side, around, left_of, partner_of, side_of


class Outcome(StrEnum):
    """How a hand ended (RULES.md 6)."""

    MADE = "made"
    MARCH = "march"
    LONE_MADE = "lone_made"
    LONE_MARCH = "lone_march"
    EUCHRED = "euchred"
    LONE_DEFENCE = "lone_defence"
    """Euchred by a defender who played alone (RULES.md E4)."""
    THROWN_IN = "thrown_in"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """Who made what trump, and who plays. `round` is 1 (the upcard accepted) or 2 (another suit named)."""

    maker: Seat
    trump: Trump
    round: int
    alone: bool
    lone_defender: Seat | None = None

    @property
    def side(self) -> Side:
        """The makers' side."""
        return side_of(self.maker)

    @property
    def sitting_out(self) -> tuple[Seat, ...]:
        """The seats whose cards are laid down."""
        partner = (partner_of(self.maker),) if self.alone else ()
        lone = (partner_of(self.lone_defender),) if self.lone_defender is not None else ()
        return partner + lone

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play, in seat order."""
        out = self.sitting_out
        return tuple(seat for seat in SEATS if seat not in out)

    @property
    def ranking(self) -> Ranking:
        """The order of the cards under this trump."""
        return ranking(self.trump)

    def first_lead(self, dealer: Seat, rules: Rules) -> Seat:
        """Who leads first: the eldest who plays, or the active defender at the loner's left (RULES.md E3)."""
        after = self.maker if self.alone and rules.lone_lead is LoneLead.LEFT_OF_LONER else dealer
        return next(seat for seat in around(left_of(after)) if seat not in self.sitting_out)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandResult:
    """A finished hand. `tricks` counts by seat, `points` by side; `contract` is `None` when it was thrown in."""

    number: int
    dealer: Seat
    contract: Contract | None
    tricks: tuple[int, ...]
    outcome: Outcome
    points: tuple[int, int]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The game so far, as it stands before or during a hand. `number` counts hands from 1, `scores` by side."""

    rules: Rules
    dealer: Seat
    number: int = 1
    scores: tuple[int, int] = (0, 0)

    def scored(self, points: tuple[int, int]) -> "Match":
        """The match with a hand's points added."""
        return replace(self, scores=(self.scores[0] + points[0], self.scores[1] + points[1]))

    def next_hand(self, dealer: Seat) -> "Match":
        """The match before the next hand."""
        return replace(self, dealer=dealer, number=self.number + 1)

    @property
    def winner(self) -> Side | None:
        """The side that has reached the target with the lead that is needed (RULES.md G1, G2)."""
        for side in SIDES:
            if (
                self.scores[side] >= self.rules.target
                and self.scores[side] - self.scores[1 - side] >= self.rules.win_by
            ):
                return side
        return None


@final
@dataclass(frozen=True, slots=True)
class Call:
    """One public word of the bidding, and who said it."""

    seat: Seat
    action: Pass | Order | Name | Alone


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """One hand on its way: what has been dealt, said and settled. `hands` are the cards held now, by seat.

    `contract` is `None` until trump is made, `buried` until the dealer has discarded.
    """

    match: Match
    hands: tuple[Cards, ...]
    kitty: tuple[Card, ...]
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    buried: Card | None = None

    @property
    def upcard(self) -> Card:
        """The card turned (RULES.md C3)."""
        return self.kitty[0]

    @property
    def turned_down(self) -> bool:
        """Whether everyone refused the upcard."""
        return len(self.calls) >= len(SEATS) and all(isinstance(call.action, Pass) for call in self.calls[: len(SEATS)])
