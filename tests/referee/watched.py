"""A server whose every act the referee watches: rows before, the act, rows after."""

from collections.abc import Awaitable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, final

from tests.contest_simulation.server import Killed
from tests.referee.book import Act, Book
from tests.referee.people import People
from tests.referee.places import Shown, look_at_rows, look_at_standings, look_strictly
from tests.referee.product import CHANNEL, GUILD, Database, Member, Refused, Server, organizers
from tests.referee.rounds import Rounds
from tests.referee.rows import Key, Snapshot, read

OLGA: Final = Member(900, "Olga", moderator=True)
MO: Final = Member(901, "Mo", moderator=True)
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE


@final
@dataclass(frozen=True)
class Step:
    """An act, the rows before and after it, and the standings that it may have moved."""

    act: Act
    before: Snapshot
    after: Snapshot
    shown: Shown | None


def look(book: Book, people: People, rounds: Rounds, step: Step) -> None:
    act, before, after, shown = step.act, step.before, step.after, step.shown
    people.see(act, before, after)
    rounds.see(act, before, after)
    if shown is not None:
        look_at_standings(book, after, shown, ends=after.final and not before.final)
        if (strict := after.strict()) is not None:
            look_strictly(book, strict, shown)
        if after.final and act.kind == "advance":
            look_at_rows(book, after, shown)


@final
class Watched:
    """One contest and its referee."""

    def __init__(self, database: Database, seed: int, book: Book) -> None:
        self.server, self.database, self.book = Server(database, seed), database, book
        self.people, self.rounds = People(book), Rounds(book)
        self.contest = 0
        self.steps: list[Step] | None = None
        """What was seen, where it is kept."""
        self.snap: Snapshot

    @property
    def now(self) -> int:
        return self.server.clock.now()

    def wait(self, ms: int) -> None:
        self.server.clock.at += ms

    async def begin(self, plan: Any, by: Member) -> None:
        draft = await self.server.contests.create(by, GUILD, CHANNEL, "Lot", plan)
        await self.follow(draft.id)
        await self.do(by, organizers.Publish(by))

    async def follow(self, contest: int) -> None:
        self.contest = contest
        self.people, self.rounds = People(self.book), Rounds(self.book)
        self.snap = await read(self.database, contest, self.now)

    async def do(self, by: Member, command: Any) -> bool:
        """A command; whether it was carried out."""
        work = self.server.contests.do(self.contest, command)
        return await self._see(Act(type(command).__name__, by.user, command, moderator=by.moderator), work)

    async def befalls(self, kind: str, by: Member, work: Awaitable[Any], detail: Any = None) -> bool:
        return await self._see(Act(kind, by.user, moderator=by.moderator, detail=detail), work)

    async def advance(self, dies_after: int | None = None) -> None:
        turns = dict[Key, int | None]()
        if self.snap.windows:
            for key, table in self.snap.tables.items():
                if (
                    table["status"] == "playing"
                    and not table["cards"]
                    and not any(seat["missed"] for seat in table["seats"])
                ):
                    turns[key] = await self.server.side_to_act(table["id"])
        self.server.dies_after = dies_after
        try:
            work = self.server.director.advance(self.contest)
            kind = "advance" if dies_after is None else "dying"
            await self._see(Act(kind, detail=turns), work)
        finally:
            self.server.dies_after = None

    async def play(self, dice: Random, eager: float) -> None:
        """Some tables are played: to the end, or a part."""
        for table in self.snap.tables.values():
            if table["status"] == "playing" and dice.random() < eager:
                most = 400 if dice.random() < 0.8 else dice.randrange(1, 40)
                await self.server.play_some(table["id"], most)
        self.book.acts["play"] += 1
        self.snap = await read(self.database, self.contest, self.now)

    async def _see(self, act: Act, work: Awaitable[Any]) -> bool:
        before, refused = self.snap, ""
        try:
            await work
        except Refused as refusal:
            refused = str(refusal.code)
        except Killed:
            await self.server.remake()
            self.book.acts["killed"] += 1
        act = Act(act.kind, act.user, act.command, refused, act.moderator, act.detail)
        self.book.acts[act.kind] += 1
        if refused:
            self.book.refusals[refused] += 1
        after = self.snap = await read(self.database, self.contest, self.now)
        self.book.now = f"{act}, round {after.last_round}, {after.stage}, line {len(after.log)}"
        week = after.final and after.at >= (after.row["ended_at"] or after.at) + 7 * DAY
        stands = after.drawn and after.stage != "cancelled" and before.raw != after.raw and not week
        step = Step(act, before, after, await self.server.shown(self.contest) if stands else None)
        if self.steps is not None:
            self.steps.append(step)
        look(self.book, self.people, self.rounds, step)
        if after.final and not before.final:
            self.rounds.ended(after, {user for user in self.people.drawn_as if user > 0})
            self.people.ended(after)
        return not refused
