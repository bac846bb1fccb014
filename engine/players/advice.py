"""What a computer player thinks of each choice: what hints, reviews and puzzles are made from."""

from dataclasses import dataclass
from typing import final

from engine.actions import Action


@final
@dataclass(frozen=True, slots=True)
class Option:
    """One choice, and what is to be expected of it.

    points -- points of the seat's side less points of the others (their mean, where more than one
        scores against it), over all deals that agree with what the seat knows
    winning -- the chance that the seat's side wins the game, 0 to 1
    """

    action: Action
    points: float
    winning: float


@final
@dataclass(frozen=True, slots=True)
class Advice:
    """Every choice of a seat, best first, as seen in `deals` deals that agree with what the seat knows."""

    options: tuple[Option, ...]
    deals: int

    @property
    def best(self) -> Option:
        """The choice to take."""
        return self.options[0]

    def of(self, action: Action) -> Option:
        """What was said of one action.

        Raises:
            ValueError: When it was no choice.
        """
        for option in self.options:
            if option.action == action:
                return option
        raise ValueError("not one of the choices")

    def loss(self, action: Action) -> float:
        """Expected points lost by an action against the best choice; never less than 0."""
        return max(0.0, self.best.points - self.of(action).points)
