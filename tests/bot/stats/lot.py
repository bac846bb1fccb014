"""Games and repairs of all kinds by lot, and every row that follows from them against a second bookkeeper's."""

from collections import Counter
from random import Random
from typing import Any

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
from tests.bot.fake_history import PEOPLE, SAME, WEEK_MS, Past, games_of, named
from tests.bot.people import SHORT
from tests.bot.played_server import Server
from tests.bot.scripted_tables import one_step, phase
from tests.bot.stats.ledger import Ladder, Ledger
from tests.bot.stats.ledger_sums import ADDED, SAID, Ratings, Sums

GUILDS = (71, 72)
ADMIN = Member(998, "Admin", moderator=True)
NAMES = {"table_id": "table", "guild_id": "guild", "user_id": "user"}
"""What the bookkeeper calls some columns."""
COUNTERS = Rules(target=2, betting=Betting.PER_POINT, ante=2)
KEPT_DAYS = 90
WHAT = ("game", "game", "leave", "correct", "give up", "void", "void", "void", "merge", "season", "forget", "sweep")
TRIES = 20


class Lot:
    """Two servers to which things happen by lot; `done` says what has, without what was refused."""

    def __init__(self, database: Database, dice: Random) -> None:
        self.server, self.dice, self.done = Server(database, dice.randrange(99)), dice, Counter[str]()
        self._database, self._clock = database, self.server.clock
        self._seasons = Seasons(database, clock=self._clock)

    async def past(self, games: int) -> None:
        """Games of the last months, in which members came and went; some were given up."""
        dice = self.dice
        past = Past(dice, comers=(1005, 1006, 1007, 1008))
        for number in range(games):
            past.at += dice.randrange(WEEK_MS // 2)
            if number == games // 2:
                past.season(GUILDS[0], 1)
            name, by = games_of(dice)
            users: list[int | None] = [*self._some(by.seats)]
            if dice.random() < 0.3:
                users = [user if dice.random() < 0.6 else None for user in users]
            rated = by.seats == 4 and None not in users and dice.random() < 0.8
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
                now = await self.between_hands(await self._begun(guild, Rules(target=8)))
                scores = tuple(dice.randrange(7) for _ in range(2))
                command = CorrectScores(ADMIN, scores) if what == "correct" else Close(ADMIN)
                await server.over(await server.tables.do(now.table.id, command))
            case "void":
                table, guild = dice.choice(await self._ended())
                await server.repairs.void(
                    guild, dice.choice((ADMIN, self._member(dice.choice([*PEOPLE]), guild, moderator=True))), table
                )
            case "merge":
                old, new = (self._member(user, guild) for user in dice.sample(dice.choice([*SAME.items()]), 2))
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
        some = [self._member(user, guild) for user in self._some(self.dice.choice((2, 4, 4, 4)))]
        return await self.server.begun(*some, rules=rules or self.dice.choice((SHORT, COUNTERS)), guild=guild)

    async def _left(self, now: StoredTable) -> None:
        """A game that members leave; some come back."""
        people = [sitter for sitter in now.table.seats if sitter is not None and sitter.user is not None]
        for sitter in self.dice.sample(people, self.dice.randrange(1, len(people))):
            person = Member(sitter.user or 0, sitter.name)
            for _ in range(self.dice.randrange(12)):
                if now.table.status is Status.PLAYING:
                    now = await one_step(self.server.tables, now, self.dice)
            if now.table.status is Status.PLAYING:
                now = await self.server.tables.do(now.table.id, Leave(person))
                if self.dice.random() < 0.5 and now.table.status is Status.PLAYING:
                    now = await self.server.tables.do(now.table.id, Sit(person))
        await self.server.over(now)

    async def between_hands(self, now: StoredTable) -> StoredTable:
        """The game, when some hands have ended."""
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
        either = {one: [one, *(other for other, same in SAME.items() if same == one)] for one in range(1001, 1009)}
        return [self.dice.choice(either[user]) for user in self.dice.sample([*either], number)]

    def _member(self, user: int, guild: int, *, moderator: bool = False) -> Member:
        return Member(user, named(user, guild), moderator=moderator)

    async def compare(self) -> None:
        """Every row with what the second bookkeeper counts, and the other way."""
        assert await rebuild.check(self._database) == (), self.done
        ledger = await Ledger.of(self._database)
        await self._compare_hands_and_games(ledger)
        await self._compare_ratings(Ratings(ledger))
        sums, key = Sums(ledger), ("guild_id", "season", "family", "user_id", "name")
        standings = await self._rows(schema.standings)
        assert {
            (Ladder(row["guild_id"], row["season"], row["family"]), row["user_id"]): {
                name: value for name, value in row.items() if name not in key
            }
            for row in standings
        } == sums.counts
        for row in standings:
            if row["guild_id"] and not row["season"] and not row["family"]:
                assert row["name"] == ledger.names[row["user_id"]][row["guild_id"]][1]
        partnerships = [tuple(row.values()) for row in await self._rows(schema.partnerships)]
        assert {row[:5]: row[5:7] for row in partnerships} == sums.pairs
        wallets = await self._rows(schema.wallets)
        assert {(row["guild_id"], row["user_id"]): row["counters"] for row in wallets} == ledger.wallets

    async def _compare_hands_and_games(self, ledger: Ledger) -> None:
        hands, played, games, ended = [
            [
                {NAMES.get(name, name): value for name, value in row.items()} | {"words": _said(row.get("words", ""))}
                for row in await self._rows(table)
            ]
            for table in (schema.hands, schema.player_hands, schema.games, schema.player_games)
        ]
        for row in hands:
            row["defended"] = row["lone_defender"] is not None
        for fact in ledger.hands:
            fact["points"] = ",".join(map(str, fact["points"]))
            fact["words"] = [f"{word}:{seat}" for word, seat in fact["words"] if word in SAID]
        for row in games:
            row["whole"] = row["ended"] not in ("closed", "abandoned")
            if not row["whole"]:
                del row["hands"]
        about = ("table", "guild", "at")
        called = ("trump", "round", "relation", "alone", "defended")
        for found, due, names in (
            (hands, ledger.hands, (*about, "family", "number", "outcome", "points", "words", *called)),
            (played, ledger.played, (*about, "number", "seat", "user", "position", *ADDED)),
            (games, ledger.games, (*about, "family", "no", "preset", "whole", "hands")),
            (ended, ledger.ended, (*about, "family", "no", "user", "side", "won", "left")),
        ):
            assert _only(found, names) == _only(due, names)

    async def _compare_ratings(self, ratings: Ratings) -> None:
        """To the last bit."""
        rated, changes = await self._rows(schema.ratings), await self._rows(schema.rating_changes)
        key = ("guild_id", "season", "family", "user_id")
        found = {tuple(row[name] for name in key): row for row in rated}
        assert {of: (row["mu"], row["sigma"], row["games"]) for of, row in found.items()} == ratings.now
        assert {of: row["played_at"] for of, row in found.items()} == ratings.last_games()
        renamed = [{NAMES.get(name, name): value for name, value in row.items()} for row in changes]
        in_order = lambda row: (row["no"], row["guild"], row["season"], row["user"])  # noqa: E731
        assert sorted(renamed, key=in_order) == sorted(ratings.changes, key=in_order)

    async def _rows(self, table: Any) -> list[dict[str, Any]]:
        async with self._database.read() as connection:
            found = await connection.execute(select(table).order_by(*table.primary_key))
            return [dict(row) for row in found.mappings()]


def _said(words: str) -> list[str]:
    """Those words of a hand that name a seat and are counted for it."""
    return [each for each in words.split(",") if ":" in each and each.partition(":")[0] in SAID]


def _only(rows: list[dict[str, Any]], names: tuple[str, ...]) -> list[list[Any]]:
    """Some values of each row, in an order that does not matter."""
    return sorted(([row.get(name) for name in names] for row in rows), key=repr)


async def _at_once(_: float) -> None:
    """No pause between the tables that go."""
