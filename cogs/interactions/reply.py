"""What is sent to a member who used a command or pressed a button."""

import asyncio
import io
import logging
import time
from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot import metrics
from bot.panels.core.panel import Form, Panel
from bot.panels.core.reader import Reader
from bot.panels.table.menus import note_panel
from bot.services import Services
from bot.tables.model import Member
from bot.texts import language_of, say
from cogs.interactions.context import Interaction, reader_for
from cogs.interactions.forms import modal

_log = logging.getLogger(__name__)
DEFER_AFTER = 1.5
"""Seconds after which an answer that is not there yet is promised to Discord, which waits 3."""
_UNKNOWN_MESSAGE: Final = 10008


class Reply:
    """One interaction and how it is answered. `edits` says that panels take the place of the message pressed."""

    def __init__(self, interaction: Interaction, *, edits: bool) -> None:
        self.interaction = interaction
        self.ui = interaction.client.ui
        self.reader = Reader(language=language_of(interaction.locale.value))
        message = interaction.message
        self._edits = edits and (message is None or message.flags.ephemeral)  # no panel of one member is shown to all
        self._began = time.monotonic()
        self._measured = False
        self._first = asyncio.Lock()
        """Held while the first answer goes out, so that a promise and an answer never cross."""

    @property
    def services(self) -> Services:
        """What the bot runs on."""
        return self.ui.services

    @property
    def edits(self) -> bool:
        """Whether panels take the place of the message pressed."""
        return self._edits

    @property
    def language(self) -> str:
        """The member's language."""
        return self.reader.language

    @property
    def user(self) -> int:
        """The member's id. Authority comes from here and the seats, never from a custom id."""
        return self.interaction.user.id

    @property
    def guild(self) -> int:
        """The server asked in; every command and press of ours lives in one."""
        return self.interaction.guild_id or 0

    @property
    def member(self) -> Member:
        """The member as tables know one; whoever may manage messages here is a moderator."""
        rights = self.interaction.permissions
        user = self.interaction.user
        return Member(user.id, user.display_name, rights.manage_messages or rights.manage_guild)

    async def read_preferences(self) -> None:
        """Learn what the member prefers; while that cannot be read, it is what Discord says."""
        try:
            self.reader = await reader_for(self.interaction)
        except Exception:
            _log.exception("the preferences of a member could not be read")

    async def panel(self, panel: Panel) -> None:
        """Show a panel: in place of the message pressed, or as a new message only the member sees."""
        view, files = await self.ui.layout(panel)
        response = self.interaction.response
        async with self._first:
            if response.is_done():
                await self._follow(view, files)
            elif self._edits:
                await self._replace(view, files)
            else:
                await response.send_message(view=view, files=files, ephemeral=True)
            self._measure()

    async def public(self, panel: Panel) -> None:
        """Show a panel in place of the public message pressed, to all who can see that."""
        view, files = await self.ui.layout(panel)
        response, message = self.interaction.response, self.interaction.message
        async with self._first:
            if not response.is_done():
                await response.edit_message(view=view, attachments=files)
            elif message is not None:
                await message.edit(view=view, attachments=files)
                await self.interaction.delete_original_response()  # the promise of a message there is no need for
            self._measure()

    async def update(self, panel: Panel) -> bool:
        """Show a panel in place of the one this answer showed before; whether that is still there."""
        view, files = await self.ui.layout(panel)
        try:
            await self.interaction.edit_original_response(view=view, attachments=files)
        except discord.NotFound as gone:
            if gone.code != _UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def post(self, panel: Panel) -> None:
        """Show a panel as a new message to all who see the channel; the message pressed stays as it is."""
        view, files = await self.ui.layout(panel)
        response = self.interaction.response
        async with self._first:
            if response.is_done():
                await self.interaction.followup.send(view=view, files=files)
            else:
                await response.send_message(view=view, files=files)
            self._measure()

    async def panels(self, panels: Sequence[Panel]) -> None:
        """Show several panels, each in a message of its own; the first as `panel` does."""
        await self.panel(panels[0])
        for panel in panels[1:]:
            view, files = await self.ui.layout(panel)
            await self.interaction.followup.send(view=view, files=files, ephemeral=True)

    async def _replace(self, view: ui.LayoutView, files: list[discord.File]) -> None:
        """Show a panel in place of the message pressed; where that is gone by now, as a new one."""
        response = self.interaction.response
        try:
            await response.edit_message(view=view, attachments=files)
        except discord.NotFound as gone:
            if gone.code != _UNKNOWN_MESSAGE:
                raise
            await response.send_message(view=view, files=_from_start(files), ephemeral=True)

    async def _follow(self, view: ui.LayoutView, files: list[discord.File]) -> None:
        """Show a panel after a promise; where its message is gone by now, as a new one."""
        try:
            await self.interaction.edit_original_response(view=view, attachments=files)
        except discord.NotFound as gone:
            if gone.code != _UNKNOWN_MESSAGE:
                raise
            await self.interaction.followup.send(view=view, files=_from_start(files), ephemeral=True)

    async def form(self, form: Form) -> None:
        """Ask for a line of text; where the answer was promised already, Discord takes no form any more."""
        async with self._first:
            late = self.interaction.response.is_done()
            if not late:
                await self.interaction.response.send_modal(modal(form))
                self._measure()
        if late:
            await self.tell("house-again")

    async def say(self, text: str) -> None:
        """Tell the member something, in a message of its own that only the member sees."""
        response = self.interaction.response
        async with self._first:
            if not response.is_done():
                await response.send_message(text, ephemeral=True)
            elif response.type is discord.InteractionResponseType.deferred_channel_message:
                await self.interaction.edit_original_response(content=text)
            else:
                await self.interaction.followup.send(text, ephemeral=True)
            self._measure()

    async def file(self, text: str, name: str, content: bytes) -> None:
        """Hand the member a file, with a sentence, in a message of its own that only the member sees."""
        response, made = self.interaction.response, discord.File(io.BytesIO(content), filename=name)
        async with self._first:
            if not response.is_done():
                await response.send_message(text, file=made, ephemeral=True)
            elif response.type is discord.InteractionResponseType.deferred_channel_message:
                await self.interaction.edit_original_response(content=text, attachments=[made])
            else:
                await self.interaction.followup.send(text, file=made, ephemeral=True)
            self._measure()

    async def tell(self, key: str, /, **values: str | int) -> None:
        """Say the sentence under a key in the member's language."""
        await self.say(say(self.language, key, **values))

    async def note(self, key: str, /, **values: str | int) -> None:
        """Put a sentence in place of the panel that was pressed."""
        await self.panel(note_panel(say(self.language, key, **values)))

    async def silent(self) -> None:
        """Accept a press without a message: what it did shows in the public one."""
        response = self.interaction.response
        async with self._first:
            if not response.is_done():
                await response.defer()
            elif response.type is discord.InteractionResponseType.deferred_channel_message:
                await self.interaction.delete_original_response()  # the promise of a message there is no need for
            self._measure()

    async def promise(self) -> None:
        """After a while, tell Discord that the answer will come."""
        await asyncio.sleep(DEFER_AFTER)
        async with self._first:
            response = self.interaction.response
            if response.is_done():
                return
            if self._edits:
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)
            self._measure()

    def _measure(self) -> None:
        """Count the first answer; one that follows a promise is not measured again."""
        if not self._measured:
            self._measured = True
            metrics.ANSWERS.observe(time.monotonic() - self._began)


def _from_start(files: list[discord.File]) -> list[discord.File]:
    """Files that were sent already, from their beginning."""
    for file in files:
        file.reset()
    return files
