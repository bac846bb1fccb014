"""A game replayed from its log; repairs of the rows that hands and games left, and the counting again from those.

`bot.stats.rebuild` counts by the same `count`. Ratings are not counted again: they follow from the order of games, and
`bot.stats.write.ratings` takes back what a game changed.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, final

from sqlalchemy import BigInteger, ColumnElement, Executable, and_, cast, delete, func, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.seasons import ALL_FAMILIES, ALL_TIME, EVERYWHERE, Ladder, ladders_of, season_on
from bot.stats.write.recorder import Counts, load_merges
from bot.stats.write.rows import Ending, PlayedGame, Row, ending_if_abandoned, ending_of, wallet_rows
from bot.store import schema
from bot.store.schema import HAND_COUNTS
from bot.store.upsert import insert_all
from bot.tables.game import cards_out
from bot.tables.hand_facts import Facts, LogEntry, for_counters
from bot.tables.model import Status
from bot.tables.rows import Sitting, rules_of, seats_at, sittings
from engine import Action, EngineError, HandResult, State, apply, load, start, story
from engine.phases.registry import Cutting, Dealing, Over

_NOTHING: Final = Ending(winner=None, scores=(), hands=0)


class BadLog(Exception):
    """A log is not a game by its table's rules. The message says where, but not what: a line may be a deal."""


@final
class PastGame:
    """The log of one table, replayed hand by hand; `ending` is set once it is over."""

    def __init__(self, row: Any, sat: Sequence[Sitting], lines: Sequence[tuple[int, LogEntry]]) -> None:
        self.table: int = row.id
        self.guild: int = row.guild_id
        self.ending: Ending | None = None
        self.stood = _NOTHING
        """How it stood at the end of the log."""
        self._preset: str = row.preset
        self._started_at: int = row.started_at or 0
        self._rules = rules_of(row.rules)
        self._sat = sat
        self._lines = lines

    @classmethod
    async def read(cls, connection: AsyncConnection, table: int) -> "PastGame":
        """A table whose game has begun."""
        row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).one()
        log = schema.log.c
        query = select(log.seq, log.line, log.user_id, log.at).where(log.table_id == table).order_by(log.seq)
        lines = [(each.seq, LogEntry(each.line, each.user_id, each.at)) for each in await connection.execute(query)]
        return cls(row, (await sittings(connection, (table,)))[table], lines)

    def steps(self) -> Iterator[tuple[int, LogEntry, Action, State, State]]:
        """Each line of the log with its number, and the game before and after it.

        Raises:
            BadLog: At a line that is missing or not legal.
        """
        state: State = start(self._rules)
        for expected, (seq, line) in enumerate(self._lines, start=1):
            if seq != expected:
                raise BadLog(f"table {self.table}: line {expected} of the log is missing")
            try:
                action = load(line.text)
                after = apply(state, action)
            except EngineError:
                raise BadLog(f"table {self.table}: line {seq} of the log is not legal") from None
            yield seq, line, action, state, after
            state = after

    def hands(self) -> Iterator[tuple[int, HandResult, Facts, int]]:
        """For each line that ends a hand: its number, the hand, what it showed, and when it ended."""
        after: State = start(self._rules)
        facts = Facts.none(self._rules.seats)
        for seq, line, action, state, after in self.steps():
            told = story(state, action, after)
            facts = facts.then(state, action, told, at=line.at, user=line.user, actor=state.actor)
            if isinstance(after, Over):
                self.ending = ending_of(after, facts)
            if cards_out(state) and isinstance(after, Cutting | Dealing | Over) and after.last is not None:
                yield seq, after.last, facts, line.at
        self.stood = ending_if_abandoned(after)

    def wallets(self, merged: Mapping[int, int]) -> tuple[Row, ...]:
        """What the game brought its members, as rows of `wallets`; nothing if it did not come to its end."""
        after: State = start(self._rules)
        for *_, after in self.steps():  # noqa: B007 - the last one counts
            pass
        return wallet_rows(self.place(merged), after.match.pots) if isinstance(after, Over) else ()

    def without_log(self) -> "PastGame":
        """The same without its lines, to save memory."""
        self._lines = ()
        return self

    def place(self, merged: Mapping[int, int], until: int | None = None) -> PlayedGame:
        """The table with its occupants when line `until` of the log was written; `None`: at the end."""
        sitters = seats_at([None] * self._rules.seats, self._sat, until)
        of = (self.table, self.guild, self._rules, self._preset, self._started_at)
        return PlayedGame(*of, sitters, merged)


async def check_log(connection: AsyncConnection, table: int) -> None:
    """Replay one table's log."""
    for _ in (await PastGame.read(connection, table)).steps():
        pass


_G: Final = schema.player_games.c
_H: Final = schema.player_hands.c
_P: Final = schema.partnerships.c
_S: Final = schema.standings.c
_T: Final = schema.tables.c
_W: Final = schema.wallets.c
_FAMILY: Final = schema.hands.c.family
_SEASON: Final = schema.seasons.c.number.label("season")


async def erase(connection: AsyncConnection, table: int) -> None:
    """Delete the rows of a table's hands and games, and take back what they added.

    All of a member is counted again only for games, whose streaks have no way back: of thousands that takes a second.
    """
    ended = (await connection.scalars(select(_G.user_id).where(_G.table_id == table))).all()
    await _count_hands(connection, taken := Counts(), _H.table_id == table, -1)
    users = {*ended, *(user for _, user in taken.members)}
    for rows in (schema.player_games, schema.player_hands, schema.games, schema.hands):
        await connection.execute(delete(rows).where(rows.c.table_id == table))
    if ended:
        await recount(connection, users)
    else:
        await taken.apply(connection, keep=("name",))
        await connection.execute(delete(schema.standings).where(_S.user_id.in_(users), _S.hands == 0, _S.games == 0))
    row = (await connection.execute(select(_T.guild_id, _T.rules, _T.status).where(_T.id == table))).one()
    if row.status == Status.OVER.value and for_counters(rules_of(row.rules)):
        await recount_wallets(connection, row.guild_id, users)


async def move(connection: AsyncConnection, guild: int, old: int, new: int, name: str) -> None:
    """Make the hands and games of an account in a server another's, now called `name`, and count both again.

    The two never sat at one table.
    """
    for rows in (schema.player_hands, schema.player_games):
        here = (rows.c.guild_id == guild, rows.c.user_id == old)
        await connection.execute(update(rows).where(*here).values(user_id=new))
    await recount(connection, (old, new))
    await recount_wallets(connection, guild, (old, new))
    known = (_S.guild_id.in_((guild, EVERYWHERE)), _S.user_id == new)
    await connection.execute(update(schema.standings).where(*known).values(name=name))


async def recount(connection: AsyncConnection, users: Collection[int]) -> None:
    """Count the standings and partnerships of members again; they keep their names."""
    counts = Counts()
    query = select(_S.guild_id, _S.user_id, _S.name).where(_S.user_id.in_(users))
    for row in await connection.execute(query.where(_S.season == ALL_TIME, _S.family == ALL_FAMILIES)):
        counts.names[row.guild_id, row.user_id] = (0, row.name)
    await count(connection, counts, users)
    await connection.execute(delete(schema.standings).where(_S.user_id.in_(users)))
    await connection.execute(delete(schema.partnerships).where(or_(_P.one_id.in_(users), _P.two_id.in_(users))))
    await counts.apply(connection)


async def recount_wallets(connection: AsyncConnection, guild: int, users: Collection[int]) -> None:
    """Add up the counters of members in a server again, from logs: no row has what a single game brought."""
    held: dict[int, int] = {}
    merged = await load_merges(connection, guild)
    query = select(_T.id, _T.rules).where(
        _T.id.in_(select(_G.table_id).where(_G.guild_id == guild, _G.user_id.in_(users)))
    )
    for row in (await connection.execute(query)).all():
        if for_counters(rules_of(row.rules)):
            for won in (await PastGame.read(connection, row.id)).wallets(merged):
                held[won["user_id"]] = held.get(won["user_id"], 0) + won["counters"]
    rows = [{"guild_id": guild, "user_id": user, "counters": held[user]} for user in sorted({*users} & held.keys())]
    await connection.execute(delete(schema.wallets).where(_W.guild_id == guild, _W.user_id.in_(users)))
    await insert_all(connection, schema.wallets, rows)


async def count(connection: AsyncConnection, counts: Counts, users: Collection[int] | None = None) -> None:
    """Add every stored hand and game of members to counts that have none yet; `None`: of all members."""
    mine = schema.player_games.alias().c
    await _count_hands(connection, counts, true() if users is None else _H.user_id.in_(users))
    of = (_G.no, _G.user_id, _G.guild_id, _G.family, _G.side, _G.won, _G.left, _SEASON)
    query = select(*of).outerjoin_from(schema.player_games, schema.seasons, season_on(_G.guild_id, _G.at))
    if users is not None:
        query = query.where(_G.table_id.in_(select(mine.table_id).where(mine.user_id.in_(users))))
    rows = await _rows(connection, query.order_by(_G.no))
    for _, game in groupby(rows, key=lambda row: row["no"]):
        ended = [*game]
        counts.add_game(_ladders(ended[0]), ended, users)


async def _count_hands(connection: AsyncConnection, counts: Counts, which: ColumnElement[bool], sign: int = 1) -> None:
    of = (_H.user_id, _H.guild_id, _FAMILY, _SEASON)
    sums = [cast(sign * func.sum(_H[name]), BigInteger).label(name) for name in HAND_COUNTS]
    same = and_(schema.hands.c.table_id == _H.table_id, schema.hands.c.number == _H.number)
    query = select(*of, *sums).join_from(schema.player_hands, schema.hands, same).where(which).group_by(*of)
    for row in await _rows(connection, query.join(schema.seasons, season_on(_H.guild_id, _H.at), isouter=True)):
        counts.add_hand(_ladders(row), row)


async def _rows(connection: AsyncConnection, query: Executable) -> list[Row]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _ladders(row: Row) -> tuple[Ladder, ...]:
    return ladders_of(row["guild_id"], row["season"] or ALL_TIME, row["family"])
