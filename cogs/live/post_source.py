"""What a source of messages tells the desk of each of them; and the queues of channels, side by side."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar, final

from bot.panels.core.panel import Wanted
from bot.posts import Keeps
from bot.store.errors import DatabaseError
from bot.tasks import cancel
from cogs.discord_errors import passes, refusal

Job: TypeAlias = Callable[[], Awaitable[None]]


K = TypeVar("K", bound=Hashable)
"""Says which message."""


@final
@dataclass(slots=True)
class _Queue(Generic[K]):
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
        self._queues: dict[int, _Queue[K]] = {}
        self._where: dict[K, int] = {}
        """The channel in whose queue each message is: in one at a time, for it may move while it is on its way."""

    def put(self, channel: int, key: K, job: Job) -> None:
        """Do a job after those that wait for its channel, or in place of the one that waits for the same message."""
        if self._where.get(key, channel) != channel:
            self.drop(key)
        queue = self._queues.setdefault(self._where.setdefault(key, channel), _Queue[K]())
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

    async def _work_off(self, channel: int, queue: _Queue[K]) -> None:
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
