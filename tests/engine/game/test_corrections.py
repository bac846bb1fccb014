"""Scores set right between two hands: when, to what, and that nothing else changes."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import PRESETS, Action, Correct, Phase, Rules, State, rules_from, view
from engine.codec import load
from engine.errors import IllegalAction, Refusal
from engine.game import apply, interjections, legal_actions, start, story
from engine.match import Match
from engine.phases.host_actions import scores_of
from engine.phases.registry import Dealing
from engine.seats import WEST
from tests.cases import for_all
from tests.engine.golden import event_text
from tests.engine.hand_lines import MARCH, at, on, played_out, refusal
from tests.hidden_cards import swap_hidden
from tests.random_games import STEPS, Game
from tests.strategies import games
from tests.suite import examples, rest

BETWEEN = (Phase.CUTTING, Phase.DEALING)


def refused(state: State, action: Action) -> Refusal | None:
    try:
        apply(state, action)
    except IllegalAction as error:
        return error.code
    return None


def nearby(state: State) -> Iterator[Correct]:
    """Corrections of each side's score by a little."""
    scores = view(state, None).scores
    for side in range(len(scores)):
        for more in (-2, -1, 1, 2):
            yield Correct(tuple(score + more * (each == side) for each, score in enumerate(scores)))


# --- laws


@rest
@settings(max_examples=examples(200))
@given(games())
def test_scores_are_corrected_only_between_hands_and_never_to_a_victory(game: Game) -> None:
    for state in game.states[-STEPS:]:
        phase, rules = state.phase, game.rules
        for correction in nearby(state):
            code = refused(state, correction)
            if phase is Phase.OVER:
                assert code is Refusal.GAME_OVER
            elif phase not in BETWEEN:
                assert code is Refusal.NOT_BETWEEN_HANDS
            elif not {*correction.scores} <= {*scores_of(rules)}:
                assert code is Refusal.BAD_SCORES
            else:
                match = state.match._replace(scores=correction.scores)  # type: ignore[union-attr]
                assert code is (None if match.winner is None else Refusal.WINNING_SCORES)


@rest
@settings(max_examples=examples(200))
@given(games())
def test_a_correction_changes_the_scores_and_nothing_else(game: Game) -> None:
    for state in game.states[-STEPS:]:
        for correction in nearby(state):
            if refused(state, correction) is not None:
                continue
            corrected = apply(state, correction)
            assert type(corrected) is type(state)
            assert view(corrected, None).scores == correction.scores
            assert apply(corrected, Correct(view(state, None).scores)) == state
            assert view(corrected, 0).choices == view(state, 0).choices
            assert view(corrected, None).last == view(state, None).last


@rest
@given(games())
def test_no_seat_is_offered_a_correction(game: Game) -> None:
    for state in game.states[-STEPS:]:
        offered = [*legal_actions(state)]
        for seat in range(game.rules.seats):
            offered += [*interjections(state, seat), *view(state, seat).choices]
        assert not any(isinstance(action, Correct) for action in offered)


@rest
@settings(max_examples=examples(60))
@given(games(), st.integers(0, 1 << 32))
def test_a_correction_shows_nothing_hidden(game: Game, seed: int) -> None:
    other = swap_hidden(game, None, Random(seed))
    for here, there in zip(game.states[-STEPS:], other.states[-STEPS:], strict=True):
        for correction in nearby(here):
            code = refused(here, correction)
            assert code is refused(there, correction)
            if code is None:
                mine, same = apply(here, correction), apply(there, correction)
                assert view(mine, None) == view(same, None)
                told = story(here, correction, mine)
                assert told == story(there, correction, same)
                assert not any(event.cards for event in told)


# --- cases


def test_before_the_first_hand_and_after_the_last_one() -> None:
    first = on(start(Rules(), WEST), "correct 2 0")
    assert (first.phase, view(first, None).scores, view(first, None).last) == (Phase.DEALING, (2, 0), None)
    later = on(played_out(on(first, f"deal {MARCH}; order; discard 9h"), MARCH), "correct 5 3")
    public = view(later, None)
    assert (public.scores, public.number, public.dealer) == ((5, 3), 2, 0)
    assert public.last is not None
    assert public.last.points == (2, 0)  # the hand is what it was


@for_all(
    rules__scores__line=[
        (Rules(win_by=2), (9, 9), "correct 10 9"),
        (Rules(exceed_target=True), (9, 9), "correct 10 9"),
        (rules_from({"fixed_hands": 6}), (9, 9), "correct 100 0"),
        (PRESETS["bid-euchre"], (0, 0), "correct -7 3"),
    ]
)
def test_what_no_side_wins_by_may_be_set(rules: Rules, scores: tuple[int, int], line: str) -> None:
    assert refused(at(scores, rules), load(line)) is None


def test_scores_that_count_down_win_at_nothing() -> None:
    rules = PRESETS["set-back"]
    state = start(rules, 0)
    assert refusal(state, "correct 0 5 5 5") is Refusal.WINNING_SCORES
    assert refusal(state, "correct 5 5 5 -3") is Refusal.WINNING_SCORES
    assert view(on(state, "correct 1 30 5 5"), None).scores == (1, 30, 5, 5)


def test_a_tie_after_the_last_of_so_many_hands_is_not_broken() -> None:
    rules = rules_from({"fixed_hands": 2})
    tied = Dealing(Match(rules=rules, dealer=WEST, number=3, scores=(3, 3), hands=2))
    assert refusal(tied, "correct 4 3") is Refusal.WINNING_SCORES
    assert view(on(tied, "correct 4 4"), None).scores == (4, 4)


def test_the_story_tells_each_score_that_is_another() -> None:
    state = at((6, 3))
    one, both = load("correct 5 3"), load("correct 5 4")
    assert [event_text(each, Rules()) for each in story(state, one, apply(state, one))] == ["score-corrected NS +5"]
    told = story(state, both, apply(state, both))
    assert [(event.side, event.points, event.others) for event in told] == [(0, 5, 6), (1, 4, 3)]
