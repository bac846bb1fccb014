"""What everything that answers members shares, how an interaction reaches it, and what its member may do.

This is the one place that reads permissions of members. It asks the cache of discord.py, never Discord.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, final

import discord
from discord import ui

from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader, reader_of
from bot.posts import Key
from bot.services import Services
from bot.stats.read.totals import Viewer
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import NOWHERE, Table
from cogs.interactions.components import layout
from cogs.interactions.emojis import Emojis
from cogs.interactions.outbox import Outbox
from cogs.interactions.permissions import has_unknown_members, may_read, may_send
from cogs.interactions.remembered import Deduplication, OpenForms, Questions, TokenBucket
from cogs.live.presenter import Presenter
from engine import Refused

AT_ONCE: Final = 60
"""Presses and commands that a member may send at once."""
A_SECOND: Final = 4.0
"""Presses and commands that a member may go on sending in a second."""
POSTS: Final = 10
"""Messages that a member may have Bower post at once, and again over `POSTS_SECONDS`, by all commands together."""
POSTS_SECONDS: Final = 300.0
OPENING: Final = 2.0
"""As how many of them opening a table counts."""
DEALING: Final = 0.5
"""As how many of them a private game counts, which is no message: each leaves rows, however soon it is closed."""
SHOWN_SECONDS: Final = 10.0
"""Seconds after which a table may be shown again."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class UiContext:
    """Shared state of the interface to Discord, in memory only; made once the services are open."""

    services: Services
    emojis: Emojis
    outbox: Outbox
    presenter: Presenter
    deduplication: Deduplication = field(default_factory=Deduplication)
    """For interactions: Discord may deliver one more than once."""
    talk_reports: Deduplication = field(default_factory=Deduplication)
    """For reports of table talk: one for each member and hand."""
    invitations: Deduplication = field(default_factory=Deduplication)
    """For calls of members to tables: one for each table and member."""
    posting: set[Key] = field(default_factory=set[Key])
    """What is being shared with a channel just now."""
    presses: TokenBucket = field(default_factory=lambda: TokenBucket(AT_ONCE, A_SECOND))
    """For everything that a member presses or types."""
    shown_again: TokenBucket = field(default_factory=lambda: TokenBucket(1, 1 / SHOWN_SECONDS))
    """For tables that are shown again."""
    posts: TokenBucket = field(default_factory=lambda: TokenBucket(POSTS, POSTS / POSTS_SECONDS))
    """For all that Bower posts because a member presses: tables opened or shown again, rematches, shares, calls."""
    questions: Questions = field(default_factory=Questions)
    forms: OpenForms = field(default_factory=OpenForms)
    answering: set[asyncio.Task[Any]] = field(default_factory=set[asyncio.Task[Any]])
    """Interactions that are being answered; shutdown waits for them."""

    @classmethod
    def create(cls, client: discord.AutoShardedClient, services: Services) -> "UiContext":
        """The context of a client."""
        emojis = Emojis()
        outbox = Outbox(services.studio, emojis, services.clock)
        presenter = Presenter(client, services, emojis, outbox)
        return cls(services=services, emojis=emojis, outbox=outbox, presenter=presenter)

    async def layout(self, panel: Panel) -> tuple[ui.LayoutView, list[discord.File]]:
        """A panel as Discord's components and files, for an answer."""
        return await layout(panel, self.emojis, self.services.studio, urgent=True)

    def wait_for(self, task: "asyncio.Task[Any] | None") -> None:
        """Let shutdown wait for a task that answers an interaction."""
        if task is not None:
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)


class UiClient(discord.Client):
    """The type of `interaction.client`."""

    services: Services
    ui: UiContext


Interaction: TypeAlias = discord.Interaction[UiClient]


def server_of(interaction: Interaction) -> int:
    """The server of an interaction; 0 in direct messages, and in a server where Bower is not, only its user has it.

    The one place that asks: what is done there belongs to no server, and nothing keeps or shows that one's id or name.
    """
    return interaction.guild_id or 0 if interaction.is_guild_integration() else 0


def guild_of(interaction: Interaction) -> discord.Guild | None:
    """The server of an interaction as discord.py knows it; `None` as `server_of` is 0."""
    return interaction.guild if server_of(interaction) else None


def answers_in_public(interaction: Interaction) -> bool:
    """Whether others can see an answer where Bower is not: always in direct messages, else by *Use External Apps*."""
    allowed = interaction.app_permissions
    return interaction.guild_id is None or (allowed.use_external_apps and may_send(allowed, interaction.channel))


async def reader_for(interaction: Interaction) -> Reader:
    """The member who reads an answer or suggestion; the language is the preferred one, else Discord's."""
    preferences = await interaction.client.services.members.get(interaction.user.id)
    return reader_of(preferences, interaction.locale.value)


@final
@dataclass(frozen=True, slots=True)
class Rights:
    """What a member may do in a channel, apart from what is theirs as the host or in a seat."""

    sees: bool = False
    """The channel's tables and games."""
    writes: bool = False
    """Messages there, so Bower may write there for them."""
    moderates: bool = False
    """Every table there."""
    mentions: bool = False
    """Every role, also one that not everybody may mention."""


NO_RIGHTS: Final = Rights()


def manages_server(interaction: Interaction) -> bool:
    """Whether the member has Manage Server where Bower is, which no channel can take away."""
    return bool(server_of(interaction)) and interaction.permissions.manage_guild


def makes_events(interaction: Interaction) -> bool:
    """Whether the member may make Discord's own events in the server."""
    user = interaction.user
    return isinstance(user, discord.Member) and user.guild_permissions.create_events


def may_give(interaction: Interaction, role: discord.Role | None) -> bool:
    """Whether the member may give a role to others."""
    user = interaction.user
    if role is None or not isinstance(user, discord.Member) or not user.guild_permissions.manage_roles:
        return False
    return user.top_role > role or user.guild.owner_id == user.id


def may_call(interaction: Interaction, channel: int, role: discord.Role | None) -> bool:
    """Whether the member may call a role by a message in a channel."""
    return role is not None and (role.mentionable or rights_in(interaction, channel).mentions)


def has_role(interaction: Interaction, role: int | None) -> bool:
    """Whether the member of an interaction has a role, as Discord says with it: the cache may lack the role."""
    user = interaction.user
    own = user._roles if isinstance(user, discord.Member) else ()  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    return role is not None and role in own


def rights_in(interaction: Interaction, channel: int) -> Rights:
    """What the member of an interaction may do in a channel of the server.

    Whoever is in a channel sees it, also a private thread. Of another private thread, and of a channel that the cache
    does not have (deleted, or an archived thread), only members with Manage Server see the games. At a private table,
    which stands in none, nobody has any right.
    """
    guild, manages = guild_of(interaction), manages_server(interaction)
    if guild is None or channel == NOWHERE:
        return NO_RIGHTS
    if channel == interaction.channel_id:
        return _of(interaction.permissions, interaction.channel, manages=manages)
    found = guild.get_channel_or_thread(channel)
    if found is None or has_unknown_members(found) or not isinstance(interaction.user, discord.Member):
        return Rights(sees=manages, moderates=manages)
    return _of(found.permissions_for(interaction.user), found, manages=manages)


async def may_see(interaction: Interaction, table: Table) -> bool:
    """Whether a member may know of a table and its game: they see its channel, or they sat there."""
    return (
        rights_in(interaction, table.channel).sees
        or table.seat_of(interaction.user.id) is not None
        or await interaction.client.services.history.has_sat(table.id, interaction.user.id)
    )


async def look(interaction: Interaction, number: int) -> StoredTable:
    """A table of this server, or of none, that the member may see; the one place that asks.

    Computers at a private one move from now on, whatever became of the process in which they did.

    Raises:
        Refused: UNKNOWN.
    """
    services = interaction.client.services
    stored = await services.tables.load(number)
    if stored.table.guild not in (server_of(interaction), NOWHERE) or not await may_see(interaction, stored.table):
        raise Refused(Code.UNKNOWN)
    if stored.table.private:
        services.autoplay.consider(stored)
    return stored


def viewer_of(interaction: Interaction) -> Viewer:
    """The member as a reader of the server's records."""
    return Viewer(interaction.user.id, channels_seen(interaction))


def channels_seen(interaction: Interaction) -> frozenset[int] | None:
    """The channels of the server whose games the member may see; `None` means all, also those that are gone."""
    if manages_server(interaction):
        return None
    guild = guild_of(interaction)
    known: Iterable[int] = () if guild is None else (each.id for each in (*guild.channels, *guild.threads))
    return frozenset(each for each in (interaction.channel_id or 0, *known) if rights_in(interaction, each).sees)


def _of(allowed: discord.Permissions, channel: object, *, manages: bool) -> Rights:
    sees = may_read(allowed, channel) or manages
    return Rights(
        sees=sees,
        writes=may_send(allowed, channel),
        moderates=sees and (allowed.manage_messages or manages),
        mentions=allowed.mention_everyone,
    )
