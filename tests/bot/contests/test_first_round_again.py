"""A round that is drawn again has those in it who have its places: none stays empty, and none is given twice."""

from bot.contests.commands.leaving import can_leave
from bot.contests.commands.organising import Pause
from bot.contests.commands.rulings import Redraw
from bot.contests.commands.signing_up import Leave, Offer, Standing
from bot.contests.templates import Template
from tests.bot.contests.test_lent_seats import lent
from tests.bot.contests.test_places import forget
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.suite import rest

ANN, BEN, *_ = CROWD
SUB, LATE = CROWD[40], CROWD[41:43]


async def test_who_waits_has_the_place_of_a_pair_left_alone(world: World) -> None:
    stored = await world.begun(16, Template.SWISS, most=8)
    stored = await world.sign_up(stored.id, LATE)
    (waiting,) = stored.contest.queue
    await world.contests.do(stored.id, Leave(ANN))
    await world.contests.do(stored.id, Redraw(ORGANISER, "Ann is gone"))
    stored = await world.director.advance(stored.id)
    assert stored.round == 1
    assert stored.match_of(waiting) is not None
    assert stored.contest.rounds[0].idle == ()
    assert ("promoted", waiting) in {(post.purpose, post.number) for post in await world.contests.posts(stored.id)}
    await world.check()


@rest
async def test_a_place_that_was_given_is_not_given_back_by_a_redraw(world: World) -> None:
    stored = await world.begun(16, Template.SWISS, most=8)
    stored = await world.sign_up(stored.id, LATE)
    await world.contests.do(stored.id, Leave(ANN))
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    stored = await world.director.advance(stored.id)
    assert len(stored.contest.active) == 8, "those who waited have the place of Ann and Ben"
    await world.contests.do(stored.id, Pause(ORGANISER, "no light"))
    await world.contests.do(stored.id, Redraw(ORGANISER, "wrong"))
    stored = await world.contests.do(stored.id, Offer(SUB, Standing(), offers=True))
    assert stored.contest.entries[1].left is not None
    assert len(stored.contest.active) == 8
    assert not can_leave(stored, BEN.user)


async def test_whose_substitute_is_gone_plays_again(world: World) -> None:
    stored = await lent(world, 8, Template.HUSTLE, least=4)
    await forget(world, SUB)
    await world.contests.do(stored.id, Redraw(ORGANISER, "the substitute is gone"))
    stored = await world.director.advance(stored.id)
    assert stored.contest.entries[1].lent == ()
    place, _ = stored.match_of(1) or ((0, 0), None)
    assert ANN.user in stored.tables[place].users
    await world.check()
