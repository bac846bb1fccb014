"""What a member sees in SimCord's Discord: messages, their text, their buttons. For the demo and for the tests."""

# SimCord's payloads are plain dictionaries. pyright: reportUnknownVariableType=false, reportUnknownMemberType=false

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from simcord import ChannelHandle, Env, MemberActor, ResponseMessage

_BUTTON = 2
_SELECTS = (3, 5, 6, 7, 8)


@dataclass(frozen=True)
class ButtonSeen:
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
    from simcord import ResponseMessage

    stored = env.backend.messages.get(channel.id, {})
    return [ResponseMessage(env, stored[key]) for key in sorted(stored) if not stored[key].is_ephemeral]


def panels(env: Env, user: MemberActor) -> list[ResponseMessage]:
    """All ephemeral messages this member sees, in any channel, oldest first."""
    from simcord import ResponseMessage

    stored = {key: message for room in env.backend.messages.values() for key, message in room.items()}
    mine = [key for key in sorted(stored) if stored[key].is_ephemeral and stored[key].visible_to(user.id)]
    return [ResponseMessage(env, stored[key]) for key in mine]


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component of a payload's list as its own payload, in reading order, nested ones included."""
    from simcord.components import walk_components

    return walk_components(components)


def parts(message: ResponseMessage) -> Iterator[dict[str, Any]]:
    """Every component of the message as its payload, in reading order, nested ones included."""
    return walk(message.components)


def text(message: ResponseMessage, *, labels: bool = True, alts: bool = True) -> str:
    """All a reader reads, one thing a line: content, embeds, text displays, labels and hints, alt texts of pictures."""
    lines = [message.content]
    for embed in message.embeds:
        lines += [embed.title or "", embed.description or "", *(f"{f.name}: {f.value}" for f in embed.fields)]
    for part in parts(message):
        lines.append(str(part.get("content") or ""))
        if labels:
            lines += [str(part.get(key) or "") for key in ("label", "placeholder")]
        if alts:
            lines += [str(item.get("description") or "") for item in (part, *(part.get("items") or ()))]
    return "\n".join(line for line in lines if line)


def buttons(message: ResponseMessage) -> list[ButtonSeen]:
    """The message's buttons in reading order."""
    return [
        ButtonSeen(
            part.get("custom_id"),
            part.get("label"),
            bool(part.get("disabled")),
            part.get("style", 0),
            part.get("emoji"),
        )
        for part in parts(message)
        if part.get("type") == _BUTTON
    ]


def selects(message: ResponseMessage) -> list[dict[str, Any]]:
    """The message's select menus as payloads (custom_id, options, disabled, ...)."""
    return [part for part in parts(message) if part.get("type") in _SELECTS]
