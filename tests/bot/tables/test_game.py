"""The game through the one door: what an action writes, doubled deliveries, races, restarts, derived rows."""

import asyncio
import gc
import logging
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import func, select

from bot.store import schema
from bot.store.database import Database
from bot.store.errors import DatabaseError
from bot.tables.commands.life import Close, Rematch
from bot.tables.commands.play import Act, Step
from bot.tables.commands.seats import Sit
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Phase, Refused, dump, fairness, legal_actions, load, replay, story, view
from tests.bot.people import ANN, BEN, CLASSIC, CLEO, DAN, EVE, EVERY_PHASE, MEMBERS, SHORT
from tests.bot.scripted_tables import (
    FakeClock,
    one_step,
    opened,
    phase,
    rows,
    secrets,
    started,
    tables_on,
    until,
    until_over,
    until_turn,
)
from tests.refused import refused
from tests.suite import both_databases, rest
from tests.there import there


async def log_of(database: Database, table: int) -> list[str]:
    async with database.read() as connection:
        log = schema.log
        return list(await connection.scalars(select(log.c.line).where(log.c.table_id == table).order_by(log.c.seq)))


async def count(database: Database, table: str) -> int:
    async with database.read() as connection:
        return await connection.scalar(select(func.count()).select_from(schema.METADATA.tables[table])) or 0


async def test_an_action_is_one_line_with_who_when_and_which_interaction(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    assert now.state is not None
    choice = legal_actions(now.state)[-1]
    clock.later(3)
    after = await tables.do(
        now.table.id, Act(ANN.user, len(legal_actions(now.state)) - 1, now.table.version, key=1 << 62)
    )
    assert after.table.version == now.table.version + 1
    assert after.state == replay(EVERY_PHASE, map(load, await log_of(database, now.table.id)))
    async with database.read() as connection:
        row = (await connection.execute(select(schema.log).order_by(schema.log.c.seq.desc()).limit(1))).one()
    assert tuple(row) == (now.table.id, after.table.version, dump(choice), ANN.user, clock.now())


async def test_lines_of_computers_and_of_the_table_have_no_member(database: Database, tables: Tables) -> None:
    over = await until_over(tables, await started(tables, rules=SHORT))
    async with database.read() as connection:
        users = set(await connection.scalars(select(schema.log.c.user_id)))
    assert users == {None, ANN.user}
    assert over.table.version == len(await log_of(database, over.table.id))


async def test_the_deals_are_those_of_the_secret_and_open_at_the_end(database: Database, tables: Tables) -> None:
    now = await started(tables, rules=SHORT)
    secret, promised = secrets()(), {now.public.commitment}
    assert now.public.commitment == fairness.game_commitment(secret)

    def see(snapshot: StoredTable) -> None:
        promised.add(snapshot.public.commitment)

    tables.subscribe(see)
    over = await until_over(tables, now)
    revealed = await tables.reveal(over.table.id)
    assert revealed.secret == secret
    assert all(check.fair for check in revealed.checks)
    assert promised == {fairness.game_commitment(revealed.secret)}
    assert revealed.lines == tuple(await log_of(database, over.table.id))
    assert "secret" not in repr(now)


async def test_a_stale_index_is_never_applied_to_another_version(tables: Tables) -> None:
    now, rng = await started(tables, members=4), Random(1)
    for _ in range(40):
        before = now
        now = await one_step(tables, now, rng)
        if now.to_act is None:
            continue
        user = MEMBERS[now.to_act].user
        with refused(Code.STALE):
            await tables.do(now.table.id, Act(user, 0, before.table.version))


async def test_events_are_those_of_the_last_line(database: Database) -> None:
    tables, rng = tables_on(database, FakeClock()), Random(2)
    now = await started(tables)
    for _ in range(60):
        before, now = now, await one_step(tables, now, rng)
        lines = await log_of(database, now.table.id)
        assert before.state is not None
        assert now.state is not None
        assert now.events == story(before.state, load(lines[-1]), now.state)
        if now.table.status is Status.OVER:
            break


@rest
@both_databases
async def test_hands_and_the_game_are_recorded_once(database: Database) -> None:
    one, two = tables_on(database, FakeClock()), tables_on(database, FakeClock())
    now, rng = await started(one, members=2, rules=SHORT), Random(8)
    while now.table.status is Status.PLAYING:
        after = await one_step(one, now, rng)
        with pytest.raises(Refused):
            await one_step(two, now, rng)
        now = after
    finished = there(view(now.state, None).last if now.state else None)
    assert await count(database, "hands") == finished.number
    assert await count(database, "games") == 1
    assert await count(database, "player_games") == 2
    async with database.read() as connection:
        game = (await connection.execute(select(schema.games))).one()
    assert game.hands == finished.number
    assert max(map(int, game.scores.split(","))) >= SHORT.target


async def test_listeners_hear_each_commit_in_order_and_cannot_spoil_it(database: Database) -> None:
    tables, versions = tables_on(database, FakeClock()), list[int]()

    def broken(_: StoredTable) -> None:
        raise RuntimeError("a listener's own fault")

    def hear(snapshot: StoredTable) -> None:
        versions.append(snapshot.table.version)

    tables.subscribe(broken)
    tables.subscribe(hear)
    now = await until(tables, await started(tables), lambda n: n.table.version == 20)
    assert [version for version in versions if version] == list(range(1, 21))
    assert now.table.version == 20


async def test_a_cancelled_caller_leaves_the_action_whole(database: Database, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0)
    here, seen = now.table.id, now.table.version
    heard = list[StoredTable]()
    tables.subscribe(heard.append)
    acting = asyncio.create_task(tables.do(here, Act(ANN.user, 0, seen)))
    await asyncio.sleep(0)
    acting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await acting
    await tables.wait_until_idle(10)
    assert [snapshot.table.version for snapshot in heard] == [seen + 1]
    assert (await tables.load(here)).table.version == seen + 1 == len(await log_of(database, here))


@rest
async def test_a_refusal_of_a_cancelled_caller_is_no_fault(tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0)
    acting = asyncio.create_task(tables.do(now.table.id, Act(ANN.user, 0, now.table.version - 1)))
    await asyncio.sleep(0)
    acting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await acting
    await tables.wait_until_idle(10)
    del acting
    gc.collect()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@both_databases
async def test_a_change_the_database_did_not_save_has_not_happened(database_url: str) -> None:
    database = await Database.open(database_url)
    tables, heard = tables_on(database, FakeClock()), list[StoredTable]()
    now = await until_turn(tables, await started(tables, members=4), 0)
    tables.subscribe(heard.append)
    await database.close()
    with pytest.raises(DatabaseError):
        await tables.do(now.table.id, Act(ANN.user, 0, now.table.version))
    assert heard == []
    database = await Database.open(database_url)
    assert await tables_on(database, FakeClock()).load(now.table.id) == now
    await database.close()


async def test_the_cache_is_bounded_and_folds_again(database: Database, tables: Tables) -> None:
    from bot.stats.write.recorder import record_change
    from bot.tables.door import TableDoor

    made = [await until_turn(tables, await started(tables), 0) for _ in range(3)]
    door = TableDoor(database, FakeClock(), record_change, folds=2)
    for now in (*made, *made):
        assert await door.load(now.table.id) == now
    assert len(door._known) == 2


async def test_a_log_that_is_no_game_is_a_fault_without_its_card(database: Database, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0)
    line = {"table_id": now.table.id, "seq": now.table.version + 1, "line": "play 9c", "at": 0}
    await database.write(lambda connection: connection.execute(schema.log.insert().values(line)))
    with pytest.raises(ValueError, match=r"^line [0-9]+ of the log is not legal$"):
        await tables_on(database, FakeClock()).load(now.table.id)


async def listed(tables: Tables) -> tuple[list[int], list[int], list[int]]:
    """In the channel, in the server, Ben's."""
    channel = [snapshot.table.id for snapshot in await tables.in_channel(7700)]
    server = [table.id for table in await tables.in_guild(77)]
    return channel, server, [snapshot.table.id for snapshot in await tables.of_member(BEN.user, 77)]


async def test_tables_are_listed_newest_first_and_finished_ones_for_an_hour(clock: FakeClock, tables: Tables) -> None:
    over = (await until_over(tables, await started(tables, rules=SHORT, members=2))).table.id
    one, two = (await started(tables, members=2)).table.id, (await opened(tables, EVE)).id
    assert await listed(tables) == ([two, one, over], [two, one], [one])
    assert [snapshot.table.id for snapshot in await tables.running()] == [two, one]
    assert await tables.of_member(BEN.user, 78) == ()
    again = await tables.rematch(over, Rematch(BEN, new_partners=False))
    assert await listed(tables) == ([again.table.id, two, one], [again.table.id, two, one], [again.table.id, one])
    await tables.do(two, Close(EVE))
    later = (await until_over(tables, again)).table.id
    assert await listed(tables) == ([one, later], [one], [one])
    clock.later(3601)
    assert await listed(tables) == ([one], [one], [one])


async def test_the_public_message_is_stored_without_calling_listeners(database: Database) -> None:
    tables, heard = tables_on(database, FakeClock()), list[StoredTable]()
    now = await until_turn(tables, await started(tables), 0)
    tables.subscribe(heard.append)
    await tables.set_message(now.table.id, 1 << 61, 42, 3)
    await tables.set_ping(now.table.id, 7, now.table.version)
    assert heard == []
    for service in (tables, tables_on(database, FakeClock())):
        table = (await service.load(now.table.id)).table
        assert (table.message, table.message_at, table.message_hand, table.ping) == (1 << 61, 42, 3, 7)
    after = await tables.do(now.table.id, Act(ANN.user, legal_actions(now.state)[0], now.table.version))  # type: ignore[arg-type]
    assert after.table.message == 1 << 61
    await tables.set_message(now.table.id, None, None)
    assert (await tables_on(database, FakeClock()).load(now.table.id)).table.message is None


async def test_a_delivery_acts_once_within_a_day(database: Database, clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    here, seen, key = now.table.id, now.table.version, (clock.now() - 1_420_070_400_000) << 22  # an id of Discord's
    after = await tables.do(here, Act(ANN.user, 0, seen, key=key))
    for one in (tables, tables_on(database, clock)):
        assert await one.do(here, Act(ANN.user, 0, seen, key=key)) == after
        clock.later(43_000)
        await one.forget_interactions()
    for user, other, seconds in ((ANN.user, key + 1, 0), (BEN.user, key, 1_000), (ANN.user, key, 0)):
        with refused(Code.STALE):
            await tables.do(here, Act(user, 0, seen, key=other))
        clock.later(seconds)
        await tables.forget_interactions()


@both_databases
async def test_deliveries_at_once_act_once(database: Database, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    here, seen = now.table.id, now.table.version
    other = tables_on(database, FakeClock())
    await other.load(here)
    same = await asyncio.gather(*[each.do(here, Act(ANN.user, 0, seen, key=5)) for each in (tables, other) * 5])
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
