"""Several processes on one database: each looks after the tables of its own shards."""

import pytest
from pydantic import ValidationError

from bot.settings import Settings
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.tables.commands.life import Open, Start
from bot.tables.commands.play import Step
from bot.tables.commands.seats import FillWithComputers
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.tables.service import Tables
from bot.tables.shards import Shards
from bot.tables.turn_clock import TurnClocks
from tests.suite import both_databases

pytestmark = both_databases


GUILDS = {0: 8 << 22, 1: 5 << 22, 3: 7 << 22}
"""A server of each of these shards of four."""


class Standing:
    """A clock that is set."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def now(self) -> int:
        return self.ms


def _tables(database: Database, clock: Standing, shards: Shards) -> Tables:
    return Tables(database, record=record_change, clock=clock, secret=lambda: bytes(32), shards=shards)


async def _until_a_member(tables: Tables, snapshot: StoredTable) -> StoredTable:
    while snapshot.deadline is None:
        seat = snapshot.to_act
        chosen = None if seat is None else snapshot.view_for(seat).view.choices[0]
        snapshot = await tables.do(snapshot.table.id, Step(snapshot.table.version, chosen))
    return snapshot


async def test_a_process_sees_the_running_tables_of_its_shards(database: Database) -> None:
    clock = Standing()
    everything = _tables(database, clock, Shards())
    opened = {
        shard: (await everything.open(Open(Member(shard + 1, "Ann"), guild, 1, preset="north-american"))).table.id
        for shard, guild in GUILDS.items()
    }
    for ids in ((0,), (1, 3), (2,), (0, 1, 2, 3)):
        mine = _tables(database, clock, Shards(ids, 4))
        running = {snapshot.table.id for snapshot in await mine.running()}
        assert running == {table for shard, table in opened.items() if shard in ids}
    assert len(await everything.running()) == len(GUILDS)


async def test_downtime_is_given_back_only_to_tables_of_own_shards(database: Database) -> None:
    clock = Standing()
    processes = {shard: _tables(database, clock, Shards((shard,), 4)) for shard in (0, 1)}
    due: dict[int, tuple[int, int]] = {}
    for shard, tables in processes.items():
        await tables.resume()
        who = Member(shard + 1, "Ann")
        table = (await tables.open(Open(who, GUILDS[shard], 1, preset="north-american"))).table.id
        await tables.do(table, FillWithComputers(who))
        snapshot = await tables.do(table, Start(who))
        snapshot = await _until_a_member(tables, snapshot)
        due[shard] = (table, snapshot.deadline)
    clock.ms += 60_000
    assert await processes[0].resume() == 60_000
    other = _tables(database, clock, Shards((1,), 4))
    assert (await processes[0].look(due[0][0])).deadline == due[0][1] + 60_000
    assert (await other.look(due[1][0])).deadline == due[1][1]


async def test_a_process_ends_turns_only_at_tables_of_its_shards(database: Database) -> None:
    clock = Standing()
    one, two = (_tables(database, clock, Shards((shard,), 4)) for shard in (0, 1))
    await one.resume()
    await two.resume()
    who = Member(1, "Ann")
    table = (await one.open(Open(who, GUILDS[0], 1, preset="north-american", clock_ms=15_000))).table.id
    await one.do(table, FillWithComputers(who))
    snapshot = await one.do(table, Start(who))
    await _until_a_member(one, snapshot)
    clock.ms += 15_001
    await TurnClocks(two, database, clock=clock).tick()
    assert (await _tables(database, clock, Shards()).look(table)).deadline is not None
    await TurnClocks(one, database, clock=clock).tick()
    assert (await _tables(database, clock, Shards()).look(table)).deadline is None


@pytest.mark.parametrize(("ids", "count"), [((0,), 0), ((4,), 4), ((-1,), 4)])
def test_impossible_shards_are_refused(ids: tuple[int, ...], count: int) -> None:
    with pytest.raises(ValidationError):
        Settings(_env_file=None, shard_ids=ids, shard_count=count)
