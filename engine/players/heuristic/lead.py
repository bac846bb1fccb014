"""Which card to lead."""

from engine.actions import Play
from engine.cards import Card, cards_in, count
from engine.players.heuristic.inference import Reading, highest


def lead(table: Reading) -> Play:
    """Makers draw trumps and then run their winners; defenders lead winners and short suits, not trumps."""
    card = _to_draw(table) if table.making else None
    if card is None:
        card = _winner(table)
    return Play(_short(table) if card is None else card)


def _to_draw(table: Reading) -> Card | None:
    """The highest trump, while opponents may have some; a last low one is kept to take the lead with."""
    order, trumps = table.order, table.trumps
    if not trumps or not table.against & order.trumps:
        return None
    top = highest(trumps, order)
    first = not table.view.tricks
    return top if first or count(trumps) > 1 or table.is_top(top) else None


def _winner(table: Reading) -> Card | None:
    """The plain card that no opponent can beat in its suit; of several, that of the suit they have most of."""
    order = table.order
    tops = [card for card in table.legal if not order.is_trump(card) and table.is_top(card)]
    return max(tops, key=lambda card: count(table.against & order.follow[card]), default=None)


def _short(table: Reading) -> Card:
    """The lowest card of the shortest plain suit, or the highest trump where nothing else is left."""
    order = table.order
    plain = table.hand & ~order.trumps
    if not plain:
        return highest(table.hand, order)
    return min(cards_in(plain), key=lambda card: (count(plain & order.follow[card]), table.rank(card), card))
