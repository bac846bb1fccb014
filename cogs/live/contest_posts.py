"""Posts what contests want posted, and keeps their notice boards up to date."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple, final

import discord

from bot.backoff import Backoff
from bot.contests.changes import Logged
from bot.contests.commands.organising import leave_out_description
from bot.contests.posts import NOTHING, Post
from bot.contests.purposes import CHANNEL_GONE, EDITED, EVENT, REMINDER
from bot.contests.service import Contests
from bot.contests.state import Stage, StoredContest
from bot.due import Due
from bot.logs import about
from bot.panels.contests.announcement import Announcement
from bot.panels.contests.board import BOARD, board_panel
from bot.panels.contests.posts import NO_EVENT
from bot.panels.contests.typed import publisher_of
from bot.panels.core.digest import panel_digest
from bot.panels.core.panel import Panel
from bot.tables.game import StoredTable
from bot.tables.long_logs import work_through
from cogs.discord_errors import Standing, log_failure, one_line, passes, refusal, refuses_message
from cogs.live.askers import Askers
from cogs.live.channel_queues import ChannelQueues, Job
from cogs.live.closed_channels import AGAIN_AFTER_MS
from cogs.live.contest_messages import ContestMessages
from cogs.live.contest_questions import ContestQuestions
from cogs.live.edit_pace import EditPace
from cogs.live.in_turn import in_turn, older_calls
from cogs.live.now_said import Say, needs_events
from cogs.live.retries import Retries
from cogs.live.server_events import ServerEvents
from engine import Refused

_log = logging.getLogger(__name__)
_RETRY: Final = Backoff((5, 15, 60))
_AGAIN: Final = 1.0
"""Seconds after which organisers are asked about a channel that is gone."""
_READERS: Final = 4
"""Contests that are read at a time."""
_REMEMBERED: Final = 1000
"""Messages that were refused."""


class Key(NamedTuple):
    """Which message."""

    contest: int
    guild: int
    purpose: str
    number: int


@final
class ContestPosts:
    """Finds out what each contest wants posted, edited and deleted, and puts it into the queues of its channels.

    What is wanted is in the database, so that a restart goes on with it.
    """

    def __init__(
        self,
        messages: ContestMessages,
        events: ServerEvents,
        questions: ContestQuestions,
        askers: Askers,
        say: Say,
        *,
        contests: Contests,
        pace: EditPace,
    ) -> None:
        self._messages = messages
        self._events = events
        self._questions = questions
        self._askers = askers
        self._say = say
        self._contests = contests
        self._pace = pace
        self._due = Due[int](
            self._look_after,
            name="contest posts",
            failed=lambda number, error: self._note_failure(number, 0, error),
            retry=_RETRY,
        )
        self._failures: dict[tuple[int, int], int] = {}
        """How often in a row each contest has failed in a channel, and 0 for looking at it."""
        self._refused: dict[Key, str] = {}
        """What messages that stay were to show when Discord refused it."""
        self._queues = ChannelQueues[Key](
            failed=self._note_failures, done=self._note_success, again=lambda key: self._due.look_at(key.contest)
        )
        self._reading = asyncio.Semaphore(_READERS)
        self._retries = Retries(self._retry)
        contests.subscribe(self._note)

    async def start(self) -> None:
        """Begin, with what was wanted before the start, and with boards that may have changed since."""
        self._due.start()
        for number in await self._contests.to_show():
            self._due.look_at(number)

    async def close(self) -> None:
        """Stop; the next start goes on."""
        self._retries.close()
        await self._due.close()
        await self._queues.close()

    def why_closed(self, channel: int) -> Standing | None:
        """Whether a channel takes no messages: `CLOSED` or `GONE`, else `None`."""
        return self._messages.why_closed(channel)

    async def check_server(self, guild: int) -> None:
        """A channel or a role of a server is gone: perhaps a contest needs it."""
        for listed in await self._contests.list_of(guild, 0):
            if listed.stage is not Stage.DRAFT and not listed.stage.is_final:
                self._due.look_at(listed.id)

    def try_again(self, guild: int) -> None:
        """Something has changed in a server: its channels may take messages again."""
        self._retries.note_change(guild)

    def _retry(self, number: int) -> None:
        self._events.forget_refusal(number)
        self._due.look_at(number)

    # --- when

    def _note(self, stored: StoredContest) -> None:
        if stored.stage is not Stage.DRAFT:
            self._due.look_at(stored.id)

    def note_table(self, stored: StoredTable) -> None:
        """A table has changed: when a game of a contest has ended, its messages may say something else."""
        if stored.table.contest is not None and not stored.table.running:
            self._due.look_at(stored.table.contest)

    async def _look_after(self, number: int) -> None:
        """Put into the queues what one contest wants; what fails is tried again, later and later."""
        with about(contest=number):
            try:
                failed = await self._show(number)
            except Refused as refused:
                _log.info("nothing is posted for a contest: %s", refused.code)
                return
        if not failed:
            self._failures.pop((number, 0), None)

    def _note_success(self, channel: int, key: Key) -> None:
        self._failures.pop((key.contest, channel), None)

    def _note_failures(self, channel: int, keys: Sequence[Key], error: Exception) -> None:
        for number, guild in dict.fromkeys((key.contest, key.guild) for key in keys):
            if refusal(error) is not None:
                self._retries.note(number, guild)
            self._due.look_at(number, self._note_failure(number, channel, error))

    def _note_failure(self, number: int, channel: int, error: Exception) -> float:
        """Note why nothing was posted; the seconds until it is tried again."""
        failures = self._failures[number, channel] = self._failures.get((number, channel), 0) + 1
        wait = AGAIN_AFTER_MS / 1000
        with about(contest=number):
            if refusal(error) is Standing.GONE and failures == 1:
                wait = _AGAIN
            elif refusal(error) is None:
                log_failure(_log, "a contest's message could not be posted, and is tried again", error)
                wait = _RETRY.wait(failures) if passes(error) else wait
        return wait

    # --- what

    async def _show(self, number: int) -> bool:
        """Whether a message could not be written; the others are in the queues."""
        async with self._reading:
            posts = await self._contests.posts(number)
            if not posts:  # of a contest that is gone a table may be left
                return False
            stored = await self._contests.look(number)  # after the posts, so that it knows of what each one says
        if not self._contests.shards.owns(stored.guild):
            return False
        is_new = any(post.purpose == BOARD and post.message is None for post in posts)
        if is_new and not await self._askers.may_describe(stored):
            stored = await self._contests.change(number, leave_out_description)
        if await self._questions.want(stored, posts):
            posts = await self._contests.posts(number)
        gone = self.why_closed(stored.channel) is Standing.GONE
        events: Sequence[Logged] | None = None
        failed = False
        for post in older_calls(posts):
            await self._messages.give_up(stored, post)
        for post in in_turn(posts, self._contests.clock.now(), partial(self._due.look_at, number)):
            if gone and post.purpose != CHANNEL_GONE:
                continue  # it waits until the contest has a channel
            try:
                if events is None and needs_events(post):
                    events = await self._contests.events(number)
                await self._put(stored, post, posts, events or ())
            except Exception as error:  # over this one message: the next ones go
                self._due.look_at(number, self._note_failure(number, 0, error))
                failed = True
        return failed

    async def _put(self, stored: StoredContest, post: Post, posts: Sequence[Post], events: Sequence[Logged]) -> None:
        """Put a message into the queue of its channel, if anything is to be done about it."""
        channel, digest, job = stored.channel, "", None
        if post.purpose == EVENT:
            channel, job = -stored.guild, partial(self._show_event, stored, post)
        elif post.purpose == BOARD:
            panel = await work_through(stored.size, board_panel, stored)
            digest = panel_digest(panel, 0)
            if post.message is None or post.channel != stored.channel or post.shown != digest:
                job = partial(self._show_board, stored, post, panel, digest)
        elif post.purpose in EDITED and post.message != NOTHING:
            last = max((each.number for each in posts if each.purpose == REMINDER), default=0)
            old = post.purpose == REMINDER and post.number < last
            said = None if old else await self._say(stored, post, events)
            digest = "" if said is None else panel_digest(said.panel, 0)
            if said is None or post.message is None or post.shown != digest:
                channel = post.channel or (None if said is None else said.channel) or channel
                job = partial(self._show_edited, stored, post, said, digest)
        elif post.message is None:
            said = await self._find_what_is_said(stored, post, events)
            channel = (None if said is None else said.channel) or channel
            if post.purpose != CHANNEL_GONE or said is None or channel != stored.channel:
                job = partial(self._announce, stored, post, said)
        key = Key(stored.id, stored.guild, post.purpose, post.number)
        if job is not None and not (digest and self._refused.get(key) == digest):
            self._queues.put(channel, key, partial(self._carry_out, stored, post, digest, job))

    async def _carry_out(self, stored: StoredContest, post: Post, digest: str, job: Job) -> None:
        """Do what is to be done about a message, if it still is; put aside what Discord refuses for good."""
        with about(contest=stored.id):
            if await self._contests.post(stored.id, post.purpose, post.number) != post:
                self._due.look_at(stored.id)
                return
            try:
                await job()
            except Exception as error:
                if not refuses_message(error):
                    raise
                _log.error("Discord refuses %s %d, which is put aside: %s", post.purpose, post.number, one_line(error))
                if not digest:
                    await self._messages.give_up(stored, post)
                    return
                self._refused[Key(stored.id, stored.guild, post.purpose, post.number)] = digest
                for oldest in list(self._refused)[:-_REMEMBERED]:
                    del self._refused[oldest]

    async def _find_what_is_said(
        self, stored: StoredContest, post: Post, events: Sequence[Logged]
    ) -> Announcement | None:
        """What a message says; organisers are asked about a channel that is gone in another one, if there is any."""
        if post.purpose != CHANNEL_GONE:
            return await self._say(stored, post, events)
        if self.why_closed(stored.channel) is not Standing.GONE:
            return None
        said, channel = (
            await self._say(stored, post, events),
            await self._questions.find_other_channel(stored),
        )
        return None if said is None else replace(said, channel=channel)

    async def _show_event(self, stored: StoredContest, post: Post) -> None:
        if not await self._events.show(stored, post):
            self._retries.note(stored.id, stored.guild)
            await self._contests.want(stored.id, NO_EVENT, 0)
            self._due.look_at(stored.id)

    async def _show_board(self, stored: StoredContest, post: Post, panel: Panel, digest: str) -> None:
        if post.message is None:  # only then: whoever moves it later has not published it
            asker = publisher_of(stored, await self._contests.events(stored.id))
            said = Announcement(panel=panel, role=stored.plan.ping_role, asker=asker)
            await self._messages.send(stored, post, said, digest)
        elif post.channel != stored.channel or not await self._edit(stored, post, panel, digest):
            await self._messages.send(stored, post, Announcement(panel=panel), digest)

    async def _show_edited(self, stored: StoredContest, post: Post, said: Announcement | None, digest: str) -> None:
        """Post, edit or delete a message that shows what it is about as it is now.

        One that a thread refuses, or that somebody has deleted, does not come again.
        """
        try:
            if said is None:
                await self._messages.delete(stored, post)
                return
            if post.message is None:
                await self._messages.send(stored, post, said, digest)
            elif not await self._edit(stored, post, said.panel, digest):
                await self._messages.delete(stored, post)
        except discord.HTTPException as error:
            where = post.channel or (None if said is None else said.channel)
            if refusal(error) is None or where in (None, stored.channel):
                raise
            await self._messages.delete(stored, post)

    async def _edit(self, stored: StoredContest, post: Post, panel: Panel, digest: str) -> bool:
        """Edit a message now, or later if that would be too often; False where somebody has deleted it."""
        key, channel = (stored.id, post.purpose), post.channel or stored.channel
        wait = self._pace.take(key, channel, post.message or 0)
        if wait:
            self._due.look_at(stored.id, wait)
            return True
        return await self._messages.edit(stored, post, panel, digest)

    async def _announce(self, stored: StoredContest, post: Post, said: Announcement | None) -> None:
        if said is None:
            _log.info("%s %d came to nothing", post.purpose, post.number)
            await self._messages.delete(stored, post)
        else:
            await self._messages.send(stored, post, said, None)
