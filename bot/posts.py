"""The rows of messages that are wanted or posted: written with what causes them, posted by `cogs.live.desk`."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple, final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.store import schema
from bot.store.database import Database
from bot.tables.shards import Shards

_P: Final = schema.posts.c


class Keeps(StrEnum):
    """What becomes of a message."""

    STAYS = "stays"
    """It is posted once, and never changed."""
    EDITED = "edited"
    """It shows what is wanted now, and stays as it is once nothing is wanted any more."""
    PASSING = "passing"
    """It shows what is wanted now, and is deleted once nothing is wanted any more."""
    LASTS = "lasts"
    """It shows what is wanted now, and comes again where somebody has deleted it or it belongs elsewhere."""


class Key(NamedTuple):
    """What a message is about, by the number of a kind of thing: a call, a day. A server has one message about each."""

    guild: int
    kind: str
    number: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message that is wanted. Without `message` it has not been posted; nothing becomes of one that is `done`."""

    id: int
    key: Key
    channel: int
    keeps: Keeps
    message: int | None
    shown: str | None
    """The digest of what it shows."""
    wanted_at: int
    done: bool


async def want(connection: AsyncConnection, key: Key, channel: int, keeps: Keeps, now: int) -> int:
    """Have a message posted, in the transaction with what causes it; the id of its row.

    Raises:
        sqlalchemy.exc.IntegrityError: When it is wanted already.
    """
    row = _row(key, channel, keeps, now)
    return int((await connection.execute(insert(schema.posts).values(row).returning(_P.id))).scalar_one())


@final
class Posts:
    """Reads them, and notes where messages are."""

    def __init__(self, database: Database, clock: Clock, shards: Shards) -> None:
        self.clock = clock
        self._database = database
        self._shards = shards

    async def get(self, number: int) -> Post | None:
        """One of them as it is now."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.posts).where(_P.id == number))).one_or_none()
        return None if row is None else _post(row)

    async def find(self, key: Key) -> Post | None:
        """The message about something, if there is one."""
        here = (_P.guild_id == key.guild, _P.kind == key.kind, _P.number == key.number)
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.posts).where(*here))).one_or_none()
        return None if row is None else _post(row)

    async def add_shared(self, key: Key, channel: int, message: int) -> None:
        """Note a message that a member had posted; only `reopen` changes it."""
        row = {**_row(key, channel, Keeps.EDITED, self.clock.now()), "message_id": message, "done": True}
        await self._database.write(lambda connection: connection.execute(insert(schema.posts).values(row)))

    async def reopen(self, guild: int, kinds: Collection[str], number: int) -> Sequence[int]:
        """Look after messages about something again, whatever they show; their rows."""
        here = (_P.guild_id == guild, _P.kind.in_(kinds), _P.number == number)
        change = update(schema.posts).where(*here).values(done=False, shown=None).returning(_P.id)

        async def unit(connection: AsyncConnection) -> Sequence[int]:
            return (await connection.scalars(change)).all()

        return await self._database.write(unit)

    async def to_do(self) -> tuple[Post, ...]:
        """All that are not done, of the servers of this process's shards."""
        query = select(schema.posts).where(~_P.done, self._shards.own(_P.guild_id)).order_by(_P.id)
        async with self._database.read() as connection:
            return tuple(map(_post, await connection.execute(query)))

    async def newest(self, guild: int, kind: str) -> int | None:
        """The highest number of a kind in a server."""
        query = select(func.max(_P.number)).where(_P.guild_id == guild, _P.kind == kind)
        async with self._database.read() as connection:
            return await connection.scalar(query)

    async def note(self, post: Post, *, message: int | None, shown: str | None, done: bool) -> None:
        """Write down where a message is and what it shows."""
        values = {"message_id": message, "shown": shown, "done": done}
        change = update(schema.posts).where(_P.id == post.id).values(values)
        await self._database.write(lambda connection: connection.execute(change))


def _row(key: Key, channel: int, keeps: Keeps, now: int) -> dict[str, Any]:
    row = {"guild_id": key.guild, "kind": key.kind, "number": key.number, "channel_id": channel}
    return {**row, "keeps": keeps.value, "wanted_at": now}


def _post(row: Any) -> Post:
    return Post(
        id=row.id,
        key=Key(row.guild_id, row.kind, row.number),
        channel=row.channel_id,
        keeps=Keeps(row.keeps),
        message=row.message_id,
        shown=row.shown,
        wanted_at=row.wanted_at,
        done=row.done,
    )
