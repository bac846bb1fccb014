"""A lease for each shard on PostgreSQL: one process a shard, one number of shards a database, and when it is lost."""

import asyncio
import time
from contextlib import suppress

import asyncpg
import pytest
from sqlalchemy import insert, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import claims, connections, lease, schema, sessions
from bot.store.claims import Claim, Holder
from bot.store.database import Database, DatabaseInUse, DatabaseUnreachable, LeaseLost
from tests.bot.looking import ENOUGH, other, until

__all__ = ["other"]

SOME = Claim((0, 1), 2)
SHARD, COUNT = claims._SHARD, claims._COUNT


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for another process, and a server that is away is asked again at once."""
    monkeypatch.setattr(lease, "PATIENCE", 0)
    monkeypatch.setattr(lease, "_AGAIN_SECONDS", 0.01)


async def a_server(connection: AsyncConnection) -> None:
    await connection.execute(insert(schema.servers).values(guild_id=1, language="en", preset="x"))


async def holders(database: Database) -> list[Holder]:
    async with database.read() as connection:
        return await claims.holders(connection)


async def end_session(database: Database, other: asyncpg.Connection) -> int:
    """Cut the connection that holds a database's lease, as a restart of the server does."""
    (holder,) = await holders(database)
    await other.execute("SELECT pg_terminate_backend($1)", holder.session)
    return holder.session


async def wait_for_shard(other: asyncpg.Connection, shard: int, count: int) -> "asyncio.Task[str]":
    """Stand in line for a shard that is held: whoever does gets it in the moment in which the holder's session ends."""
    await other.execute("SELECT pg_advisory_lock_shared($1, $2)", COUNT, count)
    return asyncio.create_task(other.execute("SELECT pg_advisory_lock($1, $2)", SHARD, shard))


async def until_waiting(database: Database) -> None:
    query = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )

    async def holds() -> bool:
        async with database.read() as connection:
            return bool((await connection.execute(query)).scalar_one())

    await until(holds)


async def until_told(caplog: pytest.LogCaptureFixture, what: str) -> None:
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
        (Claim(), Claim(), "without SHARD_IDS"),
    ],
)
def test_claims_that_go_together_and_claims_that_do_not(mine: Claim, theirs: Claim, reason: str | None) -> None:
    objection = mine.objection(Holder(1, "bower 0a1b2c3d 77 kitchen", is_own=False, claim=theirs))
    if reason is None:
        assert objection is None
    else:
        assert objection is not None
        assert reason in objection
        assert "in use by another Bower (process 77 on kitchen)" in objection


def test_a_server_that_does_not_tell_names() -> None:
    assert sessions.in_words(None) == sessions.in_words("psql") == "another Bower"
    assert len(sessions.new_name().encode()) <= 63


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


async def test_who_is_refused_changes_nothing(postgres_url: str, other: asyncpg.Connection) -> None:
    """Not even the schema: it may be of a later version."""
    await other.execute("SELECT pg_advisory_lock_shared($1, 0)", COUNT)
    with pytest.raises(DatabaseInUse):
        await Database.open(postgres_url, claim=SOME)
    assert await other.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0


async def test_other_shards_of_the_same_number_are_welcome(postgres_url: str) -> None:
    opened = [await Database.open(postgres_url, claim=Claim((shard,), 3)) for shard in (2, 0)]
    assert sorted(str(holder.claim) for holder in await holders(opened[0])) == ["shard 0 of 3", "shard 2 of 3"]
    assert claims.unheld(await holders(opened[0])) == Claim((1,), 3)
    for database in opened:
        await database.close()


async def test_commands_need_no_shard(postgres_url: str) -> None:
    bot = await Database.open(postgres_url, claim=Claim())
    for read_only in (False, True):
        await (await Database.open(postgres_url, read_only=read_only)).close()
    await bot.close()


async def test_a_sqlite_file_is_one_process_anyway(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url, claim=SOME)
    assert database.gate is None
    assert not database.is_taken
    await database.close()


async def test_a_new_process_waits_for_the_old_one_to_go(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lease, "PATIENCE", ENOUGH)
    old = await Database.open(postgres_url, claim=SOME)
    new = asyncio.create_task(Database.open(postgres_url, claim=SOME))
    await until_told(caplog, "waiting")
    assert not new.done()
    await old.close()
    async with asyncio.timeout(ENOUGH):
        await (await new).close()
    assert caplog.text.count("waiting") == 1


async def test_a_start_that_is_stopped_while_it_waits_leaves_nothing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lease, "PATIENCE", ENOUGH)
    old = await Database.open(postgres_url, claim=Claim((0,), 2))
    new = asyncio.create_task(Database.open(postgres_url, claim=SOME))
    await until_told(caplog, "waiting")
    new.cancel()
    with suppress(asyncio.CancelledError):
        await new
    assert [holder.claim for holder in await holders(old)] == [Claim((0,), 2)]
    monkeypatch.setattr(lease, "PATIENCE", 0)
    await (await Database.open(postgres_url, claim=Claim((1,), 2))).close()
    await old.close()


async def test_a_lost_lease_is_taken_again_before_anything_is_written(
    postgres_url: str, other: asyncpg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(postgres_url, claim=SOME)
    before = await end_session(database, other)
    await until_told(caplog, "no change is written")
    async with asyncio.timeout(ENOUGH):
        await database.write(a_server)
    (holder,) = await holders(database)
    assert holder.claim == SOME
    assert holder.session != before
    assert not database.dead.done()
    await database.close()


async def test_who_finds_the_shard_taken_writes_no_more(
    postgres_url: str, other: asyncpg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(postgres_url, claim=SOME)
    taking = await wait_for_shard(other, 1, 2)
    await until_waiting(database)
    (first,) = [holder for holder in await holders(database) if holder.claim == SOME]
    async with database.read() as connection:
        await connection.execute(text("SELECT pg_terminate_backend(:session)"), {"session": first.session})
    async with asyncio.timeout(ENOUGH):
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


async def test_an_own_session_that_the_server_still_believes_in_is_ended(
    postgres_url: str, other: asyncpg.Connection
) -> None:
    """As after a broken network, which the server notices later than this process."""
    held = await lease.Lease.take(make_url(postgres_url), SOME)
    await other.execute("SELECT set_config('application_name', $1, false)", held.name)
    taking = await wait_for_shard(other, 1, 2)
    reader = await Database.open(postgres_url)
    await until_waiting(reader)
    (first,) = [holder for holder in await holders(reader) if holder.claim == SOME]
    async with reader.read() as connection:
        await connection.execute(text("SELECT pg_terminate_backend(:session)"), {"session": first.session})

    async def other_is_ended() -> bool:
        return other.is_closed()

    async with asyncio.timeout(ENOUGH):
        await taking
        await until(other_is_ended)
        await held.certain()
    (holder,) = await holders(reader)
    assert holder.claim == SOME
    assert not held.lost.done()
    await held.release()
    await reader.close()


async def test_a_pooler_that_changes_connections_is_noticed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0.01)
    held = await lease.Lease.take(make_url(postgres_url), SOME)
    stranger = await lease.sessions.connect(held._engine)
    real, held._session = held._session, stranger
    async with asyncio.timeout(ENOUGH):
        with pytest.raises(LeaseLost, match="pool_mode=session"):
            await held.lost
    held._session = real
    await sessions.drop(stranger)
    await held.release()


async def test_a_lease_that_is_not_looked_after_is_not_trusted(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that stood still, or a server that does not answer."""
    monkeypatch.setattr(lease, "HOLD_SECONDS", 0.05)
    monkeypatch.setattr(lease, "VALID_SECONDS", 0)
    database = await Database.open(postgres_url, claim=SOME)
    with pytest.raises(DatabaseUnreachable):
        await database.write(a_server)
    monkeypatch.setattr(lease, "VALID_SECONDS", 15)
    monkeypatch.setattr(lease, "HOLD_SECONDS", ENOUGH)
    await database.write(a_server)
    await database.close()


def test_a_process_gives_up_before_the_server_does() -> None:
    assert lease.RENEW_SECONDS + lease.ANSWER_SECONDS < lease.VALID_SECONDS < sessions.GONE_SECONDS


async def test_a_standby_gives_no_lease(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "_IS_STANDBY", text("SELECT true"))
    with pytest.raises(DatabaseUnreachable, match="standby"):
        await Database.open(postgres_url, claim=SOME)


async def test_a_role_with_short_timeouts_keeps_its_lease(postgres_url: str, other: asyncpg.Connection) -> None:
    name = make_url(postgres_url).database
    for setting in ("statement_timeout", "idle_session_timeout"):
        await other.execute(f"ALTER DATABASE \"{name}\" SET {setting} = '50ms'")
    maker = sessions.engine(make_url(postgres_url), "anyone")
    session = await sessions.connect(maker)
    began = time.monotonic()
    await session.execute(text("SELECT pg_sleep(0.1)"))
    assert time.monotonic() - began >= 0.1
    await sessions.drop(session)
    await maker.dispose()


async def test_the_server_is_told_to_notice_a_dead_process(postgres_url: str) -> None:
    maker = sessions.engine(connections.parse(postgres_url), "anyone")
    session = await sessions.connect(maker)
    query = text("SELECT current_setting('client_connection_check_interval'), current_setting('lock_timeout')")
    assert (await session.execute(query)).one() == ("0", "0")
    await sessions.drop(session)
    await maker.dispose()
