"""`python -m bot run` in a process that is forked for each line on standard input: it has everything imported already.

The bot's clock shows what a file says, in milliseconds UTC, and its secrets are zeros, so that two runs with the same
presses decide the same. While there is a file `play`, members at tables of contests play by the rule of thumb, the same
in the same place of a game: tests/processes/test_kills.py has those who press buttons. All else is the bot as it is.

For each line the number of the new process is printed, and once it has ended, its exit code: below zero the signal.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

import bot.app
import bot.services
from bot.commands import run
from bot.contests.director import Director
from bot.services import Services
from bot.settings import Settings
from bot.stats.luck import Luck
from bot.store import schema
from bot.tables.commands.play import Act
from engine import Refused, fairness, view
from engine.players import RuleOfThumb

if TYPE_CHECKING:
    from bot.tables.game import StoredTable

TICK: Final = 0.03
"""Seconds after which the director looks at the clock, which may have been moved, and between two turns of members."""


class FileClock:
    """The time that a file says."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> int:
        return int(self._file.read_text())


async def tick(seconds: float) -> None:
    await asyncio.sleep(min(seconds, TICK))


async def play(services: Services, allowed: Path) -> None:
    """Act for members on turn, as long as that is allowed."""
    on = select(schema.tables.c.id).where(schema.tables.c.status == "playing", schema.tables.c.contest_id.is_not(None))
    while True:
        await asyncio.sleep(TICK)
        if not allowed.exists():  # noqa: ASYNC240 - a file of the test
            continue
        async with services.database.read() as connection:
            numbers = (await connection.scalars(on.order_by(schema.tables.c.id))).all()
        for number in numbers:
            with contextlib.suppress(Refused):  # the table has gone on meanwhile
                await take_turn(services, await services.tables.look(number))


async def take_turn(services: Services, now: StoredTable) -> None:
    seat = now.to_act
    sitter = None if seat is None else now.table.seats[seat]
    if now.state is not None and sitter is not None and sitter.user is not None:
        dice = random.Random(f"{now.table.id}/{now.table.version}")
        action = RuleOfThumb().choose(view(now.state, seat), dice)
        await services.tables.do(now.table.id, Act(sitter.user, action, now.table.version))


def main(folder: Path) -> None:
    from cogs import client  # noqa: F401 - imported before the fork

    settings = Settings()
    players: list[asyncio.Task[None]] = []

    async def opened(*settings: Any) -> Services:
        secret = lambda: bytes(fairness.SECRET_BYTES)  # noqa: E731 - the same in each run
        services = await Services.open(*settings, clock=FileClock(folder / "clock"), secret=secret)
        players.append(asyncio.create_task(play(services, folder / "play")))
        return services

    Luck.start = lambda self: None  # type: ignore[method-assign] - it would keep the one thread of workers from draws
    bot.services.Director = partial(Director, sleep=tick)  # type: ignore[misc,assignment]
    bot.app.Services = type("Services", (), {"open": staticmethod(opened)})  # type: ignore[misc,assignment]
    for _ in sys.stdin:
        process = os.fork()
        if not process:
            output = os.open(folder / "bot.log", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(output, 1)
            os.dup2(output, 2)
            os._exit(run.run(None, settings))  # type: ignore[arg-type]
        print(process, flush=True)  # noqa: T201
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]))
