"""A bot in a process of its own against the stand-in: started, killed, asked to stop, started again.

    async with StandIn() as discord, BotProcess(discord, tmp_path) as bot:
        await bot.start()
        await bot.kill()      # SIGKILL, at any moment
        await bot.start()     # the same database

A whole-process test belongs to the marker `processes`. Every wait here ends: with what was waited for or an error that
carries the end of the bot's own output.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.waiting import deadline

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tests.standin.server import StandIn

ROOT = Path(__file__).resolve().parents[2]
THE_BOT = (sys.executable, "-m", "bot", "run")
KEPT_VARIABLES = ("PATH", "HOME", "LANG", "TMPDIR", "SECRET_KEY", "SYSTEMROOT", "VIRTUAL_ENV", "COVERAGE_PROCESS_START")
DRAIN = 0.05  # seconds between a death and giving up what waits: answers already sent are still read


class NotReady(Exception):
    """The bot ended, or did not get to its work in time; carries its exit code and the end of its output."""


class BotProcess:
    """One bot process at a time over one folder (database and log stay there, and it runs in there: no `.env` is read).

    command -- what to run; environment -- added to the stand-in's and to DATABASE_URL
    n_sessions -- gateway sessions (shards of this process) that make it ready
    """

    def __init__(
        self,
        discord: StandIn,
        folder: Path,
        *,
        command: Sequence[str] = THE_BOT,
        environment: Mapping[str, str] | None = None,
        n_sessions: int = 1,
    ) -> None:
        self.discord, self.command, self.n_sessions = discord, tuple(command), n_sessions
        self.folder = folder
        self.database, self.log = folder / "bot.db", folder / "bot.log"
        kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
        database = {"DATABASE_URL": f"sqlite+aiosqlite:///{self.database}", "COMPUTER_PROCESSES": "0"}
        python = {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
        self.environment = kept | python | discord.environment() | database | dict(environment or {})
        self._process: asyncio.subprocess.Process | None = None
        self._watcher: asyncio.Task[None] | None = None

    async def __aenter__(self) -> BotProcess:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.running:
            await self.kill()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def exit_code(self) -> int | None:
        """None while it runs; negative: the signal that ended it."""
        return None if self._process is None else self._process.returncode

    @property
    def output(self) -> str:
        """All it ever wrote, over all its lives."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    async def launch(self) -> None:
        """Start it and do not wait for anything."""
        assert not self.running, "it runs already"
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                cwd=self.folder,
                env=self.environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._watcher = asyncio.create_task(self._watch(self._process))

    async def start(self) -> None:
        """Start it and wait until it is identified on all its shards, and there are commands."""
        before = len(self.discord.gateway.identifies)
        await self.launch()
        discord = self.discord

        def ready() -> bool:
            mine = [session for session in discord.gateway.connected() if session.number > before]
            others_register = "SHARDS_PER_PROCESS" in self.environment
            has_commands = others_register or None in discord.world.commands
            return not self.running or (len(mine) >= self.n_sessions and has_commands)

        with contextlib.suppress(TimeoutError):
            await discord.until(ready)
        if not (self.running and ready()):
            raise NotReady(f"exit code {self.exit_code}; output ends:\n{self.output[-4000:]}")

    async def kill(self) -> None:
        """kill -9, now; returns when it is dead and what it had sent before is read. Its sessions are forgotten."""
        assert self._process is not None
        if self.running:
            self._process.kill()
        await self.wait()
        await asyncio.sleep(DRAIN)  # waits: what was sent before is still read
        self.discord.gateway.forget()

    async def terminate(self) -> int:
        """SIGTERM and its exit code; raises TimeoutError when it is still there at the deadline."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return await self.wait()

    async def wait(self) -> int:
        """Its exit code, once it has ended."""
        assert self._process is not None
        async with deadline():
            return await self._process.wait()

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        self.discord.wake()
        await asyncio.sleep(DRAIN)  # waits: what was sent before is still read
        self.discord.interactions.lose(f"the bot's process ended ({process.returncode})")
