"""What a contest that is over still decides: the seeds of the next one of its series."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import plan
from bot.contests.state import Stage
from bot.store import schema
from engine.contest.config import Seeding

_C = schema.contests.c


async def members_of_next(connection: AsyncConnection, number: int) -> frozenset[int] | None:
    """The members of the next contest of the series, if the standings of this one are still to seed it; else None.

    One that was called off counts for nobody: then it is the one after it.

    Raises:
        TypeError, ValueError: For a plan that no version has written.
    """
    query = select(_C.id, _C.stage, _C.plan).order_by(_C.id)
    row = (await connection.execute(query.where(_C.previous_id == number))).first()
    while row is not None and row.stage == Stage.CANCELLED:
        row = (await connection.execute(query.where(_C.previous_id == row.id))).first()
    if row is None or row.stage not in (Stage.DRAFT, Stage.OPEN, Stage.CHECKING):
        return None
    if plan.decode(row.plan).config.seeding is not Seeding.LAST:
        return None
    of = schema.contest_players.c
    return frozenset(await connection.scalars(select(of.user_id).where(of.contest_id == row.id)))
