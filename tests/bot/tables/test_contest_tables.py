"""Tables of a contest: opened together, with locked seats, run by the contest, which pauses them."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.retention import Retention, Swept
from bot.store import schema
from bot.store.database import Database
from bot.tables import repository
from bot.tables.commands.base import Arrangement, Command
from bot.tables.commands.contest import (
    ALLOWED,
    CloseForContest,
    HoldForContest,
    MarkAbsent,
    ReleaseForContest,
    SetContestClock,
    Whistle,
)
from bot.tables.commands.pause import Park, Unpark
from bot.tables.commands.play import Act, ExpireClock
from bot.tables.commands.seats import ComeBack
from bot.tables.errors import Code
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.lobby.rated import is_begun_by_all
from bot.tables.model import CLOCK_MIN_MS, HOUSE, Member, Sitter, Status
from bot.tables.service import HOSTED, Tables
from bot.tables.turn_clock import TurnClocks
from engine import Phase, Refused
from tests.bot.people import ANN, BEN, CLEO, CLOCK_MS, CONTEST, DAN, EVE, MEMBERS, SHORT
from tests.bot.scripted_tables import (
    FakeClock,
    at_contest,
    contest_table,
    only_tables,
    opened,
    phase,
    rows,
    tables_on,
    until_over,
    until_turn,
)
from tests.bot.tables.refusal_scenes import locked
from tests.contests.promises import promise
from tests.refused import code_of
from tests.suite import both_databases, rest

MINUTE = 60_000


def sitters(now: StoredTable) -> list[Sitter]:
    return [sitter for sitter in now.table.seats if sitter is not None]


@rest
@both_databases
async def test_many_tables_open_in_one_transaction_with_what_the_contest_writes(database: Database) -> None:
    tables, told = tables_on(database, FakeClock()), list[StoredTable]()
    tables.subscribe(told.append)
    known: list[int] = []

    async def unit(connection: AsyncConnection, numbers: Sequence[int]) -> None:
        found = await connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id))
        assert list(found) == sorted(numbers)
        assert told == []
        known[:] = numbers

    new = [contest_table(ANN, BEN, CLEO, DAN), contest_table(EVE, None, None, None, rated=False)] * 3
    found = await tables.open_for_contest(new, unit)
    assert [each.table.id for each in found] == known
    assert len(set(known)) == 6
    assert told == list(found)
    assert len({each.secret for each in found}) == 6
    for each, asked in zip(found, new, strict=True):
        table = each.table
        assert (table.contest, table.host, table.status, table.hints) == (CONTEST, HOUSE, Status.PLAYING, False)
        assert [(sitter.user, sitter.name) for sitter in sitters(each)] == [
            (one.user, one.name) for one in asked.table.seats
        ]
        assert [sitter.agreed for sitter in sitters(each)] == [sitter.is_computer for sitter in sitters(each)]
        assert phase(each.state) is Phase.DRAW_FOR_DEAL
        assert await tables_on(database, FakeClock()).load(table.id) == each
    over = await until_over(tables, found[1])
    assert over.table.host == HOUSE


@pytest.mark.parametrize("fault", [repository.Conflict(), Refused(Code.STALE), ValueError("a fault")])
async def test_nothing_is_left_when_the_contest_cannot_write(database: Database, fault: Exception) -> None:
    tables, told = tables_on(database, FakeClock()), list[StoredTable]()
    tables.subscribe(told.append)

    async def unit(connection: AsyncConnection, numbers: Sequence[int]) -> None:
        raise fault

    before = await rows(database)
    with pytest.raises(type(fault)):
        await tables.open_for_contest([contest_table(*MEMBERS)] * 2, unit)
    assert await rows(database) == before
    assert (told, await tables.running()) == ([], ())


@pytest.mark.parametrize(
    ("members", "wish", "rated"),
    [(MEMBERS, True, True), (MEMBERS, False, False), ((ANN, BEN, CLEO, None), True, False)],
)
async def test_the_rule_and_the_contests_wish_decide_what_is_rated(
    database: Database, members: Sequence[Member | None], *, wish: bool, rated: bool
) -> None:
    now = await at_contest(tables_on(database, FakeClock()), *members, rated=wish)
    assert (now.table.rated, now.table.casual) == (rated, not wish)


async def test_they_count_for_no_limit(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "IN_SERVER", HOSTED + 1)
    await tables.open_for_contest([contest_table(*MEMBERS)] * (HOSTED + 1), only_tables)
    for _ in range(HOSTED):
        await opened(tables)
    await opened(tables, BEN)


def test_every_command_is_either_taken_or_refused() -> None:
    def names(of: type[Command]) -> set[str]:
        below = of.__subclasses__()
        return {of.__qualname__} if not below else {name for each in below for name in names(each)}

    mine = [each for each in Command.__subclasses__() if each.__module__.startswith("bot.")]
    mine += [each for each in Arrangement.__subclasses__() if each.__module__.startswith("bot.")]
    commands = {name for each in mine if each is not Arrangement for name in names(each)}
    assert commands == {each.__qualname__ for each in (*ALLOWED, *map(type, locked(ANN)))}


def test_no_interaction_makes_a_command_of_the_contest() -> None:
    """The rooms of a contest move its tables where a channel is gone; no press does."""
    makers = [file.name for file in Path("cogs").rglob("*.py") if "commands.contest" in file.read_text()]
    assert makers == ["rooms.py"]


@promise("clock-whistle")
async def test_the_whistle_shortens_turns_also_the_one_that_runs(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await at_contest(tables), 1)
    here, begun = now.table.id, clock.at
    clock.later(10)
    now = await tables.do(here, Whistle(CLOCK_MS * 2))
    assert (now.table.clock_ms, now.deadline) == (CLOCK_MS, begun + CLOCK_MS)
    now = await tables.do(here, Whistle(CLOCK_MS - 5_000))
    assert (now.table.clock_ms, now.deadline) == (CLOCK_MS - 5_000, begun + CLOCK_MS)
    now = await tables.do(here, Whistle(CLOCK_MIN_MS))
    assert (now.table.clock_ms, now.deadline) == (CLOCK_MIN_MS, clock.at + CLOCK_MIN_MS)
    assert await tables_on(database, clock).load(here) == now
    clock.later(CLOCK_MIN_MS / 1000)
    await tables.do(here, ExpireClock(now.table.version))
    now = await tables.do(here, SetContestClock(CLOCK_MS))
    assert (now.table.clock_ms, now.deadline) == (CLOCK_MS, None)
    assert await code_of(tables, now.table.id, Whistle(1)) == Code.BAD_CLOCK


async def test_retention_leaves_them_alone(database: Database, clock: FakeClock, tables: Tables) -> None:
    running = await tables.do((await at_contest(tables)).table.id, MarkAbsent(range(4)))
    await tables.do((await at_contest(tables)).table.id, CloseForContest())
    await opened(tables)
    clock.at += 500 * DAY_MS
    assert await Retention(tables, database, clock=clock, days=90).sweep() == Swept(0, 0)
    assert (await tables.load(running.table.id)).table.status is Status.PLAYING


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
    await tables.resume()
    watch = TurnClocks(tables, database, clock=clock)
    for days in (1, 100):
        clock.at += days * DAY_MS
        await watch.tick()
    await tables.resume()  # after downtime, which the pause gives back already
    await tables.do(here, Park())
    await tables.do(here, Unpark())
    now = await tables.load(here)
    assert now.table.pause is not None
    now = await tables.do(here, ReleaseForContest())
    assert (now.table.pause, now.deadline) == (None, clock.at + CLOCK_MS - 20_000)
    assert await tables.do(here, ReleaseForContest()) == now
    assert await tables_on(database, clock).load(here) == now


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
    now = await tables.load(now.table.id)
    assert all(sitter.is_computer for sitter in sitters(now))
    assert (now.table.status, now.table.host) == (Status.PLAYING, HOUSE)
    assert (await until_over(tables, now)).table.status is Status.OVER
    assert str(ANN.user) not in repr(await rows(database))


@promise("organizers-ruled-table")
@pytest.mark.parametrize(("came", "goes_on"), [((True,) * 4, True), ((True, True, True, False), False)])
def test_a_game_goes_on_for_the_ratings_only_where_all_four_have_begun_it(
    came: tuple[bool, ...], goes_on: bool
) -> None:
    sitters = [Sitter(user=each, name="", agreed=there) for each, there in enumerate(came, start=1)]
    assert is_begun_by_all(sitters) is goes_on
