"""Every kind of picture, with any names: each made by the panel that shows it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import cycle, islice
from random import Random

from bot.history.replay import positions, split_into_hands
from bot.members.preferences import Sort
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader, Voice
from bot.panels.own_posts import Dates, week_panel
from bot.panels.replay import replay_picture
from bot.panels.review.panel import course_picture
from bot.panels.stats.leaderboard import BoardQuery, leaderboard_panel
from bot.panels.stats.member import Page, StatsQuery, statistics_panel
from bot.panels.table.message import table_panel
from bot.panels.table.picture import chair_picture, table_picture
from bot.pictures.colours import Pack
from bot.pictures.studio import Picture
from bot.stats.rating import Rating
from bot.stats.read.leaderboards import Board, BoardPage, BoardRow
from bot.stats.read.member import PartOfHands, Profile, Trend
from bot.stats.read.totals import Sums
from bot.stats.read.week import Best, HandOfWeek, Pair, Week
from bot.stats.seasons import Ladder
from bot.tables.game import StoredTable
from bot.tables.model import Status
from engine import PRESETS, Phase, load
from engine.players.review import Review
from tests.bot.panel_checks import pictures, shown, table_of
from tests.bot.pictures.contest_samples import pictures_of, sample
from tests.engine.players.review_games import played, reviewed
from tests.random_games import Game, random_game

CONTESTS = ("hustle", "league", "swiss", "cup of 13")


def named_pictures(names: tuple[str, ...], language: str) -> Iterator[tuple[str, Picture]]:
    """Every kind, in every state that writes other names, by a name of its own."""
    yield from _tables(names, language)
    yield from _statistics(names, language)
    yield "week", _week(names, language)
    for contest in CONTESTS:
        facts = sample(contest).facts(language, name=lambda player: names[player % len(names)], mine=2)
        for page, picture in pictures_of(replace(facts, stored=replace(facts.stored, name=names[0]))):
            yield f"{contest}, {page}", picture


def _tables(names: tuple[str, ...], language: str) -> Iterator[tuple[str, Picture]]:
    at_a_table = tuple(islice(cycle(names), 9))
    for preset in ("north-american", "six-handed", "three-handed"):
        game = random_game(PRESETS[preset], Random(1), limit=14)
        table = table_of(game, names=at_a_table, language=language)
        public = shown(game, None, table)
        yield f"table, {preset}", table_picture(public, Voice(table, language, aloud=True))
        yield f"chair, {preset}", chair_picture(shown(game, 0, table), Reader(language=language))
        over = Game(PRESETS[preset], None, tuple(map(load, lines(preset))))
        table = table_of(over, names=at_a_table, language=language, status=Status.OVER)
        yield f"result, {preset}", _only(table_panel(shown(over, None, table)))
    lobby = table_of(names=at_a_table, language=language, status=Status.LOBBY)
    waiting = StoredTable(revision=0, secret=bytes(32), table=lobby, state=None).view_for(None)
    yield "lobby", table_picture(waiting, Voice(lobby, language, aloud=True))
    game, review = Game(PRESETS["north-american"], None, tuple(map(load, lines("north-american")))), reviewed_game()
    table = table_of(game, names=at_a_table, language=language, status=Status.OVER)
    aloud = Voice(table, language, aloud=True)
    yield "course", course_picture(review, 0, aloud)
    (*_, step) = (
        each
        for each in positions(split_into_hands(game.rules, game.actions), table, 0, None)
        if each.view.phase is Phase.PLAYING
    )
    yield "replay", replay_picture(step, aloud, Pack.TWO, Sort.SUIT)


@cache
def lines(preset: str) -> tuple[str, ...]:
    """A game to its end."""
    return played(PRESETS[preset], seed=6)


@cache
def reviewed_game() -> Review:
    """The review of such a game."""
    return reviewed(PRESETS["north-american"], lines("north-american"))


def _statistics(names: tuple[str, ...], language: str) -> Iterator[tuple[str, Picture]]:
    reader = Reader(language=language)
    part, counts = (
        PartOfHands(hands=50, won=20, points=60, against=50, calls=20, calls_made=15),
        Sums(games=20, games_won=11, hands=200),
    )
    profile = Profile(
        user=1,
        name=names[0],
        counts=counts,
        all=counts,
        counters=0,
        ratings={"partners": Rating(25, 3, 9)},
        suits={"h": part},
        rounds={1: part},
        positions={0: part},
    )
    trend = Trend(ratings={}, blocks=tuple(nth / 10 for nth in range(9)), weeks=())
    for name in names[:2]:
        for page in (Page.OVERVIEW, Page.CALLS, Page.SEATS, Page.TREND, Page.NUMBERS):
            panel = statistics_panel(profile, trend, name, StatsQuery(user=1, page=page), reader)
            yield f"{page.name.lower()}, {name}", _only(panel)
    for board, together in ((Board.RATING, 1), (Board.PARTNERSHIP, 2)):
        rows = tuple(
            BoardRow(
                rank=rank,
                users=tuple((rank + nth) % len(names) for nth in range(together)),
                names=tuple(names[(rank + nth) % len(names)] for nth in range(together)),
                value=0.6 if board.is_share else 1612 - rank,
                beside=(9,) * len(board.beside),
            )
            for rank in range(1, 1 + min(10, len(names)))
        )
        page = BoardPage(board=board, ladder=Ladder(1), rows=rows, page=0, pages=1, total=len(rows))
        yield f"board of {board}", _only(leaderboard_panel(page, BoardQuery(board=board), reader))


def _week(names: tuple[str, ...], language: str) -> Picture:
    users = tuple(range(1, len(names) + 1))
    pairs = tuple(Pair(users=(1, other), games=9, won=9 - other) for other in users[1:4])
    hand = HandOfWeek(table=1, number=2, before=0.1, after=0.9, users=users[:3])
    lucky, unlucky = Best(users=users[2:4], value=1.0), Best(users=users[4:6], value=-1.0)
    week = Week(
        games=99, pairs=pairs, streak=Best(users=users[-2:], value=9), luckiest=lucky, unluckiest=unlucky, hand=hand,
        names=dict(zip(users, names, strict=True)),
    )  # fmt: skip
    return _only(week_panel(week, Dates(date(2026, 11, 23), "UTC"), language, is_open=True))


def _only(panel: Panel) -> Picture:
    (picture,) = pictures(panel)
    return picture.drawing
