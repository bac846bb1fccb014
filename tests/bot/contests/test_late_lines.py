"""Who waits or looks for a partner after the start: who gets the place, who hears what, and until when."""

import pytest

from bot.clock import WEEK_MS
from bot.contests.commands.organising import Resume
from bot.contests.commands.rulings import Redraw
from bot.contests.commands.signing_up import Invite, Join, Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.no_shows import last_until
from bot.contests.purposes import Purpose
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.contests.venue import NoRooms
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.panels.contests.posts import announcement
from bot.panels.contests.signing_up import confirm_leave_panel
from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from tests.bot.contests.test_lent_seats import called, settle
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.refused import code_of
from tests.suite import first, rest

ANN, BEN, *_ = CROWD
ONE, TWO = CROWD[20], CROWD[21]
SUB, SUB2 = CROWD[40], CROWD[41]
N = Standing()


class Nowhere:
    """A place without rooms: the next round is not drawn."""

    async def rooms(self, stored: StoredContest, count: int) -> tuple[int, ...]:
        raise NoRooms


async def full(world: World) -> StoredContest:
    """A Swiss that is being played, and in which one pair waits for a place."""
    stored = await world.begun(20, Template.SWISS, least=4, most=10)
    stored = await world.sign_up(stored.id, (ONE, TWO))
    assert stored.contest.entries[11].waiting
    return stored


async def test_who_waits_gets_the_place_of_a_pair_for_whom_nobody_came(world: World) -> None:
    stored = await full(world)
    await world.contests.do(stored.id, Leave(ANN))
    stored = await settle(world, stored.id)
    assert stored.round == 2
    assert stored.match_of(11) is not None


@pytest.mark.parametrize("offered", first([True, False], 1))
async def test_one_of_a_pair_that_waits_leaves(world: World, offered: bool) -> None:
    stored = await full(world)
    if offered:
        stored = await world.contests.do(stored.id, Offer(SUB, N, offers=True))
    asked = confirm_leave_panel(stored, Reader(), ONE.user)
    assert any(isinstance(each, Text) and "waiting list" in each.markdown for each in asked.blocks)
    stored = await world.contests.do(stored.id, Leave(ONE))
    assert 11 not in stored.contest.entries
    assert stored.entry_of(SUB.user) is None
    assert await called(world, stored, "partnerleft") == {TWO.user}


async def test_who_has_deleted_their_data_takes_no_place(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, most=8)
    await world.sign_up(stored.id, (SUB, SUB2))
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(SUB.user)
    await world.contests.do(stored.id, Leave(ANN))
    stored = await world.director.advance(stored.id)
    entry = stored.entry_of(SUB2.user)
    assert entry is not None
    assert not entry.waiting
    assert 9 not in stored.contest.entries


async def test_what_was_too_late_stays_it_when_the_round_is_drawn_again(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, most=8)
    await world.contests.do(stored.id, Join(SUB, N))
    stored = await settle(world, stored.id)
    await world.contests.do(stored.id, Leave(ANN))
    await world.contests.do(stored.id, Redraw(ORGANISER, "x"))
    assert await code_of(world.contests, stored.id, Join(SUB2, N)) == ContestCode.NOT_OPEN


async def test_what_was_missed_in_a_round_drawn_again_counts_no_more(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3, days=1)
    world.director.venue = Nowhere()
    world.clock.at = stored.whistle_at(1) or 0
    stored = await world.director.advance(stored.id)

    async def last() -> int | None:
        async with world.database.read() as connection:
            return await last_until(connection, world.vault, GUILD, ANN.user)

    assert await last() is not None
    await world.contests.do(stored.id, Redraw(ORGANISER, "x"))
    assert await last() is None


async def test_two_who_look_in_a_full_cup_hear_that_there_was_no_place(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2, most=4, check_in=False)
    for member in (SUB, SUB2):
        await world.contests.do(stored.id, Join(member, N))
    stored = await world.start(stored.id)
    said = announcement(stored, Purpose.NO_PARTNER, 0, await world.contests.events(stored.id))
    assert said is not None
    assert {*said.users} == {SUB.user, SUB2.user}
    assert "no place" in said.text


@rest
async def test_who_still_looks_when_it_is_too_late_hears_it(world: World) -> None:
    stored = await full(world)
    await world.contests.do(stored.id, Join(SUB, N))
    while stored.round < 3:
        stored = await settle(world, stored.id)
    assert await called(world, stored, Purpose.NO_PARTNER) == {SUB.user}


async def test_who_keeps_a_place_keeps_it_with_a_partner_who_comes_last(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2, most=4, check_in=False)
    await world.contests.do(stored.id, Leave(ANN))
    await world.contests.do(stored.id, Invite(BEN, N, SUB))
    last = Standing(last_until=world.clock.now() + WEEK_MS)
    stored = await world.contests.do(stored.id, Invite(SUB, last, BEN))
    entry = stored.entry_of(BEN.user)
    assert entry is not None
    assert not entry.waiting


@pytest.mark.parametrize("comes", first([SUB, ANN], 1))
async def test_a_place_that_was_given_before_the_draw_is_nobody_elses(world: World, comes: Member) -> None:
    stored = await full(world)
    await world.contests.do(stored.id, Leave(ANN))
    rooms, world.director.venue = world.director.venue, Nowhere()
    stored = await settle(world, stored.id)
    assert stored.paused
    assert (stored.round, len(stored.contest.active)) == (1, 10), "the place is given, and nothing drawn yet"
    if comes is SUB:
        stored = await world.contests.do(stored.id, Offer(SUB, N, offers=True))
        assert stored.entry_of(SUB.user) is None
    else:
        assert await code_of(world.contests, stored.id, Offer(ANN, N, offers=True)) == ContestCode.STANDS
        await world.contests.do(stored.id, Invite(ANN, N, BEN))
        assert await code_of(world.contests, stored.id, Invite(BEN, N, ANN)) == ContestCode.NO_PLACE
    world.director.venue = rooms
    await world.contests.do(stored.id, Resume(ORGANISER))
    stored = await world.director.advance(stored.id)
    assert stored.round == 2
    assert (stored.match_of(1), stored.match_of(11) is None) == (None, False)
    assert len(stored.contest.active) == 10
