"""Coming and going while a game runs, and the next game."""

import asyncio
from typing import Any

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
from bot.tables.commands.settings import SetClock, SetHints
from bot.tables.errors import Code
from bot.tables.game import StoredTable, cards_out, waits_for_computer
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import IllegalAction, Pass, Phase, Refused, Rules
from engine.phases.registry import Dealing
from tests.bot.people import ANN, BEN, CLEO, CLOCK_MS, DAN, EVE, MEMBERS, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, opened, phase, started, tables_on, until, until_over, until_turn
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


async def test_a_kicked_member_is_replaced_and_a_moderator_may_kick_the_host(tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=3), 1)
    now = await tables.do(now.table.id, Kick(ANN, 1))
    assert users(now) == (ANN.user, None, CLEO.user, None)
    now = await tables.do(now.table.id, Kick(MOD, 0))
    assert users(now) == (None, None, CLEO.user, None)
    assert now.table.host == CLEO.user


async def test_a_member_who_left_a_hand_may_take_only_the_same_seat(clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=3), 1, Phase.PLAYING)
    here = now.table.id
    await tables.do(here, Leave(BEN))
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


@pytest.mark.parametrize("new_partners", [False, True])
async def test_a_rematch_has_the_same_sitters_and_starts_at_once(
    database: Database, clock: FakeClock, *, new_partners: bool
) -> None:
    tables, heard = tables_on(database, clock), list[StoredTable]()
    over = await until_over(tables, await started(tables, rules=SHORT, members=4))
    await tables.set_message(over.table.id, 5, 6)
    await tables.set_ping(over.table.id, 7, over.table.version)
    tables.subscribe(heard.append)
    clock.later(9)
    now = await tables.rematch(over.table.id, Rematch(CLEO, new_partners=new_partners))
    assert heard == [now]
    table = now.table
    assert (table.status, table.version, table.previous) == (Status.PLAYING, 0, over.table.id)
    assert (table.started_at, table.ended_at) == (clock.now(), None)
    assert (table.message, table.message_at, table.ping) == (None, None, None), "it calls nobody yet"
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
    assert there((await tables.load(now.table.id)).table.seats[1]).away


LONG = Rules(target=20)


def hand_is_on(now: StoredTable) -> bool:
    return now.state is not None and cards_out(now.state)


async def test_nobody_takes_the_seat_of_a_member_who_is_away(tables: Tables) -> None:
    """A computer plays there, and the seat is still the member's: neither chosen nor found free."""
    now = await started(tables, members=4)
    here = now.table.id
    await tables.do(here, Substitute(BEN, 1))
    for seat, code in ((1, Code.SEAT_TAKEN), (None, Code.FULL)):
        with refused(code):
            await tables.do(here, Sit(EVE, seat))
    assert users(await tables.load(here)) == (ANN.user, BEN.user, CLEO.user, DAN.user)


async def test_two_who_left_in_one_hand_know_a_seats_cards_each(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=4, rules=LONG), 0, Phase.PLAYING)
    here = now.table.id
    for person in (BEN, CLEO):
        await tables.do(here, Leave(person))
    for service in (tables, tables_on(database, clock)):
        for person, other in ((BEN, 2), (CLEO, 1)):
            with refused(Code.SEEN_CARDS):
                await service.do(here, Sit(person, other))
    assert users(await tables.do(here, Sit(CLEO))) == (ANN.user, None, CLEO.user, DAN.user)


async def test_after_the_hand_a_former_player_may_take_any_seat(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=3, rules=LONG), 0, Phase.PLAYING)
    here, number = now.table.id, now.hand_number
    await tables.do(here, Leave(BEN))
    await until(tables, await tables.load(here), lambda n: hand_is_on(n) and n.hand_number > number)
    assert users(await tables.do(here, Sit(BEN, 3))) == (ANN.user, None, CLEO.user, BEN.user)
    await tables.do(here, Leave(BEN))
    for service in (tables_on(database, clock), tables):
        with refused(Code.SEEN_CARDS):  # these cards are known now, not those of before
            await service.do(here, Sit(BEN, 1))


async def test_leaving_between_hands_bars_no_seat(clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=3, rules=LONG), 0, Phase.PLAYING)
    here = now.table.id
    await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    await tables.do(here, Leave(BEN))
    await until(tables, await tables.load(here), hand_is_on)
    assert users(await tables.do(here, Sit(BEN, 3))) == (ANN.user, None, CLEO.user, BEN.user)


async def test_a_clock_that_has_run_out_ends_no_other_turn(clock: FakeClock, tables: Tables) -> None:
    """However late: the turn of that version is over, and the clock of the next one is looked at by its own."""
    now = await until_turn(tables, await started(tables, members=4), 1)
    clock.later(3600)
    after = await tables.do(now.table.id, Act(BEN.user, 0, now.table.version))
    clock.later(3600)
    with refused(Code.STALE):
        await tables.do(now.table.id, ExpireClock(now.table.version))
    assert await tables.load(now.table.id) == after


async def test_a_change_saved_in_spite_of_a_fault_is_seen_at_once(
    database: Database, tables: Tables, monkeypatch
) -> None:
    """The answer of the database was lost, the change was not."""
    now = await until_turn(tables, await started(tables, members=4), 1)
    write = database.write

    async def lost(unit: Any) -> None:
        await write(unit)
        raise ConnectionError("the answer is lost")

    with monkeypatch.context() as patch:
        patch.setattr(database, "write", lost)
        with pytest.raises(ConnectionError):
            await tables.do(now.table.id, Act(BEN.user, 0, now.table.version))
    assert (await tables.load(now.table.id)).table.version == now.table.version + 1


async def test_a_command_is_decided_again_after_another_process_changed_the_table(
    database: Database, clock: FakeClock
) -> None:
    """Neither of two processes undoes what the other has arranged meanwhile, though neither writes a line."""
    one, two = tables_on(database, clock), tables_on(database, clock)
    here = (await started(one, members=2)).table.id
    await two.load(here)
    await one.do(here, SetHints(ANN, on=False))
    after = (await two.do(here, SetClock(ANN, 30_000))).table
    assert (after.hints, after.clock_ms) == (False, 30_000)
    await one.do(here, Leave(ANN))
    with refused(Code.NOT_HOST):  # Ben is host by now, and the old host may do nothing any more
        await two.do(here, SetClock(ANN, 60_000))
    assert await two.load(here) == await tables_on(database, clock).load(here)


async def test_a_crowd_at_one_table_is_served_one_after_another(tables: Tables) -> None:
    """A press is not refused as stale because others press at the same moment."""
    here = (await started(tables)).table.id
    clocks = [30_000 + number for number in range(8)]
    asked = await asyncio.gather(*(tables.do(here, SetClock(ANN, clock)) for clock in clocks))
    assert [each.table.clock_ms for each in asked] == clocks


async def test_what_was_never_shown_is_not_shown_at_the_next_start(tables: Tables) -> None:
    await tables.resume()
    shown, unseen = [(await opened(tables)).id for _ in range(2)]
    await tables.set_message(shown, 5, 6)
    for here in (shown, unseen):
        await tables.do(here, Close(ANN))
    assert [each.table.id for each, _ in await tables.just_ended()] == [shown]
