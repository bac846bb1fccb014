"""The puzzle of the day: made once, stored with its solution, answered once by each member."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias, final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.each_day import EachDay
from bot.store import schema, vault
from bot.store.database import Database
from bot.store.upsert import insert_once
from bot.store.vault import Vault
from bot.workers.workers import Workers
from engine import Action, Refused, View, dump, dump_rules, load, load_rules
from engine.players.adviser import Advice, Option, advise, confirms
from engine.players.puzzles import Adviser, Puzzle, PuzzleKind, plan, puzzle_of, solves

MAKE_SECONDS: Final = 600.0
"""How long making it may take: a minute without numba; usually nobody waits."""
THOUSANDTHS: Final = 1000
_KEPT: Final = 8
"""Days in the cache."""
_NAME_LONGEST: Final = 64
_P: Final = schema.puzzles.c
_A: Final = schema.puzzle_answers.c

MakePuzzle: TypeAlias = Callable[[int], Awaitable[Puzzle]]
"""Makes the puzzle of a day; may take minutes, but not on the event loop."""


def make_in_worker(workers: Workers, adviser: Adviser, salt: bytes = b"") -> MakePuzzle:
    """A maker of puzzles that runs `engine.players.puzzles` in a worker; the adviser can be pickled.

    With the installation's own `salt` nobody can make the puzzle of a day to come.
    """

    async def make(day: int) -> Puzzle:
        second = confirms if adviser is advise else None
        return await workers.work(puzzle_of, day, adviser, salt, second, timeout=MAKE_SECONDS)

    return make


class PuzzleCode(StrEnum):
    """Why a puzzle or an answer is refused. The value is a key of the catalogue."""

    NOT_READY = "puzzle-not-ready"
    ANSWER_DELETED = "limits-answer-deleted"
    """The member has answered today, and deleted that."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Daily:
    """A day's puzzle: the view of the seat to solve it, and the solution, only for members who have answered."""

    day: int
    preset: str
    kind: PuzzleKind
    mine: View
    solution: Advice


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleAnswer:
    """A member's answer to a day's puzzle; `loss` is in expected points against the best choice, both to 0.01."""

    day: int
    user: int
    choice: Action
    loss: float
    solved: bool


@final
class Puzzles(EachDay[Daily]):
    """The puzzles of all days, and the answers."""

    name, not_ready, ahead_seconds = "puzzle", PuzzleCode.NOT_READY, 30.0

    def __init__(self, database: Database, *, clock: Clock, make: MakePuzzle, vault: Vault | None = None) -> None:
        super().__init__(clock)
        self._database = database
        self._vault = vault
        self._make = make
        self._known: dict[int, Daily] = {}

    async def of(self, day: int) -> Daily | None:
        """The puzzle of a day, `None` where there was none, or not yet."""
        if day > self.day:
            return None
        known = self._known.get(day)
        if known is not None:
            return known
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.puzzles).where(_P.day == day))).mappings().one_or_none()
        if row is None:
            return self._known.get(day)  # it may have been stored since this was read
        self._known[day] = daily = _read(row)
        while len(self._known) > _KEPT:
            self._known.pop(min(self._known))
        return daily

    async def answer(self, day: int, index: int, *, user: int, name: str, guild: int) -> PuzzleAnswer | None:
        """Answer today's puzzle with a choice by its number. Only the first answer counts.

        Returns the answer that counts; `None` if the day is over or there is no such choice, and the
        member has not answered.
        """
        daily = await self.of(day)
        if daily is None:
            return None
        choices = daily.mine.choices
        if day != self.day or not 0 <= index < len(choices):
            return await self.answer_of(day, user)
        best, chosen = daily.solution.best, daily.solution.of(choices[index])
        row = {
            "day": day,
            "user_id": user,
            "guild_id": guild,
            "name": name[:_NAME_LONGEST],
            "choice": dump(chosen.action),
            "loss": round((round(best.points, 2) - round(chosen.points, 2)) * THOUSANDTHS),
            "solved": solves(daily.solution, chosen.action),
            "answered_at": self._clock.now(),
        }

        async def unit(connection: AsyncConnection) -> None:
            await self._check_not_deleted(connection, day, user)
            await insert_once(connection, schema.puzzle_answers, row)

        await self._database.write(unit)
        return await self.answer_of(day, user)

    async def check_not_deleted(self, day: int, user: int) -> None:
        """Check that a member has not answered this puzzle and deleted the answer: the solution was shown."""
        async with self._database.read() as connection:
            await self._check_not_deleted(connection, day, user)

    async def _check_not_deleted(self, connection: AsyncConnection, day: int, user: int) -> None:
        if self._vault is not None and await vault.is_noted(connection, self._vault, day, user):
            raise Refused(PuzzleCode.ANSWER_DELETED)

    async def answer_of(self, day: int, user: int) -> PuzzleAnswer | None:
        """A member's answer to a day's puzzle."""
        if day > self.day:
            return None
        query = select(schema.puzzle_answers).where(_A.day == day, _A.user_id == user)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _read_answer(row)

    async def make_and_store(self, day: int) -> Daily:
        """Make the puzzle of a day, unless another process comes first."""
        puzzle = await self._make(day)
        preset, _ = plan(day)
        row = _row(day, preset, puzzle, self._clock.now())

        async def unit(connection: AsyncConnection) -> None:
            await insert_once(connection, schema.puzzles, row)  # another process may have come first
            await vault.delete_before(connection, day)

        await self._database.write(unit)
        kept = await self.of(day)
        if kept is None:
            raise Refused(PuzzleCode.NOT_READY)
        return kept


def _row(day: int, preset: str, puzzle: Puzzle, at: int) -> dict[str, Any]:
    options = (f"{each.points:.4f} {each.winning:.4f} {dump(each.action)}" for each in puzzle.solution.options)
    return {
        "day": day,
        "preset": preset,
        "rules": dump_rules(puzzle.rules),
        "kind": puzzle.kind.value,
        "log": "\n".join(map(dump, puzzle.log)),
        "solution": "\n".join(options),
        "deals": puzzle.solution.deals,
        "made_at": at,
    }


def _read(row: Mapping[Any, Any]) -> Daily:
    options: list[Option] = []
    for line in row["solution"].splitlines():
        points, winning, action = line.split(" ", 2)
        options.append(Option(load(action), float(points), float(winning)))
    solution = Advice(tuple(options), row["deals"])
    log = tuple(map(load, row["log"].splitlines()))
    puzzle = Puzzle(rules=load_rules(row["rules"]), kind=PuzzleKind(row["kind"]), log=log, solution=solution)
    return Daily(day=row["day"], preset=row["preset"], kind=puzzle.kind, mine=puzzle.mine, solution=solution)


def _read_answer(row: Mapping[Any, Any]) -> PuzzleAnswer:
    return PuzzleAnswer(
        day=row["day"],
        user=row["user_id"],
        choice=load(row["choice"]),
        loss=row["loss"] / THOUSANDTHS,
        solved=row["solved"],
    )
