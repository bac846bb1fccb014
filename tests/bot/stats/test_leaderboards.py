"""Leaderboards: every board against the same reckoned plainly, whoever is left out, pages, and where someone is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, update

from bot.panels.core.reader import Reader
from bot.panels.stats.leaderboard import BoardQuery, absent_text, leaderboard_panel, shared_board_panel
from bot.stats.rating import KNOWN, points
from bot.stats.read.leaderboards import MIN_GAMES, PAGE, Absent, Board, BoardPage, BoardPlace, Boards, WhyAbsent
from bot.stats.seasons import ALL_TIME, EVERYWHERE, Ladder, Seasons
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Member
from bot.texts import LANGUAGES, say
from tests.bot.panel_checks import texts
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD
from tests.bot.played_server import Server
from tests.bot.stats_rows import standing
from tests.clock import FakeClock
from tests.suite import both_databases, first, rest

pytestmark = both_databases


MEMBERS = range(1, 61)
FORMER = -5
HIDDEN = frozenset({4, 11, 40})
UNLISTED = frozenset({9, 12})
HERE = Ladder(GUILD)
ALL_SERVERS = Ladder(0)
SEASON = Ladder(GUILD, 2, "partners")
RUNNING = Ladder(GUILD, 3, "partners")
LADDERS = (HERE, ALL_SERVERS, SEASON, RUNNING)
Row = Mapping[str, Any]
NOW = FakeClock().now()
LAST = NOW - 8 * 7 * 24 * 3_600_000
"""Those whose last rated game was then, or before, are off the boards of ratings, but not off SEASON's: it is over."""


def boards_of(database: Database) -> Boards:
    return Boards(database, clock=FakeClock(NOW))


@dataclass(frozen=True)
class Rows:
    """What is in the tables."""

    standings: tuple[Row, ...]
    partnerships: tuple[Row, ...]
    ratings: tuple[Row, ...]
    wallets: tuple[Row, ...]


def rows_of(dice: Random) -> Rows:
    """Few different values, so that there are ties, and many who miss the minimum by one."""
    standings: list[Row] = []
    partnerships: list[Row] = []
    ratings: list[Row] = []
    for guild, season, family in (*LADDERS, Ladder(GUILD + 1), Ladder(GUILD, 1, "partners"), Ladder(GUILD, 2, "alone")):
        for user in (*MEMBERS, FORMER):
            games, hands, calls = dice.choice((0, 9, 10, 12, 24)), dice.choice((1, 49, 50, 100)), dice.randrange(18, 24)
            counts = {
                "games": games,
                "games_won": dice.randint(0, games),
                "hands": hands,
                "points": dice.randint(0, hands) // 10,
                "calls": calls,
                "calls_made": dice.randrange(calls),
                "loners_made": dice.randrange(3),
                "loners_tried": 3,
                "euchres_made": dice.randrange(6),
                "best_streak": dice.randrange(5),
                "streak": dice.randrange(2),
            }
            standings.append(standing(guild, user, f"Member {user}", season, family, **counts))
            key = {"guild_id": guild, "season": season, "family": family}
            rated = {"mu": dice.choice((20.0, 25.0, 30.5)), "sigma": dice.choice((2.0, 4.25))}
            rated["played_at"] = dice.choice((None, LAST - 1, LAST, LAST + 1, NOW, NOW))
            ratings.append({**key, "user_id": user, **rated, "games": dice.choice((9, 10, 30))})
            for other in dice.sample(MEMBERS, 4):
                if other > user:
                    together = dice.choice((9, 10, 20, 40))
                    pair = {"one_id": user, "two_id": other, "games": together}
                    partnerships.append({**key, **pair, "games_won": dice.randint(0, together)})
    wallets = [{"guild_id": GUILD, "user_id": user, "counters": dice.randrange(-3, 4)} for user in (*MEMBERS, FORMER)]
    return Rows(tuple(standings), tuple(partnerships), tuple(ratings), tuple(wallets))


async def keep(database: Database, rows: Rows) -> None:
    """Write them, and who is on no board."""

    async def unit(connection: Any) -> None:
        for table, of in (
            (schema.standings, rows.standings),
            (schema.partnerships, rows.partnerships),
            (schema.ratings, rows.ratings),
            (schema.wallets, rows.wallets),
        ):
            await connection.execute(insert(table), [dict(row) for row in of])
        plain = {"four_colours": False, "text_only": False, "pings": True, "sort": "suit"}
        hidden = [{"user_id": user, **plain, "hidden": user in HIDDEN} for user in (1, 2, *HIDDEN)]
        await connection.execute(insert(schema.members), hidden)
        season = {"guild_id": GUILD, "number": 2, "name": "", "started_at": 1, "ended_at": LAST}
        await connection.execute(insert(schema.seasons).values(season))
        unlisted = [{"guild_id": GUILD, "user_id": user} for user in UNLISTED]
        await connection.execute(insert(schema.unlisted), [*unlisted, {"guild_id": GUILD + 1, "user_id": 1}])

    await database.write(unit)


def was_rated_lately(row: Row, ladder: Ladder) -> bool:
    return ladder == SEASON or row["played_at"] in (LAST + 1, NOW)


def reckoned(rows: Rows, board: Board, ladder: Ladder) -> list[tuple[int, tuple[int, ...], float]]:
    """The rank, the members and the value of each line of a board."""

    def here(of: Iterable[Row]) -> list[Row]:
        return [row for row in of if (row["guild_id"], row["season"], row["family"]) == ladder]

    def shares(won: str, of: str, least: int) -> list[tuple[tuple[int, ...], float]]:
        return [((row["user_id"],), row[won] / row[of]) for row in here(rows.standings) if row[of] >= least]

    def counts(name: str) -> list[tuple[tuple[int, ...], float]]:
        return [((row["user_id"],), row[name]) for row in here(rows.standings) if row[name]]

    def pairs() -> list[tuple[tuple[int, ...], float]]:
        return [
            ((row["one_id"], row["two_id"]), row["games_won"] / row["games"])
            for row in here(rows.partnerships)
            if row["games"] >= 10
        ]

    def ratings() -> list[tuple[tuple[int, ...], float]]:
        return [
            ((row["user_id"],), points(row["mu"]))
            for row in here(rows.ratings)
            if row["sigma"] <= KNOWN and was_rated_lately(row, ladder)
        ]

    def wallets() -> list[tuple[tuple[int, ...], float]]:
        return [
            ((row["user_id"],), 100 + row["counters"]) for row in rows.wallets if ladder == (row["guild_id"], 0, "")
        ]

    match board:
        case Board.WIN_RATE:
            found = shares("games_won", "games", 10)
        case Board.POINTS_PER_HAND:
            found = shares("points", "hands", 50)
        case Board.CALL_SUCCESS:
            found = shares("calls_made", "calls", 20)
        case Board.PARTNERSHIP:
            found = pairs()
        case Board.RATING:
            found = ratings()
        case Board.COUNTERS:
            found = wallets()
        case _:
            found = counts(board.value)
    out = HIDDEN | {FORMER} | (UNLISTED if ladder.guild else frozenset())
    found = sorted((line for line in found if not out & set(line[0])), key=lambda line: (-line[1], line[0]))
    return [(1 + sum(each[1] > value for each in found), users, value) for users, value in found]


@pytest.mark.parametrize("ladder", first(LADDERS, 1))
async def test_every_board_is_what_the_rows_say(database: Database, ladder: Ladder) -> None:
    rows = rows_of(Random(str(ladder)))
    await keep(database, rows)
    for board in Board:
        if board is not Board.TITLES:
            await _check(boards_of(database), board, ladder, rows)


async def _check(boards: Boards, board: Board, ladder: Ladder, rows: Rows) -> None:
    wanted = reckoned(rows, board, ladder)
    first = await boards.page(board, ladder)
    assert first.total == len(wanted)
    assert first.pages == max(1, -(-len(wanted) // PAGE))
    pages = [await boards.page(board, ladder, page) for page in range(first.pages)]
    lines = [row for page in pages for row in page.rows]
    assert [(row.rank, row.users, row.value) for row in lines] == wanted, (board, ladder)
    for row in lines:
        assert row.names == tuple(_name(rows, ladder, user) for user in row.users)
        assert len(row.beside) == len(board.beside)
    of = [row for row in rows.ratings if (row["guild_id"], row["season"], row["family"]) == ladder]
    enough = frozenset(row["user_id"] for row in of if row["sigma"] <= KNOWN)
    some = MEMBERS[[*Board].index(board) % 9 :: 9]  # others on each board
    for user in {*some, *HIDDEN, *UNLISTED}:
        await _check_found(boards, board, ladder, wanted, user, enough)


async def _check_found(
    boards: Boards,
    board: Board,
    ladder: Ladder,
    wanted: list[tuple[int, tuple[int, ...], float]],
    user: int,
    enough: frozenset[int],
) -> None:
    found = await boards.find(board, ladder, user)
    at = next((number for number, (_, users, _) in enumerate(wanted) if user in users), None)
    if at is not None:
        assert found == BoardPlace(at // PAGE, wanted[at][0])
    elif user in HIDDEN:
        assert found == Absent(WhyAbsent.HIDDEN)
    elif user in UNLISTED and ladder.guild:
        assert found == Absent(WhyAbsent.UNLISTED)
    else:
        assert isinstance(found, Absent)
        away = board is Board.RATING and user in enough
        none = WhyAbsent.NEW if board is Board.RATING else WhyAbsent.NOTHING
        assert found.why is (WhyAbsent.AWAY if away else WhyAbsent.TOO_FEW if board.minimum else none)
        assert 0 <= found.missing <= board.minimum


def _name(rows: Rows, ladder: Ladder, user: int) -> str:
    names = [row for row in rows.standings if (row["guild_id"], row["season"], row["family"]) == (ladder.guild, 0, "")]
    return next(row["name"] for row in names if row["user_id"] == user)


async def _standings(database: Database, **columns: list[int]) -> None:
    async def unit(connection: Any) -> None:
        rows = [
            standing(GUILD, number, f"Member {number}", **dict(zip(columns, values, strict=True)))
            for number, values in enumerate(zip(*columns.values(), strict=True), start=1)
        ]
        await connection.execute(insert(schema.standings), rows)

    await database.write(unit)


async def test_ties_share_a_rank_and_the_next_ranks_are_left_out(database: Database) -> None:
    await _standings(database, games_won=[3, 7, 7, 0, 3, 7])
    board = await boards_of(database).page(Board.GAMES_WON, HERE)
    assert [(row.rank, row.users[0], row.value) for row in board.rows] == [
        (1, 2, 7), (1, 3, 7), (1, 6, 7), (4, 1, 3), (4, 5, 3),
    ]  # fmt: skip


async def test_ties_go_on_over_the_end_of_a_page(database: Database) -> None:
    await _standings(database, games=[9] * 2 + [5] * 11 + [4] * 3)
    boards = boards_of(database)
    second = await boards.page(Board.GAMES, HERE, 1)
    assert [row.rank for row in second.rows] == [3, 3, 3, 14, 14, 14]
    assert await boards.find(Board.GAMES, HERE, 13) == BoardPlace(1, 3)
    assert await boards.find(Board.GAMES, HERE, 10) == BoardPlace(0, 3)


async def test_pages_before_the_first_and_after_the_last(database: Database) -> None:
    await _standings(database, games=[1 + number // 3 for number in range(23)])
    boards = boards_of(database)
    last = await boards.page(Board.GAMES, HERE, 2)
    assert (len(last.rows), last.page, last.pages, last.total) == (3, 2, 3, 23)
    assert await boards.page(Board.GAMES, HERE, 999_999) == last
    assert await boards.page(Board.GAMES, HERE, -1) == await boards.page(Board.GAMES, HERE, 0)
    empty = await boards.page(Board.GAMES, Ladder(GUILD + 2), 4)
    assert (empty.rows, empty.page, empty.pages, empty.total) == ((), 0, 1, 0)


async def test_equal_fractions_tie(database: Database) -> None:
    await _standings(database, games=[MIN_GAMES - 1, 14, 28, 98, 0, 12], games_won=[MIN_GAMES - 1, 2, 4, 14, 0, 12])
    board = await boards_of(database).page(Board.WIN_RATE, HERE)
    assert [(row.rank, row.users[0]) for row in board.rows] == [(1, 6), (2, 2), (2, 3), (2, 4)]


async def test_how_much_is_missing(database: Database) -> None:
    await _standings(database, games=[MIN_GAMES - 3], hands=[1])
    boards = boards_of(database)
    assert await boards.find(Board.WIN_RATE, HERE, 1) == Absent(WhyAbsent.TOO_FEW, 3)
    assert await boards.find(Board.RATING, Ladder(GUILD, 0, "partners"), 1) == Absent(WhyAbsent.NEW)
    assert await boards.find(Board.PARTNERSHIP, HERE, 1) == Absent(WhyAbsent.TOO_FEW, MIN_GAMES)
    assert await boards.find(Board.STREAK, HERE, 1) == Absent(WhyAbsent.NOTHING)
    assert await boards.find(Board.GAMES, HERE, 99) == Absent(WhyAbsent.NOTHING)


FOUR = (ANN, BEN, CLEO, DAN)
IDS = {person.user for person in FOUR}
RATED = (Ladder(GUILD, ALL_TIME, "partners"), Ladder(EVERYWHERE, ALL_TIME, "partners"))
EIGHT_WEEKS_MS = 8 * 7 * 24 * 3_600_000
HOUR_MS = 3_600_000
AWAY = Absent(WhyAbsent.AWAY)


async def enough_games(server: Server) -> None:
    """Make every rating as certain as the board requires."""

    async def unit(connection: Any) -> None:
        await connection.execute(update(schema.ratings).values(sigma=KNOWN))

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
        for ladder in RATED:
            assert await users_on(boards, ladder) == on, since
    for ladder in RATED:
        assert await boards.find(Board.RATING, ladder, ANN.user) == AWAY
        assert (await boards.page(Board.RATING, ladder)).lately
    assert (await boards.page(Board.GAMES, Ladder(GUILD))).total == 4, "other boards keep everybody"

    game = await server.game(ANN, BEN, CLEO, EVE)
    for ladder in RATED:
        assert await users_on(boards, ladder) == IDS - {DAN.user}
        assert await boards.find(Board.RATING, ladder, DAN.user) == AWAY
        assert await boards.find(Board.RATING, ladder, EVE.user) == Absent(WhyAbsent.NEW)

    await server.repairs.void(GUILD, MOD, game)
    for ladder in RATED:
        assert await users_on(boards, ladder) == set()
        assert await boards.find(Board.RATING, ladder, ANN.user) == AWAY
        assert await boards.find(Board.RATING, ladder, EVE.user) == Absent(WhyAbsent.NEW)


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
    assert await users_on(boards, RATED[0]) == set()
    server.clock.at += EIGHT_WEEKS_MS
    assert await boards.page(Board.RATING, season) == over


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_say_so_and_the_way_back(language: str) -> None:
    note = say(language, "board-rated-lately", weeks=8)
    always = say(language, "board-rated")
    for lately, said, unsaid in ((True, note, always), (False, always, note)):
        page = BoardPage(board=Board.RATING, ladder=RATED[0], rows=(), page=0, pages=1, total=0, lately=lately)
        reader = Reader(language=language)
        for panel in (
            leaderboard_panel(page, BoardQuery(board=Board.RATING), reader),
            shared_board_panel(page, reader, Member(9, "Ann")),
        ):
            shown = "\n".join(texts(panel))
            assert said in shown
            assert unsaid not in shown
    assert "8" in absent_text(AWAY, Board.RATING, language)
