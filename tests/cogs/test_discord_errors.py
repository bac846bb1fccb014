"""What an error of Discord's means, and how much of it is logged."""

import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route

from cogs import discord_errors
from cogs.discord_errors import (
    ChannelState,
    is_discords,
    is_unreadable,
    leave_out_tracebacks,
    log_failure,
    passes,
    refusal,
    watch_requests,
)

LOG = logging.getLogger("cogs.test")


def error(status: int, code: int = 0, message: str = "no") -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    response: Any = SimpleNamespace(status=status, reason="")
    return kind(response, {"code": code, "message": message})


def unreadable() -> Exception:
    state: Any = None
    try:
        discord.User(state=state, data={})  # type: ignore[typeddict-item]
    except KeyError as raised:
        return raised
    raise AssertionError


@pytest.mark.parametrize("status", [400, 403, 404, 500])
@pytest.mark.parametrize(
    ("code", "standing"),
    [
        (50001, ChannelState.CLOSED),
        (50013, ChannelState.CLOSED),
        (50083, ChannelState.CLOSED),
        (10003, ChannelState.GONE),
    ],
)
def test_the_code_decides_whatever_the_status(status: int, code: int, standing: ChannelState) -> None:
    """At 35e905d0 a 400 with code 50013 was a fault, and the next state was sent all the same."""
    assert refusal(error(status, code)) is standing
    assert not passes(error(status, code))
    assert is_discords(error(status, code))


@pytest.mark.parametrize("status", [400, 401, 403, 404, 405, 418])
def test_an_unknown_refusal_closes_the_channel(status: int) -> None:
    assert refusal(error(status, 99_999)) is ChannelState.CLOSED
    assert refusal(error(status)) is ChannelState.CLOSED
    assert not passes(error(status))


def test_what_bower_did_wrong_is_no_refusal() -> None:
    assert refusal(error(400, 50035)) is None
    assert not is_discords(error(400, 50035))
    assert not is_discords(RuntimeError("ours"))
    assert not is_discords(KeyError("ours"))


@pytest.mark.parametrize("raised", [error(500), error(503), error(429), aiohttp.ServerDisconnectedError()])
def test_what_passes(raised: Exception) -> None:
    assert passes(raised)
    assert refusal(raised) is None
    assert is_discords(raised)


def test_what_discord_py_cannot_read_is_discords() -> None:
    raised = unreadable()
    assert is_unreadable(raised)
    assert passes(raised)
    with pytest.raises(KeyError) as ours:
        {}["ours"]
    assert not is_unreadable(ours.value)


@pytest.mark.parametrize(
    "answer", [{"id": "1", "type": 99}, {"id": "1", "type": 0, "guild_id": "2"}, {"id": 1e999, "type": 0}, [], "<html>"]
)
async def test_what_discord_py_calls_invalid_is_discords(answer: Any) -> None:
    """A channel of a new type, of another server, or of a number that is none."""
    client = discord.Client(intents=discord.Intents.none())
    client.http.get_channel = AsyncMock(return_value=answer)  # type: ignore[method-assign]
    guild: Any = discord.Guild(state=client._connection, data={"id": "1"})  # type: ignore[typeddict-item]
    with pytest.raises(Exception) as raised:  # noqa: PT011 - which one is not ours to say
        await guild.fetch_channel(1)
    assert is_unreadable(raised.value), raised.value


def test_one_line_and_no_traceback_for_what_is_discords(caplog: pytest.LogCaptureFixture) -> None:
    """A refused list of commands had 232 lines."""
    caplog.set_level(logging.INFO)
    log_failure(LOG, "it failed", error(503, message="\n".join(f"line {n}" for n in range(200))))
    (record,) = caplog.records
    assert record.exc_info is None
    assert "\n" not in record.getMessage()
    assert "line 10" in record.getMessage()
    assert "line 30" not in record.getMessage()


def test_a_fault_of_ours_has_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    log_failure(LOG, "it failed", RuntimeError("ours"))
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.exc_info


def test_entries_of_discord_py_lose_their_tracebacks(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    log = logging.getLogger("discord.for_tests")
    log.addFilter(leave_out_tracebacks)
    for raised in (error(503), aiohttp.ClientConnectionError("refused"), RuntimeError("ours")):
        log.error("failed", exc_info=raised)
    assert [record.exc_info is None for record in caplog.records] == [True, True, False]


def test_the_same_kind_is_counted_and_not_logged_again(caplog: pytest.LogCaptureFixture) -> None:
    discord_errors._logged.clear()
    before = discord_errors.metrics.UNREADABLE.labels("test")._value.get()
    for _ in range(3):
        discord_errors.note_unreadable("test", unreadable())
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info
    assert discord_errors.metrics.UNREADABLE.labels("test")._value.get() == before + 3


JSON = {"Content-Type": "application/json"}
HTML = {"Content-Type": "text/html"}


@pytest.mark.parametrize(
    ("status", "headers", "answered"),
    [
        (200, JSON, True),
        (403, JSON, True),
        (429, JSON | {"Via": "1.1 google"}, True),
        (429, JSON, False),
        (403, HTML, False),
        (500, JSON, False),
        (503, HTML, False),
        (None, {}, False),
    ],
)
async def test_what_counts_as_an_answer(
    status: int | None, headers: dict[str, str], answered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever Discord itself answers; not what Cloudflare says in its place, nor a connection that is dropped."""

    async def answer(request: web.Request) -> web.Response:
        if status is None:
            assert request.transport is not None
            request.transport.abort()
        return web.Response(status=status or 200, headers=headers)

    app, noted = web.Application(), list[bool]()
    app.router.add_get("/{path:.*}", answer)

    def note(*, answered: bool) -> None:
        noted.append(answered)

    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[watch_requests(note)]) as session:
        for base, path in (("/api", "/api/x"), ("/api", "/cdn/x")):
            monkeypatch.setattr(Route, "BASE", str(server.make_url(base)))
            try:
                await session.get(server.make_url(path))
            except aiohttp.ClientError:
                assert status is None
    assert noted == [answered], "pictures from elsewhere are no answers"
