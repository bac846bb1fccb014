"""Keeps the public messages of all tables up to date: the latest state wins, below Discord's rate limits."""

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Final, final

import discord

from bot import metrics
from bot.backoff import Backoff
from bot.clock import Clock
from bot.logs import about
from bot.panels.core.panel import Panel
from bot.panels.table.message import retired_panel, table_panel
from bot.pictures import Studio
from bot.stats.rating_stakes import Stakes
from bot.stats.read.course import load_course
from bot.store.database import Database
from bot.tables.game import StoredTable
from bot.tables.model import Status, TableView
from bot.tables.service import Tables
from cogs.interactions.emojis import Emojis
from cogs.interactions.widgets import layout
from cogs.live.closed_channels import THREAD_ARCHIVED, Closures, Standing, passes
from cogs.live.posting import nonce, shows
from cogs.live.rate_limit import RateLimit
from engine import Phase

_log = logging.getLogger(__name__)

EDIT_EVERY: Final = 1.25
"""Seconds between two edits in one channel."""
FRESH_AFTER_MS: Final = 50 * 60_000
"""Messages over an hour old take 3 edits in 6 s and then fail (30046), so they are replaced before that."""
_RETRY: Final = Backoff((2, 5, 15, 60))
"""Between tries while Discord fails."""
_HURRIED_RETRY: Final = 0.5
_TOO_MANY_OLD_EDITS: Final = 30046
_UNKNOWN_MESSAGE: Final = 10008
_TAKES_NO_EDIT: Final = frozenset({_TOO_MANY_OLD_EDITS, THREAD_ARCHIVED, _UNKNOWN_MESSAGE})
"""Errors of the message only, after which a new one can be sent; sending opens an archived thread."""


@final
@dataclass(slots=True)
class _Message:
    """A table's public message as it was last painted. `hand` is the hand it was sent with, 0 for none yet."""

    id: int
    at: int
    hand: int
    shown: TableView | None
    stands_in: bool = False
    """Whether it replaced a deleted message; this happens once a hand."""
    deleted: bool = False
    """Whether this one was deleted too: the next one comes with the next hand."""


class Painter:
    """One worker per channel paints the wanted states; `want` never waits."""

    def __init__(
        self,
        client: discord.Client,
        *,
        tables: Tables,
        database: Database,
        stakes: Stakes,
        studio: Studio,
        emojis: Emojis,
        clock: Clock,
        rate_limit: RateLimit,
    ) -> None:
        self._client = client
        self._tables = tables
        self._database = database
        self._stakes = stakes
        self._studio = studio
        self._emojis = emojis
        self._clock = clock
        self._rate_limit = rate_limit
        self._wanted: dict[int, dict[int, StoredTable]] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._messages: dict[int, _Message] = {}
        self._closures = Closures(clock)
        self._fresh: set[int] = set()
        self._asked: dict[int, asyncio.Future[Standing]] = {}
        """Futures that wait for the outcome of painting a table, by table."""
        self._retired: set[int] = set()
        self._ended: dict[int, TableView] = {}
        """The last hand's end of each table, which quick play may leave unpainted: its message keeps the result."""
        self._hurry = asyncio.Event()

    def want(self, snapshot: StoredTable) -> None:
        """Paint this state, unless a later one comes first. Tables report their states in order."""
        shown = snapshot.public
        if shown.view is not None and shown.view.phase is Phase.DEALING:
            self._ended[snapshot.table.id] = shown
        if not self._closures.must_wait(snapshot, _hand_of(shown)):
            self._try(snapshot)

    async def show(self, snapshot: StoredTable, within: float) -> Standing:
        """Paint this state in a new message; returns the outcome after at most `within` seconds."""
        table = snapshot.table
        self._fresh.add(table.id)
        asked = self._asked.setdefault(table.id, asyncio.get_running_loop().create_future())
        self._try(self._wanted.get(table.channel, {}).get(table.id, snapshot))
        done, _ = await asyncio.wait({asked}, timeout=within)
        return asked.result() if done else Standing.LATER

    def try_again(self, guild: int) -> None:
        """Retry the closed channels of a server in which something has changed."""
        for snapshot in self._closures.to_try(guild):
            self._try(snapshot)

    def _try(self, snapshot: StoredTable) -> None:
        table = snapshot.table
        self._wanted.setdefault(table.channel, {})[table.id] = snapshot
        if table.channel not in self._workers:
            self._workers[table.channel] = asyncio.create_task(self._work(table.channel), name="painter")

    def retire(self, snapshot: StoredTable) -> None:
        """Remove the buttons of a finished game's message after its rematch."""
        self._retired.add(snapshot.table.id)
        self.want(snapshot)

    async def flush(self) -> None:
        """Paint the wanted states without pauses, for the end of a run."""
        self._hurry.set()
        workers = tuple(self._workers.values())
        try:
            await asyncio.gather(*workers, return_exceptions=True)
        finally:  # the rest is painted at the next start
            for worker in workers:
                worker.cancel()

    async def _pause(self, seconds: float) -> None:
        """Wait; while flushing only after a failure of Discord."""
        if self._hurry.is_set():
            await asyncio.sleep(0 if seconds <= EDIT_EVERY else _HURRIED_RETRY)
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)

    async def _work(self, channel: int) -> None:
        waiting = self._wanted[channel]
        failures = 0
        while waiting:
            table = next(iter(waiting))
            snapshot = waiting.pop(table)
            wait = EDIT_EVERY
            with about(table=table):
                try:
                    await self._paint(snapshot)
                except Exception as error:
                    if passes(error):
                        failures += 1
                        wait = _RETRY.wait(failures)
                        metrics.PAINTS.labels("failed").inc()
                        if failures == 1:
                            _log.warning("painting failed, and is tried again until it works: %r", error)
                        waiting.setdefault(table, snapshot)
                    else:
                        self._give_up(error, snapshot)
                else:
                    if failures:
                        _log.info("painting works again after %d failures", failures)
                    failures = 0
                    for each in self._closures.reopen(channel):
                        if each is not snapshot:
                            waiting.setdefault(each.table.id, each)
            await self._pause(wait)
        # there is no await between the check and this line, so no wanted state is lost
        del self._workers[channel], self._wanted[channel]

    def _give_up(self, error: Exception, snapshot: StoredTable) -> None:
        """Drop states that Discord refuses or that have a fault: a retry would not help."""
        table = snapshot.table
        waiting = self._wanted[table.channel]
        everything = {table.id: snapshot} | waiting
        standing = None
        if isinstance(error, discord.HTTPException):
            standing = self._closures.close(error, list(everything.values()), _hand_of(snapshot.public))
        if standing is None:
            metrics.PAINTS.labels("fault").inc()
            _log.error("a table could not be painted", exc_info=error)
            self._tell(table.id, Standing.LATER)
            return
        metrics.PAINTS.labels("given_up").inc()
        for each in everything:
            self._tell(each, standing)
        waiting.clear()

    def _tell(self, table: int, standing: Standing) -> None:
        asked = self._asked.pop(table, None)
        if asked is not None:
            asked.set_result(standing)

    async def _paint(self, snapshot: StoredTable) -> None:
        table, shown = snapshot.table, snapshot.public
        message = self._find_message(snapshot)
        panel = await self._panel(shown)
        if message is None or self._needs_fresh(message, shown) or not await self._try_edit(message, shown, panel):
            await self._send(shown, panel, message)
            if message is not None and not message.deleted:
                await self._retire(table.channel, message, shown)
        self._forget_finished(shown)

    async def _try_edit(self, message: _Message, shown: TableView, panel: Panel) -> bool:
        """Edit a table's message; returns whether it needs no replacement."""
        if message.deleted:
            return True
        try:
            await self._edit(shown.table.channel, message.id, panel)
        except discord.HTTPException as refused:
            if refused.code not in _TAKES_NO_EDIT:
                raise
            message.deleted = refused.code == _UNKNOWN_MESSAGE
            if not message.deleted:
                return False
            _log.info("the message of the table was deleted")
            return self._must_not_be_replaced(message, shown)
        message.shown = shown
        return True

    def _must_not_be_replaced(self, message: _Message, shown: TableView) -> bool:
        """Whether a deleted message is not replaced: it has been once, or its game is over."""
        table = shown.table
        if table.status is Status.OVER:
            return table.id in self._retired or message.shown is None  # from before a restart: it showed the result
        return message.stands_in or not table.running

    async def _send(self, shown: TableView, panel: Panel, before: _Message | None) -> None:
        """Post a table's next message. Whatever happens, it is posted once: its name is that of the one before."""
        table, hand = shown.table, _hand_of(shown)
        view, files = await layout(panel, self._emojis, self._studio)
        await self._rate_limit.wait()
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        name = nonce("table", table.id, table.created_at, 0 if before is None else before.id)
        sent = await channel.send(view=view, files=files, nonce=name)
        metrics.PAINTS.labels("sent").inc()
        at = self._clock.now()
        stands_in = before is not None and before.deleted and hand <= before.hand
        self._messages[table.id] = _Message(sent.id, at, hand, shown, stands_in)
        self._fresh.discard(table.id)
        await self._tables.set_message(table.id, sent.id, at, hand)
        self._tell(table.id, Standing.SHOWN)
        if not shows(sent, view):  # it was posted before, and its answer or the bot was lost
            await self._pause(EDIT_EVERY)
            await self._edit(table.channel, sent.id, panel)

    async def _retire(self, channel: int, message: _Message, now: TableView) -> None:
        """Remove the buttons of an older message; failures are ignored."""
        await self._pause(EDIT_EVERY)
        try:
            await self._edit(channel, message.id, retired_panel(self._ended.get(now.table.id) or message.shown or now))
        except discord.HTTPException:
            _log.info("an older message could not be retired", exc_info=True)

    async def _edit(self, channel: int, message: int, panel: Panel) -> None:
        view, files = await layout(panel, self._emojis, self._studio)
        await self._rate_limit.wait()
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        # without them Discord would parse the mentions of an edited text; discord.py adds its default only to texts
        await partial.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        metrics.PAINTS.labels("edited").inc()

    async def _panel(self, shown: TableView) -> Panel:
        if shown.table.id in self._retired:
            return retired_panel(shown)
        if shown.table.status is Status.OVER:
            course = await load_course(self._database, shown.table.id)
            return table_panel(shown, course, outcomes=await self._stakes.outcomes(shown.table))
        if shown.table.status is Status.LOBBY:
            return table_panel(shown, at_stake=await self._stakes.of(shown.table))
        return table_panel(shown)

    def _find_message(self, snapshot: StoredTable) -> _Message | None:
        table = snapshot.table
        message = self._messages.get(table.id)
        if message is None and table.message is not None:  # from before a restart
            message = _Message(table.message, table.message_at or 0, table.message_hand, None)
            self._messages[table.id] = message
        return message

    def _needs_fresh(self, message: _Message, shown: TableView) -> bool:
        if shown.table.id in self._fresh or (message.deleted and not self._must_not_be_replaced(message, shown)):
            return True
        if shown.table.running and self._clock.now() - message.at > FRESH_AFTER_MS:
            return True
        return _hand_of(shown) > message.hand

    def _forget_finished(self, shown: TableView) -> None:
        if not shown.table.running:
            self._messages.pop(shown.table.id, None)
            self._ended.pop(shown.table.id, None)
            self._retired.discard(shown.table.id)


def _hand_of(shown: TableView) -> int:
    """The number of the hand whose cards are out, 0 between hands."""
    view = shown.view
    return view.number if view is not None and view.phase.has_hand else 0
