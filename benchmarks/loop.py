"""How long each command holds the event loop at its largest input: `chrt -r 10 python benchmarks/loop.py`, alone.

The real bot in a SimCord server with a database of 20,000 hands of that server, all by the same 30 members. The game
that is replayed, reviewed, checked and exported has 600 hands, the most a game can have. Every command is run by its
name as in `tests/cogs/commands/test_every_command.py`, then every context menu. For each is printed the longest step of
the bot's own tasks in milliseconds, with SimCord's work on its messages; the processor time of that step, which is less
where other programs or threads were in the way; and what the step belongs to. Collecting what earlier commands left
behind is not counted.

    python benchmarks/loop.py [--hands 20000] [--limit 20] [--only "game export"]
"""

# ruff: noqa: E402, SLF001
import argparse
import asyncio
import gc
import logging
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any, Final

# run as a script, this file's folder holds a module called `engine`
sys.path[0] = str(Path(__file__).resolve().parents[1])

from discord import AppCommandType, Permissions, app_commands
from simcord._runtime import _BOT_SCOPE

from benchmarks.filling import SINCE_MS, Filling, Server, insert_sqlite
from benchmarks.past_games import play, pool
from bot import glossary
from bot.cli.run import COLLECT, SWITCH
from bot.demo import fake_discord
from bot.pictures.lettering import load_fonts
from bot.settings import Settings
from bot.texts.catalogue import LANGUAGES
from cogs.interactions.remembered import TokenBucket
from engine import Phase
from engine.players.puzzles import Puzzle, puzzle_of
from tests.bot.fake_puzzles import guess
from tests.bot.scripted_tables import phase
from tests.cogs.commands.test_every_command import BY_OTHERS, runs
from tests.cogs.scenes import PAINTED, Maker, bower, until
from tests.world import world

MEMBERS: Final = 30
POOL: Final = 100
SEED: Final = 20261123
LONG: Final = "bid-euchre-double"
"""Twelve tricks a hand; bids without thought are set, so that no score comes near the target."""


async def in_thread(day: int) -> Puzzle:
    """The puzzle of a day, made beside the loop as in the bot, by an adviser who need not think."""
    return await asyncio.to_thread(puzzle_of, day, guess)


class Steps:
    """The longest step of a task of the bot since `clear`, the processor time it used, and whose it was; in seconds."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.longest, self.used, self.what = 0.0, 0.0, ""

    @contextmanager
    def measured(self) -> Iterator[None]:
        original: Any = asyncio.Handle._run

        def run(handle: Any) -> None:
            began, used = time.perf_counter(), time.thread_time()
            original(handle)
            took, used = time.perf_counter() - began, time.thread_time() - used
            if took > self.longest and handle._context.get(_BOT_SCOPE) is not None:
                self.longest, self.used, self.what = took, used, _owner(handle)

        asyncio.Handle._run = run  # pyright: ignore[reportAttributeAccessIssue]
        try:
            yield
        finally:
            asyncio.Handle._run = original  # pyright: ignore[reportAttributeAccessIssue]


def _owner(handle: Any) -> str:
    """The coroutine of the task, which SimCord wraps in a callback of its own."""
    held = [cell.cell_contents for cell in getattr(handle._callback, "__closure__", None) or ()]
    for callback in (handle._callback, *held):
        task = getattr(callback, "__self__", None)
        if isinstance(task, asyncio.Task):
            return str(getattr(task.get_coro(), "__qualname__", task))
    return str(getattr(handle._callback, "__qualname__", handle._callback))


async def main(hands: int, limit: float, only: str) -> int:
    """Run them all; 1 where one held the loop for longer than the limit in milliseconds."""
    steps, over = Steps(), 0
    fake_discord.SETTLE_TIMEOUT = 600.0
    bucket: Any = TokenBucket
    bucket.take = lambda *_: True  # the commands come faster than anybody types
    with tempfile.TemporaryDirectory(prefix="bower-bench-") as folder:
        path = Path(folder) / "bower.db"
        options: dict[str, Any] = {"_env_file": None, "computer_processes": 1}
        settings = Settings(database_url=f"sqlite+aiosqlite:///{path}", **options)
        make = Maker(settings, make_puzzle=in_thread)
        async with world(make(), members=5, check_errors=False) as w:
            make.clock.env = w.env
            role = w.guild.create_role("Managers", permissions=Permissions(manage_guild=True, manage_messages=True))
            mia = w.guild.add_member(w.env.create_user("Mia"), roles=[role])
            game = fill(path, w.guild.id, [mia.id, *(each.id for each in w.members)], hands)
            prepare()
            with steps.measured():
                for name, options in runs(w, game, game + 2):
                    if only and name not in (only, "euchre", "table open"):
                        continue
                    if name == "admin score":
                        await until(w, lambda now: phase(now.state) is Phase.PLAYING, game + 2)
                    actor = w.members[BY_OTHERS[name]] if name in BY_OTHERS else mia
                    gc.collect()
                    gc.freeze()
                    steps.clear()
                    result = await actor.slash(w.channel, name, **options)
                    await w.later(PAINTED)
                    over += _print(name, steps, limit, acknowledged=result.acknowledged)
                for menu in bower(w).tree.get_commands():
                    if isinstance(menu, app_commands.ContextMenu) and not only:
                        target = w.members[1] if menu.type is AppCommandType.user else w.public()[0]
                        steps.clear()
                        result = await w.members[0].context_menu(w.channel, menu.name, target)
                        over += _print(menu.name, steps, limit, acknowledged=result.acknowledged)
    return int(over > 0)


def fill(path: Path, guild: int, users: list[int], hands: int) -> int:
    """Fill the database; the number of its last game, which is the longest."""
    users = users + [10**17 + each for each in range(MEMBERS - len(users))]
    server = Server(guild, users, list(accumulate(MEMBERS - place for place in range(MEMBERS))), [(SINCE_MS, None)])
    longest = play(LONG, Random(SEED), careless=1.0)
    filling = Filling(hands, 1, MEMBERS, pool(POOL, SEED), SEED, last=longest, servers=[server])
    insert_sqlite(path, filling)
    return filling.tables


def prepare() -> None:
    """What a bot does by itself within two minutes of its start."""
    load_fonts()
    for language in LANGUAGES:
        glossary.search("", language, 1)


def _print(name: str, steps: Steps, limit: float, *, acknowledged: bool) -> bool:
    held = 1000 * steps.longest
    marks = ("" if acknowledged else " NOT ANSWERED") + (" TOO LONG" if held > limit else "")
    sys.stdout.write(f"{name:<24} {held:7.1f} {1000 * steps.used:7.1f}  {steps.what}{marks}\n")
    sys.stdout.flush()
    return held > limit


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--limit", type=float, default=20.0, help="milliseconds")
    parser.add_argument("--only", default="", help="one command")
    wanted = parser.parse_args()
    logging.getLogger().setLevel(logging.WARNING)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    sys.exit(asyncio.run(main(wanted.hands, wanted.limit, wanted.only)))
