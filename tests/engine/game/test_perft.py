"""Counts of action sequences from fixed deals: the engine against numbers that another program counted."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given

from engine import Phase, State, actor, apply, dump, dump_rules, legal_actions, load, replay, rules_from, view
from tests.engine import perft, reference
from tests.random_games import Game, random_game, random_rules
from tests.strategies import classic_rules, games
from tests.suite import rest

POSITIONS = perft.positions()


def counted_by_engine(state: State, depth: int) -> tuple[list[int], dict[str, int]]:
    """As `tests.engine.perft`, by the engine."""
    counts, ends = [0] * depth, Counter[str]()
    number = view(state, None).number

    def count(now: State, done: int) -> None:
        seen = view(now, None) if actor(now) is None else None
        if done and seen is not None:
            assert seen.last is not None
            assert seen.last.number == number
            ends["{}-{}".format(*seen.last.points)] += 1
            return
        if done == depth:
            return
        legal = legal_actions(now)
        counts[done] += len(legal)
        for action in legal:
            count(apply(now, action), done + 1)

    count(state, 0)
    return counts, dict(ends)


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_the_engine_counts_as_many_sequences(entry: dict[str, Any]) -> None:
    state = replay(rules_from(entry["rules"]), map(load, entry["lines"]), entry["dealer"])
    assert counted_by_engine(state, entry["depth"]) == (entry["counts"], entry["ends"])


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_the_file_is_what_the_reference_counts(entry: dict[str, Any]) -> None:
    """Not to its full depth: `python -m tests.engine.perft --write` does that."""
    depth = next((at + 1 for at, number in enumerate(entry["counts"]) if number > 1000), entry["depth"])
    assert perft.counted(entry, depth)[0] == entry["counts"][:depth]


def agree(game: Game) -> None:
    """The engine and the reference see the same game, line by line."""
    other = reference.Game(json.loads(dump_rules(game.rules)), game.dealer)
    for before, action, after in game.steps:
        assert sorted(map(dump, legal_actions(before))) == sorted(other.legal())
        assert actor(before) == (other.asked if other.legal() else None)
        other.do(dump(action))
        now = view(after, None)
        assert list(now.scores) == other.scores
        assert now.dealer == other.dealer
        if after.phase is Phase.PLAYING:
            assert list(now.taken) == other.tricks
        if after.phase in (Phase.DEALING, Phase.OVER) and now.last is not None:
            assert list(now.last.points) == other.points
        assert now.winner == other.winner
        assert (after.phase is Phase.OVER) == (other.phase == "over")
    assert sorted(map(dump, legal_actions(game.state))) == sorted(other.legal())


@given(games(classic_rules(), beside=False))
def test_the_reference_agrees_at_any_point(game: Game) -> None:
    agree(game)


@rest
def test_the_reference_agrees_on_whole_games() -> None:
    dice = Random(5)
    for _ in range(20):
        rules = random_rules(dice)
        agree(random_game(rules, dice))
