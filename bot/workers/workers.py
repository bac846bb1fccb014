"""Decides for computers' seats and works for the coach, in processes next to the bot's."""

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random
from typing import Final, Protocol, TypeVar, TypeVarTuple, cast, final

from bot.metrics import FALLBACKS, THINKING
from bot.workers.pool import Cause, ForkServer, GaveUp, Pool, ProcessPool, ThreadPool
from engine import Action, View
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level, player_at

_log = logging.getLogger(__name__)
CHOOSE_SECONDS: Final = 2.0
"""How long a decision may take, with the wait for a worker."""
ALIKE_SECONDS: Final = 60.0
"""After which a decision that nobody else may make is asked for again."""
PLACES: Final = 64
"""Decisions that may wait; the next one is made by the rule of thumb at once."""
COACH_PLACES: Final = 256
"""Tasks of the coach that may wait."""
DRAW_SECONDS: Final = 5.0
"""How long drawing one picture may take."""
DRAW_PLACES: Final = 1024
"""Pictures that may wait to be drawn."""
_COACH_NICENESS: Final = 10
"""Where the processor is busy, turns come first."""

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


class Chooser(Protocol):
    """Decides for seats that computers play."""

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        """Return one of `mine.choices`."""
        ...


class Worker(Protocol):
    """Runs functions outside the event loop."""

    async def work(self, function: Callable[[*_Ts], _T], *args: *_Ts, timeout: float) -> _T:  # noqa: ASYNC109 - of the work
        """Return the result of a function that may run for `timeout` seconds; it and its arguments can be pickled.

        Raises:
            GaveUp: When there is no result.
        """
        ...


@final
class Workers:
    """Decides for computers' seats, and works for the coach, in `processes` processes each; with 0 in a thread each.

    With processes, one more draws pictures, so that drawing does not hold up the event loop.

    Turns and the coach share no process, so no turn ever waits for the coach. The processes for turns start with
    `start`, those of the coach with a task; all are replaced when they crash or hang. `players` gives the player of a
    level; processes import it by its name.
    """

    def __init__(self, processes: int, *, players: Callable[[Level], Player] = player_at) -> None:
        self._players = players
        self._drawing: ProcessPool | None = None
        self._fork_server = ForkServer()
        self._turns: Pool
        self._coach: Pool
        if processes:
            self._turns = ProcessPool("turns", self._fork_server, processes=processes, places=PLACES, finishes=True)
            self._drawing = ProcessPool(
                "pictures", self._fork_server, processes=1, places=DRAW_PLACES, finishes=True, ahead=2
            )
            self._coach = ProcessPool(
                "coach",
                self._fork_server,
                processes=processes,
                places=COACH_PLACES,
                niceness=_COACH_NICENESS,
                finishes=False,
            )
        else:
            self._turns, self._coach = ThreadPool("turns", places=PLACES), ThreadPool("coach", places=COACH_PLACES)
        self._rounds: Pool = self._coach if processes else ThreadPool("rounds", places=COACH_PLACES)
        self.rounds: Worker = _Queue(self._rounds)
        """Draws rounds of contests: without processes in a thread of its own, for the coach's may long be busy."""

    def start(self) -> None:
        """Start the processes for turns and pictures, without waiting until they are warm."""
        self._turns.open()
        if self._drawing is not None:
            self._drawing.open()

    async def draw(self, function: Callable[[_T], bytes], picture: _T) -> bytes | None:
        """Return what a function draws in a process of its own; None where there is none, or it could not.

        While the process is starting, it counts as none: the first pictures do not wait for it.
        """
        if self._drawing is None or not self._drawing.is_warm:
            return None
        try:
            return cast("bytes", await self._drawing.run(function, (picture,), DRAW_SECONDS))
        except GaveUp as gave_up:
            _log.warning("a picture is drawn by the bot itself: %s", gave_up.cause)
            return None

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        """Return what a player of a level chooses; the same view and seed give the same choice.

        Where there is no choice in time, the rule of thumb decides. A caller that needs it no more may be cancelled.
        """
        began = time.monotonic()
        try:
            async with asyncio.timeout(CHOOSE_SECONDS):
                action = await self._turns.run(decide, (self._players, level, mine, seed), CHOOSE_SECONDS)
        except GaveUp as gave_up:
            return _fall_back(level, mine, seed, gave_up)
        except TimeoutError:
            return _fall_back(level, mine, seed, GaveUp(Cause.TIMEOUT))
        if action not in mine.choices:
            return _fall_back(level, mine, seed, GaveUp(Cause.ILLEGAL))
        THINKING.labels(level.value).observe(time.monotonic() - began)
        return cast("Action", action)

    async def decide_alike(self, function: Callable[[*_Ts], _T], *args: *_Ts) -> _T:
        """Return the result of a function that takes a turn, however long it takes; nobody decides in its place.

        Raises:
            GaveUp: When there is no result; another attempt has the same.
        """
        return cast("_T", await self._turns.run(function, args, ALIKE_SECONDS))

    async def work(self, function: Callable[[*_Ts], _T], *args: *_Ts, timeout: float) -> _T:  # noqa: ASYNC109 - of the work
        """Return what a function returns, which may run for `timeout` seconds; the wait for a worker does not count.

        A process imports `function` by its name, so it belongs to a module; it, its arguments and its result can be
        pickled. Tasks begin in the order they come, several at a time; a task is stopped when its caller is cancelled.
        Without processes one task runs at a time, none is stopped, and the wait counts.
        """
        return cast("_T", await self._coach.run(function, args, timeout))

    async def close(self) -> None:
        """Stop every task, and end every process."""
        pools = [pool for pool in {self._turns, self._coach, self._rounds, self._drawing} if pool is not None]
        await asyncio.gather(*(pool.close() for pool in pools))
        await self._fork_server.close()


@final
class _Queue:
    """The tasks of one pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def work(self, function: Callable[[*_Ts], _T], *args: *_Ts, timeout: float) -> _T:  # noqa: ASYNC109 - of the work
        """As `Worker.work`."""
        return cast("_T", await self._pool.run(function, args, timeout))


def decide(players: Callable[[Level], Player], level: Level, mine: View, seed: int) -> Action:
    """Return what a player chooses."""
    return players(level).choose(mine, Random(seed))  # noqa: S311 - a player's whims, no secret


def _fall_back(level: Level, mine: View, seed: int, gave_up: GaveUp) -> Action:
    _log.warning("the rule of thumb decides for a computer (%s): %s", level, gave_up)
    FALLBACKS.labels(gave_up.cause.value).inc()
    return RuleOfThumb().choose(mine, Random(seed))  # noqa: S311 - as above
