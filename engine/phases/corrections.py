"""Scores that a moderator sets right between two hands: no part of any phase, like rulings (`engine.phases.rulings`).

A correction changes the scores of the game under way and nothing else: no finished hand, no counters, not whose deal it
is. It ends no game either: a game is won by playing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.actions import HIGHEST_SCORE, Correct
from engine.errors import IllegalAction, Refusal
from engine.phases import Cutting, Dealing, Over
from engine.rules.options import Scoring

if TYPE_CHECKING:
    from engine.phases import State
    from engine.rules.model import Rules

_BELOW_ZERO: Final = frozenset({Scoring.TRICKS, Scoring.COUNT_DOWN})
"""Where points are taken off even from who has none."""


def correct(state: State, correction: Correct) -> State:
    """The state with other scores.

    Raises:
        IllegalAction: NOT_BETWEEN_HANDS while cards are out and before there is a dealer, GAME_OVER after the game,
            BAD_SCORES, SAME_SCORES, WINNING_SCORES.
    """
    if isinstance(state, Over):
        raise IllegalAction(Refusal.GAME_OVER)
    if not isinstance(state, Cutting | Dealing):
        raise IllegalAction(Refusal.NOT_BETWEEN_HANDS)
    match, scores = state.match, correction.scores
    if len(scores) != match.rules.sides or not {*scores} <= {*scores_of(match.rules)}:
        raise IllegalAction(Refusal.BAD_SCORES)
    if scores == match.scores:
        raise IllegalAction(Refusal.SAME_SCORES)
    corrected = match._replace(scores=scores)
    if corrected.winner is not None:
        raise IllegalAction(Refusal.WINNING_SCORES)
    return state._replace(match=corrected) if isinstance(state, Dealing) else replace(state, match=corrected)


def scores_of(rules: Rules) -> range:
    """The scores that a correction may set at a table, those that win among them."""
    return range(-HIGHEST_SCORE if rules.scoring in _BELOW_ZERO else 0, HIGHEST_SCORE + 1)
