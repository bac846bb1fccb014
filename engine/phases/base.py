"""What every phase offers, and what comes after it: the first later one that these rules hold at this hand.

Phases ask here, so that none of them imports the next. The row of steps comes from `engine.phases.registry`, whose
`State` is the closed union of the phases, for whoever is above them.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, Protocol, TypeAlias, TypeVar, cast

from engine.actions import Action
from engine.events import Event
from engine.hand import Hand
from engine.match import HandResult, Match
from engine.phases.kinds import Phase
from engine.rules.model import Rules
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


Step: TypeAlias = Callable[[Hand], BaseState | None]
"""Enters a phase with a hand, or answers `None` where the phase does not apply."""
_Entry = TypeVar("_Entry", bound=Step)


class _NextDeal(Protocol):
    def __call__(self, match: Match, last: HandResult | None = None) -> BaseState: ...


_conditions: Final[dict[Step, Callable[[Rules], bool]]] = {}
_steps: Final[list[Step]] = []
_next_deal: Final[list[_NextDeal]] = []


def only_where(condition: Callable[[Rules], bool]) -> Callable[[_Entry], _Entry]:
    """Marks a step that only some rules ever take; a hand by others is not asked, which saves a third of its time."""

    def mark(step: _Entry) -> _Entry:
        _conditions[step] = condition
        return step

    return mark


def lay_out(steps: tuple[Step, ...], next_deal: _NextDeal) -> None:
    """Sets the row of steps from the deal to the play, and what follows the end of a hand."""
    _steps[:], _next_deal[:] = steps, [next_deal]


@lru_cache(maxsize=1 << 12)
def _steps_after(done: Step | None, rules: Rules) -> tuple[Step, ...]:
    """The steps after one that these rules may ever take."""
    later = _steps[_steps.index(done) + 1 if done else 0 :]
    return tuple(step for step in later if step not in _conditions or _conditions[step](rules))


def proceed(hand: Hand, done: Step | None = None) -> BaseState:
    """The state after the phase that `done` enters, or the first state of a hand just dealt."""
    for step in _steps_after(done, hand.match.rules):
        state = step(hand)
        if state is not None:
            return state
    raise AssertionError("the last step takes every hand")


def deal_next(match: Match, last: HandResult | None = None) -> BaseState:
    """The state before the next deal; `last` is the hand that has ended."""
    return _next_deal[0](match, last)
