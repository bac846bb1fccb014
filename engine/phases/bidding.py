"""How trump is made in two rounds over an upcard (rules-spec D1 to D5, A5, L3, L4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, final

from engine.actions import Action, Name, Order, Pass, Show
from engine.cards import SUITS, TRUMPS, Suit, Trump
from engine.contract import Contract
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.match import Outcome
from engine.phases.base import BaseState, no_interjections, only_where, proceed
from engine.phases.end import finish, result_without_play
from engine.phases.kinds import Phase
from engine.phases.show_hand import show_events, show_hand
from engine.rules.options import AllPass, AssistMakes, NoTrump, RedealBy
from engine.scoring import to_opponents
from engine.seats import Seat
from engine.unseen_cards import PoorHand, poor_hands


def alone_if_accepted(hand: Hand, seat: Seat) -> tuple[bool, ...]:
    """Whether who accepts may say alone: the dealer's partner must (rules-spec D4), or may not, under some rules."""
    rules, dealer = hand.match.rules, hand.match.dealer
    if rules.accepts_alike:
        return rules.alone_choices
    if rules.upcard_left_by(seat, dealer):
        return (True,)
    return (False,) if _assists(hand, seat) else rules.alone_choices


def accept_upcard(hand: Hand, seat: Seat, trump: Trump, *, alone: bool) -> Contract:
    """The contract that accepting the card turned makes, with `trump` as its suit.

    Raises:
        IllegalAction: When `seat` may not be alone, or may be nothing else.
    """
    allowed = alone_if_accepted(hand, seat)
    if alone not in allowed:
        if not alone:
            raise IllegalAction(Refusal.PARTNER_ALONE)
        raise IllegalAction(Refusal.DEALERS_CALL if _assists(hand, seat) else Refusal.NOT_ALONE)
    maker = hand.match.dealer if not hand.match.rules.accepts_alike and _assists(hand, seat) else seat
    return hand.make_contract(maker, trump, 1, alone=alone)


def _assists(hand: Hand, seat: Seat) -> bool:
    """Whether the call of `seat` makes the dealer the maker (rules-spec 9, mathews-1844)."""
    if hand.match.rules.assist_makes is AssistMakes.PARTNER:
        return False
    return seat in hand.seating.partners(hand.match.dealer)


@only_where(lambda rules: rules.dirty_clubs)
def turn_club(hand: Hand) -> BaseState | None:
    """Clubs are trump when a club is turned: nobody made them, nobody takes the card up, nobody may drop."""
    match = hand.match
    if hand.contract is not None or hand.upcard_suit is not Suit.CLUBS:
        return None
    contract = hand.make_contract(match.dealer, Trump.CLUBS, 0)._replace(makerless=True)
    return proceed(hand._replace(contract=contract), turn_club)


_ONLY_PASS: Final = (Pass(),)
_CHOICES: Final[Mapping[tuple[bool, ...], tuple[Action, ...]]] = {
    (False, True): (Pass(), Order(), Order(alone=True)),
    (False,): (Pass(), Order()),
    (True,): (Pass(), Order(alone=True)),
}
"""By whether alone may be said."""


def order_up(hand: Hand) -> FirstRound | None:
    """Bidding begins with the eldest, or with the dealer (rules-spec D6), unless trump is made.

    A Benny that stands for no suit is not asked about: any suit may be named for it (rules-spec D5).
    """
    return (
        None if hand.contract or hand.upcard_suit is None else FirstRound.__new__(FirstRound, hand, hand.first_speaker)
    )


@final
class FirstRound(NamedTuple):
    """`actor` accepts the upcard's suit or passes.

    The holder of a poor hand may show it before that, on its turn to speak: nobody else learns that there is one. After
    an exchange the same seat speaks.
    """

    phase = Phase.FIRST_ROUND
    interjections = no_interjections

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        said = _CHOICES[alone_if_accepted(self.hand, self.actor)] if self._has_trump else _ONLY_PASS
        if not self.hand.match.rules.shows_on_turn:
            return said
        return (*said, *[poor.action for poor in self.poor_hands])

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand, actor = self
        match action:
            case Pass():
                told = hand.add_call(actor, action)
                following = hand.seating.left[actor]
                if following == hand.first_speaker:
                    return proceed(told, order_up)
                return FirstRound.__new__(FirstRound, told, following)
            case Order():
                if not self._has_trump:
                    raise IllegalAction(Refusal.NEEDS_TRUMP)
                contract = accept_upcard(hand, actor, self._trump, alone=action.alone)
                return proceed(hand.add_call(actor, action, contract), order_up)
            case Show():
                return self._show(action)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """The upcard ordered up, assisted, taken up, or turned down by all; a poor hand shown."""
        hand, seat = self.hand, self.actor
        dealer, upcard = hand.match.dealer, hand.kitty[:1]
        match action:
            case Order(alone):
                word = Word.ASSISTED if seat in hand.seating.partners(dealer) else Word.ORDERED_UP
                yield Event(word=Word.TOOK_UP if seat == dealer else word, seat=seat, cards=upcard)
                if alone:
                    yield Event(word=Word.ALONE, seat=seat)
            case Pass() if after.phase is Phase.SECOND_ROUND:
                yield Event(word=Word.TURNED_DOWN, seat=dealer, cards=upcard)
            case Show():
                yield from show_events(hand, seat, action)
            case _:
                pass

    @property
    def poor_hands(self) -> tuple[PoorHand, ...]:
        """What `actor` may do about a poor hand; one exchange a deal."""
        return () if self.hand.shown else poor_hands(self.hand.match.rules, self.hand.hands[self.actor])

    def _show(self, action: Show) -> BaseState:
        rules = self.hand.match.rules
        if not rules.shows_on_turn:
            raise IllegalAction(Refusal.NOT_NOW)
        if action not in [poor.action for poor in self.poor_hands]:
            raise IllegalAction(Refusal.NOT_POOR)
        return show_hand(self, self.actor, action)

    @property
    def _has_trump(self) -> bool:
        hand, actor = self
        return hand.match.rules.needs_no_trump or hand.may_make(actor, self._trump, upcard=True)

    @property
    def _trump(self) -> Trump:
        suit = self.hand.upcard_suit
        if suit is None:
            raise ValueError("a turned Benny that stands for nothing is not ordered up")
        return TRUMPS[suit]


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
