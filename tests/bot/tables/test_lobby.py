"""Who sits where, by which rules and kept apart from whom, before a game."""

from dataclasses import replace

import pytest
from sqlalchemy import select

from bot.stats.rebuild import check
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.base import Command
from bot.tables.commands.life import Start
from bot.tables.commands.seats import AddComputer, FillWithComputers, Kick, RemoveComputer, Sit, Substitute
from bot.tables.commands.settings import SetClock, SetRules
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby import seats
from bot.tables.lobby.seats import move_sitters
from bot.tables.model import CLOCK_MAX_MS, CLOCK_MIN_MS, Member, Sitter, Status, Table
from bot.tables.service import Tables
from engine import PRESETS, BadRules, Rules
from engine.rules.options import AllPass, Partnership
from tests.bot.people import ANN, BEN, CLEO, CROWD, DAN, EVE, MOD
from tests.bot.scripted_tables import FakeClock, opened, tables_on, until_over
from tests.cases import for_all
from tests.refused import refused


def a_table(*sitters: Member | str | None, status: Status = Status.LOBBY, rules: Rules = Rules()) -> Table:  # noqa: B008
    seats = [
        Sitter(user=None, name=s) if isinstance(s, str) else s and Sitter(user=s.user, name=s.name) for s in sitters
    ]
    return Table(
        id=5, guild=1, channel=2, host=ANN.user, preset="north-american", rules=rules, clock_ms=CLOCK_MIN_MS,
        language="en", status=status, version=0, seats=(*seats, *[None] * (rules.seats - len(seats))), created_at=0,
    )  # fmt: skip


def users(table: Table) -> tuple[int | None, ...]:
    return tuple(None if sitter is None else sitter.user for sitter in table.seats)


def decided(table: Table, command: Command) -> Table:
    """The table after a command."""
    return command.decide(StoredTable(table=table, revision=0, secret=b""), 0).after.table


def test_the_first_free_seat_is_taken_and_a_seat_may_be_chosen() -> None:
    table = Sit(BEN).arrange(a_table(ANN))
    assert users(table) == (ANN.user, BEN.user, None, None)
    assert users(Sit(CLEO, 3).arrange(table)) == (ANN.user, BEN.user, None, CLEO.user)


def test_a_member_moves_to_another_free_seat_in_the_lobby_only() -> None:
    assert users(Sit(ANN, 2).arrange(a_table(ANN, BEN))) == (None, BEN.user, ANN.user, None)
    with refused(Code.SEATED_ALREADY):
        Sit(ANN, 1).arrange(a_table(ANN, "Ada", BEN, CLEO, status=Status.PLAYING))


def test_a_friend_takes_a_computers_seat_before_the_game() -> None:
    """In a lobby with three computers a friend was told "Every seat at this table is taken."."""
    full = a_table(ANN, "Ada", "Basil", "Clover")
    assert users(Sit(BEN).arrange(full)) == (ANN.user, BEN.user, None, None)
    after = Sit(BEN, 3).arrange(full)
    assert users(after) == (ANN.user, None, None, BEN.user)
    assert after.free_seats == ()
    assert after.open_seats == (1, 2)
    free_first = Sit(BEN).arrange(a_table(ANN, "Ada", None, "Clover"))
    assert users(free_first) == (ANN.user, None, BEN.user, None)


def test_a_computer_moves_to_the_seat_of_the_member_who_takes_its_own() -> None:
    moved = Sit(ANN, 2).arrange(a_table(ANN, "Ada", "Basil", "Clover"))
    assert users(moved) == (None, None, ANN.user, None)
    assert moved.free_seats == ()
    assert {sitter.name for sitter in moved.seats if sitter is not None} == {ANN.name, "Ada", "Basil", "Clover"}
    with refused(Code.SEAT_TAKEN):
        Sit(BEN, 0).arrange(a_table(ANN, "Ada", "Basil", "Clover"))


def test_at_play_a_newcomer_replaces_a_computer_only() -> None:
    table = a_table(ANN, "Ada", BEN, "Basil", status=Status.PLAYING)
    assert users(Sit(CLEO).arrange(table)) == (ANN.user, CLEO.user, BEN.user, None)
    assert users(Sit(CLEO, 3).arrange(table)) == (ANN.user, None, BEN.user, CLEO.user)
    with refused(Code.SEAT_TAKEN):
        Sit(CLEO, 2).arrange(table)
    with refused(Code.FULL):
        Sit(EVE).arrange(a_table(ANN, BEN, CLEO, DAN, status=Status.PLAYING))


def test_a_member_who_knows_cards_gets_no_other_seat() -> None:
    table = a_table(ANN, "Ada", BEN, "Basil", status=Status.PLAYING)
    assert users(Sit(CLEO).arrange(table, only=3)) == (ANN.user, None, BEN.user, CLEO.user)
    for seat in (None, 1):
        with refused(Code.SEEN_CARDS):
            Sit(CLEO, seat).arrange(table if seat else a_table(ANN, "Ada", BEN, DAN, status=Status.PLAYING), only=3)


def test_the_host_passes_on_to_the_next_member_in_turn() -> None:
    table = a_table(ANN, "Ada", BEN, CLEO)
    assert seats.without_member(table, 0, 9).host == BEN.user
    assert seats.without_member(a_table(BEN, CLEO, ANN, "Ada"), 2, 9).host == BEN.user
    assert seats.without_member(table, 2, 9).host == ANN.user


@pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING])
def test_without_members_a_table_closes(status: Status) -> None:
    table = seats.without_member(a_table(ANN, "Ada", "Basil", "Clover", status=status), 0, 9)
    assert table.status is Status.CLOSED
    assert table.ended_at == 9


def test_at_play_a_computer_takes_the_seat() -> None:
    table = seats.without_member(a_table(ANN, "Ada", BEN, CLEO, status=Status.PLAYING), 3, 9)
    assert users(table) == (ANN.user, None, BEN.user, None)
    assert len({sitter.name for sitter in table.seats if sitter}) == 4


def test_only_host_and_moderators_manage() -> None:
    table = a_table(ANN, BEN)
    for manage in (
        lambda who: decided(table, Kick(who, 1)),
        lambda who: AddComputer(who).arrange(table),
        lambda who: FillWithComputers(who).arrange(table),
        lambda who: RemoveComputer(who).arrange(FillWithComputers(ANN).arrange(table)),
        lambda who: decided(FillWithComputers(ANN).arrange(table), Start(who)),
        lambda who: SetClock(who, CLOCK_MAX_MS).arrange(table),
        lambda who: decided(a_table(ANN, BEN, CLEO, DAN, status=Status.PLAYING), Substitute(who, 2)),
    ):
        with refused(Code.NOT_HOST):
            manage(BEN)
        assert manage(ANN) == manage(MOD)


@for_all(preset__games=[("north-american", 3), ("six-handed", 5)])
def test_with_new_partners_in_turn_everyone_has_sat_with_everyone(preset: str, games: int) -> None:
    rules, sat = PRESETS[preset], set[int | None]()
    table = a_table(*CROWD[: rules.seats], rules=rules)
    for _ in range(games):
        table = replace(table, seats=seats.rematch_seats(table, new_partners=True))
        seated = users(table)
        side = table.rules.side_of(seated.index(ANN.user))
        sat |= {user for seat, user in enumerate(seated) if table.rules.side_of(seat) == side}
    assert sat == {each.user for each in CROWD[: rules.seats]}
    assert seats.rematch_seats(table, new_partners=False) == table.seats


SEVEN = Rules(seats=7, partnership=Partnership.ROTATING)


def test_the_manager_changes_rules_in_the_lobby() -> None:
    table = a_table(ANN, BEN)
    assert SetRules(ANN, lambda rules: replace(rules, target=7)).arrange(table).rules == Rules(target=7)
    assert SetRules(MOD, lambda _: SEVEN).arrange(table).rules == SEVEN
    with refused(Code.NOT_HOST):
        SetRules(BEN, lambda _: SEVEN).arrange(table)
    with refused(Code.STARTED):
        SetRules(ANN, lambda _: SEVEN).arrange(a_table(ANN, BEN, CLEO, DAN, status=Status.PLAYING))
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
    assert (await tables_on(database, FakeClock()).load(table)).table == after.table


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
