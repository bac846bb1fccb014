"""Posts what contests want posted, and keeps their notice boards up to date."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, final

import discord

from bot.backoff import Backoff
from bot.contests.commands.organising import leave_out_description
from bot.contests.service import NOTHING, Contests, Post
from bot.contests.state import CHANNEL_GONE, EDITED, EVENT, REMINDER, Stage, StoredContest
from bot.logs import about
from bot.panels.contests.announcement import Announcement
from bot.panels.contests.board import BOARD, board_panel
from bot.panels.contests.posts import NO_EVENT, announcement
from bot.panels.contests.reminders import reminder
from bot.panels.contests.typed import authors_of, publisher_of, without_words
from bot.panels.core.digest import panel_digest
from bot.panels.core.panel import Panel
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from bot.tasks import cancel
from cogs.discord_errors import Standing, log_failure, passes, refusal
from cogs.live.askers import Askers
from cogs.live.closed_channels import AGAIN_AFTER_MS
from cogs.live.contest_messages import ContestMessages
from cogs.live.contest_questions import ContestQuestions
from cogs.live.old_messages import OldMessages
from cogs.live.retries import Retries
from cogs.live.server_events import ServerEvents
from engine import Refused, Seat
from engine.contest.state import Place

_log = logging.getLogger(__name__)
PACE: Final = 2.0
"""Seconds between two edits of a notice board."""
OLD_PACE: Final = 20.0
"""The same where the board is old: Discord takes few edits of old messages."""
_RETRY: Final = Backoff((5, 15, 60))
_AGAIN: Final = 1.0
"""Seconds after which organisers are asked about a channel that is gone."""
_AT_ONCE: Final = 0.1
"""Seconds that are not worth a wait."""
_NOW: Final = 0.0
"""Due at once, by any loop's time."""


@final
class ContestPosts:
    """One task posts, edits and deletes for all contests, in the order in which they change.

    What is wanted is in the database, so that a restart goes on with it.
    """

    def __init__(
        self,
        messages: ContestMessages,
        events: ServerEvents,
        questions: ContestQuestions,
        askers: Askers,
        *,
        contests: Contests,
        tables: Tables,
    ) -> None:
        self._messages = messages
        self._events = events
        self._questions = questions
        self._askers = askers
        self._contests = contests
        self._tables = tables
        self._old_messages = OldMessages(contests.clock)
        self._due: dict[int, float] = {}
        """When each contest is looked at, by the loop's time."""
        self._edited: dict[tuple[int, str], float] = {}
        """When the messages of a contest with a purpose were edited last, by the loop's time."""
        self._failures: dict[int, int] = {}
        self._guilds: dict[int, int] = {}
        self._retries = Retries(self._retry)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        contests.subscribe(self._note)
        tables.subscribe(self._note_table)

    async def start(self) -> None:
        """Begin, with what was wanted before the start, and with boards that may have changed since."""
        for number in await self._contests.to_show():
            self._look_at(number)
        self._task = asyncio.create_task(self._watch(), name="contest posts")

    async def close(self) -> None:
        """Stop; the next start goes on."""
        self._retries.close()
        await cancel(self._task)

    def why_closed(self, channel: int) -> Standing | None:
        """Whether a channel takes no messages: `CLOSED` or `GONE`, else `None`."""
        return self._messages.why_closed(channel)

    async def check_server(self, guild: int) -> None:
        """A channel or a role of a server is gone: perhaps a contest needs it."""
        for stored in await self._contests.of_guild(guild):
            self._note(stored)

    def try_again(self, guild: int) -> None:
        """Something has changed in a server: its channels may take messages again."""
        self._retries.note_change(guild)

    def _retry(self, number: int) -> None:
        self._events.forget_refusal(number)
        self._look_at(number)

    # --- when

    def _note(self, stored: StoredContest) -> None:
        if stored.stage is not Stage.DRAFT:
            self._look_at(stored.id)

    def _note_table(self, stored: StoredTable) -> None:
        if stored.table.contest is not None and not stored.table.running:
            self._look_at(stored.table.contest)

    def _look_at(self, number: int, seconds: float = 0.0) -> None:
        at = asyncio.get_running_loop().time() + seconds if seconds else _NOW
        self._due[number] = min(at, self._due.get(number, at))
        self._wake.set()

    async def _watch(self) -> None:
        while True:
            now = asyncio.get_running_loop().time()
            due = [number for number, at in self._due.items() if at <= now + _AT_ONCE]
            for number in due:
                del self._due[number]
                await self._look_after(number)
            if not due:
                self._wake.clear()
                wait = min(self._due.values(), default=None)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), None if wait is None else wait - now)

    async def _look_after(self, number: int) -> None:
        """Post and edit for one contest; what fails is tried again, later and later."""
        with about(contest=number):
            try:
                await self._show(number)
            except Refused as refused:
                _log.info("nothing is posted for a contest: %s", refused.code)
            except Exception as error:
                self._look_at(number, self._note_failure(number, error))
            else:
                self._failures.pop(number, None)

    def _note_failure(self, number: int, error: Exception) -> float:
        """Note why nothing was posted; the seconds until the next try."""
        failures = self._failures[number] = self._failures.get(number, 0) + 1
        if refusal(error) is Standing.GONE and failures == 1:
            return _AGAIN
        if refusal(error) is not None:
            self._retries.note(number, self._guilds[number])
            return AGAIN_AFTER_MS / 1000
        log_failure(_log, "a contest's message could not be posted, and is tried again", error)
        return _RETRY.wait(failures) if passes(error) else AGAIN_AFTER_MS / 1000

    # --- what

    async def _show(self, number: int) -> None:
        posts = await self._contests.posts(number)
        if not posts:  # of a contest that is gone a table may be left
            return
        stored = await self._contests.look(number)  # after the posts, so that it knows of what each one says
        if not self._tables.shards.owns(stored.guild):
            return
        self._guilds[number] = stored.guild
        if await self._lacks_describer(stored, posts):
            stored = await self._contests.change(number, leave_out_description)
        if await self._questions.want(stored, posts):
            posts = await self._contests.posts(number)
        if self.why_closed(stored.channel) is Standing.GONE:
            await self._ask_elsewhere(stored, posts)
            return
        last = max((post.number for post in posts if post.purpose == REMINDER), default=0)
        for post in posts:
            if post.purpose == BOARD:
                await self._show_board(stored, post)
            elif post.purpose in EDITED and post.message != NOTHING:
                old = post.purpose == REMINDER and post.number < last
                await self._show_edited(stored, post, None if old else await self._write(stored, post))
            elif post.message is None and post.purpose != EVENT:
                await self._announce(stored, post)
        for post in posts:  # last, for what Discord says of events holds up nothing
            if post.purpose == EVENT and not await self._events.show(stored, post):
                self._retries.note(stored.id, stored.guild)
                await self._contests.want(stored.id, NO_EVENT, 0)
                self._look_at(stored.id)

    async def _ask_elsewhere(self, stored: StoredContest, posts: Sequence[Post]) -> None:
        """Ask the organisers in another channel what becomes of a contest; all else waits until it has a channel."""
        wanted = [post for post in posts if post.purpose == CHANNEL_GONE and post.message is None]
        channel = await self._questions.find_other_channel(stored) if wanted else None
        for post in wanted if channel is not None else ():
            said = await self._write(stored, post)
            if said is not None:
                await self._messages.send(stored, post, replace(said, channel=channel), None)

    async def _show_board(self, stored: StoredContest, post: Post) -> None:
        is_new = post.message is None or post.channel != stored.channel
        panel = board_panel(stored)
        digest = panel_digest(panel, 0)
        if is_new:
            asker = publisher_of(stored, await self._contests.events(stored.id))
            said = Announcement(panel=panel, role=stored.plan.ping_role, asker=asker)
            await self._messages.send(stored, post, said, digest)
        elif post.shown != digest and not await self._edit(stored, post, panel, digest):
            await self._messages.send(stored, post, Announcement(panel=panel), digest)

    async def _lacks_describer(self, stored: StoredContest, posts: Sequence[Post]) -> bool:
        """Whether a contest of a series is to be posted with a description of an organiser who may not write there."""
        is_new = any(post.purpose == BOARD and post.message is None for post in posts)
        if stored.previous is None or not stored.plan.description or not is_new:
            return False
        return not await self._askers.may_write(stored.guild, stored.channel, stored.organiser)

    async def _show_edited(self, stored: StoredContest, post: Post, said: Announcement | None) -> None:
        """Post, edit or delete a message that shows what it is about as it is now.

        One that a thread refuses, or that somebody has deleted, does not come again.
        """
        try:
            if said is None:
                await self._messages.delete(stored, post)
                return
            digest = panel_digest(said.panel, 0)
            if post.message is None:
                await self._messages.send(stored, post, said, digest)
            elif post.shown != digest and not await self._edit(stored, post, said.panel, digest):
                await self._messages.delete(stored, post)
        except discord.HTTPException as error:
            where = post.channel or (None if said is None else said.channel)
            if refusal(error) is None or where in (None, stored.channel):
                raise
            await self._messages.delete(stored, post)

    async def _write(self, stored: StoredContest, post: Post) -> Announcement | None:
        """What a post says now; None when there is nothing to say any more."""
        if post.purpose != REMINDER:
            events = await self._contests.events(stored.id)
            silent = [
                author
                for author in sorted(authors_of(post.purpose, post.number, events))
                if not await self._askers.may_write(stored.guild, stored.channel, author)
            ]
            events = without_words(events, silent, stored.plan.language) if silent else events
            return announcement(stored, post.purpose, post.number, events)
        turns: dict[Place, Seat | None] = {}
        for place in stored.open_places:
            table = stored.tables.get(place)
            if table is not None and table.running:
                turns[place] = (await self._tables.look(table.table)).to_act
        return reminder(stored, post.number, turns)

    async def _edit(self, stored: StoredContest, post: Post, panel: Panel, digest: str) -> bool:
        """Edit a message now, or later if that would be too often; False where somebody has deleted it."""
        key, channel = (stored.id, post.purpose), post.channel or stored.channel
        now, sent_at = asyncio.get_running_loop().time(), _time_of(post.message or 0)
        wait = self._edited.get(key, now - PACE) + PACE - now
        if self._old_messages.must_wait(channel, sent_at):
            wait = OLD_PACE
        if wait > _AT_ONCE:
            self._look_at(stored.id, wait)
            return True
        self._edited[key] = now
        self._old_messages.note_edit(channel, sent_at)
        return await self._messages.edit(stored, post, panel, digest)

    async def _announce(self, stored: StoredContest, post: Post) -> None:
        said = await self._write(stored, post)
        if said is None:
            _log.info("%s %d came to nothing", post.purpose, post.number)
            await self._messages.delete(stored, post)
        else:
            await self._messages.send(stored, post, said, None)


def _time_of(message: int) -> int:
    """When a message was posted, milliseconds UTC: its id says so."""
    return int(discord.utils.snowflake_time(message).timestamp() * 1000)
