"""The tricks to be expected by a player who names trump and leads, whatever the pack and the cards each.

The figures are fitted: hands of random deals were given to every seat, trump named by what these figures say, and the
hand played out by `RuleOfThumb`; the tricks taken were regressed on what the hand held.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, final

from engine.cards import FACES, PLANE, SUITS, Card, Cards, Trump, cards_in, count
from engine.contract import Contract
from engine.ranking import Ranking, ranking
from engine.rules.model import Rules
from engine.rules.options import Partnership


@final
class Holding(NamedTuple):
    """What a hand holds under a trump, as far as it counts. A card is "top" when none that others hold beats it."""

    trumps: tuple[int, int, int, int]
    """Trumps that none, one, two, or more of the cards of others beat."""
    over: int
    """Trumps over half of the hand."""
    voids: int
    """Suits without a card, as far as there are trumps for them."""
    headed: int
    """Plain suits headed by a top card."""
    tops: int
    """Top cards of those suits beside the first."""
    guarded: int
    """Plain cards that one card only beats, with a lower one beside."""
    spare: int
    """Cards of those suits over the usual number of a suit."""


def holding(hand: Cards, order: Ranking, rules: Rules) -> Holding:
    """What a hand holds by these rules."""
    others = _Others.of(hand, rules)
    cards = cards_in(hand)
    trumps = [0, 0, 0, 0]
    for card in cards:
        if order.is_trump(card):
            trumps[min(others.above(card, order), 3)] += 1
    voids = headed = tops = guarded = spare = 0
    usual = rules.hand_size // 4
    for nine in _NINES:
        if nine == order.trump:
            continue
        suit = [others.above(card, order) for card in cards if order.follow[nine] >> card & 1]
        top = suit.count(0)
        voids += not suit
        headed += top > 0
        tops += max(0, top - 1)
        guarded += suit.count(1) if len(suit) > suit.count(1) + top else max(0, suit.count(1) - 1)
        spare += max(0, len(suit) - usual - 1) if top else 0
    held = sum(trumps)
    return Holding(
        (trumps[0], trumps[1], trumps[2], trumps[3]),
        max(0, held - rules.hand_size // 2),
        min(voids, held),
        headed,
        tops + count(hand & order.free),
        guarded,
        spare,
    )


_NINES: Final = tuple(Card(suit) for suit in SUITS)
"""One card of each suit: nines have the first numbers, and are never bowers."""


@final
class _Others(NamedTuple):
    """The cards that others hold or that were set aside: once, and twice."""

    once: Cards
    twice: Cards

    @classmethod
    def of(cls, hand: Cards, rules: Rules) -> "_Others":
        first, second, pack = hand & FACES, hand >> PLANE, rules.pack_bits & FACES
        return cls(pack & ~second, pack & ~first) if rules.double_pack else cls(pack & ~first, 0)

    def above(self, card: Card, order: Ranking) -> int:
        """How many of them beat a card in its own suit."""
        better = order.beats[card] & order.follow[card]
        return count(better & self.once) + count(better & self.twice)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What each part of a `Holding` adds to the tricks; `base` is what a hand brings in any case."""

    base: float
    trumps: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    over: float = 0.0
    voids: float = 0.0
    headed: float
    tops: float
    guarded: float
    spare: float


def tricks(held: Holding, weights: Weights) -> float:
    """The tricks to be expected."""
    return (
        weights.base
        + sum(number * each for number, each in zip(held.trumps, weights.trumps, strict=True))
        + held.over * weights.over
        + held.voids * weights.voids
        + held.headed * weights.headed
        + held.tops * weights.tops
        + held.guarded * weights.guarded
        + held.spare * weights.spare
    )


# By whether two packs are shuffled together.
_SUIT: Final = {
    False: Weights(
        base=1.28,
        trumps=(1.06, 0.67, 0.64, 0.56),
        over=-0.18,
        voids=0.28,
        headed=0.53,
        tops=0.15,
        guarded=0.09,
        spare=-0.17,
    ),
    True: Weights(
        base=2.54, trumps=(1.2, 0.81, 0.72, 0.55), over=0.34, voids=0.34, headed=0.55, tops=0.4, guarded=0.12, spare=0.0
    ),
}
_NO_TRUMP: Final = {
    False: Weights(base=2.03, headed=0.73, tops=0.47, guarded=0.12, spare=0.5),
    True: Weights(base=4.24, headed=0.58, tops=0.91, guarded=0.19, spare=0.16),
}
_SUIT_ALONE: Final = {
    False: Weights(
        base=-0.95,
        trumps=(1.62, 1.23, 1.05, 0.95),
        over=-0.45,
        voids=0.26,
        headed=0.78,
        tops=0.37,
        guarded=0.24,
        spare=-0.16,
    ),
    True: Weights(
        base=-1.11,
        trumps=(1.63, 1.24, 1.14, 0.85),
        over=0.08,
        voids=0.29,
        headed=0.68,
        tops=0.63,
        guarded=0.27,
        spare=-0.05,
    ),
}
_NO_TRUMP_ALONE: Final = {
    False: Weights(base=0.46, headed=1.01, tops=0.85, guarded=0.24, spare=0.54),
    True: Weights(base=2.02, headed=0.59, tops=1.05, guarded=0.4, spare=0.06),
}
_SUIT_AGAINST: Final = Weights(
    base=-0.16, trumps=(1.1, 0.75, 0.38, 0.22), over=0.5, voids=0.0, headed=0.5, tops=0.0, guarded=0.07, spare=-0.24
)
_NO_TRUMP_AGAINST: Final = Weights(base=0.17, headed=0.62, tops=0.0, guarded=0.07, spare=-0.25)
_FOR_EACH_DROPPED: Final = 0.15
_CHOSEN_OF_MANY: Final = 0.4
"""Where nobody has a partner, the best-looking of five or six trumps brings less than it promises."""
_USUAL: Final = {False: 6, True: 12}
"""Cards each in the games that the figures are from."""


def for_maker(hand: Cards, trump: Trump, rules: Rules, *, alone: bool) -> float:
    """Tricks of the side that names `trump` and leads; `alone` is against all others, or with partners laid down."""
    held = holding(hand, ranking(trump, rules.benny_card, rules.later_wins), rules)
    plain = trump >= Trump.NONE
    if rules.partnership is Partnership.EACH_ALONE:
        return tricks(held, (_NO_TRUMP_ALONE if plain else _SUIT_ALONE)[rules.double_pack]) - _CHOSEN_OF_MANY
    if alone:
        return tricks(held, (_NO_TRUMP_ALONE if plain else _SUIT_ALONE)[rules.double_pack])
    weights = (_NO_TRUMP if plain else _SUIT)[rules.double_pack]
    return tricks(held, weights) + weights.base * (rules.hand_size / _USUAL[rules.double_pack] - 1)


def against_maker(hand: Cards, contract: Contract, rules: Rules) -> float:
    """Tricks of one who stays, with nobody's help, against a maker who leads."""
    weights = _NO_TRUMP_AGAINST if contract.trump >= Trump.NONE else _SUIT_AGAINST
    return tricks(holding(hand, contract.ranking, rules), weights) + _FOR_EACH_DROPPED * len(contract.dropped)
