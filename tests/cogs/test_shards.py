"""The shards' connections: real discord.py on a made-up socket, and on a clock that the test moves."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.settings import Settings
from cogs.client import Bower
from cogs.event_guard import guard_events
from tests.cogs.test_unreadable_events import UNREADABLE
from tests.jumping_loop import JumpingLoop
from tests.standin.partial import variants

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


def say_nothing(_: str) -> list[Any]:
    """Go on acknowledging heartbeats, and send no event."""
    return []


def close_before_hello(_: str) -> list[Any]:
    """The connection is closed before the bot can say anything."""
    raise AssertionError


def refuse_resume(frame: str) -> list[Any]:
    return accept(frame) if frame == "IDENTIFY" else [{"op": 9, "d": False}]


def accept_and_drop(frame: str) -> list[Any]:
    return [*accept(frame), None]


def accept_and_invalidate(frame: str) -> list[Any]:
    return [*accept(frame), {"op": 9, "d": False}] if frame == "IDENTIFY" else [{"op": 9, "d": False}]


def answer_unreadably(frame: str) -> list[Any]:
    ready = {key: value for key, value in READY.items() if key != "user"}
    return (
        [{"op": 0, "t": "READY", "s": 1, "d": ready}] if frame == "IDENTIFY" else [{"op": 0, "t": "RESUMED", "d": None}]
    )


@contextmanager
def running(gateway: Gateway, **settings: Any) -> Iterator[Callable[[float], Bower]]:
    """Bower's connection to this gateway; call what comes to let so many seconds pass."""
    loop = JumpingLoop()

    async def start() -> tuple[Bower, asyncio.Task[None]]:
        async def unused(_: Settings) -> Any:
            raise AssertionError

        bot = Bower(Settings(_env_file=None, **settings), open_services=unused)
        bot.services = SimpleNamespace(database=SimpleNamespace(gate=None))  # type: ignore[assignment]
        await bot._async_setup_hook()
        bot.shard_count = 1
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


def is_connected(bot: Bower) -> bool:
    return bool(bot.shards) and not bot.shards[0].is_closed()


@pytest.mark.parametrize(
    "taken", [drop, accept_and_drop, accept_and_invalidate, answer_unreadably, say_nothing, close_before_hello]
)
def test_an_hour_of_a_gateway_that_accepts_and_drops_costs_few_sessions(taken: Callable[[str], list[Any]]) -> None:
    """At 35e905d0 a gateway that dropped every IDENTIFY got 600 of them an hour, of 1,000 a day."""
    gateway = Gateway()
    gateway.taken = taken
    gateway.says_hello = taken is not close_before_hello
    with running(gateway) as run:
        run(HOUR)
        assert len(gateway.identifies) <= 25
        assert len(gateway.connects) <= 4000
        gateway.taken, gateway.says_hello = accept, True
        assert is_connected(run(310))


@pytest.mark.parametrize("seconds", [5, 75, 600, 7200])
@pytest.mark.parametrize("hangs", [False, True])
@pytest.mark.parametrize("forgets", [False, True])
def test_the_bot_is_back_soon_after_any_outage(seconds: float, *, hangs: bool, forgets: bool) -> None:
    """At 35e905d0 an outage of 600 s left it deaf for 327 s on average. `forgets`: the session is gone, too."""
    gateway = Gateway()
    with running(gateway) as run:
        run(120)
        for _ in range(3):  # one after the other: nothing is left of the outage before
            sockets, gateway.sockets = gateway.sockets, []
            gateway.is_away = gateway.hangs = hangs
            gateway.is_away = True
            for socket in sockets:
                socket.frames.put_nowait(None)
            bot = run(seconds)
            assert not is_connected(bot)
            gateway.is_away = gateway.hangs = False
            gateway.taken = refuse_resume if forgets else accept
            assert is_connected(run(20))
            assert gateway.is_accepted


def resume_without_a_word(frame: str) -> list[Any]:
    return accept(frame) if frame == "IDENTIFY" else []


@pytest.mark.parametrize("taken", [accept, resume_without_a_word])
def test_a_session_that_is_never_answered_is_given_up(taken: Callable[[str], list[Any]]) -> None:
    """At 35e905d0 the bot stayed deaf, and thought that it was connected, as long as heartbeats were acknowledged."""
    gateway = Gateway()
    with running(gateway) as run:
        run(120)
        gateway.taken = say_nothing
        gateway.sockets[-1].frames.put_nowait(None)
        for _ in range(8):
            gateway.sockets[-1].frames.put_nowait({"op": 11})
            run(1)
        gateway.taken = taken
        run(20 if taken is accept else 90)
        assert gateway.is_accepted
        assert is_connected(run(1))


def test_no_connection_is_left_that_could_not_identify() -> None:
    """While the database is away no shard may IDENTIFY, and each try has a thread that sends heartbeats."""

    async def fail(*_: Any, **__: Any) -> None:
        raise ConnectionError("the database is away")

    gateway = Gateway()
    gateway.taken = refuse_resume
    with running(gateway) as run:
        bot = run(120)
        bot.before_identify_hook = fail  # type: ignore[method-assign]
        gateway.sockets[-1].frames.put_nowait(None)
        run(60)
        assert len(gateway.sockets) > 10
        assert [socket for socket in gateway.sockets if not socket.closed] == []
        del bot.before_identify_hook  # type: ignore[method-assign]
        assert is_connected(run(20))


def test_a_quiet_session_goes_on() -> None:
    """A bot of one small server gets no event for hours."""
    gateway = Gateway()
    with running(gateway) as run:
        run(HOUR)
        assert len(gateway.connects) == 1
        gateway.sockets[-1].frames.put_nowait(None)
        run(HOUR)
        assert len(gateway.connects) == 2


def test_no_session_begins_where_none_is_left() -> None:
    gateway = Gateway()
    gateway.remaining, gateway.reset_after = 101, 1800.0
    gateway.taken = accept_and_invalidate
    with running(gateway) as run:
        run(HOUR / 2)
        assert len(gateway.identifies) == 1, "the last hundred are for starts of the bot"
        gateway.remaining = 1000
        run(HOUR / 2)
        assert len(gateway.identifies) > 1


def test_no_answer_about_sessions_keeps_the_bot_away(caplog: pytest.LogCaptureFixture) -> None:
    """`GET /gateway/bot` with each field missing or null: a new session begins all the same."""
    limit = {"total": 1000, "remaining": 900, "reset_after": 1000, "max_concurrency": 1}
    whole = {"shards": 1, "url": "ws://gateway", "session_start_limit": limit}
    gateway = Gateway()
    gateway.taken = refuse_resume
    with running(gateway) as run:
        bot = run(120)
        del bot.http.get_bot_gateway
        for answer in variants(whole):
            bot.http.request = AsyncMock(return_value=answer)  # type: ignore[method-assign]
            began = len(gateway.identifies)
            gateway.sockets[-1].frames.put_nowait(None)
            assert is_connected(run(120)), answer
            assert len(gateway.identifies) == began + 1
            assert bot.http.request.await_count
    faults = [record.getMessage() for record in caplog.records if record.exc_info]
    assert [fault for fault in faults if UNREADABLE not in fault] == []


def test_a_session_resumed_without_news_stays() -> None:
    """In a quiet server no event may follow for hours."""
    gateway = Gateway()
    gateway.taken = accept_without_news
    with running(gateway) as run:
        run(120)
        for nth in range(1, 5):
            gateway.sockets[-1].frames.put_nowait(None)
            assert is_connected(run(HOUR))
            assert len(gateway.resumes) == nth
        assert len(gateway.identifies) == 1


def test_a_final_refusal_ends_the_client() -> None:
    gateway = Gateway()
    gateway.close_code = 4004
    gateway.taken = drop
    with running(gateway) as run, pytest.raises(AssertionError, match="4004"):
        run(60)


@pytest.mark.parametrize(("own", "asked"), [("", "ws://discord.example"), ("ws://proxy.example", "ws://proxy.example")])
def test_the_gateway_of_the_settings_is_asked_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch, own: str, asked: str
) -> None:
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://discord.example"))
    gateway = Gateway()
    with running(gateway, discord_gateway_url=own) as run:
        run(10)
    assert {str(address).partition("/?")[0] for address in gateway.addresses} == {asked}
