"""L7: what bars a member from a contest outlives `/privacy delete`, merges, and others' help."""

from typing import Any

from sqlalchemy import select

from bot.clock import DAY_MS, WEEK_MS
from bot.contests.commands.organising import Cancel
from bot.contests.commands.rulings import Disqualify
from bot.contests.commands.signing_up import Join, Standing
from bot.contests.errors import ContestCode
from bot.contests.state import DeadlineKind, StoredContest
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.store import schema
from bot.store.vault import Vault
from bot.tables.model import Member
from engine.contest.config import Pace, Seeding
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.refused import code_of
from tests.suite import both_databases, rest

ANN, BEN, *_ = CROWD
EVE, FAY, OTHER = CROWD[40:43]
MARKS = schema.contest_bars


async def forget(world: World, member: Member) -> None:
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(member.user)


async def marks(world: World) -> list[Any]:
    async with world.database.read() as connection:
        return list(await connection.execute(select(MARKS).order_by(MARKS.c.kind)))


async def cup(world: World) -> StoredContest:
    return await world.begun(8, Template.CUP, seeding=Seeding.LOTS)


async def hustle(world: World) -> StoredContest:
    return await world.begun(8, Template.HUSTLE, rounds=6)


async def test_l7_before_the_draw_nothing_is_left_behind(world: World) -> None:
    """Deleting one's data keeps nobody from signing up again."""
    stored = await world.joined(8, Template.HUSTLE)
    await forget(world, ANN)
    assert (await world.contests.do(stored.id, Join(ANN, Standing()))).entry_of(ANN.user) is not None


async def test_l7_two_deletions_lift_nothing(world: World) -> None:
    stored = await world.joined(8, Template.CUP)
    await world.contests.do(stored.id, Disqualify(ORGANISER, 1, "cheats"))
    await world.merge(ANN, OTHER)
    for member in (ANN, OTHER, ANN):
        await forget(world, member)
    for member in (ANN, OTHER):
        assert await code_of(world.contests, stored.id, Join(member, Standing())) == ContestCode.BARRED


@rest
@both_databases
async def test_l7_the_weeks_of_a_no_show_stay(world: World) -> None:
    at = 0
    for _ in range(2):
        stored = await world.begun(4, Template.CUP, pace=Pace.WINDOWS, least=2)
        world.clock.at = at = stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
        await world.director.advance(stored.id)
    await world.merge(OTHER, ANN)
    before = await world.contests.last_until(GUILD, (ANN.user,))
    assert before == at + 2 * WEEK_MS
    await forget(world, ANN)
    for member in (ANN, OTHER):
        assert await world.contests.last_until(GUILD, (member.user,)) == before
    assert await world.contests.last_until(GUILD, (EVE.user,)) is None
    assert await world.contests.last_until(GUILD + 1, (ANN.user,)) is None
    stored = await world.begun(4, Template.CUP, pace=Pace.WINDOWS, least=2)
    world.clock.at = at = stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
    await world.director.advance(stored.id)
    assert await world.contests.last_until(GUILD, (ANN.user,)) == at + 4 * WEEK_MS, "the third in a row"


@rest
async def test_l7_a_round_that_is_played_clears_the_weeks_of_a_former_member_too(world: World) -> None:
    stored = await world.begun(4, Template.CUP, pace=Pace.WINDOWS, least=2)
    world.clock.at = stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
    await world.director.advance(stored.id)
    await forget(world, ANN)
    assert await world.contests.last_until(GUILD, (ANN.user,)) is not None
    stored = await world.begun(4, Template.CUP, pace=Pace.WINDOWS, least=2)
    world.clock.at += 1
    await world.play_tables(stored.id)
    assert await world.contests.last_until(GUILD, (ANN.user,)) is None


@both_databases
async def test_l7_marks_go_with_what_they_bar_from(world: World) -> None:
    """Nothing is kept longer than it is needed, and none of it names anybody without the key."""
    running = await cup(world)
    for member in (ANN, EVE, FAY):
        await forget(world, member)
    kept = await marks(world)
    assert {row.kind for row in kept} == {"entry 1", "played"}
    assert {row.contest_id for row in kept} == {running.id}
    assert all(len(row.mark) == 32 for row in kept)
    other_key = Vault("x" * 40).mark("bars of a contest", running.id, ANN.user)
    assert other_key not in {row.mark for row in kept}
    assert str(ANN.user) not in str(kept)
    await world.contests.do(running.id, Cancel(ORGANISER, "fire alarm"))
    assert await marks(world) == []


async def test_l7_the_mark_of_a_no_show_goes_when_its_weeks_are_over(world: World) -> None:
    stored = await world.begun(4, Template.CUP, pace=Pace.WINDOWS, least=2)
    world.clock.at = stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
    await world.director.advance(stored.id)
    await world.director.advance(stored.id)
    await forget(world, ANN)
    assert {row.kind for row in await marks(world)} >= {"absent"}
    world.clock.at += WEEK_MS + DAY_MS
    await world.director.drop_past_bars()
    assert {row.kind for row in await marks(world)} <= {"entry 1", "played"}
