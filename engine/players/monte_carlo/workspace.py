"""How hard a player thinks, and the room it works in."""

from dataclasses import dataclass
from threading import Lock
from typing import Final, final

from engine.players.monte_carlo.call_kernel import CONTRACT
from engine.players.monte_carlo.double_dummy import workspace
from engine.players.monte_carlo.jit import row
from engine.players.monte_carlo.sampler_kernel import PLACES, PLAYERS

_UNSEEN: Final = 40
"""More cards than a single pack has."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How hard a player thinks about one question.

    imagined -- deals drawn at random
    judged -- about as many of them are judged, each as often as what was said and played speaks for it
    maxims -- the part that play by the maxims has in the worth of a choice, 0 to 1; the rest is perfect play's
    miss -- how likely a card is that the maxims would not play, against the one they would
    width -- strength, in tricks, over which a bidder turns from passing to calling
    """

    imagined: int
    judged: int
    maxims: float
    miss: float = 0.35
    width: float = 0.4


@final
class _Desk:
    """Rows to work on, made once for a process; `lock` is held by the thread that thinks with them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.work = workspace()
        self.hands = row([0] * PLAYERS)
        self.teams = row([0] * PLAYERS)
        self.at = row([0] * _UNSEEN)
        self.seats = row([0] * PLACES)
        self.contract = row([0] * CONTRACT)


DESK: Final = _Desk()
