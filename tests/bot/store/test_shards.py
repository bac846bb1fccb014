"""Several processes on one database: each looks after the tables of its own shards."""

import pytest
from pydantic import ValidationError

from bot.settings import Settings
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.tables.commands.life import Open
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.tables.service import Tables
from bot.tables.shards import Shards
from bot.tables.turn_clock import TurnClocks
from tests.bot.scripted_tables import FakeClock, begun, until
from tests.suite import both_databases
from tests.there import there

pytestmark = both_databases


GUILDS = {0: 8 << 22, 1: 5 << 22, 3: 7 << 22}
"""A server of each of these shards of four."""


def _tables(database: Database, clock: FakeClock, shards: Shards) -> Tables:
    return Tables(database, record=record_change, clock=clock, secret=lambda: bytes(32), shards=shards)


async def _with_a_turn(tables: Tables, shard: int) -> StoredTable:
    """A game in a server of a shard, at the turn of its only member."""
    now = await begun(tables, Member(shard + 1, "Ann"), guild=GUILDS[shard])
    return await until(tables, now, lambda n: n.deadline is not None)


async def test_a_process_sees_the_running_tables_of_its_shards(database: Database, clock: FakeClock) -> None:
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


async def test_downtime_is_given_back_only_to_tables_of_own_shards(database: Database, clock: FakeClock) -> None:
    processes = {shard: _tables(database, clock, Shards((shard,), 4)) for shard in (0, 1)}
    due: dict[int, tuple[int, int]] = {}
    for shard, tables in processes.items():
        await tables.resume()
        now = await _with_a_turn(tables, shard)
        due[shard] = (now.table.id, there(now.deadline))
    clock.later(60)
    assert await processes[0].resume() == 60_000
    other = _tables(database, clock, Shards((1,), 4))
    assert (await processes[0].load(due[0][0])).deadline == due[0][1] + 60_000
    assert (await other.load(due[1][0])).deadline == due[1][1]


async def test_a_process_ends_turns_only_at_tables_of_its_shards(database: Database, clock: FakeClock) -> None:
    one, two = (_tables(database, clock, Shards((shard,), 4)) for shard in (0, 1))
    await one.resume()
    await two.resume()
    now = await _with_a_turn(one, 0)
    table, clock.at = now.table.id, there(now.deadline) + 1
    await TurnClocks(two, database, clock=clock).tick()
    assert (await _tables(database, clock, Shards()).load(table)).deadline is not None
    await TurnClocks(one, database, clock=clock).tick()
    assert (await _tables(database, clock, Shards()).load(table)).deadline is None


@pytest.mark.parametrize(("ids", "count"), [((0,), 0), ((4,), 4), ((-1,), 4)])
def test_impossible_shards_are_refused(ids: tuple[int, ...], count: int) -> None:
    with pytest.raises(ValidationError):
        Settings(_env_file=None, shard_ids=ids, shard_count=count)
