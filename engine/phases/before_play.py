"""What is settled between the making of trump and the first lead, other than going alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine import actions as a
from engine.cards import ALL_CARDS, FACES, TRUMPS, adding, cards_in, count, without
from engine.contract import Contract
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Given, Hand
from engine.match import HandResult
from engine.phases.base import BaseState, hand_in, no_events, no_interjections, only_where, proceed
from engine.phases.discard import burials, bury_card, takes_dummy_too
from engine.phases.end import finish
from engine.phases.kinds import Phase
from engine.rules.options import Betting, Partnership
from engine.scoring import count_raises, score
from engine.seats import Seat
from engine.unseen_cards import callable_suits

_DEFENDERS: Final = (a.Check(), a.Raise())
_MAKER: Final = (a.See(), a.GiveUp())


@only_where(lambda rules: rules.betting is Betting.PER_HAND)
def bet(hand: Hand) -> BettingRound | None:
    """Both sides put an ante; the defenders who play are asked in turn from the eldest."""
    contract = hand.contract
    if contract is None:
        return None
    staked = hand._replace(stake=2 * hand.match.rules.ante)
    return BettingRound(staked, contract, (*_defenders(hand, contract), contract.player))


def _defenders(hand: Hand, contract: Contract) -> tuple[Seat, ...]:
    seating = contract.seating
    turn = seating.around(seating.left[hand.match.dealer])
    return tuple(seat for seat in turn if seat in contract.active and seating.side[seat] != contract.side)


@final
@dataclass(frozen=True, slots=True)
class BettingRound:
    """A defender checks or raises; once raised, the maker sees or gives up. `turn` are those not yet asked."""

    phase = Phase.BETTING_ROUND
    interjections = no_interjections

    hand: Hand
    contract: Contract
    turn: tuple[Seat, ...]

    @property
    def actor(self) -> Seat:
        """The seat that is asked."""
        return self.turn[0]

    def legal(self) -> tuple[a.Action, ...]:
        """What `actor` may do."""
        return _MAKER if self._is_raised else _DEFENDERS

    def after(self, action: a.Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        if action not in self.legal():
            raise IllegalAction(Refusal.NOT_NOW)
        hand, ante = self.hand, self.hand.match.rules.ante
        match action:
            case a.Check():
                return self._next(hand.add_call(self.actor, action))
            case a.Raise():
                return self._next(hand.add_call(self.actor, action)._replace(stake=hand.stake + ante))
            case a.See():
                told = hand.add_call(self.actor, action)
                return proceed(told._replace(stake=hand.stake + ante * count_raises(hand.calls)), bet)
            case a.GiveUp():
                return proceed(hand.add_call(self.actor, action)._replace(stake=0), bet)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: a.Action, after: BaseState) -> Iterator[Event]:
        """Raises, and their answer."""
        hand = hand_in(after) or self.hand
        match action:
            case a.Raise():
                yield Event(word=Word.STAKE_RAISED, seat=self.actor, points=hand.stake)
            case a.See():
                yield Event(word=Word.STAKE_SEEN, seat=self.actor, points=hand.stake)
            case a.GiveUp():
                side = 1 - self.contract.side
                yield Event(word=Word.STAKE_GIVEN_UP, seat=self.actor, side=side, points=2 * hand.match.rules.ante)
            case _:
                pass

    @property
    def _is_raised(self) -> bool:
        """Whether only the other side is left to answer, as somebody has raised."""
        return len(self.turn) == 1

    def _next(self, hand: Hand) -> BaseState:
        if len(self.turn) == 2 and not count_raises(hand.calls):
            return proceed(hand, bet)
        return BettingRound(hand, self.contract, self.turn[1:])


_CHOICES: Final = (a.Stay(), a.Drop())


@only_where(lambda rules: rules.may_drop)
def stay_or_drop(hand: Hand) -> StayOrDrop | None:
    """All but the maker are asked in turn from the eldest; where nobody made trump, nobody may drop."""
    contract = hand.contract
    if contract is None or contract.makerless:
        return None
    return StayOrDrop(hand, contract, _seats_asked(hand, contract)[0])


def _seats_asked(hand: Hand, contract: Contract) -> tuple[Seat, ...]:
    eldest = hand.seating.left[hand.match.dealer]
    return tuple(seat for seat in hand.seating.around(eldest) if seat != contract.maker)


@final
@dataclass(frozen=True, slots=True)
class StayOrDrop:
    """`actor` plays against the maker, or lays the cards down unseen."""

    phase = Phase.STAY_OR_DROP
    interjections = no_interjections

    hand: Hand
    contract: Contract
    actor: Seat

    def legal(self) -> tuple[a.Action, ...]:
        """Either; the last one too, when all others have dropped."""
        return _CHOICES

    def after(self, action: a.Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case a.Stay():
                contract = self.contract
            case a.Drop():
                contract = self.contract._replace(dropped=(*self.contract.dropped, self.actor))
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
        told, asked = self.hand.add_call(self.actor, action, contract), _seats_asked(self.hand, contract)
        following = asked.index(self.actor) + 1
        if following < len(asked):
            return StayOrDrop(told, contract, asked[following])
        return proceed(told, stay_or_drop) if contract.dropped != asked else _end_uncontested(told, contract)

    def events(self, action: a.Action, after: BaseState) -> Iterator[Event]:
        """Who stays, who drops, and that all have dropped."""
        match action:
            case a.Stay():
                yield Event(word=Word.STAYED, seat=self.actor)
            case a.Drop():
                yield Event(word=Word.DROPPED, seat=self.actor)
                if after.phase.between_hands:
                    yield Event(word=Word.ALL_DROPPED, seat=self.contract.maker)
            case _:
                pass


def _end_uncontested(hand: Hand, contract: Contract) -> BaseState:
    """All have dropped: the maker takes every trick at once."""
    match = hand.match
    tricks = match.rules.hand_size
    taken = tuple([tricks * (seat == contract.maker) for seat in range(len(hand.hands))])
    outcome, points = score(contract, taken, tricks, match)
    result = HandResult(
        number=match.number, dealer=match.dealer, contract=contract, tricks=taken, outcome=outcome, points=points
    )
    return finish(match, result)


@only_where(lambda rules: rules.partnership is Partnership.CALLED)
def call_partner(hand: Hand) -> CallingPartner | None:
    """A maker who does not go alone calls a card, once the dealer has discarded."""
    contract = hand.contract
    return None if contract is None or contract.alone else CallingPartner(hand, contract)


@final
@dataclass(frozen=True, slots=True)
class CallingPartner:
    """The maker names the suit of the called card."""

    phase = Phase.CALLING_PARTNER
    interjections = no_interjections

    hand: Hand
    contract: Contract

    @property
    def actor(self) -> Seat:
        """The maker."""
        return self.contract.maker

    def legal(self) -> tuple[a.Action, ...]:
        """Any suit but trump, whoever has its card: the maker too."""
        return tuple(map(a.CallSuit, callable_suits(self.contract.trump)))

    def after(self, action: a.Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case a.CallSuit(suit):
                if suit not in callable_suits(self.contract.trump):
                    raise IllegalAction(Refusal.TRUMP_CALLED)
                contract = self.contract._replace(called=suit)
                return proceed(self.hand.add_call(self.actor, action, contract), call_partner)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: a.Action, after: BaseState) -> Iterator[Event]:
        """The suit called."""
        if isinstance(action, a.CallSuit):
            yield Event(word=Word.SUIT_CALLED, seat=self.actor, trump=TRUMPS[action.suit])


@only_where(lambda rules: rules.dummy > 0)
def take_dummy(hand: Hand) -> TakingDummy | None:
    """The maker takes the cards after the upcard; a dealer who makes the upcard's suit takes that too, all at once.

    A dealer who was ordered up has taken the upcard and buried a card before (`take_upcard`).
    """
    contract, match = hand.contract, hand.match
    if contract is None:
        return None
    maker = contract.maker
    first = 0 if takes_dummy_too(hand) else 1
    held = hand.hands[maker]
    for card in hand.kitty[first : 1 + match.rules.dummy]:
        held = adding(held, card)
    return TakingDummy(hand.holding(maker, held), maker)


def dummy_events(before: BaseState, after: BaseState) -> Iterator[Event]:
    """The dummy taken, whatever came before it."""
    if after.phase is Phase.TAKING_DUMMY and before.phase is not Phase.TAKING_DUMMY:
        yield Event(word=Word.DUMMY_TAKEN, seat=after.actor)


@final
@dataclass(frozen=True, slots=True)
class TakingDummy:
    """`actor`, the maker, holds cards too many and buries them one by one."""

    phase = Phase.TAKING_DUMMY
    interjections = no_interjections
    events = no_events

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[a.Action, ...]:
        """Any card held may be buried, those just taken too."""
        return burials(self.hand, self.actor)

    def after(self, action: a.Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand = bury_card(self.hand, self.actor, action)
        if count(hand.hands[self.actor]) > hand.match.rules.hand_size:
            return TakingDummy(hand, self.actor)
        return proceed(hand, take_dummy)


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

    def legal(self) -> tuple[a.Action, ...]:
        """Stand pat, or put any card held into the kitty."""
        return (a.Pass(), *burials(self.hand, self.actor))

    def after(self, action: a.Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand, actor = self.hand, self.actor
        if isinstance(action, a.Pass):
            return proceed(hand.add_call(actor, action), exchange_with_kitty)
        left, top = bury_card(hand, actor, action), hand.kitty[hand.match.rules.turns_up]
        return proceed(left.holding(actor, adding(left.hands[actor], top)), exchange_with_kitty)

    def events(self, action: a.Action, after: BaseState) -> Iterator[Event]:
        """That a card was changed, or none; never a card."""
        yield Event(word=Word.STOOD_PAT if isinstance(action, a.Pass) else Word.KITTY_EXCHANGED, seat=self.actor)


_GIFTS: Final = tuple(map(a.Give, ALL_CARDS))


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

    def legal(self) -> tuple[a.Action, ...]:
        """Any card held."""
        return tuple([_GIFTS[card] for card in cards_in(self.hand.hands[self.actor] & FACES)])

    def after(self, action: a.Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case a.Give(card):
                held = hand.hands[self.actor]
                if not held >> card & 1:
                    raise IllegalAction(Refusal.NOT_HELD)
                left = hand.holding(self.actor, without(held, card))
                changed = left.holding(self.taker, adding(left.hands[self.taker], card))
                done = changed._replace(given=(*hand.given, Given(self.actor, self.taker, card)))
                return change_cards(done) or proceed(done, change_cards)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: a.Action, after: BaseState) -> Iterator[Event]:
        """That the change is done; never a card."""
        if (len(self.hand.given) + 1) % (2 * self.hand.match.rules.partners_best) == 0:
            yield Event(word=Word.PARTNERS_BEST, seat=self.taker)
