"""Deletes what is stored about a server, at a wish or 30 days after it has removed Bower.

Its games belong to their players: they stay under a random number below zero, which is no server, without names. What
members have played and been rated for over all servers follows from them.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS, Clock
from bot.members.deletion import pseudonym
from bot.stats.write.journal import REPAIRS, JournalKind
from bot.store import schema
from bot.store.database import Database
from bot.store.driver import off_the_loop
from bot.store.upsert import add_all
from bot.tables.model import CUSTOM, Status
from bot.tables.queries import RUNNING
from bot.tables.service import Tables
from engine import PRESETS, Refused

KEPT_MS: Final = 30 * DAY_MS
DELETED: Final = (
    *(schema.servers, schema.presences, schema.greetings, schema.rulesets, schema.contests, schema.unlisted),
    *(schema.avoided, schema.posts, schema.bells, schema.calls, schema.outages, schema.given_roles),
)
"""Tables of the database whose rows of a server are deleted, with all that refers to them."""
NUMBERED: Final = [each for each in schema.METADATA.sorted_tables if "guild_id" in each.c and each not in DELETED]
"""Tables whose rows of a server stay, under the number."""
BLANK: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("name", "other_name", "by_name"), ""),
    **dict.fromkeys(("message_id", "ping_id", "contest_id", "by_id"), None),
    "channel_id": 0,
}
"""What becomes of the columns of these names there, and for members in `seats` and `sittings`."""
_COUNTED: Final = [kind for kind in JournalKind if kind not in REPAIRS or kind in (JournalKind.VOID, JournalKind.MERGE)]
"""The lines of the journal that stay: statistics follow from them."""
_J: Final = schema.journal.c
_P: Final = schema.presences.c
_T: Final = schema.tables.c


@final
class ServerData:
    """Deletes it, and notes which servers have removed Bower."""

    def __init__(self, database: Database, tables: Tables, *, clock: Clock) -> None:
        self._database = database
        self._tables = tables
        self._clock = clock
        self.find_servers: Callable[[], Collection[int] | None] = lambda: None
        """The servers that the bot is in, also unavailable ones; None while it does not know all of them."""

    async def look(self) -> None:
        """Note which servers the bot is in, and which have removed it; delete what is stored about those long gone."""
        here, now = self.find_servers(), self._clock.now()
        if here is None:
            return
        own = sa.select(schema.presences).where(self._tables.shards.own(_P.guild_id))
        async with self._database.read() as connection:
            gone_at = {row.guild_id: row.gone_at for row in await connection.execute(own)}
        changed = {guild: None for guild in here if gone_at.get(guild, 0) is not None}
        changed |= {guild: now for guild, gone in gone_at.items() if gone is None and guild not in here}
        rows = [{"guild_id": guild, "gone_at": gone} for guild, gone in sorted(changed.items())]
        if rows:
            await self._database.write(lambda connection: add_all(connection, schema.presences, rows))
        for guild, gone in gone_at.items():
            if gone is not None and gone <= now - KEPT_MS and guild not in here:
                await self.forget(guild)

    async def holds(self, guild: int) -> bool:
        """Whether anything is stored about a server."""
        kept = [sa.select(sa.literal(1)).where(each.c.guild_id == guild).limit(1) for each in (*DELETED, *NUMBERED)]
        async with self._database.read() as connection:
            return any([await connection.scalar(query) for query in kept])

    async def forget(self, guild: int) -> None:
        """Close a server's tables, by which nobody loses, and delete its data, in one transaction."""

        async def unit(connection: AsyncConnection) -> None:
            async with off_the_loop(connection):
                await _replace(connection, guild, pseudonym(), self._clock.now())

        try:
            await self._tables.close_all(await self._find_running(guild), unit)
        except Refused:  # one of them has just ended
            await self._tables.close_all(await self._find_running(guild), unit)
        self._tables.clear()

    async def _find_running(self, guild: int) -> list[int]:
        return [each.table.id for each in await self._tables.running(private=True) if each.table.guild == guild]


async def _replace(connection: AsyncConnection, guild: int, number: int, now: int) -> None:
    theirs = sa.select(_T.id).where(_T.guild_id == guild)
    unreadable = sa.update(schema.tables).where(_T.guild_id == guild, _T.status.in_(RUNNING))
    closed = {"status": Status.CLOSED.value, "ended_at": now, "revision": _T.revision + 1}
    changes: list[sa.UpdateBase] = [unreadable.values(closed)]
    changes += [sa.delete(each).where(each.c.table_id.in_(theirs)) for each in (schema.deadlines, schema.reports)]
    for table in (schema.seats, schema.sittings):
        changes.append(sa.update(table).where(table.c.table_id.in_(theirs), table.c.user_id > 0).values(name=""))
    for table in (schema.tables, schema.games):  # the server may have given its rules a name
        named = sa.update(table).where(table.c.guild_id == guild, table.c.preset.not_in(PRESETS))
        changes.append(named.values(preset=CUSTOM))
    changes += [sa.delete(table).where(table.c.guild_id == guild) for table in DELETED]
    changes.append(sa.delete(schema.journal).where(_J.guild_id == guild, _J.kind.not_in(_COUNTED)))
    reasons = sa.update(schema.journal).where(_J.guild_id == guild, _J.kind.in_((JournalKind.VOID, JournalKind.MERGE)))
    changes.append(reasons.values(detail=""))
    for table in NUMBERED:
        values = {name: value for name, value in BLANK.items() if name in table.c}
        changes.append(sa.update(table).where(table.c.guild_id == guild).values(guild_id=number, **values))
    for change in changes:
        await connection.execute(change)
