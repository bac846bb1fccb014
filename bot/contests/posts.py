"""The messages that a contest wants or has: their purposes, their parts, and their rows."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, final

from sqlalchemy import func, or_, select, update

from bot.clock import DAY_MS, Clock
from bot.contests.model import FINAL_STAGES, StoredContest
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once, upsert


class Purpose(StrEnum):
    """What a post of a contest is for. The value is stored, without or with a part of it (`calls.parts_of`).

    The number of a post is that of an event, unless it is said otherwise.
    """

    BOARD = "board"  # the notice board; the number is 0
    ROOM = "room"  # a thread; the number is that of a table, from 1
    EVENT = "event"  # Discord's own event, whose id stands for a message's; the number is 0
    ANNOUNCEMENT = "announcement"  # what an organiser says to all
    CHECK_IN = "checkin"  # the call to check in
    NEW_START = "postponed"  # that it starts at another time
    TIME = "time"  # that it is paused, goes on, or has more time
    MOVED = "moved"  # the call to another channel
    ENTRY = "entry"  # that somebody else has changed an entry
    GUEST = "guest"  # the call to a member whom an organiser invites
    PARTNER = "partner"  # the call to a member who is asked to be a partner, and what came of it
    PARTNER_LEFT = "partnerleft"  # that a partner has left; the number is that of the player who stays
    NO_PARTNER = "nopartner"  # to members for whom no partner was left at the start; the number is 0
    ABSENT = "absent"  # to those who had not checked in at the start; the number is 0
    NO_PLACE = "noplace"  # to those for whom no place was left at the start; the number is 0
    ROUND = "round"  # the tables of a round; the number is the round's
    REDRAWN = "redrawn"  # that a round is drawn again
    REMINDER = "reminder"  # a reminder; the number is the minute, since 1970, at which it was due
    STANDINGS = "standings"  # the standings after a round; the number is the round's
    FOR_RATINGS = "forratings"  # that a decided match is played on for the ratings; the number is that of its table
    FINALISTS = "finalists"  # the call to those who may join the final of a season: 0 the first, 1 the next
    FINAL = "final"  # the end; the number is 0
    CANCELLED = "cancelled"  # that it has been called off; the number is 0
    DISPUTE = "dispute"  # what a player asks about a match
    RULING = "ruling"  # the answer to it
    CHANNEL_GONE = "channelgone"  # that it is paused, as its channel is gone; the number is 0


PASSING: Final = frozenset(
    {
        *(Purpose.REMINDER, Purpose.CHECK_IN, Purpose.NEW_START, Purpose.TIME, Purpose.MOVED, Purpose.FOR_RATINGS),
        *(Purpose.GUEST, Purpose.PARTNER, Purpose.PARTNER_LEFT, Purpose.CHANNEL_GONE),
        *(Purpose.ABSENT, Purpose.NO_PARTNER, Purpose.NO_PLACE, Purpose.FINALISTS),
    }
)
"""Of messages that are deleted once what they say holds no more."""
EDITED: Final = PASSING | {Purpose.DISPUTE}
"""Of messages that show what they are about as it is now."""


MOST_CALLED: Final = 100
"""Members whom a message may call: Discord takes no more."""
TABLES_A_POST: Final = 16
"""Of a round, in one message: so many lines, and calls of their members, have room in it."""


def parts_of(purpose: Purpose, number: int, count: int, most: int = MOST_CALLED) -> tuple[tuple[str, int], ...]:
    """The posts of an announcement to `count` members, or of as many tables, `most` in each; always one."""
    parts = max(1, -(-count // most))
    return ((purpose, number), *((f"{purpose}:{part}", number) for part in range(2, parts + 1)))


def read_part(purpose: str) -> tuple[str, int]:
    """The purpose of an announcement, and which of its parts this is, from 1."""
    name, _, part = purpose.partition(":")
    return name, int(part or 1)


def members_of(stored: StoredContest) -> int:
    """How many members may be called: those of all entries, as some that have left play to the end of the round."""
    return sum(len(entry.everybody) for entry in stored.contest.entries.values())


_C: Final = schema.contests.c
NOTHING: Final = 0
"""Stands for a message that came to nothing, because what it was to say was over before, or that has been deleted."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ContestPost:
    """A message that a contest wants or has. Without `message` it has not been posted; see `NOTHING`."""

    purpose: str
    number: int
    channel: int | None
    message: int | None
    shown: str | None
    """The digest of what it shows."""
    wanted_at: int

    @property
    def name(self) -> str:
        """Its purpose, whichever part of it this is."""
        return read_part(self.purpose)[0]

    @property
    def is_passing(self) -> bool:
        """Whether it shows what is so now, and goes with it."""
        return self.name in EDITED


class PostRows:
    """Reads and writes them; a part of `Contests`."""

    clock: Clock
    _database: Database

    async def posts(self, contest: int) -> tuple[ContestPost, ...]:
        """The messages of a contest, wanted and posted, in the order in which they were wanted."""
        of = schema.contest_posts
        query = select(of).where(of.c.contest_id == contest).order_by(of.c.wanted_at, of.c.purpose, of.c.number)
        async with self._database.read() as connection:
            return tuple(map(_post, await connection.execute(query)))

    async def post(self, contest: int, purpose: str, number: int) -> ContestPost | None:
        """One of them as it is now."""
        of = schema.contest_posts
        query = select(of).where(of.c.contest_id == contest, of.c.purpose == purpose, of.c.number == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _post(row)

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

    async def set_post(self, contest: int, post: ContestPost, *, channel: int, message: int, shown: str | None) -> None:
        """Write down where a message was posted and what it shows, unless it was wanted again since `post` was read.

        Then it is still to be posted.
        """
        of = schema.contest_posts
        here = (of.c.contest_id == contest, of.c.purpose == post.purpose, of.c.number == post.number)
        values = {"channel_id": channel, "message_id": message, "shown": shown}
        change = update(of).where(*here, of.c.wanted_at == post.wanted_at).values(values)
        await self._database.write(lambda connection: connection.execute(change))

    async def want(self, contest: int, purpose: str, number: int) -> None:
        """Have a message posted, once, however often it is wanted."""
        row = {"contest_id": contest, "purpose": purpose, "number": number, "wanted_at": self.clock.now()}
        await self._database.write(lambda connection: insert_once(connection, schema.contest_posts, row))

    async def note_room(self, contest: int, number: int, thread: int) -> None:
        """Write down the thread of table `number`, from 1."""
        row = {"contest_id": contest, "purpose": Purpose.ROOM, "number": number, "wanted_at": self.clock.now()}
        row |= {"channel_id": thread, "message_id": thread}
        await self._database.write(lambda connection: upsert(connection, schema.contest_posts, row))

    async def is_room(self, thread: int) -> bool:
        """Whether a thread belongs to a contest."""
        of = schema.contest_posts.c
        query = select(func.count()).where(of.purpose == Purpose.ROOM, of.channel_id == thread)
        async with self._database.read() as connection:
            return bool(await connection.scalar(query))


def _post(row: Any) -> ContestPost:
    return ContestPost(
        purpose=row.purpose,
        number=row.number,
        channel=row.channel_id,
        message=row.message_id,
        shown=row.shown,
        wanted_at=row.wanted_at,
    )
