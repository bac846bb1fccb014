"""A lease for each shard on PostgreSQL: one process a shard, one number of shards a database, and when it is lost."""

import argparse
import asyncio
import os
import socket
from contextlib import suppress

import asyncpg
import pytest
from sqlalchemy import insert, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.cli import doctor, rebuild
from bot.settings import Settings
from bot.store import claims, gate, lease, schema
from bot.store.claims import Claim, Holder
from bot.store.database import Database
from bot.store.errors import DatabaseInUse, DatabaseUnreachable, LeaseLost
from tests.bot.store.conftest import end_session, holders, until, wait_for_shard
from tests.suite import rest
from tests.waiting import DEADLINE, deadline

SOME = Claim((0, 1), 2)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for another process, and a server that is away is asked again at once."""
    monkeypatch.setattr(lease, "PATIENCE", 0)
    monkeypatch.setattr(lease, "_AGAIN_SECONDS", 0.01)


async def a_server(connection: AsyncConnection) -> None:
    await connection.execute(insert(schema.servers).values(guild_id=1, language="en", preset="x"))


async def until_logged(caplog: pytest.LogCaptureFixture, what: str) -> None:
    async def holds() -> bool:
        return what in caplog.text

    await until(holds)


@pytest.mark.parametrize(
    ("mine", "theirs", "reason"),
    [
        (Claim((0,), 2), Claim((1,), 2), None),
        (Claim((0, 2), 4), Claim((3, 1), 4), None),
        (Claim((0, 1), 4), Claim((1, 2), 4), "shard 1 of 4 is in use"),
        (Claim((2, 1, 0), 4), Claim((0, 2, 3), 4), "shards 0 and 2 of 4 are in use"),
        (Claim((0,), 2), Claim((2,), 3), "SHARD_COUNT must be the same"),
        (Claim((0,), 2), Claim(), "without SHARD_IDS"),
        (Claim(), Claim((0,), 2), "without SHARD_IDS"),
        (Claim((), 2), Claim((0,), 2), "without SHARD_IDS"),
        (Claim(), Claim(), "with all shards; a shard belongs to one process at a time"),
    ],
)
def test_some_claims_exclude_each_other(mine: Claim, theirs: Claim, reason: str | None) -> None:
    objection = mine.explain_conflict(Holder(1, "bower 0a1b2c3d 77 kitchen", is_own=False, claim=theirs))
    if reason is None:
        assert objection is None
    else:
        assert objection is not None
        assert reason in objection
        assert "in use by another Bower (process 77 on kitchen)" in objection


def test_a_process_without_a_name_is_another_bower() -> None:
    assert gate.describe(None) == gate.describe("psql") == "another Bower"
    assert len(gate.new_name().encode()) <= 63


@pytest.mark.parametrize(
    ("claimed", "sentence"),
    [
        (Claim((1,), 2), "shard 1 of 2 is in use by another Bower (process "),
        (Claim((2,), 3), "with shards 0 and 1 of 2, and this process wants shard 2 of 3"),
        (Claim(), "with shards 0 and 1 of 2, and this process wants all shards"),
    ],
)
async def test_a_second_process_is_refused(postgres_url: str, claimed: Claim, sentence: str) -> None:
    first = await Database.open(postgres_url, claim=SOME)
    with pytest.raises(DatabaseInUse) as refused:
        await Database.open(postgres_url, claim=claimed)
    assert sentence in str(refused.value)
    await first.write(a_server)
    await first.close()
    second = await Database.open(postgres_url, claim=claimed)
    await second.close()


async def test_a_process_that_is_refused_changes_nothing(postgres_url: str, other: asyncpg.Connection) -> None:
    """Not even the schema: it may be of a later version."""
    await other.execute("SELECT pg_advisory_lock_shared($1, 0)", claims._COUNT)
    with pytest.raises(DatabaseInUse):
        await Database.open(postgres_url, claim=SOME)
    assert await other.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0


async def test_other_shards_of_the_same_count_are_accepted(postgres_url: str) -> None:
    opened = [await Database.open(postgres_url, claim=Claim((shard,), 3)) for shard in (2, 0)]
    assert sorted(str(holder.claim) for holder in await holders(opened[0])) == ["shard 0 of 3", "shard 2 of 3"]
    assert claims.find_unheld(await holders(opened[0])) == Claim((1,), 3)
    for database in opened:
        await database.close()


@rest
async def test_processes_that_start_together_create_the_database_once(postgres_url: str) -> None:
    opened = await asyncio.gather(*(Database.open(postgres_url, claim=Claim((shard,), 4)) for shard in range(4)))
    await opened[3].write(a_server)
    for database in opened:
        await database.close()


async def test_commands_need_no_shard(postgres_url: str) -> None:
    bot = await Database.open(postgres_url, claim=Claim())
    for read_only in (False, True):
        await (await Database.open(postgres_url, read_only=read_only)).close()
    await bot.close()


@rest
async def test_nothing_is_rebuilt_while_a_bot_runs(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    bot = await Database.open(postgres_url, claim=Claim((0,), 2))
    settings = Settings(_env_file=None, database_url=postgres_url)
    assert await asyncio.to_thread(rebuild.run, argparse.Namespace(check=False), settings) == 2
    assert "in use by another Bower" in capsys.readouterr().err
    assert await asyncio.to_thread(rebuild.run, argparse.Namespace(check=True), settings) == 0
    await bot.close()
    assert await asyncio.to_thread(rebuild.run, argparse.Namespace(check=False), settings) == 0


async def test_a_sqlite_file_has_one_process_whatever_its_claim(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url, claim=SOME)
    assert database.gate is None
    assert not database.is_taken
    await database.close()


async def test_a_new_process_waits_for_the_old_one_to_end(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lease, "PATIENCE", DEADLINE)
    old = await Database.open(postgres_url, claim=SOME)
    new = asyncio.create_task(Database.open(postgres_url, claim=SOME))
    await until_logged(caplog, "waiting")
    assert not new.done()
    await old.close()
    async with deadline():
        await (await new).close()
    assert caplog.text.count("waiting") == 1


async def test_a_start_that_is_stopped_while_it_waits_leaves_nothing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lease, "PATIENCE", DEADLINE)
    old = await Database.open(postgres_url, claim=Claim((0,), 2))
    new = asyncio.create_task(Database.open(postgres_url, claim=SOME))
    await until_logged(caplog, "waiting")
    new.cancel()
    with suppress(asyncio.CancelledError):
        await new
    assert [holder.claim for holder in await holders(old)] == [Claim((0,), 2)]
    monkeypatch.setattr(lease, "PATIENCE", 0)
    await (await Database.open(postgres_url, claim=Claim((1,), 2))).close()
    await old.close()


async def test_a_lost_lease_is_taken_again_before_anything_is_written(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(postgres_url, claim=SOME)
    before = await end_session(database, SOME)
    await until_logged(caplog, "no change is written")
    async with deadline():
        await database.write(a_server)
    (holder,) = await holders(database)
    assert holder.claim == SOME
    assert holder.session != before
    assert not database.dead.done()
    await database.close()


async def test_a_process_whose_shard_is_taken_writes_no_more(
    postgres_url: str, other: asyncpg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(postgres_url, claim=SOME)
    taking = await wait_for_shard(other, database, 1, 2)
    await end_session(database, SOME)
    async with deadline():
        await taking
        with pytest.raises(LeaseLost, match="shard 1 of 2 is in use by another Bower"):
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
    await end_session(reader, SOME)

    async def other_is_ended() -> bool:
        return other.is_closed()

    async with deadline():
        await taking
        await until(other_is_ended)
        await held.wait_until_certain()
    (holder,) = await holders(reader)
    assert holder.claim == SOME
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


@rest
async def test_the_holder_of_the_lock_is_named(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def explain(held: lease.Lease) -> None:
        monkeypatch.setattr(lease, "ANSWER_SECONDS", DEADLINE)
        await own(held)

    own = lease.Lease._explain_timeout
    monkeypatch.setattr(lease.Lease, "_explain_timeout", explain)
    monkeypatch.setattr(lease, "ANSWER_SECONDS", 0.5)
    engine = create_async_engine(postgres_url)
    async with engine.connect() as stranger:
        await stranger.execute(text("SELECT pg_advisory_lock(:key)"), {"key": 0x426F_7765_7200_0002})
        pid = await stranger.scalar(text("SELECT pg_backend_pid()"))
        with pytest.raises(DatabaseUnreachable, match=rf"session {pid} of role \w+ holds .* REVOKE CONNECT"):
            await Database.open(postgres_url, claim=Claim())
    await engine.dispose()


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
    assert (await session.execute(query)).one() == ("0", "0")
    await gate.drop(session)
    await maker.dispose()


async def run_doctor(url: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What `python -m bot doctor` says of shards."""
    settings = Settings(_env_file=None, database_url=url)
    assert await asyncio.to_thread(doctor.run, argparse.Namespace(), settings) == 0
    return [line for line in capsys.readouterr().out.splitlines() if "shard" in line]


@rest
async def test_the_doctor_shows_which_process_has_which_shard(
    postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first = await Database.open(postgres_url, claim=Claim((0, 3), 4))
    mine = f"a Bower (process {os.getpid()} on {socket.gethostname()})"
    assert await run_doctor(postgres_url, capsys) == [
        f"ok    shards 0 and 3 of 4: held by {mine}",
        "ok    shards 1 and 2 of 4: held by nobody just now",
    ]
    await first.close()
    assert await run_doctor(postgres_url, capsys) == ["ok    all shards: held by nobody just now"]
    everything = await Database.open(postgres_url, claim=Claim())
    assert await run_doctor(postgres_url, capsys) == [f"ok    all shards: held by {mine}"]
    await everything.close()
