"""The public message of each table: what is known of it, when a new one replaces it; posting, editing, deleting."""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any, Final, final

import discord
from cachetools import TTLCache
from discord import ui

from bot import metrics
from bot.clock import Clock
from bot.panels.core.panel import Panel
from bot.panels.table.message import retired_panel
from bot.store.errors import DatabaseError
from bot.tables.game import StoredTable
from bot.tables.model import Status, Table, TableView
from bot.tables.service import Tables
from cogs.discord_errors import log_failure, unread_answer
from cogs.interactions.outbox import Outbox
from cogs.live.pace import OldMessages, RateLimit
from cogs.live.posting import ChannelEnds, Sent, nonce, shows
from engine import Refused

_log = logging.getLogger(__name__)
FRESH_AFTER_MS: Final = 50 * 60_000
"""The age of a message at which a hand of quick play begins in a new one: edits to old messages are slow."""
QUICK_CLOCK_MS: Final = 15 * 60_000
"""Tables with a longer clock are played slowly, and stay on their message."""


@final
@dataclass(slots=True)
class TableMessage:
    """A table's public message as it was last painted. `hand` is the hand that it shows, 0 for none yet."""

    id: int
    at: int
    hand: int
    digest: str | None
    stands_in: bool = False
    """Whether it replaced a deleted message; this happens once a hand."""
    deleted: bool = False
    """Whether this one was deleted too: the next one comes with the next hand."""


@final
class TableMessages:
    """The messages of running tables, in memory and in the database."""

    def __init__(self, tables: Tables, ends: ChannelEnds, clock: Clock) -> None:
        self._tables = tables
        self._ends = ends
        self._clock = clock
        self._old_messages = OldMessages(clock)
        self._messages: dict[int, TableMessage] = {}
        self._unsaved: dict[int, TableMessage] = {}
        """Messages edited since they were stored, by table."""
        self.rematched: set[int] = set()
        """Finished games that have a rematch."""

    def has(self, table: int) -> bool:
        """Whether a table has been painted since the start."""
        return table in self._messages

    def find(self, stored: StoredTable) -> TableMessage | None:
        """A table's message; that of before a restart, too."""
        table = stored.table
        message = self._messages.get(table.id)
        if message is None and table.message is not None:
            message = TableMessage(table.message, table.message_at or 0, table.message_hand, table.message_digest)
            self._messages[table.id] = message
            self._ends.note_own(table.channel, message.id)
        return message

    def forget(self, table: int) -> None:
        """Forget the message of a table that has ended and was painted."""
        self._messages.pop(table, None)
        self.rematched.discard(table)

    async def note_sent(self, shown: TableView, message: int, digest: str, before: TableMessage | None) -> None:
        """Store a new message, which replaces the one before."""
        table, hand, at = shown.table, hand_of(shown), self._clock.now()
        stands_in = before is not None and before.deleted and hand <= before.hand
        self._messages[table.id] = TableMessage(message, at, hand, digest, stands_in)
        self._unsaved.pop(table.id, None)
        await self._tables.set_message(table.id, message, at, hand, digest)

    def note_edit(self, table: Table, message: TableMessage) -> None:
        """Note that a message is being edited."""
        self._old_messages.note_edit(table.channel, message.at)

    def note_shown(self, shown: TableView, message: TableMessage, digest: str) -> None:
        """Note what a message shows after an edit; `store` writes it."""
        hand = hand_of(shown)
        if hand > message.hand:
            message.hand, message.stands_in = hand, False
        message.digest = digest
        self._unsaved[shown.table.id] = message

    async def store(self) -> None:
        """Store what all messages show, in one transaction, so that the next start edits only what differs."""
        unsaved, self._unsaved = self._unsaved, {}
        await asyncio.gather(*(self._store(table, message) for table, message in unsaved.items()))

    async def _store(self, table: int, message: TableMessage) -> None:
        try:
            await self._tables.set_message(table, message.id, message.at, message.hand, message.digest)
        except (Refused, DatabaseError):
            _log.info("what a message shows could not be stored", exc_info=True)

    def must_wait(self, table: Table, message: TableMessage) -> bool:
        """Whether an old message has been edited too often to be edited now."""
        return self._old_messages.must_wait(table.channel, message.at)

    def may_replace_deleted(self, shown: TableView, message: TableMessage) -> bool:
        """Whether a deleted message comes again now: once a hand, and not below a rematch."""
        table = shown.table
        if table.status is Status.OVER:
            return table.id not in self.rematched
        return table.running and not message.stands_in

    def needs_fresh(self, shown: TableView, message: TableMessage) -> bool:
        """Whether a new message replaces this one: because it was deleted, or with a new hand."""
        table = shown.table
        if message.deleted and self.may_replace_deleted(shown, message):
            return True
        if hand_of(shown) <= message.hand:
            return False
        is_old = self._clock.now() - message.at > FRESH_AFTER_MS and table.clock_ms <= QUICK_CLOCK_MS
        return message.deleted or is_old or self._ends.has_others_below(table.channel, message.id)


def hand_of(shown: TableView) -> int:
    """The number of the hand whose cards are out, 0 between hands."""
    view = shown.view
    return view.number if view is not None and view.phase.has_hand else 0


@final
class TablePosts:
    """Requests about table messages. Only the first of a lobby notifies anybody."""

    def __init__(self, client: discord.Client, outbox: Outbox, rate_limit: RateLimit, ends: ChannelEnds) -> None:
        self._client = client
        self._outbox = outbox
        self.rate_limit = rate_limit
        self._ends = ends
        self._presses = TTLCache[int, discord.Interaction[Any]](2000, 15 * 60, time.monotonic)  # by message
        self._reserved: set[int] = set()

    async def reserve(self, message: int) -> None:
        """Wait to edit or replace a message where many are to be sent: what it shows is found out after that."""
        if self.rate_limit.is_busy and message not in self._presses:
            await self.rate_limit.wait()
            self._reserved.add(message)

    def note_press(self, press: discord.Interaction[Any]) -> None:
        """Note that a press was accepted, and its message is to be edited: for 15 minutes outside the global limit."""
        if press.message is not None and not press.message.flags.ephemeral:
            self._presses[press.message.id] = press

    async def send(self, table: Table, panel: Panel, before: int | None) -> Sent:
        """Post a table's next message. Whatever happens, it is posted once: its name is that of the one `before`."""
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        name = nonce("table", table.id, table.created_at, before or 0)
        is_silent = before is not None or table.status is not Status.LOBBY

        async def post(view: ui.LayoutView, files: list[discord.File]) -> Sent:
            if before not in self._reserved:
                await self.rate_limit.wait()
            self._reserved.discard(before or 0)
            sent = await channel.send(view=view, files=files, nonce=name, silent=is_silent)
            return Sent(sent.id, shows(sent, view))

        sent = await self._outbox.send(panel, table.channel, post)
        metrics.PAINTS.labels("sent").inc()
        self._ends.note_own(table.channel, sent.id)
        if not sent.is_current:
            metrics.PAINTS.labels("differs").inc()
            _log.info("the message that was posted shows something else, and is edited")
        return sent

    async def edit(self, channel: int, message: int, panel: Panel) -> None:
        """Show a panel in a message, by the token of a press on it while Discord takes that."""
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        # without it Discord would parse the mentions of an edited text; discord.py adds its default to texts only
        nobody = discord.AllowedMentions.none()

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            press = self._presses.get(message)
            with unread_answer("message"):
                try:
                    if press is not None:
                        await press.edit_original_response(view=view, attachments=files, allowed_mentions=nobody)
                        return
                except discord.HTTPException:
                    for file in files:
                        file.reset()
                self._presses.pop(message, None)
                if message not in self._reserved:
                    await self.rate_limit.wait()
                self._reserved.discard(message)
                await partial.edit(view=view, attachments=files, allowed_mentions=nobody)

        await self._outbox.send(panel, channel, edit)
        metrics.PAINTS.labels("edited").inc()

    async def remove(self, shown: TableView, message: int) -> None:
        """Delete a message that was replaced, or else remove its buttons."""
        channel = shown.table.channel
        try:
            await self.rate_limit.wait()
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.NotFound:
            return
        except Exception as error:
            log_failure(_log, "an older message could not be deleted", error)
        else:
            metrics.PAINTS.labels("deleted").inc()
            return
        try:
            await self.edit(channel, message, retired_panel(shown))
        except Exception as error:
            log_failure(_log, "an older message could not be retired", error)
