"""Whom members would rather not sit with, by server. Each list is its member's secret.

A row names the accounts that were chosen, so that it goes with the data of either. All accounts of a person, merged by
a moderator, have one list and are on lists as one.
"""

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, final

from sqlalchemy import delete, func, select
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
    SELF = "avoid-self"
    SITS = "avoid-sits"
    """Data: `number` of the table, and `names` of those who sit there."""


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
        """A member's list in a server, by name; of a person with several accounts the first."""
        async with self._database.read() as connection:
            listed = await _read_list(connection, await persons_of(connection, guild), guild, user)
        return tuple(listed.values())

    async def avoids(self, guild: int, user: int, others: Collection[int]) -> frozenset[int]:
        """Those of some members whom a member has on the list."""
        async with self._database.read() as connection:
            persons = await persons_of(connection, guild)
            listed = await _read_list(connection, persons, guild, user)
        return frozenset(each for each in others if persons.get(each, each) in listed)

    async def add(self, guild: int, user: int, other: Avoided) -> None:
        """Put somebody on a member's list; who is on it stays.

        Raises:
            Refused: SELF, MANY.
        """

        async def unit(connection: AsyncConnection) -> None:
            persons = await persons_of(connection, guild)
            theirs = persons.get(other.user, other.user)
            if theirs == persons.get(user, user):
                raise Refused(AvoidCode.SELF)
            listed = await _read_list(connection, persons, guild, user)
            if theirs in listed:
                return
            if len(listed) >= LIMIT:
                raise Refused(AvoidCode.MANY, limit=LIMIT)
            row = {"guild_id": guild, "user_id": user, "other_id": other.user, "other_name": other.name[:_LONGEST]}
            await insert_once(connection, schema.avoided, row)

        await self._database.write(unit)

    async def remove(self, guild: int, user: int, other: int) -> None:
        """Take somebody off a member's list, if they are on it."""

        async def unit(connection: AsyncConnection) -> None:
            persons = await persons_of(connection, guild)
            mine, theirs = (_accounts(persons, each) for each in (user, other))
            here = (_A.guild_id == guild, _A.user_id.in_(mine), _A.other_id.in_(theirs))
            await connection.execute(delete(schema.avoided).where(*here))

        await self._database.write(unit)


async def not_with(connection: AsyncConnection, guild: int, users: Iterable[int]) -> frozenset[int]:
    """Members who would rather not sit with one of these, or with whom one of these would rather not; all accounts."""
    persons = await persons_of(connection, guild)
    those = {persons.get(user, user) for user in users}
    accounts = {*those, *(old for old, new in persons.items() if new in those)}
    found = set[int]()
    for one, other in await _pairs(connection, persons, guild, _A.user_id.in_(accounts) | _A.other_id.in_(accounts)):
        found |= ({one} if other in those else set()) | ({other} if one in those else set())
    return frozenset({*found, *(old for old, new in persons.items() if new in found)})


async def not_partners(
    connection: AsyncConnection, persons: Mapping[int, int], guild: int
) -> frozenset[tuple[int, int]]:
    """All persons of a server who would rather not sit with another, each with that other; `persons` as below."""
    return await _pairs(connection, persons, guild)


async def persons_of(connection: AsyncConnection, guild: int) -> Mapping[int, int]:
    """Accounts of a server that were merged, each with the account of the same person that counts."""
    found = await connection.execute(select(_M.old_id, _M.new_id).where(_M.guild_id == guild))
    return {row.old_id: row.new_id for row in found}


def _accounts(persons: Mapping[int, int], user: int) -> frozenset[int]:
    """All accounts of the person with this one."""
    person = persons.get(user, user)
    return frozenset({person, *(old for old, new in persons.items() if new == person)})


async def _read_list(
    connection: AsyncConnection, persons: Mapping[int, int], guild: int, user: int
) -> dict[int, Avoided]:
    """A member's list by person, in the order of names. Accounts merged later may have had each other on theirs."""
    query = select(_A.other_id, _A.other_name).where(_A.guild_id == guild, _A.user_id.in_(_accounts(persons, user)))
    found = dict[int, Avoided]()
    for row in await connection.execute(query.order_by(func.lower(_A.other_name), _A.other_id)):
        found.setdefault(persons.get(row.other_id, row.other_id), Avoided(row.other_id, row.other_name))
    found.pop(persons.get(user, user), None)
    return found


async def _pairs(
    connection: AsyncConnection, persons: Mapping[int, int], guild: int, *which: Any
) -> frozenset[tuple[int, int]]:
    """Which persons have which others on their lists."""
    query = select(_A.user_id, _A.other_id).where(_A.guild_id == guild, *which)
    found = await connection.execute(query)
    pairs = ((persons.get(row.user_id, row.user_id), persons.get(row.other_id, row.other_id)) for row in found)
    return frozenset((one, other) for one, other in pairs if one != other)
