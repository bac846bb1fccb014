"""A server whose every act the referee watches: rows before, the act, rows after.

What is right is said by docs/leagues.md only: nothing of the product is used to say it.
"""

from collections.abc import Awaitable
from random import Random
from typing import Any, Final, NamedTuple

from bot.contests import organizers
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.stats.repairs import Repairs
from bot.store.database import Database
from bot.tables.model import Member
from engine import Refused
from tests.bot.contests.world import Killed, World
from tests.bot.people import CHANNEL, GUILD
from tests.referee.arithmetic import Shown
from tests.referee.asked import Referee
from tests.referee.rows import DAY, Act, Book, Key, Snapshot, read

OLGA: Final = Member(900, "Olga", moderator=True)
MO: Final = Member(901, "Mo", moderator=True)


class Step(NamedTuple):
    """An act, the rows before and after it, and the standings that it may have moved."""

    act: Act
    before: Snapshot
    after: Snapshot
    shown: Shown | None


class Watched(World):
    """A server of a contest."""

    def __init__(self, database: Database, seed: int, book: Book) -> None:
        super().__init__(database, seed)
        self.book, self.referee, self.steps, self.contest = book, Referee(book), list[Step](), 0
        self.snap: Snapshot

    def wait(self, ms: int) -> None:
        self.clock.at += ms

    async def begin(self, plan: Any, by: Member) -> None:
        self.contest = (await self.contests.create(by, GUILD, CHANNEL, "Lot", plan)).id
        self.snap = await read(self.database, self.contest, self.clock.at)
        await self.carry_out(by, organizers.Publish(by))

    async def carry_out(self, by: Member, command: Any) -> None:
        act = Act(type(command).__name__, by.user, command, by.moderator)
        await self.see(act, self.contests.do(self.contest, command))

    async def forget(self, member: Member) -> None:
        privacy = Privacy(self.database, self.tables, Members(self.database), clock=self.clock, vault=self.vault)
        await self.see(Act("forget", member.user, detail=member.name), privacy.forget(member.user))

    async def merge_accounts(self, old: Member, new: Member) -> None:
        repairs = Repairs(self.database, clock=self.clock, contests=self.contests)
        await self.see(Act("merge", MO.user, detail=(old, new)), repairs.merge(GUILD, MO, old, new))

    async def void(self, table: int) -> None:
        repairs = Repairs(self.database, clock=self.clock, contests=self.contests)
        await self.see(Act("void", OLGA.user), repairs.void(GUILD, OLGA, table))

    async def downtime(self, gap: int) -> None:
        await self.tables.resume()
        self.snap = await read(self.database, self.contest, self.clock.at)
        self.wait(gap)
        await self.see(Act("downtime", detail=gap), self.tables.resume())

    async def advance(self, dies_after: int | None = None) -> None:
        """The clock looks; told beside it are sides whose turn it is at tables where nobody has done anything."""
        turns = dict[Key, int | None]()
        for key, table in self.snap.tables.items() if self.snap.windows else ():
            if table["status"] == "playing" and not table["cards"] and not any(s["missed"] for s in table["seats"]):
                seat = (await self.tables.load(table["id"])).to_act
                turns[key] = None if seat is None else seat % 2
        self.dies_after = dies_after
        kind = "advance" if dies_after is None else "dying"
        await self.see(Act(kind, detail=turns), self.director.advance(self.contest))
        self.dies_after = None

    async def play_on(self, dice: Random, eager: float) -> None:
        """Some tables are played: to the end, or a part."""
        for table in self.snap.tables.values():
            if table["status"] == "playing" and dice.random() < eager:
                now = await self.tables.load(table["id"])
                for _ in range(400 if dice.random() < 0.8 else dice.randrange(1, 40)):
                    if (command := self.next_command(now)) is None:
                        break
                    now = await self.tables.do(table["id"], command)
        self.snap = await read(self.database, self.contest, self.clock.at)

    async def shown(self) -> Shown:
        """The standings as members see them: entry, place and points, by division."""
        stored = await self.contests.load(self.contest)
        return [[(row.entrant, row.rank, row.points) for row in division] for division in stored.standings()]

    async def see(self, act: Act, work: Awaitable[Any]) -> None:
        before = self.snap
        try:
            await work
        except Refused as refusal:
            act.refused = str(refusal.code)
        except Killed:
            self.launch()
            act.kind = "killed"
        self.book.counted[f"done {act.kind} {act.refused}"] += 1
        after = self.snap = await read(self.database, self.contest, self.clock.at)
        week = after.final and after.at >= (after.row["ended_at"] or after.at) + 7 * DAY
        stands = after.drawn and after.stage != "cancelled" and before.rows != after.rows and not week
        self.steps.append(Step(act, before, after, await self.shown() if stands else None))
        self.referee.look(*self.steps[-1])
