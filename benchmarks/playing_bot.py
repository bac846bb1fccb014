"""`python -m bot run` with members who play by themselves at tables of contests, and no break between rounds.

They begin when every table of the contest has its message in Discord, and play by the rule of thumb. All else is the
bot as it is.

    python -m benchmarks.playing_bot
"""

import asyncio
import contextlib
import sys
from typing import Any

from sqlalchemy import select

import bot.app
from bot.cli import run
from bot.contests import paces
from bot.services import Services
from bot.settings import Settings
from bot.store import schema
from engine import Refused
from tests.processes.contests.forking_bot import take_turn

LOOK = 0.05  # seconds between two looks at the tables


async def play(services: Services) -> None:
    """Act for members on turn while all tables are to be seen."""
    of = schema.tables.c
    on = select(of.id, of.message_id).where(of.status == "playing", of.contest_id.is_not(None)).order_by(of.id)
    playing = False
    while True:
        await asyncio.sleep(LOOK)
        async with services.database.read() as connection:
            tables = (await connection.execute(on)).all()
        playing = bool(tables) and (playing or all(table.message_id for table in tables))
        for table in tables if playing else ():
            with contextlib.suppress(Refused):  # the table has gone on meanwhile
                await take_turn(services, await services.tables.load(table.id))


def main() -> int:
    playing: list[asyncio.Task[None]] = []

    async def opened(*settings: Any) -> Services:
        services = await Services.open(*settings)
        playing.append(asyncio.create_task(play(services)))
        return services

    paces.BREAK_MS = 0  # type: ignore[misc]
    bot.app.Services = type("Services", (), {"open": staticmethod(opened)})  # type: ignore[misc,assignment]
    return run.run(None, Settings())  # type: ignore[arg-type]


if __name__ == "__main__":
    sys.exit(main())
