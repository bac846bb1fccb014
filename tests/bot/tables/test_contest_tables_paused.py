"""Tables of a contest that pauses, and the seats of members who are away or have a substitute."""

from sqlalchemy import select

from bot.clock import DAY_MS
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.contest import (
    HoldForContest,
    MarkAbsent,
    ReleaseForContest,
)
from bot.tables.commands.pause import Park, Unpark
from bot.tables.commands.play import Act
from bot.tables.commands.seats import ComeBack
from bot.tables.errors import Code
from bot.tables.game import waits_for_computer
from bot.tables.model import HOUSE, Sitter, Status
from bot.tables.service import Tables
from bot.tables.turn_clock import TurnClocks
from tests.bot.people import ANN, BEN, CLEO, CLOCK_MS, SHORT
from tests.bot.scripted_tables import (
    FakeClock,
    HeardClocks,
    at_contest,
    rows,
    tables_on,
    until_over,
    until_turn,
)
from tests.bot.tables.test_contest_tables import sitters
from tests.refused import code_of
from tests.suite import both_databases, rest


async def test_computers_play_for_members_who_have_not_come_until_they_do(clock: FakeClock, tables: Tables) -> None:
    now = await at_contest(tables)
    here = now.table.id
    await tables.do(here, ComeBack(BEN))
    for _ in range(2):
        now = await tables.do(here, MarkAbsent(range(4)))
    assert [(sitter.agreed, sitter.away) for sitter in sitters(now)] == [
        *((False, True), (True, False), (False, True), (False, True))
    ]
    assert now.table.pause is None
    now = await until_turn(tables, now, 0)
    assert waits_for_computer(now)
    now = await tables.do(here, ComeBack(ANN))
    assert (now.table.seats[0], now.deadline) == (Sitter(user=ANN.user, name=ANN.name), clock.at + CLOCK_MS)
    assert await code_of(tables, now.table.id, ComeBack(ANN)) == Code.NOT_AWAY
    now = await until_turn(tables, now, 2)
    now = await tables.do(here, Act(CLEO.user, 0, now.table.version))
    assert now.table.seats[2] == Sitter(user=CLEO.user, name=CLEO.name)
    assert now.table.rated


async def test_a_game_without_any_member_there_is_played_to_its_end(database: Database, tables: Tables) -> None:
    now = await at_contest(tables, rules=SHORT)
    now = await tables.do(now.table.id, MarkAbsent(range(4)))
    assert now.table.pause is None
    over = await until_over(tables, now)
    assert all(sitter.away and not sitter.agreed for sitter in sitters(over))
    async with database.read() as connection:
        assert len((await connection.execute(select(schema.rating_changes))).all()) > 0


@both_databases
async def test_while_the_contest_pauses_the_clock_stands_and_nothing_closes_the_table(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await at_contest(tables), 1)
    here = now.table.id
    clock.later(20)
    for _ in range(2):
        now = await tables.do(here, HoldForContest())
    assert now.public.deadline is None
    assert not waits_for_computer(now)
    assert await code_of(tables, now.table.id, Act(BEN.user, 0, now.table.version)) == Code.HELD
    await tables.do(here, ComeBack(BEN))  # who has come, but ends no pause
    assert await code_of(tables, now.table.id, ComeBack(BEN)) == Code.HELD
    watch = TurnClocks(tables, database, clock=clock, listener=HeardClocks())
    await watch.tick()
    for days in (1, 100):
        clock.at += days * DAY_MS
        await watch.tick()
    clock.later(3600)
    assert await tables.resume() == 3_600_000  # of downtime, which the pause gives back already
    await tables.do(here, Park())
    await tables.do(here, Unpark())
    now = await tables.look(here)
    assert now.table.pause is not None
    now = await tables.do(here, ReleaseForContest())
    assert (now.table.pause, now.deadline) == (None, clock.at + CLOCK_MS - 20_000)
    assert await tables.do(here, ReleaseForContest()) == now
    assert await tables_on(database, clock).look(here) == now


async def test_who_comes_back_during_the_pause_of_a_contest_gets_a_whole_clock_after_it(
    clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await at_contest(tables), 1)
    here = now.table.id
    await tables.do(here, MarkAbsent((1,)))
    await tables.do(here, HoldForContest())
    clock.later(500)
    await tables.do(here, ComeBack(BEN))
    clock.later(500)
    now = await tables.do(here, ReleaseForContest())
    assert now.deadline == clock.at + CLOCK_MS


@rest
async def test_a_forgotten_members_seat_becomes_a_computers(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await at_contest(tables, ANN, None, BEN, None), 0)
    privacy = Privacy(database, tables, Members(database), clock=clock)
    for member in (ANN, BEN):
        await privacy.forget(member.user)
    now = await tables.look(now.table.id)
    assert all(sitter.is_computer for sitter in sitters(now))
    assert (now.table.status, now.table.host) == (Status.PLAYING, HOUSE)
    assert (await until_over(tables, now)).table.status is Status.OVER
    assert str(ANN.user) not in repr(await rows(database))
