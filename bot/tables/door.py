"""The door of tables: how their rows are read and saved; all games that are read are folded once."""

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.door import Door
from bot.logs import about
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables import repository
from bot.tables.commands.base import Command
from bot.tables.commands.contest import check_allowed
from bot.tables.errors import Code
from bot.tables.game import Change, Departure, StoredTable
from engine import Refused

_log = logging.getLogger(__name__)
FOLDS: Final = 1024
"""Games held in memory; folding one takes some milliseconds."""
Unit: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""Writes something else in a transaction, which may run again from the start."""
Record: TypeAlias = Callable[[AsyncConnection, StoredTable, Change], Awaitable[None]]
"""Writes what follows from a change to the table before it, within the transaction that saves the change."""


class TableDoor(Door[StoredTable]):
    """Looks at tables, and changes them. Only the process of a server's shard writes its tables while they run.

    Private ones are any process's.
    """

    name = "table"
    stale = Code.STALE
    conflicts = (repository.Conflict, IntegrityError)

    def __init__(
        self, database: Database, clock: Clock, record: Record, vault: Vault | None = None, *, folds: int = FOLDS
    ) -> None:
        super().__init__(database, folds)
        self._vault = vault
        self._clock = clock
        self._record = record
        self.subscribe(_note)

    def _carry_out(
        self, tables: Collection[int], command: Command, unit: Unit
    ) -> Awaitable[tuple[Sequence[StoredTable], Sequence[StoredTable]]]:
        """Carry a command out at some tables and write what `unit` writes, all or nothing; cancelling does not stop it.

        Gives the tables before and after it, in the order of their numbers.
        """

        async def attempt(before: Sequence[StoredTable]) -> Sequence[StoredTable]:
            now, changes = self._clock.now(), list[tuple[StoredTable, Change]]()
            for each in before:
                check_allowed(each.table, command)
                changes.append((each, command.decide(each, now)))

            async def write(connection: AsyncConnection) -> None:
                for each, change in changes:
                    await repository.save(connection, each, change)
                    await self._record(connection, each, change)
                await unit(connection)

            await self._database.write(write)
            return [change.after for _, change in changes]

        return self._run(self._change(tables, attempt))

    async def _set_shown(self, table: int, *, only_after: int | None = None, **columns: int | str | None) -> None:
        """Write where a table is shown, and how, or only after a ping; listeners are not called."""

        async def write() -> None:
            async with self._locks.of(table):
                begun, stored = self._forgotten, await self._load(table)
                if only_after not in (None, stored.table.ping):
                    return
                await self._database.write(lambda connection: repository.set_message(connection, table, **columns))
                shown: Any = {name.removesuffix("_id"): value for name, value in columns.items()}
                self._remember(replace(stored, table=replace(stored.table, **shown)), begun)

        await self._run(write())

    async def reread(self, table: int, departure: Departure | None = None) -> None:
        """Load a running table again and call listeners; `departure`, which no row has, is added."""

        async def read() -> None:
            async with self._locks.of(table):
                self._forget((table,))
                begun, stored = self._forgotten, await self._load(table)
                if departure is not None:
                    stored = replace(stored, departures=(*stored.departures, departure))
                self._admit(stored, begun)

        await self._run(read())

    async def _read(self, connection: AsyncConnection, number: int) -> StoredTable:
        stored = await repository.load(connection, number)
        if stored is None:
            raise Refused(Code.UNKNOWN)
        return stored if self._vault is None else replace(stored, secret=self._vault.unseal(stored.secret))

    async def _ask_mark(self, connection: AsyncConnection, number: int) -> int | None:
        return await repository.revision(connection, number)

    def _mark_of(self, stored: StoredTable) -> int:
        return stored.revision

    def _number_of(self, stored: StoredTable) -> int:
        return stored.table.id

    def _is_shared(self, stored: StoredTable) -> bool:
        """A private table has a member's panels, of any process, and no server's shard."""
        return stored.table.private

    def _seal(self, new: StoredTable) -> StoredTable:
        return new if self._vault is None else replace(new, secret=self._vault.seal(new.secret))

    def _admit_new(self, new: StoredTable, number: int, begun: int) -> StoredTable:
        """A new table with its number, after the commit; `begun` is `_forgotten` before it."""
        added = replace(new, table=replace(new.table, id=number))
        self._admit(added, begun)
        return added


def _note(stored: StoredTable) -> None:
    table = stored.table
    with about(table=table.id, version=table.version):
        _log.debug("changed: %s, seat %s to act", table.status, stored.to_act)
