"""Calls: one short message with one mention of a member whose turn it is and who has been silent for a while."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, final

import discord
from discord import ui

from bot.clock import Clock
from bot.logs import about
from bot.members.preferences import Members
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.wording import mentions, message_link
from bot.panels.table.status_lines import ping_text, run_out_text
from bot.tables.game import StoredTable
from bot.tables.model import Status, Table
from bot.tables.service import Tables
from bot.tasks import cancel
from bot.texts import say
from cogs.discord_errors import is_unreadable, log_failure, one_line, passes, refusal, unread_answer
from cogs.interactions.components import PressButton
from cogs.interactions.permissions import notifying
from cogs.live.pace import RateLimit, Retries
from cogs.live.posting import ChannelEnds, nonce

_log = logging.getLogger(__name__)
SILENCE_MS: Final = 75_000
"""Milliseconds without a press after which a member is called, or half the clock if that is less."""
RETRY_SECONDS: Final = 15.0  # until a call that Discord failed to post is tried again
MUTE_SECONDS: Final = 300.0
"""Seconds without pings in a channel that rejected one."""


@final
@dataclass(slots=True, eq=False)
class _AtTable:
    """The turn at a table, and the call that stands there."""

    message: int | None = None
    ran_out: bool = False
    """Whether it says that the clock ran out; then it stands until the next call."""
    version: int = -1
    user: int | None = None
    """The member whose turn it is at this version; `None` if nobody need come."""
    deadline: int | None = None
    clock_ms: int = 0
    missed: int = 0
    """How many clocks of the member had run out when the turn began."""
    pressed_at: int | None = None
    """When the member last pressed anything in this turn."""
    called: set[int] = field(default_factory=set[int])
    """The members called at this version: one turn has one call, whatever becomes of clock, seat and pauses."""
    timer: "asyncio.Task[None] | None" = None
    unsent: StoredTable | None = None
    """The turn whose call the channel did not take."""
    left: set[int] = field(default_factory=set[int])
    """Messages that could not be deleted; the next turn tries again."""

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Pings:
    """Calls members by the shared rate limit. A call goes after the turn, and says so if the clock took the turn."""

    def __init__(
        self,
        client: discord.Client,
        *,
        tables: Tables,
        members: Members,
        clock: Clock,
        rate_limit: RateLimit,
        ends: ChannelEnds,
    ) -> None:
        self._client = client
        self._tables = tables
        self._members = members
        self._clock = clock
        self._rate_limit = rate_limit
        self._ends = ends
        self._at: dict[int, _AtTable] = {}
        self._going: set[int] = set()
        """Messages that are being deleted."""
        self._mute: dict[int, float] = {}
        """Channels that rejected a ping, and until when they get none, by the loop's time."""
        self._retries = Retries(self._call_again)
        self._tasks: set[asyncio.Task[None]] = set()

    def update(self, stored: StoredTable) -> None:
        """Take back the call of an earlier turn, and call the next member after a while of silence."""
        table, user = stored.table, _to_call(stored)
        at = self._at.get(table.id)
        if at is None:
            at = self._at[table.id] = _from_before(table, user)
        if table.status is not Status.PLAYING:
            del self._at[table.id]
            at.stop()
            self._remove(table, at, at.message)
            return
        if at.version != table.version:
            at.called.clear()
        if (at.version, at.user) != (table.version, user):
            self._end_turn(stored, at)
            at.version, at.user, at.pressed_at = table.version, user, None
            at.missed = _missed(table, user)
        elif at.deadline == stored.deadline:
            return
        elif at.message is not None and user is not None and at.clock_ms != table.clock_ms:
            self._run(self._change(table, at.message, _text(stored, user)))
        at.deadline, at.clock_ms = stored.deadline, table.clock_ms
        at.stop()
        if user is not None and user not in at.called:
            at.timer = self._run(self._wait_for_silence(stored, at, user))

    def note_press(self, table: int, user: int) -> None:
        """A member has pressed something at a table: in that member's turn the call waits longer."""
        at = self._at.get(table)
        if at is not None and at.user == user:
            at.pressed_at = self._clock.now()

    def try_again(self, where: int) -> None:
        """Something has changed in a server, or went through in a channel, which may take calls again."""
        self._retries.note_change(where)

    def _call_again(self, table: int) -> None:
        """Call the member whose turn it still is, and whom the channel did not let us call."""
        at = self._at.get(table)
        if at is not None and at.unsent is not None and at.user is not None:
            self._mute.pop(at.unsent.table.channel, None)
            at.stop()
            self._run(self._call(at.unsent, at, at.user))

    async def close(self) -> None:
        """Stop pinging. The calls stay: the next start finds them."""
        self._retries.close()
        await cancel(*self._tasks)

    def _run(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work, name="ping")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _end_turn(self, stored: StoredTable, at: _AtTable) -> None:
        """The call of the turn before goes, unless the clock took the turn: then it says that."""
        table, message = stored.table, at.message
        if message is not None and not at.ran_out:
            seat = None if at.user is None or at.version != table.version else table.seat_of(at.user)
            if seat is not None and stored.deadline is None and _missed(table, at.user) > at.missed:
                at.ran_out = True
                text = run_out_text(stored.public, seat, table.language)
                self._run(self._change(table, message, text, ran_out=True))
            else:
                at.message = None
                self._remove(table, at, message)
        at.unsent = None
        self._retries.forget(table.id)
        self._remove(table, at, *at.left)

    def _remove(self, table: Table, at: _AtTable, *messages: int | None) -> None:
        for message in messages:
            if message is not None and message not in self._going:
                self._run(self._take_back(table, at, message))

    async def _wait_for_silence(self, stored: StoredTable, at: _AtTable, user: int) -> None:
        """Call a member who has not pressed anything; after a press not before half the clock, nor at once."""
        clock_ms = stored.table.clock_ms
        began = (stored.deadline or 0) - clock_ms
        silence = min(clock_ms // 2, SILENCE_MS)
        while True:
            due = began + silence if at.pressed_at is None else max(began + clock_ms // 2, at.pressed_at + silence)
            wait = due - self._clock.now()
            if wait <= 0:
                break
            await asyncio.sleep(wait / 1000)
        at.timer = None  # from here on the end of the turn takes a call back, and cancels nothing
        self._run(self._call(stored, at, user))

    async def _try_again(self, stored: StoredTable, at: _AtTable, user: int) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        at.timer = None
        self._run(self._call(stored, at, user))

    async def _call(self, stored: StoredTable, at: _AtTable, user: int) -> None:
        table = stored.table
        turn = table.version, user
        if not self._members.pings:
            return
        if self._mute.get(table.channel, 0) > asyncio.get_running_loop().time():
            self._note_unsent(stored, at, table.guild)
            return
        with about(table=table.id):
            try:
                if not await self._members.who_want_pings((user,)):
                    return
                if at.message is not None:
                    await self._take_back(table, at, at.message)
                    at.message = None
                await self._rate_limit.wait()
                buttons = _buttons((await self._tables.load(table.id)).table)
                if (at.version, at.user) != turn or user in at.called:
                    return
                at.called.add(user)
                channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
                name = nonce("call", table.id, table.created_at, *turn)
                called = notifying((user,))
                sent = await channel.send(_text(stored, user), view=buttons, allowed_mentions=called, nonce=name)
                self._ends.note_own(table.channel, sent.id)
                if (at.version, at.user) != turn:
                    await self._take_back(table, at, sent.id)
                    return
                at.message, at.ran_out = sent.id, False
                at.unsent = None
                self._retries.forget(table.id)
                await self._tables.set_ping(table.id, sent.id, table.version)
            except Exception as error:
                self._note_failure(stored, at, user, error)

    def _note_failure(self, stored: StoredTable, at: _AtTable, user: int, error: Exception) -> None:
        """A call was not posted: it is tried again, soon or once something has changed in the server.

        One whose answer cannot be read was posted.
        """
        is_on = (at.version, at.user) == (stored.table.version, user) and not is_unreadable(error)
        if is_on and (passes(error) or refusal(error) is not None):
            at.called.discard(user)
        if refusal(error) is not None:
            channel = stored.table.channel
            _log.info("channel %d takes no calls; nobody is called there for a while: %s", channel, one_line(error))
            self._mute[channel] = asyncio.get_running_loop().time() + MUTE_SECONDS
            if is_on:
                self._note_unsent(stored, at, stored.table.guild)
            return
        log_failure(_log, "a member could not be called", error)
        if is_on and passes(error):
            at.timer = self._run(self._try_again(stored, at, user))
            self._note_unsent(stored, at, stored.table.channel)

    def _note_unsent(self, stored: StoredTable, at: _AtTable, where: int) -> None:
        at.unsent = stored
        self._retries.note(stored.table.id, where)

    async def _change(self, table: Table, message: int, text: str, *, ran_out: bool = False) -> None:
        """Let a call say something else: that it ran out, for a notification must have something behind it."""
        with about(table=table.id):
            try:
                await self._rate_limit.wait()
                partial = self._client.get_partial_messageable(table.channel).get_partial_message(message)
                with unread_answer("message"):
                    await partial.edit(content=text, allowed_mentions=discord.AllowedMentions.none())
                if ran_out:
                    await self._store(table, message, stands=True)
            except Exception as error:
                log_failure(_log, "a call could not be changed", error)

    async def _take_back(self, table: Table, at: _AtTable, message: int) -> None:
        self._going.add(message)
        with about(table=table.id):
            try:
                await self._rate_limit.wait()
                try:
                    await self._client.get_partial_messageable(table.channel).get_partial_message(message).delete()
                except discord.HTTPException as error:
                    if refusal(error) is None:  # else it is gone, or no longer ours to delete
                        raise
                at.left.discard(message)
                await self._store(table, message, stands=False)
            except Exception as error:
                log_failure(_log, "a call could not be taken back", error)
                if passes(error):
                    at.left.add(message)
            finally:
                self._going.discard(message)

    async def _store(self, table: Table, message: int, *, stands: bool) -> None:
        """Store that a call was for no turn that goes on, unless there is a newer one."""
        await self._tables.set_ping(table.id, message if stands else None, None, before=message)


def _from_before(table: Table, user: int | None) -> _AtTable:
    """What the database knows of a table's call: a restart leaves one that holds, and calls nobody again."""
    at = _AtTable(message=table.ping, ran_out=table.ping is not None and table.ping_version is None)
    if table.ping_version == table.version and user is not None:
        at.version, at.user, at.called = table.version, user, {user}
        at.missed, at.clock_ms = _missed(table, user), table.clock_ms
    return at


def _text(stored: StoredTable, user: int) -> str:
    seat, language = stored.table.seat_of(user), stored.table.language
    return f"{mentions(user)} {ping_text(stored.public, seat, language)}"


def _buttons(table: Table) -> ui.View:
    """From the call to the cards, and to the table's message."""
    view = ui.View(timeout=None)
    hand = ui.Button[ui.View](
        custom_id=Press(Verb.HAND, table.id).button_id(),
        label=say(table.language, "button-hand"),
        style=discord.ButtonStyle.primary,
    )
    view.add_item(PressButton(hand))
    if table.message is not None:
        url = message_link(table.guild, table.channel, table.message)
        view.add_item(ui.Button(label=say(table.language, "button-to-table"), url=url))
    view.stop()
    return view


def _missed(table: Table, user: int | None) -> int:
    seat = None if user is None else table.seat_of(user)
    sitter = None if seat is None else table.seats[seat]
    return 0 if sitter is None else sitter.missed


def _to_call(stored: StoredTable) -> int | None:
    seat = stored.to_act
    if seat is None or stored.deadline is None or stored.table.pause is not None:
        return None
    sitter = stored.table.seats[seat]
    if sitter is None or sitter.played_by_computer:
        return None
    return sitter.user
