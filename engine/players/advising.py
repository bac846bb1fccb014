"""What a strong player thinks of each choice: the adviser behind hints, reviews and puzzles."""

from random import Random
from typing import Final

from engine.players.advice import Advice, Option
from engine.players.compiled import COMPILED
from engine.players.desk import Effort
from engine.players.expert import Imaginative, Style
from engine.players.rollouts import weigh
from engine.players.stakes import Stakes
from engine.view import View

_THOROUGH: Final = Imaginative(
    Style(
        cards=Effort(imagined=4000 if COMPILED else 120, judged=800 if COMPILED else 30, maxims=0.8),
        calling=Effort(imagined=6000 if COMPILED else 300, judged=1200 if COMPILED else 80, maxims=0.85),
        caution=0.1,
    )
)
_PLAYED_OUT: Final = 400
"""Hands played to their end on the engine for a question that imagined deals do not answer, about half a second."""
_FEWEST: Final = 24
"""Deals looked at for such a question, however many choices there are."""


def advise(mine: View, seed: int) -> Advice:
    """Every choice of a seat with what is to be expected of it, best first; the same for the same view and seed.

    It takes up to a second, and knows what the view shows. The best is what brings most points, or near the end of a
    game what wins it most often.

    Raises:
        ValueError: When it is not this seat's turn.
    """
    if not mine.choices or mine.seat is None:
        raise ValueError("not this seat's turn")
    advice = _imagined(mine, seed)
    return advice or weigh(mine, seed, max(_FEWEST, _PLAYED_OUT // len(mine.choices)))


def _imagined(mine: View, seed: int) -> Advice | None:
    if mine.dealer is None or len(mine.choices) < 2:
        return None
    stakes = Stakes.of(mine)
    by_points = stakes.by_points()
    points = dict(_THOROUGH.weigh(mine, by_points, Random(seed)))  # noqa: S311 - no secret
    if {*points} != {*mine.choices}:
        return None
    by_worth = dict(_THOROUGH.weigh(mine, stakes, Random(seed))) if stakes.near else points  # noqa: S311
    options = [Option(action, points[action], stakes.chance_of(by_worth[action])) for action in mine.choices]

    def rank(option: Option) -> tuple[float, float]:
        return by_worth[option.action], option.points

    return Advice(tuple(sorted(options, key=rank, reverse=True)), _THOROUGH.deals(mine))
