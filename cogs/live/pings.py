"""Pings of the member to act: one message with a mention, deleted after the turn."""

import asyncio
import contextlib
import logging
from typing import Final, TypeAlias

import aiohttp
import discord

from bot.logs import about
from bot.members.preferences import Members
from bot.panels.table.ping import ping_text
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from cogs.live.channel_ends import ChannelEnds
from cogs.live.open_panels import OpenPanels
from cogs.live.posting import nonce
from cogs.live.rate_limit import RateLimit

_log = logging.getLogger(__name__)
GRACE: Final = 2.0
"""Seconds before a member is pinged; quick play needs no pings."""
MUTE_SECONDS: Final = 300.0
"""Seconds without pings in a channel that rejected one."""
_Turn: TypeAlias = tuple[int, int, int | None]
"""A table's version and clock, and the member to act: a new clock begins a new turn, and somebody else may have taken
the seat; then the text of a ping is outdated."""


class Pings:
    """Pings a member whose hand panel could not be refreshed, or when half the clock has run."""

    def __init__(
        self,
        client: discord.Client,
        *,
        tables: Tables,
        members: Members,
        panels: OpenPanels,
        rate_limit: RateLimit,
        ends: ChannelEnds,
        enabled: bool,
    ) -> None:
        self._client = client
        self._tables = tables
        self._members = members
        self._panels = panels
        self._enabled = enabled
        self._rate_limit = rate_limit
        self._ends = ends
        self._turns: dict[int, _Turn] = {}
        self._called: dict[int, int] = {}
        """Message ids of the pings of current turns, by table."""
        self._said: dict[int, tuple[_Turn, int]] = {}
        """The turn last called for, by table, and how often: a call taken back in its turn may come again."""
        self._going: set[int] = set()
        """Messages that are being deleted."""
        self._left: dict[int, set[int]] = {}
        """Messages that could not be deleted, by table; the next turn tries again."""
        self._mute: dict[int, float] = {}
        """Channels that rejected a ping, and until when they get none, by the loop's time."""
        self._tasks: set[asyncio.Task[None]] = set()

    def update(self, snapshot: StoredTable) -> None:
        """Delete an old ping, and ping the next member if necessary."""
        table = snapshot.table
        if self._is_now(snapshot) and table.status is Status.PLAYING:
            return
        self._turns[table.id] = _turn(snapshot)
        # the table's ping may be from before a restart
        for message in (self._called.pop(table.id, None), table.ping, *self._left.pop(table.id, ())):
            if message is not None and message not in self._going:
                self._going.add(message)
                self._run(self._take_back(table.id, table.channel, message))
        if table.status is not Status.PLAYING:
            self._turns.pop(table.id, None)
            self._said.pop(table.id, None)
            return
        user = _to_call(snapshot)
        if user is not None and not self._panels.is_open(table.id, user):
            self._run(self._call(snapshot, user, GRACE))

    def half_run(self, snapshot: StoredTable) -> None:
        """Half the clock has run: ping, unless this turn has a ping."""
        user = _to_call(snapshot)
        if user is not None and snapshot.table.id not in self._called:
            self._run(self._call(snapshot, user, 0))

    async def close(self) -> None:
        """Stop pinging."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _run(self, work: "asyncio.Future[None] | object") -> None:
        task = asyncio.ensure_future(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _is_now(self, snapshot: StoredTable) -> bool:
        return self._turns.get(snapshot.table.id) == _turn(snapshot)

    def _is_mute(self, channel: int) -> bool:
        if self._mute.get(channel, 0) > asyncio.get_running_loop().time():
            return True
        self._mute.pop(channel, None)
        return False

    async def _call(self, snapshot: StoredTable, user: int, grace: float) -> None:
        table = snapshot.table
        with about(table=table.id):
            try:
                if not self._enabled or self._is_mute(table.channel) or not (await self._members.get(user)).pings:
                    return
                if grace:
                    await asyncio.sleep(grace)
                if not self._is_now(snapshot) or table.id in self._called:
                    return
                if grace and self._panels.is_open(table.id, user):
                    return
                await self._rate_limit.wait()
                seat = table.seat_of(user)
                assert seat is not None  # noqa: S101 - it is this seat's turn
                text = f"<@{user}> {ping_text(snapshot.public, seat, table.language)}"
                channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
                mention = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user)])
                turn, often = self._said.get(table.id, (None, 0))
                often = often if turn == _turn(snapshot) else 0
                name = nonce("call", table.id, table.created_at, table.version, table.clock_ms, user, often)
                sent = await channel.send(text, allowed_mentions=mention, nonce=name)
                self._ends.note_own(table.channel, sent.id)
                self._said[table.id] = _turn(snapshot), often + 1
                if not self._is_now(snapshot):
                    await self._take_back(table.id, table.channel, sent.id)
                    return
                self._called[table.id] = sent.id
                await self._tables.set_ping(table.id, sent.id)
            except (discord.Forbidden, discord.NotFound):
                _log.info("channel %d takes no calls; nobody is called there for a while", table.channel)
                self._mute[table.channel] = asyncio.get_running_loop().time() + MUTE_SECONDS
            except (discord.HTTPException, aiohttp.ClientError, OSError):
                _log.info("a member could not be called", exc_info=True)
            except Exception:
                _log.exception("calling a member failed")

    async def _take_back(self, table: int, channel: int, message: int) -> None:
        with about(table=table):
            try:
                await self._rate_limit.wait()
                with contextlib.suppress(discord.NotFound, discord.Forbidden):  # gone, or no longer ours to delete
                    await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
                if (await self._tables.look(table)).table.ping == message:  # there may be a newer one
                    await self._tables.set_ping(table, None)
            except (discord.HTTPException, aiohttp.ClientError, OSError):
                _log.info("a call could not be taken back", exc_info=True)
                self._left.setdefault(table, set()).add(message)
            except Exception:
                _log.exception("taking a call back failed")
            finally:
                self._going.discard(message)


def _turn(snapshot: StoredTable) -> _Turn:
    return snapshot.table.version, snapshot.table.clock_ms, _to_call(snapshot)


def _to_call(snapshot: StoredTable) -> int | None:
    seat = snapshot.to_act
    sitter = snapshot.table.seats[seat] if seat is not None and snapshot.table.pause is None else None
    return None if sitter is None or sitter.played_by_computer else sitter.user
