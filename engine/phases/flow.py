"""What comes after a phase: the first later one that these rules hold at this hand.

Phases ask here, so that none of them imports the next. The row of steps comes from `engine.phases.registry`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Protocol, TypeAlias, TypeVar

from engine.hand import Hand
from engine.match import HandResult, Match
from engine.phases.base import BaseState
from engine.rules.model import Rules

Step: TypeAlias = Callable[[Hand], BaseState | None]
"""Enters a phase with a hand, or answers `None` where the phase does not apply."""
_Entry = TypeVar("_Entry", bound=Step)


class _NextDeal(Protocol):
    def __call__(self, match: Match, last: HandResult | None = None) -> BaseState: ...


_conditions: Final[dict[Step, Callable[[Rules], bool]]] = {}
_steps: Final[list[Step]] = []
_next_deal: Final[list[_NextDeal]] = []


def only_where(condition: Callable[[Rules], bool]) -> Callable[[_Entry], _Entry]:
    """Marks a step that only some rules ever take; a hand by others is not asked, which saves a third of its time."""

    def mark(step: _Entry) -> _Entry:
        _conditions[step] = condition
        return step

    return mark


def lay_out(steps: tuple[Step, ...], next_deal: _NextDeal) -> None:
    """Sets the row of steps from the deal to the play, and what follows the end of a hand."""
    _steps[:], _next_deal[:] = steps, [next_deal]


@lru_cache(maxsize=1 << 12)
def _steps_after(done: Step | None, rules: Rules) -> tuple[Step, ...]:
    """The steps after one that these rules may ever take."""
    later = _steps[_steps.index(done) + 1 if done else 0 :]
    return tuple(step for step in later if step not in _conditions or _conditions[step](rules))


def proceed(hand: Hand, done: Step | None = None) -> BaseState:
    """The state after the phase that `done` enters, or the first state of a hand just dealt."""
    for step in _steps_after(done, hand.match.rules):
        state = step(hand)
        if state is not None:
            return state
    raise AssertionError("the last step takes every hand")


def deal_next(match: Match, last: HandResult | None = None) -> BaseState:
    """The state before the next deal; `last` is the hand that has ended."""
    return _next_deal[0](match, last)
