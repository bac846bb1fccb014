"""What is known of a posted message, what a source of messages tells the desk of each, and the queues of channels."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeGuard, TypeVar, final

import discord
from cachetools import LRUCache
from discord import ui

from bot.panels.core.panel import Wanted
from bot.posts import Keeps
from bot.store.errors import DatabaseError
from bot.tasks import cancel
from cogs.discord_errors import passes, refusal

_NAME_BYTES = 12
"""Discord takes nonces of at most 25 characters; these are 24 hexadecimal digits."""


@final
@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was posted. It is not current if it was posted before, and its answer or the bot was lost."""

    id: int
    is_current: bool


def time_of_posting(message: int) -> int:
    """When a message was posted, milliseconds UTC: its id says so."""
    return int(discord.utils.snowflake_time(message).timestamp() * 1000)


def nonce(*what: str | int) -> str:
    """A nonce from these values; Discord posts a message with the same nonce only once within a few minutes.

    discord.py sets `enforce_nonce` with every nonce. After a kill or a lost answer between posting and storing the id,
    posting again gives the id.
    """
    return blake2b(":".join(map(str, what)).encode(), digest_size=_NAME_BYTES).hexdigest()


def shows(message: discord.Message | discord.PartialMessage, view: ui.LayoutView) -> bool:
    """Whether a message shows this view; an existing message may show an earlier state, and of a partial one who knows.

    Compares all texts and the ids of buttons and menus: the texts also say what a picture shows.
    """
    if not _is_whole(message):
        return False
    shown = [each.to_dict() for each in message.components]
    return list(_collect_texts(shown)) == list(_collect_texts(view.to_components()))


def _is_whole(message: discord.Message | discord.PartialMessage) -> TypeGuard[discord.Message]:
    """Whether its components are known: discord.py does not set what an answer of Discord's lacks."""
    return isinstance(message, discord.Message) and hasattr(message, "components")


def _collect_texts(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for each in components:
        yield str(each.get("content") or each.get("custom_id") or "").strip()
        yield from _collect_texts(each.get("components") or ())


_CHANNELS: Final = 10_000
"""The most channels; of a forgotten one nothing is known until the next press there."""
_REPORTED: Final = 8
_OWN: Final = 16


@final
@dataclass(slots=True)
class _End:
    reported: deque[int] = field(default_factory=lambda: deque[int](maxlen=_REPORTED))
    own: deque[int] = field(default_factory=lambda: deque[int](maxlen=_OWN))


@final
class ChannelEnds:
    """The last messages of channels, and which of them are the bot's. No intent is needed for it.

    An interaction's payload has the channel's `last_message_id`. discord.py resolves `interaction.channel` from its
    cache instead, where this id is as old as the connection.
    """

    def __init__(self) -> None:
        self._ends: LRUCache[int, _End] = LRUCache(_CHANNELS)

    def note_interaction(self, payload: Mapping[str, Any]) -> None:
        """Note the last message of the channel, and that the message pressed is the bot's."""
        channel, pressed = payload.get("channel") or {}, payload.get("message") or {}
        if channel.get("id") is None:
            return
        if pressed.get("id") is not None:
            self.note_own(int(channel["id"]), int(pressed["id"]))
        if channel.get("last_message_id") is not None:
            _add(self._end(int(channel["id"])).reported, int(channel["last_message_id"]))

    def note_own(self, channel: int, message: int) -> None:
        """Note that a message is the bot's."""
        _add(self._end(channel).own, message)

    def has_others_below(self, channel: int, message: int) -> bool:
        """Whether somebody else is known to have written below a message; `False` if nothing is known."""
        end = self._ends.get(channel)
        return end is not None and any(each > message and each not in end.own for each in end.reported)

    def _end(self, channel: int) -> _End:
        return self._ends.setdefault(channel, _End())


def _add(messages: deque[int], message: int) -> None:
    if message not in messages:
        messages.append(message)


Job: TypeAlias = Callable[[], Awaitable[None]]


K = TypeVar("K", bound=Hashable)
"""Says which message."""


@final
@dataclass(slots=True)
class _PostQueue(Generic[K]):
    waiting: dict[K, Job] = field(default_factory=dict[K, Job])
    """In the order in which they go."""
    current: K | None = None
    again: bool = False
    """Whether the current one was put again, or dropped, while it was on its way."""
    task: asyncio.Task[None] | None = None


@final
class ChannelQueues(Generic[K]):
    """Does jobs. `failed` is called with a channel, the messages of which nothing came, and the error.

    These are all that wait for the channel where the error concerns it, not the one message. `again` is called with a
    message that was put once more, or dropped, while it was on its way.
    """

    def __init__(
        self,
        *,
        failed: Callable[[int, Sequence[K], Exception], None],
        done: Callable[[int, K], None],
        again: Callable[[K], None],
    ) -> None:
        self._failed = failed
        self._done = done
        self._again = again
        self._queues: dict[int, _PostQueue[K]] = {}
        self._where: dict[K, int] = {}
        """The channel in whose queue each message is: in one at a time, for it may move while it is on its way."""

    def put(self, channel: int, key: K, job: Job) -> None:
        """Do a job after those that wait for its channel, or in place of the one that waits for the same message."""
        if self._where.get(key, channel) != channel:
            self.drop(key)
        queue = self._queues.setdefault(self._where.setdefault(key, channel), _PostQueue[K]())
        if key == queue.current:
            queue.again = True
            return
        queue.waiting[key] = job
        if queue.task is None:
            queue.task = asyncio.create_task(self._work_off(channel, queue), name="channel messages")

    def drop(self, key: K) -> None:
        """Do not do what waits for a message; for one that is on its way `again` is called afterwards."""
        if (channel := self._where.get(key)) is None:
            return
        queue = self._queues[channel]
        if key == queue.current:
            queue.again = True
        else:
            del queue.waiting[key], self._where[key]

    async def close(self) -> None:
        """Stop."""
        await cancel(*(queue.task for queue in self._queues.values()))

    async def _work_off(self, channel: int, queue: _PostQueue[K]) -> None:
        while queue.waiting:
            key = queue.current = next(iter(queue.waiting))
            try:
                await queue.waiting.pop(key)()
            except Exception as error:
                lost = [key]
                if _is_of_channel(error):
                    lost += queue.waiting
                    for waiting in lost[1:]:
                        self.drop(waiting)
                self._failed(channel, lost, error)
            else:
                self._done(channel, key)
            again, queue.current, queue.again = queue.again, None, False
            del self._where[key]
            if again:
                self._again(key)
        del self._queues[channel]


def _is_of_channel(error: Exception) -> bool:
    """Whether what comes after it would fail, too."""
    return passes(error) or refusal(error) is not None or isinstance(error, DatabaseError | OSError)


class Owner(NamedTuple):
    """What messages are about: the name of a source, and a number of it, such as a contest's."""

    source: str
    number: int


CONTEST: Final = "contest"
"""The name of the source of what contests post."""


class StoresMessage(Protocol):
    """Stores where a message is and what it shows; nothing becomes any more of one that is done."""

    async def __call__(self, channel: int, message: int | None, shown: str | None, *, done: bool) -> None:
        """`message` is None where there is none."""
        ...


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A message of a source: what is stored of it, as it was read."""

    key: Hashable
    """Which message: as queues and the pace of edits name it."""
    guild: int
    channel: int
    """Where it goes; one that lasts is posted again where it was posted elsewhere."""
    posted_in: int | None
    message: int | None
    shown: str | None
    """The digest of what it shows."""
    keeps: Keeps
    nonce: str
    is_elsewhere: bool = False
    """Whether it goes to another channel than its owner's: it does not come again where that takes none."""
    is_current: Callable[[], Awaitable[bool]]
    """Whether it is still stored as it was read."""
    note: StoresMessage


class OtherJob(NamedTuple):
    """Something else that is done in turn with messages: in the queue of a channel, by a key."""

    key: Hashable
    guild: int
    channel: int
    job: Job


class PostSource(Protocol):
    """Says what is wanted of the messages of its owners."""

    async def to_show(self) -> Sequence[int]:
        """The numbers of owners that may want something, at the start."""
        ...

    def find(self, number: int) -> "AsyncIterator[tuple[Item, Wanted | None] | OtherJob | Exception]":
        """What is wanted of one owner: only messages that are not done; a fault stands for the one message it is of.

        A message of which nothing is wanted has come to its end, or to nothing.
        """
        ...
