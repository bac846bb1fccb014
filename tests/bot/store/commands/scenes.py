"""Runs a command of `python -m bot` on a real database with real games."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from random import Random
from typing import TypeVar

from bot.settings import Settings
from bot.store.database import Database
from bot.tables.commands.life import Close, Open
from tests.bot.people import ANN
from tests.bot.scripted_tables import FakeClock, one_step, rows, started, tables_on, until_over

T = TypeVar("T")


def run(command: str, url: str, *words: object) -> int:
    module = import_module(f"bot.cli.{command}")
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    settings = Settings(_env_file=None, database_url=url)  # type: ignore[call-arg]
    return module.run(parser.parse_args([str(word) for word in words]), settings)


def within(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    async def whole() -> T:
        database = await Database.open(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(whole())


async def games(database: Database) -> None:
    """Table 1 is over, table 2 was given up, table 3 is at play, table 4 in its lobby."""
    tables = tables_on(database, FakeClock())
    await until_over(tables, await started(tables, members=4))
    for number in (2, 3):
        now = await started(tables, members=2)
        for _ in range(40):
            now = await one_step(tables, now, Random(number))
    await tables.do(2, Close(ANN))
    await tables.open(Open(ANN, 77, 7700, preset="north-american"))


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    return within(url, rows)
