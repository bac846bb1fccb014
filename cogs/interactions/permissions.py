"""What Discord allows in each kind of channel, and by permissions; which the bot asks for; whom a message notifies."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeGuard, final

import discord
from discord import ChannelType

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
IF_WANTED: Final = ("connect", "manage_threads", "mention_everyone", "manage_roles")
"""What the bot also looks at, and an owner may give it in single channels."""


def invitation(application: int, *more: str) -> str:
    """The link by which a server's owner invites the bot, with `ASKED` and more permissions."""
    asked = discord.Permissions(**dict.fromkeys((*ASKED, *more), True))
    return discord.utils.oauth_url(application, permissions=asked, scopes=("bot", "applications.commands"))


def lacking(allowed: discord.Permissions, names: Iterable[str] = ASKED) -> tuple[str, ...]:
    """Which of these permissions are missing; none where the bot is an administrator."""
    return () if allowed.administrator else tuple(name for name in names if not getattr(allowed, name))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelKind:
    """What Bower may do in channels of a kind: tables, calls, puzzles, boards and posts stand where it may write."""

    reading: tuple[str, ...] = ("view_channel",)
    """The permissions to read there."""
    writing: tuple[str, ...] = ("send_messages",)
    """And to write there; none where only threads have messages."""
    rooms: ChannelType | None = None
    """The threads that tables of contests have there, public ones; None where the few that fit stand in the channel."""
    offered: bool = False
    """Whether menus offer it for contests, and for posts that come by themselves."""


_CHAT: Final = ChannelKind(reading=("view_channel", "connect"))
_THREAD: Final = ChannelKind(writing=("send_messages_in_threads",))
_SILENT: Final = ChannelKind(writing=())
KINDS: Final[Mapping[ChannelType, ChannelKind]] = {
    ChannelType.text: ChannelKind(rooms=ChannelType.public_thread, offered=True),
    ChannelType.news: ChannelKind(rooms=ChannelType.news_thread, offered=True),
    ChannelType.voice: _CHAT,
    ChannelType.stage_voice: _CHAT,
    ChannelType.public_thread: _THREAD,
    ChannelType.news_thread: _THREAD,
    ChannelType.private_thread: _THREAD,
    ChannelType.forum: _SILENT,
    ChannelType.media: _SILENT,
    ChannelType.category: _SILENT,
}
FOR_ROOMS: Final = ("create_public_threads", "send_messages_in_threads")
"""The permissions to make threads for tables, also in announcement channels."""


def kind_of(channel: object) -> ChannelKind:
    """The kind of a channel or thread, whatever Python class it has."""
    return KINDS.get(getattr(channel, "type", ChannelType.private)) or ChannelKind()


def may_make_rooms(channel: Any) -> TypeGuard[discord.TextChannel]:
    """Whether the bot may make threads for tables there."""
    return kind_of(channel).rooms is not None and not lacking(channel.permissions_for(channel.guild.me), FOR_ROOMS)


def may_read(allowed: discord.Permissions, channel: object) -> bool:
    """Whether these permissions show a channel's messages."""
    return not lacking(allowed, kind_of(channel).reading)


def may_send(allowed: discord.Permissions, channel: object) -> bool:
    """Whether these permissions let somebody write in a channel or thread."""
    if isinstance(channel, discord.Thread) and channel.locked and not allowed.manage_threads:
        return False
    kind = kind_of(channel)
    return bool(kind.writing) and not lacking(allowed, (*kind.reading, *kind.writing))


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
