"""Games and repairs, by lot and one after the other: what is stored is what the logs and a second bookkeeper say."""

from collections import Counter
from random import Random
from typing import Final

import pytest
from sqlalchemy import select

from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.stats import rebuild
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.rulings import CorrectScores
from bot.tables.commands.seats import Sit
from bot.tables.game import StoredTable
from bot.tables.model import Member
from engine import Phase, Rules
from tests.bot.contests.world import CROWD, GUILD, World
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, MEMBERS, SHORT
from tests.bot.played_server import Server
from tests.bot.scripted_tables import one_step, phase
from tests.bot.stats.lot import ADMIN, COUNTERS, WHAT, Lot
from tests.suite import both_databases, first, rest
from tests.there import there

SECOND, THIRD = Member(1009, ANN.name), Member(1010, ANN.name)
"""Other accounts of Ann's."""
LONG: Final = Rules(target=8)
HERE: Final = 71


@both_databases
async def test_after_a_few_repairs_nothing_differs_from_the_logs(database: Database) -> None:
    lot = Lot(database, Random(2))
    await lot.past(games=24)
    for what in ("leave", "void", "merge", "void", "merge", "sweep", "void"):
        await lot.happens(what)
    assert lot.done >= Counter({"leave": 1, "void": 2, "merge": 1, "sweep": 1}), lot.done
    await lot.compare()


@pytest.mark.parametrize("seed", first(range(4), 0, 1))
async def test_after_any_repairs_nothing_differs_from_the_logs(database: Database, seed: int) -> None:
    lot = Lot(database, Random(seed))
    await lot.past(games=60)
    happens = [*WHAT, *lot.dice.choices(WHAT, k=4)]
    lot.dice.shuffle(happens)
    for what in happens:
        await lot.happens(what)
        assert await rebuild.check(database) == (), (what, lot.done)
    assert lot.done.keys() >= {*WHAT}, lot.done
    await lot.compare()


REPAIRS = {
    "merge then void": "merge 2 1; check; void 2; check; void 1",
    "delete then correct": "begin 2; delete ben; correct 2; check",
    "delete then merge": "delete ben; merge 2 1; check; void 2",
    "void then merge": "void 2; void 1; merge 2 1",
    "correct then merge": "begin 2; correct 2; merge 2 1; check; void 2",
    "merge then correct": "begin 2; merge 2 1; correct 2; check; delete cleo",
    "two merges into one": "merge 2 1; merge 3 1; check; void 3",
    "merges in a row": "merge 2 3; merge 3 1; check; void 2",
    "merge then delete": "merge 2 1; delete 1; check; void 2",
    "merge then delete the old account": "merge 2 1; delete 2; check; void 2",
}
"""Repairs one after the other of games that one person played with three accounts."""


@pytest.mark.parametrize("repairs", first(REPAIRS, 1))
async def test_nothing_differs_after_two_repairs(database: Database, repairs: str) -> None:
    lot = Lot(database, Random(3))
    server, games = lot.server, dict[str, int]()
    people = {"1": ANN, "2": SECOND, "3": THIRD, "ben": BEN, "cleo": CLEO}
    for rules in (COUNTERS, SHORT):
        for account in ("1", "2", "3"):
            games[account] = await server.game(people[account], BEN, CLEO, DAN, rules=rules, guild=HERE)
    now: StoredTable | None = None
    for each in REPAIRS[repairs].split("; "):
        what, *of = each.split()
        match what:
            case "begin":
                now = await lot.between_hands(await server.begun(people[of[0]], BEN, CLEO, DAN, rules=LONG, guild=HERE))
            case "correct":
                corrected = await server.tables.do(there(now).table.id, CorrectScores(ADMIN, (6, 1)))
                games[of[0]] = await server.over(corrected)
            case "merge":
                await server.repairs.merge(HERE, ADMIN, people[of[0]], people[of[1]])
            case "void":
                await server.repairs.void(HERE, ADMIN, games[of[0]])
            case "delete":
                await server.privacy.forget(people[of[0]].user)
            case _:
                await server.check()
    await lot.compare()


@rest
@both_databases
async def test_nothing_differs_after_repairs_of_a_contest(database: Database) -> None:
    """A night of two rounds: after each repair also its standings are what its games say."""
    world = World(database)
    repairs, members = Repairs(database, clock=world.clock), Members(database)
    privacy = Privacy(database, world.tables, members, clock=world.clock, vault=world.vault)
    night = await world.begun(8, Template.HUSTLE, least=4, rounds=2)

    async def check() -> None:
        await world.check()
        assert await rebuild.check(database) == ()

    first = [table.table for table in night.tables.values()]
    await world.play_tables(night.id)
    await repairs.void(GUILD, ADMIN, first[0])
    await check()
    await privacy.forget(CROWD[1].user)
    await check()
    await repairs.merge(GUILD, ADMIN, CROWD[2], Member(990, CROWD[2].name))
    await check()
    over = await world.to_the_end_from_here(night.id)
    await check()
    await repairs.void(GUILD, ADMIN, next(table.table for place, table in over.tables.items() if place[0] == 2))
    await repairs.merge(GUILD, ADMIN, CROWD[3], Member(991, CROWD[3].name))
    await check()
    await world.director.advance(night.id)
    await privacy.forget(CROWD[4].user)
    await check()
    await Lot(database, Random(0)).compare()


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
