"""Bower in this process against the stand-in, and discord.py alone, for what a test answers by hand."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, TypeVar

import discord as discordpy
import pytest

from cogs.client import Bower
from tests.cogs.conftest import make, migrated_file, translate_once
from tests.cogs.scenes import Maker
from tests.standin import StandIn
from tests.waiting import deadline

__all__ = ["make", "migrated_file", "translate_once"]
INTENTS = discordpy.Intents(guilds=True)
Client = TypeVar("Client", bound=discordpy.Client)


class Echo(discordpy.AutoShardedClient):
    """discord.py, which says "here" to every interaction as long as the gate is open; else the test answers."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=INTENTS, allowed_mentions=discordpy.AllowedMentions.none(), **options)
        self.gate, self.heard = asyncio.Event(), list[discordpy.Interaction[Any]]()
        self.gate.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without discord.py's 5 s between two IDENTIFYs: the stand-in takes them as they come."""

    async def on_interaction(self, interaction: discordpy.Interaction[Any]) -> None:
        self.heard.append(interaction)
        await self.gate.wait()
        with contextlib.suppress(discordpy.HTTPException):
            await interaction.response.send_message("here", ephemeral=True)


@contextlib.asynccontextmanager
async def running(discord: StandIn, client: Client, n_sessions: int = 1) -> AsyncIterator[Client]:
    with discord.pointed_here():
        async with client:
            task = asyncio.create_task(client.start(discord.token))
            try:
                await discord.bots(n_sessions)
                yield client
            finally:
                await client.close()
                async with deadline():
                    await task


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        standin.world.commands[None] = [{"id": "1", "name": "x", "type": 1}]
        yield standin


@pytest.fixture
def place(discord: StandIn) -> Any:
    guild = discord.guild(n_members=3)
    return guild.channel, *guild.users


@pytest.fixture
async def bot(discord: StandIn, place: Any) -> AsyncIterator[Echo]:
    async with running(discord, Echo()) as client:
        yield client


@pytest.fixture
async def bower(discord: StandIn, place: Any, make: Maker) -> AsyncIterator[Bower]:
    async with running(discord, make()) as client:
        await discord.until(lambda: len(discord.world.commands[None]) > 1)
        yield client
