"""Who decides for computers' seats and works for the coach, in processes beside the bot."""

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random
from typing import Final, Protocol, TypeVar, TypeVarTuple, cast, final

from bot.metrics import FALLBACKS, THINKING
from bot.thinking.errors import Cause, GaveUp
from bot.thinking.rooms import ProcessRoom, Room, ThreadRoom
from engine import Action, View
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level, player_at

_log = logging.getLogger(__name__)
CHOOSE_SECONDS: Final = 2.0
"""How long a decision may take, the wait for somebody to think about it included."""
PLACES: Final = 64
"""Decisions that may wait; the next one is made by the rule of thumb at once."""
COACH_PLACES: Final = 256
"""Pieces of the coach's work that may wait."""
_BEHIND: Final = 10
"""The niceness of the coach's processes: where the processor is busy, turns come first."""
_IDLE_SECONDS: Final = 600.0
"""How long a process of the coach stays without work; it takes memory."""

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


class Chooser(Protocol):
    """Somebody who decides for seats that computers play."""

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        """One of `mine.choices`."""
        ...


class Worker(Protocol):
    """Runs functions beside the event loop."""

    async def work(self, function: Callable[[*_Ts], _T], *args: *_Ts, timeout: float) -> _T:  # noqa: ASYNC109 - of the work
        """The result of a function that may run for `timeout` seconds; it and its arguments can be pickled.

        Raises:
            GaveUp: When there is no answer.
        """
        ...


@final
class Thinkers:
    """Decides for computers' seats, and works for the coach, in `processes` processes each; with 0 in a thread each.

    Turns and the coach share no process, so that no turn ever waits for the coach. Those for turns begin with `start`,
    and are replaced when they crash or hang; those of the coach come when they are needed and go when they are not.
    `players` gives the player of a level; processes find it by its name.
    """

    def __init__(self, processes: int, *, players: Callable[[Level], Player] = player_at) -> None:
        self._players = players
        self._turns: Room
        self._coach: Room
        if processes:
            self._turns = ProcessRoom("turns", processes=processes, places=PLACES, patient=True)
            self._coach = ProcessRoom(
                "coach",
                processes=processes,
                places=COACH_PLACES,
                niceness=_BEHIND,
                patient=False,
                idle=_IDLE_SECONDS,
            )
        else:
            self._turns, self._coach = ThreadRoom("turns", places=PLACES), ThreadRoom("coach", places=COACH_PLACES)

    def start(self) -> None:
        """Let the processes for turns warm up, and do not wait for it: a decision waits as long as any may."""
        self._turns.open()

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        """What a player of a level chooses; the same view and seed give the same choice.

        Where it cannot be thought through in time, the rule of thumb decides. Who no longer waits for it may cancel it.

        Raises:
            ValueError: When it is not this seat's turn.
        """
        began = time.monotonic()
        try:
            async with asyncio.timeout(CHOOSE_SECONDS):
                action = await self._turns.think(decide, (self._players, level, mine, seed), CHOOSE_SECONDS)
        except GaveUp as lost:
            return _fall_back(level, mine, seed, lost)
        except TimeoutError:
            return _fall_back(level, mine, seed, GaveUp(Cause.TIMEOUT))
        if action not in mine.choices:
            return _fall_back(level, mine, seed, GaveUp(Cause.ILLEGAL))
        THINKING.labels(level.value).observe(time.monotonic() - began)
        return cast("Action", action)

    async def work(self, function: Callable[[*_Ts], _T], *args: *_Ts, timeout: float) -> _T:  # noqa: ASYNC109 - of the work
        """What a function gives that runs `timeout` seconds at most; how long it waits for its turn does not count.

        A process finds `function` by its name, so it belongs to a module; it and what goes in and out can be pickled.
        Work is begun in the order it is asked for, several pieces at a time; where nobody waits for it any more, it is
        stopped. Without processes it is neither begun beside other work nor stopped, and the wait counts.

        Raises:
            GaveUp: FULL, TIMEOUT, CRASHED, CLOSED; FAULT when the function raised.
        """
        return cast("_T", await self._coach.think(function, args, timeout))

    async def close(self) -> None:
        """Think no more, and end every process."""
        await asyncio.gather(self._turns.close(), self._coach.close())


def decide(players: Callable[[Level], Player], level: Level, mine: View, seed: int) -> Action:
    """What a player chooses."""
    return players(level).choose(mine, Random(seed))  # noqa: S311 - a player's whims, no secret


def _fall_back(level: Level, mine: View, seed: int, lost: GaveUp) -> Action:
    _log.warning("the rule of thumb decides for a computer (%s): %s", level, lost)
    FALLBACKS.labels(lost.cause.value).inc()
    return RuleOfThumb().choose(mine, Random(seed))  # noqa: S311 - as above
