"""Statistics: what counts, who is where in a leaderboard, and that the logs alone give the same again."""

from collections import Counter
from random import Random

import pytest
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats import rebuild
from bot.stats.read.game import load_course
from bot.stats.write.journal import Kind
from bot.stats.write.recorder import record_game, record_hand
from bot.stats.write.rows import Ending
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.commands.seats import ComeBack, Leave, Sit, Substitute
from bot.tables.game import StoredTable
from bot.tables.hand_facts import Facts
from bot.tables.model import Sitter, Status, Table
from bot.tables.service import Tables
from engine import Contract, HandResult, Outcome, Refused, Rules, Trump, Word
from tests.bot.people import ANN, BEN, EVE, GUILD, MOD
from tests.bot.scripted_tables import FakeClock, one_step, rows, started, tables_on
from tests.bot.stats_rows import standing, standing_of
from tests.suite import both_databases, rest
from tests.there import there

COUNTS = (
    *("games", "games_won", "hands", "hands_won", "points", "euchres_made", "euchres_suffered"),
    *("loners_tried", "loners_made"),
)
"""What the bookkeeper counts."""
FACTS = Facts.none(4)
ENDS = {Word.MADE, Word.MARCH, Word.LONE_MADE, Word.LONE_MARCH, Word.EUCHRED, Word.LONE_DEFENCE}


class Bookkeeper:
    """Counts from the public views alone."""

    def __init__(self) -> None:
        self.counts: dict[int, Counter[str]] = {}
        self.names: dict[int, str] = {}
        self.alone = False
        self.gone: dict[int, int] = {}
        """By table, who left it while it was rated."""

    def leave(self, now: StoredTable, user: int) -> None:
        if now.table.rated and now.table.id not in self.gone:
            self.gone[now.table.id] = user
            self.counts.setdefault(user, Counter())["games"] += 1

    def hear(self, now: StoredTable) -> None:
        for event in now.events:
            if event.word is Word.DEALT:
                self.alone = False
            elif event.word is Word.ALONE:
                self.alone = True
            elif event.word in ENDS:
                for seat, count in self._members(now.table):
                    scored, makers = event.side == seat % 2, event.seat is not None and event.seat % 2 == seat % 2
                    euchred = event.word in (Word.EUCHRED, Word.LONE_DEFENCE)
                    lone = self.alone and event.seat == seat
                    count["hands"] += 1
                    count["hands_won"] += scored
                    count["points"] += event.points * scored
                    count["euchres_made"] += euchred and not makers
                    count["euchres_suffered"] += euchred and makers
                    count["loners_tried"] += lone
                    count["loners_made"] += lone and event.word is Word.LONE_MARCH
            elif event.word is Word.GAME_WON:
                for seat, count in self._members(now.table):
                    sitter = now.table.seats[seat]
                    if sitter is not None and sitter.user == self.gone.get(now.table.id):
                        continue
                    count["games"] += 1
                    count["games_won"] += event.side == seat % 2

    def _members(self, table: Table) -> list[tuple[int, Counter[str]]]:
        found: list[tuple[int, Counter[str]]] = []
        for seat, sitter in enumerate(table.seats):
            if sitter is not None and sitter.user is not None:
                self.names[sitter.user] = sitter.name
                found.append((seat, self.counts.setdefault(sitter.user, Counter())))
        return found


async def play(tables: Tables, clock: FakeClock, books: Bookkeeper, rng: Random, members: int) -> None:
    """A game with members who go, come, and let a computer play for them; sometimes it is given up."""
    now = await started(tables, members=members)
    table, give_up = now.table.id, rng.random() < 0.2
    for step in range(10_000):
        if now.table.status is not Status.PLAYING or (give_up and step > 60):
            break
        clock.later(1)
        if rng.random() < 0.03:
            try:
                match rng.randrange(4):
                    case 0:
                        before, now = now, await tables.do(table, Leave(BEN))
                        books.leave(before, BEN.user)
                    case 1:
                        now = await tables.do(table, Sit(EVE))
                    case 2:
                        now = await tables.do(table, Substitute(ANN, 0))
                    case _:
                        now = await tables.do(table, ComeBack(ANN))
            except Refused:
                pass
            continue
        paused = now.table.pause is not None
        now = await one_step(tables, now, rng)
        if not paused:  # a member who comes back brings no news
            books.hear(now)
    if now.table.status is Status.PLAYING:
        await tables.do(table, Close(MOD))


@rest
@both_databases
async def test_standings_are_what_was_seen_and_the_logs_give_them_again(database: Database) -> None:
    clock, books, rng = FakeClock(), Bookkeeper(), Random(20)
    tables = tables_on(database, clock)
    for game in range(10):
        await play(tables, clock, books, rng, members=1 + game % 4)
    assert {EVE.user, ANN.user, BEN.user} <= books.counts.keys(), "the games were too tame"
    assert books.counts[ANN.user]["euchres_suffered"]
    assert books.counts[ANN.user]["loners_tried"]

    for user, expected in books.counts.items():
        standing = there(await standing_of(database, GUILD, user))
        assert {name: getattr(standing, name) for name in COUNTS} == {name: expected[name] for name in COUNTS}
        assert standing.name == books.names[user]
    assert await standing_of(database, GUILD, MOD.user) is None
    assert await standing_of(database, GUILD + 1, ANN.user) is None

    before = await rows(database)
    assert await rebuild.check(database) == ()
    await rebuild.rebuild(database)
    assert await rows(database) == before


@rest
@both_databases
async def test_a_recount_finds_and_mends_what_is_wrong(database: Database, clock: FakeClock) -> None:
    await play(tables_on(database, clock), clock, Bookkeeper(), Random(4), members=4)
    before = await rows(database)
    standings = schema.standings

    async def spoil(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.player_hands).where(schema.player_hands.c.number == 1))
        await connection.execute(update(standings).where(standings.c.user_id == ANN.user).values(points=999))
        await connection.execute(delete(standings).where(standings.c.user_id == BEN.user))
        await connection.execute(insert(standings).values(standing(GUILD, 5, "Nobody")))

    await database.write(spoil)
    found = await rebuild.check(database)
    assert len(found) >= 4
    assert all(any(word in line for line in found) for word in ("player_hands", "1001", "1002", "user_id 5"))
    await rebuild.rebuild(database)
    assert await rows(database) == before


@rest
@pytest.mark.parametrize("line", ["play Xx", "deal nonsense", ""])
async def test_a_log_that_does_not_replay_stops_a_rebuild_and_keeps_its_cards_to_itself(
    database: Database, clock: FakeClock, line: str
) -> None:
    await play(tables_on(database, clock), clock, Bookkeeper(), Random(4), members=2)
    columns = schema.log.c

    async def spoil(connection: AsyncConnection) -> None:
        await connection.execute(update(schema.log).where(columns.seq == 2).values(line=line))

    await database.write(spoil)
    before = await rows(database)
    with pytest.raises(rebuild.BadLog) as fault:
        await rebuild.rebuild(database)
    assert str(fault.value) == "table 1: line 2 of the log is not legal"
    assert await rows(database) == before


def _table(*users: int | None) -> Table:
    return Table(
        id=1,
        guild=GUILD,
        channel=2,
        host=ANN.user,
        preset="north-american",
        rules=Rules(),
        clock_ms=60_000,
        language="en",
        status=Status.PLAYING,
        version=9,
        seats=tuple(Sitter(user=user, name=f"member {user}") for user in users),
        created_at=0,
    )


async def _add_table(connection: AsyncConnection) -> None:
    row = {"id": 1, "guild_id": GUILD, "channel_id": 2, "host_id": 1, "preset": "x", "rules": "{}", "clock_ms": 1}
    row |= {"language": "en", "status": "playing", "secret": b"", "version": 0, "created_at": 0}
    await connection.execute(insert(schema.tables).values(row))


def _result(outcome: Outcome, points: tuple[int, int], *, alone: bool = False, maker: int = 0) -> HandResult:
    contract = Contract(maker=maker, trump=Trump.NONE, round=2, alone=alone)
    return HandResult(number=3, dealer=1, contract=contract, tricks=(5, 0, 0, 0), outcome=outcome, points=points)


async def test_nothing_counts_twice(database: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        await _add_table(connection)
        for _ in range(2):
            await record_hand(connection, _table(11, None, 13, 14), _result(Outcome.MADE, (1, 0)), FACTS, at=5)
            await record_game(connection, _table(11, None, 13, 14), Ending(0, (10, 2), 8), Kind.GAME, at=5)

    await database.write(unit)
    standing = there(await standing_of(database, GUILD, 11))
    assert (standing.hands, standing.games, standing.points) == (1, 1, 1)
    async with database.read() as connection:
        assert (await connection.scalars(select(schema.player_hands.c.user_id))).all() == [11, 13, 14]
        assert (await connection.scalars(select(schema.hands.c.trump))).all() == ["nt"]
    assert await load_course(database, 1) == ((1, 0),)


async def test_a_lone_march_is_the_makers_own_but_its_points_are_the_sides(database: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        await _add_table(connection)
        result = _result(Outcome.LONE_MARCH, (4, 0), alone=True, maker=2)
        await record_hand(connection, _table(11, 12, 13, 14), result, FACTS, at=5)

    await database.write(unit)
    partner, maker = await standing_of(database, GUILD, 11), await standing_of(database, GUILD, 13)
    assert partner is not None
    assert maker is not None
    assert (partner.points, partner.loners_tried, partner.loners_made) == (4, 0, 0)
    assert (maker.points, maker.loners_tried, maker.loners_made) == (4, 1, 1)


async def test_a_hand_thrown_in_counts_for_no_one(database: Database) -> None:
    thrown = HandResult(
        number=1, dealer=0, contract=None, tricks=(0, 0, 0, 0), outcome=Outcome.THROWN_IN, points=(0, 0)
    )

    async def unit(connection: AsyncConnection) -> None:
        await _add_table(connection)
        await record_hand(connection, _table(11, 12, 13, 14), thrown, FACTS, at=5)

    await database.write(unit)
    assert await standing_of(database, GUILD, 11) is None
    assert await load_course(database, 1) == ((0, 0),)
