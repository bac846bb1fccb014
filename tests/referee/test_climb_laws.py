"""The laws of a hustle whose winners move up find who is moved otherwise, and partners who stay together."""

import pytest

from tests.referee.invented import ORGANISER, Invented
from tests.referee.test_played_laws import played_by

Table = tuple[tuple[int, int], tuple[int, int]]


def evening(entrants: int = 8) -> Invented:
    """The first round at two tables, the second of which East and West have won."""
    found = Invented("hustle", entrants, rounds=3, movement="climb")
    found.begin()
    found.draw(((1, 2), (3, 4)), ((5, 6), (7, 8)), idle=range(9, entrants + 1))
    found.end(1, 3, 6)
    return found


def broken_by(night: Invented, *tables: Table, idle: tuple[int, ...] = ()) -> set[str]:
    """What a next round breaks of these laws."""
    night.close()
    night.draw(*tables, idle=idle)
    assert night.referee.verdicts.judged["moves up"]
    assert night.referee.verdicts.judged["new partner"]
    return night.broken() & {"moves up", "new partner"}


@pytest.mark.parametrize(
    ("tables", "broken"),
    [
        ((((1, 7), (8, 2)), ((5, 3), (4, 6))), set()),
        ((((1, 2), (7, 8)), ((5, 3), (4, 6))), {"new partner"}),
        ((((3, 7), (8, 4)), ((5, 1), (2, 6))), {"moves up"}),
        ((((1, 5), (6, 2)), ((7, 3), (4, 8))), {"moves up"}),
        ((((5, 3), (4, 6)), ((1, 7), (8, 2))), {"moves up"}),
        ((((1, 3), (2, 4)), ((5, 7), (6, 8))), {"moves up"}),
    ],
)
def test_winners_move_up_and_losers_of_the_first_table_go_to_the_last(
    tables: tuple[Table, ...], broken: set[str]
) -> None:
    night = evening()
    night.end(0, 9, 2)
    assert broken_by(night, *tables) == broken


@pytest.mark.parametrize(
    ("north", "east", "actors", "staying"),
    [(2, 9, (1, 2), "north"), (2, 9, (3,), "east"), (9, 2, (4,), "east"), (2, 9, (), "both"), (4, 4, (1, 3), "both")],
)
@pytest.mark.parametrize("first", [True, False])
def test_a_side_that_only_computers_played_for_does_not_move_up(
    north: int, east: int, actors: tuple[int, ...], staying: str, first: bool
) -> None:
    night = evening()
    played_by(night, *actors, points=(north, east))
    stays, goes = ((1, 2), (3, 4)) if first else ((3, 4), (1, 2))
    tables = ((stays[0], 7), (8, stays[1])), ((5, goes[0]), (goes[1], 6))
    assert broken_by(night, *tables) == (set() if staying in ("both", "north" if first else "east") else {"moves up"})


@pytest.mark.parametrize("lost", [0, 1])
def test_a_ruling_comes_before_the_game(lost: int) -> None:
    night = evening()
    night.end(0, 9, 2)
    night.add("forfeited", ORGANISER, round=1, place=0, side=lost)
    assert broken_by(night, ((1, 7), (8, 2)), ((5, 3), (4, 6))) == (set() if lost else {"moves up"})


@pytest.mark.parametrize(
    ("tables", "broken"),
    [
        ((((1, 7), (2, 5)), ((6, 3), (4, 9))), set()),
        ((((1, 7), (2, 6)), ((5, 3), (4, 9))), set()),
        ((((1, 7), (2, 3)), ((5, 6), (4, 9))), {"moves up", "new partner"}),
        ((((1, 7), (2, 9)), ((6, 3), (4, 5))), {"moves up"}),
    ],
)
def test_those_behind_close_up_and_who_was_at_no_table_comes_last(tables: tuple[Table, ...], broken: set[str]) -> None:
    night = evening(9)
    night.end(0, 9, 2)
    night.add("left", 1008, entrant=8)
    assert broken_by(night, *tables) == broken


def test_nothing_is_said_of_a_rotation() -> None:
    night = evening()
    night.change(config={**night.record.config, "movement": "rotation"})
    night.draw(((1, 2), (3, 4)), ((5, 6), (7, 8)))
    assert not night.referee.verdicts.judged["moves up"]
    assert not night.referee.verdicts.judged["new partner"]
