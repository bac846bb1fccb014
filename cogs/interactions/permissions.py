"""What Discord's permissions allow in a channel, which of them the bot asks for, and whom a message notifies."""

from collections.abc import Iterable
from typing import Final

import discord

from bot.panels.core.wording import callable_users

ASKED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "create_public_threads",
    "create_events",
)
"""What the invitation link asks for, by discord.py's names; docs/operations.md has the reasons."""
IF_WANTED: Final = ("connect", "manage_threads", "mention_everyone")
"""What the bot also looks at, and an owner may give it in single channels."""


def invitation(application: int) -> str:
    """The link by which a server's owner invites the bot, with `ASKED`."""
    asked = discord.Permissions(**dict.fromkeys(ASKED, True))
    return discord.utils.oauth_url(application, permissions=asked, scopes=("bot", "applications.commands"))


def lacking(allowed: discord.Permissions, names: Iterable[str] = ASKED) -> tuple[str, ...]:
    """Which of these permissions are missing; none where the bot is an administrator."""
    return () if allowed.administrator else tuple(name for name in names if not getattr(allowed, name))


def may_read(allowed: discord.Permissions, channel: object) -> bool:
    """Whether these permissions show a channel's messages; a voice chat also needs the right to connect."""
    voiced = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return allowed.view_channel and (allowed.connect or not voiced)


def may_send(allowed: discord.Permissions, channel: object) -> bool:
    """Whether these permissions let somebody write in a channel or thread."""
    threaded = isinstance(channel, discord.Thread)
    if threaded and channel.locked and not allowed.manage_threads:
        return False
    return may_read(allowed, channel) and (allowed.send_messages_in_threads if threaded else allowed.send_messages)


def may_mention(allowed: discord.Permissions, role: discord.Role) -> bool:
    """Whether these permissions in a channel let somebody call a role there."""
    return allowed.mention_everyone or role.mentionable


def is_for_everyone(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Whether every member of the server sees a channel."""
    if has_unknown_members(channel):
        return False
    return may_read(channel.permissions_for(channel.guild.default_role), channel)


def has_unknown_members(channel: object) -> bool:
    """Whether nobody can say who sees a channel: a private thread, or one whose channel is unknown."""
    return isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None)


def notifying(users: Iterable[int], roles: Iterable[int] = ()) -> discord.AllowedMentions:
    """These members, if they can be called, and roles, and nobody else."""
    return discord.AllowedMentions(
        everyone=False,
        users=[discord.Object(user) for user in callable_users(users)],
        roles=[discord.Object(role) for role in roles],
        replied_user=False,
    )
