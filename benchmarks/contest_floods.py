"""What much in one server's contests costs all others: `chrt -r 10 python benchmarks/contest_floods.py`, alone.

The first part is the bot in a SimCord server with many contests: leagues with results, open ones, and a night with as
many events as an older version let members append. Every command on them is run by its name. For each is printed, as by
`benchmarks/loop.py`, the longest step of the bot's own tasks in milliseconds, the processor time of that step, and what
the step belongs to.

The second part is a whole bot against the stand-in for Discord with its limits on. It starts with announcements that
wait in one server, in as many contests of one channel. Printed is how long a message of another server then takes.

    python benchmarks/contest_floods.py [--contests 50] [--entrants 256] [--events 20000] [--announcements 100]
"""

# ruff: noqa: E402
import argparse
import asyncio
import gc
import json
import logging
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

# run as a script, this file's folder holds a module called `engine`
sys.path[0] = str(Path(__file__).resolve().parents[1])

from discord import Permissions

from benchmarks.contest_rounds import KEY
from benchmarks.loop import Steps, in_thread, prepare
from bot.cli.run import COLLECT, SWITCH
from bot.clock import SystemClock
from bot.contests import matching
from bot.contests.commands.organising import Announce, Publish
from bot.contests.plan import Plan
from bot.contests.service import Contests
from bot.contests.templates import Defaults, Template, make_plan
from bot.demo.fake_discord import environment
from bot.settings import Settings
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.model import Member
from bot.tables.service import Tables
from cogs.interactions.allowance import TokenBucket
from engine.contest.config import Seeding
from engine.contest.events import Adjusted, Event, Joined, Paired, Seeded, encode
from engine.contest.formats import next_step
from engine.contest.state import Contest, apply
from tests.cogs.scenes import PAINTED, Maker, as_bot, bower
from tests.standin import Guild, Limits, StandIn
from tests.standin.process import BotProcess
from tests.world import World, world

OWNER: Final = Member(8_640_110_001, "Olga", moderator=True)
FIRST: Final = 10**17
"""The id of the first of the members who have signed up."""
PATIENCE: Final = 300.0
LOOK: Final = 0.05  # seconds between two looks at what the stand-in has
SLOW_START: Final = 75.0  # in this world; the hustle starts a minute after it was made
VIEWS: Final = ("standings", "fixtures", "rules", "log", "me")


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much there is."""

    contests: int
    entrants: int
    events: int


@dataclass(frozen=True, slots=True)
class Hold:
    """The longest step of the loop within an action, by the clock and of the processor, and whose it is."""

    ms: float
    processor_ms: float
    what: str


class Writer:
    """Writes contests into a database without a bot, as many events at a time as wanted."""

    def __init__(self, file: Path, now: int) -> None:
        self._connection, self._now = sqlite3.connect(file), now

    def close(self) -> None:
        self._connection.commit()
        self._connection.close()

    def fill(self, contest: int, plan: Plan, lot: bytes, entrants: int, *, running: bool) -> None:
        """Entrants, and for one that runs every round with the points of all matches."""
        rows = [(contest, 1 + nth, FIRST + nth, f"Member {nth}", self._now) for nth in range(entrants * plan.size)]
        self._connection.executemany(
            "INSERT INTO contest_players (contest_id, player, user_id, name, joined_at, invited, looking, offers) "
            "VALUES (?, ?, ?, ?, ?, 0, 0, 0)",
            rows,
        )
        self._append(contest, (encode(each) for each in _season(plan, lot, entrants, running=running)))
        if running:
            self._connection.execute("UPDATE contests SET stage = 'running' WHERE id = ?", (contest,))

    def flood(self, contest: int, events: int) -> None:
        """One member joins and leaves until there are so many events, or one fewer."""
        (there,) = self._connection.execute("SELECT revision FROM contests WHERE id = ?", (contest,)).fetchone()
        row = (contest, 1, FIRST, "Eve", self._now)
        self._connection.execute(
            "INSERT INTO contest_players (contest_id, player, user_id, name, joined_at, invited, looking, offers) "
            "VALUES (?, ?, ?, ?, ?, 0, 0, 0)",
            row,
        )
        pair = (("joined", {"entrant": 1, "players": [1]}), ("left", {"entrant": 1}))
        self._append(contest, (pair[nth % 2] for nth in range((events - there) // 2 * 2)))

    def _append(self, contest: int, events: Any) -> None:
        (seq,) = self._connection.execute("SELECT revision FROM contests WHERE id = ?", (contest,)).fetchone()
        rows = [
            (contest, nth, kind, json.dumps(data), str(nth), FIRST, "Eve", self._now)
            for nth, (kind, data) in enumerate(events, start=seq + 1)
        ]
        self._connection.executemany("INSERT INTO contest_events VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        self._connection.execute("UPDATE contests SET revision = ? WHERE id = ?", (seq + len(rows), contest))


def _season(plan: Plan, lot: bytes, entrants: int, *, running: bool) -> Iterator[Event]:
    contest = Contest(plan.config, lot)
    for number in range(1, entrants + 1):
        joined = Joined(number, tuple(plan.size * (number - 1) + 1 + nth for nth in range(plan.size)))
        contest = apply(contest, joined)
        yield joined
    if not running:
        return
    seeded = Seeded(tuple(range(1, entrants + 1)))
    contest = apply(contest, seeded)
    yield seeded
    while isinstance(drawn := next_step(contest, {}, matching.pair), Paired):
        contest = apply(contest, drawn)
        yield drawn
        for place in range(len(drawn.matches)):
            adjusted = Adjusted(drawn.round, place, (10, (7 * place + drawn.round) % 10))
            contest = apply(contest, adjusted)
            yield adjusted


def plan_of(template: Template, entrants: int, starts_at: int) -> Plan:
    """A plan for so many entrants, which may start with fewer."""
    plan = make_plan(template, Defaults(), starts_at)
    config = replace(plan.config, least=4, most=max(entrants, 4), seeding=Seeding.LOTS)
    return replace(plan, check_in=False, config=config)


# --- how long the loop stands still


async def measure_holds(sizes: Sizes, folder: Path) -> dict[str, Hold]:
    """The longest step of the loop of every command on such contests."""
    environment.SETTLE_TIMEOUT = 600.0
    bucket: Any = TokenBucket
    bucket.take = lambda *_: True  # the commands come faster than anybody types
    path, steps, found = folder / "floods.db", Steps(), dict[str, Hold]()
    options: dict[str, Any] = {"_env_file": None, "computer_processes": 1}
    make = Maker(Settings(database_url=f"sqlite+aiosqlite:///{path}", **options), make_puzzle=in_thread)
    async with world(make(), members=5, check_errors=False) as w:
        make.clock.env = w.env
        role = w.guild.create_role("Managers", permissions=Permissions(manage_guild=True, manage_messages=True))
        mia = w.guild.add_member(w.env.create_user("Mia"), roles=[role])
        league, night, hustle = await _fill(w, path, sizes)
        prepare()

        async def measure(name: str, work: Any) -> None:
            gc.collect()
            gc.freeze()
            steps.clear()
            await work
            await w.later(PAINTED)
            found[name] = Hold(1000 * steps.longest, 1000 * steps.used, steps.what)

        with steps.measured():
            services = bower(w).services
            await measure("the start of a hustle", w.later(SLOW_START))
            if not (await as_bot(w, services.contests.look(hustle))).round:
                raise RuntimeError("the hustle has not begun")
            await measure("a look at its tables", as_bot(w, services.contests.look(hustle)))
            await measure("its standings", mia.slash(w.channel, "league show", contest=hustle, view="standings"))
            if (await as_bot(w, services.contests.events(night)))[-1].seq < sizes.events - 1:
                raise RuntimeError("there are too few events")
            await measure("a first look at all events", as_bot(w, services.contests.look(night)))
            await measure("a look from the snapshot", as_bot(w, services.contests.look(night)))
            await measure("a keystroke", mia.autocomplete(w.channel, "league show", "contest", "n"))
            await measure("/league list", mia.slash(w.channel, "league list"))
            await measure("/league join", w.members[0].slash(w.channel, "league join", contest=night))
            await measure("/league leave", w.members[0].slash(w.channel, "league leave", contest=night))
            for number, which in ((night, "night"), (league, "league")):
                await measure(f"/league show, {which}", mia.slash(w.channel, "league show", contest=number))
                for view in VIEWS:
                    name = f"/league show {view}, {which}"
                    await measure(name, mia.slash(w.channel, "league show", contest=number, view=view))
                for kind in ("json", "csv", "ics"):
                    name = f"/league export {kind}, {which}"
                    await measure(name, mia.slash(w.channel, "league export", contest=number, format=kind))
    return found


async def _fill(w: World, path: Path, sizes: Sizes) -> tuple[int, int, int]:
    """A league that is nearly over, the night of the flood, and a hustle that starts within the hour."""
    services = bower(w).services
    now = services.clock.now()
    numbers = list[int]()
    for nth in range(sizes.contests):
        template = (Template.LEAGUE, Template.HUSTLE, Template.CUP)[nth % 3] if nth > 2 else ()
        template = template or (Template.LEAGUE, Template.WEEKS, Template.HUSTLE)[nth]
        starts_at = now + (60_000 if nth == 2 else 30 * 86_400_000)
        guild = w.guild.id if nth < 20 else 1000 + nth
        plan = plan_of(template, sizes.entrants, starts_at)
        draft = await as_bot(w, services.contests.create(OWNER, guild, w.channel.id, f"Contest {nth}", plan))
        await as_bot(w, services.contests.do(draft.id, Publish(OWNER)))
        numbers.append(draft.id)
        lot, chosen = draft.lot, plan
        writer = Writer(path, now)
        with closing(writer):
            if nth == 1:
                writer.flood(draft.id, sizes.events)
            else:
                writer.fill(draft.id, chosen, lot, sizes.entrants, running=template is Template.LEAGUE)
    await w.later(PAINTED)
    return numbers[0], numbers[1], numbers[2]


# --- how long a message of another server takes


async def measure_delay(announcements: int, folder: Path) -> float:
    """Seconds from when the first of many announcements of a server was posted to that of another server."""
    environment_of = {"SECRET_KEY": KEY, "COMPUTER_PACE": "0", "LOG_LEVEL": "WARNING", "COMPUTER_PROCESSES": "1"}
    async with StandIn(limits=Limits()) as discord, BotProcess(discord, folder, environment=environment_of) as bot:
        loud, quiet = discord.guild(), discord.guild(name="Quiet")
        await _want(bot.database, loud, announcements, "loud")
        await _want(bot.database, quiet, 1, "quiet")
        await bot.start()
        async with asyncio.timeout(PATIENCE):
            while not (times := _times(discord, "loud")) or not _times(discord, "quiet"):  # noqa: ASYNC110 - of the stand-in
                await asyncio.sleep(LOOK)
        await bot.kill()
        return max(0.0, _times(discord, "quiet")[0] - times[0])


async def _want(file: Path, guild: Guild, announcements: int, text: str) -> None:
    """Contests of a server, each with an announcement that waits."""
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    clock, numbers = SystemClock(), list[int]()
    author = Member(guild.users[0].id, guild.users[0].name)  # who may write there, else the words are left out
    try:
        tables = Tables(database, clock=clock, secret=lambda: bytes(32), record=record_change)
        vault = await Vault.open(database, KEY)
        contests = Contests(database, tables, clock=clock, vault=vault, lot=lambda: bytes(32))
        plan = plan_of(Template.HUSTLE, 64, clock.now() + 30 * 86_400_000)
        for nth in range(announcements):  # a server has at most 20 at a time, so each takes a number of its own
            draft = await contests.create(author, 10_000 + nth, guild.channel.id, f"Night {nth}", plan)
            await contests.do(draft.id, Publish(author))
            await contests.do(draft.id, Announce(author, text))
            numbers.append(draft.id)
    finally:
        await database.close()
    with closing(sqlite3.connect(file)) as base:
        base.executemany("UPDATE contests SET guild_id = ? WHERE id = ?", [(guild.id, number) for number in numbers])
        base.execute("UPDATE contest_posts SET message_id = 0 WHERE purpose = 'board'")
        base.commit()


def _times(discord: StandIn, text: str) -> list[float]:
    return sorted(each.created for each in discord.world.messages.values() if text in json.dumps(each.components))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--contests", type=int, default=50)
    parser.add_argument("--entrants", type=int, default=256)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--announcements", type=int, default=100)
    wanted = parser.parse_args()
    logging.getLogger().setLevel(logging.WARNING)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    sizes = Sizes(wanted.contests, wanted.entrants, wanted.events)
    with tempfile.TemporaryDirectory(prefix="bower-bench-") as folder:
        holds: Mapping[str, Hold] = asyncio.run(measure_holds(sizes, Path(folder)))
        for name, hold in holds.items():
            print(f"{name:<36} {hold.ms:7.1f} {hold.processor_ms:7.1f}  {hold.what}")
        print(f"another server's message: {asyncio.run(measure_delay(wanted.announcements, Path(folder))):.2f} s")
    print("load: {:.1f}, {:.1f}, {:.1f} in 1, 5 and 15 minutes".format(*os.getloadavg()))


if __name__ == "__main__":
    main()
