"""Which posts of a contest may go now: two announcements are some minutes apart, and the parts of one go together."""

from collections.abc import Callable, Sequence

import discord

from bot.contests.calls import ANNOUNCEMENT, APART_MS, read_part
from bot.contests.posts import Post


def in_turn(posts: Sequence[Post], now: int, look_again: Callable[[float], None]) -> list[Post]:
    """All but the announcements that must wait; `look_again` is called with the seconds after which one need not."""
    said = [post for post in posts if read_part(post.purpose)[0] == ANNOUNCEMENT]
    waiting = sorted({post.number for post in said if post.message is None})
    if not waiting:
        return list(posts)
    last = max(
        (time_of_posting(post.message) for post in said if post.message and post.number != waiting[0]), default=0
    )
    wait = min(max(0, last + APART_MS - now), APART_MS)
    if wait or len(waiting) > 1:
        look_again((wait or APART_MS) / 1000)
    held = waiting if wait else waiting[1:]
    return [post for post in posts if post.message is not None or post not in said or post.number not in held]


def time_of_posting(message: int) -> int:
    """When a message was posted, milliseconds UTC: its id says so."""
    return int(discord.utils.snowflake_time(message).timestamp() * 1000)
