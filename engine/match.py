"""The game so far: its hands, each with its outcome, and the scores.

What every hand makes is made as `X.__new__(X, ...)`: the same as `X(...)` in half the time (docs/decisions/0001).
"""

from enum import StrEnum
from typing import Final, NamedTuple, final

from engine.contract import Contract, Trick
from engine.rules.model import Rules
from engine.rules.options import Ties
from engine.seats import Seat, Side


class Outcome(StrEnum):
    """How a hand ended (rules-spec 6)."""

    MADE = "made"
    MARCH = "march"
    LONE_MADE = "lone_made"
    LONE_MARCH = "lone_march"
    EUCHRED = "euchred"
    LONE_DEFENCE = "lone_defence"
    """Euchred by a defender who played alone (rules-spec E4)."""
    BID_MADE = "bid_made"
    """After an auction: as many tricks as were bid, or more (rules-spec 10)."""
    BID_SET = "bid_set"
    MOON_MADE = "moon_made"
    """The bid above all tricks, and every trick."""
    MOON_SET = "moon_set"
    NO_MAKER = "no_maker"
    """Played out with nobody's trump: a club was turned (rules-spec 10, dirty clubs)."""
    DECLARED_WON = "declared_won"
    """All tricks, as declared: game and pool (rules-spec 10, set-back)."""
    DECLARED_LOST = "declared_lost"
    THROWN_IN = "thrown_in"
    FORFEITED = "forfeited"
    """Thrown in by a dealer who had to name trump: the opponents score (rules-spec D3)."""
    REVOKED = "revoked"
    """Ended by a revoke rightly called (rules-spec H1)."""
    FALSELY_CALLED = "falsely_called"
    """Ended by a revoke wrongly called, where that costs points (rules-spec H1)."""
    AWARDED = "awarded"
    """The game ended within the hand, by a point awarded for table talk (rules-spec H2)."""


@final
class HandResult(NamedTuple):
    """A finished hand. `tricks` counts by seat, `points` are what it changed in the scores by side.

    `played` are the tricks; `contract` is `None` when the hand was thrown in. `points` may be below zero: a bid that
    failed, scores that count down, opponents lowered.
    """

    number: int
    dealer: Seat
    contract: Contract | None
    tricks: tuple[int, ...]
    outcome: Outcome
    points: tuple[int, ...]
    played: tuple[Trick, ...] = ()
    partner: Seat | None = None
    """Whom the called card made the maker's partner (five-handed)."""
    claimed: Seat | None = None
    """Who laid the hand down and got the rest of the tricks, or conceded them (rules-spec L1, L2)."""
    revoked: Seat | None = None
    """Whose revoke, or whose false call of one, ended the hand (rules-spec H1)."""
    lowered: bool = False
    """Whether the winners lowered the opponents' score (rules-spec G4)."""
    counters: tuple[int, ...] = ()
    """What it changed in the pots by side; empty where nothing was staked (rules-spec H3)."""


LONGEST: Final = 600
"""Hands, with those dealt again, after which the score decides a game; without a leader the next one goes on."""


@final
class Match(NamedTuple):
    """The game so far, as it stands before or during a hand. `number` counts hands from 1, `scores` by side.

    `games` are those of a rubber won, by side; `pots` are counters won, by side, less those paid; `pool` is what the
    winner takes; `hands` counts the hands that were finished, not those dealt again. `lowered` are the sides that have
    lost points in this game, and so had some.
    """

    rules: Rules
    dealer: Seat
    number: int = 1
    scores: tuple[int, ...] = (0, 0)
    games: tuple[int, ...] = (0, 0)
    pots: tuple[int, ...] = (0, 0)
    pool: int = 0
    hands: int = 0
    lowered: tuple[Side, ...] = ()

    def add_points(self, points: tuple[int, ...]) -> "Match":
        """The match with some points added, while a hand is on or because it ended the game."""
        return self._with(self.dealer, self.number, points, self.hands)

    def next_hand(self, dealer: Seat, points: tuple[int, ...] = ()) -> "Match":
        """The match before the next hand, with the points of this one added; none where it is dealt again."""
        return self._with(dealer, self.number + 1, points, self.hands + 1 if points else self.hands)

    def _with(self, dealer: Seat, number: int, points: tuple[int, ...], hands: int) -> "Match":
        scores = _sum(self.scores, points)
        lowered = self.lowered
        if points and min(points) < 0 and not self.rules.counts_down:
            lowered += tuple([side for side, more in enumerate(points) if more < 0 and side not in lowered])
        return Match.__new__(
            Match, self.rules, dealer, number, scores, self.games, self.pots, self.pool, hands, lowered
        )

    def is_skunk(self, winner: Side) -> bool:
        """Whether a game was won to nothing; where a skunk counts two, by the last score alone (rules-spec G3)."""
        had_points = () if self.rules.skunk_counts_two else self.lowered
        return all(score == 0 and side not in had_points for side, score in enumerate(self.scores) if side != winner)

    @property
    def winner(self) -> Side | None:
        """The side that has won."""
        return self.winner_after(())

    def winner_after(self, points: tuple[int, ...]) -> Side | None:
        """The side that has won once a hand with these points is finished (rules-spec G1, G2, G5).

        That is whoever reaches the target with the lead that is needed, or leads after so many hands; nobody while the
        highest score is shared. From `LONGEST` hands on whoever leads has won (rules-spec G6).
        """
        scores, rules = _sum(self.scores, points), self.rules
        if self.number >= LONGEST:
            best = min(scores) if rules.counts_down else max(scores)
            return scores.index(best) if scores.count(best) == 1 else None
        if rules.counts_down:
            best = min(scores)  # 0 or below, and lower than all others: a tie plays another hand (rules-spec 10)
            return scores.index(best) if best <= 0 and scores.count(best) == 1 else None
        best = max(scores)
        if rules.fixed_hands:
            if self.hands + (1 if points else 0) < rules.fixed_hands:
                return None
        elif best < rules.winning_score:
            return None
        second = sorted(scores)[-2]
        return scores.index(best) if best - second >= rules.win_by else None

    def is_drawn_after(self, points: tuple[int, ...]) -> bool:
        """Whether the game is drawn once a hand with these points is finished without a winner (rules-spec G7)."""
        rules = self.rules
        return rules.ties is Ties.DRAWN and self.hands + (1 if points else 0) >= rules.fixed_hands


def first_match(rules: Rules, dealer: Seat) -> Match:
    """The match before its first hand; where there is a pool, everyone has put an ante into it (rules-spec 10)."""
    sides, ante = rules.sides, rules.ante * rules.pool
    none, scores, pots = (0,) * sides, (rules.starting_score,) * sides, (-ante,) * sides
    return Match.__new__(Match, rules, dealer, 1, scores, none, pots, ante * sides)


def _sum(scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    if not points:
        return scores
    if len(scores) == 2:
        return scores[0] + points[0], scores[1] + points[1]
    return tuple([score + more for score, more in zip(scores, points, strict=True)])
