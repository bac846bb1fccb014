"""Plays the turns that need no member: the table's own draws and deals, and those of computers and absent members."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any, Final, final

from bot.due import Due
from bot.logs import about
from bot.tables.commands.play import Step, StepOutOfTurn
from bot.tables.errors import Code
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.tasks import Backoff
from bot.workers.workers import Chooser
from engine import Action, IllegalAction, Refused, Seat, View, interjections
from engine.phases.registry import Dealing, DrawForDeal, Playing, RevokeReview
from engine.players import beside

_log = logging.getLogger(__name__)
THINKING: Final = (0.8, 1.5)
"""Seconds a computer appears to think at pace 1, least and most; its real work happens within them."""
BEFORE_FIRST_DEAL: Final = 1.5
"""Seconds before a draw and before the first deal."""
AFTER_HAND: Final = 6.0
"""Seconds in which everyone can read how a hand ended."""
TO_STEAL: Final = (0.1, 600.0)
"""Where a member may steal the deal or object: the part of the turn clock that is left for it, and the most seconds."""
TO_CALL: Final = 10.0
"""Seconds in which a revoke may still be called in a hand that is played."""
AFTER_TRICK: Final = 1.6
"""Seconds in which everyone can see a finished trick before a computer leads."""
_STILL_OPEN_MS: Final = 15 * 60_000
"""After a press its panel can be edited for so long: a private game goes on at a start if its last step is younger."""
AT_ONCE: Final = 0.001
"""Seconds that are not worth a wait."""
_RETRY: Final = Backoff((1, 2, 4, 8, 16, 32, 60))
"""Before a step that failed is tried again."""


@final
@dataclass(slots=True, eq=False)
class _TableTurns:
    """A table whose next step needs no member: its state, and when the step at a version is due (loop time)."""

    latest: StoredTable
    version: int = -1
    due: float = 0.0
    thought: "asyncio.Task[Action] | None" = None
    """The computer's choice at that version; `None` for the table's own step."""


@final
class Autoplay:
    """Looks after each table whose next step is a computer's or the table's own. `pace` 0 means no pauses.

    `chooser` decides for such a seat from its view. It is asked as soon as the turn is a computer's,
    and its choice waits until the pause is over; if the table changes meanwhile, it is asked again.

    Private tables are looked after until their member is to act, from a press on, or from a start soon after one. Two
    processes may do so at once: of two steps at a version one is taken, and the other looks again.
    """

    def __init__(self, tables: Tables, chooser: Chooser, *, pace: float, dice: Random) -> None:
        self._tables = tables
        self._chooser = chooser
        self.choose: Callable[[Table, View], Coroutine[Any, Any, Action]] = self._ask
        """Chooses for a computer's seat, whose view it gets; tables with computers of their own wrap it."""
        self._pace = pace
        self._dice = dice
        self._at: dict[int, _TableTurns] = {}
        self._due = Due[int](self._play, name="turns", failed=self._note_failure, retry=_RETRY)

    async def start(self) -> None:
        """Begin, also at tables that were at play before the start."""
        self._due.start()
        self._tables.subscribe(self.consider)
        for stored in (*await self._tables.running(), *await self._tables.played_privately(_STILL_OPEN_MS)):
            if stored.table.id not in self._at:
                self.consider(stored)

    async def close(self) -> None:
        """Stop; the service finishes a step that is being written."""
        await self._due.close()
        for at in self._at.values():
            _forget(at)
        self._at.clear()

    def consider(self, stored: StoredTable) -> None:
        """Take the steps of a table, from this state on, that need no member."""
        if not self._due.is_open:
            return  # a step that was being written at the end
        table = stored.table.id
        at = self._at.get(table)
        if at is not None:
            at.latest = stored
            if stored.table.version != at.version or not waits_for_computer(stored):
                _forget(at)
        elif waits_for_computer(stored):
            self._at[table] = _TableTurns(stored)
        else:
            return
        self._due.look_at(table)

    async def _play(self, table: int) -> float | None:
        """Take the next step if its time has come; the seconds until then, None where it needs a member."""
        at = self._at.get(table)
        if at is None:
            return None
        if not waits_for_computer(at.latest):
            _forget(at)
            del self._at[table]
            return None
        with about(table=table):
            now = asyncio.get_running_loop().time()
            if at.latest.table.version != at.version:
                at.version, at.due = at.latest.table.version, now + self._pause(at.latest)
                self._think(at)
            if at.due - now > AT_ONCE:
                return at.due - now
            if at.thought is None:
                self._think(at)
            if (thought := at.thought) is not None:
                await asyncio.wait({thought})
            if at.thought is thought:  # else the table has changed meanwhile
                await self._advance(at)
        return 0.0

    def _think(self, at: _TableTurns) -> None:
        """Ask for the choice that the latest state needs."""
        _forget(at)
        now = at.latest
        seat = now.to_act
        seen = None if seat is None else now.view_for(seat).view
        if seat is not None and seen is not None:
            name = f"choice at table {now.table.id}"
            at.thought = asyncio.create_task(self.choose(now.table, seen), name=name)

    async def _ask(self, table: Table, seen: View) -> Action:
        """What the computer of the level that plays in a seat chooses."""
        if seen.seat is None:
            raise ValueError("nobody chooses for the channel")
        return await self._chooser.choose(table.level_at(seen.seat), seen, self._dice.getrandbits(64))

    def _pause(self, now: StoredTable) -> float:
        match now.state:
            case DrawForDeal() | Dealing(last=None):
                return BEFORE_FIRST_DEAL * self._pace
            case Dealing() if _member_may_interject(now):
                part, most = TO_STEAL
                return max(AFTER_HAND, min(part * now.table.clock_ms / 1000, most)) * self._pace
            case Dealing():
                return AFTER_HAND * self._pace
            case RevokeReview():
                return TO_CALL * self._pace
            case Playing(trick=(), tricks=(_, *_)):
                return AFTER_TRICK * self._pace
            case _:
                return self._dice.uniform(*THINKING) * self._pace

    async def _advance(self, at: _TableTurns) -> None:
        """Take one step, or look at the table again where a change explains why it is refused."""
        now = at.latest
        try:
            out_of_turn = _action_out_of_turn(now)
            if out_of_turn is not None:
                await self._tables.do(now.table.id, StepOutOfTurn(now.table.version, *out_of_turn))
            else:
                chosen = None if at.thought is None else await at.thought
                await self._tables.do(now.table.id, Step(now.table.version, chosen))
        except Refused as refusal:
            if isinstance(refusal, IllegalAction):
                raise
            if refusal.code is not Code.STALE and refusal.code is not Code.NOT_YOUR_TURN:
                _log.info("a computer's step was refused: %s", refusal.code)
            if now.table.private:  # another process came first, and panels here have not heard of it
                await self._tables.reread(now.table.id)
            at.latest = await self._tables.load(now.table.id)
            if at.latest.table == now.table:
                raise

    def _note_failure(self, table: int, fault: Exception) -> None:
        """Log why a step failed; its choice is made again."""
        at = self._at[table]
        _forget(at)
        if not isinstance(fault, Refused) or isinstance(fault, IllegalAction):
            with about(table=table):
                _log.error("a computer's step failed at version %d", at.version, exc_info=fault)


def _action_out_of_turn(now: StoredTable) -> tuple[Seat, Action] | None:
    """A computer's action out of turn before the game goes on: a claim, a revoke call, an objection."""
    for seat, sitter in enumerate(now.table.seats):
        if sitter is None or not sitter.played_by_computer or now.state is None or not interjections(now.state, seat):
            continue
        seen = now.view_for(seat).view
        action = None if seen is None else beside(seen)
        if action is not None:
            return seat, action
    return None


def _member_may_interject(now: StoredTable) -> bool:
    """Whether a member may do something out of turn, such as stealing the deal (rules-spec C5)."""
    return now.state is not None and any(
        sitter is not None and not sitter.played_by_computer and interjections(now.state, seat)
        for seat, sitter in enumerate(now.table.seats)
    )


def _forget(at: _TableTurns) -> None:
    """Cancel a choice that is no longer needed."""
    if at.thought is not None:
        at.thought.cancel()
        at.thought = None
