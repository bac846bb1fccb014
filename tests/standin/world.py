"""What the stand-in Discord holds: its time, the application, people, servers, channels, emojis and commands.

Ids are ints here and strings in payloads, as Discord sends them. Everything is plain memory on one event loop. The time
runs with the machine's, and a test can push it forward.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tests.standin import errors

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.standin.messages import Message


class Alarm:
    """Something to be done at `due` (stand-in seconds); see `Clock.call_later`."""

    __slots__ = ("_clock", "act", "due", "handle", "pushed")

    def __init__(self, clock: Clock, due: float, pushed: float, act: Callable[[], None]) -> None:
        self._clock, self.due, self.pushed, self.act = clock, due, pushed, act
        self.handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        self._clock.forget(self)


class Clock:
    """Seconds since the epoch. `advance` moves it on at once, and what fell due in between happens, in order."""

    def __init__(self) -> None:
        self._epoch, self._start, self._pushed = time.time(), time.monotonic(), 0.0
        self._alarms: set[Alarm] = set()

    def now(self) -> float:
        return self._epoch + (time.monotonic() - self._start) + self._pushed

    def call_later(self, seconds: float, act: Callable[[], None], *, at_latest: float | None = None) -> Alarm:
        """Do something once so many seconds have passed.

        `at_latest`: only those count that a test pushes, unless so many have passed: a busy machine is no slow bot.
        """
        alarm = Alarm(self, self.now() + (at_latest or seconds), self._pushed + seconds, act)
        self._alarms.add(alarm)
        self._arm(alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        self._pushed += seconds
        for alarm in sorted(self._alarms, key=lambda a: a.due):
            if alarm not in self._alarms:  # an earlier one cancelled it
                continue
            if alarm.due <= self.now() or alarm.pushed <= self._pushed:
                self._ring(alarm)
            else:
                self._arm(alarm)

    def forget(self, alarm: Alarm) -> None:
        self._alarms.discard(alarm)
        if alarm.handle is not None:
            alarm.handle.cancel()

    def stop(self) -> None:
        for alarm in tuple(self._alarms):
            self.forget(alarm)

    def _arm(self, alarm: Alarm) -> None:
        if alarm.handle is not None:
            alarm.handle.cancel()
        seconds = max(0.0, alarm.due - self.now())
        alarm.handle = asyncio.get_running_loop().call_later(seconds, self._ring, alarm)  # waits: for others

    def _ring(self, alarm: Alarm) -> None:
        self.forget(alarm)
        alarm.act()


DISCORD_EPOCH = 1_420_070_400_000  # ms; the first ms of 2015, https://discord.com/developers/docs/reference#snowflakes
TEXT, DM, GROUP_DM, NEWS, NEWS_THREAD, PUBLIC_THREAD = 0, 1, 3, 5, 10, 11  # channel types
THREADS = {TEXT: (PUBLIC_THREAD,), NEWS: (NEWS_THREAD,)}  # those that each takes, of the public ones
SEND, EXTERNAL_EMOJIS, EXTERNAL_APPS = 1 << 11, 1 << 18, 1 << 50
# view, send, embed, attach, history, external emojis, app commands, threads: what @everyone has on a new server
MEMBER = 1 << 10 | SEND | 1 << 14 | 1 << 15 | 1 << 16 | EXTERNAL_EMOJIS | 1 << 31 | 1 << 35 | 1 << 38 | EXTERNAL_APPS
ADMINISTRATOR = 1 << 3
IN_DIRECT_MESSAGES = 1 << 14 | 1 << 15 | 1 << 17  # embed, attach, mention everyone
MANAGE_ROLES = 1 << 28
EVERYTHING = (1 << 53) - 1
GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2  # contexts
JOINED = 1_600_000_000.0

Payload = dict[str, Any]


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass(eq=False, slots=True)
class User:
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    installs: bool = False  # the application for themselves

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
    roles: set[int] = field(default_factory=set)

    def payload(self, *, with_user: bool = True, with_permissions: bool = False) -> Payload:
        body: Payload = {
            "nick": None,
            "avatar": None,
            "roles": [*map(str, sorted(self.roles))],
            "joined_at": iso(JOINED),
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
    guild: Guild = field(repr=False)
    type: int = TEXT
    parent: Channel | None = field(default=None, repr=False)  # of a thread, which is public
    made_by: int = 0  # of a thread: the user
    messages: dict[int, Message] = field(default_factory=dict, repr=False)  # by id, oldest first, deleted ones left out

    def payload(self) -> Payload:
        body: Payload = {
            "id": str(self.id),
            "type": self.type,
            "last_message_id": str(next(reversed(self.messages))) if self.messages else None,
            "flags": 0,
        }
        if not self.guild.id:
            people = [each.user.payload() for each in self.guild.members.values()]
            return body | {"recipients": people, "name": None, "icon": None, "owner_id": people[0]["id"]}
        if self.parent is not None:
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
class Role:
    id: int
    name: str
    position: int = 0
    permissions: int = 0
    managed: bool = False

    def payload(self) -> Payload:
        body = {"id": str(self.id), "name": self.name, "permissions": str(self.permissions), "position": self.position}
        body |= {"color": 0, "hoist": False, "managed": self.managed, "mentionable": False, "icon": None, "flags": 0}
        return body | {"colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}}


@dataclass(eq=False, slots=True)
class Guild:
    """A server, whether or not the bot is in it; or, with id 0, the people of a channel of direct messages."""

    id: int
    name: str
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    channels: dict[int, Channel] = field(default_factory=dict, repr=False)
    roles: dict[int, Role] = field(default_factory=dict, repr=False)  # without @everyone

    @property
    def users(self) -> tuple[User, ...]:
        """The people, the bot left out, in the order they came; the first owns the server."""
        return tuple(m.user for m in self.members.values() if not m.user.bot)

    @property
    def channel(self) -> Channel:
        """The first channel."""
        return next(iter(self.channels.values()))

    def payload(self, *, members: list[Payload] | None = None) -> Payload:
        everyone = Role(self.id, "@everyone", permissions=MEMBER)
        body: Payload = {
            "id": str(self.id),
            "name": self.name,
            "preferred_locale": self.locale,
            "owner_id": str(self.users[0].id) if self.users else None,
            "roles": [each.payload() for each in (everyone, *self.roles.values())],
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
            body |= {"joined_at": iso(JOINED), "voice_states": [], "presences": [], "stage_instances": []}
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

    def new_id(self) -> int:
        """A snowflake of this moment of the stand-in's clock; unique, and growing within a millisecond."""
        return (int(self.clock.now() * 1000) - DISCORD_EPOCH) << 22 | (next(self._counter) & 0x3FFFFF)

    def user(self, name: str, *, locale: str = "en-US") -> User:
        user = User(self.new_id(), name, locale=locale)
        self.users[user.id] = user
        return user

    def guild(
        self, name: str, *, people: list[User], n_channels: int, locale: str, permissions: int, foreign: bool = False
    ) -> Guild:
        # a server's shard is (id >> 22) % shards: one millisecond apart, so that they take turns
        guild = Guild((self._founded + len(self.guilds)) << 22, name, locale)
        self.guilds[guild.id] = guild
        for index, user in enumerate(people if foreign else [*people, self.bot]):
            bits = EVERYTHING if index == 0 else permissions
            guild.members[user.id] = Member(user, MEMBER if user.bot else bits)
        for index in range(n_channels):
            self.channel(guild, f"table-{index + 1}")
        return guild

    def has_bot(self, guild: Guild) -> bool:
        return self.bot.id in guild.members

    def context(self, channel: Channel) -> int:
        """Where a channel is, by Discord's number: a server, the bot's direct messages, or those of people."""
        if channel.guild.id:
            return GUILD
        return BOT_DM if self.has_bot(channel.guild) else PRIVATE_CHANNEL

    def app_permissions(self, user: User, channel: Channel) -> int:
        """What the application may do where a person uses it: without the bot, what that person may do."""
        if channel.guild.id:
            bits = EVERYTHING if self.has_bot(channel.guild) else channel.guild.members[user.id].permissions
            return bits & ~ADMINISTRATOR
        return IN_DIRECT_MESSAGES | (EXTERNAL_EMOJIS if self.has_bot(channel.guild) else 0)

    def direct_messages(self, *people: User) -> Channel:
        """The direct messages of one person and the bot, or of several people without it."""
        here = Guild(0, "", members={each.id: Member(each) for each in people})
        if len(people) == 1:
            here.members[self.bot.id] = Member(self.bot)
        channel = Channel(self.new_id(), "", here, DM if len(here.members) == 2 else GROUP_DM)
        here.channels[channel.id] = self.channels[channel.id] = channel
        return channel

    def channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.new_id(), name, guild)
        guild.channels[channel.id] = self.channels[channel.id] = channel
        return channel

    def public_thread(self, parent: Channel, name: str, made_by: User, kind: int = PUBLIC_THREAD) -> Channel:
        """A thread in which everybody may write, among the channels of its server."""
        if kind not in THREADS.get(parent.type, ()):
            raise errors.wrong_channel()
        thread = Channel(self.new_id(), name, parent.guild, kind, parent=parent, made_by=made_by.id)
        parent.guild.channels[thread.id] = self.channels[thread.id] = thread
        return thread

    # found or refused

    def get_guild(self, guild_id: str | int) -> Guild:
        found: Guild = _found(self.guilds, guild_id, errors.unknown_guild)
        if not self.has_bot(found):
            raise errors.unknown_guild()
        return found

    def get_channel(self, channel_id: str | int) -> Channel:
        """A channel for the bot's own requests; where the bot is not, none is answered."""
        found: Channel = _found(self.channels, channel_id, errors.unknown_channel)
        if not self.has_bot(found.guild):
            raise errors.missing_access()
        return found

    def get_message(self, channel_id: str | int, message_id: str | int) -> Message:
        """A message as the channel's routes see it: an ephemeral one does not exist there."""
        return _found(self.get_channel(channel_id).messages, message_id, errors.unknown_message)

    def command(self, name: str) -> Payload | None:
        """A registered slash command."""
        return next((each for each in self.commands.get(None, ()) if (each["name"], each["type"]) == (name, 1)), None)


def _found(things: dict[int, Any], key: str | int, missing: Any) -> Any:
    try:
        return things[int(key)]
    except (KeyError, ValueError):
        raise missing() from None
