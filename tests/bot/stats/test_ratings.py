"""Ratings: what openskill says, what is not rated, every way of farming that is shut, and what a week may bring."""

from itertools import combinations
from random import Random

import pytest

from bot.stats import rebuild
from bot.stats.rating import KNOWN, MODEL, UNIT, Rating
from bot.stats.repairs import Repairs
from bot.stats.seasons import EVERYWHERE
from bot.stats.write import ratings
from bot.store.database import Database
from bot.tables.commands.life import Close, Rematch, Start
from bot.tables.commands.rulings import CorrectScores
from bot.tables.commands.seats import Kick, Leave, Sit, Substitute
from bot.tables.commands.settings import SetCasual
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby import rated
from bot.tables.lobby.rated import ACCOUNT_AGE_MS, Obstacle, obstacle
from bot.tables.model import Member
from bot.tables.service import Tables
from engine import PRESETS, Rules
from engine.phases.registry import Over
from engine.rules.presets import Family
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MEMBERS, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, begun, one_step, opened, rows, started, tables_on, until_over
from tests.bot.stats.test_leaving import DAY, in_hand, won
from tests.bot.stats_rows import known
from tests.refused import refused
from tests.suite import rest


async def played(tables: Tables, *people: Member, guild: int = GUILD, rules: Rules = SHORT) -> StoredTable:
    """A game of these members, in this order of seats, to its end."""
    return await until_over(tables, await begun(tables, *people, rules=rules, guild=guild))


async def with_a_line(tables: Tables) -> StoredTable:
    """A rated game whose first line is written."""
    return await one_step(tables, await started(tables, members=4), Random(3))


def won_by(now: StoredTable) -> int:
    assert isinstance(now.state, Over)
    return now.state.winner


def winners(now: StoredTable) -> list[int]:
    """The members of the side that has won, then of the other."""
    side = won_by(now)
    users = [sitter.user for sitter in now.table.seats if sitter is not None and sitter.user is not None]
    return [users[seat] for seat in (side, side + 2, 1 - side, 3 - side)]


async def test_a_game_of_four_is_rated_as_openskill_says_here_and_over_all_servers(database: Database) -> None:
    now = await played(tables_on(database, FakeClock()), *MEMBERS)
    won, lost = MODEL.rate([[MODEL.rating(), MODEL.rating()], [MODEL.rating(), MODEL.rating()]], ranks=[1, 2])
    expected = [Rating(each.mu, each.sigma, 1) for each in (*won, *lost)]
    for guild in (GUILD, EVERYWHERE):
        assert await known(database, guild) == dict(zip(winners(now), expected, strict=True))
    assert await known(database, GUILD + 1) == {}


async def test_families_are_rated_apart_and_ranks_follow_the_scores(database: Database, tables: Tables) -> None:
    await played(tables, *MEMBERS)
    now = await played(tables, *MEMBERS, rules=PRESETS["set-back"])
    alone = await known(database, family=Family.ALONE)
    assert alone.keys() == {person.user for person in MEMBERS}
    assert {each.games for each in (await known(database, family=Family.PARTNERS)).values()} == {1}
    assert isinstance(now.state, Over)
    scores = now.state.match.scores
    by_place = [person.user for _, person in sorted(zip(scores, MEMBERS, strict=True), key=lambda pair: pair[0])]
    assert [alone[user].mu for user in by_place] == sorted((each.mu for each in alone.values()), reverse=True)


# --- what is not rated


@pytest.mark.parametrize("computers", [1, 2, 3])
async def test_no_game_is_rated_that_a_computer_begins(database: Database, tables: Tables, computers: int) -> None:
    now = await started(tables, members=4 - computers, rules=SHORT)
    assert obstacle(now.table, 0) is Obstacle.COMPUTER
    assert not now.table.rated
    # nor does it become one when members take the computers' seats
    for person in MEMBERS[4 - computers :]:
        now = await tables.do(now.table.id, Sit(person))
    await until_over(tables, now)
    assert await known(database) == {}


async def test_no_game_is_rated_of_an_account_younger_than_seven_days(database: Database, clock: FakeClock) -> None:
    new = Member((clock.at - rated._DISCORD_EPOCH_MS - ACCOUNT_AGE_MS + 1) << 22, "New")
    assert rated.account_made_at(new.user) == clock.at - ACCOUNT_AGE_MS + 1
    now = await played(tables_on(database, clock), ANN, BEN, CLEO, new)
    assert obstacle(now.table, clock.at) is Obstacle.NEW_ACCOUNT
    assert await known(database) == {}
    assert obstacle(now.table, clock.at + 1) is None, "seven days are enough"


@pytest.mark.parametrize("name", ["two-handed", "three-handed", "five-handed", "six-handed", "hustle"])
async def test_only_tables_of_four_are_rated(database: Database, name: str) -> None:
    now = await started(tables_on(database, FakeClock()), members=PRESETS[name].seats, rules=PRESETS[name])
    assert not now.table.rated
    assert obstacle(now.table, 0) is Obstacle.SEATS


async def test_a_host_may_want_no_rating_and_only_before_the_game(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    table = await opened(tables, rules=SHORT)
    assert (await tables.do(table.id, SetCasual(ANN, casual=True))).table.casual
    for person in (BEN, CLEO, DAN):
        await tables.do(table.id, Sit(person))
    with refused(Code.NOT_HOST):
        await tables.do(table.id, SetCasual(BEN, casual=False))
    now = await tables.do(table.id, Start(ANN))
    assert obstacle(now.table, clock.at) is Obstacle.CASUAL
    with refused(Code.STARTED):
        await tables.do(table.id, SetCasual(ANN, casual=False))
    now = await until_over(tables, now)
    assert await known(database) == {}
    again = await tables.rematch(now.table.id, Rematch(ANN, new_partners=False))
    assert again.table.casual
    assert not again.table.rated


async def test_there_are_no_hints_where_ratings_are_at_stake(tables: Tables) -> None:
    assert not (await started(tables, members=4)).table.allows_hints
    assert (await started(tables, members=3)).table.allows_hints


async def test_a_rematch_of_four_is_rated(tables: Tables) -> None:
    now = await played(tables, *MEMBERS)
    assert (await tables.rematch(now.table.id, Rematch(ANN, new_partners=True))).table.rated


# --- the same four again and again


async def test_the_same_four_count_less_and_less_within_a_day_wherever_they_sit(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    orders = [(ANN, BEN, CLEO, DAN), (ANN, CLEO, BEN, DAN), (DAN, ANN, BEN, CLEO), (BEN, DAN, CLEO, ANN)]
    guilds = [GUILD, GUILD, GUILD + 1, GUILD]
    for game, (order, guild) in enumerate(zip(orders, guilds, strict=True)):
        before = await known(database, EVERYWHERE)
        now = await played(tables, *order, guild=guild)
        await _weighed(database, before, now, 0.5**game)
        clock.later(60)
    # others of them with a fifth are not the same four, and after a day it is forgotten
    before = await known(database, EVERYWHERE)
    await _weighed(database, before, await played(tables, ANN, BEN, CLEO, EVE), 1.0)
    clock.later(DAY)
    before = await known(database, EVERYWHERE)
    await _weighed(database, before, await played(tables, *MEMBERS), 1.0)


async def _weighed(database: Database, before: dict[int, Rating], now: StoredTable, weight: float) -> None:
    """The last game has moved ratings by this part of what openskill says."""
    after, users = await known(database, EVERYWHERE), winners(now)
    was = [before.get(user, Rating()) for user in users]
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in was[i : i + 2]] for i in (0, 2)]
    full = [each for team in MODEL.rate(teams, ranks=[1, 2]) for each in team]
    for user, old, new in zip(users, was, full, strict=True):
        assert after[user].mu == pytest.approx(old.mu + weight * (new.mu - old.mu), abs=1e-12)
        assert after[user].sigma == pytest.approx(old.sigma + weight * (new.sigma - old.sigma), abs=1e-12)
        assert after[user].games == old.games + 1


# --- who goes


async def test_an_absent_member_is_rated_by_the_result(database: Database, tables: Tables) -> None:
    now = await started(tables, members=4, rules=SHORT)
    now = await tables.do(now.table.id, Substitute(BEN, 1))
    await until_over(tables, now)
    assert (await known(database)).keys() == {person.user for person in MEMBERS}


@rest
async def test_a_moderator_may_end_a_rated_game_or_send_somebody_away_and_nobody_loses(
    database: Database, tables: Tables
) -> None:
    first, second = await with_a_line(tables), await with_a_line(tables)
    with refused(Code.RATED):
        await tables.do(first.table.id, Kick(ANN, 1))
    assert not (await tables.do(first.table.id, Kick(MOD, 1))).table.rated
    await tables.do(second.table.id, Close(MOD))
    await until_over(tables, await tables.load(first.table.id))
    assert await known(database) == {}
    assert await rebuild.check(database) == ()


async def test_leaving_a_lobby_loses_nothing(database: Database, tables: Tables) -> None:
    table = await opened(tables)
    await tables.do(table.id, Sit(BEN))
    await tables.do(table.id, Leave(BEN))
    await tables.do(table.id, Kick(ANN, (await tables.do(table.id, Sit(CLEO))).table.seat_of(CLEO.user) or 0))
    await tables.do(table.id, Close(ANN))
    assert await known(database) == {}
    assert (await rows(database))["journal"] == []


async def test_before_the_first_line_there_is_nothing_to_lose(database: Database, tables: Tables) -> None:
    first, second = await started(tables, members=4), await started(tables, members=4)
    assert not (await tables.do(first.table.id, Leave(BEN))).table.rated
    await tables.do(second.table.id, Close(ANN))
    await until_over(tables, await tables.load(first.table.id))
    assert await known(database) == {}
    assert await rebuild.check(database) == ()


# --- what is shown


async def test_what_is_at_stake_is_what_happens(database: Database, clock: FakeClock, tables: Tables) -> None:
    await played(tables, ANN, CLEO, BEN, EVE)
    users = {seat: person.user for seat, person in enumerate(MEMBERS)}
    async with database.read() as connection:
        stakes = await ratings.stakes(connection, GUILD, SHORT, Family.PARTNERS, users, clock.at)
    before = await known(database)
    now = await played(tables, *MEMBERS)
    after, side = await known(database), won_by(now)
    for seat, user in users.items():
        stake, was = stakes[seat], before.get(user, Rating())
        assert stake.rating == was
        assert (stake.win if seat % 2 == side else stake.lose) == after[user].points - was.points
        assert stake.lose < stake.win
        assert stake.win > 0


def test_a_rest_of_more_than_eight_weeks_makes_less_certain_and_never_new() -> None:
    known, new = Rating(26.0, 1.5, 80, 0), Rating(26.0, KNOWN + 0.01, 9, 0)
    rests = [known.after_rest(weeks * 7 * DAY * 1000).sigma for weeks in (8, 9, 20, 60, 600)]
    assert [rests[0], rests[-1]] == [1.5, KNOWN]
    assert rests == sorted(rests)
    assert new.after_rest(10**15) == new


OTHERS = tuple(Member(1100 + number, f"Alt {number}") for number in range(6))
ADMIN = Member(CLEO.user, CLEO.name, moderator=True)


async def gained(database: Database, member: Member, guild: int = EVERYWHERE) -> float:
    """The gain of estimated strength since everyone's first rating, in points."""
    return UNIT * ((await known(database, guild))[member.user].mu - 25)


@rest
@pytest.mark.parametrize("which", ["SERVER", "PAIR"])
async def test_one_server_and_one_pair_bring_only_so_much_in_a_week(
    database: Database, clock: FakeClock, tables: Tables, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    monkeypatch.setattr(ratings, which, 30.0)
    four = [(ANN, left, OTHERS[0], right) for left, right in combinations(OTHERS[1:5], 2)]
    for _ in range(2):
        start = await gained(database, ANN) if await known(database) else 0.0
        for each in four:
            await won(tables, await in_hand(tables, *each), ANN)
            clock.later(3600)
        assert await gained(database, ANN) - start == pytest.approx(30)
        clock.later(7 * DAY)
    assert await gained(database, ANN, GUILD) > 100
    assert (await known(database, EVERYWHERE))[ANN.user].games == 12, "they are games, and reduce each other's weight"
    assert await rebuild.check(database) == ()


@rest
async def test_a_foursome_brings_only_so_much_and_losses_make_room(
    database: Database, clock: FakeClock, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "FOURSOME", 30.0)
    for _ in range(3):
        await won(tables, await in_hand(tables, *MEMBERS), ANN)
        clock.later(DAY)
    assert await gained(database, ANN) == pytest.approx(30)
    await won(tables, await in_hand(tables, *MEMBERS), BEN)
    clock.later(DAY)
    low = await gained(database, ANN)
    assert low < 20
    await won(tables, await in_hand(tables, *MEMBERS), ANN)
    clock.later(DAY)
    assert await gained(database, ANN) > low + 8
    for _ in range(4):
        await won(tables, await in_hand(tables, *MEMBERS), ANN)
    assert await gained(database, ANN) == pytest.approx(30)
    await won(tables, await in_hand(tables, ANN, BEN, CLEO, EVE), ANN)
    assert await gained(database, ANN) > 33, "with a fifth they are others"
    assert await rebuild.check(database) == ()


async def test_who_played_voids_a_game_in_the_own_server_only(database: Database, clock: FakeClock) -> None:
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


async def test_losses_made_void_by_another_admin_are_capped_too(
    database: Database, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "SERVER", 10.0)
    tables, repairs = tables_on(database, clock), Repairs(database, clock=clock)
    now = await won(tables, await in_hand(tables, *MEMBERS), BEN)
    low = await gained(database, ANN)
    clock.later(8 * DAY)
    await repairs.void(GUILD, MOD, now.table.id)
    assert await gained(database, ANN) == pytest.approx(low + 10)
    assert await gained(database, ANN, GUILD) == pytest.approx(0)
    assert await rebuild.check(database) == ()


async def test_nobody_corrects_the_score_of_the_own_rated_game(tables: Tables) -> None:
    now = await in_hand(tables, *MEMBERS)
    for command in (CorrectScores(ADMIN, (0, 0)), CorrectScores(Member(BEN.user, "Ben", moderator=True), (0, 0))):
        with refused(Code.OWN_TABLE):
            await tables.do(now.table.id, command)
    await tables.do(now.table.id, Leave(CLEO))
    with refused(Code.OWN_TABLE):
        await tables.do(now.table.id, CorrectScores(ADMIN, (0, 0)))
