"""A message that one member sees, and the interaction whose token can change it."""

from dataclasses import dataclass
from typing import Any, Self, final

import discord
from discord import ui

from cogs.discord_errors import unread_answer


@final
@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """An ephemeral message. The interaction's token, valid for 15 minutes, posted it or came with a press on it."""

    interaction: discord.Interaction[Any]
    id: int
    is_followup: bool = False
    """Whether the token posted it after the interaction's first answer."""

    @property
    def channel(self) -> int:
        """The channel it is in."""
        return self.interaction.channel_id or 0

    async def edit(self, view: ui.LayoutView, files: list[discord.File]) -> Self:
        """Show other components in this message, which is returned.

        Raises:
            discord.HTTPException: NotFound when the member has dismissed the message.
        """
        with unread_answer("answer to an interaction"):
            if self.is_followup:
                await self.interaction.followup.edit_message(self.id, view=view, attachments=files)
            else:
                await self.interaction.edit_original_response(view=view, attachments=files)
        return self

    async def post_again(self, view: ui.LayoutView, files: list[discord.File]) -> "PrivateMessage":
        """Post a message like this one at the end of the channel.

        Raises:
            discord.HTTPException: When Discord refuses it.
        """
        sent = await self.interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
        return PrivateMessage(self.interaction, sent.id, is_followup=True)

    async def delete(self) -> None:
        """Delete the message.

        Raises:
            discord.HTTPException: When Discord refuses it.
        """
        if self.is_followup:
            await self.interaction.followup.delete_message(self.id)
        else:
            await self.interaction.delete_original_response()
