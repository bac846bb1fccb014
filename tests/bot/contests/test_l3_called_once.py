"""L3: whoever has pressed nothing is called once, whatever organizers do to their entry, and as often as they like."""

from collections import Counter
from typing import Final

import pytest

from bot.contests.commands.base import ContestCommand
from bot.contests.commands.rulings import AddLate, Disqualify, Redraw, Replace
from bot.contests.commands.signing_up import Join, Leave, Offer, Standing
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.tables.model import Member
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.suite import first, rest

STRANGER, OTHER, THIRD = CROWD[40:43]
TIMES: Final = 4


async def calls(world: World, contest: int) -> Counter[int]:
    """How often each member is called by the messages that a contest wants now."""
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    said = (announcement(stored, post.purpose, post.number, events) for post in await world.contests.posts(contest))
    return Counter(user for each in said if each is not None for user in each.users)


async def do(world: World, contest: int, command: ContestCommand, found: Counter[int]) -> None:
    """Carry out a command, and count whom the messages call that it brings."""
    known = {(post.purpose, post.number) for post in await world.contests.posts(contest)}
    await world.contests.do(contest, command)
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    for post in await world.contests.posts(contest):
        if (post.purpose, post.number) not in known:
            said = announcement(stored, post.purpose, post.number, events)
            found.update(() if said is None else said.users)


async def entrant_of(world: World, contest: int, member: Member) -> int:
    entry = (await world.contests.look(contest)).entry_of(member.user)
    assert entry is not None
    return entry.number


@pytest.mark.parametrize("template", first([Template.SWISS, Template.HUSTLE], 1))
@pytest.mark.parametrize("begun", [False, True], ids=["before the draw", "after it"])
async def test_l3_added_and_taken_out_again_and_again(world: World, template: Template, *, begun: bool) -> None:
    make = world.begun if begun else world.joined
    number = (await make(8 if template is Template.HUSTLE else 20, template, least=4)).id
    who = (STRANGER,) if template is Template.HUSTLE else (STRANGER, OTHER)
    found = Counter[int]()
    for _ in range(TIMES):
        await do(world, number, AddLate(ORGANISER, who), found)
        await do(world, number, Disqualify(ORGANISER, await entrant_of(world, number, STRANGER), "wrong"), found)
    assert {user: count for user, count in found.items() if user in {each.user for each in who}} == {
        each.user: 1 for each in who
    }


async def test_l3_added_where_the_line_is_full(world: World) -> None:
    """A variant: each time the member waits, moves up, and is taken out."""
    number = (await world.joined(8, Template.HUSTLE, least=4, most=8)).id
    found = Counter[int]()
    for place in range(1, TIMES):
        await do(world, number, AddLate(ORGANISER, (STRANGER,)), found)
        await do(world, number, Disqualify(ORGANISER, place, "went home"), found)  # a place is free
        await do(world, number, Disqualify(ORGANISER, await entrant_of(world, number, STRANGER), "wrong"), found)
        await do(world, number, Join(CROWD[20 + place], Standing()), found)
    assert found[STRANGER.user] == 1


@rest
async def test_l3_added_replaced_and_drawn_again(world: World) -> None:
    """Another: somebody else takes the seat of whoever was put in, and the round is drawn again."""
    number = (await world.begun(8, Template.HUSTLE, least=4)).id
    found = Counter[int]()
    await do(world, number, AddLate(ORGANISER, (STRANGER,)), found)
    await do(world, number, Redraw(ORGANISER, "wrong"), found)
    await world.director.advance(number)
    await do(world, number, Redraw(ORGANISER, "wrong again"), found)
    await world.director.advance(number)
    await do(world, number, Offer(THIRD, Standing(), offers=True), found)
    stored = await world.contests.look(number)
    entrant = await entrant_of(world, number, STRANGER)
    (player,) = stored.contest.entries[entrant].players
    await do(world, number, Replace(ORGANISER, entrant, player, THIRD, "is not there"), found)
    assert (found[STRANGER.user], found[THIRD.user]) == (1, 1)


async def test_l3_whoever_presses_hears_of_being_taken_out(world: World) -> None:
    """Both ways: an own press is answered to by what happens next, and not more."""
    number = (await world.joined(8, Template.HUSTLE, least=4)).id
    found = Counter[int]()
    await do(world, number, AddLate(ORGANISER, (STRANGER,)), found)
    assert found[STRANGER.user] == 1
    for _ in range(2):
        await do(world, number, Join(STRANGER, Standing()), found)
        before = found[STRANGER.user]
        for _ in range(TIMES):
            await do(world, number, Disqualify(ORGANISER, await entrant_of(world, number, STRANGER), "late"), found)
            await do(world, number, AddLate(ORGANISER, (STRANGER,)), found)
        assert 1 <= found[STRANGER.user] - before <= 2, "taken out, and at most once put in"
    await do(world, number, Leave(STRANGER), found)
    assert (await calls(world, number))[STRANGER.user] <= found[STRANGER.user]
