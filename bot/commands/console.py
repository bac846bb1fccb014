"""What commands say: results on standard output, troubles on standard error, and their exit codes."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, Final

DONE: Final = 0
FAILED: Final = 1
"""Something was looked at and is not as it should be."""
REFUSED: Final = 2
"""The command did nothing; the operator must mend something first."""


def say(line: str) -> None:
    """A line of the result."""
    print(line)  # noqa: T201


def refuse(reason: str) -> int:
    """Say why nothing was done; the exit code."""
    print(f"{reason[:1].upper()}{reason[1:]}.", file=sys.stderr)  # noqa: T201
    return REFUSED


def carry_out(work: Coroutine[Any, Any, int]) -> int:
    """Run a command's work; a `DatabaseError` becomes a sentence."""
    from bot.store.errors import DatabaseError

    try:
        return asyncio.run(work)
    except DatabaseError as fault:
        return refuse(str(fault))
