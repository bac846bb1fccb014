"""Makes the standings of contests again from their matches and games, and finds where they differ."""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS
from bot.contests import results, store
from bot.contests.model import StoredContest
from bot.store import schema
from bot.store.database import Database

Unseal: TypeAlias = Callable[[bytes], bytes]


async def are_there(database: Database) -> bool:
    """Whether there is any contest."""
    async with database.read() as connection:
        return bool(await _numbers(connection))


async def rebuild(connection: AsyncConnection, unseal: Unseal, now: int = 0) -> list[str]:
    """Make the standings of all contests again; `unseal` opens the secrets of their draws.

    A line for each contest that cannot be read; those stay as they are, and so do those that ended a week before `now`.
    """
    found: list[str] = []
    for number in await _numbers(connection):
        stored = await _read(connection, number, unseal)
        if isinstance(stored, str):
            found.append(stored)
        elif not _stands(stored, now):
            await results.save_standings(connection, stored)
    return found


async def differences(connection: AsyncConnection, unseal: Unseal, now: int = 0) -> list[str]:
    """Where stored standings are not what matches and games say, a line each; those not there yet are no difference."""
    found: list[str] = []
    for number in await _numbers(connection):
        stored = await _read(connection, number, unseal)
        if isinstance(stored, str):
            found.append(stored)
        elif not _stands(stored, now) and await results.read_standings(connection, number) not in (
            [],
            results.standing_rows(stored),
        ):
            found.append(f"contest {number}: other standings")
    return found


def _stands(stored: StoredContest, now: int) -> bool:
    """Whether places and titles stand, whatever is voided now."""
    return bool(stored.kept) and stored.ended_at is not None and stored.ended_at + WEEK_MS <= now


async def _read(connection: AsyncConnection, number: int, unseal: Unseal) -> StoredContest | str:
    """A contest whose standings can be made, or what is wrong with it."""
    try:
        stored = await store.load(connection, number, unseal)
        if stored is None:
            return f"contest {number}: gone"
        if stored.contest.seeds:
            _ = stored.standings_by_games
    except (store.Damaged, *store.UNREADABLE) as fault:
        why = fault.__cause__ or fault
        return f"contest {number}: cannot be read ({type(why).__name__}: {why})"
    return stored


async def _numbers(connection: AsyncConnection) -> list[int]:
    return list(await connection.scalars(select(schema.contests.c.id).order_by(schema.contests.c.id)))
