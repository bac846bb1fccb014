"""Whom a call before the end of days in a row is for."""

from typing import final

from bot.own_posts.schedule import CALLED_WITHIN_MS
from bot.panels.core.wanted import Wanted
from bot.panels.own_posts.posts import wanted_call
from bot.posts.rows import Post, Posts
from bot.puzzles.rankings import PuzzleBoards


@final
class StreakCalls:
    """What these posts should say; the number of one is the puzzle's day."""

    def __init__(self, posts: Posts, boards: PuzzleBoards) -> None:
        self._posts = posts
        self._boards = boards

    async def find_wanted(self, post: Post) -> Wanted | None:
        """The call of those who have not answered yet; none where the channel took it in the evening no more."""
        if post.message is None and self._posts.clock.now() >= post.wanted_at + CALLED_WITHIN_MS:
            return None
        users = await self._boards.ending(post.key.guild, post.key.number)
        return wanted_call(users, post.key.number, self._posts.clock.now())
