"""What a strong player thinks of each choice: the adviser behind hints, reviews and puzzles."""

from random import Random
from typing import Final

from engine.players.advice import Advice, Option
from engine.players.determinize.rollouts import weigh
from engine.players.utility import Stakes
from engine.view import View

_PLAYED_OUT: Final = 400
"""Hands played out on the engine for a question that the compiled search does not answer: about half a second."""
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
    advice = _advise_by_search(mine, seed)
    return advice or weigh(mine, seed, max(_FEWEST, _PLAYED_OUT // len(mine.choices)))


def _advise_by_search(mine: View, seed: int) -> Advice | None:
    if mine.dealer is None or len(mine.choices) < 2:
        return None
    from engine.players.monte_carlo.player import THOROUGH  # loads numba, which who never asks need not wait for

    deals = THOROUGH.deals(mine)
    if not deals:
        return None
    stakes = Stakes.of(mine)
    by_points = stakes.by_points()
    points = dict(THOROUGH.weigh(mine, by_points, Random(seed)))  # noqa: S311 - no secret
    if {*points} != {*mine.choices}:
        return None
    by_worth = dict(THOROUGH.weigh(mine, stakes, Random(seed))) if stakes.near else points  # noqa: S311
    options = [Option(action, points[action], stakes.chance_of(by_worth[action])) for action in mine.choices]

    def rank(option: Option) -> tuple[float, float]:
        return by_worth[option.action], option.points

    return Advice(tuple(sorted(options, key=rank, reverse=True)), deals)
