"""A toy bot built like the real one, for tests of the demo and of `tests.world`; it plays no Euchre.

Four seats hold three numbers each and play one in turn; the highest takes the round. Slash commands with autocomplete,
a Components V2 table message with a picture that a painter task edits at most every 1.25 s, ephemeral hand panels of
DynamicItem buttons, application emojis made at the start, computer seats that act after a second, and a writer task
that every action waits for.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import random
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

PACE = 1.0
PAINT_EVERY = 1.25
SEATS = 4
EMOJIS = ("toy_red", "toy_blue")


@dataclass
class Table:
    id: str
    channel: Any
    seats: list[int | None] = field(default_factory=list)  # a user id, or None for a computer
    hands: list[list[int]] = field(default_factory=list)
    trick: list[tuple[int, int]] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0] * SEATS)
    turn: int = 0
    version: int = 0
    message: Any = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def over(self) -> bool:
        return bool(self.hands) and not any(self.hands)


class ToyBot(discord.Client):
    """`setup_hook` opens everything, `close` closes it."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(intents=discord.Intents.default(), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)
        self.dice = random.Random(seed)
        self.tables: dict[str, Table] = {}
        self.board: dict[str, int] = {}
        self.numbers = itertools.count(1)
        self.queue: asyncio.Queue[tuple[Any, asyncio.Future[Any]]] = asyncio.Queue()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.emoji: dict[str, discord.Emoji] = {}
        self.closings = 0

    async def setup_hook(self) -> None:
        known = {emoji.name: emoji for emoji in await self.fetch_application_emojis()}
        for name in EMOJIS:
            self.emoji[name] = known.get(name) or await self.create_application_emoji(name=name, image=disc(name))
        self.add_dynamic_items(Act, Hand, Sit, Start)
        self.tree.add_command(table_group)
        self.tree.add_command(leaderboard)
        self.tree.add_command(rules)
        await self.tree.sync()
        self.spawn(self.write())

    async def close(self) -> None:
        self.closings += 1
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await super().close()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def write(self) -> None:
        """Carry out all actions, one after the other."""
        while True:
            action, done = await self.queue.get()
            await asyncio.to_thread(lambda: None)
            try:
                done.set_result(action())
            except ValueError as refused:
                done.set_exception(refused)

    async def act(self, table: Table, user: int | None, version: int, index: int) -> None:
        """Play the index-th number of the seat whose turn it is; ValueError if it is not this user's turn."""

        def change() -> None:
            if not table.hands or table.over or table.version != version or table.seats[table.turn] != user:
                raise ValueError("stale")
            table.trick.append((table.hands[table.turn].pop(index), table.turn))
            table.turn = (table.turn + 1) % SEATS
            table.version += 1
            if len(table.trick) == SEATS:
                table.turn = max(table.trick)[1]
                table.points[table.turn] += 1
                table.trick.clear()

        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.queue.put((change, done))
        await done
        table.changed.set()
        if table.over:
            for seat, won in zip(table.seats, table.points, strict=True):
                if seat is not None:
                    self.board[f"<@{seat}>"] = self.board.get(f"<@{seat}>", 0) + won
        elif table.seats[table.turn] is None:
            self.spawn(self.computer(table))

    async def computer(self, table: Table) -> None:
        await asyncio.sleep(PACE)  # waits: virtual
        await self.act(table, None, table.version, 0)

    async def paint(self, table: Table) -> None:
        while not table.over:
            await table.changed.wait()
            table.changed.clear()
            view, picture = await self.render(table)
            await table.message.edit(view=view, attachments=[picture])
            await asyncio.sleep(PAINT_EVERY)  # waits: virtual
        view, picture = await self.render(table)
        await table.message.edit(view=view, attachments=[picture])

    async def render(self, table: Table) -> tuple[ui.LayoutView, discord.File]:
        picture = discord.File(io.BytesIO(await asyncio.to_thread(draw, table)), "table.png", description="The table.")
        return TableView(self, table), picture


class TableView(ui.LayoutView):
    def __init__(self, bot: ToyBot, table: Table) -> None:
        super().__init__(timeout=None)
        names = [f"<@{seat}>" if seat else "Computer" for seat in table.seats]
        row: ui.ActionRow[Any] = ui.ActionRow()
        if not table.hands:
            head = f"**Toy table {table.id}**\nSeats: {', '.join(names) or 'none'}"
            row.add_item(Sit(table.id)).add_item(Start(table.id))
        elif table.over:
            head = f"**Toy table {table.id}**\nGame over. Final score: {table.points}"
            row.add_item(Hand(table.id))
        else:
            trick = " · ".join(f"{names[seat]} {card}" for card, seat in table.trick) or "no card yet"
            head = f"**Toy table {table.id}** move {table.version}, score {table.points}"
            head += f"\n{trick}\n**{names[table.turn]} to play**"
            row.add_item(Hand(table.id))
        mark = bot.emoji["toy_red"]
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media="attachment://table.png", description="The table.")
        self.add_item(ui.Container(ui.TextDisplay(f"{mark} {head}"), gallery, row, accent_color=0x2E7D32))


class PanelView(ui.LayoutView):
    def __init__(self, bot: ToyBot, table: Table, user: int) -> None:
        super().__init__(timeout=None)
        self.stop()  # as the real bot does: dynamic items need no live view, which would be kept for 15 minutes
        if user not in table.seats:
            self.add_item(ui.TextDisplay("You have no seat."))
            return
        seat = table.seats.index(user)
        mine = table.turn == seat and not table.over
        over = "The game is over." if table.over else "**Your turn**" if mine else "Wait for your turn."
        self.add_item(ui.TextDisplay(over))
        row: ui.ActionRow[Any] = ui.ActionRow()
        for index, card in enumerate(table.hands[seat] if table.hands else ()):
            row.add_item(
                Act(table.id, table.version, index, label=str(card), disabled=not mine, emoji=bot.emoji["toy_blue"])
            )
        if row.children:
            self.add_item(row)


class Act(ui.DynamicItem[ui.Button[Any]], template=r"bower:act:(?P<table>[a-z0-9]+):(?P<version>\d+):(?P<index>\d+)"):
    def __init__(self, table: str, version: int, index: int, **options: Any) -> None:
        super().__init__(ui.Button(custom_id=f"bower:act:{table}:{version}:{index}", **options))
        self.table, self.version, self.index = table, version, index

    @classmethod
    async def from_custom_id(cls, _: Any, item: Any, match: re.Match[str]) -> Act:
        return cls(match["table"], int(match["version"]), int(match["index"]), label=item.label)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: ToyBot = interaction.client
        table = bot.tables[self.table]
        with suppress(ValueError):
            await bot.act(table, interaction.user.id, self.version, self.index)
        await interaction.response.edit_message(view=PanelView(bot, table, interaction.user.id))


class Hand(ui.DynamicItem[ui.Button[Any]], template=r"bower:hand:(?P<table>[a-z0-9]+)"):
    def __init__(self, table: str) -> None:
        super().__init__(ui.Button(custom_id=f"bower:hand:{table}", label="My hand", style=discord.ButtonStyle.primary))
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: Any, item: Any, match: re.Match[str]) -> Hand:
        return cls(match["table"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: ToyBot = interaction.client
        view = PanelView(bot, bot.tables[self.table], interaction.user.id)
        await interaction.response.send_message(view=view, ephemeral=True)


class Sit(ui.DynamicItem[ui.Button[Any]], template=r"bower:sit:(?P<table>[a-z0-9]+)"):
    def __init__(self, table: str) -> None:
        super().__init__(ui.Button(custom_id=f"bower:sit:{table}", label="Sit"))
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: Any, item: Any, match: re.Match[str]) -> Sit:
        return cls(match["table"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: ToyBot = interaction.client
        table = bot.tables[self.table]
        if len(table.seats) < SEATS and interaction.user.id not in table.seats and not table.hands:
            table.seats.append(interaction.user.id)
        view, picture = await bot.render(table)
        await interaction.response.edit_message(view=view, attachments=[picture])


class Start(ui.DynamicItem[ui.Button[Any]], template=r"bower:start:(?P<table>[a-z0-9]+)"):
    def __init__(self, table: str) -> None:
        super().__init__(ui.Button(custom_id=f"bower:start:{table}", label="Start", style=discord.ButtonStyle.success))
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: Any, item: Any, match: re.Match[str]) -> Start:
        return cls(match["table"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: ToyBot = interaction.client
        table = bot.tables[self.table]
        if not table.hands:
            table.seats += [None] * (SEATS - len(table.seats))
            numbers = bot.dice.sample(range(1, 13), 12)
            table.hands = [sorted(numbers[seat * 3 : seat * 3 + 3]) for seat in range(SEATS)]
            table.message = interaction.message
            bot.spawn(bot.paint(table))
            if table.seats[0] is None:
                bot.spawn(bot.computer(table))
        view, picture = await bot.render(table)
        await interaction.response.edit_message(view=view, attachments=[picture])


table_group = app_commands.Group(name="table", description="Tables of this channel")


@table_group.command(name="open", description="Open a table")
@app_commands.describe(preset="The rules to play by")
async def open_table(interaction: discord.Interaction[Any], preset: str = "north-american") -> None:
    bot: ToyBot = interaction.client
    table = Table(f"t{next(bot.numbers)}", interaction.channel, [interaction.user.id])
    bot.tables[table.id] = table
    view, picture = await bot.render(table)
    await interaction.response.send_message(view=view, file=picture)


@open_table.autocomplete("preset")
async def presets(_: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    names = ("north-american", "stick-the-dealer", "british")
    return [app_commands.Choice(name=name, value=name) for name in names if current in name]


@app_commands.command(description="Who won the most rounds")
async def leaderboard(interaction: discord.Interaction[Any]) -> None:
    board = sorted(interaction.client.board.items(), key=lambda item: -item[1])
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("**Leaderboard**\n" + "\n".join(f"{i}. {n} {p}" for i, (n, p) in enumerate(board, 1))))
    await interaction.response.send_message(view=view)


@app_commands.command(description="The rules")
async def rules(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("The highest number takes the round.", ephemeral=True)


def disc(colour: str) -> bytes:
    image = Image.new("RGBA", (64, 64))
    ImageDraw.Draw(image).ellipse((2, 2, 62, 62), fill=colour.removeprefix("toy_"))
    return png(image)


def draw(table: Table) -> bytes:
    image = Image.new("RGB", (640, 320), "#14532d")
    for place, (card, _) in enumerate(table.trick):
        ImageDraw.Draw(image).rectangle((40 + 140 * place, 60, 140 + 140 * place, 220), fill="white")
        ImageDraw.Draw(image).text((70 + 140 * place, 120), str(card), fill="black", font_size=40)
    return png(image)


def png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
