"""Luck and skill: computes par of the hands of ended games in the background and stores it with each hand.

The result of a hand is par, the luck of the deal, plus the rest, the players' skill
(`engine.players.monte_carlo.par`).
"""

import logging
from collections.abc import Sequence
from typing import Final, final

from sqlalchemy import Select, bindparam, false, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.due import Due
from bot.logs import about
from bot.store import schema
from bot.store.database import Database
from bot.tables import repository
from bot.tables.game import StoredTable
from bot.tables.queries import RUNNING
from bot.tables.service import Tables
from bot.tables.shards import Shards
from bot.tasks import Backoff
from bot.workers.pool import Cause, GaveUp
from bot.workers.workers import Worker
from engine import BadRules, load_rules
from engine.players.monte_carlo.par import has_par, pars

_log = logging.getLogger(__name__)
FIRST_SECONDS: Final = 30.0
"""After a start, until the first game is looked at: there is more urgent work then."""
SETTLE_SECONDS: Final = 20.0
"""After a game has ended: its players may want a review first."""
PAUSE_SECONDS: Final = 0.2
"""Between two games, where many wait."""
AGAIN_SECONDS: Final = 600.0
"""After a game could not be looked at, until the next attempt."""
GAME_SECONDS: Final = 300.0
"""How long a game may take; it is a tenth of a second, and some seconds by the rules that take longest."""
_H: Final = schema.hands.c
_T: Final = schema.tables.c
_KEEP: Final = (
    update(schema.hands)
    .where(_H.table_id == bindparam("of_table"), _H.number == bindparam("of_number"))
    .values(par=bindparam("worth"))
)
_LATER: Final = frozenset({Cause.FULL, Cause.CLOSED})
"""Reasons for a failure that have nothing to do with the game."""


@final
class Luck:
    """Finds par of every hand whose table has ended, one game at a time, the newest first.

    The database has the work left to do, so a bot that was down catches up. A hand is tried once: if its rules
    have no par, or the work failed, its par stays null.
    """

    def __init__(self, tables: Tables, database: Database, worker: Worker) -> None:
        self._tables = tables
        self._database = database
        self._worker = worker
        self._due = Due[None](self._look, name="luck", failed=_note_failure, retry=Backoff((AGAIN_SECONDS,)))

    def start(self) -> None:
        """Begin with what is left from before, then wait for tables to end."""
        self._tables.subscribe(self._notice)
        self._due.start()
        self._due.look_at(None, FIRST_SECONDS)

    async def close(self) -> None:
        """Stop; the next start takes up an unfinished game again."""
        await self._due.close()

    async def look_at_one(self) -> bool:
        """Compute par of each hand of the newest game that lacks it; false if there is none."""
        async with self._database.read() as connection:
            game = (await connection.execute(waiting(self._tables.shards))).one_or_none()
            lines = () if game is None else await repository.read_lines(connection, game.id)
        if game is None:
            return False
        with about(table=game.id):
            found = await self._find_pars(game.rules, lines)
        await self._database.write(lambda connection: _keep(connection, game.id, found))
        return True

    def _notice(self, stored: StoredTable) -> None:
        if not stored.table.running:
            self._due.look_at(None, SETTLE_SECONDS)

    async def _look(self, _: None) -> float | None:
        return PAUSE_SECONDS if await self.look_at_one() else None

    async def _find_pars(self, rules_text: str, lines: Sequence[str]) -> tuple[float | None, ...]:
        """Par by hand; empty if it cannot be computed."""
        try:
            rules = load_rules(rules_text)
            return await self._worker.work(pars, rules, lines, timeout=GAME_SECONDS) if has_par(rules) else ()
        except GaveUp as gave_up:
            if gave_up.cause in _LATER:
                raise
            _log.warning("the luck of a game stays unknown: %s", gave_up)
        except BadRules:
            _log.warning("the luck of a game stays unknown: its rules are none")
        return ()


def _note_failure(_: None, fault: Exception) -> None:
    if isinstance(fault, GaveUp):
        _log.info("the luck of a game is looked at later: %s", fault)
    else:
        _log.error("looking at the luck of a game failed", exc_info=fault)


def waiting(shards: Shards) -> Select[int, str]:
    """The newest table of these shards that has ended and has a hand not tried yet, with its rules."""
    ended = select(_T.id, _T.rules).join(schema.hands, _H.table_id == _T.id)
    mine = ended.where(_H.par_tried == false(), _T.status.not_in(RUNNING), shards.own())
    return mine.order_by(_H.table_id.desc()).limit(1)


async def _keep(connection: AsyncConnection, table: int, found: Sequence[float | None]) -> None:
    worths = [
        {"of_table": table, "of_number": number, "worth": worth}
        for number, worth in enumerate(found, start=1)
        if worth is not None
    ]
    if worths:
        await connection.execute(_KEEP, worths)
    await connection.execute(update(schema.hands).where(_H.table_id == table).values(par_tried=True))
