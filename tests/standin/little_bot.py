"""A small real discord.py bot, for the stand-in's own tests: in-process, and as `python -m tests.standin.little_bot`.

It counts clicks in SQLite before it answers, which is the law the real bot must keep under kill -9.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import sqlite3
from typing import Any, TypeAlias

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

Interaction: TypeAlias = discord.Interaction[Any]


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>[0-9]+)"):
    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str]) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: Interaction) -> None:
        bot: Any = interaction.client
        total = bot.count(interaction.id)
        await interaction.response.edit_message(view=panel(total))


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=suit, value=suit) for suit in ("clubs", "hearts")]
        super().__init__(discord.ui.Select(custom_id="pick", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str]) -> Pick:
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"picked {self.item.values[0]}", ephemeral=True)


class Ask(discord.ui.Modal, title="A form"):
    name: discord.ui.TextInput[Ask] = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction: Interaction) -> None:
        if interaction.message is None:
            await interaction.response.send_message(f"Hello {self.name.value}", ephemeral=True)
        else:
            box: Any = discord.ui.TextDisplay(f"Hello {self.name.value}")
            await interaction.response.edit_message(view=discord.ui.LayoutView().add_item(box))


class Form(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"form"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Form", custom_id="form"))

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str]) -> Form:
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Ask())


def panel(total: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    box: Any = discord.ui.Container(discord.ui.TextDisplay(f"counted {total}"))
    items: tuple[Any, ...] = (Count(total), Pick(), Form())
    for item in items:
        box.add_item(discord.ui.ActionRow(item))
    return view.add_item(box)


class LittleBot(commands.AutoShardedBot):
    """`gate`: /slow answers only when it is set. `heard`: (interaction id, user's locale, permissions) as received."""

    def __init__(self, database: str = ":memory:", **options: Any) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(
            "!", intents=intents, help_command=None, allowed_mentions=discord.AllowedMentions.none(), **options
        )
        self.gate = asyncio.Event()
        self.heard: list[discord.Interaction[Any]] = []
        self.db = sqlite3.connect(database, isolation_level=None)
        self.db.execute("CREATE TABLE IF NOT EXISTS clicks (interaction INTEGER PRIMARY KEY)")

    def count(self, interaction_id: int) -> int:
        self.db.execute("INSERT OR IGNORE INTO clicks VALUES (?)", (interaction_id,))
        return self.db.execute("SELECT count(*) FROM clicks").fetchone()[0]

    async def on_interaction(self, interaction: Interaction) -> None:
        self.heard.append(interaction)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without discord.py's 5 s between two IDENTIFYs: the stand-in takes them as they come."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Pick, Form)
        for command in (table, slow, deferred, form, picture, about):
            self.tree.add_command(command)
        await self.tree.sync()


table = app_commands.Group(name="table", description="Tables")


@table.command(name="open", description="Open a table")
async def open_table(interaction: Interaction, preset: str = "", friend: discord.Member | None = None) -> None:
    if friend is not None:
        await interaction.response.send_message(f"{preset} with {friend.display_name}", ephemeral=True)
        return
    await interaction.response.send_message(view=panel(0))


@open_table.autocomplete("preset")
async def presets(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=p, value=p) for p in ("north-american", "british") if p.startswith(typed)]


@app_commands.command(description="Answers when the test lets it")
async def slow(interaction: Interaction) -> None:
    bot: Any = interaction.client
    await bot.gate.wait()
    await interaction.response.send_message("at last", ephemeral=True)


@app_commands.command(description="Thinks first")
@app_commands.default_permissions(manage_guild=True)
async def deferred(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="thought")
    await interaction.followup.send("and more", ephemeral=True)


@app_commands.command(description="Opens a form")
async def form(interaction: Interaction) -> None:
    await interaction.response.send_modal(Ask())


@app_commands.command(description="Sends a picture")
async def picture(interaction: Interaction) -> None:
    view = discord.ui.LayoutView(timeout=None)
    gallery: Any = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="a table"))
    await interaction.response.send_message(
        view=view.add_item(gallery), file=discord.File(io.BytesIO(b"\x89PNG"), "table.png")
    )


@app_commands.context_menu(name="About")
async def about(interaction: Interaction, member: discord.Member) -> None:
    await interaction.response.send_message(f"about {member.display_name}", ephemeral=True)


async def main() -> None:
    Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    sharding: dict[str, Any] = {}
    if "SHARD_COUNT" in os.environ:
        sharding = {"shard_count": int(os.environ["SHARD_COUNT"]), "shard_ids": [int(os.environ["SHARD_IDS"])]}
    async with LittleBot(os.environ["DATABASE_URL"].removeprefix("sqlite+aiosqlite:///"), **sharding) as bot:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(bot.close()))
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
