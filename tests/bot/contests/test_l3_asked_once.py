"""L3, L8: who says nothing, or no, is not called again and again; nor are the other organizers."""

from typing import Any

from bot.clock import DAY_MS
from bot.contests.asking import MOST_ASKED
from bot.contests.calls import APART_MS
from bot.contests.commands.answering import TurnDown
from bot.contests.commands.base import ContestCommand
from bot.contests.commands.consent import DeclineOffice
from bot.contests.commands.organising import Deputize, HandOver
from bot.contests.commands.rulings import Adjust, Replace
from bot.contests.commands.signing_up import Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.notes import SPARED_MS
from bot.contests.templates import Template
from tests.bot.contests.interest.club import OWNER, ask, club, match_of
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of, refused

ASKED, OTHER = CROWD[40:42]


async def test_l3_a_member_who_is_asked_is_spared_for_minutes_and_after_a_no_for_a_day(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    out = stored.contest.entries[1].players[0]
    ways: tuple[ContestCommand, ...] = (
        Deputize(ORGANISER, ASKED),
        HandOver(OWNER, ASKED),
        Replace(OWNER, 1, out, ASKED, "ill"),
    )
    stored = await world.contests.do(stored.id, ways[0])
    for command in ways:
        assert await code_of(world.contests, stored.id, command) == ContestCode.ASKED_OFTEN
    await world.contests.do(stored.id, Deputize(ORGANISER, OTHER))
    world.clock.at += SPARED_MS
    stored = await world.contests.do(stored.id, ways[1])
    await world.contests.do(stored.id, DeclineOffice(ASKED, stored.revision))
    world.clock.at += DAY_MS - 1
    for command in ways:
        assert await code_of(world.contests, stored.id, command) == ContestCode.ASKED_OFTEN
    await world.contests.do(stored.id, Offer(ASKED, Standing(), offers=True))
    stored = await world.contests.do(stored.id, ways[2])
    assert stored.entry_of(ASKED.user) is not None, "who offers need not be asked"
    world.clock.at += 1
    await world.contests.do(stored.id, ways[0])


async def test_l3_who_has_accepted_may_be_asked_for_more(world: World) -> None:
    """Both ways: nobody is kept from two offices."""
    stored = await world.begun(8, Template.CUP, least=4)
    for command in (
        Deputize(ORGANISER, ASKED),
        Replace(ORGANISER, 1, stored.contest.entries[1].players[0], ASKED, "x"),
    ):
        await world.contests.do(stored.id, command)
        after = await world.accept(stored.id, ASKED)
    assert ASKED.user in after.organisers
    assert after.entry_of(ASKED.user) is not None


async def test_l8_questions_that_are_taken_back_do_not_call_without_end(world: World) -> None:
    stored = await club(world, Template.CUP, 8)
    place = match_of(stored)[0]

    def adjust(points: int) -> Any:
        return Adjust(ORGANISER, *place, (points, 0), "x")

    for points in range(MOST_ASKED):
        number = await ask(world, stored.id, adjust(points))
        await world.contests.do(stored.id, TurnDown(ORGANISER, number))
    with refused(ContestCode.ASKED_OFTEN):
        await world.contests.do(stored.id, adjust(9))
    world.clock.at += APART_MS
    await ask(world, stored.id, adjust(9))
