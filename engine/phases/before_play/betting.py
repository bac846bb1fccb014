"""The stake of a hand: after trump is made and before the first lead the defenders may raise (rules-spec H3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Check, GiveUp, Raise, See
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.phases.base import BaseState, hand_in, no_interjections
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.rules.options import Betting
from engine.scoring.counters import count_raises
from engine.seats import Seat

_DEFENDERS: Final = (Check(), Raise())
_MAKER: Final = (See(), GiveUp())


@only_where(lambda rules: rules.betting is Betting.PER_HAND)
def bet(hand: Hand) -> BettingRound | None:
    """Both sides put an ante; the defenders who play are asked in turn from the eldest."""
    contract = hand.contract
    if contract is None:
        return None
    staked = hand._replace(stake=2 * hand.match.rules.ante)
    return BettingRound(staked, contract, (*_defenders(hand, contract), _spokesman(contract)))


def _defenders(hand: Hand, contract: Contract) -> tuple[Seat, ...]:
    seating = contract.seating
    turn = seating.around(seating.left[hand.match.dealer])
    return tuple(seat for seat in turn if seat in contract.active and seating.side[seat] != contract.side)


def _spokesman(contract: Contract) -> Seat:
    """Who answers for the makers: the maker, or who plays alone in the maker's stead."""
    return contract.maker if contract.lone_maker is None else contract.lone_maker


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

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _MAKER if self._is_raised else _DEFENDERS

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        if action not in self.legal():
            raise IllegalAction(Refusal.NOT_NOW)
        hand, ante = self.hand, self.hand.match.rules.ante
        match action:
            case Check():
                return self._next(hand.add_call(self.actor, action))
            case Raise():
                return self._next(hand.add_call(self.actor, action)._replace(stake=hand.stake + ante))
            case See():
                told = hand.add_call(self.actor, action)
                return proceed(told._replace(stake=hand.stake + ante * count_raises(hand.calls)), bet)
            case GiveUp():
                return proceed(hand.add_call(self.actor, action)._replace(stake=0), bet)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """Raises, and their answer."""
        hand = hand_in(after) or self.hand
        match action:
            case Raise():
                yield Event(word=Word.STAKE_RAISED, seat=self.actor, points=hand.stake)
            case See():
                yield Event(word=Word.STAKE_SEEN, seat=self.actor, points=hand.stake)
            case GiveUp():
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
