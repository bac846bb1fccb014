"""Off the board of ratings after eight weeks without a rated game, and back with the next one."""

from typing import Any

import pytest
from sqlalchemy import update

from bot.panels.core.reader import Reader
from bot.panels.stats.leaderboard import BoardQuery, absent_text, leaderboard_panel, shared_board_panel
from bot.stats.ladders import ALL_TIME, EVERYWHERE, Ladder
from bot.stats.rating import PROVISIONAL
from bot.stats.read.leaderboards import Absent, Board, BoardPage, BoardPlace, Boards, Why
from bot.stats.seasons import Seasons
from bot.store import schema
from bot.texts import LANGUAGES, say
from tests.bot.panel_checks import texts
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD
from tests.bot.played_server import Server
from tests.suite import both_databases, rest

FOUR = (ANN, BEN, CLEO, DAN)
IDS = {person.user for person in FOUR}
HERE = Ladder(GUILD, ALL_TIME, "partners")
ALL_SERVERS = Ladder(EVERYWHERE, ALL_TIME, "partners")
EIGHT_WEEKS_MS = 8 * 7 * 24 * 3_600_000
HOUR_MS = 3_600_000
AWAY = Absent(Why.AWAY)


async def enough_games(server: Server) -> None:
    """Give every rating as many rated games as the board requires, on top of its own."""
    games = schema.ratings.c.games + PROVISIONAL

    async def unit(connection: Any) -> None:
        await connection.execute(update(schema.ratings).values(games=games))

    await server.database.write(unit)


async def users_on(boards: Boards, ladder: Ladder) -> set[int]:
    """Who is on the board; ranks and *Find me* are those of the members shown."""
    page = await boards.page(Board.RATING, ladder)
    users = [row.users[0] for row in page.rows]
    assert page.total == len(users)
    for row in page.rows:
        assert row.rank == 1 + sum(other.value > row.value for other in page.rows)
        assert await boards.find(Board.RATING, ladder, row.users[0]) == BoardPlace(0, row.rank)
    return {*users}


@rest
@both_databases
async def test_off_after_eight_weeks_to_the_hour_and_back_with_the_next_game(server: Server) -> None:
    boards = Boards(server.database, clock=server.clock)
    await server.game(*FOUR)
    await enough_games(server)
    ended = server.clock.now()
    for since, on in ((0, IDS), (EIGHT_WEEKS_MS - HOUR_MS, IDS), (EIGHT_WEEKS_MS - 1, IDS), (EIGHT_WEEKS_MS, set())):
        server.clock.at = ended + since
        for ladder in (HERE, ALL_SERVERS):
            assert await users_on(boards, ladder) == on, since
    for ladder in (HERE, ALL_SERVERS):
        assert await boards.find(Board.RATING, ladder, ANN.user) == AWAY
        assert (await boards.page(Board.RATING, ladder)).lately
    assert (await boards.page(Board.GAMES, Ladder(GUILD))).total == 4, "other boards keep everybody"

    game = await server.game(ANN, BEN, CLEO, EVE)
    for ladder in (HERE, ALL_SERVERS):
        assert await users_on(boards, ladder) == IDS - {DAN.user}
        assert await boards.find(Board.RATING, ladder, DAN.user) == AWAY
        assert await boards.find(Board.RATING, ladder, EVE.user) == Absent(Why.TOO_FEW, PROVISIONAL - 1)

    await server.repairs.void(GUILD, MOD, game)
    for ladder in (HERE, ALL_SERVERS):
        assert await users_on(boards, ladder) == set()
        assert await boards.find(Board.RATING, ladder, ANN.user) == AWAY
        assert await boards.find(Board.RATING, ladder, EVE.user) == Absent(Why.TOO_FEW, PROVISIONAL)


async def test_a_season_that_is_over_keeps_everybody(server: Server) -> None:
    boards, seasons = Boards(server.database, clock=server.clock), Seasons(server.database, clock=server.clock)
    season = Ladder(GUILD, 1, "partners")
    await seasons.start(GUILD, MOD)
    await server.game(*FOUR)
    await enough_games(server)
    before = await boards.page(Board.RATING, season)
    assert (before.lately, before.total) == (True, 4)
    server.clock.at += EIGHT_WEEKS_MS
    assert await users_on(boards, season) == set()
    assert await boards.find(Board.RATING, season, ANN.user) == AWAY
    await seasons.end(GUILD, MOD)
    over = await boards.page(Board.RATING, season)
    assert (over.lately, over.rows) == (False, before.rows)
    assert await users_on(boards, HERE) == set()
    server.clock.at += EIGHT_WEEKS_MS
    assert await boards.page(Board.RATING, season) == over


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_say_so_and_the_way_back(language: str) -> None:
    note = say(language, "board-rated-lately", count=PROVISIONAL, weeks=8)
    always = say(language, "board-minimum-rated", count=PROVISIONAL)
    for lately, said, unsaid in ((True, note, always), (False, always, note)):
        page = BoardPage(board=Board.RATING, ladder=HERE, rows=(), page=0, pages=1, total=0, lately=lately)
        reader = Reader(language=language)
        for panel in (
            leaderboard_panel(page, BoardQuery(board=Board.RATING), reader),
            shared_board_panel(page, reader, "Ann"),
        ):
            shown = "\n".join(texts(panel))
            assert said in shown
            assert unsaid not in shown
    assert "8" in absent_text(AWAY, Board.RATING, language)
