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
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

    import simcord

VERSION = "3.2.1"
"""The version whose source was read for this module."""

IDLE = 0.001
"""Seconds between two looks whether the bot is idle; SimCord's own 50 ms would be paid by every click."""

SHORT_TIMER = 0.05
"""Seconds; a timer of the bot below this runs on the real clock, any other only when virtual time is advanced."""


_GOODBYE = 60.0  # virtual seconds a bot may take to close


class WrongSimCordError(RuntimeError):
    """SimCord is missing, or its version is not the one this module was written for."""


def check_version() -> None:
    """Refuse any other SimCord, since the private parts used here may have moved.

    Raises:
        WrongSimCordError: With a sentence for the terminal.
    """
    try:
        import simcord
    except ImportError as missing:
        sentence = f"The demo needs SimCord {VERSION}: pip install 'bower[demo]' ({missing})"
        raise WrongSimCordError(sentence) from missing
    if simcord.__version__ != VERSION:
        sentence = f"The demo needs SimCord {VERSION}, found {simcord.__version__}: pip install 'simcord=={VERSION}'"
        raise WrongSimCordError(sentence)


@contextmanager
def quick_settling(idle: float = IDLE) -> Generator[None]:
    """Look every `idle` seconds whether the bot is idle, and know a task that waits for work as idle.

    Private: the keyword default of `Env._settle_internal` (50 ms, which every click would pay), and `_park_reason`, the
    one function that says why a waiting task does not count as busy. Both are put back at the end.
    """
    from simcord import Env, _settlement

    defaults = cast("dict[str, Any]", Env._settle_internal.__kwdefaults__)
    before, park_reason = defaults["idle"], _settlement._park_reason

    def reason(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> str | None:
        known = park_reason(state, task, deadline, seen)
        return known if known is not None else _idle_reason(state, task, deadline, reason)

    defaults["idle"] = idle
    _settlement._park_reason = reason
    try:
        yield
    finally:
        defaults["idle"] = before
        _settlement._park_reason = park_reason


def virtual_sleep(env: simcord.Env) -> None:
    """Let the bot's longer sleeps end only when virtual time is advanced; call it before `env.start()`.

    Without this a sleep of 1 s inside a settle timeout of 5 s is waited for on the real clock, and any sleep may end on
    its own in the middle of another action. Private: `Env._schedule_timer`, which arms the real fallback of a timer.
    """
    schedule = env._schedule_timer

    def schedule_virtual(record: Any, callback: Any, args: tuple[Any, ...], schedule_context: Any) -> None:
        schedule(record, callback, args, schedule_context)
        if record.real_handle is not None and record.when - env._virtual_time >= SHORT_TIMER:
            record.real_handle.cancel()
            record.real_handle = None

    env._schedule_timer = schedule_virtual


def dress(env: simcord.Env, name: str) -> None:
    """Name the bot's account, and let Discord's clock begin now instead of on 1 January 2026.

    Without the second, a time in a message (`<t:...:R>`), which the bot takes from the real clock, would be read
    against another. Private: `backend.bot_user` and the epoch of `backend.clock`.
    """
    env.backend.bot_user.name = name
    env.backend.clock._epoch = datetime.now(UTC)


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
