"""Decisions of the games where everyone scores alone: to make trump, call a partner, stay or drop, declare.

The figures are measured: hands of random deals were called by force and played out by `RuleOfThumb`, and what they
brought was set against their `worth` alone.
"""

from math import log
from typing import Final

from engine.actions import Action, CallSuit, Declare, Drop, Pass, Stay
from engine.cards import FACES, Cards, count, hand_of
from engine.contract import Contract
from engine.players.heuristic.hand_value import ALONE, contract_in, worth
from engine.rules.model import Rules
from engine.rules.options import Lowers, Partnership, Scoring
from engine.unseen_cards import called_cards
from engine.view import View

# Making trump: one's own tricks at which a maker fails in every other hand, and what moves them.
_EVEN: Final = (1.8, 2.75, 3.3, 3.5, 3.7)
"""For five cards each, by seats from two on."""
_EACH_MORE_CARD: Final = 0.42
_DUMMY: Final = -0.5
_PARTNER: Final = -0.4
"""A called partner's tricks, for as long as nobody knows whose they are."""
_STEEPNESS: Final = 0.3
"""Own tricks that make the odds of success e times as good."""
_OTHERS_DROP: Final = -0.05
"""For every point that no trick costs, where that makes the others drop."""
_TRICKS_MADE: Final = 3.4
"""That a maker who succeeds takes, of five."""

# Staying: tricks of a defender by own worth w, and the chance of none by those.
_AGAINST: Final = (1.0, 1.75, 1.15, 1.0)
"""How many more tricks a defender takes of fewer opponents, by their number up to three."""
_NONE_AT_ZERO: Final = 0.87
_NONE_BY_TRICK: Final = 0.62

_DECLARED: Final = 4.8
"""Own worth with which all five tricks are likelier than not, with the lead."""


def by_oneself(rules: Rules) -> bool:
    """Whether a maker has no partner, or none that is known."""
    return rules.partnership in (Partnership.EACH_ALONE, Partnership.CALLED)


def tricks_to_make(rules: Rules, *, first_round: bool, takes_upcard: bool) -> float:
    """Own worth with which to make trump.

    In round 1 the upcard goes to an opponent, unless the maker deals: it counts the more, the fewer there are.
    """
    needed = _EVEN[min(rules.seats, 6) - 2] + _EACH_MORE_CARD * (rules.hand_size - 5) + _DUMMY * (rules.dummy > 0)
    if first_round and not takes_upcard:
        needed += 0.8 / (rules.seats - 1) ** 2
    if rules.partnership is Partnership.CALLED:
        needed += _PARTNER
    if rules.scoring is Scoring.COUNT_DOWN:
        made = _TRICKS_MADE if rules.lowers is Lowers.TRICKS else 1.0
        needed += _STEEPNESS * log((rules.set_penalty + 0.5) / (made - 0.5))  # half a trick for a player who passes
        needed += _OTHERS_DROP * rules.no_trick * rules.may_drop
    return needed


def call_partner(mine: View) -> Action:
    """The suit whose card another is likely to hold, and in which the maker has one card to lead to it."""
    contract = contract_in(mine)
    return max(mine.choices, key=lambda choice: _help(mine, contract, choice))


def _help(mine: View, contract: Contract, choice: Action) -> tuple[bool, int]:
    if not isinstance(choice, CallSuit):
        return False, 0
    cards = called_cards(choice.suit, contract.trump, mine.rules)
    out = hand_of({*mine.buried}) | mine.cards
    if mine.upcard is not None and not mine.upcard_taken:
        out |= 1 << mine.upcard
    held = count(mine.cards & FACES & contract.ranking.follow[cards[0]]) if cards else 0
    return bool(cards) and not out >> cards[0] & 1, -abs(held - 1)


def stay_or_drop(mine: View) -> Action:
    """Stays where the tricks to come are worth more than the risk of none; or when all is lost otherwise."""
    contract = contract_in(mine)
    others = [seat for seat in mine.seating.seats if seat != mine.seat and seat not in contract.dropped]
    if others == [contract.maker] and mine.scores[contract.maker] <= mine.rules.hand_size:
        return Stay()  # unopposed, the maker would win the game
    own = own_worth(mine.cards, contract)
    tricks = (0.03 + 0.15 * own + 0.2 * own**2) * _AGAINST[min(len(others), 3)]
    none = max(0.0, _NONE_AT_ZERO - _NONE_BY_TRICK * tricks)
    return Stay() if tricks > mine.rules.no_trick * none else Drop()


def declare(mine: View) -> Action:
    """Undertakes every trick with a hand that is likely to take them, unless taking them would win anyway."""
    contract, rules = contract_in(mine), mine.rules
    score = 0 if mine.seat is None else mine.scores[mine.seat]
    strong = own_worth(mine.cards, contract) >= _DECLARED + rules.hand_size - 5
    return Declare() if strong and score > rules.hand_size else Pass()


def own_worth(cards: Cards, contract: Contract) -> float:
    """The tricks that cards may take by themselves under a contract's trump."""
    return worth(cards, contract.trump, ALONE, contract.benny)
