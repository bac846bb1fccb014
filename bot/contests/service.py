"""The one door to contests, for commands, buttons and the director."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, final

from sqlalchemy import Select, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.contests import listing, marks, results, store
from bot.contests.commands import (
    BOT,
    Author,
    ContestChange,
    ContestCommand,
    ContestConflict,
    LoggedCommand,
    apply_change,
    check_judge,
    new_marks,
    plays_in,
    those_there_at_the_end,
    users_in,
)
from bot.contests.dates import next_meant
from bot.contests.errors import ContestCode
from bot.contests.final import final_plan
from bot.contests.listing import ListedContest
from bot.contests.marks import SeenMark
from bot.contests.model import FINAL_STAGES, Stage, StoredContest
from bot.contests.notes import Notes
from bot.contests.organizers import LONGEST_NAME, check_name
from bot.contests.plan import Plan
from bot.contests.posts import PostRows
from bot.contests.rounds import opening
from bot.contests.season import read_season
from bot.door import Door
from bot.logs import about
from bot.stats.repairs import RepairCode
from bot.stats.write.recorder import load_merges
from bot.store import schema
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.model import Member
from bot.tables.service import Tables
from bot.tables.shards import Shards
from bot.texts.catalogue import say
from engine import Refused
from engine.contest.formats import check
from engine.contest.state import Contest

_log = logging.getLogger(__name__)
_C: Final = schema.contests.c
_LONGEST_BEFORE: Final = LONGEST_NAME - 12
"""Characters of the name of a series that stay in that of its final."""


@final
class Contests(Door[StoredContest], PostRows):
    """All contests. A refusal raises `Refused` and changes nothing; `lot` gives the 32 secret bytes of one's draws."""

    name = "contest"
    stale = ContestCode.STALE
    conflicts = (ContestConflict, IntegrityError)

    def __init__(
        self, database: Database, tables: Tables, *, clock: Clock, vault: Vault, lot: Callable[[], bytes]
    ) -> None:
        super().__init__(database, 1)
        self.clock = clock
        self._tables = tables
        self._vault = vault
        self._lot = lot
        tables.check_judge = self.check_judge_at
        self._damaged: set[int] = set()
        """Contests that could not be read, of which the log has been told."""

    async def create(self, member: Member, guild: int, channel: int, name: str, plan: Plan) -> StoredContest:
        """A draft, which only organisers see."""
        check(plan.config)
        new = self.blank(guild, channel, check_name(name), plan, member.user)
        number = await self._database.write(lambda connection: store.add(connection, new, self.seal(new.lot)))
        return await self.load(number)

    def seal(self, lot: bytes) -> bytes:
        """The secret of a contest as it is stored until the end."""
        return self._vault.seal(lot)

    def blank(self, guild: int, channel: int, name: str, plan: Plan, organiser: int) -> StoredContest:
        """A new contest, not stored yet."""
        lot = self._lot()
        return StoredContest(
            id=0,
            guild=guild,
            channel=channel,
            name=name,
            plan=plan,
            lot=lot,
            organiser=organiser,
            created_at=self.clock.now(),
            previous=None,
            number=1,
            revision=0,
            ended_at=None,
            contest=Contest(plan.config, lot),
            notes=Notes(),
            people={},
            drawn_at={},
            tables={},
            deadlines={},
        )

    async def do(self, contest: int, command: ContestCommand) -> StoredContest:
        """Carry out a command completely or not at all."""
        return await self.change(contest, lambda stored: command.decide(stored, self.clock.now()), command.author)

    async def change(
        self, contest: int, decide: Callable[[StoredContest], ContestChange], by: Author = BOT
    ) -> StoredContest:
        """Make a change that is decided again when another came first."""
        _, changed = await self.step(contest, lambda before: self.write(before, decide(before), by))
        return changed[-1]

    async def step(
        self, contest: int, attempt: Callable[[StoredContest], Awaitable[Sequence[StoredContest]]]
    ) -> tuple[StoredContest, Sequence[StoredContest]]:
        """Let `attempt` make a change by `write`, again when another came first; the contest before, and all after."""
        (before,), changed = await self._change((contest,), lambda found: attempt(found[0]))
        return before, changed

    async def write(self, before: StoredContest, change: ContestChange, by: Author = BOT) -> tuple[StoredContest, ...]:
        """Write a change in one transaction; the contest after it, last, and before it the next one of its series."""
        after: StoredContest = before
        following: StoredContest | None = None

        async def unit(connection: AsyncConnection) -> None:
            nonlocal after, following
            after = await self.save(connection, before, change, by)
            ends = after.stage.is_final and not (before.stage.is_final or before.stage is Stage.DRAFT)
            following = await self.open_next(connection, before) if ends and before.plan.repeats else None

        await self._tables.close_all(change.closes, unit)
        if change.name not in (None, before.name):
            self._tables.drop(table.table for table in before.tables.values())  # they are called by the contest's name
        return (after,) if following is None else (following, after)

    async def save(
        self, connection: AsyncConnection, before: StoredContest, change: ContestChange, by: Author = BOT
    ) -> StoredContest:
        """Write a change within a transaction; the contest after it, without what other rows have changed."""
        now = self.clock.now()
        after = apply_change(before, change, now)
        await store.save(connection, before, after, change, by, now)
        new = new_marks(before, after, change, by)
        until = None if after.ended_at is None else after.ended_at + marks.AFTER_MS
        await marks.add(connection, self._vault, after.guild, after.id, new, until)
        if after.contest.seeds and not before.contest.seeds and not after.plan.is_final:
            accounts = {each for user in users_in(before) for each in before.accounts_of(user)}
            await marks.use_up(connection, self._vault, after.guild, accounts)
        if until is not None and before.ended_at is None:
            await marks.end(connection, after.id, until)
        if after.stage is Stage.OVER and before.stage is not Stage.OVER:
            await self._mark_those_missing(connection, before)
        return replace(after, marks=after.marks.and_also(new))

    async def _mark_those_missing(self, connection: AsyncConnection, ended: StoredContest) -> None:
        """Mark who was drawn, did not leave, and has played no card in the whole contest."""
        acted = await results.members_who_acted(connection, ended.id)
        there = (user for user in those_there_at_the_end(ended) if ended.accounts_of(user).isdisjoint(acted))
        await marks.add(connection, self._vault, ended.guild, ended.id, [(SeenMark.MISSED, user) for user in there])

    async def open_next(self, connection: AsyncConnection, ended: StoredContest) -> StoredContest | None:
        """The next contest of a series, published in the transaction in which one ends; None where there is no room."""
        try:
            name, plan, following = await self._following(connection, ended)
            plan = replace(plan, opens=()).starting(next_meant(ended.plan, self.clock.now()))
            new = self.blank(ended.guild, ended.channel, name, plan, ended.organiser)
            new = replace(new, previous=ended.id, number=following)
            number = await store.add(connection, new, self.seal(new.lot))
        except Refused as refusal:
            _log.warning("the next contest of the series was not made: %s", refusal.code)
            return None
        return await self.save(connection, replace(new, id=number), opening(plan))

    async def _following(self, connection: AsyncConnection, ended: StoredContest) -> tuple[str, Plan, int]:
        """The name, plan and number of the next of a series: after the last night of a season the season's final.

        After a final the next season's first night follows, as the night before it was.
        """
        if ended.plan.is_final and ended.previous is not None:
            night = await self.read(connection, ended.previous)
            return night.name, night.plan, night.number + 1
        if ended.plan.nights:
            season = await read_season(connection, ended.guild, ended.id, ended.merges)
            if season.is_over:
                name = say(
                    ended.plan.language, "contest-season-final-name", contest=ended.name[:_LONGEST_BEFORE].rstrip()
                )
                return name, final_plan(ended.plan), season.number
        return ended.name, ended.plan, ended.number + 1

    @property
    def shards(self) -> Shards:
        """The servers of this process."""
        return self._tables.shards

    async def load(self, number: int) -> StoredContest:
        """A contest as it is stored: read at each look, for others write some of its rows, too."""
        return await self._load(number)

    async def _load(self, number: int) -> StoredContest:
        async with self._database.read() as connection:
            return await self.read(connection, number)

    async def _are_newest(self, numbers: Iterable[int]) -> bool:
        return True

    def _mark_of(self, stored: StoredContest) -> None:
        """Nothing is remembered."""

    def _number_of(self, stored: StoredContest) -> int:
        return stored.id

    async def read(self, connection: AsyncConnection, contest: int) -> StoredContest:
        """A contest, read within a transaction.

        Raises:
            Refused: UNKNOWN, DAMAGED.
        """
        try:
            stored = await store.load(connection, contest, self._vault.unseal)
        except store.Damaged:
            if contest not in self._damaged:
                self._damaged.add(contest)
                with about(contest=contest):
                    _log.exception("a contest cannot be read and is left alone")
            raise Refused(ContestCode.DAMAGED, number=str(contest)) from None
        if stored is None:
            raise Refused(ContestCode.UNKNOWN)
        return replace(stored, marks=await marks.read(connection, self._vault, stored.guild, contest))

    async def where(self, contest: int) -> tuple[int, int]:
        """The server and the channel of a contest, also of one that cannot be read.

        Raises:
            Refused: UNKNOWN.
        """
        async with self._database.read() as connection:
            row = (await connection.execute(select(_C.guild_id, _C.channel_id).where(_C.id == contest))).one_or_none()
        if row is None:
            raise Refused(ContestCode.UNKNOWN)
        return row.guild_id, row.channel_id

    async def of_guild(self, guild: int, *, ended: bool = False, most: int = 25) -> tuple[StoredContest, ...]:
        """The contests of a server, the newest first: those that go on, or those that have ended."""
        wanted = _C.stage.in_(FINAL_STAGES) if ended else _C.stage.not_in(FINAL_STAGES)
        return await self._all(select(_C.id).where(_C.guild_id == guild, wanted).order_by(_C.id.desc()).limit(most))

    async def list_of(self, guild: int, user: int, *, counts: bool = False) -> tuple[ListedContest, ...]:
        """The contests of a server as lists and choices name them, by one query; `counts`: and where they stand."""
        async with self._database.read() as connection:
            return await listing.of_guild(connection, guild, user, counts=counts)

    async def of_member(self, user: int, guild: int) -> tuple[StoredContest, ...]:
        """The contests of a server that go on and that a member is in, with any account."""
        player, accounts = schema.contest_players.c, await self._accounts(user, guild)
        mine = select(player.contest_id).where(player.user_id.in_(accounts))
        query = select(_C.id).where(_C.guild_id == guild, _C.id.in_(mine), _C.stage.not_in(FINAL_STAGES))
        return await self._all(query.order_by(_C.id.desc()))

    async def _accounts(self, user: int, guild: int) -> tuple[int, ...]:
        async with self._database.read() as connection:
            merges = await load_merges(connection, guild)
        person = merges.get(user, user)
        return (person, *(old for old, new in merges.items() if new == person))

    async def of_table(self, table: int) -> StoredContest | None:
        """The contest that a table belongs to."""
        of = schema.contest_tables.c
        found = await self._all(select(of.contest_id).where(of.table_id == table))
        return found[0] if found else None

    async def check_judge_at(self, table: int, user: int) -> None:
        """Refuse whoever plays in the contest of a table as a judge there."""
        stored = await self.of_table(table)
        if stored is not None:
            check_judge(stored, user)

    async def check_void(self, connection: AsyncConnection, table: int, by: int) -> None:
        """The same within a transaction; see `bot.stats.repairs.KnowsContests`."""
        of = schema.contest_tables.c
        number = await connection.scalar(select(of.contest_id).where(of.table_id == table))
        if number is not None:
            check_judge(await self.read(connection, number), by)

    async def check_merge(self, connection: AsyncConnection, guild: int, accounts: Sequence[int], by: int) -> None:
        """See `bot.stats.repairs.KnowsContests`."""
        query = select(_C.id).where(_C.guild_id == guild, _C.ended_at.is_(None)).order_by(_C.id)
        for number in (await connection.scalars(query)).all():
            try:
                stored = await self.read(connection, number)
            except Refused:  # it cannot be read
                continue
            if any(plays_in(stored, account) for account in accounts):
                raise Refused(RepairCode.IN_CONTEST, contest=stored.name)
            if plays_in(stored, by) and any(stored.player_of(account) for account in accounts):
                raise Refused(RepairCode.OWN_MERGE, contest=stored.name)

    async def events(self, contest: int) -> tuple[LoggedCommand, ...]:
        """All that was decided in a contest, in order."""
        async with self._database.read() as connection:
            return await store.read_log(connection, contest)

    async def comes_last(self, guild: int, users: Iterable[int]) -> bool:
        """Whether one of these members has missed a contest, and so goes last in the next one."""
        accounts = [account for user in users for account in await self._accounts(user, guild)]
        async with self._database.read() as connection:
            return await marks.comes_last(connection, self._vault, guild, accounts)

    async def _all(self, query: Select[Any]) -> tuple[StoredContest, ...]:
        """Those that can be read."""
        async with self._database.read() as connection:
            numbers = (await connection.scalars(query)).all()
        found: list[StoredContest] = []
        for number in numbers:
            try:
                found.append(await self.load(number))
            except Refused as refusal:
                if refusal.code is not ContestCode.DAMAGED:
                    raise
        return tuple(found)
