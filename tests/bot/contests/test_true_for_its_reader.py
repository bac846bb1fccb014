"""What a member reads of their own place: who has finished, who has lent a seat, who comes for a former member."""

import pytest

from bot.contests.commands.rulings import AddLate, Disqualify, Replace
from bot.contests.commands.signing_up import Invite, Join, Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.templates import Template
from bot.panels.contests.me import me_panel
from bot.panels.contests.signing_up import confirm_leave_panel
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from engine.contest.formats.league import divisions
from tests.bot.contests.test_places import do, forget
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of
from tests.suite import rest

ANN, BEN, *_ = CROWD
NONE, SPARE, OTHER = Standing(), CROWD[40], CROWD[41]


def text_of(panel: Panel) -> str:
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))


async def me(world: World, number: int, member: Member) -> str:
    return text_of(me_panel(await world.contests.look(number), Reader(), member.user))


async def leave_question(world: World, number: int, member: Member) -> str:
    return text_of(confirm_leave_panel(await world.contests.look(number), Reader(), member.user))


async def test_whoever_keeps_their_place_is_not_told_that_they_lose_it(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=2)
    assert "below everyone who finishes" in await leave_question(world, stored.id, ANN)
    stored = await world.next_round(stored.id)
    assert "you keep your place" in await leave_question(world, stored.id, ANN)


async def test_whoever_waits_in_line_has_no_points_to_lose(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, most=8)
    await do(world, stored.id, Join(SPARE, NONE))
    assert await leave_question(world, stored.id, SPARE) == "Withdraw from Cup night?"


@rest
async def test_a_pair_that_has_played_all_its_rounds_sits_out_none(world: World) -> None:
    stored = await world.begun(18, Template.LEAGUE, least=3, days=1, division=5)
    large, small = divisions(stored.contest)
    assert (len(large), len(small)) == (5, 4)
    world.absent = {each.user for each in CROWD}
    while stored.round < 4:
        world.clock.at = max(each.due_at for each in stored.deadlines.values())
        stored = await world.director.advance(stored.id)
    idle = stored.contest.rounds[-1].idle
    for entrant, text in ((small[0], "You’ve played all your rounds."), (idle[0], "You sit out round 4.")):
        assert text in await me(world, stored.id, CROWD[stored.contest.entries[entrant].players[0] - 1])


@rest
async def test_a_seat_is_lent_for_half_of_the_own_division_and_to_no_round_that_is_not(world: World) -> None:
    stored = await world.begun(18, Template.LEAGUE, least=3, days=1, division=5)
    large, small = divisions(stored.contest)
    plays = next(each for each in large if stored.match_of(each))
    for entrant, spare, until in ((plays, SPARE, 2), (small[0], OTHER, 1)):
        out = stored.contest.entries[entrant].players[0]
        stored = await do(world, stored.id, Offer(spare, NONE, True), Replace(ORGANISER, entrant, out, spare, "ill"))
        assert stored.contest.entries[entrant].lent[0][2] == until
    night = await world.begun(4, Template.HUSTLE, rounds=1)
    night = await do(world, night.id, Offer(SPARE, NONE, True), Replace(ORGANISER, 1, 1, SPARE, "ill"))
    assert night.contest.entries[1].lent[0][2] == 1
    assert "if a match is left" in await me(world, night.id, ANN)


@rest
@pytest.mark.parametrize("rounds", [2, 3])
async def test_whoever_comes_for_a_former_member_plays_from_the_next_round(world: World, rounds: int) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=rounds)
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    await forget(world, ANN)
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    stored = await world.director.advance(stored.id)
    await world.contests.do(stored.id, Offer(SPARE, NONE, True))
    replaced = Replace(ORGANISER, 1, 1, SPARE, "gone")
    if rounds == 2:
        assert await code_of(world.contests, stored.id, replaced) == ContestCode.LAST_MATCH
        return
    stored = await world.contests.do(stored.id, replaced)
    assert (stored.contest.entries[1].lent, stored.contest.entries[1].substituted) == (((1, 5, 3),), frozenset())


async def test_an_unanswered_question_is_over_once_it_has_begun(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=4, check_in=False)
    await do(world, stored.id, Invite(SPARE, NONE, OTHER))
    assert "haven’t answered yet" in await me(world, stored.id, SPARE)
    world.clock.at = stored.plan.starts_at
    await world.director.advance(stored.id)
    assert "Nobody was left to be your partner" in await me(world, stored.id, SPARE)


@rest
async def test_who_is_let_in_again_is_not_out_any_more(world: World) -> None:
    """Whoever had lent the seat of the one who was taken out is let in as whole as that one."""
    stored = await world.begun(8, Template.HUSTLE)
    await do(world, stored.id, Offer(SPARE, NONE, True), Replace(ORGANISER, 1, 1, SPARE, "ill"))
    stored = await do(world, stored.id, Disqualify(ORGANISER, 1, "cards shown"), AddLate(ORGANISER, (ANN,)))
    assert (stored.contest.barred, stored.contest.entries[1].players) == (frozenset(), (1,))
    stored = await do(world, stored.id, Leave(ANN), Join(ANN, NONE))
    assert stored.contest.entries[1].left is None
