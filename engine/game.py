"""A game as a fold of actions: start, whose turn, what is legal, what follows."""

from collections.abc import Iterable
from functools import reduce

from engine.actions import Action, Award, Correct, Replay
from engine.errors import IllegalAction
from engine.match import first_match
from engine.phases import DrawForDeal, State
from engine.phases.corrections import correct
from engine.phases.deal.deal import to_deal
from engine.phases.rulings import rule
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


def apply(state: State, action: Action) -> State:
    """The state after an action, of the seat to act, beside the turn, of the table, of its host or of a moderator.

    Raises:
        IllegalAction: When the rules forbid it; `code` says why.
    """
    try:
        return state.after(action)
    except IllegalAction:
        # no phase knows of rulings and corrections; asked for here, they cost the moves of the game nothing
        if isinstance(action, Award | Replay):
            return rule(state, action)
        if isinstance(action, Correct):
            return correct(state, action)
        raise


def replay(rules: Rules, actions: Iterable[Action], dealer: Seat | None = None) -> State:
    """The state a log leads to. `dealer` as given to `start`.

    Raises:
        IllegalAction: At the first action that the rules forbid.
    """
    return reduce(apply, actions, start(rules, dealer))
