"""A rating of a member: Plackett-Luce by openskill, shown in points. Nothing here reads or writes the database."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Final, final

from openskill.models import PlackettLuce

from bot.clock import WEEK_MS
from engine import Rules, Seat, Side
from engine.rules.options import Scoring

PULL: Final = 0.5
"""How far a new season pulls a member's rating towards the initial rating."""
MU: Final = 25.0
"""The strength with which everyone begins."""
SIGMA: Final = 3.0
"""Its uncertainty: how far apart members are."""
KNOWN: Final = 2.6
"""The uncertainty from which on a rating is known well enough to be shown: after ten or eleven games (decision 30)."""
RATED_WEEKS: Final = 8
"""After so many weeks without a rated game a member rests: off the board up to the next one, and less certain."""
REST: Final = 0.1
"""What each further week adds to the square of the uncertainty."""
_ZERO: Final = 1000
UNIT: Final = 40
"""Points shown for one of openskill's."""


def _in_full(*_: object) -> float:
    return 1.0


MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, gamma=_in_full)
"""Each game lowers the uncertainty by all that it tells, so that it is the error there is."""


@final
@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a member's strength: `mu` with uncertainty `sigma`, from `games` rated games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    played_at: int | None = field(default=None, compare=False)
    """When the last of them was."""

    @property
    def points(self) -> int:
        """The points that are shown: the expected strength. Everyone begins with 1000."""
        return points(self.mu)

    @property
    def new(self) -> bool:
        """Whether it is not known well enough to be shown."""
        return self.sigma > KNOWN

    def after_rest(self, at: int) -> "Rating":
        """It at a later time: less certain after a rest, but what was known stays known."""
        weeks = 0.0 if self.played_at is None else (at - self.played_at) / WEEK_MS - RATED_WEEKS
        if weeks <= 0 or self.new:
            return self
        return replace(self, sigma=min(KNOWN, sqrt(self.sigma**2 + REST * weeks)))

    def for_new_season(self) -> "Rating":
        """The rating with which a new season begins."""
        return Rating(self.mu + PULL * (MU - self.mu), self.sigma + PULL * (SIGMA - self.sigma), 0)


def points(mu: float) -> int:
    """A strength in points.

    >>> points(25.0), points(27.5)
    (1000, 1100)
    """
    return round(_ZERO + UNIT * (mu - MU))


def rate(sides: Sequence[Sequence[Rating]], ranks: Sequence[int], weight: float = 1.0) -> list[list[Rating]]:
    """Ratings after a game, in the same order. `ranks` are by side, 1 is the winner's; `weight` 1 is a whole game."""
    before = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in sides]
    after = MODEL.rate(before, ranks=[float(rank) for rank in ranks])
    return [
        [
            Rating(
                old.mu + weight * (new.mu - old.mu),
                old.sigma + weight * (new.sigma - old.sigma),
                old.games + 1,
            )
            for old, new in zip(olds, news, strict=True)
        ]
        for olds, news in zip(sides, after, strict=True)
    ]


def ranks_of(rules: Rules, winner: Side | None, scores: Sequence[int]) -> list[int]:
    """The rank of each side: 1 for the winner, then by score; all 1 in a drawn game, where `winner` is `None`.

    >>> ranks_of(Rules(), 1, (7, 10))
    [2, 1]
    """
    if winner is None:
        return [1] * len(scores)
    down = rules.scoring is Scoring.COUNT_DOWN
    worth = [-score if down else score for score in scores]
    others = sorted({worth[side] for side in range(len(scores)) if side != winner}, reverse=True)
    return [1 if side == winner else 2 + others.index(worth[side]) for side in range(len(scores))]


def ranks_with_last(last: Side, strength: Sequence[float]) -> list[int]:
    """The ranks of a game that one side has lost to all others, who come in the order of their strength.

    With the others equal a loss to three would cost a quarter of what the last of four loses.

    >>> ranks_with_last(0, (25.0, 20.0, 30.0, 25.0))
    [4, 3, 1, 2]
    """
    others = sorted((side for side in range(len(strength)) if side != last), key=lambda side: -strength[side])
    order = [*others, last]
    return [1 + order.index(side) for side in range(len(strength))]


def partly(before: Rating, after: Rating, share: float) -> Rating:
    """The rating with only a share of its change; 1 is all of it, to the last bit."""
    if share == 1.0:
        return after
    mu, sigma = after.mu - before.mu, after.sigma - before.sigma
    return replace(after, mu=before.mu + share * mu, sigma=before.sigma + share * sigma)


def raise_to_partners(rating: Rating, partners: Iterable[Rating]) -> Rating:
    """The rating, but no less than everyone begins with and than those of `partners`."""
    return replace(rating, mu=max(MU, rating.mu, *(each.mu for each in partners)))


def by_side(rules: Rules, seats: Iterable[Seat]) -> list[list[Seat]]:
    """The seats of each side, in their order; empty where a side has none of them."""
    sides: list[list[Seat]] = [[] for _ in range(rules.sides)]
    for seat in seats:
        sides[rules.side_of(seat)].append(seat)
    return sides


def after_game(
    sides: Sequence[Sequence[Seat]], now: Mapping[Seat, Rating], ranks: Sequence[int], weight: float
) -> dict[Seat, Rating]:
    """Ratings after a game, by seat. A side of which nobody is left to be rated is nobody's opponent."""
    played = [(side, rank) for side, rank in zip(sides, ranks, strict=True) if side]
    if len(played) == 1:
        return dict(now)
    news = rate([[now[seat] for seat in side] for side, _ in played], [rank for _, rank in played], weight)
    return {
        seat: new for (side, _), each in zip(played, news, strict=True) for seat, new in zip(side, each, strict=True)
    }
