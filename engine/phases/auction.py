"""The auction: one round of bids, each above the one before, whose winner names trump (rules-spec 10, bid euchre)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, final

from engine.actions import Action, Bid, Name, Pass
from engine.cards import SUITS, TRUMPS, Trump
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.phases.base import BaseState, no_interjections, only_where, proceed
from engine.phases.bidding import throw_in_hand
from engine.phases.kinds import Phase
from engine.rules.model import Rules
from engine.rules.options import AllPass, Moon, NoTrump
from engine.seats import Seat

MOON: Final = Bid(0, moon=True)
"""The bid above all others."""


@only_where(lambda rules: not rules.turns_up)
def bid_tricks(hand: Hand) -> Auction:
    """The auction begins with the eldest, where no card is turned."""
    return Auction(hand, hand.first_speaker)


def best_bid(hand: Hand) -> tuple[Seat, Bid] | None:
    """The highest bid so far, which is the last one, and whose it is; `None` while all have passed."""
    bids = [(call.seat, call.action) for call in hand.calls if isinstance(call.action, Bid)]
    return bids[-1] if bids else None


def height(bid: Bid, rules: Rules) -> int:
    """A bid as a number that grows from bid to bid: its tricks, and for the moon one above all of them."""
    return rules.hand_size + 1 if bid.moon else bid.tricks


@cache
def _above(highest: int, rules: Rules, may_pass: bool) -> tuple[Action, ...]:  # noqa: FBT001 - a key
    """Pass and every bid above `highest`, which is a `height`, or 0 where nobody has bid."""
    bids = [Bid(tricks) for tricks in range(max(highest + 1, rules.minimum_bid), rules.hand_size + 1)]
    bids += [MOON] * (rules.moon is not Moon.NEVER and highest <= rules.hand_size)
    return (*([Pass()] if may_pass else []), *bids)


@final
@dataclass(frozen=True, slots=True)
class Auction:
    """`actor` bids more than all before, or passes."""

    phase = Phase.AUCTION
    interjections = no_interjections

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _above(self._highest, self.hand.match.rules, not self._stuck)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Pass():
                if self._stuck:
                    raise IllegalAction(Refusal.MUST_BID)
            case Bid():
                self._check(action)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
        hand = self.hand.add_call(self.actor, action)
        following = hand.seating.left[self.actor]
        if following != hand.first_speaker and not self._is_highest(action):
            return Auction(hand, following)
        return throw_in_hand(hand) if best_bid(hand) is None else proceed(hand, bid_tricks)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """A bid; who has won the auction, or has to bid."""
        if isinstance(action, Bid):
            yield Event(word=Word.MOON_BID if action.moon else Word.BID, seat=self.actor, points=action.tricks)
        if after.phase is Phase.AUCTION_TRUMP:
            yield Event(word=Word.AUCTION_WON, seat=after.actor)
        elif after.phase is Phase.AUCTION and Pass() not in after.legal():
            yield Event(word=Word.STUCK_TO_BID, seat=after.actor)

    def _check(self, bid: Bid) -> None:
        rules = self.hand.match.rules
        if bid.moon:
            if bid != MOON or rules.moon is Moon.NEVER:
                raise IllegalAction(Refusal.NO_MOON)
        elif bid.tricks > rules.hand_size:
            raise IllegalAction(Refusal.BID_TOO_HIGH)
        elif bid.tricks < rules.minimum_bid or bid.tricks <= self._highest:
            raise IllegalAction(Refusal.BID_TOO_LOW)

    def _is_highest(self, action: Pass | Bid) -> bool:
        """Whether nobody can bid more: the auction is over though some were not asked."""
        if isinstance(action, Pass):
            return False
        rules = self.hand.match.rules
        return action.moon or (action.tricks == rules.hand_size and rules.moon is Moon.NEVER)

    @property
    def _highest(self) -> int:
        best = best_bid(self.hand)
        return 0 if best is None else height(best[1], self.hand.match.rules)

    @property
    def _stuck(self) -> bool:
        """Whether all the others have passed to a dealer who then has to bid (rules-spec D3, 10)."""
        match = self.hand.match
        stuck = match.rules.all_pass is AllPass.STICK_DEALER and self.actor == match.dealer
        return stuck and best_bid(self.hand) is None


@only_where(lambda rules: not rules.turns_up)
def choose_trump(hand: Hand) -> AuctionTrump | None:
    """The highest bidder chooses; where there was no auction, nobody."""
    if hand.contract is not None:
        return None
    best = best_bid(hand)
    return None if best is None else AuctionTrump(hand, *best)


@cache
def _names(rules: Rules) -> tuple[Action, ...]:
    return tuple(Name(trump) for trump in trumps_on_offer(rules))


@cache
def trumps_on_offer(rules: Rules) -> tuple[Trump, ...]:
    """What may be made trump after an auction. With a Benny no trump is offered only where it wins all (A5)."""
    extra = {NoTrump.HIGH: (Trump.NONE,), NoTrump.HIGH_AND_LOW: (Trump.NONE, Trump.LOW)}
    return (*(TRUMPS[suit] for suit in SUITS), *extra.get(rules.no_trump, ()))


@final
@dataclass(frozen=True, slots=True)
class AuctionTrump:
    """`actor` has won the auction with `bid` and names trump."""

    phase = Phase.AUCTION_TRUMP
    interjections = no_interjections

    hand: Hand
    actor: Seat
    bid: Bid

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may name."""
        return _names(self.hand.match.rules)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand, rules = self.hand, self.hand.match.rules
        match action:
            case Name():
                if action.trump not in trumps_on_offer(rules):
                    low = action.trump is Trump.LOW and Trump.NONE in trumps_on_offer(rules)
                    raise IllegalAction(Refusal.LOW_OFF if low else Refusal.NO_TRUMP_OFF)
                if action.alone:
                    raise IllegalAction(Refusal.NOT_ALONE)
                alone = self.bid.moon and rules.moon is Moon.ALONE
                contract = hand.make_contract(self.actor, action.trump, 0, alone=alone)._replace(
                    bid=rules.hand_size if self.bid.moon else self.bid.tricks, moon=self.bid.moon
                )
                return proceed(hand.add_call(self.actor, action, contract), choose_trump)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """Trump; a moon may be played alone."""
        if isinstance(action, Name):
            yield Event(word=Word.NAMED, seat=self.actor, trump=action.trump)
            if self.bid.moon and self.hand.match.rules.moon is Moon.ALONE:
                yield Event(word=Word.ALONE, seat=self.actor)
