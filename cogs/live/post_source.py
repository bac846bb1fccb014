"""What a source of messages tells the desk of each of them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, final

from bot.panels.core.wanted import Wanted
from bot.posts.rows import Keeps
from cogs.live.channel_queues import Job


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
