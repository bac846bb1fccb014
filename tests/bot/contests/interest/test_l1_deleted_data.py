"""L1, L7: nobody becomes a stranger to their own entry by deleting their data, with this account or another."""

from dataclasses import replace

import pytest

from bot.clock import WEEK_MS
from bot.contests.commands.consent import TakeOffice
from bot.contests.commands.organising import Deputize
from bot.contests.commands.rulings import Adjust, Disqualify, Forfeit, Replace
from bot.contests.commands.signing_up import Invite, Join, Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.interest import deciders, own_entries
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.tables.model import Member
from tests.bot.contests.interest.club import OWNER, club, match_of, outcome_of, signed_up
from tests.bot.contests.test_l7_bars import forget, marks
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of
from tests.suite import both_databases, first, rest

OLGA = replace(ORGANISER, moderator=True)
PHONE = Member(990, "Olga's phone", moderator=True)


async def test_l1_an_organiser_who_deletes_their_data_has_still_played(world: World) -> None:
    """For the partner's good, and to come back as the substitute of the computer that plays meanwhile."""
    stored = await club(world, Template.CUP, 8)
    place, (own,), (other,) = match_of(stored)
    seat = stored.contest.entries[own].players[0]
    await forget(world, OLGA)
    stored = await world.contests.look(stored.id)
    assert stored.entry_of(OLGA.user) is None
    assert own_entries(stored, OLGA.user) == {own}
    assert OLGA.user not in deciders(stored, OWNER.user)
    side, now = int(own in stored.contest.rounds[0].matches[place[1]].north), world.clock.now()
    assert outcome_of(stored, Forfeit(OLGA, *place, side, "x"), now) == "asked"
    assert outcome_of(stored, Disqualify(OLGA, other, "x"), now) == "asked"
    assert outcome_of(stored, Replace(OLGA, own, seat, OLGA, "back again"), now) == "asked"
    assert outcome_of(stored, Disqualify(OWNER, other, "x"), now) == "done"
    assert outcome_of(stored, Deputize(OLGA, CROWD[40]), now) == "done"


@both_databases
@pytest.mark.parametrize("deleted", first(["in it", "after the end"], 1))
async def test_l1_nor_is_it_a_stranger_s_cause_after_the_end(world: World, deleted: str) -> None:
    """A variant: the title is the partner's, too, and so are the seeds of the next contest."""
    stored = await club(world, Template.CUP, 4)
    if deleted == "in it":
        await forget(world, OLGA)
        stored = await world.contests.look(stored.id)
    stored = await world.to_the_end_from_here(stored.id)
    if deleted == "after the end":
        await forget(world, OLGA)
        stored = await world.contests.look(stored.id)
    now, place = world.clock.now(), (1, 0)
    assert {row.kind for row in await marks(world)} == {"entry 1"}, "nothing else is kept"
    for points in ((40, 0), (0, 40)):
        assert outcome_of(stored, Adjust(OLGA, *place, points, "x"), now) == "asked"
        assert outcome_of(stored, Adjust(OWNER, *place, points, "x"), now) == "done"
    await world.contests.do(stored.id, Adjust(OWNER, *place, (40, 0), "miscounted"))
    world.clock.at += 4 * WEEK_MS
    await world.director.drop_past_bars()
    assert await marks(world) == []


async def test_l1_an_account_that_was_deleted_is_no_other_organiser(world: World) -> None:
    """Two accounts of one person: one plays, the other deletes its data, and no row says any more whose it was."""
    stored = await club(world, Template.CUP, 8)
    place, (own,), (other,) = match_of(stored)
    await world.merge(PHONE, ORGANISER)
    assert outcome_of(await world.contests.look(stored.id), Disqualify(PHONE, other, "x"), world.clock.now()) == "asked"
    await forget(world, PHONE)
    stored = await world.contests.look(stored.id)
    assert not stored.are_same(PHONE.user, ORGANISER.user)
    assert outcome_of(stored, Disqualify(PHONE, other, "x"), world.clock.now()) == "asked"
    side = int(own in stored.contest.rounds[0].matches[place[1]].north)
    assert outcome_of(stored, Forfeit(PHONE, *place, side, "x"), world.clock.now()) == "asked"
    assert await code_of(world.contests, stored.id, Join(PHONE, Standing())) == ContestCode.NOT_OPEN
    assert await code_of(world.contests, stored.id, Offer(PHONE, Standing(), offers=True)) == ContestCode.FORMER


async def test_l7_one_person_does_not_sign_up_twice_by_deleting_one_account(world: World) -> None:
    stored = await signed_up(world, Template.CUP, 8)
    await world.merge(PHONE, ORGANISER)
    await forget(world, PHONE)
    for command in (
        Join(PHONE, Standing()),
        Invite(PHONE, Standing(), CROWD[40]),
        Offer(PHONE, Standing(), offers=True),
    ):
        assert await code_of(world.contests, stored.id, command) == ContestCode.JOINED
    await world.contests.do(stored.id, Leave(ORGANISER))
    after = await world.contests.do(stored.id, Join(PHONE, Standing()))
    assert is_looking(after, PHONE), "whoever is in with no account may"


async def test_l7_who_deletes_their_data_before_the_draw_signs_up_again(world: World) -> None:
    """Both ways: also before Bower has taken the old entry out."""
    stored = await signed_up(world, Template.CUP, 8)
    await forget(world, ORGANISER)
    assert is_looking(await world.contests.do(stored.id, Join(ORGANISER, Standing())), ORGANISER)


@rest
async def test_l7_a_seat_is_taken_again_only_as_the_same_entrant(world: World) -> None:
    stored = await club(world, Template.CUP, 8)
    _, (own,), (other,) = match_of(stored)
    seat = stored.contest.entries[own].players[0]
    await forget(world, ORGANISER)
    asked = await world.contests.do(stored.id, Replace(OWNER, own, seat, ORGANISER, "is back"))
    after = await world.contests.do(stored.id, TakeOffice(ORGANISER, asked.revision))
    entry = after.entry_of(ORGANISER.user)
    assert entry is not None
    assert entry.number == own
    assert other != own


def is_looking(stored: StoredContest, member: Member) -> bool:
    known = stored.player_of(member.user)
    return known is not None and known.looking
