"""Several processes on one PostgreSQL: shards of their own, IDENTIFYs one after another, and spares that take over."""

import argparse
import asyncio
import itertools
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from bot.cli import doctor
from bot.settings import Settings
from bot.store import gate
from bot.store.database import Database
from tests.bot.databases import binaries, cluster, postgres_server, postgres_url
from tests.bot.store.conftest import end_session, other, until, wait_for_shard
from tests.processes.people import CLOCK, Person, Play, open_hustle, open_table, public, tables_offered
from tests.processes.stored_state import Line, check_clicks
from tests.requirements import require_or_skip
from tests.standin import StandIn
from tests.standin.process import BotProcess
from tests.suite import rest
from tests.waiting import deadline

__all__ = ["other", "postgres_server", "postgres_url"]

pytestmark = pytest.mark.processes
PAUSE = 1.5
"""Seconds between two IDENTIFYs here, instead of 5."""
LATE = 0.5
"""Seconds by which a busy machine may be late with an IDENTIFY whose pause has begun."""
SOON = 30
"""Seconds after a kill in which a dead process's tables answer again, on a machine that has much else to do."""
Launch = Callable[..., Awaitable[BotProcess]]
SHORT_OF_TIME = (
    sys.executable,
    "-c",
    "import sys; from bot.store import gate; from bot.__main__ import main\n"
    f"gate.PAUSE_SECONDS = {PAUSE}; sys.exit(main(['run']))",
)
"""`python -m bot run` that IDENTIFYs sooner."""


@pytest.fixture
async def launch(discord: StandIn, tmp_path: Path) -> AsyncIterator[Launch]:
    """Starts one more process of a bot on a database."""
    async with AsyncExitStack() as stack:

        async def one(url: str, most: int = 1, count: int = 2) -> BotProcess:
            folder = Path(mkdtemp(dir=tmp_path))
            environment = {"DATABASE_URL": url, "SHARDS_PER_PROCESS": str(most), "SHARD_COUNT": str(count)}
            bot = BotProcess(discord, folder, command=SHORT_OF_TIME, environment=environment)
            await (await stack.enter_async_context(bot)).launch()
            return bot

        yield one


def gaps(discord: StandIn) -> list[float]:
    return [later - earlier for earlier, later in itertools.pairwise(discord.gateway.identified_at)]


def holder_of(shard: int, bots: list[BotProcess]) -> BotProcess:
    (found,) = [bot for bot in bots if bot.running and f"this process has shard {shard} of 2" in bot.output]
    return found


@rest
async def test_each_shard_has_one_process_and_they_identify_one_by_one(
    discord: StandIn, launch: Launch, postgres_url: str, other: asyncpg.Connection
) -> None:
    guild = discord.guild(n_members=1)
    await other.execute("SELECT pg_advisory_lock($1, 0)", gate._GATE)
    bots = [await launch(postgres_url) for _ in range(2)]
    query = "SELECT count(*) = 2 FROM pg_locks WHERE classid = $1 AND objid = 0 AND NOT granted"
    await until(lambda: other.fetchval(query, gate._GATE))
    assert not discord.gateway.connections, "Discord would close one that says nothing for a minute"
    await other.execute("SELECT pg_advisory_unlock_all()")
    await discord.bots(2)
    assert sorted(identify["shard"] for identify in discord.gateway.identifies) == [[0, 2], [1, 2]]
    assert min(gaps(discord)) > PAUSE - LATE
    await discord.until(lambda: None in discord.world.commands)

    discord.gateway.invalidate()
    await discord.until(lambda: len(discord.gateway.identifies) == 4, 90)
    assert min(gaps(discord)[-1:]) > PAUSE - LATE
    await discord.bots(2)

    refused = await launch(postgres_url, count=3)
    assert await refused.wait() == 2
    assert "with SHARD_COUNT=2, and SHARD_COUNT must be the same" in refused.output.splitlines()[-1]

    spare = await launch(postgres_url)
    await discord.until(lambda: "waits as a spare" in spare.output)
    shard = (guild.id >> 22) % 2
    assert await holder_of(shard, bots).terminate() == 0
    await discord.bots(2)
    assert holder_of(shard, [spare, *bots]) is spare
    assert (await discord.slash(guild.users[0], guild.channel, "help")).text

    database = await Database.open(postgres_url)  # the server ends a connection, and another process is quicker
    taking = await wait_for_shard(other, database, shard, 2)
    await end_session(database, [shard])
    async with deadline():
        await taking
    await database.close()
    assert await spare.wait() == 1
    last = spare.output.splitlines()[-1]
    assert last.startswith(f"While PostgreSQL was out of reach the shards were taken: shard {shard} of 2 by another")
    assert "Traceback" not in spare.output


class Player(Person):
    """Plays in the channel of the server that has a hand: a contest's table is in a thread."""

    async def open_hand(self) -> None:
        channels = self.channel.guild.channels.values()
        self.channel = next((channel for channel in channels if public(channel, "hand")), self.channel)
        await super().open_hand()


@pytest.fixture
def safe_url() -> Iterator[str]:
    """Of a server of its own, which keeps what it has committed when it is killed."""
    programs = binaries()
    require_or_skip("postgres", programs)
    assert programs is not None
    with cluster(programs, safe=True) as url:
        yield url.render_as_string(hide_password=False)


@rest
async def test_spares_go_on_where_processes_were_killed(discord: StandIn, launch: Launch, safe_url: str) -> None:
    """Four processes, two killed, then PostgreSQL: a table and a hustle lose nothing, and nothing is there twice."""
    guilds = sorted((discord.guild(), discord.guild()), key=lambda guild: (guild.id >> 22) % 2)
    await open_hustle(safe_url, guilds[1], guilds[1].users)
    bots = [await launch(safe_url) for _ in range(4)]
    await discord.bots(2)
    await discord.until(lambda: None in discord.world.commands)
    await open_table(discord, guilds[0].channel, guilds[0].users, timer=CLOCK * 1000)
    plays = [
        Play(discord, [Player(discord, user, guild.channel, Random(user.id), 0.1) for user in guild.users])
        for guild in guilds
    ]
    for shard, play in enumerate(plays):
        await play.goes_on()
        await holder_of(shard, bots).kill()
        await play.goes_on(3, SOON)
    address = make_url(safe_url).set(drivername="postgresql").render_as_string(hide_password=False)
    session = await asyncpg.connect(address)
    os.kill(session.get_server_pid(), signal.SIGKILL)  # then the server ends every session, and recovers
    await asyncio.gather(*[play.goes_on() for play in plays])
    for play in plays:
        await play.stop()
    assert [bot.exit_code for bot in bots if not bot.running] == [-signal.SIGKILL] * 2
    assert [bot.output for bot in bots if "has run out" in bot.output] == [], "somebody lost a turn"
    assert [await bot.terminate() for bot in bots if bot.running] == [0, 0]

    session = await asyncpg.connect(address)
    kept: dict[int, list[Line]] = {}
    query = "SELECT table_id, seq, line, user_id, interaction_id FROM log NATURAL LEFT JOIN acted ORDER BY 1, 2"
    for table, *row in await session.fetch(query):
        kept.setdefault(table, []).append(Line(*row))
    assert len(kept) >= len(guilds)
    check_clicks(kept, [click for play in plays for click in play.clicks])
    offered = sum((tables_offered(channel) for guild in guilds for channel in guild.channels.values()), Counter[int]())
    assert {*offered.values()} == {1}
    places = await session.fetch("SELECT round, place FROM contest_tables")
    assert len(places) == len({*places}) >= 1
    session.terminate()
    settings = Settings(_env_file=None, database_url=safe_url)  # type: ignore[call-arg]
    assert await asyncio.to_thread(doctor.run, argparse.Namespace(offline=True), settings) == 0
