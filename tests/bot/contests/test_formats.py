"""Whole contests of every format, with random results, late entrants and withdrawals."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.contests.matching import pair
from engine import Refused
from engine.contest.config import Config, Format, Movement
from engine.contest.config import decode as decode_config
from engine.contest.config import encode as encode_config
from engine.contest.events import Adjusted, Ended, Event, Forfeited, Joined, Left, Match, Paired, Seeded, decode, encode
from engine.contest.formats import check, format_of, league, next_step, standings
from engine.contest.formats.format import match_of
from engine.contest.state import Contest, ContestStatus, MatchResult, Place, apply, commitment, dice_for, fold
from tests.cases import for_all
from tests.contests.promises import promise
from tests.suite import examples

LOT = bytes(32)


class Played:
    """A contest played to the end with random results, and the events it was made of."""

    def __init__(self, config: Config, entrants: int, seed: int, *, troubles: bool = True) -> None:
        self.config, self.dice, self.troubles = config, Random(seed), troubles
        self.results: dict[Place, MatchResult] = {}
        self.events: list[Event] = []
        self.contest = Contest(config, LOT)
        members = 1 if config.format is Format.HUSTLE else 2
        for number in range(1, entrants + 1):
            first = members * number - members + 1
            self.add(Joined(number, tuple(range(first, first + members))))
        order = list(range(1, entrants + 1))
        self.dice.shuffle(order)
        self.add(Seeded(tuple(order)))
        while (step := next_step(self.contest, self.results, pair)) is not None:
            self.add(step)
            self.play(step)
            if troubles:
                self.trouble()
        self.add(Ended())

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.contest = apply(self.contest, event)

    def play(self, drawn: Paired) -> None:
        for place in range(len(drawn.matches)):
            one, two = self.dice.randrange(11), self.dice.randrange(11)
            if one == two and self.config.format in (Format.CUP, Format.SWISS):
                one += 1
            games = (int(one > two), int(two > one))
            self.results[drawn.round, place] = MatchResult((one, two), games, (one % 2, 0, 0, two % 2))

    def trouble(self) -> None:
        """Something that happens to a contest."""
        latest, kind = self.contest.rounds[-1], self.dice.randrange(8)
        if kind == 0 and len(self.contest.active) > 4:
            self.add(Left(self.dice.choice(self.contest.active)))
        elif kind == 1 and self.config.format in (Format.HUSTLE, Format.SWISS):
            number = 1 + max(self.contest.entries)
            self.add(Joined(number, tuple(range(1000 + 2 * number, 1002 + 2 * number))))
        elif kind == 2 and latest.matches:
            self.add(Forfeited(latest.round, self.dice.randrange(len(latest.matches)), self.dice.randrange(2)))
        elif kind == 3 and latest.matches:
            self.add(Adjusted(latest.round, self.dice.randrange(len(latest.matches)), (7, self.dice.choice((3, 7)))))


configs = st.one_of(
    st.builds(Config, format=st.just(Format.HUSTLE), rounds=st.integers(1, 7), movement=st.sampled_from(Movement)),
    st.builds(Config, format=st.just(Format.LEAGUE), division=st.integers(5, 9)),
    st.builds(Config, format=st.just(Format.CUP)),
    st.builds(Config, format=st.just(Format.SWISS), rounds=st.integers(0, 6)),
)


@given(configs, st.integers(4, 20), st.integers(0, 100_000))
@settings(max_examples=examples(100))
def test_every_contest_comes_to_an_end_with_everybody_ranked(config: Config, entrants: int, seed: int) -> None:
    played = Played(config, entrants, seed)
    contest, results = played.contest, played.results
    rows = [row for division in standings(contest, results) for row in division]
    assert sorted(row.entrant for row in rows) == sorted(e.number for e in contest.entries.values())
    assert contest.status is ContestStatus.OVER
    stored = [json.loads(json.dumps(encode(event))) for event in played.events]
    assert fold(config, LOT, [decode(kind, data) for kind, data in stored]) == contest
    assert decode_config(json.loads(json.dumps(encode_config(config)))) == config


@given(st.integers(3, 20), st.integers(0, 1000))
@settings(max_examples=examples(40))
def test_a_league_has_each_meeting_once(entrants: int, seed: int) -> None:
    played = Played(Config(format=Format.LEAGUE), entrants, seed, troubles=False)
    met = {frozenset((*match.north, *match.east)) for drawn in played.contest.rounds for match in drawn.matches}
    divisions = league.divisions(played.contest)
    assert sum(len(members) * (len(members) - 1) // 2 for members in divisions) == len(met)
    assert max(map(len, divisions)) - min(map(len, divisions)) <= 1


def seeded(entrants: int, config: Config, step: int = 1) -> Contest:
    """A contest of so many, seeded by their numbers, or with a step of -1 from the last number to the first."""
    contest, members = Contest(config, LOT), 1 if config.format is Format.HUSTLE else 2
    for number in range(1, entrants + 1):
        contest = apply(contest, Joined(number, tuple(range(members * number, members * number + members))))
    return apply(contest, Seeded(tuple(range(1, entrants + 1))[::step]))


def won(north: bool) -> MatchResult:
    return MatchResult((10, 4) if north else (4, 10), (int(north), int(not north)))


def first_wins(_: Paired, __: int, match: Match) -> MatchResult:
    """The lower number wins."""
    return won(match.north < match.east)


def played_out(
    contest: Contest,
    result: Callable[[Paired, int, Match], MatchResult] = first_wins,
    after: Mapping[int, Sequence[Event]] = MappingProxyType({}),
) -> tuple[Contest, dict[Place, MatchResult]]:
    """A contest as far as it goes, with what happens after some of its rounds."""
    results = dict[Place, MatchResult]()
    while isinstance(drawn := next_step(contest, results, pair), Paired):
        contest = apply(contest, drawn)
        for place, match in enumerate(drawn.matches):
            results[drawn.round, place] = result(drawn, place, match)
        for event in after.get(drawn.round, ()):
            contest = apply(contest, event)
    return contest, results


def ranks(contest: Contest, results: dict[Place, MatchResult]) -> list[tuple[int, int]]:
    return [(row.entrant, row.rank) for row in standings(contest, results)[0]]


def league_with(left_after: int) -> tuple[Contest, dict[Place, MatchResult]]:
    """A league of six that pair 1 leaves after some rounds."""
    return played_out(seeded(6, Config(format=Format.LEAGUE)), after={left_after: [Left(1)]})


@promise("members-leave-both")
def test_the_matches_to_come_of_a_pair_that_has_left_are_lost_and_what_it_played_counts() -> None:
    for played in (2, 3):
        rows = {row.entrant: row for row in standings(*league_with(played))[0]}
        assert (rows[1].points, rows[1].rank) == (2 * played, 6)
        assert sum(row.points for row in rows.values()) == 30


@promise("contest-league")
def test_two_pairs_go_up_and_two_go_down() -> None:
    contest, results = played_out(seeded(16, Config(format=Format.LEAGUE)))
    assert league.next_divisions(contest.config, standings(contest, results)) == (
        *range(1, 7),
        9,
        10,
        7,
        8,
        *range(11, 17),
    )


@promise("contest-hustle")
def test_in_a_hustle_nobody_has_a_partner_twice() -> None:
    contest, _ = played_out(seeded(8, Config(format=Format.HUSTLE)))
    sides = [side for drawn in contest.rounds for match in drawn.matches for side in (match.north, match.east)]
    assert len({frozenset(side) for side in sides}) == len(sides) == 6 * 4


@promise("contest-swiss")
def test_in_a_swiss_pairs_of_like_score_meet() -> None:
    contest, _ = played_out(seeded(8, Config(format=Format.SWISS)))
    won, lost = set[int](), set[int]()
    for match in contest.rounds[0].matches:
        won.add(min(match.north[0], match.east[0]))
        lost.add(max(match.north[0], match.east[0]))
    assert all(
        {*match.north, *match.east} <= won or {*match.north, *match.east} <= lost for match in contest.rounds[1].matches
    )


@promise("members-odd")
def test_of_an_odd_number_one_has_a_bye_and_in_a_hustle_computers_fill_the_last_table() -> None:
    for kind in (Format.SWISS, Format.LEAGUE):
        contest, _ = played_out(seeded(7, Config(format=kind)))
        assert all(len(drawn.idle) == 1 for drawn in contest.rounds)
    contest, _ = played_out(seeded(6, Config(format=Format.HUSTLE)))
    seats = [
        sorted(each for match in drawn.matches for each in (*match.north, *match.east)) for drawn in contest.rounds
    ]
    assert seats == [[-1, 0, 1, 2, 3, 4, 5, 6]] * 6


@promise("points-arrows")
def test_divisions_change_places() -> None:
    contest, results = played_out(seeded(8, Config(format=Format.LEAGUE, division=4, moving=1)))
    assert league.next_divisions(contest.config, standings(contest, results)) == (1, 2, 3, 5, 4, 6, 7, 8)


@promise("points-shared-place")
def test_of_those_who_share_a_place_the_first_to_sign_up_goes_up_and_stays() -> None:
    """The rules say so: `contest-rule-moving-tied`. All matches are ties here."""
    contest, results = played_out(
        seeded(8, Config(format=Format.LEAGUE, division=4, moving=1), -1), lambda *_: MatchResult((8, 8), (1, 1))
    )
    assert [{row.rank for row in rows} for rows in standings(contest, results)] == [{1}, {1}]
    assert league.next_divisions(contest.config, standings(contest, results)) == (5, 6, 7, 1, 8, 2, 3, 4)


@promise("contest-cup", "points-cup")
def test_a_cup_ranks_by_the_round_of_the_last_loss() -> None:
    contest, results = played_out(seeded(8, Config(format=Format.CUP)))
    assert ranks(contest, results) == [(1, 1), (2, 2), (3, 3), (4, 3), (5, 5), (6, 5), (7, 5), (8, 5)]
    assert len(contest.rounds) == 3


@promise("members-leave-hustle")
def test_who_leaves_a_hustle_ranks_after_those_who_finish() -> None:
    leader = seeded(8, Config(format=Format.HUSTLE))
    contest, results = played_out(leader, lambda _, __, match: won(1 in match.north), {5: [Left(1)]})
    assert ranks(contest, results)[-1] == (1, 8)


@promise("members-late")
@for_all(
    form__rounds__until=[
        (Format.HUSTLE, 6, 3),
        (Format.HUSTLE, 5, 2),
        (Format.SWISS, 4, 2),
        (Format.CUP, 0, 0),
        (Format.LEAGUE, 0, 0),
    ]
)
def test_one_joins_late_while_the_first_half_is_played_and_missed_rounds_count_nothing(
    form: Format, rounds: int, until: int
) -> None:
    contest, results, late = seeded(12, Config(format=form, rounds=rounds)), dict[Place, MatchResult](), list[bool]()
    while (drawn := next_step(contest, results, pair)) is not None:
        contest = apply(contest, drawn)
        results |= dict.fromkeys(((drawn.round, place) for place in range(len(drawn.matches))), won(north=True))
        late.append(format_of(contest).takes_late(contest))
        if drawn.round == until:
            contest = apply(contest, Joined(13, (900,) if form is Format.HUSTLE else (900, 901)))
    assert late == [nth <= until for nth in range(1, len(late) + 1)]
    if until:
        own = [line for line in format_of(contest).lines(contest, results) if line.entrant == 13]
        (row,) = (row for row in standings(contest, results)[0] if row.entrant == 13)
        assert row.points == sum(line.points for line in own if line.round > until) > 0


@promise("members-leave-both")
def test_a_pair_that_leaves_a_cup_gives_its_opponent_a_walkover() -> None:
    contest = apply(seeded(4, Config(format=Format.CUP)), Left(4))
    drawn = next_step(contest, {}, pair)
    assert isinstance(drawn, Paired)
    assert [(match.north, match.east) for match in drawn.matches] == [((2,), (3,))]


def test_adjustment_and_its_undoing() -> None:
    contest = seeded(4, Config(format=Format.HUSTLE, rounds=1))
    drawn = next_step(contest, {}, pair)
    assert isinstance(drawn, Paired)
    contest, results = apply(contest, drawn), {(1, 0): MatchResult((6, 5))}
    plain = standings(contest, results)
    adjusted = apply(contest, Adjusted(1, 0, (0, 9)))
    assert {row.points for row in standings(adjusted, results)[0]} == {0, 9}
    assert standings(apply(adjusted, Adjusted(1, 0, None)), results) == plain


@promise("members-come-back")
def test_of_a_pair_that_has_left_one_comes_back_without_the_other() -> None:
    contest = seeded(4, Config(format=Format.SWISS))
    for event in (Left(1, player=2), Left(1, player=3), Joined(1, (2,))):
        contest = apply(contest, event)
    assert (contest.entries[1].left, contest.entries[1].owners) == (None, (2,))


@for_all(config=[Config(format=Format.CUP, most=513), Config(format=Format.LEAGUE, least=2)])
def test_what_cannot_be_is_refused(config: Config) -> None:
    with pytest.raises(Refused):
        check(config)


@given(configs)
@settings(max_examples=examples(50))
def test_what_can_be_is_not(config: Config) -> None:
    check(config)


def test_stored_data_of_another_form_is_refused() -> None:
    for data in ({"version": 2}, {"version": 1, "format": "duel"}, {"version": 1, "format": "cup", "stake": 5}):
        with pytest.raises(ValueError):  # noqa: PT011 - of three kinds
            decode_config(data)
    with pytest.raises(ValueError, match="unknown event"):
        decode("danced", {})
    with pytest.raises(ValueError, match="bad data of left"):
        decode("left", {"who": 1})


@promise("points-secret")
def test_draws_follow_from_the_secret() -> None:
    assert dice_for(LOT, "x").random() == dice_for(LOT, "x").random() != dice_for(LOT, "y").random()
    assert dice_for(LOT, "x").random() != dice_for(b"1" * 32, "x").random()
    assert commitment(LOT) != commitment(b"1" * 32)
    assert len(commitment(LOT)) == 64


@for_all(entrants=[5, 8])
@promise("points-draw-stands")
def test_rulings_on_matches_of_earlier_rounds_leave_the_bracket_as_it_was_drawn(entrants: int) -> None:
    def result(drawn: Paired, place: int, _: Match) -> MatchResult:
        return MatchResult((9, 0), (1, 0)) if (drawn.round + place) % 3 > 0 else MatchResult((0, 9), (0, 1))

    contest, results = played_out(seeded(entrants, Config(format=Format.CUP)), result)
    before = standings(contest, results)
    for earlier in contest.rounds[:-1]:
        for place in range(len(earlier.matches)):
            for points in ((0, 9), (9, 0)):
                ruled = apply(contest, Adjusted(earlier.round, place, points))
                assert next_step(ruled, results, pair) is None
                assert standings(ruled, results) == before


@promise("points-draw-stands")
def test_a_void_match_before_a_walkover_leaves_the_bracket_as_it_was_drawn() -> None:
    """The winner of 4 against 5 went on past 1, who had left; then the match is void, and counts for neither."""

    def result(_: Paired, __: int, match: Match) -> MatchResult:
        return MatchResult((1, 0), (1, 0)) if match.north == (5,) else MatchResult((0, 1), (0, 1))

    contest, results = played_out(seeded(5, Config(format=Format.CUP)), result, {1: [Left(1)]})
    assert contest.rounds[0].matches[0] == match_of(4, 5, 1)
    before = standings(contest, results)
    voided = {**results, (1, 0): MatchResult((0, 0))}
    assert next_step(contest, voided, pair) is None
    assert standings(contest, voided) == before
