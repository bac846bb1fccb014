"""Defenders who score alone are friends until the maker is euchred: they leave each other's tricks."""

from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Rules, State, actor, dump, view
from engine.cards import card
from engine.players import Level, RuleOfThumb, player_at
from engine.players.advice import Advice, Option
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import reason
from engine.players.heuristic.play import company
from tests.engine.hand_lines import after, on

THREE = PRESETS["three-handed"]
DEAL = "deal KcTcKdQd9dTsQs Ac9cAdKsAs9sTd JhJdAhKhQhThJc 9hQcJs"
"""South deals, takes up the nine of hearts and has no club; East could take North's king of clubs."""


def led(lines: str, rules: Rules = THREE) -> State:
    return after(f"{DEAL}; pass; pass; order; discard Jc; {lines}", rules, 2)


@pytest.mark.parametrize("level", [None, *Level])
def test_a_defender_leaves_the_trick_of_another(level: Level | None) -> None:
    player = RuleOfThumb() if level is None else player_at(level)
    mine = view(led("play Kc"), 1)
    chosen = [dump(player.choose(mine, Random(seed))) for seed in range(20)]
    if level in {Level.FIRST_TIMER, Level.LEARNER, Level.NOVICE, Level.IMPROVER}:  # their errors are meant, and counted
        assert chosen.count("play 9c") >= 10
    else:
        assert chosen.count("play 9c") >= 16  # a regular looks at a handful of deals only


def test_the_trick_of_the_maker_is_taken() -> None:
    state = on(led("play Kc; play 9c; play Th"), "play Qh")
    mine = view(state, actor(state))
    assert mine.seat == 0
    assert company(mine, mine.contract, 0) == ((1,), False)  # type: ignore[arg-type]


def test_once_the_maker_is_euchred_each_is_for_itself() -> None:
    mine = view(led("play Kc"), 1)
    assert mine.contract is not None
    for taken, friends in (((3, 0, 0), (0,)), ((2, 1, 1), (0,)), ((4, 0, 0), ()), ((1, 3, 0), ())):
        assert company(replace(mine, taken=taken), mine.contract, 1)[0] == friends
    assert dump(RuleOfThumb().choose(replace(mine, taken=(4, 0, 0)), Random(0))) == "play Ac"


def test_the_maker_has_no_friends_nor_has_anyone_where_each_trick_counts_for_its_taker() -> None:
    state = led("play Kc; play 9c")
    mine = view(state, actor(state))
    assert mine.contract is not None
    assert mine.seat == mine.contract.maker
    assert company(mine, mine.contract, 2) == ((), True)
    buck = view(led("play Kc"), 1)
    assert buck.contract is not None
    tricks = replace(buck, rules=replace(PRESETS["buck"]))
    assert company(tricks, buck.contract, 1)[0] == ()


def test_the_reason_speaks_of_the_maker_and_of_no_partner() -> None:
    mine = view(led("play Kc"), 1)
    options = [Option(choice, float(dump(choice) == "play 9c"), 0.5) for choice in mine.choices]
    best = sorted(options, key=lambda option: -option.points)
    assert reason(mine, Advice(tuple(best), 100)) == Reason(Why.DEFENDER_WINS, card("Kc"))
