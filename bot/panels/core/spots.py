"""A position of a replay, packed into the two numbers of a custom id."""

from dataclasses import dataclass
from typing import Final, final

from bot.history.replay_steps import Position
from bot.panels.core.custom_ids import Press, Verb
from engine import Seat

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


def spot_of(position: Position) -> Spot:
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
