"""A merged account is one person to each law, whichever of the accounts has acted or was shown something."""

from dataclasses import replace

import pytest

from tests.referee.invented import ORGANISER, Invented, user

ANOTHER, A_THIRD = 5001, 5002


def merged(contest: Invented, old: int, *, again: bool, moves: bool) -> None:
    """An account goes to another, which is merged `again` or not; the contest `moves` to it unless it is over."""
    last = A_THIRD if again else ANOTHER
    people = {
        player: last if moves and account == old else account for player, account in contest.record.people.items()
    }
    contest.change(merges={old: last, **({ANOTHER: A_THIRD} if again else {})}, people=people)


@pytest.mark.parametrize("form", ["hustle", "cup", "swiss"])
@pytest.mark.parametrize(("again", "moves"), [(False, True), (True, True), (False, False)])
def test_a_winner_has_played_with_the_account_of_before(form: str, again: bool, moves: bool) -> None:
    contest = Invented(form, 4 if form == "hustle" else 2, rounds=1)
    contest.begin()
    contest.draw(((1, 2), (3, 4)) if form == "hustle" else ((1,), (2,)))
    contest.end(0, 4, 2)
    if form == "hustle":
        standings = ((1, 1, 4), (2, 1, 4), (3, 3, 2), (4, 3, 2))
    else:
        (table,) = contest.record.links
        contest.change(links=(replace(table, actors=table.actors - {user(2)}),))
        standings = ((1, 1, 2), (2, 2, 0))
    merged(contest, user(1), again=again, moves=moves)
    contest.finish(*standings)
    assert contest.broken() == set()


@pytest.mark.parametrize(("again", "moves"), [(False, True), (True, True), (False, False)])
@pytest.mark.parametrize(("kind", "data"), [("absent", {"entrant": 1}), ("forfeited", {"place": 0, "side": 0})])
def test_whoever_played_before_the_merge_is_not_absent(
    kind: str, data: dict[str, int], again: bool, moves: bool
) -> None:
    contest = Invented("hustle" if kind == "absent" else "cup", 4)
    contest.begin()
    contest.draw(((1, 2), (3, 4)) if kind == "absent" else ((1,), (2,)))
    contest.act(0, user(1))
    merged(contest, user(1), again=again, moves=moves)
    contest.add(kind, round=1, **data)
    assert contest.broken() == {"kept"}


@pytest.mark.parametrize("again", [False, True])
def test_whoever_leaves_with_the_new_account_is_not_in(again: bool) -> None:
    night = Invented("hustle", 5)
    night.hear("answer", "You’re in: Night.", user(5))
    merged(night, user(5), again=again, moves=True)
    night.add("left", ORGANISER, entrant=5)
    night.hear("note", "out", A_THIRD if again else ANOTHER)
    night.add("seeded", order=[1, 2, 3, 4])
    assert night.broken() == set()
