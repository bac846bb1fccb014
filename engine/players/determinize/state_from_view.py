"""Builds the state of a game from a view and the cards of all hands, by replaying its bidding."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, get_args

from engine.actions import Action, Discard, Give, Show
from engine.cards import Card, Cards, adding, cards_in, hand_of, without
from engine.contract import Contract, playing_order
from engine.game import apply, open_bidding
from engine.hand import Hand
from engine.match import Match
from engine.phases.auction import best_bid
from engine.phases.before_play import bet
from engine.phases.claims import opponents_of
from engine.phases.deal import Theft
from engine.phases.kinds import Phase
from engine.phases.playing import callable_revokes
from engine.phases.registry import (
    AnyoneAlone,
    AuctionTrump,
    BettingRound,
    Claiming,
    Cutting,
    PartnersBest,
    Playing,
    RevokeReview,
    RobsonsChoice,
    State,
)
from engine.phases.tricks import play_tricks
from engine.rules.options import RedealBy
from engine.seats import Seat
from engine.unseen_cards import poor_hands
from engine.view import View


def words_of(hand: Hand) -> Iterator[tuple[State, Action]]:
    """Every word said in a hand, and the state in which it was said."""
    words = [call.action for call in hand.calls]
    burials = [Discard(each.card) for each in hand.buried]
    gifts = [Give(each.card) for each in hand.given]
    state = open_bidding(as_dealt(hand))
    while words or burials or gifts:
        if state.phase is Phase.PARTNERS_BEST:
            state = apply(state, gifts.pop(0))
        elif state.phase.asks_for_card and burials:
            state = apply(state, burials.pop(0))
        else:
            yield state, words[0]
            state = apply(state, words.pop(0))


def as_dealt(hand: Hand) -> Hand:
    """The hand before a word was said and a card moved; which cards a poor hand got is one of the ways that fit."""
    hands, match, contract = [*hand.hands], hand.match, hand.contract
    for gift in reversed(hand.given):
        hands[gift.taker] = without(hands[gift.taker], gift.card)
        hands[gift.giver] = adding(hands[gift.giver], gift.card)
    for seat, card in hand.buried:
        hands[seat] = adding(hands[seat], card)
    size, dealer = match.rules.hand_size, match.dealer
    if contract is not None and contract.takes_upcard(dealer, match.rules) and hands[dealer].bit_count() > size:
        hands[dealer] = without(hands[dealer], hand.kitty[0])
    first = match.rules.turns_up
    for seat, held in enumerate(hands):
        for card in hand.kitty[first : first + held.bit_count() - size]:  # those too many were drawn from the kitty
            hands[seat] = without(hands[seat], card)
    kitty = hand.kitty
    for seat, action in hand.calls:
        if isinstance(action, Show):
            hands[seat], kitty = _before_exchange(hand, hands[seat], action)
    return Hand(match, tuple(hands), kitty)


def _before_exchange(hand: Hand, held: Cards, action: Show) -> tuple[Cards, tuple[Card, ...]]:
    """A poor hand and the kitty before three cards were changed."""
    rules, kitty = hand.match.rules, hand.kitty
    for taken in combinations([card for card in cards_in(held) if card not in hand.shown], 3):
        before = held & ~hand_of(taken) | hand_of(action.cards)
        for poor in poor_hands(rules, before):
            if poor.action.cards == action.cards and poor.shown == hand.shown:
                first = rules.turns_up + rules.dummy if poor.farmers else len(kitty) - len(taken)
                return before, (*kitty[:first], *taken, *kitty[first + len(taken) :])
    raise ValueError("no poor hand was held")


_CLASSES: Final[dict[Phase, Any]] = {kind.phase: kind for kind in get_args(State)}
"""The class of each phase. Most are made of the hand and, by these names, the actor and the contract."""


def match_of(mine: View) -> Match:
    """The match before this hand. Views do not say how many hands a ruling voided (rules-spec H2): none."""
    return Match(
        rules=mine.rules,
        dealer=_dealer(mine),
        number=mine.number,
        scores=mine.scores,
        games=mine.games,
        pots=mine.pots,
        pool=mine.pool,
        hands=mine.number - 1,
    )


def state_of(mine: View, hand: Hand, hands: tuple[Cards, ...]) -> State:
    """Where the game stands if `hand` is what there was before the first lead, and `hands` are held now."""
    actor = mine.actor
    if mine.phase.has_tricks:
        return _with_tricks(mine, hand, hands)
    if actor is None:
        raise ValueError("nobody is asked")
    kind = _CLASSES[mine.phase]
    match mine.phase:
        case Phase.AUCTION_TRUMP:
            best = best_bid(hand)
            if best is None:
                raise ValueError("nobody has bid")
            return AuctionTrump(hand, *best)
        case Phase.ANYONE_ALONE:
            turn = hand.seating.around(hand.seating.left[hand.match.dealer])
            return AnyoneAlone(hand, _contract(hand), turn[turn.index(actor) :])
        case Phase.PARTNERS_BEST:
            return PartnersBest(hand, actor, _contract(hand).seating.partners(actor)[0])
        case Phase.BETTING_ROUND:
            asked = bet(hand)
            if asked is None:
                raise ValueError("nothing is staked")
            return BettingRound(hand, _contract(hand), asked.turn[asked.turn.index(actor) :])
        case _:
            known = {"hand": hand, "actor": actor, "contract": hand.contract}
            return kind(**{name: known[name] for name in kind.__match_args__})


def between_hands(mine: View) -> Cutting:
    """The pack is to be cut, and no card is out."""
    if mine.phase is not Phase.CUTTING:
        raise ValueError("nobody is asked")
    return Cutting(match_of(mine), mine.last, mine.draws, mine.moves, _theft(mine))


def _dealer(mine: View) -> Seat:
    if mine.dealer is None:
        raise ValueError("nobody deals yet")
    return mine.dealer


def _contract(hand: Hand) -> Contract:
    if hand.contract is None:
        raise ValueError("no trump was made")
    return hand.contract


def _with_tricks(mine: View, hand: Hand, hands: tuple[Cards, ...]) -> State:
    playing = _playing(mine, hand, hands)
    match mine.phase:
        case Phase.CLAIMING:
            asked = opponents_of(playing)
            return Claiming(playing, asked[asked.index(_actor(mine)) :])
        case Phase.REVOKE_REVIEW if mine.last is not None:
            return RevokeReview(playing, mine.last)
        case Phase.ROBSONS_CHOICE if mine.last is not None:
            return RobsonsChoice(playing, mine.last, _actor(mine))
        case _:
            return playing


def _actor(mine: View) -> Seat:
    if mine.actor is None:
        raise ValueError("nobody is asked")
    return mine.actor


def _playing(mine: View, hand: Hand, hands: tuple[Cards, ...]) -> Playing:
    if mine.leader is None:
        raise ValueError("nobody leads")
    setting = play_tricks(hand).setting._replace(claimant=None if mine.claim is None else mine.claim[0])
    contract, order, line = setting.contract, setting.ranking, setting.lineup
    actor, winner, best = mine.leader, mine.leader, Card(0)
    if mine.tricks and not mine.trick:
        last = mine.tricks[-1]
        best = last.cards[playing_order(contract, last.leader).index(last.winner)]
    for card in mine.trick:
        if actor == mine.holder:
            winner, best = actor, card
        actor = line.following[actor]
    held = hands[actor]
    playable = held
    if mine.trick:
        playable = held & order.follow[mine.trick[0]] or held
        playable |= held & setting.unbound
    playing = Playing(setting, hands, actor, mine.trick, winner, best, playable, mine.tricks)
    return _with_calls(mine, playing) if mine.rules.honour else playing


def _with_calls(mine: View, playing: Playing) -> Playing:
    """The play with the wrong calls of a revoke that this seat has made: who may be accused is not among its offers."""
    if mine.seat is None or mine.phase is Phase.ROBSONS_CHOICE:
        return playing
    made = [
        (mine.seat, each.accused) for each in callable_revokes(playing, mine.seat) if each not in mine.interjections
    ]
    return playing._replace(setting=playing.setting._replace(accused=tuple(made)))


def _theft(mine: View) -> Theft | None:
    """What has become of the deal, as far as this seat can tell; whose it was by right the last hand says."""
    last, rules = mine.last, mine.rules
    if last is None or not rules.steal_deal:
        return None
    if mine.thief is not None:
        again = last.contract is None and rules.redeal_by is RedealBy.SAME
        return Theft(mine.thief, last.dealer if again else rules.next_dealer(last.dealer))
    match = match_of(mine)
    free = Cutting(match, last)
    if mine.seat is not None and free.interjections(mine.seat) != mine.interjections:
        return Theft(rules.seating.partners(last.dealer)[0], match.dealer, noticed=True)
    return None
