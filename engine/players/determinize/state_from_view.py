"""Builds the state of a game from a view and the cards of all hands."""

from typing import Any, Final, get_args

from engine.cards import FACES, Card, Cards
from engine.hand.contract import Contract, playing_order
from engine.hand.hand import Hand
from engine.match import Match
from engine.phases.before_play.betting import bet
from engine.phases.bidding.auction import best_bid
from engine.phases.deal.steal import Theft
from engine.phases.kinds import Phase
from engine.phases.play.base import Setting
from engine.phases.play.revokes import callable_revokes
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
from engine.rules.options import RedealBy
from engine.seats import Seat
from engine.view import View

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
    """Where the game stands if `hand` is what there was before the first lead, and `hands` are held now.

    Raises:
        ValueError: Between hands, when no seat is asked.
    """
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
    """The pack is to be cut, and no card is out.

    Raises:
        ValueError: In any other phase.
    """
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
            asked = _opponents(playing)
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
    contract, rules = hand.contract, mine.rules
    if contract is None or mine.leader is None:
        raise ValueError("no trump was made")
    order, line = contract.ranking, contract.lineup
    unbound = FACES if rules.honour else order.free
    setting = Setting(
        hand,
        contract,
        order,
        line,
        rules.hand_size,
        contract.first_lead(hand.match.dealer, rules),
        unbound,
        None if mine.claim is None else mine.claim[0],
    )
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
        playable |= held & unbound
    playing = Playing(setting, hands, actor, mine.trick, winner, best, playable, mine.tricks)
    return _with_calls(mine, playing) if rules.honour else playing


def _with_calls(mine: View, playing: Playing) -> Playing:
    """The play with the wrong calls of a revoke that this seat has made: who may be accused is not among its offers."""
    if mine.seat is None or mine.phase is Phase.ROBSONS_CHOICE:
        return playing
    made = [
        (mine.seat, each.accused) for each in callable_revokes(playing, mine.seat) if each not in mine.interjections
    ]
    return playing._replace(setting=playing.setting._replace(accused=tuple(made)))


def _opponents(playing: Playing) -> tuple[Seat, ...]:
    """Who is asked about a claim, in turn."""
    side, following = playing.setting.contract.seating.side, playing.setting.lineup.following
    asked: list[Seat] = []
    other = following[playing.actor]
    while other != playing.actor:
        if side[other] != side[playing.actor]:
            asked.append(other)
        other = following[other]
    return tuple(asked)


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
