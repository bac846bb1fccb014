"""A member is deleted who sits at a table, was at one, or is named at one."""

from typing import Any

import pytest
from sqlalchemy import select, update

from bot.members.deletion import StillSeated, Traces, replace
from bot.members.privacy import PrivacyCode
from bot.store import schema
from bot.tables.commands.life import Rematch
from bot.tables.commands.seats import Sit
from bot.tables.commands.settings import KeepApart
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from tests.bot.members.full_life import ELSEWHERE, ZEB
from tests.bot.members.traces import traces
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, MOD
from tests.bot.played_server import Server
from tests.bot.scripted_tables import rows, tables_on, until_over
from tests.refused import refused
from tests.suite import both_databases, rest
from tests.there import there


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


async def test_cached_tables_do_not_write_a_deleted_member_again(server: Server) -> None:
    lobby = await server.lobby(DAN, EVE)
    await server.tables.do(lobby, KeepApart(DAN, ZEB, EVE))
    assert (await server.tables.load(lobby)).table.apart
    await server.privacy.forget(ZEB.user)
    assert (await server.tables.load(lobby)).table.apart == ()
    await server.tables.do(lobby, KeepApart(DAN, ANN, BEN))
    assert await traces(server.database, str(ZEB.user), ZEB.name) == []


@both_databases
async def test_another_process_does_not_write_a_deleted_member_again(server: Server) -> None:
    lobby = await server.lobby(DAN, EVE)
    await server.tables.do(lobby, KeepApart(DAN, ZEB, EVE))
    elsewhere = tables_on(server.database, server.clock)
    assert (await elsewhere.load(lobby)).table.apart
    await server.privacy.forget(ZEB.user)
    assert (await elsewhere.do(lobby, KeepApart(DAN, ANN, BEN))).table.apart[0].one == ANN.user
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
        await server.tables.rematch(number, Rematch(MOD, new_partners=False))


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
async def test_a_finished_game_is_still_whole(server: Server) -> None:
    number = await server.game(ZEB, ANN, BEN, CLEO)
    before = await server.tables.reveal(number)
    await server.privacy.forget(ZEB.user)
    after = await server.tables.reveal(number)
    assert (after.lines, after.checks) == (before.lines, before.checks)
    now = await until_over(server.tables, await server.tables.load(number))
    assert now.table.status is Status.OVER
