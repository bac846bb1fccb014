"""Wallets: counters count once for the members at the end of a game, and follow from the logs."""

from random import Random

import pytest
from sqlalchemy import select

from bot.panels.core.reader import Reader
from bot.panels.stats.leaderboard import BoardQuery, leaderboard_panel
from bot.panels.stats.member import Page, StatsQuery, statistics_panel
from bot.panels.table.message import table_panel
from bot.stats import rebuild
from bot.stats.read.leaderboards import Absent, Board, BoardPlace, Boards, WhyAbsent
from bot.stats.read.member import load_profile
from bot.stats.seasons import Ladder
from bot.stats.write.rows import FIRST_COUNTERS
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.commands.seats import Kick, Sit
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Rules
from engine.rules.options import Betting
from tests.bot.panel_checks import texts
from tests.bot.people import ANN, BEN, CLEO, EVE, GUILD, MOD
from tests.bot.scripted_tables import FakeClock, one_step, started, until_over
from tests.suite import both_databases

pytestmark = both_databases
PER_HAND = Rules(target=3, betting=Betting.PER_HAND, ante=3)
PER_POINT = Rules(target=3, betting=Betting.PER_POINT, ante=2)


async def wallets(database: Database) -> dict[int, int]:
    async with database.read() as connection:
        found = await connection.execute(select(schema.wallets).where(schema.wallets.c.guild_id == GUILD))
        return {row.user_id: row.counters for row in found}


async def test_members_at_the_end_of_a_game_get_the_counters(database: Database, tables: Tables) -> None:
    now = await started(tables, members=4, rules=PER_POINT)
    for _ in range(20):
        now = await one_step(tables, now, Random(1))
    await tables.do(now.table.id, Kick(MOD, 3))
    now = await tables.do(now.table.id, Sit(EVE))
    now = await until_over(tables, now)
    found = await wallets(database)
    assert found.keys() == {ANN.user, BEN.user, CLEO.user, EVE.user}
    assert found[EVE.user] == found[BEN.user] == -found[ANN.user] != 0
    assert await rebuild.check(database) == ()


async def test_a_game_without_counters_and_one_given_up_leave_the_wallets_alone(
    database: Database, tables: Tables
) -> None:
    await until_over(tables, await started(tables, members=4, rules=Rules(target=1)))
    now = await started(tables, members=4, rules=PER_HAND)
    for _ in range(40):
        if now.table.status is Status.PLAYING:
            now = await one_step(tables, now, Random(1))
    await tables.do(now.table.id, Close(MOD))
    assert await wallets(database) == {}


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_counters_are_shown_with_what_everyone_begins_with_and_said_to_be_no_money(
    database: Database, tables: Tables, language: str
) -> None:
    reader = Reader(language=language, text_only=True)
    now = await until_over(tables, await started(tables, members=2, rules=PER_POINT))
    won = await wallets(database)
    money = {"en": "aren’t money", "it": "denaro", "fr": "argent"}[language]
    for person in (ANN, BEN):
        profile = await load_profile(database, Ladder(GUILD), person.user)
        assert profile.counters == FIRST_COUNTERS + won[person.user]
        asked = StatsQuery(user=person.user, page=Page.NUMBERS)
        shown = "\n".join(texts(statistics_panel(profile, None, person.name, asked, reader)))
        assert str(profile.counters) in shown
        assert money in shown
    board = await Boards(database, clock=FakeClock()).page(Board.COUNTERS, Ladder(GUILD))
    assert [row.value for row in board.rows] == sorted([100 + each for each in won.values()], reverse=True)
    assert await Boards(database, clock=FakeClock()).find(
        Board.COUNTERS, Ladder(GUILD), board.rows[1].users[0]
    ) == BoardPlace(0, 2)
    assert money in "\n".join(texts(leaderboard_panel(board, BoardQuery(board=Board.COUNTERS), reader)))
    result = "\n".join(texts(table_panel(now.public)))
    assert f"Ann & {now.table.seats[2].name} +" in result or f"Ben & {now.table.seats[3].name} +" in result
    assert f"+{max(won.values())}" in result
    assert f"\N{MINUS SIGN}{max(won.values())}" in result
    assert "aren’t money" in result


async def test_a_wallet_begins_with_the_initial_counters(database: Database, tables: Tables) -> None:
    await until_over(tables, await started(tables, members=4, rules=Rules(target=1)))
    assert (await load_profile(database, Ladder(GUILD), ANN.user)).counters == FIRST_COUNTERS
    assert (await Boards(database, clock=FakeClock()).page(Board.COUNTERS, Ladder(GUILD))).total == 0
    assert await Boards(database, clock=FakeClock()).find(Board.COUNTERS, Ladder(GUILD), ANN.user) == Absent(
        WhyAbsent.NOTHING
    )
