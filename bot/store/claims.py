"""Which process has which shards of a database on PostgreSQL. Claims are advisory locks; no two of them overlap."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import gate

_SHARD: Final = 0x426F_7701
"""The first number of a shard's lock; the second is the shard."""
_COUNT: Final = 0x426F_7702
"""The first number of the lock for the number of shards; the second is that number, 0 for a claim to all shards."""
_ONE_AT_A_TIME: Final = 0x426F_7765_7200_0002
"""The advisory lock under which a process reads all claims and takes its own."""

_CLAIMS: Final = text(
    """
    SELECT held.pid, activity.application_name, held.pid = pg_backend_pid(), held.classid::bigint, held.objid::bigint
    FROM pg_locks AS held LEFT JOIN pg_stat_activity AS activity ON activity.pid = held.pid
    WHERE held.locktype = 'advisory' AND held.objsubid = 2 AND held.granted AND held.classid IN (:shard, :count)
        AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ORDER BY held.pid, held.objid
    """
).bindparams(shard=_SHARD, count=_COUNT)
_BEGIN: Final = text("SELECT pg_advisory_lock(:key)").bindparams(key=_ONE_AT_A_TIME)
_END: Final = text("SELECT pg_advisory_unlock(:key)").bindparams(key=_ONE_AT_A_TIME)
_KEEPERS: Final = text(
    """
    SELECT held.pid, activity.usename
    FROM pg_locks AS held LEFT JOIN pg_stat_activity AS activity ON activity.pid = held.pid
    WHERE held.locktype = 'advisory' AND held.objsubid = 1 AND held.granted AND held.pid != pg_backend_pid()
        AND held.classid::bigint = :high AND held.objid::bigint = :low
        AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    """
).bindparams(high=_ONE_AT_A_TIME >> 32, low=_ONE_AT_A_TIME & 0xFFFF_FFFF)
_TAKE_COUNT: Final = text("SELECT pg_try_advisory_lock_shared(:class, :count)").bindparams(**{"class": _COUNT})
_TAKE_SHARD: Final = text("SELECT pg_try_advisory_lock(:class, :shard)").bindparams(**{"class": _SHARD})


class ClaimRefused(Exception):
    """Another process has a shard that this one claims. The text is a sentence that names both."""

    def __init__(self, sentence: str, holder: "Holder") -> None:
        super().__init__(sentence)
        self.holder = holder


@final
@dataclass(frozen=True, slots=True)
class Claim:
    """Shards `ids` of `count`; without ids all shards, whatever the count."""

    ids: tuple[int, ...] = ()
    count: int = 0

    @property
    def of(self) -> int:
        """The number of shards that `ids` count among; 0 for a claim to all shards."""
        return self.count if self.ids else 0

    def __str__(self) -> str:
        if not self.ids:
            return "all shards"
        ids = sorted(set(self.ids))
        named = ", ".join(map(str, ids[:-1])) + f" and {ids[-1]}" if len(ids) > 1 else str(ids[0])
        return f"shard{'s' if len(ids) > 1 else ''} {named} of {self.count}"

    def explain_conflict(self, holder: "Holder") -> str | None:
        """Say in one sentence why a holder's claim excludes this one; `None` when it does not."""
        theirs, who = holder.claim, gate.describe(holder.name)
        if not theirs.of and not self.of:
            return f"the database is in use by {who} with {theirs}; a shard belongs to one process at a time"
        if not theirs.of or not self.of:
            return (
                f"the database is in use by {who} with {theirs}, and this process wants {self}: "
                "without SHARD_IDS a process takes every shard"
            )
        if theirs.of != self.of:
            return (
                f"the database is in use by {who} with {theirs}, and this process wants {self}: "
                "SHARD_COUNT must be the same for all processes of a database"
            )
        shared = tuple(sorted(set(self.ids) & set(theirs.ids)))
        if shared:
            both = Claim(shared, self.count)
            return f"{both} {_is(both)} in use by {who}; a shard belongs to one process at a time"
        return None


@final
@dataclass(frozen=True, slots=True)
class Holder:
    """A session with a claim."""

    session: int
    """Its process id on the server."""
    name: str | None
    """Its name; `None` where the server does not show it."""
    is_own: bool
    """Whether it is the session that ran the query."""
    claim: Claim


async def list_holders(connection: AsyncConnection) -> list[Holder]:
    """List the sessions that have a claim in this database."""
    found: dict[int, tuple[str | None, bool, set[int], set[int]]] = {}
    for session, name, is_own, kind, number in await connection.execute(_CLAIMS):
        _, _, counts, shards = found.setdefault(session, (name, is_own, set(), set()))
        (shards if kind == _SHARD else counts).add(number)
    return [
        Holder(session, name, is_own, Claim(tuple(sorted(shards)), max(counts, default=0)))
        for session, (name, is_own, counts, shards) in found.items()
    ]


async def explain_wait(session: AsyncConnection) -> str | None:
    """Say in one sentence which other session keeps all processes from claiming; `None` where there is none."""
    keeper = (await session.execute(_KEEPERS)).first()
    if keeper is None:
        return None
    return (
        f"session {keeper.pid} of role {keeper.usename or 'unknown'} holds the lock under which shards are taken: "
        f"end it by pg_terminate_backend({keeper.pid}); if it is no Bower, REVOKE CONNECT on the database FROM PUBLIC"
    )


async def take(session: AsyncConnection, claim: Claim) -> None:
    """Take a claim for a session, for as long as the session lives.

    Raises:
        ClaimRefused: When another session has some of it; then this session gets nothing.
    """
    await session.execute(_BEGIN)
    try:
        _check(claim, await list_holders(session))
    except ClaimRefused:
        await session.execute(_END)
        raise
    for shard in sorted(set(claim.ids)):
        await session.execute(_TAKE_SHARD, {"shard": shard})
    await session.execute(_TAKE_COUNT, {"count": claim.of})
    await session.execute(_END)


def _check(claim: Claim, others: Iterable[Holder]) -> None:
    for holder in others:
        objection = None if holder.is_own else claim.explain_conflict(holder)
        if objection is not None:
            raise ClaimRefused(objection, holder)


def find_unheld(holders: Iterable[Holder]) -> Claim | None:
    """Find the shards that no process has, although others of the same count are taken; `None` when there are none."""
    claims = [holder.claim for holder in holders]
    if not claims or not all(claim.of for claim in claims):
        return None
    count = claims[0].of
    left = tuple(set(range(count)) - {shard for claim in claims for shard in claim.ids})
    return Claim(left, count) if left else None


def _is(claim: Claim) -> str:
    return "is" if len(claim.ids) == 1 else "are"
