"""The gate before an IDENTIFY: one after another in the order of their coming, over all processes of a database."""

import asyncio
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from bot.store import gate as gates
from bot.store.errors import DatabaseUnreachable
from bot.store.gate import Gate
from tests.bot.store.conftest import until
from tests.waiting import deadline

FOR_EVER = 3600.0


@pytest.fixture
async def process(postgres_url: str) -> AsyncIterator[Callable[[str], Gate]]:
    """Makes the gate of another process each time."""
    made: list[Gate] = []

    def make(name: str) -> Gate:
        made.append(Gate(make_url(postgres_url), name))
        return made[-1]

    yield make
    for gate in made:
        await gate.close()


async def sleeping(other: asyncpg.Connection) -> list[str]:
    """Whose pause runs on the server."""
    query = (
        "SELECT application_name FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()"
    )
    return [row[0] for row in await other.fetch(query)]


async def until_asleep(other: asyncpg.Connection, name: str) -> None:
    async def holds() -> bool:
        return await sleeping(other) == [name]

    await until(holds)


async def until_waiting(other: asyncpg.Connection, number: int) -> None:
    """Until so many wait for their turn."""
    query = (
        "SELECT count(*) = $1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    await until(lambda: other.fetchval(query, number))


async def end(other: asyncpg.Connection, name: str) -> None:
    await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1", name)


async def test_shards_pass_in_the_order_in_which_they_came(
    process: Callable[[str], Gate], other: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "PAUSE_SECONDS", 0.02)
    order: list[int] = []

    async def identify(shard: int) -> None:
        gate = process(f"process {shard}")
        await gate.line_up(shard, 0)
        order.append(shard)
        gate.go(shard)

    first = process("first")
    await first.line_up(9, 0)
    coming: list[asyncio.Task[None]] = []
    for shard in (3, 1, 2, 0):
        coming.append(asyncio.create_task(identify(shard)))
        await until_waiting(other, len(coming))
    first.go(9)
    async with deadline():
        await asyncio.gather(*coming)
    assert order == [3, 1, 2, 0]


async def test_no_shard_passes_during_the_pause_of_a_dead_process(
    process: Callable[[str], Gate], other: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "PAUSE_SECONDS", FOR_EVER)
    one, two = process("one"), process("two")
    await one.line_up(0, 0)
    one.go(0)
    await until_asleep(other, "one")
    turn = asyncio.create_task(two.line_up(1, 0))
    await until_waiting(other, 1)
    await one.close()
    assert await sleeping(other) == ["one"]
    assert not turn.done()
    await end(other, "one")
    async with deadline():
        await turn


async def test_a_process_that_dies_leaves_the_queue_and_the_gate(
    process: Callable[[str], Gate], other: asyncpg.Connection
) -> None:
    one, two, three = process("one"), process("two"), process("three")
    await one.line_up(0, 0)
    second = asyncio.create_task(two.line_up(1, 0))
    await until_waiting(other, 1)
    third = asyncio.create_task(three.line_up(2, 0))
    await until_waiting(other, 2)
    await two.close()
    await one.close()
    async with deadline():
        await third
    with pytest.raises(asyncio.CancelledError):
        await second


async def test_other_buckets_do_not_wait(process: Callable[[str], Gate], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "PAUSE_SECONDS", FOR_EVER)
    gate = process("one")
    async with deadline():
        for shard in range(4):
            await gate.line_up(shard, shard % 4)
            gate.go(shard)


async def test_a_cancelled_caller_keeps_its_place(
    process: Callable[[str], Gate], other: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py gives a connection up after a minute, and makes another."""
    monkeypatch.setattr(gates, "PAUSE_SECONDS", FOR_EVER)
    first, one, two = process("first"), process("one"), process("two")
    await first.line_up(9, 0)
    impatient = asyncio.create_task(one.line_up(0, 0))
    await until_waiting(other, 1)
    behind = asyncio.create_task(two.line_up(1, 0))
    await until_waiting(other, 2)
    impatient.cancel()
    await asyncio.sleep(0)
    assert one.has_place(0)
    await end(other, "first")
    async with deadline():
        await one.line_up_again(0, 0)
    one.go(0)
    await until_asleep(other, "one")
    assert not behind.done()


async def test_a_turn_that_is_not_used_is_given_up(
    process: Callable[[str], Gate], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "UNUSED_SECONDS", 0.01)
    one, two = process("one"), process("two")
    await one.line_up(0, 0)
    async with deadline():
        await two.line_up(1, 0)
    assert not one.has_place(0)


async def test_a_shard_that_identifies_again_queues_again(
    process: Callable[[str], Gate], other: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "PAUSE_SECONDS", FOR_EVER)
    gate = process("one")
    await gate.line_up(0, 0)
    gate.go(0)
    await until_asleep(other, "one")
    again = asyncio.create_task(gate.line_up(0, 0))
    await until_waiting(other, 1)
    assert not again.done()
    again.cancel()


async def test_a_session_that_discord_has_ended_does_not_start_again_at_once(
    process: Callable[[str], Gate], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord asks for 1 to 5 seconds; a shard that stands in line has waited already."""
    monkeypatch.setattr(gates, "PAUSE_SECONDS", FOR_EVER)
    gate = process("one")
    again = asyncio.create_task(gate.line_up_again(0, 0))
    await gate.line_up(1, 1)
    assert not gate.has_place(0)
    assert not again.done()
    again.cancel()
    async with deadline():
        await gate.line_up_again(1, 1)


async def test_without_a_server_there_is_no_turn(postgres_url: str) -> None:
    gate = Gate(make_url(postgres_url).set(database="nowhere"), "one")
    with pytest.raises(DatabaseUnreachable):
        await gate.line_up(0, 0)
    assert not gate.has_place(0)
    await gate.close()
