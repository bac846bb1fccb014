"""Everything private of SimCord that the demo and the tests lean on, for one version (the page: preview_internals).

SimCord waits after each action until the bot is idle, and fails if it is not. It knows `tasks.loop`, views and
`wait_for`; a bot with a writer task waiting on a queue, or a computer player sleeping a second, it takes for a bot that
hangs. The functions here teach it those two, and open what it has no public door for.
"""

# pyright: reportPrivateUsage=false
# ruff: noqa: SLF001

from __future__ import annotations

import asyncio
import base64
import logging
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakSet

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

    import simcord

VERSION = "3.2.1"
"""The version whose source was read for this module."""

IDLE = 0.001
"""Seconds between two looks whether the bot is idle; SimCord's own 50 ms would be paid by every click."""

SHORT_TIMER = 0.05
"""Seconds; a timer of the bot below this runs on the real clock, any other only when virtual time is advanced."""


_FIRST_START = 60.0
_GOODBYE = 60.0  # virtual seconds a bot may take to close


class WrongSimCordError(RuntimeError):
    """SimCord is missing, or its version is not the one this module was written for."""


def check_version() -> None:
    """Refuse any other SimCord, since the private parts used here may have moved.

    Raises:
        WrongSimCordError: With a sentence for the terminal.
    """
    discord_log = logging.getLogger("discord.state")
    level = discord_log.level
    discord_log.setLevel(logging.ERROR)  # SimCord tries out a client without intents, of which discord.py warns
    try:
        import simcord
    except ImportError as missing:
        sentence = f"The demo needs SimCord {VERSION}: pip install 'bower[demo]' ({missing})"
        raise WrongSimCordError(sentence) from missing
    finally:
        discord_log.setLevel(level)
    if simcord.__version__ != VERSION:
        sentence = f"The demo needs SimCord {VERSION}, found {simcord.__version__}: pip install 'simcord=={VERSION}'"
        raise WrongSimCordError(sentence)


@contextmanager
def quick_settling(env: simcord.Env, idle: float = IDLE) -> Generator[None]:
    """Let the bot's longer sleeps end only when virtual time is advanced, and find out quickly whether it is idle.

    Enter it before `env.start()`. Without it a sleep of 1 s inside a settle timeout of 5 s is waited for on the real
    clock, any sleep may end on its own in the middle of another action, a task that waits for work counts as stuck, and
    each look costs the number of tasks times the number of timers (discord.py leaves a timer of 15 minutes for most
    private messages).

    Private: `Env._schedule_timer`, which arms the real fallback of a timer; the keyword default of
    `Env._settle_internal` (50 ms, which every click would pay); `_park_reason`, the one function that says why a
    waiting task does not count as busy; `_virtualize_recognized_waits`, which has nothing left to do. All are put back.
    """
    import simcord.env as module
    from simcord import Env, _settlement

    env_module = cast("Any", module)

    sleeping: WeakSet[asyncio.Future[Any]] = WeakSet()
    schedule = env._schedule_timer

    def schedule_virtual(record: Any, callback: Any, args: tuple[Any, ...], schedule_context: Any) -> None:
        schedule(record, callback, args, schedule_context)
        if record.when - env._virtual_time < SHORT_TIMER:
            return
        if record.real_handle is not None:
            record.real_handle.cancel()
            record.real_handle = None
        if args and isinstance(args[0], asyncio.Future):  # asyncio.sleep: the timer sets the future it waits for
            sleeping.add(cast("asyncio.Future[Any]", args[0]))

    park_reason, virtualize = _settlement._park_reason, env_module._virtualize_recognized_waits
    defaults = cast("dict[str, Any]", Env._settle_internal.__kwdefaults__)
    before = defaults["idle"]

    def reason(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> str | None:
        waiter: asyncio.Future[Any] | None = getattr(task, "_fut_waiter", None)
        if waiter is not None and waiter in sleeping and not waiter.done():
            return "sleeps until virtual time is advanced"
        return _idle_reason(state, task, deadline, reason) or park_reason(state, task, deadline, seen)

    def nothing_to_virtualize(state: Any, pending: Any) -> None:
        del state, pending

    env._schedule_timer = schedule_virtual
    defaults["idle"] = idle
    _settlement._park_reason = reason
    env_module._virtualize_recognized_waits = nothing_to_virtualize
    try:
        yield
    finally:
        defaults["idle"] = before
        _settlement._park_reason = park_reason
        env_module._virtualize_recognized_waits = virtualize


async def start(env: simcord.Env) -> None:
    """`env.start()`, with a minute for the bot instead of 5 s: a first start draws every card, and machines are slow.

    Private: `_settle_internal`, which gets its timeout from inside.
    """
    settle: Any = env._settle_internal

    async def patiently(**options: Any) -> None:
        await settle(**{**options, "timeout": _FIRST_START})

    env._settle_internal = patiently
    try:
        await env.start()
    finally:
        env._settle_internal = settle


def dress(env: simcord.Env, name: str) -> None:
    """Name the bot's account, and let Discord's clock begin now instead of on 1 January 2026.

    Without the second, a time in a message (`<t:...:R>`), which the bot takes from the real clock, would be read
    against another. Private: `backend.bot_user` and the epoch of `backend.clock`.
    """
    env.backend.bot_user.name = name
    env.backend.clock._epoch = datetime.now(UTC)


def behind(env: simcord.Env) -> float:
    """How many seconds Discord's clock has to go to be where the real one is; 0 where it is ahead."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


async def close_bot(env: simcord.Env) -> None:
    """Close the bot as its real runner would, letting as much virtual time pass as its goodbyes take.

    SimCord logs the bot in, so `setup_hook` runs, but never calls `close()`: a database opened there would stay open.
    Private: `_bot_scope`, without which the tasks of closing would not count as the bot's, and `_started`.
    """
    with env._bot_scope():
        closing = asyncio.create_task(env.bot.close())
    begun = env._virtual_time
    while not closing.done() and env._started and env._virtual_time < begun + _GOODBYE:
        await env.advance_time(0.25)
    if env._started and not closing.done():
        closing.cancel()
    await closing


def speak(env: simcord.Env, locales: Mapping[int, str], guild_locale: str | None = None) -> None:
    """Give interactions their user's language (user id to Discord locale); SimCord always sends en-US.

    Private: `backend.subscribers`; ours comes first and changes the payload before the bot's gateway gets it.
    """

    def translate(event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            return
        user = payload.get("user") or payload["member"]["user"]
        payload["locale"] = locales.get(int(user["id"]), payload["locale"])
        if guild_locale is not None and "guild_locale" in payload:
            payload["guild_locale"] = guild_locale

    env.backend.subscribers.insert(0, translate)


def avatar_asset(env: simcord.Env, picture: bytes) -> dict[str, tuple[str, bytes]]:
    """Give the bot's account this PNG as its avatar; the picture as `Env.preview(assets=...)` wants it.

    Private: `backend.bot_user`.
    """
    env.backend.bot_user.avatar = "bower"
    return {f"https://cdn.simcord.invalid/avatars/{env.backend.bot_user.id}/bower.png": ("avatar.png", picture)}


def emoji_assets(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """The pictures of the application emojis the bot made, as `Env.preview(assets=...)` wants them.

    SimCord keeps an application emoji without its picture, so it is taken from the request that made it.
    """
    pictures: dict[str, bytes] = {}
    for request in env.http_requests:
        body = cast("dict[str, Any]", request.json) if request.method == "POST" else {}
        if request.path.endswith("/emojis") and str(body.get("image", "")).startswith("data:image/"):
            pictures[body["name"]] = base64.b64decode(body["image"].partition(",")[2])
    return {
        f"https://cdn.simcord.invalid/emojis/{emoji.id}.png": (f"{emoji.name}.png", pictures[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in pictures
    }


def _idle_reason(state: Any, task: asyncio.Task[Any], deadline: float, park: Any) -> str | None:
    """Why a task that SimCord takes for busy only waits to be given work, or None.

    Sound because whoever gives it work is itself a task, a callback or an executor job that settling waits for.
    """
    frame = _innermost_frame(task)
    if frame is None:
        return None
    if frame.f_code in _WAITS_FOR_WORK:
        return "waits for work"
    if frame.f_code is asyncio.wait_for.__code__:  # Python 3.11 waits for an inner task here
        inner = frame.f_locals.get("fut")
        if isinstance(inner, asyncio.Task) and inner in state.work.tasks:
            return park(state, inner, deadline, None)
    return None


def _innermost_frame(task: asyncio.Task[Any]) -> Any:
    coroutine: Any = task.get_coro()
    frame = None
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None) or frame
        coroutine = getattr(coroutine, "cr_await", None)
    return frame


_WAITS_FOR_WORK: frozenset[Any] = frozenset(
    (
        cast("Any", asyncio.Queue).get.__code__,
        asyncio.Event.wait.__code__,
        asyncio.Condition.wait.__code__,
        asyncio.Lock.acquire.__code__,
        asyncio.Semaphore.acquire.__code__,
    )
)
