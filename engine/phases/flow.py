"""What comes after a phase: the first later one that these rules hold at this hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from engine.hand.hand import Hand
    from engine.phases import State
    from engine.rules.model import Rules

Step: TypeAlias = "Callable[[Hand], State | None]"
"""Enters a phase with a hand, or answers `None` where the phase does not apply."""


@lru_cache(maxsize=1 << 12)
def _after(done: Step | None, rules: Rules) -> tuple[Step, ...]:
    """The steps after one that these rules may ever take."""
    from engine.phases import ONLY_WHERE, STEPS  # late, because every phase imports this module

    later = STEPS[STEPS.index(done) + 1 if done else 0 :]
    return tuple(step for step in later if step not in ONLY_WHERE or ONLY_WHERE[step](rules))


def proceed(hand: Hand, done: Step | None = None) -> State:
    """The state after the phase that `done` enters, or the first state of a hand just dealt."""
    for step in _after(done, hand.match.rules):
        state = step(hand)
        if state is not None:
            return state
    raise AssertionError("the last step takes every hand")
