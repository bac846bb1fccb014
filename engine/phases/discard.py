"""The dealer: a suit named blind when the Benny is turned, and the card buried for the upcard (rules-spec D1, D5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, final

from engine.actions import Action, Discard, Name
from engine.cards import ALL_CARDS, FACES, SUITS, TRUMPS, adding, cards_in, without
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.phases.base import BaseState, no_events, no_interjections, only_where, proceed
from engine.phases.kinds import Phase
from engine.rules.options import Benny, UpcardBenny
from engine.seats import Seat

_NAMES: Final[Mapping[tuple[bool, ...], tuple[Action, ...]]] = {
    choices: tuple(Name(TRUMPS[suit], alone) for suit in SUITS for alone in choices)
    for choices in ((False,), (False, True))
}


@only_where(lambda rules: rules.benny is not Benny.NONE)
def call_blind(hand: Hand) -> BlindCall | None:
    """The dealer is asked first of all, unless a Benny turned leaves the suit to whoever bids."""
    rules, upcard = hand.match.rules, hand.upcard
    if upcard is None or upcard != rules.benny_card or rules.upcard_benny is UpcardBenny.BID_ANY:
        return None
    return BlindCall(hand)


@final
@dataclass(frozen=True, slots=True)
class BlindCall:
    """The dealer names trump and takes the Benny, or names the suit that it stands for in round 1.

    No hand is asked about here: the dealer does not know it, and holds the highest trump in any case.
    """

    phase = Phase.BLIND_CALL
    interjections = no_interjections

    hand: Hand

    @property
    def actor(self) -> Seat:
        """The dealer."""
        return self.hand.match.dealer

    def legal(self) -> tuple[Action, ...]:
        """Any suit, alone where the call decides that."""
        return _NAMES[self._alone]

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Name(trump, alone):
                suit = trump.suit
                if suit is None:
                    raise IllegalAction(Refusal.NO_TRUMP_OFF)
                if alone not in self._alone:
                    raise IllegalAction(Refusal.NOT_ALONE)
                if hand.match.rules.upcard_benny is UpcardBenny.NAMED_SUIT:
                    return proceed(hand.add_call(self.actor, action)._replace(named=suit), call_blind)
                contract = hand.make_contract(self.actor, trump, 0, alone=alone)._replace(blind=True)
                return proceed(hand.add_call(self.actor, action, contract), call_blind)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """The suit named, for the Benny or as trump."""
        if not isinstance(action, Name):
            return
        stands_for = self.hand.match.rules.upcard_benny is UpcardBenny.NAMED_SUIT
        yield Event(word=Word.SUIT_NAMED if stands_for else Word.BLIND_CALL, seat=self.actor, trump=action.trump)
        if action.alone:
            yield Event(word=Word.ALONE, seat=self.actor)

    @property
    def _alone(self) -> tuple[bool, ...]:
        rules = self.hand.match.rules
        return rules.alone_choices if rules.upcard_benny is UpcardBenny.BLIND_CALL else (False,)


def take_upcard(hand: Hand) -> Discarding | None:
    """The dealer takes an accepted upcard, even to sit out; where D4 holds, a partner alone leaves it out of play."""
    contract, match = hand.contract, hand.match
    if contract is None or not contract.takes_upcard(match.dealer, match.rules):
        return None
    if match.rules.dummy and takes_dummy_too(hand):
        return None
    dealer = match.dealer
    return Discarding.__new__(Discarding, hand.holding(dealer, adding(hand.hands[dealer], hand.kitty[0])))


def takes_dummy_too(hand: Hand) -> bool:
    """Whether the upcard is taken together with a dummy: the dealer made its suit trump (rules-spec 10, two-handed)."""
    contract, match = hand.contract, hand.match
    if not match.rules.dummy or contract is None:
        return False
    return contract.maker == match.dealer and contract.takes_upcard(match.dealer, match.rules)


_DISCARDS: Final = tuple(map(Discard, ALL_CARDS))


def burials(hand: Hand, seat: Seat) -> tuple[Action, ...]:
    """Every card that `seat` holds, to be buried."""
    return tuple([_DISCARDS[card] for card in cards_in(hand.hands[seat] & FACES)])


def bury_card(hand: Hand, seat: Seat, action: Action) -> Hand:
    """The hand after `seat` has buried a card.

    Raises:
        IllegalAction: When the action is something else, or the card is not held.
    """
    match action:
        case Discard(card):
            held = hand.hands[seat]
            if not held >> card & 1:
                raise IllegalAction(Refusal.NOT_HELD)
            return hand.holding(seat, without(held, card), card)
        case _:
            raise IllegalAction(Refusal.NOT_NOW)


@final
class Discarding(NamedTuple):
    """The dealer holds a card too many and must bury one."""

    phase = Phase.DISCARDING
    interjections = no_interjections
    events = no_events

    hand: Hand

    @property
    def actor(self) -> Seat:
        """The dealer."""
        return self.hand.match.dealer

    def legal(self) -> tuple[Action, ...]:
        """Any card held may be buried, the upcard too."""
        return burials(self.hand, self.actor)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        return proceed(bury_card(self.hand, self.actor, action), take_upcard)
