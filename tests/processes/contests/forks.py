"""Bots in processes that need no second to be imported, and that kill themselves at a given transaction."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from tests.standin import StandIn
from tests.standin.process import DRAIN, ROOT, BotProcess
from tests.waiting import deadline

KEY = "the secret key of lives of contests"


class Nursery:
    """The process that bots are forked off, one at a time: `forking_bot.py`."""

    async def __aenter__(self) -> Nursery:
        pipe = asyncio.subprocess.PIPE
        script = (sys.executable, "-m", "tests.processes.contests.forking_bot")
        self._process = await asyncio.create_subprocess_exec(*script, cwd=ROOT, stdin=pipe, stdout=pipe)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def fork(self, folder: Path, environment: dict[str, str]) -> int:
        """Start a bot; its number."""
        assert self._process.stdin is not None
        wanted = {"folder": str(folder), "environment": environment}
        self._process.stdin.write(json.dumps(wanted).encode() + b"\n")
        return await self._read()

    async def wait(self) -> int:
        """The exit code of the bot that was started last; to be called once for each."""
        return await self._read()

    async def _read(self) -> int:
        assert self._process.stdout is not None
        return int(await self._process.stdout.readline())


class ForkedBot(BotProcess):
    """A bot of a nursery. Its clock stands, but for `set_clock`."""

    def __init__(self, discord: StandIn, folder: Path, nursery: Nursery, now: int) -> None:
        quiet = {"PINGS": "false", "COMPUTER_PACE": "0", "LOG_LEVEL": "WARNING", "SECRET_KEY": KEY}
        super().__init__(discord, folder, environment=quiet)
        self._nursery = nursery
        self._number = 0
        self._ended: asyncio.Task[int] | None = None
        self.set_clock(now)

    async def __aenter__(self) -> ForkedBot:
        return self

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait for what it does; it is started if it does not run."""
        if not self.running:
            await self.start()
        await self.discord.until(holds)

    @property
    def running(self) -> bool:
        return self._ended is not None and not self._ended.done()

    @property
    def exit_code(self) -> int | None:
        return None if self._ended is None or not self._ended.done() else self._ended.result()

    def set_clock(self, now: int) -> None:
        """What time it is, milliseconds UTC."""
        self._write("clock", str(now))

    @property
    def now(self) -> int:
        """What time it is for the bot, milliseconds UTC."""
        return int((self.folder / "clock").read_text())

    def let_play(self, *, allowed: bool) -> None:
        """Whether members play."""
        if allowed:
            self._write("play", "")
        else:
            (self.folder / "play").unlink(missing_ok=True)

    def die_at(self, query: str, *, before: bool) -> None:
        """Have it kill itself before or after the commit of the first transaction in which a query is true."""
        self._write("die", json.dumps({"query": query, "before": before}))

    async def died(self) -> None:
        """Wait until it is dead, and what it had sent before is read. Its sessions are forgotten."""
        assert await self.wait() == -signal.SIGKILL
        (self.folder / "die").unlink(missing_ok=True)
        await asyncio.sleep(DRAIN)  # waits: what was sent before is still read
        self.discord.interactions.lose("the bot's process was killed")
        self.discord.gateway.forget()

    async def launch(self) -> None:
        assert not self.running, "it runs already"
        self._number = await self._nursery.fork(self.folder, self.environment)
        self._ended = asyncio.create_task(self._nursery.wait())
        self._ended.add_done_callback(lambda _: self.discord.wake())

    async def kill(self) -> None:
        if self.running:
            os.kill(self._number, signal.SIGKILL)
        await self.died()

    async def terminate(self) -> int:
        os.kill(self._number, signal.SIGTERM)
        return await self.wait()

    async def wait(self) -> int:
        assert self._ended is not None
        async with deadline():
            return await asyncio.shield(self._ended)

    def _write(self, name: str, text: str) -> None:
        """Write a file that the bot may read at any time."""
        new = self.folder / f"{name}.new"
        new.write_text(text)
        new.replace(self.folder / name)
