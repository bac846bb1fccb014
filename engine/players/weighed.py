"""What choices are worth over the same deals, and by how much that may be chance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Final, final

from engine.actions import Action

SURE: Final = 2.0
"""Standard errors of a difference within which it may be chance."""
_EXACT: Final = 1e-9


@final
@dataclass(frozen=True, slots=True)
class Weighed:
    """What each choice is worth, none for a question that deals do not answer.

    each -- what the choices are worth in a deal times its weight, one deal after the other
    total -- the weight of all
    """

    worth: Mapping[Action, float] = field(default_factory=dict[Action, float])
    each: Sequence[float] = ()
    total: float = 1

    def noise(self, one: Action, other: Action) -> float:
        """The difference of two choices that may be chance; squares are of differences, not less their mean."""
        places = [*self.worth]
        mine, its = (self.each[places.index(choice) :: len(places)] for choice in (one, other))
        return SURE * sqrt(sum([(a - b) ** 2 for a, b in zip(mine, its, strict=True)])) / self.total

    def level(self, most: float = inf) -> list[Action]:
        """The best choice, and those that may be as good and are worth no more than `most` less; the best first."""
        best, *others = sorted(self.worth, key=lambda choice: -self.worth[choice])
        less = {choice: self.worth[best] - self.worth[choice] for choice in others}
        return [best, *[c for c in others if less[c] <= most + _EXACT and less[c] <= self.noise(best, c) + _EXACT]]


def from_sums(choices: Sequence[Action], sums: Sequence[float], total: float, each: Sequence[float]) -> Weighed:
    """Choices by the sums of what they are worth over deals of a total weight, and by each deal."""
    worth = {choice: float(value) / total for choice, value in zip(choices, sums, strict=True)} if total else {}
    return Weighed(worth, [float(value) for value in each], total)
