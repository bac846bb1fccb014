"""Posts that have a row each: calls for players, posts that come by themselves."""

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Final, Protocol, final

from bot.panels.core.wanted import Wanted
from bot.posts.rows import Post, Posts
from cogs.live.desk import Desk
from cogs.live.post_source import Item, Owner
from cogs.live.posting import nonce

_NAME: Final = "post"


class PostKind(Protocol):
    """Says what is wanted of the messages of one kind."""

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What a message should be now, by what is stored; None where it has come to its end, or to nothing."""
        ...


@final
class RowPosts:
    """The source of the desk for them; the number of an owner is that of its row."""

    def __init__(self, desk: Desk, posts: Posts) -> None:
        self._desk = desk
        self._posts = posts
        self._kinds: dict[str, PostKind] = {}
        self._open: set[int] = set()
        """The rows that are not done."""
        desk.add(_NAME, self)

    def add(self, name: str, kind: PostKind) -> None:
        """Ask about the messages of a kind."""
        self._kinds[name] = kind

    def look_after(self, number: int) -> None:
        """Show a message that is wanted, and keep it up to date from now on."""
        self._open.add(number)
        self.look_at(number)

    def look_at(self, number: int) -> None:
        """What a message is about may have changed."""
        if number in self._open:
            self._desk.look_at(Owner(_NAME, number))

    async def to_show(self) -> Sequence[int]:
        """See `PostSource`."""
        self._open |= {post.id for post in await self._posts.to_do() if post.key.kind in self._kinds}
        return tuple(self._open)

    async def find(self, number: int) -> AsyncIterator[tuple[Item, Wanted | None]]:
        """See `PostSource`."""
        post = await self._posts.get(number)
        if post is None or post.done:
            self._forget(number)
            return
        item = Item(
            key=post.key,
            guild=post.key.guild,
            channel=post.channel,
            posted_in=None if post.message is None else post.channel,
            message=post.message,
            shown=post.shown,
            keeps=post.keeps,
            nonce=nonce("post", *post.key, post.wanted_at),
            is_current=partial(self._is_current, post),
            note=partial(self._note, post),
        )
        yield item, await self._kinds[post.key.kind].find_wanted(post)

    async def _is_current(self, post: Post) -> bool:
        return await self._posts.get(post.id) == post

    async def _note(self, post: Post, _: int, message: int | None, shown: str | None, *, done: bool) -> None:
        await self._posts.note(post, message=message, shown=shown, done=done)
        if done:
            self._forget(post.id)

    def _forget(self, number: int) -> None:
        self._open.discard(number)
        self._desk.forget(Owner(_NAME, number))
