"""The contract of `Database`, on both databases; what only a SQLite file has is in `test_store_sqlite.py`."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.errors import DatabaseClosed
from tests.suite import both_databases

pytestmark = both_databases
SERVERS = schema.servers


def adding(guild: int, language: str = "en") -> Callable[[AsyncConnection], "asyncio.Future[int]"]:
    async def unit(connection: AsyncConnection) -> int:
        await connection.execute(insert(SERVERS).values(guild_id=guild, language=language, preset="x"))
        return guild

    return unit


async def guilds(database: Database) -> list[int]:
    async with database.read() as connection:
        return list((await connection.scalars(select(SERVERS.c.guild_id).order_by(SERVERS.c.guild_id))).all())


async def test_what_is_written_is_read_at_once_and_after_opening_again(database: Database, database_url: str) -> None:
    assert await database.write(adding(1)) == 1
    assert await guilds(database) == [1]
    await database.close()
    again = await Database.open(database_url)
    assert await guilds(again) == [1]
    await again.close()


async def test_a_unit_is_whole_or_not_at_all(database: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        await adding(1)(connection)
        raise LookupError("after the first half")

    with pytest.raises(LookupError, match="after the first half"):
        await database.write(unit)
    assert await guilds(database) == []


async def test_bad_units_among_others_fail_only_for_their_callers(database: Database) -> None:
    await database.write(adding(1000))

    async def changes_then_fails(connection: AsyncConnection) -> None:
        await connection.execute(update(SERVERS).values(language="xx"))
        raise LookupError

    async def repeats(connection: AsyncConnection) -> None:
        await adding(1000)(connection)

    good = [database.write(adding(number)) for number in range(20)]
    bad = [database.write(changes_then_fails), database.write(repeats)]
    crowd = [*good[:7], bad[0], *good[7:12], bad[1], *good[12:]]
    answers = await asyncio.gather(*crowd, return_exceptions=True)
    assert isinstance(answers[7], LookupError)
    assert isinstance(answers[13], IntegrityError)
    assert [answer for answer in answers if isinstance(answer, int)] == list(range(20))
    assert await guilds(database) == [*range(20), 1000]
    async with database.read() as connection:
        assert set((await connection.scalars(select(SERVERS.c.language))).all()) == {"en"}
    assert not database.dead.done()


async def test_units_are_serialisable(database: Database) -> None:
    """Each reads how many there are before it adds one more: none may see what another has not finished."""

    async def unit(connection: AsyncConnection) -> int:
        count = await connection.scalar(select(func.count()).select_from(SERVERS))
        await adding(count or 0)(connection)
        return count or 0

    answers = await asyncio.gather(*(database.write(unit) for _ in range(40)))
    assert sorted(answers) == list(range(40))


async def test_callers_cancelled_at_any_moment_leave_no_half_unit(database: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        number = await connection.scalar(select(func.count()).select_from(SERVERS)) or 0
        await adding(number)(connection)
        await adding(number + 1)(connection)

    for turns in range(40):
        task = asyncio.create_task(database.write(unit))
        for _ in range(turns * turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
    await database.write(unit)
    found = await guilds(database)
    assert found == list(range(len(found)))
    assert len(found) % 2 == 0


async def test_a_unit_that_cancels_itself_cancels_only_its_caller(database: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        await adding(1)(connection)
        raise asyncio.CancelledError

    task = asyncio.create_task(database.write(unit))
    await asyncio.wait([task])
    assert task.cancelled()
    assert await database.write(adding(2)) == 2
    assert await guilds(database) == [2]


async def test_close_finishes_waiting_units_and_refuses_new_ones(database: Database, database_url: str) -> None:
    waiting = [asyncio.create_task(database.write(adding(number))) for number in range(50)]
    await asyncio.sleep(0)
    await asyncio.gather(database.close(), database.close())
    assert [await task for task in waiting] == list(range(50))
    with pytest.raises(DatabaseClosed):
        await database.write(adding(99))
    with pytest.raises(DatabaseClosed):
        async with database.read():
            pass
    await database.close()
    again = await Database.open(database_url)
    assert await guilds(again) == list(range(50))
    await again.close()


async def test_close_goes_on_when_its_caller_is_cancelled(database: Database, database_url: str) -> None:
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.wait([closing])
    await database.close()
    await (await Database.open(database_url)).close()


async def test_readers_see_one_moment(database: Database) -> None:
    await database.write(adding(1))
    count = select(func.count()).select_from(SERVERS)
    async with database.read() as connection:
        assert await connection.scalar(count) == 1
        await database.write(adding(2))
        assert await connection.scalar(count) == 1
    assert await guilds(database) == [1, 2]


async def test_readers_cannot_write(database: Database) -> None:
    with pytest.raises(DBAPIError):
        async with database.read() as connection:
            await adding(1)(connection)
    with pytest.raises(DBAPIError):
        async with database.read() as connection:
            await connection.execute(text("DELETE FROM servers"))
    assert await guilds(database) == []
    assert await database.write(adding(1)) == 1  # and the connection is no reader for ever


async def test_scratch_tables_leave_nothing_and_readers_cannot_write_after_them(database: Database) -> None:
    async with database.scratch() as connection:
        await connection.exec_driver_sql("CREATE TEMPORARY TABLE sums (number INTEGER)")
        await connection.exec_driver_sql("INSERT INTO sums VALUES (1)")
        assert await connection.scalar(text("SELECT number FROM sums")) == 1
    for _ in range(2):
        async with database.read() as connection:
            with pytest.raises(DBAPIError):
                await adding(1)(connection)
    assert await guilds(database) == []


async def test_readers_wait_when_there_are_more_than_connections(database: Database) -> None:
    await database.write(adding(1))
    assert await asyncio.gather(*(guilds(database) for _ in range(40))) == [[1]] * 40


async def test_a_read_only_database_may_be_open_at_the_same_time(database: Database, database_url: str) -> None:
    await database.write(adding(1))
    beside = await Database.open(database_url, read_only=True)
    assert await guilds(beside) == [1]
    await database.write(adding(2))
    assert await guilds(beside) == [1, 2]
    with pytest.raises(DatabaseClosed):
        await beside.write(adding(3))
    await beside.close()
    await database.write(adding(4))


async def test_a_unit_that_waits_for_another_unit_is_refused_at_once(database: Database) -> None:
    async def unit(_: AsyncConnection) -> None:
        await database.write(adding(1))

    with pytest.raises(RuntimeError, match="may not wait"):
        await database.write(unit)
    assert await database.write(adding(2)) == 2


async def test_errors_contain_no_values_of_rows(database: Database) -> None:
    hidden = "deal JdTh9c9s9h"
    row = {"table_id": 1, "seq": None, "line": hidden, "at": 1}

    async def unit(connection: AsyncConnection) -> None:
        await connection.execute(
            text("INSERT INTO log (table_id, seq, line, at) VALUES (:table_id, :seq, :line, :at)"), row
        )

    with pytest.raises(DBAPIError) as fault:
        await database.write(unit)
    seen: BaseException | None = fault.value
    while seen is not None:
        assert "Jd" not in str(seen)
        assert "Jd" not in repr(seen)
        seen = seen.__cause__ or seen.__context__


async def test_ids_times_and_bytes_are_read_as_they_were_written(database: Database) -> None:
    guild = 2**63 - 1
    row = {"guild_id": guild, "channel_id": 2, "host_id": 1, "preset": "x", "rules": "{}", "clock_ms": 1}
    row |= {"language": "en", "status": "lobby", "secret": bytes(range(32)), "version": 0, "created_at": 2**53 + 1}

    async def unit(connection: AsyncConnection) -> int:
        return (await connection.execute(insert(schema.tables).values(row))).inserted_primary_key[0]

    numbers = [await database.write(unit), await database.write(unit)]
    assert numbers[0] != numbers[1]
    async with database.read() as connection:
        found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == numbers[0]))).one()
    assert (found.guild_id, found.secret, found.created_at) == (guild, bytes(range(32)), 2**53 + 1)


async def test_rows_that_refer_to_missing_rows_are_refused(database: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        await connection.execute(insert(schema.log).values(table_id=404, seq=1, line="pass", at=1))

    with pytest.raises(IntegrityError):
        await database.write(unit)
