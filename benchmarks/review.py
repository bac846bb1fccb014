"""How long `/game review` of a whole game takes, and how the bot answers clicks meanwhile, through the real bot.

A real `python -m bot run` with its thinking processes plays against the loopback stand-in for Discord. Finished games
of computers, who go wrong now and then, lie in its database; members sit at tables of their own and press buttons all
the while. First only they do; then a further member asks for the review of one game after the other. Counted are the
seconds from the command until the last page is there, the progress lines in between, and the milliseconds from a
press's dispatch on the gateway until its answer is with Discord, without and with a review under way.

    python benchmarks/review.py [--presets P,P,...] [--tables 4] [--rate 8] [--seconds 15] [--json PATH]

`--rate` is how many presses a second people would make over all tables if answers took no time.
"""

# ruff: noqa: E402
import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.click import Measured, placed, quantile
from benchmarks.machine import machine
from bot.clock import SystemClock
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.tables.commands.life import Open, Start
from bot.tables.commands.seats import FillWithComputers
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.tables.service import Tables
from engine import PRESETS, Action, State, view
from engine.players import RuleOfThumb
from tests.driver import anything, next_command
from tests.standin import Channel, Guild, StandIn, User
from tests.standin.process import BotProcess

PROCESSES = 2
SETTLING = 4.0  # seconds of play before counting begins
WRONG = 0.05  # share of decisions that the computers make by dice
WITHIN = 120.0  # seconds after which a review is given up
USUAL = "north-american,north-american,north-american,british-parlett,seven-card,bid-euchre,five-handed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reviewed:
    """One review. Times of clicks in milliseconds, of those that were answered meanwhile."""

    preset: str
    hands: int
    lines: int
    seconds: float
    cpu: float
    """Seconds of processor time that the coach's processes took, their start included; 0 where nobody tells."""
    first: float  # seconds until something of a judged hand is there
    progress: int  # different progress lines that the member saw
    again: float  # seconds of the same command once more
    clicks: int
    p50: float
    p99: float
    longest: float


async def finished_game(tables: Tables, guild: Guild, host: User, preset: str, dice: random.Random) -> StoredTable:
    """A whole game of a member's with computers, played in the database at once."""
    who, player = Member(host.id, host.name), RuleOfThumb()

    def careless(state: State, dice: random.Random) -> Action:
        return anything(state, dice) if dice.random() < WRONG else player.choose(view(state, state.actor), dice)

    now = await tables.open(Open(who, guild.id, guild.channel.id, preset=preset, rules=PRESETS[preset]))
    await tables.do(now.table.id, FillWithComputers(who))
    now = await tables.do(now.table.id, Start(who))
    while now.table.running:
        now = await tables.do(now.table.id, next_command(now, dice, careless))
    return now


async def review(discord: StandIn, user: User, channel: Channel, number: int) -> tuple[float, float, int]:
    """Ask for a review; seconds until something of it is shown and until it is whole, and the progress lines seen."""
    began, seen, first = time.perf_counter(), set[str](), list[float]()
    reply = await discord.slash(user, channel, "game review", {"game": number})

    def whole() -> bool:
        text = reply.text
        if "Accuracy" in text and not first:
            first.append(time.perf_counter() - began)
        if "Reviewing game" in text:
            seen.add(text)
        return "Review of game" in text

    await discord.until(whole, WITHIN)
    return first[0], time.perf_counter() - began, len(seen)


async def run(presets: list[str], tables: int, rate: float, seconds: float, seed: int) -> dict[str, object]:
    """All figures of one run."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="bower-bench-") as folder:
        environment = {"COMPUTER_PACE": "0", "LOG_LEVEL": "WARNING", "COMPUTER_PROCESSES": str(PROCESSES)}
        async with StandIn() as discord, BotProcess(discord, Path(folder), environment=environment) as bot:
            guild = discord.guild(n_members=4 * tables + 1, n_channels=tables)
            reader = guild.users[-1]
            games = await games_in(bot, guild, reader, presets, dice)
            await bot.start()
            await discord.until(lambda: len(discord.world.emojis) > 60, 60)
            seats = placed(discord, guild, dice)
            for one in seats:
                await one.open()
            measured, think = Measured(), tables / rate
            playing = [asyncio.create_task(one.play(measured, think)) for one in seats]
            await asyncio.sleep(SETTLING)
            measured.counting = True
            await asyncio.sleep(seconds)
            alone = times(measured)
            found, all_meanwhile = list[Reviewed](), list[float]()
            for preset, game in zip(presets, games, strict=True):
                measured.latencies.clear()
                before = cpu_of_coach(bot)
                first, took, progress = await review(discord, reader, guild.channel, game.table.id)
                cpu, meanwhile = cpu_of_coach(bot) - before, times(measured)
                all_meanwhile += meanwhile
                _, again, _ = await review(discord, reader, guild.channel, game.table.id)
                found.append(
                    Reviewed(
                        preset=preset,
                        hands=view(game.state, None).number if game.state else 0,
                        lines=game.table.version,
                        seconds=round(took, 2),
                        cpu=round(cpu, 2),
                        first=round(first, 2),
                        progress=progress,
                        again=round(again, 3),
                        clicks=len(meanwhile),
                        **quantiles(meanwhile),
                    )
                )
                print(line(found[-1]), flush=True)
                for task in playing:
                    if task.done():
                        task.result()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await bot.terminate()
            if " ERROR " in bot.output or " CRITICAL " in bot.output:
                print(bot.output[-4000:], file=sys.stderr)
    return {
        "without": {"clicks": len(alone), **quantiles(alone)},
        "meanwhile": {"clicks": len(all_meanwhile), **quantiles(sorted(all_meanwhile))},
        "reviews": [asdict(each) for each in found],
        "unanswered": measured.unanswered,
    }


async def games_in(
    bot: BotProcess, guild: Guild, host: User, presets: list[str], dice: random.Random
) -> list[StoredTable]:
    """Finished games in the bot's database, before it starts."""
    database = await Database.open(f"sqlite+aiosqlite:///{bot.database}")
    try:
        tables = Tables(database, record=record_change, clock=SystemClock(), secret=secrets(dice))
        return [await finished_game(tables, guild, host, preset, dice) for preset in presets]
    finally:
        await database.close()


def secrets(dice: random.Random) -> Callable[[], bytes]:
    return lambda: sha256(str(dice.random()).encode()).digest()


def cpu_of_coach(bot: BotProcess) -> float:
    """Processor seconds of the coach's processes so far: those of the fork server that are nicer than the bot."""
    own, found = bot._process.pid if bot._process else 0, dict[int, list[int]]()  # noqa: SLF001
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            found[int(stat.parent.name)] = [int(each) for each in stat.read_text().rpartition(")")[2].split()[1:]]
    forked = [each for each in found.values() if found.get(each[0], [0])[0] == own]
    return sum(each[10] + each[11] for each in forked if each[15] > found[own][15]) / os.sysconf("SC_CLK_TCK")


def times(measured: Measured) -> list[float]:
    return sorted(measured.latencies)


def quantiles(found: list[float]) -> dict[str, float]:
    return {"p50": quantile(found, 0.5), "p99": quantile(found, 0.99), "longest": quantile(found, 1)}


def line(of: Reviewed) -> str:
    return (
        f"{of.preset:20} {of.hands:>5} {of.lines:>6} {of.seconds:>8.2f} {of.cpu:>6.2f} {of.first:>6.2f}"
        f" {of.progress:>8} {of.again:>6.3f} {of.clicks:>6} {of.p50:>6.1f} {of.p99:>6.1f} {of.longest:>6.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Time of a review, and of clicks meanwhile.")
    parser.add_argument("--presets", default=USUAL, help="games to be reviewed, separated by commas")
    parser.add_argument("--tables", type=int, default=4, help="tables at play meanwhile (default 4)")
    parser.add_argument("--rate", type=float, default=8, help="presses a second over all tables (default 8)")
    parser.add_argument("--seconds", type=float, default=15, help="seconds without a review first (default 15)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    arguments = parser.parse_args()
    on = machine()
    print(f"{on['processor']}, {on['python']}, {PROCESSES} thinking processes; clicks in ms")
    print("game                 hands  lines  seconds    cpu  first progress  again clicks    p50    p99 longest")
    presets = arguments.presets.split(",")
    figures = asyncio.run(run(presets, arguments.tables, arguments.rate, arguments.seconds, arguments.seed))
    print(f"clicks without a review: {figures['without']}")
    print(f"while games were reviewed: {figures['meanwhile']}; unanswered {figures['unanswered']}")
    if arguments.json:
        body = {"machine": on, "processes": PROCESSES, "tables": arguments.tables, "rate": arguments.rate, **figures}
        arguments.json.write_text(json.dumps(body, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
