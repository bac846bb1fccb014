"""The house of the demo and the tests: one server with one channel, its members, and the bot running in it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.demo import simcord_internals as internals

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from simcord import ChannelHandle, Env, GuildHandle, MemberActor

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ines")
"""Members, in the order they come in."""

SETTLE_TIMEOUT = 10.0
"""Seconds an action may keep the bot busy (drawing, database) before SimCord calls it stuck; sleeps do not count."""

_STRETCH = 60.0


@dataclass
class House:
    """A running world. `locales` maps a member's id to the Discord locale his client speaks (default en-US)."""

    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    members: tuple[MemberActor, ...]
    locales: dict[int, str] = field(default_factory=dict[int, str])

    async def later(self, seconds: float) -> None:
        """Let `seconds` of virtual time pass for the bot; all that falls due in between happens, in order."""
        while seconds > 0:  # SimCord allows each call its timeout in real time, however long a stretch it is
            await self.env.advance_time(min(seconds, _STRETCH))
            seconds -= _STRETCH


@asynccontextmanager
async def open_house(
    bot: Any,
    names: Sequence[str] = NAMES[:4],
    *,
    guild: str = "Bower House",
    channel: str = "euchre",
    locale: str | None = None,
    first_owns: bool = False,
    settle_timeout: float = SETTLE_TIMEOUT,
    **options: Any,
) -> AsyncGenerator[House]:
    """Run `bot` (a `discord.Client`) among `names`; at the end close it. `options` go to `simcord.Env`.

    `first_owns`: the server is the first member's, who may do everything there.

    Raises:
        WrongSimCordError: If SimCord is missing or another version.
    """
    internals.check_version()
    import simcord

    if hasattr(bot, "shards") and bot.shard_count is None:  # Discord would say how many; SimCord wants to be told
        options.setdefault("shard_count", 1)
    env = simcord.Env(bot, check_errors=False, settle_timeout=settle_timeout, **options)
    internals.dress(env, name="Bower")
    locales: dict[int, str] = {}
    with internals.quick_settling(env):
        try:
            await internals.start(env)
            internals.speak(env, locales, locale)
            users = [env.create_user(name) for name in names]
            house = env.create_guild(guild, owner=users[0] if first_owns else None, preferred_locale=locale)
            room = house.create_text_channel(channel)
            members = tuple(house.add_member(user) for user in users)
            if locale is not None:
                locales.update({member.id: locale for member in members})
            await env.settle(idle=internals.IDLE)
            yield House(env, house, room, members, locales)
        finally:
            await internals.close_bot(env)
            await env.shutdown()
