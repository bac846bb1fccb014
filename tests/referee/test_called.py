"""The law that nobody's entry is changed without a message: whom it lets go uncalled, and whom it does not."""

import pytest

from tests.referee.invented import ORGANISER, Invented, user


def test_who_is_replaced_is_called() -> None:
    for called, broken in (((user(1), user(20)), set()), ((user(20),), {"told"})):
        contest = Invented("cup", 2)
        contest.begin()
        contest.record.people[20] = user(20)
        contest.add("substituted", ORGANISER, entrant=1, out=1, into=20, round=1)
        contest.hear("note", "changed", *called)
        assert contest.broken() == broken


@pytest.mark.parametrize(
    ("by", "presses", "broken"), [(ORGANISER, False, set()), (ORGANISER, True, {"told"}), (user(9), False, {"told"})]
)
def test_who_was_added_and_pressed_nothing_is_called_once(by: int, presses: bool, broken: set[str]) -> None:
    night = Invented("hustle", 4)
    night.record.people[9] = user(9)
    night.add("joined", by, entrant=5, players=[9], waiting=True)
    if by == ORGANISER:
        night.hear("note", "added", user(9), number=5)
    if presses:
        night.add("checked", user(9), entrant=5)
    night.add("left", entrant=5)
    assert night.broken() == broken


@pytest.mark.parametrize(("presses", "broken"), [(False, set()), (True, {"told"})])
def test_who_was_added_and_gets_another_partner_is_called_once(presses: bool, broken: set[str]) -> None:
    swiss = Invented("swiss", 4)
    swiss.record.people.update({each: user(each) for each in (20, 21, 22)})
    swiss.add("joined", ORGANISER, entrant=5, players=[20, 21], waiting=True)
    swiss.hear("added", "added", user(20), user(21), number=5)
    if presses:
        swiss.add("checked", user(20), entrant=5)
    swiss.record.people[21] = -1
    swiss.add("left", entrant=5)
    if presses:
        swiss.hear("partnerleft", "alone", user(20))
    swiss.add("joined", user(22), entrant=6, players=[20, 22], waiting=True)
    swiss.add("left", entrant=6)
    swiss.hear("noplace", "no room", user(22))
    assert swiss.broken() == broken


@pytest.mark.parametrize(("opens", "broken"), [("before the draw", {"told"}), ("after it", set()), ("never", {"told"})])
def test_a_call_that_the_channel_did_not_take_comes_afterwards(opens: str, broken: set[str]) -> None:
    night = Invented("hustle", 4)
    night.begin()
    night.draw(((1, 2), (3, 4)))
    night.referee.close_channel()
    night.add("undrawn", ORGANISER, round=1)
    if opens == "before the draw":
        night.referee.open_channel()
    night.draw(((1, 3), (2, 4)))
    if opens == "after it":
        night.referee.open_channel()
    if opens != "never":
        night.hear("redrawn", "again", *(user(each) for each in range(1, 5)), number=6)
    assert night.broken() & {"told"} == broken
