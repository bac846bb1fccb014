"""Nothing is left of a deleted member, nobody else loses anything, and no table is held up."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Integer, String, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.members.deletion import NOT_MEMBERS, NOT_NAMES, PERSONS, StillSeated, Traces, pseudonym, replace
from bot.members.privacy import PrivacyCode
from bot.stats import rebuild
from bot.store import schema
from bot.store.database import Database
from bot.store.driver import WriterConnection
from bot.tables.commands.life import Rematch
from bot.tables.commands.seats import Sit
from bot.tables.commands.settings import SetHints
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from tests.bot.members.full_life import CORRECTION, ELSEWHERE, ZEB, a_full_life, counted, partners, traces
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD, MOD
from tests.bot.played_server import Server
from tests.bot.scripted_tables import rows, tables_on
from tests.bot.store.conftest import run, within
from tests.refused import refused
from tests.suite import both_databases, rest
from tests.there import there
from tests.waiting import deadline


@both_databases
async def test_nothing_is_left_and_nobody_else_has_lost_anything(server: Server) -> None:
    await a_full_life(server)
    everywhere = {each.split(".")[0] for each in await traces(server.database, str(ZEB.user))}
    assert everywhere == {table.name for table in PERSONS}, "the member is not in every table there is"
    others, pairs = await counted(server.database, without=ZEB.user), await partners(server.database, ZEB.user)
    assert len(await traces(server.database, str(CORRECTION))) == 1
    await server.privacy.forget(ZEB.user)
    left = await traces(server.database, str(ZEB.user), ZEB.name, str(CORRECTION))
    assert [each.split(")")[-1] for each in left] == [" was not at home"], "what somebody else typed is theirs"
    assert await counted(server.database) == others
    assert await partners(server.database, ZEB.user) == pairs
    await server.check()
    before = await rows(server.database)
    await rebuild.rebuild(server.database)
    after = await rows(server.database)
    changed = {name for name, found in after.items() if found != before[name]}
    assert changed <= {"hands"}, "pars apart, which the bot works out again"


@rest
def test_the_operator_deletes_a_member(database_url: str, tmp_path: Path, capsys: Any) -> None:
    async def play(database: Database) -> None:
        await Server(database).game(ZEB, ANN, BEN, CLEO)

    within(database_url, play)
    file = tmp_path / "zebulon.json"
    assert run("forget", database_url, "--member", ZEB.user, "--export", file) == 0
    assert json.loads(file.read_bytes())["user_id"] == ZEB.user
    assert run("forget", database_url, "--member", ZEB.user, "--export", file) == 2
    assert "cannot write" in capsys.readouterr().err.lower()
    assert run("forget", database_url, "--member", 0) == 2
    assert within(database_url, lambda database: traces(database, ZEB.name)) != []
    assert run("forget", database_url, "--member", ZEB.user) == 0
    assert within(database_url, lambda database: traces(database, str(ZEB.user), ZEB.name)) == []
    assert run("forget", database_url, "--member", ZEB.user) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Nothing is stored about that member."
    assert run("forget", database_url, "--server", GUILD, "--export", file) == 2
    assert f"tables.guild_id: {GUILD}" in within(database_url, lambda database: traces(database, str(GUILD)))
    assert run("forget", database_url, "--server", GUILD) == 0
    assert f"tables.guild_id: {GUILD}" not in within(database_url, lambda database: traces(database, str(GUILD)))
    assert run("forget", database_url, "--server", GUILD) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Nothing is stored about that server."


def test_a_pseudonym_is_below_zero_and_fits() -> None:
    drawn = {pseudonym() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(-(2**63) <= each < 0 for each in drawn)


@rest
async def test_a_deleted_member_leaves_tables_and_loses_rated_games(server: Server) -> None:
    hosted = await server.lobby(ZEB, ANN)
    alone = await server.lobby(ZEB, guild=ELSEWHERE)
    rated = await server.at_play(ANN, ZEB, BEN, CLEO)
    assert rated.table.rated
    told: list[StoredTable] = []
    server.tables.subscribe(told.append)
    await server.privacy.forget(ZEB.user)
    assert (await server.tables.load(hosted)).table.host == ANN.user
    assert (await server.tables.load(alone)).table.status is Status.CLOSED
    now = await server.tables.load(rated.table.id)
    sitter = there(now.table.seats[1])
    assert (sitter.is_computer, now.table.rated) == (True, True)
    assert {each.table.id for each in told} == {hosted, alone, rated.table.id}
    assert await server.tables.of_member(ZEB.user) == ()
    async with server.database.read() as connection:
        left = (await connection.execute(select(schema.player_games))).mappings().all()
    assert [(row["left"], row["won"], row["user_id"] < 0) for row in left] == [(True, False, True)]
    await server.over(now)
    await server.check()


async def test_members_who_saw_cards_may_not_change_seats_even_after_deletion(server: Server) -> None:
    now = await server.at_play(ANN, ZEB, BEN, CLEO)
    await server.leave(BEN, now)
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user)) == []
    with refused(Code.SEEN_CARDS):
        await server.tables.do(now.table.id, Sit(ZEB, 2))
    await server.tables.do(now.table.id, Sit(ZEB, 1))


@both_databases
async def test_no_process_writes_a_deleted_member_again(server: Server) -> None:
    """Neither the one that deleted the member nor another that had the table in its memory."""
    lobby = await server.lobby(DAN, ZEB)
    elsewhere = tables_on(server.database, server.clock)
    for tables in (server.tables, elsewhere):
        assert (await tables.load(lobby)).table.seat_of(ZEB.user) is not None
    await server.privacy.forget(ZEB.user)
    for tables, on in ((elsewhere, False), (server.tables, True)):
        assert (await tables.do(lobby, SetHints(DAN, on=on))).table.seat_of(ZEB.user) is None
    assert await traces(server.database, str(ZEB.user), ZEB.name) == []


@rest
async def test_in_a_rematch_a_computer_replaces_a_former_member(server: Server) -> None:
    number = await server.game(ZEB, ANN, BEN, CLEO)
    await server.tables.load(number)
    await server.privacy.forget(ZEB.user)
    over = (await server.tables.load(number)).table
    former = [sitter for sitter in over.seats if sitter is not None and sitter.is_former]
    assert [sitter.name for sitter in former] == [""]
    again = (await server.tables.rematch(number, Rematch(ANN, new_partners=False))).table
    assert (again.host, sum(sitter is not None and sitter.is_computer for sitter in again.seats)) == (ANN.user, 1)
    assert all(sitter is not None and not sitter.is_former for sitter in again.seats)
    with refused(Code.REMATCHED):
        await server.tables.rematch(number, Rematch(BEN, new_partners=False))


async def test_a_rematch_needs_a_member(server: Server) -> None:
    number = await server.game(ZEB)
    await server.privacy.forget(ZEB.user)
    with refused(Code.NOT_SEATED):
        await server.tables.rematch(number, Rematch(MOD, new_partners=False))


async def test_a_member_who_sits_down_again_is_not_half_deleted(server: Server) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    await server.lobby(ZEB, ANN)
    before = await rows(server.database)
    found = Traces(tables=frozenset(), logs=frozenset(), running={})
    with pytest.raises(StillSeated):
        await server.database.write(lambda connection: replace(connection, ZEB.user, found))
    assert await rows(server.database) == before


async def test_deleting_a_member_who_is_seated_again_and_again_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.lobby(ZEB, ANN)

    async def stays(*_: object) -> StoredTable:
        return await server.tables.load(table)

    monkeypatch.setattr(server.tables, "do", stays)
    with refused(PrivacyCode.BUSY):
        await server.privacy.forget(ZEB.user)
    monkeypatch.undo()
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user)) == []


async def test_a_damaged_table_does_not_stop_deleting_a_member(server: Server) -> None:
    now = await server.at_play(ZEB, ANN, BEN, CLEO)
    log = schema.log.c

    async def damage(connection: Any) -> None:
        here = (log.table_id == now.table.id) & (log.seq == 3)
        await connection.execute(update(schema.log).where(here).values(line="play Jd"))

    await server.database.write(damage)
    await server.tables.resume()  # drops the cache
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user), ZEB.name) == []


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


@pytest.mark.usefixtures("the_bots_threads")
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


def test_every_column_that_may_hold_a_member_or_a_name_is_known() -> None:
    """A new one must be listed in `bot.members.deletion`: as a member's, or as something else."""
    known = {person.user for persons in PERSONS.values() for person in persons}
    names = {person.name for persons in PERSONS.values() for person in persons if person.name is not None}
    for table in schema.METADATA.sorted_tables:
        for column in table.c:
            number = isinstance(column.type, BigInteger | Integer)
            if number and (column.name.endswith(("_id", "_by")) or column.name == "id"):
                assert (column in known) is not (column.name in NOT_MEMBERS), column
            if isinstance(column.type, String) and column.name.split("_")[-1] in ("name", "key"):
                assert (column in names) is not (column in NOT_NAMES), column
