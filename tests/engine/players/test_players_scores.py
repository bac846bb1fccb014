"""Computer players and the score: Robson's choice, stakes, honour tables."""

from random import Random

import pytest

from engine import Phase, Play, State, Trump, actor, apply, dump, legal_actions, rules_from, view
from engine.phases.registry import BettingRound, Playing
from engine.players import RuleOfThumb, beside
from tests.cases import for_all
from tests.engine.hand_lines import MARCH, after, asked, at, choices, on, played_out
from tests.random_games import random_action, random_game
from tests.there import there

TABLES = {
    "robson": rules_from({"robson": "any_two_or_four", "blind_loner": True, "target": 7}),
    "stakes": rules_from({"betting": "per_hand", "defend_alone": "always", "target": 7}),
    "honour": rules_from({"honour": True, "false_call_pays": True, "target": 5}),
    "proved": rules_from({"claims": "proved", "target": 7}),
    "railroad": rules_from({"rubber": True, "laps": True, "target": 5}),
}


def choice(state: State, seed: int = 0) -> str:
    return dump(RuleOfThumb().choose(view(state, actor(state)), Random(seed)))


@pytest.mark.parametrize("table", TABLES)
def test_every_choice_is_legal_and_the_same_again(table: str) -> None:
    for seed in range(5):
        for state in random_game(TABLES[table], Random(f"{table}/{seed}"), beside=0.1).states:
            legal = set(map(dump, legal_actions(state)))
            if legal:
                assert choice(state) in legal
                assert choice(state, 1) == choice(state)


@pytest.mark.parametrize("table", TABLES)
def test_games_between_computers_end_and_nobody_is_caught(table: str) -> None:
    """They claim what stands, call no revoke falsely and make none."""
    rules, dice = TABLES[table], Random(table)
    for seed in range(4):
        state = random_game(rules, Random(seed), limit=1).state
        while state.phase is not Phase.OVER:
            aside = next(filter(None, (beside(view(state, seat)) for seat in range(rules.seats))), None)
            seat = actor(state)
            if aside is not None:
                state = apply(state, aside)
                assert state.phase is not Phase.CLAIMING
            elif seat is None:
                state = apply(state, random_action(state, dice))
            else:
                state = apply(state, RuleOfThumb().choose(view(state, seat), dice))
            last = view(state, None).last
            assert last is None or last.revoked is None


def test_at_an_honour_table_a_computer_follows_suit() -> None:
    rules, dice = TABLES["honour"], Random(5)
    strayed = 0
    for state in random_game(rules, dice, 0).states:
        if isinstance(state, Playing) and state.trick:
            plays = [action for action in state.legal() if isinstance(action, Play)]
            led = state.setting.ranking.follow[state.trick[0]]
            following = {dump(play) for play in plays if led >> play.card & 1}
            if following:
                assert choice(state) in following
                strayed += len(choices(state)) > len(following)
    assert strayed > 10


@for_all(
    scores__chosen=[
        ((9, 9), "take"),  # it wins the game
        ((8, 8), "take"),
        ((3, 9), "lower"),
        ((3, 8), "lower"),
        ((3, 5), "take"),
    ]
)
def test_robson_takes_what_wins_and_else_keeps_the_opponents_from_winning(scores: tuple[int, int], chosen: str) -> None:
    state = played_out(on(at(scores, rules_from({"robson": "march"})), f"deal {MARCH}; order; discard 9h"), MARCH)
    assert choice(state) == chosen


STRONG = "9h9cTcJcQc JhJdAhKhAs 9dTdQdKdAd TsQsKsJs9s ThQhKcAc"
"""North orders hearts with the nine; East holds both bowers, ace and king of trump and an off ace."""


def test_a_defender_raises_with_a_hand_that_wins_and_a_weak_maker_gives_up() -> None:
    state = after(f"deal {STRONG}; order; discard Js", rules_from({"betting": "per_hand"}))
    assert isinstance(state, BettingRound)
    assert (asked(state), choice(state)) == (1, "raise")
    state = on(state, "raise")
    assert choice(state) == "check"
    assert choice(on(state, "check")) == "giveup"


def test_a_strong_maker_sees_and_weak_defenders_check() -> None:
    state = after(f"deal {MARCH}; order; discard 9h", rules_from({"betting": "per_hand"}))
    assert choice(state) == "check"
    assert choice(on(state, "check")) == "check"
    assert choice(on(state, "raise; check")) == "see"


def test_the_figures_are_for_trump_and_no_trump() -> None:
    """At no trump there is a stake too."""
    rules = rules_from({"betting": "per_hand", "no_trump": "round_two"})
    state = after([f"deal {MARCH}", *["pass"] * 4, "name nt"], rules)
    contract = there(view(state, None).contract)
    assert contract.trump is Trump.NONE
    assert choice(state) in choices(state)
