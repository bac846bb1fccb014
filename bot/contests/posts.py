"""The rows of messages that a contest wants or has: written with a step, posted by `cogs.live` afterwards."""

from dataclasses import dataclass
from typing import Any, Final, final

from sqlalchemy import func, or_, select, update

from bot.clock import DAY_MS, Clock
from bot.contests.purposes import PASSING, Purpose
from bot.contests.state import FINAL_STAGES
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once, upsert

_C: Final = schema.contests.c
NOTHING: Final = 0
"""Stands for a message that came to nothing, because what it was to say was over before, or that has been deleted."""


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


class PostRows:
    """Reads and writes them; a part of `Contests`."""

    clock: Clock
    _database: Database

    async def posts(self, contest: int) -> tuple[Post, ...]:
        """The messages of a contest, wanted and posted, in the order in which they were wanted."""
        of = schema.contest_posts
        query = select(of).where(of.c.contest_id == contest).order_by(of.c.wanted_at, of.c.purpose, of.c.number)
        async with self._database.read() as connection:
            return tuple(map(_post, await connection.execute(query)))

    async def post(self, contest: int, purpose: str, number: int) -> Post | None:
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

    async def set_post(self, contest: int, post: Post, *, channel: int, message: int, shown: str | None) -> None:
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


def _post(row: Any) -> Post:
    return Post(
        purpose=row.purpose,
        number=row.number,
        channel=row.channel_id,
        message=row.message_id,
        shown=row.shown,
        wanted_at=row.wanted_at,
    )
