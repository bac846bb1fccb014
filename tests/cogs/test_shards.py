"""The shards' connections: real discord.py on a made-up socket, and on a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
import yarl
from discord import GatewayNotFound
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from bot.tables.shards import Shards
from cogs.client import Bower
from cogs.shards import PatientShard, _WebSocket
from tests.cogs.made_up_gateway import (
    HOUR,
    Gateway,
    accept,
    accept_and_drop,
    accept_and_invalidate,
    accept_without_news,
    answer_unreadably,
    close_before_hello,
    drop,
    refuse,
    refuse_resume,
    running,
    say_nothing,
)
from tests.cogs.test_unreadable_events import UNREADABLE
from tests.standin.partial import variants
from tests.suite import first


def hears(bot: Bower) -> bool:
    """Whether every shard does; at the start there is none."""
    return bool(bot.shards) and all(cast("PatientShard", shard._parent).hears for shard in bot.shards.values())


def test_a_shard_hears_once_discord_has_sent_an_event() -> None:
    gateway = Gateway()
    with running(gateway) as run:
        assert hears(run(1))
        gateway.taken = say_nothing
        gateway.send(None)
        assert not hears(run(5))
        assert not gateway.sockets[-1].closed
        gateway.is_away = True
        gateway.send(None)
        assert not hears(run(5))
        gateway.is_away, gateway.taken = False, accept
        assert hears(run(20))


OUTAGES: dict[str, dict[str, Any]] = {
    "away": {"is_away": True},
    "drops": {"taken": drop},
    "refuses": {"taken": refuse},
    "hangs": {"hangs": True},
    "accepts and refuses": {"taken": accept_and_invalidate},
    "accepts and drops": {"taken": accept_and_drop},
    "closes at once": {"taken": close_before_hello, "says_hello": False},
    "is unreadable": {"taken": answer_unreadably},
    "is silent": {"taken": say_nothing},
}


@pytest.mark.parametrize("kind", first(OUTAGES, 4))
@pytest.mark.parametrize("after", [accept, refuse_resume])
@pytest.mark.parametrize(("left", "within", "apart"), [(1000, 15, 10), (450, 90, 85)])
def test_the_bot_is_back_soon_after_any_outage(
    kind: str, after: Callable[[str], list[Any]], left: int, within: float, apart: float
) -> None:
    """At 4ba5ca2e an outage in which sessions were refused cost 292 s after its end, and a hiccup then 301 s more."""
    gateway = Gateway()
    with running(gateway) as run:
        run(120)
        for nth, seconds in enumerate((5, 30, 60, 120, 300, 600, HOUR)):
            gateway.remaining, began = left, len(gateway.identifies)
            vars(gateway).update(OUTAGES[kind])
            gateway.send(None)
            assert not hears(run(seconds + 1.7 * nth)), "1.7: another moment between two tries"
            assert len(gateway.identifies) - began <= seconds / apart + 8
            vars(gateway).update(is_away=False, hangs=False, says_hello=True, taken=after)
            assert hears(run(within))
            gateway.taken = accept
            for frame in ({"op": 7}, None):  # an ordinary request to connect again
                run(5)
                gateway.send(frame)
                assert hears(run(0.1))
            run(120)
            gateway.send({"op": 9, "d": False})
            assert hears(run(3)), "a session that has been good for long"


@pytest.mark.parametrize(
    ("shards", "left", "most", "within"),
    [(Shards((0, 1, 2, 3), 4), 1000, 370, 32), (Shards((0, 1), 4), 450, 30, 180)],
)
def test_shards_share_the_sessions_of_their_token(shards: Shards, left: int, most: int, within: float) -> None:
    """Refusals cost four shards as many sessions as one; afterwards each must wait 5 s for the one before."""
    gateway = Gateway()
    with running(gateway, shards=shards) as run:
        run(120)
        gateway.remaining, gateway.taken, began = left, refuse, len(gateway.identifies)
        gateway.send(None)
        run(HOUR)
        assert len(gateway.identifies) - began <= most
        gateway.taken = accept
        assert hears(run(within))


def test_sessions_are_counted_where_discord_does_not_say_how_many_are_left() -> None:
    gateway = Gateway()
    gateway.remaining, gateway.taken = 120, refuse
    with running(gateway) as run:
        run(60).http.get_bot_gateway = AsyncMock(side_effect=GatewayNotFound)  # type: ignore[method-assign]
        run(12 * HOUR)
        assert gateway.remaining == 100


def resume_without_a_word(frame: str) -> list[Any]:
    return accept(frame) if frame == "IDENTIFY" else []


@pytest.mark.parametrize("taken", [accept, resume_without_a_word])
def test_a_session_that_is_never_answered_is_given_up(taken: Callable[[str], list[Any]]) -> None:
    """At 35e905d0 the bot stayed deaf, and thought that it was connected, as long as heartbeats were acknowledged."""
    gateway = Gateway()
    with running(gateway) as run:
        run(120)
        gateway.taken = say_nothing
        gateway.send(None)
        for _ in range(8):
            gateway.sockets[-1].frames.put_nowait({"op": 11})
            run(1)
        gateway.taken = taken
        run(20 if taken is accept else 90)
        assert gateway.is_accepted
        assert hears(run(1))


def test_no_connection_is_left_that_could_not_identify() -> None:
    """While the database is away no shard may IDENTIFY, and each try has a thread that sends heartbeats."""

    async def fail(*_: Any, **__: Any) -> None:
        raise ConnectionError("the database is away")

    gateway = Gateway()
    gateway.taken = refuse_resume
    with running(gateway) as run:
        bot = run(120)
        bot.before_identify_hook = fail  # type: ignore[method-assign]
        gateway.send(None)
        run(60)
        assert len(gateway.sockets) > 10
        assert [socket for socket in gateway.sockets if not socket.closed] == []
        del bot.before_identify_hook  # type: ignore[method-assign]
        assert hears(run(20))


async def test_a_heartbeat_that_is_answered_at_once_is_not_behind(caplog: pytest.LogCaptureFixture) -> None:
    socket = AsyncMock()
    ws = _WebSocket(socket, loop=asyncio.get_running_loop())
    ws._max_heartbeat_timeout = 60
    ws._keep_alive = alive = KeepAliveHandler(ws=ws, interval=41.25)
    alive._last_send -= 41.25
    socket.send_str.side_effect = lambda _: alive.ack()
    await ws.send_heartbeat(alive.get_payload())
    assert alive.latency < 1
    assert caplog.messages == []


def test_a_quiet_session_goes_on() -> None:
    """A bot of one small server gets no event for hours."""
    gateway = Gateway()
    with running(gateway) as run:
        run(HOUR)
        assert len(gateway.connects) == 1
        gateway.send(None)
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
            gateway.send(None)
            assert hears(run(120)), answer
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
            gateway.send(None)
            assert hears(run(HOUR))
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
