"""The shards of a process on PostgreSQL: advisory locks of one session, which is looked at all the time.

A process that finds no free shard waits as a spare. One whose session is lost writes nothing until it has the same
shards again, and ends if another process has them.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.metrics import SPARE
from bot.store import gate
from bot.store.errors import DatabaseError, DatabaseInUse, DatabaseUnreachable, LeaseLost
from bot.tasks import cancel

_log = logging.getLogger(__name__)

SPARE_SECONDS: float = 2.0
"""Seconds after which a spare asks again for a free shard."""
RENEW_SECONDS: Final = 4.0
"""Seconds between two checks that the lease still holds."""
ANSWER_SECONDS: Final = 5.0
"""Seconds the server may take to answer."""
VALID_SECONDS: Final = 15.0
"""Seconds after a check for which the lease is trusted: fewer than the server needs to end a lost session."""
HOLD_SECONDS: Final = 8.0
"""Seconds a write waits for a lease that is not certain just now."""
_AGAIN_SECONDS: Final = 0.5
"""Seconds between two tries while the server does not answer."""

_MISSING: Final = (
    "the locks of this process's shards are not on its connection: behind a pooler DATABASE_URL needs one that keeps a "
    "server connection for each client (PgBouncer: pool_mode=session), or must lead to PostgreSQL itself"
)
_SHARD: Final = 0x426F_7701
"""The first number of a shard's lock; the second is the shard."""
_COUNT: Final = 0x426F_7702
"""The first number of the lock that all processes share; the second is the number of shards they agree on."""
_ALONE: Final = 0x7FFF_FFFF
"""The number of shards of what runs beside no bot."""
_HOLDERS: Final = text(
    """
    SELECT held.pid, activity.application_name, held.pid = pg_backend_pid(),
        max(held.objid::bigint) FILTER (WHERE held.classid = :count),
        array_remove(array_agg(CASE WHEN held.classid = :shard THEN held.objid::bigint END ORDER BY held.objid), NULL)
    FROM pg_locks AS held LEFT JOIN pg_stat_activity AS activity ON activity.pid = held.pid
    WHERE held.locktype = 'advisory' AND held.objsubid = 2 AND held.granted AND held.classid IN (:shard, :count)
        AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    GROUP BY held.pid, activity.application_name ORDER BY held.pid
    """
).bindparams(shard=_SHARD, count=_COUNT)
_AGREE: Final = text("SELECT pg_advisory_lock_shared(:class, :count)").bindparams(**{"class": _COUNT})
_LOCK: Final = text("SELECT pg_try_advisory_lock(:class, :shard)").bindparams(**{"class": _SHARD})
_FREE: Final = text("SELECT pg_advisory_unlock_all()")
_END: Final = text("SELECT pg_terminate_backend(:session)")
_IS_STANDBY: Final = text("SELECT pg_is_in_recovery()")
_FAULTS: Final = (SQLAlchemyError, OSError, TimeoutError)
"""Raised when the server cannot be reached or the session is gone."""


@final
@dataclass(frozen=True, slots=True)
class Claim:
    """To any `most` free shards of `count`, 0: to all free ones. With count 0 one process has all, however many."""

    count: int = 0
    most: int = 0

    @property
    def numbers(self) -> range:
        """The shards there are; where their number is not set, one lock stands for all."""
        return range(1 if self.count == _ALONE else self.count or 1)


ALONE: Final = Claim(_ALONE)
"""Of a command: no bot runs meanwhile. It is refused where one runs, and does not wait."""


class Holder(NamedTuple):
    """A session that has shards, or waits for one."""

    session: int
    """Its process id on the server."""
    name: str | None
    """Its name; `None` where the server does not show it."""
    is_own: bool
    """Whether it is the session that ran the query."""
    of: int
    """The number of shards it agrees on."""
    shards: list[int]


async def list_holders(connection: AsyncConnection) -> list[Holder]:
    """List the sessions of all processes with a claim in this database."""
    return [Holder(*row) for row in await connection.execute(_HOLDERS)]


def name_shards(shards: Collection[int], count: int) -> str:
    """Name shards, as part of a sentence."""
    if not shards:
        return "no shard"
    if count in (0, _ALONE):
        return "all shards"
    *most, last = map(str, sorted(shards))
    return f"shards {', '.join(most)} and {last} of {count}" if most else f"shard {last} of {count}"


def find_unheld(holders: Sequence[Holder]) -> str | None:
    """Name the shards that no process has; `None` when there are none."""
    count = holders[0].of if holders else 0
    left = set(Claim(count).numbers).difference(*(holder.shards for holder in holders))
    return name_shards(left, count) if left else None


@final
class Lease:
    """Holds from `take` to `release`, or until `lost` ends."""

    def __init__(self, url: URL, claim: Claim) -> None:
        self.shards: tuple[int, ...] = ()
        """The shards of this process, for ever."""
        self.name = gate.new_name()
        """The name of this process's sessions on the server."""
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Ends with `LeaseLost` when another process has taken shards of this one; pending otherwise."""
        self._claim = claim
        self._engine = gate.create_engine(url, self.name)
        self._session: AsyncConnection | None = None
        self._broken = asyncio.Event()
        self._trusted_until = -math.inf
        self._watching: asyncio.Task[None] | None = None

    @classmethod
    async def take(cls, url: URL, claim: Claim) -> "Lease":
        """Take free shards; where none is free, wait until one is.

        Raises:
            DatabaseInUse: When other processes have another number of shards, or a command finds that a bot runs.
            DatabaseUnreachable: When the server is a standby, which cannot be written to.
            sqlalchemy.exc.DBAPIError, OSError: When the server cannot be reached.
        """
        lease = cls(url, claim)
        try:
            await lease._wait_for_shards()
        except BaseException:
            await lease.release()
            raise
        lease._watching = asyncio.create_task(lease._watch(), name="lease")
        return lease

    async def wait_until_certain(self) -> None:
        """Wait until this process has its shards for certain: no time, unless PostgreSQL is or was out of reach.

        Raises:
            LeaseLost: When another process has them.
            DatabaseUnreachable: When it is not certain within `HOLD_SECONDS`.
        """
        now = asyncio.get_running_loop().time
        until = now() + HOLD_SECONDS
        while self.lost.done() or self._broken.is_set() or now() >= self._trusted_until:
            if self.lost.done():
                self.lost.result()
            if now() >= until:
                raise DatabaseUnreachable("PostgreSQL does not say whose this process's shards are")
            await asyncio.sleep(0.02)

    async def release(self) -> None:
        """Give the shards back. May be called again."""
        await cancel(self._watching)
        SPARE.set(0)
        if self._session is not None:
            with contextlib.suppress(*_FAULTS):  # gone or not, it goes now
                async with asyncio.timeout(1):
                    await self._session.execute(_FREE)
        await self._drop()
        await self._engine.dispose()

    async def _connect(self) -> AsyncConnection:
        """Begin a session that agrees with all others about the number of shards, and notice its end."""
        await self._drop()
        async with asyncio.timeout(ANSWER_SECONDS):
            session = self._session = await gate.connect(self._engine)
            if await session.scalar(_IS_STANDBY):  # it gives locks, but they do not hold on the primary
                raise DatabaseUnreachable("PostgreSQL at DATABASE_URL is a standby, which cannot be written to")
            await session.execute(_AGREE, {"count": self._claim.count})
            for other in await list_holders(session):
                if other.of != self._claim.count:
                    raise DatabaseInUse(self._differs_from(other))
            broken = self._broken = asyncio.Event()

            def end(_: object) -> None:
                broken.set()

            (await gate.get_driver_connection(session)).add_termination_listener(end)
        return session

    def _differs_from(self, other: Holder) -> str:
        used = f"the database is in use by {gate.describe(other.name)}"
        if _ALONE in (other.of, self._claim.count):
            return used
        return f"{used} with SHARD_COUNT={other.of}, and SHARD_COUNT must be the same for all processes"

    async def _connect_again(self) -> AsyncConnection:
        self._trusted_until = -math.inf
        while True:
            try:
                return await self._connect()
            except (*_FAULTS, DatabaseUnreachable) as fault:
                _log.info("PostgreSQL does not answer: %s", type(fault).__name__)
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _wait_for_shards(self) -> None:
        session, numbers, waits = await self._connect(), self._claim.numbers, False
        while True:
            try:
                self.shards = await self._lock(session, numbers, self._claim.most)
                if self.shards and await self._renew(session):
                    break
            except _FAULTS:  # a process that had shards has them again when a spare asks
                session = await self._connect_again()
            if self._claim is ALONE:
                raise DatabaseInUse("the database is in use by another command")
            if not waits:
                waits = True
                SPARE.set(1)
                _log.info("no shard is free: this process waits as a spare")
            await asyncio.sleep(SPARE_SECONDS)
        SPARE.set(0)
        _log.info("this process has %s", name_shards(self.shards, self._claim.count))

    async def _lock(self, session: AsyncConnection, shards: Sequence[int], most: int) -> tuple[int, ...]:
        """Lock those of these shards that are free, at most so many if not 0, and return them."""
        found = list[int]()
        async with asyncio.timeout(ANSWER_SECONDS):
            for shard in shards:
                if await session.scalar(_LOCK, {"shard": shard}):
                    found.append(shard)
                    if len(found) == most:
                        break
        return tuple(found)

    async def _watch(self) -> None:
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(RENEW_SECONDS):
                        await self._broken.wait()
                if self._session is None or self._broken.is_set() or not await self._renew(self._session):
                    await self._take_again()
        except Exception as fault:
            _log.critical("%s", fault, exc_info=None if isinstance(fault, DatabaseError) else fault)
            self.lost.set_exception(fault if isinstance(fault, LeaseLost) else LeaseLost(f"the lease is lost: {fault}"))
            self.lost.exception()  # marks it as seen: asyncio would warn

    async def _renew(self, session: AsyncConnection) -> bool:
        """Trust the lease again; returns whether the server answers."""
        asked = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                held = [holder.shards for holder in await list_holders(session) if holder.is_own]
        except _FAULTS:
            return False
        if held != [list(self.shards)]:
            raise LeaseLost(_MISSING)
        self._trusted_until = asked + VALID_SECONDS
        return True

    async def _take_again(self) -> None:
        """Take the same shards as soon as the server answers."""
        _log.warning("the connection that holds the shards is lost; no change is written until they are held again")
        while True:
            session = await self._connect_again()
            with contextlib.suppress(*_FAULTS):
                if await self._lock(session, self.shards, 0) != self.shards:
                    await self._find_taker(session)
                elif await self._renew(session):
                    _log.warning("the shards are held again")
                    return
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _find_taker(self, session: AsyncConnection) -> None:
        """End this process's own old session, which the server believes to be alive.

        Raises:
            LeaseLost: When another process has a shard of this one.
        """
        async with asyncio.timeout(ANSWER_SECONDS):
            for holder in await list_holders(session):
                shared = set(holder.shards).intersection(self.shards)
                if shared and holder.name != self.name:
                    taken = f"{name_shards(shared, self._claim.count)} by {gate.describe(holder.name)}"
                    raise LeaseLost(f"while PostgreSQL was out of reach the shards were taken: {taken}")
                if shared and not holder.is_own:
                    await session.execute(_END, {"session": holder.session})

    async def _drop(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            await gate.drop(session)
