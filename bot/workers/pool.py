"""Pools of workers: some processes, or one thread. Tasks wait in them for a worker, in the order they came."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeAlias, final

from bot.metrics import WAITING
from bot.tasks import Backoff, cancel
from bot.workers.frames import LENGTH, Fault, call, pack, unpack


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
class ForkServer:
    """The process from which workers are forked, started with the first of them, and again where it has died."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._asked: socket.socket | None = None
        self._starting = asyncio.Lock()

    async def fork(self, niceness: int) -> "WorkerProcess":
        """Ask for a worker, which waits until everything is loaded: from milliseconds to tens of seconds at first.

        Raises:
            OSError: When no process can be started.
        """
        async with self._starting:
            if self._asked is None or self._process is None or self._process.returncode is not None:
                self._asked = await self._start()
        mine, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(self._asked, [bytes([niceness])], [theirs.fileno()])
        return WorkerProcess(*await asyncio.open_connection(sock=mine))

    async def _start(self) -> socket.socket:
        await self.close()
        mine, theirs = socket.socketpair()
        mine.settimeout(0)  # one that hangs reads nothing
        with theirs:
            program = (sys.executable, "-m", "bot.workers.fork_server", *LOADED)
            self._process = await asyncio.create_subprocess_exec(*program, stdin=theirs.fileno(), stdout=2)
        return mine

    async def close(self) -> None:
        """End it, and wait for that."""
        if self._asked is not None:
            self._asked.close()
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


@final
class WorkerProcess:
    """A process that runs one task after another. Made by `ForkServer.fork`, ended by `kill`."""

    def __init__(self, results: asyncio.StreamReader, tasks: asyncio.StreamWriter) -> None:
        self._results, self._tasks = results, tasks
        self._pid: int | None = None
        self._turn = asyncio.Lock()
        """Whose result comes next: results come in the order of the tasks."""

    async def wait_until_warm(self) -> None:
        """Wait until it is there.

        Raises:
            GaveUp: CRASHED.
        """
        self._pid = await self._receive()

    async def run(self, task: bytes) -> object:
        """Return what a function returns there; `task` is the packed pair of the function and its arguments.

        Raises:
            GaveUp: FAULT when the function raised an exception, CRASHED when the process died.
        """
        try:
            self._tasks.write(task)
        except (OSError, RuntimeError):  # uvloop's, of a closed pipe
            raise GaveUp(Cause.CRASHED) from None
        async with self._turn:
            outcome = await self._receive()
        if isinstance(outcome, Fault):
            raise GaveUp(Cause.FAULT, outcome.where)
        return outcome.value

    async def kill(self) -> None:
        """Kill the process, also in the middle of a task, and wait for its end."""
        if self._pid is not None and not self._results.at_eof():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
            with contextlib.suppress(OSError):
                await self._results.read()
        self._tasks.close()  # where it is not there yet, it ends as soon as it is

    async def _receive(self) -> Any:
        try:
            (size,) = LENGTH.unpack(await self._results.readexactly(LENGTH.size))
            return unpack(await self._results.readexactly(size))
        except Exception:  # it ended, or what it sent cannot be unpickled by the code that runs here
            raise GaveUp(Cause.CRASHED) from None


_log = logging.getLogger(__name__)
WARM_SECONDS: Final = 60.0
"""How long a process may take to load everything; a first compilation takes tens of seconds."""
LOADED: Final = ("bot.pictures.studio", "bot.workers.warmup")
"""What is loaded before workers are forked: drawing, and the players."""
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
    cancelled: this suits short tasks. A process starts with a task that none is free for, and stays. It gets `ahead`
    tasks at a time: with 2, the next one is there when it ends one, and it need not wait for it.
    """

    def __init__(
        self,
        name: str,
        fork_server: ForkServer,
        *,
        processes: int,
        places: int,
        niceness: int = 0,
        finishes: bool,
        ahead: int = 1,
    ) -> None:
        self._name = name
        self._fork_server = fork_server
        self._processes = processes
        self._places = places
        self._niceness = niceness
        self._finishes = finishes
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
                    process = await self._fork_server.fork(self._niceness)
                except OSError as fault:
                    _log.warning("no worker process can be started: %s", fault.strerror)
                    continue
                try:
                    async with asyncio.timeout(WARM_SECONDS):
                        await process.wait_until_warm()
                    failures = 0
                    await self._run_tasks(process)
                except (GaveUp, TimeoutError) as lost:
                    if isinstance(lost, TimeoutError):
                        await self._fork_server.close()
                    cause = lost.cause if isinstance(lost, GaveUp) else Cause.TIMEOUT
                    _log.info("a worker process (%s) is replaced: %s", self._name, cause)
                finally:
                    await asyncio.shield(process.kill())
        finally:
            self._free -= 1

    async def _run_tasks(self, process: WorkerProcess) -> None:
        """Run tasks in a process that is warm, until it is lost."""
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
        while True:
            await self._run(process, await self._next_task())

    async def _next_task(self) -> _Task:
        """Wait for the next task that somebody still waits for."""
        while True:
            async with self._added:
                await self._added.wait_for(lambda: bool(self._waiting))
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
