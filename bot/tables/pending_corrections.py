"""Corrections asked for while cards are out: made as soon as the hand is over, before the next deal."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias, final

from bot.logs import about
from bot.tables.errors import Code, TableError
from bot.tables.game import cards_out
from bot.tables.lobby.seats import check_playing
from bot.tables.model import Snapshot, Status, Who
from bot.tables.service import Tables
from engine import IllegalAction, Refusal, view

_log = logging.getLogger(__name__)
Tell: TypeAlias = Callable[[Snapshot | TableError | IllegalAction], Awaitable[None]]
"""Told once what became of it: the table corrected, or why it could not be."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What a moderator wants of a table: `change` is by how much the scores are wrong, by side."""

    table: int
    who: Who
    change: tuple[int, ...]
    games: tuple[int, ...]
    """Of a rubber: what was wrong in a game that is over is not wrong in the next one."""
    reason: str
    key: int


def wish_of(now: Snapshot, who: Who, scores: tuple[int, ...], *, reason: str, key: int) -> Wish | None:
    """What it is to correct a table's scores to these once its cards are in; `None` where there is nothing to wait for.

    Raises:
        TableError: NOT_MODERATOR.
    """
    if not who.moderator:
        raise TableError(Code.NOT_MODERATOR)
    if not _hand_is_on(now) or now.state is None:
        return None
    public = view(now.state, None)
    if len(scores) != len(public.scores) or scores == public.scores:
        return None
    change = tuple(score - was for score, was in zip(scores, public.scores, strict=True))
    return Wish(table=now.table.id, who=who, change=change, games=public.games, reason=reason, key=key)


@final
class Corrections:
    """Wishes that wait for the end of a hand; one for each table, the last that was asked for.

    They are kept in memory only: after a restart the moderator has to ask again, and nothing was promised to others.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._waiting: dict[int, tuple[Wish, Tell]] = {}
        self._running: set[asyncio.Task[None]] = set()
        tables.subscribe(self._consider)

    async def wait(self, wish: Wish, tell: Tell) -> None:
        """Correct the scores once the hand is over; what the hand brings is added before.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED.
        """
        check_playing((await self._tables.look(wish.table)).table)
        self._waiting[wish.table] = wish, tell
        self._consider(await self._tables.look(wish.table))

    def forget(self, user: int) -> None:
        """Make no correction any more that a moderator has asked for and that waits."""
        self._waiting = {table: each for table, each in self._waiting.items() if each[0].who.user != user}

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._running, return_exceptions=True)

    def _consider(self, now: Snapshot) -> None:
        if now.table.id in self._waiting and not _hand_is_on(now):
            wish, tell = self._waiting.pop(now.table.id)
            task = asyncio.create_task(self._correct(now, wish, tell), name=f"correction of table {now.table.id}")
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _correct(self, now: Snapshot, wish: Wish, tell: Tell) -> None:
        with about(table=wish.table):
            try:
                became = await self._corrected(now, wish)
            except (TableError, IllegalAction) as refused:
                if refused.code is Refusal.NOT_BETWEEN_HANDS:  # dealt already: the end of the next hand will do as well
                    self._waiting.setdefault(wish.table, (wish, tell))
                    return
                became = refused
            try:
                await tell(became)
            except Exception:
                _log.exception("what became of a correction could not be told")

    async def _corrected(self, now: Snapshot, wish: Wish) -> Snapshot:
        check_playing(now.table)
        if now.state is None:
            raise TableError(Code.NOT_STARTED)
        public = view(now.state, None)
        if public.games != wish.games:
            raise TableError(Code.OVER)
        scores = tuple(score + more for score, more in zip(public.scores, wish.change, strict=True))
        return await self._tables.correct(wish.table, wish.who, scores, wish.key, wish.reason)


def _hand_is_on(now: Snapshot) -> bool:
    return now.table.status is Status.PLAYING and now.state is not None and cards_out(now.state)
