"""The one door to contests, for commands, buttons and the director."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, final
from weakref import WeakValueDictionary

from sqlalchemy import Select, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS, Clock
from bot.contests import bars, no_shows, repository
from bot.contests.changes import BOT, Author, Change, Conflict, Logged, apply_change
from bot.contests.commands.base import ContestCommand
from bot.contests.commands.organising import check_name
from bot.contests.errors import ContestCode
from bot.contests.notes import Notes
from bot.contests.plan import Plan
from bot.contests.state import FINAL_STAGES, PASSING, StoredContest
from bot.logs import about
from bot.stats.write.recorder import load_merges
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import upsert
from bot.store.vault import Vault
from bot.tables.model import Member
from bot.tables.service import Tables
from engine import Refused
from engine.contest.config import check
from engine.contest.events import Player
from engine.contest.state import Contest

_log = logging.getLogger(__name__)
ATTEMPTS: Final = 5
"""Attempts to decide a command when another change came first."""
_C: Final = schema.contests.c
ROOM: Final = "room"
"""The purpose of a thread among the posts of a contest; the number is that of a table, from 1."""
NOTHING: Final = 0
"""Stands for a message that came to nothing, because what it was to say was over before, or that has been deleted."""
Listener = Callable[[StoredContest], None]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message that a contest wants or has. Without `message` it has not been posted; see `NOTHING`."""

    purpose: str
    number: int
    channel: int | None
    message: int | None
    shown: str | None
    """The digest of what it shows."""
    wanted_at: int


@final
class Contests:
    """All contests. A refusal raises `Refused` and changes nothing; `lot` gives the 32 secret bytes of one's draws."""

    def __init__(
        self, database: Database, tables: Tables, *, clock: Clock, vault: Vault, lot: Callable[[], bytes]
    ) -> None:
        self.clock = clock
        self._database = database
        self._tables = tables
        self._vault = vault
        self._lot = lot
        self._damaged: set[int] = set()
        """Contests that could not be read, of which the log has been told."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []

    # --- changes

    async def create(self, member: Member, guild: int, channel: int, name: str, plan: Plan) -> StoredContest:
        """A draft, which only organisers see.

        Raises:
            Refused: TOO_MANY, BAD_NAME, and what `engine.contest.config.check` raises.
        """
        check(plan.config)
        new = self.blank(guild, channel, check_name(name), plan, member.user)
        number = await self._database.write(lambda connection: repository.add(connection, new, self.seal(new.lot)))
        return await self.look(number)

    def seal(self, lot: bytes) -> bytes:
        """The secret of a contest as it is stored until the end."""
        return self._vault.seal(lot)

    def blank(self, guild: int, channel: int, name: str, plan: Plan, organiser: int) -> StoredContest:
        """A new contest, not stored yet."""
        lot = self._lot()
        return StoredContest(
            id=0,
            guild=guild,
            channel=channel,
            name=name,
            plan=plan,
            lot=lot,
            organiser=organiser,
            created_at=self.clock.now(),
            previous=None,
            number=1,
            revision=0,
            ended_at=None,
            contest=Contest(plan.config, lot),
            notes=Notes(),
            people={},
            drawn_at={},
            tables={},
            deadlines={},
        )

    async def do(self, contest: int, command: ContestCommand) -> StoredContest:
        """Carry out a command completely or not at all; the contest after it.

        Raises:
            Refused: UNKNOWN, STALE, and what the command raises.
        """
        return await self.change(contest, lambda stored: command.decide(stored, self.clock.now()), command.author)

    async def change(self, contest: int, decide: Callable[[StoredContest], Change], by: Author = BOT) -> StoredContest:
        """Make a change that is decided again when another came first.

        Raises:
            Refused: UNKNOWN, STALE, and what `decide` raises.
        """
        async with self.lock(contest):
            for _ in range(ATTEMPTS):
                before = await self.look(contest)
                change = decide(before)

                async def unit(
                    connection: AsyncConnection, before: StoredContest = before, change: Change = change
                ) -> StoredContest:
                    return await self.save(connection, before, change, by)

                try:
                    after = await self._tables.close_for_contest(change.closes, unit)
                except Conflict:
                    continue
                self.publish(after)
                return after
        raise Refused(ContestCode.STALE)

    async def save(
        self, connection: AsyncConnection, before: StoredContest, change: Change, by: Author = BOT
    ) -> StoredContest:
        """Write a change within a transaction; the contest after it, without what other rows have changed.

        Raises:
            Conflict: When another change came first.
        """
        now = self.clock.now()
        after = apply_change(before, change, now)
        await repository.save(connection, before, after, change, by, now)
        return after

    def lock(self, contest: int) -> asyncio.Lock:
        """The lock of a contest."""
        lock = self._locks.get(contest)
        if lock is None:
            lock = self._locks[contest] = asyncio.Lock()
        return lock

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` after every change of a contest; exceptions of it are logged."""
        self._listeners.append(listener)

    def publish(self, stored: StoredContest) -> None:
        """Tell the listeners."""
        for listener in self._listeners:
            try:
                listener(stored)
            except Exception:
                with about(contest=stored.id):
                    _log.exception("a listener failed")

    # --- looking

    async def look(self, contest: int) -> StoredContest:
        """A contest as it is.

        Raises:
            Refused: UNKNOWN, DAMAGED.
        """
        async with self._database.read() as connection:
            return await self.read(connection, contest)

    async def read(self, connection: AsyncConnection, contest: int) -> StoredContest:
        """`look`, within a transaction.

        Raises:
            Refused: UNKNOWN, DAMAGED.
        """
        try:
            stored = await repository.load(connection, contest, self._vault.unseal)
        except repository.Damaged:
            if contest not in self._damaged:
                self._damaged.add(contest)
                with about(contest=contest):
                    _log.exception("a contest cannot be read and is left alone")
            raise Refused(ContestCode.DAMAGED, number=str(contest)) from None
        if stored is None:
            raise Refused(ContestCode.UNKNOWN)
        return replace(stored, bars=await bars.read(connection, self._vault, contest))

    async def where(self, contest: int) -> tuple[int, int]:
        """The server and the channel of a contest, also of one that cannot be read.

        Raises:
            Refused: UNKNOWN.
        """
        async with self._database.read() as connection:
            query = select(_C.guild_id, _C.channel_id).where(_C.id == contest)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise Refused(ContestCode.UNKNOWN)
        return row.guild_id, row.channel_id

    async def of_guild(self, guild: int, *, ended: bool = False, most: int = 25) -> tuple[StoredContest, ...]:
        """The contests of a server, the newest first: those that go on, or those that have ended."""
        wanted = _C.stage.in_(FINAL_STAGES) if ended else _C.stage.not_in(FINAL_STAGES)
        return await self._all(select(_C.id).where(_C.guild_id == guild, wanted).order_by(_C.id.desc()).limit(most))

    async def of_member(self, user: int, guild: int) -> tuple[StoredContest, ...]:
        """The contests of a server that go on and that a member is in, with any account."""
        player, accounts = schema.contest_players.c, await self._accounts(user, guild)
        mine = select(player.contest_id).where(player.user_id.in_(accounts))
        query = select(_C.id).where(_C.guild_id == guild, _C.id.in_(mine), _C.stage.not_in(FINAL_STAGES))
        return await self._all(query.order_by(_C.id.desc()))

    async def _accounts(self, user: int, guild: int) -> tuple[int, ...]:
        async with self._database.read() as connection:
            merges = await load_merges(connection, guild)
        person = merges.get(user, user)
        return (person, *(old for old, new in merges.items() if new == person))

    async def of_table(self, table: int) -> StoredContest | None:
        """The contest that a table belongs to."""
        of = schema.contest_tables.c
        found = await self._all(select(of.contest_id).where(of.table_id == table))
        return found[0] if found else None

    async def events(self, contest: int) -> tuple[Logged, ...]:
        """All that was decided in a contest, in order."""
        async with self._database.read() as connection:
            return await repository.read_events(connection, contest)

    async def slots(self, contest: int, drawn: int, place: int) -> Mapping[Player, frozenset[int]]:
        """When the players of a match could play."""
        async with self._database.read() as connection:
            return await repository.read_slots(connection, contest, drawn, place)

    async def finished_games(self, guild: int, user: int) -> int:
        """How many games a member has finished in a server, with all accounts."""
        of = schema.player_games.c
        accounts = await self._accounts(user, guild)
        async with self._database.read() as connection:
            query = select(func.count()).where(of.guild_id == guild, of.user_id.in_(accounts))
            return await connection.scalar(query) or 0

    async def last_until(self, guild: int, users: Iterable[int]) -> int | None:
        """Until when one of these members comes last on waiting lists, milliseconds UTC (`no_shows.last_until`)."""
        async with self._database.read() as connection:
            times = [await no_shows.last_until(connection, self._vault, guild, user) for user in users]
        return max((at for at in times if at is not None), default=None)

    async def _all(self, query: Select[Any]) -> tuple[StoredContest, ...]:
        """Those that can be read."""
        found: list[StoredContest] = []
        async with self._database.read() as connection:
            for number in (await connection.scalars(query)).all():
                try:
                    found.append(await self.read(connection, number))
                except Refused as refusal:
                    if refusal.code is not ContestCode.DAMAGED:
                        raise
        return tuple(found)

    # --- messages

    async def posts(self, contest: int) -> tuple[Post, ...]:
        """The messages of a contest, wanted and posted, in the order in which they were wanted."""
        of = schema.contest_posts
        query = select(of).where(of.c.contest_id == contest).order_by(of.c.wanted_at, of.c.purpose, of.c.number)
        async with self._database.read() as connection:
            return tuple(
                Post(
                    purpose=row.purpose,
                    number=row.number,
                    channel=row.channel_id,
                    message=row.message_id,
                    shown=row.shown,
                    wanted_at=row.wanted_at,
                )
                for row in await connection.execute(query)
            )

    async def to_show(self) -> tuple[int, ...]:
        """Contests with messages that have not been posted or not deleted, and those whose boards may be old.

        These are the contests that go on, and those that ended lately: a board is edited some seconds after the end.
        """
        of = schema.contest_posts.c
        query = select(of.contest_id).join(schema.contests, _C.id == of.contest_id).distinct()
        left = of.purpose.in_(PASSING) & (of.message_id != NOTHING)
        lately = _C.ended_at >= self.clock.now() - DAY_MS
        query = query.where(or_(of.message_id.is_(None), left, _C.stage.not_in(FINAL_STAGES), lately))
        async with self._database.read() as connection:
            return tuple(await connection.scalars(query.order_by(of.contest_id)))

    async def set_post(
        self, contest: int, purpose: str, number: int, *, channel: int, message: int, shown: str | None
    ) -> None:
        """Write down where a message was posted and what it shows."""
        of = schema.contest_posts
        here = (of.c.contest_id == contest, of.c.purpose == purpose, of.c.number == number)
        values = {"channel_id": channel, "message_id": message, "shown": shown}
        await self._database.write(lambda connection: connection.execute(update(of).where(*here).values(values)))

    async def want(self, contest: int, purpose: str, number: int) -> None:
        """Have a message posted, once, however often it is wanted."""
        row = {"contest_id": contest, "purpose": purpose, "number": number, "wanted_at": self.clock.now()}
        await self._database.write(lambda connection: upsert(connection, schema.contest_posts, row))

    async def was_wanted(self, guild: int, purpose: str, number: int) -> bool:
        """Whether any contest of a server has had this message."""
        of = schema.contest_posts.c
        query = select(func.count()).select_from(schema.contest_posts).join(schema.contests, _C.id == of.contest_id)
        query = query.where(_C.guild_id == guild, of.purpose == purpose, of.number == number)
        async with self._database.read() as connection:
            return bool(await connection.scalar(query))

    async def note_room(self, contest: int, number: int, thread: int) -> None:
        """Write down the thread of table `number`, from 1."""
        row = {"contest_id": contest, "purpose": ROOM, "number": number, "wanted_at": self.clock.now()}
        row |= {"channel_id": thread, "message_id": thread}
        await self._database.write(lambda connection: upsert(connection, schema.contest_posts, row))

    async def is_room(self, thread: int) -> bool:
        """Whether a thread belongs to a contest."""
        of = schema.contest_posts.c
        query = select(func.count()).where(of.purpose == ROOM, of.channel_id == thread)
        async with self._database.read() as connection:
            return bool(await connection.scalar(query))
