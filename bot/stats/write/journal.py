"""The journal: events that the logs do not have, in order. Ratings are computed from it."""

from enum import StrEnum
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.tables.model import Member, Sitter

_J: Final = schema.journal.c
_ADD: Final = insert(schema.journal).returning(_J.no)


class JournalKind(StrEnum):
    """What a line of the journal is about."""

    GAME = "game"
    """A game came to its end."""
    CLOSED = "closed"
    """A game was given up while members sat at it."""
    ABANDONED = "abandoned"
    """A game was given up because the last member had left."""
    LEFT = "left"
    """A member left a rated game, and loses it at once."""
    VOID = "void"
    """An admin made a game count for nothing."""
    SCORE = "score"
    """An admin corrected the score of a game."""
    KICK = "kick"
    """A moderator sent a member away from a rated game."""
    CLOSE = "close"
    """A moderator closed a rated game."""
    RULING = "ruling"
    """A ruling on table talk in a rated game, by a moderator."""
    MERGE = "merge"
    """An admin made the games of one account count for another."""
    REMOVE = "remove"
    """An admin took a member off the boards."""
    RESTORE = "restore"
    """An admin put a member back on the boards."""
    SEASON_START = "season-start"
    SEASON_END = "season-end"
    ROLE_GIVEN = "role-give"
    ROLE_TAKEN = "role-take"


REPAIRS: Final = (
    JournalKind.VOID,
    JournalKind.SCORE,
    JournalKind.KICK,
    JournalKind.CLOSE,
    JournalKind.RULING,
    JournalKind.MERGE,
    JournalKind.REMOVE,
    JournalKind.RESTORE,
    JournalKind.SEASON_START,
    JournalKind.SEASON_END,
    JournalKind.ROLE_GIVEN,
    JournalKind.ROLE_TAKEN,
)
"""What admins and moderators do; everyone in the server may read it."""


async def add(
    connection: AsyncConnection,
    kind: JournalKind,
    *,
    guild: int,
    at: int,
    table: int | None = None,
    seat: int | None = None,
    rated: bool = False,
    about: Member | Sitter | None = None,
    other: Member | Sitter | None = None,
    by: Member | Sitter | None = None,
    detail: str = "",
) -> int:
    """Write a line; its number. `about` is the member it is about, `by` the admin, `at` milliseconds UTC."""
    row = {
        "kind": kind.value,
        "guild_id": guild,
        "table_id": table,
        "seat": seat,
        "rated": rated,
        "user_id": None if about is None else about.user,
        "name": "" if about is None else about.name[:64],
        "other_id": None if other is None else other.user,
        "other_name": "" if other is None else other.name[:64],
        "by_id": None if by is None else by.user,
        "by_name": "" if by is None else by.name[:64],
        "detail": detail[:200],
        "at": at,
    }
    number = await connection.scalar(_ADD, row)
    if number is None:
        raise RuntimeError("the database gave the line no number")
    return number


async def has(connection: AsyncConnection, kind: JournalKind, table: int) -> bool:
    """Whether there is a line of this kind about a table."""
    query = select(_J.no).where(_J.table_id == table, _J.kind == kind.value).limit(1)
    return await connection.scalar(query) is not None


async def leavers(connection: AsyncConnection, table: int, before: int) -> dict[int, int]:
    """The members who left this table while it was rated, by seat; those of lines before line `before`."""
    query = select(_J.seat, _J.user_id).where(_J.table_id == table, _J.kind == JournalKind.LEFT.value, _J.no < before)
    found = (await connection.execute(query.order_by(_J.no))).all()
    return {row.seat: row.user_id for row in found if row.seat is not None and row.user_id is not None}


def score_detail(before: tuple[int, ...], after: tuple[int, ...], reason: str = "") -> str:
    """The detail of a line about a corrected score.

    >>> score_detail((6, 3), (5, 3), "a point too many")
    '6,3 5,3 a point too many'
    """
    return f"{','.join(map(str, before))} {','.join(map(str, after))} {reason}".rstrip()


def read_score_detail(detail: str) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """The scores before and after, and the reason, of a `score_detail`.

    >>> read_score_detail("6,3 5,3")
    ((6, 3), (5, 3), '')
    """
    before, after, *reason = detail.split(" ", 2)
    return tuple(map(int, before.split(","))), tuple(map(int, after.split(","))), "".join(reason)
