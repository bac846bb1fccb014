"""Makes what is derived of contests again from events and games, and finds where it differs."""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import repository
from bot.store import schema
from bot.store.database import Database

Unseal: TypeAlias = Callable[[bytes], bytes]


async def are_there(database: Database) -> bool:
    """Whether there is any contest."""
    async with database.read() as connection:
        return bool(await _numbers(connection))


async def rebuild(connection: AsyncConnection, unseal: Unseal) -> None:
    """Make stages, revisions and standings of all contests again; `unseal` opens the secrets of their draws.

    Raises:
        ValueError: When the events of one are not those of a contest.
    """
    for number in await _numbers(connection):
        stored = await repository.load(connection, number, unseal)
        if stored is not None:
            values = {"stage": stored.stage.value, "revision": stored.revision}
            here = schema.contests.c.id == number
            await connection.execute(update(schema.contests).where(here).values(values))
            await repository.save_standings(connection, stored)


async def differences(connection: AsyncConnection, unseal: Unseal) -> list[str]:
    """Where stored rows are not what events and games say, a line each."""
    found: list[str] = []
    of = schema.contests.c
    for number in await _numbers(connection):
        stored = await repository.load(connection, number, unseal)
        row = (await connection.execute(select(of.stage, of.revision).where(of.id == number))).one()
        if stored is None:
            continue
        if (row.stage, row.revision) != (stored.stage.value, stored.revision):
            stored_as, wanted = f"{row.stage} at {row.revision}", f"{stored.stage.value} at {stored.revision}"
            found.append(f"contest {number}: {stored_as}, not {wanted}")
        rows = [repository.standing_row(number, *each) for each in repository.rows_by_division(stored)]
        if await repository.read_standings(connection, number) != rows:
            found.append(f"contest {number}: other standings")
    return found


async def _numbers(connection: AsyncConnection) -> list[int]:
    return list(await connection.scalars(select(schema.contests.c.id).order_by(schema.contests.c.id)))
