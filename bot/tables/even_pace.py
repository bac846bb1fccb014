"""Even pace (rules-spec H2): every call in the bidding is shown after the same delay, so hesitation reveals nothing."""

from typing import Final

from engine import State

STEP_MS: Final = 3_000
"""A call is shown this long after the turn began, or at the next multiple of it."""
COMPUTERS: Final = 2.5
"""Seconds a computer takes to call at an even pace: less than a step, so that calls do not queue up."""


def asks_for_call(state: State | None) -> bool:
    """Whether the seat to act makes a call."""
    return state is not None and state.actor is not None and state.phase.asks_for_call


def show_time(began: int, now: int) -> int:
    """When a call made `now` is shown, in a turn that `began` then: times in milliseconds UTC.

    >>> [show_time(0, now) for now in (0, 100, 3000, 3001, 6500)]
    [3000, 3000, 3000, 6000, 9000]
    """
    return began + STEP_MS * max(1, -(-(now - began) // STEP_MS))
