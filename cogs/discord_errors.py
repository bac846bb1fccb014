"""What an error means that came of a request to Discord, or of something that Discord has sent."""

import logging
import time
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager, suppress
from enum import Enum
from http import HTTPStatus
from traceback import walk_tb
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord.abc import GuildChannel
from discord.http import Route

from bot import metrics

_log = logging.getLogger(__name__)
T = TypeVar("T")

UNKNOWN_MESSAGE: Final = 10008
MISSING_PERMISSIONS: Final = 50013
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005
_UNKNOWN_CHANNEL: Final = 10003
_MISSING_ACCESS: Final = 50001
_CLOSING: Final = frozenset({_MISSING_ACCESS, MISSING_PERMISSIONS, THREAD_ARCHIVED, THREAD_LOCKED})
"""Codes that close a channel, whatever the status."""
_OURS: Final = frozenset({50006, 50035})
"""Codes for an empty message and an invalid form: Bower has sent something wrong."""
_AUTOMOD: Final = frozenset({200000, 200001})
"""Codes for what a rule of the server's AutoMod does not let through."""
_MODERATED: Final = _AUTOMOD | {240000}
"""Codes for words or a link that a server, or Discord, does not let through."""
_WAYS_OUT: Final = {**dict.fromkeys(_AUTOMOD, "check-held-back"), 30038: "league-too-many-events"}
"""The keys of sentences for codes whose way out is their own."""
_OF_A_CHANNEL: Final = frozenset({50008, 50024})
"""Codes for a channel of a kind that takes no such message."""
_TOO_MANY: Final = HTTPStatus.TOO_MANY_REQUESTS
_LINES: Final = 20
"""Lines of Discord's reason in a log entry; a refused list of commands has hundreds."""
_AGAIN_AFTER: Final = 3600.0
"""Seconds until the same kind of unreadable data is logged again."""
_KINDS: Final = 1000
_logged: Final[dict[tuple[object, ...], float]] = {}
"""When each kind of unreadable data was logged."""


class UnreadableError(Exception):
    """Something that Discord has sent lacks what Bower needs, though discord.py takes it."""


MISSHAPEN: Final = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    ArithmeticError,
    RecursionError,
    discord.InvalidData,
    UnreadableError,
)
"""What is raised over data that has not the shape that it should have."""


class ChannelState(Enum):
    """The outcome of painting a table."""

    SHOWN = "shown"
    LATER = "later"
    """Discord fails or is slow; retries go on."""
    CLOSED = "closed"
    """The bot may not write in the channel."""
    HELD = "held"
    """A rule of the server's AutoMod holds the message back."""
    GONE = "gone"
    """The channel no longer exists."""


def refusal(error: Exception) -> ChannelState | None:
    """`CLOSED`, `HELD` or `GONE` if Discord refuses a channel; `None` for any other error.

    The code decides before the status. A status of 4xx with an unknown code closes the channel, too.
    """
    if not isinstance(error, discord.HTTPException):
        return None
    if error.code == _UNKNOWN_CHANNEL:
        return ChannelState.GONE
    if error.code in _AUTOMOD:
        return ChannelState.HELD
    if error.code in _CLOSING:
        return ChannelState.CLOSED
    return None if error.code in _OURS or _fails(error) else ChannelState.CLOSED


def refuses_message(error: Exception) -> bool:
    """Whether Discord refuses one message for good, whatever the channel: another one may be taken there."""
    if not isinstance(error, discord.HTTPException) or error.code in (*_CLOSING, *_OF_A_CHANNEL, _UNKNOWN_CHANNEL):
        return False
    bad = error.status in (HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    return bad or error.code in _OURS | _MODERATED


def ends_with_a_change(error: Exception) -> bool:
    """Whether Discord reports the end of a refusal: a change of permissions, of the thread."""
    return isinstance(error, discord.HTTPException) and error.code in _CLOSING


def way_out(error: Exception, otherwise: str = "") -> str:
    """The key of the sentence that says what would help, for codes without one of their own `otherwise`."""
    known = _WAYS_OUT.get(error.code) if isinstance(error, discord.HTTPException) else None
    return known or otherwise or ("reply-missing-permissions" if ends_with_a_change(error) else "discord-fails")


def passes(error: Exception) -> bool:
    """Whether an error is Discord's or the network's, and a retry may work."""
    if isinstance(error, discord.HTTPException):
        return _fails(error) and refusal(error) is None
    return isinstance(error, aiohttp.ClientError | OSError | discord.GatewayNotFound) or is_unreadable(error)


def is_discords(error: Exception) -> bool:
    """Whether an error is no fault of Bower's, nor of this machine's disk."""
    if isinstance(error, OSError) and not isinstance(error, aiohttp.ClientError):
        return _is_raised_below_discord(error)
    return passes(error) or refusal(error) is not None


def is_unreadable(error: Exception) -> bool:
    """Whether discord.py failed over what Discord has sent: a field is missing, of another type, or out of range."""
    return isinstance(error, UnreadableError) or (isinstance(error, MISSHAPEN) and _is_raised_below_discord(error))


def note_unreadable(what: str, error: Exception) -> None:
    """Count what could not be read; each kind is logged once an hour, with its traceback."""
    metrics.UNREADABLE.labels(what).inc()
    where = list(walk_tb(error.__traceback__))[-1:]
    kind = (what, type(error), *((frame.f_code.co_filename, line) for frame, line in where))
    now = time.monotonic()
    if now - _logged.get(kind, -_AGAIN_AFTER) >= _AGAIN_AFTER:
        if len(_logged) >= _KINDS:
            _logged.clear()
        _logged[kind] = now
        _log.error("Discord sent what cannot be read (%s); the same is not logged for an hour", what, exc_info=error)


def log_failure(log: logging.Logger, what: str, error: Exception, level: int = logging.INFO) -> None:
    """Log what failed: in one line where that is Discord's fault, with a traceback where it is Bower's."""
    if is_unreadable(error):
        note_unreadable(what, error)
    elif is_discords(error):
        log.log(level, "%s: %s", what, one_line(error))
    else:
        log.error("%s", what, exc_info=error)


def is_answer(response: Any) -> bool:
    """Whether a response is Discord's own: its servers work, and Cloudflare before them has not refused."""
    status, headers = response.status, getattr(response, "headers", None)
    if status < HTTPStatus.BAD_REQUEST or headers is None:
        return status < HTTPStatus.INTERNAL_SERVER_ERROR
    is_json = "json" in headers.get("Content-Type", "")
    return is_json and status < HTTPStatus.INTERNAL_SERVER_ERROR and (status != _TOO_MANY or "Via" in headers)


def watch_requests(note: Callable[..., None]) -> aiohttp.TraceConfig:
    """A trace that calls `note(answered=...)` after every request to Discord."""
    trace = aiohttp.TraceConfig()

    async def note_end(_: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if str(params.url).startswith(Route.BASE):
            note(answered=is_answer(params.response))

    async def note_exception(_: Any, __: Any, params: aiohttp.TraceRequestExceptionParams) -> None:
        if str(params.url).startswith(Route.BASE) and isinstance(params.exception, Exception):
            note(answered=False)

    trace.on_request_end.append(note_end)
    trace.on_request_exception.append(note_exception)
    return trace


async def find(known: T | None, fetch: Callable[[int], Coroutine[Any, Any, T]], number: int) -> T | None:
    """What the cache knows, else what Discord has; None where Discord says that there is no such thing.

    Raises:
        discord.HTTPException: When Discord says anything else: then nobody knows, and nothing is to be decided.
    """
    with suppress(discord.NotFound):
        return known or await fetch(number)
    return None


async def find_channel(guild: discord.Guild | None, number: int | None) -> GuildChannel | discord.Thread | None:
    """A channel or thread of a server, as `find` does."""
    if guild is None or number is None:
        return None
    return await find(guild.get_channel_or_thread(number), guild.fetch_channel, number)


async def find_role(guild: discord.Guild | None, number: int | None) -> discord.Role | None:
    """A role of a server, as `find` does."""
    return None if guild is None or number is None else await find(guild.get_role(number), guild.fetch_role, number)


def one_line(error: BaseException) -> str:
    """An error's reason, without a traceback."""
    return "; ".join(str(error).splitlines()[:_LINES]) or type(error).__name__


@contextmanager
def unread_answer(what: str) -> Generator[None]:
    """For one request, of whose answer nothing is needed: where it cannot be read, Discord has done the request."""
    try:
        yield
    except Exception as error:
        if not is_unreadable(error):
            raise
        note_unreadable(what, error)


def leave_out_tracebacks(record: logging.LogRecord) -> bool:
    """A filter for discord.py's loggers: an entry about what is Discord's fault has no traceback, or is left out."""
    error = record.exc_info[1] if record.exc_info else None
    cause = error.__cause__ if isinstance(error, discord.app_commands.CommandInvokeError) else error
    if isinstance(cause, Exception) and is_unreadable(cause):
        note_unreadable(record.name, cause)
        return False
    if isinstance(cause, Exception) and is_discords(cause):
        record.msg, record.args, record.exc_info = f"{record.getMessage()}: {one_line(cause)}", (), None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def _is_raised_below_discord(error: Exception) -> bool:
    """Whether, of Bower and discord.py, the latter was the last to be called."""
    names = [str(frame.f_globals.get("__name__")).partition(".")[0] for frame, _ in walk_tb(error.__traceback__)]
    return next((name for name in reversed(names) if name in ("bot", "cogs", "engine", "discord")), "") == "discord"


def _fails(error: discord.HTTPException) -> bool:
    return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == _TOO_MANY
