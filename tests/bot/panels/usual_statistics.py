"""Statistics, boards and past games at their usual size."""

from dataclasses import replace
from functools import cache

from bot.history.games import PAGE as GAMES
from bot.history.games import EndedGame, HistoryPage
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.stats.history import history_panel, played_panel
from bot.panels.stats.leaderboard import BoardQuery, final_board_panel, leaderboard_panel, shared_board_panel
from bot.panels.stats.member import Page, StatsQuery, statistics_panel
from bot.panels.stats.server import community_panel, partners_panel, versus_panel
from bot.stats.rating import Rating
from bot.stats.read.game import UNCHANGED
from bot.stats.read.leaderboards import NEWEST, Board, BoardPage, BoardRow
from bot.stats.read.member import STORY, MemberLuck, PartOfHands, Profile, Trend
from bot.stats.read.partners import Partner, PartnersPage, Together, Versus
from bot.stats.read.server import CallCounts, Community
from bot.stats.read.titles import Placing
from bot.stats.read.totals import Sums
from bot.stats.seasons import Ladder, Season
from bot.tables.model import Member, TableView
from tests.bot.panel_checks import shown
from tests.bot.panels.usual_panels import MEMBERS, RULES, usual_table, whole_game

AT = 1_790_000_000_000
SERVER, USER = 1, 1000
PEOPLE = (*MEMBERS, "Konstantin", "Annabelle", "Theodora")


def over(name: str, language: str) -> TableView:
    game = whole_game(name)
    return shown(game, None, usual_table(game, RULES[name][0], language))


def course(name: str) -> list[tuple[int, ...]]:
    rules = RULES[name][1]
    return [tuple(1 if side == nth % rules.sides else 0 for side in range(rules.sides)) for nth in range(9)]


@cache
def _profile() -> Profile:
    sums = Sums(
        games=128, games_won=67, hands=1643, hands_won=830, points=1290, against=1244, tricks=2104, calls=421,
        calls_made=318, euchres_made=96, euchres_suffered=103, marches=61, loners_tried=24, loners_made=11,
        defences_tried=3, defences_made=1, decisions=9120, by_computer=31, think_ms=51_000_000, streak=2, best_streak=7,
    )  # fmt: skip
    part = PartOfHands(hands=411, won=208, points=320, against=301, calls=96, calls_made=71)
    return Profile(
        user=USER,
        name=MEMBERS[0],
        counts=sums,
        all=replace(sums, members=34),
        counters=100,
        ratings={"partners": Rating(27.2, 1.4, 128)},
        average_ratings={"partners": 1502},
        positions=dict.fromkeys(range(4), part),
        suits=dict.fromkeys("cdhs", part),
        rounds=dict.fromkeys((1, 2), part),
        relations={"next": part, "crossing": part},
        words={word.value: 14 for word in STORY},
        luck=MemberLuck(hands=1643, luck=-0.03, skill=0.08, margin=0.05),
    )


def _trend() -> Trend:
    return Trend(
        ratings={"partners": tuple(1450 + 3 * nth % 90 for nth in range(128))},
        blocks=tuple((3 + nth % 5) / 10 for nth in range(12)),
        weeks=((6 / 11, 5 / 11),) * 14,
    )


def _statistics(page: Page, reader: Reader) -> Panel:
    query = StatsQuery(user=USER, page=page)
    trend = _trend() if page is Page.TREND else None
    return statistics_panel(_profile(), trend, MEMBERS[0], query, reader, own=True)


def _community(reader: Reader) -> Panel:
    calls = CallCounts(420, 318, 60)
    community = Community(
        games=412, game_hands=5120, given_up=9, hands=5120, thrown_in=40,
        members=replace(_profile().counts, members=34),
        calls=CallCounts(5080, 3820, 700), alone=CallCounts(310, 260, 130), defended_alone=CallCounts(12, 6, 2),
        seats=dict.fromkeys(range(4), calls), suits=dict.fromkeys("cdhs", calls), rounds=dict.fromkeys((1, 2), calls),
        relations={"next": calls, "crossing": calls}, busiest=164,
        rules=(("north-american", 300), ("stick-the-dealer", 71), ("bid-euchre", 41)),
    )  # fmt: skip
    return community_panel(community, StatsQuery(user=USER), reader)


TITLE = Placing(contest=1, name="Friday hustle", number=14, ended_at=AT, rank=1, people=((1, PEOPLE[1]),))
SEASON = Season(number=4, name="September 2026", started_at=0, ended_at=AT)


def _boards(reader: Reader) -> dict[str, Panel]:
    beside = (40,) * len(Board.RATING.beside)
    rows = tuple(
        BoardRow(rank=nth + 1, users=(nth,), names=(name,), value=1610 - 9 * nth, beside=beside)
        for nth, name in enumerate(PEOPLE)
    )
    page = BoardPage(board=Board.RATING, ladder=Ladder(SERVER), rows=rows, page=0, pages=3, total=28, lately=True)
    seasons = (SEASON, replace(SEASON, number=5))
    return {
        "board": leaderboard_panel(page, BoardQuery(board=Board.RATING), reader, highlight=3),
        "board-shared": shared_board_panel(page, reader, Member(1, MEMBERS[0])),
        "board-final": final_board_panel(replace(page, pages=1), [TITLE] * NEWEST, seasons, reader.language),
    }


def _histories(reader: Reader) -> dict[str, Panel]:
    usual = over("usual", reader.language)
    games = tuple(
        EndedGame(table=replace(usual.table, id=1234 + nth), winner=0, drawn=False, scores=(10, 6), hands=9, at=AT)
        for nth in range(GAMES)
    )
    page = HistoryPage(games=games, number=0, total=40)
    return {
        "history": history_panel(page, None, reader),
        "history-of": history_panel(page, MEMBERS[0], reader),
        "played": played_panel(usual, course("usual"), UNCHANGED, Press(Verb.HISTORY), reader),
    }


def statistics(language: str) -> dict[str, Panel]:
    """All of them, by name."""
    reader = Reader(language=language)
    rows = tuple(Partner(n, PEOPLE[n], 30 - n, 15 - n) for n in range(10))
    shown = PartnersPage(rows=rows, page=0, pages=2, total=13, best=rows[0], worst=rows[-1])
    versus = Versus(opponents=Together(*[24] * 6), partners=Together(*[24] * 6), last_at=AT)
    return {
        **{f"statistics-{page.name.lower()}": _statistics(page, reader) for page in Page},
        "statistics-server": _community(reader),
        "partners": partners_panel(shown, USER, MEMBERS[0], reader),
        "versus": versus_panel(versus, Member(1, MEMBERS[0]), Member(2, MEMBERS[1]), reader),
        **_boards(reader),
        **_histories(reader),
    }
