"""Notes what bars a member from contests, before the member's data is deleted."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import bars, no_shows, store
from bot.contests.bars import Bar
from bot.contests.state import Stage, StoredContest
from bot.store import schema
from bot.store.vault import Vault

_B: Final = schema.contest_bars.c
_C: Final = schema.contests.c
_M: Final = schema.merges.c
_P: Final = schema.contest_players.c


async def keep_bars(connection: AsyncConnection, vault: Vault, user: int, now: int) -> None:
    """Note the bars of a member in contests that go on, and no-shows, for all accounts of the person in each server.

    Of those that have not been over for long the entries, too.
    """
    accounts = await _accounts(connection, user)
    mine = set(await connection.scalars(select(_P.contest_id).where(_P.user_id.in_(accounts))))
    mine |= await _contests_marked(connection, vault, accounts)
    query = select(_C.id, _C.guild_id, _C.ended_at, _C.stage).where(_C.id.in_(mine)).order_by(_C.id)
    rows = (await connection.execute(query)).all()
    for row in rows:
        until = None if row.ended_at is None else row.ended_at + bars.ENTRIES_MS
        if until is None or (now < until and row.stage == Stage.OVER):
            await _keep_of(connection, vault, row.id, user, until)
    for guild in sorted({row.guild_id for row in rows}):
        await no_shows.keep(connection, vault, guild, user)


async def _contests_marked(connection: AsyncConnection, vault: Vault, accounts: Iterable[int]) -> set[int]:
    """Contests with a mark of one of these accounts, from a deletion before."""
    rows = (await connection.execute(select(_B.contest_id, _B.mark).distinct())).all()
    by_contest: dict[int, set[bytes]] = {}
    for row in rows:
        by_contest.setdefault(row.contest_id, set()).add(row.mark)
    return {
        contest
        for contest, marks in by_contest.items()
        if any(bars.mark(vault, contest, account) in marks for account in accounts)
    }


async def _accounts(connection: AsyncConnection, user: int) -> tuple[int, ...]:
    """The accounts that are one person's with this one in any server."""
    rows = (await connection.execute(select(_M.guild_id, _M.old_id, _M.new_id))).all()
    here = {(row.guild_id, row.new_id) for row in rows if user in (row.old_id, row.new_id)}
    found = {row.old_id for row in rows if (row.guild_id, row.new_id) in here}
    return tuple(sorted({user, *found, *(person for _, person in here)}))


async def _keep_of(connection: AsyncConnection, vault: Vault, contest: int, user: int, until: int | None) -> None:
    try:
        stored = await store.load(connection, contest, vault.unseal)
    except store.Damaged:  # nobody plays in it
        return
    if stored is None:
        return
    known = await bars.read(connection, vault, contest)
    accounts = tuple(sorted(account for account in stored.accounts_of(user) if account > 0))
    for bar in (Bar.PLAYED, Bar.OUT):
        if until is None and (known.stands(bar, accounts) or _is_so(stored, bar, user)):
            await bars.note(connection, vault, contest, bar.value, accounts)
    for entrant in known.entries(accounts) | {entry.number for entry in stored.entries_with(user)}:
        await bars.note(connection, vault, contest, bars.kind_of_entry(entrant), accounts, until=until)


def _is_so(stored: StoredContest, bar: Bar, user: int) -> bool:
    """Whether a member who is still known has done this in a contest."""
    players = {person.player for person in stored.players_of(user)}
    match bar:
        case Bar.PLAYED:
            return bool(stored.contest.seeds) and any(not each.waiting for each in stored.entries_with(user))
        case Bar.OUT:
            return not players.isdisjoint(stored.contest.barred)
        case Bar.ABSENT:
            return False
