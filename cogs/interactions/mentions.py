"""Whom a message notifies."""

from collections.abc import Iterable

import discord

from bot.panels.core.mentions import callable_users


def notifying(users: Iterable[int], roles: Iterable[int] = ()) -> discord.AllowedMentions:
    """These members, if they can be called, and roles, and nobody else."""
    return discord.AllowedMentions(
        everyone=False,
        users=[discord.Object(user) for user in callable_users(users)],
        roles=[discord.Object(role) for role in roles],
        replied_user=False,
    )
