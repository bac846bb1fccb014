"""Makes what is derived of contests again from events and games, and finds where it differs."""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import repository, snapshots
from bot.contests.state import Stage, StoredContest
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import upsert

Unseal: TypeAlias = Callable[[bytes], bytes]


async def are_there(database: Database) -> bool:
    """Whether there is any contest."""
    async with database.read() as connection:
        return bool(await _numbers(connection))


async def rebuild(connection: AsyncConnection, unseal: Unseal) -> list[str]:
    """Make stages, revisions, standings and snapshots of all contests again; `unseal` opens the secrets of their draws.

    A line for each contest that cannot be read; those stay as they are.
    """
    found: list[str] = []
    for number in await _numbers(connection):
        stored = await _read(connection, number, unseal)
        if isinstance(stored, str):
            found.append(stored)
            continue
        values = {"stage": stored.stage.value, "revision": stored.revision}
        here = schema.contests.c.id == number
        await connection.execute(update(schema.contests).where(here).values(values))
        await repository.save_standings(connection, stored)
        await connection.execute(
            delete(schema.contest_snapshots).where(schema.contest_snapshots.c.contest_id == number)
        )
        if snapshots.is_due(stored):
            await upsert(connection, schema.contest_snapshots, await snapshots.row_of(connection, stored))
    return found


async def differences(connection: AsyncConnection, unseal: Unseal) -> list[str]:
    """Where stored rows are not what events and games say, a line each.

    Standings and snapshots that are not there yet, or that the bot makes again, are no difference.
    """
    found: list[str] = []
    of = schema.contests.c
    for number in await _numbers(connection):
        stored = await _read(connection, number, unseal)
        if isinstance(stored, str):
            found.append(stored)
            continue
        row = (await connection.execute(select(of.stage, of.revision).where(of.id == number))).one()
        if (row.stage, row.revision) != (stored.stage.value, stored.revision):
            stored_as, wanted = f"{row.stage} at {row.revision}", f"{stored.stage.value} at {stored.revision}"
            found.append(f"contest {number}: {stored_as}, not {wanted}")
        rows = [repository.standing_row(number, *each) for each in repository.rows_by_division(stored)]
        if await repository.read_standings(connection, number) not in ([], rows):
            found.append(f"contest {number}: other standings")
        if await repository.load(connection, number, unseal) != stored:
            found.append(f"contest {number}: another snapshot")
    return found


async def _read(connection: AsyncConnection, number: int, unseal: Unseal) -> StoredContest | str:
    """A contest whose standings can be made, or what is wrong with it."""
    try:
        stored = await repository.load(connection, number, unseal, whole=True)
        if stored is None:
            return f"contest {number}: gone"
        if stored.contest.seeds or stored.stage is Stage.OVER:
            stored.standings()
    except (repository.Damaged, *repository.UNREADABLE) as fault:
        why = fault.__cause__ or fault
        return f"contest {number}: cannot be read ({type(why).__name__}: {why})"
    return stored


async def _numbers(connection: AsyncConnection) -> list[int]:
    return list(await connection.scalars(select(schema.contests.c.id).order_by(schema.contests.c.id)))
