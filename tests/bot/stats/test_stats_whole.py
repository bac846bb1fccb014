"""Every number of the records against a second bookkeeper's, over games of mixed rules and all that can happen."""

import pkgutil
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from math import isclose
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.stats import read, rebuild
from bot.stats.ladders import Ladder as LadderOfRecord
from bot.stats.read.game import load_course
from bot.stats.read.leaderboards import Board, Boards
from bot.stats.read.member import load_profile
from bot.stats.read.partners import load_partners, load_versus
from bot.stats.read.server import load_community
from bot.stats.read.trends import load_trend
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close, Open, Start
from bot.tables.commands.seats import ComeBack, FillWithComputers, Leave, Sit, Substitute
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status
from bot.tables.service import Tables
from engine import PRESETS, Refused, Rules, load_rules
from engine.players.monte_carlo.par import has_par, pars
from engine.rules.presets import Family
from tests.bot.fake_history import LONGEST, PEOPLE, WEEK_MS, Past, chosen, games_of, named
from tests.bot.people import CHANNEL
from tests.bot.scripted_tables import FakeClock, tables_on
from tests.bot.stats.ledger import Ladder, Ledger
from tests.bot.stats.ledger_boards import Standings
from tests.bot.stats.ledger_figures import ANYWHERE, Book, plain
from tests.bot.stats.ledger_ratings import Ratings
from tests.driver import next_command
from tests.suite import first, rest

ONE, TWO = 71, 72
"""Servers."""
OLD, NEW = 1011, 1002
"""One person's accounts, merged as it happens."""
FORMER, LATTER = 1009, 1008
"""Another person's, merged before that in the other server, where both of them play on."""
GONE, REMOVED, HIDDEN = 1012, 1010, 1003
NOBODY = 999
ADMIN = Member(998, "Admin", moderator=True)
"""Plays nowhere: a game that is void by somebody who played in it stays in the ratings over all servers."""
COMPARED = {f"load_{it}" for it in ("profile", "community", "partners", "versus", "trend", "course")}
AFTER_S = 6 * 7 * 24 * 3600
"""After the last game: some are off the boards of ratings then."""
ELSEWHERE = {"load_name", "load_own_game", "load_audit", "load_placings", "load_week"}
"""Queries of `bot.stats.read` that other tests look at: test_statistics.py, test_own_game.py, test_repair.py,
test_titles.py and test_week.py."""


@pytest.mark.parametrize(("past", "live"), first(((60, 8), (200, 24), (440, 60)), 0, 1))
async def test_every_number_is_what_a_second_bookkeeper_counts(sqlite_url: str, past: int, live: int) -> None:
    await _all_of_it(sqlite_url, Random(501), past=past, live=live, pars_found=2)


@rest
async def test_every_number_is_the_same_on_postgresql(postgres_url: str) -> None:
    await _all_of_it(postgres_url, Random(502), past=25, live=8, pars_found=0)


async def _all_of_it(url: str, dice: Random, *, past: int, live: int, pars_found: int) -> None:
    database = await Database.open(url)
    try:
        before = _past(dice, past)
        await before.write(database)
        await rebuild.rebuild(database)
        clock = FakeClock(before.at)
        await _live(database, clock, dice, live)
        # what was derived as it happened is what the logs give, in every row
        assert await rebuild.check(database) == ()
        await _find_pars(database, dice, pars_found)
        clock.later(AFTER_S)
        await _compare(database, clock, whole=past > 100)
    finally:
        await database.close()


def _past(dice: Random, games: int) -> Past:
    past = Past(dice, comers=tuple(user for user in PEOPLE if user not in (OLD, NEW, FORMER, LATTER)))
    for number in range(games):
        past.at += dice.randrange(WEEK_MS // 20)
        if number in (games // 4, games // 2):
            past.season(ONE, 1 + number // (games // 2))
        if number == games // 3:
            past.merge(TWO, FORMER, LATTER)
        guild, (name, rules) = dice.choice((ONE, ONE, TWO)), games_of(dice)
        crowd = [user for user in PEOPLE if user < 1008 or dice.random() < 0.4]
        for pair in ((OLD, NEW), (FORMER, LATTER)):
            if {*pair} <= {*crowd} and (OLD in pair or number < games // 3):
                crowd.remove(dice.choice(pair))
        users: list[int | None] = [*dice.sample(crowd, rules.seats)]
        if dice.random() < 0.35:
            users = [user if dice.random() < 0.6 else None for user in users]
        rated = rules.seats == 4 and None not in users
        table = past.game(guild, name, rules, users, rated=rated, give_up=dice.random() < 0.1)
        if dice.random() < 0.04 and past.ended(table):
            past.void(guild, table)
    return past


async def _live(database: Database, clock: FakeClock, dice: Random, games: int) -> None:
    tables, repairs, members = tables_on(database, clock), Repairs(database, clock=clock), Members(database)
    ended: list[tuple[int, int]] = []
    people = [user for user in PEOPLE if user != OLD]
    for number in range(games):
        clock.later(dice.randrange(200_000))
        guild, (name, rules) = dice.choice((ONE, TWO)), games_of(dice)
        table = await _play(tables, clock, dice, guild, (name, rules), people)
        ended.append((guild, table))
        if number % 7 == 3:
            await repairs.void(*(guild, ADMIN, table) if dice.random() < 0.5 else (*_with_mod(ended.pop(0)),))
        if number == games // 2:
            await repairs.merge(ONE, ADMIN, Member(OLD, named(OLD, ONE)), Member(NEW, named(NEW, ONE)))
            people = [*PEOPLE]
    for guild, table in ended[:: max(2, games // 8)]:
        with suppress(Refused):  # void already
            await repairs.void(guild, ADMIN, table)
    await Privacy(database, tables, members, clock=clock).forget(GONE)
    await _play(tables, clock, dice, ONE, ("north-american", PRESETS["north-american"]), [GONE, NEW, OLD, 1001])
    await repairs.remove(ONE, ADMIN, Member(REMOVED, named(REMOVED, ONE)))
    await members.set(HIDDEN, replace(await members.get(HIDDEN), hidden=True))


def _with_mod(of: tuple[int, int]) -> tuple[int, Member, int]:
    return of[0], ADMIN, of[1]


async def _play(
    tables: Tables, clock: FakeClock, dice: Random, guild: int, game: tuple[str, Rules], people: list[int]
) -> int:
    (name, rules), person = game, {user: Member(user, named(user, guild)) for user in PEOPLE}
    users = dice.sample(people, min(len(people), rules.seats))
    members = users[: len(users) if dice.random() < 0.6 else dice.randrange(1, len(users) + 1)]
    host = person[members[0]]
    table = (await tables.open(Open(host, guild, CHANNEL, preset=name, rules=rules))).table.id
    for user in members[1:]:
        await tables.do(table, Sit(person[user]))
    if len(members) < rules.seats:
        await tables.do(table, FillWithComputers(host))
    now = await tables.do(table, Start(host))
    give_up = dice.random() < 0.1
    while now.table.status is Status.PLAYING and now.table.version < (40 if give_up else LONGEST):
        clock.later(dice.randrange(9))
        if dice.random() < 0.02:
            with suppress(Refused):
                now = await _come_and_go(tables, now, person[dice.choice(people)], dice)
        else:
            now = await tables.do(table, next_command(now, dice, chosen))
    if now.table.status is Status.PLAYING:
        now = await tables.do(table, Close(ADMIN if dice.random() < 0.5 else person[now.table.host]))
    if now.table.status is Status.PLAYING:  # a rated game goes on when its host leaves
        await tables.do(table, Close(ADMIN))
    return table


async def _come_and_go(tables: Tables, now: StoredTable, person: Member, dice: Random) -> StoredTable:
    table, seat = now.table.id, now.table.seat_of(person.user)
    if seat is None:
        return await tables.do(table, Sit(person))
    if dice.random() < 0.4:
        return await tables.do(table, ComeBack(person))
    return await (
        tables.do(table, Leave(person)) if dice.random() < 0.6 else tables.do(table, Substitute(person, seat))
    )


async def _find_pars(database: Database, dice: Random, real: int) -> None:
    """Pars of some games as they are, and of many by dice: to work one out takes long."""
    t, h = schema.tables.c, schema.hands.c
    worths: dict[tuple[int, int], float] = {}
    async with database.read() as connection:
        hands = (await connection.execute(select(h.table_id, h.number).order_by(h.table_id, h.number))).all()
        for row in await connection.execute(select(t.id, t.rules).order_by(t.id)):
            if has_par(load_rules(row.rules)):
                mine = [each.number for each in hands if each.table_id == row.id and dice.random() < 0.7]
                worths |= {(row.id, number): dice.randrange(-4000, 4000) / 997 for number in mine}
        query = select(t.id, t.rules).where(t.preset == "north-american", t.status == "over").order_by(t.id).limit(real)
        for row in (await connection.execute(query)).all():
            log = schema.log.c
            lines = (await connection.scalars(select(log.line).where(log.table_id == row.id).order_by(log.seq))).all()
            found = enumerate(pars(load_rules(row.rules), lines), start=1)
            worths |= {(row.id, number): worth for number, worth in found if worth is not None}

    async def unit(connection: AsyncConnection) -> None:
        for (table, number), worth in worths.items():
            change = update(schema.hands).where(h.table_id == table, h.number == number)
            await connection.execute(change.values(par=worth, par_tried=True))

    await database.write(unit)


async def _compare(database: Database, clock: FakeClock, *, whole: bool) -> None:
    ledger = await Ledger.of(database)
    ratings = Ratings(ledger)
    book, wrong = Book(ledger, ratings), list[str]()
    if whole:
        _check_mixed(ledger, ratings)
    await _compare_ratings(database, ratings)
    boards = Boards(database, clock=clock)
    modules = [import_module(each.name) for each in pkgutil.iter_modules(read.__path__, "bot.stats.read.")]
    queries = {
        name for each in modules for name, of in vars(each).items() if getattr(of, "__module__", "") == each.__name__
    }
    assert {name for name in queries if name.startswith("load_")} == COMPARED | ELSEWHERE
    families = ("", *(family.value for family in Family))
    for guild, season in ((ONE, 0), (TWO, 0), (0, 0), (ONE, 1), (ONE, 2)):
        for family in families if whole else families[: 1 if season else 2]:
            ladder, asked = Ladder(guild, season, family), LadderOfRecord(guild, season, family)
            wrong += _differing(f"server {ladder}", book.community(ladder), await load_community(database, asked))
            users = [*book.users(ladder), NOBODY]
            for user in users:
                about = f"{ladder} of {user}: "
                wrong += _differing(about, book.profile(ladder, user), await load_profile(database, asked, user))
                wrong += _differing(about, book.trend(ladder, user), await load_trend(database, asked, user))
                for page in (0, 1):
                    found = await load_partners(database, asked, user, page, size=4)
                    wrong += _differing(about + "partners ", book.partners(ladder, user, page, 4), found)
            for one, two in zip(users, users[2:], strict=False):
                about, found = f"{ladder} {one} and {two}: ", await load_versus(database, asked, one, two)
                wrong += _differing(about, book.versus(ladder, one, two), found)
            for board in Board:
                wrong += await _compare_board(boards, Standings(book, ladder, board.value, clock.now()), board)
    for table in ledger.rules:
        mine = [hand["points"] for hand in ledger.hands if hand["table"] == table]
        course = [[sum(hand[side] for hand in mine[: n + 1]) for side in range(len(mine[0]))] for n in range(len(mine))]
        wrong += _differing(f"course of {table}", course, await load_course(database, table))

    assert wrong == [], "\n".join(wrong[:40])


async def _compare_board(boards: Boards, due: Standings, board: Board) -> list[str]:
    book, ladder, size, wrong = due.book, due.ladder, 4, list[str]()
    rows, of = due.rows(), LadderOfRecord(*ladder)
    for page in range(max(1, -(-len(rows) // size))):
        found = await boards.page(board, of, page, size)
        pages = max(1, -(-len(rows) // size))
        shown = {"board": board.value, "ladder": [*ladder], "rows": rows[page * size : (page + 1) * size]}
        shown |= {"page": page, "pages": pages, "total": len(rows), "lately": due.lately}
        shown |= {"newest": []}  # titles of contests: none here
        wrong += _differing(f"{board} {ladder} page {page}: ", shown, found)
    for user in (*book.users(ladder), NOBODY):
        if user > 0:
            wrong += _differing(
                f"{board} {ladder} of {user}: ", due.place(user, size), await boards.find(board, of, user, size)
            )
    return wrong


async def _compare_ratings(database: Database, ratings: Ratings) -> None:
    """To the last bit."""
    r, c = schema.ratings.c, schema.rating_changes.c
    async with database.read() as connection:
        kept = (await connection.execute(select(schema.ratings))).all()
        changes = (await connection.execute(select(schema.rating_changes))).mappings().all()
    assert {tuple(row[:4]): tuple(row[4:7]) for row in kept} == ratings.now
    assert {tuple(row[:4]): row.played_at for row in kept} == ratings.last_games()
    names = {c.guild_id: "guild", c.user_id: "user", c.table_id: "table"}
    found = [{names.get(column, column.name): row[column.name] for column in c} for row in changes]
    in_order = lambda row: (row["no"], row["guild"], row["season"], row["user"])  # noqa: E731
    assert sorted(found, key=in_order) == sorted(ratings.changes, key=in_order)
    del r


def _check_mixed(ledger: Ledger, ratings: Ratings) -> None:
    """That the games were not too tame."""
    kinds = {line["kind"] for line in ledger.journal}
    assert kinds >= {"game", "closed", "left", "void", "merge", "season-start", "season-end", "remove"}
    assert {row["preset"] for row in ledger.sources["tables"]} >= {*PRESETS}
    assert len(ledger.sources["tables"]) >= 200
    assert any(fact["user"] < 0 for fact in ledger.ended)
    assert any(games >= 10 for _, _, games in ratings.now.values())
    for name in ("euchres_made", "marches", "loners_made", "defences_tried", "by_computer"):
        assert any(fact[name] for fact in ledger.played)


def _differing(where: str, due: Any, found: Any) -> list[str]:
    """What is not the same; sums of floats may be a hair apart."""
    found = plain(found)
    if isinstance(due, dict) and isinstance(found, dict):
        if [*due] != [*found] and {*due} != {*found}:
            return [f"{where}: knows {sorted(map(str, {*due} ^ {*found}))} only here or there"]
        return [each for key in due for each in _differing(f"{where}.{key}", due[key], found[key])]
    if isinstance(due, list) and isinstance(found, list) and len(due) == len(found):
        return [
            each
            for number, pair in enumerate(zip(due, found, strict=True))
            for each in _differing(f"{where}[{number}]", *pair)
        ]
    if isinstance(due, str) and isinstance(found, str) and due.endswith(ANYWHERE):
        found = found.partition(" of ")[0] + ANYWHERE
    if isinstance(due, float) and isinstance(found, float) and isclose(due, found, rel_tol=1e-9, abs_tol=1e-9):
        return []
    return [] if due == found and type(due) is type(found) else [f"{where}: {found!r} is not {due!r}"]
