"""What the post about a day's puzzle should be, by the puzzle, its answers and the posts after it."""

from typing import final

from bot.panels.core.wanted import Wanted
from bot.panels.own_posts.posts import wanted_puzzle
from bot.posts.rows import Post, Posts
from bot.puzzles.daily import Puzzles
from bot.puzzles.rankings import PuzzleBoards


@final
class DailyPosts:
    """What these posts should say."""

    def __init__(self, posts: Posts, puzzles: Puzzles, boards: PuzzleBoards) -> None:
        self._posts = posts
        self._puzzles = puzzles
        self._boards = boards

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What the post of a day should be now; its number is the day."""
        guild, kind, day = post.key
        daily = await self._puzzles.of(day)
        if daily is None:
            return None
        return wanted_puzzle(
            daily,
            await self._boards.outcome(guild, day - 1),
            is_posted=post.message is not None,
            is_newest=await self._posts.newest(guild, kind) == day,
            now=self._posts.clock.now(),
        )
