"""Several processes on one PostgreSQL: shards of their own, IDENTIFYs one after another, and no shard twice."""

import itertools
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from bot.store import gate
from bot.store.claims import Claim
from bot.store.database import Database
from tests.bot.databases import postgres_server, postgres_url
from tests.bot.store.conftest import end_session, other, until, wait_for_shard
from tests.standin import StandIn
from tests.standin.process import BotProcess, NotReady
from tests.suite import rest
from tests.waiting import deadline

__all__ = ["other", "postgres_server", "postgres_url"]

pytestmark = pytest.mark.processes
PAUSE = 1.5
"""Seconds between two IDENTIFYs here, instead of 5."""
LATE = 0.5
"""Seconds by which a busy machine may be late with an IDENTIFY whose pause has begun."""
SHORT_OF_TIME = (
    sys.executable,
    "-c",
    "import sys; from bot.store import gate, lease; from bot.__main__ import main\n"
    f"gate.PAUSE_SECONDS = {PAUSE}; lease.PATIENCE = 0.5; sys.exit(main(['run']))",
)
"""`python -m bot run` that waits for nobody for long."""


class Cluster:
    """Processes of one bot on one database."""

    def __init__(self, discord: StandIn, folder: Path, url: str, stack: AsyncExitStack) -> None:
        self._discord, self._folder, self._url, self._stack = discord, folder, url, stack
        self._numbers = itertools.count()

    async def process(self, shards: str, count: int) -> BotProcess:
        """One that is not started."""
        folder = self._folder / str(next(self._numbers))
        folder.mkdir()
        environment = {"DATABASE_URL": self._url, "SHARD_IDS": shards, "SHARD_COUNT": str(count)}
        bot = BotProcess(self._discord, folder, command=SHORT_OF_TIME, environment=environment)
        return await self._stack.enter_async_context(bot)


@pytest.fixture
async def cluster(discord: StandIn, tmp_path: Path, postgres_url: str) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        yield Cluster(discord, tmp_path, postgres_url, stack)


def gaps(discord: StandIn) -> list[float]:
    return [later - earlier for earlier, later in itertools.pairwise(discord.gateway.identified_at)]


async def refused(bot: BotProcess) -> str:
    """Start a process that cannot run: its last line."""
    with pytest.raises(NotReady):
        await bot.start()
    assert bot.exit_code == 2
    assert "Traceback" not in bot.output
    return bot.output.splitlines()[-1]


@rest
async def test_each_shard_has_one_process_and_they_identify_one_by_one(discord: StandIn, cluster: Cluster) -> None:
    guilds = {(guild.id >> 22) % 2: guild for guild in (discord.guild(n_members=1), discord.guild(n_members=1))}
    bots = [await cluster.process("0", 2), await cluster.process("1", 2)]
    for bot in bots:
        await bot.launch()
    await discord.bots(2)
    assert sorted(identify["shard"] for identify in discord.gateway.identifies) == [[0, 2], [1, 2]]
    assert min(gaps(discord)) > PAUSE - LATE
    await discord.until(lambda: None in discord.world.commands)
    for guild in guilds.values():
        assert (await discord.slash(guild.users[0], guild.channel, "help")).text

    discord.gateway.invalidate()
    await discord.until(lambda: len(discord.gateway.identifies) == 4, 90)
    assert min(gaps(discord)[-1:]) > PAUSE - LATE
    await discord.bots(2)

    said = await refused(await cluster.process("1", 2))
    assert said.startswith("Shard 1 of 2 is in use by another Bower (process ")
    assert all(bot.running for bot in bots)

    await bots[1].kill()
    await (await cluster.process("1", 2)).start()
    assert (await discord.slash(guilds[1].users[0], guilds[1].channel, "help")).text
    assert await bots[0].terminate() == 0


@rest
async def test_a_shard_that_waits_for_its_turn_has_no_connection_yet(
    discord: StandIn, cluster: Cluster, other: asyncpg.Connection
) -> None:
    """Discord would close one that says nothing for a minute. The turn is that of the bucket which Discord tells."""
    await other.execute("SELECT pg_advisory_lock($1, 0)", gate._GATE)
    bot = await cluster.process("3", 4)
    await bot.launch()

    async def stands() -> bool:
        query = "SELECT count(*) FROM pg_locks WHERE classid = $1 AND objid = 0 AND NOT granted"
        return bool(await other.fetchval(query, gate._GATE))

    await until(stands)
    assert not discord.gateway.connections
    await other.execute("SELECT pg_advisory_unlock_all()")
    await discord.bots(1)
    assert discord.gateway.identifies[0]["shard"] == [3, 4]


@rest
async def test_a_process_whose_shard_is_taken_ends(
    discord: StandIn, cluster: Cluster, postgres_url: str, other: asyncpg.Connection
) -> None:
    """The server ends its connection, and another process is quicker."""
    bot = await cluster.process("0", 2)
    await bot.start()
    database = await Database.open(postgres_url)
    taking = await wait_for_shard(other, database, 0, 2)
    await end_session(database, Claim((0,), 2))
    async with deadline():
        await taking
    await database.close()
    assert await bot.wait() == 1
    last = bot.output.splitlines()[-1]
    assert last.startswith("While PostgreSQL was out of reach the shards were taken: shard 0 of 2 is in use by another")
    assert "Traceback" not in bot.output
