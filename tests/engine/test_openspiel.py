"""Differential test: the engine beside OpenSpiel's euchre, hand by hand, over both of its parameters.

OpenSpiel plays one hand; `stick_the_dealer` is our `all_pass`, `allow_lone_defender` our `defend_alone=always` (it asks
the defenders whether or not the maker is alone). At every step the same actions must be legal and at the end the same
points due, but for the differences named here:

1. OpenSpiel forbids to discard the card picked up; RULES.md D1 allows it.
2. OpenSpiel asks "alone?" after the discard; we ask with the call (RULES.md E1: "declared with the call").
"""

from random import Random
from typing import Any

import pytest

from engine import (
    Action,
    Alone,
    Discard,
    Name,
    Order,
    Pass,
    Phase,
    Play,
    Rules,
    Seat,
    State,
    actor,
    apply,
    legal_actions,
    start,
    view,
)
from engine.cards import cards_in
from engine.options import AllPass, DefendAlone
from engine.seats import SEATS, around
from tests.strategies import phase_of, random_action, random_deal

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

DEALS = 500
"""For each of the four settings."""
PASS, FIRST_TRUMP, ALONE, WITH_PARTNER = 24, 25, 29, 30


def spiel_action(action: Action, upcard: int) -> int:
    """An action of ours as OpenSpiel's number, without the word "alone" of a call."""
    match action:
        case Pass():
            return PASS
        case Order():
            return FIRST_TRUMP + upcard % 4
        case Name(trump):
            return FIRST_TRUMP + trump
        case Discard(card) | Play(card):
            return card
        case _:
            raise ValueError(action)


def dealt(game: Any, state: State) -> Any:
    """OpenSpiel's state after the same deal: the dealer first, card by card, the upcard last."""
    hand = state.hand  # type: ignore[union-attr] - bidding has one
    other = game.new_initial_state()
    other.apply_action(hand.match.dealer)
    order = [tuple(cards_in(hand.hands[seat])) for seat in around(hand.match.dealer)]
    for card in (card for row in zip(*order, strict=True) for card in row):
        other.apply_action(card)
    other.apply_action(hand.upcard)
    return other


def play_both(game: Any, rules: Rules, dealer: Seat, dice: Random) -> dict[str, int]:
    """One hand in both; answers which differences were met."""
    state = apply(start(rules, dealer), random_deal(rules, dice))
    other = dealt(game, state)
    met = {"picked-up card": 0, "alone after the discard": 0}
    upcard = view(state, None).upcard
    assert upcard is not None
    while phase_of(state) not in (Phase.DEALING, Phase.OVER):
        phase, seat = phase_of(state), actor(state)
        assert other.current_player() == seat
        ours, theirs = legal_actions(state), set(other.legal_actions())
        if phase is Phase.DISCARDING:
            assert theirs == {spiel_action(action, upcard) for action in ours} - {upcard}
            met["picked-up card"] += 1
            action = dice.choice([action for action in ours if action != Discard(upcard)])
        else:
            assert theirs == {spiel_action(action, upcard) for action in ours}
            action = random_action(state, dice, calls=0.25)
        other.apply_action(spiel_action(action, upcard))
        state = apply(state, action)
        contract = view(state, None).contract
        asks = phase in (Phase.ORDERING, Phase.NAMING, Phase.DISCARDING) and phase_of(state) is not Phase.DISCARDING
        if contract is not None and asks:
            met["alone after the discard"] += phase is Phase.DISCARDING
            assert other.current_player() == contract.maker
            assert other.legal_actions() == [ALONE, WITH_PARTNER]
            other.apply_action(ALONE if contract.alone else WITH_PARTNER)
            state = both_defend(state, other, dice)
    last = view(state, None).last
    assert last is not None
    points = [last.points[seat % 2] - last.points[1 - seat % 2] for seat in SEATS]
    assert other.is_terminal()
    assert other.returns() == points
    return met


def both_defend(state: State, other: Any, dice: Random) -> State:
    """The defenders are asked in turn, until one goes alone."""
    while phase_of(state) is Phase.DEFENDING:
        assert other.current_player() == actor(state)
        assert legal_actions(state) == (Pass(), Alone())
        assert other.legal_actions() == [ALONE, WITH_PARTNER]
        action = dice.choice((Pass(), Alone()))
        other.apply_action(ALONE if action == Alone() else WITH_PARTNER)
        state = apply(state, action)
    return state


@pytest.mark.parametrize("defend", [False, True], ids=["", "lone-defender"])
@pytest.mark.parametrize("stick", [False, True], ids=["throw-in", "stick"])
def test_openspiel_agrees(stick: bool, defend: bool) -> None:
    game = pyspiel.load_game("euchre", {"stick_the_dealer": stick, "allow_lone_defender": defend})
    rules = Rules(
        all_pass=AllPass.STICK_DEALER if stick else AllPass.THROW_IN,
        defend_alone=DefendAlone.ALWAYS if defend else DefendAlone.NEVER,
    )
    dice = Random(f"{stick}{defend}")
    met: dict[str, int] = {}
    for number in range(DEALS):
        for name, times in play_both(game, rules, number % 4, dice).items():
            met[name] = met.get(name, 0) + times
    assert met["picked-up card"] > DEALS // 10
    assert met["alone after the discard"] > DEALS // 10
