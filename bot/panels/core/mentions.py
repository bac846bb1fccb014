"""Whom a text calls: every mention of a member passes through here; and links to messages.

A member whose data was deleted is a number below zero, which Discord refuses, in a text and in the list of the called.
"""

from collections.abc import Iterable


def callable_users(users: Iterable[int]) -> tuple[int, ...]:
    """The ids of members who can be called, each once.

    >>> callable_users([12, -5, 12, 0])
    (12,)
    """
    return tuple(dict.fromkeys(user for user in users if user > 0))


def mentions(*users: int) -> str:
    """Members in a text, without those who cannot be called.

    >>> mentions(12, -5, 7)
    '<@12> <@7>'
    """
    return " ".join(f"<@{user}>" for user in callable_users(users))


def message_link(guild: int, channel: int, message: int) -> str:
    """The address of a message, which leads a member to it."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"
