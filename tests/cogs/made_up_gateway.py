"""A made-up gateway on a clock that the test moves: what it answers, and the real discord.py connected to it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.settings import Settings
from bot.tables.shards import Shards
from cogs.client import Bower
from cogs.event_guard import guard_events
from tests.clock import JumpingLoop

HOUR = 3600.0
NUMBERS = itertools.count(2)
HELLO = {"op": 10, "d": {"heartbeat_interval": 41_250}}
READY = {
    "user": {"id": "1", "username": "bower", "discriminator": "0", "avatar": None},
    "guilds": [],
    "session_id": "s",
    "resume_gateway_url": "ws://gateway",
    "shard": [0, 1],
    "application": {"id": "1", "flags": 0},
}


class Socket:
    """A websocket of a gateway that answers each frame of the bot by `answer`, a list of frames; None closes it."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self.frames: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.frames.put_nowait(HELLO if gateway.says_hello else None)
        self.closed = False
        self.close_code: int | None = None

    async def receive(self, timeout: float) -> Any:  # noqa: ASYNC109 - its name
        if self.closed:
            return SimpleNamespace(type=aiohttp.WSMsgType.CLOSED, data=None)
        frame = await asyncio.wait_for(self.frames.get(), timeout)  # waits: the loop's clock is moved
        if frame is None:
            self.closed, self.close_code = True, self.close_code or self.gateway.close_code
            return SimpleNamespace(type=aiohttp.WSMsgType.CLOSED, data=None)
        return SimpleNamespace(type=aiohttp.WSMsgType.TEXT, data=json.dumps(frame))

    async def send_str(self, text: str) -> None:
        frame = json.loads(text)
        for each in self.gateway.answer(frame):
            self.frames.put_nowait(each)

    async def close(self, *, code: int = 1000, message: bytes = b"") -> None:
        self.closed, self.close_code = True, self.close_code or code
        self.frames.put_nowait(None)


class Gateway:
    """Says when the bot connects, IDENTIFYs and RESUMEs, by the loop's time."""

    def __init__(self) -> None:
        self.connects: list[float] = []
        self.addresses: list[str] = []
        self.identifies: list[float] = []
        self.resumes: list[float] = []
        self.is_away = self.hangs = False
        self.says_hello, self.is_accepted = True, False
        self.close_code = 1006
        self.taken: Callable[[str], list[Any]] = accept
        self.remaining, self.reset_after = 1000, 86_400.0
        self.sockets: list[Socket] = []

    async def connect(self, url: str, **_: Any) -> Socket:
        self.addresses.append(url)
        self.connects.append(asyncio.get_running_loop().time())
        if self.hangs:
            await asyncio.sleep(1_000_000)  # waits: the loop's clock is moved
        if self.is_away:
            raise aiohttp.ClientConnectionError("connection refused")
        self.sockets.append(Socket(self))
        self.is_accepted = False
        return self.sockets[-1]

    def send(self, frame: dict[str, Any] | None) -> None:
        """Send a frame on every open connection; None closes them."""
        for socket in self.sockets:
            if not socket.closed:
                socket.frames.put_nowait(frame)

    async def limits(self) -> tuple[int, str, dict[str, int]]:
        """What `GET /gateway/bot` says."""
        wait = int(self.reset_after * 1000)
        return (
            1,
            "ws://gateway",
            {"total": 1000, "remaining": self.remaining, "reset_after": wait, "max_concurrency": 1},
        )

    def answer(self, frame: dict[str, Any]) -> list[Any]:
        now = asyncio.get_running_loop().time()
        match frame["op"]:
            case 1:
                return [{"op": 11}]
            case 2:
                self.identifies.append(now)
                self.remaining -= 1
                return self.note(self.taken("IDENTIFY"))
            case 6:
                self.resumes.append(now)
                return self.note(self.taken("RESUME"))
            case _:
                return []

    def note(self, frames: list[Any]) -> list[Any]:
        self.is_accepted = any(each and each.get("t") for each in frames)
        return frames


def accept(frame: str) -> list[Any]:
    if frame == "IDENTIFY":
        return [{"op": 0, "t": "READY", "s": 1, "d": dict(READY)}]
    return [{"op": 0, "t": "RESUMED", "s": next(NUMBERS), "d": {}}]


def accept_without_news(frame: str) -> list[Any]:
    """RESUMED has the number of the last event, for nothing has happened meanwhile."""
    return accept(frame) if frame == "IDENTIFY" else [{"op": 0, "t": "RESUMED", "s": 1, "d": {}}]


def drop(_: str) -> list[Any]:
    """Close the connection at once."""
    return [None]


def refuse(_: str) -> list[Any]:
    """Say that the session is invalid."""
    return [{"op": 9, "d": False}]


def say_nothing(_: str) -> list[Any]:
    """Go on acknowledging heartbeats, and send no event."""
    return []


def close_before_hello(_: str) -> list[Any]:
    """The connection is closed before the bot can say anything."""
    raise AssertionError


def refuse_resume(frame: str) -> list[Any]:
    return accept(frame) if frame == "IDENTIFY" else refuse(frame)


def accept_and_drop(frame: str) -> list[Any]:
    return [*accept(frame), None]


def accept_and_invalidate(frame: str) -> list[Any]:
    return [*accept(frame), *refuse(frame)] if frame == "IDENTIFY" else refuse(frame)


def answer_unreadably(frame: str) -> list[Any]:
    ready = {key: value for key, value in READY.items() if key != "user"}
    return (
        [{"op": 0, "t": "READY", "s": 1, "d": ready}] if frame == "IDENTIFY" else [{"op": 0, "t": "RESUMED", "d": None}]
    )


@contextmanager
def running(gateway: Gateway, **settings: Any) -> Iterator[Callable[[float], Bower]]:
    """Bower's connection to this gateway; call what comes to let so many seconds pass."""
    loop, shards = JumpingLoop(), settings.pop("shards", Shards())

    async def start() -> tuple[Bower, asyncio.Task[None]]:
        async def unused(_: Settings) -> Any:
            raise AssertionError

        bot = Bower(Settings(_env_file=None, **settings), open_services=unused)
        held = {"database": SimpleNamespace(gate=None), "tables": SimpleNamespace(shards=shards)}
        bot.services = SimpleNamespace(**held)  # type: ignore[assignment]
        await bot._async_setup_hook()
        bot.shard_count, bot.shard_ids = shards.count or 1, list(shards.ids)
        bot.http.ws_connect = gateway.connect  # type: ignore[method-assign,assignment]
        bot.http.get_bot_gateway = gateway.limits  # type: ignore[method-assign]
        bot._connection.heartbeat_timeout = 1_000_000.0  # nothing beats here: a thread of discord.py's does
        guard_events(bot, lambda _: None)
        return bot, asyncio.create_task(bot.connect())

    bot, connecting = loop.run_until_complete(start())

    def run(seconds: float) -> Bower:
        loop.run_until_complete(asyncio.sleep(seconds))  # waits: the loop's clock is moved
        assert not connecting.done(), connecting
        return bot

    async def stop() -> None:
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.gather(connecting, return_exceptions=True)

    try:
        yield run
    finally:
        loop.run_until_complete(stop())
        loop.close()
