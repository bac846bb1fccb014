"""The gateway: sessions, shards, heartbeats, resuming, and every way it may trouble a bot.

https://discord.com/developers/docs/events/gateway. Frames are compressed as the client asks for in the URL
(`zlib-stream`, `zstd-stream` or not at all).
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.standin.world import Guild, Payload, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, REQUEST_MEMBERS = 0, 1, 2, 6, 7, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
AUTHENTICATION_FAILED = 4004
REPLAYED = 5_000  # events a session can be given again


def _compressor(kind: str | None) -> Callable[[bytes], bytes] | None:
    """One connection's compression: every frame ends flushed, so that it can be read at once."""
    if kind is None:
        return None
    if kind == "zlib-stream":
        stream = zlib.compressobj(1)
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if kind != "zstd-stream":
        raise web.HTTPBadRequest(text=f"unknown compression {kind}")
    try:  # Python 3.14 has it; before, discord.py only asks for it where the package zstandard is installed
        zstd: Any = importlib.import_module("compression.zstd")
        made = zstd.ZstdCompressor()
        return lambda data: made.compress(data, mode=made.FLUSH_BLOCK)
    except ImportError:
        zstd = importlib.import_module("zstandard")
        obj = zstd.ZstdCompressor().compressobj()
        return lambda data: obj.compress(data) + obj.flush(zstd.COMPRESSOBJ_FLUSH_BLOCK)


@dataclass(eq=False, slots=True)
class Session:
    """What outlives a connection: the sequence and the events that a RESUME replays."""

    id: str
    shard: int
    shards: int
    identify: Payload
    number: int  # of its IDENTIFY, from 1
    sequence: int = 0
    events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED), repr=False)
    connection: Connection | None = None

    def has(self, guild: Guild) -> bool:
        return self.shard == (guild.id >> 22) % self.shards

    def dispatch(self, event: str, data: Payload) -> None:
        self.sequence += 1
        frame = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        text = json.dumps(frame, separators=(",", ":"))
        self.events.append((self.sequence, text))
        if self.connection is not None:
            self.connection.put(text)


class Connection:
    """One websocket. `put` never waits: a task of its own writes in order."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self.ws, self._request = ws, request
        self.session: Session | None = None
        self.heartbeats = 0
        self._compress = _compressor(request.query.get("compress"))
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def put(self, text: str) -> None:
        self._queue.put_nowait(text)

    def op(self, op: int, data: Any = None) -> None:
        self.put(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                text = await self._queue.get()
                if self._compress is None:
                    await self.ws.send_str(text)
                else:
                    await self.ws.send_bytes(self._compress(text.encode()))

    def cut(self) -> None:
        if self._request.transport is not None:
            self._request.transport.abort()

    def end(self) -> None:
        self._writer.cancel()


class Gateway:
    """The bot's side of it is `/gateway`; the test's side are the public methods.

    identifies -- the `d` of every IDENTIFY taken, in order; identified_at -- when, by the loop's time
    resumes -- the `d` of every RESUME that succeeded
    acknowledges -- whether heartbeats are answered
    refusing -- whether new connections get a 503; refused -- how many did
    """

    def __init__(self, world: World, token: Callable[[], str], changed: Callable[[], None]) -> None:
        self.world, self._token, self._changed = world, token, changed
        self.url = ""
        self.acknowledges, self.refusing = True, False
        self.refused = 0
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identifies: list[Payload] = []
        self.identified_at: list[float] = []
        self.resumes: list[Payload] = []

    # the test's side

    def connected(self) -> list[Session]:
        """Sessions that were given READY and have a connection now."""
        return [s for s in self.sessions.values() if s.connection is not None]

    def reaches(self, guild: Guild) -> bool:
        """Whether a connected session has that server."""
        return any(s.has(guild) for s in self.connected())

    def waiting(self) -> bool:
        """Whether a session without a connection could still be resumed."""
        return any(s.connection is None for s in self.sessions.values())

    def forget(self) -> None:
        """Drop the sessions that have no connection: their process is known to be dead."""
        self.sessions = {s.id: s for s in self.connected()}

    def dispatch(self, event: str, data: Payload, *, guild: Guild) -> int:
        """Send an event to the sessions of that server's shard; the number that are connected."""
        reached = 0
        for session in self.sessions.values():
            if session.has(guild):
                session.dispatch(event, data)
                reached += session.connection is not None
        return reached

    def ask_to_reconnect(self) -> None:
        for session in self.connected():
            assert session.connection is not None
            session.connection.op(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """INVALID SESSION to all; not resumable: the sessions are gone and the bot must IDENTIFY again."""
        for session in self.connected():
            assert session.connection is not None
            session.connection.op(INVALID_SESSION, resumable)
            if not resumable:
                del self.sessions[session.id]

    async def drop(self) -> None:
        """Cut the line of every connection without a word."""
        for connection in tuple(self.connections):
            connection.cut()

    # the bot's side

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        if self.refusing:
            self.refused += 1
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(compress=False, timeout=2.0)  # waits: for a bot that may be dead
        await ws.prepare(request)
        connection = Connection(ws, request)
        self.connections.add(connection)
        connection.op(HELLO, {"heartbeat_interval": 41_250})
        try:
            async for message in ws:
                if message.type is WSMsgType.TEXT:
                    await self._receive(connection, json.loads(message.data))
        finally:
            self.connections.discard(connection)
            connection.end()
            if connection.session is not None and connection.session.connection is connection:
                connection.session.connection = None
                if ws.close_code in (1000, 1001):  # the client's own goodbye ends the session
                    self.sessions.pop(connection.session.id, None)
            self._changed()
        return ws

    async def _receive(self, connection: Connection, frame: Payload) -> None:
        op: int = frame["op"]
        data: Any = frame.get("d")
        if op == HEARTBEAT:
            connection.heartbeats += 1
            if self.acknowledges:
                connection.op(HEARTBEAT_ACK)
        elif op == IDENTIFY:
            await self._identify(connection, data)
        elif op == RESUME:
            await self._resume(connection, data)
        elif op == REQUEST_MEMBERS and connection.session is not None:
            self._members(connection.session, data)
        self._changed()

    async def _identify(self, connection: Connection, data: Payload) -> None:
        shard, shards = data.get("shard") or (0, 1)
        if data.get("token") != self._token():
            return await self._refuse(connection)
        self.identifies.append(data)
        self.identified_at.append(asyncio.get_running_loop().time())
        number = len(self.identifies)
        session = Session(secrets.token_hex(16), shard, shards, data, number, connection=connection)
        connection.session = session
        self.sessions[session.id] = session
        guilds = [g for g in self.world.guilds.values() if session.has(g) and self.world.has_bot(g)]
        ready: Payload = {
            "v": 10,
            "user": self.world.bot.payload(),
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [shard, shards],
            "application": {"id": str(self.world.application_id), "flags": 1 << 23},
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", self.guild_payload(guild))
        return None

    def guild_payload(self, guild: Guild) -> Payload:
        """A server as a bot without the members intent may see it: of the members only itself."""
        return guild.payload(members=[guild.members[self.world.bot.id].payload()])

    async def _resume(self, connection: Connection, data: Payload) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        if data.get("token") != self._token():
            return await self._refuse(connection)
        if session is None:
            connection.op(INVALID_SESSION, False)
            return None
        connection.session, session.connection = session, connection
        self.resumes.append(data)
        for sequence, text in tuple(session.events):
            if sequence > data["seq"]:
                connection.put(text)
        session.dispatch("RESUMED", {"_trace": []})
        return None

    def _members(self, session: Session, data: Payload) -> None:
        guild = self.world.guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        wanted = {int(i) for i in data.get("user_ids") or ()}
        prefix = data.get("query")
        found = [
            m.payload()
            for m in guild.members.values()
            if m.user.id in wanted or (prefix is not None and m.user.name.lower().startswith(prefix.lower()))
        ]
        chunk = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1, "not_found": []}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})

    async def _refuse(self, connection: Connection) -> None:
        with contextlib.suppress(ConnectionError):
            await connection.ws.close(code=AUTHENTICATION_FAILED, message=b"Authentication failed.")
