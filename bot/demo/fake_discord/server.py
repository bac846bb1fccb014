"""One server of the fake Discord: a channel, members, and the bot running among them, at a time of its own."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.demo.fake_discord.environment import Environment

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from simcord import ChannelHandle, GuildHandle, MemberActor


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


NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ines", "Jonas", "Kira", "Luca")
"""Members, in the order they join."""

_STRETCH = 60.0


@dataclass
class FakeServer:
    """A running server."""

    env: Environment
    guild: GuildHandle
    channel: ChannelHandle
    members: tuple[MemberActor, ...]

    async def later(self, seconds: float) -> None:
        """Let `seconds` of virtual time pass for the bot; all that falls due in between happens, in order."""
        while seconds > 0:  # SimCord allows each call its timeout in real time, however long a stretch it is
            await self.env.advance_time(min(seconds, _STRETCH))
            seconds -= _STRETCH


@asynccontextmanager
async def open_server(
    bot: Any,
    names: Sequence[str] = NAMES[:4],
    *,
    locale: str | None = None,
    first_owns: bool = False,
    clock: ServerClock | None = None,
) -> AsyncGenerator[FakeServer]:
    """Run `bot` (a `discord.Client`) among members called `names`; close it at the end.

    `locale` is the language of every member and of the server. `first_owns`: the server is the first member's, who may
    do everything there. `clock` says when the server opens; by default now.
    """
    sharded = hasattr(bot, "shards") and bot.shard_count is None
    env = Environment(bot, shard_count=1 if sharded else None)  # Discord would say how many; SimCord must be given it
    if clock is not None:
        clock.start(env)
    try:
        await env.start()
        users = [env.create_user(name) for name in names]
        guild = env.create_guild("Bower House", owner=users[0] if first_owns else None, preferred_locale=locale)
        channel = guild.create_text_channel("euchre")
        members = tuple(guild.add_member(user) for user in users)
        if locale is not None:
            env.locales.update({member.id: locale for member in members})
        await env.settle()
        yield FakeServer(env, guild, channel, members)
    finally:
        await env.close_bot()
        await env.shutdown()
