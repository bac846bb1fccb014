"""Other rules for a table in its lobby: who may, what is kept, and who sits where at a table of another size."""

from dataclasses import replace

import pytest
from sqlalchemy import select

from bot.stats.rebuild import check
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Start
from bot.tables.commands.seats import FillWithComputers, Sit
from bot.tables.commands.settings import SetRules
from bot.tables.errors import Code
from bot.tables.lobby.seats import move_sitters
from bot.tables.model import Sitter, Status
from bot.tables.repository import load
from bot.tables.service import Tables
from engine import PRESETS, BadRules, Rules
from engine.rules.options import AllPass, Partnership
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, MOD
from tests.bot.scripted_tables import opened, rows, until_over
from tests.bot.tables.test_lobby_seats import a_table, users
from tests.cases import for_all
from tests.refused import refused

SEVEN = Rules(seats=7, partnership=Partnership.ROTATING)


def test_the_manager_changes_rules_in_the_lobby() -> None:
    table = a_table(ANN, BEN)
    assert SetRules(ANN, lambda rules: replace(rules, target=7)).arrange(table).rules == Rules(target=7)
    assert SetRules(MOD, lambda _: SEVEN).arrange(table).rules == SEVEN
    with refused(Code.NOT_HOST):
        SetRules(BEN, lambda _: SEVEN).arrange(table)
    for status, code in ((Status.PLAYING, Code.STARTED), (Status.OVER, Code.OVER), (Status.CLOSED, Code.CLOSED)):
        with refused(code):
            SetRules(ANN, lambda _: SEVEN).arrange(a_table(ANN, BEN, CLEO, DAN, status=status))
    with pytest.raises(BadRules):
        SetRules(ANN, lambda rules: replace(rules, target=99)).arrange(table)


def test_names_of_changed_rules() -> None:
    def stricter(rules: Rules) -> Rules:
        return replace(rules, all_pass=AllPass.STICK_DEALER)

    table = a_table(ANN)
    assert SetRules(ANN, stricter).arrange(table).preset == "north-american"
    assert SetRules(ANN, lambda _: PRESETS["canadian"], "canadian").arrange(table).preset == "canadian"
    saved = replace(table, preset="Friday night")
    assert SetRules(ANN, lambda rules: rules).arrange(saved).preset == "Friday night"
    assert SetRules(ANN, stricter).arrange(saved).preset == "custom"


def sitters(*names: str | None) -> tuple[Sitter | None, ...]:
    """Capitals are members, the others computers."""
    return tuple(name and Sitter(user=ord(name) if name.isupper() else None, name=name) for name in names)  # type: ignore[misc]


@for_all(
    before__size__after=[
        (("A", None, "b", "C"), 6, ("A", None, "b", "C", None, None)),
        (("A", None, "b", "C"), 4, ("A", None, "b", "C")),
        (("A", None, "b", "C"), 2, ("A", "C")),
        (("A", "b", "C", "D"), 3, ("A", "D", "C")),
        (("A", None, None, "b"), 2, ("A", "b")),
        (("A", "b", "c", "d"), 3, ("A", "b", "c")),
        ((None, None, None, None, "A", "b", "C"), 4, ("A", "C", "b", None)),
        ((None, "b", None, None, "A", "C", "D"), 4, ("A", "b", "C", "D")),
        (("a", "b", "C", "D"), 2, ("C", "D")),
    ]
)
def test_seats_at_a_table_of_another_size(before: tuple[str, ...], size: int, after: tuple[str, ...]) -> None:
    assert move_sitters(sitters(*before), size) == sitters(*after)


def test_fewer_seats_than_members_are_refused() -> None:
    with refused(Code.TOO_MANY_SEATED, data={"seats": 2}):
        move_sitters(sitters("A", "B", "c", "D"), 2)


async def test_changed_rules_are_kept_and_announced(database: Database, tables: Tables) -> None:
    told = []
    table = (await opened(tables)).id
    await tables.do(table, Sit(BEN, 3))
    tables.subscribe(told.append)
    after = await tables.do(table, SetRules(ANN, lambda _: SEVEN, "canadian"))
    assert told == [after]
    assert users(after.table) == (ANN.user, None, None, BEN.user, None, None, None)
    async with database.read() as connection:
        again = await load(connection, table)
    assert again is not None
    assert again.table == after.table


async def test_a_refusal_changes_nothing(database: Database, tables: Tables) -> None:
    table = (await opened(tables)).id
    for person in (BEN, CLEO, DAN):
        await tables.do(table, Sit(person))
    before = await rows(database)
    with refused(Code.NOT_HOST):
        await tables.do(table, SetRules(BEN, lambda _: SEVEN))
    with pytest.raises(BadRules, match="bad-rules-laps"):
        await tables.do(table, SetRules(ANN, lambda rules: replace(rules, laps=True)))
    with refused(Code.UNKNOWN):
        await tables.do(99, SetRules(ANN, lambda _: SEVEN))
    assert await rows(database) == before


async def test_sittings_in_removed_seats_are_deleted(database: Database, tables: Tables) -> None:
    """A rebuild uses the sittings, so they must not have a seat that no longer exists."""
    table = (await opened(tables, rules=SEVEN)).id
    await tables.do(table, Sit(EVE, 6))
    await tables.do(table, Sit(BEN, 4))
    after = await tables.do(table, SetRules(ANN, lambda _: Rules(target=1), "custom"))
    assert users(after.table) == (ANN.user, BEN.user, EVE.user, None)
    async with database.read() as connection:
        sat = (await connection.execute(select(schema.sittings.c.seat))).scalars().all()
    assert sorted(sat) == [0, 1, 2]
    await tables.do(table, FillWithComputers(ANN))
    await until_over(tables, await tables.do(table, Start(ANN)))
    assert await check(database) == ()
