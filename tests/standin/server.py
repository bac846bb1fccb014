"""The stand-in itself: Discord on a free port of 127.0.0.1, for as long as an `async with` lasts."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

import yarl
from aiohttp import web

from tests.standin.drive import People
from tests.standin.gateway import Gateway
from tests.standin.interactions import Interactions, Reply
from tests.standin.messages import Writer
from tests.standin.rest import API, Rest
from tests.standin.world import MEMBER, Channel, Clock, Guild, World
from tests.waiting import DEADLINE

if TYPE_CHECKING:
    from collections import deque
    from collections.abc import Callable, Iterator

    from tests.standin.rest import Request
    from tests.standin.trouble import Faults, Limits

UPLOAD_BYTES = 100 * 1024 * 1024  # of a whole request; a file's own limit is not modelled


class StandIn(People):
    """Discord as far as a bot can tell, and the people in it.

    `async with StandIn() as discord:` then `discord.guild(n_members=4)`, start a bot with `discord.environment()`
    (or `pointed_here()` in this process), `await discord.bots()` and act: `slash`, `click`, `select`, `submit` ...

    clock -- its time: `advance` for the 3 s and the 15 minutes
    gateway -- sessions, identifies, `drop`, `ask_to_reconnect`, `invalidate`
    faults -- injected trouble; limits -- rate limits, None as long as not set
    requests -- all HTTP requests that came, oldest first
    """

    def __init__(self, *, limits: Limits | None = None) -> None:
        self.clock = Clock()
        self.token = f"standin.{secrets.token_urlsafe(24)}"
        self.gateway = Gateway(World(self.clock), lambda: self.token, self.wake)
        world = self.gateway.world
        self.writer = Writer(world)
        super().__init__(world, Interactions(world, self.writer, self.gateway))
        self.rest = Rest(world, self.writer, self.interactions, self.gateway, lambda: self.token, self.wake)
        self.limits = limits
        self._waiters: set[asyncio.Event] = set()
        self._names = 0

    async def __aenter__(self) -> StandIn:
        app = web.Application(client_max_size=UPLOAD_BYTES)
        app.add_routes([web.get("/gateway", self.gateway.handle), *self.rest.routes()])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.writer.base = f"http://127.0.0.1:{port}"
        self.api_base, self.gateway.url = f"{self.writer.base}{API}", f"ws://127.0.0.1:{port}/gateway"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.rest.faults.clear()
        for connection in tuple(self.gateway.connections):
            connection.cut()
        await self._runner.cleanup()
        self.interactions.lose("the stand-in is closed")
        self.clock.stop()
        if self.rest.crashes:
            raise ExceptionGroup("the stand-in itself failed on requests", self.rest.crashes)

    # how a bot gets here

    def environment(self) -> dict[str, str]:
        """The bot's environment variables for a process of its own."""
        return {"DISCORD_TOKEN": self.token, "DISCORD_API_BASE": self.api_base, "DISCORD_GATEWAY_URL": self.gateway.url}

    @contextlib.contextmanager
    def pointed_here(self) -> Iterator[None]:
        """Point discord.py in this process here, and back afterwards; see README.md for why these two."""
        from discord.gateway import DiscordWebSocket
        from discord.http import Route

        before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = self.api_base, yarl.URL(self.gateway.url)
        try:
            yield
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before

    # what there is

    def guild(
        self,
        name: str | None = None,
        *,
        n_members: int = 4,
        n_channels: int = 1,
        locale: str = "en-US",
        permissions: int = MEMBER,
        foreign: bool = False,
    ) -> Guild:
        """A new server with that many people besides the bot; the first owns it. A connected bot joins it at once.

        A `foreign` one has no bot, which never hears of it: people bring it along who have it for themselves.
        """
        self._names += 1
        people = [self.world.user(f"{name} {self._names}", locale=locale) for name in _names(n_members)]
        title = name or f"Server {self._names}"
        guild = self.world.guild(
            title, people=people, n_channels=n_channels, locale=locale, permissions=permissions, foreign=foreign
        )
        for session in self.gateway.sessions.values():
            if session.has(guild) and not foreign:
                session.dispatch("GUILD_CREATE", self.gateway.guild_payload(guild))
        return guild

    def channel(self, guild: Guild, name: str = "more") -> Channel:
        channel = self.world.channel(guild, name)
        self.gateway.dispatch("CHANNEL_CREATE", channel.payload(), guild=guild)
        return channel

    @property
    def requests(self) -> deque[Request]:
        return self.rest.requests

    @property
    def faults(self) -> Faults:
        return self.rest.faults

    @property
    def limits(self) -> Limits | None:
        return self.rest.limiter.limits

    @limits.setter
    def limits(self, limits: Limits | None) -> None:
        self.rest.limiter.limits = limits

    # waiting

    async def until(self, holds: Callable[[], object], within: float = DEADLINE) -> None:
        """Wait until that holds; TimeoutError after so many real seconds.

        It is looked at again after every request and gateway frame, and every 20 ms for what happens elsewhere.
        """
        event = asyncio.Event()
        self._waiters.add(event)
        try:
            async with asyncio.timeout(within):  # waits: this is what others wait with
                while not holds():
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.02):  # waits: until it looks again
                            await event.wait()
                    event.clear()
        finally:
            self._waiters.discard(event)

    async def bots(self, n_sessions: int = 1, *, within: float = DEADLINE) -> None:
        """Wait until that many gateway sessions are connected and identified."""
        await self.until(lambda: len(self.gateway.connected()) >= n_sessions, within)

    async def settled(self, reply: Reply, within: float = DEADLINE) -> Reply:
        """Wait until a deferred answer has become what it promised."""
        await self.until(lambda: reply.interaction.settled, within)
        return reply

    def wake(self) -> None:
        """Have everything that waits in `until` look again."""
        for event in self._waiters:
            event.set()


def _names(count: int) -> list[str]:
    first = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo"]
    return [first[i] if i < len(first) else f"Member{i + 1}" for i in range(count)]
