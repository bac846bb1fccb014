"""The tables at hand: a lock each, the folds of those last used, and one way to change one."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import Any, Final, TypeVar, final
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from bot.logs import about
from bot.store.database import Database
from bot.tables import repository
from bot.tables.errors import Code, TableError
from bot.tables.game import Change, Departure, Kept
from bot.tables.model import Snapshot
from engine import BadRules, IllegalAction

_log = logging.getLogger(__name__)
T = TypeVar("T")
ATTEMPTS: Final = 3
"""How often a change is decided anew when another process came first."""
FOLDS: Final = 1024
"""Folds kept in memory; making one anew takes some milliseconds."""


@final
class Shelf:
    """Loads tables, changes them one at a time each, and tells listeners after the commit."""

    def __init__(self, database: Database, *, folds: int = FOLDS) -> None:
        self._database = database
        self._most = folds
        self._folds: OrderedDict[int, Kept] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[Snapshot], None]] = []
        self._running: set[asyncio.Task[Any]] = set()

    def subscribe(self, listener: Callable[[Snapshot], None]) -> None:
        """Call `listener` after each commit, in the order of the commits of a table."""
        self._listeners.append(listener)

    async def look(self, table: int) -> Kept:
        """A table as it is.

        Raises:
            TableError: UNKNOWN.
        """
        kept = self._folds.get(table)
        if kept is not None:
            self._folds.move_to_end(table)
            return kept
        async with self._lock(table):
            return await self.load(table)

    async def change(self, table: int, decide: Callable[[Kept], Change]) -> Kept:
        """Change a table as `decide` says; it is pure, and asked again when another process came first.

        A caller who is cancelled leaves the change either whole or not begun.

        Raises:
            TableError: UNKNOWN, STALE when the race is lost for good, and what `decide` raises.
        """
        return await self.run(self._change(table, decide))

    async def add(self, kept: Kept, limit: int) -> Kept:
        """Write a new table and give it its number; its host may have at most `limit` running ones in the server.

        Raises:
            TableError: TOO_MANY, REMATCHED.
        """
        try:
            given = await self._database.write(lambda connection: repository.add(connection, kept, limit))
        except IntegrityError:
            raise TableError(Code.REMATCHED) from None  # the one constraint a new table can violate
        added = replace(kept, table=replace(kept.table, id=given))
        self._keep(added)
        self._publish(added)
        return added

    async def set_message(self, table: int, place: Callable[[Kept], Kept], **columns: int | None) -> None:
        """Write where a table is shown, without telling anyone.

        Raises:
            TableError: UNKNOWN.
        """

        async def write() -> None:
            async with self._lock(table):
                kept = await self.load(table)
                await self._database.write(lambda connection: repository.set_message(connection, table, **columns))
                self._keep(place(kept))

        await self.run(write())

    def holding(self, table: int) -> asyncio.Lock:
        """The lock of a table, for a change that is more than one table's."""
        return self._lock(table)

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to its end even if its caller is cancelled; `quiet` waits for it."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def quiet(self, within: float) -> None:
        """Wait until nothing runs, at most `within` seconds."""
        if self._running:
            await asyncio.wait(tuple(self._running), timeout=within)

    def forget(self) -> None:
        """Read every table anew when it is next asked for."""
        self._folds.clear()

    def drop(self, tables: Iterable[int]) -> None:
        """Read these tables anew when they are next asked for."""
        for table in tables:
            self._folds.pop(table, None)

    async def reread(self, table: int, departure: Departure | None) -> None:
        """Read a table anew, with a departure that the database does not tell of, and tell listeners.

        Raises:
            TableError: UNKNOWN.
            ValueError: When its log is not a game.
        """

        async def read() -> None:
            async with self._lock(table):
                self._folds.pop(table, None)
                kept = await self.load(table)
                if departure is not None:
                    self._keep(kept := replace(kept, departures=(*kept.departures, departure)))
                self._publish(kept)

        await self.run(read())

    async def _change(self, table: int, decide: Callable[[Kept], Change]) -> Kept:
        async with self._lock(table):
            for _ in range(ATTEMPTS):
                before = await self.load(table)
                try:
                    change = decide(before)
                except (TableError, IllegalAction, BadRules):
                    if await self._is_newest(before):
                        raise
                    self._folds.pop(table, None)
                    continue
                if await self._save(before, change):
                    self._keep(change.after)
                    self._publish(change.after)
                    return change.after
            raise TableError(Code.STALE)

    async def _save(self, before: Kept, change: Change) -> bool:
        try:
            await self._database.write(lambda connection: repository.save(connection, before, change))
        except (repository.Conflict, IntegrityError):
            self._folds.pop(before.table.id, None)
            return False
        except BaseException:
            self._folds.pop(before.table.id, None)  # whether it was kept, the database knows
            raise
        return True

    async def _is_newest(self, kept: Kept) -> bool:
        async with self._database.read() as connection:
            return await repository.revision(connection, kept.table.id) == kept.revision

    async def load(self, table: int) -> Kept:
        """`look`, for who holds the lock already.

        Raises:
            TableError: UNKNOWN.
        """
        kept = self._folds.get(table)
        if kept is None:
            async with self._database.read() as connection:
                kept = await repository.load(connection, table)
            if kept is None:
                raise TableError(Code.UNKNOWN)
            self._keep(kept)
        return kept

    def _keep(self, kept: Kept) -> None:
        self._folds[kept.table.id] = kept
        self._folds.move_to_end(kept.table.id)
        if len(self._folds) > self._most:
            self._folds.popitem(last=False)

    def _lock(self, table: int) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def _publish(self, kept: Kept) -> None:
        snapshot = kept.snapshot
        table = snapshot.table
        with about(table=table.id, version=table.version):
            _log.debug("changed: %s, seat %s to act", table.status, snapshot.to_act)
        for listener in self._listeners:
            try:
                listener(snapshot)
            except Exception:
                with about(table=table.id, version=table.version):
                    _log.exception("a listener failed")
