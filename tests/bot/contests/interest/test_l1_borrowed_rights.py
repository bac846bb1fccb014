"""L1: a right to organise stays that of whoever gave it, over any number of hands."""

import pytest

from bot.contests.commands.consent import TakeOffice
from bot.contests.commands.organising import Deputize, HandOver
from bot.contests.commands.rulings import Disqualify, Forfeit, Replace
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.tables.model import Member
from tests.bot.contests.interest.club import (
    OWNER,
    club,
    match_of,
    member_of,
    other_match,
    outcome_of,
    signed_up,
)
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of
from tests.suite import first, rest

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


@pytest.mark.parametrize("office", first([HandOver, Deputize], 1))
async def test_l1_what_a_former_organiser_has_proposed_makes_no_organiser(
    world: World, office: type[HandOver] | type[Deputize]
) -> None:
    """A friend accepts after the contest has been taken from whoever asked, or after that deputy was dismissed."""
    number = (await club(world, Template.CUP, 8, play=False)).id
    await deputize(world, number, ORGANISER, ALT)
    await world.contests.do(number, office(ALT if office is HandOver else ORGANISER, SECOND))
    proposal = (await world.contests.look(number)).notes.proposals[-1]
    await world.contests.do(number, Deputize(OWNER, ALT) if office is HandOver else HandOver(OWNER, OWNER))
    assert await code_of(world.contests, number, TakeOffice(SECOND, proposal.number)) == ContestCode.NOT_PROPOSED
    world.clock.at += 3 * 60_000
    stored = await hand_over(world, number, OWNER, SECOND)  # the way on
    assert stored.organiser == SECOND.user


@rest
async def test_l1_a_question_asked_before_it_was_the_own_cause_is_asked_again(world: World) -> None:
    """Olga proposes her friends as substitutes of all pairs, and then signs up herself."""
    stored = await signed_up(world, Template.CUP, 8, play=False)
    friends = {entrant: CROWD[50 + entrant] for entrant in stored.contest.entries}
    for entrant, friend in friends.items():
        out = stored.contest.entries[entrant].players[0]
        await world.contests.do(stored.id, Replace(ORGANISER, entrant, out, friend, "ill"))
    await world.sign_up(stored.id, (ORGANISER, *CROWD[30:33]))
    stored = await world.start(stored.id)
    assert len(stored.notes.proposals) == len(friends)
    for proposal in stored.notes.proposals:
        command = TakeOffice(friends[proposal.entrant], proposal.number)
        assert await code_of(world.contests, stored.id, command) == ContestCode.NOT_PROPOSED
    _, _, (other,) = match_of(stored)
    out = stored.contest.entries[other].players[0]
    assert outcome_of(stored, Replace(ORGANISER, other, out, CROWD[45], "ill"), world.clock.now()) == "asked"
    world.clock.at += 3 * 60_000
    stored = await world.contests.do(stored.id, Replace(OWNER, other, out, CROWD[45], "ill"))
    stored = await world.accept(stored.id, CROWD[45])
    assert member_of(stored, other).user == CROWD[45].user


@rest
async def test_l1_who_decides_in_the_own_cause_may_still_propose(world: World) -> None:
    """What was marked as one's own cause when it was asked is accepted as ever."""
    stored = await club(world, Template.CUP, 16)
    _, entrant = other_match(stored)
    out = stored.contest.entries[entrant].players[0]
    command = Replace(ORGANISER, entrant, out, CROWD[45], "ill")
    await world.contests.do(stored.id, command, alone=True)
    stored = await world.accept(stored.id, CROWD[45])
    assert member_of(stored, entrant).user == CROWD[45].user
