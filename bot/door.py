"""The one way to change what is stored: lock, look, decide, save, once more after a conflict, publish."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack
from enum import StrEnum
from typing import Any, ClassVar, Final, Generic, TypeVar

from cachetools import LRUCache
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.logs import about
from bot.store.database import Database
from bot.tasks import Locks
from engine import Refused

_log = logging.getLogger(__name__)
S = TypeVar("S")
"""What is stored under a number, as an immutable value."""
T = TypeVar("T")
ATTEMPTS: Final = 5
"""At a change, when others came first."""


class Door(Generic[S]):
    """Looks at what is stored, and changes it, one change at a time each; listeners hear of it after the commit.

    What was read is remembered with its *mark*: something that is another one once that has changed. A subclass says
    how it is read and marked. The mark is asked for when a change is refused, and the save itself notices the rest.
    """

    name: ClassVar[str]
    """In the log."""
    stale: ClassVar[StrEnum]
    """The code of the refusal when others came first each time."""
    conflicts: ClassVar[tuple[type[Exception], ...]] = (IntegrityError,)
    """What a save raises when others came first. Nothing is written then."""

    def __init__(self, database: Database, size: int) -> None:
        """`size` is how many are remembered."""
        self._database = database
        self._known: LRUCache[int, tuple[object, S]] = LRUCache(size)
        self._locks = Locks[int]()
        self._reading = Locks[int]()
        self._listeners: list[Callable[[S], None]] = []
        self._running: set[asyncio.Task[Any]] = set()
        self._forgotten = 0
        """How often others wrote what is remembered: what was begun before that may be of before it."""

    # --- what differs

    async def _read(self, connection: AsyncConnection, number: int) -> S:
        """What is stored; raises `Refused` where there is nothing."""
        raise NotImplementedError

    async def _ask_mark(self, connection: AsyncConnection, number: int) -> object:
        """The mark of what is stored; None where there is nothing."""
        raise NotImplementedError

    def _mark_of(self, stored: S) -> object:
        """The mark of what was read or saved; None where only the database knows."""
        raise NotImplementedError

    def _number_of(self, stored: S) -> int:
        raise NotImplementedError

    def _is_shared(self, stored: S) -> bool:
        """Whether other processes may write it, too: then it is asked at each look whether it has changed."""
        del stored
        return False

    # --- load

    async def load(self, number: int) -> S:
        """What is stored under a number, as it is.

        Raises:
            Refused: UNKNOWN.
        """
        if number in self._known:
            return await self._load(number)
        async with self._locks.of(number):
            return await self._load(number)

    async def _load(self, number: int) -> S:
        """`load`, for a caller that holds the lock already."""
        while (known := self._known.get(number)) is not None:
            if not self._is_shared(known[1]):
                return known[1]
            if not await self._are_newest((number,)):
                self._forget((number,))
            elif self._known.get(number) is known:  # else a change came meanwhile
                return known[1]
        begun = self._forgotten
        async with self._reading.of(number):
            if number not in self._known:  # else others have read it
                async with self._database.read() as connection:
                    stored = await self._read(connection, number)
                if number not in self._known:  # else a change came meanwhile, which may be newer
                    if begun == self._forgotten:
                        self._known[number] = self._mark_of(stored), stored
                    return stored
        return await self._load(number)

    def drop(self, numbers: Iterable[int]) -> None:
        """Others have written these: forget what was read of them, also what is being read."""
        self._forgotten += 1
        self._forget(numbers)

    def clear(self) -> None:
        """Others have written any of them: forget everything that was read, also what is being read."""
        self._forgotten += 1
        self._known.clear()

    def _forget(self, numbers: Iterable[int]) -> None:
        """`drop`, for a caller that holds the locks."""
        for number in numbers:
            self._known.pop(number, None)

    # --- change

    async def _change(
        self, numbers: Collection[int], attempt: Callable[[Sequence[S]], Awaitable[Sequence[S]]]
    ) -> tuple[Sequence[S], Sequence[S]]:
        """Let `attempt` decide what becomes of these, in the order of their numbers, write it, and return what changed.

        It is tried again when others came first, also when it refused something that was no longer so. Gives what there
        was before, and what has changed.

        Raises:
            Refused: UNKNOWN, STALE when others came first each time, and what `attempt` raises.
        """
        async with AsyncExitStack() as held:
            for number in sorted(numbers):
                await held.enter_async_context(self._locks.of(number))
            for _ in range(ATTEMPTS):
                begun = self._forgotten
                before = [await self._load(number) for number in sorted(numbers)]
                try:
                    changed = await attempt(before)
                except self.conflicts:
                    self._forget(numbers)
                except Refused:
                    if await self._are_newest(numbers):
                        raise
                    self._forget(numbers)
                except BaseException:
                    self._forget(numbers)  # whether it was saved, the database knows
                    raise
                else:
                    for each in changed:
                        self._admit(each, begun)
                    return before, changed
        raise Refused(self.stale)

    async def _are_newest(self, numbers: Iterable[int]) -> bool:
        async with self._database.read() as connection:
            marks = [(await self._ask_mark(connection, each), self._known.get(each)) for each in numbers]
        return all(known is not None and known[0] == mark for mark, known in marks)

    def _admit(self, stored: S, begun: int) -> None:
        self._remember(stored, begun)
        self.publish(stored)

    def _remember(self, stored: S, begun: int) -> None:
        """Remember what was saved, unless others have written since it was begun, at this count of `_forgotten`."""
        number, mark = self._number_of(stored), self._mark_of(stored)
        if begun != self._forgotten:
            self._forget((number,))
        elif mark is not None:
            self._known[number] = mark, stored

    # --- publish

    def subscribe(self, listener: Callable[[S], None]) -> None:
        """Call `listener` after each commit, in the order of a number's commits. Exceptions of it are logged."""
        self._listeners.append(listener)

    def publish(self, stored: S) -> None:
        """Tell the listeners."""
        for listener in self._listeners:
            try:
                listener(stored)
            except Exception:
                with about(**{self.name: self._number_of(stored)}):
                    _log.exception("a listener failed")

    # --- to the end

    def _run(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
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
        """Wait until all running changes are finished, at most `within` seconds."""
        if self._running:
            await asyncio.wait(tuple(self._running), timeout=within)
