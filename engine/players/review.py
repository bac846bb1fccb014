"""The review of a finished game: each decision compared with the best choice of its moment."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from math import exp
from typing import Final, NamedTuple, TypeAlias, final

from engine.actions import Action, Deal, Pass, Show
from engine.cards import Card, Cards
from engine.codec import load
from engine.game import actor, apply, legal_actions, replay, start
from engine.match import HandResult
from engine.phases.kinds import Group, Phase
from engine.phases.registry import State
from engine.players.adviser import Advice, advise, confirms, loss_of, weigh
from engine.players.explain.codes import Reason, level_groups
from engine.players.explain.reason import reason
from engine.rules.model import Rules
from engine.seats import Seat
from engine.view import View, view

GOOD: Final = 0.1
INACCURATE: Final = 0.3
MISTAKEN: Final = 0.7
"""Losses from which a choice is an inaccuracy, a mistake and a blunder, in the unit of the rules (`unit`)."""
STEEPNESS: Final = 1.2
"""A decision that lost `x` units is worth `exp(-STEEPNESS * x)` of a right one: 0.3 lost is 70 %, 0.7 is 43 %."""
_TO_TEN: Final = 10


class ReviewMark(StrEnum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


BAD: Final = (ReviewMark.INACCURACY, ReviewMark.MISTAKE, ReviewMark.BLUNDER)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One decision. `trick` is its number while cards are played, else 0.

    `points` are to be expected of what was done, `best_points` of the best choice; `loss` is the difference, and none
    where chance may have made it or a second judge finds none. `matters` says that something could be lost here: not
    every choice came to the same. `line` counts the lines of the log from the hand's deal to this one. `reason` says
    why the best choice was the best, as the seat could know then; `None` where the choice was no mistake.
    """

    seat: Seat
    phase: Phase
    trick: int
    action: Action
    best: Action
    points: float
    best_points: float
    loss: float
    mark: ReviewMark
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
        bad = [each for each in self.decisions if each.mark in (ReviewMark.MISTAKE, ReviewMark.BLUNDER)]
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


def mark_of(loss: float) -> ReviewMark:
    """The mark of a loss in units of the rules.

    >>> [mark_of(loss).value for loss in (0, 0.05, 0.2, 0.5, 1)]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """
    if loss <= 0:
        return ReviewMark.BEST
    if loss < GOOD:
        return ReviewMark.GOOD
    if loss < INACCURATE:
        return ReviewMark.INACCURACY
    return ReviewMark.MISTAKE if loss < MISTAKEN else ReviewMark.BLUNDER


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
        inaccuracies=marks.count(ReviewMark.INACCURACY),
        mistakes=marks.count(ReviewMark.MISTAKE),
        blunders=marks.count(ReviewMark.BLUNDER),
    )


Think: TypeAlias = Callable[[View, int], Advice]
"""What a seat is advised; the number is a seed."""

STEPS: Final = 160_000
"""Steps of play in which what is played out in a whole game is judged, each of some 25 to 45 microseconds."""
DEALS: Final = (12, 100)
"""The fewest and the most deals that such a choice is tried in: as many as there are steps for, and enough to tell."""
_AUCTION: Final = 2
"""How many times as long a step takes where there is an auction."""
_SHORT: Final = 5
"""Cards of a hand about which calls are imagined quickly enough."""


@final
class _Step(NamedTuple):
    """A seat's action, with what it was advised where it had a choice."""

    action: Action
    advice: Advice | None
    judged: Judged | None


def hands_in(lines: Iterable[str]) -> int:
    """How many hands a log deals, those thrown in or dealt again with them."""
    return sum(line.startswith("deal ") for line in lines)


def review_hand(rules: Rules, lines: Sequence[str], hand: int, seed: int, think: Think | None = None) -> HandReview:
    """One hand of a game, the first is 0, from the log of the game.

    The same arguments give the same review. It takes as long as `think` for each decision; `None` is `thinking`, about
    it for as long as the whole game leaves to each. What it plays out is not blamed unless `confirms` finds it worse.

    Raises:
        ValueError: When the log deals no such hand.
        engine.EngineError: When the log is no game by these rules.
    """
    actions = [load(line) for line in lines]
    dealt = [(place, action) for place, action in enumerate(actions) if isinstance(action, Deal)]
    if not 0 <= hand < len(dealt):
        raise ValueError("no such hand")
    first = dealt[hand][0] + 1
    second, think = think is None, think or thinking(rules, actions)
    beginning = state = replay(rules, actions[:first])
    line: dict[int, _Step] = {}
    skipped, deals = 0, list[int]()
    for place in range(first, len(actions)):
        if state.phase.between_hands:
            break
        action, seat = actions[place], actor(state)
        if seat is not None and action in (choices := legal_actions(state)):
            mine = view(state, seat)
            advice = _advise(mine, seed, think) if len(choices) > 1 else None
            judged = None if advice is None else judge(mine, action, advice, place - first + 1)
            if second and advice is not None and judged is not None and judged.mark in BAD and not _is_quick(mine):
                blamed = confirms(mine, seed, judged.best, action, advice.deals // 2)
                judged = judged if blamed else judge(mine, action, advice, place - first + 1, doubted=True)
            skipped += len(choices) > 1 and judged is None
            if advice is not None and judged is not None:
                deals.append(advice.deals)
            line[place] = _Step(action, advice, judged)
        state = apply(state, action)
    opening, after = view(beginning, None), view(state, None)
    return HandReview(
        number=opening.number,
        dealer=opening.dealer or 0,
        hands=dealt[hand][1].hands,
        upcard=opening.upcard,
        decisions=tuple(step.judged for step in line.values() if step.judged is not None),
        skipped=skipped,
        call=_best_call(beginning, line, first, seed, think),
        result=after.last if after.last is not None and after.last.number == opening.number else None,
        scores=after.scores,
        deals=min(deals, default=0),
    )


def judge(mine: View, action: Action, advice: Advice, line: int = 0, *, doubted: bool = False) -> Judged | None:
    """What a seat did, against what it was advised; `None` where the advice does not speak of that.

    line -- counts the lines of the log from the deal
    doubted -- a second judge does not find the advice better: nothing was lost, but the advice stays the best
    """
    if mine.seat is None or all(option.action != action for option in advice.options):
        return None
    size = unit(mine.rules)
    done, loss = advice.of(action), 0.0 if doubted else loss_of(mine, action, advice)
    best, mark = done if done in level_groups(advice)[0] else advice.best, mark_of(loss / size)
    playing = mine.phase.group is Group.PLAY
    return Judged(
        seat=mine.seat,
        phase=mine.phase,
        trick=len(mine.tricks) + 1 if playing else 0,
        action=action,
        best=best.action,
        points=done.points,
        best_points=best.points,
        loss=loss,
        mark=mark,
        matters=any(abs(option.points - advice.best.points) > option.noise for option in advice.options),
        line=line,
        reason=reason(mine, advice) if mark in BAD else None,
    )


def thinking(rules: Rules, actions: Sequence[Action]) -> Think:
    """What a seat is advised in a review of this game.

    Where that takes some hundredths of a second it is what `advise` says; else what comes of playing hands out, as many
    of them as a review of the whole game has the time for.
    """
    steps, dealt, state = 0, 0, start(rules)
    ends = [place for place, action in enumerate(actions) if isinstance(action, Deal)] + [len(actions)]
    for place, action in enumerate(actions):
        if isinstance(action, Deal):
            dealt += 1
        elif (seat := actor(state)) is not None and len(choices := legal_actions(state)) > 1:
            steps += 0 if _is_quick(view(state, seat)) else len(choices) * (ends[dealt] - place)
        state = apply(state, action)
    steps *= 1 if rules.turns_up else _AUCTION
    return partial(_think, min(max(STEPS // max(1, steps), DEALS[0]), DEALS[1]))


def _think(deals: int, mine: View, seed: int) -> Advice:
    return advise(mine, seed) if _is_quick(mine) else weigh(mine, seed, deals)


def _is_quick(mine: View) -> bool:
    """Whether the adviser imagines deals and solves them, compiled."""
    from engine.players.monte_carlo import (
        call_values,
        card_values,  # loads numba, which who never asks need not wait for
    )
    from engine.players.monte_carlo.jit import COMPILED

    if not COMPILED or mine.rules.honour:
        return False
    return card_values.can_weigh(mine) or (mine.rules.hand_size <= _SHORT and call_values.can_weigh(mine))


def _advise(mine: View, seed: int, think: Think) -> Advice | None:
    try:
        return think(mine, seed)
    except Exception:  # of whatever kind: what cannot be judged is left out and counted, and the rest goes on
        return None


def _best_call(state: State, line: dict[int, _Step], place: int, seed: int, think: Think) -> BestCall | None:
    """What the bidding comes to if everyone does what is best.

    It follows the game as long as what was done there was as good as anything, and from then on what each seat would be
    advised, by what it could know then.
    """
    said, points = list[tuple[Seat, Action]](), 0.0
    while (seat := actor(state)) is not None and state.phase.before_trump:
        choices, happened = legal_actions(state), line.get(place)
        if happened is not None:
            action, advice, judged = happened
        else:
            action = choices[0]
            advice = _advise(view(state, seat), seed, think) if len(choices) > 1 else None
            judged = None
        if len(choices) > 1:
            if advice is None:
                return None
            action = advice.best.action if judged is None else judged.best
        if happened is None or action != happened.action:
            line = {}  # another game from here on
        if not isinstance(action, Pass | Show):
            said.append((seat, action))
            points = 0.0 if advice is None else advice.of(action).points
        state, place = apply(state, action), place + 1
    if view(state, None).contract is None or not said:
        return BestCall(seat=None)
    caller = said[-1][0]
    return BestCall(seat=caller, said=tuple([action for seat, action in said if seat == caller]), points=points)
