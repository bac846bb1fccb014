"""L15, L18a: a time is set by all who play, from what the menu offers; a round is extended by what its menu offers."""

from random import Random

import pytest

from bot.clock import HOUR_MS, MINUTE_MS
from bot.contests.calendar import is_slot, slots
from bot.contests.commands.matches import AgreeOnTime, TickSlots, shared_slots
from bot.contests.commands.organising import LATER, Extend, Pause, Resume
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.contests.templates import Defaults, Template, make_plan
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.panels.contests.matches import match_panel
from bot.panels.core.panel import Menu
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from engine.contest.state import Place
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.cases import for_all
from tests.refused import code_of
from tests.suite import first, rest

DAY_MS = 24 * HOUR_MS


async def league(world: World) -> tuple[StoredContest, Place, tuple[Member, ...]]:
    """A league in its first window, a match of it, and who plays it."""
    stored = await world.begun(8, Template.LEAGUE, least=4)
    place = stored.open_places[0]
    users = {stored.people[player].user for player in stored.seats_of(stored.contest.rounds[0].matches[place[1]])}
    return stored, place, tuple(member for member in CROWD if member.user in users)


async def shared(world: World, stored: StoredContest, place: Place) -> list[int]:
    said = await world.contests.slots(stored.id, *place)
    return shared_slots(stored, place, said, world.clock.now())


@pytest.mark.parametrize("ahead", first([9 * MINUTE_MS, 5_000, 3 * HOUR_MS + 1, 10 * 365 * DAY_MS], 1))
async def test_l15_only_times_of_the_menu_are_ticked(world: World, ahead: int) -> None:
    stored, place, (one, *_) = await league(world)
    forged = TickSlots(one, *place, (world.clock.now() + ahead,))
    assert await code_of(world.contests, stored.id, forged) == ContestCode.BAD_SLOT
    soon = AgreeOnTime(one, *place, world.clock.now() + min(ahead, 9 * MINUTE_MS))
    assert await code_of(world.contests, stored.id, soon) == ContestCode.BAD_SLOT


async def test_l15_two_of_four_set_no_time(world: World) -> None:
    stored, place, players = await league(world)
    times = slots(stored.plan, place[0], world.clock.now())
    for nth, member in enumerate(players, start=1):
        assert await shared(world, stored, place) == []
        await world.contests.do(stored.id, TickSlots(member, *place, (*times[:2], times[1 + nth])))
    assert await shared(world, stored, place) == sorted(times[:2])
    await world.contests.do(stored.id, TickSlots(players[0], *place, ()))
    assert await shared(world, stored, place) == [], "whoever takes it back is not held to it"


async def test_l15_no_time_is_found_in_a_pause(world: World) -> None:
    """A variant: from a panel that was open before. The call would be due while nothing can be played."""
    stored, place, players = await league(world)
    one, *_ = slots(stored.plan, place[0], world.clock.now())
    tick, agree = TickSlots(players[0], *place, (one,)), AgreeOnTime(players[0], *place, one)
    await world.contests.do(stored.id, Pause(ORGANISER, "no light"))
    for command in (tick, agree):
        assert await code_of(world.contests, stored.id, command) == ContestCode.SLOT_IN_PAUSE
    paused = await world.contests.look(stored.id)
    assert not paused.notes.agreed
    panel = match_panel(paused, place, {}, reader=Reader(), user=players[0].user, now=world.clock.now())
    assert not [each for each in panel.blocks if isinstance(each, Menu)]
    await world.contests.do(stored.id, Resume(ORGANISER))
    await world.contests.do(stored.id, tick)
    await world.contests.do(stored.id, agree)
    assert (await world.contests.look(stored.id)).notes.agreed == {place: one}


@rest
async def test_l15_a_former_member_keeps_nobody_waiting(world: World) -> None:
    """A variant: a computer plays for a member whose data was deleted, so three agree."""
    stored, place, players = await league(world)
    times = slots(stored.plan, place[0], world.clock.now())
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(players[0].user)
    stored = await world.contests.look(stored.id)
    for member in players[1:]:
        assert await shared(world, stored, place) == []
        await world.contests.do(stored.id, TickSlots(member, *place, times[:1]))
    assert await shared(world, stored, place) == [times[0]]
    await world.contests.do(stored.id, AgreeOnTime(players[1], *place, times[0]))


@rest
async def test_l15_a_time_that_has_come_too_near_is_offered_no_more(world: World) -> None:
    """A variant: ticked in time, and set in the last minutes, so that no call would go out."""
    stored, place, players = await league(world)
    at = slots(stored.plan, place[0], world.clock.now())[0]
    for member in players:
        await world.contests.do(stored.id, TickSlots(member, *place, (at,)))
    world.clock.at = at - 10 * MINUTE_MS
    assert await shared(world, stored, place) == [at]
    world.clock.at += 1
    assert await shared(world, stored, place) == []
    assert await code_of(world.contests, stored.id, AgreeOnTime(players[0], *place, at)) == ContestCode.BAD_SLOT


@for_all(seed=range(40))
def test_l15_what_the_menu_offers_may_be_ticked(seed: int) -> None:
    dice = Random(seed)
    zone = dice.choice(("UTC", "Europe/Rome", "America/New_York", "Pacific/Apia", "Asia/Kathmandu"))
    plan = make_plan(Template.LEAGUE, Defaults(zone=zone), 1_700_000_000_000 + dice.randrange(400) * 6 * HOUR_MS)
    number = dice.randrange(1, 6)
    now = plan.starts_at + dice.randrange(40) * DAY_MS
    assert all(is_slot(plan, number, at) for at in slots(plan, number, now))
    for at in slots(plan, number, now)[:3]:
        assert not any(is_slot(plan, number, at + off) for off in (1, -1, MINUTE_MS, 30 * MINUTE_MS))


@pytest.mark.parametrize("ms", first([0, LATER[0] - 1, -1, 1, 3 * 365 * DAY_MS, 2**63], 2))
async def test_l18a_a_round_is_not_extended_by_a_forged_time(world: World, ms: int) -> None:
    stored, *_ = await league(world)
    assert await code_of(world.contests, stored.id, Extend(ORGANISER, ms)) == ContestCode.BAD_EXTENSION


async def test_l18a_every_value_of_the_menu_extends_a_round(world: World) -> None:
    stored, *_ = await league(world)
    for ms in LATER:
        before = stored.whistle_at(1) or 0
        stored = await world.contests.do(stored.id, Extend(ORGANISER, ms))
        assert stored.whistle_at(1) == before + ms
