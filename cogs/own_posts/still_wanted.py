"""A post that has not been posted comes only where its server still wants it."""

from typing import final

from bot.own_posts.claims import OwnPosts
from bot.panels.core.wanted import Wanted
from bot.posts.rows import Post
from cogs.live.row_posts import PostKind


@final
class StillWanted:
    """What another says, as long as it is wanted there."""

    def __init__(self, own: OwnPosts, kind: PostKind) -> None:
        self._own = own
        self._kind = kind

    async def find_wanted(self, post: Post) -> Wanted | None:
        """See `PostKind`."""
        return await self._kind.find_wanted(post) if await self._own.is_wanted(post) else None
