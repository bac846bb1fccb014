"""The connections to Discord's gateway: soon back after any outage, and sparing with sessions if Discord refuses them.

discord.py waits up to 17 minutes after an outage, not at all after a refused session, and ends the client over a frame
that it cannot read. A bot has 1,000 sessions a day; with more Discord takes its token away.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Any, Final, Protocol, cast, final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.tasks import Backoff
from cogs.discord_errors import note_unreadable, one_line
from cogs.event_guard import UnreadableReady

_log = logging.getLogger(__name__)

NO_CONNECTION: Final = Backoff((1, 2, 4))
"""Seconds between tries while no connection can be made."""
APART_SECONDS: Final = 2.0
"""Seconds at least from one connection of a shard to the next; it costs nothing to resume a session."""
STEADY_SECONDS: Final = 90.0
"""A session that lasts less counts as refused: a day has 960 times as much."""
HELLO_SECONDS: Final = 6.0
"""How long a connection may take until Discord's first frame."""
ANSWER_SECONDS: Final = 15.0
"""How long Discord may take until the first event after an IDENTIFY or a RESUME."""
_RESUMES: Final = 3
"""How often a session is resumed that Discord does not answer, or whose gateway is away, before a new one begins."""
_LOST: Final = (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError)
"""How a connection ends that had nothing unreadable."""


def session_wait(refused: int, limits: discord.SessionStartLimits, share: float) -> float:
    """Seconds from one session of a process, which has a `share` of the shards, to the next after so many refused ones.

    While more than half of the token's sessions are left, Bower is soon back; the other half lasts for ten hours.
    """
    longest = 10 if limits.remaining * 2 > limits.total else 85 / share
    return min(longest, 2**refused) if refused else 0


class Sharded(Protocol):
    """What a shard needs of its client."""

    limits: dict[int, asyncio.Timeout]
    """Until when each shard that connects must be through."""
    new_sessions: int
    """How many have begun since Discord took one that has lasted."""

    async def before_new_session(self, shard_id: int, *, again: bool) -> None:
        """Wait until a shard may connect for a new session."""
        ...


@final
class _WebSocket(DiscordWebSocket):
    """A connection that is closed where it cannot IDENTIFY or RESUME; else its thread would send heartbeats."""

    async def identify(self) -> None:
        await self._or_leave(super().identify())

    async def resume(self) -> None:
        await self._or_leave(super().resume())

    async def send_heartbeat(self, data: Any) -> None:
        """Note when it is sent. The library notes it when its thread hears of that: the answer may be there before.

        Then it counts from the heartbeat before, and warns of a connection that is 41 seconds behind.
        """
        if self._keep_alive is not None:
            self._keep_alive._last_send = time.perf_counter()  # noqa: SLF001 - the library has no other way
        await super().send_heartbeat(data)

    async def _or_leave(self, asking: Awaitable[None]) -> None:
        try:
            await asking
        except BaseException:
            await _leave(self)
            raise


async def _leave(ws: DiscordWebSocket) -> None:
    """Close a connection so that its session may be resumed."""
    with contextlib.suppress(Exception):
        await asyncio.wait_for(ws.close(code=4000), 1)


@final
class PatientShard(Shard):
    """One shard's connection, which is made again whenever it ends; only Discord's final refusals end the client."""

    def __init__(self, client: Any, shard_id: int, queue_put: Callable[[EventItem], None]) -> None:
        super().__init__(cast("Any", None), client, queue_put)
        self._sharded = cast("Sharded", client)
        self._shard_id = shard_id
        self._refused = 0
        """The client's `new_sessions` before this connection was taken: they count again if it does not last."""
        self._unresumed = 0
        """How often in a row the session was not resumed."""
        self._since = 0.0
        self._answer_by: float | None = 0.0
        """Until when the first event of this connection must come, by the loop's time; `None` once it has."""
        self._dice = SystemRandom()

    @property
    def id(self) -> int:
        """The shard's number."""
        return self._shard_id

    @property
    def hears(self) -> bool:
        """Whether the connection is open, and Discord has sent an event on it."""
        return self._answer_by is None and self.ws.open

    async def begin(self, gateway: yarl.URL, *, initial: bool) -> None:
        """Connect for the first time, however often it takes."""
        await self._connect(gateway=gateway, initial=initial)
        self.launch()

    async def worker(self) -> None:
        """Read from the connection, and make the next one when it ends."""
        while not self._client.is_closed():
            try:
                await self._read()
            except Exception as error:
                self._dispatch("disconnect")
                self._dispatch("shard_disconnect", self.id)
                if self._client.is_closed() or self._is_final(error):
                    return
                await self._connect_again(error)

    async def _read(self) -> None:
        """Read one frame. A gateway that acknowledges heartbeats and sends no event would be listened to for ever."""
        async with asyncio.timeout_at(self._answer_by):
            await self.ws.poll_event()

    def _is_final(self, error: Exception) -> bool:
        """Whether Discord has closed the connection for good; then the client ends."""
        if not isinstance(error, discord.ConnectionClosed) or error.code == 1000:
            return False
        self._queue_put(EventItem(EventType.close, self, error))
        return True

    async def _connect_again(self, error: Exception) -> None:
        is_readable = isinstance(error, _LOST)
        if not is_readable and not isinstance(error, UnreadableReady):
            note_unreadable("frame of the gateway", error)
        await _leave(self.ws)
        has_session = is_readable and self.ws.session_id is not None
        self._unresumed = 0 if has_session and self._answer_by is None else self._unresumed + 1
        lasted = asyncio.get_running_loop().time() - self._since
        if lasted < STEADY_SECONDS:
            self._sharded.new_sessions = max(self._sharded.new_sessions, self._refused)
        _log.info("shard %d has lost its connection: %s", self.id, _reason(error))
        await asyncio.sleep(APART_SECONDS - lasted)
        await self._connect(resumes=has_session and self._unresumed < _RESUMES)

    async def _connect(self, *, resumes: bool = False, **options: Any) -> None:
        """Make a connection, however often it takes; `options` are for the first session."""
        failures = 0
        while not self._client.is_closed():
            try:
                if resumes and failures < _RESUMES:
                    self.ws = await self._resume()
                else:
                    await self._sharded.before_new_session(self.id, again=bool(failures or not options))
                    self.ws = await self._open(**options)
            except Exception as error:
                if not isinstance(error, _LOST):
                    note_unreadable("frame of the gateway", error)
                failures += 1
                if failures == 1:
                    _log.warning("shard %d cannot connect, and tries until it can: %s", self.id, _reason(error))
                await asyncio.sleep(NO_CONNECTION.wait(failures) * self._dice.uniform(0.5, 1))
            else:
                if failures:
                    _log.info("shard %d is connected again after %d failures", self.id, failures)
                self._since = asyncio.get_running_loop().time()
                self._answer_by, self._refused = self._since + ANSWER_SECONDS, 0
                return

    async def _resume(self) -> DiscordWebSocket:
        ws = self.ws
        return await self._open(gateway=ws.gateway, session=ws.session_id, sequence=ws.sequence, resume=True)

    async def _open(self, **options: Any) -> DiscordWebSocket:
        """A connection that has said hello; the client gives it more time where it waits to IDENTIFY."""
        async with asyncio.timeout(HELLO_SECONDS) as limit:
            self._sharded.limits[self.id] = limit
            ws = await _WebSocket.from_client(self._client, shard_id=self.id, **options)
        ws._dispatch = self._note_event  # noqa: SLF001
        return ws

    def _note_event(self, name: str, *values: Any) -> None:
        """Any event is an answer: RESUMED need not have a number of its own."""
        if name == "socket_event_type" and self._answer_by is not None:
            self._answer_by = None
            self._refused, self._sharded.new_sessions = self._sharded.new_sessions, 0
        self._client.dispatch(name, *values)


def _reason(error: Exception) -> str:
    match error:
        case ReconnectWebSocket():
            return "it was closed"
        case TimeoutError():
            return "Discord did not answer"
        case _:
            return one_line(error)
