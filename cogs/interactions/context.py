"""What everything that answers members shares, and where an interaction finds it."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, TypeAlias, final

import discord
from discord import ui

from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader, reader_of
from bot.services import Services
from cogs.interactions.deduplication import Deduplication
from cogs.interactions.emojis import Emojis
from cogs.interactions.questions import Questions
from cogs.interactions.widgets import layout
from cogs.live.presenter import Presenter


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class UiContext:
    """Made once the services are open. What it remembers is in memory only."""

    services: Services
    emojis: Emojis
    presenter: Presenter
    deduplication: Deduplication = field(default_factory=Deduplication)
    """Of interactions: Discord may deliver one more than once."""
    talk_reports: Deduplication = field(default_factory=Deduplication)
    """Of reports of table talk: one a member and hand, so that a channel is not filled with them."""
    puzzle_shares: Deduplication = field(default_factory=Deduplication)
    """Of puzzle results shown to a channel: one a member and day."""
    questions: Questions = field(default_factory=Questions)
    answering: set[asyncio.Task[Any]] = field(default_factory=set[asyncio.Task[Any]])
    """Interactions that are being answered; a stop waits for them."""

    @classmethod
    def create(cls, client: discord.AutoShardedClient, services: Services) -> "UiContext":
        """The context of a client."""
        emojis = Emojis()
        return cls(services=services, emojis=emojis, presenter=Presenter(client, services, emojis))

    async def layout(self, panel: Panel) -> tuple[ui.LayoutView, list[discord.File]]:
        """A panel as Discord's components and files, for an answer."""
        return await layout(panel, self.emojis, self.services.studio, urgent=True)

    def wait_for(self, task: "asyncio.Task[Any] | None") -> None:
        """Let a stop wait for a task that answers an interaction."""
        if task is not None:
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)


class UiClient(discord.Client):
    """A client that members can use: what `interaction.client` is."""

    services: Services
    ui: UiContext


Interaction: TypeAlias = discord.Interaction[UiClient]


async def reader_for(interaction: Interaction) -> Reader:
    """The member that answers and suggestions are for: in the language preferred, else in Discord's."""
    preferences = await interaction.client.services.members.get(interaction.user.id)
    return reader_of(preferences, interaction.locale.value)
