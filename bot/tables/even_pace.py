"""Even pace (rules-spec H2): what is said in the bidding is shown after the same delay, so hesitation tells nothing."""

from typing import Final

from engine import State

STEP_MS: Final = 3_000
"""What is said is shown so long after the turn began; who takes longer is shown at the next multiple of it."""
COMPUTERS: Final = 2.5
"""Seconds a computer takes to speak at an even pace: less than a step, so that what is shown does not fall behind."""


def is_spoken(state: State | None) -> bool:
    """Whether the seat to act is to say something."""
    return state is not None and state.actor is not None and state.phase.asks_for_call


def shown_at(began: int, now: int) -> int:
    """When what is said `now` is shown, in a turn that `began` then: times in milliseconds UTC.

    >>> [shown_at(0, now) for now in (0, 100, 3000, 3001, 6500)]
    [3000, 3000, 3000, 6000, 9000]
    """
    return began + STEP_MS * max(1, -(-(now - began) // STEP_MS))
