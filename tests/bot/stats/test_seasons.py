"""Seasons: one at a time, none overlaps another, each with its own counts and ratings, and nothing changes it after."""

import pytest
from sqlalchemy import select

from bot.stats import rebuild
from bot.stats.rating import Rating
from bot.stats.read.leaderboards import Board, Boards
from bot.stats.seasons import LONGEST, Ladder, Season, SeasonCode, Seasons
from bot.stats.write.journal import JournalKind
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Member
from bot.tables.service import Tables
from engine import Refused
from tests.bot.people import ANN, GUILD, SHORT
from tests.bot.scripted_tables import FakeClock, started, tables_on, until_over
from tests.refused import refused
from tests.suite import both_databases, rest

pytestmark = both_databases


MIA = Member(900, "Mia", moderator=True)


async def journal(database: Database) -> list[tuple[str, int, int | None, str]]:
    query = select(schema.journal).where(schema.journal.c.kind.like("season-%")).order_by(schema.journal.c.no)
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    return [(row.kind, row.guild_id, row.by_id, row.detail) for row in rows]


async def test_seasons_follow_one_another(database: Database, clock: FakeClock) -> None:
    seasons = Seasons(database, clock=clock)
    assert await seasons.current(GUILD) is None
    first = await seasons.start(GUILD, MIA, "  Autumn \n 2026 ")
    assert first == Season(number=1, name="Autumn 2026", started_at=clock.now(), ended_at=None)
    assert await seasons.current(GUILD) == first
    with refused(SeasonCode.RUNNING, data={"season": "Autumn 2026"}):
        await seasons.start(GUILD, MIA, "Winter")
    over = await seasons.end(GUILD, MIA)
    assert over.number == 1
    assert over.ended_at > first.started_at
    assert await seasons.current(GUILD) is None
    with refused(SeasonCode.NONE_RUNNING):
        await seasons.end(GUILD, MIA)
    second = await seasons.start(GUILD, MIA)
    assert (second.number, second.name) == (2, "")
    assert second.started_at >= over.ended_at
    assert await seasons.all(GUILD) == (second, over)
    assert await seasons.all(GUILD + 1) == ()
    assert await journal(database) == [
        (JournalKind.SEASON_START, GUILD, MIA.user, "Autumn 2026"),
        (JournalKind.SEASON_END, GUILD, MIA.user, "Autumn 2026"),
        (JournalKind.SEASON_START, GUILD, MIA.user, "2"),
    ]


async def test_a_refusal_changes_nothing(database: Database) -> None:
    seasons = Seasons(database, clock=FakeClock())
    for call, code in (
        (seasons.start(GUILD, ANN, "Mine"), SeasonCode.NOT_MANAGER),
        (seasons.start(GUILD, MIA, "x" * (LONGEST + 1)), SeasonCode.BAD_NAME),
        (seasons.end(GUILD, MIA), SeasonCode.NONE_RUNNING),
    ):
        with refused(code):
            await call
    assert await seasons.all(GUILD) == ()
    assert await journal(database) == []
    begun = await seasons.start(GUILD, MIA, "x" * LONGEST)
    with pytest.raises(Refused):
        await seasons.end(GUILD, ANN)
    with pytest.raises(Refused):  # a button of another season
        await seasons.end(GUILD, MIA, 2)
    assert await seasons.current(GUILD) == begun


async def test_a_season_is_found_by_number_or_name(database: Database) -> None:
    seasons = Seasons(database, clock=FakeClock())
    for name in ("Autumn", "2", "Autumn"):
        await seasons.start(GUILD, MIA, name)
        await seasons.end(GUILD, MIA)
    assert (await seasons.find(GUILD, " autumn ")).number == 3
    assert (await seasons.find(GUILD, "2")).number == 2
    assert (await seasons.find(GUILD, "1")).name == "Autumn"
    for typed in ("", "4", "spring"):
        with refused(SeasonCode.UNKNOWN):
            await seasons.find(GUILD, typed)


@rest
async def test_games_count_for_the_season_they_end_in_and_the_archive_stays(
    database: Database, clock: FakeClock
) -> None:
    tables, seasons, boards = tables_on(database, clock), Seasons(database, clock=clock), Boards(database, clock=clock)

    async def played(*numbers: int) -> tuple[int, ...]:
        pages = [await boards.page(Board.GAMES, Ladder(GUILD, number)) for number in numbers]
        return tuple(int(page.rows[0].value) if page.rows else 0 for page in pages)

    await _game(tables)  # in the very millisecond in which the season begins
    await seasons.start(GUILD, MIA)
    clock.later(60)
    assert await played(0, 1) == (1, 0)
    await _game(tables)
    await seasons.end(GUILD, MIA)  # and here in that in which it ends
    archive = await boards.page(Board.GAMES, Ladder(GUILD, 1))
    assert await played(0, 1) == (2, 1)
    clock.later(60)
    await _game(tables)
    await seasons.start(GUILD, MIA)
    clock.later(60)
    await _game(tables)
    assert await played(0, 1, 2) == (4, 1, 1)
    assert await boards.page(Board.GAMES, Ladder(GUILD, 1)) == archive
    assert await rebuild.check(database) == ()
    await rebuild.rebuild(database)
    assert await played(0, 1, 2) == (4, 1, 1)


@rest
async def test_a_clock_set_back_makes_no_seasons_overlap(database: Database, clock: FakeClock) -> None:
    seasons = Seasons(database, clock=clock)
    await _game(tables_on(database, clock))
    ended_game = clock.now()
    clock.later(-3600)
    first = await seasons.start(GUILD, MIA)
    assert first.started_at > ended_game
    over = await seasons.end(GUILD, MIA)
    second = await seasons.start(GUILD, MIA)
    assert first.started_at < over.ended_at <= second.started_at
    assert await rebuild.check(database) == ()


async def test_a_season_begins_halfway_to_where_everyone_begins(database: Database, clock: FakeClock) -> None:
    tables, seasons = tables_on(database, clock), Seasons(database, clock=clock)
    await _game(tables)
    before = await _ratings(database, 0)
    clock.later(2 * 24 * 3600)
    await seasons.start(GUILD, MIA)
    clock.later(60)
    await _game(tables)
    changes = schema.rating_changes.c
    query = select(schema.rating_changes).where(changes.guild_id == GUILD, changes.season == 1)
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    assert len(rows) == 4
    new = Rating()
    for row in rows:
        ever = before[row.user_id]
        assert row.mu - row.mu_change == pytest.approx((ever.mu + new.mu) / 2)
        assert row.sigma - row.sigma_change == pytest.approx((ever.sigma + new.sigma) / 2)
    assert {each.games for each in (await _ratings(database, 1)).values()} == {1}
    assert {each.games for each in (await _ratings(database, 0)).values()} == {2}


async def _game(tables: Tables) -> None:
    await until_over(tables, await started(tables, members=4, rules=SHORT))


async def _ratings(database: Database, season: int) -> dict[int, Rating]:
    r = schema.ratings.c
    query = select(schema.ratings).where(r.guild_id == GUILD, r.season == season)
    async with database.read() as connection:
        return {row.user_id: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(query)}
