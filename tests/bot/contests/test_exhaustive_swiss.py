"""No other bye and no other pairings of a Swiss round are better: compared with all there are."""

from tests.bot.contests.exhaustive_swiss import all_rounds, play
from tests.contests.promises import promise
from tests.suite import rest

pytestmark = promise("points-no-second-meeting", "points-bye")


def test_the_search_tries_every_bye_and_every_pairing() -> None:
    assert len(set(all_rounds([1, 2, 3, 4]))) == 3
    assert len(set(all_rounds([1, 2, 3, 4, 5]))) == 5 * 3
    assert len(set(all_rounds(range(1, 10)))) == 9 * 7 * 5 * 3


def test_each_round_of_a_few_swiss_is_the_best_of_all() -> None:
    assert sum(again for _, again in map(play, range(10_000, 10_040))) > 0


@rest
def test_each_round_of_many_swiss_is_the_best_of_all() -> None:
    assert sum(again for _, again in map(play, range(20_000, 20_400))) > 0
