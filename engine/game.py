"""A game as a fold of actions: start, whose turn, what is legal, what follows."""

from collections.abc import Iterable
from functools import reduce
from typing import cast

from engine.actions import Action
from engine.hand.hand import Hand
from engine.match import first_match
from engine.phases.deal.deal import to_deal
from engine.phases.flow import proceed
from engine.phases.host_actions import HOST_ACTIONS, HostAction, apply_host_action
from engine.phases.registry import DrawForDeal, State
from engine.rules.model import Rules
from engine.seats import Seat


def start(rules: Rules, dealer: Seat | None = None) -> State:
    """A new game. With `dealer` `None` the table first draws for the deal (RULES.md B1)."""
    return DrawForDeal(rules=rules) if dealer is None else to_deal(first_match(rules, dealer))


def actor(state: State) -> Seat | None:
    """The seat to act; `None` when the table itself draws or deals, and when the game is over."""
    return state.actor


def legal_actions(state: State) -> tuple[Action, ...]:
    """Everything the seat to act may do; empty for the table's own actions, which are too many to list."""
    return state.legal()


def open_bidding(hand: Hand) -> State:
    """The first state of a hand just dealt."""
    return proceed(hand)  # pyright: ignore[reportReturnType] - as in `apply`


def interjections(state: State, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do now out of turn (RULES.md C5, H1, L1, L2)."""
    return state.interjections(seat)


def apply(state: State, action: Action) -> State:
    """The state after an action, of the seat to act, out of turn, of the table, of its host or of a moderator.

    Raises:
        IllegalAction: When the rules forbid it; `code` says why.
    """
    if type(action) in HOST_ACTIONS:
        return apply_host_action(state, cast("HostAction", action))  # pyright: ignore[reportReturnType]
    return state.after(action)  # pyright: ignore[reportReturnType] - a phase knows the others only as `BaseState`


def replay(rules: Rules, actions: Iterable[Action], dealer: Seat | None = None) -> State:
    """The state a log leads to. `dealer` as given to `start`.

    Raises:
        IllegalAction: At the first action that the rules forbid.
    """
    return reduce(apply, actions, start(rules, dealer))
