"""Cache of folded finished games, so that a click in a replay is quick."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Final, final

from cachetools import LRUCache

from bot.history.replay_steps import Position, RecordedHand, positions, split_into_hands
from bot.store.database import Database
from bot.tables.long_logs import in_thread_if_long
from bot.tables.model import Table
from bot.tables.rows import seats_at, sittings
from bot.tables.service import Tables
from engine import Rules, Seat, load

KEPT: Final = 64
"""Folded games in the cache, some 100 kB each; folding another takes some 10 ms."""


@final
class Replays:
    """Folds finished games and caches the last `kept`; names are read each time, for they may have been deleted."""

    def __init__(self, tables: Tables, database: Database, *, kept: int = KEPT) -> None:
        self._tables = tables
        self._database = database
        self._games: LRUCache[int, tuple[RecordedHand, ...]] = LRUCache(kept)

    async def hands(self, table: int) -> tuple[RecordedHand, ...]:
        """The hands of a finished game; none where it was given up before the first draw.

        Raises:
            Refused: UNKNOWN, NOT_OVER.
        """
        known = self._games.get(table)
        if known is None:
            game = await self._tables.reveal(table)
            known = await in_thread_if_long(len(game.lines), _split, game.rules, game.lines)
            self._games[table] = known
        return known

    async def position(self, table: int, hand: int, step: int | None, seat: Seat | None) -> Position | None:
        """A step of a game, as everyone or one seat saw it; without `step` the one that dealt the hand.

        Numbers out of range give the nearest step, seats out of range everyone's view. `None` if nothing was played.

        Raises:
            Refused: UNKNOWN, NOT_OVER.
        """
        return await self._position(table, await self.hands(table), hand, step, seat)

    async def hand(self, table: int, hand: int, seat: Seat | None) -> tuple[Position, ...]:
        """Every step of a hand, otherwise as `position`.

        Raises:
            Refused: UNKNOWN, NOT_OVER.
        """
        hands = await self.hands(table)
        if not hands:
            return ()
        hand = min(hand, len(hands) - 1)
        at = await self._at(table, hands[hand].first + hands[hand].chapter.steps)
        return tuple(positions(hands, at, hand, _at_table(seat, at)))

    async def _position(
        self, table: int, hands: tuple[RecordedHand, ...], hand: int, step: int | None, seat: Seat | None
    ) -> Position | None:
        if not hands:
            return None
        hand = min(hand, len(hands) - 1)
        of = hands[hand].chapter
        step = of.deal if step is None else min(step, of.steps - 1)
        at = await self._at(table, hands[hand].first + step + 1)
        return next(islice(positions(hands, at, hand, _at_table(seat, at)), step, None))

    async def _at(self, table: int, lines: int) -> Table:
        """A table with its occupants when the log had so many lines."""
        at = (await self._tables.load(table)).table
        async with self._database.read() as connection:
            sat = (await sittings(connection, (table,)))[table]
        return replace(at, seats=seats_at(at.seats, sat, lines))


def _split(rules: Rules, lines: Iterable[str]) -> tuple[RecordedHand, ...]:
    return split_into_hands(rules, [load(line) for line in lines])


def _at_table(seat: Seat | None, table: Table) -> Seat | None:
    return seat if seat is not None and seat < len(table.seats) else None
