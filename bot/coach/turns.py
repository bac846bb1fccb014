"""Whose turn it is with the coach: that of the member who has used it least of late."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Final, final

FADES_SECONDS: Final = 600.0
"""After so long, what a member has used counts half."""
_FORGOTTEN: Final = 0.01
"""Seconds of use that do not count any more."""


@final
@dataclass(slots=True, eq=False)
class _Member:
    """What a member has used up to `at`, and how many turns the member has now."""

    at: float
    used: float = 0.0
    working: int = 0

    def seconds(self, now: float) -> float:
        return self.used * 0.5 ** ((now - self.at) / FADES_SECONDS)


@final
@dataclass(frozen=True, slots=True, eq=False)
class _Wish:
    user: int
    number: int
    granted: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@final
class Turns:
    """Grants `most` turns at a time. While others wait who used less, a member gets none."""

    def __init__(self, most: int, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._members: dict[int, _Member] = {}
        self._wishes: list[_Wish] = []
        self._numbers = count()

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncGenerator[None]:
        """Wait for a turn; it lasts as long as the context."""
        wish = _Wish(user, next(self._numbers))
        self._wishes.append(wish)
        self._grant()
        try:
            await wish.granted
        except asyncio.CancelledError:
            if not wish.granted.cancelled():  # granted just before
                self._end(user, self._clock())
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._end(user, began)

    def _end(self, user: int, began: float) -> None:
        now, member = self._clock(), self._members[user]
        member.used, member.at = member.seconds(now) + now - began, now
        member.working -= 1
        self._grant()

    def _grant(self) -> None:
        now = self._clock()
        for user in [u for u, each in self._members.items() if not each.working and each.seconds(now) < _FORGOTTEN]:
            del self._members[user]
        self._wishes = [each for each in self._wishes if not each.granted.cancelled()]
        while self._wishes and sum(each.working for each in self._members.values()) < self._most:
            wish = min(self._wishes, key=lambda each: self._order(each, now))
            self._wishes.remove(wish)
            self._members.setdefault(wish.user, _Member(now)).working += 1
            wish.granted.set_result(None)

    def _order(self, wish: _Wish, now: float) -> tuple[float, int, int]:
        member = self._members.get(wish.user)
        return (0.0, 0, wish.number) if member is None else (member.seconds(now), member.working, wish.number)
