"""Turn times: the menu of lengths, and any length as text."""

from typing import Final

from bot.panels.core.custom_ids import Press
from bot.panels.core.panel import Choice, Menu, Select
from bot.texts.catalogue import say

_SECOND: Final = 1000
_DAY: Final = 24 * 3600 * _SECOND
CLOCKS: Final = {
    "15s": 15 * _SECOND,
    "30s": 30 * _SECOND,
    "1m": 60 * _SECOND,
    "2m": 120 * _SECOND,
    "5m": 300 * _SECOND,
    "1h": 3600 * _SECOND,
    "1d": _DAY,
    "3d": 3 * _DAY,
    "7d": 7 * _DAY,
}
"""The lengths in the menu in milliseconds, from the shortest allowed to the longest; named under `clock-<key>`."""
_UNITS: Final = (
    ("clock-days", _DAY),
    ("clock-hours", 3600 * _SECOND),
    ("clock-minutes", 60 * _SECOND),
)


def format_duration(milliseconds: int, language: str) -> str:
    """A duration in the largest unit that divides it.

    >>> format_duration(120_000, "en"), format_duration(90_000, "en")
    ('2 minutes', '90 seconds')
    """
    for key, unit in _UNITS:
        if milliseconds % unit == 0:
            return say(language, key, count=milliseconds // unit)
    return say(language, "clock-seconds", count=milliseconds // _SECOND)


def clock_menu(press: Press, placeholder: str, now: int, language: str) -> Menu:
    """A menu of the lengths; `press` is what choosing one does, `now` the current length."""
    choices = tuple(
        Choice(label=say(language, f"clock-{key}"), value=str(clock_ms), chosen=clock_ms == now)
        for key, clock_ms in CLOCKS.items()
    )
    return Menu(Select(id=press.menu(), placeholder=placeholder, choices=choices))
