"""What the table's host rules on table talk, at any moment while a hand is on (RULES.md H2).

Rulings are no part of any phase: each takes all states that have a hand, so they are kept together here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from engine.actions import Award, Replay
from engine.errors import IllegalAction, Refusal
from engine.match import HandResult, Match, Outcome
from engine.phases import Claiming, Cutting, Dealing, DrawForDeal, Over, Playing, RevokeReview, RobsonsChoice
from engine.phases.deal.deal import to_deal
from engine.phases.end.end_of_hand import end_game
from engine.rules.options import Scoring
from engine.scoring.countdown import pooled

if TYPE_CHECKING:
    from engine.hand.hand import Hand
    from engine.phases import State
    from engine.rules.model import Rules
    from engine.seats import Side

Ruling: TypeAlias = Replay | Award


def rule(state: State, ruling: Ruling) -> State:
    """The state after a ruling: the hand is dealt again, or goes on with a point for one side.

    Raises:
        IllegalAction: NOT_NOW between hands, and for a side that there is not; GAME_OVER after the game.
    """
    if isinstance(state, Over):
        raise IllegalAction(Refusal.GAME_OVER)
    if isinstance(state, DrawForDeal | Cutting | Dealing):
        raise IllegalAction(Refusal.NOT_NOW)
    hand, match = state.hand, state.hand.match
    if isinstance(ruling, Replay):
        # the number is new, so that the deal promised for it is new too; the hand that is void does not count
        return to_deal(match.next_hand(match.dealer))
    points = _award(match.rules, ruling.side)
    awarded = match.scored(points)
    winner = None if match.rules.fixed_hands else awarded.winner
    if winner is not None:
        return _over(awarded, _cut_short(hand, _play(state), points), winner)
    match state:
        case Playing():
            return _rescored(state, awarded)
        case Claiming() | RevokeReview() | RobsonsChoice():
            return replace(state, playing=_rescored(state.playing, awarded))
        case _:
            rescored = hand._replace(match=awarded)
            return state._replace(hand=rescored) if isinstance(state, tuple) else replace(state, hand=rescored)


def _award(rules: Rules, side: Side) -> tuple[int, ...]:
    """A point won, by side; where scores count down it is one off."""
    if not 0 <= side < rules.sides:
        raise IllegalAction(Refusal.NOT_NOW)
    point = -1 if rules.scoring is Scoring.COUNT_DOWN else 1
    return tuple([point if each == side else 0 for each in range(rules.sides)])


def _over(match: Match, result: HandResult, winner: Side) -> State:
    pool = pooled(match, result, winner) if match.rules.pool else match
    return end_game(pool, result, winner, match.rules.next_dealer(match.dealer))


def _play(state: State) -> Playing | None:
    """The tricks so far, `None` before the first lead."""
    if isinstance(state, Claiming | RevokeReview | RobsonsChoice):
        return state.playing
    return state if isinstance(state, Playing) else None


def _rescored(playing: Playing, match: Match) -> Playing:
    return playing._replace(setting=playing.setting._replace(hand=playing.hand._replace(match=match)))


def _cut_short(hand: Hand, playing: Playing | None, points: tuple[int, ...]) -> HandResult:
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
