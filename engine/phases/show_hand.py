"""A poor hand is shown: on the turn of its player, or by any holder until the first lead (rules-spec L3, L4).

Shown out of turn it is no part of any phase: whoever is to act acts on the hand as it is then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Protocol, cast

from engine.actions import Action, Show
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.phases.base import BaseState, hand_in
from engine.phases.end import finish, result_without_play
from engine.phases.tricks import Playing, play_tricks
from engine.rules.options import ShowUntil
from engine.seats import Seat
from engine.unseen_cards import exchange_cards, find_poor_hand, shows_out_of_turn


class _Replaceable(Protocol):
    def _replace(self, **fields: Any) -> BaseState: ...


def shows_of(state: BaseState, seat: Seat) -> tuple[Show, ...]:
    """What `seat` may show out of turn; nothing once a card is led, or by a dealer who must not look yet."""
    hand = hand_in(state)
    if hand is None or (state.phase.blind and seat == state.actor) or not _is_before_lead(state):
        return ()
    return shows_out_of_turn(hand, seat)


def interjections_of(state: BaseState, seat: Seat) -> tuple[Action, ...]:
    """All that `seat` may do out of turn."""
    offers = state.interjections(seat)
    hand = hand_in(state)
    if hand is None or hand.match.rules.show_until is ShowUntil.FIRST_TURN:
        return offers
    return (*offers, *shows_of(state, seat))


def show_out_of_turn(state: BaseState, action: Show) -> BaseState:
    """The state after a poor hand was shown by `action.seat`.

    Raises:
        IllegalAction: NOT_NOW, when `shows_of` does not offer it.
    """
    if action.seat is None or action not in shows_of(state, action.seat):
        raise IllegalAction(Refusal.NOT_NOW)
    return show_hand(state, action.seat, action)


def show_hand(state: BaseState, seat: Seat, action: Show) -> BaseState:
    """The state with three cards of a poor hand exchanged, or the next deal by the same dealer.

    Raises:
        IllegalAction: NOT_POOR, when the hand is none.
    """
    hand = hand_in(state)
    poor = None if hand is None else find_poor_hand(hand, seat, action)
    if hand is None or poor is None:
        raise IllegalAction(Refusal.NOT_POOR)
    if not action.cards:
        return finish(hand.match, result_without_play(hand.match), hand.match.dealer)
    changed = exchange_cards(hand, seat, poor)
    if isinstance(state, Playing):
        return play_tricks(changed)
    if isinstance(state, tuple):
        return cast("_Replaceable", state)._replace(hand=changed)  # pyright: ignore[reportPrivateUsage]
    return cast("BaseState", replace(cast("Any", state), hand=changed))


def show_events(hand: Hand, seat: Seat, action: Show) -> Iterator[Event]:
    """The poor hand that all see, and the cards given for others."""
    poor = find_poor_hand(hand, seat, action)
    if poor is None:
        return
    yield Event(word=Word.FARMERS_HAND if poor.farmers else Word.ACE_NO_FACE, seat=seat, cards=poor.shown)
    if action.cards:
        yield Event(word=Word.EXCHANGED, seat=seat, cards=action.cards)


def _is_before_lead(state: BaseState) -> bool:
    """Whether no card is led; who has claimed shows a hand that stays as it is."""
    if isinstance(state, Playing):
        return not state.trick and not state.tricks and state.setting.claimant is None
    return not state.phase.has_tricks
