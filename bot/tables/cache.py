"""LRU cache of folded games, with a lock for each table; the only place that saves a change."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any, Final, TypeAlias, TypeVar, final

from cachetools import LRUCache
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.locks import Locks
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
T = TypeVar("T")
ATTEMPTS: Final = 3
"""Attempts to decide a command when another process changed the table first."""
FOLDS: Final = 1024
"""Games held in memory; folding one takes some milliseconds."""
Record: TypeAlias = Callable[[AsyncConnection, StoredTable, Change], Awaitable[None]]
"""Writes what follows from a change to the table before it, within the transaction that saves the change."""


@final
class TableCache:
    """Loads tables, changes them one at a time each, and calls listeners after the commit."""

    def __init__(
        self, database: Database, clock: Clock, record: Record, vault: Vault | None = None, *, folds: int = FOLDS
    ) -> None:
        self._database = database
        self._vault = vault
        self._clock = clock
        self._record = record
        self._tables: LRUCache[int, StoredTable] = LRUCache(folds)
        self._locks = Locks[int]()
        self._listeners: list[Callable[[StoredTable], None]] = []
        self._running: set[asyncio.Task[Any]] = set()

    def subscribe(self, listener: Callable[[StoredTable], None]) -> None:
        """Call `listener` after each commit, in the order of the commits of a table."""
        self._listeners.append(listener)

    async def look(self, table: int) -> StoredTable:
        """A table as it is.

        Raises:
            Refused: UNKNOWN.
        """
        known = self._tables.get(table)
        if known is not None:
            return known
        async with self.lock(table):
            return await self.load(table)

    async def change(self, table: int, command: Command) -> StoredTable:
        """Carry a command out, and decide it again when another process changed the table first.

        Raises:
            Refused: UNKNOWN, LOCKED, STALE when the race is lost for good, and what `Command.decide` raises.
        """
        async with self.lock(table):
            for _ in range(ATTEMPTS):
                before = await self.load(table)
                try:
                    check_allowed(before.table, command)
                    change = command.decide(before, self._clock.now())
                except Refused:
                    if await self._is_newest(before):
                        raise
                    self._tables.pop(table, None)
                    continue
                if await self._save(before, change):
                    self._remember(change.after)
                    self._publish(change.after)
                    return change.after
            raise Refused(Code.STALE)

    async def add(self, new: StoredTable, limit: int) -> StoredTable:
        """Write a new table and give it its number; its host may have at most `limit` running ones in the server.

        Raises:
            Refused: TOO_MANY, REMATCHED.
        """
        try:
            sealed = self._seal(new)
            number = await self._database.write(lambda connection: repository.add(connection, sealed, limit))
        except IntegrityError:
            raise Refused(Code.REMATCHED) from None  # the one constraint a new table can violate
        return self._admit(new, number)

    async def add_for_contest(
        self, new: Sequence[StoredTable], unit: Callable[[AsyncConnection, Sequence[int]], Awaitable[None]]
    ) -> tuple[StoredTable, ...]:
        """Write new tables, and what `unit` writes with their numbers: all or nothing. It raises what `unit` raises."""
        sealed = [self._seal(each) for each in new]

        async def write(connection: AsyncConnection) -> tuple[int, ...]:
            numbers = await repository.add_for_contest(connection, sealed)
            await unit(connection, numbers)
            return numbers

        numbers = await self._database.write(write)
        return tuple([self._admit(each, number) for each, number in zip(new, numbers, strict=True)])

    async def change_together(
        self, tables: Collection[int], command: Command, unit: Callable[[AsyncConnection], Awaitable[T]]
    ) -> T:
        """Carry a command out at several tables, and write what `unit` writes: all or nothing; what `unit` gives.

        Raises:
            Refused: UNKNOWN, STALE when the race is lost for good, and what `Command.decide` raises.
        """
        async with AsyncExitStack() as held:
            for table in sorted(tables):
                await held.enter_async_context(self.lock(table))
            for _ in range(ATTEMPTS):
                self.drop(tables)  # whatever another process has made of them, the database knows
                before = [await self.load(table) for table in tables]
                changes = [(each, command.decide(each, self._clock.now())) for each in before]

                async def write(
                    connection: AsyncConnection, changes: Sequence[tuple[StoredTable, Change]] = changes
                ) -> T:
                    for each, change in changes:
                        await repository.save(connection, each, change)
                        await self._record(connection, each, change)
                    return await unit(connection)

                try:
                    result = await self._database.write(write)
                except (repository.Conflict, IntegrityError):
                    continue
                for _, change in changes:
                    self._remember(change.after)
                    self._publish(change.after)
                return result
            raise Refused(Code.STALE)

    async def set_message(
        self, table: int, place: Callable[[StoredTable], StoredTable], **columns: int | str | None
    ) -> None:
        """Write where a table is shown; listeners are not called.

        Raises:
            Refused: UNKNOWN.
        """

        async def write() -> None:
            async with self.lock(table):
                stored = await self.load(table)
                await self._database.write(lambda connection: repository.set_message(connection, table, **columns))
                self._remember(place(stored))

        await self.run(write())

    def lock(self, table: int) -> asyncio.Lock:
        """The lock of a table."""
        return self._locks.of(table)

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        """Run something to its end even if its caller is cancelled; `wait_until_idle` waits for it."""
        task = asyncio.create_task(work)
        waited_for = asyncio.shield(task)

        def finish(done: asyncio.Future[T]) -> None:
            self._running.discard(task)
            if waited_for.cancelled() and not done.cancelled():  # nobody else learns how it ended
                fault = done.exception()
                if fault is not None and not isinstance(fault, Refused):
                    _log.error("work that nobody waits for any more has failed", exc_info=fault)

        self._running.add(task)
        task.add_done_callback(finish)
        return waited_for

    async def wait_until_idle(self, within: float) -> None:
        """Wait until nothing runs, at most `within` seconds."""
        if self._running:
            await asyncio.wait(tuple(self._running), timeout=within)

    def clear(self) -> None:
        """Drop every table from the cache."""
        self._tables.clear()

    def drop(self, tables: Iterable[int]) -> None:
        """Drop these tables from the cache."""
        for table in tables:
            self._tables.pop(table, None)

    async def reread(self, table: int, departure: Departure | None) -> None:
        """Load a table again, add a departure that the database does not have, and call listeners.

        Raises:
            Refused: UNKNOWN.
            ValueError: When its log is not a game.
        """

        async def read() -> None:
            async with self.lock(table):
                self._tables.pop(table, None)
                stored = await self.load(table)
                if departure is not None:
                    self._remember(stored := replace(stored, departures=(*stored.departures, departure)))
                self._publish(stored)

        await self.run(read())

    async def load(self, table: int) -> StoredTable:
        """`look`, for a caller that holds the lock already.

        Raises:
            Refused: UNKNOWN.
        """
        stored = self._tables.get(table)
        if stored is None:
            async with self._database.read() as connection:
                stored = await repository.load(connection, table)
            if stored is None:
                raise Refused(Code.UNKNOWN)
            if self._vault is not None:
                stored = replace(stored, secret=self._vault.unseal(stored.secret))
            self._tables[stored.table.id] = stored
        return stored

    async def _save(self, before: StoredTable, change: Change) -> bool:
        async def unit(connection: AsyncConnection) -> None:
            await repository.save(connection, before, change)
            await self._record(connection, before, change)

        try:
            await self._database.write(unit)
        except (repository.Conflict, IntegrityError):
            self._tables.pop(before.table.id, None)
            return False
        except BaseException:
            self._tables.pop(before.table.id, None)  # whether it was saved, the database knows
            raise
        return True

    async def _is_newest(self, stored: StoredTable) -> bool:
        async with self._database.read() as connection:
            return await repository.revision(connection, stored.table.id) == stored.revision

    def _seal(self, new: StoredTable) -> StoredTable:
        return new if self._vault is None else replace(new, secret=self._vault.seal(new.secret))

    def _admit(self, new: StoredTable, number: int) -> StoredTable:
        """A new table with its number, after the commit."""
        added = replace(new, table=replace(new.table, id=number))
        self._remember(added)
        self._publish(added)
        return added

    def _remember(self, stored: StoredTable) -> None:
        self._tables[stored.table.id] = stored

    def _publish(self, stored: StoredTable) -> None:
        table = stored.table
        with about(table=table.id, version=table.version):
            _log.debug("changed: %s, seat %s to act", table.status, stored.to_act)
        for listener in self._listeners:
            try:
                listener(stored)
            except Exception:
                with about(table=table.id, version=table.version):
                    _log.exception("a listener failed")
