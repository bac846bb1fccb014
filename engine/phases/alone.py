"""Who plays alone, or undertakes every trick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Alone, Declare, Pass
from engine.cards import TRUMPS, rank_of, suit_of
from engine.contract import Contract
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.phases.base import BaseState, no_interjections, only_where, proceed
from engine.phases.kinds import Phase
from engine.rules.options import AssistMakes, DefendAlone, WhoAlone
from engine.seats import Seat

_CHOICES: Final = (Pass(), Alone())
_DECLARE_OR_NOT: Final = (Pass(), Declare())


def _either(state: BaseState) -> tuple[Action, ...]:
    """Both, whatever the hand is: the `legal` of phases in which somebody may go alone."""
    return _CHOICES


def _add_answer(
    hand: Hand, seat: Seat, action: Action, contract: Contract, choices: tuple[Action, ...] = _CHOICES
) -> Hand:
    """The hand after a pass, or after the other of two words, with which `contract` is what is played."""
    if action not in choices or not isinstance(action, Pass | Alone | Declare):
        raise IllegalAction(Refusal.NOT_NOW)
    return hand.add_call(seat, action, None if isinstance(action, Pass) else contract)


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
    legal = _either

    hand: Hand

    @property
    def actor(self) -> Seat:
        """The dealer."""
        return self.hand.match.dealer

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        contract = hand.make_contract(self.actor, TRUMPS[suit_of(hand.kitty[0])], 1, alone=True)._replace(blind=True)
        return proceed(_add_answer(hand, self.actor, action, contract), go_blind)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That the dealer goes alone unseen."""
        if isinstance(action, Alone):
            yield Event(word=Word.BLIND_LONER, seat=self.actor, cards=self.hand.kitty[:1])


@only_where(lambda rules: rules.assist_makes is AssistMakes.DEALER and rules.alone is WhoAlone.MAKER)
def go_alone(hand: Hand) -> DealerAlone | None:
    """Asked before the dealer discards, because alone is said with the call (rules-spec E1), if another made it."""
    contract, match = hand.contract, hand.match
    if contract is None or contract.maker != match.dealer or not hand.calls or hand.calls[-1].seat == match.dealer:
        return None
    return DealerAlone(hand, contract)


@final
@dataclass(frozen=True, slots=True)
class DealerAlone:
    """The dealer, made the maker by the partner's assist, plays alone or passes."""

    phase = Phase.DEALER_ALONE
    interjections = no_interjections
    legal = _either

    hand: Hand
    contract: Contract

    @property
    def actor(self) -> Seat:
        """The dealer."""
        return self.hand.match.dealer

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        return proceed(_add_answer(self.hand, self.actor, action, self.contract._replace(alone=True)), go_alone)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That the dealer plays alone."""
        if isinstance(action, Alone):
            yield Event(word=Word.ALONE, seat=self.actor)


@only_where(lambda rules: rules.alone is WhoAlone.ANYONE)
def call_lone(hand: Hand) -> AnyoneAlone | None:
    """All are asked in turn from the eldest, but for a side that has its lone player already."""
    contract = hand.contract
    if contract is None:
        return None
    return _ask_next(hand, contract, hand.seating.around(hand.seating.left[hand.match.dealer]))


def _ask_next(hand: Hand, contract: Contract, turn: tuple[Seat, ...]) -> AnyoneAlone | None:
    """The first of some seats whose side has nobody alone yet."""
    for place, seat in enumerate(turn):
        making = contract.seating.side[seat] == contract.side
        if not contract.alone if making else contract.lone_defender is None:
            return AnyoneAlone(hand, contract, turn[place:])
    return None


@final
@dataclass(frozen=True, slots=True)
class AnyoneAlone:
    """`actor` plays without the partner or passes. `turn` are the seats not yet asked, `actor` first."""

    phase = Phase.ANYONE_ALONE
    interjections = no_interjections
    legal = _either

    hand: Hand
    contract: Contract
    turn: tuple[Seat, ...]

    @property
    def actor(self) -> Seat:
        """The seat that is asked."""
        return self.turn[0]

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        contract = self.contract if isinstance(action, Pass) else self._alone()
        told = _add_answer(self.hand, self.actor, action, contract)
        return _ask_next(told, contract, self.turn[1:]) or proceed(told, call_lone)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That a maker or a defender plays alone."""
        if isinstance(action, Alone):
            making = self.contract.seating.side[self.actor] == self.contract.side
            yield Event(word=Word.ALONE if making else Word.DEFENDS_ALONE, seat=self.actor)

    def _alone(self) -> Contract:
        contract, seat = self.contract, self.actor
        if contract.seating.side[seat] != contract.side:
            return contract._replace(lone_defender=seat)
        return contract._replace(alone=True, loner=None if seat == contract.maker else seat)


@only_where(lambda rules: rules.defend_alone is not DefendAlone.NEVER)
def defend_alone(hand: Hand) -> DefenderAlone | None:
    """The defenders are asked in turn from the eldest, as E2 has it, where the rules let them play alone."""
    contract, rule = hand.contract, hand.match.rules.defend_alone
    if contract is None or (rule is DefendAlone.AGAINST_LONER and not contract.alone):
        return None
    return DefenderAlone(hand, contract, _eldest_defender(hand, contract))


def _eldest_defender(hand: Hand, contract: Contract) -> Seat:
    seating = hand.seating
    eldest = seating.left[hand.match.dealer]
    return eldest if seating.side[eldest] != contract.side else seating.left[eldest]


@final
@dataclass(frozen=True, slots=True)
class DefenderAlone:
    """`actor`, a defender, plays alone or passes."""

    phase = Phase.DEFENDER_ALONE
    interjections = no_interjections
    legal = _either

    hand: Hand
    contract: Contract
    actor: Seat

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        told = _add_answer(self.hand, self.actor, action, self.contract._replace(lone_defender=self.actor))
        if isinstance(action, Pass) and self.actor == _eldest_defender(self.hand, self.contract):
            return DefenderAlone(told, self.contract, self.contract.seating.partners(self.actor)[0])
        return proceed(told, defend_alone)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That a defender plays alone."""
        if isinstance(action, Alone):
            yield Event(word=Word.DEFENDS_ALONE, seat=self.actor)


@only_where(lambda rules: rules.declare_march)
def declare_march(hand: Hand) -> DeclareMarch | None:
    """All who play are asked in turn from the eldest; the first to declare leads."""
    contract = hand.contract
    return None if contract is None else DeclareMarch(hand, contract, contract.lineup.following[hand.match.dealer])


@final
@dataclass(frozen=True, slots=True)
class DeclareMarch:
    """`actor` declares, or passes."""

    phase = Phase.DECLARE_MARCH
    interjections = no_interjections

    hand: Hand
    contract: Contract
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _DECLARE_OR_NOT

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        contract, following = self.contract._replace(declared=self.actor), self.contract.lineup.following
        told, after = _add_answer(self.hand, self.actor, action, contract, _DECLARE_OR_NOT), following[self.actor]
        if isinstance(action, Pass) and after != following[self.hand.match.dealer]:
            return DeclareMarch(told, self.contract, after)
        return proceed(told, declare_march)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """Who declares."""
        if isinstance(action, Declare):
            yield Event(word=Word.DECLARED, seat=self.actor)
