"""Where a member is found in a database, and the numbers of the others."""

from typing import Any

from sqlalchemy import select, text

from bot.store import schema
from bot.store.database import Database

COUNTED = {
    "standings": "user_id", "ratings": "user_id", "wallets": "user_id", "player_games": "user_id",
    "player_hands": "user_id", "rating_changes": "user_id",
}  # fmt: skip


async def traces(database: Database, *wanted: str) -> list[str]:
    """Where something is found: in any column of any table there is, also within texts and bytes."""
    found: list[str] = []
    async with database.read() as connection:
        for table in schema.METADATA.sorted_tables:
            for row in (await connection.execute(text(f"SELECT * FROM {table.name}"))).mappings():  # noqa: S608
                for column, value in row.items():
                    told = value.hex() if isinstance(value, bytes | memoryview) else str(value)
                    forms = {form for each in wanted for form in (each.casefold(), each.encode().hex())}
                    if any(form in told.casefold() for form in forms):
                        found.append(f"{table.name}.{column}: {told[:80]}")
    return found


async def counted(database: Database, *, without: int | None = None) -> dict[str, list[tuple[Any, ...]]]:
    """The numbers of all members (but one): the member, then the rest of the row."""
    numbers: dict[str, list[tuple[Any, ...]]] = {}
    async with database.read() as connection:
        for name, column in COUNTED.items():
            table = schema.METADATA.tables[name]
            query = select(table).where(table.c[column] >= 0)
            numbers[name] = sorted(
                (tuple(row) for row in await connection.execute(query) if getattr(row, column) != without), key=repr
            )
    return numbers


async def partners(database: Database, gone: int) -> list[tuple[Any, ...]]:
    """Partnerships, with a star for members who leave or have left."""
    async with database.read() as connection:
        found = (await connection.execute(select(schema.partnerships))).mappings().all()
    return sorted(
        (
            tuple(row[name] for name in ("guild_id", "season", "family", "games", "games_won")),
            sorted("*" if row[name] == gone or row[name] < 0 else str(row[name]) for name in ("one_id", "two_id")),
        )
        for row in found
    )
