"""The Discord client: what it listens to, what it opens at start and closes at the end."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.services import Services
from bot.settings import Settings

_log = logging.getLogger(__name__)

EXTENSIONS: Final = (
    "cogs.live",
    "cogs.tables",
    "cogs.play",
    "cogs.records",
    "cogs.settings",
    "cogs.help",
)
"""The cogs in load order, by name: no import points up."""


class Bower(commands.AutoShardedBot, commands.Bot):  # pyright: ignore[reportIncompatibleVariableOverride]
    """Bower's client. It opens nothing until `setup_hook`, and asks for no privileged intent.

    discord.py's sharded bot is no `commands.Bot`; this one is both, so that callers need not care.
    """

    services: Services
    """Set by `setup_hook`."""

    def __init__(self, settings: Settings, *, open_services: Callable[[Settings], Awaitable[Services]]) -> None:
        sharding: dict[str, Any] = {}
        if settings.shard_count:
            sharding["shard_count"] = settings.shard_count
        if settings.shard_ids:
            sharding["shard_ids"] = list(settings.shard_ids)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            **sharding,
        )
        self.settings = settings
        self._open_services = open_services
        self._opened = False
        self.before_close: list[Callable[[], Awaitable[None]]] = []
        """What the cogs want done while Discord can still be spoken to."""

    async def login(self, token: str) -> None:
        """Log in, at another address where the settings name one."""
        if self.settings.discord_api_base:
            Route.BASE = self.settings.discord_api_base.rstrip("/")
        await super().login(token)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, through another gateway where the settings name one."""
        if self.settings.discord_gateway_url:
            gateway = DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.settings.discord_gateway_url)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def setup_hook(self) -> None:
        """Open the services, load the cogs, tell Discord the commands."""
        self.services = await self._open_services(self.settings)
        self._opened = True
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.sync()

    async def close(self) -> None:
        """Say goodbye in order: what the cogs still want shown, the connection, the services."""
        if self.is_closed():
            return
        for farewell in self.before_close:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(farewell(), timeout=3)
        await super().close()
        if self._opened:
            self._opened = False
            await self.services.close()
