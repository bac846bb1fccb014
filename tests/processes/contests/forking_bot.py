"""`python -m bot run` in processes that are forked off one that has everything imported already.

A line of standard input is JSON: the folder and the environment of the next process. Its number is printed, and once it
has ended, its exit code: below zero the signal. In a folder

- `clock` says what time it is, in milliseconds UTC;
- while there is `play`, members at tables of contests play by the rule of thumb, the same in the same place of a game
  (tests/processes/test_kills.py has members who press buttons);
- `die` says at which transaction the process kills itself: a query that is true in it, and whether before its commit.

Secrets are zeros, so that two runs with the same presses decide the same. All else is the bot as it is.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
from collections.abc import Callable, Container, Hashable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import select

import bot.app
from bot.cli import run
from bot.due import Due
from bot.services import Services
from bot.settings import Settings
from bot.stats.luck import Luck
from bot.store import schema
from bot.store.driver import WriterConnection
from bot.tables.commands.play import Act
from bot.tables.game import StoredTable
from engine import Refused, fairness, view
from engine.players import RuleOfThumb

TICK: Final = 0.03
"""Seconds after which the bot looks at the clock, which may have been moved, and between two turns of members."""


class FileClock:
    """Milliseconds UTC, as a file says. Where they leap no time is lost: the bot was there all the while."""

    def __init__(self, file: Path) -> None:
        self.file, self.at = file, 0
        self.note_leap: Callable[[], None] = lambda: None

    def now(self) -> int:
        was, self.at = self.at, int(self.file.read_text())
        if self.at != was:
            self.note_leap()
        return self.at


def look_soon(names: Container[str]) -> None:
    """Let loops of these names look again every `TICK` seconds: the clock is a file, which no timer waits for."""
    look_at = Due[Any].look_at

    def look_at_soon(due: Due[Any], key: Hashable, seconds: float = 0.0) -> None:
        look_at(due, key, min(seconds, TICK) if due._name in names else seconds)

    Due.look_at = look_at_soon  # type: ignore[method-assign]


def die_at_commits(order: Path) -> None:
    """Have the process kill itself at the first transaction in which the ordered query is true."""
    commit = WriterConnection.commit

    async def commit_or_die(self: WriterConnection) -> None:
        wanted = json.loads(order.read_text()) if order.exists() else None  # noqa: ASYNC240 - a file of the test
        if wanted is None or not self.sync.execute(wanted["query"]).fetchone()[0]:
            await commit(self)
            return
        if not wanted["before"]:
            await commit(self)
        os.kill(os.getpid(), signal.SIGKILL)

    WriterConnection.commit = commit_or_die  # type: ignore[method-assign]


async def play(services: Services, allowed: Path) -> None:
    """Act for members on turn, as long as that is allowed."""
    on = select(schema.tables.c.id).where(schema.tables.c.status == "playing", schema.tables.c.contest_id.is_not(None))
    while True:
        await asyncio.sleep(TICK)  # waits: for what a file says
        if not allowed.exists():  # noqa: ASYNC240 - a file of the test
            continue
        async with services.database.read() as connection:
            numbers = (await connection.scalars(on.order_by(schema.tables.c.id))).all()
        for number in numbers:
            with contextlib.suppress(Refused):  # the table has gone on meanwhile
                await take_turn(services, await services.tables.load(number))


async def take_turn(services: Services, now: StoredTable) -> None:
    seat = now.to_act
    sitter = None if seat is None else now.table.seats[seat]
    if now.state is not None and sitter is not None and sitter.user is not None:
        dice = random.Random(f"{now.table.id}/{now.table.version}")
        action = RuleOfThumb().choose(view(now.state, seat), dice)
        await services.tables.do(now.table.id, Act(sitter.user, action, now.table.version))


def run_in(folder: Path) -> int:
    """The bot in this process, its files in a folder; its exit code."""
    players: list[asyncio.Task[None]] = []

    async def opened(*settings: Any) -> Services:
        secret = lambda: bytes(fairness.SECRET_BYTES)  # noqa: E731 - the same in each run
        clock = FileClock(folder / "clock")
        services = await Services.open(*settings, clock=clock, secret=secret)
        clock.note_leap = services.reach.note_leap
        players.append(asyncio.create_task(play(services, folder / "play")))
        return services

    os.chdir(folder)
    output = os.open("bot.log", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    die_at_commits(folder / "die")
    Luck.start = lambda self: None  # type: ignore[method-assign] - it would keep the one thread of workers from draws
    look_soon({"contest", "contests", "deadlines"})
    bot.app.Services = type("Services", (), {"open": staticmethod(opened)})  # type: ignore[misc,assignment]
    return run.run(None, Settings())  # type: ignore[arg-type]


def main() -> None:
    from cogs import client  # noqa: F401 - imported before the fork

    for line in sys.stdin:
        wanted = json.loads(line)
        process = os.fork()
        if not process:
            os.environ.update(wanted["environment"])
            os._exit(run_in(Path(wanted["folder"])))
        print(process, flush=True)  # noqa: T201
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
