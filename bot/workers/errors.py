"""Why a worker gave no result."""

from enum import StrEnum


class Cause(StrEnum):
    """Why there is no result."""

    FULL = "full"
    """Too many tasks wait."""
    TIMEOUT = "timeout"
    CRASHED = "crashed"
    """The process died, or could not be started."""
    FAULT = "fault"
    """The function raised an exception."""
    ILLEGAL = "illegal"
    """A player chose an action that is not among its choices."""
    CLOSED = "closed"


class GaveUp(Exception):
    """There is no result. `where` is the exception's class and place in the code, never a value: that may be a card."""

    def __init__(self, cause: Cause, where: str = "") -> None:
        super().__init__(f"{cause.value} {where}".rstrip())
        self.cause = cause
        self.where = where
