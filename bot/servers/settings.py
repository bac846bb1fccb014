"""The settings of a server."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final, final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import add_all, insert_once
from bot.tables.model import LEVEL_DEFAULT
from bot.tables.shards import Shards
from engine.players.levels import Level

_IDS: Final = ("opener_role", "organiser_role", "contest_channel", "euchre_role", "post_channel")
"""Settings whose columns end in `_id`."""
_S: Final = schema.servers.c


class OwnPost(StrEnum):
    """What Bower posts by itself where a server wants it; buttons name the place in this list."""

    DAILY = "daily"
    """The puzzle of the day."""
    MONTHS = "months"
    """The board of the season that ends with a month; the next one begins."""
    QUARTERS = "quarters"
    """The same with a quarter of a year."""
    WEEKLY = "weekly"
    """What stood out in the week before a Monday."""


SEASONS: Final = (OwnPost.MONTHS, OwnPost.QUARTERS)
"""Of these a server wants one at most."""
SWITCHED: Final = (OwnPost.DAILY, OwnPost.WEEKLY)
"""Of these it wants any."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """A server's settings. `opener_role` is the role whose members may open tables, `None` for everyone.

    `level` is that of computers at new tables. `organiser_role` may organise contests besides Manage Server;
    `contest_channel` is where they are announced, `None` for where they are made; their times are typed in `zone`.
    `euchre_role` is what calls for players mention, if whoever calls may, `None` for members with a bell.
    `own_posts` come to `post_channel` at `post_hour` (0 to 23) of `zone`.
    """

    language: str = "en"
    preset: str = "north-american"
    opener_role: int | None = None
    level: Level = LEVEL_DEFAULT
    organiser_role: int | None = None
    contest_channel: int | None = None
    zone: str = "UTC"
    euchre_role: int | None = None
    post_channel: int | None = None
    post_hour: int = 12
    own_posts: frozenset[OwnPost] = frozenset()


@final
class Servers:
    """The settings of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listeners: list[Callable[[], None]] = []

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call a function after each change of any server's settings."""
        self._listeners.append(listener)

    async def get(self, guild: int) -> ServerSettings:
        """A server's settings; the defaults for one that has set nothing."""
        return await self._find(guild) or ServerSettings()

    async def is_known(self, guild: int) -> bool:
        """Whether the server has stored settings; if not, its language is Discord's."""
        return await self._find(guild) is not None

    async def set(self, guild: int, settings: ServerSettings, *, before: ServerSettings | None = None) -> None:
        """Store a server's settings: all of them, or those that differ from `before`.

        `before` is what the change was made from. Another change made since then stays.
        """
        row = {"guild_id": guild, **_columns(settings)}
        same = () if before is None else [name for name, value in _columns(before).items() if row[name] == value]

        async def unit(connection: AsyncConnection) -> None:
            if len(same) == len(row) - 1:
                await insert_once(connection, schema.servers, row)
            else:
                await add_all(connection, schema.servers, [row], keep=same)

        await self._database.write(unit)
        for listener in self._listeners:
            listener()

    async def that_post(self, shards: Shards) -> dict[int, ServerSettings]:
        """The settings of the servers of these shards that want posts of Bower's own, by their ids."""
        query = select(schema.servers).where(_S.post_channel_id.is_not(None), _S.own_posts.is_not(None))
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(shards.own(_S.guild_id)))
            return {row.guild_id: _read(row) for row in rows}

    async def _find(self, guild: int) -> ServerSettings | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.servers).where(_S.guild_id == guild))).one_or_none()
        return None if row is None else _read(row)


def _read(row: Any) -> ServerSettings:
    return ServerSettings(
        language=row.language,
        preset=row.preset,
        opener_role=row.opener_role_id,
        level=Level(row.level),
        organiser_role=row.organiser_role_id,
        contest_channel=row.contest_channel_id,
        zone=row.zone,
        euchre_role=row.euchre_role_id,
        post_channel=row.post_channel_id,
        post_hour=row.post_hour,
        own_posts=frozenset(each for each in OwnPost if each in (row.own_posts or "").split()),
    )


def _columns(settings: ServerSettings) -> dict[str, Any]:
    """The columns of `schema.servers` without the server's id."""
    values = asdict(settings)
    ids = {f"{name}_id": values.pop(name) for name in _IDS}
    return {**ids, **values, "own_posts": " ".join(sorted(settings.own_posts)) or None}
