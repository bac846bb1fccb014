"""Requests that the bot sends by itself go one after the other, however many are asked for at once."""

import asyncio

import pytest

from cogs.live.pace import RateLimit


async def test_each_request_waits_for_those_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    limit = RateLimit(per_second=1 / 1000)
    for _ in range(4):
        await limit.wait()
    assert [round(seconds, -2) for seconds in waits] == [1000, 2000, 3000]
