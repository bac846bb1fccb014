"""Repairs that admins make to the records of their server, each with a line of the journal that everyone may read."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Protocol, final

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS, Clock
from bot.stats.read.audit import PAGE, AuditPage, load_audit
from bot.stats.read.totals import SEES_ALL, Viewer
from bot.stats.write import journal, ratings, recount
from bot.stats.write.journal import JournalKind
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once
from bot.tables.model import Member
from bot.tables.queries import IN_CHANNEL, RUNNING
from engine import Refused

_T: Final = schema.tables.c
_C: Final = schema.contests.c
_P: Final = schema.contest_players.c


class RepairCode(StrEnum):
    """Why a repair is refused. The value is a key of the catalogue."""

    NOT_MODERATOR = "table-not-moderator"
    UNKNOWN_GAME = "repair-unknown-game"
    NOT_ENDED = "repair-not-ended"
    """The game is still on: it can be closed first."""
    NOT_PLAYED = "repair-not-played"
    """The table never came to play."""
    VOID_ALREADY = "repair-void-already"
    SAME_MEMBER = "repair-same-member"
    NOT_A_MEMBER = "repair-not-a-member"
    """A computer's account, or a member whose data was deleted."""
    MERGED_ALREADY = "repair-merged-already"
    NO_GAMES = "repair-no-games"
    """The account that is to be merged has played nothing here."""
    SAT_TOGETHER = "repair-sat-together"
    """Two accounts that sat at one table are not one person's."""
    IN_CONTEST = "repair-in-contest"
    """One of the accounts is in a contest that is not over. Data: `contest`, its name."""
    OWN_MERGE = "repair-own-merge"
    """The admin plays in a contest to which one of the accounts is known. Data: `contest`, its name."""
    REMOVED_ALREADY = "repair-removed-already"
    NOT_REMOVED = "repair-not-removed"


class KnowsContests(Protocol):
    """What contests have to say of repairs; both refuse."""

    async def check_void(self, connection: AsyncConnection, table: int, by: int) -> None:
        """Refuse a void of a contest's game by whoever plays in it.

        Raises:
            Refused: OWN_CONTEST.
        """

    async def check_merge(self, connection: AsyncConnection, guild: int, accounts: Sequence[int], by: int) -> None:
        """Refuse a merge of accounts while one is in a contest, and by whoever plays in one that knows any.

        Raises:
            Refused: IN_CONTEST, OWN_MERGE.
        """


@final
class Repairs:
    """Repairs records; the caller must be a moderator. Each call is done completely or not at all."""

    def __init__(self, database: Database, *, clock: Clock, contests: KnowsContests | None = None) -> None:
        self._database = database
        self._clock = clock
        self._contests = contests

    async def void(self, guild: int, by: Member, table: int, reason: str = "") -> None:
        """Make an ended or abandoned game count for nothing: no hand, no rating, no counter.

        Ratings go back by the game's changes; later games keep their ratings. Those over all servers stay where the
        admin has played in the game: the journal's line then says in which seat.
        """
        now = self._clock.now()

        async def unit(connection: AsyncConnection) -> None:
            await self._check_voidable(connection, guild, by, table, lock=True)
            seat = await _seat_of(connection, guild, table, by.user)
            no = await journal.add(
                connection, JournalKind.VOID, guild=guild, table=table, seat=seat, by=by, detail=reason, at=now
            )
            await recount.erase(connection, table)
            await ratings.take_back(connection, table, only_here=seat is not None, at=now, no=no)
            await _drop_standings(connection, table, now)

        _check_moderator(by)
        await self._database.write(unit)

    async def check_void(self, guild: int, table: int, by: Member | None = None) -> None:
        """Whether `void` would do it."""
        async with self._database.read() as connection:
            await self._check_voidable(connection, guild, by, table)

    async def merge(self, guild: int, by: Member, old: Member, new: Member, reason: str = "") -> None:
        """Make all games of an old account in a server, past and future, count for a person's new account."""
        now, merges = self._clock.now(), schema.merges

        async def unit(connection: AsyncConnection) -> None:
            await self._check_mergeable(connection, guild, by, old.user, new.user)
            await journal.add(
                connection, JournalKind.MERGE, guild=guild, about=old, other=new, by=by, detail=reason, at=now
            )
            # accounts that were merged into the old one follow it
            here = (merges.c.guild_id == guild) & (merges.c.new_id == old.user)
            await connection.execute(update(merges).where(here).values(new_id=new.user))
            row = {"guild_id": guild, "old_id": old.user, "new_id": new.user}
            await connection.execute(insert(merges).values(row))
            await recount.move(connection, guild, old.user, new.user, new.name)
            await ratings.merge(connection, guild, old.user, new.user)
            await _move_in_contests(connection, guild, old, new)

        _check_moderator(by)
        try:
            await self._database.write(unit)
        except IntegrityError:
            raise Refused(RepairCode.MERGED_ALREADY) from None  # another process came first

    async def check_merge(self, guild: int, old: int, new: int, by: Member) -> None:
        """Whether `merge` would do it."""
        async with self._database.read() as connection:
            await self._check_mergeable(connection, guild, by, old, new)

    async def _check_mergeable(self, connection: AsyncConnection, guild: int, by: Member, old: int, new: int) -> None:
        accounts = await _check_one_person(connection, guild, old, new)
        if self._contests is not None:
            await self._contests.check_merge(connection, guild, accounts, by.user)

    async def remove(self, guild: int, by: Member, member: Member, reason: str = "") -> None:
        """Take a member off the boards of a server; their games still count."""
        now = self._clock.now()

        async def unit(connection: AsyncConnection) -> None:
            row = {"guild_id": guild, "user_id": member.user}
            if not await insert_once(connection, schema.unlisted, row):
                raise Refused(RepairCode.REMOVED_ALREADY)
            await journal.add(connection, JournalKind.REMOVE, guild=guild, about=member, by=by, detail=reason, at=now)

        _check_moderator(by)
        _check_person(member.user)
        await self._database.write(unit)

    async def restore(self, guild: int, by: Member, member: Member, reason: str = "") -> None:
        """Put a member back on the boards."""
        now, gone = self._clock.now(), schema.unlisted.c

        async def unit(connection: AsyncConnection) -> None:
            here = (gone.guild_id == guild) & (gone.user_id == member.user)
            if (await connection.execute(delete(schema.unlisted).where(here))).rowcount != 1:
                raise Refused(RepairCode.NOT_REMOVED)
            await journal.add(connection, JournalKind.RESTORE, guild=guild, about=member, by=by, detail=reason, at=now)

        _check_moderator(by)
        await self._database.write(unit)

    async def audit(self, guild: int, page: int = 0, size: int = PAGE, *, viewer: Viewer = SEES_ALL) -> AuditPage:
        """A page of what was corrected and decided in a server, as a viewer may see it.

        A number out of range gives the nearest page.
        """
        async with self._database.read() as connection:
            return await load_audit(connection, guild, page, size, viewer)

    async def _check_voidable(
        self, connection: AsyncConnection, guild: int, by: Member | None, table: int, *, lock: bool = False
    ) -> None:
        query = select(_T.status, _T.started_at, _T.contest_id).where(_T.id == table)
        query = query.where(_T.guild_id == guild, IN_CHANNEL)
        row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
        if row is None:
            raise Refused(RepairCode.UNKNOWN_GAME)
        if row.started_at is None:
            raise Refused(RepairCode.NOT_PLAYED)
        if row.status in RUNNING:
            raise Refused(RepairCode.NOT_ENDED)
        if await journal.has(connection, JournalKind.VOID, table):
            raise Refused(RepairCode.VOID_ALREADY)
        if by is not None and row.contest_id is not None and self._contests is not None:
            await self._contests.check_void(connection, table, by.user)


async def _drop_standings(connection: AsyncConnection, table: int, now: int) -> None:
    """The standings of the contest in which the game was played no longer hold; the director makes them again.

    A week after its end they stand.
    """
    of, standing = schema.contest_tables.c, schema.contest_standings
    contest = select(of.contest_id).join(schema.contests, _C.id == of.contest_id)
    contest = contest.where(of.table_id == table, or_(_C.ended_at.is_(None), _C.ended_at > now - WEEK_MS))
    await connection.execute(delete(standing).where(standing.c.contest_id.in_(contest)))


def _check_moderator(by: Member) -> None:
    if not by.moderator:
        raise Refused(RepairCode.NOT_MODERATOR)


def _check_person(user: int) -> None:
    """Refuse computers and former members."""
    if user <= 0:
        raise Refused(RepairCode.NOT_A_MEMBER)


async def _check_one_person(connection: AsyncConnection, guild: int, old: int, new: int) -> tuple[int, ...]:
    """Refuse two accounts that cannot be one person's; both, and all that were merged into them."""
    _check_person(old)
    _check_person(new)
    if old == new:
        raise Refused(RepairCode.SAME_MEMBER)
    merges, sat = schema.merges.c, schema.sittings.c
    gone = select(merges.old_id).where(merges.guild_id == guild, merges.old_id.in_((old, new))).limit(1)
    if await connection.scalar(gone) is not None:
        raise Refused(RepairCode.MERGED_ALREADY)
    theirs, others = [await _accounts(connection, guild, user) for user in (old, new)]
    query = select(sat.table_id).join(schema.tables, _T.id == sat.table_id)
    here = query.where(sat.user_id.in_(theirs), _T.guild_id == guild, _T.started_at.is_not(None), IN_CHANNEL)
    if await connection.scalar(here.limit(1)) is None:
        raise Refused(RepairCode.NO_GAMES)
    # a lobby that was given up before its game began says nothing of who is who
    met = query.where(sat.user_id.in_((*theirs, *others)), or_(_T.started_at.is_not(None), _T.status.in_(RUNNING)))
    met = met.group_by(sat.table_id).having(func.count(sat.user_id.distinct()) > 1)
    if await connection.scalar(met.limit(1)) is not None:
        raise Refused(RepairCode.SAT_TOGETHER)
    return (*theirs, *others)


async def _move_in_contests(connection: AsyncConnection, guild: int, old: Member, new: Member) -> None:
    """In contests that are not over the new account plays and organises in place of the old one."""
    open_here = (_C.guild_id == guild, _C.ended_at.is_(None))
    mine = (_P.user_id == old.user, _P.contest_id.in_(select(_C.id).where(*open_here)))
    await connection.execute(update(schema.contest_players).where(*mine).values(user_id=new.user, name=new.name))
    organised = (*open_here, _C.created_by == old.user)
    await connection.execute(update(schema.contests).where(*organised).values(created_by=new.user))


async def _seat_of(connection: AsyncConnection, guild: int, table: int, user: int) -> int | None:
    """The seat in which a person played at a table, by any of their accounts."""
    merges, sat = schema.merges.c, schema.sittings.c
    into = await connection.scalar(select(merges.new_id).where(merges.guild_id == guild, merges.old_id == user))
    accounts = await _accounts(connection, guild, user if into is None else into)
    query = select(sat.seat).where(sat.table_id == table, sat.user_id.in_((*accounts, user))).order_by(sat.since)
    return await connection.scalar(query.limit(1))


async def _accounts(connection: AsyncConnection, guild: int, user: int) -> tuple[int, ...]:
    """An account, and all that were merged into it."""
    merges = schema.merges.c
    query = select(merges.old_id).where(merges.guild_id == guild, merges.new_id == user)
    return (user, *await connection.scalars(query))
