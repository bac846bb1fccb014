"""One thinking process, as the bot sees it."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, final

from bot.thinking.errors import Cause, GaveUp
from bot.thinking.frames import LENGTH, READY, Fault, unpacked


@final
class Thinking:
    """A process of its own that answers one question at a time. Made by `begun`, ended by `end`.

    It is a new interpreter, never a fork: a copy of a process with threads may hang on a lock that one of them held.
    """

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def begun(cls, *, niceness: int) -> "Thinking":
        """A process that is not warm yet.

        Raises:
            OSError: When there can be none.
        """
        arguments = (sys.executable, "-m", "bot.thinking.worker", str(niceness))
        return cls(await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE))

    async def warm(self) -> None:
        """Wait until it has loaded everything.

        Raises:
            GaveUp: CRASHED.
        """
        if await self._heard() != READY:
            raise GaveUp(Cause.CRASHED)

    async def answer(self, question: bytes) -> object:
        """What a function gives in there; `question` is it with its arguments, packed.

        Raises:
            GaveUp: FAULT when it raised, CRASHED when the process died of it.
        """
        into, _ = self._pipes()
        try:
            into.write(question)
            await into.drain()
        except OSError:
            raise GaveUp(Cause.CRASHED) from None
        heard = await self._heard()
        if isinstance(heard, Fault):
            raise GaveUp(Cause.FAULT, heard.where)
        return heard.value

    async def end(self) -> None:
        """Kill it, in the middle of whatever it thinks, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _heard(self) -> Any:
        _, out = self._pipes()
        try:
            (size,) = LENGTH.unpack(await out.readexactly(LENGTH.size))
            return unpacked(await out.readexactly(size))
        except (OSError, asyncio.IncompleteReadError):
            raise GaveUp(Cause.CRASHED) from None

    def _pipes(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        into, out = self._process.stdin, self._process.stdout
        if into is None or out is None:
            raise GaveUp(Cause.CRASHED)
        return into, out
