"""An entry's life against rounds: leaving, coming back, coming late, being replaced, and all leaving."""

import pytest

from bot.contests.commands.rulings import Disqualify
from bot.contests.commands.signing_up import Invite, Join, Leave, Standing
from bot.contests.purposes import Purpose
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.stats.read.titles import load_placings
from engine.contest.config import Pace
from engine.contest.events import Left
from engine.contest.formats import left_early
from engine.contest.state import apply
from tests.bot.contests.world import CROWD, ORGANISER, World, member_of
from tests.bot.panel_checks import texts
from tests.suite import first


@pytest.mark.parametrize(
    ("template", "members", "changes"),
    first(
        [
            (Template.HUSTLE, 12, {"rounds": 1}),
            (Template.SWISS, 12, {"rounds": 2}),
            (Template.LEAGUE, 10, {"least": 3, "division": 3, "moving": 1}),
        ],
        1,
    ),
)
async def test_who_leaves_after_the_last_match_has_finished(
    world: World, template: Template, members: int, changes: dict[str, object]
) -> None:
    stored = await world.begun(members, template, **changes)
    left = set[int]()
    for _ in range(20):
        await world.play_tables(stored.id)
        stored = await world.contests.look(stored.id)
        for entrant in stored.contest.active:
            gone = apply(stored.contest, Left(entrant))
            if not left_early(gone, stored.results):
                before = ranks_of(stored)[entrant]
                stored = await world.contests.do(stored.id, Leave(member_of(stored, entrant)))
                assert ranks_of(stored)[entrant] == before
                left.add(entrant)
                break
        stored = await world.director.advance(stored.id)
        world.clock.at = max([world.clock.at, *(each.due_at for each in stored.deadlines.values())])
        stored = await world.director.advance(stored.id)
        if stored.stage.is_final:
            break
    assert stored.stage is Stage.OVER
    assert left, "somebody has left after the last match"
    assert not left & left_early(stored.contest, stored.results)


def ranks_of(stored: StoredContest) -> dict[int, int]:
    return {row.entrant: row.rank for rows in stored.standings() for row in rows}


async def test_a_disqualified_leader_is_last(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, rounds=1)
    await world.play_tables(stored.id)
    stored = await world.contests.look(stored.id)
    leader = stored.standings()[0][0].entrant
    stored = await world.contests.do(stored.id, Disqualify(ORGANISER, leader, "cheated"))
    assert stored.standings()[0][-1].entrant == leader


@pytest.mark.parametrize(
    ("template", "members"), first([(Template.HUSTLE, 12), (Template.SWISS, 18), (Template.SWISS, 22)], 1, 2)
)
async def test_a_former_entrant_comes_back_as_the_same(world: World, template: Template, members: int) -> None:
    stored = await world.begun(members, template)
    entrant = stored.contest.active[0]
    people = [member_of(stored, entrant, nth) for nth in range(stored.plan.size)]
    before = len(stored.contest.entries)
    stored = await world.contests.do(stored.id, Leave(people[0]))
    if stored.plan.size == 2:
        await world.contests.do(stored.id, Invite(people[0], Standing(), people[1]))
        stored = await world.contests.do(stored.id, Invite(people[1], Standing(), people[0]))
    else:
        stored = await world.contests.do(stored.id, Join(people[0], Standing()))
    assert len(stored.contest.entries) == before
    assert stored.contest.entries[entrant].left is None
    stored = await world.next_round(stored.id)
    points = {row.entrant: row.points for row in stored.standings()[0]}
    assert len(points) == before
    assert stored.match_of(entrant) is not None or entrant in stored.contest.rounds[-1].idle


@pytest.mark.parametrize(
    ("template", "members", "changes"),
    first(
        [
            (Template.CUP, 8, {}),
            (Template.SWISS, 12, {}),
            (Template.HUSTLE, 8, {}),
            (Template.LEAGUE, 16, {"least": 3, "division": 4, "moving": 1}),
        ],
        1,
    ),
)
async def test_when_all_leave_nobody_wins(
    world: World, template: Template, members: int, changes: dict[str, object]
) -> None:
    stored = await world.begun(members, template, **changes)
    began = world.clock.now()
    await world.play_tables(stored.id)
    for entrant in (await world.contests.look(stored.id)).contest.active:
        await world.contests.do(stored.id, Leave(member_of(stored, entrant)))
    stored = await world.director.advance(stored.id)
    following = [each.due_at for (kind, _), each in stored.deadlines.items() if kind is DeadlineKind.NEXT]
    world.clock.at = max([world.clock.at, *following])
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.OVER
    assert world.clock.now() - began < 8 * 24 * 3_600_000, "empty rounds take no time"
    assert not [row for rows in stored.standings() for row in rows if row.rank == 1]
    async with world.database.read() as connection:
        assert not [each for each in await load_placings(connection, stored.guild) if each.rank == 1]
    said = announcement(stored, "final", 0, await world.contests.events(stored.id))
    assert said is not None
    assert "without a winner" in "\n".join(texts(said.panel))
    await world.check()


async def test_l17_a_cup_that_nobody_plays_has_no_winner(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=2, pace=Pace.WINDOWS, days=1)
    world.absent.update(member.user for member in CROWD)
    for _ in range(6):
        world.clock.at = max([world.clock.at, *(each.due_at for each in stored.deadlines.values())])
        stored = await world.director.advance(stored.id)
        if stored.stage.is_final:
            break
    assert stored.stage is Stage.OVER
    assert {row.rank for row in stored.standings()[0]} == {2}
    async with world.database.read() as connection:
        assert not await load_placings(connection, stored.guild)


@pytest.mark.parametrize("comes_back", [False, True])
async def test_who_is_absent_twice_in_a_row_is_out_and_called_once(world: World, comes_back: bool) -> None:
    absent = CROWD[3]
    world.absent.add(absent.user)
    stored = await world.begun(4, Template.HUSTLE, rounds=3)
    stored = await world.next_round(stored.id)
    assert not await entry_posts(world, stored.id), "one absence is no reason"
    if comes_back:
        world.absent.clear()
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    events, posts = await world.contests.events(stored.id), await entry_posts(world, stored.id)
    left = [each.seq for each in events if isinstance(each.happening, Left)]
    assert posts == left
    assert len(left) == (0 if comes_back else 1)
    for number in posts:
        said = announcement(stored, Purpose.ENTRY, number, events)
        assert said is not None
        assert said.users == (absent.user,)
        assert events[number - 1].happening == Left(4, out=True)
    await world.check()


async def entry_posts(world: World, contest: int) -> list[int]:
    return [post.number for post in await world.contests.posts(contest) if post.purpose == Purpose.ENTRY]
