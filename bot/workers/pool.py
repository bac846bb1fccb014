"""Pools of workers: some processes, or one thread. Tasks wait in them for a worker, in the order they came."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeAlias, final

from bot.metrics import WAITING
from bot.tasks import Backoff, cancel
from bot.workers.frames import LENGTH, READY, Fault, call, pack, unpack


class Cause(StrEnum):
    """Why there is no result."""

    FULL = "full"
    """Too many tasks wait."""
    TIMEOUT = "timeout"
    CRASHED = "crashed"
    """The process died, or could not be started."""
    FAULT = "fault"
    """The function raised an exception."""
    ILLEGAL = "illegal"
    """A player chose an action that is not among its choices."""
    CLOSED = "closed"


class GaveUp(Exception):
    """There is no result. `where` is the exception's class and place in the code, never a value: that may be a card."""

    def __init__(self, cause: Cause, where: str = "") -> None:
        super().__init__(f"{cause.value} {where}".rstrip())
        self.cause = cause
        self.where = where


@final
class WorkerProcess:
    """A process that runs one task after another. Made by `start`, ended by `kill`.

    It is a new interpreter, never a fork: a copy of a process with threads may hang on a lock that one of them held.
    """

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None and process.stdout is not None  # noqa: PT018, S101 - `start` asks for pipes
        self._process, self._stdin, self._stdout = process, process.stdin, process.stdout
        self._turn = asyncio.Lock()
        """Whose result comes next: results come in the order of the tasks."""

    @classmethod
    async def start(cls, *, niceness: int, warm_up: str) -> "WorkerProcess":
        """Start a process, without waiting until it is warm; `warm_up` names the module that loads what it needs."""
        arguments = (sys.executable, "-m", "bot.workers.worker", str(niceness), warm_up)
        return cls(await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE))

    async def wait_until_warm(self) -> None:
        """Wait until it has loaded everything.

        Raises:
            GaveUp: CRASHED.
        """
        if await self._receive() != READY:
            raise GaveUp(Cause.CRASHED)

    async def run(self, task: bytes) -> object:
        """Return what a function returns there; `task` is the packed pair of the function and its arguments.

        Raises:
            GaveUp: FAULT when the function raised an exception, CRASHED when the process died.
        """
        try:
            self._stdin.write(task)
        except (OSError, RuntimeError):  # uvloop's, of a closed pipe
            raise GaveUp(Cause.CRASHED) from None
        async with self._turn:
            outcome = await self._receive()
        if isinstance(outcome, Fault):
            raise GaveUp(Cause.FAULT, outcome.where)
        return outcome.value

    async def kill(self) -> None:
        """Kill the process, also in the middle of a task, and wait for its end."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _receive(self) -> Any:
        try:
            (size,) = LENGTH.unpack(await self._stdout.readexactly(LENGTH.size))
            return unpack(await self._stdout.readexactly(size))
        except (OSError, asyncio.IncompleteReadError):
            raise GaveUp(Cause.CRASHED) from None


_log = logging.getLogger(__name__)
WARM_SECONDS: Final = 60.0
"""How long a process may take to load everything; a first compilation takes tens of seconds."""
PLAYERS: Final = "bot.workers.warmup"
"""Loads the computer players."""
_RESTART: Final = Backoff((0.5, 1, 2, 4, 8, 16, 32, 60))
"""Before a process is started again that could not be started, or died before it was warm."""

Function = Callable[..., object]


@final
@dataclass(slots=True, eq=False)
class _Task:
    packed: bytes
    seconds: float
    result: "asyncio.Future[object]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fail(self, gave_up: GaveUp) -> None:
        if not self.result.done():
            self.result.set_exception(gave_up)


@final
class ProcessPool:
    """Runs tasks in processes. A process that dies, or takes too long over a task, is replaced.

    At most `places` tasks wait. With `finishes`, a task that has begun runs to its end even when its caller is
    cancelled: this suits short tasks, because a new process takes longer to warm up. A process without a task for
    `idle` seconds ends; the next task starts a new one. `warm_up` is the module whose `warm_up` each process calls.
    A process gets `ahead` tasks at a time: with 2, the next one is there when it ends one, and it need not wait for it.
    """

    def __init__(
        self,
        name: str,
        *,
        processes: int,
        places: int,
        niceness: int = 0,
        finishes: bool,
        idle: float | None = None,
        warm_up: str = PLAYERS,
        ahead: int = 1,
    ) -> None:
        self._name = name
        self._processes = processes
        self._places = places
        self._niceness = niceness
        self._finishes = finishes
        self._idle = idle
        self._warm_up = warm_up
        self._ahead = ahead
        self._waiting: deque[_Task] = deque()
        self._added = asyncio.Condition()
        self._workers: set[asyncio.Task[None]] = set()
        self._free = 0
        """Processes that wait for a task, or warm up."""
        self._warm = 0
        """Processes that have loaded everything."""
        self._closed = False
        WAITING.labels(name).set_function(lambda: len(self._waiting))

    @property
    def is_warm(self) -> bool:
        """Whether a process has loaded everything."""
        return self._warm > 0

    def open(self) -> None:
        """Start all processes."""
        while len(self._workers) < self._processes:
            self._add_worker()

    async def run(self, function: Function, arguments: tuple[object, ...], seconds: float) -> object:
        """Return what a function returns; it and its arguments are pickled.

        Raises:
            GaveUp: FULL, TIMEOUT, CRASHED, FAULT, CLOSED.
        """
        if self._closed:
            raise GaveUp(Cause.CLOSED)
        if len(self._waiting) >= self._places:
            raise GaveUp(Cause.FULL)
        task = _Task(pack((function, arguments)), seconds)
        self._waiting.append(task)
        if self._free < len(self._waiting) and len(self._workers) < self._processes:
            self._add_worker()
        try:
            async with self._added:
                self._added.notify()
            return await task.result
        finally:
            if task in self._waiting:
                self._waiting.remove(task)

    async def close(self) -> None:
        """Kill the processes. Tasks that wait or run end with `GaveUp` CLOSED."""
        self._closed = True
        await cancel(*self._workers)
        while self._waiting:
            self._waiting.popleft().fail(GaveUp(Cause.CLOSED))

    def _add_worker(self) -> None:
        self._free += 1
        worker = asyncio.create_task(self._work(), name=f"worker: {self._name}")
        self._workers.add(worker)
        worker.add_done_callback(self._workers.discard)

    async def _work(self) -> None:
        """Run tasks in one process after another. Counts as free, except during a task."""
        failures = 0
        try:
            while True:
                await asyncio.sleep(_RESTART.wait(failures))
                failures += 1
                try:
                    process = await WorkerProcess.start(niceness=self._niceness, warm_up=self._warm_up)
                except OSError as fault:
                    _log.warning("no worker process can be started: %s", fault.strerror)
                    continue
                try:
                    async with asyncio.timeout(WARM_SECONDS):
                        await process.wait_until_warm()
                    failures = 0
                    await self._run_tasks(process)
                except (GaveUp, TimeoutError) as lost:
                    cause = lost.cause if isinstance(lost, GaveUp) else Cause.TIMEOUT
                    _log.info("a worker process (%s) is replaced: %s", self._name, cause)
                else:
                    return
                finally:
                    await asyncio.shield(process.kill())
        finally:
            self._free -= 1

    async def _run_tasks(self, process: WorkerProcess) -> None:
        """Run tasks in a process that is warm, until there is none for a while."""
        self._warm += 1
        lines = [asyncio.create_task(self._run_in_turn(process)) for _ in range(self._ahead)]
        try:
            await asyncio.wait(lines, return_when=asyncio.FIRST_EXCEPTION)
            for line in lines:
                if line.done():
                    line.result()
        finally:
            await cancel(*lines)
            self._warm -= 1

    async def _run_in_turn(self, process: WorkerProcess) -> None:
        while (task := await self._next_task()) is not None:
            await self._run(process, task)

    async def _next_task(self) -> _Task | None:
        """Wait for the next task that somebody still waits for; `None` after `idle` seconds without one."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._idle), self._added:
                    await self._added.wait_for(lambda: bool(self._waiting))
            if not self._waiting:
                return None
            task = self._waiting.popleft()
            if not task.result.done():
                return task

    async def _run(self, process: WorkerProcess, task: _Task) -> None:
        """Run a task, and give its caller the result or the failure.

        Raises:
            GaveUp: When the process can run no more tasks.
        """
        self._free -= 1
        running = asyncio.ensure_future(process.run(task.packed))
        try:
            result = await self._wait_for(running, task)
            if not task.result.done():
                task.result.set_result(result)
        except GaveUp as gave_up:
            task.fail(gave_up)
            if gave_up.cause is not Cause.FAULT:
                raise
        except asyncio.CancelledError:
            task.fail(GaveUp(Cause.CLOSED))
            raise
        finally:
            self._free += 1
            running.cancel()

    async def _wait_for(self, running: "asyncio.Task[object]", task: _Task) -> object:
        until: set[asyncio.Future[object]] = {running} if self._finishes else {running, task.result}
        await asyncio.wait(until, timeout=task.seconds, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            return running.result()
        raise GaveUp(Cause.CLOSED if task.result.done() else Cause.TIMEOUT)


@final
class ThreadPool:
    """Runs tasks in one thread of this process, for tests and very small machines. A task cannot be stopped."""

    def __init__(self, name: str, *, places: int) -> None:
        self._places = places
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"worker-{name}")

    def open(self) -> None:
        """There is nothing to get ready."""

    async def run(self, function: Function, arguments: tuple[object, ...], seconds: float) -> object:
        """Return what a function returns. After so many seconds, the wait included, its caller gives up.

        Raises:
            GaveUp: FULL, TIMEOUT, FAULT, CLOSED.
        """
        if self._waiting > self._places:
            raise GaveUp(Cause.FULL)
        loop = asyncio.get_running_loop()
        self._waiting += 1
        try:
            async with asyncio.timeout(seconds):
                outcome = await loop.run_in_executor(self._thread, call, function, arguments)
        except TimeoutError:
            raise GaveUp(Cause.TIMEOUT) from None
        except RuntimeError:
            raise GaveUp(Cause.CLOSED) from None
        finally:
            self._waiting -= 1
        if isinstance(outcome, Fault):
            raise GaveUp(Cause.FAULT, outcome.where)
        return outcome.value

    async def close(self) -> None:
        """Let the thread end, without waiting for its task."""
        self._thread.shutdown(wait=False, cancel_futures=True)


Pool: TypeAlias = ProcessPool | ThreadPool
