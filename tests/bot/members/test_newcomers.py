"""How many games a member has finished: as the statistics have it, and the same all through a game."""

import pytest
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.members.preferences import GAMES, Newcomers
from bot.store import schema
from bot.store.database import Database
from tests.bot.stats_rows import standing


async def has_finished(database: Database, games: int) -> None:
    """Ann has finished so many games, and three of them in server 7."""

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.standings))
        rows = [standing(0, 1, "Ann", games=games), standing(7, 1, "Ann", games=3), standing(0, 2, "Ben", games=9)]
        await connection.execute(insert(schema.standings), rows)

    await database.write(write)


async def test_games_are_counted_everywhere_and_once_a_table(database: Database) -> None:
    newcomers = Newcomers(database)
    assert await newcomers.games_before(1, 1) == 0
    await has_finished(database, 2)
    assert await newcomers.games_before(1, 1) == 0
    assert await newcomers.games_before(2, 1) == 2
    await has_finished(database, GAMES)
    assert await newcomers.games_before(3, 1) == GAMES


async def test_only_so_many_panels_are_remembered(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.members.preferences._REMEMBERED", 2)
    newcomers = Newcomers(database)
    for user in range(4):
        await newcomers.games_before(1, user)
    assert len(newcomers._recent) == 2
