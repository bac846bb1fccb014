"""Keeps the public messages of all tables up to date: the latest state wins, below Discord's rate limits."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot import metrics
from bot.clock import Clock
from bot.logs import about
from bot.members.shown import Avatars, Reactions
from bot.panels.core.panel import Panel, panel_digest
from bot.panels.table.message import Heading, hand_to_react_to, table_panel
from bot.panels.table.picture import with_avatars
from bot.stats.read.game import UNCHANGED, RatingStakes, load_amendments, load_course
from bot.store.database import Database
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Status, Table, TableView
from bot.tables.service import Tables
from bot.tasks import Backoff
from cogs.discord_errors import (
    THREAD_ARCHIVED,
    UNKNOWN_MESSAGE,
    ChannelState,
    is_unreadable,
    note_unreadable,
    one_line,
    passes,
)
from cogs.live.pace import Closures, Retries
from cogs.live.posting import ChannelEnds
from cogs.live.table_messages import TableMessage, TableMessages, TablePosts, hand_of
from engine import Phase

_log = logging.getLogger(__name__)

EDIT_EVERY: Final = 1.25
"""Seconds between two edits in one channel."""
_LULLS: Final = (1.0, 5.0)
"""Seconds in which a computer may play on before its turn is painted; and where more is to be painted than may be."""
_STORE_EVERY: Final = 2.0
"""Seconds between two transactions that store what messages show: one for each edit takes 1 ms of processor time."""
_NAMED: Final = 20
"""Channels that are named, where many wait."""
_RETRY: Final = Backoff((2, 5, 15))  # between tries, unless something else goes through in the channel meanwhile
_UNREAD_POSTS: Final = 4
"""Further tries, in 37 s, while the answer to a post has no id: later Discord would post the message again."""
_TOO_MANY_OLD_EDITS: Final = 30046
_TAKES_NO_EDIT: Final = frozenset({_TOO_MANY_OLD_EDITS, THREAD_ARCHIVED, UNKNOWN_MESSAGE})
"""Errors of the message only, after which a new one can be sent; sending opens an archived thread."""


class Painter:
    """One worker per channel paints the wanted states; `want` never waits."""

    def __init__(
        self,
        posts: TablePosts,
        *,
        tables: Tables,
        database: Database,
        stakes: RatingStakes,
        reactions: Reactions,
        avatars: Avatars,
        clock: Clock,
        ends: ChannelEnds,
        on_posted: Callable[[StoredTable], None],
    ) -> None:
        """`on_posted` is called when a new message of a table stands at the end of its channel."""
        self.posts = posts
        self._database = database
        self._stakes = stakes
        self.heading_of: Callable[[Table], Awaitable[Heading | None]] = _no_heading
        """What heads a table; a feature whose tables have a heading says so."""
        self._reactions = reactions
        self._avatars = avatars
        self._ends = ends
        self._on_posted = on_posted
        self._wanted: dict[int, dict[int, StoredTable]] = {}
        self._passing: dict[int, StoredTable] = {}  # painted if no other state follows soon; by table
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._messages = TableMessages(tables, ends, clock)
        self._closures = Closures(clock)
        self._retries = Retries(self._try_channel)
        self._fresh: set[int] = set()
        self._asked: dict[int, asyncio.Future[ChannelState]] = {}
        """Futures that wait for the outcome of painting a table, by table."""
        self._resting: dict[int, asyncio.Event] = {}  # what ends the rest of a worker after a failure, by channel
        self._hurry = asyncio.Event()
        self._ended = False
        self._storing: asyncio.Task[None] | None = None

    def want(self, stored: StoredTable) -> None:
        """Paint this state, unless a later one comes first. Tables report their states in order.

        A private one has no message.
        """
        if stored.table.private:
            return
        if stored.table.ping is not None:
            self._ends.note_own(stored.table.channel, stored.table.ping)
        table = stored.table
        if self._closures.must_wait(stored, hand_of(stored.public)):
            return
        if self._hurry.is_set() or table.id in self._wanted.get(table.channel, ()) or not _passes_soon(stored):
            self._paint_again(stored)
            return
        self._passing[table.id] = stored
        asyncio.get_running_loop().call_later(_LULLS[self.posts.rate_limit.is_busy], self._paint_passing, stored)

    def _paint_passing(self, stored: StoredTable) -> None:
        if self._passing.get(stored.table.id) is stored:
            self._paint_again(stored)

    async def show(self, stored: StoredTable, within: float) -> ChannelState:
        """Paint this state in a new message; returns the outcome after at most `within` seconds."""
        self._fresh.add(stored.table.id)
        return await self.wait_until_shown(stored, within)

    async def wait_until_shown(self, stored: StoredTable, within: float) -> ChannelState:
        """Paint this state unless a later one is shown; returns the outcome after at most `within` seconds."""
        table = stored.table
        if self._messages.has(table.id) and table.id not in self._fresh:
            return ChannelState.SHOWN
        asked = self._asked.setdefault(table.id, asyncio.get_running_loop().create_future())
        self._paint_again(self._wanted.get(table.channel, {}).get(table.id, stored))
        done, _ = await asyncio.wait({asked}, timeout=within)
        return asked.result() if done else ChannelState.LATER

    def try_again(self, where: int) -> None:
        """Retry where something has changed in the server, or went through in the channel."""
        self._retries.note_change(where)

    def _try_channel(self, channel: int) -> None:
        if channel in self._resting:
            self._resting[channel].set()
        stored = self._closures.first_waiting(channel)
        if stored is not None:
            self._paint_again(stored)

    def _paint_again(self, stored: StoredTable) -> None:
        table = stored.table
        self._passing.pop(table.id, None)
        self._wanted.setdefault(table.channel, {})[table.id] = stored
        if table.channel not in self._workers and not self._ended:
            self._workers[table.channel] = asyncio.create_task(self._work(table.channel), name="painter")

    def note_rematch(self, stored: StoredTable) -> None:
        """A finished game has a rematch: its result stays, without the buttons for one."""
        self._messages.rematched.add(stored.table.id)
        self.want(stored)

    async def flush(self) -> None:
        """Paint the wanted states without pauses, and none after that.

        What is left is logged, and painted first at the next start: nothing else has changed then.
        """
        self._hurry.set()
        for stored in tuple(self._passing.values()):
            self._paint_again(stored)
        for resting in self._resting.values():
            resting.set()
        try:
            while workers := [worker for worker in self._workers.values() if not worker.done()]:
                await asyncio.wait(workers)
        finally:
            self._ended = True
            if left := sorted(self._workers):
                _log.warning("last states wait for the next start in %d channels: %s", len(left), left[:_NAMED])
            self._retries.close()
            for worker in self._workers.values():
                worker.cancel()
            await self._messages.store()

    async def _pause(self, seconds: float, resting: asyncio.Event | None = None) -> None:
        """Wait, until `resting` is set at the latest; while flushing only after a failure of Discord."""
        if self._hurry.is_set():
            await asyncio.sleep(0 if seconds <= EDIT_EVERY else 0.5)
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for((resting or self._hurry).wait(), seconds)

    async def _work(self, channel: int) -> None:
        waiting = self._wanted[channel]
        failures = 0
        while waiting:
            wait, resting = EDIT_EVERY, None
            table = next((each for each, wanted in waiting.items() if not self._must_wait(wanted)), None)
            if table is None:
                await self._pause(wait)
                continue
            if (message := self._messages.find(waiting[table])) is not None:
                await self.posts.reserve(message.id)
            stored = waiting.pop(table)
            with about(table=table):
                try:
                    await self._paint(stored)
                except Exception as error:
                    if is_unreadable(error):
                        note_unreadable("message", error)
                    if passes(error) and (failures < _UNREAD_POSTS or not is_unreadable(error)):
                        failures += 1
                        wait = _RETRY.wait(failures)
                        metrics.PAINTS.labels("failed").inc()
                        resting = self._resting[channel] = asyncio.Event()
                        self._retries.note(channel, channel)
                        if failures <= len(_RETRY.waits):
                            _log.warning("painting failed, and is tried again in %d s: %s", wait, one_line(error))
                        waiting.setdefault(table, stored)
                    else:
                        self._give_up(error, stored)
                else:
                    if failures:
                        _log.info("painting works again after %d failures", failures)
                    failures = 0
                    self._retries.forget(channel)
                    for each in self._closures.reopen(channel):
                        if each is not stored:
                            waiting.setdefault(each.table.id, each)
            await self._pause(wait, resting)
            self._resting.pop(channel, None)
            if not waiting and self._storing is None:
                self._storing = asyncio.create_task(self._store(), name="store messages")
        # there is no await between the check and this line, so no wanted state is lost
        del self._workers[channel], self._wanted[channel]

    async def _store(self) -> None:
        await self._pause(_STORE_EVERY)
        self._storing = None
        await self._messages.store()

    def _give_up(self, error: Exception, stored: StoredTable) -> None:
        """Drop states that Discord refuses or that have a fault: a retry would not help."""
        table = stored.table
        waiting = self._wanted[table.channel]
        everything = {table.id: stored} | waiting
        standing = self._closures.close(error, list(everything.values()), hand_of(stored.public))
        if standing is None:
            metrics.PAINTS.labels("fault").inc()
            _log.error("a table could not be painted", exc_info=error)
            self._tell(table.id, ChannelState.LATER)
            return
        self._retries.note(table.channel, table.guild)
        metrics.PAINTS.labels("given_up").inc()
        for each in everything:
            self._tell(each, standing)
        waiting.clear()

    def _tell(self, table: int, standing: ChannelState) -> None:
        asked = self._asked.pop(table, None)
        if asked is not None:
            asked.set_result(standing)

    async def _paint(self, stored: StoredTable) -> None:
        table, shown = stored.table, stored.public
        message = self._messages.find(stored)
        plain = await self._panel(shown)
        # without avatars: after a restart they come later, and are no reason to edit a message
        digest = panel_digest(plain, table.clock_ms)
        panel = with_avatars(plain, self._avatars.of(table))
        if message is None or self._needs_fresh(message, shown):
            await self._replace(stored, panel, digest, message)
        elif message.deleted or message.digest == digest:
            metrics.PAINTS.labels("equal").inc()
        elif not await self._try_edit(message, shown, panel, digest):
            await self._replace(stored, panel, digest, message)
        if table.id not in self._fresh:
            self._tell(table.id, ChannelState.SHOWN)
        if not table.running:
            self._messages.forget(table.id)

    async def _try_edit(self, message: TableMessage, shown: TableView, panel: Panel, digest: str) -> bool:
        """Edit a table's message; returns whether it needs no replacement."""
        self._messages.note_edit(shown.table, message)
        try:
            await self.posts.edit(shown.table.channel, message.id, panel)
        except discord.HTTPException as refused:
            if refused.code not in _TAKES_NO_EDIT:
                raise
            message.deleted = refused.code == UNKNOWN_MESSAGE
            if not message.deleted:
                return False
            _log.info("the message of the table was deleted")
            return not self._messages.may_replace_deleted(shown, message)
        self._messages.note_shown(shown, message, digest)
        return True

    async def _replace(self, stored: StoredTable, panel: Panel, digest: str, before: TableMessage | None) -> None:
        table = stored.table
        sent = await self.posts.send(table, panel, None if before is None else before.id)
        self._fresh.discard(table.id)
        await self._messages.note_sent(stored.public, sent.id, digest, before)
        if not sent.is_current:
            await self._pause(EDIT_EVERY)
            await self.posts.edit(table.channel, sent.id, panel)
        self._on_posted(stored)
        if before is not None and not before.deleted:
            await self.posts.remove(stored.public, before.id)

    async def _panel(self, shown: TableView) -> Panel:
        hand = hand_to_react_to(shown.view)
        reactions = {} if hand is None else self._reactions.of(shown.table, hand)
        heading = await self.heading_of(shown.table)
        ended = not shown.table.running
        amended = await load_amendments(self._database, shown.table.id) if ended else UNCHANGED
        if shown.table.status is Status.OVER:
            course = await load_course(self._database, shown.table.id)
            outcomes = await self._stakes.outcomes(shown.table)
            rematched = shown.table.id in self._messages.rematched
            return table_panel(
                shown,
                course,
                outcomes=outcomes,
                rematched=rematched,
                reactions=reactions,
                heading=heading,
                amended=amended,
            )
        if shown.table.status is Status.LOBBY:
            return table_panel(shown, at_stake=await self._stakes.of(shown.table))
        return table_panel(shown, reactions=reactions, heading=heading, amended=amended)

    def _needs_fresh(self, message: TableMessage, shown: TableView) -> bool:
        return shown.table.id in self._fresh or self._messages.needs_fresh(shown, message)

    def _must_wait(self, stored: StoredTable) -> bool:
        message, shown = self._messages.find(stored), stored.public
        if message is None or self._hurry.is_set() or self._needs_fresh(message, shown):
            return False
        return self._messages.must_wait(shown.table, message)


def _passes_soon(stored: StoredTable) -> bool:
    """Whether a computer goes on: it is no member's turn, and no trick, hand or bidding has just ended."""
    view = stored.public.view
    is_amidst = view is not None and (view.phase is not Phase.PLAYING or bool(view.trick))
    return is_amidst and stored.to_act is not None and waits_for_computer(stored)


async def _no_heading(_: Table) -> None:
    """An ordinary table."""
