"""A jack is turned: the dealer may go alone in its suit before seeing a card (rules-spec E7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Alone, Pass
from engine.cards import TRUMPS, rank_of, suit_of
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_interjections
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.seats import Seat

_CHOICES: Final = (Pass(), Alone())


@only_where(lambda rules: rules.blind_loner)
def go_blind(hand: Hand) -> BlindLoner | None:
    """The dealer is asked first of all; the Benny is no jack, so a blind call is not asked for as well."""
    upcard = hand.upcard
    if upcard is None or rank_of(upcard) != "J":
        return None
    return BlindLoner(hand)


@final
@dataclass(frozen=True, slots=True)
class BlindLoner:
    """The dealer goes alone unseen, taking the jack up, or passes and looks at the hand."""

    phase = Phase.BLIND_LONER
    interjections = no_interjections

    hand: Hand

    @property
    def actor(self) -> Seat:
        """The dealer."""
        return self.hand.match.dealer

    def legal(self) -> tuple[Action, ...]:
        """Both, whatever the hand is."""
        return _CHOICES

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Pass():
                return proceed(hand.add_call(self.actor, action), go_blind)
            case Alone():
                trump = TRUMPS[suit_of(hand.kitty[0])]
                contract = hand.make_contract(self.actor, trump, 1, alone=True)._replace(blind=True)
                return proceed(hand.add_call(self.actor, action, contract), go_blind)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That the dealer goes alone unseen."""
        if isinstance(action, Alone):
            yield Event(word=Word.BLIND_LONER, seat=self.actor, cards=self.hand.kitty[:1])
