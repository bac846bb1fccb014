"""The lease of a process on its shards on PostgreSQL: a claim that is checked all the time, and taken again if lost."""

import asyncio
import contextlib
import logging
import math
from typing import Final, final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import claims, gate
from bot.store.claims import Claim, ClaimRefused
from bot.store.errors import DatabaseInUse, DatabaseUnreachable, LeaseLost
from bot.tasks import cancel

_log = logging.getLogger(__name__)

PATIENCE: float = 15.0
"""Seconds a process that starts waits for the one before it to go; a stop may last 10."""
RENEW_SECONDS: Final = 4.0
"""Seconds between two checks that the lease still holds."""
ANSWER_SECONDS: Final = 5.0
"""Seconds the server may take to answer."""
VALID_SECONDS: Final = 15.0
"""Seconds after a check for which the lease is trusted: fewer than the server needs to end a lost session."""
HOLD_SECONDS: Final = 8.0
"""Seconds a write waits for a lease that is not certain just now."""
_AGAIN_SECONDS: Final = 0.5
"""Seconds between two tries, while another process has the shards or the server does not answer."""

_MISSING: Final = (
    "the locks of this process's shards are not on its connection: behind a pooler DATABASE_URL needs one that keeps a "
    "server connection for each client (PgBouncer: pool_mode=session), or must lead to PostgreSQL itself"
)
_FREE: Final = text("SELECT pg_advisory_unlock_all()")
_END: Final = text("SELECT pg_terminate_backend(:session)")
_IS_STANDBY: Final = text("SELECT pg_is_in_recovery()")
_FAULTS: Final = (SQLAlchemyError, OSError, TimeoutError)
"""Raised when the server cannot be reached or the session is gone."""


@final
class Lease:
    """Holds from `take` to `release`, or until `lost` ends."""

    def __init__(self, url: URL, claim: Claim) -> None:
        self.claim = claim
        self.name = gate.new_name()
        """The name of this process's sessions on the server."""
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Ends with `LeaseLost` when another process has taken shards of this one; pending otherwise."""
        self._engine = gate.create_engine(url, self.name)
        self._session: AsyncConnection | None = None
        self._trusted_until = -math.inf
        self._certain = asyncio.Event()
        self._broken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    @classmethod
    async def take(cls, url: URL, claim: Claim) -> "Lease":
        """Take the lease. Waits `PATIENCE` seconds at most for a process that has some of it to end.

        Raises:
            DatabaseInUse: When another process has shards of the claim, or other shards than the claim goes with.
            DatabaseUnreachable: When the server is a standby, which cannot be written to.
            sqlalchemy.exc.DBAPIError, OSError: When the server cannot be reached.
        """
        lease = cls(url, claim)
        try:
            await lease._wait_and_take()
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
        if self._is_trusted():
            return
        try:
            async with asyncio.timeout(HOLD_SECONDS):
                while not (self._is_trusted() or self.lost.done()):
                    self._certain.clear()
                    await self._certain.wait()
        except TimeoutError:
            raise DatabaseUnreachable("PostgreSQL does not say whose this process's shards are") from None
        if self.lost.done():
            self.lost.result()

    async def release(self) -> None:
        """Give the shards back. May be called again."""
        await cancel(self._watching)
        if self._session is not None:
            with contextlib.suppress(*_FAULTS):  # gone or not, it goes now
                async with asyncio.timeout(1):
                    await self._session.execute(_FREE)
        await self._drop()
        await self._engine.dispose()

    def _is_trusted(self) -> bool:
        return asyncio.get_running_loop().time() < self._trusted_until

    async def _wait_and_take(self) -> None:
        patience = asyncio.get_running_loop().time() + PATIENCE
        warned = False
        while True:
            try:
                return await self._try()
            except ClaimRefused as other:
                if asyncio.get_running_loop().time() >= patience:
                    raise DatabaseInUse(str(other)) from None
                if not warned:
                    _log.warning("waiting %g s at most for another process to go: %s", PATIENCE, other)
                    warned = True
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _try(self) -> None:
        """Take everything or nothing, on a new session."""
        asked = asyncio.get_running_loop().time()
        try:
            await self._take_on_new_session()
        except TimeoutError:
            await self._explain_timeout()
            raise
        self._trust(asked)

    async def _explain_timeout(self) -> None:
        """Raise what another session is to blame for.

        Raises:
            DatabaseUnreachable: With the session and its role.
        """
        with contextlib.suppress(*_FAULTS):
            async with asyncio.timeout(ANSWER_SECONDS):
                session = await gate.connect(self._engine)
                try:
                    why = await claims.explain_wait(session)
                finally:
                    await gate.drop(session)
            if why is not None:
                raise DatabaseUnreachable(why)

    async def _take_on_new_session(self) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            session = await gate.connect(self._engine)
            try:
                await _refuse_standby(session)
                await claims.take(session, self.claim)
                await self._use(session)
            except BaseException:
                await gate.drop(session)
                raise

    async def _use(self, session: AsyncConnection) -> None:
        """Let this session be the one with the lease, and notice its end."""
        broken = asyncio.Event()

        def end(_: object) -> None:
            broken.set()
            if self._broken is broken:
                self._trusted_until = -math.inf

        (await gate.get_driver_connection(session)).add_termination_listener(end)
        self._session, self._broken = session, broken

    def _trust(self, asked: float) -> None:
        self._trusted_until = asked + VALID_SECONDS
        self._certain.set()

    async def _watch(self) -> None:
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(RENEW_SECONDS):
                        await self._broken.wait()
                if self._session is None or self._broken.is_set() or not await self._renew(self._session):
                    await self._take_again()
        except LeaseLost as fault:
            _log.critical("%s", fault)
            self._lose(fault)
        except Exception as fault:
            _log.critical("the lease of %s has failed", self.claim, exc_info=fault)
            self._lose(LeaseLost(f"the lease of {self.claim} has failed"))

    async def _renew(self, session: AsyncConnection) -> bool:
        asked = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                held = [holder.claim for holder in await claims.list_holders(session) if holder.is_own]
        except _FAULTS:
            return False
        if [(set(claim.ids), claim.of) for claim in held] != [(set(self.claim.ids), self.claim.of)]:
            raise LeaseLost(_MISSING)
        self._trust(asked)
        return True

    async def _take_again(self) -> None:
        """Take the lease again as soon as the server answers, and end this process's old session there."""
        _log.warning("the connection that holds %s is lost; no change is written until it is held again", self.claim)
        self._trusted_until = -math.inf
        await self._drop()
        while True:
            try:
                await self._try()
            except ClaimRefused as other:
                if other.holder.name != self.name:
                    raise LeaseLost(f"while PostgreSQL was out of reach the shards were taken: {other}") from None
                with contextlib.suppress(*_FAULTS):
                    await self._end(other.holder.session)
            except (*_FAULTS, DatabaseUnreachable) as fault:
                _log.info("PostgreSQL does not answer: %s", type(fault).__name__)
            else:
                _log.warning("%s: held again", self.claim)
                return
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _end(self, session: int) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            other = await gate.connect(self._engine)
            try:
                await other.execute(_END, {"session": session})
            finally:
                await gate.drop(other)

    async def _drop(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            await gate.drop(session)

    def _lose(self, fault: LeaseLost) -> None:
        self.lost.set_exception(fault)
        self.lost.exception()  # marks it as seen: asyncio would warn
        self._trusted_until = -math.inf
        self._certain.set()


async def _refuse_standby(session: AsyncConnection) -> None:
    """A standby gives locks too, but they do not hold on the primary."""
    if (await session.execute(_IS_STANDBY)).scalar_one():
        raise DatabaseUnreachable("PostgreSQL at DATABASE_URL is a standby, which cannot be written to")
