"""What bars a former member from a contest, by marks that only the holder of the key can make.

`/privacy delete` takes the rows away that say what a member has done in a contest. `keep` notes it before as marks of
the contest and the member's id, for all accounts of the person, so that a deletion is no change of role. Marks go with
the end of the contest; those of no-shows, when their weeks are over. Marks of entries bar from nothing: they say whose
own cause it is, also some weeks after the end.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS
from bot.store import schema
from bot.store.upsert import add_all
from bot.store.vault import Vault
from engine.contest.events import Entrant

_B: Final = schema.contest_bars.c
_PURPOSE: Final = "bars of a contest"
ENTRIES_MS: Final = 4 * WEEK_MS
"""After the end of a contest: rulings may still change what it came to."""
_ENTRY: Final = "entry "
"""Before an entrant's number: the kind of a mark of that entry."""


class Bar(StrEnum):
    """What a former member has done. Stored names never change their meaning."""

    PLAYED = "played"
    """Was drawn: comes back as no new entrant."""
    OUT = "out"
    """Was taken out: the organisers alone let them in again."""
    ABSENT = "absent"
    """Has missed it: comes last on waiting lists."""


@final
@dataclass(frozen=True, slots=True)
class Bars:
    """The bars of a contest's former members; `mark_of` makes the mark of an account in it."""

    marks: frozenset[tuple[str, bytes]] = frozenset()
    mark_of: Callable[[int], bytes] = field(default=lambda _: b"", compare=False, repr=False)

    def stands(self, bar: Bar, accounts: Iterable[int]) -> bool:
        """Whether a person with these accounts is barred."""
        return bool(self.marks) and any((bar.value, self.mark_of(account)) in self.marks for account in accounts)

    def entries(self, accounts: Iterable[int]) -> frozenset[Entrant]:
        """The entries in which a person with these accounts was, or is with another one."""
        entries = [(kind.removeprefix(_ENTRY), mark) for kind, mark in self.marks if kind.startswith(_ENTRY)]
        mine = {self.mark_of(account) for account in accounts} if entries else ()
        return frozenset(int(number) for number, mark in entries if mark in mine)


def kind_of_entry(entrant: Entrant) -> str:
    """The kind of a mark that says that somebody was in an entry."""
    return f"{_ENTRY}{entrant}"


def mark(vault: Vault, contest: int, user: int) -> bytes:
    """The mark of a member in a contest."""
    return vault.mark(_PURPOSE, contest, user)


async def read(connection: AsyncConnection, vault: Vault, contest: int) -> Bars:
    """The bars of a contest."""
    rows = await connection.execute(select(_B.kind, _B.mark).where(_B.contest_id == contest))
    return Bars(frozenset((row.kind, row.mark) for row in rows), lambda user: mark(vault, contest, user))


async def note(
    connection: AsyncConnection,
    vault: Vault,
    contest: int,
    kind: str,
    accounts: Sequence[int],
    *,
    at: int | None = None,
    until: int | None = None,
) -> None:
    """Note a bar, or an entry, for all accounts of a person, and until when; an ABSENT one with when that was."""
    rows = [
        {"contest_id": contest, "kind": kind, "mark": mark(vault, contest, account), "at": at, "until_at": until}
        for account in accounts
    ]
    await add_all(connection, schema.contest_bars, rows)


async def drop(connection: AsyncConnection, contest: int, entries_until: int | None) -> None:
    """Forget who was barred from a contest that is over; whose entries were whose only then, if that still counts."""
    own = _B.contest_id == contest, _B.kind.startswith(_ENTRY)
    await connection.execute(update(schema.contest_bars).where(*own).values(until_at=entries_until))
    await connection.execute(delete(schema.contest_bars).where(_B.contest_id == contest, _B.until_at.is_(None)))


async def drop_past(connection: AsyncConnection, now: int) -> None:
    """Forget no-shows whose weeks are over, and entries of contests that have been over for as long."""
    await connection.execute(delete(schema.contest_bars).where(_B.until_at <= now))
