"""The service through which tables change, whether by members, computers or clocks."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from cachetools import LRUCache
from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import metrics
from bot.clock import DAY_MS, Clock
from bot.logs import about
from bot.store import schema
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables import clock_rows, queries, repository
from bot.tables.commands.base import Command
from bot.tables.commands.contest import CloseForContest, ContestTable, EndMatch
from bot.tables.commands.life import Open, Rematch
from bot.tables.door import Record, TableDoor, Unit
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby.pause import closes_at
from bot.tables.lobby.seats import REMATCH_MS
from bot.tables.model import Table
from bot.tables.rows import in_thread_if_long
from bot.tables.shards import Shards
from engine import Refused, Rules, fairness, load

_log = logging.getLogger(__name__)
HOSTED: Final = 5
"""Running tables, paused ones apart, that one member may host in a server."""
SIGN_OF_LIFE_MS: Final = 5_000
"""How often the bot writes a sign of life, so that a restart knows how long it was down."""
_UNSHOWN_MS: Final = 60_000
"""How long before the end of a run what happened then may still have waited to be shown."""
_DISCORD_SINCE_MS: Final = 1_420_070_400_000  # from when its ids count milliseconds, above 22 bits of something else
_CHECKS: Final = 64
"""Finished games whose checked deals are kept: a game that is over does not change."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed:
    """A finished game with all that is needed to check it (rules-spec 12). `lines` is the whole log.

    `users` are who entered each of them; `None` is a computer or the table.
    """

    table: Table
    rules: Rules
    secret: bytes
    lines: tuple[str, ...]
    users: tuple[int | None, ...]
    checks: tuple[fairness.DealCheck, ...]


@final
class Tables(TableDoor):
    """All tables. A refusal raises `Refused`, of which `IllegalAction` is a subclass, and changes nothing.

    `secret` gives the 32 random bytes of one game's deals, which `vault` seals until the game is over; without a vault
    they are stored in clear. `record` writes the statistics of each change.
    """

    def __init__(
        self,
        database: Database,
        *,
        clock: Clock,
        secret: Callable[[], bytes],
        record: Record,
        vault: Vault | None = None,
        shards: Shards | None = None,
    ) -> None:
        super().__init__(database, clock, record, vault)
        self.shards = shards or Shards()
        self._secret = secret
        self._checks: LRUCache[int, tuple[fairness.DealCheck, ...]] = LRUCache(_CHECKS)
        self._stopping = False
        self.check_judge: Callable[[int, int], Awaitable[None]] = _check_nobody
        """Refuses a member, by account, who plays in the contest of a table; contests say who does."""

    # --- changes

    async def do(self, table: int, command: Command) -> StoredTable:
        """Carry out a command completely or not at all; the table after it.

        Cancelling the caller does not stop it. A command that is refused because its interaction is in the log
        already changes nothing and gives the table as it is.

        Raises:
            Refused: UNKNOWN, STALE, LOCKED, OWN_CONTEST, and what the command raises.
        """
        name = type(command).__name__
        try:
            await self._check_judge(table, command)
            _, (after,) = await self._carry_out((table,), command, _write_nothing)
        except Refused:
            once = command.interaction
            repeated = once is not None and await self._is_in_log(table, *once)
            metrics.COMMANDS.labels(name, "repeated" if repeated else "refused").inc()
            if not repeated:
                raise
            return await self.load(table)
        metrics.COMMANDS.labels(name, "done").inc()
        return after

    async def open(self, command: Open) -> StoredTable:
        """A new table; a private one is at play.

        Raises:
            Refused: STOPPING, and as `Open` and `repository.add`.
        """
        table = command.make(self._clock.now())
        closing = closes_at(table, table.created_at)
        new = StoredTable(table=table, revision=0, secret=self._secret(), deadline=closing)
        return await self._run(self._add(new.start_game(table) if table.private else new))

    async def rematch(self, table: int, command: Rematch) -> StoredTable:
        """A new table with the members of a finished one; at most one for each table."""

        async def work() -> StoredTable:
            async with self._locks.of(table):
                old, secret = (await self._load(table)).table, self._secret()
                new = command.make(old, self._clock.now())
                return await self._add(StoredTable(table=new, revision=0, secret=secret).start_game(new))

        return await self._run(work())

    async def open_for_contest(
        self, new: Sequence[ContestTable], unit: Callable[[AsyncConnection, Sequence[int]], Awaitable[None]]
    ) -> tuple[StoredTable, ...]:
        """Tables of contests, at play, in one transaction with what `unit` writes.

        `unit` gets their numbers in the order of `new`, and may run again from the start. Whatever it raises undoes
        everything, and nobody hears of the tables.

        Raises:
            Refused: STOPPING, BAD_CLOCK.
        """
        now = self._clock.now()
        return await self.open_begun([each.begin(self._secret(), now) for each in new], unit)

    async def open_begun(
        self, begun: Sequence[StoredTable], unit: Callable[[AsyncConnection, Sequence[int]], Awaitable[None]]
    ) -> tuple[StoredTable, ...]:
        """Tables at play, without numbers, in one transaction with what `unit` writes, as `open_for_contest` does.

        Raises:
            Refused: STOPPING.
        """
        if self._stopping:
            raise Refused(Code.STOPPING)

        async def write(connection: AsyncConnection) -> tuple[int, ...]:
            numbers = await repository.add_for_contest(connection, [self._seal(each) for each in begun])
            await unit(connection, numbers)
            return numbers

        async def work() -> tuple[StoredTable, ...]:
            since, numbers = self._forgotten, await self._database.write(write)
            return tuple([self._admit_new(each, number, since) for each, number in zip(begun, numbers, strict=True)])

        return await self._run(work())

    async def close_all(self, tables: Collection[int], unit: Unit | None = None) -> None:
        """Close running tables, whatever they are, in one transaction with what `unit` writes.

        `unit` may run again from the start. Whatever it raises undoes everything, and nobody hears of it.
        """
        unit = unit or _write_nothing
        await (self._carry_out(tables, CloseForContest(), unit) if tables else self._database.write(unit))

    async def end_match(self, table: int, unit: Unit) -> None:
        """Carry `EndMatch` out at a table in one transaction with what `unit` writes, as `close_all` does."""
        await self._carry_out((table,), EndMatch(), unit)

    async def set_message(
        self, table: int, message: int | None, at: int | None, hand: int = 0, digest: str | None = None
    ) -> None:
        """Store the public message of a table, its time, the hand and panel that it shows; no listener is called."""
        await self._set_shown(table, message_id=message, message_at=at, message_hand=hand, message_digest=digest)

    async def set_ping(self, table: int, ping: int | None, version: int | None, *, before: int | None = None) -> None:
        """Store the id of the message that pings a member, and the version of that turn; listeners are not called.

        With `before` only where that is the one stored: a newer one stays.
        """
        await self._set_shown(table, only_after=before, ping_id=ping, ping_version=version)

    # --- looking

    async def in_channel(self, channel: int) -> tuple[StoredTable, ...]:
        """Running tables, newest first; then those finished within the hour that have no rematch."""
        since = self._clock.now() - REMATCH_MS
        async with self._database.read() as connection:
            found = await queries.in_channel(connection, channel, since)
        return await self._look_at(found)

    async def in_guild(self, guild: int, *, channel: int | None = None, most: int | None = None) -> tuple[Table, ...]:
        """See `queries.in_guild`."""
        async with self._database.read() as connection:
            found = await queries.in_guild(connection, guild, channel=channel, most=most)
        return tuple(stored.table for stored in await self._look_at(found))

    async def guilds_at_play(self) -> tuple[tuple[int, bool], ...]:
        """See `queries.guilds_at_play`, of this process's shards."""
        async with self._database.read() as connection:
            return await queries.guilds_at_play(connection, self.shards)

    async def of_member(self, user: int, guild: int | None = None) -> tuple[StoredTable, ...]:
        """Running tables where a member sits, newest first; of one server or of all."""
        async with self._database.read() as connection:
            found = await queries.of_member(connection, user, guild)
        return await self._look_at(found)

    async def running(self, *, private: bool = False) -> tuple[StoredTable, ...]:
        """All running tables of this process's shards, newest first, also `private` ones if asked.

        Any with a damaged log is left out.
        """
        async with self._database.read() as connection:
            found = await queries.running(connection, self.shards, private=private)
        return tuple([each async for each in self._readable(found)])

    async def played_privately(self, within: int) -> tuple[StoredTable, ...]:
        """Private tables at play, of this process's shards, whose last step is less than `within` ms ago."""
        async with self._database.read() as connection:
            found = await queries.played_privately(connection, self._clock.now() - within, self.shards)
        return tuple([each async for each in self._readable(found)])

    async def just_ended(self) -> tuple[tuple[StoredTable, bool], ...]:
        """Tables that ended in the last minute of the run before, and whether each has a rematch.

        Their end may never have been shown. To be asked before `resume`.
        """
        async with self._database.read() as connection:
            found = await queries.just_ended(connection, _UNSHOWN_MS, self.shards)
        rematched = dict(found)
        return tuple([(each, rematched[each.table.id]) async for each in self._readable(rematched)])

    async def reveal(self, table: int) -> Revealed:
        """A finished game with its secret, and the result of checking every deal.

        Raises:
            Refused: UNKNOWN, NOT_OVER.
        """
        stored = await self.load(table)
        if stored.table.running:
            raise Refused(Code.NOT_OVER)
        async with self._database.read() as connection:
            log = await repository.read_log(connection, table)
        rules, lines = stored.table.rules, tuple(each.text for each in log)
        checks = self._checks.get(table)
        if checks is None:
            checks = await in_thread_if_long(len(lines), _verify, rules, stored.secret, lines)
            self._checks[table] = checks
        users = tuple(each.user for each in log)
        return Revealed(table=stored.table, rules=rules, secret=stored.secret, lines=lines, users=users, checks=checks)

    # --- the clocks, the end

    async def resume(self) -> int:
        """Extend the clocks by the time the bot was down, and return that in milliseconds."""
        now = self._clock.now()
        lost = await self._database.write(lambda connection: clock_rows.resume(connection, now, self.shards))
        self.clear()
        return lost

    async def forget_interactions(self) -> None:
        """Forget which interactions acted more than a day ago: Discord delivers none again so late."""
        old = schema.acted.c.interaction_id < (self._clock.now() - DAY_MS - _DISCORD_SINCE_MS << 22)
        await self._database.write(lambda connection: connection.execute(delete(schema.acted).where(old)))

    def stop_taking(self) -> None:
        """Refuse new tables from now on."""
        self._stopping = True

    # --- inside

    async def _check_judge(self, table: int, command: Command) -> None:
        of = (await self.load(table)).table
        judge = None if of.contest is None else command.judge_at(of)
        if judge is not None:
            await self.check_judge(table, judge.user)

    async def _is_in_log(self, table: int, user: int, interaction: int) -> bool:
        async with self._database.read() as connection:
            return await repository.has_key(connection, table, user, interaction)

    async def _add(self, new: StoredTable) -> StoredTable:
        if self._stopping:
            raise Refused(Code.STOPPING)
        sealed, begun = self._seal(new), self._forgotten
        try:
            number = await self._database.write(lambda connection: repository.add(connection, sealed, HOSTED))
        except IntegrityError:
            raise Refused(Code.REMATCHED) from None  # the one constraint a new table can violate
        return self._admit_new(new, number, begun)

    async def _readable(self, tables: Iterable[int]) -> AsyncIterator[StoredTable]:
        for table in tables:
            try:
                yield await self.load(table)
            except ValueError:
                with about(table=table):
                    _log.exception("a table cannot be read and is left alone")

    async def _look_at(self, tables: Iterable[int]) -> tuple[StoredTable, ...]:
        return tuple([await self.load(table) for table in tables])


async def _check_nobody(_: int, __: int) -> None:
    """There are no contests."""


async def _write_nothing(_: AsyncConnection) -> None:
    """Besides the table and what follows from its change."""


def _verify(rules: Rules, secret: bytes, lines: Iterable[str]) -> tuple[fairness.DealCheck, ...]:
    return fairness.verify(rules, secret, map(load, lines))
