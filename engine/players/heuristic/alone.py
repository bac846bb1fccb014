"""Decisions before a card is seen, and the exchanges of a lone player with the partner."""

from engine.actions import Action, Give, Name, Pass
from engine.cards import without
from engine.hand.contract import Contract
from engine.players.heuristic.hand_value import ALONE, worth
from engine.players.heuristic.trump import defend, go_alone
from engine.view import View


def call_blind(mine: View) -> Action:
    """Any suit is as good as another to a dealer who has not seen a card: one in turn, and not alone."""
    names = [choice for choice in mine.choices if isinstance(choice, Name) and not choice.alone]
    return names[mine.number % len(names)]


def go_blind(_mine: View) -> Action:
    """Never: it marches one time in seven, and looking at the hand first is worth a point more (4,000 deals)."""
    return Pass()


def call_lone(mine: View) -> Action:
    """Makers go alone with a march in hand, defenders with most of the tricks.

    Raises:
        ValueError: When the view is not a seat's, or no trump has been made.
    """
    contract = _contract(mine)
    if mine.seat is None:
        raise ValueError("not a seat's view")
    return go_alone(mine) if contract.seating.side[mine.seat] == contract.side else defend(mine)


def give(mine: View) -> Action:
    """A lone player gives the card whose loss costs the least, the partner the best one for trump and rank.

    Raises:
        ValueError: When no trump has been made, or no card is to be given.
    """
    contract = _contract(mine)
    gifts = [choice for choice in mine.choices if isinstance(choice, Give)]
    order = contract.ranking
    if mine.seat in (contract.lone_maker, contract.lone_defender):

        def value_left(gift: Give) -> tuple[float, int]:
            left = worth(without(mine.cards, gift.card), contract.trump, ALONE, contract.benny)
            return left, -order.strength[gift.card]

        return max(gifts, key=value_left)
    return max(gifts, key=lambda gift: order.strength[gift.card])


def _contract(mine: View) -> Contract:
    if mine.contract is None:
        raise ValueError("no trump was made")
    return mine.contract
