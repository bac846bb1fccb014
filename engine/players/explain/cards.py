"""Why to lead a card, and why to play it to another's lead."""

from typing import Final

from engine.cards import TRUMPS, Card, Trump, cards_in, natural_rank
from engine.contract import playing_order
from engine.players.explain.codes import Reason, Why
from engine.players.heuristic.hand_value import ACE
from engine.players.heuristic.play import Reading, read
from engine.ranking import bowers, counts_as
from engine.rules.options import Partnership, Scoring
from engine.seats import Seat
from engine.view import View

_LONG: Final = 3
_TWO: Final = 2
"""Players between whom nobody sits last."""


def why_played(mine: View, card: Card) -> Reason | None:
    """Why a card is the one to play; nothing where none of the usual reasons holds."""
    table = read(mine)
    return _why_follow(table, card) if mine.trick else _why_lead(table, card)


def why_forced(mine: View, card: Card) -> Reason:
    """Why there is no choice."""
    if mine.cards.bit_count() == 1:
        return Reason(Why.LAST_CARD)
    return Reason(Why.MUST_FOLLOW, card) if mine.trick else Reason(Why.ONLY_CHOICE)


def _why_lead(table: Reading, card: Card) -> Reason | None:
    order, contract = table.order, table.contract
    if order.is_trump(card) and table.making and table.against & order.trumps:
        if contract.maker in table.friends:
            return Reason(Why.LEAD_TO_CALLER, card)
        return Reason(Why.DRAW_TOP if table.is_top(card) else Why.DRAW, card)
    if table.is_safe(card, _opponents(table, contract.active)):
        return Reason(Why.LEAD_SURE, card)
    if order.trump >= Trump.NONE:
        return _led_without_trump(table, card)
    if order.is_trump(card):
        return None
    if table.is_top(card):
        early = natural_rank(card) == ACE and _all_may_follow(table, card)
        return Reason(Why.LEAD_ACE if early else Why.LEAD_TOP, card)
    suit = _suit(table, card)
    if contract.called is not None and contract.maker == table.seat and suit == contract.called:
        return Reason(Why.LEAD_CALLED, card, suit)
    if _is_alone_in_suit(table, card) and table.trumps:
        return Reason(Why.LEAD_SHORT, card, suit)
    after, defends = playing_order(contract, table.seat)[1], not table.making and not contract.makerless
    if defends and after == contract.maker and knows_partners(table) and len(contract.active) > _TWO:
        return Reason(Why.LEAD_THROUGH, card)
    if defends and table.trumps:
        return Reason(Why.KEEP_TRUMPS)
    return Reason(Why.LEAD_LOW) if _is_lowest(table, card) else None


def _led_without_trump(table: Reading, card: Card) -> Reason | None:
    suit = _suit(table, card)
    if table.is_top(card):
        return Reason(Why.LEAD_TOP, card)
    lengths = [(table.hand & table.order.follow[each]).bit_count() for each in cards_in(table.hand)]
    own = (table.hand & table.order.follow[card]).bit_count()
    if suit is not None and own == max(lengths) and own >= _LONG:
        return Reason(Why.LEAD_LONG, card, suit, own)
    return Reason(Why.LEAD_LOW) if _is_lowest(table, card) else None


def _why_follow(table: Reading, card: Card) -> Reason | None:
    best, after = table.best, table.after
    if not table.taking >> card & 1:
        return _let_go(table, card, best, after)
    told = _over_partner if table.view.holder in table.friends else _why_take
    return told(table, card, best, after)


def _why_take(table: Reading, card: Card, best: Card, after: tuple[Seat, ...]) -> Reason | None:
    """The card takes the lead of the trick from an opponent."""
    order, led = table.order, table.view.trick[0]
    sure = table.is_safe(card, _opponents(table, after))
    if sure and _decides(table):
        return Reason(Why.MAKES_IT if table.making else Why.EUCHRES, card)
    winners = [each for each in table.legal if order.beats[best] >> each & 1]
    cheap = order.strength[card] == min(order.strength[each] for each in winners)
    if not after and cheap:
        return Reason(Why.LAST_AND_CHEAP, card)
    if order.is_trump(card) and not order.is_trump(led):
        return Reason(Why.OVERTRUMP, best) if order.is_trump(best) else Reason(Why.TRUMP_IN, card)
    if not after:
        return None
    if sure:
        return Reason(Why.TAKE_SURE, card)
    return Reason(Why.TAKE_CHEAP if cheap else Why.TAKE_HIGH, card)


def _over_partner(table: Reading, card: Card, best: Card, after: tuple[Seat, ...]) -> Reason | None:
    later = _opponents(table, after)
    if not knows_partners(table) or table.is_safe(best, later) or not table.is_safe(card, later):
        return None
    return Reason(Why.HELP_PARTNER, best)


def _let_go(table: Reading, card: Card, best: Card, after: tuple[Seat, ...]) -> Reason | None:
    """The card does not take the trick."""
    order, led = table.order, table.view.trick[0]
    winners = [each for each in table.legal if order.beats[best] >> each & 1]
    friend, alone = table.view.holder in table.friends, table.view.rules.partnership is Partnership.EACH_ALONE
    if friend and not alone:
        if not knows_partners(table):
            return None
        if table.is_safe(best, _opponents(table, after)):
            return Reason(Why.PARTNER_SURE, best)
        if any(map(order.is_trump, winners)) and not order.is_trump(led) and not order.is_trump(card):
            return Reason(Why.PARTNER_NO_TRUMP, best)
    if winners and friend:
        return Reason(Why.DEFENDER_WINS if alone else Why.PARTNER_WINS, best)
    if winners:
        return _why_save(table, best, winners, after)
    if order.follow[led] >> card & 1 and not friend:
        return Reason(Why.CANNOT_BEAT, best) if _is_lowest(table, card) else None
    if not order.is_trump(card) and _is_alone_in_suit(table, card) and table.trumps:
        return Reason(Why.THROW_VOID, card, _suit(table, card))
    return Reason(Why.THROW_LOW, card) if _is_lowest(table, card) else None


def _why_save(table: Reading, best: Card, winners: list[Card], after: tuple[Seat, ...]) -> Reason | None:
    """The trick might have been taken, and is left to others."""
    partners = tuple(seat for seat in after if seat in table.friends)
    if knows_partners(table) and not table.is_safe(best, partners):
        return Reason(Why.LEAVE_TO_PARTNER)
    if not all(table.order.is_trump(each) for each in winners):
        return None
    tops = [*bowers(table.order.trump), table.view.rules.benny_card]
    return Reason(Why.SAVE_BOWER if all(each in tops for each in winners) else Why.SAVE_TRUMP)


def _opponents(table: Reading, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of some seats that play against this one, as far as is known; all who may."""
    if knows_partners(table):
        return tuple(seat for seat in seats if seat != table.seat and seat not in table.friends)
    return tuple(seat for seat in seats if seat != table.seat)


def knows_partners(table: Reading) -> bool:
    """Whether the seat knows who plays with whom; defenders who score alone never play for one another to the end."""
    view = table.view
    if view.rules.partnership is Partnership.EACH_ALONE:
        return not table.friends
    if view.rules.partnership is not Partnership.CALLED:
        return True
    return view.partner is not None or table.seat == table.contract.maker


def _decides(table: Reading) -> bool:
    """Whether this trick is the one that makes what the makers need, or euchres them."""
    view, contract = table.view, table.contract
    if view.rules.scoring not in (Scoring.EUCHRE, Scoring.TRICKS) or not knows_partners(table):
        return False
    if contract.makerless or contract.all_or_nothing or contract.moon:
        return False
    size = view.rules.hand_size
    needed = contract.bid or size // 2 + 1
    ours = sum(view.taken[seat] for seat in (table.seat, *table.friends))
    return ours + 1 == (needed if table.making else size - needed + 1)


def _suit(table: Reading, card: Card) -> Trump | None:
    suit = counts_as(card, table.order.trump, table.contract.benny)
    return None if suit is None else TRUMPS[suit]


def _all_may_follow(table: Reading, card: Card) -> bool:
    """Whether nobody else is known to have run out of a card's suit."""
    others = [seat for seat in table.contract.active if seat != table.seat]
    return all(table.may_hold[seat] & table.order.follow[card] for seat in others)


def _is_alone_in_suit(table: Reading, card: Card) -> bool:
    return (table.hand & table.order.follow[card]).bit_count() == 1


def _is_lowest(table: Reading, card: Card) -> bool:
    """Whether no card that may be played is lower."""
    strength = table.order.strength
    return strength[card] == min(strength[each] for each in table.legal)
