"""Presses while Bower posts by itself in 200 servers, and while it does not, in turn and in one run.

The bot of `benchmarks/click.py` plays at its tables. In every second window the daily puzzle is due in further servers:
all of a window at its start, which is worse than the four minutes over which posts of one hour are spread, or spread
over it. Counted are the times of presses in both kinds of windows, how many posts came, and the busiest second of all
requests that count for Discord's limit, by the stand-in's clock.

    python benchmarks/posts.py [--tables 100] [--rate 30] [--seconds 20] [--pairs 3] [--servers 200] [--slices 1]
                               [--before 0]
"""

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.click import AT_ONCE, SETTLING, Measured, placed, quantile
from bot.clock import SystemClock
from bot.panels.core.custom_ids import Verb
from bot.puzzles.daily import Puzzles
from bot.servers.settings import OwnPost, Servers, ServerSettings
from bot.store.database import Database
from tests.bot.fake_puzzles import made_at_once
from tests.processes.people import offers
from tests.standin import Guild, Limits, StandIn
from tests.standin.process import BotProcess

MANAGE_SERVER: Final = 1 << 5
_SETTINGS: Final = ServerSettings(post_hour=0, own_posts=frozenset({OwnPost.DAILY}))


async def prepare(bot: BotProcess, guilds: Sequence[Guild]) -> None:
    """The puzzle of today is there, and these servers want it at midnight, in no channel yet."""
    database = await Database.open(bot.environment["DATABASE_URL"])
    await Puzzles(database, clock=SystemClock(), make=made_at_once).today()
    for guild in guilds:
        await Servers(database).set(guild.id, _SETTINGS)
    await database.close()


async def let_post(discord: StandIn, bot: BotProcess, playing: Guild, guilds: Sequence[Guild]) -> None:
    """These servers choose a channel, and the bot hears that settings have changed."""
    with closing(sqlite3.connect(bot.database, timeout=10)) as database, database:
        rows = [(guild.channel.id, guild.id) for guild in guilds]
        database.executemany("UPDATE servers SET post_channel_id = ? WHERE guild_id = ?", rows)
    await discord.slash(playing.users[0], playing.channel, "admin settings", {"language": "en"})


def count_posts(guilds: Sequence[Guild]) -> int:
    """How many posts there are in these servers."""
    messages = (each for guild in guilds for each in guild.channel.messages.values())
    return sum(bool(offers(each, Verb.PUZZLE_SOLVE)) for each in messages)


async def count(measured: Measured, seconds: float) -> list[float]:
    """The times of the presses of a window."""
    measured.latencies, measured.counting = [], True
    await asyncio.sleep(seconds)
    measured.counting = False
    return measured.latencies


async def run(arguments: argparse.Namespace) -> None:
    """Play, and count in turn without and with posts."""
    with tempfile.TemporaryDirectory(prefix="bower-bench-") as folder:
        environment = {"COMPUTER_PACE": "0", "LOG_LEVEL": "WARNING", "COMPUTER_PROCESSES": "1", "GREETING": "false"}
        async with (
            StandIn(limits=Limits()) as discord,
            BotProcess(discord, Path(folder), environment=environment) as bot,
        ):
            playing = discord.guild(n_members=4 * arguments.tables, n_channels=arguments.tables)
            playing.members[playing.users[0].id].permissions |= MANAGE_SERVER
            others = [discord.guild(n_members=1) for _ in range(arguments.before + arguments.pairs * arguments.servers)]
            await prepare(bot, others)
            await bot.start()
            await discord.until(lambda: len(discord.world.emojis) > 60, 60)
            seats = placed(discord, playing, random.Random(arguments.seed))
            gate = asyncio.Semaphore(AT_ONCE)

            async def opened(nth: int) -> None:
                async with gate:
                    await seats[nth].open()

            await asyncio.gather(*map(opened, range(len(seats))))
            first, others = others[: arguments.before], others[arguments.before :]
            await let_post(discord, bot, playing, first)
            await discord.until(lambda: count_posts(first) == len(first), 300)
            measured = Measured()
            think = max(0.02, arguments.tables / arguments.rate)
            players = [asyncio.create_task(one.play(measured, think)) for one in seats]
            await asyncio.sleep(SETTLING)
            without, during, began = list[float](), list[float](), time.time()
            for pair in range(arguments.pairs):
                batch = others[pair * arguments.servers :][: arguments.servers]
                without += await count(measured, arguments.seconds)
                for nth in range(arguments.slices):
                    await let_post(discord, bot, playing, batch[nth :: arguments.slices])
                    during += await count(measured, arguments.seconds / arguments.slices)
                await discord.until(lambda batch=batch: count_posts(batch) == len(batch), 300)
                print(f"pair {pair + 1}: all {len(batch)} posts are out", flush=True)
            for task in players:
                task.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            sent = sorted(
                each.at for each in discord.requests if each.path.startswith("/channels") and each.at >= began
            )
            await bot.terminate()
    for name, times in (("without posts", sorted(without)), ("with posts", sorted(during))):
        shown = ", ".join(f"p{round(100 * share)} {quantile(times, share)}" for share in (0.5, 0.9, 0.99))
        print(f"{name}: {len(times)} presses, {shown} ms")
    print(f"p99 with to without: {quantile(sorted(during), 0.99) / quantile(sorted(without), 0.99):.2f}")
    busiest = max(sum(at <= each < at + 1 for each in sent[nth : nth + 200]) for nth, at in enumerate(sent))
    print(f"{busiest} requests in the busiest second, {sum(r.status == 429 for r in discord.requests)} refused (429)")


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description="Presses with and without posts of the bot's own.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=30, help="presses a second over all tables")
    parser.add_argument("--seconds", type=float, default=20, help="of a window")
    parser.add_argument("--pairs", type=int, default=3, help="of windows")
    parser.add_argument("--servers", type=int, default=200, help="that post in a window")
    parser.add_argument("--before", type=int, default=0, help="servers that have their posts already")
    parser.add_argument("--slices", type=int, default=1, help="in which they do: 1 is all at once")
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
