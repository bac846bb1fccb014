"""Puzzles: the same for the same day, of the kind that the day asks, with one clear answer."""

from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Action, Alone, Discard, Name, Order, Pass, Phase, View, actor, dump, load, replay, view
from engine.players import RuleOfThumb
from engine.players.adviser import Advice, Option
from engine.players.puzzles import (
    CLEAR,
    EVEN,
    MOST_JUDGED,
    SEAT,
    TEMPTING,
    NoPuzzle,
    PuzzleKind,
    ahead,
    make_puzzle,
    plan,
    puzzle_of,
    solves,
)
from tests.bot.fake_puzzles import guess

MONDAY = 20_780
USUAL = PRESETS["north-american"]
RULES = [
    (preset, kind) for preset in ("north-american", "stick-the-dealer", "canadian", "no-trump") for kind in PuzzleKind
]


def advice(mine: View, points: list[float]) -> Advice:
    pairs = zip(mine.choices, points, strict=False)
    options = sorted((Option(action, each, 0.5) for action, each in pairs), key=lambda option: -option.points)
    return Advice(tuple(options), 100)


@pytest.mark.parametrize("kind", PuzzleKind)
def test_the_same_number_gives_the_same_puzzle(kind: PuzzleKind) -> None:
    one, two = (make_puzzle(5, kind, USUAL, guess) for _ in range(2))
    assert one == two
    assert one.mine == two.mine
    assert make_puzzle(6, kind, USUAL, guess).log != one.log


@pytest.mark.parametrize(("preset", "kind"), RULES)
def test_what_is_kept_of_it_leads_there_again(preset: str, kind: PuzzleKind) -> None:
    puzzle = make_puzzle(3, kind, PRESETS[preset], guess)
    lines = [dump(action) for action in puzzle.log]
    state = replay(puzzle.rules, map(load, lines))
    assert actor(state) == SEAT
    assert view(state, SEAT) == puzzle.mine
    assert {option.action for option in puzzle.solution.options} == set(puzzle.mine.choices)
    assert puzzle.mine.scores == (0, 0)
    assert sum(line.startswith("deal ") for line in lines) == 1


@pytest.mark.parametrize("kind", PuzzleKind)
def test_it_asks_what_its_kind_says(kind: PuzzleKind) -> None:
    for number in range(5):
        puzzle = make_puzzle(number, kind, USUAL, guess)
        mine = puzzle.mine
        first, second = (option.action for option in puzzle.solution.options[:2])
        match kind:
            case PuzzleKind.CALL:
                assert mine.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
                assert not _same_call(first, second)
            case PuzzleKind.ALONE:
                assert _same_call(first, second)
            case PuzzleKind.DISCARD:
                assert isinstance(first, Discard)
            case PuzzleKind.LEAD:
                assert mine.phase is Phase.PLAYING
                assert not mine.trick
            case PuzzleKind.FOLLOW:
                assert mine.phase is Phase.PLAYING
                assert mine.trick


def _same_call(one: object, two: object) -> bool:
    match one, two:
        case (Order(a), Order(b)):
            return a != b
        case (Name(trump, a), Name(other, b)):
            return trump == other and a != b
        case _:
            return {one, two} == {Alone(), Pass()}


@pytest.mark.parametrize("kind", PuzzleKind)
def test_the_answer_is_clear_and_not_obvious(kind: PuzzleKind) -> None:
    for number in range(8):
        puzzle = make_puzzle(number, kind, USUAL, guess)
        usual = RuleOfThumb().choose(puzzle.mine, Random(0))
        assert ahead(puzzle.solution) >= CLEAR
        assert not solves(puzzle.solution, usual) or ahead(puzzle.solution) <= TEMPTING
        right = [option for option in puzzle.solution.options if solves(puzzle.solution, option.action)]
        assert 2 * len(right) <= len(puzzle.solution.options)


def test_choices_as_good_as_the_best_are_right_too() -> None:
    mine = make_puzzle(1, PuzzleKind.DISCARD, USUAL, guess).mine
    solution = advice(mine, [0.5, 0.5 - EVEN / 2, 0.1, 0.0, -0.1, -0.2])
    assert [solves(solution, option.action) for option in solution.options] == [True, True, *[False] * 4]
    assert ahead(solution) == pytest.approx(0.4)
    assert ahead(advice(mine, [0.5] * 6)) == 0
    with pytest.raises(ValueError, match="not one of the choices"):
        solves(solution, Pass())


def test_only_what_a_second_judge_confirms_is_taken() -> None:
    asked: list[tuple[View, Action, Action]] = []

    def after_three(mine: View, seed: int, better: Action, worse: Action) -> bool:
        """It denies the first three positions."""
        del seed
        asked.append((mine, better, worse))
        return len({id(seen) for seen, _, _ in asked}) > 3

    puzzle = make_puzzle(1, PuzzleKind.DISCARD, USUAL, guess, confirm=after_three)
    denied = [mine for mine, _, _ in asked if mine != puzzle.mine]
    assert len(denied) >= 3
    right, wrong = puzzle.solution.best.action, [worse for mine, _, worse in asked if mine == puzzle.mine]
    assert solves(puzzle.solution, right)
    assert {right, *wrong} | {each.action for each in puzzle.solution.options} == {*puzzle.mine.choices}
    assert not any(solves(puzzle.solution, each) for each in wrong)


def test_an_answer_within_the_noise_is_none() -> None:
    def noisy(mine: View, seed: int) -> Advice:
        told = guess(mine, seed)
        return replace(told, options=tuple([replace(each, noise=9.0) for each in told.options]))

    judged: list[View] = []

    def confirm(mine: View, seed: int, better: Action, worse: Action) -> bool:
        del seed, better, worse
        judged.append(mine)
        return True

    assert make_puzzle(1, PuzzleKind.DISCARD, USUAL, noisy, confirm=confirm)
    assert not judged, "nothing to confirm"


def test_where_all_choices_are_alike_the_search_ends_and_something_is_there() -> None:
    judged: list[View] = []

    def level(mine: View, seed: int) -> Advice:
        del seed
        judged.append(mine)
        return advice(mine, [0.0] * len(mine.choices))

    puzzle = make_puzzle(1, PuzzleKind.FOLLOW, USUAL, level)
    assert len(judged) == MOST_JUDGED
    assert puzzle.mine == judged[0]


def test_one_the_usual_player_gets_wrong_is_taken_at_once() -> None:
    judged: list[View] = []

    def against_the_usual(mine: View, seed: int) -> Advice:
        del seed
        judged.append(mine)
        usual = RuleOfThumb().choose(mine, Random(0))
        other = next(choice for choice in mine.choices if choice != usual)
        return advice(mine, [1.0 if choice == other else 0.0 for choice in mine.choices])

    puzzle = make_puzzle(1, PuzzleKind.DISCARD, USUAL, against_the_usual)
    assert set(judged) == {puzzle.mine}


def test_the_week() -> None:
    kinds = [plan(MONDAY + day) for day in range(7)]
    assert [preset for preset, _ in kinds[:6]] == ["north-american"] * 6
    assert {kind for _, kind in kinds[:6]} == set(PuzzleKind)
    sundays = [plan(MONDAY + 6 + 7 * week) for week in range(15)]
    assert len(set(sundays)) == 15
    assert "north-american" not in {preset for preset, _ in sundays}


@pytest.mark.parametrize("day", range(MONDAY, MONDAY + 14))
def test_every_day_has_its_puzzle(day: int) -> None:
    preset, kind = plan(day)
    puzzle = puzzle_of(day, guess)
    assert (puzzle.rules, puzzle.kind) == (PRESETS[preset], kind)


def test_rules_that_never_ask_it_get_a_lead_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.players.puzzles.plan", lambda day: ("bid-euchre", PuzzleKind.DISCARD))
    monkeypatch.setattr("engine.players.puzzles._MOST_HANDS", 20)
    with pytest.raises(NoPuzzle):
        make_puzzle(1, PuzzleKind.DISCARD, PRESETS["bid-euchre"], guess)
    assert puzzle_of(1, guess).kind is PuzzleKind.LEAD
