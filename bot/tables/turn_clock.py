"""Turn clocks: one task that watches the deadlines in the database; memory has no timers."""

import logging
from typing import Final, final

from bot.clock import MINUTE_MS, Clock
from bot.due import Due
from bot.logs import about
from bot.store.database import Database
from bot.tables import clock_rows
from bot.tables.commands.base import Command
from bot.tables.commands.life import CloseIdle
from bot.tables.commands.pause import EndPause
from bot.tables.commands.play import ExpireClock
from bot.tables.model import Status
from bot.tables.reach import LOOK_SECONDS, Reach
from bot.tables.service import Tables
from bot.tasks import Backoff
from engine import IllegalAction, Refused

_log = logging.getLogger(__name__)
NEAR_MS: Final = 10 * MINUTE_MS
"""While a clock runs out within that time, Discord is asked whether it answers, where it has been silent."""


@final
class TurnClocks:
    """Ends turns whose clock has run out, and closes lobbies and paused tables, where members can act."""

    def __init__(self, tables: Tables, database: Database, *, clock: Clock, reach: Reach | None = None) -> None:
        self._tables = tables
        self._database = database
        self._clock = clock
        self._reach = reach
        self._is_near = True
        """Whether a clock runs out soon."""
        self._failing = False
        self._due = Due[None](self._look, name="deadlines", failed=self._note_failure, retry=Backoff((LOOK_SECONDS,)))

    def start(self) -> None:
        """Watch the clocks from now on."""
        self._due.start(None)

    async def close(self) -> None:
        """Watch no more."""
        await self._due.close()

    def look_now(self) -> None:
        """Look at once: what members can do may have changed."""
        self._due.look_at(None)

    async def tick(self) -> float:
        """Do what is due now; seconds until there may be more to do."""
        if self._reach is not None:
            await self._reach.look(asks=self._is_near)
        now = self._clock.now()
        async with self._database.read() as connection:
            running = await clock_rows.due(connection, now + NEAR_MS, self._tables.shards)
        self._is_near = bool(running)
        for each in running:
            if each.due_at <= now and (self._reach is None or self._reach.can_act(each.guild)):
                with about(table=each.table, version=each.version):
                    await self._expire(each)
        later = [(each.due_at - now) / 1000 for each in running if each.due_at > now]
        return min([*later, LOOK_SECONDS])

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
