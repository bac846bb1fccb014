"""Why to make trump, to bid, to go alone or to pass, and why to answer all else that is asked beside the play."""

from typing import Final

from engine import actions as a
from engine.cards import SUITS, TRUMPS, Card, Cards, Trump, adding, cards_in, natural_rank, rank_of, suit_of, without
from engine.contract import Contract
from engine.phases.kinds import Phase
from engine.players.explain.codes import Reason, Why
from engine.players.heuristic.hand_value import ACE, ALONE, KING, TOGETHER, worth
from engine.players.heuristic.other_decisions import donate
from engine.players.heuristic.trump import short_of_winning, waits_for
from engine.ranking import Ranking, bowers, ranking
from engine.rules.options import NoTrump, Scoring
from engine.view import View

_FEW: Final = 2
_MANY: Final = 3
_LONG: Final = 4
_BETTER: Final = 0.4
"""Tricks by which another suit must be better to wait for it."""
_EUCHRE: Final = 2
"""Points of a euchre."""


def why_call(mine: View, action: a.Action) -> Reason | None:
    """Why to say something before trump is made; nothing where none of the usual reasons holds."""
    match action:
        case a.Show():
            return Reason(Why.SHOW)
        case a.Bid(tricks, moon):
            return _bid(mine, tricks, moon=moon)
        case a.Order(alone):
            trump = _suit_asked_about(mine)
            return None if trump is None else _alone_with(mine, trump) if alone else _order(mine, trump)
        case a.Name(trump, alone):
            return _alone_with(mine, trump) if alone else _name(mine, trump)
        case a.Pass():
            return _pass(mine)
        case _:
            return None


def top_trumps(hand: Cards, order: Ranking, pack: Cards) -> int:
    """How many of the highest trumps a hand holds, from the top down without a gap."""
    number = 0
    for card in sorted(cards_in(pack & order.trumps), key=lambda card: -order.strength[card]):
        if not hand >> card & 1:
            break
        number += 1
    return number


def trumps_in(hand: Cards, order: Ranking) -> int:
    """How many trumps a hand holds."""
    return sum(order.is_trump(card) for card in cards_in(hand))


def why_alone(mine: View, hand: Cards, order: Ranking) -> Reason:
    """Why to play alone with a hand."""
    top, held = top_trumps(hand, order, mine.rules.pack_bits), trumps_in(hand, order)
    if top >= _FEW:
        return Reason(Why.ALONE_TOP_TRUMPS, number=top)
    return Reason(Why.ALONE_LONG, number=held) if held >= _LONG else Reason(Why.ALONE)


def nearest_others(mine: View) -> int:
    """How many points the opponents who are nearest to winning are short of it."""
    us = None if mine.seat is None else mine.rules.side_of(mine.seat)
    return min(short_of_winning(mine, side) for side in range(mine.rules.sides) if side != us)


def _suit_asked_about(mine: View) -> Trump | None:
    """The trump that round 1 asks about, if any."""
    return None if mine.upcard_suit is None else TRUMPS[mine.upcard_suit]


def _would_hold(mine: View) -> Cards:
    """The seat's cards, with the upcard where it would take it."""
    takes = mine.phase is Phase.FIRST_ROUND and mine.seat == mine.dealer and mine.upcard is not None
    return adding(mine.cards, mine.upcard) if takes and mine.upcard is not None else mine.cards


def _order_of(mine: View, trump: Trump) -> Ranking:
    return ranking(trump, mine.rules.benny_card)


def _with_dealer(mine: View) -> bool:
    """Whether the seat deals, or plays with the dealer."""
    return mine.dealer is not None and (mine.seat == mine.dealer or mine.seat in mine.seating.partners(mine.dealer))


def _alone_with(mine: View, trump: Trump) -> Reason:
    return why_alone(mine, _would_hold(mine), _order_of(mine, trump))


def _order(mine: View, trump: Trump) -> Reason:
    upcard = mine.upcard
    held = trumps_in(_would_hold(mine), _order_of(mine, trump))
    if _thin(mine, held):
        return Reason(Why.IN_THE_BARN)
    if donate(mine) is not None:
        return Reason(Why.DONATE)
    if upcard is not None and upcard in (mine.rules.benny_card, bowers(trump)[0]) and _with_dealer(mine):
        return Reason(Why.TAKES_BOWER if mine.seat == mine.dealer else Why.PARTNER_GETS_BOWER, upcard, trump, held)
    return _strength(mine, trump)


def _name(mine: View, trump: Trump) -> Reason:
    if mine.phase is Phase.BLIND_CALL:
        return Reason(Why.BLIND, suit=trump)
    if mine.phase is Phase.SECOND_ROUND and a.Pass() not in mine.choices:
        return Reason(Why.STUCK, suit=trump)
    if trump is Trump.NONE:
        aces = _aces(mine.cards)
        return Reason(Why.ACES, number=aces) if aces >= _FEW else Reason(Why.CALL, suit=trump)
    if trump is Trump.LOW:
        lowest = min(map(natural_rank, mine.rules.pack))
        low = sum(natural_rank(card) <= lowest + 1 for card in cards_in(mine.cards))
        return Reason(Why.LOW_CARDS, number=low) if low >= _FEW else Reason(Why.CALL, suit=trump)
    held, turned = trumps_in(mine.cards, _order_of(mine, trump)), _suit_asked_about(mine)
    if mine.phase is Phase.SECOND_ROUND and turned is not None and held <= _MANY and not _both_bowers(mine, trump):
        if _thin(mine, held):
            return Reason(Why.IN_THE_BARN)
        is_next = trump.suit is not None and trump.suit.same_colour == turned
        if is_next and not _with_dealer(mine):
            return Reason(Why.NEXT, mine.upcard, trump)
        if not is_next and _with_dealer(mine) and mine.seat != mine.dealer:
            return Reason(Why.CROSSING, mine.upcard, trump)
    return _strength(mine, trump)


def _thin(mine: View, held: int) -> bool:
    """Whether the hand holds little, and nothing is lost by a euchre that is not lost otherwise."""
    return mine.rules.sides == _FEW and nearest_others(mine) == 1 and held <= _FEW


def _both_bowers(mine: View, trump: Trump) -> bool:
    return all(card is not None and _would_hold(mine) >> card & 1 for card in bowers(trump))


def _strength(mine: View, trump: Trump) -> Reason:
    """What the hand holds under a trump."""
    hand, order = _would_hold(mine), _order_of(mine, trump)
    held, right = trumps_in(hand, order), bowers(trump)[0]
    plain = [card for card in cards_in(hand) if not order.is_trump(card)]
    if _both_bowers(mine, trump):
        return Reason(Why.BOTH_BOWERS, suit=trump, number=held)
    if not mine.rules.double_pack and held * 2 > (mine.rules.pack_bits & order.trumps).bit_count():
        return Reason(Why.MOST_TRUMPS, suit=trump, number=held)
    if held >= _FEW and any(natural_rank(card) == ACE for card in plain):
        return Reason(Why.TRUMPS_AND_ACE, suit=trump, number=held)
    if held >= _MANY and len({suit_of(card) for card in plain}) < len(SUITS) - 1:
        return Reason(Why.TRUMPS_AND_VOID, suit=trump, number=held)
    if held >= _MANY:
        return Reason(Why.MANY_TRUMPS, suit=trump, number=held)
    if right is not None and hand >> right & 1:
        return Reason(Why.RIGHT_BOWER, right, trump)
    return Reason(Why.CALL, suit=trump)


def _pass(mine: View) -> Reason:
    if mine.phase is Phase.AUCTION:
        bids = [choice.tricks for choice in mine.choices if isinstance(choice, a.Bid) and not choice.moon]
        return Reason(Why.BID_TOO_HIGH, number=min(bids)) if bids else Reason(Why.PASS)
    turned = _suit_asked_about(mine)
    risky = mine.rules.scoring is Scoring.EUCHRE and mine.rules.sides == _FEW and nearest_others(mine) == _EUCHRE
    if mine.phase is Phase.FIRST_ROUND and turned is not None and mine.upcard is not None:
        held = trumps_in(_would_hold(mine), _order_of(mine, turned))
        if rank_of(mine.upcard) == "J" and not _with_dealer(mine):
            return Reason(Why.GIVES_BOWER, mine.upcard, turned)
        if held == 0:
            return Reason(Why.NO_TRUMPS, suit=turned)
        other = waits_for(mine) or _better(mine, turned)
        if other is not None:
            return Reason(Why.WAIT, suit=other)
        if risky:
            return Reason(Why.RISK)
        return Reason(Why.FEW_TRUMPS, suit=turned, number=held) if held <= _FEW else Reason(Why.PASS)
    most = max(trumps_in(mine.cards, _order_of(mine, trump)) for trump in TRUMPS[: len(SUITS)])
    if risky:
        return Reason(Why.RISK)
    return Reason(Why.NO_SUIT, number=most) if 0 < most <= _FEW else Reason(Why.PASS)


def _better(mine: View, turned: Trump) -> Trump | None:
    """A suit that is clearly better than the one turned, for a seat that may name it later."""
    benny = mine.rules.benny_card

    def tricks(trump: Trump) -> float:
        return worth(mine.cards, trump, TOGETHER, benny)

    if mine.seat == mine.dealer:
        return None
    best = max((trump for trump in TRUMPS[: len(SUITS)] if trump != turned), key=tricks)
    return best if tricks(best) >= tricks(turned) + _BETTER else None


def _bid(mine: View, tricks: int, *, moon: bool) -> Reason | None:
    if moon:
        return Reason(Why.BID_MOON)
    bids = [choice.tricks for choice in mine.choices if isinstance(choice, a.Bid)]
    if a.Pass() not in mine.choices and tricks == min(bids):
        return Reason(Why.BID_STUCK)
    high = mine.rules.no_trump in (NoTrump.HIGH, NoTrump.HIGH_AND_LOW)
    best = max(TRUMPS[: len(SUITS) + high], key=lambda trump: worth(mine.cards, trump, ALONE, mine.rules.benny_card))
    if best is Trump.NONE:
        aces = _aces(mine.cards)
        return Reason(Why.BID_ACES, number=aces) if aces >= _FEW else None
    held = trumps_in(mine.cards, _order_of(mine, best))
    return Reason(Why.BID_SUIT, suit=best, number=held) if held >= _FEW else None


def _aces(hand: Cards) -> int:
    return sum(natural_rank(card) == ACE for card in cards_in(hand))


_NEAR: Final = 2
"""Points short of winning with which opponents are to be feared."""
_PLAIN: Final[dict[type[a.Action], Why]] = {
    a.Declare: Why.DECLARE,
    a.Raise: Why.RAISE,
    a.Check: Why.CHECK,
    a.See: Why.SEE,
    a.GiveUp: Why.GIVE_UP,
    a.Accept: Why.ACCEPT,
    a.Cut: Why.CUT,
    a.Tap: Why.CUT,
}
"""What is always said for the same reason."""


def why_answered(mine: View, action: a.Action) -> Reason | None:
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
        case a.Discard(card) if mine.phase is not Phase.KITTY_EXCHANGE:
            return _why_discard(mine, contract.ranking, card)
        case a.Give(card):
            return _why_give(mine, contract, card)
        case a.Alone() | a.Pass() if a.Alone() in mine.choices or a.Declare() in mine.choices:
            return _alone_or_not(mine, contract, alone=action == a.Alone())
        case a.CallSuit(suit):
            held = (mine.cards & contract.ranking.follow[Card(suit)]).bit_count()
            return Reason(Why.CALL_SHORT if held == 1 else Why.CALL_CARD, suit=TRUMPS[suit])
        case a.Stay():
            return _why_stay(mine, contract)
        case a.Drop():
            return Reason(Why.DROP, number=mine.rules.no_trick) if mine.rules.no_trick else None
        case a.Refuse():
            return _why_refuse(mine, contract)
        case _:
            return None


def _why_reward(mine: View, action: a.Action) -> Reason:
    """Robson's choice: to score the points, or take them off the others (rules-spec G4)."""
    if isinstance(action, a.Lower):
        return Reason(Why.LOWER_NEAR if nearest_others(mine) <= _NEAR else Why.LOWER)
    us = 0 if mine.seat is None else mine.rules.side_of(mine.seat)
    won = 0 if mine.last is None else mine.last.points[us]
    return Reason(Why.TAKE_WINS if isinstance(action, a.Take) and won >= short_of_winning(mine, us) else Why.TAKE)


def _unseen(mine: View, action: a.Action) -> Reason | None:
    if isinstance(action, a.Pass):
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
