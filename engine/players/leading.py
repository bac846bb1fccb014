"""Which card to lead."""

from engine.actions import Action, Play
from engine.cards import Card, Cards, cards_in, count, natural_rank
from engine.players.reading import Reading, highest, lowest


def lead(table: Reading) -> Action:
    """Makers draw trumps and then run their winners; defenders lead winners and short suits, not trumps."""
    return Play(_makers_lead(table) if table.making else _defenders_lead(table))


def _makers_lead(table: Reading) -> Card:
    order, trumps = table.order, table.trumps
    out = table.against & order.trumps
    if trumps and out:
        top = highest(trumps, order)
        if table.is_top(top) or not table.view.tricks or count(trumps) >= 3:
            return top
    return _winner(table) or _short(table)


def _defenders_lead(table: Reading) -> Card:
    return _winner(table) or _short(table)


def _winner(table: Reading) -> Card | None:
    """The best of the plain cards that no opponent can beat in its suit."""
    tops = [card for card in table.legal if not table.order.is_trump(card) and table.is_top(card)]
    return max(tops, key=lambda card: count(table.against & table.order.follow[card]), default=None)


def _short(table: Reading) -> Card:
    """A low card of the shortest plain suit, or the lowest trump where nothing else is left."""
    plain: Cards = table.hand & ~table.order.trumps
    if not plain:
        return highest(table.hand, table.order)
    return min(cards_in(plain), key=lambda card: (count(plain & table.order.follow[card]), natural_rank(card), card))


__all__ = ["lead", "lowest"]
