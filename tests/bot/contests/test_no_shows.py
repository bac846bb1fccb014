"""Members who sign up and do not come are the last on waiting lists for a while, until they play a round."""

from typing import Any

from sqlalchemy import insert

from bot.clock import WEEK_MS
from bot.contests.commands.organising import Cancel
from bot.contests.commands.rulings import Forfeit
from bot.contests.commands.signing_up import CheckIn, Invite, Join, Leave, Standing
from bot.contests.no_shows import WEEKS
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.store import schema
from bot.texts import say
from engine.contest.config import Pace
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.suite import both_databases, rest
from tests.there import there

ANN, BEN, CAT, DAN, *_ = CROWD


async def begun(world: World) -> StoredContest:
    """A cup of two pairs in its window."""
    return await world.begun(4, Template.CUP, pace=Pace.WINDOWS, least=2)


async def missed(world: World) -> int:
    """When such a window was found to have passed with nobody there."""
    stored = await begun(world)
    world.clock.at = stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
    await world.director.advance(stored.id)
    return world.clock.at


async def until(world: World, user: int = ANN.user) -> int | None:
    return await world.contests.last_until(GUILD, (user,))


@rest
@both_databases
async def test_one_two_and_four_weeks_until_a_round_is_played(world: World) -> None:
    assert await until(world) is None
    at = 0
    for weeks in (*WEEKS, WEEKS[-1]):
        at = await missed(world)
        assert await until(world) == at + weeks * WEEK_MS
    stored = await begun(world)
    world.absent = {BEN.user}
    world.clock.at += 1
    await world.play_tables(stored.id)
    assert await until(world) is None, "a round that is played clears it"
    assert await until(world, BEN.user) == at + WEEKS[-1] * WEEK_MS, "not where a computer played"
    assert await world.contests.last_until(GUILD, (ANN.user, BEN.user)) == await until(world, BEN.user)
    assert await world.contests.last_until(GUILD + 1, (BEN.user,)) is None


@rest
async def test_absence_in_a_hustle_counts_and_what_organisers_rule_does_not(world: World) -> None:
    world.absent = {DAN.user}
    stored = await world.joined(4, Template.HUSTLE, rounds=1, check_in=False)
    await world.to_the_end(stored.id)
    assert [await until(world, each.user) is None for each in CROWD[:4]] == [True, True, True, False]
    stored = await begun(world)
    stored = await world.contests.do(stored.id, Forfeit(ORGANISER, *stored.open_places[0], 0, "they asked for it"))
    assert [await until(world, each.user) is None for each in CROWD[:4]] == [True, True, True, False]


@rest
async def test_every_account_of_a_person_counts_and_no_contest_that_is_called_off(world: World) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3)
    missing = stored.contest.entries[stored.contest.rounds[0].matches[0].north[0]].players[0]
    user = stored.people[missing].user
    world.clock.at = stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
    stored = await world.director.advance(stored.id)
    other = CROWD[9].user

    async def merge(connection: Any) -> None:
        await connection.execute(insert(schema.merges).values(guild_id=GUILD, old_id=user, new_id=other))

    await world.database.write(merge)
    assert await until(world, other) == await until(world, user) == world.clock.at + WEEK_MS
    await world.contests.do(stored.id, Cancel(ORGANISER, "nobody came"))
    assert await until(world, other) is None


@rest
async def test_they_wait_behind_all_others_and_come_in_if_there_is_room(world: World) -> None:
    stored = await world.published(world.plan(Template.HUSTLE, most=4, check_in=False))
    number, late = stored.id, Standing(last_until=world.clock.at + 1)
    stored = await world.contests.do(number, Join(ANN, late))
    assert stored.contest.queue == (1,), "though there is room"
    stored = await world.sign_up(number, CROWD[1:6])
    assert stored.contest.queue == (6, 1)
    stored = await world.contests.do(number, Leave(CROWD[1]))
    assert stored.contest.queue == (1,)
    stored = await world.contests.do(number, Leave(CROWD[2]))
    assert stored.contest.queue == (1,), "the place is kept for others until the start"
    assert (await world.sign_up(number, CROWD[7:8])).contest.queue == (1,)
    await world.contests.do(number, Leave(CROWD[3]))
    stored = await world.start(number)
    assert sorted(stored.contest.seeds) == [1, 5, 6, 7]
    await world.check()


async def test_a_pair_waits_for_either_and_nobody_once_their_time_is_over(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP))).id
    late, over = Standing(last_until=world.clock.at + 1), Standing(last_until=world.clock.at)
    await world.contests.do(number, Invite(ANN, late, BEN))
    stored = await world.contests.do(number, Invite(BEN, late, ANN))
    assert stored.contest.queue == (1,)
    await world.contests.do(number, Invite(CAT, over, DAN))
    stored = await world.contests.do(number, Invite(DAN, over, CAT))
    assert stored.contest.queue == (1,)


async def test_everybody_who_signed_up_is_called_when_too_few_check_in(world: World) -> None:
    """A pair that was not there, one that waits, and a member without a partner, too."""
    stored = await world.published(world.plan(Template.CUP, least=3, most=3))
    number, plan = stored.id, stored.plan
    await world.sign_up(number, CROWD[:8])
    await world.contests.do(number, Join(CROWD[8], Standing()))
    world.clock.at = plan.starts_at - 60_000
    await world.director.advance(number)
    await world.contests.do(number, CheckIn(CROWD[0]))
    world.clock.at = plan.starts_at
    stored = await world.director.advance(number)
    assert stored.stage is Stage.CANCELLED
    (post,) = (post for post in await world.contests.posts(number) if post.purpose == "cancelled")
    said = there(announcement(stored, post.purpose, post.number, await world.contests.events(number)))
    assert said.users == tuple(member.user for member in CROWD[:9])
    assert said.text == say("en", "league-post-too-few", contest="Cup night", least=3)
    await world.check()
