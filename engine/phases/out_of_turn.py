"""What a seat may do beside the turn: claim or concede the rest, steal the deal, object, call a revoke.

These actions name their seat and are not among `legal_actions`, which are those of the seat to act; `apply` takes both.
A phase offers them in a method `beside(seat)`. Whatever is offered applies, nothing else does, and no offer to a seat
depends on a card hidden from it.
"""

from collections.abc import Callable
from typing import TypeAlias, cast

from engine.actions import Action
from engine.phases import State
from engine.seats import Seat

_Beside: TypeAlias = Callable[[State, Seat], tuple[Action, ...]]


def interjections(state: State, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do now beside the turn (RULES.md C5, H1, L1, L2)."""
    beside = cast("_Beside | None", getattr(type(state), "beside", None))
    return () if beside is None else beside(state, seat)
