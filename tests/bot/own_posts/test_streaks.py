"""Which members are called before their days in a row end, and when: those who want it, once, while they are awake."""

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import delete, insert

from bot.members.preferences import Members, Preferences
from bot.own_posts.claims import STREAKS, Claimed
from bot.own_posts.schedule import SPREAD_MS, evening_at, puzzle_post_at, spread_of
from bot.panels.core.panel import Text
from bot.panels.own_posts.posts import streaks_panel, wanted_call
from bot.posts.rows import Posts
from bot.puzzles.daily import day_begins
from bot.puzzles.rankings import PuzzleBoards
from bot.servers.settings import Servers
from bot.store import schema
from bot.store.database import Database
from bot.tables.shards import Shards
from bot.texts import LANGUAGES
from cogs.own_posts.streaks import StreakCalls
from tests.bot.own_posts.test_claims import SETTINGS, own_posts
from tests.bot.own_posts.test_outcome import LAST, answer, puzzles
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD
from tests.bot.scripted_tables import FakeClock
from tests.suite import both_databases

__all__ = ["puzzles"]
HOUR = 3_600_000
WANTS = Preferences(streak_calls=True)


@pytest.mark.parametrize(
    ("zone", "hour"),
    [
        ("UTC", 21), ("Europe/Rome", 21), ("America/New_York", 18), ("America/Los_Angeles", 15), ("Asia/Tokyo", 21),
        ("Pacific/Auckland", 12), ("Pacific/Kiritimati", 13),
    ],
)  # fmt: skip
def test_as_late_as_members_are_awake_and_an_hour_before_the_end(zone: str, hour: int) -> None:
    """In January; on each day of a year between 9 and 22 on the clocks there, and while the puzzle is on."""
    winter = 20_468  # 15 January 2026
    shown = datetime.fromtimestamp(evening_at(winter, zone, GUILD) / 1000, UTC).astimezone(ZoneInfo(zone))
    assert shown.hour == hour
    for day in range(winter, winter + 365):
        at = evening_at(day, zone, GUILD)
        assert day_begins(day) <= at <= day_begins(day + 1) - HOUR + SPREAD_MS
        assert 9 <= datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone)).hour <= 21


@both_databases
async def test_only_members_who_want_it_and_have_not_answered(database: Database) -> None:
    boards, members = PuzzleBoards(database), Members(database)
    for person, days in ((ANN, 5), (BEN, 9), (CLEO, 12), (DAN, 2)):
        await answer(database, person.user, range(LAST - days, LAST))
    assert await boards.ending(GUILD, LAST) == (), "nobody has asked for it"
    for person in (ANN, BEN, DAN):
        await members.set(person.user, WANTS)
    assert await boards.ending(GUILD, LAST) == (BEN.user, ANN.user), "two days are no streak"
    assert await boards.ending(GUILD, LAST + 1) == (), "it has ended"
    assert await boards.ending(5, LAST) == (), "they answered elsewhere"
    await answer(database, BEN.user, range(LAST, LAST + 1), guild=5)
    assert await boards.ending(GUILD, LAST) == (ANN.user,)
    for change in ({"pings": False}, {"hidden": True}, {"streak_calls": False}):
        await members.set(ANN.user, replace(WANTS, **change))
        assert await boards.ending(GUILD, LAST) == ()
    await members.set(ANN.user, WANTS)
    row = {column.name: 0 for column in schema.unlisted.columns} | {"guild_id": GUILD, "user_id": ANN.user}
    await database.write(lambda connection: connection.execute(insert(schema.unlisted).values(row)))
    assert await boards.ending(GUILD, LAST) == ()


async def test_it_is_claimed_once_in_the_evening_where_the_puzzle_is_posted(
    database: Database, clock: FakeClock
) -> None:
    await answer(database, ANN.user, range(LAST - 5, LAST))
    await Members(database).set(ANN.user, WANTS)
    await Servers(database).set(GUILD, SETTINGS)
    own, found = own_posts(database, clock), list[Claimed]()
    evening = evening_at(LAST, SETTINGS.zone, GUILD)
    assert puzzle_post_at(LAST, 12, SETTINGS.zone, GUILD) < evening
    of_today = delete(schema.puzzles).where(schema.puzzles.c.day >= LAST)  # which is made
    await database.write(lambda connection: connection.execute(of_today))
    for at in (evening - spread_of(GUILD) - HOUR, evening - 1, evening, evening, evening + HOUR // 2):
        clock.at = at
        await own.claim_due(lambda _: True, found.append)
    async with database.read() as connection:
        rows = await connection.execute(schema.posts.select())
        kinds = {row.id: (row.kind, row.number, row.keeps) for row in rows}
    assert [kinds[claim.row][:2] for claim in found] == [("daily", LAST), (STREAKS, LAST)]
    assert kinds[found[1].row][2] == "passing"


def test_the_call_is_for_those_who_are_left_until_the_puzzle_ends() -> None:
    ends = day_begins(LAST + 1)
    assert wanted_call((), LAST, ends - 1) is None
    assert wanted_call((ANN.user,), LAST, ends) is None
    wanted = wanted_call((ANN.user, BEN.user), LAST, ends - 1)
    assert wanted is not None
    assert (wanted.calls, wanted.plain, wanted.changes_at) == ((ANN.user, BEN.user), True, ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sentences_are_for_as_many_as_are_called(language: str) -> None:
    one, two = (
        [each.markdown for each in streaks_panel(users, LAST, language).blocks if isinstance(each, Text)]
        for users in ((ANN.user,), (ANN.user, BEN.user))
    )
    assert one[0].count(".") == two[0].count(".") == 2
    assert one[0].split(". ")[1] != two[0].split(". ")[1], "a streak goes on, or several do"


@pytest.mark.parametrize("late", [HOUR - 1, HOUR, 6 * HOUR])
async def test_members_are_not_called_at_night_after_a_time_away(
    database: Database, clock: FakeClock, late: int
) -> None:
    """In Tokyo the puzzle ends at 9 in the morning, so that much of the night is left."""
    await answer(database, ANN.user, range(LAST - 5, LAST))
    await Members(database).set(ANN.user, WANTS)
    await Servers(database).set(GUILD, replace(SETTINGS, zone="Asia/Tokyo"))
    of_today = delete(schema.puzzles).where(schema.puzzles.c.day >= LAST)  # which is made
    await database.write(lambda connection: connection.execute(of_today))
    own, found = own_posts(database, clock), list[Claimed]()
    evening = evening_at(LAST, "Asia/Tokyo", GUILD)
    clock.at = evening + late
    next_at = await own.claim_due(lambda _: True, found.append)
    posts = Posts(database, clock, Shards())
    calls = [post for claim in found if (post := await posts.get(claim.row)) and post.key.kind == STREAKS]
    assert len(calls) == (late < HOUR)
    assert next_at is not None
    assert next_at <= evening_at(LAST + 1, "Asia/Tokyo", GUILD), "the next evening"
    source = StreakCalls(posts, PuzzleBoards(database))
    for call in calls:
        assert await source.find_wanted(call) is not None
        clock.at += HOUR
        assert await source.find_wanted(call) is None, "the channel takes it again in the night"
        assert await source.find_wanted(replace(call, message=5)) is not None, "one that stands goes on"
