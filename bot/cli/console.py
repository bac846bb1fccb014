"""What commands share: results on standard output, errors on standard error, exit codes, an open database."""

import argparse
import asyncio
import sys
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bot.store.database import Database

DONE: Final = 0
FAILED: Final = 1
"""A check found faults."""
REFUSED: Final = 2
"""The command did nothing; the operator must fix something first."""


_LARGEST: Final = (1 << 63) - 1
"""The largest integer of a database."""


def number(text: str) -> int:
    """Parses an argument that is an integer from 0 up."""
    try:
        given = int(text)
    except ValueError:
        given = -1
    if not 0 <= given <= _LARGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to {_LARGEST}")
    return given


def print_line(line: str) -> None:
    """Print a line of the result."""
    print(line)  # noqa: T201


def sentence(reason: str) -> str:
    """A reason as one sentence; a file's name at its beginning stays as it is."""
    begins = reason.partition(" ")[0].isalpha()
    return f"{reason[:1].upper() if begins else reason[:1]}{reason[1:].rstrip('.')}."


def refuse(reason: str) -> int:
    """Print why nothing was done; returns the exit code."""
    print(sentence(reason), file=sys.stderr)  # noqa: T201
    return REFUSED


@asynccontextmanager
async def opened(url: str, **how: Any) -> AsyncGenerator["Database"]:
    """The database, opened as `Database.open` says and closed at the end."""
    from bot.store.database import Database

    database = await Database.open(url, **how)
    try:
        yield database
    finally:
        await database.close()


def carry_out(work: Coroutine[Any, Any, int]) -> int:
    """Run a command's work; a `DatabaseError` or an unreadable database becomes a sentence on standard error."""
    from sqlalchemy.exc import DBAPIError

    from bot.store.errors import DatabaseError

    try:
        return asyncio.run(work)
    except DatabaseError as fault:
        return refuse(str(fault))
    except DBAPIError as fault:
        return refuse(f"the database cannot be read: {fault.orig}")
