"""Who can be reached: of each server, whether its members can act, and since when they cannot.

All that is due asks here: turn clocks, lobbies, contests, posts. What was lost is given back, as after a restart.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.store.database import Database
from bot.tables import clock_rows
from bot.tables.service import SIGN_OF_LIFE_MS, Tables

_log = logging.getLogger(__name__)
LOOK_SECONDS: Final = 2.0
"""Most seconds between two looks."""
STOPPED_SECONDS: Final = 3 * LOOK_SECONDS
"""A longer gap between two looks is time in which this process stood still, or could store nothing."""
SILENCE_SECONDS: Final = 10.0
"""How long an answer of Discord is trusted; after that, or after a failure, it is asked whether it answers."""
_BREATH_MS: Final = 60_000
"""Between two outages that count as one for what members could not do meanwhile."""
_JUMP_MS: Final = 1_000
"""By how much the clocks may part between two looks."""


class Discord(Protocol):
    """What the judgement needs from the connection to Discord."""

    def servers(self) -> Mapping[int, bool]:
        """Each server that the bot is in: whether it is available, and its shard hears what members do."""
        ...

    async def answers(self) -> bool:
        """Whether Discord answers a cheap request; within seconds."""
        ...


@final
@dataclass(frozen=True, slots=True)
class Away:
    """A time in which the members of a server could not act, milliseconds UTC; `until` is None while it lasts."""

    since: int
    until: int | None


@final
class Reach:
    """Judges by five signs whether the members of a server can act.

    Discord answers requests, the server is available, its own shard hears, this process looks every few seconds and can
    store that, and the system's clock goes as the loop's does. Since when a server is away is a row, so a restart
    meanwhile loses nothing.
    """

    def __init__(self, tables: Tables, database: Database, *, clock: Clock) -> None:
        self._tables = tables
        self._database = database
        self._clock = clock
        self.started_at = clock.now()
        self._discord: Discord | None = None
        self._on_return: list[Callable[[], None]] = []
        self._looking = asyncio.Lock()
        self._looked: tuple[int, float] | None = None
        """Both clocks at the last look: milliseconds UTC, and the loop's seconds."""
        self._answered = 0.0
        """When Discord answered last, by the loop's time."""
        self._failed: float | None = None
        """When the first request failed since then."""
        self._since: Mapping[int, int] = {}
        """The servers whose members cannot act."""
        self._past: dict[int, Away] = {}
        self._down: Away | None = None
        """When this process did not run."""
        self._alive_at: int | None = None
        self._closed = False
        self.moves = 0
        """How often clocks have been moved: what was read before may be due later now."""

    async def start(self, discord: Discord) -> None:
        """Give back the time that this process was down, and judge from now on."""
        lost = await self._tables.resume()
        async with self._database.read() as connection:
            self._since = await clock_rows.outages(connection, self._tables.shards)
        self._looked = now, at = self._clock.now(), asyncio.get_running_loop().time()
        self._alive_at, self._answered, self._discord = now, at, discord
        if lost:
            self._down = Away(now - lost, now)
            _log.info("running clocks were given back %.1f s", lost / 1000)

    async def close(self) -> None:
        """Members cannot act from now on: the next start gives back the time since."""
        async with self._looking:
            if self._discord is not None:
                self._discord, self._closed, now = None, True, self._clock.now()
                await self._database.write(lambda connection: clock_rows.alive(connection, now, self._tables.shards))

    def subscribe(self, on_return: Callable[[], None]) -> None:
        """Call this when members can act again and the clocks have been moved."""
        self._on_return.append(on_return)

    def note_answer(self) -> None:
        """Discord has answered a request."""
        self._answered, self._failed = asyncio.get_running_loop().time(), None

    def note_failure(self) -> None:
        """A request to Discord has failed."""
        if self._failed is None:
            self._failed = asyncio.get_running_loop().time()

    def note_leap(self) -> None:
        """The clock was put forward on purpose, as the demo does: that is no time lost."""
        self._looked = None

    def away(self, guild: int) -> Away | None:
        """When members of a server cannot act, or could not last, as far as is known since the start."""
        since = self._since.get(guild)
        return self._past.get(guild, self._down) if since is None else Away(since, None)

    def can_act(self, guild: int) -> bool:
        """Whether members of a server could act at the last look; from the end on nobody can."""
        return not self._closed and guild not in self._since

    async def look(self, *, asks: bool = True) -> None:
        """Judge now, and give back what servers have lost whose members can act again.

        `asks`: something may be due soon, so Discord is asked where it has been silent.
        """
        if self._discord is None:
            return
        async with self._looking:
            clocks = self._clock.now(), asyncio.get_running_loop().time()
            stopped_at, set_back = self._compare(clocks)
            silent_since = await self._silent_since(self._discord, asks=asks)
            now = self._clock.now()
            since, back = dict[int, int](), dict[int, list[int]]()
            servers = self._discord.servers()
            for guild, hears in servers.items():
                before = self._since.get(guild)
                begins = (before and before - set_back, stopped_at, silent_since, None if hears else now)
                known = [each for each in begins if each is not None]
                if hears and silent_since is None:
                    if known:
                        back.setdefault(min(known), []).append(guild)
                else:
                    since[guild] = min(known)
            await self._note(since, back, set_back, now)
            self._looked = clocks  # a look that fails, as nothing can be stored, is none

    def _compare(self, clocks: tuple[int, float]) -> tuple[int | None, int]:
        """Since when this process stood still, None if it did not; and by how many ms the clock was set back."""
        if self._looked is None:
            return None, 0
        gap = round((clocks[1] - self._looked[1]) * 1000)
        jump = clocks[0] - self._looked[0] - gap
        lost = (gap if gap > STOPPED_SECONDS * 1000 else 0) + (jump if jump > _JUMP_MS else 0)
        return clocks[0] - lost if lost else None, -jump if jump < -_JUMP_MS else 0

    async def _silent_since(self, discord: Discord, *, asks: bool) -> int | None:
        """Since when Discord answers nothing, milliseconds UTC; None while it does, as far as is known.

        Where nobody asked it may have been silent before the first failure, but hardly for longer than it is trusted.
        """
        at = asyncio.get_running_loop().time
        if self._failed is None and not (asks and at() - self._answered > SILENCE_SECONDS):
            return None
        (self.note_answer if await discord.answers() else self.note_failure)()
        if self._failed is None:
            return None
        began = max(self._answered, self._failed - SILENCE_SECONDS - LOOK_SECONDS)
        return self._clock.now() - round((at() - began) * 1000)

    def _joined(self, guild: int, since: int, until: int) -> Away:
        """The time in which a server was away, with the one before where hardly anything lies between."""
        last = self._past.get(guild, self._down)
        follows = last is not None and last.until is not None and since - last.until <= _BREATH_MS
        return Away(last.since if last is not None and follows else since, until)

    async def _note(self, since: Mapping[int, int], back: Mapping[int, list[int]], set_back: int, now: int) -> None:
        """Write down since when servers are away, move the clocks of those that are back, and say so."""
        changed = {guild for guild in {*since, *self._since} if since.get(guild) != self._since.get(guild)}
        is_alive = self._alive_at is not None and 0 <= now - self._alive_at < SIGN_OF_LIFE_MS
        if is_alive and not (changed or back or set_back):
            return

        async def unit(connection: AsyncConnection) -> None:
            shards = self._tables.shards
            await clock_rows.alive(connection, now, shards)
            if set_back:
                await clock_rows.set_back(connection, set_back, shards)
            for began, guilds in back.items():
                await clock_rows.give_back(connection, began, now, shards, guilds)
            await clock_rows.note_outages(connection, changed, since)

        await self._database.write(unit)
        self._alive_at, before, self._since = now, self._since, since
        if len(since) > len(before):
            _log.warning("members of %d servers cannot act; nothing is due there", len(since))
        for began, guilds in back.items():
            self._past |= {guild: self._joined(guild, began, now) for guild in guilds}
            _log.info("clocks of %d servers were given back %.1f s", len(guilds), (now - began) / 1000)
        if back or set_back:
            self._tables.clear()
            self.moves += 1
            for call in self._on_return:
                call()
