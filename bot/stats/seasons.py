"""Seasons of a server, and the ladders of server, season and family in which results are counted."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, NamedTuple, final

from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.stats.write import journal
from bot.stats.write.journal import JournalKind
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Member, Sitter
from bot.user_text import tidy
from engine import Refused

EVERYWHERE: Final = 0
"""As a server: all of them."""
ALL_TIME: Final = 0
"""As a season: all of them."""
ALL_FAMILIES: Final = ""


@final
class Ladder(NamedTuple):
    """The members of a server, season and family, who are compared with each other."""

    guild: int
    season: int = ALL_TIME
    family: str = ALL_FAMILIES


def season_on(guild: ColumnElement[int] | int, at: ColumnElement[int] | int) -> ColumnElement[bool]:
    """Whether a row of `seasons` is the season that a server was in. Seasons of a server never overlap."""
    seasons = schema.seasons.c
    return and_(
        seasons.guild_id == guild, seasons.started_at <= at, or_(seasons.ended_at.is_(None), seasons.ended_at > at)
    )


async def season_at(connection: AsyncConnection, guild: int, at: int) -> int:
    """The number of the season that a server was in; `ALL_TIME` where there was none."""
    query = select(schema.seasons.c.number).where(season_on(guild, at))
    return await connection.scalar(query.order_by(schema.seasons.c.number.desc()).limit(1)) or ALL_TIME


def ladders_of(guild: int, season: int, family: str) -> tuple[Ladder, ...]:
    """Every ladder that a hand or game of a server counts in; `season` is the one it was played in.

    What belongs to no server counts in those of all.

    >>> [len(ladders_of(*place, "partners")) for place in ((1, ALL_TIME), (1, 3), (EVERYWHERE, ALL_TIME))]
    [4, 6, 2]
    """
    places = dict.fromkeys(((guild, ALL_TIME), (EVERYWHERE, ALL_TIME), (guild, season)))
    return tuple(Ladder(*place, each) for place in places for each in (ALL_FAMILIES, family))


def rating_ladders_of(guild: int, season: int, family: str) -> tuple[Ladder, ...]:
    """Every ladder that a rated game of a server is rated in: always in its family."""
    return tuple(ladder for ladder in ladders_of(guild, season, family) if ladder.family)


LONGEST: Final = 48
"""Characters of a name."""
ITSELF: Final = Sitter(user=None, name="Bower")
"""Who begins and ends seasons at their dates, and gives roles."""
_S: Final = schema.seasons.c


class SeasonCode(StrEnum):
    """Why a season does not begin, does not end, or is not shown. The value is a key of the catalogue."""

    NOT_MANAGER = "reply-not-manager"
    RUNNING = "season-running"
    """Data: `season`, the name of the one that is on."""
    NONE_RUNNING = "season-none-running"
    BAD_NAME = "season-bad-name"
    """Data: `limit`."""
    UNKNOWN = "season-unknown"
    """Data: `season`, what was typed."""
    NOT_EVERYWHERE = "season-not-everywhere"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A season; `name` may be empty. It was on from `started_at` up to just before `ended_at`, milliseconds UTC."""

    number: int
    name: str
    started_at: int
    ended_at: int | None

    @property
    def running(self) -> bool:
        """Whether it is on."""
        return self.ended_at is None


@final
class Seasons:
    """The seasons of servers; they never overlap."""

    def __init__(self, database: Database, *, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def start(self, guild: int, by: Member, name: str = "") -> Season:
        """Begin the next season of a server; `by` must be a moderator."""
        _check_manager(by)
        name = tidy(name)
        if len(name) > LONGEST:
            raise Refused(SeasonCode.BAD_NAME, limit=LONGEST)

        async def unit(connection: AsyncConnection) -> Season:
            last = await _last(connection, guild)
            if last is not None and last.ended_at is None:
                raise Refused(SeasonCode.RUNNING, season=last.name or str(last.number))
            return await self._start(connection, guild, by, last, name)

        return await self._database.write(unit)

    async def turn(self, connection: AsyncConnection, guild: int, name: str) -> Season | None:
        """End the season that is on, if one is, and begin the next, in a transaction at a season's date.

        Returns the one that has ended.
        """
        last = await _last(connection, guild)
        ended = None
        if last is not None and last.ended_at is None:
            last = ended = await self._end(connection, guild, None, last)
        await self._start(connection, guild, None, last, name)
        return ended

    async def end(self, guild: int, by: Member, number: int | None = None) -> Season:
        """End the season that is on, if it is the one of this number; `by` must be a moderator.

        What is played from now on counts for it no more.
        """
        _check_manager(by)

        async def unit(connection: AsyncConnection) -> Season:
            last = await _last(connection, guild)
            if last is None or last.ended_at is not None or number not in (None, last.number):
                raise Refused(SeasonCode.NONE_RUNNING)
            return await self._end(connection, guild, by, last)

        return await self._database.write(unit)

    async def _start(
        self, connection: AsyncConnection, guild: int, by: Member | None, last: Season | None, name: str
    ) -> Season:
        at = await self._free_moment(connection, guild)
        season = Season(number=last.number + 1 if last else 1, name=name, started_at=at, ended_at=None)
        row = {"guild_id": guild, "number": season.number, "name": name, "started_at": at, "ended_at": None}
        await connection.execute(insert(schema.seasons).values(row))
        await _note(connection, JournalKind.SEASON_START, guild, by, season, at)
        return season

    async def _end(self, connection: AsyncConnection, guild: int, by: Member | None, last: Season) -> Season:
        at = await self._free_moment(connection, guild)
        here = (_S.guild_id == guild, _S.number == last.number)
        await connection.execute(update(schema.seasons).where(*here).values(ended_at=at))
        season = replace(last, ended_at=at)
        await _note(connection, JournalKind.SEASON_END, guild, by, season, at)
        return season

    async def find_end_since(self, guild: int, at: int) -> Season | None:
        """The first season that ended at a time or later."""
        found = (each for each in reversed(await self.all(guild)) if each.ended_at is not None and each.ended_at >= at)
        return next(found, None)

    async def all(self, guild: int) -> tuple[Season, ...]:
        """Every season of a server, the last first."""
        query = select(schema.seasons).where(_S.guild_id == guild).order_by(_S.number.desc())
        async with self._database.read() as connection:
            return tuple(_season(row) for row in await connection.execute(query))

    async def current(self, guild: int) -> Season | None:
        """The season that is on."""
        async with self._database.read() as connection:
            last = await _last(connection, guild)
        return last if last is not None and last.running else None

    async def find(self, guild: int, typed: str) -> Season:
        """The season of a number or a name, as someone types it; of two of a name the last."""
        wanted = tidy(typed).casefold()
        seasons = await self.all(guild)
        for season in seasons:
            if wanted == str(season.number):
                return season
        for season in seasons:
            if wanted and wanted == season.name.casefold():
                return season
        raise Refused(SeasonCode.UNKNOWN, season=typed)

    async def _free_moment(self, connection: AsyncConnection, guild: int) -> int:
        """Now, or the first later moment after everything counted so far.

        By the clock alone, a hand that ended in the same millisecond, or before a clock was set back, would count for
        one season when it ended and for another when the records are made again.
        """
        hands, lines = schema.hands.c, schema.journal.c
        last = (
            await connection.scalar(select(func.max(hands.at)).where(hands.guild_id == guild)),
            await connection.scalar(select(func.max(lines.at)).where(lines.guild_id == guild)),
            await connection.scalar(select(func.max(_S.started_at)).where(_S.guild_id == guild)),
            await connection.scalar(select(func.max(_S.ended_at)).where(_S.guild_id == guild)),
        )
        return max(self._clock.now(), *(1 + at for at in last if at is not None), 0)


async def _last(connection: AsyncConnection, guild: int) -> Season | None:
    query = select(schema.seasons).where(_S.guild_id == guild).order_by(_S.number.desc()).limit(1)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else _season(row)


def _season(row: Any) -> Season:
    return Season(number=row.number, name=row.name, started_at=row.started_at, ended_at=row.ended_at)


async def _note(
    connection: AsyncConnection, kind: JournalKind, guild: int, by: Member | None, season: Season, at: int
) -> None:
    name = season.name or str(season.number)
    await journal.add(connection, kind, guild=guild, by=by or ITSELF, detail=name, at=at)


def _check_manager(by: Member) -> None:
    if not by.moderator:
        raise Refused(SeasonCode.NOT_MANAGER)
