"""Euchre Game Notation: what is written is read back as the same game, and what it cannot carry is refused."""

import json
import re
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import PRESETS, Action, Cut, Deal, Draw, HandResult, Phase, State, Tap, view
from engine.notation import About, NotCarried, NotInEgn, from_egn, rules_as_read, to_egn
from tests.random_games import Game, random_game, random_variant
from tests.suite import examples, rest

WHOLE: Final = ("north-american", "stick-the-dealer", "western-new-york", "canadian", "anzac", "no-trump")
"""Presets of which the notation carries every game, to the last action."""
PARTLY: Final = ("columbus", "cornish", "british-parlett", "penryn", "robson", "mathews-1844")
"""Presets in which something may happen that it does not know."""
NEVER: Final = {
    "st-austell": NotInEgn.DEALER_SPEAKS,
    "seven-card": NotInEgn.HAND_SIZE,
    "railroad": NotInEgn.RUBBER,
    **dict.fromkeys(
        (
            "bid-euchre",
            "bid-euchre-double",
            "hasenpfeffer",
            "pepper",
            "indiana",
            "two-handed",
            "three-handed",
            "five-handed",
            "six-handed",
            "hustle",
            "set-back",
            "buck",
        ),
        NotInEgn.TABLE,
    ),
}
CARD: Final = re.compile(r"([78N9TJQKAX][SsHhCcDdxtngh]|[LRB])")
"""The schema's own pattern (schemas/egn-schema-v1.json, version 1.4)."""


def results(states: tuple[State, ...]) -> list[HandResult]:
    """The hands that were finished."""
    found: list[HandResult] = []
    for state in states:
        last = view(state, None).last if state.phase in (Phase.DEALING, Phase.CUTTING, Phase.OVER) else None
        if last is not None and last not in found:
            found.append(last)
    return found


def told(result: HandResult) -> tuple[object, ...]:
    """What two tellings of a hand must have in common."""
    contract = result.contract
    made = None if contract is None else (contract.trump, contract.lone_maker, contract.lone_defender)
    return result.dealer, made, result.played, result.tricks, result.points


def sorted_kitty(action: Action) -> Action:
    """A deal with its kitty below the upcard in the order in which the notation gives it back: it does not tell it."""
    if not isinstance(action, Deal):
        return action
    return Deal(action.hands, (action.kitty[0], *sorted(action.kitty[1:])))


def played(game: Game) -> list[Action]:
    """The game from the first deal on, as the notation can tell it."""
    return [sorted_kitty(action) for action in game.actions if not isinstance(action, Draw | Cut | Tap)]


def read_back(game: Game) -> Game:
    """The game, written as text and read."""
    read = from_egn(json.dumps(to_egn(game.rules, game.actions, dealer=game.dealer)))
    assert not read.guessed
    return Game(read.rules, read.dealer, read.actions)


def stripped(document: dict[str, Any]) -> dict[str, Any]:
    """The file as somebody would write it who saw the table only: no hands, no discards."""
    bare: dict[str, Any] = json.loads(json.dumps(document))
    for deal in bare["deals"]:
        del deal["initialState"]["playerCards"]
        for phase in deal["phases"]:
            phase.pop("discard", None)
    return bare


@pytest.mark.parametrize("name", WHOLE)
@given(seed=st.integers(0, 1 << 32), beside=st.sampled_from((0.0, 0.03)), limit=st.sampled_from((30, 97, 100_000)))
@settings(max_examples=12)
def test_every_action_comes_back(name: str, seed: int, beside: float, limit: int) -> None:
    """Whole games and games that broke off, with claims, refusals of claims and hands thrown in."""
    rules = PRESETS[name]
    game = random_game(rules, Random(seed), dealer=seed % 4, limit=limit, beside=beside)
    back = read_back(game)
    assert back.rules == replace(rules_as_read(rules), score_cards=back.rules.score_cards)
    assert list(back.actions) == played(game)
    assert results(back.states) == results(game.states)


@pytest.mark.parametrize("name", [*WHOLE, *PARTLY])
@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=12)
def test_what_is_written_is_the_same_game(name: str, seed: int) -> None:
    """Deals, calls, tricks, points and winner, where the notation has a word for everything that happened."""
    game = random_game(PRESETS[name], Random(seed), beside=0.02)
    try:
        back = read_back(game)
    except NotCarried:
        assert name in PARTLY
        return
    assert [told(result) for result in results(back.states)] == [told(result) for result in results(game.states)]
    assert view(back.state, None).winner == view(game.state, None).winner
    deals = [action for action in back.actions if isinstance(action, Deal)]
    assert deals == [action for action in played(game) if isinstance(action, Deal)]


@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=examples(150))
def test_any_house_rules_are_told_right_or_not_at_all(seed: int) -> None:
    rng = Random(seed)
    game = random_game(random_variant(rng), rng, limit=400, beside=0.03)
    try:
        back = read_back(game)
    except NotCarried:
        return
    assert [told(result) for result in results(back.states)] == [told(result) for result in results(game.states)]
    assert view(back.state, None).scores == view(game.state, None).scores


def test_every_preset_is_said_to_be_carried_or_not() -> None:
    assert {*WHOLE, *PARTLY, *NEVER} == set(PRESETS)


@pytest.mark.parametrize("name", NEVER)
def test_other_games_are_refused(name: str) -> None:
    game = random_game(PRESETS[name], Random(1), limit=5)
    with pytest.raises(NotCarried) as refused:
        to_egn(game.rules, game.actions)
    assert (refused.value.code, refused.value.hand) == (NEVER[name], 0)


@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=examples(40))
def test_hands_follow_from_the_play_where_they_are_not_told(seed: int) -> None:
    """Files of others rarely tell the hands: tricks, points and scores come out the same."""
    rng = Random(seed)
    game = random_game(PRESETS[rng.choice(WHOLE)], rng)
    document = stripped(to_egn(game.rules, game.actions))
    if any("playAnnotations" in phase for deal in document["deals"] for phase in deal["phases"]):
        return
    read = from_egn(document)
    back = Game(read.rules, read.dealer, read.actions)
    assert read.guessed == tuple(range(1, len(document["deals"]) + 1))
    assert [told(result) for result in results(back.states)] == [told(result) for result in results(game.states)]


@rest
@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=20)
def test_the_discard_is_the_card_that_was_not_played(seed: int) -> None:
    game = random_game(PRESETS["north-american"], Random(seed))
    document = to_egn(game.rules, game.actions)
    for deal in document["deals"]:
        for phase in deal["phases"]:
            phase.pop("discard", None)
    read = from_egn(document)
    back = Game(read.rules, read.dealer, read.actions)
    assert [told(result) for result in results(back.states)] == [told(result) for result in results(game.states)]


@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=30)
def test_a_file_is_of_the_schema(seed: int) -> None:
    rng = Random(seed)
    rules = PRESETS[rng.choice(WHOLE)]
    game = random_game(rules, rng, limit=rng.choice((20, 500)), beside=0.03)
    check(to_egn(game.rules, game.actions, about=About(game_id="7", title="Table 7", date="2026-11-21T08:00:00Z")))


def check(document: dict[str, Any]) -> None:
    """The file against the schema of version 1.4, as far as it says more than which keys there are."""
    assert set(document) == {"fileType", "version", "metadata", "deals"}
    assert document["fileType"] == "Euchre Game Notation"
    assert re.fullmatch(r"1\.[234](?:\.\d+)?", document["version"])
    metadata = document["metadata"]
    assert (
        {"players", "initialScore"}
        <= set(metadata)
        <= {*("gameId", "title", "description", "players", "initialScore", "finalScore", "date", "ruleset")}
    )
    assert not {"winning_score", "num_deals"} <= set(metadata["ruleset"])
    for number, deal in enumerate(document["deals"]):
        assert set(deal) == {"dealNumber", "initialState", "phases"}
        assert deal["dealNumber"] == number
        assert set(deal["initialState"]) == {"dealer", "upCard", "playerCards"}
        hands, phases = deal["initialState"]["playerCards"], deal["phases"]
        assert all(CARD.fullmatch(card) for hand in [*hands, [deal["initialState"]["upCard"]]] for card in hand)
        assert [phase["type"] for phase in phases] == ["EUCHRE_BIDDING", "TRICK_PLAY"][: len(phases)]
        for phase in phases:
            check_phase(phase)


def check_phase(phase: dict[str, Any]) -> None:
    """One phase of a deal."""
    if phase["type"] == "TRICK_PLAY":
        assert {"phaseNumber", "type", "tricks"} <= set(phase) <= {"phaseNumber", "type", "tricks", "playAnnotations"}
        assert all(CARD.fullmatch(card) for trick in phase["tricks"] for card in trick)
        assert all(place.isdecimal() for place in phase.get("playAnnotations", {}))
        return
    required = {"phaseNumber", "type", "calls", "isAlone"}
    assert required <= set(phase) <= {*required, "aloneDefender", "discard", "cardExchanges"}
    assert set(phase["calls"]) <= {"Pass", "Order", "s", "h", "d", "c", "n"}
    assert len(phase["calls"]) <= 8
