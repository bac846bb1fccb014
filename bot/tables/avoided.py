"""Whom members would rather not sit with, by server. Each list is its member's secret.

All accounts of a person, merged by a moderator, have one list and are on lists as one.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, final

from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once
from engine import Refused

LIMIT: Final = 20
"""Members on one list."""
_LONGEST: Final = 64
"""Characters of a name."""
_A: Final = schema.avoided.c
_M: Final = schema.merges.c


class AvoidCode(StrEnum):
    """Why a list does not change. The value is a key of the catalogue."""

    MANY = "avoid-many"
    """Data: `limit`."""
    SELF = "avoid-self"


class Avoided(NamedTuple):
    """A member on a list."""

    user: int
    name: str


@final
class AvoidedMembers:
    """The lists of all members."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int, user: int) -> tuple[Avoided, ...]:
        """A member's list in a server, by name."""
        async with self._database.read() as connection:
            person = (await _persons(connection, guild)).get(user, user)
            query = select(_A.other_id, _A.other_name).where(_A.guild_id == guild, _A.user_id == person)
            found = await connection.execute(query.order_by(func.lower(_A.other_name), _A.other_id))
            return tuple(Avoided(row.other_id, row.other_name) for row in found)

    async def avoids(self, guild: int, user: int, others: Collection[int]) -> frozenset[int]:
        """Those of some members whom a member has on the list."""
        async with self._database.read() as connection:
            persons = await _persons(connection, guild)
            query = select(_A.other_id).where(_A.guild_id == guild, _A.user_id == persons.get(user, user))
            listed = {*await connection.scalars(query)}
        return frozenset(each for each in others if persons.get(each, each) in listed)

    async def add(self, guild: int, user: int, other: Avoided) -> None:
        """Put somebody on a member's list; who is on it stays.

        Raises:
            Refused: SELF, MANY.
        """

        async def unit(connection: AsyncConnection) -> None:
            persons = await _persons(connection, guild)
            mine, theirs = persons.get(user, user), persons.get(other.user, other.user)
            if mine == theirs:
                raise Refused(AvoidCode.SELF)
            others = select(func.count()).where(_A.guild_id == guild, _A.user_id == mine, _A.other_id != theirs)
            if (await connection.scalar(others) or 0) >= LIMIT:
                raise Refused(AvoidCode.MANY, limit=LIMIT)
            row = {"guild_id": guild, "user_id": mine, "other_id": theirs, "other_name": other.name[:_LONGEST]}
            await insert_once(connection, schema.avoided, row)

        await self._database.write(unit)

    async def remove(self, guild: int, user: int, other: int) -> None:
        """Take somebody off a member's list, if they are on it."""

        async def unit(connection: AsyncConnection) -> None:
            mine = (await _persons(connection, guild)).get(user, user)
            here = (_A.guild_id == guild, _A.user_id == mine, _A.other_id == other)
            await connection.execute(delete(schema.avoided).where(*here))

        await self._database.write(unit)


async def not_with(connection: AsyncConnection, guild: int, users: Iterable[int]) -> frozenset[int]:
    """Members who would rather not sit with one of these, or with whom one of these would rather not; all accounts."""
    persons = await _persons(connection, guild)
    those = {persons.get(user, user) for user in users}
    found = set[int]()
    for one, other in await _pairs(connection, guild, those):
        found |= ({one} if other in those else set()) | ({other} if one in those else set())
    return frozenset({*found, *(old for old, new in persons.items() if new in found)})


async def not_partners(connection: AsyncConnection, guild: int) -> frozenset[tuple[int, int]]:
    """All persons of a server who would rather not sit with another, each with that other."""
    found = await connection.execute(select(_A.user_id, _A.other_id).where(_A.guild_id == guild))
    return frozenset((row.user_id, row.other_id) for row in found)


async def move(connection: AsyncConnection, guild: int, old: int, new: int) -> None:
    """Make one of the lists of two accounts of a person, and one of the two on the lists of others."""
    here = (_A.guild_id == guild, or_(_A.user_id == old, _A.other_id == old))
    rows = [dict(row) for row in (await connection.execute(select(schema.avoided).where(*here))).mappings()]
    await connection.execute(delete(schema.avoided).where(*here))
    for row in rows:
        row |= {name: new for name in ("user_id", "other_id") if row[name] == old}
        if row["user_id"] != row["other_id"]:
            await insert_once(connection, schema.avoided, row)


async def _pairs(connection: AsyncConnection, guild: int, those: Collection[int]) -> Sequence[tuple[int, int]]:
    """Who has whom on the list, where one of both is one of those."""
    query = select(_A.user_id, _A.other_id).where(_A.guild_id == guild)
    found = await connection.execute(query.where(or_(_A.user_id.in_(those), _A.other_id.in_(those))))
    return [(row.user_id, row.other_id) for row in found]


async def _persons(connection: AsyncConnection, guild: int) -> Mapping[int, int]:
    """Accounts of a server that were merged, each with the account of the same person that counts."""
    found = await connection.execute(select(_M.old_id, _M.new_id).where(_M.guild_id == guild))
    return {row.old_id: row.new_id for row in found}
