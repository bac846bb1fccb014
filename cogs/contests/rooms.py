"""Where the tables of contests stand and what heads them; threads are made once for a contest, for all its rounds."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final, final

import discord
from cachetools import LRUCache

from bot.contests.model import StoredContest
from bot.contests.posts import Purpose
from bot.contests.service import Contests
from bot.panels.contests.board import headings_of
from bot.panels.table.message import Heading
from bot.tables.commands.contest import MoveForContest
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.tasks import cancel
from bot.texts.catalogue import say
from cogs.discord_errors import (
    find_channel,
    is_discords,
    is_unreadable,
    note_unreadable,
    one_line,
    passes,
    refusal,
    unread_answer,
)
from cogs.interactions.permissions import kind_of, may_make_rooms
from cogs.live.pace import RateLimit

_log = logging.getLogger(__name__)
WAIT_SECONDS: Final = 10.0
"""How long a round waits for threads at a time: Discord may let a bot wait for minutes."""
QUIET_MINUTES: Final = 10_080
"""Discord closes a thread in which nobody has written for so long, a week."""
_LONGEST_NAME: Final = 100
_MOST_HEADINGS: Final = 500
"""That are remembered."""


@final
class ContestRooms:
    """Threads, one for each table of a round; where a channel takes none, all tables stand in the channel."""

    def __init__(self, client: discord.Client, contests: Contests, tables: Tables, rate_limit: RateLimit) -> None:
        self._client = client
        self._contests = contests
        self._tables = tables
        self._rate_limit = rate_limit
        self._making: dict[int, asyncio.Task[Sequence[int]]] = {}

    async def close(self) -> None:
        """Stop; what is missing is made when it is needed."""
        await cancel(*self._making.values())

    async def rooms(self, stored: StoredContest, count: int) -> Sequence[int]:
        """The threads for so many tables, or as often the channel of the contest.

        Raises:
            TimeoutError: When Discord takes its time, or fails; they go on being made.
        """
        try:
            guild = self._client.get_guild(stored.guild)
            channel = await asyncio.wait_for(find_channel(guild, stored.channel), WAIT_SECONDS)
            if not may_make_rooms(channel):
                return [stored.channel] * count
            found = await asyncio.wait_for(asyncio.shield(self._make(stored, channel, count)), WAIT_SECONDS)
        except Exception as error:
            if is_unreadable(error):
                note_unreadable("thread", error)
            if passes(error):
                raise TimeoutError(one_line(error)) from None
            if not is_discords(error):
                raise
            _log.warning("channel %d takes no threads: %s", stored.channel, one_line(error))
            return [stored.channel] * count
        return found[:count]

    async def move_tables(self, stored: StoredContest) -> None:
        """Bring the running tables whose thread or channel is gone to the channel of the contest.

        Where Discord takes its time, they stay, and may be moved again.
        """
        guild = self._client.get_guild(stored.guild)
        running = [table for table in stored.tables.values() if table.running or table.for_ratings_only]
        lost = [table for table in running if guild is not None and not await self._is_there(guild, table.channel)]
        try:
            rooms = await self.rooms(stored, len(running)) if lost else ()
        except TimeoutError as error:
            _log.warning("tables of contest %d are without a channel: %s", stored.id, one_line(error))
            return
        taken = {table.channel for table in running if table not in lost}
        free = (room for room in rooms if room not in taken or room == stored.channel)
        for table, room in zip(lost, free, strict=False):
            await self._tables.do(table.table, MoveForContest(room))

    async def _is_there(self, guild: discord.Guild, channel: int) -> bool:
        """Whether a channel is there, or a thread and the channel that it is in."""
        known = guild.get_channel_or_thread(channel)
        if known is not None:
            return not isinstance(known, discord.Thread) or known.parent is not None
        await self._rate_limit.wait()
        try:
            with unread_answer("thread"):
                await guild.fetch_channel(channel)
        except discord.HTTPException as error:
            if refusal(error) is None:
                raise
            return False
        return True

    def _make(self, stored: StoredContest, channel: discord.TextChannel, count: int) -> "asyncio.Task[Sequence[int]]":
        """The task that makes what is missing; one at a time for each contest."""
        before = self._making.get(stored.id)
        task = asyncio.create_task(self._make_all(stored, channel, count, before), name="contest rooms")
        self._making[stored.id] = task
        task.add_done_callback(partial(self._forget, stored.id))
        return task

    def _forget(self, contest: int, task: "asyncio.Task[Sequence[int]]") -> None:
        """What has been made is in the database."""
        if self._making.get(contest) is task:
            del self._making[contest]

    async def _make_all(
        self,
        stored: StoredContest,
        channel: discord.TextChannel,
        count: int,
        before: "asyncio.Task[Sequence[int]] | None",
    ) -> Sequence[int]:
        if before is not None:
            await asyncio.wait({before})
        there = {
            post.number: post.channel for post in await self._contests.posts(stored.id) if post.purpose == Purpose.ROOM
        }
        found: list[int] = []
        for number in range(1, count + 1):
            known = there.get(number)
            if known is None or not await self._is_there(channel.guild, known):
                known = await self._make_one(stored, channel, number)
            found.append(known)
        return found

    async def _make_one(self, stored: StoredContest, channel: discord.TextChannel, number: int) -> int:
        """The thread of this number, found by its name if the bot died before it was stored."""
        name = say(stored.plan.language, "league-room", number=str(number), contest=stored.name)[:_LONGEST_NAME]
        for thread in channel.threads:
            ours = thread.owner_id == channel.guild.me.id and thread.name == name
            if ours and not await self._contests.is_room(thread.id):
                break
        else:
            await self._rate_limit.wait()
            thread = await channel.create_thread(
                name=name, type=kind_of(channel).rooms, auto_archive_duration=QUIET_MINUTES
            )
        await self._contests.note_room(stored.id, number, thread.id)
        return thread.id


@final
class Headings:
    """Reads what heads a table, and again once a contest has changed: it may have another name."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self._known: LRUCache[int, Heading | None] = LRUCache(_MOST_HEADINGS)
        self._lock = asyncio.Lock()
        contests.subscribe(self._forget)

    async def of(self, table: Table) -> Heading | None:
        """What heads a table of a contest; None for others, and where the contest is gone."""
        if table.contest is None:
            return None
        async with self._lock:  # of a round, one reads the contest for all its tables
            known = self._known
            if table.id not in known:
                stored = await self._contests.of_table(table.id)
                known.update({} if stored is None else headings_of(stored, table.id))
                known.setdefault(table.id)
            return known[table.id]

    def _forget(self, _: StoredContest) -> None:
        """What is being read meanwhile is not remembered."""
        self._known = LRUCache(_MOST_HEADINGS)
