"""What a night of a season gives, and the table that its best nights make."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contest.season import count_best, shares, table_of
from tests.contests.promises import promise

pytestmark = promise("season-table")

PLACES = st.dictionaries(st.integers(1, 40), st.tuples(st.integers(1, 3), st.integers(1, 12)), min_size=1)
NIGHTS = st.lists(st.dictionaries(st.tuples(st.integers(1, 9)), st.integers(0, 100)), min_size=1, max_size=10)


@pytest.mark.parametrize(
    ("places", "left", "found"),
    [
        ({1: (1, 1), 2: (1, 2), 3: (1, 3)}, (), {1: 100, 2: 50, 3: 0}),
        ({1: (1, 1), 2: (1, 2), 3: (1, 2), 4: (1, 4)}, (), {1: 100, 2: 50, 3: 50, 4: 0}),
        ({1: (1, 1), 2: (1, 2), 3: (1, 3)}, (1,), {1: 0, 2: 100, 3: 50}),
        ({1: (1, 1), 2: (1, 2), 3: (1, 3), 4: (1, 4)}, (1, 3), {1: 17, 2: 100, 3: 17, 4: 67}),
        ({1: (1, 1), 2: (1, 2), 3: (2, 1), 4: (2, 2)}, (), {1: 100, 2: 67, 3: 33, 4: 0}),
        ({7: (1, 3)}, (), {7: 0}),
    ],
)
def test_a_night_gives_the_share_of_the_field_that_is_beaten(
    places: dict[int, tuple[int, int]], left: tuple[int, ...], found: dict[int, int]
) -> None:
    assert shares(places, left) == found


@given(PLACES, st.sets(st.integers(1, 40)))
def test_shares_are_pairwise_wins(places: dict[int, tuple[int, int]], left: set[int]) -> None:
    found = shares(places, left)
    for one, place in places.items():
        wins = Fraction(0)
        for other in places.keys() - {one}:
            mine, theirs = (one in left, (0, 0) if one in left else place), (
                other in left, (0, 0) if other in left else places[other],
            )  # fmt: skip
            wins += 1 if mine < theirs else Fraction(1, 2) if mine == theirs else 0
        assert abs(found[one] - 100 * wins / max(1, len(places) - 1)) <= Fraction(1, 2)


def test_two_thirds_of_the_nights_count_rounded_up() -> None:
    assert [count_best(nights) for nights in (4, 5, 6, 10, 20)] == [3, 4, 4, 7, 14]


def test_equal_sums_are_decided_by_the_best_night_and_then_the_second() -> None:
    nights = [{(1,): 80, (2,): 70, (3,): 60, (4,): 60}, {(1,): 40, (2,): 50, (3,): 60, (4,): 60}, {(2,): 10}]
    rows = table_of(nights, 4)
    assert [(row.who, row.rank, row.points) for row in rows] == [
        ((2,), 1, 130), ((1,), 2, 120), ((3,), 3, 120), ((4,), 3, 120),
    ]  # fmt: skip
    assert rows[1].nights == (80, 40, None)


@given(NIGHTS, st.integers(0, 4))
def test_only_open_results_can_get_better(nights: list[dict[tuple[int], int]], to_come: int) -> None:
    length = len(nights) + to_come
    before = {row.who: row for row in table_of(nights, length)}
    best = [*nights, *[dict.fromkeys(before, 100)] * to_come]
    for row in table_of(best, length):
        assert (row.points > before[row.who].points) == (before[row.who].open > 0)
