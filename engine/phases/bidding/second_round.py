"""Round 2: name another suit than the one turned down, or pass (rules-spec D2, D3, A5).

Also the one round of bidding about a Benny that stands for no suit: any suit may be named (rules-spec D5).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import final

from engine.actions import Action, Name, Pass
from engine.cards import SUITS, TRUMPS, Suit, Trump
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.match import Outcome
from engine.phases.base import BaseState, no_interjections
from engine.phases.bidding.acceptance import accept_upcard, alone_if_accepted
from engine.phases.end.end_of_hand import finish, result_without_play
from engine.phases.flow import proceed
from engine.phases.kinds import Phase
from engine.rules.options import AllPass, NoTrump, RedealBy
from engine.scoring.euchre import to_opponents
from engine.seats import Seat


def name_trump(hand: Hand) -> SecondRound | None:
    """Round 2 begins with the eldest, unless trump is made."""
    return None if hand.contract else SecondRound(hand, hand.first_speaker)


@cache
def _names(
    turned_down: Suit | None,
    no_trump: bool,  # noqa: FBT001 - a key
    may_pass: bool,  # noqa: FBT001
    alone: tuple[bool, ...],
) -> tuple[Action, ...]:
    trumps = [TRUMPS[suit] for suit in SUITS if suit != turned_down]
    trumps += [Trump.NONE] * no_trump
    calls = [Name(trump, each) for trump in trumps for each in alone]
    return (*([Pass()] if may_pass else []), *calls)


@final
@dataclass(frozen=True, slots=True)
class SecondRound:
    """`actor` names trump or passes."""

    phase = Phase.SECOND_ROUND
    interjections = no_interjections

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        rules = self.hand.match.rules
        names = _names(self.hand.upcard_suit, self._no_trump, not self._stuck, self._alone)
        if not rules.asks_for_trump(self.actor, self.hand.match.dealer):
            return names
        able = tuple(each for each in names if not isinstance(each, Name) or self._has(each.trump))
        return able or (Pass(),)  # nobody can be stuck with a suit the rules forbid to name

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Pass():
                if self._stuck and Pass() not in self.legal():
                    raise IllegalAction(Refusal.DEALER_STUCK)
                told = hand.add_call(self.actor, action)
                following = hand.seating.left[self.actor]
                return _all_passed(told) if following == hand.first_speaker else SecondRound(told, following)
            case Name():
                trump = action.trump
                if trump == hand.upcard_suit:
                    raise IllegalAction(Refusal.TURNED_DOWN)
                if trump >= Trump.NONE and (trump is Trump.LOW or not self._no_trump):
                    raise IllegalAction(Refusal.NO_TRUMP_OFF)
                if not self._has(trump):
                    raise IllegalAction(Refusal.NEEDS_TRUMP)
                contract = self._make_trump(trump, alone=action.alone)
                return proceed(hand.add_call(self.actor, action, contract), name_trump)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """Trump, next or crossing; a dealer who may not pass."""
        match action:
            case Name(trump, alone):
                yield Event(word=Word.NAMED, seat=self.actor, trump=trump)
                turned = self.hand.upcard_suit
                if trump < Trump.NONE and turned is not None:
                    word = Word.NEXT if trump == turned.same_colour else Word.CROSSING
                    yield Event(word=word, seat=self.actor, trump=trump)
                if alone:
                    yield Event(word=Word.ALONE, seat=self.actor)
            case Pass() if after.phase is Phase.SECOND_ROUND and after.actor == self.hand.match.dealer:
                if self.hand.match.rules.all_pass is AllPass.STICK_DEALER:
                    yield Event(word=Word.STUCK, seat=after.actor)
            case _:
                pass

    @property
    def _first_round(self) -> bool:
        """Whether the dealer would take the card turned, a Benny."""
        return self.hand.upcard_suit is None

    @property
    def _no_trump(self) -> bool:
        return not self._first_round and self.hand.match.rules.no_trump is NoTrump.ROUND_TWO

    @property
    def _alone(self) -> tuple[bool, ...]:
        return alone_if_accepted(self.hand, self.actor) if self._first_round else self.hand.match.rules.alone_choices

    def _has(self, trump: Trump) -> bool:
        return self.hand.may_make(self.actor, trump, upcard=self._first_round)

    def _make_trump(self, trump: Trump, *, alone: bool) -> Contract:
        if self._first_round:
            return accept_upcard(self.hand, self.actor, trump, alone=alone)
        if alone not in self._alone:
            raise IllegalAction(Refusal.NOT_ALONE)
        return self.hand.make_contract(self.actor, trump, 2, alone=alone)

    @property
    def _stuck(self) -> bool:
        match = self.hand.match
        return match.rules.all_pass is AllPass.STICK_DEALER and self.actor == match.dealer


def _all_passed(hand: Hand) -> BaseState:
    """Nobody made trump; where the dealer had to, the opponents score 1 (rules-spec D3)."""
    match = hand.match
    if match.rules.all_pass is not AllPass.STICK_OR_FORFEIT:
        return throw_in_hand(hand)
    points = to_opponents(hand.seating, hand.seating.side[match.dealer], 1, match)
    return finish(match, result_without_play(match, points, Outcome.FORFEITED))


def throw_in_hand(hand: Hand) -> BaseState:
    """All passed: nobody scores and the deal passes on, or stays (rules-spec C4, D3)."""
    match = hand.match
    dealer = match.dealer if match.rules.redeal_by is RedealBy.SAME else None
    return finish(match, result_without_play(match), dealer)
