"""What each decision of a finished game cost, and what follows for the players."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp
from typing import Final, final

from engine.actions import Action
from engine.cards import Card, Cards
from engine.match import HandResult
from engine.phases.kinds import Phase
from engine.players.explain.codes import Reason
from engine.rules.model import Rules
from engine.seats import Seat

GOOD: Final = 0.1
INACCURATE: Final = 0.3
MISTAKEN: Final = 0.7
"""Losses from which a choice is an inaccuracy, a mistake and a blunder, in the unit of the rules (`unit`)."""
STEEPNESS: Final = 1.2
"""A decision that lost `x` units is worth `exp(-STEEPNESS * x)` of a right one: 0.3 lost is 70 %, 0.7 is 43 %."""
_TO_TEN: Final = 10


class Mark(StrEnum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


BAD: Final = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One decision. `trick` is its number while cards are played, else 0.

    `points` are to be expected of what was done, `best_points` of the best choice; `loss` is the difference, and none
    where chance may have made it. `matters` says that something could be lost here: not every choice came to the same.
    `line` counts the lines of the log from the hand's deal to this one. `reason` says why the best choice was the best,
    as the seat could know then; `None` where the choice was no mistake.
    """

    seat: Seat
    phase: Phase
    trick: int
    action: Action
    best: Action
    points: float
    best_points: float
    loss: float
    mark: Mark
    matters: bool
    line: int = 0
    reason: Reason | None = None


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BestCall:
    """What the bidding comes to if everyone, one after the other, does what is best for what one knows.

    `said` is what `seat` says to make trump; nobody does where `seat` is `None`.
    """

    seat: Seat | None
    said: tuple[Action, ...] = ()
    points: float = 0.0


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandReview:
    """A hand as it was dealt, judged and scored.

    `scores` are those after it; `result` is `None` where it was dealt again. `skipped` counts decisions that nothing
    could be said about; `call` is `None` where the best call is not known.
    """

    number: int
    dealer: Seat
    hands: tuple[Cards, ...]
    upcard: Card | None
    decisions: tuple[Judged, ...]
    skipped: int
    call: BestCall | None
    result: HandResult | None
    scores: tuple[int, ...]
    deals: int
    """The fewest deals that a decision was judged in; 0 where none was."""

    @property
    def turning_point(self) -> Judged | None:
        """The decision that cost most, if it was a mistake or worse."""
        bad = [each for each in self.decisions if each.mark in (Mark.MISTAKE, Mark.BLUNDER)]
        return max(bad, key=lambda each: each.loss, default=None)

    def points_lost(self, rules: Rules) -> tuple[float, ...]:
        """Points lost by each side."""
        return tuple(
            sum(each.loss for each in self.decisions if rules.side_of(each.seat) == side) for side in range(rules.sides)
        )


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerReview:
    """How a seat has played a game. `accuracy` is 0 to 100, `None` where nothing that it decided mattered."""

    seat: Seat
    accuracy: float | None
    loss: float
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int


@final
@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, its hands in order."""

    rules: Rules
    hands: tuple[HandReview, ...]

    @property
    def players(self) -> tuple[PlayerReview, ...]:
        """How each seat has played, in seat order."""
        by_seat: list[list[Judged]] = [[] for _ in range(self.rules.seats)]
        for hand in self.hands:
            for each in hand.decisions:
                by_seat[each.seat].append(each)
        return tuple(_player(seat, judged, self.rules) for seat, judged in enumerate(by_seat))

    @property
    def skipped(self) -> int:
        """Decisions that nothing could be said about."""
        return sum(hand.skipped for hand in self.hands)

    @property
    def deals(self) -> int:
        """The fewest deals that a decision was judged in."""
        return min((hand.deals for hand in self.hands if hand.deals), default=0)

    def worst(self, most: int) -> tuple[tuple[HandReview, Judged], ...]:
        """The decisions that cost most, inaccuracies and worse only, the dearest first."""
        bad = [(hand, each) for hand in self.hands for each in hand.decisions if each.mark in BAD]
        return tuple(sorted(bad, key=lambda found: -found[1].loss)[:most])


def mark_of(loss: float) -> Mark:
    """The mark of a loss in units of the rules.

    >>> [mark_of(loss).value for loss in (0, 0.05, 0.2, 0.5, 1)]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """
    if loss <= 0:
        return Mark.BEST
    if loss < GOOD:
        return Mark.GOOD
    if loss < INACCURATE:
        return Mark.INACCURACY
    return Mark.MISTAKE if loss < MISTAKEN else Mark.BLUNDER


def unit(rules: Rules) -> float:
    """What counts as a point: where games go to 20 and more, a hand is worth more, and so is what may be lost.

    >>> unit(Rules()), unit(Rules(target=32))
    (1, 3)
    """
    return 1 if rules.fixed_hands else max(1, rules.target // _TO_TEN)


def accuracy(losses: Sequence[float]) -> float | None:
    """How well decisions were made, 0 to 100, from what each lost in units of the rules; `None` for none.

    The mean over them of `exp(-STEEPNESS * loss)`: who loses more is never more accurate.

    >>> accuracy([0, 0, 0]), accuracy([])
    (100.0, None)
    """
    if not losses:
        return None
    return 100 * sum(exp(-STEEPNESS * loss) for loss in losses) / len(losses)


def _player(seat: Seat, judged: Sequence[Judged], rules: Rules) -> PlayerReview:
    marks = [each.mark for each in judged]
    return PlayerReview(
        seat=seat,
        accuracy=accuracy([each.loss / unit(rules) for each in judged if each.matters]),
        loss=sum(each.loss for each in judged),
        decisions=len(judged),
        inaccuracies=marks.count(Mark.INACCURACY),
        mistakes=marks.count(Mark.MISTAKE),
        blunders=marks.count(Mark.BLUNDER),
    )
