"""Each law of the referee lets a fair contest pass, and finds the fault that it is there for."""

from pathlib import Path

import pytest

from tests.referee.invented import DAY, MINUTE, ORGANISER, START, Invented, user
from tests.referee.laws import LAWS
from tests.referee.moments import HOUR


def cup(**config: object) -> Invented:
    """Two pairs in a cup, before the draw."""
    return Invented("cup", 2, **config)


def windows(form: str = "league", entrants: int = 4, days: int = 7) -> Invented:
    """Pairs with a round drawn that has its days."""
    found = Invented(form, entrants, pace="windows", days=days)
    found.begin()
    found.draw(((1,), (4,)), ((2,), (3,)), days=days)
    return found


def stamped(*times: int) -> str:
    return " – ".join(f"<t:{time // 1000}:d>" for time in times)


def test_a_round_in_a_window_lasts_its_days() -> None:
    for lasts, broken in ((7, set()), (1, {"days", "no sooner"})):
        league = windows()
        league.now += lasts * DAY
        league.add("whistled", round=1)
        assert league.broken() == broken


@pytest.mark.parametrize(("after", "broken"), [(7, {"lost time"}), (21, set())])
def test_a_pause_is_added_to_the_round(after: int, broken: set[str]) -> None:
    league = windows()
    league.now += DAY
    league.add("paused", ORGANISER)
    league.now += 14 * DAY
    league.add("resumed", ORGANISER)
    league.now = max(league.now, START + after * DAY)
    league.add("whistled", round=1)
    assert league.broken() == broken


@pytest.mark.parametrize(("after", "broken"), [(2 * HOUR, {"lost time"}), (DAY, set())])
def test_a_window_whose_last_hour_was_lost_has_a_day_more(after: int, broken: set[str]) -> None:
    league = windows()
    end = START + 7 * DAY
    league.referee.back(end - 2 * HOUR, end + MINUTE)
    league.now = end + MINUTE + after
    league.add("whistled", round=1)
    assert league.broken() == broken


def test_nothing_ends_while_nobody_can_act() -> None:
    league = windows()
    league.now += 8 * DAY
    league.referee.away(league.now - HOUR)
    league.add("whistled", round=1)
    assert "nobody acts" in league.broken()


def test_a_round_that_is_over_loses_no_time_and_one_without_matches_takes_none() -> None:
    league = windows(entrants=6)
    for place in (0, 1):
        league.end(place, 10, 2)
    league.close()
    league.change(deadlines={("next", 1): START + 7 * DAY})
    league.referee.back(START + 7 * DAY - HOUR, START + 7 * DAY + HOUR)
    league.now = START + 7 * DAY + HOUR
    league.draw(idle=(5, 6))
    league.close()
    league.draw(((1,), (2,)), ((3,), (4,)))
    assert league.broken() == set()


@pytest.mark.parametrize("is_set_back", [True, False])
def test_a_clock_that_is_set_back_comes_to_times_in_which_members_can_act(is_set_back: bool) -> None:
    night = Invented("hustle", 4, rounds=1)
    night.begin()
    night.referee.back(START + HOUR, START + 2 * HOUR)
    night.now += 65 * MINUTE
    if is_set_back:
        night.referee.set_back(night.now)
    night.draw(((1, 2), (3, 4)))
    night.now += 5 * MINUTE
    night.add("missing", round=1)
    assert night.broken() == (set() if is_set_back else {"nobody acts"})


@pytest.mark.parametrize(("back", "broken"), [(6 * MINUTE, set()), (MINUTE, {"nobody acts"})])
def test_who_could_not_check_in_is_not_called_off(back: int, broken: set[str]) -> None:
    night = Invented("hustle", 4)
    night.record.plan["check_in"] = True
    night.add("checking")
    night.referee.back(START, START + 30 * MINUTE - back)
    night.now += 30 * MINUTE
    night.change(stage="cancelled")
    night.add("cancelled")
    night.hear("cancelled", "off", *map(user, range(1, 5)))
    assert night.broken() == broken


def test_the_dates_that_are_shown_are_those_of_the_round() -> None:
    for shown, broken in ((7, set()), (5, {"shown dates"})):
        league = windows()
        league.hear("schedule", stamped(START, START + shown * DAY - MINUTE))
        league.hear("schedule", stamped(START + shown * DAY, START + (shown + 7) * DAY - MINUTE), number=2)
        assert league.broken() == broken


def test_a_later_end_that_members_read_is_kept() -> None:
    league = windows()
    end = START + 8 * DAY
    league.change(deadlines={("whistle", 1): end})
    league.referee.look()
    league.hear("board", f"Until <t:{(end - MINUTE) // 1000}:F>, <t:{end // 1000}:R>")
    league.now += 7 * DAY
    league.add("whistled", round=1)
    assert league.broken() == {"shown dates"}


@pytest.mark.parametrize(("points", "broken"), [((4, 2), set()), ((4, 3), {"points"})])
def test_the_points_of_a_hustle_are_those_of_the_side(points: tuple[int, int], broken: set[str]) -> None:
    night = Invented("hustle", 4)
    night.begin()
    night.draw(((1, 2), (3, 4)))
    night.end(0, 4, 2)
    night.finish((1, 1, points[0]), (2, 1, points[0]), (3, 3, points[1]), (4, 3, points[1]))
    assert night.broken() == broken


def test_the_points_of_pairs_are_two_a_win_and_one_a_tie() -> None:
    for shared, broken in ((1, set()), (2, {"points"})):
        swiss = Invented("swiss", 5)
        swiss.begin()
        swiss.draw(((1,), (2,)), ((3,), (4,)), idle=(5,))
        swiss.end(0, 10, 2)
        swiss.end(1, 5, 5)
        swiss.act(1, user(5), user(6))
        swiss.finish((1, 1, 2), (5, 1, 2), (3, 3, shared), (4, 3, shared), (2, 5, 0))
        assert swiss.broken() - {"title"} == broken


def test_rounds_before_coming_count_nothing() -> None:
    for points, broken in ((0, set()), (1, {"gifts", "points"})):
        swiss = Invented("swiss", 4)
        swiss.begin()
        swiss.draw(((1,), (2,)), ((3,), (4,)))
        for place in (0, 1):
            swiss.end(place, 10, 2)
        swiss.record.people.update({9: user(9), 10: user(10)})
        swiss.add("joined", user(9), entrant=5, players=[9, 10])
        low = ((2, 3, 0), (4, 3, 0), (5, 3, 0)) if not points else ((5, 3, 1), (2, 4, 0), (4, 4, 0))
        swiss.finish((1, 1, 2), (3, 1, 2), *low)
        assert swiss.broken() == broken


def test_whoever_comes_back_is_the_same_entrant() -> None:
    swiss = Invented("swiss", 4)
    swiss.begin()
    swiss.draw(((1,), (2,)), ((3,), (4,)))
    for place in (0, 1):
        swiss.end(place, 10, 2)
    swiss.add("left", user(3), entrant=2)
    swiss.hear("note", "gone", user(4))
    swiss.add("joined", user(3), entrant=2, players=[3, 4])
    swiss.finish((1, 1, 2), (3, 1, 2), (2, 3, 0), (4, 3, 0))
    assert swiss.broken() == set()


def test_nobody_stands_in_the_standings_twice() -> None:
    swiss = Invented("swiss", 4)
    swiss.begin()
    swiss.draw(((1,), (2,)), ((3,), (4,)))
    for place in (0, 1):
        swiss.end(place, 10, 2)
    swiss.add("joined", user(3), entrant=5, players=[3, 4])
    swiss.finish((1, 1, 2), (3, 1, 2), (5, 3, 1), (2, 4, 0), (4, 4, 0))
    assert "once" in swiss.broken()


def test_nobody_with_fewer_points_is_above() -> None:
    night = Invented("hustle", 4)
    night.begin()
    night.draw(((1, 2), (3, 4)))
    night.end(0, 4, 2)
    night.finish((3, 1, 2), (4, 1, 2), (1, 3, 4), (2, 3, 4))
    assert night.broken() == {"order"}


@pytest.mark.parametrize(("rank", "broken"), [(1, set()), (4, {"finished", "order"})])
def test_who_leaves_when_all_is_played_is_ranked_by_points(rank: int, broken: set[str]) -> None:
    night = Invented("hustle", 4, rounds=1)
    night.begin()
    night.draw(((1, 2), (3, 4)))
    night.end(0, 4, 2)
    night.add("left", user(1), entrant=1)
    others = ((2, 1, 4), (3, 3, 2), (4, 3, 2)) if rank == 1 else ((2, 1, 4), (3, 2, 2), (4, 2, 2))
    night.finish((1, rank, 4), *others)
    assert night.broken() == broken


@pytest.mark.parametrize(("kind", "data"), [("absent", {"entrant": 1}), ("forfeited", {"place": 0, "side": 0})])
def test_whoever_has_played_is_not_absent_when_somebody_else_sits_there(kind: str, data: dict[str, int]) -> None:
    for acts, broken in ((False, set()), (True, {"kept"})):
        contest = Invented("hustle" if kind == "absent" else "cup", 4)
        contest.begin()
        contest.draw(((1, 2), (3, 4)) if kind == "absent" else ((1,), (2,)))
        if acts:
            contest.act(0, user(1))
        contest.record.people[20] = user(20)
        contest.add("substituted", ORGANISER, entrant=1, out=1, into=20, round=1)
        contest.hear("note", "changed", user(1), user(20))
        contest.add(kind, round=1, **data)
        assert contest.broken() == broken


@pytest.mark.parametrize(("kind", "data"), [("absent", {"entrant": 1}), ("forfeited", {"place": 0, "side": 0})])
@pytest.mark.parametrize(("replaced_in", "broken"), [(1, set()), (2, {"kept"})])
def test_whoever_was_replaced_before_the_round_plays_for_others(
    kind: str, data: dict[str, int], replaced_in: int, broken: set[str]
) -> None:
    contest = Invented("hustle" if kind == "absent" else "cup", 4)
    sides = ((1, 2), (3, 4)) if kind == "absent" else ((1,), (2,))
    contest.begin()
    for number in (1, 2):
        contest.draw(sides)
        if number == 2:
            contest.act(0, user(1))
        if number == replaced_in:
            contest.record.people[20] = user(20)
            contest.add("substituted", ORGANISER, entrant=1, out=1, into=20, round=number)
            contest.hear("note", "changed", user(1), user(20))
    contest.add(kind, round=2, **data)
    assert contest.broken() == broken


def test_there_is_no_title_without_a_match() -> None:
    contest = cup()
    contest.begin()
    contest.draw(((1,), (2,)))
    for side in (0, 1):
        contest.add("forfeited", round=1, place=0, side=side)
    contest.change(links=())
    contest.finish((1, 1, 0), (2, 2, 0))
    assert contest.broken() == {"title"}


def season(*order: int) -> Invented:
    league = Invented("league", 8, division=4, moving=1)
    league.add("seeded", order=list(order))
    return league


@pytest.mark.parametrize(
    ("order", "broken"), [((1, 2, 3, 5, 4, 6, 7, 8), set()), ((1, 2, 3, 4, 5, 6, 7, 8), {"divisions"})]
)
def test_the_divisions_of_the_next_season_follow(order: tuple[int, ...], broken: set[str]) -> None:
    first = season(1, 2, 3, 4, 5, 6, 7, 8)
    first.hear("rules", "Pairs that move up and down a division for the next season: 1.")
    first.finish(*((entrant, entrant, 0) for entrant in range(1, 9)))
    rows = first.record.standings
    first.change(
        standings=tuple(
            type(row)(row.entrant, 1 + (row.entrant > 4), 1 + (row.entrant - 1) % 4, row.points, 3) for row in rows
        )
    )
    first.referee.look()
    second = season(*order)
    second.referee.follow(first.referee)
    assert second.broken() == broken


def test_a_running_table_belongs_to_a_match() -> None:
    contest = cup()
    contest.begin()
    contest.draw(((1,), (2,)))
    contest.add("undrawn", ORGANISER, round=1)
    contest.hear("redrawn", "again", *map(user, range(1, 5)))
    assert "tables" in contest.broken()


@pytest.mark.parametrize("kind", ["forfeited", "adjusted", "agreed"])
def test_what_is_about_a_match_names_one(kind: str) -> None:
    contest = cup()
    contest.begin()
    contest.draw(((1,), (2,)))
    contest.add(kind, ORGANISER, round=1, place=1, side=0, points=[1, 0], at=0)
    assert contest.broken() == {"named"}


@pytest.mark.parametrize(
    ("text", "broken"),
    [("<@1001> <@&5> <#7> <t:9:R>", set()), ("<@&1,001>", {"mentions"}), ("<@-5>", {"mentions"}), (r"\<@x>", set())],
)
def test_mentions_can_be_read(text: str, broken: set[str]) -> None:
    contest = cup()
    contest.hear("board", text)
    assert contest.broken() == broken


def test_every_law_is_tried_here() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    here = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert [law for law in LAWS if f'"{law}"' not in here] == []
