"""Differential test: the engine beside OpenSpiel's euchre, hand by hand, over both of its parameters.

OpenSpiel plays one hand; `stick_the_dealer` is our `all_pass`, `allow_lone_defender` our `defend_alone=always` (it asks
the defenders whether or not the maker is alone). At every step the same actions must be legal and at the end the same
points due, but for the differences named here:

1. OpenSpiel forbids to discard the card picked up; RULES.md D1 allows it.
2. OpenSpiel asks "alone?" after the discard; we ask with the call (RULES.md E1: "declared with the call").
3. OpenSpiel asks the defenders from the eldest on; we ask from the maker's left on. They differ when the maker is the
   dealer's left or the dealer's partner. RULES.md E4 does not say; E2, on the British game, says "in turn from eldest".
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
from engine.rules import AllPass, DefendAlone
from engine.seats import SEATS, around, left_of
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


def defenders_from_eldest(maker: Seat, dealer: Seat) -> list[Seat]:
    """The order in which OpenSpiel asks (difference 3)."""
    return [seat for seat in around(left_of(dealer)) if (seat - maker) % 2]


def play_both(game: Any, rules: Rules, dealer: Seat, dice: Random) -> dict[str, int]:
    """One hand in both; answers which differences were met."""
    state = apply(start(rules, dealer), random_deal(rules, dice))
    other = dealt(game, state)
    met = {"picked-up card": 0, "alone after the discard": 0, "eldest defender first": 0}
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
            state = both_defend(state, other, dice, met)
    last = view(state, None).last
    assert last is not None
    points = [last.points[seat % 2] - last.points[1 - seat % 2] for seat in SEATS]
    assert other.is_terminal()
    assert other.returns() == points
    return met


def both_defend(state: State, other: Any, dice: Random, met: dict[str, int]) -> State:
    """The defenders are asked in each game's own order, until one goes alone."""
    if phase_of(state) is not Phase.DEFENDING:
        return state
    asked: list[Seat | None] = []
    while phase_of(state) is Phase.DEFENDING:
        asked.append(actor(state))
        assert legal_actions(state) == (Pass(), Alone())
        state = apply(state, dice.choice((Pass(), Alone())))
    public = view(state, None)
    contract, dealer = public.contract, public.dealer
    assert contract is not None
    assert dealer is not None
    order = defenders_from_eldest(contract.maker, dealer)
    met["eldest defender first"] += order[0] != asked[0]
    for seat in order:
        assert other.current_player() == seat
        assert other.legal_actions() == [ALONE, WITH_PARTNER]
        alone = contract.lone_defender == seat
        other.apply_action(ALONE if alone else WITH_PARTNER)
        if alone:
            break
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
    assert bool(met["eldest defender first"]) == defend
