"""A queue of messages for each channel: one after another in each, and side by side for all."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar, final

from bot.store.database import DatabaseError
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
