"""Formats numbers: counts, shares, means, signs, and values over time in one line."""

from collections.abc import Sequence
from typing import Final

from bot.stats.rating import Rating
from bot.texts.catalogue import say

_STEPS: Final = "▁▂▃▄▅▆▇█"
_NONE: Final = "–"
_MINUS: Final = "\N{MINUS SIGN}"
_SPARK: Final = 24
"""The most values in a sparkline; longer series are thinned out."""


def count(value: float, language: str) -> str:
    """A whole number."""
    return say(language, "value-count", value=round(value)).replace("-", _MINUS)


def percent(share: float | None, language: str) -> str:
    """A share of 1; a dash for none."""
    return _NONE if share is None else say(language, "value-percent", value=round(share * 100))


def mean(value: float | None, language: str) -> str:
    """A number with two decimals; a dash for none."""
    return _NONE if value is None else say(language, "value-rate", value=value).replace("-", _MINUS)


def format_signed(value: float | None, language: str) -> str:
    """A number with two decimals and its sign."""
    if value is None:
        return _NONE
    sign = "+" if value >= 0.005 else "−" if value <= -0.005 else "±"
    return sign + mean(abs(value), language)


def seconds(value: float | None, language: str) -> str:
    """A length of time; a dash for none."""
    return _NONE if value is None else say(language, "stats-seconds", value=value)


def rating(value: Rating, language: str) -> str:
    """A rating; a provisional one ends with a question mark."""
    return say(language, "rating-provisional" if value.provisional else "rating-points", points=value.points)


def sparkline(values: Sequence[float]) -> str:
    """Values as blocks of eight heights.

    >>> sparkline([0, 1, 7, 3])
    '▁▂█▄'
    """
    shown = thin_out(values, _SPARK)
    low, high = min(shown), max(shown)
    steps = len(_STEPS) - 1
    return "".join(_STEPS[round(steps * (value - low) / (high - low)) if high > low else steps // 2] for value in shown)


def thin_out(values: Sequence[float], most: int) -> tuple[float, ...]:
    """At most `most` evenly spaced values, including the first and the last.

    >>> thin_out([1, 2, 3, 4, 5], 3)
    (1, 3, 5)
    """
    if len(values) <= most:
        return tuple(values)
    return tuple(values[round(nth * (len(values) - 1) / (most - 1))] for nth in range(most))
