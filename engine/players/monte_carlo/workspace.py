"""How much a player computes for one question, and the rows that it works in."""

from dataclasses import dataclass
from threading import Lock
from typing import Final, final

from engine.players.monte_carlo.double_dummy import Buffers, workspace
from engine.players.monte_carlo.jit import row
from engine.players.monte_carlo.sampler_kernel import PLACES, PLAYERS

_UNSEEN: Final = 40
"""More cards than a single pack has."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much a player computes for one question.

    imagined -- deals sampled at random
    judged -- about as many of them are evaluated, each as often as its likelihood asks
    maxims -- the part of an evaluation that is a playout by the policy, 0 to 1; the rest is double dummy
    miss -- how likely a card is that the policy would not play, against the one it would
    width -- strength, in tricks, over which a bidder turns from passing to calling
    """

    imagined: int
    judged: int
    maxims: float
    miss: float = 0.35
    width: float = 0.4


@final
class _Workspace:
    """Preallocated rows for compiled code; hold `lock` while using them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.at = row([0] * _UNSEEN)
        self.seats = row([0] * PLACES)
        self.buffers = Buffers(row([0] * PLAYERS), row([0] * PLAYERS), workspace())


WORKSPACE: Final = _Workspace()
