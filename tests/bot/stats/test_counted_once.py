"""A hand, a game and a rating count once, whatever happens around their end: doubled, restarted, killed, raced."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats import rebuild
from bot.store.database import Database
from bot.tables.commands.base import Command
from bot.tables.commands.play import Act, Step
from bot.tables.commands.seats import Leave
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Refused
from tests.bot.people import ANN, BEN, CLEO, DAN, SHORT
from tests.bot.scripted_tables import FakeClock, one_step, rows, started, tables_on
from tests.driver import anything, next_command
from tests.suite import rest

TROUBLES = ("doubled", "raced", "restarted", "killed", "left")


class Killed(BaseException):
    """The process dies before the commit."""


class Doomed:
    """A database whose next write is begun and never committed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.doomed = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def write(self, unit: Any) -> Any:
        if not self.doomed:
            return await self._database.write(unit)
        self.doomed = False

        async def cut_short(connection: AsyncConnection) -> None:
            await unit(connection)
            raise RuntimeError("killed")

        try:
            await self._database.write(cut_short)
        except RuntimeError:
            raise Killed from None


@rest
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    troubles=st.lists(st.sampled_from(TROUBLES), min_size=1, max_size=12),
    seed=st.integers(0, 2**16),
    rate=st.sampled_from((0.05, 0.3, 1.0)),
)
def test_everything_counts_once(troubles: list[str], seed: int, rate: float) -> None:
    asyncio.run(_play(troubles, Random(seed), rate))


async def _play(troubles: list[str], rng: Random, rate: float) -> None:
    database = await Database.open("sqlite+aiosqlite:///:memory:")
    try:
        clock, doomed = FakeClock(), Doomed(database)
        tables = tables_on(doomed, clock)  # pyright: ignore[reportArgumentType]
        now, key = await started(tables, members=4, rules=SHORT), 0
        while now.table.status is Status.PLAYING:
            clock.later(1)
            key += 1
            if rng.random() >= rate or not troubles:
                now = await one_step(tables, now, rng)
                continue
            trouble = troubles.pop()
            if trouble == "left":
                with suppress(Refused):  # gone already
                    await tables.do(now.table.id, Leave(rng.choice((ANN, BEN, CLEO, DAN))))
                now = await tables.load(now.table.id)
                continue
            command = next_command(now, rng, anything)
            if trouble == "doubled":
                await asyncio.gather(*(_once(tables, now, command, key) for _ in range(3)))
            elif trouble == "raced":
                other = tables_on(database, clock, seed=1)
                await asyncio.gather(_once(tables, now, command, key), _once(other, now, command, key))
            elif trouble == "killed":
                doomed.doomed = True
                try:
                    await _once(tables, now, command, key)
                except Killed:
                    tables = tables_on(doomed, clock)  # pyright: ignore[reportArgumentType]
            else:
                tables = tables_on(doomed, clock)  # pyright: ignore[reportArgumentType]
            now = await tables.load(now.table.id)
        before = await rows(database)
        for _ in range(2):  # the end, delivered again to a bot that was restarted
            tables = tables_on(database, clock)
            try:
                await tables.do(now.table.id, Step(now.table.version))
            except Refused:
                continue
        assert await rows(database) == before
        assert await rebuild.check(database) == ()
        assert len(before["games"]) == 1
        assert len(before["player_games"]) <= 4
        await rebuild.rebuild(database)
        assert await rows(database) == before
    finally:
        await database.close()


async def _once(tables: Tables, now: StoredTable, command: Command, key: int) -> None:
    """One delivery of what was pressed; refused where another one came first."""
    with suppress(Refused):
        await tables.do(now.table.id, replace(command, key=key) if isinstance(command, Act) else command)
