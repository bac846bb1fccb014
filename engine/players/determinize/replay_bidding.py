"""Takes a hand back to its deal and replays its bidding, call by call."""

from collections.abc import Iterator
from itertools import combinations

from engine.actions import Action, Discard, Give, Show
from engine.cards import Card, Cards, adding, cards_in, hand_of, without
from engine.game import apply, open_bidding
from engine.hand.hand import Hand
from engine.hand.poor_hands import poor_hands
from engine.phases.kinds import Phase
from engine.phases.registry import State


def words_of(hand: Hand) -> Iterator[tuple[State, Action]]:
    """Every word said in a hand, and the state in which it was said.

    Raises:
        IllegalAction: When the hand cannot have gone like that.
        ValueError: When a poor hand was shown that nobody can have held.
    """
    words = [call.action for call in hand.calls]
    burials = [Discard(each.card) for each in hand.buried]
    gifts = [Give(each.card) for each in hand.given]
    state = open_bidding(as_dealt(hand))
    while words or burials or gifts:
        if state.phase is Phase.PARTNERS_BEST:
            state = apply(state, gifts.pop(0))
        elif state.phase.asks_for_card and burials:
            state = apply(state, burials.pop(0))
        else:
            yield state, words[0]
            state = apply(state, words.pop(0))


def as_dealt(hand: Hand) -> Hand:
    """The hand before a word was said and a card moved; which cards a poor hand got is one of the ways that fit.

    Raises:
        ValueError: When a poor hand was shown that nobody can have held.
    """
    hands, match, contract = [*hand.hands], hand.match, hand.contract
    for gift in reversed(hand.given):
        hands[gift.taker] = without(hands[gift.taker], gift.card)
        hands[gift.giver] = adding(hands[gift.giver], gift.card)
    for seat, card in hand.buried:
        hands[seat] = adding(hands[seat], card)
    size, dealer = match.rules.hand_size, match.dealer
    if contract is not None and contract.takes_upcard(dealer, match.rules) and hands[dealer].bit_count() > size:
        hands[dealer] = without(hands[dealer], hand.kitty[0])
    first = match.rules.turns_up
    for seat, held in enumerate(hands):
        for card in hand.kitty[first : first + held.bit_count() - size]:  # those too many were drawn from the kitty
            hands[seat] = without(hands[seat], card)
    kitty = hand.kitty
    for seat, action in hand.calls:
        if isinstance(action, Show):
            hands[seat], kitty = _before_exchange(hand, hands[seat], action)
    return Hand(match, tuple(hands), kitty)


def _before_exchange(hand: Hand, held: Cards, action: Show) -> tuple[Cards, tuple[Card, ...]]:
    """A poor hand and the kitty before three cards were changed."""
    rules, kitty = hand.match.rules, hand.kitty
    for taken in combinations([card for card in cards_in(held) if card not in hand.shown], 3):
        before = held & ~hand_of(taken) | hand_of(action.cards)
        for poor in poor_hands(rules, before):
            if poor.action.cards == action.cards and poor.shown == hand.shown:
                first = rules.turns_up + rules.dummy if poor.farmers else len(kitty) - len(taken)
                return before, (*kitty[:first], *taken, *kitty[first + len(taken) :])
    raise ValueError("no poor hand was held")
