"""A finished game played again by one of its members: the same cards from one decision on, and nothing counts."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.upsert import insert_all
from bot.tables.commands.life import Open
from bot.tables.errors import Code
from bot.tables.game import Line, StoredTable
from bot.tables.lobby.seats import computer_for, sitter_of, with_sitter
from bot.tables.model import NOWHERE, Member, Status
from bot.tables.service import Tables
from engine import Refused, Seat, load


async def try_again(
    tables: Tables, old: StoredTable, hand: int, line: int, member: Member, now: int, seat: Seat | None = None
) -> StoredTable:
    """A private table of no server that stands where `old` stood before line `line` after deal number `hand`, from 0.

    The member has the same seat, or that `seat`; computers are in all others, and the game goes on with the old cards.

    Raises:
        Refused: NOT_OVER, STOPPING, UNKNOWN where the member has no seat, or there is no such line of a whole game.
    """
    game, was = await tables.reveal(old.table.id), old.table
    mine = was.seat_of(member.user) if seat is None else seat
    deals = [place for place, text in enumerate(game.lines) if text.startswith("deal ")]
    if mine is None or was.status is not Status.OVER or line < 1 or hand >= len(deals):
        raise Refused(Code.UNKNOWN)
    seats = [each if each is not None and each.is_computer else None for each in was.seats]
    seats[mine] = sitter_of(member)
    opened = Open(member, NOWHERE, NOWHERE, preset=was.preset, rules=was.rules, language=was.language, level=was.level)
    table = replace(opened.make(now), seats=tuple(seats), hints=was.hints, counted=False)
    for free in table.free_seats:
        table = with_sitter(table, free, computer_for(table, free))
    new, lines = StoredTable(table=table, revision=0, secret=game.secret).start_game(table), list[Line]()
    for text in game.lines[: deals[hand] + line]:
        change = new.play_action(load(text), now)
        if change.line is not None and change.after.table.status is Status.PLAYING:
            new = replace(change.after, revision=0)
            lines.append(change.line)
    new = replace(new, table=replace(new.table, seats=table.seats))  # as they sat after a draw for partners

    async def unit(connection: AsyncConnection, numbers: Sequence[int]) -> None:
        rows = [{"table_id": numbers[0], "seq": each.seq, "line": each.text, "at": each.at} for each in lines]
        await insert_all(connection, schema.log, rows)

    return (await tables.open_begun([new], unit))[0]
