"""L1: a right to organise stays that of whoever gave it, over any number of hands."""

import pytest

from bot.contests.commands.organising import Deputize, HandOver
from bot.contests.commands.rulings import Disqualify, Forfeit
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.tables.model import Member
from tests.bot.contests.interest.club import OWNER, club, match_of, other_match, outcome_of
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.suite import rest

ALT, SECOND, THIRD = CROWD[40:43]


async def deputize(world: World, contest: int, by: Member, to: Member) -> StoredContest:
    await world.contests.do(contest, Deputize(by, to))
    await world.accept(contest, to)
    return await world.contests.look(contest)


async def hand_over(world: World, contest: int, by: Member, to: Member) -> StoredContest:
    await world.contests.do(contest, HandOver(by, to))
    await world.accept(contest, to)
    return await world.contests.look(contest)


def own_match_of(stored: StoredContest, by: Member, now: int) -> str:
    """What comes of a ruling on the match of Olga, who plays; the same of her opponents' disqualification."""
    place, (own,), (other,) = match_of(stored)
    side = int(own in stored.contest.rounds[0].matches[place[1]].north)
    found = {outcome_of(stored, each, now) for each in (Forfeit(by, *place, side, "x"), Disqualify(by, other, "x"))}
    assert len(found) == 1
    return found.pop()


def other_match_of(stored: StoredContest, by: Member, now: int) -> str:
    return outcome_of(stored, Disqualify(by, other_match(stored)[1], "x"), now)


async def test_l1_a_deputy_named_by_an_heir_whose_own_time_is_over(world: World) -> None:
    number = (await club(world, Template.CUP, 8)).id
    await hand_over(world, number, ORGANISER, ALT)
    await deputize(world, number, ALT, SECOND)
    stored = await hand_over(world, number, ALT, THIRD)
    for by in (SECOND, THIRD):
        assert own_match_of(stored, by, world.clock.now()) == "asked"
        assert other_match_of(stored, by, world.clock.now()) == "done"


@rest
@pytest.mark.parametrize("to", [ALT, SECOND], ids=["takes it over", "hands it on"])
async def test_l1_a_deputy_who_makes_an_organiser(world: World, to: Member) -> None:
    """Of whoever takes it over nobody sees any more that a deputy did; nor of the deputy, who is none any more."""
    number = (await club(world, Template.CUP, 8)).id
    await deputize(world, number, ORGANISER, ALT)
    await world.contests.do(number, HandOver(ALT, to))
    if to != ALT:
        await world.accept(number, to)
    await world.contests.do(number, Deputize(to, ALT))
    stored = await world.contests.look(number)
    assert not stored.notes.deputies
    assert stored.is_organised_by(to.user)
    assert own_match_of(stored, to, world.clock.now()) == "asked"
    assert other_match_of(stored, to, world.clock.now()) == "done"


async def test_l1_an_heir_is_no_debtor_of_who_had_it_in_between(world: World) -> None:
    """Both ways: a deputy owes nothing to an organiser who came later, and plays."""
    number = (await club(world, Template.CUP, 8, play=False)).id
    await deputize(world, number, ORGANISER, ALT)
    await hand_over(world, number, ORGANISER, CROWD[0])
    stored = await hand_over(world, number, CROWD[0], SECOND)
    place, _, (other,) = match_of(stored, CROWD[0].user)
    assert outcome_of(stored, Disqualify(ALT, other, "x"), world.clock.now()) == "done"
    assert outcome_of(stored, Disqualify(SECOND, other, "x"), world.clock.now()) == "asked"
    await world.contests.do(number, HandOver(OWNER, OWNER))  # whose right is the server's
    stored = await hand_over(world, number, OWNER, THIRD)
    assert outcome_of(stored, Disqualify(THIRD, other, "x"), world.clock.now()) == "done"
    assert place in stored.open_places


async def test_l1_a_deputy_named_again_by_another_owes_only_that_one(world: World) -> None:
    number = (await club(world, Template.CUP, 8)).id
    await deputize(world, number, ORGANISER, ALT)
    await world.contests.do(number, Deputize(OWNER, ALT))
    stored = await deputize(world, number, OWNER, ALT)
    assert own_match_of(stored, ALT, world.clock.now()) == "done"
    assert own_match_of(stored, ORGANISER, world.clock.now()) == "asked"
