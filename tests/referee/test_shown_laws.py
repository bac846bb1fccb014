"""What members are shown besides dates: each law lets a fair contest pass, and finds the fault that it is there for."""

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

import pytest

from tests.referee.invented import DAY, MINUTE, ORGANISER, START, Invented, user
from tests.referee.message_laws import Message
from tests.referee.moments import HOUR
from tests.referee.rows import Standing

MOVES = "Pairs that move up and down a division for the next season: 1."


def windows(days: int = 7) -> Invented:
    """Four pairs of a league in their first round."""
    league = Invented("league", 4, pace="windows", days=days)
    league.begin()
    league.draw(((1,), (4,)), ((2,), (3,)), days=days)
    return league


def appointment(number: int, opens: int, closes: int) -> str:
    begin, end = (f"{datetime.fromtimestamp(at / 1000, UTC):%Y%m%dT%H%M%SZ}" for at in (opens, closes))
    return f"BEGIN:VEVENT\r\nUID:ab12-{number}@bower\r\nDTSTART:{begin}\r\nDTEND:{end}\r\nEND:VEVENT\r\n"


@pytest.mark.parametrize(("end", "broken"), [(10 * DAY, set()), (7 * DAY, {"calendar file"})])
def test_the_calendar_file_has_the_days_of_the_rounds(end: int, broken: set[str]) -> None:
    league = windows()
    league.add("extended", ORGANISER, round=1, ms=3 * DAY)
    league.change(deadlines={("whistle", 1): START + 10 * DAY})
    league.referee.look()
    second = appointment(2, START + end, START + end + 7 * DAY)
    league.hear("calendar", appointment(1, START, START + 10 * DAY) + second)
    assert league.broken() == broken
    assert league.referee.verdicts.judged["calendar file"] == 4


@pytest.mark.parametrize(("opens", "broken"), [(7 * DAY, set()), (14 * DAY, {"shown dates"})])
def test_a_round_after_one_without_matches_opens_at_once(opens: int, broken: set[str]) -> None:
    league = windows()
    second = appointment(2, START + 7 * DAY, START + 14 * DAY) if opens > 7 * DAY else ""
    league.hear("calendar", second + appointment(3, START + opens, START + opens + 7 * DAY))
    for place in (0, 1):
        league.end(place, 10, 2)
    league.now += 7 * DAY
    league.draw(idle=(1, 2, 3))
    league.close()
    league.draw(((1,), (2,)))
    assert league.broken() == broken


@pytest.mark.parametrize("gone", [(2, 3), (2, 4), (3, 5)])
@pytest.mark.parametrize(("is_read", "broken"), [(True, set()), (False, {"shown dates"})])
def test_a_later_file_has_no_date_of_a_round_that_has_no_matches_left(
    gone: tuple[int, ...], is_read: bool, broken: set[str]
) -> None:
    league = windows()

    def file(*rounds: int) -> str:
        opens = {number: START + nth * 7 * DAY for nth, number in enumerate(rounds, start=1)}
        return "".join(appointment(number, at, at + 7 * DAY) for number, at in opens.items())

    league.hear("calendar", file(2, 3, 4, 5))
    if is_read:
        league.hear("calendar", file(*(number for number in range(2, 6) if number not in gone)))
    for number in range(2, 6):
        if number - 1 not in gone:
            league.now += 7 * DAY
        if number in gone:
            league.draw(idle=(1, 2))
        else:
            league.draw(((1,), (2,)))
        league.close()
    assert league.broken() == broken


@pytest.mark.parametrize(
    ("last", "broken"),
    [(6 * DAY, set()), (2 * DAY, {"offered times"}), (8 * DAY, {"offered times"}), (0, {"offered times"})],
)
def test_times_to_choose_from_reach_to_the_end_of_the_round(last: int, broken: set[str]) -> None:
    league = windows()
    times = (at for at in (START + DAY, START + last) if at > START and last)
    league.hear("times", " ".join(f"<t:{at // 1000}>" for at in times))
    assert league.broken() == broken


@pytest.mark.parametrize(("late", "broken"), [(0, set()), (3 * HOUR, {"next round"}), (-HOUR, {"next round"})])
def test_the_next_round_opens_when_me_says_so(late: int, broken: set[str]) -> None:
    night = Invented("hustle", 4, rounds=2)
    night.begin()
    night.draw(((1, 2), (3, 4)))
    night.end(0, 4, 2)
    night.close()
    opens = night.now + 2 * HOUR
    night.hear("me", f"### Night\nRound 1 is over. The next one opens <t:{opens // 1000}:R>")
    night.now = opens + late
    night.draw(((1, 3), (2, 4)))
    assert night.broken() == broken


def test_a_pause_puts_the_next_round_off() -> None:
    night = Invented("hustle", 4, rounds=2)
    night.begin()
    night.draw(((1, 2), (3, 4)))
    night.end(0, 4, 2)
    night.close()
    night.hear("me", f"Round 1 is over. The next one opens <t:{(night.now + MINUTE) // 1000}:R>")
    night.add("paused", ORGANISER)
    night.now += 14 * DAY
    night.add("resumed", ORGANISER)
    night.now += MINUTE
    night.draw(((1, 3), (2, 4)))
    assert night.broken() == set()


def signed_up(*, check_in: bool, checking: bool) -> Invented:
    """Five members of a hustle, of whom the last reads to be in."""
    night = Invented("hustle", 5)
    night.record.plan["check_in"] = check_in
    if checking:
        night.add("checking")
        night.now += 10 * MINUTE
    night.hear("answer", "You’re in: Night.\n-# By joining you agree", user(5))
    return night


def start_with_four(night: Invented) -> None:
    """The first four have checked in, and the fifth reads that there is no place."""
    for entrant in range(1, 5):
        night.add("checked", user(entrant), entrant=entrant)
    night.add("seeded", order=[1, 2, 3, 4])
    night.hear("note", "out", user(5))


@pytest.mark.parametrize(
    ("check_in", "checking", "broken"),
    [(False, False, {"you're in"}), (True, True, {"you're in"}), (True, False, set())],
)
def test_who_reads_to_be_in_is_drawn(check_in: bool, checking: bool, broken: set[str]) -> None:
    night = signed_up(check_in=check_in, checking=checking)
    if check_in and not checking:
        night.add("checking")
        night.now += 10 * MINUTE
    night.add("left", entrant=5)
    night.hear("checkin", "Check in", user(5))
    start_with_four(night)
    assert night.broken() == broken


def test_who_has_checked_in_is_drawn_and_who_leaves_is_not() -> None:
    for leaves, broken in ((False, {"you're in"}), (True, set())):
        night = signed_up(check_in=True, checking=False)
        night.add("checking")
        night.add("checked", user(5), entrant=5)
        night.now += 10 * MINUTE
        night.add("left", user(5) if leaves else None, entrant=5)
        start_with_four(night)
        assert night.broken() == broken


@pytest.mark.parametrize(("deleted", "broken"), [(True, set()), (False, {"you're in"})])
@pytest.mark.parametrize("check_in", [True, False])
def test_whose_partner_is_deleted_looks_for_another_one(check_in: bool, deleted: bool, broken: set[str]) -> None:
    cup = Invented("cup", 3)
    cup.record.plan["check_in"] = check_in
    cup.hear("answer", "You’re in: Night.", user(6))
    if check_in:
        cup.add("checking")
        for entrant, player in ((1, 1), (2, 3), (3, 5)):
            cup.add("checked", user(player), entrant=entrant)
    if deleted:
        cup.record.people[5] = -user(5)
    cup.add("left", entrant=3)
    cup.hear("note", "out", user(5), user(6))
    cup.now += 10 * MINUTE
    cup.add("seeded", order=[1, 2])
    assert cup.broken() == broken


def test_who_comes_late_is_drawn_in_the_next_round() -> None:
    for there, broken in (((1, 3, 2, 5), set()), ((1, 3, 2, 4), {"you're in"})):
        night = Invented("hustle", 4, rounds=6)
        night.begin()
        night.draw(((1, 2), (3, 4)))
        night.record.people[5] = user(5)
        night.add("joined", user(5), entrant=5, players=[5])
        night.hear("answer", "You’re in: Night.", user(5))
        night.draw((there[:2], there[2:]), idle=(4,) if 5 in there else ())
        assert night.broken() == broken


def league_over(arrows: tuple[str, ...], rules: str = MOVES) -> Invented:
    """A season of two divisions of four pairs, as they are ranked, with the arrows of its last standings."""
    league = Invented("league", 8, division=4, moving=1)
    league.add("seeded", order=[*range(1, 9)])
    league.hear("rules", rules)
    rows = tuple(Standing(each, 1 + (each > 4), 1 + (each - 1) % 4, Fraction(0), 3) for each in range(1, 9))
    league.change(stage="over", standings=rows, deadlines={})
    league.add("ended")
    league.referee.hear(Message(league.now, "final", 0, "", rows=rows, arrows=arrows))
    return league


UP_AND_DOWN = ("", "", "", "down", "up", "", "", "")


@pytest.mark.parametrize(
    ("arrows", "rules", "broken"),
    [
        (UP_AND_DOWN, MOVES, set()),
        (("", "", "down", "", "up", "", "", ""), MOVES, {"arrows"}),
        (UP_AND_DOWN, "", {"arrows"}),
        (("",) * 8, "", set()),
    ],
)
def test_arrows_are_where_the_rules_page_says(arrows: tuple[str, ...], rules: str, broken: set[str]) -> None:
    assert league_over(arrows, rules).broken() - {"title", "points", "order"} == broken


@pytest.mark.parametrize(
    ("order", "broken"), [((1, 2, 3, 5, 4, 6, 7, 8), set()), ((1, 2, 3, 4, 5, 6, 7, 8), {"arrows", "divisions"})]
)
def test_pairs_go_where_their_arrows_point(order: tuple[int, ...], broken: set[str]) -> None:
    first = league_over(UP_AND_DOWN)
    second = Invented("league", 8, division=4, moving=1)
    second.add("seeded", order=list(order))
    second.referee.follow(first.referee)
    assert second.broken() == broken


@pytest.mark.parametrize("order", [(1, 2, 3, 5, 4, 6, 7, 8), (8, 7, 6, 5, 4, 3, 2, 1), (1, 5, 2, 6, 3, 7, 4, 8)])
@pytest.mark.parametrize(("rules", "broken"), [("", set()), (MOVES, {"arrows"})])
def test_without_arrows_pairs_stay_where_the_rules_say_that_they_move(
    rules: str, broken: set[str], order: tuple[int, ...]
) -> None:
    first = league_over(("",) * 8, rules)
    second = Invented("league", 8, division=4, moving=1)
    second.add("seeded", order=list(order))
    second.referee.follow(first.referee)
    assert second.broken() - {"divisions"} == broken


@pytest.mark.parametrize(
    ("order", "broken"), [((1, 2, 3, 5, 4, 6, 7, 8), set()), ((1, 2, 3, 4, 5, 6, 7, 8), {"divisions"})]
)
@pytest.mark.parametrize("usual", [True, False])
def test_pairs_move_without_a_word_of_the_rules_where_nobody_has_chosen_other_seeds(
    order: tuple[int, ...], usual: bool, broken: set[str]
) -> None:
    first = league_over(("",) * 8, "")
    first.referee.usual_seeds = usual
    second = Invented("league", 8, division=4, moving=1)
    second.add("seeded", order=list(order))
    second.referee.follow(first.referee)
    assert second.broken() & {"divisions"} == (broken if usual else set())


def test_pairs_that_do_not_all_come_again_are_not_judged_by_arrows() -> None:
    first = league_over(UP_AND_DOWN)
    second = Invented("league", 8, division=4, moving=1)
    second.record = replace(second.record, people={**second.record.people, 1: user(99)})
    second.add("seeded", order=[*range(1, 9)])
    second.referee.follow(first.referee)
    assert not second.referee.verdicts.judged["arrows"]
