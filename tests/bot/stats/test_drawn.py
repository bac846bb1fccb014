"""Drawn games: what they are for records, ratings, statistics, history and exports (rules-spec G7)."""

from random import Random

import pytest
from sqlalchemy import select

from bot.exports.game import as_json
from bot.exports.reading import Exports, as_csv
from bot.history.games import History
from bot.panels.core.reader import Reader
from bot.panels.stats.history import history_panel
from bot.panels.stats.member import Page, StatsQuery, statistics_panel
from bot.stats import rebuild
from bot.stats.rating import MODEL, Rating
from bot.stats.read.member import load_profile
from bot.stats.read.server import load_community
from bot.stats.repairs import Repairs
from bot.stats.seasons import EVERYWHERE, Ladder
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.play import Step
from bot.tables.commands.seats import Leave
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Outcome, Pass, Rules, view
from engine.phases.registry import Dealing, Over
from engine.rules.options import FirstDealer, Ties
from engine.seats import NORTH
from tests.bot.panel_checks import texts
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD, MEMBERS, MOD
from tests.bot.scripted_tables import FakeClock, rows, started, tables_on, until_over
from tests.bot.stats_rows import known
from tests.driver import next_command
from tests.suite import rest

LEVEL = Rules(fixed_hands=2, ties=Ties.DRAWN, first_dealer=FirstDealer.NORTH)
"""Where everybody passes, it ends 0 to 0 after two hands."""


async def passed_out(tables: Tables, now: StoredTable) -> StoredTable:
    """The game to its end, with everybody passing all the time."""
    while now.table.status is Status.PLAYING:
        now = await tables.do(now.table.id, next_command(now, Random(0), lambda *_: Pass()))
    return now


async def drawn_game(tables: Tables, rules: Rules = LEVEL) -> StoredTable:
    return await passed_out(tables, await started(tables, members=4, rules=rules))


@rest
async def test_a_level_game_is_over_after_its_hands_and_north_has_dealt_first(
    database: Database, tables: Tables
) -> None:
    now = await started(tables, members=4, rules=LEVEL)
    assert isinstance(now.state, Dealing)
    assert (now.state.match.dealer, now.hand_number, view(now.state, None).draws) == (NORTH, 1, ())
    now = await passed_out(tables, now)
    assert isinstance(now.state, Over)
    assert (now.state.winner, now.state.match.scores, now.state.last.outcome) == (None, (0, 0), Outcome.THROWN_IN)
    assert now.state.match.hands == LEVEL.fixed_hands
    assert all(check.fair and check.number for check in (await tables.reveal(now.table.id)).checks)
    assert (await tables_on(database, FakeClock()).load(now.table.id)) == now, "as its log says"
    games = schema.games.c
    async with database.read() as connection:
        query = select(games.ended, games.winner, games.scores, games.hands, games.rated, games.skunk)
        assert tuple((await connection.execute(query)).one()) == ("drawn", None, "0,0", 2, True, False)


async def test_a_draw_among_equals_moves_no_rating_and_makes_all_more_certain(database: Database) -> None:
    await drawn_game(tables_on(database, FakeClock()))
    ((same, _), _) = MODEL.rate([[MODEL.rating(), MODEL.rating()], [MODEL.rating(), MODEL.rating()]], ranks=[1, 1])
    assert same.mu == Rating().mu
    for guild in (GUILD, EVERYWHERE):
        assert await known(database, guild) == {each.user: Rating(same.mu, same.sigma, 1) for each in MEMBERS}


@rest
async def test_a_draw_brings_the_better_side_down_and_a_void_takes_it_back(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    won = await until_over(tables, await started(tables, members=4, rules=Rules(target=1)))
    assert isinstance(won.state, Over)
    best = MEMBERS[won.state.winner or 0].user
    before = await known(database)
    clock.later(2 * 24 * 3600)
    drawn = await drawn_game(tables)
    after = await known(database)
    better = [each.user for each in MEMBERS if before[each.user].mu > Rating().mu]
    assert best in better
    assert len(better) == 2
    assert all((after[each.user].mu < before[each.user].mu) == (each.user in better) for each in MEMBERS)
    counts = (await load_profile(database, Ladder(GUILD), best)).counts
    assert (counts.games, counts.games_won, counts.streak, counts.best_streak) == (2, 1, 0, 1)
    assert await rebuild.check(database) == ()
    kept = await rows(database)
    await rebuild.rebuild(database)
    assert await rows(database) == kept
    await Repairs(database, clock=clock).void(GUILD, MOD, drawn.table.id)
    assert {user: each.mu for user, each in (await known(database)).items()} == pytest.approx(
        {user: each.mu for user, each in before.items()}
    )
    counts = (await load_profile(database, Ladder(GUILD), best)).counts
    assert (counts.games, counts.games_won, counts.streak, counts.best_streak) == (1, 1, 1, 1)
    assert await rebuild.check(database) == ()


async def test_who_left_has_lost_and_for_the_partner_the_drawn_game_counts(database: Database, tables: Tables) -> None:
    now = await started(tables, members=4, rules=LEVEL)
    now = await tables.do(now.table.id, Step(now.table.version))
    now = await tables.do(now.table.id, Leave(BEN))
    await passed_out(tables, now)
    games = schema.player_games.c
    async with database.read() as connection:
        query = select(games.user_id, games.won, games.left)
        found = {row.user_id: (row.won, row.left) for row in await connection.execute(query)}
    assert found == {
        ANN.user: (False, False),
        BEN.user: (False, True),
        CLEO.user: (False, False),
        DAN.user: (False, False),
    }
    drawn = {each.user: (await load_profile(database, Ladder(GUILD), each.user)).drawn for each in MEMBERS}
    assert drawn == {ANN.user: 1, BEN.user: 0, CLEO.user: 1, DAN.user: 1}
    assert await rebuild.check(database) == ()


async def test_statistics_history_and_exports_call_it_drawn(database: Database) -> None:
    await drawn_game(tables_on(database, FakeClock()))
    profile = await load_profile(database, Ladder(GUILD), ANN.user)
    assert (profile.counts.games, profile.counts.games_won, profile.drawn) == (1, 0, 1)
    query = StatsQuery(user=ANN.user, page=Page.NUMBERS)
    numbers = statistics_panel(profile, None, "Ann", query, Reader(text_only=True))
    assert "Tied games**: 1" in "\n".join(texts(numbers))
    assert (await load_profile(database, Ladder(GUILD, family="alone"), ANN.user)).drawn == 0
    server = await load_community(database, Ladder(GUILD))
    assert (server.games, server.game_hands, server.given_up) == (1, 2, 0)
    history = History(database)
    page = await history.page(GUILD, None, 0)
    assert (page.games[0].winner, page.games[0].drawn) == (None, True)
    assert "Game 1 · tied: " in "\n".join(texts(history_panel(page, None, Reader())))
    assert len(await history.recent(GUILD, ANN.user, 5, given_up=False)) == 1
    sheet, _ = await Exports(database).of_server(GUILD)
    assert (sheet[0].ended, sheet[0].winner) == ("drawn", None)
    assert b",drawn,yes,2,," in as_csv(sheet, "gone")
    record = await Exports(database).game(1)
    assert as_json(record)["winner"] is None
