"""Before a deal: the player at the dealer's right cuts the pack or taps it (RULES.md C2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from engine.actions import Action, Cut, Draw, Object, Steal, Tap
from engine.errors import IllegalAction, Refusal
from engine.match import HandResult, Match
from engine.phases.deal.deal import Dealing, to_deal
from engine.phases.deal.steal import Theft, beside, passed_to
from engine.seats import Seat

if TYPE_CHECKING:
    from engine.phases import State

_CHOICES: Final = (Tap(), *map(Cut, range(1, 10)))


@final
@dataclass(frozen=True, slots=True)
class Cutting:
    """`actor` cuts or taps; the other fields are those of the `Dealing` that follows."""

    match: Match
    last: HandResult | None = None
    draws: tuple[Draw, ...] = ()
    moves: tuple[Seat, ...] = ()
    theft: Theft | None = None

    @property
    def actor(self) -> Seat:
        """The last before the dealer in turn: at the dealer's right, but for who sits the hand out."""
        match = self.match
        return match.rules.seating_of(match.dealer).around(match.dealer)[-1]

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _CHOICES

    def beside(self, seat: Seat) -> tuple[Action, ...]:
        """See `engine.phases.out_of_turn`."""
        return beside(self.match, self.last, self.theft, seat)

    def after(self, action: Action) -> State:
        """The next state; see `engine.game.apply`."""
        match action:
            case Tap():
                return self._cut(b"")
            case Cut(place) if action in _CHOICES:
                return self._cut(bytes((place,)))
            case Steal() | Object():
                match, theft = passed_to(self.match, self.last, self.theft, action)
                return to_deal(match, self.last, self.draws, self.moves, theft)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def _cut(self, cut: bytes) -> Dealing:
        return Dealing(self.match, self.last, self.draws, self.moves, self.theft, cut)
