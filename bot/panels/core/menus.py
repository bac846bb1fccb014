"""Menus and buttons of many panels: turn times, levels, pages of a list, and a position of a replay as two numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from bot.history.replay import ReplayPosition
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Choice, Menu, Select
from bot.texts.catalogue import say
from engine import Seat
from engine.players.levels import Level

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


def level_menu(press: Press, placeholder: str, now: Level, language: str) -> Menu:
    """A menu of the levels with their descriptions; `press` is what choosing one does."""
    choices = tuple(
        Choice(
            label=say(language, f"level-{level}.title"),
            value=level.value,
            description=say(language, f"level-{level}.about"),
            chosen=level is now,
        )
        for level in Level
    )
    return Menu(Select(id=press.menu(), placeholder=placeholder, choices=choices))


BACK_AND_NEXT = ("board-previous", "board-next")
NEWER_AND_OLDER = ("history-newer", "history-older")


def turn_buttons(
    press: Callable[[int], Press],
    page: int,
    pages: int,
    language: str,
    *,
    keys: tuple[str, str] = BACK_AND_NEXT,
    counts: bool = False,
) -> tuple[Button, ...]:
    """To the pages before and after this one, numbered from 0; `press` leads to a page.

    Where it `counts`, a button between them says which page it is. At the ends a button leads to no page and is
    disabled.
    """
    back = press(page - 1 if page else pages).button(say(language, keys[0]), disabled=page == 0)
    is_last = page + 1 >= pages
    following = press(pages + 1 if is_last else page + 1).button(say(language, keys[1]), disabled=is_last)
    if not counts:
        return back, following
    here = say(language, "rules-more", page=page + 1, pages=pages)
    return back, press(page).button(here, disabled=True), following


_STEPS: Final = 10_000
"""More steps than a hand can have."""
_PLACES: Final = 100
"""Buttons to the same step are numbered below this: the ids of one message must differ."""
_UNDEALT: Final = _STEPS - 1
"""Stands for the step that dealt the hand, whatever its number."""


@final
@dataclass(frozen=True, slots=True)
class Spot:
    """A step of a hand, as a seat saw it or (`None`) for everyone. `step` is `None` for the deal."""

    hand: int = 0
    step: int | None = None
    seat: Seat | None = None

    def press(self, verb: Verb, table: int, place: int = 0) -> Press:
        """The press that leads here; `place` makes the ids of buttons to the same step differ."""
        step = _UNDEALT if self.step is None else self.step
        seat = 0 if self.seat is None else self.seat + 1
        return Press(verb, table, seen=self.hand * _STEPS + step, index=seat * _PLACES + place)


def spot_of(position: ReplayPosition) -> Spot:
    """The spot of a position."""
    return Spot(position.hand, position.step, position.seat)


def read_spot(press: Press) -> Spot:
    """The spot that a press leads to; the beginning of the game for the button of a result.

    >>> read_spot(Spot(2, 7, 1).press(Verb.REPLAY_STEP, 12))
    Spot(hand=2, step=7, seat=1)
    >>> read_spot(Press(Verb.REPLAY, 12))
    Spot(hand=0, step=0, seat=None)
    """
    hand, step = divmod(press.seen, _STEPS)
    seat = press.index // _PLACES
    return Spot(hand, None if step == _UNDEALT else step, seat - 1 if seat else None)


def press_to_open(table: int) -> Press:
    """The press that opens the replay of a game at its beginning."""
    return Spot().press(Verb.REPLAY, table)
