"""Runs contests: one stateless task that does what is due, each step in one transaction.

It remembers nothing: what is due follows from rows (`steps.due_step`), so it may be killed anywhere and started again.
"""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol, final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import marks, matching, results, seeding, store
from bot.contests.commands import ContestChange
from bot.contests.entries import begin, line_up
from bot.contests.errors import ContestCode
from bot.contests.final import line_up_final
from bot.contests.model import Stage, StoredContest
from bot.contests.posts import Purpose
from bot.contests.rounds import Begin, DrawRound, commands_for, draw, due_step, new_tables, next_look
from bot.contests.service import Contests
from bot.due import Due
from bot.logs import about
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.contest import EndMatch
from bot.tables.game import StoredTable
from bot.tables.reach import Reach
from bot.tables.service import SIGN_OF_LIFE_MS, Tables
from bot.tasks import Backoff
from bot.workers.workers import Worker
from engine import Refused
from engine.contest.events import Paired
from engine.contest.formats import next_step


class Venue(Protocol):
    """Where the tables of a contest stand."""

    async def rooms(self, stored: StoredContest, count: int) -> Sequence[int]:
        """The channels or threads for so many tables; the same one may come more than once."""
        ...

    async def move_tables(self, stored: StoredContest) -> None:
        """Bring the running tables whose thread or channel is gone to the channel of the contest."""
        ...


class OneRoom:
    """Every table in the contest's own channel."""

    async def rooms(self, stored: StoredContest, count: int) -> Sequence[int]:
        """The contest's channel."""
        return [stored.channel] * count

    async def move_tables(self, stored: StoredContest) -> None:
        """They stand where the contest does."""


_log = logging.getLogger(__name__)
LEAST_SECONDS: Final = 1.0
"""Between two looks at what is due, unless something changes."""
SWEEP_SECONDS: Final = 600.0
"""After which all contests are looked at, whatever is known of them."""
PAIRING_SECONDS: Final = 30.0
STEPS: Final = 50
"""Steps in a row, before something must be wrong."""
_RETRY: Final = Backoff((1, 5, 15, 60))
_SWEEP_RETRY: Final = Backoff((15, 60))
_ACTIVE: Final = (Stage.OPEN.value, Stage.CHECKING.value, Stage.RUNNING.value)


@final
class Director:
    """Does what is due in every contest of this process's servers."""

    def __init__(
        self,
        contests: Contests,
        tables: Tables,
        database: Database,
        worker: Worker,
        *,
        venue: Venue | None = None,
        reach: Reach | None = None,
    ) -> None:
        self.venue: Venue = venue or OneRoom()
        self._contests = contests
        self._tables = tables
        self._database = database
        self._worker = worker
        self._reach = reach
        self._due = Due[int](self._look_after, name="contest", failed=_note_failure, retry=_RETRY)
        self._sweeping = Due[None](
            self._sweep,
            name="contests",
            failed=lambda _, fault: _log.error("looking for the contests failed, and is tried again", exc_info=fault),
            retry=_SWEEP_RETRY,
        )

    async def start(self) -> None:
        """Begin, with contests that were on before the start."""
        self._tables.subscribe(self._note_table)
        self._contests.subscribe(self._note_contest)
        self._due.start()
        self._sweeping.start(None)

    async def close(self) -> None:
        """Stop; a step that is being written is finished or not made."""
        await self._sweeping.close()
        await self._due.close()

    async def advance(self, number: int) -> StoredContest:
        """Do what is due now in one contest, until nothing is.

        Raises:
            Refused: UNKNOWN.
        """
        with about(contest=number):
            for _ in range(STEPS):
                moves = await self._look_at_members()
                stored, changed = await self._contests.step(number, partial(self._take_step, moves))
                if not changed and not await self._tend(stored):
                    return stored
            raise RuntimeError("a contest does not come to rest")

    async def _look_at_members(self) -> int:
        """Judge whether members can act; how often deadlines have been moved till now."""
        if self._reach is None:
            return 0
        await self._reach.look()
        return self._reach.moves

    # --- one step

    async def _take_step(self, moves: int, stored: StoredContest) -> tuple[StoredContest, ...]:
        """Take the step that is due; what has changed, nothing when none is, or deadlines were moved after the look."""
        away = None if self._reach is None else self._reach.away(stored.guild)
        if self._reach is not None and self._reach.moves != moves:
            return ()
        match due_step(stored, self._contests.clock.now(), away):
            case None:
                return ()
            case Begin():
                return await self._begin(stored)
            case DrawRound():
                return await self._draw(stored)
            case ContestChange() as change:
                return await self._contests.write(stored, change)

    async def _begin(self, stored: StoredContest) -> tuple[StoredContest, ...]:
        if stored.plan.is_final:  # a void may just have taken away the standings of a night
            await self.refresh_standings()
            stored = await self._contests.load(stored.id)
        found = line_up_final(stored) if stored.plan.is_final else line_up(stored)
        async with self._database.read() as connection:
            order = await seeding.order_of(connection, stored, found.entries, self._contests.read)
        return await self._contests.write(stored, begin(stored, found, order))

    async def _draw(self, stored: StoredContest) -> tuple[StoredContest, ...]:
        drawn = await self._next(stored)
        change = draw(stored, drawn, self._contests.clock.now())
        if not isinstance(drawn, Paired) or not drawn.matches:
            return await self._contests.write(stored, change)
        rooms = await self.venue.rooms(stored, len(drawn.matches))
        new = new_tables(stored, drawn, rooms)
        places = range(len(drawn.matches))

        async def unit(connection: AsyncConnection, numbers: Sequence[int]) -> None:
            await self._contests.save(connection, stored, change)
            await store.link_tables(connection, stored.id, drawn.round, places, numbers)

        await self._tables.open_for_contest(new, unit)
        return (await self._contests.load(stored.id),)

    async def _next(self, stored: StoredContest) -> Paired | None:
        if not stored.plan.format.slow_to_draw:
            return next_step(stored.contest, stored.results, matching.pair)
        return await self._worker.work(
            next_step, stored.contest, stored.results, matching.pair, timeout=PAIRING_SECONDS
        )

    async def _tend(self, stored: StoredContest) -> bool:
        """Bring the tables to what the contest says of them; whether one has changed."""
        changed = False
        for table, command in commands_for(stored, self._contests.clock.now()):
            try:
                if isinstance(command, EndMatch):
                    await self._end_match(stored, table)
                else:
                    await self._tables.do(table, command)
                changed = True
            except Refused as refusal:
                _log.info("table %d did not do %s: %s", table, type(command).__name__, refusal.code)
        return changed

    async def _end_match(self, stored: StoredContest, table: int) -> None:
        """End a match, and in the same transaction want the message that its rated game goes on, if it does."""

        async def unit(connection: AsyncConnection) -> None:
            if stored.plan.config.rated:
                await store.want(connection, stored.id, Purpose.FOR_RATINGS, table, self._contests.clock.now())

        await self._tables.end_match(table, unit)
        self._contests.publish(await self._contests.load(stored.id))

    # --- when

    def _note_table(self, stored: StoredTable) -> None:
        contest = stored.table.contest
        if contest is not None and (not stored.table.running or not stored.has_cards_out):
            self._due.look_at(contest)

    def _note_contest(self, stored: StoredContest) -> None:
        self._due.look_at(stored.id)

    async def _sweep(self, _: None) -> float:
        """Look at all contests, whatever is known of them."""
        for number in await self._active():
            self._due.look_at(number)
        await self.refresh_standings()
        await self.drop_past_marks()
        return SWEEP_SECONDS

    async def _look_after(self, number: int) -> float | None:
        """Do what is due in one contest; the seconds until something is due again. Tables may outlive their contest."""
        try:
            stored = await self.advance(number)
        except Refused as refusal:
            if refusal.code in (ContestCode.UNKNOWN, ContestCode.DAMAGED):
                return None
            raise
        now = self._contests.clock.now()
        due = next_look(stored, now)
        if due is not None and self._reach is not None and not self._reach.can_act(stored.guild):
            due = max(due, now + SIGN_OF_LIFE_MS)
        return None if due is None else max(LEAST_SECONDS, (due - now) / 1000)

    async def _active(self) -> Sequence[int]:
        of = schema.contests.c
        query = select(of.id).where(of.stage.in_(_ACTIVE), self._tables.shards.own(of.guild_id)).order_by(of.id)
        async with self._database.read() as connection:
            return (await connection.scalars(query)).all()

    async def refresh_standings(self) -> None:
        """Make the standings of contests again that a repair of the records has taken away."""
        of, standing = schema.contests.c, schema.contest_standings.c
        query = select(of.id).where(of.stage == Stage.OVER.value, self._tables.shards.own(of.guild_id))
        query = query.where(of.id.not_in(select(standing.contest_id)))
        async with self._database.read() as connection:
            numbers = (await connection.scalars(query)).all()
        for number in numbers:
            with about(contest=number):
                try:
                    await self._refresh(number)
                except Refused as refusal:
                    _log.info("no standings were made: %s", refusal.code)
                except Exception:
                    _log.exception("the standings of a contest could not be made")

    async def drop_past_marks(self) -> None:
        """Forget who played, judged or was taken out of a contest that has been over for a week."""
        now = self._contests.clock.now()
        await self._database.write(lambda connection: marks.drop_past(connection, now))

    async def _refresh(self, number: int) -> None:
        stored = await self._contests.load(number)
        await self._database.write(lambda connection: results.save_standings(connection, stored))


def _note_failure(number: int, fault: Exception) -> None:
    with about(contest=number):
        if isinstance(fault, TimeoutError):
            _log.warning("a contest waits for Discord: %s", fault)
        else:
            _log.error("a contest could not go on", exc_info=fault)
