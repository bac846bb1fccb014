"""The hands and games that detailed queries of a ladder look at, and what a member may see of a server's records."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, final

from sqlalchemy import Column, ColumnElement, ScalarSelect, Select, false, select, true, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.ladders import ALL_TIME, EVERYWHERE, Ladder
from bot.stats.write.rows import DRAWN
from bot.store import schema

WHOLE: Final = schema.games.c.winner.is_not(None) | (schema.games.c.ended == DRAWN)
"""Games that came to their end."""
LATEST_HANDS: Final = 10_000
"""The most hands that a detailed query reads, the latest ones: answers must be quick."""
LATEST_GAMES: Final = 2_000
"""The same for games."""


@final
@dataclass(frozen=True, slots=True)
class Viewer:
    """Who reads a server's records, and the channels that they see; `None` means all, also those that are gone."""

    user: int
    channels: Collection[int] | None = None

    @property
    def tables(self) -> ColumnElement[bool]:
        """The tables of these channels, and those where the viewer sat."""
        table = schema.tables.c
        return true() if self.channels is None else table.channel_id.in_(self.channels) | table.id.in_(sat(self.user))

    @property
    def contests(self) -> ColumnElement[bool]:
        """The contests of these channels, and those that have the viewer among their people."""
        if self.channels is None:
            return true()
        contest, player = schema.contests.c, schema.contest_players.c
        own = select(player.contest_id).where(player.user_id == self.user)
        return contest.channel_id.in_(self.channels) | contest.id.in_(own)


SEES_ALL: Final = Viewer(0)


def sat(user: int) -> ScalarSelect[Any]:
    """The tables where a member ever sat, or whose game counts for them."""
    counted, sittings = schema.player_games.c, schema.sittings.c
    return union(
        select(counted.table_id).where(counted.user_id == user),
        select(sittings.table_id).where(sittings.user_id == user),
    ).scalar_subquery()


def select_unlisted(ladder: Ladder) -> list[Select[int]]:
    """Queries of the members who are on no board of a ladder."""
    members, unlisted = schema.members.c, schema.unlisted.c
    out = [select(members.user_id).where(members.hidden.is_(True))]
    if ladder.guild != EVERYWHERE:
        out.append(select(unlisted.user_id).where(unlisted.guild_id == ladder.guild))
    return out


async def window(
    connection: AsyncConnection, ladder: Ladder, guild: Column[int], at: Column[int]
) -> list[ColumnElement[bool]]:
    """Conditions for the server and season of a ladder; none where it covers all."""
    conditions: list[ColumnElement[bool]] = []
    if ladder.guild != EVERYWHERE:
        conditions.append(guild == ladder.guild)
    if ladder.season != ALL_TIME:
        seasons = schema.seasons.c
        query = select(seasons.started_at, seasons.ended_at).where(
            seasons.guild_id == ladder.guild, seasons.number == ladder.season
        )
        span: Any = (await connection.execute(query)).one_or_none()
        if span is None:
            return [false()]
        conditions.append(at >= span.started_at)
        if span.ended_at is not None:
            conditions.append(at < span.ended_at)
    return conditions
