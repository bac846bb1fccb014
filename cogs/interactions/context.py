"""The context shared by everything that answers members, and how an interaction reaches it."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, final

import discord
from discord import ui

from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader, reader_of
from bot.services import Services
from cogs.interactions.allowance import Allowance, TokenBucket
from cogs.interactions.deduplication import Deduplication
from cogs.interactions.emojis import Emojis
from cogs.interactions.open_forms import OpenForms
from cogs.interactions.outbox import Outbox
from cogs.interactions.questions import Questions
from cogs.interactions.widgets import layout
from cogs.live.presenter import Presenter

AT_ONCE: Final = 60
"""Presses and commands that a member may send at once."""
A_SECOND: Final = 4.0
"""Presses and commands that a member may go on sending in a second."""
OPENED: Final = 5
"""Tables that a member may open within `OPENED_SECONDS`."""
OPENED_SECONDS: Final = 600.0
SHOWN_SECONDS: Final = 60.0
"""Seconds after which anybody may have a table shown again."""

SHARED: Final = 10
"""Panels that a member may share, and partners they may call, within `SHARED_SECONDS`."""
SHARED_SECONDS: Final = 300.0


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
    puzzle_shares: Deduplication = field(default_factory=Deduplication)
    """For puzzle results posted in a channel: one for each member and day."""
    presses: TokenBucket = field(default_factory=lambda: TokenBucket(AT_ONCE, A_SECOND))
    """For everything that a member presses or types."""
    opened: Allowance = field(default_factory=lambda: Allowance(OPENED, OPENED_SECONDS))
    """For tables that a member opens."""
    shown_again: Allowance = field(default_factory=lambda: Allowance(1, SHOWN_SECONDS))
    """For tables that are shown again for those who do not sit there."""
    shared: Allowance = field(default_factory=lambda: Allowance(SHARED, SHARED_SECONDS))
    """For panels that a member shares with a channel, and for calls of partners."""
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


async def reader_for(interaction: Interaction) -> Reader:
    """The member who reads an answer or suggestion; the language is the preferred one, else Discord's."""
    preferences = await interaction.client.services.members.get(interaction.user.id)
    return reader_of(preferences, interaction.locale.value)
