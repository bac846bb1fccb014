"""A deletion holds nobody else up, and a stop leaves it whole or undone."""

import asyncio
import threading

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.driver import WriterConnection
from tests.bot.members.full_life import ZEB
from tests.bot.members.traces import traces
from tests.bot.people import ANN, BEN, CLEO, DAN
from tests.bot.played_server import Server
from tests.suite import both_databases, rest
from tests.waiting import deadline


@rest
@both_databases
async def test_a_stop_leaves_it_whole_or_undone(server: Server) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    going = asyncio.create_task(server.privacy.forget(ZEB.user))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await server.privacy.close()
    with pytest.raises(asyncio.CancelledError):
        await going
    await server.check()
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user)) == []


@both_databases
async def test_one_member_does_not_hold_up_another(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    held = asyncio.Event()

    async def waits(_: int) -> frozenset[int]:
        await held.wait()
        return frozenset()

    monkeypatch.setattr(server.privacy, "_leave", waits)
    going = [asyncio.create_task(server.privacy.forget(ZEB.user)) for _ in range(3)]
    await asyncio.sleep(0)
    async with deadline():
        await server.privacy.count_rows(ANN.user)
        await server.privacy.export(ANN.user)
    held.set()
    await asyncio.gather(*going)


@both_databases
async def test_a_members_lines_are_found_by_an_index(server: Server) -> None:
    query = select(schema.log.c.seq).where(schema.log.c.user_id == 1)
    async with server.database.read() as connection:
        if connection.dialect.name != "sqlite":
            return
        plan = await connection.execute(
            text("EXPLAIN QUERY PLAN " + str(query.compile(compile_kwargs={"literal_binds": True})))
        )
        assert "ix_log_user_id" in str(plan.all())


async def test_a_deletion_changes_rows_off_the_loop(server: Server) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    changing: list[tuple[str, str]] = []

    def note(statement: str) -> None:
        if statement.startswith(("UPDATE", "DELETE")):
            changing.append((threading.current_thread().name.partition("_")[0], statement))

    async def watch(connection: AsyncConnection) -> bool:
        writer = (await connection.get_raw_connection()).driver_connection
        if isinstance(writer, WriterConnection):
            writer.sync.set_trace_callback(note)
        return isinstance(writer, WriterConnection)

    is_sqlite = await server.database.write(watch)
    await server.privacy.forget(ZEB.user)
    assert {thread for thread, _ in changing} == ({"database writer"} if is_sqlite else set())
    changing.clear()
    await server.game(ANN, BEN, CLEO, DAN)
    assert ("MainThread" in {thread for thread, _ in changing}) is is_sqlite, "play goes on as before"
