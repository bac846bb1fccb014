"""Which card the dealer buries."""

from engine.actions import Action, Discard
from engine.cards import natural_rank, without
from engine.players.heuristic.hand_value import ALONE, worth
from engine.view import View


def bury(mine: View) -> Action:
    """The card whose loss costs the least: one that makes a void, else the weakest that guards nothing.

    Raises:
        ValueError: When no trump has been made.
    """
    contract = mine.contract
    if contract is None:
        raise ValueError("no trump was made")
    order = contract.ranking

    def kept(choice: Action) -> tuple[float, int]:
        if not isinstance(choice, Discard):
            return 0, 0
        card = choice.card
        return worth(without(mine.cards, card), contract.trump, ALONE, contract.benny), -order.strength[
            card
        ] - natural_rank(card)

    return max(mine.choices, key=kept)
