"""A bell: when a member wants to be told that a channel wants players. Pure; times are milliseconds UTC."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, final

from bot.clock import WEEK_MS
from bot.wall_clock import local_time
from engine import Refused

BEGINS: Final = 18
ENDS: Final = 23
MOST: Final = 3
"""Calls a day, unless the member wants more or fewer."""
MOST_OFFERED: Final = (1, 2, 3, 5, 10)
PATIENCE: Final = 3
"""Calls in a row without a press, after which a bell rests."""
REST_MS: Final = WEEK_MS


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Bell:
    """It rings from the hour `begins` (0 to 23) to the hour `ends` (1 to 24), past midnight if that is not later."""

    guild: int
    channel: int
    user: int
    begins: int = BEGINS
    ends: int = ENDS
    zone: str | None = None
    """Of these hours; `None` for the server's."""
    most: int = MOST
    """Calls a day."""
    called_at: int | None = None
    """The last call."""
    day: int = 0
    """Of that call in the zone, since 0001-01-01."""
    called: int = 0
    """Calls on that day."""
    unanswered: int = 0
    """Calls in a row without a press, in all channels of the server."""
    rests_until: int | None = None
    """It has called too often in vain."""

    def rests(self, now: int) -> bool:
        """Whether it is silent because nobody pressed anything after its last calls."""
        return self.rests_until is not None and now < self.rests_until


def rings(bell: Bell, now: int, zone: str) -> bool:
    """Whether a call rings it now; `zone` is the server's."""
    here = _clock(bell, now, zone)
    if bell.begins < bell.ends:
        is_time = bell.begins <= here.hour < bell.ends
    else:
        is_time = here.hour >= bell.begins or here.hour < bell.ends
    today = bell.called if bell.day == here.toordinal() else 0
    return is_time and today < bell.most and not bell.rests(now)


def ring(bell: Bell, now: int, zone: str) -> Bell:
    """The bell after a call."""
    day = _clock(bell, now, zone).toordinal()
    unanswered = 1 if bell.rests_until is not None else bell.unanswered + 1  # a rest that is over is forgotten
    return replace(
        bell,
        called_at=now,
        day=day,
        called=1 + (bell.called if bell.day == day else 0),
        unanswered=unanswered,
        rests_until=now + REST_MS if unanswered >= PATIENCE else None,
    )


def _clock(bell: Bell, now: int, zone: str) -> datetime:
    """What the clocks of its zone show; of a zone that this machine does not know, UTC."""
    try:
        return local_time(now, bell.zone or zone)
    except Refused:
        return local_time(now, "UTC")
