"""Standings and tie-breaks."""

from dataclasses import replace
from fractions import Fraction

from engine.contest.config import Format
from engine.contest.formats import FORMATS
from engine.contest.standings import Came, StandingLine, TieBreak, rank
from tests.cases import for_all
from tests.contests.promises import promise

TABLE = {
    Format.HUSTLE: (TieBreak.NET, TieBreak.ROUNDS_WON, TieBreak.LONE_MARCHES),
    Format.LEAGUE: (TieBreak.HEAD_TO_HEAD, TieBreak.GAMES, TieBreak.QUOTIENT),
    Format.SWISS: (TieBreak.HEAD_TO_HEAD, TieBreak.BUCHHOLZ_CUT, TieBreak.SONNEBORN_BERGER, TieBreak.QUOTIENT),
    Format.CUP: (),
}
"""As on the page."""
PAIRS = (TieBreak.HEAD_TO_HEAD, TieBreak.GAMES, TieBreak.QUOTIENT)


def match(number: int, one: int, two: int, scored: int, conceded: int) -> list[StandingLine]:
    """Both lines of a match."""
    own = 1 + (scored > conceded) - (scored < conceded)
    north = {"scored": scored, "conceded": conceded, "games": (int(own == 2), int(own == 0))}
    east = {"scored": conceded, "conceded": scored, "games": (int(own == 0), int(own == 2))}
    return [
        StandingLine(entrant=one, round=number, points=Fraction(own), opponents=(two,), **north),
        StandingLine(entrant=two, round=number, points=Fraction(2 - own), opponents=(one,), **east),
    ]


def ranks(entrants: int, lines: list[StandingLine], tie_breaks: tuple[TieBreak, ...], **more: object) -> dict[int, int]:
    return {row.entrant: row.rank for row in rank(range(1, entrants + 1), lines, tie_breaks, **more)}  # type: ignore[arg-type]


@promise("points-hustle", "points-league", "points-swiss", "points-cup")
def test_equal_points_are_decided_as_the_table_of_the_page_says() -> None:
    assert {key: each.tie_breaks for key, each in FORMATS.items()} == TABLE


@promise("points-shared-place")
@for_all(tie_breaks=[*TABLE.values()])
def test_who_is_equal_in_everything_shares_the_place(tie_breaks: tuple[TieBreak, ...]) -> None:
    lines = match(1, 1, 2, 8, 8) + match(1, 3, 4, 8, 8) + match(2, 1, 3, 8, 8) + match(2, 2, 4, 8, 8)
    lines += match(3, 1, 4, 8, 8) + match(3, 2, 3, 8, 8)
    assert set(ranks(4, lines, tie_breaks).values()) == {1}


def test_points_decide_first() -> None:
    lines = match(1, 1, 2, 10, 3) + match(1, 3, 4, 10, 9) + match(2, 1, 3, 10, 2) + match(2, 2, 4, 4, 10)
    assert ranks(4, lines, ()) == {1: 1, 3: 2, 4: 2, 2: 4}


def test_head_to_head_counts_matches_among_exactly_those_who_are_tied() -> None:
    lines = match(1, 1, 2, 2, 10) + match(2, 1, 3, 10, 0) + match(3, 2, 3, 0, 10) + match(4, 1, 4, 10, 0)
    lines += match(5, 2, 4, 10, 0) + match(6, 3, 4, 10, 0)
    assert ranks(4, lines, PAIRS[:1]) == {1: 1, 2: 1, 3: 1, 4: 4}  # each beat one of the other two
    assert ranks(4, lines, (TieBreak.QUOTIENT,))[1] == 1
    lines += match(7, 1, 2, 10, 9) + match(8, 3, 4, 10, 0)
    rows = ranks(4, lines, PAIRS[:1])
    assert (rows[1], rows[3], rows[2]) == (1, 2, 3)  # 1 beat 3


@promise("points-tied-again")
def test_those_who_remain_tied_are_asked_again_from_the_first_tie_break() -> None:
    lines = match(1, 1, 2, 10, 9) + match(2, 1, 3, 10, 9) + match(3, 4, 1, 10, 0) + match(4, 2, 3, 10, 0)
    lines += match(5, 2, 4, 10, 0) + match(6, 3, 4, 10, 9)  # among themselves 4, 4, 2, 2; 1 beat 2, and 3 beat 4
    assert ranks(4, lines, ()) == {1: 1, 2: 1, 3: 3, 4: 3}
    more = match(7, 1, 5, 10, 9) + match(8, 6, 1, 10, 0) + match(9, 2, 5, 10, 0) + match(10, 6, 2, 10, 9)
    more += match(11, 3, 5, 10, 0) + match(12, 3, 6, 10, 0) + match(13, 4, 5, 10, 0) + match(14, 4, 6, 10, 0)
    found = ranks(6, lines + more, PAIRS)
    assert [found[each] for each in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_a_smaller_group_in_which_all_have_met_is_asked_again() -> None:
    """1, 2 and 3 have equal points, and 3 has met neither; once 3 is parted from them, 2 has beaten 1."""
    lines = match(1, 2, 1, 10, 9) + match(2, 1, 4, 10, 0) + match(3, 5, 2, 10, 0)
    lines += match(4, 3, 6, 5, 5) + match(5, 3, 7, 5, 5) + match(6, 5, 4, 10, 0)
    found = ranks(7, lines, (TieBreak.HEAD_TO_HEAD, TieBreak.ROUNDS_WON, TieBreak.QUOTIENT))
    assert (found[5], found[2], found[1], found[3]) == (1, 2, 3, 4)


def test_a_match_won_without_playing_counts_among_those_tied() -> None:
    won, lost = match(1, 1, 2, 1, 0)
    forfeit = [replace(won, kind=Came.FORFEIT, scored=0), replace(lost, kind=Came.FORFEIT, conceded=0)]
    lines = [*forfeit, *match(2, 2, 3, 10, 0)]
    assert ranks(3, lines, PAIRS) == {1: 1, 2: 2, 3: 3}
    assert ranks(3, lines, PAIRS[2:]) == {2: 1, 1: 2, 3: 3}


def test_head_to_head_says_nothing_where_not_all_have_met() -> None:
    lines = match(1, 1, 2, 10, 0) + match(1, 3, 4, 10, 0)
    assert ranks(4, lines, (TieBreak.HEAD_TO_HEAD,)) == {1: 1, 3: 1, 2: 3, 4: 3}


def test_those_who_withdrew_come_last() -> None:
    lines = match(1, 1, 2, 10, 0)
    assert ranks(2, lines, (), below=(1,)) == {2: 1, 1: 2}


@promise("points-swiss")
def test_buchholz_counts_the_opponents_without_the_weakest() -> None:
    lines = match(1, 1, 3, 10, 0) + match(2, 1, 4, 10, 0) + match(1, 2, 5, 10, 0) + match(2, 2, 6, 10, 0)
    lines += match(3, 3, 7, 10, 0) + match(4, 3, 7, 10, 0)
    values = {row.entrant: row.ties[0] for row in rank(range(1, 8), lines, (TieBreak.BUCHHOLZ_CUT,))}
    assert (values[1], values[2]) == (4, 0)


def test_the_tie_breaks_of_a_night() -> None:
    lines = [
        StandingLine(entrant=1, round=1, points=Fraction(8), scored=8, conceded=6, opponents=(2, 3), lone_marches=1),
        StandingLine(entrant=2, round=1, points=Fraction(8), scored=8, conceded=8, opponents=(1, 4)),
        StandingLine(entrant=3, round=1, points=Fraction(8), scored=8, conceded=9, opponents=(1, 4)),
    ]
    assert ranks(3, lines, (TieBreak.NET,)) == {1: 1, 2: 2, 3: 3}
    assert ranks(3, lines, (TieBreak.LONE_MARCHES,)) == {1: 1, 2: 2, 3: 2}
    assert ranks(3, lines, (TieBreak.ROUNDS_WON,)) == {1: 1, 2: 2, 3: 2}
