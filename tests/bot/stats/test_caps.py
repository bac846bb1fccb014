"""Ratings over all servers: what one group, one pair and one server can bring in a week is capped (R6)."""

from itertools import combinations

import pytest

from bot.stats import rebuild
from bot.stats.ladders import EVERYWHERE
from bot.stats.repairs import Repairs
from bot.stats.write import ratings
from bot.stats.write.ratings import UNIT
from bot.store.database import Database
from bot.tables.commands.rulings import CorrectScores
from bot.tables.commands.seats import Leave
from bot.tables.errors import Code
from bot.tables.model import Member
from bot.tables.service import Tables
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MEMBERS, MOD
from tests.bot.scripted_tables import FakeClock, tables_on
from tests.bot.stats.test_leaving import DAY, in_hand, won
from tests.bot.stats_rows import known
from tests.refused import refused
from tests.suite import rest

OTHERS = tuple(Member(1100 + number, f"Alt {number}") for number in range(6))
ADMIN = Member(CLEO.user, CLEO.name, moderator=True)


async def gained(database: Database, member: Member, guild: int = EVERYWHERE) -> float:
    """The gain of estimated strength since everyone's first rating, in points."""
    return UNIT * ((await known(database, guild))[member.user].mu - 25)


@rest
@pytest.mark.parametrize("which", ["SERVER", "PAIR"])
async def test_r6_one_server_and_one_pair_bring_only_so_much_in_a_week(
    database: Database, clock: FakeClock, tables: Tables, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    monkeypatch.setattr(ratings, which, 100.0)
    four = [(ANN, left, OTHERS[0], right) for left, right in combinations(OTHERS[1:5], 2)]
    for _ in range(2):
        start = await gained(database, ANN) if await known(database) else 0.0
        for each in four:
            await won(tables, await in_hand(tables, *each), ANN)
            clock.later(3600)
        assert await gained(database, ANN) - start == pytest.approx(100)
        clock.later(7 * DAY)
    assert await gained(database, ANN, GUILD) > 300
    assert (await known(database, EVERYWHERE))[ANN.user].games == 12, "they are games, and reduce each other's weight"
    assert await rebuild.check(database) == ()


@rest
async def test_r6_a_foursome_brings_only_so_much_and_losses_make_room(
    database: Database, clock: FakeClock, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "FOURSOME", 100.0)
    for _ in range(3):
        await won(tables, await in_hand(tables, *MEMBERS), ANN)
        clock.later(DAY)
    assert await gained(database, ANN) == pytest.approx(100)
    await won(tables, await in_hand(tables, *MEMBERS), BEN)
    clock.later(DAY)
    low = await gained(database, ANN)
    assert low < 60
    await won(tables, await in_hand(tables, *MEMBERS), ANN)
    clock.later(DAY)
    assert await gained(database, ANN) > low + 20
    for _ in range(4):
        await won(tables, await in_hand(tables, *MEMBERS), ANN)
    assert await gained(database, ANN) == pytest.approx(100)
    await won(tables, await in_hand(tables, ANN, BEN, CLEO, EVE), ANN)
    assert await gained(database, ANN) > 110, "with a fifth they are others"
    assert await rebuild.check(database) == ()


async def test_r6_who_played_voids_a_game_in_the_own_server_only(database: Database, clock: FakeClock) -> None:
    tables, repairs = tables_on(database, clock), Repairs(database, clock=clock)
    lost, other = await in_hand(tables, *MEMBERS), await in_hand(tables, ANN, DAN, EVE, BEN)
    await tables.do(lost.table.id, Leave(ANN))
    for now in (lost, other):
        await won(tables, now, BEN if now is lost else DAN)
    before = await known(database, EVERYWHERE)
    await repairs.void(GUILD, ADMIN, lost.table.id)
    await repairs.void(GUILD, Member(ANN.user, ANN.name, moderator=True), other.table.id)
    assert await known(database, EVERYWHERE) == before
    assert all(each.games == 0 for each in (await known(database)).values())
    third = await won(tables, await in_hand(tables, *MEMBERS), BEN)
    await repairs.void(GUILD, MOD, third.table.id)
    after = await known(database, EVERYWHERE)
    assert {user: each.games for user, each in after.items()} == {user: each.games for user, each in before.items()}
    assert await rebuild.check(database) == ()


async def test_r6_losses_made_void_by_another_admin_are_capped_too(
    database: Database, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "SERVER", 30.0)
    tables, repairs = tables_on(database, clock), Repairs(database, clock=clock)
    now = await won(tables, await in_hand(tables, *MEMBERS), BEN)
    low = await gained(database, ANN)
    clock.later(8 * DAY)
    await repairs.void(GUILD, MOD, now.table.id)
    assert await gained(database, ANN) == pytest.approx(low + 30)
    assert await gained(database, ANN, GUILD) == pytest.approx(0)
    assert await rebuild.check(database) == ()


async def test_r6_nobody_corrects_the_score_of_the_own_rated_game(tables: Tables) -> None:
    now = await in_hand(tables, *MEMBERS)
    for command in (CorrectScores(ADMIN, (0, 0)), CorrectScores(Member(BEN.user, "Ben", moderator=True), (0, 0))):
        with refused(Code.OWN_TABLE):
            await tables.do(now.table.id, command)
    await tables.do(now.table.id, Leave(CLEO))
    with refused(Code.OWN_TABLE):
        await tables.do(now.table.id, CorrectScores(ADMIN, (0, 0)))
