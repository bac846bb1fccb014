"""Roles: whatever happens to the real keeper of roles at the stand-in, those have them at the end who should."""

import asyncio
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert

from bot.members import deletion
from bot.roles import ServerRoles
from bot.servers import ROLES, Rulesets, Servers, ServerSettings
from bot.stats.read.leaderboards import Boards
from bot.stats.seasons import Seasons
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import upsert
from bot.tables.shards import Shards
from cogs.live.pace import RateLimit
from cogs.roles import RoleKeeper
from tests.bot.stats_rows import FINAL, add_contest
from tests.clock import FakeClock
from tests.standin import StandIn
from tests.standin.world import MANAGE_ROLES, Role
from tests.suite import examples

WHO = st.integers(0, 3)
TROUBLE: Any = {"lose": {"cut": "before"}, "kill": {"cut": "after"}, "gone": {"status": 404, "code": 10011}}
STEPS = st.one_of(
    st.tuples(st.sampled_from(("win", "merge")), WHO, WHO),
    st.tuples(st.sampled_from(("lead", "forget", "hand", "off hand")), WHO),
    st.tuples(st.sampled_from(("void", "forbid", "raise", "mend", *TROUBLE, "compare", "compare"))),
)


class Life:
    def __init__(self, standin: StandIn, database: Database, http: Any) -> None:
        self.standin, self.database, self.guild = standin, database, standin.guild(n_members=4)
        clock, world = FakeClock(), standin.world
        self.servers, self.roles = Servers(database), ServerRoles(database, clock, Shards())
        parts: Any = {each.__name__.lower(): each(database, clock=clock) for each in (Rulesets, Boards, Seasons)}
        parts |= {"servers": self.servers, "roles": self.roles, "contests": SimpleNamespace(subscribe=print)}
        services = SimpleNamespace(**parts)
        ui = SimpleNamespace(presenter=SimpleNamespace(rate_limit=RateLimit(1e6)))
        self.keeper = RoleKeeper(cast("Any", SimpleNamespace(http=http, services=services, ui=ui)))
        self.mine, *others = (Role(world.new_id(), "", place, MANAGE_ROLES * (place > 1)) for place in (5, 1, 1))
        self.guild.roles = {each.id: each for each in (self.mine, *others)}
        self.guild.members[world.bot.id].roles.add(self.mine.id)
        self.pick = [each.id for each in others]
        self.people = [user.id for user in self.guild.users]
        self.wins, self.points, self.merged = list[list[int]](), dict[int, int](), dict[int, int]()
        self.by_hand = set[tuple[int, int]]()

    def has(self) -> set[tuple[int, int]]:
        return {(role, user) for user, each in self.guild.members.items() for role in each.roles & {*self.pick}}

    def wanted(self) -> set[tuple[int, int]]:
        """Who should have them, counted in another way than Bower does; each second contest is a final."""
        last = next((each for each in reversed(self.wins[1::2]) if each), [])
        leader = max(self.points, key=lambda user: self.points[user], default=0)
        both = [(self.pick[0], self.merged.get(user, user)) for user in last] + [(self.pick[1], leader)]
        return {(role, user) for role, user in both if user in self.people}

    async def stored(self) -> set[tuple[int, int]]:
        return {(each.role_id, each.user_id) for each in await self.roles.find_given(guild_id=self.guild.id)}

    async def step(self, what: str, *numbers: int) -> None:
        one, other = (*(self.people[number] for number in numbers), 0, 0)[:2]
        member, key, done = self.guild.members.get(one), (self.pick[0], one), list[Any]()
        match what:
            case "win":
                self.wins.append([*{one, other}])
                nth, podium = len(self.wins), [[(user, "x") for user in {one, other}]]
                plan = "{}" if nth % 2 else FINAL
                add = partial(add_contest, number=nth, guild=self.guild.id, ended_at=nth, podium=podium, plan=plan)
                await self.database.write(add)
            case "void" if self.wins:
                self.wins[-1] = []
                done += [delete(schema.contest_standings).filter_by(contest_id=len(self.wins))]
            case "merge" if one != other and not {one, other} & {*self.merged, *self.merged.values()}:
                self.merged[one] = other
                done += [insert(schema.merges).values(guild_id=self.guild.id, old_id=one, new_id=other)]
            case "lead":
                self.points[one] = sum(self.points.values()) + 1
                row = {"guild_id": self.guild.id, "season": 0, "family": "partners", "user_id": one, "games": 50}
                row |= {"mu": self.points[one], "sigma": 0.1, "played_at": FakeClock().at}
                await self.database.write(lambda connection: upsert(connection, schema.ratings, row))
            case "forget":  # what is refused at that moment stays as if somebody had given it by hand
                await self.keeper.take_back(user_id=one)
                found = await self.database.write(lambda connection: deletion.find(connection, one))
                if found is not None:
                    await self.database.write(lambda connection: deletion.replace(connection, one, found))
                self.by_hand |= {each for each in self.has() if each[1] == one}
                self.points.pop(one, None)
                self.wins = [[each * (each != one) for each in pair] for pair in self.wins]
                self.merged = {old: new for old, new in self.merged.items() if one not in (old, new)}
            case "hand" if member:
                self.by_hand |= {key} - await self.stored() - self.has()
                member.roles.add(key[0])
            case "off hand" if member:
                self.by_hand.discard(key)
                member.roles.discard(key[0])
            case "forbid" | "raise" | "mend":
                self.mine.permissions = 0 if what == "forbid" else MANAGE_ROLES
                self.mine.position = 0 if what == "raise" else 5
                if what == "mend":
                    self.standin.faults.clear()
            case "compare":
                await self.keeper._compare(self.guild.id)
            case _ if what in TROUBLE:
                self.standin.faults.add("*", "/roles/", **TROUBLE[what])
        for each in done:
            await self.database.write(lambda connection, each=each: connection.execute(each))


async def live(steps: list[Any], file: Path) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    async with StandIn() as standin, discord.Client(intents=discord.Intents.none()) as client:
        with standin.pointed_here():
            await client.login(standin.token)
            life = Life(standin, database, client.http)
            await life.servers.set(life.guild.id, ServerSettings(**dict(zip(ROLES, life.pick, strict=True))))
            for step in (*steps, ("mend",), ("compare",)):
                await life.step(*step)
            assert life.has() == life.wanted() | life.by_hand
            assert await life.stored() == life.wanted() - life.by_hand
            standin.requests.clear()
            await life.step("compare")
            assert {each.method for each in standin.requests} <= {"GET"}, "what is right is left alone"
    await database.close()


@settings(max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(STEPS, max_size=25))
def test_given_is_wanted_after_anything(steps: list[Any], migrated_file: Path, tmp_path: Path) -> None:
    (tmp_path / "b.db").write_bytes(migrated_file.read_bytes())
    asyncio.run(live(steps, tmp_path / "b.db"))
