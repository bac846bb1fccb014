"""Errors with cards: each takes what can be read off the table, and says which card it makes a seat play."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from engine.cards import Card, Cards, Trump, cards_in, count, hand_of, natural_rank
from engine.players.erring.slips import Slip
from engine.players.heuristic.follow import follow
from engine.players.heuristic.inference import Reading, highest, lowest, read
from engine.players.heuristic.lead import lead
from engine.ranking import Ranking, bowers, ranking

CardSlip = Callable[[Reading], Card | None]
"""The card that an error plays, `None` where there is nothing to get wrong."""


def choose_card(table: Reading) -> Card:
    """The card of the rule of thumb."""
    return (follow(table) if table.view.trick else lead(table)).card


def _forget(table: Reading) -> Card | None:
    return choose_card(read(replace(table.view, tricks=()))) if table.view.tricks else None


def _miscount_trumps(table: Reading) -> Card | None:
    seen = table.hand | hand_of(table.view.trick)
    out = table.view.rules.pack_bits & table.order.trumps & ~seen
    held = (
        cards | out if count_ and seat != table.seat else cards
        for seat, (cards, count_) in enumerate(zip(table.may_hold, table.view.counts, strict=True))
    )
    return choose_card(replace(table, may_hold=tuple(held)))


def _miss_left(table: Reading) -> Card | None:
    trump, contract = table.order.trump, table.contract
    if trump >= Trump.NONE:
        return None
    order = without_left(trump, contract.benny, contract.last_wins)
    legal = table.legal
    if table.view.trick:  # who takes it for a plain jack thinks that it must not, or must, follow suit
        led = order.follow[table.view.trick[0]] | order.free
        legal = tuple(card for card in legal if led >> card & 1) or legal
    return choose_card(replace(table, order=order, legal=legal))


def _take_too_high(table: Reading) -> Card | None:
    winners = _winners(table)
    return highest(winners, table.order) if winners and not _is_partners(table) else None


def _duck(table: Reading) -> Card | None:
    winners = _winners(table)
    losers = hand_of(table.legal) & ~winners
    return lowest(losers, table.order) if winners and losers and not _is_partners(table) else None


def _take_partners_trick(table: Reading) -> Card | None:
    winners = _winners(table)
    return lowest(winners, table.order) if winners and _is_partners(table) else None


def _save_winner(table: Reading) -> Card | None:
    order = table.order
    plain = hand_of(card for card in table.legal if not order.is_trump(card))
    low = [card for card in cards_in(plain) if not table.is_top(card)]
    if table.view.trick or not low:
        return None
    return min(low, key=lambda card: (-count(plain & order.follow[card]), order.strength[card], card))


def _spend_trump(table: Reading) -> Card | None:
    return highest(table.trumps, table.order) if table.trumps and not table.view.trick else None


def _winners(table: Reading) -> Cards:
    """The cards that take the trick under way as it stands."""
    view = table.view
    best = None if view.holder is None else view.in_trick(view.holder)
    return 0 if best is None else hand_of(card for card in table.legal if table.order.beats[best] >> card & 1)


def _is_partners(table: Reading) -> bool:
    return table.view.holder in table.friends


CARD_SLIPS: Final[Mapping[Slip, CardSlip]] = {
    Slip.FORGETS: _forget,
    Slip.MISCOUNTS_TRUMPS: _miscount_trumps,
    Slip.TAKES_PARTNERS_TRICK: _take_partners_trick,
    Slip.MISSES_LEFT: _miss_left,
    Slip.TOO_HIGH: _take_too_high,
    Slip.DUCKS: _duck,
    Slip.SPENDS_TRUMPS: _spend_trump,
    Slip.SAVES_WINNERS: _save_winner,
}
"""In the order in which they are tried; the first that plays another card than the rule of thumb is the error made."""


@cache
def without_left(trump: Trump, benny: Card | None, last_wins: bool) -> Ranking:  # noqa: FBT001
    """The ranking as somebody sees it who takes the left bower for the jack of its printed suit."""
    order = ranking(trump, benny, last_wins)
    left = bowers(trump)[1]
    if left is None:
        return order
    printed = ranking(Trump.NONE, benny, last_wins)
    bit, suit, rank = 1 << left, printed.follow[left], natural_rank(left)
    follow_, beats, strength = [*order.follow], [*order.beats], [*order.strength]
    for card in cards_in(suit | order.trumps):
        follow_[card] = suit if suit >> card & 1 else follow_[card] & ~bit
        higher = suit >> card & 1 and card != left and order.strength[card] < rank
        beats[card] = beats[card] | bit if higher else beats[card] & ~bit
    beats[left] = printed.beats[left] | order.trumps & ~bit
    strength[left] = rank
    return replace(
        order, trumps=order.trumps & ~bit, follow=tuple(follow_), beats=tuple(beats), strength=tuple(strength)
    )
