"""Tables for tests: members, and games driven to where a test begins."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.write.recorder import record_change
from bot.store import schema
from bot.store.database import Database
from bot.tables import clock_rows
from bot.tables.commands.base import Arrangement
from bot.tables.commands.contest import ContestTable
from bot.tables.commands.life import Come, Open, Start
from bot.tables.commands.seats import FillWithComputers, Sit
from bot.tables.commands.settings import SetCasual
from bot.tables.game import StoredTable
from bot.tables.lobby.seats import computer_for, computer_name, with_sitter
from bot.tables.model import HOUSE, LEVEL_DEFAULT, Member, Sitter, Status, Table
from bot.tables.service import Tables
from engine import Action, Phase, Rules, State, View, view
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level
from tests import waiting
from tests.bot.people import (  # noqa: F401 - many take them from here
    ANN,
    BEN,
    CHANNEL,
    CLASSIC,
    CLEO,
    CLOCK_MS,
    CONTEST,
    CROWD,
    DAN,
    EVE,
    EVERY_PHASE,
    GUILD,
    MEMBERS,
    MOD,
    SHORT,
)
from tests.clock import FakeClock
from tests.driver import mostly_passing, next_command


@dataclass(frozen=True)
class OnlyComputers(Arrangement):
    """Computers in every seat: a game that goes on by itself, without a member for whom it would pause."""

    def arrange(self, table: Table) -> Table:
        for seat in range(len(table.seats)):
            table = with_sitter(table, seat, computer_for(table, seat))
        return table


async def give_back(tables: Tables, clock: FakeClock, since: int) -> None:
    """Members of `GUILD` could not act from then till now."""
    now = clock.now()
    await tables._database.write(lambda to: clock_rows.give_back(to, since, now, tables.shards, [GUILD]))
    tables.clear()


def rule_of_thumb(_: Level) -> Player:
    """What plays at every level, where it does not matter how well."""
    return RuleOfThumb()


@dataclass
class OnTheSpot:
    """One player for every level, asked on the event loop: the choice is there when it is looked for."""

    player: Player

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        return self.player.choose(mine, Random(seed))


def secrets(seed: int = 0) -> Callable[[], bytes]:
    """Other 32 bytes at each call, the same ones in each run."""
    numbers = count()
    return lambda: sha256(f"{seed}/{next(numbers)}".encode()).digest()


def tables_on(database: Database, clock: FakeClock, seed: int = 0) -> Tables:
    return Tables(database, record=record_change, clock=clock, secret=secrets(seed))


async def rows(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Everything the database holds."""
    async with database.read() as connection:
        return {
            table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
            for table in schema.METADATA.sorted_tables
        }


async def opened(tables: Tables, person: Member = ANN, rules: Rules = EVERY_PHASE, clock_ms: int = CLOCK_MS) -> Table:
    """A lobby with its host."""
    snapshot = await tables.open(Open(person, GUILD, CHANNEL, preset="custom", rules=rules, clock_ms=clock_ms))
    return snapshot.table


async def started(
    tables: Tables, members: int = 1, rules: Rules = EVERY_PHASE, clock_ms: int = CLOCK_MS, *, casual: bool = False
) -> StoredTable:
    """A table at play with so many members from North on, computers in the other seats; nothing is drawn yet."""
    table = await opened(tables, rules=rules, clock_ms=clock_ms)
    for person in CROWD[1:members]:
        await tables.do(table.id, Sit(person))
    if members < rules.seats:
        await tables.do(table.id, FillWithComputers(ANN))
    if casual:
        await tables.do(table.id, SetCasual(ANN, casual=True))
    return await begin(tables, table.id, CROWD[:members])


async def begin(tables: Tables, table: int, people: Sequence[Member]) -> StoredTable:
    """The table at play: the first of its people begins the game, the others open their hands."""
    now = await tables.do(table, Start(people[0]))
    for person in people[1:] if now.table.rated else ():
        now = await tables.do(table, Come(person))
    return now


async def gathered(
    tables: Tables, *people: Member, rules: Rules = SHORT, guild: int = GUILD, level: Level = LEVEL_DEFAULT
) -> int:
    """The number of a lobby of these members, the host first, in this order of seats."""
    here = await tables.open(Open(people[0], guild, CHANNEL, preset="custom", rules=rules, level=level))
    for person in people[1:]:
        await tables.do(here.table.id, Sit(person))
    return here.table.id


async def begun(
    tables: Tables, *people: Member, rules: Rules = SHORT, guild: int = GUILD, level: Level = LEVEL_DEFAULT
) -> StoredTable:
    """A game of these members that begins, with computers in the other seats."""
    here = await gathered(tables, *people, rules=rules, guild=guild, level=level)
    if len(people) < rules.seats:
        await tables.do(here, FillWithComputers(people[0]))
    return await begin(tables, here, people)


def contest_table(*members: Member | None, rules: Rules = EVERY_PHASE, rated: bool = True) -> ContestTable:
    """A table that a contest opens, with these members in its seats, and computers in place of `None`."""
    seats = [
        Sitter(user=None, name=computer_name(0, seat))
        if each is None
        else Sitter(user=each.user, name=each.name, agreed=False)
        for seat, each in enumerate(members)
    ]
    return ContestTable(
        Table(
            id=0,
            guild=GUILD,
            channel=CHANNEL,
            host=HOUSE,
            preset="custom",
            rules=rules,
            clock_ms=CLOCK_MS,
            language="en",
            status=Status.PLAYING,
            version=0,
            seats=tuple(seats),
            created_at=0,
            hints=False,
            casual=not rated,
            contest=CONTEST,
        )
    )


async def only_tables(connection: AsyncConnection, numbers: Sequence[int]) -> None:
    """What a contest that keeps no events writes with its tables."""


async def at_contest(
    tables: Tables, *members: Member | None, rules: Rules = EVERY_PHASE, rated: bool = True
) -> StoredTable:
    """A table of a contest, at play; by default Ann, Ben, Cleo and Dan sit there, and none has come yet."""
    new = contest_table(*(members or MEMBERS), rules=rules, rated=rated)
    return (await tables.open_for_contest([new], only_tables))[0]


def phase(state: State | None) -> Phase:
    assert state is not None
    return view(state, None).phase


async def one_step(tables: Tables, now: StoredTable, rng: Random, calls: float = 0.2) -> StoredTable:
    """Whatever comes next: the table's draw or deal, a computer's step, a member's action or return."""
    return await tables.do(now.table.id, next_command(now, rng, partial(mostly_passing, calls=calls)))


async def until(
    tables: Tables, now: StoredTable, there: Callable[[StoredTable], bool], rng: Random | None = None
) -> StoredTable:
    """The game played on until it is `there`."""
    rng = rng or Random(5)
    while not there(now):
        assert now.table.status is Status.PLAYING, "the game is over before that"
        now = await one_step(tables, now, rng)
    return now


async def until_turn(tables: Tables, now: StoredTable, seat: int, of: Phase | None = None) -> StoredTable:
    """The game played on until it is this seat's turn (in this phase)."""
    return await until(tables, now, lambda n: n.to_act == seat and (of is None or phase(n.state) is of))


async def until_over(tables: Tables, now: StoredTable) -> StoredTable:
    """The game played to its end."""
    return await until(tables, now, lambda n: n.table.status is Status.OVER)


async def soon(there: Callable[[], bool]) -> None:
    """Let the loop run until it is `there`."""
    await waiting.until(there)
