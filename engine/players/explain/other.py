"""Reasons for the answers to everything that is asked between the call and the play, and after it."""

from typing import Final

from engine.actions import (
    Accept,
    Action,
    Alone,
    CallSuit,
    Check,
    Cut,
    Declare,
    Discard,
    Drop,
    Give,
    GiveUp,
    Lower,
    Pass,
    Raise,
    Refuse,
    See,
    Stay,
    Take,
    Tap,
)
from engine.cards import SUITS, TRUMPS, Card, Cards, adding, cards_in, natural_rank, suit_of, without
from engine.hand.contract import Contract
from engine.phases.kinds import Phase
from engine.players.explain.calls import nearest_others, top_trumps, trumps_in, why_alone
from engine.players.explain.codes import Reason, Why
from engine.players.heuristic.hand_value import ACE, KING
from engine.players.heuristic.trump import short_of_winning
from engine.ranking import Ranking
from engine.view import View

_FEW: Final = 2
_NEAR: Final = 2
"""Points short of winning with which opponents are to be feared."""
_PLAIN: Final[dict[type[Action], Why]] = {
    Declare: Why.DECLARE,
    Raise: Why.RAISE,
    Check: Why.CHECK,
    See: Why.SEE,
    GiveUp: Why.GIVE_UP,
    Accept: Why.ACCEPT,
    Cut: Why.CUT,
    Tap: Why.CUT,
}
"""What is always said for the same reason."""


def why_answered(mine: View, action: Action) -> Reason | None:
    """Why an answer is right; nothing where none of the usual reasons holds."""
    plain = _PLAIN.get(type(action))
    if plain is not None:
        return Reason(plain)
    if mine.phase is Phase.ROBSONS_CHOICE:
        return _why_reward(mine, action)
    if mine.phase is Phase.BLIND_LONER:
        return _unseen(mine, action)
    contract = mine.contract
    if contract is None:
        return None
    match action:
        case Discard(card):
            return _why_discard(mine, contract.ranking, card)
        case Give(card):
            return _why_give(mine, contract, card)
        case Alone() | Pass() if Alone() in mine.choices or Declare() in mine.choices:
            return _alone_or_not(mine, contract, alone=action == Alone())
        case CallSuit(suit):
            held = (mine.cards & contract.ranking.follow[Card(suit)]).bit_count()
            return Reason(Why.CALL_SHORT if held == 1 else Why.CALL_CARD, suit=TRUMPS[suit])
        case Stay():
            return _why_stay(mine, contract)
        case Drop():
            return Reason(Why.DROP, number=mine.rules.no_trick) if mine.rules.no_trick else None
        case Refuse():
            return _why_refuse(mine, contract)
        case _:
            return None


def _why_reward(mine: View, action: Action) -> Reason:
    """Robson's choice: to score the points, or take them off the others (rules-spec G4)."""
    if isinstance(action, Lower):
        return Reason(Why.LOWER_NEAR if nearest_others(mine) <= _NEAR else Why.LOWER)
    us = 0 if mine.seat is None else mine.rules.side_of(mine.seat)
    won = 0 if mine.last is None else mine.last.points[us]
    return Reason(Why.TAKE_WINS if isinstance(action, Take) and won >= short_of_winning(mine, us) else Why.TAKE)


def _unseen(mine: View, action: Action) -> Reason | None:
    if isinstance(action, Pass):
        return Reason(Why.LOOK_FIRST)
    return Reason(Why.GAMBLE) if nearest_others(mine) <= _NEAR else None


def _alone_or_not(mine: View, contract: Contract, *, alone: bool) -> Reason | None:
    if mine.phase is Phase.DECLARE_MARCH:
        return Reason(Why.NOT_DECLARE)
    makes = mine.seat is not None and contract.seating.side[mine.seat] == contract.side
    order = contract.ranking
    if not makes:
        held = trumps_in(mine.cards, order)
        return Reason(Why.DEFEND_ALONE, number=held) if alone else Reason(Why.DEFEND_TOGETHER)
    if not alone:
        return Reason(Why.WITH_PARTNER)
    takes = mine.phase is Phase.DEALER_ALONE and mine.upcard is not None and mine.seat == mine.dealer
    hand = adding(mine.cards, mine.upcard) if takes and mine.upcard is not None else mine.cards
    return why_alone(mine, hand, order)


def _why_discard(mine: View, order: Ranking, card: Card) -> Reason | None:
    after = without(mine.cards, card)
    if order.is_trump(card):
        return Reason(Why.DISCARD_TRUMP) if trumps_in(after, order) == after.bit_count() else None
    if not after & order.follow[card] and trumps_in(after, order):
        return Reason(Why.DISCARD_VOID, card, TRUMPS[suit_of(card)])
    king = _guarded_king(mine.cards, order)
    if king is not None and after >> king & 1 and not order.follow[king] >> card & 1:
        return Reason(Why.DISCARD_KEEPS_KING, king, TRUMPS[suit_of(king)])
    return Reason(Why.DISCARD_LOWEST, card) if _is_least(mine.cards, card, order) else None


def _guarded_king(hand: Cards, order: Ranking) -> Card | None:
    """A plain king with one lower card beside it, which keeps it from falling to the ace."""
    for suit in SUITS:
        cards = [card for card in cards_in(hand) if not order.is_trump(card) and suit_of(card) == suit]
        ranks = sorted(map(natural_rank, cards))
        if len(ranks) == _FEW and ranks[-1] == KING:
            return next(card for card in cards if natural_rank(card) == KING)
    return None


def _is_least(hand: Cards, card: Card, order: Ranking) -> bool:
    """Whether no plain card of a hand is lower."""
    plain = [each for each in cards_in(hand) if not order.is_trump(each)]
    return bool(plain) and order.strength[card] == min(order.strength[each] for each in plain)


def _why_give(mine: View, contract: Contract, card: Card) -> Reason | None:
    order = contract.ranking
    if mine.seat in (contract.lone_maker, contract.lone_defender):
        return Reason(Why.GIVE_LEAST, card) if not order.is_trump(card) else None
    if order.is_trump(card):
        best = max(cards_in(mine.cards), key=lambda each: order.strength[each])
        return Reason(Why.GIVE_TRUMP, card) if card == best else None
    return Reason(Why.GIVE_ACE, card) if natural_rank(card) == ACE else None


def _why_stay(mine: View, contract: Contract) -> Reason | None:
    others = [seat for seat in mine.seating.seats if seat != mine.seat and seat not in contract.dropped]
    if others == [contract.maker] and mine.scores[contract.maker] <= mine.rules.hand_size:
        return Reason(Why.STAY_ALL_LOST)
    order = contract.ranking
    if top_trumps(mine.cards, order, mine.rules.pack_bits):
        top = max(cards_in(mine.cards), key=lambda each: order.strength[each])
        return Reason(Why.STAY_SURE, top)
    held = trumps_in(mine.cards, order)
    return Reason(Why.STAY_TRUMPS, number=held) if held else None


def _why_refuse(mine: View, contract: Contract) -> Reason:
    """A card that beats every one of its suit among those shown may take a trick yet."""
    order, shown = contract.ranking, 0 if mine.claim is None else mine.claim[1]
    for card in sorted(cards_in(mine.cards), key=lambda each: -order.strength[each]):
        of_suit = [each for each in cards_in(shown) if order.follow[card] >> each & 1]
        if of_suit and all(order.strength[card] > order.strength[each] for each in of_suit):
            return Reason(Why.REFUSE_BEATEN, card)
    return Reason(Why.REFUSE)
