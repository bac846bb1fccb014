"""All that the referee's worlds take of the product: commands by their names, and a server that is made again.

What is right is said by docs/leagues.md only: nothing here is used to say it.
"""

from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Any, Final

from bot.contests import members, organizers, rulings
from bot.contests.plan import Plan
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.stats.repairs import Repairs
from bot.store.database import Database
from bot.tables.model import Member
from engine import Refused
from engine.contest.config import Movement, Pace, Seeding
from tests.bot.contests.world import World
from tests.bot.people import CHANNEL, GUILD

__all__ = [
    "CHANNEL", "FORMATS", "GUILD", "HERE", "Database", "Member", "Plan", "Refused", "Server", "members", "opened",
    "organizers", "plan_of", "rulings",
]  # fmt: skip
HERE: Final = members.Standing()
FORMATS: Final = {
    "hustle": (Template.HUSTLE, {}),
    "climb": (Template.HUSTLE, {"movement": Movement.CLIMB}),
    "weeks": (Template.WEEKS, {"least": 4, "most": 64}),
    "league": (Template.LEAGUE, {}),
    "league-live": (Template.LEAGUE, {"pace": Pace.LIVE}),
    "cup": (Template.CUP, {}),
    "cup-windows": (Template.CUP, {"pace": Pace.WINDOWS}),
    "swiss": (Template.SWISS, {}),
    "swiss-windows": (Template.SWISS, {"pace": Pace.WINDOWS}),
}
"""Each format by its template and what is changed of it."""


class Server(World):
    """A server of one contest after the other."""

    async def remake(self) -> None:
        """Throw away all that runs, as a kill does; the database remains."""
        absent = self.absent
        self.launch()
        self.absent = absent

    async def forget(self, member: Member) -> None:
        people = Members(self.database)
        await Privacy(self.database, self.tables, people, clock=self.clock, vault=self.vault).forget(member.user)

    async def merge_accounts(self, by: Member, old: Member, new: Member) -> None:
        await Repairs(self.database, clock=self.clock, contests=self.contests).merge(GUILD, by, old, new)

    async def void(self, by: Member, table: int) -> None:
        await Repairs(self.database, clock=self.clock, contests=self.contests).void(GUILD, by, table)

    async def play_some(self, table: int, commands: int) -> None:
        now = await self.tables.load(table)
        for _ in range(commands):
            command = self.next_command(now)
            if command is None:
                return
            now = await self.tables.do(table, command)

    async def side_to_act(self, table: int) -> int | None:
        """Whose turn it is at a table: of side 0, 1 or nobody."""
        seat = (await self.tables.load(table)).to_act
        return None if seat is None else seat % 2

    async def shown(self, contest: int) -> list[list[tuple[int, int, Any]]]:
        """The standings as members see them: entry, place and points, by division."""
        stored = await self.contests.load(contest)
        return [[(row.entrant, row.rank, row.points) for row in division] for division in stored.standings()]


def plan_of(server: Server, kind: str, dice: Random, **changes: Any) -> Plan:
    template, usual = FORMATS[kind]
    changes = {"seeding": dice.choice((Seeding.LOTS, Seeding.RATING)), **usual, **changes}
    if kind in ("league", "league-live") and changes.get("repeats"):
        changes["seeding"] = Seeding.LAST
    return server.plan(template, **changes)


async def opened(folder: Path, name: str) -> Database:
    """An empty database: a copy of one that is made at the first call in a folder."""
    pattern = folder / "pattern.db"
    if not pattern.exists():
        await (await Database.open(f"sqlite+aiosqlite:///{pattern}")).close()
    copyfile(pattern, folder / name)
    return await Database.open(f"sqlite+aiosqlite:///{folder / name}")
