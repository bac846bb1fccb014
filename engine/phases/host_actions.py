"""What the host or a moderator does to a game: rulings on table talk, and corrected scores (rules-spec H2).

They are no part of any phase. A ruling is possible at any moment while a hand is on, a correction between two hands.
A correction changes the scores of the game under way and nothing else: no finished hand, no counters, not whose deal it
is. It does not end a game: a game is won by playing.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, TypeAlias, TypeVar

from engine.actions import HIGHEST_SCORE, Award, Correct, Replay
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.match import HandResult, Match, Outcome
from engine.phases.base import BaseState
from engine.phases.deal import to_deal
from engine.phases.end import end_game
from engine.phases.playing import OfPlay, PlayState
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over, Playing, State
from engine.rules.model import Rules
from engine.rules.options import Scoring
from engine.scoring import settle_pool
from engine.seats import Side

HostAction: TypeAlias = Replay | Award | Correct

HOST_ACTIONS: Final = frozenset({Replay, Award, Correct})
_BELOW_ZERO: Final = frozenset({Scoring.TRICKS, Scoring.COUNT_DOWN})
"""Where points are taken off even a side that has none."""
_AnyState = TypeVar("_AnyState", bound=State)


def apply_host_action(state: State, action: HostAction) -> BaseState:
    """The state after a ruling or a correction.

    Raises:
        IllegalAction: GAME_OVER after the game. A ruling: NOT_NOW between hands, and for a side that there is not. A
            correction: NOT_BETWEEN_HANDS while cards are out and before there is a dealer, BAD_SCORES, SAME_SCORES,
            WINNING_SCORES.
    """
    if isinstance(state, Over):
        raise IllegalAction(Refusal.GAME_OVER)
    if isinstance(action, Correct):
        if not isinstance(state, Cutting | Dealing):
            raise IllegalAction(Refusal.NOT_BETWEEN_HANDS)
        return _replace(state, match=_correct_scores(state.match, action.scores))
    if isinstance(state, DrawForDeal | Cutting | Dealing):
        raise IllegalAction(Refusal.NOT_NOW)
    match = state.hand.match
    if isinstance(action, Replay):
        # the number is new, so that the deal promised for it is new too; the hand that is void does not count
        return to_deal(match.next_hand(match.dealer))
    points = _point_for(action.side, match.rules)
    awarded = match.add_points(points)
    winner = None if match.rules.fixed_hands else awarded.winner
    if winner is not None:
        result = _cut_short(state.hand, _play_of(state), points)
        pool = settle_pool(awarded, result, winner) if match.rules.pool else awarded
        return end_game(pool, result, winner, match.rules.next_dealer(match.dealer))
    match state:
        case Playing():
            return _with_match(state, awarded)
        case OfPlay():
            return replace(state, playing=_with_match(state.playing, awarded))
        case _:
            return _replace(state, hand=state.hand._replace(match=awarded))


def host_events(before: State, action: HostAction, after: BaseState) -> Iterator[Event]:
    """A ruling or a correction. A point that ends the game has its event at the end of the hand."""
    match action:
        case Replay():
            yield Event(word=Word.RULED_REPLAY)
        case Award(side) if after.phase.has_hand:
            yield Event(word=Word.RULED_POINT, side=side, points=1)
        case Correct(scores) if isinstance(before, Cutting | Dealing):
            for side, (score, was) in enumerate(zip(scores, before.match.scores, strict=True)):
                if score != was:
                    yield Event(word=Word.SCORE_CORRECTED, side=side, points=score, others=was)
        case _:
            pass


def scores_of(rules: Rules) -> range:
    """The scores that a correction may set at a table, those that win among them."""
    return range(-HIGHEST_SCORE if rules.scoring in _BELOW_ZERO else 0, HIGHEST_SCORE + 1)


def _correct_scores(match: Match, scores: tuple[int, ...]) -> Match:
    if len(scores) != match.rules.sides or not {*scores} <= {*scores_of(match.rules)}:
        raise IllegalAction(Refusal.BAD_SCORES)
    if scores == match.scores:
        raise IllegalAction(Refusal.SAME_SCORES)
    corrected = match._replace(scores=scores)
    if corrected.winner is not None:
        raise IllegalAction(Refusal.WINNING_SCORES)
    return corrected


def _point_for(side: Side, rules: Rules) -> tuple[int, ...]:
    """A point won, by side; where scores count down it is one off."""
    if not 0 <= side < rules.sides:
        raise IllegalAction(Refusal.NOT_NOW)
    point = -1 if rules.counts_down else 1
    return tuple([point if each == side else 0 for each in range(rules.sides)])


def _play_of(state: State) -> PlayState | None:
    """The tricks so far, `None` before the first lead."""
    if isinstance(state, OfPlay):
        return state.playing
    return state if isinstance(state, Playing) else None


def _with_match(playing: PlayState, match: Match) -> PlayState:
    return playing.with_setting(playing.setting._replace(hand=playing.hand._replace(match=match)))


def _replace(state: _AnyState, **fields: Match | Hand) -> _AnyState:
    """A state with other fields: some phases are named tuples, the others dataclasses."""
    return state._replace(**fields) if isinstance(state, tuple) else replace(state, **fields)


def _cut_short(hand: Hand, playing: PlayState | None, points: tuple[int, ...]) -> HandResult:
    """What there is of a hand within which the game ends."""
    return HandResult(
        number=hand.match.number,
        dealer=hand.match.dealer,
        contract=hand.contract,
        tricks=playing.taken if playing else (0,) * len(hand.hands),
        played=playing.tricks if playing else (),
        outcome=Outcome.AWARDED,
        points=points,
    )
