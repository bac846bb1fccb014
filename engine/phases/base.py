"""What every phase offers. `engine.phases.registry.State` is the closed union of them, for whoever is above them."""

from collections.abc import Iterable
from typing import Protocol, cast

from engine.actions import Action
from engine.events import Event
from engine.hand import Hand
from engine.phases.kinds import Phase
from engine.seats import Seat


class BaseState(Protocol):
    """A game in some phase. A phase is one frozen class, which need not inherit from this."""

    @property
    def phase(self) -> Phase:
        """The phase by name, with its group and what it asks for."""
        ...

    @property
    def actor(self) -> Seat | None:
        """The seat to act; `None` where the table itself acts, and when the game is over."""
        ...

    def legal(self) -> tuple[Action, ...]:
        """Everything that `actor` may do; empty for the table's own actions, which are too many to list."""
        ...

    def interjections(self, seat: Seat) -> tuple[Action, ...]:
        """What `seat` may do out of turn: claim or concede the rest, steal the deal, object, call a revoke.

        These actions name their seat and are not in `legal`; `after` takes both. Whatever is offered applies, nothing
        else does, and no offer to a seat depends on a card hidden from it.
        """
        ...

    def after(self, action: Action) -> "BaseState":
        """The state after an action.

        Raises:
            IllegalAction: When the rules forbid it; `code` says why.
        """
        ...

    def events(self, action: Action, after: "BaseState") -> Iterable[Event]:
        """What an action was, in the order it happened; `after` is the state after it. Only public facts.

        `engine.game.story` adds the end of a hand, and what only the next phase shows.
        """
        ...


class HandState(BaseState, Protocol):
    """A phase in which a hand is on."""

    @property
    def hand(self) -> Hand:
        """The hand; once cards are played, as it stood before the first lead."""
        ...


def no_interjections(state: BaseState, seat: Seat) -> tuple[Action, ...]:
    """Nothing may be done out of turn: the `interjections` of most phases."""
    return ()


def no_events(state: BaseState, action: Action, after: BaseState) -> tuple[Event, ...]:
    """No events: for phases in which all see only that something was done."""
    return ()


def hand_in(state: BaseState) -> Hand | None:
    """The hand that is on, `None` between hands."""
    return cast("HandState", state).hand if state.phase.has_hand else None
