"""Decisions besides trump and play: before a card is seen, of a lone player, and those that take a few lines."""

from typing import Final, TypeAlias

from engine import actions as a
from engine.cards import TRUMPS, cards_in, hand_of, natural_rank, rank_of, suit_of, without
from engine.phases.kinds import Phase
from engine.players.heuristic.hand_value import ACE, ALONE, TOGETHER, contract_in, worth
from engine.players.heuristic.trump import call, defend, go_alone
from engine.players.utility import Stakes
from engine.ranking import bowers, ranking
from engine.rules.options import WhoAlone
from engine.scoring import count_raises, points_off
from engine.view import View


def call_blind(mine: View) -> a.Action:
    """Any suit is as good as another to a dealer who has not seen a card: one in turn, and not alone."""
    names = [choice for choice in mine.choices if isinstance(choice, a.Name) and not choice.alone]
    return names[mine.number % len(names)]


_Outcomes: TypeAlias = tuple[tuple[int, int, float], ...]
"""Points of the dealer's side, of the others, and how often: the mean of hands that are not known.

Of 6,000 deals by the rules of `robson` in which a jack was turned (seed 20261121), each played by `RuleOfThumb` in all
seats, once alone unseen and once looked at first.
"""
_UNSEEN: Final[_Outcomes] = ((0, 1, 0.867), (5, 0, 0.133))
_LOOKED_AT: Final[_Outcomes] = (
    (0, 1, 0.041),
    (0, 2, 0.154),
    (0, 4, 0.003),
    (1, 0, 0.575),
    (2, 0, 0.160),
    (4, 0, 0.067),
)


def go_blind(mine: View) -> a.Action:
    """Only where nothing less than a march will do: to look first is worth a point more (rules-spec E7)."""
    if mine.rules.sides != 2:
        return a.Pass()
    stakes = Stakes.of(mine)
    return a.Alone() if _mean(stakes, _UNSEEN) > _mean(stakes, _LOOKED_AT) else a.Pass()


_DONATED: Final[_Outcomes] = ((0, 2, 0.885), (1, 0, 0.115))
_KEPT: Final[tuple[_Outcomes, ...]] = (
    ((0, 1, 0.555), (0, 2, 0.21), (0, 4, 0.115), (1, 0, 0.005), (2, 0, 0.115)),
    ((0, 1, 0.6), (0, 2, 0.075), (0, 4, 0.17), (1, 0, 0.015), (2, 0, 0.14)),
)
"""Of the eldest and of the last before the dealer, after an order and a pass: 9,000 hands with a trump at most under a
turned jack, at 9 to 6 and 9 to 7, each played both ways by `RuleOfThumb`. Points of the hand's side come first."""


def donate(mine: View) -> a.Order | None:
    """Order a poor hand up where that wins more games: a loner would win it for the dealer's side, a euchre does not.

    At 9 to 6 and 9 to 7 it won 2 to 4 games more in 100 for the eldest, 4 to 11 for the last before the dealer.
    """
    suit, stakes, cards = mine.upcard_suit, Stakes.of(mine), cards_in(mine.cards)
    feared = (
        stakes.near and mine.rules.alone is not WhoAlone.NOBODY and mine.rules.side_of(stakes.dealer) != stakes.side
    )
    if mine.phase is not Phase.FIRST_ROUND or suit is None or not feared:
        return None
    order = ranking(TRUMPS[suit], mine.rules.benny_card)
    jack = mine.upcard is not None and rank_of(mine.upcard) == "J"
    stops = sum([natural_rank(card) == ACE or card in bowers(order.trump) for card in cards])
    kept = _KEPT[mine.seat != mine.seating.left[stakes.dealer]]
    poor = sum(map(order.is_trump, cards)) <= 1 and stops <= jack
    return a.Order() if poor and _mean(stakes, kept) < _mean(stakes, _DONATED) else None


def _mean(stakes: Stakes, outcomes: _Outcomes) -> float:
    first = stakes.side == 0
    return sum([part * stakes.worth((ours, theirs) if first else (theirs, ours)) for ours, theirs, part in outcomes])


def call_lone(mine: View) -> a.Action:
    """Makers go alone with a march in hand, defenders with most of the tricks."""
    contract = contract_in(mine)
    if mine.seat is None:
        raise ValueError("not a seat's view")
    return go_alone(mine) if contract.seating.side[mine.seat] == contract.side else defend(mine)


def give(mine: View) -> a.Action:
    """A lone player gives the card whose loss costs the least, the partner the best one for trump and rank."""
    contract = contract_in(mine)
    gifts = [choice for choice in mine.choices if isinstance(choice, a.Give)]
    order = contract.ranking
    if mine.seat in (contract.lone_maker, contract.lone_defender):

        def value_left(gift: a.Give) -> tuple[float, int]:
            left = worth(without(mine.cards, gift.card), contract.trump, ALONE, contract.benny)
            return left, -order.strength[gift.card]

        return max(gifts, key=value_left)
    return max(gifts, key=lambda gift: order.strength[gift.card])


_TO_RAISE: Final = 3.25
"""Measured in 60,000 hands between `RuleOfThumb`: a defender's hand of this worth won every other time."""
_TO_SEE: Final = 2.9
"""After a raise, makers with a hand of this worth won often enough to see it."""
_FOR_ANOTHER_RAISE: Final = 0.4
_CARDS: Final = 5
"""The hand that these figures are for; they grow with its size."""


def show_poor_hand(mine: View) -> a.Show | None:
    """Show a poor hand: three new cards are nearly always better than three nines or tens.

    The cards that stay are worth the most with the suit turned as trump, or with the trump made. For a new deal, show a
    hand that is not worth a call, and out of turn one against which the opponents have made trump.
    """
    shows = [choice for choice in (*mine.choices, *mine.interjections) if isinstance(choice, a.Show)]
    if not shows:
        return None
    contract, beside = mine.contract, shows[0].seat is not None
    if beside and contract is None:
        return None
    if not all(each.cards for each in shows):
        if beside:
            ours = contract is not None and mine.seat in (contract.maker, *contract.seating.partners(contract.maker))
            return None if ours else shows[0]
        return a.Show() if isinstance(call(mine), a.Pass) else None
    if mine.upcard is None:
        raise ValueError("not a bidder's view")
    turned = TRUMPS[mine.named if mine.named is not None else suit_of(mine.upcard)]
    trump = turned if contract is None else contract.trump

    benny = mine.rules.benny_card

    def value_left(choice: a.Show) -> tuple[float, int]:
        cards = mine.cards & ~hand_of(choice.cards)
        return worth(cards, trump, TOGETHER, benny), sum(
            natural_rank(card) for card in cards_in(cards) if card != benny
        )

    return max(shows, key=value_left)


def bet(mine: View) -> a.Action:
    """Raise with a hand that wins more often than not, see with one that the odds are good enough for."""
    contract = contract_in(mine)
    tricks = worth(mine.cards, contract.trump, ALONE, contract.benny) * _CARDS / mine.rules.hand_size
    if a.Raise() in mine.choices:
        return a.Raise() if tricks >= _TO_RAISE else a.Check()
    needed = _TO_SEE + _FOR_ANOTHER_RAISE * (count_raises(mine.calls) - 1)
    return a.See() if tricks >= needed else a.GiveUp()


def choose_reward(mine: View) -> a.Action:
    """Take the points, or lower the opponents' score where that wins more games (rules-spec G4)."""
    if mine.last is None:
        raise ValueError("not a winner's view")
    points, stakes = mine.last.points, Stakes.of(mine)
    lowered = points_off(points, mine.scores, mine.rules)
    return a.Lower() if stakes.worth(lowered) > stakes.worth(points) else a.Take()
