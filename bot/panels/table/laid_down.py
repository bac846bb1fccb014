"""The cards of whoever claims the rest, face up before everybody."""

from bot.members.preferences import Sort
from bot.panels.core.cards import sort_hand
from bot.panels.table.sides import contract_shown
from engine import Card, Seat, View
from engine.cards import cards_in


def laid_down(view: View) -> tuple[Seat, tuple[Card, ...]] | None:
    """Who has laid the hand down, and its cards in the order in which pictures, their words and lines show them."""
    if view.claim is None:
        return None
    seat, cards = view.claim
    contract = contract_shown(view)
    trump = None if contract is None else contract.trump
    return seat, sort_hand(cards_in(cards), trump, Sort.TRUMP_FIRST, view.rules.benny_card)
