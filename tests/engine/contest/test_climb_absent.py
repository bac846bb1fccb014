"""Where winners move up a table, nobody moves up by what only computers played."""

import pytest

from bot.contests.matching import pair
from engine.contest.config import Config, Format, Movement
from engine.contest.events import Adjusted, Event, Forfeited, Joined, Match, Paired, Seeded
from engine.contest.formats import next_step
from engine.contest.state import Result, fold
from tests.contests.promises import promise

pytestmark = promise("contest-move-up")

CONFIG = Config(format=Format.HUSTLE, movement=Movement.CLIMB, rounds=3)
NORTH, EAST = {1, 3}, {2, 4}


def head_tables(played: Result, *events: Event) -> list[set[int]]:
    """Who of the first table is at the first table of the next round, by 20 lots. There winners stay."""
    joined = (*(Joined(n, (n,)) for n in range(1, 9)), Seeded(tuple(range(1, 9))))
    drawn = Paired(1, (Match((1, 3), (2, 4)), Match((5, 7), (6, 8))))
    results = {(1, 0): played, (1, 1): Result((5, 3))}
    found = list[set[int]]()
    for lot in range(20):
        step = next_step(fold(CONFIG, bytes([lot]) * 32, (*joined, drawn, *events)), results, pair)
        assert isinstance(step, Paired)
        found.append({*step.matches[0].north, *step.matches[0].east} & (NORTH | EAST))
    return found


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
    assert head_tables(Result((2, 8), came=came)) == [staying] * 20


def test_a_lot_decides_where_nobody_has_come() -> None:
    found = head_tables(Result((2, 8), came=(False,) * 4))
    assert all(each in (NORTH, EAST) for each in found)
    assert NORTH in found
    assert EAST in found


def test_a_ruling_decides_before_both() -> None:
    nobody = Result((2, 8), came=(False,) * 4)
    assert head_tables(nobody, Adjusted(1, 0, (9, 1))) == [NORTH] * 20
    assert head_tables(Result((2, 8)), Forfeited(1, 0, 1)) == [NORTH] * 20


def test_computers_in_empty_seats_beat_members_who_came() -> None:
    entrants = (*(Joined(n, (n,)) for n in range(1, 7)), Seeded(tuple(range(1, 7))))
    drawn = Paired(1, (Match((1, 3), (0, -1)), Match((2, 4), (5, 6))))
    results = {(1, 0): Result((2, 8), came=(True, False, True, False)), (1, 1): Result((5, 3))}
    step = next_step(fold(CONFIG, bytes(32), (*entrants, drawn)), results, pair)
    assert isinstance(step, Paired)
    assert {*step.matches[0].north, *step.matches[0].east} == {0, -1, 2, 4}
