"""Partner's best: a lone player changes cards with the partner, who then sits out (rules-spec E8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Give
from engine.cards import ALL_CARDS, FACES, adding, cards_in, without
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.hand import Given, Hand
from engine.phases.base import BaseState, no_interjections
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.seats import Seat

_GIFTS: Final = tuple(map(Give, ALL_CARDS))


@only_where(lambda rules: rules.partners_best > 0)
def change_cards(hand: Hand) -> PartnersBest | None:
    """The lone maker changes cards first, then the lone defender: each gives, and then takes the partner's choice."""
    contract, number = hand.contract, hand.match.rules.partners_best
    if contract is None:
        return None
    done = len(hand.given)
    for loner in (contract.lone_maker, contract.lone_defender):
        partner = None if loner is None else contract.seating.partner(loner)
        if loner is None or partner is None:
            continue
        if done < number:
            return PartnersBest(hand, loner, partner)
        if done < 2 * number:
            return PartnersBest(hand, partner, loner)
        done -= 2 * number
    return None


@final
@dataclass(frozen=True, slots=True)
class PartnersBest:
    """`actor` gives one card to `taker`, face down. What was given before may come back."""

    phase = Phase.PARTNERS_BEST
    interjections = no_interjections

    hand: Hand
    actor: Seat
    taker: Seat

    def legal(self) -> tuple[Action, ...]:
        """Any card held."""
        return tuple([_GIFTS[card] for card in cards_in(self.hand.hands[self.actor] & FACES)])

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Give(card):
                held = hand.hands[self.actor]
                if not held >> card & 1:
                    raise IllegalAction(Refusal.NOT_HELD)
                left = hand.holding(self.actor, without(held, card))
                changed = left.holding(self.taker, adding(left.hands[self.taker], card))
                done = changed._replace(given=(*hand.given, Given(self.actor, self.taker, card)))
                return change_cards(done) or proceed(done, change_cards)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That the change is done; never a card."""
        if (len(self.hand.given) + 1) % (2 * self.hand.match.rules.partners_best) == 0:
            yield Event(word=Word.PARTNERS_BEST, seat=self.taker)
