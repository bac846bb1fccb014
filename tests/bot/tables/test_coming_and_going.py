"""Who comes and goes in the middle of a game: seats of absent members, cards one knows, the host's succession."""

import asyncio
from random import Random
from typing import Any

import pytest

from bot.store.database import Database
from bot.tables.commands.life import Close, Rematch
from bot.tables.commands.play import Act, ExpireClock
from bot.tables.commands.seats import Leave, Sit, Substitute
from bot.tables.commands.settings import SetClock, SetHints
from bot.tables.errors import Code
from bot.tables.game import StoredTable, cards_out
from bot.tables.lobby import seats
from bot.tables.service import Tables
from engine import Phase, Refused, Rules
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE
from tests.bot.scripted_tables import (
    FakeClock,
    one_step,
    opened,
    phase,
    started,
    tables_on,
    until,
    until_over,
    until_turn,
)
from tests.refused import refused
from tests.suite import rest

LONG = Rules(target=20)


def users(now: StoredTable) -> list[int | None]:
    return [None if sitter is None else sitter.user for sitter in now.table.seats]


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
    assert users(await tables.load(here)) == [ANN.user, BEN.user, CLEO.user, DAN.user]


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
    assert users(await tables.do(here, Sit(CLEO))) == [ANN.user, None, CLEO.user, DAN.user]


async def test_after_the_hand_a_former_player_may_take_any_seat(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=3, rules=LONG), 0, Phase.PLAYING)
    here, number = now.table.id, now.hand_number
    await tables.do(here, Leave(BEN))
    await until(tables, await tables.load(here), lambda n: hand_is_on(n) and n.hand_number > number)
    assert users(await tables.do(here, Sit(BEN, 3))) == [ANN.user, None, CLEO.user, BEN.user]
    await tables.do(here, Leave(BEN))
    for service in (tables_on(database, clock), tables):
        with pytest.raises(Refused) as refused:  # these cards are known now, not those of before
            await service.do(here, Sit(BEN, 1))
        assert refused.value.code is Code.SEEN_CARDS


async def test_leaving_between_hands_bars_no_seat(clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=3, rules=LONG), 0, Phase.PLAYING)
    here = now.table.id
    await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    await tables.do(here, Leave(BEN))
    await until(tables, await tables.load(here), hand_is_on)
    assert users(await tables.do(here, Sit(BEN, 3))) == [ANN.user, None, CLEO.user, BEN.user]


@rest
async def test_seats_are_open_again_after_the_hand(tables: Tables) -> None:
    """Its number is not that of the hand to come."""
    now = await until_turn(tables, await started(tables, members=3, rules=LONG), 0)
    numbers, rng = set[int](), Random(2)
    while now.table.running:
        if hand_is_on(now):
            numbers.add(now.hand_number)
        else:
            assert now.hand_number not in numbers
        now = await one_step(tables, now, rng)


async def test_the_next_member_in_turn_is_host_not_the_first(tables: Tables) -> None:
    now = await started(tables, members=4)
    here = now.table.id
    for gone, then in ((ANN, BEN), (BEN, CLEO)):
        now = await tables.do(here, Leave(gone))
        assert now.table.host == then.user
    now = await tables.do(here, Sit(ANN, 0))
    assert (await tables.do(here, Leave(CLEO))).table.host == DAN.user
    assert (await tables.do(here, Leave(DAN))).table.host == ANN.user
    assert seats.seat_of(now.table, ANN.user) == 0


async def test_a_clock_that_has_run_out_ends_no_other_turn(clock: FakeClock, tables: Tables) -> None:
    """However late: the turn of that version is over, and the clock of the next one is looked at by its own."""
    now = await until_turn(tables, await started(tables, members=4), 1)
    clock.later(3600)
    after = await tables.do(now.table.id, Act(BEN.user, 0, now.table.version))
    clock.later(3600)
    with refused(Code.STALE):
        await tables.do(now.table.id, ExpireClock(now.table.version))
    assert await tables.load(now.table.id) == after


async def test_a_rematch_has_no_message_yet_and_calls_nobody(tables: Tables) -> None:
    now = await until_over(tables, await started(tables, members=2, rules=Rules(target=1)))
    await tables.set_message(now.table.id, 5, 6)
    await tables.set_ping(now.table.id, 7, now.table.version)
    again = (await tables.rematch(now.table.id, Rematch(ANN, new_partners=False))).table
    assert (again.message, again.message_at, again.ping, again.previous) == (None, None, None, now.table.id)
    assert (await tables.load(now.table.id)).table.message == 5


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
    with pytest.raises(Refused) as refused:  # Ben is host by now, and the old host may do nothing any more
        await two.do(here, SetClock(ANN, 60_000))
    assert refused.value.code is Code.NOT_HOST
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
