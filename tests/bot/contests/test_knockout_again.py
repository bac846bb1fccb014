"""Who plays the knockout of a Swiss, when its first round is drawn again: the best as the standings are then."""

from collections.abc import Callable
from dataclasses import replace

from bot.contests.commands.organising import Pause, Resume
from bot.contests.commands.rulings import Adjust, Disqualify, Redraw
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from engine.contest.events import Entrant
from engine.contest.formats import standings
from engine.contest.state import Contest
from tests.bot.contests.test_last_matches import next_round, ruled
from tests.bot.contests.world import ORGANISER, World
from tests.suite import rest


async def in_knockout(world: World) -> StoredContest:
    """A Swiss of six pairs, of whom four have been drawn for the knockout."""
    stored = await world.begun(12, Template.SWISS, least=4, cut=4, rounds=2)
    while stored.contest.rounds[-1].stage == 1:
        await ruled(world, stored.id)
        stored = await next_round(world, stored.id)
    return stored


def best(stored: StoredContest, contest: Contest) -> tuple[Entrant, ...]:
    """The first four of those who are still in it, by the rounds before the knockout alone."""
    before = replace(contest, rounds=tuple(each for each in contest.rounds if each.stage == 1), qualified=())
    rows = standings(before, stored.results)[0]
    return tuple(row.entrant for row in rows if row.entrant not in contest.withdrawn)[:4]


def correction(stored: StoredContest, wanted: Callable[[tuple[Entrant, ...]], bool]) -> Adjust:
    """Other points of a match before the knockout, after which the best are others."""
    for drawn in stored.contest.rounds[:2]:
        for place in range(len(drawn.matches)):
            for points in ((0, 99), (99, 0), (1, 0), (0, 1)):
                after = {**stored.contest.adjustments, (drawn.round, place): points}
                if wanted(best(stored, replace(stored.contest, adjustments=after))):
                    return Adjust(ORGANISER, drawn.round, place, points, "miscounted")
    raise AssertionError("no points make it so")


def drawn_last(stored: StoredContest) -> set[Entrant]:
    return {entrant for match in stored.contest.rounds[-1].matches for entrant in (*match.north, *match.east)}


async def drawn_again(world: World, contest: int) -> StoredContest:
    await world.contests.do(contest, Redraw(ORGANISER, "wrong"))
    return await world.director.advance(contest)


async def test_a_corrected_result_lets_another_pair_in(world: World) -> None:
    stored = await in_knockout(world)
    old = drawn_last(stored)
    corrected = await world.contests.do(stored.id, correction(stored, lambda order: {*order} != old))
    assert drawn_last(corrected) == old, "what is drawn stays, until it is drawn again"
    again = await drawn_again(world, stored.id)
    assert again.round == 3
    assert drawn_last(again) == {*best(again, again.contest)} != old
    await world.check()


@rest
async def test_a_corrected_result_changes_the_seeds(world: World) -> None:
    stored = await in_knockout(world)
    old, first = drawn_last(stored), stored.contest.qualified[0]
    await world.contests.do(stored.id, correction(stored, lambda order: {*order} == old and order[0] != first))
    again = await drawn_again(world, stored.id)
    seeds = best(again, again.contest)
    assert again.contest.qualified == seeds != stored.contest.qualified
    meetings = {frozenset((*match.north, *match.east)) for match in again.contest.rounds[-1].matches}
    assert meetings == {frozenset((seeds[0], seeds[3])), frozenset((seeds[1], seeds[2]))}


@rest
async def test_the_next_best_comes_in_for_who_is_taken_out(world: World) -> None:
    stored = await in_knockout(world)
    out, *others = stored.contest.qualified
    await world.contests.do(stored.id, Disqualify(ORGANISER, out, "a second account"))
    again = await drawn_again(world, stored.id)
    assert drawn_last(again) > {*others}
    assert len(again.open_places) == 2, "nobody goes on without a match"
    assert out not in drawn_last(again)
    await world.check()


@rest
async def test_nobody_is_in_the_knockout_while_it_is_not_drawn(world: World) -> None:
    stored = await in_knockout(world)
    old = drawn_last(stored)
    await world.contests.do(stored.id, Pause(ORGANISER, "no light"))
    await world.contests.do(stored.id, correction(stored, lambda order: {*order} != old))
    paused = await world.contests.do(stored.id, Redraw(ORGANISER, "wrong"))
    form, seeds = paused.plan.format, best(paused, paused.contest)
    assert form.bracket_seeds(paused.contest) == ()
    assert {*form.zones(paused.contest, paused.standings(), 0, promotes=False)} == {*seeds}
    assert paused.standings()[0][0].entrant == seeds[0]
    assert paused.has_more
    await world.contests.do(stored.id, Resume(ORGANISER))
    assert drawn_last(await world.director.advance(stored.id)) == {*seeds}


@rest
async def test_a_later_round_of_the_knockout_keeps_who_is_in_it(world: World) -> None:
    stored = await in_knockout(world)
    old = drawn_last(stored)
    await ruled(world, stored.id)
    stored = await next_round(world, stored.id)
    final = drawn_last(stored)
    await world.contests.do(stored.id, correction(stored, lambda order: {*order} != old))
    again = await drawn_again(world, stored.id)
    assert (again.round, drawn_last(again)) == (4, final)
