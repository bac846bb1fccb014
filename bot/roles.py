"""Roles of a server that Bower gives and takes: who should have one, and who was given one, other than by hand."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple, final

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.contests.season import is_final
from bot.servers import ROLES, ServerSettings
from bot.stats.read.titles import load_placings
from bot.stats.read.totals import select_unlisted
from bot.stats.seasons import ITSELF, Ladder
from bot.stats.write.journal import JournalKind, add
from bot.store.database import Database
from bot.store.schema import contests, given_roles, members, servers
from bot.store.upsert import insert_once, upsert
from bot.tables.model import Member
from bot.tables.shards import Shards


class Holding(NamedTuple):
    """A role of a server, and a member who has it, or should."""

    guild_id: int
    role_id: int
    user_id: int


@final
@dataclass(frozen=True, slots=True)
class ServerRoles:
    """Reads who should have a role, and stores to whom one was given."""

    database: Database
    clock: Clock
    shards: Shards

    async def find_servers(self) -> list[int]:
        """The servers that have chosen a role, or where one was given."""
        chosen = or_(*(servers.c[f"{name}_id"].is_not(None) for name in ROLES))
        query = select(servers.c.guild_id).where(chosen).union(select(given_roles.c.guild_id))
        async with self.database.read() as connection:
            return [guild for guild in await connection.scalars(query) if self.shards.owns(guild)]

    async def find_wanted(self, guild: int, settings: ServerSettings, leaders: Collection[int]) -> set[Holding]:
        """Who should have which role; `leaders` are the first of the rating board. A quiet one has no successor."""
        quiet = (select(members.c.user_id).where(members.c.roles.is_(False)), *select_unlisted(Ladder(guild)))
        async with self.database.read() as connection:
            out = {user for query in quiet for user in await connection.scalars(query)}
            champions = await _find_champions(connection, guild)
        firsts = ((settings.champion_role, champions), (settings.leader_role, leaders))
        found = (Holding(guild, role, user) for role, users in firsts if role is not None for user in users)
        return {each for each in found if each.user_id > 0 and each.user_id not in out}

    async def find_given(self, **whose: int) -> dict[Holding, bool]:
        """What was given in a server, by `guild_id`, or to a member, by `user_id`; whether Discord has confirmed it."""
        async with self.database.read() as connection:
            rows = await connection.execute(select(given_roles).filter_by(**whose))
            return {Holding(row.guild_id, row.role_id, row.user_id): row.given_at is not None for row in rows}

    async def begin(self, holding: Holding) -> None:
        """Store that a role is about to be given, so that it is taken back also after a kill."""
        await self.database.write(lambda connection: insert_once(connection, given_roles, holding._asdict()))

    async def note(self, holding: Holding, done: JournalKind | None, name: str = "") -> None:
        """Store that a role was given or taken, with a line in `/audit`; None: that the member has it no longer."""
        at, (guild, role, user) = self.clock.now(), holding

        async def unit(connection: AsyncConnection) -> None:
            if done is JournalKind.ROLE_GIVEN:
                await upsert(connection, given_roles, holding._asdict() | {"given_at": at})
            else:
                await connection.execute(delete(given_roles).filter_by(**holding._asdict()))
            if done is not None:
                await add(connection, done, guild=guild, at=at, about=Member(user, name), by=ITSELF, detail=str(role))

        await self.database.write(unit)


async def _find_champions(connection: AsyncConnection, guild: int) -> list[int]:
    """The winners of the last final of a season that has any."""
    plans = await connection.execute(select(contests.c.id, contests.c.plan).where(contests.c.guild_id == guild))
    finals = {contest for contest, plan in plans if is_final(plan)}
    first = [each for each in await load_placings(connection, guild) if each.rank == 1 and each.contest in finals]
    return [user for each in first if each.contest == first[0].contest for user, _ in each.people]
