"""Answers to the puzzle of the day that a member has deleted: only a mark stays, and only until the day is over."""

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.upsert import insert_once
from bot.store.vault import Vault

_A: Final = schema.puzzle_answers.c
_D: Final = schema.deleted_answers.c


async def note(connection: AsyncConnection, vault: Vault, today: int, user: int) -> None:
    """Note that a member has answered today, before the answer is deleted."""
    answered = select(_A.day).where(_A.user_id == user, _A.day >= today)
    for day in (await connection.scalars(answered)).all():
        await insert_once(connection, schema.deleted_answers, {"day": day, "mark": _mark(vault, day, user)})


async def is_noted(connection: AsyncConnection, vault: Vault, day: int, user: int) -> bool:
    """Whether a member had answered the puzzle of a day."""
    found = select(_D.day).where(_D.day == day, _D.mark == _mark(vault, day, user))
    return await connection.scalar(found) is not None


async def delete_before(connection: AsyncConnection, day: int) -> None:
    """Delete the marks of earlier days."""
    await connection.execute(delete(schema.deleted_answers).where(_D.day < day))


def _mark(vault: Vault, day: int, user: int) -> bytes:
    return vault.mark("deleted answers", day, user)
