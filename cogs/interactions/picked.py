"""What was picked in a menu that Discord fills itself: a member, a role, a channel."""

from typing import Any

from bot.tables.model import Member
from cogs.interactions.context import Interaction


def picked_member(interaction: Interaction, values: tuple[str, ...]) -> Member | None:
    """The member who was picked; None for a bot, or for somebody who is not in the server."""
    user, member = _find_resolved(interaction, "users", values), _find_resolved(interaction, "members", values)
    if user is None or member is None or user.get("bot"):
        return None
    name = member.get("nick") or user.get("global_name") or user.get("username") or ""
    return Member(int(values[0]), str(name))


def picked_members(interaction: Interaction, values: tuple[str, ...]) -> tuple[Member, ...]:
    """The members who were picked, without bots and those who are not in the server."""
    found = (picked_member(interaction, (value,)) for value in values)
    return tuple(member for member in found if member is not None)


def picked_id(interaction: Interaction, kind: str, values: tuple[str, ...]) -> int | None:
    """The id of what was picked: `roles` or `channels`; None for what Discord does not know."""
    return None if _find_resolved(interaction, kind, values) is None else int(values[0])


def _find_resolved(interaction: Interaction, kind: str, values: tuple[str, ...]) -> dict[str, Any] | None:
    data: dict[str, Any] = dict(interaction.data or {})
    return data.get("resolved", {}).get(kind, {}).get(values[0]) if values else None
