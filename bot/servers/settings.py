"""The settings of a server."""

from dataclasses import asdict, dataclass
from typing import Any, Final, final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import add_all, insert_once
from bot.tables.model import LEVEL_DEFAULT
from engine.players.levels import Level

_IDS: Final = ("opener_role", "organiser_role", "contest_channel", "euchre_role")
"""Settings whose columns end in `_id`."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """A server's settings. `opener_role` is the role whose members may open tables, `None` for everyone.

    `level` is that of computers at new tables. `organiser_role` may organise contests besides Manage Server;
    `contest_channel` is where they are announced, `None` for where they are made; their times are typed in `zone`.
    `euchre_role` is what calls for players mention, if whoever calls may, `None` for members with a bell.
    """

    language: str = "en"
    preset: str = "north-american"
    opener_role: int | None = None
    level: Level = LEVEL_DEFAULT
    organiser_role: int | None = None
    contest_channel: int | None = None
    zone: str = "UTC"
    euchre_role: int | None = None


@final
class Servers:
    """The settings of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

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

    async def _find(self, guild: int) -> ServerSettings | None:
        columns = schema.servers.c
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.servers).where(columns.guild_id == guild))).one_or_none()
        if row is None:
            return None
        return ServerSettings(
            language=row.language,
            preset=row.preset,
            opener_role=row.opener_role_id,
            level=Level(row.level),
            organiser_role=row.organiser_role_id,
            contest_channel=row.contest_channel_id,
            zone=row.zone,
            euchre_role=row.euchre_role_id,
        )


def _columns(settings: ServerSettings) -> dict[str, Any]:
    """The columns of `schema.servers` without the server's id."""
    values = asdict(settings)
    ids = {f"{name}_id": values.pop(name) for name in _IDS}
    return {**ids, **values}
