"""Where a replay stands, packed into the two numbers of a custom id."""

from dataclasses import dataclass
from typing import Final, final

from bot.history.replay_steps import Position
from bot.panels.core.custom_ids import Press, Verb
from engine import Seat

_STEPS: Final = 10_000
"""More steps than a hand can have."""
_PLACES: Final = 100
"""Places of buttons that lead to the same step: ids of one message differ."""
_UNDEALT: Final = _STEPS - 1
"""Stands for the step that dealt the hand, whichever it is."""


@final
@dataclass(frozen=True, slots=True)
class Spot:
    """A step of a hand, as a seat saw it or (`None`) for everyone. `step` `None` is the one that dealt the hand."""

    hand: int = 0
    step: int | None = None
    seat: Seat | None = None

    def press(self, verb: Verb, table: int, place: int = 0) -> Press:
        """What asks for it; `place` tells buttons apart that lead to the same step."""
        step = _UNDEALT if self.step is None else self.step
        seat = 0 if self.seat is None else self.seat + 1
        return Press(verb, table, seen=self.hand * _STEPS + step, index=seat * _PLACES + place)


def spot_of(position: Position) -> Spot:
    """Where a position is."""
    return Spot(position.hand, position.step, position.seat)


def read_spot(press: Press) -> Spot:
    """The spot that a press asks for; from the message of a result, the beginning of the game.

    >>> read_spot(Spot(2, 7, 1).press(Verb.REPLAY_STEP, 12))
    Spot(hand=2, step=7, seat=1)
    >>> read_spot(Press(Verb.REPLAY, 12))
    Spot(hand=0, step=0, seat=None)
    """
    hand, step = divmod(press.seen, _STEPS)
    seat = press.index // _PLACES
    return Spot(hand, None if step == _UNDEALT else step, seat - 1 if seat else None)


def opened(table: int) -> Press:
    """What opens the replay of a game at its beginning."""
    return Spot().press(Verb.REPLAY, table)
