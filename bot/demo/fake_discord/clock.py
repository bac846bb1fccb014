"""The clock of a demo whose time does not have to be the real one."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.demo.fake_discord.environment import Environment


class ServerClock:
    """Discord's time for the bot, in the place of `bot.clock.SystemClock`: what is put forward is so for both."""

    def __init__(self, begins_at: datetime) -> None:
        """`begins_at` is when the server opens; it has a zone."""
        self._begins_at = begins_at
        self._env: Environment | None = None

    def start(self, env: Environment) -> None:
        """Take the time from this Discord, and put it to the beginning."""
        self._env = env
        env.set_clock((self._begins_at - env.now()).total_seconds())

    def now(self) -> int:
        """The time now, in milliseconds UTC."""
        now = self._begins_at if self._env is None else self._env.now()
        return round(now.timestamp() * 1000)
