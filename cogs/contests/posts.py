"""What contests want posted: announcements, notice boards, Discord's own events; and contests without a channel."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias, final

import discord
from discord.ext import commands

from bot.contests.commands import ContestChange, LoggedCommand
from bot.contests.model import Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.organizers import with_plan
from bot.contests.posts import NOTHING, ContestPost, Purpose
from bot.contests.service import Contests
from bot.panels.contests.announcement import Announcement, authors_of, without_words
from bot.panels.contests.board import board_panel
from bot.panels.contests.posts import WITHOUT_EVENTS, announcement
from bot.panels.contests.rounds import reminder
from bot.panels.core.panel import Wanted
from bot.posts import Keeps
from bot.servers import Servers
from bot.tables.game import StoredTable
from bot.tables.rows import in_thread_if_long
from bot.tables.service import Tables
from cogs.client import Bower
from cogs.contests.reading import role_is_gone
from cogs.contests.rooms import ContestRooms, Headings
from cogs.contests.server_events import ServerEvents
from cogs.discord_errors import ChannelState, find_channel
from cogs.interactions.permissions import may_send
from cogs.live.desk import Desk
from cogs.live.messages import Askers, Messages
from cogs.live.posting import CONTEST, Item, OtherJob, Owner, nonce
from engine import Refused, Seat
from engine.contest.state import Place


@final
class LostChannels:
    """Compares a contest with the cache of its server, so that what went while the bot was away counts."""

    def __init__(self, client: discord.Client, messages: Messages, contests: Contests, servers: Servers) -> None:
        self._client = client
        self._messages = messages
        self._contests = contests
        self._servers = servers

    async def pause(self, stored: StoredContest, posts: Sequence[ContestPost]) -> bool:
        """Pause a contest that has lost its channel, and want one message about it; whether anything has changed."""
        guild = self._client.get_guild(stored.guild)
        if guild is None or guild.unavailable or stored.stage is Stage.DRAFT or stored.stage.is_final:
            return False
        if not await self._messages.is_gone(guild, stored.channel) and not self._messages.why_closed(stored.channel):
            return False
        if stored.paused and any(post.purpose == Purpose.CHANNEL_GONE and post.message != NOTHING for post in posts):
            return False
        await self._contests.change(stored.id, _pause_change)
        return True

    async def is_role_gone(self, stored: StoredContest) -> bool:
        """Whether the role that members of a contest needed to sign up has been deleted."""
        return await role_is_gone(self._client.get_guild(stored.guild), stored.plan.role)

    async def find_other_channel(self, stored: StoredContest) -> int | None:
        """Where the server's notices go: where the bot may write."""
        guild = self._client.get_guild(stored.guild)
        if guild is None:
            return None
        announced = (await self._servers.get(guild.id)).contest_channel
        first = await find_channel(guild, announced)
        for channel in (first, guild.public_updates_channel, guild.system_channel):
            if channel is None or channel.id == stored.channel:
                continue
            if may_send(channel.permissions_for(guild.me), channel):
                return channel.id
        return None


def _pause_change(stored: StoredContest) -> ContestChange:
    if stored.stage.is_final:
        return ContestChange()
    happenings = () if stored.paused else (LogNote(NoteKind.PAUSED),)
    return ContestChange(happenings=happenings, posts=((Purpose.CHANNEL_GONE, 0),))


_log = logging.getLogger(__name__)
_READERS: Final = 4
"""Contests that are read at a time."""
_NOBODY: Final = 0
"""By whose rights a role is called that everybody may call."""
_LATEST: Final = frozenset({Purpose.CHECK_IN, Purpose.MOVED, Purpose.NEW_START, Purpose.TIME, Purpose.REMINDER})
"""The purposes of calls of which only the last one still says how things are."""
Say: TypeAlias = Callable[[StoredContest, ContestPost, Sequence[LoggedCommand]], Awaitable[Announcement | None]]
"""What a message says now."""
_LINES: Final = 10
"""Of a game's log, which take as long as what a message says of one person."""


@final
class ContestPosts:
    """The source of the desk for contests. What is wanted is in the database, so that a restart goes on with it."""

    def __init__(
        self,
        desk: Desk,
        messages: Messages,
        events: ServerEvents,
        lost: LostChannels,
        askers: Askers,
        say: Say,
        *,
        contests: Contests,
    ) -> None:
        self._desk = desk
        self._messages = messages
        self._events = events
        self._lost = lost
        self._askers = askers
        self._say = say
        self._contests = contests
        self._reading = asyncio.Semaphore(_READERS)
        desk.add(CONTEST, self)
        contests.subscribe(self._note_change)

    # --- when

    def look_at(self, number: int, seconds: float = 0.0) -> None:
        """Look at what a contest wants, now or later."""
        self._desk.look_at(Owner(CONTEST, number), seconds)

    async def check_server(self, guild: int) -> None:
        """A channel or a role of a server is gone: perhaps it was a contest's."""
        for listed in await self._contests.list_of(guild, 0):
            if listed.stage is not Stage.DRAFT and not listed.stage.is_final:
                self.look_at(listed.id)

    def note_table(self, stored: StoredTable) -> None:
        """A table has changed: when a game of a contest has ended, its messages may say something else."""
        if stored.table.contest is not None and not stored.table.running:
            self.look_at(stored.table.contest)

    def _note_change(self, stored: StoredContest) -> None:
        if stored.stage is not Stage.DRAFT:
            self.look_at(stored.id)

    async def to_show(self) -> Sequence[int]:
        """See `PostSource`."""
        return await self._contests.to_show()

    # --- what

    async def find(self, number: int) -> AsyncIterator[tuple[Item, Wanted | None] | OtherJob | Exception]:
        """See `PostSource`."""
        try:
            async with self._reading:
                posts = await self._contests.posts(number)
                if not posts:  # of a contest that is gone a table may be left
                    return
                stored = await self._contests.load(number)  # after the posts, so that it knows of what each one says
        except Refused as refused:
            _log.info("nothing is posted for a contest: %s", refused.code)
            return
        if not self._contests.shards.owns(stored.guild):
            return
        is_new = any(map(_is_new_board, posts))
        if is_new and not await self._may_describe(stored):
            stored = await self._contests.change(number, lambda old: with_plan(replace(old.plan, description="")))
        if await self._lost.pause(stored, posts):
            posts = await self._contests.posts(number)
            stored = await self._contests.load(number)
        gone = self._messages.why_closed(stored.channel) is ChannelState.GONE
        if gone:  # perhaps nothing was refused there, and only the cache lacks it
            self._desk.note_refusal(Owner(CONTEST, number), stored.guild)
        events: Sequence[LoggedCommand] | None = None
        old = older_calls(posts)
        for post in posts:
            if post.message == NOTHING or (gone and post.purpose != Purpose.CHANNEL_GONE):
                continue  # it came to nothing, or waits until the contest has a channel
            try:
                if events is None and needs_events(post):
                    events = await self._contests.events(number)
                found = (
                    (self._item(stored, post), None) if post in old else await self._find(stored, post, events or ())
                )
            except Exception as error:  # over this one message
                yield error
            else:
                if found is not None:
                    yield found

    async def _may_describe(self, stored: StoredContest) -> bool:
        """Whether the next contest of a series may be posted with its description: its organiser may write there."""
        if stored.previous is None or not stored.plan.description:
            return True
        return await self._askers.may_write(stored.guild, stored.channel, stored.organiser)

    async def _find(
        self, stored: StoredContest, post: ContestPost, events: Sequence[LoggedCommand]
    ) -> tuple[Item, Wanted | None] | OtherJob | None:
        """What is to be done about a message; None for nothing."""
        if post.purpose == Purpose.EVENT:
            key = (stored.id, post.purpose, post.number)
            return OtherJob(key, stored.guild, -stored.guild, partial(self._show_event, stored, post))
        if post.purpose == Purpose.BOARD:
            role_gone = await self._lost.is_role_gone(stored)
            panel = await in_thread_if_long(stored.size, partial(board_panel, stored, role_gone=role_gone))
            role, asker = (stored.plan.ping_role, stored.organiser) if _is_new_board(post) else (None, None)
            return self._item(stored, post), Wanted(say=lambda _: panel, role=role, asker=asker)
        if post.message is not None and not post.is_passing:
            return None
        said = await self._say_now(stored, post, events)
        if post.purpose == Purpose.CHANNEL_GONE and said is not None and said.channel is None:
            return None  # nowhere can it be said yet
        item = self._item(stored, post, None if said is None else said.channel)
        if said is None:
            return item, None
        asker = _NOBODY if said.asker is None else said.asker
        return item, Wanted(say=lambda _: said.panel, calls=said.users, role=said.role, asker=asker)

    async def _say_now(
        self, stored: StoredContest, post: ContestPost, events: Sequence[LoggedCommand]
    ) -> Announcement | None:
        """What a message says; that a channel is gone or takes nothing is said in another one, if there is any."""
        if post.purpose != Purpose.CHANNEL_GONE:
            return await self._say(stored, post, events)
        if self._messages.why_closed(stored.channel) is None:
            return None
        said = await self._say(stored, post, events)
        channel = await self._lost.find_other_channel(stored)
        return None if said is None else replace(said, channel=channel)

    def _item(self, stored: StoredContest, post: ContestPost, channel: int | None = None) -> Item:
        keeps = Keeps.LASTS if post.purpose == Purpose.BOARD else Keeps.PASSING if post.is_passing else Keeps.STAYS
        where = channel or stored.channel
        return Item(
            key=(stored.id, post.purpose, post.number),
            guild=stored.guild,
            channel=where,
            posted_in=post.channel,
            message=post.message,
            shown=post.shown,
            keeps=keeps,
            nonce=nonce(
                "contest", stored.id, stored.created_at, post.purpose, post.number, post.message or post.wanted_at
            ),
            is_elsewhere=keeps is Keeps.PASSING and (post.channel or where) != stored.channel,
            is_current=partial(self._is_current, stored, post),
            note=partial(self._store, stored, post),
        )

    async def _is_current(self, stored: StoredContest, post: ContestPost) -> bool:
        return await self._contests.post(stored.id, post.purpose, post.number) == post

    async def _store(
        self,
        stored: StoredContest,
        post: ContestPost,
        channel: int,
        message: int | None,
        shown: str | None,
        *,
        done: bool,
    ) -> None:
        number = NOTHING if message is None and done else message
        if number is not None:
            await self._contests.set_post(stored.id, post, channel=channel, message=number, shown=shown)

    async def _show_event(self, stored: StoredContest, post: ContestPost) -> None:
        if not await self._is_current(stored, post):
            self.look_at(stored.id)
        elif (key := await self._events.show(stored, post)) is not None:
            await self._desk.say_refused(Owner(CONTEST, stored.id), key)


def _is_new_board(post: ContestPost) -> bool:
    """Only a new one calls anybody: whoever moves it later has not published it."""
    return post.purpose == Purpose.BOARD and post.message is None


# --- which may go now


def older_calls(posts: Sequence[ContestPost]) -> list[ContestPost]:
    """The calls of which there is a newer one of the kind: they are not posted any more, or deleted."""
    newest = dict[str, int]()
    for post in posts:
        newest[post.name] = max(post.number, newest.get(post.name, 0))
    return [post for post in posts if post.name in _LATEST and post.number < newest[post.name]]


# --- what they say


def needs_events(post: ContestPost) -> bool:
    """Whether the log of the contest is needed to say what a message says."""
    is_open = post.message is None or (post.is_passing and post.message != NOTHING)
    return is_open and post.name not in WITHOUT_EVENTS


async def say_now(
    tables: Tables,
    askers: Askers,
    stored: StoredContest,
    post: ContestPost,
    events: Sequence[LoggedCommand],
) -> Announcement | None:
    """What a message says, without the words of those who may not write there; None when there is nothing to say."""
    if post.purpose != Purpose.REMINDER:
        authors = sorted(authors_of(events))
        silent = [each for each in authors if not await askers.may_write(stored.guild, stored.channel, each)]
        events = without_words(events, silent, stored.plan.language) if silent else events
        said = partial(announcement, stored, post.purpose, post.number, events)
        return await in_thread_if_long(_LINES * len(stored.people), said)
    turns: dict[Place, Seat | None] = {}
    for place in stored.open_places:
        table = stored.tables.get(place)
        if table is not None and table.running:
            turns[place] = (await tables.load(table.table)).to_act
    return reminder(stored, post.number, turns)


# --- events of the server


class ContestPosting(commands.Cog):
    """Looks again at what contests want when a channel or a role is gone."""

    def __init__(self, posts: ContestPosts) -> None:
        self.posts = posts

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A contest may have lost its channel."""
        await self.posts.check_server(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Members may have needed the role to sign up."""
        await self.posts.check_server(role.guild.id)


async def setup(bot: Bower) -> None:
    """Load the cog: what contests post, where their tables stand, and what heads these."""
    services, presenter = bot.services, bot.ui.presenter
    askers, messages = presenter.askers, presenter.messages
    rooms = ContestRooms(bot, services.contests, services.tables, presenter.rate_limit)
    services.director.venue = rooms
    presenter.closes.append(rooms.close)
    presenter.painter.heading_of = Headings(services.contests).of
    posts = ContestPosts(
        presenter.desk,
        messages,
        ServerEvents(bot, services.contests, askers, presenter.rate_limit),
        LostChannels(bot, messages, services.contests, services.servers),
        askers,
        partial(say_now, services.tables, askers),
        contests=services.contests,
    )
    services.tables.subscribe(posts.note_table)
    await bot.add_cog(ContestPosting(posts))
