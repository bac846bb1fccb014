"""Members kept apart: who may sit where, who may begin, and the partners of a rematch."""

from dataclasses import replace
from itertools import permutations

import pytest

from bot.panels.table.message import table_panel
from bot.store.database import Database
from bot.tables.commands.life import Rematch, Start
from bot.tables.commands.seats import Sit
from bot.tables.commands.settings import KeepApart
from bot.tables.errors import Code
from bot.tables.lobby import seats
from bot.tables.model import CLOCK_MIN_MS, Member, Sitter, Status, Table
from bot.tables.service import Tables
from engine import PRESETS, Refused, Rules
from engine.rules.options import Partners
from tests.bot.panel_checks import texts
from tests.bot.people import ANN, BEN, CLEO, CROWD, DAN, EVE, SHORT
from tests.bot.scripted_tables import FakeClock, opened, tables_on, until_over
from tests.bot.tables.test_lobby import decided
from tests.refused import refused


def a_table(*sitters: Member | None, rules: Rules = SHORT, status: Status = Status.LOBBY) -> Table:
    seats = [None if each is None else Sitter(user=each.user, name=each.name) for each in sitters]
    return Table(
        id=5, guild=1, channel=2, host=ANN.user, preset="custom", rules=rules, clock_ms=CLOCK_MIN_MS, language="en",
        status=status, version=0, seats=(*seats, *[None] * (rules.seats - len(seats))), created_at=0,
    )  # fmt: skip


def partners(table: Table) -> set[frozenset[int | None]]:
    """Who plays with whom, by their ids."""
    sides = range(table.rules.sides)
    return {
        frozenset(each.user for seat, each in enumerate(table.seats) if each and table.rules.side_of(seat) == side)
        for side in sides
    }


def test_a_pair_is_kept_apart_and_not_any_more_in_either_order() -> None:
    once = seats.toggle_pair(a_table(ANN), ANN, BEN)
    assert once.apart == seats.toggle_pair(a_table(ANN), BEN, ANN).apart
    assert [(pair.one, pair.two_name) for pair in once.apart] == [(ANN.user, "Ben")]
    more = seats.toggle_pair(once, DAN, CLEO)
    assert seats.toggle_pair(more, BEN, ANN).apart == seats.toggle_pair(a_table(ANN), CLEO, DAN).apart


def test_the_first_free_seat_avoids_partners_kept_apart() -> None:
    table = seats.toggle_pair(a_table(ANN, BEN), ANN, CLEO)
    assert Sit(CLEO).arrange(table).seat_of(CLEO.user) == 3
    assert Sit(DAN).arrange(table).seat_of(DAN.user) == 2
    with refused(Code.KEPT_APART, data={"one": "Ann", "two": "Cleo"}):
        Sit(CLEO, 2).arrange(table)


def test_moving_is_refused_too_and_others_are_not_in_the_way() -> None:
    table = seats.toggle_pair(a_table(ANN, None, None, BEN), BEN, ANN)
    with pytest.raises(Refused, match="kept-apart"):
        Sit(BEN, 2).arrange(table)
    moved = Sit(BEN, 1).arrange(table)
    paired = seats.toggle_pair(a_table(ANN, None, BEN), ANN, BEN)
    assert Sit(CLEO).arrange(paired).seat_of(CLEO.user) == 1, "members who sat down before are refused at the start"
    assert Sit(CLEO, 2).arrange(moved).seat_of(CLEO.user) == 2


@pytest.mark.parametrize("number", [4, 6])
def test_of_all_arrangements_those_begin_that_keep_them_apart(number: int) -> None:
    rules = Rules() if number == 4 else PRESETS["six-handed"]
    members, begun = CROWD[:number], 0
    kept = seats.toggle_pair(a_table(rules=rules), members[0], members[1])
    for order in list(permutations(members))[:720]:
        table = replace(kept, seats=a_table(*order, rules=rules).seats)
        together = any({members[0].user, members[1].user} <= side for side in partners(table))
        if together:
            with pytest.raises(Refused, match="kept-apart"):
                decided(table, Start(ANN))
        else:
            begun += decided(table, Start(ANN)).status is Status.PLAYING
    assert begun


def test_a_draw_that_might_pair_members_kept_apart_is_refused() -> None:
    rules = replace(SHORT, partners=Partners.TWO_HIGHEST)
    table = seats.toggle_pair(a_table(ANN, BEN, CLEO, DAN, rules=rules), ANN, BEN)
    with pytest.raises(Refused, match="apart-drawn"):
        decided(table, Start(ANN))
    elsewhere = seats.toggle_pair(a_table(ANN, BEN, CLEO, DAN, rules=rules), ANN, EVE)
    assert decided(elsewhere, Start(ANN)).status is Status.PLAYING


def test_without_partners_nobody_is_kept_apart() -> None:
    table = seats.toggle_pair(a_table(ANN, BEN, CLEO), ANN, BEN)
    alone = replace(table, rules=PRESETS["three-handed"], seats=table.seats[:3])
    assert decided(alone, Start(ANN)).status is Status.PLAYING
    with pytest.raises(Refused, match="no-partners"):
        seats.toggle_pair(alone, BEN, CLEO)
    assert seats.toggle_pair(alone, BEN, ANN).apart == (), "that they are kept apart can be ended by any rules"


def test_a_rematch_does_not_pair_members_kept_apart() -> None:
    plain = a_table(ANN, BEN, CLEO, DAN)
    usual = {frozenset(side) for side in partners(replace(plain, seats=seats.rematch_seats(plain, new_partners=True)))}
    (annes,) = [side for side in usual if ANN.user in side]
    (other,) = annes - {ANN.user}
    table = seats.toggle_pair(plain, ANN, Member(other or 0, "Whoever"))
    again = partners(replace(table, seats=seats.rematch_seats(table, new_partners=True)))
    assert again not in (usual, partners(table))


async def test_pairs_are_kept_with_the_table_and_its_rematch(database: Database, tables: Tables) -> None:
    here = (await opened(tables, rules=SHORT)).id
    await tables.do(here, KeepApart(ANN, ANN, BEN))
    await tables.do(here, KeepApart(ANN, Member(5, "Zoë *bold*"), BEN))
    now = await tables.do(here, KeepApart(ANN, CLEO, ANN))
    shown = "\n".join(texts(table_panel(now.public)))
    assert "Not partners: Zoë \\*bold\\* & Ben · Ann & Ben · Ann & Cleo" in shown.replace("Ben & Zoë", "Zoë & Ben")
    now = await tables.do(here, KeepApart(ANN, CLEO, ANN))
    assert (await tables_on(database, FakeClock()).load(here)).table == now.table
    for person in (BEN, CLEO, DAN):
        await tables.do(here, Sit(person))
    over = await until_over(tables, await tables.do(here, Start(ANN)))
    new = await tables.rematch(over.table.id, Rematch(ANN, new_partners=True))
    assert new.table.apart == now.table.apart
    assert not any({ANN.user, BEN.user} <= side for side in partners(new.table))
    assert (await tables_on(database, FakeClock()).load(new.table.id)).table == new.table
