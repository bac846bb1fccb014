"""What a member reads of their own place: who has finished, who has lent a seat, who comes for a former member."""

from bot.contests.commands.signing_up import Invite, Join, Standing
from bot.contests.templates import Template
from bot.panels.contests.me import me_panel
from bot.panels.contests.signing_up import confirm_leave_panel
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from engine.contest.formats.league import divisions
from tests.bot.contests.test_places import do
from tests.bot.contests.world import CROWD, World
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


async def test_an_unanswered_question_is_over_once_it_has_begun(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=4, check_in=False)
    await do(world, stored.id, Invite(SPARE, NONE, OTHER))
    assert "haven’t answered yet" in await me(world, stored.id, SPARE)
    world.clock.at = stored.plan.starts_at
    await world.director.advance(stored.id)
    assert "Nobody was left to be your partner" in await me(world, stored.id, SPARE)
