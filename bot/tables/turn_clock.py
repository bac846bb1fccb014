"""Turn clocks: one task that watches the deadlines in the database; memory has no timers."""

import logging
from dataclasses import dataclass
from typing import Final, Protocol, final

from bot.clock import Clock
from bot.due import Due
from bot.logs import about
from bot.store.database import Database
from bot.tables import clock_rows
from bot.tables.commands.base import Command
from bot.tables.commands.life import CloseIdle
from bot.tables.commands.pause import EndPause
from bot.tables.commands.play import ExpireClock
from bot.tables.model import Status
from bot.tables.service import SIGN_OF_LIFE_MS, Tables
from bot.tasks import Backoff
from engine import IllegalAction, Refused

_log = logging.getLogger(__name__)
TICK_MS: Final = SIGN_OF_LIFE_MS
"""Most milliseconds between two looks. The shortest clock is longer, so a clock that begins after a look is seen by the
next one in time."""


class ClockListener(Protocol):
    """What the clocks need from the interface to Discord."""

    def hears_members(self) -> bool:
        """Whether members can act: no clock runs while Discord's gateway is away."""
        ...

    def clocks_resumed(self) -> None:
        """Members can act again, and the clocks have been extended."""
        ...


@final
@dataclass(frozen=True, slots=True)
class Away:
    """A time in which no member could act, milliseconds UTC; `until` is None while it lasts."""

    since: int
    until: int | None


@final
class TurnClocks:
    """Ends turns whose clock has run out, closes lobbies and paused tables, and writes the bot's sign of life."""

    def __init__(
        self,
        tables: Tables,
        database: Database,
        *,
        clock: Clock,
        listener: ClockListener | None = None,
    ) -> None:
        self._tables = tables
        self._database = database
        self._clock = clock
        self._listener = listener
        self._alive_at: int | None = None
        self._away_since: int | None = None
        self._last_away: Away | None = None
        self._failing = False
        self._due = Due[None](self._look, name="deadlines", failed=self._note_failure, retry=Backoff((TICK_MS / 1000,)))

    async def start(self, listener: ClockListener | None = None) -> None:
        """Extend the clocks by the time the bot was down, and watch them from now on."""
        self._listener = listener or self._listener
        lost = await self._tables.resume()
        self._alive_at = self._clock.now()
        if lost:
            self._last_away = Away(self._alive_at - lost, self._alive_at)
            _log.info("running clocks were given back %.1f s", lost / 1000)
        self._due.start(None)

    async def close(self) -> None:
        """Watch no more."""
        await self._due.close()

    @property
    def away(self) -> Away | None:
        """When no member could act last, as far as this process knows: it lasts until clocks have been given back."""
        if self._away_since is not None:
            return Away(self._away_since, None)
        if self._listener is not None and not self._listener.hears_members():
            return Away(self._clock.now(), None)
        return self._last_away

    async def tick(self) -> float:
        """Do what is due now; seconds until there may be more to do."""
        now = self._clock.now()
        if self._listener is not None and not self._listener.hears_members():
            if self._away_since is None:
                self._away_since = now
                _log.warning("no member can be heard; the clocks stand still")
            return TICK_MS / 1000  # without a sign of life: a restart meanwhile gives the time back, too
        if self._away_since is not None:
            await self._tables.give_back(self._away_since)
            _log.info("members are heard again; clocks were given back %.1f s", (now - self._away_since) / 1000)
            self._last_away = Away(self._away_since, now)
            self._away_since = None
            if self._listener is not None:
                self._listener.clocks_resumed()
        if self._alive_at is None or not 0 <= now - self._alive_at < SIGN_OF_LIFE_MS:  # the clock may be set back
            await self._database.write(lambda connection: clock_rows.alive(connection, now, self._tables.shards))
            self._alive_at = now
        async with self._database.read() as connection:
            running = await clock_rows.due(connection, now + TICK_MS, self._tables.shards)
        for each in running:
            if each.due_at <= now:
                with about(table=each.table, version=each.version):
                    await self._expire(each)
        return (min([*(each.due_at for each in running if each.due_at > now), now + TICK_MS]) - now) / 1000

    async def _look(self, _: None) -> float:
        seconds = await self.tick()
        if self._failing:
            self._failing = False
            _log.info("looking at the clocks works again")
        return seconds

    def _note_failure(self, _: None, fault: Exception) -> None:
        if not self._failing:
            _log.error("looking at the clocks failed, and is tried again until it works", exc_info=fault)
        self._failing = True

    async def _expire(self, clock: clock_rows.RunningClock) -> None:
        try:
            after = await self._tables.do(clock.table, _command_at_end(clock))
        except Exception as error:
            if isinstance(error, Refused) and not isinstance(error, IllegalAction):
                _log.info("a clock that ran out was no longer of use: %s", error.code)
            else:
                _log.exception("ending a turn failed")
        else:
            if after.table.status is Status.CLOSED:
                _log.info("the table is closed: %s", after.table.closing)
            else:
                _log.info("the clock of seat %s has run out", after.to_act)


def _command_at_end(clock: clock_rows.RunningClock) -> Command:
    """What happens when a clock has run out."""
    if clock.status is Status.LOBBY:
        return CloseIdle()
    return EndPause() if clock.paused else ExpireClock(clock.version)
