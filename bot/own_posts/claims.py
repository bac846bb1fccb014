"""Posts that are due, each claimed once: a row of `posts` for server, kind and day, whatever happens afterwards."""

from collections.abc import Callable
from typing import Final, NamedTuple, final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.own_posts.schedule import puzzle_post_at
from bot.posts.rows import Keeps, Key, want
from bot.puzzles.daily import Puzzles, day_of
from bot.servers.settings import OwnPost, Servers
from bot.store import schema
from bot.store.database import Database
from bot.tables.shards import Shards

_P: Final = schema.posts.c
_S: Final = schema.servers.c


class Claimed(NamedTuple):
    """A post that is wanted from now on; `before` are the rows of its kind that it takes the place of."""

    row: int
    guild: int
    channel: int
    before: tuple[int, ...]


@final
class OwnPosts:
    """Remembers nothing: what is due follows from the servers' settings, the clock, and the rows there are.

    A post whose puzzle is over is not made up for.
    """

    def __init__(self, database: Database, servers: Servers, puzzles: Puzzles, clock: Clock, shards: Shards) -> None:
        self.clock = clock
        self._database = database
        self._servers = servers
        self._puzzles = puzzles
        self._shards = shards

    async def claim_due(self, is_in: Callable[[int], bool]) -> tuple[tuple[Claimed, ...], int | None]:
        """Claim what is due in the servers that the bot `is_in`; and when the next post is due, milliseconds UTC.

        Raises:
            bot.puzzles.daily.PuzzleNotReady: Try again then; nothing is claimed.
        """
        now = self.clock.now()
        day = day_of(now)
        servers = await self._servers.that_post(self._shards)
        wanted = {guild: each for guild, each in servers.items() if OwnPost.DAILY in each.own_posts and is_in(guild)}
        posted = await self._days_posted(OwnPost.DAILY, day) if wanted else frozenset[int]()
        due, later = list[int](), list[int]()
        for guild, settings in wanted.items():
            today, tomorrow = (
                puzzle_post_at(each, settings.post_hour, settings.zone, guild) for each in (day, day + 1)
            )
            if guild not in posted and today <= now:
                due.append(guild)
            later.append(today if guild not in posted and today > now else tomorrow)
        if due and (await self._puzzles.today()).day != day:  # it took until the next day
            return (), now
        claims = [await self._claim(Key(guild, OwnPost.DAILY, day)) for guild in due]
        return tuple(each for each in claims if each is not None), min(later, default=None)

    async def _days_posted(self, kind: str, number: int) -> frozenset[int]:
        query = select(_P.guild_id).where(_P.kind == kind, _P.number == number)
        async with self._database.read() as connection:
            return frozenset(await connection.scalars(query))

    async def _claim(self, key: Key) -> Claimed | None:
        """Want a post, unless it is wanted already, or the server has changed its mind."""
        mine = (_P.guild_id == key.guild, _P.kind == key.kind)

        async def unit(connection: AsyncConnection) -> Claimed | None:
            query = select(_S.post_channel_id, _S.own_posts).where(_S.guild_id == key.guild)
            settings = (await connection.execute(query)).one_or_none()
            if (
                settings is None
                or settings.post_channel_id is None
                or key.kind not in (settings.own_posts or "").split()
            ):
                return None
            if await connection.scalar(select(_P.id).where(*mine, _P.number == key.number)) is not None:
                return None
            before = tuple(await connection.scalars(select(_P.id).where(*mine, ~_P.done)))
            row = await want(connection, key, settings.post_channel_id, Keeps.EDITED, self.clock.now())
            return Claimed(row, key.guild, settings.post_channel_id, before)

        try:
            return await self._database.write(unit)
        except IntegrityError:
            return None  # another process came first
