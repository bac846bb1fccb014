"""Announcements that call more members than one message may: each further message is a part of its own.

The parts are counted when the announcement is decided, so that each is wanted, posted and stored once.
"""

from typing import Final

from bot.contests.purposes import Purpose
from bot.contests.state import StoredContest

MOST_CALLED: Final = 100
"""Members whom a message may call: Discord takes no more."""
TABLES_A_POST: Final = 16
"""Of a round, in one message: so many lines, and calls of their members, have room in it."""


def parts_of(purpose: Purpose, number: int, count: int, most: int = MOST_CALLED) -> tuple[tuple[str, int], ...]:
    """The posts of an announcement to `count` members, or of as many tables, `most` in each; always one."""
    parts = max(1, -(-count // most))
    return ((purpose, number), *((f"{purpose}:{part}", number) for part in range(2, parts + 1)))


def read_part(purpose: str) -> tuple[str, int]:
    """The purpose of an announcement, and which of its parts this is, from 1."""
    name, _, part = purpose.partition(":")
    return name, int(part or 1)


def members_of(stored: StoredContest) -> int:
    """How many members may be called: those of all entries, as some that have left play to the end of the round."""
    return sum(len(entry.everybody) for entry in stored.contest.entries.values())
