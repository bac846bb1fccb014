"""L1: records and scores of a contest's games are not repaired by whoever has a part in them, rated or not."""

import contextlib
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from sqlalchemy import insert

from bot.contests.commands.rulings import Adjust, Replace
from bot.contests.state import StoredContest
from bot.contests.table_judges import check_correction, concerns_void
from bot.contests.templates import Template
from bot.stats.repairs import RepairCode, Repairs
from bot.store import schema
from bot.tables.commands.rulings import CorrectScores, ReportTalk, RuleOnTalk
from bot.tables.errors import Code
from bot.tables.model import Member, Status
from bot.tables.reports import Ruling
from engine import Refused
from engine.contest.config import Movement
from engine.contest.formats import league
from tests.bot.contests.interest.club import OWNER, ask, between_hands, club, match_of, member_of, other_match
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.bot.scripted_tables import one_step
from tests.refused import code_of, refused
from tests.suite import both_databases, rest

OLGA = replace(ORGANISER, moderator=True)
SECOND = Member(990, "Olga's phone", moderator=True)


def repairs_of(world: World) -> Repairs:
    return Repairs(world.database, clock=world.clock, concerns=partial(concerns_void, world.contests))


async def merge_second_account(world: World) -> None:
    row = {"guild_id": GUILD, "old_id": ORGANISER.user, "new_id": SECOND.user}
    await world.database.write(lambda connection: connection.execute(insert(schema.merges).values(row)))


@both_databases
async def test_l1_who_has_lost_a_final_does_not_void_it(world: World) -> None:
    stored = await world.to_the_end_from_here((await club(world, Template.CUP, 4)).id)
    place = match_of(stored)[0]
    await merge_second_account(world)
    bare = Repairs(world.database, clock=world.clock)
    for by in (OLGA, SECOND):
        for repairs in (repairs_of(world), bare):
            with refused(RepairCode.OWN_CONTEST):
                await repairs.check_void(GUILD, stored.tables[place].table, by)
            with refused(RepairCode.OWN_CONTEST):
                await repairs.void(GUILD, by, stored.tables[place].table, "wrong")
    assert (await world.contests.look(stored.id)).results == stored.results
    await repairs_of(world).void(GUILD, OWNER, stored.tables[place].table, "wrong")
    assert (await world.contests.look(stored.id)).results[place].points == (0, 0)


@rest
async def test_l1_games_of_others_that_decide_the_own_place_are_not_voided(world: World) -> None:
    stored = await club(world, Template.LEAGUE, 24, division=6)
    mine = match_of(stored)[1][0]
    upper, lower = sorted(league.divisions(stored.contest), key=lambda each: mine not in each)
    await world.play_tables(stored.id)
    stored = await world.contests.look(stored.id)
    own = match_of(stored)[0]

    def table_of(division: tuple[int, ...], wanted: Callable[[StoredContest, tuple[int, int]], bool]) -> int:
        found = (
            table.table
            for place, table in stored.tables.items()
            if place != own
            and stored.contest.rounds[0].matches[place[1]].north[0] in division
            and wanted(stored, place)
        )
        return next(found)

    def lost_by_the_one_ahead(stored: StoredContest, place: tuple[int, int]) -> bool:
        rows = {row.entrant: row for rows in stored.standings() for row in rows}
        void = replace(stored.tables[place], result=replace(stored.results[place], points=(0, 0), games=(0, 0)))
        after = replace(stored, tables={**stored.tables, place: void})
        return next(row for rows in after.standings() for row in rows if row.entrant == mine) != rows[mine]

    repairs, far = repairs_of(world), table_of(lower, lambda *_: True)
    with refused(RepairCode.OWN_CONTEST):
        await repairs.void(GUILD, OLGA, table_of(upper, lost_by_the_one_ahead), "wrong")
    await repairs.void(GUILD, OLGA, far, "a bug")
    await repairs.void(GUILD, OWNER, table_of(upper, lost_by_the_one_ahead), "wrong")


@rest
async def test_l1_what_a_ruling_decides_already_may_be_voided(world: World) -> None:
    stored = await club(world, Template.SWISS, 12)
    await world.play_tables(stored.id)
    stored = await world.contests.look(stored.id)
    place = next(place for place in stored.tables if place != match_of(stored)[0])
    await world.contests.do(stored.id, Adjust(OWNER, *place, (5, 10), "miscounted"))
    await repairs_of(world).void(GUILD, OLGA, stored.tables[place].table, "it counts for nothing here")
    await ask(world, stored.id, Adjust(ORGANISER, *place, (10, 5), "x"))


async def test_l1_scores_of_the_own_table_are_corrected_by_others(world: World) -> None:
    """Not rated, and in a hustle at a table with computers."""
    for stored, template in (
        (await club(world, Template.CUP, 4, rated=False), Template.CUP),
        (await club(world, Template.HUSTLE, 5, movement=Movement.CLIMB), Template.HUSTLE),
    ):
        table = stored.tables[match_of(stored)[0]].table
        assert not (await world.tables.look(table)).table.rated or template is Template.CUP
        assert await code_of(world.tables, table, CorrectScores(OLGA, (0, 9))) == Code.OWN_CONTEST
        now, dice = await world.tables.look(table), Random(0)
        corrected = False
        while now.table.status is Status.PLAYING and not corrected:
            now = await one_step(world.tables, now, dice)
            with contextlib.suppress(Refused):
                await world.tables.do(table, CorrectScores(OWNER, (1, 0)))
                corrected = True
        assert corrected


async def test_l1_who_has_sat_there_corrects_nothing_either(world: World) -> None:
    stored = await club(world, Template.CUP, 8, rated=False)
    place, (own,), _ = match_of(stored)
    table = stored.tables[place].table
    now = await between_hands(world, table)
    assert now.table.status is Status.PLAYING
    mine = stored.contest.entries[own].players[0]
    await world.contests.do(stored.id, Replace(OWNER, own, mine, CROWD[40], "ill"))
    await world.accept(stored.id, CROWD[40])
    await world.director.advance(stored.id)
    assert (await world.tables.look(table)).table.seat_of(ORGANISER.user) is None
    await merge_second_account(world)
    for by in (OLGA, SECOND):
        assert await code_of(world.tables, table, CorrectScores(by, (0, 9))) == Code.OWN_CONTEST


@rest
async def test_l1_who_has_sat_there_rules_on_no_table_talk_either(world: World) -> None:
    """A moderator there, or their other account: a ruling gives a point, or deals a hand again."""
    stored = await club(world, Template.CUP, 8, rated=False)
    place, (own,), (other,) = match_of(stored)
    table = stored.tables[place].table
    await between_hands(world, table)
    mine = stored.contest.entries[own].players[0]
    await world.contests.do(stored.id, Replace(OWNER, own, mine, CROWD[40], "ill"))
    await world.accept(stored.id, CROWD[40])
    await world.director.advance(stored.id)
    now, dice = await world.tables.look(table), Random(0)
    while not now.has_cards_out:
        now = await one_step(world.tables, now, dice)
    await merge_second_account(world)
    reporter, hand = member_of(stored, other), now.hand_number
    await world.tables.do(table, ReportTalk(reporter, hand, 7))
    seat = now.table.seat_of(reporter.user)
    assert seat is not None
    for by in (OLGA, SECOND):
        command = RuleOnTalk(by, Ruling.REPLAY, hand, seat, 7)
        assert await code_of(world.tables, table, command) == Code.OWN_CONTEST
    await world.tables.do(table, RuleOnTalk(CROWD[40], Ruling.REPLAY, hand, seat, 7))  # who sits there proposes
    assert (await world.tables.do(table, RuleOnTalk(OWNER, Ruling.REPLAY, hand, seat, 7))).reports[0].ruled


@rest
async def test_l1_scores_at_rivals_tables_are_corrected_by_others(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    far, _ = other_match(stored)
    for place in (far, match_of(stored)[0]):
        with refused(Code.OWN_CONTEST):
            await check_correction(world.contests, stored.tables[place].table, OLGA)
        await check_correction(world.contests, stored.tables[place].table, OWNER)
    league_ = await club(world, Template.LEAGUE, 24, division=6)
    lower = next(each for each in league.divisions(league_.contest) if match_of(league_)[1][0] not in each)
    matches = league_.contest.rounds[0].matches
    place = next(place for place in league_.open_places if matches[place[1]].north[0] in lower)
    await check_correction(world.contests, league_.tables[place].table, OLGA)  # another division
