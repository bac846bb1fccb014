"""Points and titles are for what members played: rulings make nobody absent, and give nothing by being taken back."""

import pytest

from bot.contests.errors import ContestCode
from bot.contests.model import DeadlineKind, StoredContest
from bot.contests.rounds import members_missing
from bot.contests.rulings import Adjust, Forfeit, Redraw
from bot.contests.templates import Template
from bot.panels.contests.tasks import task_named
from bot.stats.read.titles import load_placings
from engine import Refused
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.contests.promises import promise
from tests.suite import rest
from tests.there import there

pytestmark = promise("members-no-card", "members-no-card-hustle")


async def rule_on_the_rest(world: World, contest: int) -> StoredContest:
    """All open matches have points that the organiser sets."""
    stored = await world.contests.look(contest)
    for place in stored.open_places:
        await world.contests.do(contest, Adjust(ORGANISER, *place, (5, 3), "as they say"))
    return await world.director.advance(contest)


async def with_a_match_of_computers(world: World, template: Template, entrants: int) -> StoredContest:
    """A live contest to whose first match nobody has come, so that computers have played it."""
    stored = await world.begun(entrants, template, least=4)
    table = stored.tables[1, 0]
    world.absent |= {user for user in table.users if user is not None}
    world.clock.at = stored.deadlines[DeadlineKind.MISSING, 1].due_at
    await world.director.advance(stored.id)
    await world.play(await world.tables.look(table.table))
    return await world.contests.look(stored.id)


@rest
@pytest.mark.parametrize("there", [(), (CROWD[0],)])
async def test_a_hustle_over_weeks_has_a_winner_only_if_somebody_plays(world: World, there: tuple[object, ...]) -> None:
    stored = await world.begun(8, Template.WEEKS, rounds=1, days=1)
    world.absent = {member.user for member in CROWD if member not in there}
    world.clock.at = stored.whistle_at(1) or 0
    await world.director.advance(stored.id)
    over = await world.to_the_end_from_here(stored.id)
    rows = over.standings()[0]
    assert all(row.points == 0 for row in rows if row.played == 0)
    assert sum(row.played for row in rows) == len(there)
    winners = [row.entrant for row in rows if row.rank == 1]
    assert winners in ([], [1][: len(there)]), "nobody is first who has not played"
    async with world.database.read() as connection:
        assert len([each for each in await load_placings(connection, GUILD) if each.rank == 1]) == len(winners)


@rest
@pytest.mark.parametrize("ruling", [Forfeit(ORGANISER, 1, 0, 0, "x"), Adjust(ORGANISER, 1, 0, (9, 2), "x")])
async def test_a_ruling_makes_nobody_absent(world: World, ruling: Forfeit | Adjust) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    await world.contests.do(stored.id, ruling)
    await world.director.advance(stored.id)
    stored = await rule_on_the_rest(world, stored.id)
    assert 1 in stored.notes.closed
    assert members_missing(stored, 1) == frozenset()


@rest
@pytest.mark.parametrize("template", [Template.SWISS, Template.CUP])
async def test_a_ruling_on_a_match_without_a_game_is_not_taken_back(world: World, template: Template) -> None:
    stored = await world.begun(8, template, least=4)
    await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, (4, 10), "wrong table"))
    running = await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, None, "before the table closed"))
    assert (1, 0) in running.open_places
    await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, (4, 10), "wrong table"))
    before = await world.director.advance(stored.id)
    with pytest.raises(Refused) as refused:
        await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, None, "wrong table"))
    assert refused.value.code is ContestCode.NO_GAME
    assert (await world.contests.look(stored.id)).standings() == before.standings()
    other = await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, (10, 4), "the other way"))
    assert other.contest.adjustments == {(1, 0): (10, 4)}


@rest
@pytest.mark.parametrize("closed", [False, True])
async def test_a_match_that_was_awarded_has_no_games_to_go_back_to(world: World, closed: bool) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    await world.contests.do(stored.id, Forfeit(ORGANISER, 1, 0, 0, "wrong side"))
    if closed:
        await world.director.advance(stored.id)
    with pytest.raises(Refused) as refused:
        await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, None, "wrong side"))
    assert refused.value.code is ContestCode.NO_GAME
    await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, (10, 0), "the other side"))
    back = await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, None, "as it was awarded"))
    assert back.contest.sides_lost((1, 0), back.results) == {0}


@pytest.mark.parametrize(("template", "entrants"), [(Template.SWISS, 12), (Template.CUP, 16)])
async def test_a_live_match_to_which_nobody_comes_gives_nothing(
    world: World, template: Template, entrants: int
) -> None:
    stored = await with_a_match_of_computers(world, template, entrants)
    match = stored.contest.rounds[0].matches[0]
    both = (match.north[0], match.east[0])
    rows = {row.entrant: row for row in stored.standings()[0]}
    assert [(rows[each].points, rows[each].played) for each in both] == [(0, 0), (0, 0)]
    stored = await rule_on_the_rest(world, stored.id)
    assert stored.contest.sides_lost((1, 0), stored.results) == {0, 1}
    world.clock.at = stored.deadlines[DeadlineKind.NEXT, 1].due_at
    stored = await world.director.advance(stored.id)
    drawn = {each for match in stored.contest.rounds[-1].matches for each in (*match.north, *match.east)}
    assert drawn.isdisjoint(both) is (template is Template.CUP)


@rest
@pytest.mark.parametrize("template", [Template.SWISS, Template.CUP])
@pytest.mark.parametrize("closed", [False, True])
async def test_a_round_that_only_computers_and_rulings_ended_is_drawn_again(
    world: World, template: Template, closed: bool
) -> None:
    stored = await with_a_match_of_computers(world, template, 8)
    if closed:
        stored = await rule_on_the_rest(world, stored.id)
    assert (1 in stored.notes.closed) is closed
    assert there(task_named("redraw")).is_there(stored)
    await world.contests.do(stored.id, Redraw(ORGANISER, "nobody was told"))
    stored = await world.director.advance(stored.id)
    assert len(stored.open_places) == len(stored.tables) == 2
    await world.play_tables(stored.id)
    assert not there(task_named("redraw")).is_there(await world.contests.look(stored.id))
