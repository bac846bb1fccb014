"""Two repairs, one after the other, of the same games and members: what is stored is what the logs say after each."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

import pytest

from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.stats import rebuild
from bot.stats.repairs import Repairs
from bot.store.database import Database
from bot.tables.commands.rulings import CorrectScores
from bot.tables.game import StoredTable
from bot.tables.model import Member
from engine import Rules
from tests.bot.contests.world import CROWD, GUILD, World
from tests.bot.people import ANN, BEN, CLEO, DAN, SHORT
from tests.bot.stats.test_repairs_by_lot import ADMIN, COUNTERS, Lot
from tests.suite import both_databases, rest

SECOND, THIRD = Member(1009, "Ann two"), Member(1010, "Ann three")
LONG: Final = Rules(target=8)
HERE: Final = 71


class Past:
    """Three games of one person, each with another account."""

    def __init__(self, lot: Lot) -> None:
        self.lot, self.server, self.games = lot, lot.server, dict[Member, int]()

    async def play(self) -> None:
        for rules in (COUNTERS, SHORT):
            for account in (ANN, SECOND, THIRD):
                self.games[account] = await self.server.game(account, BEN, CLEO, DAN, rules=rules, guild=HERE)

    async def merge(self, old: Member, new: Member) -> None:
        await self.server.repairs.merge(HERE, ADMIN, old, new)

    async def void(self, account: Member) -> None:
        """The last game of an account."""
        await self.server.repairs.void(HERE, ADMIN, self.games[account])

    async def check(self) -> None:
        assert await rebuild.check(self.server.database) == ()

    async def delete(self, member: Member) -> None:
        await self.server.privacy.forget(member.user)

    async def begin(self, account: Member) -> StoredTable:
        """A game between two hands."""
        now = await self.server.begun(account, BEN, CLEO, DAN, rules=LONG, guild=HERE)
        return await self.lot._between_hands(now)

    async def correct(self, now: StoredTable, account: Member) -> None:
        """The score of a game that is at play, and goes on to its end."""
        after = await self.server.tables.do(now.table.id, CorrectScores(ADMIN, (6, 1)))
        self.games[account] = await self.server.over(after)


async def _delete_then_correct(past: Past) -> None:
    now = await past.begin(SECOND)
    await past.delete(BEN)
    await past.correct(now, SECOND)
    await past.check()


async def _delete_then_merge(past: Past) -> None:
    await past.delete(BEN)
    await past.merge(SECOND, ANN)
    await past.check()
    await past.void(SECOND)


async def _merge_then_void(past: Past) -> None:
    await past.merge(SECOND, ANN)
    await past.check()
    for account in (SECOND, ANN):
        await past.void(account)
        await past.check()


async def _void_then_merge(past: Past) -> None:
    await past.void(SECOND)
    await past.void(ANN)
    await past.merge(SECOND, ANN)


async def _correct_then_merge(past: Past) -> None:
    await past.correct(await past.begin(SECOND), SECOND)
    await past.merge(SECOND, ANN)
    await past.check()
    await past.void(SECOND)


async def _merge_then_correct(past: Past) -> None:
    now = await past.begin(SECOND)
    await past.merge(SECOND, ANN)
    await past.correct(now, SECOND)
    await past.check()
    await past.delete(CLEO)


async def _two_merges_into_one(past: Past) -> None:
    await past.merge(SECOND, ANN)
    await past.merge(THIRD, ANN)
    await past.check()
    await past.void(THIRD)


async def _merges_in_a_row(past: Past) -> None:
    await past.merge(SECOND, THIRD)
    await past.merge(THIRD, ANN)
    await past.check()
    await past.void(SECOND)


async def _merge_then_delete(past: Past) -> None:
    await past.merge(SECOND, ANN)
    await past.delete(ANN)
    await past.check()
    await past.void(SECOND)


async def _merge_then_delete_the_old_account(past: Past) -> None:
    await past.merge(SECOND, ANN)
    await past.delete(SECOND)
    await past.check()
    await past.void(SECOND)


@pytest.mark.parametrize(
    "repairs",
    [
        pytest.param(each, id=each.__name__.strip("_"), marks=[] if nth == 0 else [rest])
        for nth, each in enumerate(
            (
                _merge_then_void,
                _delete_then_correct,
                _delete_then_merge,
                _void_then_merge,
                _correct_then_merge,
                _merge_then_correct,
                _two_merges_into_one,
                _merges_in_a_row,
                _merge_then_delete,
                _merge_then_delete_the_old_account,
            )
        )
    ],
)
async def test_nothing_differs_after_two_repairs(
    database: Database, repairs: Callable[[Past], Awaitable[None]]
) -> None:
    past = Past(Lot(database, Random(3)))
    await past.play()
    await repairs(past)
    await past.lot.compare()


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
    await repairs.merge(GUILD, ADMIN, CROWD[2], Member(990, "New phone"))
    await check()
    over = await world.to_the_end_from_here(night.id)
    await check()
    await repairs.void(GUILD, ADMIN, next(table.table for place, table in over.tables.items() if place[0] == 2))
    await repairs.merge(GUILD, ADMIN, CROWD[3], Member(991, "Newer phone"))
    await check()
    await world.director.advance(night.id)
    await privacy.forget(CROWD[4].user)
    await check()
    await Lot(database, Random(0)).compare()
