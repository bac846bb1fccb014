"""Laws of states and views as values: they are immutable, equal, and travel to other processes."""

import pickle
from collections.abc import Iterable, Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from typing import Any

import pytest
from hypothesis import given

from engine import view
from engine.codec import dump, load
from engine.game import legal_actions, replay, story
from tests.engine.game.test_laws import UNIVERSE
from tests.random_games import Game
from tests.strategies import games
from tests.suite import rest


@given(games())
def test_the_log_replays_through_its_text(game: Game) -> None:
    text = "\n".join(map(dump, game.actions))
    assert text.isascii()
    actions = tuple(map(load, text.splitlines()))
    assert actions == game.actions
    assert replay(game.rules, actions, game.dealer) == game.state


@rest
@given(games())
def test_equal_logs_lead_to_equal_states_with_equal_hashes(game: Game) -> None:
    again = Game(game.rules, game.dealer, game.actions)
    assert again.states == game.states
    assert tuple(map(hash, again.states)) == tuple(map(hash, game.states))


@rest
@given(games())
def test_notation_round_trips_for_all_that_is_legal(game: Game) -> None:
    for action in (*UNIVERSE, *legal_actions(game.state)):
        line = dump(action)
        assert load(line) == action
        assert dump(load(line)) == line


@rest
@given(games())
def test_states_and_views_are_immutable_to_the_bottom(game: Game) -> None:
    state = game.state
    hash(state)
    for value in (state, *(view(state, watcher) for watcher in watching(game)), *events(game)):
        for part in parts(value):
            assert isinstance(part, tuple | frozenset | str | bytes | int | Enum | None) or is_frozen(part), type(part)


@given(games())
def test_a_phase_cannot_be_written_to(game: Game) -> None:
    state = game.state
    name = fields(state)[0].name if is_dataclass(state) else type(state)._fields[0]
    with pytest.raises((FrozenInstanceError, AttributeError)):
        setattr(state, name, None)


@rest
@given(games())
def test_states_and_views_go_to_another_process_and_back(game: Game) -> None:
    for value in (game.state, *(view(game.state, watcher) for watcher in watching(game))):
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - our own bytes


def watching(game: Game) -> tuple[int | None, ...]:
    return (None, *range(game.rules.seats))


def events(game: Game) -> tuple[Any, ...]:
    return tuple(each for step in game.steps[-3:] for each in story(*step))


def is_frozen(value: object) -> bool:
    return is_dataclass(value) and type(value).__dataclass_params__.frozen  # type: ignore[attr-defined]


def parts(value: Any) -> Iterator[Any]:
    yield value
    inner: Iterable[Any] = ()
    if is_dataclass(value):
        inner = (getattr(value, field.name) for field in fields(value))
    elif isinstance(value, tuple):
        inner = value
    for each in inner:
        yield from parts(each)
