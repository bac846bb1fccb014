"""A Discord server on SimCord, with members and a bot in it: for the demo, and by `tests.world` for the tests.

SimCord's `Env` is made fit for a bot that also acts by itself, at the real time of day. Not here: the browser page
(`bot.demo.preview`) and anything about Bower. Begin with `open_server`.

SimCord waits after each action until the bot is idle, and fails if it stays busy. It knows `tasks.loop`, views and
`Client.wait_for`, but takes a writer that waits on its queue, or a computer player that sleeps a second, for busy. Here
these are idle, and sleeps end only when virtual time is advanced.

This module replaces private parts of SimCord; each docstring names the change in SimCord that would end it. The public
`Env.external_wait` is no substitute: a bot would have to call it round each of its waits. With asyncio's own functions
wrapped to call it, a test with many tables took 32 s instead of 2, as SimCord compares all waits with all timers.
"""

# pyright: reportPrivateUsage=false, reportUnknownLambdaType=false
# ruff: noqa: SLF001

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, TypeVar, cast
from weakref import WeakSet

import simcord
import simcord.env
from simcord import _settlement

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Coroutine, Iterable, Sequence

    from simcord import ChannelHandle, GuildHandle, MemberActor

_T = TypeVar("_T")
IDLE = 0.001
"""Seconds between two looks whether the bot is idle."""

SHORT_TIMER = 0.05
"""Seconds; a timer of the bot below this runs on the real clock."""

SETTLE_TIMEOUT = 60.0
"""Seconds an action may keep the bot busy (drawing, database) before it counts as stuck; sleeps do not count."""

_ACCOUNT_AGE = timedelta(days=365)

_CLOSE_STEP, _CLOSE_STEPS = 0.25, 240  # virtual seconds a bot may take to close

_idle: WeakSet[asyncio.Future[Any]] = WeakSet()
"""Futures of `asyncio.sleep` in a bot, and those whose task waits for work: it is idle until they end."""


class Environment(simcord.Env):
    """An `Env` in which sleeps are virtual, waiting for work is idle, and members have languages.

    `locales` maps a member's id to the Discord locale of their client (default en-US).
    """

    def __init__(self, bot: Any, **options: Any) -> None:
        """Discord's clock begins now, as times in messages are shown against it; SimCord's begins on 1 January 2026.

        Ends with: an epoch as an argument of `Env`.
        """
        super().__init__(bot, check_errors=False, settle_timeout=SETTLE_TIMEOUT, **options)
        self.backend.clock._epoch = datetime.now(UTC)
        self.backend.subscribers.append(self._set_locale)
        self._commit_message = self.backend.commit_message
        self.backend.commit_message = self._commit_private_message
        self.locales: dict[int, str] = {}
        self.settles = True
        self.ahead = timedelta()

    def create_user(self, name: str, **fields: Any) -> Any:
        """Makes a member whose account is older than a week, as the ids of accounts tell: younger ones play unrated.

        Ends with: the time of creation as an argument of `Env.create_user`.
        """
        clock = self.backend.clock
        now, clock._epoch = clock._epoch, clock._epoch - _ACCOUNT_AGE
        try:
            return super().create_user(name, **fields)
        finally:
            clock._epoch = now

    def set_clock(self, seconds: float) -> None:
        """Put Discord's clock forward, or back; timers do not notice. It goes on from there.

        Ends with: the same in SimCord, as the epoch above.
        """
        self.ahead += timedelta(seconds=seconds)
        self.backend.clock._epoch += timedelta(seconds=seconds)

    def seconds_behind(self) -> float:
        """How far Discord's clock is behind the real one and what it was put forward; 0 if it is ahead."""
        return max(0.0, (datetime.now(UTC) + self.ahead - self.now()).total_seconds())

    async def as_bot(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Do something as a task of the bot: what it starts then lives in virtual time, as the bot's own tasks do.

        Ends with: the same as a method of `Env`.
        """
        with self._bot_scope():
            task = asyncio.create_task(work)
        return await task

    async def close_bot(self) -> None:
        """Close the bot, and let as much virtual time pass as that takes.

        Ends with: `Env.shutdown` and `Env.restart_bot` closing the bot, as discord.py's own runner does.
        """
        with self._bot_scope():  # otherwise the tasks of closing would not count as the bot's
            closing = asyncio.create_task(self.bot.close())
        for _ in range(_CLOSE_STEPS):
            if closing.done() or not self._started:
                break
            await self.advance_time(_CLOSE_STEP)
        else:
            closing.cancel()
        await closing

    def _commit_private_message(self, message: Any, **options: Any) -> Any:
        """Leave a channel's last message as it is when a private one is added; SimCord counts all.

        Ends with: SimCord counting only what everybody sees.
        """
        channel = self.backend.get_channel(message.channel_id)
        last = channel.last_message_id
        committed = self._commit_message(message, **options)
        if message.is_ephemeral:
            channel.last_message_id = last
        return committed

    def _set_locale(self, event: str, payload: Any) -> None:
        """Give an interaction the languages of its member and its server, and who installed the bot: the server.

        SimCord says en-US and nobody. It changes the payload before the bot gets it. Ends with: a locale as an argument
        of `Env.create_user`, `guild_locale` from the server's `preferred_locale`, and the owners that Discord sends.
        """
        if event != "INTERACTION_CREATE":
            return
        user = payload.get("user") or payload["member"]["user"]
        payload["locale"] = self.locales.get(int(user["id"]), payload["locale"])
        payload["authorizing_integration_owners"] = {"0": payload.get("guild_id", "0")}
        if "guild_id" in payload:
            payload["guild_locale"] = self.backend.get_guild(int(payload["guild_id"])).preferred_locale

    async def _settle_internal(self, **options: Any) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Look for idleness every millisecond, not every 50, and wait as long at the start as later; SimCord: 5 s.

        Ends with: `idle` as an argument of `Env`, and a start that keeps to `settle_timeout`.
        """
        if self.settles:
            same: Any = {**options, "idle": IDLE, "timeout": None}
            await super()._settle_internal(**same)

    def _schedule_timer(self, record: Any, callback: Any, args: tuple[Any, ...], schedule_context: Any) -> None:
        """Leave all timers but short ones to `advance_time`; SimCord lets them also end by the real clock.

        Ends with: an option of `Env` for that.
        """
        super()._schedule_timer(record, callback, args, schedule_context)
        if record.when - self._virtual_time < SHORT_TIMER:
            return
        if record.real_handle is not None:
            record.real_handle.cancel()
            record.real_handle = None
        if args and isinstance(args[0], asyncio.Future):  # asyncio.sleep: the timer sets the future it waits for
            _idle.add(cast("asyncio.Future[Any]", args[0]))


_simcord_park_reason = _settlement._park_reason
_WAITS_FOR_WORK: frozenset[Any] = frozenset(
    (
        cast("Any", asyncio.Queue).get.__code__,
        asyncio.Event.wait.__code__,
        asyncio.Condition.wait.__code__,
        asyncio.Lock.acquire.__code__,
        asyncio.Semaphore.acquire.__code__,
    )
)


def _park_reason(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> str | None:
    """Why a waiting task does not count as busy, or None.

    A task that waits for work is idle: whoever gives it work is a task, a callback or an executor's job, for which
    settling waits. Ends with: SimCord counting asyncio's own waits as idle.
    """
    waiter: asyncio.Future[Any] | None = getattr(task, "_fut_waiter", None)
    if waiter is None or waiter.done():
        return _simcord_park_reason(state, task, deadline, seen)
    if waiter in _idle:
        return "sleeps until virtual time is advanced, or waits for work"
    frame = _innermost_frame(task)
    if frame is not None and frame.f_code in _WAITS_FOR_WORK:
        _idle.add(waiter)
        return "waits for work"
    if frame is not None and frame.f_code is asyncio.wait_for.__code__:  # Python 3.11 waits for an inner task here
        inner = frame.f_locals.get("fut")
        if isinstance(inner, asyncio.Task) and inner in state.work.tasks:
            return _park_reason(state, cast("asyncio.Task[Any]", inner), deadline)
    return _simcord_park_reason(state, task, deadline, seen)


def _innermost_frame(task: asyncio.Task[Any]) -> Any:
    coroutine: Any = task.get_coro()
    frame = None
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None) or frame
        coroutine = getattr(coroutine, "cr_await", None)
    return frame


_settlement._park_reason = _park_reason
# no timer is left to make virtual, and it goes over all tasks. Ends with: the option of `Env` for virtual timers
cast("Any", simcord.env)._virtualize_recognized_waits = lambda *_: None


@dataclass
class ServerClock:
    """Discord's time for the bot, in the place of `bot.clock.SystemClock`: what is put forward is so for both."""

    begins_at: datetime
    """When the server opens; it has a zone."""
    env: Environment | None = None
    """Whose time it is, from when the server opens."""

    def now(self) -> int:
        """The time now, in milliseconds UTC."""
        return round((self.begins_at if self.env is None else self.env.now()).timestamp() * 1000)


NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ines", "Jonas", "Kira", "Luca")
"""Members, in the order they join."""

_STRETCH = 60.0


@dataclass
class FakeServer:
    """A running server."""

    env: Environment
    guild: GuildHandle
    channel: ChannelHandle
    members: tuple[MemberActor, ...]

    async def later(self, seconds: float) -> None:
        """Let `seconds` of virtual time pass for the bot; all that falls due in between happens, in order."""
        self.env.ahead += timedelta(seconds=seconds)  # the page goes on from there, without waiting for the real clock
        while seconds > 0:  # SimCord allows each call its timeout in real time, however long a stretch it is
            await self.env.advance_time(min(seconds, _STRETCH))
            seconds -= _STRETCH


@asynccontextmanager
async def open_server(
    bot: Any,
    names: Sequence[str] = NAMES[:4],
    *,
    locale: str | None = None,
    first_owns: bool = False,
    clock: ServerClock | None = None,
    emojis: Iterable[str] = (),
) -> AsyncGenerator[FakeServer]:
    """Run `bot` (a `discord.Client`) among members called `names`; close it at the end.

    `locale` is the language of every member and of the server. `first_owns`: the server is the first member's, who may
    do everything there. `clock` says when the server opens; by default now. The application has `emojis` already.
    """
    sharded = hasattr(bot, "shards") and bot.shard_count is None
    env = Environment(bot, shard_count=1 if sharded else None)  # Discord would say how many; SimCord must be given it
    if clock is not None:
        clock.env = env
        env.set_clock((clock.begins_at - env.now()).total_seconds())
    for name in emojis:
        env.backend.create_application_emoji(name)
    try:
        await env.start()
        users = [env.create_user(name) for name in names]
        guild = env.create_guild("Bower House", owner=users[0] if first_owns else None, preferred_locale=locale)
        channel = guild.create_text_channel("euchre")
        members = tuple(guild.add_member(user) for user in users)
        if locale is not None:
            env.locales.update({member.id: locale for member in members})
        await env.settle()
        yield FakeServer(env, guild, channel, members)
    finally:
        await env.close_bot()
        await env.shutdown()
