"""Leaving a rated game: the leaver has lost, the game goes on for the others, and nobody gains by it."""

import pytest
from sqlalchemy import select

from bot.history.games import History
from bot.stats import rebuild
from bot.stats.rating import MODEL, Rating
from bot.stats.repairs import Repairs
from bot.stats.seasons import EVERYWHERE
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.commands.rulings import ReportTalk, RuleOnTalk
from bot.tables.commands.seats import Kick, Leave, Sit
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Closing, Member, Status
from bot.tables.reports import Ruling
from bot.tables.service import Tables
from engine import PRESETS, Rules
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MEMBERS, MOD
from tests.bot.scripted_tables import FakeClock, begun, tables_on, until
from tests.bot.stats_rows import known
from tests.refused import code_of
from tests.suite import rest
from tests.there import there

DAY = 24 * 3600
FULL = pytest.approx(1.0)
POINT = Rules(target=1)
"""A point wins, so that a ruling ends the game as a test wants."""


async def in_hand(tables: Tables, *people: Member, rules: Rules = POINT) -> StoredTable:
    """A rated game of these members in its first hand."""
    return await until(tables, await begun(tables, *people, rules=rules, level=Level.NOVICE), lambda n: n.has_cards_out)


async def won(tables: Tables, now: StoredTable, member: Member) -> StoredTable:
    """The game, won by a point for the side of a member."""
    seat, hand = now.table.seat_of(member.user) or 0, now.hand_number
    await tables.do(now.table.id, ReportTalk(member, hand, 5))
    return await tables.do(now.table.id, RuleOnTalk(MOD, Ruling.POINT, hand, seat, 5))


def openskill(sides: list[list[Rating]], ranks: list[float]) -> list[list[Rating]]:
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in sides]
    return [[Rating(new.mu, new.sigma) for new in team] for team in MODEL.rate(teams, ranks=ranks)]


def sides_of(ratings: dict[int, Rating], left: Member, *person: Member) -> list[list[Rating]]:
    """Ratings by side, with that of the member who left in the seat, but no less than everyone begins with."""
    found = [ratings.get(each.user, Rating()) for each in person]
    at = person.index(left)
    found[at] = Rating(max(25.0, found[at].mu), found[at].sigma)
    return [[found[0], found[2]], [found[1], found[3]]]


async def cost(database: Database, tables: Tables, *person: Member) -> float:
    """What part of a whole loss the fourth member pays after the second has left them."""
    now = await in_hand(tables, *person)
    now = await tables.do(now.table.id, Leave(person[1]))
    before = await known(database)
    await won(tables, now, person[0])
    partner, sides = person[3].user, sides_of(before, person[1], *person)
    full = openskill(sides, [1, 2])[1][1].mu - sides[1][1].mu
    return ((await known(database))[partner].mu - sides[1][1].mu) / full


@pytest.mark.parametrize("winner", [ANN, DAN])
async def test_who_leaves_has_lost_at_once_and_the_game_counts_for_the_others(
    database: Database, tables: Tables, winner: Member
) -> None:
    now = await in_hand(tables, *MEMBERS)
    now = await tables.do(now.table.id, Leave(BEN))
    assert now.table.rated
    computer = there(now.table.seats[1])
    assert (computer.is_computer, computer.level) == (True, Level.IMPROVER)
    new = [Rating(), Rating()]
    lost = openskill([new, new], [1, 2])[1][0]
    between = await known(database)
    assert between == {BEN.user: Rating(lost.mu, lost.sigma, 1)}
    now = await won(tables, now, winner)
    assert now.table.status is Status.OVER
    sides = sides_of(between, BEN, *MEMBERS)
    (ann, cleo), (_, dan) = openskill(sides, [1, 2] if winner == ANN else [2, 1])
    after = {ANN.user: (ann.mu, ann.sigma), CLEO.user: (cleo.mu, cleo.sigma), DAN.user: (dan.mu, dan.sigma)}
    for guild in (GUILD, EVERYWHERE):
        found = await known(database, guild)
        assert found[BEN.user] == between[BEN.user]
        for user, (mu, sigma) in after.items():
            assert (found[user].mu, found[user].sigma) == (pytest.approx(mu), pytest.approx(sigma))
    assert await _winners(database) == {
        BEN.user: False,
        DAN.user: winner == DAN,
        **{each.user: winner == ANN for each in (ANN, CLEO)},
    }
    assert await rebuild.check(database) == ()


async def _winners(database: Database) -> dict[int, bool]:
    games = schema.player_games.c
    async with database.read() as connection:
        found = await connection.execute(select(games.user_id, games.won))
        return {row.user_id: row.won for row in found}


async def test_a_partner_is_spared_nothing(database: Database) -> None:
    assert await cost(database, tables_on(database, FakeClock()), ANN, BEN, CLEO, DAN) == FULL


async def test_no_partner_wins_points_by_a_rating_thrown_away(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    for other in (ANN, CLEO, EVE):  # Ben's rating falls, and Dan is no partner of his
        now = await in_hand(tables, other, BEN, MOD, DAN)
        await tables.do(now.table.id, Leave(BEN))
        await tables.do(now.table.id, Close(Member(1, "Admin", moderator=True)))
        clock.later(2 * DAY)
    now = await in_hand(tables, *MEMBERS)
    await tables.do(now.table.id, Leave(BEN))
    ratings = await known(database)
    assert ratings[BEN.user].mu < 24
    await won(tables, now, DAN)
    found = await known(database)
    even = openskill([[Rating(), Rating()], [Rating(sigma=ratings[BEN.user].sigma), Rating()]], [2, 1])[1][1].mu
    assert found[DAN.user].mu == pytest.approx(even), "as with a partner who has just begun"
    clock.later(2 * DAY)
    now = await in_hand(tables, *MEMBERS)
    await tables.do(now.table.id, Leave(BEN))
    ratings = await known(database)
    assert ratings[DAN.user].mu > 25
    await won(tables, now, DAN)
    ann, ben, cleo, dan = (ratings[each.user] for each in MEMBERS)
    even = openskill([[ann, cleo], [Rating(dan.mu, ben.sigma), dan]], [2, 1])[1][1].mu
    assert (await known(database))[DAN.user].mu == pytest.approx(even), "as with a partner of Dan's own strength"
    assert await rebuild.check(database) == ()


async def test_where_each_plays_alone_leaving_costs_as_much_as_the_last_place(database: Database) -> None:
    tables, alone = tables_on(database, FakeClock()), PRESETS["set-back"]
    now = await in_hand(tables, *MEMBERS, rules=alone)
    await tables.do(now.table.id, Leave(BEN))
    last = openskill([[Rating()] for _ in MEMBERS], [1, 4, 2, 3])[1][0]
    assert (await known(database))[BEN.user] == Rating(last.mu, last.sigma, 1)
    ratings = await known(database)
    await tables.do(now.table.id, Leave(CLEO))
    last = openskill([[ratings.get(each.user, Rating())] for each in MEMBERS], [1, 3, 4, 2])[2][0]
    assert (await known(database))[CLEO.user] == Rating(last.mu, last.sigma, 1)
    assert await rebuild.check(database) == ()


async def test_when_all_leave_each_has_lost_once_and_nobody_has_won(database: Database, tables: Tables) -> None:
    now = await in_hand(tables, *MEMBERS)
    for person in (CLEO, ANN, DAN, BEN):
        now = await tables.do(now.table.id, Leave(person))
    assert (now.table.status, now.table.closing) == (Status.CLOSED, Closing.DESERTED)
    (listed,) = (await History(database).page(GUILD, None, 0)).games
    assert [sitter.user for sitter in listed.table.seats if sitter and not sitter.is_computer] == [BEN.user]
    found = await known(database)
    assert {user: rating.games for user, rating in found.items()} == {person.user: 1 for person in MEMBERS}
    assert all(rating.mu < 25 for rating in found.values())
    games = schema.games.c
    async with database.read() as connection:
        assert tuple((await connection.execute(select(games.ended, games.winner))).one()) == ("abandoned", None)
    assert await rebuild.check(database) == ()


async def test_the_last_of_two_sides_is_rated_by_the_result(database: Database, tables: Tables) -> None:
    now = await in_hand(tables, *MEMBERS)
    for person in (BEN, DAN, CLEO):
        now = await tables.do(now.table.id, Leave(person))
    before = await known(database)
    await won(tables, now, ANN)
    found = await known(database)
    assert {**found, ANN.user: None} == {**before, ANN.user: None}
    assert found[ANN.user].mu > 25
    assert await rebuild.check(database) == ()


async def test_a_leaver_comes_back_to_a_game_that_is_lost_and_loses_it_once(database: Database, tables: Tables) -> None:
    now = await in_hand(tables, *MEMBERS)
    await tables.do(now.table.id, Leave(BEN))
    found = await known(database)
    assert await code_of(tables, now.table.id, Sit(EVE)) == Code.SEAT_LEFT
    assert await code_of(tables, now.table.id, Sit(EVE, 1)) == Code.SEAT_LEFT
    now = await tables.do(now.table.id, Sit(BEN))
    assert now.table.rated
    await tables.do(now.table.id, Leave(BEN))
    now = await tables.do(now.table.id, Sit(BEN, 1))
    assert await known(database) == found
    now = await won(tables, now, DAN)
    assert (await known(database))[BEN.user] == found[BEN.user]
    assert not (await _winners(database))[BEN.user]
    assert await rebuild.check(database) == ()


@rest
async def test_two_accounts_of_one_member_leave_a_game_that_both_play(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    await won(tables, await in_hand(tables, EVE, ANN, CLEO, DAN), ANN)
    await Repairs(database, clock=clock).merge(GUILD, MOD, EVE, BEN)
    now = await in_hand(tables, ANN, BEN, CLEO, EVE)
    for person in (BEN, EVE):
        now = await tables.do(now.table.id, Leave(person))
    assert [seat for seat, sitter in enumerate(now.table.seats) if sitter and sitter.is_computer] == [1, 3]
    assert await rebuild.check(database) == ()


async def test_closing_is_leaving_and_who_left_decides_on_nothing(database: Database, tables: Tables) -> None:
    now = await in_hand(tables, *MEMBERS)
    now = await tables.do(now.table.id, Close(ANN))
    assert (now.table.status, now.table.rated, now.table.host) == (Status.PLAYING, True, BEN.user)
    assert (await known(database)).keys() == {ANN.user}
    moderating = Member(BEN.user, BEN.name, moderator=True)
    now = await tables.do(now.table.id, Close(moderating))
    assert (await known(database)).keys() == {ANN.user, BEN.user}
    await tables.do(now.table.id, ReportTalk(DAN, now.hand_number, 5))
    for command in (
        Close(moderating),
        Kick(moderating, 3),
        RuleOnTalk(moderating, Ruling.POINT, now.hand_number, 3, 5),
    ):
        assert await code_of(tables, now.table.id, command) == Code.OWN_TABLE
    assert await rebuild.check(database) == ()


async def test_the_same_four_count_less_also_after_one_has_left(database: Database, tables: Tables) -> None:
    await cost(database, tables, *MEMBERS)
    before = await known(database)
    await won(tables, await in_hand(tables, *MEMBERS), ANN)
    sides = [[before[ANN.user], before[CLEO.user]], [before[BEN.user], before[DAN.user]]]
    full = openskill(sides, [1, 2])[0][0].mu - before[ANN.user].mu
    assert (await known(database))[ANN.user].mu - before[ANN.user].mu == pytest.approx(full / 2)
