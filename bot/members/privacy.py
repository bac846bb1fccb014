"""Shows, exports and deletes the data stored about a member.

A game belongs to all its players. So a forgotten member becomes a random number below zero without a name,
another each time: what others have played, won and been rated for stays, and follows from the logs as before.
What is the member's alone is deleted.
"""

import asyncio
import io
import json
import logging
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, final

from sqlalchemy import Table, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS, Clock
from bot.contests import marks
from bot.logs import about
from bot.members import deletion
from bot.members.deletion import PERSONS, StillSeated, Traces, names_openly, of_table
from bot.members.preferences import Members
from bot.store import schema, vault
from bot.store.database import Database
from bot.store.driver import off_the_loop
from bot.store.vault import Vault
from bot.tables import queries
from bot.tables.commands.seats import Forget
from bot.tables.queries import RUNNING
from bot.tables.service import Tables
from bot.tasks import Locks, cancel
from engine import Refused

_log = logging.getLogger(__name__)
ATTEMPTS: Final = 6
"""Attempts to find and delete a member, who may sit down again meanwhile."""
PACKED: Final = 500_000
"""Bytes above which an export is compressed."""
LARGEST: Final = 9_000_000
"""Largest export in bytes; Discord takes 10 MiB."""
_SECRETS: Final = frozenset({schema.tables.c.secret, schema.contests.c.lot})
PAGE: Final = 500
"""Rows of an export read at a time; they hold up the loop for some 3 ms."""
_EXACT: Final = 2**53
"""Whole numbers from here on are read inexactly by many programs: they are written as text."""


class PrivacyCode(StrEnum):
    """Why something was not done. The value is a key of the catalogue."""

    BUSY = "privacy-busy"
    """The member keeps being seated."""
    TOO_LARGE = "privacy-too-large"


@final
@dataclass(frozen=True, slots=True)
class DataExport:
    """A file with everything stored about a member."""

    name: str
    content: bytes = field(repr=False)


@final
class Privacy:
    """Shows, exports and deletes what is stored about a member: one thing at a time for each, one deletion for all."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        members: Members,
        *,
        clock: Clock,
        vault: Vault | None = None,
        largest: int = LARGEST,
    ) -> None:
        self._database = database
        self._tables = tables
        self._members = members
        self._clock = clock
        self._vault = vault
        self._largest = largest
        self._deleting = asyncio.Lock()
        self._locks = Locks[int]()
        self._forgetting: set[asyncio.Task[None]] = set()

    async def count_rows(self, user: int) -> Mapping[str, int]:
        """How many rows name a member, by table of the database; of `seats` only those at running tables.

        `sittings` are counted by the tables sat at, all else by rows.
        """
        counts: dict[str, int] = {}
        async with self._alone(user), self._database.read() as connection:
            for table in PERSONS:
                of = func.count(schema.sittings.c.table_id.distinct()) if table is schema.sittings else func.count()
                query = select(of).select_from(table).where(names_openly(table, user))
                if table is schema.seats:
                    query = query.where(table.c.table_id.in_(_running_tables()))
                counts[table.name] = await connection.scalar(query) or 0
        return counts

    async def export(self, user: int) -> DataExport:
        """Everything stored about a member, as JSON, compressed if it is long.

        Of running games only the seat, and nobody else's id or name.

        Raises:
            Refused: TOO_LARGE.
        """
        async with self._alone(user):
            async with self._database.read() as connection:
                kept = {table.name: await _rows(connection, table, user) for table in PERSONS}
            told = {
                "format": "bower-member",
                "version": 1,
                "user_id": _exact(user),
                "made_at": self._clock.now(),
                "times": "milliseconds since 1970-01-01, UTC",
                "kept": kept,
            }
            export = await asyncio.to_thread(_file, told)
        if len(export.content) > self._largest:
            raise Refused(PrivacyCode.TOO_LARGE)
        return export

    async def forget(self, user: int) -> None:
        """Let a member leave every running table, which loses rated games, and delete the member's data.

        Cancelling the caller does not stop it.
        """
        task = asyncio.create_task(self._forget(user), name="forgetting")
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)
        await asyncio.shield(task)

    async def close(self) -> None:
        """Stop; a member half deleted, between two steps, has to ask again."""
        await cancel(*self._forgetting)

    def _alone(self, user: int) -> asyncio.Lock:
        """The lock of a member, whose commands do not hold up those of others."""
        return self._locks.of(user)

    async def _forget(self, user: int) -> None:
        async with self._alone(user), self._deleting:
            for _ in range(ATTEMPTS):
                unreadable = await self._leave(user)
                async with self._database.read() as connection:
                    traces = await deletion.find(connection, user)
                if traces is None:
                    return
                await self._replace(user, traces, unreadable)
        raise Refused(PrivacyCode.BUSY)

    async def _leave(self, user: int) -> frozenset[int]:
        """Leave every running table; those that cannot be read."""
        async with self._database.read() as connection:
            seated = await queries.of_member(connection, user, None)
        unreadable: set[int] = set()
        for table in seated:
            with about(table=table):
                try:
                    await self._tables.do(table, Forget(user))
                except Refused as refusal:
                    _log.info("a table was not left, for it has changed: %s", refusal.code)
                except ValueError:
                    _log.warning("a table that cannot be read is not left", exc_info=True)
                    unreadable.add(table)
        return frozenset(unreadable)

    async def _replace(self, user: int, traces: Traces, unreadable: frozenset[int]) -> None:
        async def unit(connection: AsyncConnection) -> None:
            if self._vault is not None:
                await vault.note(connection, self._vault, self._clock.now() // DAY_MS, user)
                await marks.spread(connection, self._vault, user)
            async with off_the_loop(connection):
                await deletion.replace(connection, user, traces, unreadable)

        try:
            await self._database.write(unit)
        except StillSeated:
            return
        finally:
            self._members.drop(user)
        self._tables.drop(traces.tables)
        for table, departure in traces.running.items():
            with about(table=table):
                try:
                    await self._tables.reread(table, departure)
                except (Refused, ValueError):
                    _log.info("a table could not be read again", exc_info=True)


def _running_tables() -> Any:
    return select(schema.tables.c.id).where(schema.tables.c.status.in_(RUNNING))


async def _rows(connection: AsyncConnection, table: Table, user: int) -> list[dict[str, Any]]:
    """The rows of a table that name a member, without secrets, and without others whom the member has not named."""
    here, key = names_openly(table, user), of_table(table)
    columns = [column for column in table.c if column not in _SECRETS]
    if table is schema.seats:  # at running tables: who sat at others `sittings` tells
        here, columns = (
            and_(here, table.c.table_id.in_(_running_tables())),
            [table.c.table_id, table.c.seat, table.c.name],
        )
    elif key is not None:
        here = and_(here, or_(key.is_(None), key.not_in(_running_tables())))
    found = await connection.stream(select(*columns).where(here).order_by(*table.primary_key))
    rows: list[dict[str, Any]] = []
    async for page in found.mappings().partitions(PAGE):
        rows += [_own(table, user, dict(row)) for row in page]
        await asyncio.sleep(0)  # the driver may hold the next page already, and would not wait
    return rows


def _own(table: Table, user: int, row: dict[str, Any]) -> dict[str, Any]:
    for person in PERSONS[table]:
        if not person.unseen and row.get(person.user.name, user) != user:
            row[person.user.name] = None
            if person.name is not None:
                row[person.name.name] = None
    return {name: _exact(value) for name, value in row.items()}


def _exact(value: Any) -> Any:
    return str(value) if isinstance(value, int) and abs(value) >= _EXACT else value


def _file(told: dict[str, Any]) -> DataExport:
    content = json.dumps(told, ensure_ascii=False, indent=1).encode()
    if len(content) <= PACKED:
        return DataExport("bower-member.json", content)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("bower-member.json", content)
    return DataExport("bower-member.zip", packed.getvalue())
