"""Tables at which something is refused."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.tables.commands.base import Command
from bot.tables.commands.life import Close, CloseIdle, LetFriendsIn, Rematch, Start
from bot.tables.commands.pause import AskPause
from bot.tables.commands.seats import (
    AddComputer,
    ComeBack,
    FillWithComputers,
    Kick,
    Leave,
    RemoveComputer,
    Sit,
    Substitute,
)
from bot.tables.commands.settings import SetCasual, SetClock, SetHints, SetLevel, SetRules
from bot.tables.game import StoredTable
from bot.tables.model import CLOCK_MAX_MS, Member
from bot.tables.service import HOSTED, Tables
from engine import Phase, Rules
from engine.players.levels import Level
from tests.bot.people import ANN, EVERY_PHASE, SHORT
from tests.bot.scripted_tables import at_contest, opened, started, until_over, until_turn

Reach: TypeAlias = Callable[[Tables], Awaitable[StoredTable]]
"""Brings a table to where something is refused."""


Elsewhere: TypeAlias = Callable[[Tables, int], Awaitable[object]]


Try: TypeAlias = Command | Rematch | Elsewhere


async def do(tables: Tables, number: int, tried: Try) -> object:
    if isinstance(tried, Command):
        return await tables.do(number, tried)
    return await (tables.rematch(number, tried) if isinstance(tried, Rematch) else tried(tables, number))


def lobby(*others: Member, rules: Rules = EVERY_PHASE) -> Reach:
    """A table of Ann's before its game, with others in the seats after hers."""

    async def reach(tables: Tables) -> StoredTable:
        now = await tables.load((await opened(tables, ANN, rules)).id)
        for person in others:
            now = await tables.do(now.table.id, Sit(person))
        return now

    return reach


def playing(members: int = 1, seat: int | None = None, phase: Phase | None = None, rules: Rules = EVERY_PHASE) -> Reach:
    """A game of so many members that has just begun, or at the turn of a seat (in a phase)."""

    async def reach(tables: Tables) -> StoredTable:
        now = await started(tables, members, rules)
        return now if seat is None else await until_turn(tables, now, seat, phase)

    return reach


def contest(*members: Member | None, come: bool = False, phase: Phase | None = None) -> Reach:
    """A contest's table; where Ann has come or a phase is named, the game is at East's turn."""

    async def reach(tables: Tables) -> StoredTable:
        now = await at_contest(tables, *members)
        if come:
            now = await tables.do(now.table.id, ComeBack(ANN))
        return now if not come and phase is None else await until_turn(tables, now, 1, phase)

    return reach


def after(begin: Reach, *commands: Command | Rematch) -> Reach:
    """A table after more commands."""

    async def reach(tables: Tables) -> StoredTable:
        number = (await begin(tables)).table.id
        for command in commands:
            await do(tables, number, command)
        return await tables.load(number)

    return reach


def ended(begin: Reach) -> Reach:
    """A game played to its end."""

    async def reach(tables: Tables) -> StoredTable:
        return await until_over(tables, await begin(tables))

    return reach


async def as_many_as_may_be(tables: Tables) -> StoredTable:
    over = await OVER(tables)
    for _ in range(HOSTED):
        await opened(tables)
    return over


async def stopping(tables: Tables) -> StoredTable:
    over = await OVER(tables)
    tables.stop_taking()
    return over


def locked(member: Member) -> list[Command]:
    """What nobody may do at a contest's table."""
    return [
        *(Sit(member), Sit(member, 2), Leave(member), Kick(member, 1), Substitute(member, 1)),
        *(AddComputer(member), FillWithComputers(member), RemoveComputer(member)),
        *(SetClock(member, CLOCK_MAX_MS), SetLevel(member, Level.NOVICE)),
        *(SetHints(member, on=True), SetCasual(member, casual=True), SetRules(member, lambda rules: rules)),
        *(Start(member), Close(member), CloseIdle(), AskPause(member), LetFriendsIn(member, 1)),
    ]


def elsewhere(does: Callable[[Tables], Awaitable[object]]) -> Elsewhere:
    """A try that is no command to the table of its row."""
    return lambda tables, _: does(tables)


OVER = ended(playing(rules=SHORT))


CLOSED = after(lobby(), Close(ANN))
