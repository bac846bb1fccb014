"""Everything derived, made again from the logs: to mend it, and to see whether it is right."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from sqlalchemy import Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_all
from bot.tables.model import Sitter
from bot.tables.play import cards_out
from bot.tallies import (
    COUNTS,
    Place,
    Row,
    game_row,
    hand_row,
    player_game_rows,
    player_hand_rows,
    standing_row,
    wallet_rows,
)
from engine import EngineError, HandResult, Rules, State, apply, load, load_rules, start
from engine.phases import Cutting, Dealing, Over

_LOGGED: Final = (schema.hands, schema.player_hands, schema.games, schema.player_games)
"""What is derived from one table's log."""


class BadLog(Exception):
    """A log is not a game by its table's rules. Says where, but not what: a line may be a deal."""


@final
@dataclass(slots=True)
class _Derived:
    """The rows of one table's log, by the name of the database's table, and what they add to the standings."""

    rows: dict[str, list[Row]] = field(default_factory=lambda: {table.name: [] for table in _LOGGED})
    added: list[tuple[int, dict[str, Any]]] = field(default_factory=list[tuple[int, dict[str, Any]]])
    """When, and a row of `standings` with what is to be added."""
    wallets: list[Row] = field(default_factory=list[Row])
    """Rows of `wallets` with what is to be added."""


async def rebuild(database: Database) -> None:
    """Make hands, games, standings and wallets again, all or nothing.

    Raises:
        BadLog: When a log does not replay.
    """

    async def unit(connection: AsyncConnection) -> None:
        for table in (*_LOGGED, schema.standings, schema.wallets):
            await connection.execute(delete(table))
        standings, wallets = _Standings(), Counter[tuple[int, int]]()
        for number in await started_tables(connection):
            derived = await _derive(connection, number)
            for table in _LOGGED:
                await insert_all(connection, table, derived.rows[table.name])
            standings.add(derived)
            _fill(wallets, derived)
        await insert_all(connection, schema.standings, standings.rows())
        filled = [{"guild_id": guild, "user_id": user, "counters": wallets[guild, user]} for guild, user in wallets]
        await insert_all(connection, schema.wallets, filled)

    await database.write(unit)


async def differences(connection: AsyncConnection) -> tuple[str, ...]:
    """Where what is stored is not what the logs say: one English sentence for each table or member.

    Names in the standings are not compared.

    Raises:
        BadLog: When a log does not replay.
    """
    found: list[str] = []
    standings, wallets = _Standings(), Counter[tuple[int, int]]()
    for number in await started_tables(connection):
        derived = await _derive(connection, number)
        standings.add(derived)
        _fill(wallets, derived)
        for table in _LOGGED:
            if await _stored(connection, table, number) != _comparable(table, derived.rows[table.name]):
                found.append(f"table {number}: {table.name} are not what the log says")  # noqa: PERF401 - awaits
    expected = {(row["guild_id"], row["user_id"]): _counts(row) for row in standings.rows()}
    for row in (await connection.execute(select(schema.standings))).mappings():
        key = (row["guild_id"], row["user_id"])
        if expected.pop(key, None) != _counts(row):
            found.append(f"server {key[0]}: the standing of member {key[1]} is not what the logs say")
    found.extend(f"server {guild}: the standing of member {user} is missing" for guild, user in expected)
    stored = {(row.guild_id, row.user_id): row.counters for row in await connection.execute(select(schema.wallets))}
    found.extend(
        f"server {guild}: the wallet of member {user} is not what the logs say"
        for guild, user in sorted(stored.keys() | wallets.keys())
        if stored.get((guild, user)) != wallets.get((guild, user))
    )
    return tuple(found)


async def check_log(connection: AsyncConnection, table: int) -> None:
    """Replay one table's log.

    Raises:
        BadLog: When it does not.
    """
    await _derive(connection, table)


async def started_tables(connection: AsyncConnection) -> Sequence[int]:
    """Every table whose game has begun."""
    columns = schema.tables.c
    return (
        await connection.scalars(select(columns.id).where(columns.started_at.is_not(None)).order_by(columns.id))
    ).all()


async def _derive(connection: AsyncConnection, number: int) -> _Derived:
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == number))).one()
    sat, log = schema.sittings.c, schema.log.c
    came = (await connection.execute(select(schema.sittings).where(sat.table_id == number).order_by(sat.since))).all()
    query = select(log.seq, log.line, log.at).where(log.table_id == number).order_by(log.seq)
    lines = [(each.seq, each.line, each.at) for each in await connection.execute(query)]
    derived, waiting = _Derived(), list(reversed(came))
    rules = load_rules(row.rules)
    sitters: list[Sitter | None] = [None] * rules.seats
    for seq, at, state, hand in _hands(number, rules, lines):
        while waiting and waiting[-1].since < seq:
            new = waiting.pop()
            if new.seat < rules.seats:  # there may have been more seats in the lobby, under other rules
                sitters[new.seat] = Sitter(user=new.user_id, name=new.name)
        _count(derived, Place(number, row.guild_id, rules, tuple(sitters)), hand, state, at)
    return derived


def _hands(
    table: int, rules: Rules, lines: Sequence[tuple[int, str, int]]
) -> Iterator[tuple[int, int, State, HandResult]]:
    """For each line that ends a hand: its number, when, the state after it, and the hand."""
    state = start(rules)
    for expected, (seq, line, at) in enumerate(lines, start=1):
        if seq != expected:
            raise BadLog(f"table {table}: line {expected} of the log is missing")
        try:
            after = apply(state, load(line))
        except EngineError:
            raise BadLog(f"table {table}: line {seq} of the log is not legal") from None
        if cards_out(state) and isinstance(after, Cutting | Dealing | Over) and after.last is not None:
            yield seq, at, after, after.last
        state = after


def _count(derived: _Derived, place: Place, hand: HandResult, state: State, at: int) -> None:
    players = player_hand_rows(place, hand)
    derived.rows["hands"].append(hand_row(place, hand, at))
    derived.rows["player_hands"].extend(players)
    if isinstance(state, Over):
        winners = player_game_rows(place, state.winner)
        derived.rows["games"].append(game_row(place, state.winner, state.match.scores, hand.number, at))
        derived.rows["player_games"].extend(winners)
        derived.wallets.extend(wallet_rows(place, state.match.pots))
        players += winners
    derived.added.extend((at, standing_row(place, row)) for row in players)


def _fill(wallets: Counter[tuple[int, int]], derived: _Derived) -> None:
    for row in derived.wallets:
        wallets[row["guild_id"], row["user_id"]] += row["counters"]


@final
class _Standings:
    """Sums by server and member, each with the name that was seen last."""

    def __init__(self) -> None:
        self._sums: dict[tuple[int, int], dict[str, Any]] = {}
        self._named: dict[tuple[int, int], int] = {}

    def add(self, derived: _Derived) -> None:
        for at, row in derived.added:
            key = (row["guild_id"], row["user_id"])
            total = self._sums.setdefault(key, {**row, **dict.fromkeys(COUNTS, 0)})
            for name in COUNTS:
                total[name] += row[name]
            if at >= self._named.get(key, at):
                total["name"], self._named[key] = row["name"], at

    def rows(self) -> list[Row]:
        return [self._sums[key] for key in sorted(self._sums)]


def _counts(row: Any) -> tuple[int, ...]:
    return tuple(row[name] for name in COUNTS)


async def _stored(connection: AsyncConnection, table: Table, number: int) -> list[tuple[Any, ...]]:
    rows = (await connection.execute(select(table).where(table.c.table_id == number))).mappings().all()
    return _comparable(table, rows)


def _comparable(table: Table, rows: Sequence[Any]) -> list[tuple[Any, ...]]:
    keys = [column.name for column in table.primary_key]
    ordered = sorted(rows, key=lambda row: tuple(row[key] for key in keys))
    return [tuple(row[column.name] for column in table.columns) for row in ordered]
