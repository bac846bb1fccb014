"""Who played, judged or was taken out of a contest, and who missed one: marks that outlive a member's data.

A mark is made of the server and the member's id with the bot's key: nobody without it can tell whose it is. Those of a
contest go a week after its end; that of a contest missed at the start of the next one that the member is in.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS
from bot.store import schema
from bot.store.upsert import add_all
from bot.store.vault import Vault

AFTER_MS: Final = WEEK_MS
"""After the end of a contest: until then rulings may change what it came to."""
_M: Final = schema.contest_marks.c


class SeenMark(StrEnum):
    """What a member has done. Stored names never change their meaning."""

    PLAYED = "played"
    """Was drawn: comes back as the same entry or not at all, and judges nothing."""
    JUDGED = "judged"
    """Has ruled: does not enter."""
    TAKEN_OUT = "taken_out"
    """By an organiser: does not come back."""
    MISSED = "missed"
    """Was drawn, did not leave and played no card: goes last, once, in the next one that they sign up for."""


@final
@dataclass(frozen=True, slots=True)
class SeenMarks:
    """The marks of a contest; `mark_of` makes that of an account."""

    found: frozenset[tuple[str, bytes]] = frozenset()
    mark_of: Callable[[int], bytes] = field(default=lambda _: b"", compare=False, repr=False)

    def has(self, kind: SeenMark, accounts: Iterable[int]) -> bool:
        """Whether a person with these accounts is marked."""
        return any((kind.value, self.mark_of(account)) in self.found for account in accounts)

    def and_also(self, new: Iterable[tuple[SeenMark, int]]) -> "SeenMarks":
        """With more, each of a member."""
        return SeenMarks(self.found.union((kind.value, self.mark_of(user)) for kind, user in new), self.mark_of)


def mark_of(vault: Vault, guild: int, user: int) -> bytes:
    """The mark of a member in a server."""
    return vault.mark("marks of contests", guild, user)


async def read(connection: AsyncConnection, vault: Vault, guild: int, contest: int) -> SeenMarks:
    """The marks of a contest."""
    rows = await connection.execute(
        select(_M.kind, _M.mark).where(_M.contest_id == contest, _M.kind != SeenMark.MISSED)
    )
    return SeenMarks(frozenset((row.kind, row.mark) for row in rows), lambda user: mark_of(vault, guild, user))


async def add(
    connection: AsyncConnection,
    vault: Vault,
    guild: int,
    contest: int,
    new: Iterable[tuple[SeenMark, int]],
    until: int | None = None,
) -> None:
    """Mark members; `until` when of a contest that is over."""
    rows = [
        {"contest_id": contest, "kind": kind.value, "mark": mark_of(vault, guild, user), "until_at": until}
        for kind, user in new
    ]
    await add_all(connection, schema.contest_marks, rows)


async def comes_last(connection: AsyncConnection, vault: Vault, guild: int, accounts: Iterable[int]) -> bool:
    """Whether one of these has missed a contest of a server, and started in none since."""
    mine = [mark_of(vault, guild, account) for account in accounts]
    missed = select(_M.contest_id).where(_M.kind == SeenMark.MISSED, _M.mark.in_(mine)).limit(1)
    return await connection.scalar(missed) is not None


async def use_up(connection: AsyncConnection, vault: Vault, guild: int, accounts: Iterable[int]) -> None:
    """Forget what these have missed: a contest for which they have signed up starts."""
    mine = [mark_of(vault, guild, account) for account in accounts]
    await connection.execute(delete(schema.contest_marks).where(_M.kind == SeenMark.MISSED, _M.mark.in_(mine)))


async def end(connection: AsyncConnection, contest: int, until: int) -> None:
    """Let the marks of a contest that is over stand `until` then."""
    mine = (_M.contest_id == contest, _M.kind != SeenMark.MISSED)
    await connection.execute(update(schema.contest_marks).where(*mine).values(until_at=until))


async def drop_past(connection: AsyncConnection, now: int) -> None:
    """Forget the marks of contests that have been over for a week."""
    await connection.execute(delete(schema.contest_marks).where(_M.until_at <= now))


async def spread(connection: AsyncConnection, vault: Vault, user: int) -> None:
    """Before a member's data is deleted, give all accounts of the person the marks of each: nobody knows them later.

    Where another account has signed up for a contest, the member counts as one who plays in it.
    """
    rows = (await connection.execute(select(schema.merges))).all()
    here = {(row.guild_id, row.new_id) for row in rows if user in (row.old_id, row.new_id)}
    for guild, person in sorted(here):
        accounts = {user, person, *(row.old_id for row in rows if (row.guild_id, row.new_id) == (guild, person))}
        every = [mark_of(vault, guild, account) for account in sorted(accounts)]
        known = (await connection.execute(select(schema.contest_marks).where(_M.mark.in_(every)))).mappings().all()
        copies = [{**row, "mark": mark} for row in known for mark in every]
        of, player = schema.contests.c, schema.contest_players.c
        entered = select(of.id).join(schema.contest_players, player.contest_id == of.id)
        entered = entered.where(of.guild_id == guild, of.ended_at.is_(None), player.joined_at > 0)
        numbers = await connection.scalars(entered.where(player.user_id.in_(accounts - {user})).distinct())
        await add_all(connection, schema.contest_marks, copies)
        for number in numbers.all():
            await add(connection, vault, guild, number, [(SeenMark.PLAYED, user)])
