"""What is known of a posted message, and its nonce: posting again with the same one gives the existing message."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, TypeGuard, final

import discord
from discord import ui

_NAME_BYTES = 12
"""Discord takes nonces of at most 25 characters; these are 24 hexadecimal digits."""


@final
@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was posted. It is not current if it was posted before, and its answer or the bot was lost."""

    id: int
    is_current: bool


def time_of_posting(message: int) -> int:
    """When a message was posted, milliseconds UTC: its id says so."""
    return int(discord.utils.snowflake_time(message).timestamp() * 1000)


def nonce(*what: str | int) -> str:
    """A nonce from these values; Discord posts a message with the same nonce only once within a few minutes.

    discord.py sets `enforce_nonce` with every nonce. After a kill or a lost answer between posting and storing the id,
    posting again gives the id.
    """
    return blake2b(":".join(map(str, what)).encode(), digest_size=_NAME_BYTES).hexdigest()


def shows(message: discord.Message | discord.PartialMessage, view: ui.LayoutView) -> bool:
    """Whether a message shows this view; an existing message may show an earlier state, and of a partial one who knows.

    Compares all texts and the ids of buttons and menus: the texts also say what a picture shows.
    """
    if not _is_whole(message):
        return False
    shown = [each.to_dict() for each in message.components]
    return list(_collect_texts(shown)) == list(_collect_texts(view.to_components()))


def takes_presses(message: discord.Message | discord.PartialMessage) -> bool:
    """Whether a message has a button or a menu; one that could not be read was posted just now."""
    if not _is_whole(message):
        return True
    view = ui.LayoutView.from_message(message, timeout=None)
    return any(isinstance(child, ui.ActionRow) for child in view.walk_children())


def _is_whole(message: discord.Message | discord.PartialMessage) -> TypeGuard[discord.Message]:
    """Whether its components are known: discord.py does not set what an answer of Discord's lacks."""
    return isinstance(message, discord.Message) and hasattr(message, "components")


def _collect_texts(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for each in components:
        yield str(each.get("content") or each.get("custom_id") or "").strip()
        yield from _collect_texts(each.get("components") or ())
