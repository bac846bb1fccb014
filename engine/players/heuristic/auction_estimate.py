"""The tricks to be expected by a player who names trump and leads, whatever the pack and the cards each.

The figures are fitted: hands of random deals were given to every seat, trump named by what these figures say, and the
hand played out by `RuleOfThumb`; the tricks taken were regressed on what the hand held.
"""

from functools import reduce
from typing import Final, NamedTuple, final

from engine.cards import FACES, PLANE, SUITS, Card, Cards, Trump, cards_in, count, without
from engine.contract import Contract
from engine.ranking import Ranking, ranking
from engine.rules.model import Rules
from engine.rules.options import Partnership


@final
class Holding(NamedTuple):
    """What a hand holds under a trump, or what each of it adds to the tricks. A top card is one that nobody beats."""

    base: float = 1
    """What a hand brings in any case."""
    first: float = 0
    second: float = 0
    third: float = 0
    low: float = 0
    """Trumps that none, one, two, or more of the cards of others beat."""
    over: float = 0
    """Trumps over half of the hand."""
    voids: float = 0
    """Suits without a card, as far as there are trumps for them."""
    headed: float = 0
    """Plain suits headed by a top card."""
    tops: float = 0
    """Top cards of those suits beside the first."""
    guarded: float = 0
    """Plain cards that one card only beats, with a lower one beside."""
    spare: float = 0
    """Cards of those suits over the usual number of a suit."""


def holding(hand: Cards, order: Ranking, rules: Rules) -> Holding:
    """What a hand holds by these rules."""
    cards = cards_in(hand)
    others = reduce(without, cards, rules.pack_bits)

    def above(card: Card) -> int:
        """How many cards of others beat one in its own suit."""
        better = order.beats[card] & order.follow[card] & FACES
        return count(others & (better | better << PLANE))

    trumps = [0, 0, 0, 0]
    for card in cards:
        if order.is_trump(card):
            trumps[min(above(card), 3)] += 1
    voids = headed = tops = guarded = spare = 0
    usual = rules.hand_size // 4
    for nine in map(Card, SUITS):  # nines have the first numbers, and are never bowers
        if nine == order.trump:
            continue
        suit = [above(card) for card in cards if order.follow[nine] >> card & 1]
        top = suit.count(0)
        voids += not suit
        headed += top > 0
        tops += max(0, top - 1)
        guarded += suit.count(1) if len(suit) > suit.count(1) + top else max(0, suit.count(1) - 1)
        spare += max(0, len(suit) - usual - 1) if top else 0
    held = sum(trumps)
    tops += count(hand & order.free)
    over = max(0, held - rules.hand_size // 2)
    return Holding(1, trumps[0], trumps[1], trumps[2], trumps[3], over, min(voids, held), headed, tops, guarded, spare)


def tricks(held: Holding, weights: Holding) -> float:
    """The tricks to be expected."""
    return sum([number * each for number, each in zip(held, weights, strict=True)])


# In the order of `Holding`, by whether two packs are shuffled together.
_SUIT: Final = {
    False: Holding(1.28, 1.06, 0.67, 0.64, 0.56, -0.18, 0.28, 0.53, 0.15, 0.09, -0.17),
    True: Holding(2.54, 1.2, 0.81, 0.72, 0.55, 0.34, 0.34, 0.55, 0.4, 0.12, 0.0),
}
_NO_TRUMP: Final = {
    False: Holding(2.03, 0, 0, 0, 0, 0, 0, 0.73, 0.47, 0.12, 0.5),
    True: Holding(4.24, 0, 0, 0, 0, 0, 0, 0.58, 0.91, 0.19, 0.16),
}
_SUIT_ALONE: Final = {
    False: Holding(-0.95, 1.62, 1.23, 1.05, 0.95, -0.45, 0.26, 0.78, 0.37, 0.24, -0.16),
    True: Holding(-1.11, 1.63, 1.24, 1.14, 0.85, 0.08, 0.29, 0.68, 0.63, 0.27, -0.05),
}
_NO_TRUMP_ALONE: Final = {
    False: Holding(0.46, 0, 0, 0, 0, 0, 0, 1.01, 0.85, 0.24, 0.54),
    True: Holding(2.02, 0, 0, 0, 0, 0, 0, 0.59, 1.05, 0.4, 0.06),
}
_SUIT_AGAINST: Final = Holding(-0.16, 1.1, 0.75, 0.38, 0.22, 0.5, 0.0, 0.5, 0.0, 0.07, -0.24)
_NO_TRUMP_AGAINST: Final = Holding(0.17, 0, 0, 0, 0, 0, 0, 0.62, 0.0, 0.07, -0.25)
_FOR_EACH_DROPPED: Final = 0.15
_CHOSEN_OF_MANY: Final = 0.4
"""Where nobody has a partner, the best-looking of five or six trumps brings less than it promises."""
_USUAL: Final = {False: 6, True: 12}
"""Cards each in the games that the figures are from."""


def for_maker(hand: Cards, trump: Trump, rules: Rules, *, alone: bool) -> float:
    """Tricks of the side that names `trump` and leads; `alone` is against all others, or with partners laid down."""
    held = holding(hand, ranking(trump, rules.benny_card, rules.later_wins), rules)
    plain = trump >= Trump.NONE
    for_oneself = rules.partnership is Partnership.EACH_ALONE
    if alone or for_oneself:
        weights = (_NO_TRUMP_ALONE if plain else _SUIT_ALONE)[rules.double_pack]
        return tricks(held, weights) - _CHOSEN_OF_MANY * for_oneself
    weights = (_NO_TRUMP if plain else _SUIT)[rules.double_pack]
    return tricks(held, weights) + weights.base * (rules.hand_size / _USUAL[rules.double_pack] - 1)


def against_maker(hand: Cards, contract: Contract, rules: Rules) -> float:
    """Tricks of one who stays, with nobody's help, against a maker who leads."""
    weights = _NO_TRUMP_AGAINST if contract.trump >= Trump.NONE else _SUIT_AGAINST
    return tricks(holding(hand, contract.ranking, rules), weights) + _FOR_EACH_DROPPED * len(contract.dropped)
