"""Several processes on one database: each looks after the tables of its own shards."""

import pytest

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
    """A game in a server of a shard, at the turn of a member."""
    now = await begun(tables, Member(2 * shard + 1, "Ann"), Member(2 * shard + 2, "Ben"), guild=GUILDS[shard])
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


async def test_downtime_is_given_back_by_shard_and_only_to_own_ones(database: Database, clock: FakeClock) -> None:
    """One process may have the shards of two that died a minute apart."""
    due: list[tuple[int, int]] = []
    for shard in (0, 1):
        tables = _tables(database, clock, Shards((shard,), 4))
        await tables.resume()
        now = await _with_a_turn(tables, shard)
        due.append((now.table.id, there(now.deadline)))
        clock.later(60)
    for shards, lost, given in (((0,), 120_000, [120_000, 0]), ((0, 1), 60_000, [120_000, 60_000])):
        tables = _tables(database, clock, Shards(shards, 4))
        assert await tables.resume() == lost
        assert [there((await tables.load(table)).deadline) - at for table, at in due] == given


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


@pytest.mark.parametrize(
    ("shards", "share", "first"),
    [(Shards(), 1, True), (Shards((), 4), 1, True), (Shards((0, 2), 4), 0.5, True), (Shards((1,), 4), 0.25, False)],
)
def test_a_process_has_a_part_of_what_all_may_send(shards: Shards, share: float, *, first: bool) -> None:
    assert (shards.share, shards.has_first) == (share, first)
