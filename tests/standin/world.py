"""What the stand-in Discord holds: the application, people, servers, channels, emojis and commands.

Ids are ints here and strings in payloads, as Discord sends them. Everything is plain memory on one event loop.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tests.standin import errors

if TYPE_CHECKING:
    from tests.standin.clock import Clock
    from tests.standin.messages import Message

DISCORD_EPOCH = 1_420_070_400_000  # ms; the first ms of 2015, https://discord.com/developers/docs/reference#snowflakes
TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12  # channel types
# view, send, embed, attach, history, external emojis, app commands, threads: what @everyone has on a new server
MEMBER = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 31 | 1 << 35 | 1 << 38
MANAGE_GUILD, ADMINISTRATOR = 1 << 5, 1 << 3
EVERYTHING = (1 << 53) - 1

Payload = dict[str, Any]


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass(eq=False, slots=True)
class User:
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False

    def payload(self) -> Payload:
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "discriminator": "0000" if self.bot else "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }


@dataclass(eq=False, slots=True)
class Member:
    """One user on one server. `permissions` are the bits Discord sends with an interaction in any channel of it."""

    user: User
    permissions: int = MEMBER
    nick: str | None = None
    joined: float = 1_600_000_000.0

    def payload(self, *, with_user: bool = True, with_permissions: bool = False) -> Payload:
        body: Payload = {
            "nick": self.nick,
            "avatar": None,
            "roles": [],
            "joined_at": iso(self.joined),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if with_user:
            body["user"] = self.user.payload()
        if with_permissions:
            body["permissions"] = str(self.permissions)
        return body


@dataclass(eq=False, slots=True)
class Channel:
    id: int
    name: str
    guild: Guild | None = field(default=None, repr=False)
    recipient: User | None = None  # of a direct channel
    parent: Channel | None = field(default=None, repr=False)  # of a thread
    thread_members: set[int] | None = None  # of a private thread: only they may write there
    made_by: int = 0  # of a public thread: the user
    messages: dict[int, Message] = field(default_factory=dict, repr=False)  # by id, oldest first, deleted ones left out

    @property
    def kind(self) -> int:
        if self.thread_members is not None:
            return PRIVATE_THREAD
        if self.parent is not None:
            return PUBLIC_THREAD
        return DIRECT if self.guild is None else TEXT

    def payload(self) -> Payload:
        body: Payload = {
            "id": str(self.id),
            "type": self.kind,
            "last_message_id": str(next(reversed(self.messages))) if self.messages else None,
            "flags": 0,
        }
        if self.guild is None:
            assert self.recipient is not None
            return body | {"recipients": [self.recipient.payload()]}
        if self.parent is not None and self.thread_members is None:
            about = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": iso(0.0), "locked": False}
            body |= {"thread_metadata": about, "member_count": 1, "message_count": 0}
            body |= {"owner_id": str(self.made_by)}
        return body | {
            "guild_id": str(self.guild.id),
            "name": self.name,
            "position": 0,
            "topic": None,
            "nsfw": False,
            "parent_id": None if self.parent is None else str(self.parent.id),
            "rate_limit_per_user": 0,
            "permission_overwrites": [],
        }


@dataclass(eq=False, slots=True)
class Guild:
    id: int
    name: str
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    channels: dict[int, Channel] = field(default_factory=dict, repr=False)

    @property
    def users(self) -> tuple[User, ...]:
        """The people, the bot left out, in the order they came; the first owns the server."""
        return tuple(m.user for m in self.members.values() if not m.user.bot)

    @property
    def channel(self) -> Channel:
        """The first channel."""
        return next(iter(self.channels.values()))

    def payload(self, *, members: list[Payload] | None = None) -> Payload:
        everyone = {"id": str(self.id), "name": "@everyone", "permissions": str(MEMBER), "position": 0, "flags": 0}
        everyone |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "icon": None}
        everyone["colors"] = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
        body: Payload = {
            "id": str(self.id),
            "name": self.name,
            "preferred_locale": self.locale,
            "owner_id": str(self.users[0].id) if self.users else None,
            "roles": [everyone],
            "emojis": [],
            "features": [],
            "premium_tier": 0,
            "nsfw_level": 0,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "system_channel_flags": 0,
            "afk_timeout": 300,
        }
        if members is not None:  # GUILD_CREATE, the gateway's fuller form
            body |= {"unavailable": False, "large": len(self.members) > 250, "member_count": len(self.members)}
            body |= {"joined_at": iso(1_600_000_000.0), "voice_states": [], "presences": [], "stage_instances": []}
            body |= {"guild_scheduled_events": [], "stickers": [], "soundboard_sounds": [], "members": members}
            body |= {"threads": [c.payload() for c in self.channels.values() if c.parent is not None]}
            body |= {"channels": [c.payload() for c in self.channels.values() if c.parent is None]}
        return body


class World:
    """All there is, found by id. A missing thing raises what Discord would answer."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._counter = itertools.count()
        self._founded = int(clock.now() * 1000) - DISCORD_EPOCH - 86_400_000  # servers are a day old
        self.bot = User(self.new_id(), "Bower", bot=True)
        self.application_id = self.bot.id
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.emojis: dict[int, Payload] = {}
        self.commands: dict[int | None, list[Payload]] = {}  # by guild; None: everywhere
        self.blobs: dict[str, tuple[str, bytes]] = {}  # uploaded files by their path under /attachments

    def new_id(self) -> int:
        """A snowflake of this moment of the stand-in's clock; unique, and growing within a millisecond."""
        return (int(self.clock.now() * 1000) - DISCORD_EPOCH) << 22 | (next(self._counter) & 0x3FFFFF)

    def user(self, name: str, *, locale: str = "en-US") -> User:
        user = User(self.new_id(), name, locale=locale)
        self.users[user.id] = user
        return user

    def guild(self, name: str, *, people: list[User], n_channels: int, locale: str, permissions: int) -> Guild:
        # a server's shard is (id >> 22) % shards: one millisecond apart, so that they take turns
        guild = Guild((self._founded + len(self.guilds)) << 22, name, locale)
        self.guilds[guild.id] = guild
        for index, user in enumerate([*people, self.bot]):
            bits = EVERYTHING if index == 0 else permissions
            guild.members[user.id] = Member(user, MEMBER if user.bot else bits)
        for index in range(n_channels):
            self.channel(guild, f"table-{index + 1}")
        return guild

    def channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.new_id(), name, guild)
        guild.channels[channel.id] = self.channels[channel.id] = channel
        return channel

    def public_thread(self, parent: Channel, name: str, made_by: User) -> Channel:
        """A thread in which everybody may write, among the channels of its server."""
        assert parent.guild is not None
        thread = Channel(self.new_id(), name, parent.guild, parent=parent, made_by=made_by.id)
        parent.guild.channels[thread.id] = self.channels[thread.id] = thread
        return thread

    def private_thread(self, guild: Guild, name: str, members: list[User]) -> Channel:
        """A thread of the server's first channel, which the bot has not joined."""
        parent = next(iter(guild.channels.values()))
        thread = Channel(self.new_id(), name, guild, thread_members={user.id for user in members}, parent=parent)
        self.channels[thread.id] = thread
        return thread

    def direct(self, user: User) -> Channel:
        """The one direct channel between the bot and a user."""
        found = next((c for c in self.channels.values() if c.recipient is user), None)
        if found is None:
            found = Channel(self.new_id(), "", recipient=user)
            self.channels[found.id] = found
        return found

    # found or refused

    def get_user(self, user_id: str | int) -> User:
        return _found(self.users, user_id, errors.unknown_user)

    def get_guild(self, guild_id: str | int) -> Guild:
        return _found(self.guilds, guild_id, errors.unknown_guild)

    def get_channel(self, channel_id: str | int) -> Channel:
        return _found(self.channels, channel_id, errors.unknown_channel)

    def get_message(self, channel_id: str | int, message_id: str | int) -> Message:
        """A message as the channel's routes see it: an ephemeral one does not exist there."""
        return _found(self.get_channel(channel_id).messages, message_id, errors.unknown_message)

    def command(self, name: str, kind: int, guild: Guild | None) -> Payload | None:
        """A registered command by name and type (1 slash, 2 user, 3 message); the server's own goes first."""
        places = (None,) if guild is None else (guild.id, None)
        for place in places:
            for command in self.commands.get(place, ()):
                if command["name"] == name and command.get("type", 1) == kind:
                    return command
        return None


def _found(things: dict[int, Any], key: str | int, missing: Any) -> Any:
    try:
        return things[int(key)]
    except (KeyError, ValueError):
        raise missing() from None
