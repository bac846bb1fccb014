"""The engine's hands in OpenSpiel's euchre: the same cards and the same words, there and back.

OpenSpiel plays one hand of the classic game; `stick_the_dealer` is our `all_pass`, `allow_lone_defender` our
`defend_alone=always` (it asks the defenders whether or not the maker is alone). Seats and cards have the same numbers
in both. Two things are said otherwise there, as `tests/engine/game/test_openspiel.py` holds:

1. OpenSpiel forbids to discard the card picked up; rules-spec D1 allows it. Only its list of legal actions knows of
   that: a hand in which the card was buried has a mirror like any other.
2. OpenSpiel asks "alone?" after the discard; we ask with the call (rules-spec E1).
"""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, Final

from engine import Action, Alone, Card, Discard, Name, Order, Pass, Play, Rules, State, Suit, Trump
from engine.cards import cards_in
from engine.hand import Hand
from engine.phases.registry import DefenderAlone, Discarding, FirstRound, Playing, SecondRound
from engine.rules.options import AllPass, DefendAlone
from engine.seats import FOUR

PASS: Final = 24
FIRST_TRUMP: Final = 25
ALONE: Final = 29
WITH_PARTNER: Final = 30
_ONLY_BETWEEN_HANDS: Final = frozenset(
    {"cut", "exceed_target", "first_dealer", "laps", "packets", "partners", "rubber", "score_cards", "skunk_counts_two"}
    | {"best_of_five", "target", "ties", "win_by"}
)
"""Options that change nothing from the deal to the last trick."""


def parameters(rules: Rules) -> dict[str, bool]:
    """OpenSpiel's settings for these rules.

    Raises:
        ValueError: When it does not know them.
    """
    for option in fields(Rules):
        value = getattr(rules, option.name)
        allowed = {option.default}
        if option.name == "all_pass":
            allowed = {AllPass.THROW_IN, AllPass.STICK_DEALER}
        elif option.name == "defend_alone":
            allowed = {DefendAlone.NEVER, DefendAlone.ALWAYS}
        if value not in allowed and option.name not in _ONLY_BETWEEN_HANDS:
            raise ValueError(f"OpenSpiel does not know {option.name} = {value}")
    return {
        "stick_the_dealer": rules.all_pass is AllPass.STICK_DEALER,
        "allow_lone_defender": rules.defend_alone is DefendAlone.ALWAYS,
    }


@cache
def game_of(rules: Rules) -> Any:
    """OpenSpiel's game of these rules."""
    import pyspiel  # not on every machine

    return pyspiel.load_game("euchre", parameters(rules))


def number_of(action: Action, upcard: Card) -> int:
    """An action of ours as OpenSpiel's number, without the word "alone" of a call."""
    match action:
        case Pass():
            return PASS
        case Order():
            return FIRST_TRUMP + upcard % len(Suit)
        case Name(trump):
            return FIRST_TRUMP + trump
        case Discard(card) | Play(card):
            return card
        case _:
            raise ValueError(action)


def action_of(number: int, state: State) -> Action:
    """OpenSpiel's number as an action of ours in this state, a call as if with the partner."""
    match state:
        case FirstRound():
            return Pass() if number == PASS else Order()
        case SecondRound():
            return Pass() if number == PASS else Name(Trump(number - FIRST_TRUMP))
        case Discarding():
            return Discard(Card(number))
        case DefenderAlone():
            return Alone() if number == ALONE else Pass()
        case Playing():
            return Play(Card(number))
        case _:
            raise ValueError(number)


def mirrored(state: State, *, before_alone: bool = False) -> Any:
    """OpenSpiel's state after all that led to ours, from the deal on.

    before_alone -- stop where the maker is asked "alone?"

    Raises:
        ValueError: Where no hand is on, or OpenSpiel does not know the rules.
    """
    match state:
        case FirstRound() | SecondRound() | Discarding() | DefenderAlone() | Playing():
            hand = state.hand
        case _:
            raise ValueError("no hand is on")
    other = game_of(hand.match.rules).new_initial_state()
    for number in _dealt(hand):
        other.apply_action(number)
    for number in _said(hand, discarding=isinstance(state, Discarding), before_alone=before_alone):
        other.apply_action(number)
    if isinstance(state, Playing) and not before_alone:
        for trick in (*[each.cards for each in state.tricks], state.trick):
            for card in trick:
                other.apply_action(card)
    return other


def _dealt(hand: Hand) -> Iterator[int]:
    """The dealer, the hands card by card from the dealer on, and the upcard."""
    dealer, upcard = hand.match.dealer, hand.kitty[0]
    held = [[*cards_in(cards)] for cards in hand.hands]
    contract = hand.contract
    if contract is not None and contract.takes_upcard(dealer, hand.match.rules):
        held[dealer] += [buried.card for buried in hand.buried]
        held[dealer].remove(upcard)
        held[dealer].sort()
    yield dealer
    for row in zip(*[held[seat] for seat in FOUR.around(dealer)], strict=True):
        yield from row
    yield upcard


def _said(hand: Hand, *, discarding: bool, before_alone: bool) -> Iterator[int]:
    """The bidding, the discard, and who goes alone, in OpenSpiel's order."""
    made = False
    for _, word in hand.calls:
        if made:
            yield ALONE if word == Alone() else WITH_PARTNER
            continue
        yield number_of(word, hand.kitty[0])
        if isinstance(word, Order | Name):
            if discarding:
                return
            yield from [buried.card for buried in hand.buried]
            if before_alone:
                return
            yield ALONE if word.alone else WITH_PARTNER
            made = True
