"""Leases of shards on PostgreSQL: one process a shard, spares, one number of shards a database, and when it is lost."""

import argparse
import asyncio
import os
import socket

import asyncpg
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import insert, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli import doctor, rebuild
from bot.settings import Settings
from bot.store import gate, lease, schema
from bot.store.database import Database
from bot.store.errors import DatabaseInUse, DatabaseUnreachable, LeaseLost
from bot.store.lease import ALONE, Claim
from tests.bot.store.conftest import end_session, holders, until, wait_for_shard
from tests.suite import rest
from tests.waiting import DEADLINE, deadline

SOME = Claim(2)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spare, and a process whose server is away, ask again at once."""
    monkeypatch.setattr(lease, "SPARE_SECONDS", 0.01)
    monkeypatch.setattr(lease, "_AGAIN_SECONDS", 0.01)


async def a_server(connection: AsyncConnection) -> None:
    await connection.execute(insert(schema.servers).values(guild_id=1, language="en", preset="x"))


def test_a_process_without_a_name_is_another_bower() -> None:
    assert gate.describe(None) == gate.describe("psql") == "another Bower"
    assert len(gate.new_name().encode()) <= 63


DIFFERS = " with SHARD_COUNT=2, and SHARD_COUNT must be the same for all processes"


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [(SOME, Claim(3), DIFFERS), (SOME, Claim(), DIFFERS), (SOME, ALONE, ""), (ALONE, SOME, "")],
)
async def test_what_does_not_go_with_others_is_refused(
    postgres_url: str, first: Claim, second: Claim, sentence: str
) -> None:
    other = await Database.open(postgres_url, claim=first)
    with pytest.raises(DatabaseInUse) as refused:
        await Database.open(postgres_url, claim=second)
    who = f"another Bower (process {os.getpid()} on {socket.gethostname()})"
    assert str(refused.value) == f"the database is in use by {who}{sentence}"
    await other.write(a_server)
    await other.close()
    await (await Database.open(postgres_url, claim=second)).close()


async def test_a_process_that_is_refused_changes_nothing(postgres_url: str, other: asyncpg.Connection) -> None:
    """Not even the schema: it may be of a later version."""
    await other.execute("SELECT pg_advisory_lock_shared($1, 3)", lease._COUNT)
    with pytest.raises(DatabaseInUse):
        await Database.open(postgres_url, claim=SOME)
    assert await other.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0


async def test_a_process_takes_free_shards(postgres_url: str) -> None:
    opened = [await Database.open(postgres_url, claim=Claim(4, most)) for most in (1, 2, 0)]
    assert [database.shards for database in opened] == [(0,), (1, 2), (3,)]
    for database in opened:
        await database.close()


async def test_processes_that_start_together_have_every_shard_once(postgres_url: str) -> None:
    """And create the database once."""
    opened = await asyncio.gather(*(Database.open(postgres_url, claim=Claim(4, 1)) for _ in range(4)))
    assert sorted(database.shards for database in opened) == [(0,), (1,), (2,), (3,)]
    await opened[3].write(a_server)
    for database in opened:
        await database.close()


@rest
async def test_nothing_is_rebuilt_while_a_bot_runs(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    bot = await Database.open(postgres_url, claim=Claim(2, 1))
    settings = Settings(_env_file=None, database_url=postgres_url)
    assert await asyncio.to_thread(rebuild.run, argparse.Namespace(check=False), settings) == 2
    assert "in use by another Bower" in capsys.readouterr().err
    assert await asyncio.to_thread(rebuild.run, argparse.Namespace(check=True), settings) == 0
    await bot.close()
    assert await asyncio.to_thread(rebuild.run, argparse.Namespace(check=False), settings) == 0


async def test_a_sqlite_file_has_one_process_whatever_its_claim(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url, claim=SOME)
    assert (database.shards, database.gate, database.is_taken) == ((), None, False)
    await database.close()


async def until_one_waits(database: Database, ended: int = 0) -> None:
    """Until there is a spare, whose session is not the one that was ended."""

    async def waits() -> bool:
        found = any(not holder.shards and holder.session != ended for holder in await holders(database))
        return found and REGISTRY.get_sample_value("bower_spare") == 1

    await until(waits)


async def test_a_spare_waits_for_what_gets_free(postgres_url: str) -> None:
    """Whichever it is, and also if the server ends its session meanwhile."""
    one, two = [await Database.open(postgres_url, claim=Claim(2, 1)) for _ in range(2)]
    spare = asyncio.create_task(Database.open(postgres_url, claim=Claim(2, 1)))
    await until_one_waits(two)
    await until_one_waits(two, await end_session(two, []))
    await two.close()
    async with deadline():
        taken = await spare
    assert taken.shards == (1,)
    assert REGISTRY.get_sample_value("bower_spare") == 0
    await one.close()
    await taken.close()


async def test_a_spare_that_is_stopped_leaves_nothing(postgres_url: str) -> None:
    old = await Database.open(postgres_url, claim=SOME)
    spare = asyncio.create_task(Database.open(postgres_url, claim=SOME))
    await until_one_waits(old)
    spare.cancel()
    await asyncio.wait([spare])
    assert REGISTRY.get_sample_value("bower_spare") == 0
    await old.close()
    await (await Database.open(postgres_url, claim=ALONE)).close()


async def test_a_lost_lease_is_taken_again_before_anything_is_written(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(postgres_url, claim=SOME)
    before = await end_session(database, [0, 1])
    await until(lambda: "no change is written" in caplog.text)
    async with deadline():
        await database.write(a_server)
    (holder,) = await holders(database)
    assert holder.shards == [0, 1]
    assert holder.session != before
    assert not database.dead.done()
    await database.close()


async def test_a_process_whose_shard_is_taken_writes_no_more(
    postgres_url: str, other: asyncpg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(postgres_url, claim=SOME)
    taking = await wait_for_shard(other, database, 1, 2)
    await end_session(database, [0, 1])
    async with deadline():
        await taking
        with pytest.raises(LeaseLost, match="taken: shard 1 of 2 by another Bower"):
            await database.dead
    assert database.is_taken
    with pytest.raises(LeaseLost):
        await database.write(a_server)
    async with database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM servers"))).scalar_one() == 0
    assert "the shards were taken" in caplog.text
    await database.close()


async def test_an_old_session_of_the_process_is_ended_on_the_server(
    postgres_url: str, other: asyncpg.Connection
) -> None:
    """As after a broken network, which the server notices later than this process."""
    held = await lease.Lease.take(make_url(postgres_url), SOME)
    await other.execute("SELECT set_config('application_name', $1, false)", held.name)
    reader = await Database.open(postgres_url)
    taking = await wait_for_shard(other, reader, 1, 2)
    await end_session(reader, [0, 1])
    async with deadline():
        await taking
        await until(other.is_closed)
        await held.wait_until_certain()
    (holder,) = await holders(reader)
    assert holder.shards == [0, 1]
    assert not held.lost.done()
    await held.release()
    await reader.close()


async def test_a_pooler_that_changes_connections_is_noticed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0.01)
    held = await lease.Lease.take(make_url(postgres_url), SOME)
    stranger = await gate.connect(held._engine)
    real, held._session = held._session, stranger
    async with deadline():
        with pytest.raises(LeaseLost, match="pool_mode=session"):
            await held.lost
    held._session = real
    await gate.drop(stranger)
    await held.release()


@rest
async def test_a_lease_that_is_not_checked_is_not_trusted(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that stood still, or a server that does not answer."""
    monkeypatch.setattr(lease, "HOLD_SECONDS", 0.05)
    monkeypatch.setattr(lease, "VALID_SECONDS", 0)
    database = await Database.open(postgres_url, claim=SOME)
    with pytest.raises(DatabaseUnreachable):
        await database.write(a_server)
    monkeypatch.setattr(lease, "VALID_SECONDS", 15)
    monkeypatch.setattr(lease, "HOLD_SECONDS", DEADLINE)
    await database.write(a_server)
    await database.close()


def test_a_process_gives_up_before_the_server_does() -> None:
    assert lease.RENEW_SECONDS + lease.ANSWER_SECONDS < lease.VALID_SECONDS < gate.GONE_SECONDS


async def test_a_standby_gives_no_lease(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "_IS_STANDBY", text("SELECT true"))
    with pytest.raises(DatabaseUnreachable, match="standby"):
        await Database.open(postgres_url, claim=SOME)


async def test_a_role_with_timeouts_keeps_its_lease(postgres_url: str, other: asyncpg.Connection) -> None:
    name = make_url(postgres_url).database
    for setting in ("statement_timeout", "idle_session_timeout"):
        await other.execute(f"ALTER DATABASE \"{name}\" SET {setting} = '1h'")
    maker = gate.create_engine(make_url(postgres_url), "anyone")
    query = text("SELECT current_setting('statement_timeout'), current_setting('idle_session_timeout')")
    async with maker.connect() as plain:
        assert (await plain.execute(query)).one() == ("1h", "1h")
    session = await gate.connect(maker)
    assert (await session.execute(query)).one() == ("0", "40s")
    await gate.drop(session)
    await maker.dispose()


async def run_doctor(url: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What `python -m bot doctor` says of shards."""
    settings = Settings(_env_file=None, database_url=url)
    code = await asyncio.to_thread(doctor.run, argparse.Namespace(offline=True), settings)
    said = [line for line in capsys.readouterr().out.splitlines() if "shard" in line]
    assert code == any(line.startswith("FAIL") for line in said)
    return said


@rest
async def test_the_doctor_shows_which_process_has_which_shard(
    postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first = await Database.open(postgres_url, claim=Claim(4, 2))
    mine = f"a Bower (process {os.getpid()} on {socket.gethostname()})"
    assert await run_doctor(postgres_url, capsys) == [
        f"ok    shards 0 and 1 of 4: held by {mine}",
        "FAIL  shards 2 and 3 of 4: held by nobody",
    ]
    second = await Database.open(postgres_url, claim=Claim(4))
    spare = asyncio.create_task(Database.open(postgres_url, claim=Claim(4)))
    await until_one_waits(first)
    waiting = f"ok    no shard: held by {mine.replace('a Bower', 'a spare Bower')}"
    assert waiting in await run_doctor(postgres_url, capsys)
    spare.cancel()
    await asyncio.wait([spare])
    for database in (first, second):
        await database.close()
    assert await run_doctor(postgres_url, capsys) == ["ok    all shards: held by nobody just now"]
    everything = await Database.open(postgres_url, claim=Claim())
    assert await run_doctor(postgres_url, capsys) == [f"ok    all shards: held by {mine}"]
    await everything.close()
