"""What Bower takes of a machine, and how it plays on a small one.

`sizes` starts `python -m bot run` with its defaults against the stand-in for Discord with many servers, and with many
tables at play, and prints the seconds from its launch to the gateway and the memory in MB: resident of the bot, and of
all its processes the proportional share (PSS), in which a page that several share counts once.

`small` does it on one core and within a memory group of the system (root may make one): four members play with three
computers each, and ask for hints. It ends with 1 where a process was killed for memory, or an aim is missed.

    python -m benchmarks.footprint sizes [--servers 0,100,1000] [--tables 100,1000]
    python -m benchmarks.footprint small [--memory 512] [--seconds 45] [--processes N]
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.click import AT_ONCE, Seats, placed, quantile
from tests.processes.people import offers, press, public
from tests.standin import Channel, Limits, Message, StandIn, User
from tests.standin.process import BotProcess

QUIET = 10.0  # seconds after the start, or after the last hand was opened, until memory is read
AIM_MB, AIM_P99, AIM_HINT = 300, 250, 1500
V1, V2 = Path("/sys/fs/cgroup/memory/bower-bench"), Path("/sys/fs/cgroup/bower-bench")


def processes(first: int) -> list[int]:
    """A process and all that came from it."""
    parents = dict[int, int]()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = [first]
    for each in found:
        found += [pid for pid, parent in parents.items() if parent == each]
    return found


def megabytes(pid: int, what: str) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith(f"{what}:"):
                return int(line.split()[1]) / 1000
    return 0.0


async def size(servers: int, tables: int) -> str:
    """One row of the table."""
    with tempfile.TemporaryDirectory(prefix="bower-bench-") as folder:
        environment = {"COMPUTER_PACE": "0", "LOG_LEVEL": "WARNING", "COMPUTER_PROCESSES": ""}
        async with (
            StandIn(limits=Limits()) as discord,
            BotProcess(discord, Path(folder), environment=environment) as bot,
        ):
            for _ in range(servers):
                discord.guild(n_members=4)
            guilds = [discord.guild(n_members=4) for _ in range(tables)]
            began = time.perf_counter()
            await bot.start()
            started = time.perf_counter() - began
            gate = asyncio.Semaphore(AT_ONCE)

            async def opened(seats: Seats) -> None:
                async with gate:
                    await seats.open()

            dice = random.Random(1)
            await asyncio.gather(*(opened(seats) for guild in guilds for seats in placed(discord, guild, dice)))
            await asyncio.sleep(QUIET)
            first = bot._process.pid if bot._process else 0  # noqa: SLF001
            family = processes(first)
            whole = sum(megabytes(pid, "Pss") for pid in family)
            own = sorted((megabytes(pid, "Private_Dirty") for pid in family if pid != first), reverse=True)
            rss, pss = megabytes(first, "Rss"), megabytes(first, "Pss")
            await bot.terminate()
    others = ", ".join(f"{each:.0f}" for each in own)
    return f"{servers:>8} {tables:>7} {started:>6.1f} {rss:>8.0f} {pss:>8.0f} {whole:>8.0f}   {others}"


class Alone:
    """A member who plays with computers, as fast as they do, and asks for a hint now and then."""

    def __init__(self, discord: StandIn, channel: Channel, user: User) -> None:
        self.discord, self.channel, self.user, self.dice = discord, channel, user, random.Random(user.id)
        self.presses: list[float] = []
        self.hints: list[float] = []

    def panel(self) -> Message | None:
        shown = reversed(self.discord.ephemerals(self.user, self.channel))
        return next((each for each in shown if not each.deleted and offers(each, "act")), None)

    async def play(self) -> None:
        await self.discord.slash(self.user, self.channel, "table open", {"computers": 3})
        await self.discord.slash(self.user, self.channel, "table start")
        while True:
            with contextlib.suppress(TimeoutError):
                await self.discord.until(lambda: self.panel() or public(self.channel, "rematch"), 20)
            panel, over = self.panel(), public(self.channel, "rematch")
            if panel is None and over is not None:
                await self.discord.click(self.user, over, lambda each: press(each)[0] == "rematch")
                continue
            if panel is None:
                await self.discord.slash(self.user, self.channel, "hand")
                continue
            if self.dice.random() < 0.2 and (asked := offers(panel, "hint")):
                began = time.perf_counter()
                await self.discord.settled(await self.discord.click(self.user, panel, asked[0]["custom_id"]), 60)
                self.hints.append(1000 * (time.perf_counter() - began))
            panel = self.panel()
            if panel is not None:
                button = self.dice.choice(offers(panel, "act"))["custom_id"]
                began = time.perf_counter()
                await self.discord.click(self.user, panel, button)
                self.presses.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(self.dice.uniform(0.3, 0.9))


@contextlib.contextmanager
def memory_group(limit: int) -> Iterator[Path]:
    """A control group with so many MB of memory and no swap."""
    group = V1 if V1.parent.exists() else V2
    group.mkdir()
    try:
        for name, value in (("memory.limit_in_bytes", limit), ("memory.max", limit), ("memory.swap.max", 0)):
            if (group / name).exists():
                (group / name).write_text(f"{value * 1_000_000}")
        yield group
    finally:
        with contextlib.suppress(OSError):
            group.rmdir()


def _told(group: Path, *names: str) -> str:
    return next((group / name).read_text() for name in names if (group / name).exists())


async def small(memory: int, seconds: float, processes: str) -> int:
    """Play on a small machine; the exit code."""
    with tempfile.TemporaryDirectory(prefix="bower-bench-") as folder, memory_group(memory) as group:
        start = f"echo $$ > {group}/cgroup.procs; exec taskset -c 0 {sys.executable} -m bot run"
        cache = str(Path(folder) / "compiled")  # the first start compiles
        environment = {"COMPUTER_PACE": "0", "COMPUTER_PROCESSES": processes, "NUMBA_CACHE_DIR": cache}
        async with (
            StandIn(limits=Limits()) as discord,
            BotProcess(discord, Path(folder), command=("sh", "-c", start), environment=environment) as bot,
        ):
            guild = discord.guild(n_members=4, n_channels=4)
            began = time.perf_counter()
            await bot.launch()
            await discord.until(lambda: None in discord.world.commands, 120)
            started = time.perf_counter() - began
            people = [Alone(discord, *each) for each in zip(guild.channels.values(), guild.users, strict=True)]
            playing = [asyncio.create_task(each.play()) for each in people]
            ended, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            for task in (*ended, *playing):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            most = int(_told(group, "memory.max_usage_in_bytes", "memory.peak")) / 1_000_000
            killed = int(re.findall(r"oom_kill (\d+)", _told(group, "memory.oom_control", "memory.events"))[0])
            await bot.terminate()
            await asyncio.sleep(1)
            print(next((line for line in bot.output.splitlines() if "computers think" in line), "it does not say how"))
            print(
                "\n".join(line for line in bot.output.splitlines() if "rule of thumb" in line or "ERROR" in line)[:2000]
            )
    presses = sorted(each for one in people for each in one.presses)
    hints = sorted(each for one in people for each in one.hints)
    p99, worst = quantile(presses, 0.99), quantile(hints, 1)
    print(
        f"ready {started:.1f} s, {len(presses)} presses: p50 {quantile(presses, 0.5)}, p99 {p99} ms; "
        f"{len(hints)} hints: p50 {quantile(hints, 0.5)}, worst {worst} ms; at most {most:.0f} MB, {killed} killed"
    )
    return int(killed > 0 or most > AIM_MB or p99 > AIM_P99 or worst > AIM_HINT)


def main() -> int:
    parser = argparse.ArgumentParser(description="What Bower takes of a machine.")
    parser.add_argument("what", choices=("sizes", "small"))
    parser.add_argument("--servers", default="0,100,1000")
    parser.add_argument("--tables", default="100,1000")
    parser.add_argument("--memory", type=int, default=512)
    parser.add_argument("--seconds", type=float, default=45)
    parser.add_argument("--processes", default="")
    given = parser.parse_args()
    if given.what == "small":
        return asyncio.run(small(given.memory, given.seconds, given.processes))
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(" servers  tables  start  bot RSS  bot PSS  all PSS   private of each other process")
    rows = [(int(each), 0) for each in given.servers.split(",") if each]
    for servers, tables in (*rows, *((0, int(each)) for each in given.tables.split(",") if each)):
        print(asyncio.run(size(servers, tables)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
