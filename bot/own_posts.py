"""Posts that come by themselves, where a server wants them: when, and that each is claimed once, whatever happens."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import date, datetime, time, timedelta
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeAlias, final
from zlib import crc32

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS, MINUTE_MS, Clock
from bot.posts import Keeps, Key, Post, want
from bot.puzzles.daily import Puzzles
from bot.servers import SEASONS, OwnPost, Servers, ServerSettings
from bot.stats.seasons import Seasons
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once
from bot.tables.shards import Shards
from bot.texts.catalogue import say
from bot.wall_clock import instant, local_time, zone_of
from engine import Refused

SPREAD_MS: Final = 4 * MINUTE_MS
"""Posts of one hour come within so much time, so that many servers are no burst of requests."""
MONTHS: Final = {OwnPost.MONTHS: 1, OwnPost.QUARTERS: 3}
"""How long seasons last that follow the calendar."""
_EPOCH: Final = date(1970, 1, 1)
WEEK: Final = timedelta(days=7)
QUESTION_DAY: Final = timedelta(days=3)
"""When in its week the question comes, after Monday."""
_FORTNIGHT: Final = timedelta(days=14)
"""No place keeps other clocks for less than that: Morocco changes them for the month of Ramadan."""


def puzzle_post_at(day: int, hour: int, zone: str, guild: int) -> int:
    """When a server's post about the puzzle of a day (UTC) comes: at that hour (0 to 23) of the zone, while it is on.

    Each date of the zone has one such post, about the same day or the next. Where summer time puts the hour before the
    puzzle's begin the post comes with the puzzle, an hour late, rather than twice about one puzzle. (At 23:00 in the
    Azores, and nowhere else, that is after the date's end.)
    """
    known = _zone_or_utc(zone)
    begin = datetime.combine(_EPOCH + timedelta(days=day), time())
    shown = begin + _least_offset(known, begin.year)  # by clocks of the zone, at the puzzle's begin, in winter
    meant = datetime.combine(shown, time(hour))
    if meant < shown:
        meant += timedelta(days=1)
    return max(instant(meant, known), day * DAY_MS) + spread_of(guild)


def monday_at(now: int, zone: str) -> date:
    """The Monday of the week that a time is in, by the clocks of a zone."""
    today = local_time(now, _zone_or_utc(zone)).date()
    return today - timedelta(days=today.weekday())


def week_post_at(monday: date, hour: int, zone: str, guild: int) -> int:
    """When a server's post about the week before a Monday comes: on that day, at that hour of the zone."""
    return instant(datetime.combine(monday, time(hour)), _zone_or_utc(zone)) + spread_of(guild)


def week_before(monday: date, zone: str) -> tuple[int, int]:
    """When the week before a Monday begins and ends, by the clocks of a zone."""
    known = _zone_or_utc(zone)
    begins, ends = (instant(datetime.combine(day, time()), known) for day in (monday - WEEK, monday))
    return begins, ends


class Period(NamedTuple):
    """A month or a quarter: its first date, when a season begins with it, and when the next one does."""

    first: date
    begins: int
    ends: int


def period_at(now: int, months: int, hour: int, zone: str, guild: int) -> Period:
    """The period of so many months that a time is in; it begins at that hour of its first date in the zone."""
    known = _zone_or_utc(zone)
    today = local_time(now, known).date()
    first = date(today.year, (today.month - 1) // months * months + 1, 1)

    def begin(first: date) -> int:
        return instant(datetime.combine(first, time(hour)), known) + spread_of(guild)

    if begin(first) > now:
        first = _later(first, -months)
    return Period(first, begin(first), begin(_later(first, months)))


def _later(first: date, months: int) -> date:
    years, month = divmod(first.month - 1 + months, 12)
    return date(first.year + years, month + 1, 1)


def spread_of(guild: int) -> int:
    """How much later than others the posts of a server come, below `SPREAD_MS`; always the same."""
    return crc32(guild.to_bytes(8, "big")) % SPREAD_MS


def _zone_or_utc(zone: str) -> str:
    """The zone, or UTC for one that this machine does not know."""
    try:
        zone_of(zone)
    except Refused:
        return "UTC"
    return zone


@lru_cache(1024)
def _least_offset(zone: str, year: int) -> timedelta:
    """What the clocks of a zone are ahead of UTC in a year, at the least."""
    begin, place = datetime(year, 1, 1, 12), zone_of(zone)  # noqa: DTZ001 - a time of the zone, given below
    found = ((begin + _FORTNIGHT * number).replace(tzinfo=place).utcoffset() for number in range(27))
    return min(offset for offset in found if offset is not None)


_P: Final = schema.posts.c
_S: Final = schema.servers.c

_NOWHERE: Final = 0
"""The channel of a row that is there so that nothing is posted."""
_SOON_MS: Final = 5_000
"""Until a post that the desk is to end has ended."""

_Wanted: TypeAlias = Mapping[int, ServerSettings]


class Claimed(NamedTuple):
    """A post that is wanted from now on; `before` are the rows of its kind that it takes the place of."""

    row: int
    guild: int
    channel: int
    before: tuple[int, ...]


@final
class OwnPosts:
    """Remembers nothing: what is due follows from the servers' settings, the clock, and the rows there are.

    The number of a row is the puzzle's day since 1970-01-01, or a season's first date or a Monday since 0001-01-01.
    """

    def __init__(
        self, database: Database, servers: Servers, puzzles: Puzzles, seasons: Seasons, clock: Clock, shards: Shards
    ) -> None:
        self.clock = clock
        self._database = database
        self._servers = servers
        self._puzzles = puzzles
        self._seasons = seasons
        self._shards = shards

    async def claim_due(self, is_in: Callable[[int], bool], on_claim: Callable[[Claimed], None]) -> int | None:
        """Claim what is due in the servers that the bot `is_in`, one after the other.

        Returns when the next post is due, milliseconds UTC; None where no server wants any.
        """
        servers = await self._servers.that_post(self._shards)
        servers = {guild: settings for guild, settings in servers.items() if is_in(guild)}
        due_at = list[int]()
        weekly = dict.fromkeys((OwnPost.WEEKLY, OwnPost.QUESTION), self._claim_weeks)
        ways = dict.fromkeys(SEASONS, self._claim_seasons) | weekly
        for kind, claim in (ways | {OwnPost.DAILY: self._claim_puzzles}).items():  # a puzzle may have to be made first
            wanted = {guild: settings for guild, settings in servers.items() if kind in settings.own_posts}
            if wanted:
                due_at += await self._move(kind, wanted, on_claim)
                due_at += await claim(kind, wanted, on_claim)
        return min(due_at, default=None)

    async def is_wanted(self, post: Post) -> bool:
        """Whether a post has been posted, or its server still wants it, there, and no later one of its kind."""
        if post.message is not None:
            return True
        newest = await self._newest(post.key.kind, (post.key.guild,))
        async with self._database.read() as connection:
            channel = await _find_channel(connection, post.key)
        return channel == post.channel and newest.get(post.key.guild) == post.key.number

    async def begin_seasons(self, guild: int, kind: OwnPost, settings: ServerSettings) -> Period:
        """Let seasons follow the calendar from the next date on: no season begins or ends now."""
        now = self.clock.now()
        period = _period(kind, settings, guild, now)
        row = {"guild_id": guild, "kind": kind.value, "number": period.first.toordinal(), "done": True}
        row |= {"channel_id": _NOWHERE, "keeps": Keeps.STAYS.value, "wanted_at": now}
        await self._database.write(lambda connection: insert_once(connection, schema.posts, row))
        return period

    async def _claim_puzzles(self, kind: OwnPost, wanted: _Wanted, on_claim: Callable[[Claimed], None]) -> list[int]:
        """Posts about the puzzle of today, and when the next are due; one that is over is not made up for."""
        now = self.clock.now()
        day, due, due_at = now // DAY_MS, list[int](), list[int]()
        newest = await self._newest(kind, wanted)
        for guild, settings in wanted.items():
            hour, zone = settings.post_hour, settings.zone
            today, tomorrow = (puzzle_post_at(each, hour, zone, guild) for each in (day, day + 1))
            is_posted = newest.get(guild, 0) >= day
            if not is_posted and today <= now:
                due.append(guild)
            due_at.append(today if not is_posted and today > now else tomorrow)
        if due:
            try:
                is_there = (await self._puzzles.today()).day == day
            except Refused:
                is_there = False
            if not is_there:
                return [*due_at, now + MINUTE_MS]
        for guild in due:
            await self._claim(Key(guild, kind, day), Keeps.EDITED, on_claim)
        return due_at

    async def _claim_seasons(self, kind: OwnPost, wanted: _Wanted, on_claim: Callable[[Claimed], None]) -> list[int]:
        """Ends and begins of seasons at their dates, or later where nobody looked; and when the next are due."""
        due_at, newest = list[int](), await self._newest(kind, wanted)
        for guild, settings in wanted.items():
            period = _period(kind, settings, guild, self.clock.now())
            due_at.append(period.ends)
            number, name = period.first.toordinal(), _season_name(kind, period, settings.language)
            if newest.get(guild, 0) < number:
                turn = partial(self._seasons.turn, guild=guild, name=name)
                await self._claim(Key(guild, kind, number), Keeps.STAYS, on_claim, turn)
        return due_at

    async def _claim_weeks(self, kind: OwnPost, wanted: _Wanted, on_claim: Callable[[Claimed], None]) -> list[int]:
        """Posts of this week, and when the next are due; one a day late is not made up for."""
        now, due_at = self.clock.now(), list[int]()
        newest, after = await self._newest(kind, wanted), QUESTION_DAY if kind is OwnPost.QUESTION else timedelta()
        for guild, settings in wanted.items():
            hour, zone = settings.post_hour, settings.zone
            monday = monday_at(now, zone)
            this, following = (week_post_at(each + after, hour, zone, guild) for each in (monday, monday + WEEK))
            due_at.append(this if now < this else following)
            number = monday.toordinal()
            if this <= now < this + DAY_MS and newest.get(guild, 0) < number:
                await self._claim(Key(guild, kind, number), Keeps.EDITED, on_claim)
        return due_at

    async def _newest(self, kind: str, guilds: Iterable[int]) -> dict[int, int]:
        """The highest number of a kind in each of these servers that has any."""
        query = select(_P.guild_id, func.max(_P.number).label("number")).where(
            _P.kind == kind, _P.guild_id.in_(sorted(guilds))
        )
        async with self._database.read() as connection:
            rows = await connection.execute(query.group_by(_P.guild_id))
        return {row.guild_id: row.number for row in rows}

    async def _move(self, kind: str, wanted: _Wanted, on_claim: Callable[[Claimed], None]) -> list[int]:
        """Let posts that no channel has taken go to the channels that are chosen now.

        The desk ends such a post first, for it may be about to post it. Returns when to look again for that.
        """
        now, due_at = self.clock.now(), list[int]()
        numbers = {guild: _number(kind, settings, guild, now) for guild, settings in wanted.items()}
        never = (_P.message_id.is_(None), _P.shown.is_(None), _P.channel_id != _NOWHERE)
        mine = (_P.kind == kind, _P.guild_id.in_(sorted(numbers)), _P.number >= min(numbers.values()))
        query = select(_P.id, _P.guild_id, _P.number, _P.channel_id, _P.done).where(*never, *mine)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            channel = wanted[row.guild_id].post_channel
            if row.number != numbers[row.guild_id] or channel is None or channel == row.channel_id:
                continue
            if row.done:
                again = update(schema.posts).where(_P.id == row.id, _P.done).values(channel_id=channel, done=False)
                await self._database.write(lambda connection, again=again: connection.execute(again))
                on_claim(Claimed(row.id, row.guild_id, channel, ()))
            else:
                on_claim(Claimed(row.id, row.guild_id, row.channel_id, ()))
                due_at.append(now + _SOON_MS)
        return due_at

    async def _claim(
        self,
        key: Key,
        keeps: Keeps,
        on_claim: Callable[[Claimed], None],
        turn: Callable[[AsyncConnection], Awaitable[object]] | None = None,
    ) -> None:
        """Want a post, unless it is wanted already, or the server has changed its mind.

        `turn` does in the same transaction what there is to post about; nothing is false.
        """
        mine, now = (_P.guild_id == key.guild, _P.kind == key.kind), self.clock.now()

        async def unit(connection: AsyncConnection) -> Claimed | None:
            channel = await _find_channel(connection, key)
            if channel is None:
                return None
            if await connection.scalar(select(_P.id).where(*mine, _P.number == key.number)) is not None:
                return None
            before = tuple(await connection.scalars(select(_P.id).where(*mine, ~_P.done)))
            row = await want(connection, key, channel, keeps, now)
            if turn is not None and not await turn(connection):
                await connection.execute(update(schema.posts).where(_P.id == row).values(done=True))
                return None
            return Claimed(row, key.guild, channel, before)

        try:
            claimed = await self._database.write(unit)
        except IntegrityError:
            return  # another process came first
        if claimed is not None:
            on_claim(claimed)


async def _find_channel(connection: AsyncConnection, key: Key) -> int | None:
    """Where posts of a kind come in a server now; None where it does not want them."""
    query = select(_S.post_channel_id, _S.own_posts).where(_S.guild_id == key.guild)
    channel, kinds = (await connection.execute(query)).one_or_none() or (None, None)
    return channel if key.kind in (kinds or "").split() else None


def _number(kind: str, settings: ServerSettings, guild: int, now: int) -> int:
    """The number of the post that is due now, or was last."""
    if kind in (OwnPost.WEEKLY, OwnPost.QUESTION):
        return monday_at(now, settings.zone).toordinal()
    if kind in SEASONS:
        return _period(OwnPost(kind), settings, guild, now).first.toordinal()
    return now // DAY_MS


def _period(kind: OwnPost, settings: ServerSettings, guild: int, now: int) -> Period:
    return period_at(now, MONTHS[kind], settings.post_hour, settings.zone, guild)


def _season_name(kind: OwnPost, period: Period, language: str) -> str:
    year, month = str(period.first.year), period.first.month
    if kind is OwnPost.MONTHS:
        return say(language, "own-posts-month", month=month, year=year)
    return say(language, "own-posts-quarter", quarter=(month + 2) // 3, year=year)
