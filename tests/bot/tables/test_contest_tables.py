"""Tables of a contest: opened together, with locked seats, and run by the contest."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS
from bot.retention import Retention, Swept
from bot.store import schema
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables import repository
from bot.tables.commands.base import Arrangement, Command
from bot.tables.commands.contest import (
    ALLOWED,
    CloseForContest,
    MarkAbsent,
    SetContestClock,
    Whistle,
)
from bot.tables.commands.play import ExpireClock
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import CLOCK_MIN_MS, HOUSE, Closing, Member, Sitter, Status
from bot.tables.service import HOSTED, Tables
from engine import Phase, Refused
from tests.bot.people import ANN, BEN, CLEO, CLOCK_MS, CONTEST, DAN, EVE, GUILD, MEMBERS
from tests.bot.scripted_tables import (
    FakeClock,
    at_contest,
    contest_table,
    only_tables,
    opened,
    phase,
    rows,
    secrets,
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
        assert await tables_on(database, FakeClock()).look(table.id) == each
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


@both_databases
async def test_a_row_that_another_has_written_undoes_everything(tables: Tables) -> None:
    async def unit(connection: AsyncConnection, numbers: Sequence[int]) -> None:
        row = {"guild_id": GUILD, "user_id": ANN.user}
        for _ in range(2):
            await connection.execute(insert(schema.unlisted).values(row))

    with pytest.raises(IntegrityError):
        await tables.open_for_contest([contest_table(*MEMBERS)], unit)
    assert await tables.running() == ()


async def test_secrets_are_sealed(database: Database) -> None:
    vault = await Vault.open(database, "k" * 32)
    tables = Tables(database, clock=FakeClock(), secret=secrets(), record=_count_nothing, vault=vault)
    now = await at_contest(tables)
    async with database.read() as connection:
        stored = await connection.scalar(select(schema.tables.c.secret))
    assert stored is not None
    assert now.secret not in stored
    assert vault.unseal(stored) == now.secret


async def _count_nothing(connection: AsyncConnection, before: StoredTable, change: object) -> None: ...


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


# --- who has come


# --- the clock


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
    assert await tables_on(database, clock).look(here) == now
    clock.later(CLOCK_MIN_MS / 1000)
    await tables.do(here, ExpireClock(now.table.version))
    now = await tables.do(here, SetContestClock(CLOCK_MS))
    assert (now.table.clock_ms, now.deadline) == (CLOCK_MS, None)
    assert await code_of(tables, now.table.id, Whistle(1)) == Code.BAD_CLOCK


async def test_a_match_that_goes_live_gets_a_new_clock_at_once(clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await at_contest(tables), 1)
    clock.later(10)
    now = await tables.do(now.table.id, SetContestClock(CLOCK_MS // 2))
    assert now.deadline == clock.at + CLOCK_MS // 2


# --- substitutes, ends


async def test_the_contest_closes_a_table_and_nobody_loses(database: Database, tables: Tables) -> None:
    now = await until_turn(tables, await at_contest(tables), 1)
    now = await tables.do(now.table.id, CloseForContest())
    assert (now.table.status, now.table.closing) == (Status.CLOSED, Closing.CONTEST)
    async with database.read() as connection:
        assert (await connection.execute(select(schema.rating_changes))).all() == []


async def test_retention_leaves_them_alone(database: Database, clock: FakeClock, tables: Tables) -> None:
    running = await tables.do((await at_contest(tables)).table.id, MarkAbsent(range(4)))
    await tables.do((await at_contest(tables)).table.id, CloseForContest())
    await opened(tables)
    clock.at += 500 * DAY_MS
    assert await Retention(tables, database, clock=clock, days=90).sweep() == Swept(0, 0)
    assert (await tables.look(running.table.id)).table.status is Status.PLAYING
