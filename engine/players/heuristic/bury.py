"""Which card to bury: the dealer's, those of a maker with a dummy, and the one a lone player changes with the kitty."""

from engine.actions import Action, Discard, Pass
from engine.cards import Card, Cards, Trump, adding, cards_in, natural_rank, without
from engine.hand.contract import Contract
from engine.players.heuristic.hand_value import ALONE, worth
from engine.view import View


def bury(mine: View) -> Action:
    """The card whose loss costs the least: one that makes a void, else the weakest that guards nothing.

    Where the seat may stand pat, it does unless an unseen card is worth more than that one, on average.

    Raises:
        ValueError: When no trump has been made.
    """
    contract = mine.contract
    if contract is None:
        raise ValueError("no trump was made")
    order = contract.ranking

    def value_left(choice: Discard) -> tuple[float, int]:
        card = choice.card
        return _worth(without(mine.cards, card), contract), -order.strength[card] - natural_rank(card)

    best = max((choice for choice in mine.choices if isinstance(choice, Discard)), key=value_left)
    return Pass() if Pass() in mine.choices and not _gains(mine, contract, best.card) else best


def _worth(hand: Cards, contract: Contract) -> float:
    if contract.trump is Trump.LOW:
        return sum([contract.ranking.strength[card] for card in cards_in(hand)])
    return worth(hand, contract.trump, ALONE, contract.benny)


def _gains(mine: View, contract: Contract, card: Card) -> bool:
    """Whether an unseen card in place of `card` makes the hand worth more, on average."""
    seen, rest = {*cards_in(mine.cards), *mine.buried, mine.upcard}, without(mine.cards, card)
    unseen = [other for other in mine.rules.pack if other not in seen]
    return sum([_worth(adding(rest, other), contract) for other in unseen]) > _worth(mine.cards, contract) * len(unseen)
