"""A game's restarts, and two services or deliveries at once."""

import asyncio
from dataclasses import replace
from random import Random

from sqlalchemy import select

from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.play import Act, Step
from bot.tables.commands.seats import Sit
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Phase, Refused
from tests.bot.people import ANN, BEN, CLASSIC, CLEO, DAN, EVE, EVERY_PHASE, MEMBERS, SHORT
from tests.bot.scripted_tables import (
    FakeClock,
    one_step,
    opened,
    phase,
    rows,
    started,
    tables_on,
    until_turn,
)
from tests.bot.tables.test_game import log_of
from tests.refused import refused
from tests.suite import both_databases, rest


async def test_the_same_delivery_twice_acts_once(database: Database, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    here, seen = now.table.id, now.table.version
    after = await tables.do(here, Act(ANN.user, 0, seen, key=5))
    assert await tables.do(here, Act(ANN.user, 0, seen, key=5)) == after
    assert await tables_on(database, FakeClock()).do(here, Act(ANN.user, 0, seen, key=5)) == after
    with refused(Code.STALE):
        await tables.do(here, Act(ANN.user, 0, seen, key=6))
    with refused(Code.STALE):
        await tables.do(here, Act(BEN.user, 0, seen, key=5))


@both_databases
async def test_deliveries_at_once_act_once(database: Database, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    here, seen = now.table.id, now.table.version
    same = await asyncio.gather(*[tables.do(here, Act(ANN.user, 0, seen, key=5)) for _ in range(10)])
    assert len({snapshot.table.version for snapshot in same}) == 1
    now = await until_turn(tables, same[0], 0, Phase.PLAYING)
    seen = now.table.version
    clicks = [tables.do(here, Act(ANN.user, 0, seen, key=100 + n)) for n in range(10)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(result, StoredTable) for result in results) == 1
    assert {r.code for r in results if isinstance(r, Refused)} == {Code.STALE}
    assert (await tables.load(here)).table.version == seen + 1 == len(await log_of(database, here))


async def test_an_interaction_of_one_table_does_nothing_at_another(database: Database, tables: Tables) -> None:
    one = await until_turn(tables, await started(tables, members=4), 0)
    other = await until_turn(tables, await started(tables, members=4), 0)
    await tables.do(one.table.id, Act(ANN.user, 0, one.table.version, key=5))
    before = await rows(database)
    with refused(Code.STALE):
        await tables.do(other.table.id, Act(ANN.user, 0, other.table.version, key=5))
    assert await rows(database) == before


@rest
async def test_a_restart_in_every_phase_finds_the_table_as_it_was(database: Database) -> None:
    tables, phases, rng = tables_on(database, FakeClock()), set[Phase](), Random(11)
    now = await started(tables, members=2, rules=replace(EVERY_PHASE, target=5))
    while now.table.status is Status.PLAYING:
        phases.add(phase(now.state))
        now = await one_step(tables, now, rng)
        again = tables_on(database, FakeClock())
        assert await again.load(now.table.id) == await tables.load(now.table.id) == now
    assert phases >= CLASSIC - {Phase.OVER}


@rest
@both_databases
async def test_a_restart_goes_on_by_the_other_service_and_back(database: Database) -> None:
    """Each line is written by another service, whose fold is old; the log is the truth for all of them."""
    services = [tables_on(database, FakeClock()) for _ in range(3)]
    now, rng = await started(services[0], members=4, rules=SHORT), Random(3)
    turn = 0
    while now.table.status is Status.PLAYING:
        turn += 1
        now = await one_step(services[turn % 3], now, rng)
    assert now.table.version == turn == len(await log_of(database, now.table.id))


@both_databases
async def test_of_two_services_at_once_one_wins(database: Database, clock: FakeClock) -> None:
    one, two = tables_on(database, clock), tables_on(database, clock)
    now, won = await until_turn(one, await started(one, members=4), 0), list[StoredTable]()
    for _ in range(20):
        seat, here, seen = now.to_act, now.table.id, now.table.version
        if seat is None:
            tries = [service.do(here, Step(seen)) for service in (one, two)]
        else:
            tries = [service.do(here, Act(MEMBERS[seat].user, 0, seen)) for service in (one, two)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        won = [result for result in results if isinstance(result, StoredTable)]
        assert len(won) == 1
        assert [r.code for r in results if isinstance(r, Refused)] == [Code.STALE]
        now = won[0]
    assert now.table.version == len(await log_of(database, now.table.id))


@both_databases
async def test_of_two_services_at_once_one_delivery_acts_once(database: Database) -> None:
    one, two = tables_on(database, FakeClock()), tables_on(database, FakeClock())
    now = await until_turn(one, await started(one, members=4), 0, Phase.PLAYING)
    here, seen = now.table.id, now.table.version
    await two.load(here)
    same = await asyncio.gather(*[service.do(here, Act(ANN.user, 0, seen, key=9)) for service in (one, two)])
    assert {snapshot.table.version for snapshot in same} == {seen + 1}


@both_databases
async def test_seats_have_one_winner_each_over_two_services(database: Database) -> None:
    one, two = tables_on(database, FakeClock()), tables_on(database, FakeClock())
    here = (await opened(one)).id
    await two.load(here)
    results = await asyncio.gather(
        *[service.do(here, Sit(who, 1)) for service, who in ((one, BEN), (two, CLEO), (one, DAN), (two, EVE))],
        *[service.do(here, Sit(BEN)) for service in (one, two)],
        return_exceptions=True,
    )
    assert not [result for result in results if not isinstance(result, StoredTable | Refused)]
    async with database.read() as connection:
        seats = (await connection.execute(select(schema.seats.c.seat, schema.seats.c.user_id))).all()
    assert len({seat for seat, _ in seats}) == len({user for _, user in seats}) == len(seats)
