"""What a member prefers, everywhere; how many games they have finished, and the level of computers that fits."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final, final

from cachetools import LRUCache
from sqlalchemy import ColumnElement, exists, false, not_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.read.totals import sums_of
from bot.stats.seasons import EVERYWHERE, Ladder
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import upsert
from bot.tasks import Locks
from engine.players.levels import Level

_REMEMBERED: Final = 4096
"""Members whose preferences are cached; every click needs them."""
_SECONDS: Final = 60.0
"""For how long: another process may serve another server of the member."""


class Sort(StrEnum):
    """How a hand is laid out."""

    TRUMP_FIRST = "trump_first"
    """Trumps on the left, then suits of alternating colours, high to low."""
    SUIT = "suit"
    """Always clubs, diamonds, hearts, spades; the left bower with the trumps."""


class OnlyCard(StrEnum):
    """When the only card that may be played is played without a press (`bot.members.standing_orders`)."""

    OFF = "off"
    LAST_TRICK = "last_trick"
    """Then everyone knows that it is the only one."""
    ALWAYS = "always"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """A member's preferences; `language` `None` means what Discord says."""

    language: str | None = None
    four_colours: bool = False
    text_only: bool = False
    pings: bool = True
    sort: Sort = Sort.TRUMP_FIRST
    hidden: bool = False
    """On no leaderboard."""
    only_card: OnlyCard = OnlyCard.LAST_TRICK
    avatar: bool = True
    """Whether pictures of tables show the member's avatar."""
    roles: bool = True
    """Whether Bower may give the member roles (`bot.roles`)."""
    guided: bool = False
    """No preference: whether the member has played the guided hand to its end."""


@final
class Members:
    """The preferences of all members."""

    def __init__(self, database: Database, *, pings: bool = True) -> None:
        """Without `pings` no message of Bower notifies anybody."""
        self.pings: Final = pings
        self._database = database
        self._recent: LRUCache[int, tuple[float, Preferences]] = LRUCache(_REMEMBERED)
        self._writes = 0
        self.changing = Locks[int]()  # by member, for whoever reads preferences to change them

    async def get(self, user: int) -> Preferences:
        """A member's preferences; the defaults for one who has set nothing."""
        known = self._recent.get(user)
        if known is not None and asyncio.get_running_loop().time() - known[0] < _SECONDS:
            return known[1]
        columns, writes = schema.members.c, self._writes
        async with self._database.read() as connection:
            rows = await connection.execute(select(schema.members).where(columns.user_id == user))
            row = rows.mappings().one_or_none()
        found = Preferences()
        if row is not None:
            kept: dict[str, Any] = {each.name: row[each.name] for each in fields(Preferences)}
            kept |= {"sort": Sort(row["sort"]), "only_card": OnlyCard(row["only_card"])}
            found = Preferences(**kept)
        if writes == self._writes:  # otherwise what was read may be older than what was written meanwhile
            self._recent[user] = (asyncio.get_running_loop().time(), found)
        return found

    async def set(self, user: int, preferences: Preferences) -> None:
        """Store a member's preferences."""
        chosen = {"sort": preferences.sort.value, "only_card": preferences.only_card.value}
        row = {"user_id": user, **asdict(preferences), **chosen}

        async def unit(connection: AsyncConnection) -> None:
            await upsert(connection, schema.members, row)

        try:
            await self._database.write(unit)
        finally:
            self.drop(user)  # two at once: the database knows which came last

    async def who_want_pings(self, users: Iterable[int]) -> list[int]:
        """Those of some members whom a message may notify."""
        return [user for user in users if self.pings and (await self.get(user)).pings]

    async def note_guided(self, user: int) -> None:
        """Remember that a member has played the guided hand to its end."""
        async with self.changing.of(user):
            preferences = await self.get(user)
            if not preferences.guided:
                await self.set(user, replace(preferences, guided=True))

    def drop(self, user: int) -> None:
        """Drop a member's preferences from the cache."""
        self._writes += 1
        self._recent.pop(user, None)


GAMES: Final = 3
"""Who has finished fewer is a newcomer."""


@final
class Newcomers:
    """The games of members, as the statistics count them in all servers, those with computers too."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._recent: LRUCache[tuple[int, int], int] = LRUCache(_REMEMBERED)
        """By table and member."""

    async def games_before(self, table: int, user: int) -> int:
        """How many games a member had finished when their panel of a table was first shown."""
        games = self._recent.get((table, user))
        if games is None:
            games = self._recent[table, user] = await self.games(user)
        return games

    async def games(self, user: int) -> int:
        """How many games a member has finished."""
        async with self._database.read() as connection:
            return (await sums_of(connection, Ladder(EVERYWHERE), user))[0].games


_LAST: Final = 10
"""Games at a level that count."""
_ENOUGH: Final = 5
"""With fewer, a level has not been tried enough."""
_EVEN: Final = (0.4, 0.6)
"""Shares of games won at a level that fits."""
_READ: Final = 60
"""The member's last games in a server, of which those with computers of one level are taken."""

Results = Sequence[tuple[Level, bool]]
"""Games alone with computers of one level throughout, the newest first: it, and whether the member won."""


def fit(results: Results, *, guided: bool) -> Level:
    """The level that fits a member best.

    It is the one played last of those at which 40 to 60 % of the last games were won; else the one above or below the
    level played last, as that was won too often or too seldom. Who has played no game begins at the lowest, and after
    the guided hand as a novice.
    """
    order = tuple(Level)
    if not results:
        return Level.NOVICE if guided else order[0]
    played = list(dict.fromkeys(level for level, _ in results))  # the one played last comes first
    shares = {level: _share_won(results, level) for level in played}
    for level, share in shares.items():
        if share is not None and _EVEN[0] <= share <= _EVEN[1]:
            return level
    last, share = played[0], shares[played[0]]
    if share is None:
        return last
    place = order.index(last) + (1 if share > _EVEN[1] else -1)
    return order[min(max(place, 0), len(order) - 1)]


def _share_won(results: Results, level: Level) -> float | None:
    """The share won of the last games at a level, `None` while they are too few."""
    last = [won for played, won in results if played is level][:_LAST]
    return sum(last) / len(last) if len(last) >= _ENOUGH else None


async def fitting_level(database: Database, guild: int, user: int, *, guided: bool) -> Level:
    """The level that fits a member, by their unrated games in a server in which all others were computers.

    A game counts for the level at its end, and only where everybody sat there, at that level, when its first card was
    played: whoever lowers the level to win has beaten neither the one nor the other.
    """
    game, table, seat = schema.player_games.c, schema.tables.c, schema.seats.c
    last = (
        select(game.table_id, game.won)
        .join_from(schema.player_games, schema.tables, table.id == game.table_id)
        .where(game.user_id == user, game.guild_id == guild, table.rated == false(), table.contest_id.is_(None))
        .where(not_(_has_change(game.table_id)))
        .order_by(game.no.desc())
        .limit(_READ)
    )
    async with database.read() as connection:
        games = (await connection.execute(last)).all()
        numbers = [each.table_id for each in games]
        seats = (await connection.execute(select(schema.seats).where(seat.table_id.in_(numbers)))).all()
    others: dict[int, set[str | None]] = {number: set() for number in numbers}
    for each in seats:
        if each.user_id != user:
            others[each.table_id].add(each.level if each.user_id is None else None)
    alone = [(others[each.table_id], bool(each.won)) for each in games if len(others[each.table_id]) == 1]
    return fit([(Level(level), won) for (level,), won in alone if level is not None], guided=guided)


def _has_change(number: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether somebody sat down at a table, or a level was set, after the first card: both are stored as sittings."""
    sat, log = schema.sittings.c, schema.log.c
    played = exists().where(log.table_id == sat.table_id, log.seq <= sat.since, log.line.startswith("play "))
    return exists().where(sat.table_id == number, sat.since > 0, played)
