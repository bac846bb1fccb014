"""What comes after a phase: the first later one that these rules hold at this hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from engine.hand import Hand
    from engine.phases import State

Step: TypeAlias = "Callable[[Hand], State | None]"
"""Enters a phase with a hand, or answers `None` where the phase does not apply."""


@cache
def _after(done: Step | None) -> tuple[Step, ...]:
    from engine.phases import STEPS  # late, because every phase imports this module

    return STEPS[STEPS.index(done) + 1 if done else 0 :]


def proceed(hand: Hand, done: Step | None = None) -> State:
    """The state after the phase that `done` enters, or the first state of a hand just dealt."""
    for step in _after(done):
        state = step(hand)
        if state is not None:
            return state
    raise AssertionError("the last step takes every hand")
