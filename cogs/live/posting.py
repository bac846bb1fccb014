"""Messages the bot posts by itself: each has a name, so that posting it again gives the one that is there already."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import discord
from discord import ui

_NAME_BYTES = 12
"""Discord takes names of at most 25 characters; these are 24 hexadecimal digits."""


def nonce(*what: str | int) -> str:
    """The name of what is posted: the same for the same, which Discord then posts once within a few minutes.

    discord.py asks for that (`enforce_nonce`) with every nonce. A kill or a lost answer between posting and storing the
    id is made good by posting again.
    """
    return blake2b(":".join(map(str, what)).encode(), digest_size=_NAME_BYTES).hexdigest()


def shows(message: discord.Message, view: ui.LayoutView) -> bool:
    """Whether a message says what was sent; one that was there already may show an earlier state.

    Compared are all texts and ids of buttons and menus: whatever a picture shows stands in the texts, too.
    """
    return list(_collect_texts([each.to_dict() for each in message.components])) == list(
        _collect_texts(view.to_components())
    )


def _collect_texts(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for each in components:
        yield str(each.get("content") or each.get("custom_id") or "").strip()
        yield from _collect_texts(each.get("components") or ())
