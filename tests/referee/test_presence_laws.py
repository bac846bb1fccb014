"""The laws of presence let a fair contest pass, and find what breaks them."""

import pytest

from tests.referee.invented import ORGANISER, Invented, user
from tests.referee.moments import MINUTE


def night(**config: object) -> Invented:
    """A hustle of four for which members check in."""
    found = Invented("hustle", 4, **config)
    found.change(plan={"zone": "UTC", "check_in": True})
    return found


@pytest.mark.parametrize(("missing", "broken"), [((), set()), ((3,), {"there"})])
def test_who_has_not_checked_in_does_not_take_part(missing: tuple[int, ...], broken: set[str]) -> None:
    hustle = night()
    hustle.add("checking")
    for entrant in range(1, 5):
        if entrant not in missing:
            hustle.add("checked", user(entrant), entrant=entrant)
    hustle.now += 30 * MINUTE
    hustle.begin()
    assert hustle.broken() == broken
    assert hustle.referee.verdicts.judged["there"] == 4


def test_a_start_that_is_moved_asks_again() -> None:
    hustle = night()
    hustle.add("checking")
    for entrant in range(1, 5):
        hustle.add("checked", user(entrant), entrant=entrant)
    hustle.add("checking")
    hustle.now += 30 * MINUTE
    hustle.begin()
    assert hustle.broken() == {"there"}


def test_members_who_look_for_a_partner_are_there_if_both_are() -> None:
    for ready, broken in (((5, 6), set[str]()), ((5,), {"there"})):
        cup = Invented("cup", 2)
        cup.change(plan={"zone": "UTC", "check_in": True})
        cup.add("checking")
        for entrant in (1, 2):
            cup.add("checked", user(entrant), entrant=entrant)
        for player in ready:
            cup.record.people[player] = user(player)
            cup.add("ready", user(player), player=player)
        cup.record.people[6] = user(6)
        cup.add("joined", None, entrant=3, players=[5, 6])
        cup.add("seeded", order=[1, 2, 3])
        assert cup.broken() & {"there"} == broken


@pytest.mark.parametrize(("by", "broken"), [(1, {"there"}), (2, set()), (9, set())])
def test_a_press_of_whoever_is_replaced_is_not_the_substitutes(by: int, broken: set[str]) -> None:
    cup = Invented("cup", 2)
    cup.change(plan={"zone": "UTC", "check_in": True})
    cup.record.people[9] = user(9)
    cup.add("checking")
    cup.add("checked", user(3), entrant=2)
    if by != 9:
        cup.add("checked", user(by), entrant=1)
    cup.add("substituted", ORGANISER, entrant=1, out=1, into=9, round=1)
    if by == 9:
        cup.add("checked", user(by), entrant=1)
    cup.add("seeded", order=[1, 2])
    assert cup.broken() & {"there"} == broken


@pytest.mark.parametrize(("presses", "broken"), [(1, {"there"}), (2, set())])
def test_a_press_of_whoever_leaves_is_not_the_partners(presses: int, broken: set[str]) -> None:
    cup = Invented("cup", 2)
    cup.change(plan={"zone": "UTC", "check_in": True})
    cup.add("checking")
    cup.add("checked", user(presses), entrant=1)
    cup.add("checked", user(3), entrant=2)
    cup.add("left", user(1), entrant=1)
    cup.add("ready", user(1), player=2)
    cup.record.people[5] = user(5)
    cup.add("ready", user(5), player=5)
    cup.add("joined", None, entrant=3, players=[2, 5])
    cup.add("seeded", order=[2, 3])
    assert cup.broken() & {"there"} == broken


def test_two_accounts_of_one_person_start_once() -> None:
    hustle = Invented("hustle", 4)
    hustle.change(merges={user(1): user(2)})
    hustle.begin()
    assert "once" in hustle.broken()


@pytest.mark.parametrize(("rounds", "broken"), [(1, False), (2, True)])
def test_a_substitute_comes_before_the_next_draw(rounds: int, broken: bool) -> None:
    league = Invented("league", 4, pace="windows")
    league.begin()
    league.draw(((1,), (4,)), ((2,), (3,)))
    league.add("left", user(1), entrant=1, out=False, alone=1)
    if rounds > 1:
        league.draw(((2,), (4,)))
    league.record.people[9] = user(9)
    league.add("joined", user(9), entrant=1, players=[1, 2])
    league.add("substituted", user(9), entrant=1, out=1, into=9, round=rounds)
    assert ("left alone" in league.broken()) is broken
