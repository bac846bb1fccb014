"""The Benny is turned: the dealer names a suit before seeing a card (rules-spec D5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Name
from engine.cards import SUITS, TRUMPS
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_interjections
from engine.phases.flow import only_where, proceed
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
