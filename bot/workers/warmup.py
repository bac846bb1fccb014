"""Loads what players need before the first decision: compiled code, tables made at import."""

from random import Random
from typing import Final

from engine import PRESETS, State, apply, fairness, start, view
from engine.phases.registry import Dealing, DrawForDeal
from engine.players.levels import Level, player_at

_DECISIONS: Final = 8
"""Of one hand: the bids, the discard and the first cards."""


def warm_up() -> None:
    """Let each level play the beginning of a hand. Takes from milliseconds to seconds."""
    for level in Level:
        player, dice, state = player_at(level), Random(1), _deal()  # noqa: S311 - nobody's cards
        for _ in range(_DECISIONS):
            state = apply(state, player.choose(view(state, state.actor), dice))


def _deal() -> State:
    state: State = start(PRESETS["north-american"])
    while isinstance(state, DrawForDeal | Dealing):
        state = apply(state, fairness.chance(state, bytes(fairness.SECRET_BYTES)))
    return state


if __name__ == "__main__":
    warm_up()
