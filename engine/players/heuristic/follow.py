"""Which card to play to another's lead."""

from typing import Final

from engine.actions import Play
from engine.cards import Card, Cards, count, hand_of
from engine.hand.contract import playing_order
from engine.players.heuristic.hand_value import ACE, KING
from engine.players.heuristic.inference import Reading, counts_majority, highest, lowest
from engine.seats import Seat

# What makes a card worth keeping, in ranks of its suit.
_TRUMP: Final = 100
_WINNER: Final = 20
_GUARDED_KING: Final = 6
_GUARD: Final = 5
_LONE_CARD: Final = -5
"""With a trump in hand, a suit that is gone is as good as a winner."""


def follow(table: Reading) -> Play:
    """Wins as cheaply as it can, leaves partner's winners alone, and throws away what is needed least.

    Raises:
        ValueError: When nothing has been led.
    """
    view, order = table.view, table.order
    best = None if view.holder is None else view.in_trick(view.holder)
    if best is None or view.leader is None:
        raise ValueError("nothing has been led")
    turns = playing_order(table.contract, view.leader)
    later = tuple(seat for seat in turns[len(view.trick) + 1 :] if seat not in table.friends)
    winners = hand_of(card for card in table.legal if order.beats[best] >> card & 1)
    if not winners or _leaves_to_partner(table, best, winners, turns):
        card = _throw(table)
    elif view.holder in table.friends:
        card = _over_partner(table, best, winners, later)
    else:
        card = _over_opponent(table, winners)
    return Play(card)


def _leaves_to_partner(table: Reading, best: Card, winners: Cards, turns: tuple[Seat, ...]) -> bool:
    """Whether a defender in second seat keeps its trump: all tricks are needed, and partner may take this one."""
    view, order = table.view, table.order
    size, last = view.rules.hand_size, len(view.tricks) + 1
    if table.making or len(view.trick) != 1 or last == size or order.is_trump(best) or not counts_majority(view.rules):
        return False
    makers = sum(taken for seat, taken in enumerate(view.taken) if seat != table.seat and seat not in table.friends)
    may_beat = any(order.beats[best] & table.may_hold[seat] for seat in turns[2:] if seat in table.friends)
    return makers == size // 2 and may_beat and order.is_trump(highest(winners, order))


def _over_opponent(table: Reading, winners: Cards) -> Card:
    """The lowest winner; of a plain suit the highest, if no opponent can have a higher one."""
    top = highest(winners, table.order)
    follows = not table.order.is_trump(top)
    last = len(table.view.trick) + 1 == len(table.contract.active)
    return top if follows and not last and table.is_top(top) else lowest(winners, table.order)


def _over_partner(table: Reading, best: Card, winners: Cards, later: tuple[Seat, ...]) -> Card:
    """Partner holds the trick with `best`: better it only where it is likely to be lost, and never trump a king."""
    order = table.order
    if table.is_top(best) or table.is_safe(best, later):
        return _throw(table)
    following = winners & order.follow[table.view.trick[0]]
    if following:
        top = highest(following, order)
        return top if table.is_top(top) else _throw(table)
    if table.rank(best) >= KING or order.is_trump(best):
        return _throw(table)
    return lowest(winners, order)


def _throw(table: Reading) -> Card:
    """The card that is needed least: never a trump or a winner if another will do, a lone low card first."""
    return min(table.legal, key=lambda card: _need(table, card))


def _need(table: Reading, card: Card) -> int:
    order, rank = table.order, table.rank(card)
    if order.is_trump(card):
        return _TRUMP + order.strength[card]
    suit = table.hand & order.follow[card]
    length = count(suit)
    if table.is_top(card):
        return rank + _WINNER
    if rank == KING and length > 1:
        return rank + _GUARDED_KING
    if rank < ACE and length == 1 and table.trumps:
        return rank + _LONE_CARD
    if length == 2 and table.rank(highest(suit, order)) == KING:
        return rank + _GUARD
    return rank
