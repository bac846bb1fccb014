"""Finds the table of a message."""

from collections.abc import Iterable
from typing import Any, Final

import discord

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from cogs.interactions.reply import Reply

_OF_A_TABLE: Final = frozenset(
    {
        Verb.HAND,
        Verb.LAST_TRICK,
        Verb.RULES,
        Verb.MORE,
        Verb.REMATCH,
        Verb.NEW_PARTNERS,
        Verb.VERIFY,
        Verb.REVIEW,
        Verb.REPLAY,
        Verb.RESULT_SHARE,
    }
)
"""Verbs whose buttons name the table of a public message."""


async def table_of_message(reply: Reply, message: discord.Message) -> int | None:
    """The table of a message of ours, by its buttons or else by its channel and time; `None` if there is none."""
    user = reply.interaction.client.user
    if message.author.id != (user.id if user else reply.interaction.application_id):
        return None
    named = _find_table_id(message.components)
    if named is not None:
        return named
    at = round(message.created_at.timestamp() * 1000)
    return await reply.services.history.find_by_message(message.id, message.channel.id, at)


def _find_table_id(components: Iterable[Any]) -> int | None:
    """The table named by a message's buttons."""
    for each in components:
        inner = _find_table_id(getattr(each, "children", ()))
        if inner is not None:
            return inner
        match = BUTTON_TEMPLATE.fullmatch(getattr(each, "custom_id", None) or "")
        if match is not None and match["verb"] in _OF_A_TABLE:
            return read(match).subject
    return None
