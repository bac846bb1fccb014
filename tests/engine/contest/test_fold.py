"""What single decisions and results come to in the rounds they are about."""

import pytest

from engine.contest.config import Config, Format
from engine.contest.events import (
    Absent,
    Adjusted,
    Ended,
    Event,
    Forfeited,
    Joined,
    Left,
    Match,
    Paired,
    Seeded,
    Undrawn,
)
from engine.contest.formats import hustle, standings, swiss
from engine.contest.formats.pairs import match_of
from engine.contest.state import Result, apply, fold
from engine.contest.swiss import Standing, bye_candidates

LOT = bytes(32)


def joined(number: int, size: int) -> tuple[Event, ...]:
    """So many entrants of one or two players, in the order of their seeds."""
    numbers = tuple(range(1, number + 1))
    return (*(Joined(each, tuple(range(size * each, size * each + size))) for each in numbers), Seeded(numbers))


def test_points_that_are_ruled_stand_though_the_side_had_lost_without_playing() -> None:
    drawn, ruled = Paired(1, (match_of(1, 2),)), (Forfeited(1, 0, 0), Adjusted(1, 0, (7, 3)))
    contest = fold(Config(format=Format.CUP), LOT, (*joined(2, 2), drawn, *ruled))
    assert contest.outcome((1, 0), {}) == Result((7, 3), (1, 0))


def test_who_leaves_has_played_the_round_that_is_on() -> None:
    drawn = Paired(1, (match_of(1, 2), match_of(3, 4)))
    contest = fold(Config(format=Format.SWISS), LOT, (*joined(4, 2), drawn, Left(1)))
    assert contest.entries[1].left == 2
    lines = swiss.lines(contest, {(1, 0): Result((10, 4), (1, 0))})
    assert [line.points for line in lines if line.entrant == 1] == [2]


def test_a_lone_march_is_the_makers_and_not_the_partners() -> None:
    drawn = Paired(1, (Match((1, 2), (3, 4)),))
    contest = fold(Config(format=Format.HUSTLE), LOT, (*joined(4, 1), drawn))
    north, east, south, west = (1, 0, 2, 5)
    lines = hustle.lines(contest, {(1, 0): Result((9, 8), (1, 0), (north, east, south, west))})
    assert {line.entrant: line.lone_marches for line in lines} == {1: north, 2: south, 3: east, 4: west}


def test_a_bye_goes_to_the_last_who_has_had_the_fewest() -> None:
    places = [Standing(1, 4), Standing(2, 2), Standing(3, 0, byes=1), Standing(4, 0), Standing(5, 0, byes=1)]
    assert bye_candidates(places) == (4, 2, 1)


@pytest.mark.parametrize(
    ("came", "ranks"),
    [
        ((True, True), {1: 1, 3: 1, 2: 3, 4: 3}),
        ((True, False), {1: 1, 4: 2, 2: 3, 3: 4}),
        ((False, False), {2: 2, 4: 2, 1: 4, 3: 4}),
    ],
)
def test_whose_match_computers_played_has_lost_it_and_nobody_is_first_without_play(
    came: tuple[bool, bool], ranks: dict[int, int]
) -> None:
    drawn = Paired(1, (match_of(1, 2), match_of(3, 4)))
    contest = fold(Config(format=Format.LEAGUE), LOT, (*joined(4, 2), drawn, Ended()))
    results = {(1, place): Result((10, 4), (1, 0), came=(each, True, each, True)) for place, each in enumerate(came)}
    (rows,) = standings(contest, results)
    assert {row.entrant: row.rank for row in rows} == ranks
    assert [row.rank for row in rows] == sorted(ranks.values())
    ruled = apply(contest, Adjusted(1, 0, (10, 4)))
    assert standings(ruled, results)[0][0].rank == 1, "what organisers give counts"


@pytest.mark.parametrize(
    ("events", "out"),
    [
        ((Absent(2, 1), Left(1, out=True)), False),
        ((Left(1, out=True), Absent(2, 1)), True),
        ((Left(1), Absent(2, 1), Left(1, out=True)), True),
    ],
)
def test_who_was_out_for_missed_rounds_is_in_when_the_last_one_is_drawn_again(
    events: tuple[Event, ...], out: bool
) -> None:
    one, two = (Paired(number, (Match((1, 2), (3, 4)),)) for number in (1, 2))
    contest = fold(Config(format=Format.HUSTLE), LOT, (*joined(4, 1), one, Absent(1, 1), two, *events, Undrawn(2)))
    entry = contest.entries[1]
    assert (entry.left is not None, entry.out, bool(contest.barred)) == (out, out, out)
