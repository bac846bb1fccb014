"""A hand of a table that counts nowhere, tried again: the same cards from one decision on, and nothing counts."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.upsert import insert_all
from bot.tables.errors import Code
from bot.tables.game import Line, StoredTable
from bot.tables.model import Member, Status
from bot.tables.service import Tables
from engine import Refused, load


async def try_again(tables: Tables, old: StoredTable, line: int, member: Member, now: int) -> StoredTable:
    """A table that stands where `old`, which is over, stood before line `line` after its deal; both are of one hand.

    Raises:
        Refused: NOT_OVER, NOT_SEATED, UNKNOWN where the old table is no board, STOPPING.
    """
    game = await tables.reveal(old.table.id)
    if old.table.counted or line < 1:
        raise Refused(Code.UNKNOWN)
    if old.table.seat_of(member.user) is None:
        raise Refused(Code.NOT_SEATED)
    table = replace(old.table, id=0, status=Status.PLAYING, version=0, created_at=now, started_at=now, ended_at=None)
    new, lines = StoredTable(table=table, revision=0, secret=game.secret).start_game(table), list[Line]()
    for text in game.lines[:line]:
        change = new.play_action(load(text), now)
        if change.line is not None and change.after.table.status is Status.PLAYING:
            new = replace(change.after, revision=0)
            lines.append(change.line)

    async def unit(connection: AsyncConnection, numbers: Sequence[int]) -> None:
        rows = [{"table_id": numbers[0], "seq": each.seq, "line": each.text, "at": each.at} for each in lines]
        await insert_all(connection, schema.log, rows)

    return (await tables.open_begun([new], unit))[0]
