"""Boards of the day: the same for the same secret, taken by the rule that is published, and played alike by all."""

from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random

import pytest

from engine import Phase, View, actor, apply, start, view
from engine.fairness import deal
from engine.phases.registry import Over
from engine.players import RuleOfThumb
from engine.players.adviser import advise, ends_soon
from engine.players.boards import (
    LEAST,
    LEVELS,
    MOST,
    RULES,
    Board,
    board_at,
    boards_of,
    dice_of,
    play,
    points_of,
    promise,
)
from engine.players.levels import Level
from engine.players.monte_carlo.jit import COMPILED
from engine.rules.model import Rules
from tests.suite import first

SECRET = sha256(b"a day").digest()
DAYS = (20_781, 20_789, 20_783, 20_788)  # whose boards are found soon, but of every kind
quick = pytest.mark.skipif(not COMPILED, reason="without compiled code a day takes minutes")


@cache
def taken(day: int) -> tuple[Board, ...]:
    return boards_of(day, SECRET)


@quick
def test_a_day_has_three_boards_that_follow_from_its_secret() -> None:
    day = DAYS[0]
    assert boards_of(day, SECRET) == taken(day)
    assert [board.number for board in taken(day)] == [0, 1, 2]
    assert tuple(board.level for board in taken(day)) == LEVELS
    assert all(len(board.house) == len(Level) for board in taken(day))
    candidates = [(each, number, secret) for each in DAYS for number in range(3) for secret in (SECRET, SECRET[::-1])]
    assert len({board_at(each, number, 0, secret).secret for each, number, secret in candidates}) == len(candidates)


def reading(day: int, board: Board) -> tuple[bool, bool]:
    """What the day's plan wants of a board, read from the docstring of the module: a call of its side; quiet."""
    plan = sha256(b"bower/board/1/plan/%d/" % day + SECRET).digest()
    return plan[0] % 3 != board.number, plan[board.number + 1] < 64


def judged(board: Board) -> tuple[bool, float]:
    """Whether the member's side calls when the rule of thumb plays it, and what its worst choice loses."""
    asked: list[View] = []
    contract = play(board, RuleOfThumb(), asked).last.contract
    if contract is None:
        return False, -1.0
    losses = [advise(mine, dice_of(board.secret, mine)).loss(RuleOfThumb().choose(mine, Random(0))) for mine in asked]
    return contract.maker % 2 == board.seat % 2, max(losses, default=0.0)


@quick
@pytest.mark.parametrize("day", first(DAYS, 1, 2))
def test_the_first_candidate_is_taken_that_fits_the_plan(day: int) -> None:
    for board in taken(day):
        ours, quiet = reading(day, board)
        for candidate in range(board.candidate + 1):
            call, worst = judged(board_at(day, board.number, candidate, SECRET))
            fits = worst >= 0 and call is ours and (worst < LEAST if quiet else LEAST <= worst <= MOST)
            assert fits is (candidate == board.candidate)


def test_about_one_board_in_four_is_quiet_and_two_of_three_are_called_by_the_members_side() -> None:
    plans = [[reading(day, board_at(day, number, 0, SECRET)) for number in range(3)] for day in range(2000)]
    assert all(sum(ours for ours, _ in plan) == 2 for plan in plans)
    assert 0.22 < sum(quiet for plan in plans for _, quiet in plan) / 6000 < 0.28


def test_the_cards_are_those_of_hand_one_and_the_seat_is_the_first_byte_modulo_four() -> None:
    board = board_at(7, 1, 3, SECRET)
    assert board.secret == sha256(b"bower/board/1/7/1/3/" + SECRET).digest()
    assert board.seat == board.secret[0] % 4
    asked: list[View] = []
    play(board, RuleOfThumb(), asked)
    assert asked[0].dealer == 0
    dealt = deal(RULES, 0, board.secret, 1)
    assert asked[0].upcard == dealt.kitty[0]
    assert asked[0].cards & ~dealt.hands[board.seat] in (0, 1 << dealt.kitty[0])


def test_every_decision_has_dice_of_its_own() -> None:
    thrown: list[int] = []
    for number in range(20):
        board = replace(board_at(7, 0, number, SECRET), level=Level.IMPROVER)
        state = start(RULES)
        while not isinstance(state, Over):
            seat = actor(state)
            if seat is None:
                state = apply(state, deal(RULES, 0, board.secret, 1))
                continue
            mine = view(state, seat)
            assert not mine.interjections, "nothing happens at a board but in turn"
            thrown.append(dice_of(board.secret, mine))
            state = apply(state, RuleOfThumb().choose(mine, Random(0)))
    assert len(set(thrown)) == len(thrown) > 400


def test_points_are_those_of_the_seats_side() -> None:
    for number in range(12):
        end = play(replace(board_at(7, 0, number, SECRET), level=Level.IMPROVER), RuleOfThumb())
        north, east = end.match.scores
        assert [points_of(end, seat) for seat in range(4)] == [north - east, east - north] * 2
        assert end.phase is Phase.OVER


def test_the_promise_names_the_day_and_the_version_of_the_players() -> None:
    assert promise(7, "ab", SECRET) == sha256(b"bower/board/1/promise/7/ab/" + SECRET).hexdigest()
    assert len({promise(7, "ab", SECRET), promise(8, "ab", SECRET), promise(7, "ac", SECRET)}) == 3


def test_a_game_of_one_hand_is_for_points() -> None:
    asked: list[View] = []
    play(board_at(7, 0, 0, SECRET), RuleOfThumb(), asked)
    assert not ends_soon(asked[0])
    assert ends_soon(replace(asked[0], rules=Rules(fixed_hands=2)))
