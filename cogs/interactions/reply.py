"""Answers to a member who used a command or pressed a button."""

import asyncio
import io
import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot import metrics
from bot.members.preferences import Preferences
from bot.panels.core.panel import Form, Panel
from bot.panels.core.reader import Reader, plain_suits_for, reader_of
from bot.panels.refusals import form_again_panel, is_about_what_was_typed, sentence, server_panel, with_typed
from bot.panels.table.menus import note_panel
from bot.pictures.table_description import SIDE
from bot.services import Services
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.texts import language_of, say
from cogs.discord_errors import UNKNOWN_MESSAGE, log_failure, passes, unread_answer
from cogs.interactions.components import form_without_gone, modal, panel_without_gone, texts_of
from cogs.interactions.context import (
    NO_RIGHTS,
    Interaction,
    guild_of,
    look,
    manages_server,
    rights_in,
    server_of,
)
from cogs.interactions.outbox import Post, PrivateMessage, count_follow_up
from cogs.interactions.permissions import invitation, notifying
from engine import Refused

_log = logging.getLogger(__name__)
DEFER_AFTER = 1.5
"""Seconds until a late answer is deferred; Discord waits 3."""
_ANSWER: Final = "answer to an interaction"


class Reply:
    """Answers one interaction. If `edits`, panels replace the message that was pressed."""

    def __init__(self, interaction: Interaction, *, edits: bool) -> None:
        self.interaction = interaction
        self.ui = interaction.client.ui
        self.reader = Reader(language=language_of(interaction.locale.value))
        message = interaction.message
        self.rights = NO_RIGHTS
        """What the member may do where `look` or `enter` found the table; nothing before that."""
        by_command = message is None and interaction.type is discord.InteractionType.modal_submit
        # a private panel must not become public, and the form of a command has no message to replace
        self._edits = edits and not by_command and (message is None or message.flags.ephemeral)
        self._looked_at: StoredTable | None = None
        self._began = time.monotonic()
        self._measured = False
        self.shown: PrivateMessage | None = None
        """The private message that shows the answer's panel, once there is one."""
        self._has_panel = False
        """Whether a panel has taken the place of the deferred message."""
        self._first = asyncio.Lock()
        """Held while the first response is sent, so that a deferral and an answer never cross."""

    @property
    def services(self) -> Services:
        """The bot's services."""
        return self.ui.services

    @property
    def edits(self) -> bool:
        """Whether a panel takes the place of the private message that was pressed."""
        return self._edits and self.interaction.message is not None

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
        """The server's id; 0 as in `server_of`."""
        return server_of(self.interaction)

    @property
    def member(self) -> Member:
        """The member for commands to the table that `look` or `enter` found; with rights only there."""
        return Member(self.user, self._name, self.rights.moderates)

    @property
    def manager(self) -> Member:
        """The member for the records of the server, with rights if they have Manage Server."""
        return Member(self.user, self._name, manages_server(self.interaction))

    @property
    def _name(self) -> str:
        """The member's name as the server shows it; in a server that is none of ours, as all of Discord does."""
        user = self.interaction.user
        return user.display_name if self.guild else user.global_name or user.name

    def enter(self, channel: int) -> None:
        """Take the member's rights from a channel, in which they have or want a table."""
        self.rights = rights_in(self.interaction, channel)

    async def look(self, number: int) -> StoredTable:
        """See `rights.look`; asked once for an answer. From then on `member` has the rights of the table's channel."""
        if self._looked_at is None or self._looked_at.table.id != number:
            self._looked_at = await look(self.interaction, number)
            self.enter(self._looked_at.table.channel)
        return self._looked_at

    async def tables_here(self) -> tuple[StoredTable, ...]:
        """The tables of the channel; none where Bower is not."""
        channel = self.interaction.channel_id if self.guild else None
        return () if channel is None else await self.services.tables.in_channel(channel)

    async def read_preferences(self) -> None:
        """Read the member's preferences; if that fails, Discord's language is used."""
        try:
            preferences = await self.services.members.get(self.user)
            self.reader = reader_of(preferences, self.interaction.locale.value)
            note_avatar(self.services, self.interaction.user, preferences, here=bool(self.guild))
        except Exception as error:
            log_failure(_log, "the preferences of a member could not be read", error)

    async def panel(self, panel: Panel) -> None:
        """Show a panel: in place of the message pressed, or as a new ephemeral message."""

        async def show(view: ui.LayoutView, files: list[discord.File]) -> None:
            async with self._first:
                if self.interaction.response.is_done():
                    await self._follow(view, files)
                elif self._edits:
                    await self._replace(view, files)
                else:
                    await self._send(view, files)
                self._measure()

        await self._out(plain_suits_for(self.reader, panel), show)

    async def public(self, panel: Panel) -> None:
        """Show a panel in place of the public message that was pressed."""
        response, message = self.interaction.response, self.interaction.message

        async def show(view: ui.LayoutView, files: list[discord.File]) -> None:
            async with self._first:
                if not response.is_done():
                    with unread_answer(_ANSWER):
                        await response.edit_message(view=view, attachments=files)
                elif message is not None:
                    await message.edit(view=view, attachments=files)
                    await self.interaction.delete_original_response()  # a deferred message that is not needed
                self._measure()

        await self._out(panel, show)

    async def update(self, panel: Panel) -> bool:
        """Replace the panel that this answer showed before; returns whether its message still exists."""

        async def show(view: ui.LayoutView, files: list[discord.File]) -> None:
            with unread_answer(_ANSWER):
                await self.interaction.edit_original_response(view=view, attachments=files)

        try:
            await self._out(panel, show)
        except discord.HTTPException as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def post(self, panel: Panel) -> int | None:
        """Post a panel as a new public message, and return its id; the message pressed stays as it is."""
        number: int | None = None

        async def show(view: ui.LayoutView, files: list[discord.File]) -> None:
            nonlocal number
            async with self._first:
                if self.interaction.response.is_done():
                    number = (await self._follow_up(view=view, files=files, silent=True)).id
                    self._has_panel = True
                else:
                    sent = await self.interaction.response.send_message(view=view, files=files, silent=True)
                    number = sent.message_id
                self._measure()

        await self._out(panel, show)
        return number

    async def post_in(self, channel: int, panel: Panel, name: str, *, calls: Iterable[int] = ()) -> discord.Message:
        """Post a panel in a channel of the server, once by its nonce, and call these members if they want pings.

        Raises:
            discord.HTTPException: When Discord refuses it; `answer` says what would help.
        """
        pinged = await self.services.members.who_want_pings(tuple(calls))
        where = self.interaction.client.get_partial_messageable(channel, guild_id=self.guild)

        async def post(view: ui.LayoutView, files: list[discord.File]) -> discord.Message:
            options = {"nonce": name, "allowed_mentions": notifying(pinged), "silent": not pinged}
            return await where.send(view=view, files=files, **options)

        return await self.ui.outbox.send(panel, channel, post)

    async def panels(self, panels: Sequence[Panel]) -> None:
        """Show several panels in separate messages; the first one as `panel` does."""
        await self.panel(panels[0])
        for panel in panels[1:]:
            await self.further(panel)

    async def further(self, panel: Panel) -> None:
        """Show a panel in another private message, after the answer."""

        async def show(view: ui.LayoutView, files: list[discord.File]) -> None:
            await self._follow_up(view=view, files=files, ephemeral=True)

        await self._out(panel, show)

    async def _out(self, panel: Panel, show: Post[None]) -> None:
        """Send a panel, in words if Discord refuses its pictures."""
        shown = panel_without_gone(panel, guild_of(self.interaction))
        await self.ui.outbox.send(shown, self.interaction.channel_id or 0, show, urgent=True)

    async def _send(self, view: ui.LayoutView, files: list[discord.File]) -> None:
        """Show a panel in a new private message."""
        number = None
        with unread_answer(_ANSWER):
            sent = await self.interaction.response.send_message(view=view, files=files, ephemeral=True)
            number = sent.message_id
        self.shown = PrivateMessage(self.interaction, number or self.interaction.id)

    async def _replace(self, view: ui.LayoutView, files: list[discord.File]) -> None:
        """Show a panel in place of the message pressed; as a new message if that is gone."""
        message = self.interaction.message
        try:
            with unread_answer(_ANSWER):
                await self.interaction.response.edit_message(view=view, attachments=files)
        except discord.HTTPException as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            await self._send(view, _from_start(files))
        else:
            self.shown = PrivateMessage(self.interaction, self.interaction.id if message is None else message.id)

    async def _follow(self, view: ui.LayoutView, files: list[discord.File]) -> None:
        """Show a panel after a deferral; as a new message if the deferred one is gone."""
        before, self._has_panel = self._has_panel, True  # also where the answer to this is lost
        number = self.interaction.id
        try:
            with unread_answer(_ANSWER):
                number = (await self.interaction.edit_original_response(view=view, attachments=files)).id
        except discord.HTTPException as refused:
            self._has_panel = before or passes(refused)
            if refused.code != UNKNOWN_MESSAGE:
                raise
            sent = await self._follow_up(view=view, files=_from_start(files), ephemeral=True)
            self.shown, self._has_panel = PrivateMessage(self.interaction, sent.id, is_followup=True), True
        else:
            self.shown = PrivateMessage(self.interaction, number)

    async def _follow_up(self, **message: Any) -> discord.WebhookMessage:
        """Post a message after the first answer; Discord takes few of them in a channel.

        Raises:
            FollowUpsSpent: By this token none is left.
        """
        count_follow_up(self.interaction)
        self.ui.presenter.panels.follow_ups.note(self.interaction.channel_id or 0)
        return await self.interaction.followup.send(**message, wait=True)

    async def form(self, form: Form) -> None:
        """Open a form; after a deferral Discord takes none."""
        async with self._first:
            late = self.interaction.response.is_done()
            if not late:
                self.ui.forms.note_open(self.user, form)
                await self.interaction.response.send_modal(modal(form_without_gone(form, guild_of(self.interaction))))
                self._measure()
        if late:
            await self.tell("house-again")

    async def refuse(self, refusal: Refused) -> None:
        """Say why something is refused; a form that may be typed differently comes back with what was typed."""
        text, form = sentence(refusal, self.language), None
        if self.interaction.type is discord.InteractionType.modal_submit and is_about_what_was_typed(refusal):
            form = self.ui.forms.find_open(self.user, str((self.interaction.data or {}).get("custom_id")))
        if form is None:
            await self.say(text)
            return
        typed = with_typed(form, texts_of(self.interaction))
        number = self.ui.forms.add_refused(self.user, typed)
        await self.panel(form_again_panel(text, typed, number, self.language))

    async def say(self, text: str, *files: discord.File) -> None:
        """Send a text in an ephemeral message of its own."""
        response = self.interaction.response
        async with self._first:
            if not response.is_done():
                await response.send_message(text, files=files, ephemeral=True)
            elif self._is_thinking():
                await self.interaction.edit_original_response(content=text, attachments=files)
            else:
                await self._follow_up(content=text, files=files, ephemeral=True)
            self._measure()

    async def file(self, text: str, name: str, content: bytes) -> None:
        """Send a file with a sentence in an ephemeral message of its own."""
        await self.say(text, discord.File(io.BytesIO(content), filename=name))

    async def tell(self, key: str, /, **values: str | int) -> None:
        """Say the sentence under a key in the member's language."""
        await self.say(say(self.language, key, **values))

    async def offer_server(self) -> None:
        """Say in a message of its own that something needs a server, and how to add Bower to one."""
        self._edits = False
        await self.panel(server_panel(self.language, invitation(self.interaction.application_id)))

    async def note(self, key: str, /, **values: str | int) -> None:
        """Put a sentence in place of the panel that was pressed."""
        await self.panel(note_panel(say(self.language, key, **values)))

    async def silent(self) -> None:
        """Accept a press without a message: the public message shows its effect."""
        response = self.interaction.response
        async with self._first:
            if not response.is_done():
                await response.defer()
                self.ui.presenter.painter.posts.note_press(self.interaction)
            elif self._is_thinking():
                await self.interaction.delete_original_response()  # a deferred message that is not needed
            self._measure()

    async def promise(self) -> None:
        """After a while, defer the answer."""
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

    def _is_thinking(self) -> bool:
        """Whether a deferred message still waits for its text; Discord takes none for a message that shows a panel."""
        deferred = self.interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        return deferred and not self._has_panel

    def _measure(self) -> None:
        """Measure the first response; the answer after a deferral is not measured again."""
        if not self._measured:
            self._measured = True
            metrics.ANSWERS.observe(time.monotonic() - self._began)


def _from_start(files: list[discord.File]) -> list[discord.File]:
    """Rewinds files that were sent before."""
    for file in files:
        file.reset()
    return files


def note_avatar(
    services: Services, user: discord.User | discord.Member, preferences: Preferences, *, here: bool
) -> None:
    """Let pictures show a member's avatar, if there is one, and the member does not mind.

    `here`: in a server of Bower's; what a member looks like in another is not remembered.
    """
    own = user.guild_avatar if here and isinstance(user, discord.Member) else None
    asset = own or user.avatar
    if asset is None or not preferences.avatar:
        services.avatars.forget(user.id)
        return
    small = asset.with_size(SIDE).with_static_format("png")
    services.avatars.note(user.id, asset.key, small.read)
