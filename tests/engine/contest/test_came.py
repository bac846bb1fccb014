"""Nobody has points or moves up by what only computers played, and a title needs a match that a member has played."""

import pytest

from bot.contests.matching import pair
from engine.contest.config import Config, Format, Movement
from engine.contest.events import Adjusted, Ended, Event, Forfeited, Joined, Left, Match, Paired, Seeded
from engine.contest.formats import next_step, standings
from engine.contest.formats.format import match_of
from engine.contest.standings import Row
from engine.contest.state import Contest, MatchResult, Results, fold
from tests.contests.promises import promise

NOBODY = (False, False, False, False)
NORTH_SIDE = (True, False, False, False)
ALL = (True, True, True, True)


def of(form: Format, *events: Event) -> Contest:
    """Four entrants with some events after the draw."""
    size = 1 if form is Format.HUSTLE else 2
    joined = [Joined(each, tuple(range(size * each, size * each + size))) for each in range(1, 5)]
    return fold(Config(format=form, rounds=1), bytes(32), (*joined, Seeded((1, 2, 3, 4)), *events))


def rows_of(contest: Contest, results: Results) -> dict[int, Row]:
    (rows,) = standings(contest, results)
    return {row.entrant: row for row in rows}


TABLE = Paired(1, (Match((1, 2), (3, 4)),))
PAIRS = Paired(1, (match_of(1, 4), match_of(2, 3)))


@pytest.mark.parametrize(
    ("came", "points"),
    [(NOBODY, [0, 0, 0, 0]), (NORTH_SIDE, [10, 0, 0, 0]), ((False, True, False, True), [0, 0, 4, 4])],
)
def test_a_member_for_whom_a_computer_played_has_no_points_of_a_hustle(
    came: tuple[bool, ...], points: list[int]
) -> None:
    rows = rows_of(of(Format.HUSTLE, TABLE, Ended()), {(1, 0): MatchResult((10, 4), (1, 0), came=came)})
    assert [rows[each].points for each in range(1, 5)] == points
    assert [rows[each].played for each in range(1, 5)] == [int(each > 0) for each in points]
    first = [each for each in rows if rows[each].rank == 1]
    assert first == [each for each in rows if rows[each].points == max(points) > 0]


@promise("members-no-card-hustle")
def test_a_round_in_which_a_member_played_no_card_counts_nothing_for_that_member() -> None:
    again = Paired(2, TABLE.matches)
    results = {(1, 0): MatchResult((5, 0), (1, 0)), (2, 0): MatchResult((7, 2), (1, 0), came=(False, True, True, True))}
    rows = rows_of(of(Format.HUSTLE, TABLE, again), results)
    assert [rows[each].points for each in (1, 2, 3, 4)] == [5, 12, 2, 2]
    assert rows_of(of(Format.HUSTLE, TABLE, again, Adjusted(2, 0, (7, 2))), results)[1].points == 12, "set by a ruling"


@promise("members-no-card")
@pytest.mark.parametrize("form", [Format.SWISS, Format.LEAGUE])
@pytest.mark.parametrize(
    ("came", "points"), [(NOBODY, (0, 0)), (NORTH_SIDE, (2, 0)), (ALL, (0, 2)), ((True, False, False, True), (0, 2))]
)
def test_a_pair_for_which_computers_played_has_lost(
    form: Format, came: tuple[bool, ...], points: tuple[int, int]
) -> None:
    rows = rows_of(of(form, PAIRS), {(1, 0): MatchResult((4, 10), (0, 1), came=came)})
    assert (rows[1].points, rows[4].points) == points


@promise("points-cup")
@pytest.mark.parametrize(("came", "final"), [(NOBODY, set[int]()), (NORTH_SIDE, {1, 2}), (ALL, {2, 4})])
def test_computers_win_no_match_of_a_cup(came: tuple[bool, ...], final: set[int]) -> None:
    drawn = next_step(of(Format.CUP), {}, lambda _: ())
    assert drawn is not None
    assert [(*match.north, *match.east) for match in drawn.matches] == [(1, 4), (2, 3)]
    contest = of(Format.CUP, drawn)
    results = {(1, 0): MatchResult((4, 10), (0, 1), came=came), (1, 1): MatchResult((10, 4), (1, 0))}
    after = next_step(contest, results, lambda _: ())
    matches = after.matches if after is not None else ()
    assert {each for match in matches if match.slot == 2 for each in (*match.north, *match.east)} == final
    if not final:
        rows = rows_of(contest, results)
        assert [each for each in rows if rows[each].rank == 1] == [2]


@pytest.mark.parametrize(("ruling", "firsts"), [(Adjusted(1, 0, (10, 4)), {1, 2}), (Forfeited(1, 0, 1), set[int]())])
@pytest.mark.parametrize("came", [NOBODY, ALL])
def test_points_that_are_set_are_played_and_a_match_that_is_awarded_is_not(
    ruling: Event, firsts: set[int], came: tuple[bool, ...]
) -> None:
    rows = rows_of(of(Format.HUSTLE, TABLE, ruling, Ended()), {(1, 0): MatchResult((0, 9), (0, 1), came=came)})
    assert {each for each in rows if rows[each].rank == 1} == firsts


CONFIG = Config(format=Format.HUSTLE, movement=Movement.CLIMB, rounds=3)
NORTH, EAST = {1, 3}, {2, 4}


def head_tables(played: MatchResult, *events: Event) -> list[set[int]]:
    """Who of the first table is at the first table of the next round, by 20 lots. There winners stay."""
    joined = (*(Joined(n, (n,)) for n in range(1, 9)), Seeded(tuple(range(1, 9))))
    drawn = Paired(1, (Match((1, 3), (2, 4)), Match((5, 7), (6, 8))))
    results = {(1, 0): played, (1, 1): MatchResult((5, 3))}
    found = list[set[int]]()
    for lot in range(20):
        step = next_step(fold(CONFIG, bytes([lot]) * 32, (*joined, drawn, *events)), results, pair)
        assert isinstance(step, Paired)
        found.append({*step.matches[0].north, *step.matches[0].east} & (NORTH | EAST))
    return found


@promise("contest-move-up")
@pytest.mark.parametrize(
    ("came", "staying"),
    [
        ((True, True, True, True), EAST),
        ((True, False, True, True), EAST),
        ((True, False, True, False), NORTH),
        ((False, True, False, True), EAST),
        ((False, True, True, False), EAST),
    ],
)
def test_a_side_for_which_only_computers_played_does_not_win(came: tuple[bool, ...], staying: set[int]) -> None:
    assert head_tables(MatchResult((2, 8), came=came)) == [staying] * 20


@promise("contest-move-up")
def test_a_lot_decides_where_nobody_has_come() -> None:
    found = head_tables(MatchResult((2, 8), came=(False,) * 4))
    assert all(each in (NORTH, EAST) for each in found)
    assert NORTH in found
    assert EAST in found


@promise("contest-move-up")
def test_a_ruling_decides_before_both() -> None:
    nobody = MatchResult((2, 8), came=(False,) * 4)
    assert head_tables(nobody, Adjusted(1, 0, (9, 1))) == [NORTH] * 20
    assert head_tables(MatchResult((2, 8)), Forfeited(1, 0, 1)) == [NORTH] * 20


@promise("contest-move-up")
def test_computers_in_empty_seats_beat_members_who_came() -> None:
    entrants = (*(Joined(n, (n,)) for n in range(1, 7)), Seeded(tuple(range(1, 7))))
    drawn = Paired(1, (Match((1, 3), (0, -1)), Match((2, 4), (5, 6))))
    results = {(1, 0): MatchResult((2, 8), came=(True, False, True, False)), (1, 1): MatchResult((5, 3))}
    step = next_step(fold(CONFIG, bytes(32), (*entrants, drawn)), results, pair)
    assert isinstance(step, Paired)
    assert {*step.matches[0].north, *step.matches[0].east} == {0, -1, 2, 4}


@promise("members-leave-hustle")
def test_in_a_hustle_who_leaves_in_the_last_round_ranks_after_those_who_finish() -> None:
    rows = rows_of(of(Format.HUSTLE, TABLE, Left(1), Ended()), {(1, 0): MatchResult((10, 4), (1, 0))})
    assert [rows[each].rank for each in (2, 3, 4, 1)] == [1, 2, 2, 4]


@promise("points-cup")
def test_who_is_awarded_the_final_has_won_the_cup() -> None:
    drawn = next_step(of(Format.CUP), {}, lambda _: ())
    assert drawn is not None
    final = Paired(2, (Match((1, 1), (2, 2), 2),))
    lost = (Forfeited(1, 0, 1), Forfeited(1, 1, 1), Forfeited(2, 0, 1))
    rows = rows_of(of(Format.CUP, drawn, final, *lost, Ended()), {})
    assert [rows[each].rank for each in (1, 2)] == [1, 2]
