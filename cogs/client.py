"""The Discord client: its intents, and all that it opens at the start and closes at the end."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Awaitable, Callable, Iterable
from importlib import import_module
from typing import Any, Final

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.services import FINISH_SECONDS, Services
from bot.settings import Settings
from bot.store.errors import DatabaseError
from cogs.discord_errors import MISSHAPEN, is_unreadable, leave_out_tracebacks, log_failure, note_unreadable
from cogs.interactions.commands import CatalogueTranslator, CommandTree
from cogs.interactions.components import PressButton, PressMenu
from cogs.interactions.context import UiClient, UiContext
from cogs.interactions.permissions import invitation
from cogs.interactions.router import Router
from cogs.shards import PatientShard, allow_time

_log = logging.getLogger(__name__)

COGS: Final = (
    "cogs.live.cog",
    "cogs.tables",
    "cogs.opening",
    "cogs.play",
    "cogs.talk",
    "cogs.invite",
    "cogs.account",
    "cogs.game",
    "cogs.statistics",
    "cogs.leaderboard",
    "cogs.puzzle",
    "cogs.help",
    "cogs.houserules",
    "cogs.contests.commands",
    "cogs.contests.posts",
    "cogs.admin.commands",
    "cogs.audit",
    "cogs.calls",
    "cogs.own_posts",
)
"""Their modules in load order, by name to avoid upward imports."""

_BAD_TOKEN: Final = 4004
"""The gateway's close code for an unknown token."""

GUILDS_SECONDS: Final = 0.5
"""Seconds without another GUILD_CREATE after which Bower is ready; it needs no cached servers."""

_LIMITS_SECONDS: Final = 3.0
"""How long Discord may take to say how many sessions may begin."""
_RESERVE: Final = 10
"""A tenth of a day's sessions is for starts of the bot: a shard that connects again leaves them."""
_DISCORDS_LOGGERS: Final = ("discord.client", "discord.ui.view", "discord.app_commands.tree")

_FAREWELL_BY: Final = 6.0
"""Seconds from the begin of the shutdown until the last states must be painted; the rest of 10 s is for closing.
A hundred tables take 2.5 s at 40 edits a second."""


class Bower(UiClient, commands.AutoShardedBot, commands.Bot):  # pyright: ignore[reportIncompatibleVariableOverride]
    """Bower's client. It opens nothing until `setup_hook`, and asks for no privileged intent.

    discord.py's sharded bot is not a `commands.Bot`; this one is both.
    """

    def __init__(self, settings: Settings, *, open_services: Callable[[Settings], Awaitable[Services]]) -> None:
        sharding: dict[str, Any] = {}
        if settings.shard_count:
            sharding["shard_count"] = settings.shard_count
        if settings.shard_ids:
            sharding["shard_ids"] = list(settings.shard_ids)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Bower has no voice
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            activity=discord.CustomActivity("/euchre"),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=GUILDS_SECONDS,
            **sharding,
        )
        self.settings = settings
        self.router = Router()
        self._open_services = open_services
        self._opened = False
        self._closing: asyncio.Task[None] | None = None
        self._max_concurrency: int | None = None
        self._identifying = asyncio.Lock()
        self.limits: dict[int, asyncio.Timeout] = {}
        """Until when each shard that connects must be through."""
        for name in _DISCORDS_LOGGERS:
            logging.getLogger(name).addFilter(leave_out_tracebacks)
        self.is_connecting = False
        """Whether the login, and all that it opens, is complete."""
        self.fault: Exception | None = None
        """The fault for which the bot closed itself."""

    async def login(self, token: str) -> None:
        """Log in, at the address of the settings if there is one."""
        if self.settings.discord_api_base:
            Route.BASE = self.settings.discord_api_base.rstrip("/")
        await super().login(token)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, through the gateway of the settings if there is one."""
        if self.settings.discord_gateway_url:
            gateway = DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.settings.discord_gateway_url)
        ours: Any = self
        shard = PatientShard(self, shard_id, ours._AutoShardedClient__queue.put_nowait)  # noqa: SLF001
        await shard.begin(gateway, initial=initial)
        ours._AutoShardedClient__shards[shard_id] = shard  # noqa: SLF001

    async def before_new_session(self, shard_id: int, *, again: bool) -> None:
        """Wait until a shard may connect for a new session: Discord closes connections that wait too long.

        An error here comes again in `before_identify_hook`, where the shard handles it.
        """
        try:
            limits = await asyncio.wait_for(self.fetch_session_start_limits(), _LIMITS_SECONDS)
            self._max_concurrency = limits.max_concurrency
            if limits.remaining <= (limits.total // _RESERVE if again else 0):
                wait = limits.reset_after / 1000
                _log.warning("%d of the day's sessions are left: no new one for %g s", limits.remaining, wait)
                await asyncio.sleep(wait)
        except TypeError as error:  # a number is null
            note_unreadable("limits of sessions", error)
        except Exception as error:
            log_failure(_log, "Discord does not say how many sessions may begin", error)
        gate = self.services.database.gate
        if gate is not None and not again:
            with contextlib.suppress(DatabaseError, ConnectionError):
                await gate.line_up(shard_id, shard_id % await self._concurrency())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may IDENTIFY, also after the shards of other processes.

        Raises:
            ConnectionError: When the database or Discord does not answer; the shard then connects again.
        """
        gate = self.services.database.gate
        allow_time(self.limits.get(shard_id or 0))
        if gate is None or shard_id is None:
            async with self._identifying:
                await super().before_identify_hook(shard_id, initial=initial)
            return
        try:
            await gate.line_up_again(shard_id, shard_id % await self._concurrency())
        except DatabaseError as fault:
            raise ConnectionError(str(fault)) from fault
        gate.go(shard_id)

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log what a listener raised over an event: most often the event has not the shape that it should have."""
        error = sys.exc_info()[1]
        if isinstance(error, MISSHAPEN):
            note_unreadable(event_method, error)
        elif isinstance(error, Exception):
            log_failure(_log, f"{event_method} failed", error, logging.WARNING)

    async def _concurrency(self) -> int:
        """How many shards may IDENTIFY at the same time; Discord is asked once.

        Raises:
            ConnectionError: When Discord does not say.
        """
        if self._max_concurrency is None:
            try:
                self._max_concurrency = (await self.fetch_session_start_limits()).max_concurrency
            except Exception as fault:
                raise ConnectionError(str(fault)) from fault
        return self._max_concurrency

    async def setup_hook(self) -> None:
        """Open the services, load the cogs."""
        self.services = await self._open_services(self.settings)
        self._opened = True
        self.ui = UiContext.create(self, self.services)
        self.add_dynamic_items(PressButton, PressMenu)
        await self.tree.set_translator(CatalogueTranslator())
        await load_cogs(self, COGS)
        if self.application_id is not None:
            _log.info("invite Bower to a server with %s", invitation(self.application_id))

    def is_connected(self) -> bool:
        """Whether every shard is connected and the running tables are loaded."""
        return self.is_ready() and all(not shard.is_closed() for shard in self.shards.values())

    async def close(self) -> None:
        """Shut down in order: presses, reviews, answers, messages still to paint, Discord, the services.

        No failing or slow step prevents the next ones. May be called again.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="close")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        began = asyncio.get_running_loop().time()
        await _step("leaving the gateway", self._leave(), seconds=1)
        if self._opened:
            await _step("ending reviews", self.services.reviews.close(), seconds=1)
            if self.ui.answering:
                await asyncio.wait(tuple(self.ui.answering), timeout=FINISH_SECONDS)
            if self.services.database.is_taken:  # another process has our shards and paints the tables
                await _step("stopping what runs in the background", self.ui.presenter.stop_tasks(), seconds=1)
            else:
                left = _FAREWELL_BY - (asyncio.get_running_loop().time() - began)
                await _step("painting the last states", self.ui.presenter.close(), seconds=left)
        await _step("closing the client", super().close(), seconds=1)
        if self._opened:
            await _step("closing the services", self.services.close(), seconds=FINISH_SECONDS)

    async def _leave(self) -> None:
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))


async def load_cogs(bot: commands.Bot, modules: Iterable[str]) -> None:
    """Add the cogs of these modules by their `setup`.

    They are no extensions of discord.py: these are run again at each load, which no cog needs.
    """
    for name in modules:
        await import_module(name).setup(bot)


async def _step(what: str, work: Awaitable[None], *, seconds: float) -> None:
    try:
        await asyncio.wait_for(work, seconds)
    except TimeoutError:
        _log.warning("%s took longer than %g s", what, seconds)
    except Exception:
        _log.exception("%s failed", what)


def refusal(error: Exception) -> tuple[int, str] | None:
    """The exit code (2 for what the operator must fix) and a sentence for Discord's refusal to start."""
    match error:
        case discord.LoginFailure():
            return 2, f"Discord refused DISCORD_TOKEN: {error.__cause__ or error}"
        case discord.PrivilegedIntentsRequired():
            return 2, f"Discord refused the bot's intents: {error}"
        case discord.ConnectionClosed(code=code) if code == _BAD_TOKEN:
            return 2, f"Discord does not know DISCORD_TOKEN any more: {error}"
        case discord.ConnectionClosed():
            return 1, f"Discord ended the connection for good: {error}"
        case discord.DiscordServerError() | discord.GatewayNotFound():
            return 1, f"Discord cannot be reached: {error}"
        case discord.HTTPException():
            return 1, f"Discord refused: {error}"
        case _ if is_unreadable(error):
            return 1, f"Discord's answer cannot be read: {error!r}"
        case _:
            return None
