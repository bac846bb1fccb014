"""What the phases of a hand share: the match, the hand as dealt, the calls, the contract, the result."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple, final

from engine.actions import Alone, Name, Order, Pass
from engine.cards import Card, Cards, Trump
from engine.options import LoneLead
from engine.ranking import Ranking, ranking
from engine.rules import Rules
from engine.seats import SEATS, Seat, Side, around, left_of, partner_of, side_of


@final
class Lineup(NamedTuple):
    """Who plays a hand. `active` are the seats in seat order; `following[seat]` is the first of them after `seat`."""

    active: tuple[Seat, ...]
    following: tuple[Seat, ...]


@cache
def _lineup(sitting_out: tuple[Seat, ...]) -> Lineup:
    active = tuple(seat for seat in SEATS if seat not in sitting_out)
    return Lineup(active, tuple(next(s for s in around(left_of(seat)) if s in active) for seat in SEATS))


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
        if not self.alone and self.lone_defender is None:
            return ()
        partner = (partner_of(self.maker),) if self.alone else ()
        lone = (partner_of(self.lone_defender),) if self.lone_defender is not None else ()
        return partner + lone

    @property
    def lineup(self) -> Lineup:
        """The seats that play, and their turns."""
        return _lineup(self.sitting_out)

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play, in seat order."""
        return self.lineup.active

    @property
    def ranking(self) -> Ranking:
        """The order of the cards under this trump."""
        return ranking(self.trump)

    def first_lead(self, dealer: Seat, rules: Rules) -> Seat:
        """Who leads first: the eldest who plays, or the active defender at the loner's left (RULES.md E3)."""
        after = self.maker if self.alone and rules.lone_lead is LoneLead.LEFT_OF_LONER else dealer
        return self.lineup.following[after]


@final
class Trick(NamedTuple):
    """A finished trick: cards in the order played from `leader` on, by the seats that play."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandResult:
    """A finished hand. `tricks` counts by seat, `points` by side, `played` are the tricks themselves.

    `contract` is `None` when the hand was thrown in.
    """

    number: int
    dealer: Seat
    contract: Contract | None
    tricks: tuple[int, ...]
    outcome: Outcome
    points: tuple[int, int]
    played: tuple[Trick, ...] = ()


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
        return Match(rules=self.rules, dealer=self.dealer, number=self.number, scores=_sum(self.scores, points))

    def next_hand(self, dealer: Seat, points: tuple[int, int] = (0, 0)) -> "Match":
        """The match before the next hand, with the points of this one added."""
        return Match(rules=self.rules, dealer=dealer, number=self.number + 1, scores=_sum(self.scores, points))

    @property
    def winner(self) -> Side | None:
        """The side that has won."""
        return self.winner_after((0, 0))

    def winner_after(self, points: tuple[int, int]) -> Side | None:
        """The side that reaches the target with the lead that is needed, given these points (RULES.md G1, G2)."""
        first, second = _sum(self.scores, points)
        best, lead = (first, first - second) if first > second else (second, second - first)
        if best < self.rules.winning_score or lead < self.rules.win_by:
            return None
        return 0 if first > second else 1


def _sum(scores: tuple[int, int], points: tuple[int, int]) -> tuple[int, int]:
    return scores[0] + points[0], scores[1] + points[1]


@final
@dataclass(frozen=True, slots=True)
class Call:
    """One public word of the bidding, and who said it."""

    seat: Seat
    action: Pass | Order | Name | Alone


@final
class Hand(NamedTuple):
    """One hand on its way: what has been dealt, said and settled. `hands` are the cards held now, by seat.

    `contract` is `None` until trump is made, `buried` until the dealer has discarded. A named tuple, because every step
    of the bidding makes a new one: that takes a third of the time of a frozen dataclass.
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
    def first_speaker(self) -> Seat:
        """Who bids first (RULES.md D6)."""
        return self.match.rules.first_speaker(self.match.dealer)

    def may_make(self, seat: Seat, trump: Trump, *, upcard: bool) -> bool:
        """Whether `seat` holds what the rules ask of who makes this trump (RULES.md D7).

        `upcard` says that the dealer would take it: it counts for the dealer alone, and a bower never does.
        """
        match = self.match
        if trump is Trump.NONE or not match.rules.asks_for_trump(seat, match.dealer):
            return True
        held = self.hands[seat]
        if upcard and seat == match.dealer:
            held |= 1 << self.upcard
        return bool(held & ranking(trump).plain_trumps)

    @property
    def turned_down(self) -> bool:
        """Whether everyone refused the upcard."""
        return len(self.calls) >= len(SEATS) and all(isinstance(call.action, Pass) for call in self.calls[: len(SEATS)])

    def told(self, seat: Seat, action: Pass | Order | Name | Alone, contract: Contract | None = None) -> "Hand":
        """The hand after one more word of the bidding, and the contract it made or changed, if any."""
        calls = (*self.calls, Call(seat, action))
        return Hand(self.match, self.hands, self.kitty, calls, contract or self.contract, self.buried)

    def holding(self, seat: Seat, cards: Cards, buried: Card | None = None) -> "Hand":
        """The hand where `seat` now holds `cards`, after burying a card, if any."""
        hands = (*self.hands[:seat], cards, *self.hands[seat + 1 :])
        return Hand(self.match, hands, self.kitty, self.calls, self.contract, buried)
