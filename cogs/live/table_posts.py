"""Posts, edits and deletes the public messages of tables."""

import logging
from typing import final

import discord
from discord import ui

from bot import metrics
from bot.panels.core.panel import Panel
from bot.panels.table.message import retired_panel
from bot.tables.model import Status, Table, TableView
from cogs.discord_errors import log_failure, unread_answer
from cogs.interactions.outbox import Outbox
from cogs.live.channel_ends import ChannelEnds
from cogs.live.posting import Sent, nonce, shows
from cogs.live.rate_limit import RateLimit

_log = logging.getLogger(__name__)


@final
class TablePosts:
    """Requests about table messages. Only the first of a lobby notifies anybody."""

    def __init__(self, client: discord.Client, outbox: Outbox, rate_limit: RateLimit, ends: ChannelEnds) -> None:
        self._client = client
        self._outbox = outbox
        self._rate_limit = rate_limit
        self._ends = ends

    async def send(self, table: Table, panel: Panel, before: int | None) -> Sent:
        """Post a table's next message. Whatever happens, it is posted once: its name is that of the one `before`."""
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        name = nonce("table", table.id, table.created_at, before or 0)
        is_silent = before is not None or table.status is not Status.LOBBY

        async def post(view: ui.LayoutView, files: list[discord.File]) -> Sent:
            await self._rate_limit.wait()
            sent = await channel.send(view=view, files=files, nonce=name, silent=is_silent)
            return Sent(sent.id, shows(sent, view))

        sent = await self._outbox.send(panel, table.channel, post, may_attach=self._may_attach(table.channel))
        metrics.PAINTS.labels("sent").inc()
        self._ends.note_own(table.channel, sent.id)
        if not sent.is_current:
            metrics.PAINTS.labels("differs").inc()
            _log.info("the message that was posted shows something else, and is edited")
        return sent

    async def edit(self, channel: int, message: int, panel: Panel) -> None:
        """Show a panel in a message."""
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            await self._rate_limit.wait()
            # without them Discord would parse the mentions of an edited text; discord.py adds its default to texts only
            with unread_answer("message"):
                await partial.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())

        await self._outbox.send(panel, channel, edit, may_attach=self._may_attach(channel))
        metrics.PAINTS.labels("edited").inc()

    async def remove(self, shown: TableView, message: int) -> None:
        """Delete a message that was replaced, or else remove its buttons."""
        channel = shown.table.channel
        try:
            await self._rate_limit.wait()
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.NotFound:
            return
        except Exception as error:
            log_failure(_log, "an older message could not be deleted", error)
        else:
            metrics.PAINTS.labels("deleted").inc()
            return
        try:
            await self.edit(channel, message, retired_panel(shown))
        except Exception as error:
            log_failure(_log, "an older message could not be retired", error)

    def _may_attach(self, channel: int) -> bool | None:
        """Whether the bot may attach files in a channel; `None` if its permissions are not known."""
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return None
        me: discord.Member | None = found.guild.me
        try:
            return None if me is None else found.permissions_for(me).attach_files
        except discord.ClientException:  # a thread whose parent is not cached
            return None
