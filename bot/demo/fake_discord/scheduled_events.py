"""Scheduled events as Discord documents them, where SimCord takes more or asks for another permission."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from simcord.backend import errors

_OWN: Final = "create_events"
_SCHEDULED, _ACTIVE, _COMPLETED, _CANCELED = 1, 2, 3, 4
_NEXT: Final = {_SCHEDULED: {_ACTIVE, _CANCELED}, _ACTIVE: {_COMPLETED}}
"""To which status an event may go; the two last are final."""
_LONGEST: Final = {"name": 100, "description": 1000}
_LONGEST_LOCATION: Final = 100


def make_strict(backend: Any) -> None:
    """Let a backend refuse what Discord refuses, and let a bot that may create events make and change its own.

    The documentation's tables of permissions have CREATE_EVENTS for that; SimCord asks for MANAGE_EVENTS. Ends with:
    the same in SimCord.
    """
    create, edit, require = backend.create_scheduled_event, backend.edit_scheduled_event, backend.require_permissions

    def create_strictly(guild_id: int, **fields: Any) -> Any:
        _check(fields)
        if datetime.fromisoformat(fields["scheduled_start_time"]) <= backend.clock.now():
            raise errors.invalid_form_body("scheduled_start_time: Cannot schedule event in the past.")
        return create(guild_id, **fields)

    def edit_strictly(guild_id: int, event_id: int, changes: Mapping[str, Any]) -> Any:
        event = backend.get_scheduled_event(guild_id, event_id)
        _check(changes)
        status = changes.get("status", event.status)
        if status != event.status and status not in _NEXT.get(event.status, ()):
            raise errors.invalid_form_body(f"status: {event.status} does not become {status}")
        if event.status != _SCHEDULED and "scheduled_start_time" in changes:
            raise errors.invalid_form_body("scheduled_start_time: the event has begun")
        return edit(guild_id, event_id, changes)

    def require_own(guild_id: int | None, user_id: int, channel_id: int | None, *names: str) -> None:
        require(guild_id, user_id, channel_id, *(_OWN if name == "manage_events" else name for name in names))

    backend.create_scheduled_event = create_strictly
    backend.edit_scheduled_event = edit_strictly
    backend.require_permissions = require_own


def _check(fields: Mapping[str, Any]) -> None:
    for name, longest in _LONGEST.items():
        if fields.get(name) is not None and not 0 < len(fields[name]) <= longest:
            raise errors.invalid_form_body(f"{name}: Must be between 1 and {longest} in length.")
    metadata: Mapping[str, str] = fields.get("entity_metadata") or {}
    location = metadata.get("location", "-")
    if not 0 < len(location) <= _LONGEST_LOCATION:
        raise errors.invalid_form_body("entity_metadata.location: Must be between 1 and 100 in length.")
    start, end = fields.get("scheduled_start_time"), fields.get("scheduled_end_time")
    if start is not None and end is not None and datetime.fromisoformat(end) <= datetime.fromisoformat(start):
        raise errors.invalid_form_body("scheduled_end_time: the event ends before it starts")
