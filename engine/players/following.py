"""Which card to play to another's lead."""

from engine.actions import Action, Play
from engine.cards import Card, count, hand_of, natural_rank
from engine.players.reading import Reading, highest, lowest
from engine.players.worth import ACE, KING
from engine.seats import Seat, partner_of
from engine.view import playing_order


def follow(table: Reading) -> Action:
    """Wins as cheaply as it can, leaves partner's winners alone, and throws away what is needed least."""
    return Play(_follow(table))


def _follow(table: Reading) -> Card:
    view, order = table.view, table.order
    holder, leader = view.holder, view.leader
    if holder is None or leader is None:
        raise ValueError("nothing has been led")
    best = view.in_trick(holder)
    if best is None:
        raise ValueError("nothing has been led")
    turns = playing_order(table.contract, leader)
    later = tuple(seat for seat in turns[len(view.trick) + 1 :] if seat != table.partner)
    winners = hand_of(card for card in table.legal if order.beats[best] >> card & 1)
    if not winners:
        return throw(table)
    if holder == partner_of(table.seat):
        return _over_partner(table, best, winners, later)
    if not later:
        return lowest(winners, order)
    plain = winners & order.follow[view.trick[0]]
    if plain and not plain & order.trumps:
        top = highest(plain, order)
        return top if table.is_top(top) else lowest(plain, order)
    return _cheapest(table, winners, later)


def _over_partner(table: Reading, best: Card, winners: int, later: tuple[Seat, ...]) -> Card:
    """Partner holds the trick: better it only where it is likely to be lost, and not by trumping an ace."""
    order = table.order
    if not later or table.is_safe(best, later):
        return throw(table)
    suit = order.follow[table.view.trick[0]]
    following = winners & suit
    if following:
        top = highest(following, order)
        return top if table.is_top(top) and not table.is_top(best) else throw(table)
    if natural_rank(best) >= KING or table.is_top(best) or order.is_trump(best):
        return throw(table)
    return lowest(winners, order)


def _cheapest(table: Reading, winners: int, later: tuple[Seat, ...]) -> Card:
    return lowest(winners, table.order)


def throw(table: Reading) -> Card:
    """The card that is needed least: never a trump or an ace if another will do, a lone low card first."""
    return min(table.legal, key=lambda card: _need(table, card))


def _need(table: Reading, card: Card) -> float:
    order, rank = table.order, natural_rank(card)
    if order.is_trump(card):
        return 100 + order.strength[card]
    suit = table.hand & order.follow[card]
    need = float(rank)
    if table.is_top(card):
        need += 20
    elif rank == KING and count(suit) > 1:
        need += 6
    elif rank < ACE and count(suit) == 1 and table.trumps:
        need -= 5
    elif count(suit) == 2 and natural_rank(highest(suit, order)) == KING and rank < KING:
        need += 5
    return need
