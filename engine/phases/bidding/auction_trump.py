"""The winner of the auction names trump (rules-spec 10, bid euchre)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import final

from engine.actions import Action, Bid, Name
from engine.cards import SUITS, TRUMPS, Trump
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_interjections
from engine.phases.bidding.auction import best_bid
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.rules.model import Rules
from engine.rules.options import Moon, NoTrump
from engine.seats import Seat


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
