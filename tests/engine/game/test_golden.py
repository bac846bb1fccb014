"""Whole games, line by line, as they were told when they were written down."""

import re
from graphlib import TopologicalSorter
from typing import get_args

import grimp

from engine import PRESETS, Pass, Phase, Word, actor, legal_actions, story
from engine.phases.kinds import Asks, Group
from engine.phases.registry import State
from tests.cases import for_all
from tests.engine import golden
from tests.suite import rest


@for_all(name=golden.SCENARIOS)
def test_a_game_is_told_as_it_was(name: str) -> None:
    """A difference on purpose: `python -m tests.engine.golden --write`, and look at what git shows."""
    text = golden.path_of(name).read_text()
    game = golden.read(text)
    assert game.rules == golden.SCENARIOS[name]
    assert golden.told(game) == text
    assert game.state.phase is Phase.OVER
    assert all(each in text for each in golden.SHOWS[name])


def test_every_preset_has_a_game_and_no_file_is_left_over() -> None:
    assert set(PRESETS) <= set(golden.SCENARIOS)
    assert {path.stem for path in golden.FOLDER.iterdir()} == set(golden.SCENARIOS)


@rest
def test_every_word_occurs() -> None:
    games = (golden.read(golden.path_of(name).read_text()) for name in golden.SCENARIOS)
    told = {event.word for game in games for step in game.steps for event in story(*step)}
    assert told == set(Word)


def test_every_phase_has_one_class_of_its_name() -> None:
    named = {each.phase: each.__name__ for each in get_args(State)}
    assert set(named) == set(Phase)
    assert len(named) == len(get_args(State))
    for phase, name in named.items():
        assert re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper() == phase.name


def test_phases_stand_in_the_order_of_their_groups() -> None:
    groups = [phase.group for phase in Phase]
    assert groups == sorted(groups)
    assert set(groups) == set(Group)


def test_a_phase_belongs_to_one_part_of_a_game() -> None:
    for phase in Phase:
        parts = (phase.between_hands, phase.before_trump, phase.before_play, phase.has_tricks)
        assert sum(parts) == 1
        assert phase.has_hand is not phase.between_hands
        assert phase.before_trump or not phase.blind


def test_what_a_phase_asks_for_is_what_its_actor_may_do() -> None:
    met: set[Phase] = set()
    for name in golden.SCENARIOS:
        for state in golden.read(golden.path_of(name).read_text()).states:
            met.add(state.phase)
            assert (actor(state) is None) is (state.phase.asks is Asks.NOTHING)
            cards = [hasattr(action, "card") for action in legal_actions(state) if action != Pass()]
            if state.phase is Phase.KITTY_EXCHANGE:
                assert Pass() in legal_actions(state)  # stands pat
            assert all(cards) if state.phase.asks_for_card else not any(cards)
    assert met == set(Phase)


def test_no_module_of_the_engine_imports_in_a_circle() -> None:
    graph = grimp.build_graph("engine", exclude_type_checking_imports=False, cache_dir=None)
    TopologicalSorter({name: graph.find_modules_directly_imported_by(name) for name in graph.modules}).prepare()
