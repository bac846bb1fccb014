"""A post that has not been posted comes only where its server still wants it."""

from typing import final

from bot.own_posts.claims import OwnPosts
from bot.panels.core.wanted import Wanted
from bot.posts.rows import Post
from cogs.live.desk import PostSource


@final
class StillWanted:
    """A source of the desk: what another says, as long as it is wanted there."""

    def __init__(self, own: OwnPosts, source: PostSource) -> None:
        self._own = own
        self._source = source

    async def find_wanted(self, post: Post) -> Wanted | None:
        """See `PostSource`."""
        return await self._source.find_wanted(post) if await self._own.is_wanted(post) else None
