"""Games and repairs of all kinds by lot: what is stored is what the logs and a second bookkeeper say."""

from collections import Counter
from random import Random

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS
from bot.retention import Retention
from bot.stats import rebuild
from bot.stats.seasons import Seasons
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.commands.rulings import CorrectScores
from bot.tables.commands.seats import Leave, Sit
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status
from engine import Phase, Refused, Rules
from engine.rules.options import Betting
from tests.bot.fake_history import PEOPLE, WEEK_MS, Past, games_of, named
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MEMBERS, SHORT
from tests.bot.played_server import Server
from tests.bot.scripted_tables import one_step, phase
from tests.bot.stats.ledger import Ladder, Ledger
from tests.bot.stats.ledger_figures import Book
from tests.bot.stats.ledger_ratings import Ratings
from tests.suite import first, rest

GUILDS = (71, 72)
ADMIN = Member(998, "Admin", moderator=True)
COUNTERS = Rules(target=2, betting=Betting.PER_POINT, ante=2)
KEPT_DAYS = 90
SECOND = {1009: 1001, 1010: 1002, 1011: 1003, 1012: 1004}
"""Accounts of members who have another one; the two are hardly ever at one table."""
WHAT = ("game", "game", "leave", "correct", "give up", "void", "void", "void", "merge", "season", "forget", "sweep")


TRIES = 20


async def test_after_a_few_repairs_nothing_differs_from_the_logs(database: Database) -> None:
    lot = Lot(database, Random(2))
    await lot.past(games=8, rules=(SHORT, COUNTERS))
    for what in ("leave", "void", "merge", "void", "merge", "sweep", "void"):
        await lot.happens(what)
    assert lot.done >= Counter({"leave": 1, "void": 2, "merge": 1, "sweep": 1}), lot.done
    await lot.compare()


@pytest.mark.parametrize("seed", first(range(4), 0, 1))
async def test_after_any_repairs_nothing_differs_from_the_logs(database: Database, seed: int) -> None:
    lot = Lot(database, Random(seed))
    await lot.past(games=16)
    happens = [*WHAT, *lot.dice.choices(WHAT, k=4)]
    lot.dice.shuffle(happens)
    for what in happens:
        await lot.happens(what)
        assert await rebuild.check(database) == (), (what, lot.done)
    assert lot.done.keys() >= {*WHAT}, lot.done
    await lot.compare()


class Lot:
    """Two servers to which things happen by lot; `done` says what has, without what was refused."""

    def __init__(self, database: Database, dice: Random) -> None:
        self.server, self.dice, self.done = Server(database, dice.randrange(99)), dice, Counter[str]()
        self._database, self._clock = database, self.server.clock
        self._seasons = Seasons(database, clock=self._clock)

    async def past(self, games: int, rules: tuple[Rules, ...] = ()) -> None:
        """Games of the last months, in which members came and went; some were given up."""
        dice = self.dice
        past = Past(dice, comers=(1005, 1006, 1007, 1008))
        for number in range(games):
            past.at += dice.randrange(WEEK_MS // 2)
            if number == games // 2:
                past.season(GUILDS[0], 1)
            name, by = ("custom", dice.choice(rules)) if rules else games_of(dice)
            users: list[int | None] = [*self._some(by.seats)]
            rated = by.seats == 4 and dice.random() < 0.7
            past.game(dice.choice(GUILDS), name, by, users, rated=rated, give_up=dice.random() < 0.25)
        await past.write(self._database)
        await rebuild.rebuild(self._database)
        self._clock.at = past.at

    async def happens(self, what: str) -> None:
        """One thing; what is refused is tried otherwise some more times, as nobody knows who sat with whom."""
        for _ in range(TRIES):
            self._clock.later(self.dice.randrange(3600))
            try:
                await self._do(what)
            except Refused as refusal:
                self.done[f"{what}: {refusal.code}"] += 1
            else:
                self.done[what] += 1
                return

    async def _do(self, what: str) -> None:
        dice, server, guild = self.dice, self.server, self.dice.choice(GUILDS)
        match what:
            case "game":
                await server.over(await self._begun(guild))
            case "leave":
                await self._left(await self._begun(guild))
            case "correct" | "give up":
                now = await self._between_hands(await self._begun(guild, Rules(target=8)))
                scores = tuple(dice.randrange(7) for _ in range(2))
                command = CorrectScores(ADMIN, scores) if what == "correct" else Close(ADMIN)
                await server.over(await server.tables.do(now.table.id, command))
            case "void":
                table, guild = dice.choice(await self._ended())
                await server.repairs.void(
                    guild, dice.choice((ADMIN, self._member(dice.choice([*PEOPLE]), moderator=True))), table
                )
            case "merge":
                old, new = map(self._member, dice.sample(dice.choice([*SECOND.items()]), 2))
                await server.repairs.merge(guild, ADMIN, old, new)
            case "season":

                async def turn(connection: AsyncConnection) -> None:
                    await self._seasons.turn(connection, guild, "")

                await self._database.write(turn)
            case "forget":
                await server.privacy.forget(dice.choice([*PEOPLE]))
            case _:
                self._clock.at += (KEPT_DAYS + 1) * DAY_MS
                await Retention(
                    server.tables, self._database, clock=self._clock, days=KEPT_DAYS, sleep=_at_once
                ).sweep()

    async def _begun(self, guild: int, rules: Rules | None = None) -> StoredTable:
        four = [self._member(user) for user in self._some(4)]
        return await self.server.begun(*four, rules=rules or self.dice.choice((SHORT, COUNTERS)), guild=guild)

    async def _left(self, now: StoredTable) -> None:
        """A game that members leave; some come back."""
        people = [sitter for sitter in now.table.seats if sitter is not None and sitter.user is not None]
        for sitter in self.dice.sample(people, self.dice.randrange(1, 4)):
            person = Member(sitter.user or 0, sitter.name)
            for _ in range(self.dice.randrange(12)):
                if now.table.status is Status.PLAYING:
                    now = await one_step(self.server.tables, now, self.dice)
            if now.table.status is Status.PLAYING:
                now = await self.server.tables.do(now.table.id, Leave(person))
                if self.dice.random() < 0.5 and now.table.status is Status.PLAYING:
                    now = await self.server.tables.do(now.table.id, Sit(person))
        await self.server.over(now)

    async def _between_hands(self, now: StoredTable) -> StoredTable:
        while now.table.version < 30 or phase(now.state) is not Phase.DEALING:
            now = await one_step(self.server.tables, now, self.dice)
        return now

    async def _ended(self) -> list[tuple[int, int]]:
        t = schema.tables.c
        async with self._database.read() as connection:
            query = select(t.id, t.guild_id).where(t.status.in_(("over", "closed")), t.started_at.is_not(None))
            return [(row.id, row.guild_id) for row in await connection.execute(query.order_by(t.id))]

    def _some(self, number: int) -> list[int]:
        """So many members, each by one of their accounts; now and then two accounts of one."""
        if self.dice.random() < 0.04:
            return self.dice.sample([*PEOPLE], number)
        either = {one: [one, *(other for other, same in SECOND.items() if same == one)] for one in range(1001, 1009)}
        return [self.dice.choice(either[user]) for user in self.dice.sample([*either], number)]

    def _member(self, user: int, *, moderator: bool = False) -> Member:
        return Member(user, named(user, GUILDS[0]), moderator=moderator)

    async def compare(self) -> None:
        """Every row of a sum with what the second bookkeeper counts, and the other way."""
        assert await rebuild.check(self._database) == (), self.done
        ledger = await Ledger.of(self._database)
        ratings = Ratings(ledger)
        book = Book(ledger, ratings)
        async with self._database.read() as connection:
            standings = (await connection.execute(select(schema.standings))).mappings().all()
            partnerships = (await connection.execute(select(schema.partnerships))).all()
            rated = (await connection.execute(select(schema.ratings))).all()
            wallets = (await connection.execute(select(schema.wallets))).all()
        facts = (*ledger.played, *ledger.ended)
        ladders = {
            Ladder(guild, season, family)
            for fact in facts
            for guild, season in ((0, 0), (fact["guild"], 0), (fact["guild"], fact["season"]))
            for family in ("", fact["family"])
        }
        pairs = {(*ladder, *pair): sums for ladder in ladders for pair, sums in book.pairs(ladder).items()}
        assert {tuple(row[:5]): tuple(row[5:7]) for row in partnerships} == pairs
        assert {(row.guild_id, row.user_id): row.counters for row in wallets} == ledger.wallets
        assert {tuple(row[:4]): tuple(row[4:7]) for row in rated} == ratings.now
        assert {tuple(row[:4]): row.played_at for row in rated} == ratings.last_games()
        found = {
            (Ladder(row["guild_id"], row["season"], row["family"]), row["user_id"]): {
                name: value
                for name, value in row.items()
                if name not in ("guild_id", "season", "family", "user_id", "name")
            }
            for row in standings
        }
        assert found == {(ladder, user): book.counts(ladder, user) for ladder in ladders for user in book.users(ladder)}


async def _at_once(_: float) -> None:
    """No pause between the tables that go."""


@rest
@pytest.mark.parametrize("repair", ["void", "merge"])
async def test_who_came_back_to_a_game_keeps_its_counters_after_a_repair_of_another(
    server: Server, repair: str
) -> None:
    now = await server.begun(*MEMBERS, rules=COUNTERS)
    while phase(now.state) is not Phase.PLAYING:
        now = await one_step(server.tables, now, server.dice)
    await server.leave(BEN, now)
    await server.over(await server.tables.do(now.table.id, Sit(BEN)))
    kept = await _wallets(server)
    assert kept[BEN.user] != 0
    other = await server.game(*(MEMBERS if repair == "void" else (EVE, ANN, CLEO, DAN)), rules=COUNTERS)
    if repair == "void":
        await server.repairs.void(GUILD, ADMIN, other)
    else:
        kept = await _wallets(server)
        kept[BEN.user] += kept.pop(EVE.user)
        await server.repairs.merge(GUILD, ADMIN, EVE, BEN)
    assert await _wallets(server) == kept
    await server.check()


async def _wallets(server: Server) -> dict[int, int]:
    async with server.database.read() as connection:
        return {row.user_id: row.counters for row in await connection.execute(select(schema.wallets))}
