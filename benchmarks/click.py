"""From an interaction to its answer, through the real bot: gateway, cogs, rules, database, pictures, HTTP.

A real `python -m bot run` plays against the loopback stand-in for Discord (`tests/standin`), with a database file and
pictures. Four members sit at each table; whoever is offered an action thinks and presses one of its buttons. Counted
is the time from the interaction's dispatch on the gateway until the answer is with Discord, for presses in the hand
panel, and how many edits of public messages went out for how many states. The figures hold the stand-in's own time.

    python benchmarks/click.py [--tables 1,100] [--rate 30] [--seconds 20] [--repeat 1] [--python PATH]

`--rate` is how many presses a second people would make over all tables if answers took no time; one table takes as many
as its answers allow. `--python` is the Python that runs the bot.
"""

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.processes.people import offers, press, public
from tests.standin import Channel, Guild, Limits, Message, NotThere, StandIn, Unanswered, User
from tests.standin.process import THE_BOT, BotProcess

SETTLING = 4.0  # seconds of play before counting begins
ENOUGH = 100  # presses for a p99; a run with fewer lasts three times as long
AT_ONCE = 8  # tables that are opened at a time
LOST_SIGHT = 3.0  # seconds without an offer after which people open their hands again
OUR_EDITS = re.compile(r"/channels/\d+/messages")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """One run. Times in milliseconds."""

    tables: int
    presses: int
    rate: float
    p50: float
    p90: float
    p99: float
    longest: float
    unanswered: int
    states: int
    edits: int
    looks: int
    """Hands opened again by people who lost sight of the game, which a bot that keeps up has none of."""
    refreshes: int
    """Edits of the other members' panels."""
    kilobytes: float
    """Sent to Discord for each press or look, everything it leads to included."""
    limited: int
    """Requests that Discord refused because they were too many."""
    cpu: float
    """Milliseconds of processor time of the bot for each press or look, everything it leads to included."""


class Measured:
    """What the people at the tables saw, while `counting`."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []
        self.unanswered = 0


class Seats:
    """Four members at a table of their own channel."""

    def __init__(self, discord: StandIn, channel: Channel, users: Sequence[User], dice: random.Random) -> None:
        self.discord, self.channel, self.users, self.dice = discord, channel, users, dice
        self.panels: dict[User, Message | None] = {}
        self.looks = 0

    async def open(self) -> None:
        first = self.users[0]
        await self.discord.settled(await self.discord.slash(first, self.channel, "table open"), 60)
        await self.discord.until(lambda: self.channel.messages, 60)
        (message,) = self.channel.messages.values()
        number = press(message.buttons()[0])[1]
        for user in self.users[1:]:
            await self.discord.slash(user, self.channel, "table join", {"table": number})
        await self.discord.slash(first, self.channel, "table start", {"table": number})
        await self.look()

    async def look(self) -> None:
        """Everyone opens the hand, or begins the next game."""
        await self.discord.until(lambda: public(self.channel, "hand") or public(self.channel, "rematch"), 60)
        again = public(self.channel, "rematch")
        if public(self.channel, "hand") is None and again is not None:
            await self.discord.click(self.users[0], again, lambda b: press(b)[0] == "rematch")
            await self.discord.until(lambda: public(self.channel, "hand"), 60)
        message = public(self.channel, "hand")
        assert message is not None
        for user in self.users:
            self.looks += 1
            self.panels[user] = (await self.discord.click(user, message, lambda b: press(b)[0] == "hand")).shown

    def offered(self) -> tuple[User, Message] | None:
        return next(((u, p) for u in self.users if (p := self.panel_of(u)) is not None and offers(p, "act")), None)

    def panel_of(self, user: User) -> Message | None:
        """The panel of a member; it follows the table's message, and is then another one."""
        panel = self.panels.get(user)
        if panel is not None and panel.deleted:
            shown = reversed(self.discord.ephemerals(user, self.channel))
            panel = self.panels[user] = next((m for m in shown if m.buttons() and not m.deleted), None)
        return panel

    async def play(self, measured: Measured, think: float) -> None:
        await asyncio.sleep(self.dice.uniform(0, think))
        while True:
            try:
                await self.discord.until(self.offered, LOST_SIGHT)
            except TimeoutError:
                await self.look()
                continue
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * think)
            now = self.offered()
            if now is not None:
                await self.press(*now, measured)

    async def press(self, user: User, panel: Message, measured: Measured) -> None:
        button = self.dice.choice(offers(panel, "act"))["custom_id"]
        began = time.perf_counter()
        try:
            await self.discord.click(user, panel, button)
        except Unanswered:
            measured.unanswered += measured.counting
        except NotThere:
            return
        if measured.counting:
            measured.latencies.append(1000 * (time.perf_counter() - began))


async def run(tables: int, rate: float, seconds: float, seed: int, python: str) -> Figures:
    """Play that many tables for that long."""
    think = max(0.02, tables / rate) if tables > 1 else 0.02
    with tempfile.TemporaryDirectory(prefix="bower-bench-") as folder:
        environment = {"COMPUTER_PACE": "0", "LOG_LEVEL": "WARNING", "COMPUTER_PROCESSES": "1"}
        async with (
            StandIn(limits=Limits()) as discord,
            BotProcess(discord, Path(folder), command=(python, *THE_BOT[1:]), environment=environment) as bot,
        ):
            guild = discord.guild(n_members=4 * tables, n_channels=tables)
            await bot.start()
            await discord.until(lambda: len(discord.world.emojis) > 60, 60)
            seats = placed(discord, guild, random.Random(seed))
            gate = asyncio.Semaphore(AT_ONCE)

            async def opened(one: Seats) -> None:
                async with gate:
                    await one.open()

            await asyncio.gather(*(opened(one) for one in seats))
            measured = Measured()
            playing = [asyncio.create_task(one.play(measured, think)) for one in seats]
            await asyncio.sleep(SETTLING)
            began, cpu, states, edits = time.perf_counter(), cpu_of(bot), states_of(bot), edits_of(discord)
            looks = sum(one.looks for one in seats)
            refreshes, limited, received = refreshes_of(discord), limited_of(discord), discord.rest.received
            measured.counting = True
            ended, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            if len(measured.latencies) < ENOUGH and not ended:
                ended, _ = await asyncio.wait(playing, timeout=2 * seconds, return_when=asyncio.FIRST_EXCEPTION)
            measured.counting = False
            for task in ended:
                task.result()
            took, cpu = time.perf_counter() - began, cpu_of(bot) - cpu
            states, edits = states_of(bot) - states, edits_of(discord) - edits
            looks = sum(one.looks for one in seats) - looks
            refreshes, limited = refreshes_of(discord) - refreshes, limited_of(discord) - limited
            received = discord.rest.received - received
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await bot.terminate()
            if re.search(r" (ERROR|CRITICAL) ", bot.output):
                print(bot.output[-4000:], file=sys.stderr)
    times = sorted(measured.latencies)
    return Figures(
        tables=tables,
        presses=len(times),
        rate=round(len(times) / took, 1),
        p50=quantile(times, 0.5),
        p90=quantile(times, 0.9),
        p99=quantile(times, 0.99),
        longest=quantile(times, 1),
        unanswered=measured.unanswered,
        states=states,
        edits=edits,
        looks=looks,
        refreshes=refreshes,
        kilobytes=round(received / 1000 / max(1, len(times) + looks), 1),
        limited=limited,
        cpu=round(1000 * cpu / max(1, len(times) + looks), 1),
    )


def placed(discord: StandIn, guild: Guild, dice: random.Random) -> list[Seats]:
    channels = list(guild.channels.values())
    return [
        Seats(discord, channel, guild.users[4 * i : 4 * i + 4], random.Random(dice.random()))
        for i, channel in enumerate(channels)
    ]


def quantile(times: list[float], share: float) -> float:
    """Nearest rank."""
    return round(times[max(0, -int(-share * len(times) // 1) - 1)], 1) if times else float("nan")


def states_of(bot: BotProcess) -> int:
    import sqlite3

    with sqlite3.connect(bot.database) as database:
        return database.execute("SELECT count(*) FROM log").fetchone()[0]


def edits_of(discord: StandIn) -> int:
    """Public messages sent and edited; the stand-in forgets the oldest requests only after 50,000."""
    return sum(r.method in ("POST", "PATCH") and bool(OUR_EDITS.match(r.path)) for r in discord.requests)


def refreshes_of(discord: StandIn) -> int:
    return sum(r.method in ("POST", "PATCH") and r.path.startswith("/webhooks") for r in discord.requests)


def limited_of(discord: StandIn) -> int:
    return sum(r.status == 429 for r in discord.requests)


def cpu_of(bot: BotProcess) -> float:
    """Processor seconds so far, of the bot and what it runs for presses: nice processes do other work."""
    spent, found = 0, [str(bot._process.pid if bot._process else 0)]  # noqa: SLF001
    for process in found:
        place = Path("/proc", process)
        if (place / "stat").exists():
            user, system, *_, niceness = (place / "stat").read_text().rpartition(")")[2].split()[11:17]
            spent += (int(user) + int(system)) * (niceness == "0")
            found += (number for each in place.glob("task/*/children") for number in each.read_text().split())
    return spent / os.sysconf("SC_CLK_TCK")


def line(figures: Figures) -> str:
    f = figures
    return (
        f"{f.tables:>6} {f.presses:>8} {f.rate:>7.1f} {f.p50:>8.1f} {f.p90:>8.1f} {f.p99:>8.1f} {f.longest:>8.1f}"
        f" {f.unanswered:>5} {f.states:>7} {f.edits:>6} {f.looks:>6}"
        f" {f.refreshes:>9} {f.kilobytes:>7.1f} {f.limited:>4} {f.cpu:>8.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Time from an interaction to its answer.")
    parser.add_argument("--tables", default="1,100", help="numbers of tables, separated by commas (default 1,100)")
    parser.add_argument("--rate", type=float, default=30, help="presses a second over all tables (default 30)")
    parser.add_argument("--seconds", type=float, default=15, help="counted seconds of each run (default 15)")
    parser.add_argument("--repeat", type=int, default=1, help="runs of each; the best and the median are printed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="what runs the bot (default: this Python)")
    arguments = parser.parse_args()
    version = subprocess.run((arguments.python, "-V"), capture_output=True, text=True, check=True).stdout.strip()
    print(f"{os.cpu_count()} cores, {version}; times in ms")
    print(
        "tables  presses     /s      p50      p90      p99  longest  lost  states  edits  looks"
        " refreshes kB/each  429 cpu/each"
    )
    for tables in (int(part) for part in arguments.tables.split(",")):
        found = []
        for i in range(arguments.repeat):
            found.append(
                asyncio.run(run(tables, arguments.rate, arguments.seconds, arguments.seed + i, arguments.python))
            )
            print(line(found[-1]), flush=True)
        if len(found) > 1:
            best, median = (f"p50 {pick([f.p50 for f in found]):.1f}, p99 {pick([f.p99 for f in found]):.1f}"
                            for pick in (min, statistics.median))  # fmt: skip
            print(f"       best: {best}; median: {median}")


if __name__ == "__main__":
    main()
