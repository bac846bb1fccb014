"""What a member reads in the fake Discord: messages, their text, their buttons.

Messages come from SimCord's private store. Ends with: a `ChannelHandle.history` of `ResponseMessage`s, which stay up to
date and cost no parsing; today's gives copies as discord.py parses them.
"""

# SimCord's payloads are plain dictionaries. pyright: reportUnknownVariableType=false, reportUnknownMemberType=false

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord import ResponseMessage
from simcord.components import walk_components

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor

_BUTTON = 2
_SELECTS = (3, 5, 6, 7, 8)


@dataclass(frozen=True)
class MessageButton:
    """A button as its member sees it; `emoji` is the payload's emoji object or None, `style` Discord's number."""

    custom_id: str | None
    label: str | None
    disabled: bool
    style: int
    emoji: dict[str, Any] | None

    def matches(self, custom_id: str) -> bool:
        """Whether it can be clicked and the regex matches its custom_id in full."""
        return not self.disabled and self.custom_id is not None and re.fullmatch(custom_id, self.custom_id) is not None


def public_messages(env: Env, channel: ChannelHandle) -> list[ResponseMessage]:
    """The channel's messages that everyone sees, oldest first; each shows its present state when read."""
    stored = env.backend.messages.get(channel.id, {})
    return [ResponseMessage(env, stored[key]) for key in sorted(stored) if not stored[key].is_ephemeral]


def panels(env: Env, user: MemberActor) -> list[ResponseMessage]:
    """All ephemeral messages this member sees, in any channel, oldest first."""
    stored = {key: message for channel in env.backend.messages.values() for key, message in channel.items()}
    return [
        ResponseMessage(env, message)
        for _, message in sorted(stored.items())
        if message.is_ephemeral and message.visible_to(user.id)
    ]


def text(message: ResponseMessage, *, labels: bool = True, alts: bool = True) -> str:
    """All a reader reads, one thing a line: content, embeds, text displays, labels and hints, alt texts of pictures."""
    lines = [message.content]
    for embed in message.embeds:
        lines += [embed.title or "", embed.description or "", *(f"{f.name}: {f.value}" for f in embed.fields)]
    for part in walk_components(message.components):
        lines.append(str(part.get("content") or ""))
        if labels:
            lines += [str(part.get(key) or "") for key in ("label", "placeholder")]
        if alts:
            lines += [str(item.get("description") or "") for item in (part, *(part.get("items") or ()))]
    return "\n".join(line for line in lines if line)


def buttons(message: ResponseMessage) -> list[MessageButton]:
    """The message's buttons in reading order."""
    return [
        MessageButton(
            part.get("custom_id"),
            part.get("label"),
            bool(part.get("disabled")),
            part.get("style", 0),
            part.get("emoji"),
        )
        for part in walk_components(message.components)
        if part.get("type") == _BUTTON
    ]


def selects(message: ResponseMessage) -> list[dict[str, Any]]:
    """The message's select menus as payloads (custom_id, options, disabled, ...)."""
    return [part for part in walk_components(message.components) if part.get("type") in _SELECTS]
