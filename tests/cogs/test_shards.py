"""The shards' connections: real discord.py on a made-up socket, and on a clock that the test moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import AsyncMock

import pytest
import yarl
from discord.gateway import DiscordWebSocket

from cogs.client import Bower
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
    refuse_resume,
    running,
    say_nothing,
)
from tests.cogs.test_unreadable_events import UNREADABLE
from tests.standin.partial import variants


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
