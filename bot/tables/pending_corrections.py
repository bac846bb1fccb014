"""Corrections requested during a hand: they are made when it is over, before the next deal."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias, final

from bot.logs import about
from bot.tables.commands.rulings import CorrectScores
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby.seats import check_playing
from bot.tables.model import Member, Status
from bot.tables.service import Tables
from engine import Refusal, Refused

_log = logging.getLogger(__name__)
OnResult: TypeAlias = Callable[[StoredTable | Refused], Awaitable[None]]
"""Called once with the corrected table or the refusal."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PendingCorrection:
    """A change of the scores, by side, to make when the hand ends."""

    table: int
    member: Member
    change: tuple[int, ...]
    games: tuple[int, ...]
    """The game of a rubber: a correction does not carry over to the next game."""
    reason: str
    key: int


def pending_correction(
    now: StoredTable, member: Member, scores: tuple[int, ...], *, reason: str, key: int
) -> PendingCorrection | None:
    """The correction that sets a table's scores once its hand is over; `None` if no hand is being played.

    Raises:
        Refused: NOT_MODERATOR; OWN_TABLE in a rated game of the member.
    """
    if not member.moderator:
        raise Refused(Code.NOT_MODERATOR)
    now.check_no_player(member)
    public = now.public.view
    if not _is_hand_on(now) or public is None:
        return None
    if len(scores) != len(public.scores) or scores == public.scores:
        return None
    change = tuple(score - was for score, was in zip(scores, public.scores, strict=True))
    return PendingCorrection(
        table=now.table.id, member=member, change=change, games=public.games, reason=reason, key=key
    )


@final
class PendingCorrections:
    """Corrections that wait for the end of a hand; one for each table, the latest request.

    They are in memory only: after a restart the moderator has to ask again.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._waiting: dict[int, tuple[PendingCorrection, OnResult]] = {}
        self._running: set[asyncio.Task[None]] = set()
        tables.subscribe(self._consider)

    async def wait(self, correction: PendingCorrection, on_result: OnResult) -> None:
        """Correct the scores once the hand is over; the points of the hand are added before.

        Raises:
            Refused: UNKNOWN, NOT_STARTED, OVER, CLOSED.
        """
        check_playing((await self._tables.load(correction.table)).table)
        self._waiting[correction.table] = correction, on_result
        self._consider(await self._tables.load(correction.table))

    def forget(self, user: int) -> None:
        """Drop the corrections that wait and that this moderator asked for."""
        self._waiting = {table: each for table, each in self._waiting.items() if each[0].member.user != user}

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._running, return_exceptions=True)

    def _consider(self, now: StoredTable) -> None:
        if now.table.id in self._waiting and not _is_hand_on(now):
            waiting = self._waiting.pop(now.table.id)
            task = asyncio.create_task(self._make(now, *waiting), name=f"correction of table {now.table.id}")
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _make(self, now: StoredTable, correction: PendingCorrection, on_result: OnResult) -> None:
        with about(table=correction.table):
            try:
                result = await self._correct(now, correction)
            except Refused as refused:
                if refused.code is Refusal.NOT_BETWEEN_HANDS:  # dealt already: the end of the next hand will do as well
                    self._waiting.setdefault(correction.table, (correction, on_result))
                    return
                result = refused
            try:
                await on_result(result)
            except Exception:
                _log.exception("the result of a correction could not be shown")

    async def _correct(self, now: StoredTable, correction: PendingCorrection) -> StoredTable:
        check_playing(now.table)
        public = now.public.view
        if public is None:
            raise Refused(Code.NOT_STARTED)
        if public.games != correction.games:
            raise Refused(Code.OVER)
        scores = tuple(score + more for score, more in zip(public.scores, correction.change, strict=True))
        command = CorrectScores(correction.member, scores, correction.key, correction.reason)
        return await self._tables.do(correction.table, command)


def _is_hand_on(now: StoredTable) -> bool:
    return now.table.status is Status.PLAYING and now.has_cards_out
