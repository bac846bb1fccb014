"""The log of a table, replayed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.write.rows import Ending, Game, Row, ending_if_abandoned, ending_of, wallet_rows
from bot.store import schema
from bot.tables.fold import LogEntry
from bot.tables.game import cards_out
from bot.tables.hand_facts import Facts
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

    def place(self, merged: Mapping[int, int], until: int | None = None) -> Game:
        """The table with its occupants when line `until` of the log was written; `None`: at the end."""
        sitters = seats_at([None] * self._rules.seats, self._sat, until)
        of = (self.table, self.guild, self._rules, self._preset, self._started_at)
        return Game(*of, sitters, merged)


async def check_log(connection: AsyncConnection, table: int) -> None:
    """Replay one table's log.

    Raises:
        BadLog: When it does not.
    """
    for _ in (await PastGame.read(connection, table)).steps():
        pass
