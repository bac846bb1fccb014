"""One worker process, as the bot sees it."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, final

from bot.workers.errors import Cause, GaveUp
from bot.workers.frames import LENGTH, READY, Fault, unpack


@final
class WorkerProcess:
    """A process that runs one task after another. Made by `start`, ended by `kill`.

    It is a new interpreter, never a fork: a copy of a process with threads may hang on a lock that one of them held.
    """

    def __init__(self, process: Process) -> None:
        self._process = process
        self._turn = asyncio.Lock()
        """Whose result comes next: results come in the order of the tasks."""

    @classmethod
    async def start(cls, *, niceness: int, warm_up: str) -> "WorkerProcess":
        """Start a process, without waiting until it is warm; `warm_up` names the module that loads what it needs.

        Raises:
            OSError: When the system can start none.
        """
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
        stdin, _ = self._pipes()
        try:
            stdin.write(task)
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
        _, stdout = self._pipes()
        try:
            (size,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
            return unpack(await stdout.readexactly(size))
        except (OSError, asyncio.IncompleteReadError):
            raise GaveUp(Cause.CRASHED) from None

    def _pipes(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise GaveUp(Cause.CRASHED)
        return stdin, stdout
