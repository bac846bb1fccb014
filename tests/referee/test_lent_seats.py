"""A seat in which a substitute plays for some rounds stays that of whoever signed up, and so the laws judge it."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.referee.invented import Invented, user
from tests.referee.rows import Standing


def seat(contest: Invented, entrant: int, out: int, into: int, until: int = 0) -> None:
    """A substitute comes, for some rounds or for good, and both are called."""
    contest.record.people[into] = user(into)
    contest.add("substituted", user(into), entrant=entrant, out=out, into=into, round=1, until=until)
    contest.hear("entry", "changed", user(out), user(into))


@pytest.mark.parametrize(("by", "broken"), [(1, set()), (20, set()), (2, {"order", "title"})])
def test_whoever_has_lent_a_seat_leaves_by_themselves(by: int, broken: set[str]) -> None:
    night = Invented("hustle", 4, rounds=1)
    night.begin()
    night.draw(((1, 2), (3, 4)))
    seat(night, 1, 1, 20, until=1)
    night.end(0, 4, 2)
    night.add("left", user(by), entrant=1)
    night.hear("entry", "out", user(1), user(20))
    night.finish((1, 1, 4), (2, 1, 4), (3, 3, 2), (4, 3, 2))
    assert night.broken() & {"order", "title"} == broken


def season(order: tuple[int, ...]) -> Invented:
    league = Invented("league", 8, division=4, moving=1)
    league.add("seeded", order=list(order))
    return league


def season_after(league: Invented, order: tuple[int, ...]) -> set[str]:
    """The laws that are broken by the divisions after this season, in which all pairs are ranked by their numbers."""
    rows = tuple(Standing(each, 1 + (each > 4), 1 + (each - 1) % 4, Fraction(0), 3) for each in range(1, 9))
    league.hear("rules", "Pairs that move up and down a division for the next season: 1.")
    league.record = replace(league.record, stage="over", standings=rows)
    league.referee.look()
    following = season(order)
    following.referee.follow(league.referee)
    return following.referee.verdicts.laws_broken & {"divisions"}


FOLLOWS, ONE_IS_LAST = (1, 2, 3, 5, 4, 6, 7, 8), (2, 3, 4, 5, 6, 7, 8, 1)


@pytest.mark.parametrize(("order", "broken"), [(FOLLOWS, set()), (ONE_IS_LAST, {"divisions"})])
@pytest.mark.parametrize("comes_back", [False, True])
def test_the_next_seasons_seed_is_of_whoever_has_lent_a_seat(
    order: tuple[int, ...], broken: set[str], comes_back: bool
) -> None:
    league = season((1, 2, 3, 4, 5, 6, 7, 8))
    seat(league, 1, 1, 20, until=3)
    seat(league, 1, 2, 21, until=3)
    if comes_back:
        seat(league, 1, 20, 1)
    assert season_after(league, order) == broken


def test_a_seat_of_whoever_stays_away_is_the_substitutes() -> None:
    league = season((1, 2, 3, 4, 5, 6, 7, 8))
    seat(league, 1, 1, 20, until=3)
    seat(league, 1, 1, 20)  # who had lent it is out, and the substitute stays for good
    assert league.referee.story.entries[1].owners == (20, 2)
