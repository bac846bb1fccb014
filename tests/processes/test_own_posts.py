"""Two hundred servers whose posts are due at once, and a process killed twice: one post each, at 40 a second."""

from collections import Counter
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.panels.core.custom_ids import Verb
from bot.puzzles.daily import Puzzles
from bot.servers import OwnPost, Servers, ServerSettings
from bot.store.database import Database
from tests.bot.fake_puzzles import made_at_once
from tests.processes.people import offers
from tests.standin import Guild, StandIn
from tests.standin.process import BotProcess
from tests.suite import night

pytestmark = pytest.mark.processes
SERVERS = 200
SECONDS = 300.0
"""In which all are out; as long as the spread lasts, should it be midnight."""
PER_SECOND = 40
SLACK = 4
"""Requests more in a second, which were on their way when it began."""


async def want_posts(bot: BotProcess, guilds: list[Guild]) -> None:
    """Each server wants the puzzle of today, which there is, since midnight in UTC."""
    database = await Database.open(bot.environment["DATABASE_URL"])
    await Puzzles(database, clock=SystemClock(), make=made_at_once).today()
    for guild in guilds:
        settings = ServerSettings(
            post_channel=guild.channel.id,
            post_hour=0,
            own_posts=frozenset({OwnPost.DAILY}),
            language=("en", "it", "fr")[(guild.id >> 22) % 3],
        )
        await Servers(database).set(guild.id, settings)
    await database.close()


def count_posts(guilds: list[Guild]) -> Counter[int]:
    """How many posts each server has."""
    return Counter(
        guild.id
        for guild in guilds
        for message in guild.channel.messages.values()
        if offers(message, Verb.PUZZLE_SOLVE)
    )


@night
async def test_two_hundred_servers_get_one_post_each_over_two_kills(discord: StandIn, tmp_path: Path) -> None:
    guilds = [discord.guild(n_members=1) for _ in range(SERVERS)]
    async with BotProcess(discord, tmp_path, environment={"LOG_LEVEL": "WARNING"}) as bot:
        await want_posts(bot, guilds)
        for enough in (20, 90):
            await bot.start()
            await discord.until(lambda enough=enough: len(count_posts(guilds)) >= enough, within=SECONDS)
            await bot.kill()
        began = discord.clock.now()
        await bot.start()
        await discord.until(lambda: len(count_posts(guilds)) == SERVERS, within=SECONDS)
        assert discord.clock.now() - began < SECONDS
        assert await bot.terminate() == 0
    assert set(count_posts(guilds).values()) == {1}, "one each"
    sent = sorted(request.at for request in discord.requests if request.path.endswith("/messages"))
    busiest = max(sum(at <= each < at + 1 for each in sent) for at in sent)
    assert busiest <= PER_SECOND + SLACK
