"""Why something was not thought through."""

from enum import StrEnum


class Cause(StrEnum):
    """Why there is no answer."""

    FULL = "full"
    """Too much waits already."""
    TIMEOUT = "timeout"
    CRASHED = "crashed"
    """The process died, or could not be started."""
    FAULT = "fault"
    """The function raised an exception."""
    ILLEGAL = "illegal"
    """A player chose what is not among its choices."""
    CLOSED = "closed"


class GaveUp(Exception):
    """There is no answer. `where` says what kind of fault it was and where in the code: never a value, maybe a card."""

    def __init__(self, cause: Cause, where: str = "") -> None:
        super().__init__(f"{cause.value} {where}".rstrip())
        self.cause = cause
        self.where = where
