"""A hand taken back to its deal, to be dealt and gone through again by what was said and done in it."""

from itertools import combinations

from engine import Accept, Action, Deal, Discard, Give, LayDown, Play, Settle, Show, State, apply
from engine.cards import Cards, adding, cards_in, hand_of, without
from engine.hand import Hand
from engine.phases import Claiming, Dealing, Discarding, Giving, Playing, Reviewing, Rewarding, TakingDummy
from engine.poor_hands import poor_hands


def gone_through_again(state: State) -> State:
    """The state that the hand under way leads to when it is dealt as it must have been, and goes as it did.

    What happened beside the turn is left out, but for a claim that is being answered.

    Raises:
        IllegalAction: When it cannot have gone like that.
    """
    playing = state.playing if isinstance(state, Claiming | Rewarding | Reviewing) else state
    hand: Hand = state.hand
    words: list[Action] = [call.action for call in hand.calls]
    burials = [Discard(each.card) for each in hand.buried]
    gifts = [Give(each.card) for each in hand.given]
    plays: list[Action] = []
    if isinstance(playing, Playing):
        plays = [Play(card) for trick in playing.tricks for card in trick.cards] + [*map(Play, playing.trick)]
    again: State = apply(Dealing(hand.match), _dealt(state))
    while words or burials or gifts or plays:
        match again:
            case Discarding() | TakingDummy():
                again = apply(again, burials.pop(0))
            case Giving():
                again = apply(again, gifts.pop(0))
            case Playing():
                again = apply(again, plays.pop(0))
            case _:
                again = apply(again, words.pop(0))
    if isinstance(state, Rewarding) and isinstance(again, Reviewing):
        again = apply(again, Settle())
    if isinstance(state, Claiming) and isinstance(playing, Playing):
        again = apply(again, LayDown(playing.actor))
        while isinstance(again, Claiming) and again.actor != state.actor:
            again = apply(again, Accept())
    return again


def _dealt(state: State) -> Deal:
    """The deal of the hand under way."""
    hand: Hand = state.hand
    hands, match, contract = [*hand.hands], hand.match, hand.contract
    for gift in reversed(hand.given):
        hands[gift.taker] = without(hands[gift.taker], gift.card)
        hands[gift.giver] = adding(hands[gift.giver], gift.card)
    for seat, card in hand.buried:
        hands[seat] = adding(hands[seat], card)
    upcard_in = contract is not None and contract.takes_upcard(match.dealer, match.rules)
    if upcard_in and hands[match.dealer].bit_count() > match.rules.hand_size:
        hands[match.dealer] = without(hands[match.dealer], hand.kitty[0])
    if contract is not None and match.rules.dummy and hands[contract.maker].bit_count() > match.rules.hand_size:
        for card in hand.kitty[1 : 1 + match.rules.dummy]:
            hands[contract.maker] = without(hands[contract.maker], card)
    kitty = hand.kitty
    for seat, action in hand.calls:
        if isinstance(action, Show):
            hands[seat], kitty = _before_exchange(hand, hands[seat], action)
    return Deal(tuple(hands), kitty)


def _before_exchange(hand: Hand, held: Cards, action: Show) -> tuple[Cards, tuple[int, ...]]:
    """A poor hand and the kitty before three cards were changed, in any way that fits."""
    rules, kitty = hand.match.rules, hand.kitty
    for taken in combinations([card for card in cards_in(held) if card not in hand.shown], 3):
        before = held & ~hand_of(taken) | hand_of(action.cards)
        for poor in poor_hands(rules, before):
            if poor.action == action and poor.shown == hand.shown:
                first = rules.turns_up + rules.dummy if poor.farmers else len(kitty) - 3
                assert kitty[first : first + 3] == action.cards
                return before, (*kitty[:first], *taken, *kitty[first + 3 :])
    raise AssertionError("no poor hand was held")
