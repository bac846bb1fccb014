"""Discord's refusals, by its own numbers and words."""

from __future__ import annotations

from functools import partial
from typing import Any


class Refused(Exception):
    """An HTTP answer other than success: status, Discord's JSON error code, its sentence and, for 50035, the paths."""

    def __init__(self, status: int, code: int, message: str, *, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


unauthorized = partial(Refused, 401, 0, "401: Unauthorized")
not_found = partial(Refused, 404, 0, "404: Not Found")
unknown_channel = partial(Refused, 404, 10003, "Unknown Channel")
unknown_guild = partial(Refused, 404, 10004, "Unknown Guild")
unknown_member = partial(Refused, 404, 10007, "Unknown Member")
unknown_message = partial(Refused, 404, 10008, "Unknown Message")
unknown_role = partial(Refused, 404, 10011, "Unknown Role")
unknown_emoji = partial(Refused, 404, 10014, "Unknown Emoji")
unknown_webhook = partial(Refused, 404, 10015, "Unknown Webhook")
unknown_interaction = partial(Refused, 404, 10062, "Unknown interaction")
already_acknowledged = partial(Refused, 400, 40060, "Interaction has already been acknowledged.")
missing_access = partial(Refused, 403, 50001, "Missing Access")
too_many_follow_ups = partial(Refused, 400, 40094, "This interaction has hit the maximum number of follow up messages")
not_the_author = partial(Refused, 403, 50005, "Cannot edit a message authored by another user")
empty_message = partial(Refused, 400, 50006, "Cannot send an empty message")
missing_permissions = partial(Refused, 403, 50013, "Missing Permissions")
wrong_channel = partial(Refused, 400, 50024, "Cannot execute action on this channel type")
invalid_webhook_token = partial(Refused, 401, 50027, "Invalid Webhook Token")


def invalid_form(field: str, code: str, message: str) -> Refused:
    errors = {field: {"_errors": [{"code": code, "message": message}]}}
    return Refused(400, 50035, "Invalid Form Body", errors=errors)
