"""Lengths of a turn in words."""

from typing import Final

from bot.texts.catalogue import say

_SECOND: Final = 1000
_UNITS: Final = (
    ("clock-days", 24 * 3600 * _SECOND),
    ("clock-hours", 3600 * _SECOND),
    ("clock-minutes", 60 * _SECOND),
)


def length(milliseconds: int, language: str) -> str:
    """A length in the greatest unit that divides it.

    >>> length(120_000, "en"), length(90_000, "en")
    ('2 minutes', '90 seconds')
    """
    for key, unit in _UNITS:
        if milliseconds % unit == 0:
            return say(language, key, count=milliseconds // unit)
    return say(language, "clock-seconds", count=milliseconds // _SECOND)
