"""Errors before the first lead: calling too much or too little, missing the left bower, a poor discard."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from engine.actions import Action, Discard, Name, Order, Pass
from engine.cards import TRUMPS, Cards, Trump, adding, cards_in, hand_of, natural_rank, without
from engine.players.erring.slips import Slip
from engine.players.heuristic.trump import OUT_OF_REACH, margins
from engine.ranking import bowers, ranking
from engine.view import View

CallSlip = Callable[[View, Action], Action | None]
"""What an error makes of a view and the rule of thumb's choice; `None` where there is nothing to get wrong."""

_SURE: Final = 0.8
"""Tricks over those that a call needs with which nobody takes fright."""
_TOO_FEW: Final = 0.9
"""Tricks fewer than a call needs with which a player who calls too much still makes it."""
_TOO_FEW_ALONE: Final = 0.8
_FEWEST_TRUMPS: Final = 2
"""With fewer nobody calls by mistake."""


def _call_too_little(mine: View, sound: Action) -> Action | None:
    if not isinstance(sound, Order | Name) or sound.alone or Pass() not in mine.choices:
        return None
    margin = next(margin for margin, action in margins(mine) if action == sound)
    return Pass() if margin < _SURE else None


def _call_too_much(mine: View, sound: Action) -> Action | None:
    if sound != Pass():
        return None
    offers = [(margin, action) for margin, action in margins(mine) if not action.alone and _has_something(mine, action)]
    margin, best = max(offers, key=lambda offer: offer[0], default=(-OUT_OF_REACH, None))
    return best if margin >= -_TOO_FEW else None


def _never_go_alone(mine: View, sound: Action) -> Action | None:
    together = replace(sound, alone=False) if isinstance(sound, Order | Name) else None
    return together if together in mine.choices else None


def _go_alone_too_soon(mine: View, sound: Action) -> Action | None:
    if not isinstance(sound, Order | Name) or sound.alone:
        return None
    alone = replace(sound, alone=True)
    margin = next((margin for margin, action in margins(mine) if action == alone), -2 * OUT_OF_REACH)
    return alone if margin >= -OUT_OF_REACH - _TOO_FEW_ALONE else None


def _miss_left(mine: View, sound: Action) -> Action | None:
    if not isinstance(sound, Order | Name | Pass):
        return None
    offers = [offer for action in mine.choices for offer in _margin_without_left(mine, action)]
    margin, best = max(offers, key=lambda offer: offer[0], default=(0.0, sound))
    return best if margin >= 0 or Pass() not in mine.choices else Pass()


def _margin_without_left(mine: View, action: Action) -> list[tuple[float, Order | Name]]:
    """The margin of a call, the left bower in the hand taken for the lowest card of its suit that is not held."""
    trump = _trump_of(mine, action)
    return [] if trump is None else margins(replace(mine, cards=_with_plain_jack(mine, trump), choices=(action,)))


def _with_plain_jack(mine: View, trump: Trump) -> Cards:
    left = bowers(trump)[1]
    if left is None or not mine.cards >> left & 1 or left == mine.rules.benny_card:
        return mine.cards
    suit = ranking(Trump.NONE).follow[left] & mine.rules.pack_bits & ~mine.cards
    low = min(cards_in(suit), key=natural_rank, default=None)
    return mine.cards if low is None else adding(without(mine.cards, left), low)


def _trump_of(mine: View, action: Action) -> Trump | None:
    if isinstance(action, Name):
        return action.trump
    return TRUMPS[mine.upcard_suit] if isinstance(action, Order) and mine.upcard_suit is not None else None


def _has_something(mine: View, action: Action) -> bool:
    trump = _trump_of(mine, action)
    if trump is None or trump >= Trump.NONE:
        return False
    held = mine.cards & ranking(trump, mine.rules.benny_card).trumps
    return held.bit_count() >= _FEWEST_TRUMPS


def _bury_lowest(mine: View, _: Action) -> Action | None:
    contract = mine.contract
    if contract is None:
        return None
    cards = hand_of(choice.card for choice in mine.choices if isinstance(choice, Discard))
    plain = cards & ~contract.ranking.trumps
    return Discard(min(cards_in(plain), key=natural_rank)) if plain else None


CALL_SLIPS: Final[Mapping[Slip, CallSlip]] = {
    Slip.NEVER_ALONE: _never_go_alone,
    Slip.ALONE_TOO_SOON: _go_alone_too_soon,
    Slip.MISSES_LEFT: _miss_left,
    Slip.CALLS_TOO_LITTLE: _call_too_little,
    Slip.CALLS_TOO_MUCH: _call_too_much,
}
"""Of a bid in round 1 or 2, in the order in which they are tried."""
DISCARD_SLIPS: Final[Mapping[Slip, CallSlip]] = {Slip.BURIES_LOWEST: _bury_lowest}
