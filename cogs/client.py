"""The Discord client: its intents, and all that it opens at the start and closes at the end."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Awaitable, Callable, Iterable
from importlib import import_module
from secrets import token_hex
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import metrics
from bot.panels.core.custom_ids import Verb
from bot.services import FINISH_SECONDS, Services
from bot.settings import Settings
from bot.store.errors import DatabaseClosed, DatabaseError
from bot.store.gate import PAUSE_SECONDS
from bot.texts import language_of
from cogs.discord_errors import (
    MISSHAPEN,
    is_answer,
    is_unreadable,
    leave_out_tracebacks,
    log_failure,
    note_unreadable,
    watch_requests,
)
from cogs.interactions.commands import CatalogueTranslator, CommandTree
from cogs.interactions.components import PressButton, PressMenu
from cogs.interactions.context import UiClient, UiContext
from cogs.interactions.permissions import invitation
from cogs.interactions.router import Router
from cogs.shards import PatientShard, session_wait

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
    "cogs.boards",
    "cogs.help",
    "cogs.houserules",
    "cogs.contests.commands",
    "cogs.contests.posts",
    "cogs.admin.commands",
    "cogs.audit",
    "cogs.calls",
    "cogs.questions",
    "cogs.own_posts",
    "cogs.roles",
)
"""Their modules in load order, by name to avoid upward imports."""

_BOUNDARY: Final = token_hex(16)
"""Between the parts of a request with files."""
_BAD_TOKEN: Final = 4004
"""The gateway's close code for an unknown token."""

GUILDS_SECONDS: Final = 0.5
"""Seconds without another GUILD_CREATE after which Bower is ready; it needs no cached servers."""

_ANSWER_SECONDS: Final = 3.0
"""How long Discord may take to answer a request that asks whether it answers."""
_LIMITS_SECONDS: Final = 3.0
"""How long Discord may take to say how many sessions may begin."""
_IDENTIFY_SECONDS: Final = 60.0
_RESERVE: Final = 10
"""A tenth of a day's sessions is for starts of the bot: a shard that connects again leaves them."""
_DISCORDS_LOGGERS: Final = ("discord.client", "discord.ui.view", "discord.app_commands.tree")

_FAREWELL_BY: Final = 6.0
"""Seconds from the begin of the shutdown until the last states must be painted; the rest of 10 s is for closing.
A hundred tables take 2.5 s at 40 edits a second."""


class _Form(aiohttp.FormData):
    """What discord.py sends with files, in one piece: aiohttp has objects for each part and writes each by itself."""

    _body = b""

    def add_field(self, name: str, value: Any, *, filename: str | None = None, **_: object) -> None:
        about = f'; filename="{filename}"\r\nContent-Type: application/octet-stream' if filename else ""
        self._body += f'--{_BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"{about}\r\n\r\n'.encode()
        self._body += (value.read() if filename else value.encode()) + b"\r\n"

    def __call__(self) -> aiohttp.BytesPayload:
        self._body += f"--{_BOUNDARY}--\r\n".encode()
        return aiohttp.BytesPayload(self._body, content_type=f"multipart/form-data; boundary={_BOUNDARY}")


class Bower(UiClient, commands.AutoShardedBot, commands.Bot):  # pyright: ignore[reportIncompatibleVariableOverride]
    """Bower's client. It opens nothing until `setup_hook`, and asks for no privileged intent.

    discord.py's sharded bot is not a `commands.Bot`; this one is both.
    """

    def __init__(self, settings: Settings, *, open_services: Callable[[Settings], Awaitable[Services]]) -> None:
        aiohttp.FormData = _Form  # which discord.py makes
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
            http_trace=watch_requests(self._note_request),
            shard_count=settings.shard_count or None,
        )
        self.settings = settings
        self.router = Router()
        self._open_services = open_services
        self._opened = False
        self._closing: asyncio.Task[None] | None = None
        self._sessions = discord.SessionStartLimits(total=1000, remaining=500, reset_after=86400000, max_concurrency=1)
        """What Discord last said, less the sessions that have begun since; a guess until it has."""
        self.new_sessions = 0
        self._began = self._pause_ends = 0.0
        """When a shard last began to connect for a new session, and when one may IDENTIFY again, by the loop's time."""
        self._identifying = asyncio.Lock()
        self._connections: dict[int, PatientShard] = {}
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
        self._connections[shard_id] = shard
        ours._AutoShardedClient__shards[shard_id] = shard  # noqa: SLF001

    def find_servers(self) -> frozenset[int] | None:
        """The servers that the bot is in, available or not; None while a shard has not said which are its own."""
        if not self.is_connected() or not all(shard.hears for shard in self._connections.values()):
            return None
        return frozenset(each.id for each in self.guilds)

    def servers(self) -> dict[int, bool]:
        """Each server that the bot is in: whether it is available, and its shard hears what members do."""
        deaf = {number for number, shard in self._connections.items() if not shard.hears}
        deaf |= {number for number, shard in self.shards.items() if shard.is_closed()}
        return {each.id: not (each.unavailable or each.shard_id in deaf) for each in self.guilds}

    async def answers(self) -> bool:
        """Whether Discord answers a request that changes nothing."""
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                await self.http.request(Route("GET", "/users/@me"))
        except discord.HTTPException as error:
            return is_answer(error.response)
        except (aiohttp.ClientError, OSError):
            return False
        return True

    def _note_request(self, *, answered: bool) -> None:
        if self._opened:
            (self.services.reach.note_answer if answered else self.services.reach.note_failure)()

    async def before_new_session(self, shard_id: int, *, again: bool) -> None:
        """Wait until a shard may connect for a new session: Discord closes connections that wait too long.

        An error of the database comes again in `before_identify_hook`, where the shard handles it.
        """
        now = asyncio.get_running_loop().time
        while now() < self._began + session_wait(self.new_sessions, self._sessions, self.services.tables.shards.share):  # noqa: ASYNC110 - also ends by time
            await asyncio.sleep(1)  # meanwhile Discord may take a session of another shard
        self._began = now()
        try:
            limits = await asyncio.wait_for(self.fetch_session_start_limits(), _LIMITS_SECONDS)
            sum((limits.total, limits.remaining, limits.reset_after, limits.max_concurrency))
            self._sessions = limits
        except TypeError as error:  # a number is null
            note_unreadable("limits of sessions", error)
        except Exception as error:
            log_failure(_log, "Discord does not say how many sessions may begin", error)
        if self._sessions.remaining <= (self._sessions.total // _RESERVE if again else 0):
            wait = self._sessions.reset_after / 1000
            _log.warning("%d of the day's sessions are left: no new one for %g s", self._sessions.remaining, wait)
            await asyncio.sleep(wait)
        gate = self.services.database.gate
        if gate is not None and not again:
            with contextlib.suppress(DatabaseError):
                await gate.line_up(shard_id, shard_id % self._sessions.max_concurrency)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may IDENTIFY, also after the shards of other processes.

        Raises:
            ConnectionError: When the database does not answer; the shard then connects again.
        """
        gate, now = self.services.database.gate, asyncio.get_running_loop().time
        self.limits[shard_id or 0].reschedule(now() + _IDENTIFY_SECONDS)  # it has said hello, and may wait
        if gate is None or shard_id is None:
            async with self._identifying:
                await super().before_identify_hook(shard_id, initial=initial or now() >= self._pause_ends)
        else:
            try:
                await gate.line_up_again(shard_id, shard_id % self._sessions.max_concurrency)
            except DatabaseError as fault:
                raise ConnectionError(str(fault)) from fault
            gate.go(shard_id)
        self.new_sessions += 1
        self._sessions.remaining -= 1
        self._pause_ends = now() + PAUSE_SECONDS

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log what a listener raised over an event: most often the event has not the shape that it should have."""
        error = sys.exc_info()[1]
        if self._closing is not None and isinstance(error, DatabaseClosed):
            return  # at the next READY what is stored is compared again
        if isinstance(error, MISSHAPEN):
            note_unreadable(event_method, error)
        elif isinstance(error, Exception):
            log_failure(_log, f"{event_method} failed", error, logging.WARNING)

    async def setup_hook(self) -> None:
        """Open the services, load the cogs."""
        for name in COGS:
            import_module(name)  # before a spare waits
        self.services = await self._open_services(self.settings)
        self._opened = True
        self.shard_ids = list(self.services.tables.shards.ids)
        self.services.server_data.find_servers = self.find_servers
        self.services.servers.discords_language = lambda guild: language_of(
            (there := self.get_guild(guild)) and there.preferred_locale.value
        )
        self.ui = UiContext.create(self, self.services)
        self.add_dynamic_items(PressButton, PressMenu)
        await self.tree.set_translator(CatalogueTranslator())
        await load_cogs(self, COGS)
        commands_there = [each.qualified_name for each in self.tree.walk_commands() if not hasattr(each, "commands")]
        for name in (*commands_there, *(f"press:{verb}" for verb in Verb)):
            metrics.PRESSES.labels(name, "answered")  # served as 0 until somebody uses it
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
        if self._opened and not self.services.database.is_taken:
            await _step("noting the time", self.services.reach.close(), seconds=1)
        leaving = asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        await _step("leaving the gateway", leaving, seconds=1)
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


async def load_cogs(bot: commands.Bot, modules: Iterable[str]) -> None:
    """Add the cogs of these modules by their `setup`.

    They are no extensions of discord.py: these are run again at each load, which no cog needs.
    """
    for name in modules:
        await import_module(name).setup(bot)


async def _step(what: str, work: Awaitable[object], *, seconds: float) -> None:
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
            at = "" if Route.BASE.startswith("https://discord.com/") else " at DISCORD_API_BASE"
            return 1, f"Discord's answer{at} cannot be read: {error!r}"
        case _:
            return None
