"""The hands and games that queries of a ladder look at, what a member may see of them, counts, and rates of these."""

from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Any, Final, final

from sqlalchemy import (
    Column,
    ColumnElement,
    RowMapping,
    ScalarSelect,
    Select,
    Table,
    and_,
    false,
    func,
    select,
    true,
    union,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.seasons import ALL_FAMILIES, ALL_TIME, EVERYWHERE, Ladder
from bot.stats.write.rows import DRAWN
from bot.store import schema
from bot.tables.queries import IN_CHANNEL

_T: Final = schema.tables.c
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
        """The tables of these channels, and those where the viewer sat: of private ones nobody else knows."""
        seen = IN_CHANNEL if self.channels is None else _T.channel_id.in_(self.channels)
        return seen | _T.id.in_(sat(self.user))

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
    """The tables where a member ever sat, or whose game counts for them: no private one of an account merged in."""
    counted, sittings = schema.player_games.c, schema.sittings.c
    moved = select(counted.table_id).join(schema.tables, _T.id == counted.table_id)
    return union(
        moved.where(counted.user_id == user, IN_CHANNEL),
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
    connection: AsyncConnection, ladder: Ladder, guild: Column[int], at: Column[int], family: Column[str]
) -> list[ColumnElement[bool]]:
    """Conditions for the server, season and family of a ladder; none where it covers all."""
    conditions: list[ColumnElement[bool]] = []
    if ladder.guild != EVERYWHERE:
        conditions.append(guild == ladder.guild)
    if ladder.family != ALL_FAMILIES:
        conditions.append(family == ladder.family)
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


_S: Final = schema.standings.c


def per(count: float, of: int) -> float | None:
    """A quotient; `None` for a denominator of 0.

    >>> per(1, 4), per(1, 0)
    (0.25, None)
    """
    return count / of if of else None


@final
class Rate:
    """A property of counts: one of them per another, `None` where that is 0."""

    def __init__(self, count: str, of: str) -> None:
        self._count = count
        self._of = of

    def __get__(self, counts: object, _: type | None = None) -> float | None:
        return per(getattr(counts, self._count), getattr(counts, self._of))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Sums:
    """Counts as in `bot.stats.write.rows`, summed over `members`. A rate without a denominator is `None`."""

    members: int = 1
    games: int = 0
    games_won: int = 0
    hands: int = 0
    hands_won: int = 0
    points: int = 0
    against: int = 0
    tricks: int = 0
    calls: int = 0
    calls_made: int = 0
    euchres_made: int = 0
    euchres_suffered: int = 0
    marches: int = 0
    loners_tried: int = 0
    loners_made: int = 0
    defences_tried: int = 0
    defences_made: int = 0
    decisions: int = 0
    by_computer: int = 0
    think_ms: int = 0
    streak: int = 0
    """Games won in a row, up to the last one."""
    best_streak: int = 0

    win_rate = Rate("games_won", "games")
    hand_rate = Rate("hands_won", "hands")
    points_per_hand = Rate("points", "hands")
    """Points of the member's side per hand."""
    against_per_hand = Rate("against", "hands")
    """Points of the best opponents per hand."""
    tricks_per_hand = Rate("tricks", "hands")
    """Tricks taken by the member's own cards, per hand."""
    call_rate = Rate("calls", "hands")
    """How many of the hands the member made trump in."""
    call_success = Rate("calls_made", "calls")
    """How many of the calls were not euchred."""
    euchre_rate = Rate("euchres_made", "hands")
    """Hands in which the member's side euchred the makers, per hand."""
    euchred_rate = Rate("euchres_suffered", "hands")
    """Hands in which the member's side was euchred, per hand."""
    march_rate = Rate("marches", "hands")
    """Hands in which the member's side made trump and took every trick, per hand."""
    loner_success = Rate("loners_made", "loners_tried")
    """How many of the hands played alone took every trick."""
    defence_success = Rate("defences_made", "defences_tried")
    """How many of the hands defended alone euchred the makers."""
    computer_share = Rate("by_computer", "decisions")
    """How many of the member's decisions a computer made."""

    @property
    def think_seconds(self) -> float | None:
        """Mean seconds a decision took, those of a computer among them."""
        return per(self.think_ms, 1000 * self.decisions)

    def each(self, name: str) -> float | None:
        """A count per member."""
        return per(getattr(self, name), self.members)


_SUMMED: Final = tuple(field.name for field in fields(Sums) if field.name != "members")


def in_ladder(ladder: Ladder, table: Table = schema.standings) -> ColumnElement[bool]:
    """Whether a row of `standings` or `partnerships` is of a ladder."""
    of = table.c
    return and_(of.guild_id == ladder.guild, of.season == ladder.season, of.family == ladder.family)


async def sums_of(connection: AsyncConnection, ladder: Ladder, user: int) -> tuple[Sums, str]:
    """A member's counts in a ladder, and the name last seen at a table."""
    query = select(schema.standings).where(in_ladder(ladder), _S.user_id == user)
    row = (await connection.execute(query)).mappings().one_or_none()
    return (Sums(), "") if row is None else (_sums(row, 1), row["name"])


async def names_of(connection: AsyncConnection, ladder: Ladder, users: Collection[int]) -> dict[int, str]:
    """The last names of members, in the ladder's server and over all its games."""
    query = select(_S.user_id, _S.name).where(in_ladder(Ladder(ladder.guild)), _S.user_id.in_(sorted(users)))
    return {row.user_id: row.name for row in await connection.execute(query)}


async def sums_of_all(connection: AsyncConnection, ladder: Ladder) -> Sums:
    """The sum of all members' counts in a ladder.

    It names nobody, so hidden and former members count too.
    """
    query = select(func.count().label("members"), *(func.sum(_S[name]).label(name) for name in _SUMMED))
    row = (await connection.execute(query.where(in_ladder(ladder)))).mappings().one()
    return _sums(row, row["members"])


def _sums(row: RowMapping, members: int) -> Sums:
    return Sums(members=members, **{name: int(row[name] or 0) for name in _SUMMED})
