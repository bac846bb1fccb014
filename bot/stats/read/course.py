"""How the score of a game went."""

from itertools import accumulate

from sqlalchemy import select

from bot.store import schema
from bot.store.database import Database


async def load_course(database: Database, table: int) -> tuple[tuple[int, ...], ...]:
    """The points gained by each side since the beginning, after each finished hand of a table, in order."""
    query = select(schema.hands.c.points).where(schema.hands.c.table_id == table).order_by(schema.hands.c.number)
    async with database.read() as connection:
        hands = (await connection.scalars(query)).all()
    by_side = zip(*(map(int, points.split(",")) for points in hands), strict=True)
    return tuple(zip(*map(accumulate, by_side), strict=True))
