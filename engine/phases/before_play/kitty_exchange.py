"""A player who goes alone for the makers may change one card for the kitty's top card, unseen (rules-spec E9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final

from engine.actions import Action, Pass
from engine.cards import adding
from engine.events.kinds import Event, Word
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_interjections
from engine.phases.bidding.discard import burials, bury_card
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.seats import Seat


@only_where(lambda rules: rules.kitty_exchange)
def exchange_with_kitty(hand: Hand) -> KittyExchange | None:
    """The makers' lone player is asked once; a lone defender is not."""
    loner = None if hand.contract is None else hand.contract.lone_maker
    return None if loner is None else KittyExchange(hand, loner)


@final
@dataclass(frozen=True, slots=True)
class KittyExchange:
    """`actor` buries a card and takes the first card of the kitty that was never turned, or stands pat."""

    phase = Phase.KITTY_EXCHANGE
    interjections = no_interjections

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """Stand pat, or put any card held into the kitty."""
        return (Pass(), *burials(self.hand, self.actor))

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand, actor = self.hand, self.actor
        if isinstance(action, Pass):
            return proceed(hand.add_call(actor, action), exchange_with_kitty)
        left, top = bury_card(hand, actor, action), hand.kitty[hand.match.rules.turns_up]
        return proceed(left.holding(actor, adding(left.hands[actor], top)), exchange_with_kitty)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That a card was changed, or none; never a card."""
        yield Event(word=Word.STOOD_PAT if isinstance(action, Pass) else Word.KITTY_EXCHANGED, seat=self.actor)
