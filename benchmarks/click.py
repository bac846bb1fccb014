"""From an interaction to its answer, through the real bot: gateway, cogs, rules, database, pictures, HTTP.

A real `python -m bot run` plays against the loopback stand-in for Discord (`tests/standin`), with a database file and
pictures. Four members sit at each table, or `--members` and computers; whoever is offered an action thinks and presses
one of its buttons. Counted is the time from the interaction's dispatch on the gateway until the answer is with Discord,
for presses in the hand panel, and how many edits of public messages went out for how many states. The figures hold the
stand-in's own time.

    python benchmarks/click.py [--tables 1,100] [--rate 30] [--seconds 20] [--members 4] [--pace 0] [--of 1000]
        [--repeat 1] [--python PATH]

`--rate` is how many presses a second people would make over all tables if answers took no time; one table takes as many
as its answers allow. With `--of` so many tables are all that play by the bot's token, and those here get their share of
what Discord takes a second. `--python` is the Python that runs the bot.
"""

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.processes.people import offers, press, public
from tests.standin import Channel, Guild, Limits, Message, NotThere, StandIn, Unanswered, User
from tests.standin.process import BotProcess

SETTLING = 4.0  # seconds of play before counting begins
ENOUGH = 100  # presses for a p99; a run with fewer lasts three times as long
SEATS = 4
AT_ONCE = 8  # tables that are opened at a time
LOST_SIGHT = (3.0, 20.0)  # seconds without an offer after which people open their hands again; where computers wait
OF_DISCORD, OF_BOWER = 50, 40  # requests a second of one token: what Discord takes, and what Bower sends
SHARED = "import sys, cogs.live.pace as p; p.PER_SECOND = float(sys.argv.pop()); from bot.__main__ import main; main()"


class Measured:
    """What the people at the tables saw, while `counting`."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []
        self.pressed: list[tuple[int, float]] = []
        """The channel of each press, and when."""
        self.unanswered = 0


class Seats:
    """Members at a table of their own channel, who sit down by the buttons of its message."""

    def __init__(self, discord: StandIn, channel: Channel, users: Sequence[User], dice: random.Random) -> None:
        self.discord, self.channel, self.users, self.dice = discord, channel, users, dice
        self.panels: dict[User, Message | None] = {}
        self.looks = 0

    async def open(self) -> None:
        first = self.users[0]
        await self.discord.settled(await self.discord.slash(first, self.channel, "table open"), 60)
        for user, verb in [*((user, "sit") for user in self.users[1:]), (first, "fill"), (first, "start")]:
            if verb != "fill" or len(self.users) < SEATS:
                await self.discord.until(lambda verb=verb: public(self.channel, verb), 60)
                message = public(self.channel, verb)
                assert message is not None
                before = message.buttons()
                await self.discord.click(user, message, lambda b, verb=verb: press(b)[0] == verb)
                await self.discord.until(lambda message=message, before=before: message.buttons() != before, 120)
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

    async def play(self, measured: Measured, think: float, lost: float = LOST_SIGHT[0]) -> None:
        await asyncio.sleep(self.dice.uniform(0, think))
        while True:
            try:
                await self.discord.until(self.offered, lost)
            except TimeoutError:
                await self.look()
                continue
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * think)
            now = self.offered()
            if now is not None:
                await self.press(*now, measured)

    async def press(self, user: User, panel: Message, measured: Measured) -> None:
        button = self.dice.choice(offers(panel, "act"))["custom_id"]
        began, then = time.perf_counter(), self.discord.world.clock.now()
        try:
            await self.discord.click(user, panel, button)
        except Unanswered:
            measured.unanswered += measured.counting
        except NotThere:
            return
        if measured.counting:
            measured.latencies.append(1000 * (time.perf_counter() - began))
            measured.pressed.append((self.channel.id, then))


async def run(tables: int, members: int, asked: argparse.Namespace, seed: int) -> dict[str, float]:
    """Play that many tables for that long; the figures, times in milliseconds."""
    seconds, think = asked.seconds, max(0.02, tables / asked.rate) if tables > 1 else 0.02
    share = tables / asked.of if asked.of else 1.0
    with tempfile.TemporaryDirectory(prefix="bower-bench-") as folder:
        environment = {"COMPUTER_PACE": str(asked.pace), "LOG_LEVEL": "WARNING", "COMPUTER_PROCESSES": "1"}
        command = (asked.python, "-c", SHARED, "run", str(share * OF_BOWER))
        async with (
            StandIn(limits=Limits()) as discord,
            BotProcess(discord, Path(folder), command=command, environment=environment) as bot,
        ):
            guild = discord.guild(n_members=members * tables, n_channels=tables)
            await bot.start()
            await discord.until(lambda: len(discord.world.emojis) > 60, 60)
            seats = placed(discord, guild, random.Random(seed), members)
            gate = asyncio.Semaphore(AT_ONCE)

            async def opened(one: Seats) -> None:
                async with gate:
                    await one.open()

            await asyncio.gather(*(opened(one) for one in seats))
            discord.limits = Limits(overall=(OF_DISCORD, 1 / share))
            measured = Measured()
            lost = LOST_SIGHT[asked.pace > 0]
            playing = [asyncio.create_task(one.play(measured, think, lost)) for one in seats]
            await asyncio.sleep(SETTLING)
            began, cpu, states, sent = time.perf_counter(), cpu_of(bot), states_of(bot), len(edits_of(discord))
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
            states, edits = states_of(bot) - states, edits_of(discord)[sent:]
            late = sorted(1000 * wait for wait in waits(measured.pressed, edits, discord.world.clock.now()))
            looks = sum(one.looks for one in seats) - looks
            refreshes, limited = refreshes_of(discord) - refreshes, limited_of(discord) - limited
            received = discord.rest.received - received
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await bot.terminate()
            if re.search(r" (ERROR|CRITICAL) ", bot.output):
                print(bot.output[-4000:], file=sys.stderr)
    times, asked_for = sorted(measured.latencies), max(1, len(measured.latencies) + looks)
    return {
        "tables": tables,
        "presses": len(times),
        "/s": round(len(times) / took, 1),
        "p50": quantile(times, 0.5),
        "p90": quantile(times, 0.9),
        "p99": quantile(times, 0.99),
        "longest": quantile(times, 1),
        "lost": measured.unanswered,
        "states": states,
        "edits": len(edits),  # of public messages, and posts
        "counted": sum(counts for _, _, counts in edits),  # of them, in the requests of the bot's token
        "late": quantile(late, 0.99),  # from a press to the next edit of its table's message
        "latest": quantile(late, 1),
        "looks": looks,  # hands opened again by people who lost sight of the game: none of a bot that keeps up
        "refreshes": refreshes,  # edits of the other members' panels
        "kB/each": round(received / 1000 / asked_for, 1),  # with everything that a press or a look leads to
        "429": limited,
        "cpu/each": round(1000 * cpu / asked_for, 1),  # of the bot
    }


def placed(discord: StandIn, guild: Guild, dice: random.Random, members: int = SEATS) -> list[Seats]:
    channels = list(guild.channels.values())
    return [
        Seats(discord, channel, guild.users[members * i : members * (i + 1)], random.Random(dice.random()))
        for i, channel in enumerate(channels)
    ]


def quantile(times: list[float], share: float) -> float:
    """Nearest rank."""
    return round(times[max(0, -int(-share * len(times) // 1) - 1)], 1) if times else float("nan")


def states_of(bot: BotProcess) -> int:
    import sqlite3

    with sqlite3.connect(bot.database) as database:
        return database.execute("SELECT count(*) FROM log").fetchone()[0]


def edits_of(discord: StandIn) -> list[tuple[int, float, bool]]:
    """Public messages sent and edited: the channel, when, and whether it counts for the bot's token.

    The stand-in forgets the oldest requests only after 50,000.
    """
    found = []
    for each in discord.requests:
        by_press = discord.interactions.by_token.get(each.ids.get("token", ""))
        is_public = by_press is None or (by_press.original is not None and not by_press.original.ephemeral)
        if each.method in ("POST", "PATCH") and is_public and "/messages" in each.path:
            channel = int(each.ids["channel"]) if by_press is None else by_press.channel.id
            found.append((channel, each.at, by_press is None))
    return found


def waits(pressed: list[tuple[int, float]], edits: list[tuple[int, float, bool]], now: float) -> list[float]:
    """Seconds from each press to the next edit in its channel, or until now."""
    return [min((at for where, at, _ in edits if where == channel and at >= then), default=now) - then
            for channel, then in pressed]  # fmt: skip


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


def main() -> None:
    parser = argparse.ArgumentParser(description="Time from an interaction to its answer.")
    parser.add_argument("--tables", default="1,100", help="numbers of tables, separated by commas (default 1,100)")
    parser.add_argument("--rate", type=float, default=30, help="presses a second over all tables (default 30)")
    parser.add_argument("--seconds", type=float, default=15, help="counted seconds of each run (default 15)")
    parser.add_argument("--members", default="4", help="members at a table, several separated by commas (default 4)")
    parser.add_argument("--pace", type=float, default=0, help="how long computers think (default 0, not at all)")
    parser.add_argument("--of", type=int, default=0, help="tables that play by the bot's token (default these)")
    parser.add_argument("--repeat", type=int, default=1, help="runs of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="what runs the bot (default: this Python)")
    arguments = parser.parse_args()
    version = subprocess.run((arguments.python, "-V"), capture_output=True, text=True, check=True).stdout.strip()
    print(f"{os.cpu_count()} cores, {version}; times in ms")
    for tables in (int(part) for part in arguments.tables.split(",")):
        for members in (int(part) for part in arguments.members.split(",")):
            for seed in range(arguments.repeat):
                figures = asyncio.run(run(tables, members, arguments, arguments.seed + seed))
                print("  ".join(f"{name} {figure:g}" for name, figure in figures.items()), flush=True)


if __name__ == "__main__":
    main()
