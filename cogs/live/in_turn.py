"""Which posts of a contest may go now: what calls everybody is some minutes apart, and the parts of one go together."""

from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.contests.calls import APART_MS, read_part
from bot.contests.posts import Post
from bot.contests.purposes import Purpose

_LATEST: Final = frozenset({Purpose.CHECK_IN, Purpose.MOVED, Purpose.NEW_START, Purpose.RENAMED})
"""The purposes of calls of which only the last one still says how things are."""
_CALLS: Final = _LATEST | {Purpose.ANNOUNCEMENT}
"""The purposes of messages by which an organiser has everybody called, as often as they press."""


def in_turn(posts: Sequence[Post], now: int, look_again: Callable[[float], None]) -> list[Post]:
    """All but the calls that must wait; `look_again` is called with the seconds after which one need not."""
    old = older_calls(posts)
    posts = [post for post in posts if post not in old]
    said = [post for post in posts if read_part(post.purpose)[0] in _CALLS]
    waiting = sorted({post.number for post in said if post.message is None})
    if not waiting:
        return posts
    last = max(
        (time_of_posting(post.message) for post in said if post.message and post.number != waiting[0]), default=0
    )
    wait = min(max(0, last + APART_MS - now), APART_MS)
    if wait or len(waiting) > 1:
        look_again((wait or APART_MS) / 1000)
    held = waiting if wait else waiting[1:]
    return [post for post in posts if post.message is not None or post not in said or post.number not in held]


def older_calls(posts: Sequence[Post]) -> list[Post]:
    """The calls that have not been posted before there was a newer one of the kind."""
    newest = dict[str, int]()
    for post in posts:
        name = read_part(post.purpose)[0]
        newest[name] = max(post.number, newest.get(name, 0))
    old = (post for post in posts if post.message is None and post.number < newest[read_part(post.purpose)[0]])
    return [post for post in old if read_part(post.purpose)[0] in _LATEST]


def time_of_posting(message: int) -> int:
    """When a message was posted, milliseconds UTC: its id says so."""
    return int(discord.utils.snowflake_time(message).timestamp() * 1000)
