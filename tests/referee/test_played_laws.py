"""The laws of what was played find points that only computers made, rulings that hurt, and days that are cut short."""

from dataclasses import replace

import pytest

from tests.referee.invented import DAY, MINUTE, ORGANISER, Invented, user
from tests.referee.moments import HOUR


def played_by(contest: Invented, *actors: int, points: tuple[int, int] = (9, 2)) -> None:
    """The first table of the round comes to its end; computers play for all but some players."""
    contest.end(0, *points)
    users = frozenset(map(user, actors))
    number = len(contest.referee.story.rounds)
    links = contest.record.links
    contest.change(links=tuple(replace(t, actors=users) if t.round == number and not t.place else t for t in links))


def hustle() -> Invented:
    found = Invented("hustle", 4, rounds=1)
    found.begin()
    found.draw(((1, 2), (3, 4)))
    return found


@pytest.mark.parametrize(
    ("rows", "broken"),
    [(((1, 1, 9), (2, 2, 0), (3, 2, 0), (4, 2, 0)), set()), (((1, 1, 9), (2, 1, 9), (3, 3, 0), (4, 3, 0)), {"points"})],
)
def test_points_of_a_hustle_are_those_of_who_played(rows: tuple[tuple[int, int, int], ...], broken: set[str]) -> None:
    night = hustle()
    played_by(night, 1)
    night.close()
    night.finish(*rows)
    assert night.broken() & {"points"} == broken


@pytest.mark.parametrize(("actors", "points"), [((), (0, 0)), ((1,), (2, 0)), ((3, 4), (0, 2))])
@pytest.mark.parametrize("said", [(0, 0), (2, 0), (0, 2)])
def test_a_pair_for_which_computers_played_has_lost(
    actors: tuple[int, ...], points: tuple[int, int], said: tuple[int, int]
) -> None:
    swiss = Invented("swiss", 2)
    swiss.begin()
    swiss.draw(((1,), (2,)))
    played_by(swiss, *actors)
    swiss.close()
    one, two = said
    swiss.finish((1, 1 + (two > one), one), (2, 1 + (one > two), two))
    assert ("points" in swiss.broken()) is (said != points)


@pytest.mark.parametrize("kind", ["forfeited", "adjusted"])
def test_nobody_is_absent_where_organizers_have_ruled(kind: str) -> None:
    night = hustle()
    night.add(kind, ORGANISER, round=1, place=0, **({"side": 0} if kind == "forfeited" else {"points": [3, 4]}))
    night.add("absent", round=1, entrant=3)
    assert night.broken() == {"ruled"}


@pytest.mark.parametrize(("counts", "broken"), [(True, set()), (False, {"taken back"})])
def test_a_ruling_is_taken_back_only_where_a_game_counts(counts: bool, broken: set[str]) -> None:
    night = hustle()
    night.add("adjusted", ORGANISER, round=1, place=0, points=[3, 4])
    played_by(night, 1, 2, 3, 4)
    night.change(links=tuple(replace(table, counts=counts) for table in night.record.links))
    night.add("adjusted", ORGANISER, round=1, place=0, points=None)
    assert night.broken() & {"taken back"} == broken


@pytest.mark.parametrize("played_on", [True, False])
@pytest.mark.parametrize("first", [True, False])
def test_only_a_round_that_was_waited_for_is_shorter(first: bool, played_on: bool) -> None:
    league = Invented("league", 4, pace="windows", days=1)
    league.begin()
    if not first:
        league.draw(((1,), (4,)), ((2,), (3,)), days=1)
        for place in (0, 1):
            league.end(place, 10, 2)
        league.now += DAY + 50 * MINUTE * played_on
        league.close()
        league.now += 50 * MINUTE * (not played_on)
    league.draw(((1,), (3,)), ((2,), (4,)), days=1)
    league.now += DAY - 50 * MINUTE
    league.add("whistled", round=1 + (not first))
    assert league.broken() & {"days"} == (set() if played_on and not first else {"days"})


@pytest.mark.parametrize(
    ("named", "out", "broken"),
    [
        ((1, 2), (), set()),
        ((1, 4), (), set()),
        ((1, 3), (), {"qualified"}),
        ((1, 2), (1,), {"qualified"}),
        ((2, 4), (1,), set()),
        ((1, 2, 4), (), {"qualified"}),
    ],
)
@pytest.mark.parametrize("again", [False, True])
def test_who_plays_the_knockout_is_first_in_the_standings_as_they_are(
    named: tuple[int, ...], out: tuple[int, ...], broken: set[str], again: bool
) -> None:
    swiss = Invented("swiss", 4, cut=2)
    swiss.begin()
    swiss.draw(((1,), (3,)), ((2,), (4,)))
    swiss.end(0, 9, 2)
    swiss.end(1, 5, 5)
    swiss.close()
    if again:
        swiss.add("advanced", order=[1, 2])
        swiss.add("paired", round=2, matches=[{"north": [1], "east": [2], "slot": 0}], idle=[], stage=2)
    for entrant in out:
        swiss.add("left", ORGANISER, entrant=entrant, out=True)
    if again:
        swiss.add("undrawn", ORGANISER, round=2)
    swiss.add("advanced", order=list(named))
    swiss.add("paired", round=2, matches=[{"north": [named[0]], "east": [named[1]], "slot": 0}], idle=[], stage=2)
    assert swiss.broken() & {"qualified"} == broken


@pytest.mark.parametrize(("early", "broken"), [(0, set()), (2 * HOUR, {"no sooner"})])
@pytest.mark.parametrize("pace", ["live", "windows"])
def test_no_round_ends_sooner_because_the_clock_was_set_back(pace: str, early: int, broken: set[str]) -> None:
    night = Invented("hustle", 8, pace=pace)
    night.begin()
    night.draw(((1, 2), (3, 4)), ((5, 6), (7, 8)))
    end = night.now + 7 * DAY
    night.now += DAY
    night.add("paused", ORGANISER)
    night.now -= 2 * HOUR
    night.referee.set_back(night.now)
    night.add("resumed", ORGANISER)
    night.now = end - early
    night.add("whistled", round=1)
    assert night.broken() - {"days"} == broken


@pytest.mark.parametrize(("first", "then", "broken"), [("redrawn", "round", set()), ("", "round", {"told"})])
def test_a_redraw_is_told_before_the_next_draw(first: str, then: str, broken: set[str]) -> None:
    night, members = hustle(), [user(player) for player in range(1, 5)]
    night.add("undrawn", ORGANISER, round=1)
    if first:
        night.hear(first, "again", *members)
    night.draw(((1, 3), (2, 4)))
    night.hear(then, "you play", *members)
    assert night.broken() & {"told"} == broken


@pytest.mark.parametrize(("again", "broken"), [(True, set()), (False, {"no sooner"})])
def test_a_round_is_drawn_again_after_the_clock_is_set_back(again: bool, broken: set[str]) -> None:
    league = Invented("league", 4, pace="windows", days=7)
    league.begin()
    league.draw(((1,), (4,)), ((2,), (3,)))
    league.close()
    league.now += 7 * DAY
    if again:
        league.draw(((1,), (2,)), ((3,), (4,)))
    league.now -= 2 * MINUTE
    league.referee.set_back(league.now)
    if again:
        league.add("undrawn", ORGANISER, round=2)
        league.hear("redrawn", "again", *map(user, range(1, 9)))
    league.draw(((1,), (3,)), ((2,), (4,)))
    assert league.broken() & {"no sooner"} == broken
