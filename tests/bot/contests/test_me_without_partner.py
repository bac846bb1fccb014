"""What *Me* says to those who look for a partner after the start: in time for a round to come, or not."""

from bot.contests.commands.signing_up import Join, Standing
from bot.contests.templates import Template
from tests.bot.contests.test_looking_and_asking import me
from tests.bot.contests.world import CROWD, World

FIRST, SECOND, THIRD = CROWD[40:43]
NONE = Standing()


async def test_who_looks_after_the_start_is_in_with_the_next_one(world: World) -> None:
    stored = await world.begun(16, Template.SWISS, least=4, rounds=5)
    stored = await world.contests.do(stored.id, Join(FIRST, NONE))
    assert "As soon as somebody else does, you’re a pair" in me(stored, FIRST)
    stored = await world.contests.do(stored.id, Join(SECOND, NONE))
    assert "You’re looking for a partner" not in me(stored, FIRST)
    assert stored.entries_with(FIRST.user) == stored.entries_with(SECOND.user)


async def test_two_for_whom_there_was_no_room_read_so(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=4, most=4, check_in=False)
    for member in (FIRST, SECOND):
        stored = await world.contests.do(stored.id, Join(member, NONE))
    stored = await world.start(stored.id)
    assert "No place was left for you and a partner" in me(stored, FIRST)
