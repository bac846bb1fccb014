"""Actions out of turn: permissions, versions, and once for each interaction."""

import asyncio
from random import Random
from typing import TypeVar

import pytest

from bot.store.database import Database
from bot.tables.autoplay import Autoplay
from bot.tables.commands.life import Rematch
from bot.tables.commands.play import ActOutOfTurn, StepOutOfTurn, number_of
from bot.tables.commands.seats import Substitute
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Action, IllegalAction, Phase, Refusal, Rules, apply, interjections, legal_actions
from engine.actions import LayDown, Object, Revoke, Steal, ThrowIn
from engine.players import RuleOfThumb
from tests.bot.people import ANN, EVE, MEMBERS
from tests.bot.scripted_tables import OnTheSpot, one_step, phase, rows, soon, started
from tests.driver import next_command
from tests.random_games import random_action
from tests.refused import refused
from tests.suite import rest
from tests.there import there

KEY = 7_000_001
T = TypeVar("T", bound=Action)


def offers(now: StoredTable, wanted: type[T]) -> list[T]:
    """The actions of one kind that seats may take out of turn."""
    assert now.state is not None
    seats = range(len(now.table.seats))
    return [each for seat in seats for each in interjections(now.state, seat) if isinstance(each, wanted)]


async def driven(tables: Tables, rules: Rules, wanted: type[T], members: int = 4) -> tuple[StoredTable, T]:
    """A random game with an action out of turn, and that action; tries other games until there is one."""
    now, rng = await started(tables, members, rules), Random(4)
    while not (now.table.status is Status.PLAYING and offers(now, wanted)):
        if now.table.status is Status.OVER:
            now = await tables.rematch(now.table.id, Rematch(ANN, new_partners=False))
            continue
        now = await tables.do(now.table.id, next_command(now, rng, random_action))
    return now, offers(now, wanted)[0]


def member(now: StoredTable, seat: int) -> int:
    return there(there(now.table.seats[seat]).user)


@rest
@pytest.mark.parametrize("wanted", [LayDown, ThrowIn])
async def test_a_claim_is_about_the_cards_its_button_was_made_for(
    database: Database, tables: Tables, wanted: type[Action]
) -> None:
    """The same seat is on turn again and may claim again: that is another claim."""
    now, claim = await driven(tables, Rules(), wanted)
    assert now.to_act is not None
    user, before = member(now, now.to_act), await rows(database)
    for seen in (now.table.version - 1, now.table.version - 4, now.table.version + 1):
        with refused(Code.STALE):
            await tables.do(now.table.id, ActOutOfTurn(user, number_of(claim), seen, key=KEY))
    assert await rows(database) == before
    after = await tables.do(now.table.id, ActOutOfTurn(user, number_of(claim), now.table.version, key=KEY))
    assert after.table.version == now.table.version + 1


@pytest.mark.parametrize(
    ("rules", "wanted"), [(Rules(steal_deal=True), Steal), (Rules(honour=True), Revoke)], ids=["steal", "revoke"]
)
async def test_an_action_out_of_turn_may_be_of_an_older_version(
    tables: Tables, rules: Rules, wanted: type[Action]
) -> None:
    """Others play on meanwhile: as long as it is offered it may be done."""
    now, call = await driven(tables, rules, wanted)
    assert isinstance(call, Steal | Revoke)
    user = member(now, call.seat if isinstance(call, Steal) else call.caller)
    after = await tables.do(now.table.id, ActOutOfTurn(user, number_of(call), now.table.version - 1))
    assert after.table.version == now.table.version + 1


async def test_members_act_only_for_their_own_seat(database: Database, tables: Tables) -> None:
    """A spectator is refused, and a number that is offered to another seat is not done for that seat."""
    now, steal = await driven(tables, Rules(steal_deal=True), Steal)
    before = await rows(database)
    with refused(Code.NOT_SEATED):
        await tables.do(now.table.id, ActOutOfTurn(EVE.user, number_of(steal), now.table.version))
    for seat in set(range(4)) - {each.seat for each in offers(now, Steal)}:
        with refused(Refusal.NOT_NOW, of=IllegalAction):
            await tables.do(now.table.id, ActOutOfTurn(member(now, seat), number_of(steal), now.table.version))
    assert await rows(database) == before


async def test_one_delivery_does_it_once(tables: Tables) -> None:
    """Also when both come at once; another interaction of the same is refused."""
    now, steal = await driven(tables, Rules(steal_deal=True), Steal)
    table, user, number = now.table.id, member(now, steal.seat), number_of(steal)
    both = await asyncio.gather(
        *(tables.do(table, ActOutOfTurn(user, number, now.table.version, key=KEY)) for _ in range(2))
    )
    assert [each.table.version for each in both] == [now.table.version + 1] * 2
    assert (await tables.do(table, ActOutOfTurn(user, number, now.table.version, key=KEY))).table == both[0].table
    with pytest.raises(IllegalAction):
        await tables.do(table, ActOutOfTurn(user, number, now.table.version, key=KEY + 1))
    objection = offers(both[0], Object)[0]
    with pytest.raises(IllegalAction):  # the interaction of one member is nothing to another
        await tables.do(table, ActOutOfTurn(member(now, objection.seat), number, now.table.version, key=KEY))


async def test_calling_a_revoke_ends_an_absence(tables: Tables) -> None:
    now, steal = await driven(tables, Rules(steal_deal=True), Steal)
    away = await tables.do(now.table.id, Substitute(MEMBERS[steal.seat], steal.seat))
    assert there(away.table.seats[steal.seat]).away
    after = await tables.do(now.table.id, ActOutOfTurn(member(now, steal.seat), number_of(steal), now.table.version))
    assert not there(after.table.seats[steal.seat]).away


async def test_a_computer_does_not_act_for_a_present_member(database: Database, tables: Tables) -> None:
    now, steal = await driven(tables, Rules(steal_deal=True), Steal)
    before = await rows(database)
    with refused(Code.NOT_YOUR_TURN):
        await tables.do(now.table.id, StepOutOfTurn(now.table.version, steal.seat, steal))
    assert await rows(database) == before
    away = await tables.do(now.table.id, Substitute(MEMBERS[steal.seat], steal.seat))
    with refused(Code.STALE):
        await tables.do(now.table.id, StepOutOfTurn(now.table.version - 1, steal.seat, steal))
    after = await tables.do(now.table.id, StepOutOfTurn(away.table.version, steal.seat, steal))
    assert after.table.version == now.table.version + 1


async def test_a_computer_acts_out_of_turn_only_as_its_seat_may(database: Database, tables: Tables) -> None:
    """Neither another seat's own, nor a move on turn."""
    now = await started(tables, 1, Rules(steal_deal=True))
    rng = Random(5)
    while phase(now.state) is not Phase.PLAYING or now.to_act in (None, 0):
        now = await one_step(tables, now, rng)
    assert now.state is not None
    assert now.to_act is not None
    before = await rows(database)
    for action in (legal_actions(now.state)[0], Steal((now.to_act + 1) % 4)):
        with refused(Refusal.NOT_NOW, of=IllegalAction):
            await tables.do(now.table.id, StepOutOfTurn(now.table.version, now.to_act, action))
    assert await rows(database) == before


@rest
async def test_a_computer_objects_for_an_absent_member(tables: Tables) -> None:
    """Members who are there see for themselves that the deal was taken out of turn."""
    now, steal = await driven(tables, Rules(steal_deal=True), Steal)
    assert isinstance(steal, Steal)
    here, opponent = now.table.id, (steal.seat + 1) % 4
    await tables.do(here, ActOutOfTurn(member(now, steal.seat), number_of(steal), now.table.version))
    await tables.do(here, Substitute(MEMBERS[opponent], opponent))
    stolen = await tables.load(here)
    made = Autoplay(tables, OnTheSpot(RuleOfThumb()), pace=0, dice=Random(4))
    heard = list[StoredTable]()
    tables.subscribe(heard.append)
    await made.start()
    await soon(lambda: not made._at)
    assert stolen.state is not None
    assert heard[0].state == apply(stolen.state, Object(opponent))
    await made.close()
