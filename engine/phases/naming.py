"""Round 2: name another suit than the one turned down, or pass (RULES.md D2, D3, A5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, final

from engine.actions import Action, Name, Pass
from engine.cards import SUITS, TRUMPS, Suit, Trump
from engine.errors import IllegalAction, Refusal
from engine.hand import Hand, HandResult, Outcome
from engine.options import AllPass, NoTrump, RedealBy, WhoAlone
from engine.phases.dealing import Dealing
from engine.phases.ending import finish
from engine.phases.flow import proceed
from engine.rules import Rules
from engine.seats import Seat

if TYPE_CHECKING:
    from engine.phases import State
    from engine.phases.dealing import Dealing
    from engine.phases.over import Over


def name_trump(hand: Hand) -> Naming | None:
    """Round 2 begins with the eldest, unless trump is made."""
    return None if hand.contract else Naming(hand, hand.first_speaker)


@cache
def _names(turned_down: Suit | None, rules: Rules, may_pass: bool) -> tuple[Action, ...]:  # noqa: FBT001 - a key
    trumps = [TRUMPS[suit] for suit in SUITS if suit != turned_down]
    trumps += [Trump.NONE] * (rules.no_trump is NoTrump.ROUND_TWO)
    calls = [Name(trump, alone) for trump in trumps for alone in alone_choices(rules)]
    return (*([Pass()] if may_pass else []), *calls)


def alone_choices(rules: Rules) -> tuple[bool, ...]:
    """Whether a call may say alone: only where the maker decides so (RULES.md E1)."""
    return (False, True) if rules.alone is WhoAlone.MAKER else (False,)


@final
@dataclass(frozen=True, slots=True)
class Naming:
    """`actor` names trump or passes."""

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        rules = self.hand.match.rules
        names = _names(self.hand.upcard_suit, rules, not self._stuck)
        if not rules.asks_for_trump(self.actor, self.hand.match.dealer):
            return names
        able = tuple(each for each in names if not isinstance(each, Name) or self._has(each.trump))
        return able or (Pass(),)  # nobody can be stuck with a suit the rules forbid to name

    def after(self, action: Action) -> State:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Pass():
                if self._stuck and Pass() not in self.legal():
                    raise IllegalAction(Refusal.DEALER_STUCK)
                told = hand.told(self.actor, action)
                following = hand.seating.left[self.actor]
                return thrown_in(told) if following == hand.first_speaker else Naming(told, following)
            case Name():
                trump = action.trump
                if trump == hand.upcard_suit:
                    raise IllegalAction(Refusal.TURNED_DOWN)
                if trump >= Trump.NONE and (trump is Trump.LOW or hand.match.rules.no_trump is NoTrump.NEVER):
                    raise IllegalAction(Refusal.NO_TRUMP_OFF)
                if action.alone not in alone_choices(hand.match.rules):
                    raise IllegalAction(Refusal.NOT_ALONE)
                if not self._has(trump):
                    raise IllegalAction(Refusal.NEEDS_TRUMP)
                contract = hand.made(self.actor, trump, 2, alone=action.alone)
                return proceed(hand.told(self.actor, action, contract), name_trump)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def _has(self, trump: Trump) -> bool:
        return self.hand.may_make(self.actor, trump, upcard=False)

    @property
    def _stuck(self) -> bool:
        match = self.hand.match
        return match.rules.all_pass is AllPass.STICK_DEALER and self.actor == match.dealer


def thrown_in(hand: Hand) -> Dealing | Over:
    """All passed: nobody scores and the deal passes on, or stays (RULES.md C4, D3)."""
    match = hand.match
    result = HandResult(
        number=match.number,
        dealer=match.dealer,
        contract=None,
        tricks=(0,) * len(hand.hands),
        outcome=Outcome.THROWN_IN,
        points=(0,) * match.rules.sides,
    )
    dealer = match.dealer if match.rules.redeal_by is RedealBy.SAME else None
    return finish(match, result, dealer)
