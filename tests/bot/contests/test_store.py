"""Rows of contests: what a change makes in memory is what the next look reads, in another process and in lists."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, insert
from sqlalchemy.engine import Engine

from bot.clock import DAY_MS
from bot.contests import listing, rebuild, store
from bot.contests.errors import ContestCode
from bot.contests.members import Join, LeaveContest, OwnStanding
from bot.contests.model import Stage, StoredContest
from bot.contests.organizers import Announce, Cancel, PauseContest
from bot.contests.rulings import Adjust, Forfeit, Redraw
from bot.contests.templates import Template
from bot.stats.repairs import Repairs
from bot.store import schema
from engine import Refused
from tests.bot.contests.made import as_listed
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.bot.scripted_tables import MOD
from tests.contests.promises import promise
from tests.refused import refused
from tests.suite import both_databases, rest

pytestmark = promise("contest-log")

ANN, BEN, *_ = CROWD


def of_its_own_rows(stored: StoredContest) -> StoredContest:
    """Without what tables and other rows say."""
    return replace(stored, tables={}, merges={}, not_partners=frozenset())


async def check(world: World, stored: StoredContest) -> StoredContest:
    """What was returned is what another process reads."""
    assert of_its_own_rows(await World(world.database).contests.load(stored.id)) == of_its_own_rows(stored)
    return stored


@both_databases
@pytest.mark.parametrize("template", [Template.HUSTLE, Template.CUP, Template.SWISS, Template.LEAGUE])
async def test_what_a_change_makes_is_what_is_read(world: World, template: Template) -> None:
    stored = await world.begun(8, template, least=4)
    changes: tuple[Any, ...] = (
        Forfeit(ORGANISER, 1, 0, 0, "late"),
        Adjust(ORGANISER, 1, 0, (7, 3), "counted again"),
        Announce(ORGANISER, "pizza"),
        LeaveContest(ANN),
        PauseContest(ORGANISER, "power cut"),
    )
    for change in changes:
        stored = await check(world, await world.contests.do(stored.id, change))


@both_databases
async def test_two_processes_see_each_others_changes(world: World) -> None:
    night = (await world.joined(4, Template.HUSTLE, least=4)).id
    other = World(world.database)
    for nth, member in enumerate(CROWD[4:12], start=5):
        mine, theirs = (world, other) if nth % 2 else (other, world)
        await theirs.contests.load(night)
        await check(world, await mine.contests.do(night, Join(member, OwnStanding())))
        assert len((await theirs.contests.load(night)).contest.entries) == nth
    with pytest.raises(Refused):
        await world.contests.do(night, Join(CROWD[11], OwnStanding()))
    await other.contests.do(night, LeaveContest(CROWD[11]))
    await world.contests.do(night, Join(CROWD[11], OwnStanding()))


@promise("options-beside")
async def test_a_server_has_at_most_twenty_contests(world: World) -> None:
    plan = world.plan(Template.HUSTLE)
    for _ in range(20):
        await world.contests.create(ORGANISER, GUILD, 1, "Night", plan)
    with refused(ContestCode.TOO_MANY):
        await world.contests.create(ORGANISER, GUILD, 1, "Night", plan)


@promise("points-week-after", "points-corrections")
@pytest.mark.parametrize("days", [6, 8])
async def test_a_week_after_the_end_places_stand(world: World, days: int) -> None:
    over = await world.over(8, Template.CUP, least=4)
    before = over.standings()
    world.clock.at += days * DAY_MS
    repairs = Repairs(world.database, clock=world.clock)
    for table in over.tables.values():
        await repairs.void(GUILD, MOD, table.table)
    await world.director.refresh_standings()
    assert ((await world.contests.load(over.id)).standings() == before) is (days > 7)
    async with world.database.read() as connection:
        assert await rebuild.differences(connection, world.vault.unseal, world.clock.now()) == []
    if days > 7:
        with refused(ContestCode.OVER):
            await world.contests.do(over.id, Forfeit(ORGANISER, 1, 0, 0, "late"))


async def compare(world: World, *numbers: int, user: int = ANN.user) -> None:
    """The list is what looking at each contest says."""
    found = await world.contests.list_of(GUILD, user, counts=True)
    expected = [as_listed(await world.contests.load(number), user) for number in numbers]
    over = [each for each in expected if each.stage.is_final]
    assert [each.id for each in found] == [each.id for each in expected if each not in over] + [
        each.id for each in over
    ]
    for each, listed in zip(sorted(expected, key=lambda it: it.id), sorted(found, key=lambda it: it.id), strict=True):
        assert each.plan is not None
        assert listed.plan is not None
        assert listed.plan.starts_at == each.plan.starts_at
        shown = each.round if each.stage is Stage.RUNNING else each.signed
        assert (listed.round if each.stage is Stage.RUNNING else listed.signed) == shown or each.stage.is_final
        for name in ("id", "channel", "name", "number", "stage", "is_known"):
            assert getattr(listed, name) == getattr(each, name), name


@rest
@promise("options-beside", "print-private")
@both_databases
async def test_a_list_is_what_the_contests_say(world: World) -> None:
    draft = await world.contests.create(ANN, GUILD, 1, "Draft", world.plan(Template.CUP))
    cup = await world.joined(12, Template.CUP, least=2)
    await compare(world, cup.id, draft.id)
    await compare(world, cup.id, draft.id, user=ORGANISER.user)
    await world.contests.do(cup.id, LeaveContest(BEN))
    await world.contests.do(cup.id, Join(CROWD[42], OwnStanding()))
    await compare(world, cup.id, draft.id)
    await compare(world, cup.id, draft.id, user=CROWD[42].user)
    await world.start(cup.id)
    await compare(world, cup.id, draft.id)
    await world.contests.do(cup.id, Redraw(ORGANISER, "wrong"))
    await compare(world, cup.id, draft.id)
    await world.director.advance(cup.id)
    await compare(world, cup.id, draft.id)
    await world.to_the_end_from_here(cup.id)
    other = await world.published(world.plan(Template.HUSTLE), "Other")
    await compare(world, other.id, draft.id, cup.id)
    await world.contests.do(other.id, Cancel(ORGANISER, "rain"))
    await compare(world, draft.id, other.id, cup.id)


@promise("options-beside")
async def test_a_list_is_one_query_and_folds_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        await world.joined(4, Template.HUSTLE, least=4)
    statements = list[str]()

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith("SELECT"):
            statements.append(statement)

    async def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a contest is read whole")

    event.listen(Engine, "before_cursor_execute", note)
    try:
        with monkeypatch.context() as patched:
            patched.setattr(store, "load", refuse)
            for counts in (False, True):
                assert len(await world.contests.list_of(GUILD, ANN.user, counts=counts)) == 3
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert len(statements) == 2
    assert "plan" not in statements[0]
    assert "contest_log" not in statements[0]


@promise("options-beside")
async def test_those_that_go_on_come_before_the_newest_that_are_over(world: World) -> None:
    first = await world.published(world.plan(Template.HUSTLE), "First")
    rows = [
        {"guild_id": GUILD, "channel_id": 1, "name": f"Old {nth}", "plan": "{}", "lot": b"", "created_by": 1,
         "created_at": 0, "number": 1, "revision": 0, "stage": "over" if nth else "draft", "ended_at": 1}
        for nth in range(60)
    ]  # fmt: skip
    await world.database.write(lambda connection: connection.execute(insert(schema.contests), rows))
    found = await world.contests.list_of(GUILD, ANN.user)
    assert len(found) == listing.MOST
    assert [each.name for each in found[:3]] == ["First", "Old 0", "Old 59"]
    assert found[0].id == first.id
