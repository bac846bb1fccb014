"""`doctor` names the running contests whose standings this version's rules change (see also test_stored_before.py)."""

from itertools import combinations

import pytest

from bot.contests.changes import Change
from bot.contests.commands.rulings import Adjust
from bot.contests.rule_changes import find_changed
from bot.contests.state import Person
from bot.contests.templates import Template
from engine.contest.events import Absent, Adjusted, Advanced, Forfeited, Joined, Left, Match, Paired, Seeded, Undrawn
from engine.contest.formats.pairs import match_of
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.suite import rest

TIED = "those who stay tied are compared again from the first tie-break"
AWARDED = "a match that an organizer has awarded is a round won"
OUT = "a cup's winner who was taken out has no title"
AGAIN = "the standings as they are now say who plays a knockout that is drawn again"
RULED = "points that organizers set count, too, for absent members"


async def lines_of(world: World) -> list[str]:
    async with world.database.read() as connection:
        return await find_changed(connection, world.vault.unseal)


def people(count: int) -> tuple[Person, ...]:
    return tuple(Person(player=n, user=CROWD[n - 1].user, name=f"M{n}", joined_at=0) for n in range(1, count + 1))


@pytest.mark.parametrize(("points", "named"), [((9, 4), True), ((0, 0), False)])
async def test_points_set_for_somebody_absent(world: World, points: tuple[int, int], *, named: bool) -> None:
    stored = await world.published(world.plan(Template.HUSTLE))
    night = (*(Joined(n, (n,)) for n in range(1, 5)), Seeded((1, 2, 3, 4)), Paired(1, (Match((1, 2), (3, 4)),)))
    absent = Change(people=people(4), happenings=(*night, Absent(1, 1)))
    await world.contests.change(stored.id, lambda _: absent)
    assert await lines_of(world) == []
    await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, points, "as they say"))
    assert [RULED in line for line in await lines_of(world)] == [True] * named


WON = {
    (1, 2),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 1),
    (4, 3),
    (5, 1),
    (5, 2),
    (5, 4),
    (6, 1),
    (6, 2),
    (6, 3),
    (3, 5),
    (4, 6),
    (5, 6),
}
"""Pairs 1 to 4 have as many points; among them 1 and 2 have two wins, and 1 has beaten 2."""


@pytest.mark.parametrize(("lost", "named"), [(0, True), (9, False)])
async def test_ties_that_are_asked_again(world: World, lost: int, *, named: bool) -> None:
    stored = await world.published(world.plan(Template.LEAGUE))
    pairs = tuple(Joined(n, (2 * n - 1, 2 * n)) for n in range(1, 7))
    rounds = tuple(Paired(n, (match_of(*pair),)) for n, pair in enumerate(combinations(range(1, 7), 2), start=1))
    assert all((pair in WON) != (pair[::-1] in WON) for pair in combinations(range(1, 7), 2))
    scores = (Adjusted(n, 0, _score(*pair, lost)) for n, pair in enumerate(combinations(range(1, 7), 2), start=1))
    season = Change(people=people(12), happenings=(*pairs, Seeded(tuple(range(1, 7))), *rounds, *scores))
    await world.contests.change(stored.id, lambda _: season)
    assert [TIED in line for line in await lines_of(world)] == [True] * named


def _score(one: int, two: int, lost: int) -> tuple[int, int]:
    """10 to 5; but pair 1 has so many points where it lost."""
    mine = lost if 1 in (one, two) else 5
    return (10, mine if two == 1 else 5) if (one, two) in WON else (mine if one == 1 else 5, 10)


@rest
@pytest.mark.parametrize(("lost", "named"), [((0,), True), ((1,), True), ((0, 1), False), ((), False)])
async def test_a_match_of_a_hustle_that_was_awarded(world: World, lost: tuple[int, ...], *, named: bool) -> None:
    stored = await world.published(world.plan(Template.HUSTLE))
    night = (*(Joined(n, (n,)) for n in range(1, 5)), Seeded((1, 2, 3, 4)), Paired(1, (Match((1, 2), (3, 4)),)))
    ruled = Change(people=people(4), happenings=(*night, *(Forfeited(1, 0, side) for side in lost)))
    await world.contests.change(stored.id, lambda _: ruled)
    assert [AWARDED in line for line in await lines_of(world)] == [True] * named


@pytest.mark.parametrize(("out", "final", "named"), [(1, True, True), (1, False, False), (2, True, False)])
async def test_a_winner_of_a_cup_who_was_taken_out(world: World, out: int, *, final: bool, named: bool) -> None:
    """Of two pairs: before the final is over nobody has won."""
    stored = await world.published(world.plan(Template.CUP))
    pairs = tuple(Joined(n, (2 * n - 1, 2 * n)) for n in (1, 2))
    cup = (*pairs, Seeded((1, 2)), Paired(1, (match_of(1, 2, 0),)))
    won = (Adjusted(1, 0, (10, 4)),) if final else ()
    change = Change(people=people(4), happenings=(*cup, *won, Left(out, out=True)))
    await world.contests.change(stored.id, lambda _: change)
    assert [OUT in line for line in await lines_of(world)] == [True] * named


@pytest.mark.parametrize(("points", "named"), [((0, 10), True), ((10, 0), False)])
async def test_a_knockout_that_waits_to_be_drawn_again(world: World, points: tuple[int, int], *, named: bool) -> None:
    """Of five pairs, of whom the last had the bye."""
    stored = await world.published(world.plan(Template.SWISS, cut=4, rounds=1))
    pairs = tuple(Joined(n, (2 * n - 1, 2 * n)) for n in range(1, 6))
    drawn = Paired(1, (match_of(1, 2), match_of(3, 4)), idle=(5,))
    scores = Adjusted(1, 0, (10, 0)), Adjusted(1, 1, (10, 9))
    begun = Change(people=people(10), happenings=(*pairs, Seeded((1, 2, 3, 4, 5)), drawn, *scores))
    stored = await world.contests.change(stored.id, lambda _: begun)
    best = tuple(row.entrant for row in stored.standings()[0])[:4]
    knockout = Paired(2, (match_of(best[0], best[3], 0), match_of(best[1], best[2], 1)), stage=2)
    again = Change(happenings=(Advanced(best), knockout, Undrawn(2), Adjusted(1, 0, points)))
    await world.contests.change(stored.id, lambda _: again)
    assert [AGAIN in line for line in await lines_of(world)] == [True] * named
