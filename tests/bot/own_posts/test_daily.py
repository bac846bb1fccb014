"""The post about the puzzle of a day: when it comes, that it is claimed once, and what it says of yesterday."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS
from bot.members.preferences import Members, Preferences
from bot.own_posts import SPREAD_MS, Claimed, OwnPosts, puzzle_post_at, spread_of
from bot.posts import Posts
from bot.puzzles.daily import MakePuzzle, Puzzles
from bot.puzzles.rankings import DayOutcome, PuzzleBoards
from bot.servers import OwnPost, Servers, ServerSettings
from bot.stats.seasons import Seasons
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once
from bot.tables.model import Member
from bot.tables.shards import Shards
from engine.players.puzzles import Puzzle
from tests.bot.fake_puzzles import made_at_once
from tests.bot.people import ANN, BEN, CHANNEL, CLEO, DAN, GUILD
from tests.bot.scripted_tables import FakeClock
from tests.suite import both_databases, sampled

DAY = 86_400_000
HERE = 1_200_000_000_000_000_000
YEAR = [(date(2026, 1, 1) - date(1970, 1, 1)).days + day for day in range(365)]
ZONES = (
    "America/New_York", "Europe/Rome", "Australia/Lord_Howe", "Atlantic/Azores", "Africa/Casablanca", "Asia/Kolkata",
    "America/Santiago", "Pacific/Auckland", "Pacific/Honolulu", "Europe/Dublin",
)  # fmt: skip
"""With clocks that go forward by an hour, by half an hour, at midnight, back for Ramadan, and not at all."""


def shown(at: int, zone: str) -> datetime:
    """What the clocks of a zone show."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None)


def date_of(at: int, zone: str, hour: int) -> date:
    """The date whose post comes then. At 23:00 in the Azores it waits for the puzzle until midnight in summer."""
    there = shown(at, zone)
    return there.date() - timedelta(days=there.hour < hour)


@pytest.mark.parametrize("zone", sampled(ZONES, ZONES[:3]))
@pytest.mark.parametrize("hour", sampled(range(24), (0, 12, 19)))
def test_every_date_has_one_post_while_its_puzzle_is_on(zone: str, hour: int) -> None:
    comes = [puzzle_post_at(day, hour, zone, HERE) - spread_of(HERE) for day in YEAR]
    for day, at in zip(YEAR, comes, strict=True):
        assert day * DAY <= at < (day + 1) * DAY - SPREAD_MS
    dates = [date_of(at, zone, hour) for at in comes]
    assert dates == [dates[0] + timedelta(days=number) for number in range(len(YEAR))]
    for day, at, local in zip(YEAR, comes, dates, strict=True):
        late = shown(at, zone) - datetime(local.year, local.month, local.day, hour)  # noqa: DTZ001 - of the zone
        assert timedelta(0) <= late <= timedelta(hours=1)
        skipped = ZoneInfo(zone).utcoffset(shown(at - 3_600_000, zone)) != ZoneInfo(zone).utcoffset(shown(at, zone))
        assert not late or at == day * DAY or skipped, "late only for a puzzle to begin, or where the clocks skip it"


def test_at_seven_in_the_evening_in_new_york() -> None:
    """In winter the next puzzle begins just then, in summer an hour later."""
    day = (date(2026, 3, 8) - date(1970, 1, 1)).days
    for number in (day - 1, day, day + 1, day + 2):
        at = puzzle_post_at(number, 19, "America/New_York", HERE) - spread_of(HERE)
        assert at == number * DAY
    assert puzzle_post_at(day, 12, "America/New_York", HERE) - spread_of(HERE) == day * DAY + 16 * 3_600_000
    assert puzzle_post_at(day - 1, 12, "America/New_York", HERE) - spread_of(HERE) == (day - 1) * DAY + 17 * 3_600_000


def test_an_unknown_zone_is_utc() -> None:
    assert puzzle_post_at(20_000, 5, "Nowhere/Land", 1) == puzzle_post_at(20_000, 5, "UTC", 1)


def test_two_hundred_servers_are_no_burst() -> None:
    """Whether their ids follow each other, or were given over years."""
    for step in (1, 1 << 22, 7_777_777_777_777):
        spreads = [spread_of(HERE + step * number) for number in range(200)]
        assert all(0 <= each < SPREAD_MS for each in spreads)
        assert max(Counter(each // 1000 for each in spreads).values()) <= 10
        assert spreads == [spread_of(HERE + step * number) for number in range(200)]


SETTINGS = ServerSettings(post_channel=CHANNEL, own_posts=frozenset({OwnPost.DAILY}), zone="America/New_York")


def own_posts(database: Database, clock: FakeClock, make: MakePuzzle = made_at_once) -> OwnPosts:
    """As a process has them after its start."""
    puzzles = Puzzles(database, clock=clock, make=make)
    return OwnPosts(database, Servers(database), puzzles, Seasons(database, clock=clock), clock, Shards())


async def claim_by(own: OwnPosts, is_in: Callable[[int], bool] | None = None) -> tuple[tuple[Claimed, ...], int | None]:
    """What is due and claimed, and when the next post is due."""
    found = list[Claimed]()
    next_at = await own.claim_due(is_in or everywhere, found.append)
    return tuple(found), next_at


def everywhere(_: int) -> bool:
    return True


@pytest.fixture
async def due(database: Database, clock: FakeClock) -> int:
    """The server's post is due just now; the puzzle's day."""
    await Servers(database).set(GUILD, SETTINGS)
    day = clock.at // DAY_MS + 1
    clock.at = puzzle_post_at(day, 12, SETTINGS.zone, GUILD)
    return day


async def rows(database: Database) -> list[tuple[Any, ...]]:
    columns = schema.posts.c
    async with database.read() as connection:
        query = select(columns.guild_id, columns.kind, columns.number, columns.channel_id, columns.done)
        query = query.where(columns.kind == OwnPost.DAILY)
        return [tuple(row) for row in await connection.execute(query)]


@both_databases
async def test_once_whoever_asks(database: Database, clock: FakeClock, due: int) -> None:
    clock.at -= 1
    claims, next_at = await claim_by(own_posts(database, clock))
    assert (claims, next_at) == ((), clock.at + 1)
    clock.at += 1
    asked = await asyncio.gather(*(claim_by(own_posts(database, clock)) for _ in range(4)))
    (claim,) = [claim for claims, _ in asked for claim in claims]
    assert (claim.guild, claim.channel, claim.before) == (GUILD, CHANNEL, ())
    assert await rows(database) == [(GUILD, "daily", due, CHANNEL, False)]
    tomorrow = puzzle_post_at(due + 1, 12, SETTINGS.zone, GUILD)
    assert (await claim_by(own_posts(database, clock))) == ((), tomorrow)
    clock.at = tomorrow
    (second,), _ = await claim_by(own_posts(database, clock))
    assert second.before == (claim.row,), "the one of today takes its place"
    assert await Posts(database, clock, Shards()).newest(GUILD, "daily") == due + 1


async def test_a_zone_or_an_hour_that_changes_brings_no_second_post(
    database: Database, clock: FakeClock, due: int
) -> None:
    await claim_by(own_posts(database, clock))
    for hour in range(24):
        for zone in ("Pacific/Honolulu", "Europe/Rome", "Pacific/Auckland"):
            await Servers(database).set(GUILD, replace(SETTINGS, post_hour=hour, zone=zone))
            claims, _ = await claim_by(own_posts(database, clock))
            assert claims == ()
    assert [row[2] for row in await rows(database)] == [due]


@pytest.mark.parametrize("settings", [ServerSettings(), replace(SETTINGS, own_posts=frozenset())])
@pytest.mark.usefixtures("due")
async def test_only_where_it_is_wanted(database: Database, clock: FakeClock, settings: ServerSettings) -> None:
    assert await claim_by(own_posts(database, clock), lambda _: False) == ((), None), "the bot has left the server"
    await Servers(database).set(GUILD, settings)
    assert await claim_by(own_posts(database, clock)) == ((), None)
    assert await rows(database) == []


async def test_a_server_that_changes_its_mind_at_the_last_moment(
    database: Database, clock: FakeClock, due: int
) -> None:
    async def make(day: int) -> Puzzle:
        await Servers(database).set(GUILD, replace(SETTINGS, own_posts=frozenset()))
        return await made_at_once(day)

    assert due == clock.at // DAY_MS
    assert (await claim_by(own_posts(database, clock, make)))[0] == ()
    assert await rows(database) == []


async def test_what_fails_before_it_is_stored_is_claimed_the_next_time(
    database: Database, clock: FakeClock, due: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(day: int) -> Puzzle:
        raise OSError(day)

    claims, next_at = await claim_by(own_posts(database, clock, broken))
    assert (claims, next_at) == ((), clock.at + 60_000)
    assert await rows(database) == []

    own = own_posts(database, clock)
    await own._puzzles.today()

    async def end(_: object) -> None:
        raise OSError("the process ends here")

    with monkeypatch.context() as ending:
        ending.setattr(database, "write", end)
        with pytest.raises(OSError, match="ends here"):
            await claim_by(own)
    assert await rows(database) == []
    (claim,), _ = await claim_by(own_posts(database, clock))
    assert await rows(database) == [(GUILD, "daily", due, claim.channel, False)]


async def test_a_puzzle_that_is_over_is_not_made_up_for(database: Database, clock: FakeClock, due: int) -> None:
    clock.at = (due + 1) * DAY - 1
    (claim,), _ = await claim_by(own_posts(database, clock))
    clock.at = (due + 2) * DAY + 1  # a day passed without the bot
    claims, next_at = await claim_by(own_posts(database, clock))
    assert (claims, next_at) == ((), puzzle_post_at(due + 2, 12, SETTINGS.zone, GUILD))
    assert [row[2] for row in await rows(database)] == [due]
    assert claim.channel == CHANNEL


async def test_a_process_posts_for_its_own_servers(database: Database, clock: FakeClock, due: int) -> None:
    assert due
    for shard, posts in ((GUILD // (1 << 22) % 2, 1), (1 - GUILD // (1 << 22) % 2, 0)):
        servers = await Servers(database).that_post(Shards((shard,), 2))
        assert len(servers) == posts


LAST = 20_000


@pytest.fixture(autouse=True)
async def puzzles(database: Database) -> None:
    """Answers need their puzzles, of which nothing is read here."""
    nothing = {"preset": "", "rules": "", "kind": "", "log": "", "solution": "", "deals": 0, "made_at": 0}
    rows = [{"day": day} | nothing for day in range(LAST - 60, LAST + 2)]
    await database.write(lambda connection: connection.execute(insert(schema.puzzles), rows))


async def answer(database: Database, user: int, days: range, guild: int = GUILD, *, solved: bool = False) -> None:
    names = {person.user: person.name for person in (ANN, BEN, CLEO, DAN)}
    rows = [
        {"day": day, "user_id": user, "guild_id": guild, "name": names[user], "choice": "pass", "loss": 0}
        | {"solved": solved, "answered_at": day * 86_400_000}
        for day in days
    ]
    await database.write(lambda connection: connection.execute(insert(schema.puzzle_answers), rows))


@both_databases
async def test_who_answered_most_days_in_a_row_is_named(database: Database) -> None:
    boards = PuzzleBoards(database)
    assert await boards.outcome(GUILD, LAST) == DayOutcome(answered=0, solved=0)
    await answer(database, ANN.user, range(LAST - 1, LAST + 1), solved=True)
    assert await boards.outcome(GUILD, LAST) == DayOutcome(answered=1, solved=1), "two days in a row are not much"
    await answer(database, BEN.user, range(LAST - 4, LAST + 1))
    await answer(database, CLEO.user, range(LAST - 30, LAST))  # not yesterday
    await answer(database, DAN.user, range(LAST - 50, LAST - 2))  # broken since
    await answer(database, DAN.user, range(LAST, LAST + 2), solved=True)
    assert await boards.outcome(GUILD, LAST) == DayOutcome(answered=3, solved=2, name="Ben", days=5)
    assert await boards.outcome(GUILD, LAST - 1) == DayOutcome(answered=3, solved=1, name="Cleo", days=30)


async def test_only_what_was_answered_in_this_server(database: Database) -> None:
    await answer(database, ANN.user, range(LAST - 40, LAST - 2), guild=5)
    await answer(database, ANN.user, range(LAST - 2, LAST + 1))
    await answer(database, BEN.user, range(LAST - 9, LAST + 1), guild=5)
    assert await PuzzleBoards(database).outcome(GUILD, LAST) == DayOutcome(answered=1, solved=0, name="Ann", days=3)


async def play(database: Database, member: Member, *points: int | None, guild: int = GUILD) -> None:
    """Boards of yesterday, of which the first was at the table numbered by the member."""
    day = {"day": LAST, "version": "", "secret": b"", "boards": "", "made_at": 0}
    table = {each.name: 0 for each in schema.tables.columns if not each.nullable} | {"id": member.user, "secret": b""}
    table |= {"level": "expert", "preset": "", "rules": "", "language": "en", "status": "over"}
    seat = {"table_id": member.user, "seat": 0, "user_id": member.user, "name": member.name, "missed": 0}

    async def write(to: AsyncConnection) -> None:
        await insert_once(to, schema.board_days, day)
        for number, each in enumerate(points):
            row = {"day": LAST, "number": number, "user_id": member.user, "guild_id": guild, "points": each}
            await to.execute(insert(schema.board_results), [row | {"table_id": member.user + 1000 * number}])
        await to.execute(insert(schema.tables), [table | {"counted": False, "hints": False}])
        await to.execute(insert(schema.seats), [seat | {"asks_pause": False, "agreed": True}])

    await database.write(write)


@both_databases
async def test_the_most_that_one_made_at_all_boards_here_is_told(database: Database) -> None:
    boards = PuzzleBoards(database)
    await play(database, ANN, 2, 2, -1)
    await play(database, BEN, 4, None, 4)
    await play(database, CLEO, 4, 4, 4, guild=0)
    found = await boards.outcome(GUILD, LAST)
    assert (found.boards, found.points) == (1, 3)
    await play(database, DAN, 1, 1, 1)
    found = await boards.outcome(GUILD, LAST)
    assert (found.boards, found.points) == (2, 3)
    assert (await boards.outcome(GUILD, LAST - 1)).boards == 0


@pytest.mark.parametrize("why", ["hidden", "unlisted"])
async def test_nobody_is_named_who_is_on_no_board(database: Database, why: str) -> None:
    await answer(database, ANN.user, range(LAST - 9, LAST + 1), solved=True)
    await answer(database, BEN.user, range(LAST - 3, LAST + 1))
    await play(database, ANN, 2, 2, 2)
    if why == "hidden":
        await Members(database).set(ANN.user, Preferences(hidden=True))
    else:
        row = {column.name: 0 for column in schema.unlisted.columns} | {"guild_id": GUILD, "user_id": ANN.user}
        await database.write(lambda connection: connection.execute(insert(schema.unlisted).values(row)))
    assert await PuzzleBoards(database).outcome(GUILD, LAST) == DayOutcome(
        answered=2, solved=1, name="Ben", days=4, boards=1, points=6
    )
