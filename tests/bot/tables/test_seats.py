"""Coming and going while a game runs, and the next game."""

import pytest

from bot.store.database import Database
from bot.tables.commands.life import Close, Rematch, Start
from bot.tables.commands.play import Act, DealNow, ExpireClock, Step
from bot.tables.commands.seats import (
    AddComputer,
    ComeBack,
    FillWithComputers,
    Kick,
    Leave,
    RemoveComputer,
    Sit,
    Substitute,
)
from bot.tables.commands.settings import SetClock
from bot.tables.errors import Code
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import IllegalAction, Pass, Phase, Refused
from engine.phases.registry import Dealing
from tests.bot.people import ANN, BEN, CLEO, CLOCK_MS, DAN, EVE, MEMBERS, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, opened, started, tables_on, until, until_over, until_turn
from tests.refused import refused
from tests.suite import both_databases
from tests.there import there


def users(now: StoredTable) -> tuple[int | None, ...]:
    return tuple(sitter.user if sitter else -1 for sitter in now.table.seats)


async def test_a_lobby_fills_and_starts(database: Database, clock: FakeClock, tables: Tables) -> None:
    here = (await opened(tables)).id
    await tables.do(here, Sit(BEN, 2))
    await tables.do(here, Sit(BEN, 1))
    await tables.do(here, AddComputer(ANN, 3))
    await tables.do(here, RemoveComputer(ANN))
    now = await tables.do(here, FillWithComputers(ANN))
    assert users(now) == (ANN.user, BEN.user, None, None)
    clock.later(5)
    now = await tables.do(here, Start(ANN))
    assert (now.table.status, now.table.started_at, now.table.version) == (Status.PLAYING, clock.now(), 0)
    assert waits_for_computer(now)
    assert now.deadline is None
    assert await tables_on(database, clock).load(here) == now


async def test_a_clock_runs_for_members_only(clock: FakeClock, tables: Tables) -> None:
    now = await started(tables, members=2)
    for _ in range(50):
        clock.later(1)
        version = now.table.version
        now = await until(tables, now, lambda n, version=version: n.table.version > version)
        member = now.to_act in (0, 1)
        assert now.deadline == (clock.now() + CLOCK_MS if member else None)
        if now.table.status is Status.OVER:
            break
        assert waits_for_computer(now) is not member


async def test_a_computer_takes_the_seat_of_a_member_who_leaves(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    now = await tables.do(now.table.id, Leave(ANN))
    assert users(now) == (None, BEN.user, CLEO.user, DAN.user)
    assert now.table.host == BEN.user
    assert now.deadline is None
    assert waits_for_computer(now)
    for person in (BEN, CLEO):
        now = await tables.do(now.table.id, Leave(person))
    assert now.table.host == DAN.user
    now = await tables.do(now.table.id, Leave(DAN))
    assert now.table.status is Status.CLOSED
    assert await tables_on(database, clock).load(now.table.id) == now


async def test_a_lobby_without_members_closes(tables: Tables) -> None:
    here = (await opened(tables)).id
    await tables.do(here, Sit(BEN))
    assert (await tables.do(here, Leave(ANN))).table.host == BEN.user
    assert (await tables.do(here, Leave(BEN))).table.status is Status.CLOSED


async def test_a_kicked_member_is_replaced_and_a_moderator_may_kick_the_host(tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=3), 1)
    now = await tables.do(now.table.id, Kick(ANN, 1))
    assert users(now) == (ANN.user, None, CLEO.user, None)
    now = await tables.do(now.table.id, Kick(MOD, 0))
    assert users(now) == (None, None, CLEO.user, None)
    assert now.table.host == CLEO.user


async def test_a_member_who_left_a_hand_may_take_only_the_same_seat(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=3), 1, Phase.PLAYING)
    here = now.table.id
    await tables.do(here, Leave(BEN))
    for service in (tables, tables_on(database, clock)):
        with refused(Code.SEEN_CARDS):
            await service.do(here, Sit(BEN, 3))
    now = await tables.do(here, Sit(BEN))
    assert users(now) == (ANN.user, BEN.user, CLEO.user, None)
    assert now.deadline == clock.now() + CLOCK_MS
    await tables.do(here, Leave(BEN))
    await tables.do(here, Sit(EVE, 1))
    with refused(Code.SEEN_CARDS):
        await tables.do(here, Sit(BEN))
    now = await until(tables, await tables.load(here), lambda n: n.to_act is None)
    if now.table.status is Status.PLAYING:
        assert users(await tables.do(here, Sit(BEN))) == (ANN.user, EVE.user, CLEO.user, BEN.user)


async def test_a_computer_plays_for_an_absent_member_until_the_return(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=2), 1)
    here = now.table.id
    now = await tables.do(here, Substitute(ANN, 1))
    assert waits_for_computer(now)
    assert now.deadline is None
    assert users(now)[1] == BEN.user
    assert await tables_on(database, clock).load(here) == now
    now = await tables.do(here, ComeBack(BEN))
    assert not waits_for_computer(now)
    assert now.deadline == clock.now() + CLOCK_MS
    now = await tables.do(here, Act(BEN.user, 0, now.table.version))
    assert now.table.seats[1] is not None
    assert not now.table.seats[1].away


async def test_the_clock_of_a_turn_goes_on_when_others_come_and_go(clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=3), 0)
    due = now.deadline
    clock.later(10)
    assert (await tables.do(now.table.id, Leave(BEN))).deadline == due
    assert (await tables.do(now.table.id, Substitute(ANN, 2))).deadline == due
    assert (await tables.do(now.table.id, SetClock(ANN, 20_000))).deadline == clock.now() + 20_000


async def test_an_expired_clock_does_not_restart(database: Database, clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=3), 0)
    clock.later(CLOCK_MS / 1000)
    now = await tables.do(now.table.id, ExpireClock(now.table.version))
    assert (now.deadline, waits_for_computer(now)) == (None, True)
    now = await tables.do(now.table.id, SetClock(ANN, 20_000))
    assert (now.deadline, waits_for_computer(now)) == (None, True), "the computer decides, as it was to"
    assert await tables_on(database, clock).load(now.table.id) == now


async def test_the_next_hand_may_be_asked_for_at_once(tables: Tables) -> None:
    now = await started(tables, members=2)
    here = now.table.id
    while now.to_act is None:
        now = await tables.do(here, DealNow(BEN, now.table.version))
    assert now.table.version >= 2


@pytest.mark.parametrize("new_partners", [False, True])
async def test_a_rematch_has_the_same_sitters_and_starts_at_once(
    database: Database, clock: FakeClock, *, new_partners: bool
) -> None:
    tables, heard = tables_on(database, clock), list[StoredTable]()
    over = await until_over(tables, await started(tables, rules=SHORT, members=4))
    await tables.set_message(over.table.id, 5, 6)
    tables.subscribe(heard.append)
    clock.later(9)
    now = await tables.rematch(over.table.id, Rematch(CLEO, new_partners=new_partners))
    assert heard == [now]
    table = now.table
    assert (table.status, table.version, table.previous) == (Status.PLAYING, 0, over.table.id)
    assert (table.started_at, table.ended_at, table.message) == (clock.now(), None, None)
    assert (table.host, table.rules, table.clock_ms) == (CLEO.user, over.table.rules, over.table.clock_ms)
    assert sorted(map(str, users(now))) == sorted(str(person.user) for person in MEMBERS)
    partners = users(now)[::2]
    assert (CLEO.user in partners) is not new_partners
    assert now.public.commitment != over.public.commitment
    assert await tables_on(database, clock).load(table.id) == now
    await until_over(tables, now)
    assert (await tables.reveal(table.id)).secret != (await tables.reveal(over.table.id)).secret


@both_databases
async def test_a_rematch_over_two_services_is_one(database: Database) -> None:
    import asyncio

    one, two = tables_on(database, FakeClock()), tables_on(database, FakeClock(), seed=1)
    over = await until_over(one, await started(one, rules=SHORT, members=4))
    tries = [service.rematch(over.table.id, Rematch(ANN, new_partners=False)) for service in (one, two, one, two)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert len([result for result in results if isinstance(result, StoredTable)]) == 1
    assert [result.code for result in results if isinstance(result, Refused)] == [Code.REMATCHED] * 3


async def test_a_closed_table_keeps_its_game_and_opens_its_deals(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables), 0)
    closed = await tables.do(now.table.id, Close(MOD))
    assert (closed.table.status, closed.deadline, closed.state) == (Status.CLOSED, None, now.state)
    assert await tables_on(database, clock).load(now.table.id) == closed
    assert all(check.fair for check in (await tables.reveal(now.table.id)).checks)


@pytest.mark.parametrize("how", ["acts", "deals", "back"])
async def test_acting_ends_an_absence(database: Database, tables: Tables, how: str) -> None:
    """The computer's choice, made meanwhile, is too late."""
    now = await until_turn(tables, await started(tables, members=2), 1)
    if how == "deals":
        now = await until(tables, now, lambda s: isinstance(s.state, Dealing))
    here, seen = now.table.id, now.table.version
    await tables.do(here, Substitute(ANN, 1))
    match how:
        case "acts":
            now = await tables.do(here, Act(BEN.user, 0, seen))
        case "deals":
            now = await tables.do(here, DealNow(BEN, seen))
        case _:
            now = await tables.do(here, ComeBack(BEN))
    sitter = there(now.table.seats[1])
    assert (sitter.user, sitter.away, sitter.missed) == (BEN.user, False, 0)
    with refused(Code.NOT_YOUR_TURN if how == "back" else Code.STALE):
        await tables.do(here, Step(seen, Pass()))
    assert (await tables_on(database, FakeClock()).load(here)).table.seats[1] == sitter


async def test_a_refused_action_does_not_end_an_absence(tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=2), 1)
    await tables.do(now.table.id, Substitute(ANN, 1))
    with pytest.raises(Refused, match="stale"):
        await tables.do(now.table.id, Act(BEN.user, 0, now.table.version - 1))
    with pytest.raises(IllegalAction):
        await tables.do(now.table.id, Act(BEN.user, 99, now.table.version))
    sitter = there((await tables.load(now.table.id)).table.seats[1])
    assert sitter.away
