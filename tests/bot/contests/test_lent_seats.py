"""A seat that is lent to a substitute stays that of whoever signed up, and nobody has a place in two entries."""

from typing import Any

import pytest

from bot.contests.commands.rulings import AddLate, Adjust, Disqualify, Replace
from bot.contests.commands.signing_up import Invite, Join, Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.seeding import _from_standings  # pyright: ignore[reportPrivateUsage]
from bot.contests.state import DeadlineKind, StoredContest
from bot.contests.templates import Template
from bot.panels.contests.me import me_panel
from bot.panels.contests.posts import announcement
from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
from bot.stats.read.titles import load_placings
from bot.tables.model import Member
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.refused import code_of
from tests.suite import rest

ANN, BEN, CAT, *_ = CROWD
SUB, SUB2 = CROWD[40], CROWD[41]
N = Standing()


async def lent(world: World, entrants: int, template: Template, **changes: Any) -> StoredContest:
    """A contest in which an organiser has seated SUB for ANN, the first to sign up."""
    stored = await world.begun(entrants, template, **changes)
    await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SUB, "ill"))
    return await world.accept(stored.id, SUB)


async def settle(world: World, number: int) -> StoredContest:
    """All open matches ruled for the lower entrant, and the next round drawn."""
    stored = await world.contests.look(number)
    for place in stored.open_places:
        match = stored.contest.rounds[place[0] - 1].matches[place[1]]
        points = (10, 4) if min(match.north) < min(match.east) else (4, 10)
        await world.contests.do(number, Adjust(ORGANISER, *place, points, "x"))
    stored = await world.director.advance(number)
    due = [each.due_at for key, each in stored.deadlines.items() if key[0] is DeadlineKind.NEXT]
    world.clock.at = max([world.clock.at, *due])
    return await world.director.advance(number)


async def called(world: World, stored: StoredContest, purpose: str) -> set[int]:
    """Whom the newest message of a kind calls."""
    post = max((each for each in await world.contests.posts(stored.id) if each.purpose == purpose), key=_number)
    said = announcement(stored, purpose, post.number, await world.contests.events(stored.id))
    assert said is not None
    return set(said.users)


def _number(post: Any) -> int:
    return post.number


async def test_whoever_lends_a_seat_or_gave_one_up_has_no_second_place(world: World) -> None:
    stored = await lent(world, 8, Template.HUSTLE)
    assert await code_of(world.contests, stored.id, Join(ANN, N)) == ContestCode.JOINED
    assert await code_of(world.contests, stored.id, AddLate(ORGANISER, (ANN,))) == ContestCode.JOINED
    assert await code_of(world.contests, stored.id, Offer(ANN, N, offers=True)) == ContestCode.JOINED
    me = me_panel(stored, Reader(language="en"), ANN.user)
    assert any(isinstance(each, Text) and SUB.name in each.markdown for each in me.blocks)


async def test_whose_place_in_a_pair_is_taken_for_good_has_no_second_one(world: World) -> None:
    stored = await world.begun(20, Template.SWISS, least=4)
    await world.contests.do(stored.id, Offer(SUB, N, offers=True))
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert SUB.user in {stored.people[each].user for each in stored.contest.entries[1].players}
    assert await code_of(world.contests, stored.id, Offer(ANN, N, offers=True)) == ContestCode.STANDS
    assert await code_of(world.contests, stored.id, Invite(ANN, N, SUB2)) == ContestCode.FORMER_SEAT
    out = stored.contest.entries[2].players[0]
    assert await code_of(world.contests, stored.id, Replace(ORGANISER, 2, out, ANN, "x")) == ContestCode.NO_SUBSTITUTE


async def test_the_substitute_of_a_hustle_gives_the_seat_back(world: World) -> None:
    stored = await lent(world, 8, Template.HUSTLE)
    stored = await world.contests.do(stored.id, Leave(SUB))
    assert stored.contest.entries[1].players == (1,)
    assert stored.contest.entries[1].left is None
    assert {ANN.user, SUB.user} <= await called(world, stored, "entry")


async def test_the_substitute_of_a_pair_gives_the_seat_back_whoever_else_offers(world: World) -> None:
    stored = await lent(world, 16, Template.CUP, least=4)
    await world.contests.do(stored.id, Offer(SUB2, N, offers=True))
    stored = await world.contests.do(stored.id, Leave(SUB))
    assert stored.contest.entries[1].players == (1, 2)
    assert stored.contest.entries[1].lent == ()


async def test_whoever_lends_a_seat_hears_that_the_partner_has_left_and_may_give_it_up(world: World) -> None:
    stored = await lent(world, 8, Template.LEAGUE, least=3, days=1)
    stored = await world.contests.do(stored.id, Leave(BEN))
    assert await called(world, stored, "partnerleft") == {ANN.user, SUB.user}
    stored = await world.contests.do(stored.id, Leave(ANN))
    entry = stored.contest.entries[1]
    assert stored.entry_of(ANN.user) is None
    assert (entry.alone, entry.lent) == (2, ())
    assert SUB.user in {stored.people[each].user for each in entry.owners}


async def test_whoever_lends_a_seat_in_a_hustle_and_leaves_takes_the_entrant_along(world: World) -> None:
    stored = await lent(world, 8, Template.HUSTLE)
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert stored.contest.entries[1].left == 2
    assert {ANN.user, SUB.user} <= await called(world, stored, "entry")
    assert await code_of(world.contests, stored.id, Join(SUB, N)) == ContestCode.FORMER_SEAT
    stored = await world.contests.do(stored.id, Join(ANN, N))
    assert (stored.contest.entries[1].players, stored.contest.entries[1].left) == ((1,), None)


@rest
@pytest.mark.parametrize("first", [False, True])
async def test_whoever_signed_up_is_disqualified_also_after_leaving(world: World, first: bool) -> None:
    stored = await lent(world, 8, Template.HUSTLE)
    if first:
        await world.contests.do(stored.id, Leave(ANN))
    stored = await world.contests.do(stored.id, Disqualify(ORGANISER, 1, "x"))
    assert {stored.people[each].user for each in stored.contest.barred} == {ANN.user, SUB.user}
    assert {ANN.user, SUB.user} <= await called(world, stored, "entry")


@rest
@pytest.mark.parametrize("offers_first", [True, False])
async def test_nobody_is_seated_in_a_pair_that_is_knocked_out(world: World, offers_first: bool) -> None:
    stored = await settle(world, (await world.begun(16, Template.CUP, least=4)).id)
    inside = {each for match in stored.contest.rounds[-1].matches for each in (*match.north, *match.east)}
    out = next(each for each in stored.contest.entries.values() if each.number not in inside)
    leaver = stored.people[out.players[0]]
    leave, offer = Leave(Member(leaver.user, leaver.name)), Offer(SUB, N, offers=True)
    for command in (offer, leave) if offers_first else (leave, offer):
        stored = await world.contests.do(stored.id, command)
    assert stored.entry_of(SUB.user) is None
    replace = Replace(ORGANISER, out.number, out.players[1], SUB2, "x")
    code = await code_of(world.contests, stored.id, replace)
    assert code in (ContestCode.LAST_MATCH, ContestCode.NOT_JOINED)


@rest
async def test_nobody_is_said_to_come_back_to_a_pair_that_is_out(world: World) -> None:
    stored = await world.begun(16, Template.CUP, least=4)
    await world.contests.do(stored.id, Replace(ORGANISER, 8, 15, SUB, "ill"))
    stored = await world.accept(stored.id, SUB)
    before = len(await world.contests.posts(stored.id))
    stored = await settle(world, stored.id)
    assert [each.purpose for each in (await world.contests.posts(stored.id))[before:]].count("entry") == 0
    assert stored.contest.entries[8].lent


async def test_titles_and_seeds_are_those_of_whoever_signed_up(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2, check_in=False, rated=False)
    await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SUB, "ill"))
    stored = await world.accept(stored.id, SUB)
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    stored = await world.to_the_end_from_here(stored.id)
    async with world.database.read() as connection:
        placings = await load_placings(connection, GUILD)
    people = {user for placing in placings for user, _ in placing.people}
    assert ANN.user in people
    assert SUB.user not in people
    places = _from_standings(stored, stored)
    sub = stored.player_of(SUB.user)
    assert sub is not None
    assert places[1] > places[sub.player]


@rest
@pytest.mark.parametrize("again", [False, True])
async def test_what_a_substitute_misses_is_no_absence_of_whoever_signed_up(world: World, again: bool) -> None:
    """Absent is ANN and then SUB, or SUB twice, who then makes room."""
    stored = await world.begun(4, Template.HUSTLE, rounds=6, rated=False)
    world.absent |= {SUB.user} if again else {ANN.user, SUB.user}
    if not again:
        await world.play_tables(stored.id)
        stored = await settle(world, stored.id)
    await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SUB, "ill"))
    await world.accept(stored.id, SUB)
    await world.director.advance(stored.id)
    for _ in range(1 + again):
        await world.play_tables(stored.id)
        stored = await settle(world, stored.id)
    assert len([each for _, each in stored.contest.absences if each == 1]) == 2
    assert stored.contest.entries[1].left is None
    assert stored.contest.barred == frozenset()
    assert stored.contest.entries[1].players == (1,) if again else stored.contest.entries[1].lent
