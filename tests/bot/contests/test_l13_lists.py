"""Lists and choices are one query of ids and names, whatever the contests hold (L13)."""

import random
from typing import Any

import pytest
from sqlalchemy import event, insert, update
from sqlalchemy.engine import Engine

from bot.contests import listing, store
from bot.contests.members import Join, Leave, Standing
from bot.contests.model import Stage
from bot.contests.organizers import Cancel
from bot.contests.rulings import Redraw
from bot.contests.templates import Template
from bot.panels.contests.show import contests_panel
from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
from bot.store import schema
from tests.bot.contests.listed import as_listed
from tests.bot.contests.world import CROWD, GUILD, ORGANISER, World
from tests.contests.promises import promise
from tests.suite import both_databases, first, rest

pytestmark = promise("options-beside", "print-private")

EVE, ANN, *OTHERS = CROWD


async def compare(world: World, *numbers: int, user: int = EVE.user) -> None:
    """The list is what looking at each contest says."""
    found = await world.contests.list_of(GUILD, user, counts=True)
    expected = [as_listed(await world.contests.look(number), user) for number in numbers]
    over = [each for each in expected if each.stage.is_final]
    assert [each.id for each in found] == [each.id for each in expected if each not in over] + [
        each.id for each in over
    ]
    for each, listed in zip(sorted(expected, key=lambda it: it.id), sorted(found, key=lambda it: it.id), strict=True):
        assert each.plan is not None
        assert listed.plan is not None
        assert listed.plan.starts_at == each.plan.starts_at
        shown = each.round if each.stage is Stage.RUNNING else each.entries
        assert (listed.round if each.stage is Stage.RUNNING else listed.entries) == shown or each.stage.is_final
        for name in ("id", "channel", "name", "number", "stage", "is_known"):
            assert getattr(listed, name) == getattr(each, name), name


@rest
@both_databases
async def test_l13_a_list_is_what_the_contests_say(world: World) -> None:
    draft = await world.contests.create(EVE, GUILD, 1, "Draft", world.plan(Template.CUP))
    cup = await world.joined(12, Template.CUP, least=2)
    await compare(world, cup.id, draft.id)
    await compare(world, cup.id, draft.id, user=ORGANISER.user)
    await world.contests.do(cup.id, Leave(ANN))
    await world.contests.do(cup.id, Join(OTHERS[40], Standing()))
    await compare(world, cup.id, draft.id)
    await compare(world, cup.id, draft.id, user=OTHERS[40].user)
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


@both_databases
async def test_l13_accounts_of_one_person_are_known_by_either(world: World) -> None:
    night = (await world.joined(4, Template.HUSTLE, least=4)).id
    old, new, third = EVE.user, OTHERS[50].user, OTHERS[51].user
    rows = [{"guild_id": GUILD, "old_id": each, "new_id": new} for each in (old, third)]
    await world.database.write(lambda connection: connection.execute(insert(schema.merges), rows))
    for user, known in ((old, True), (new, True), (third, True), (OTHERS[52].user, False)):
        (listed,) = await world.contests.list_of(GUILD, user)
        assert (listed.id, listed.is_known) == (night, known)


async def test_l13_a_list_is_one_query_and_folds_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for nth in range(12):
        await world.joined(4, Template.HUSTLE, least=4) if nth < 3 else await world.published(
            world.plan(Template.CUP), f"Cup {nth}"
        )
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
                assert len(await world.contests.list_of(GUILD, EVE.user, counts=counts)) == 12
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert len(statements) == 2
    assert "plan" not in statements[0]
    assert "contest_log" not in statements[0]


async def test_l13_a_plan_that_cannot_be_read_is_listed_by_its_name(world: World) -> None:
    night = (await world.published(world.plan(Template.HUSTLE), "Night")).id
    broken = update(schema.contests).where(schema.contests.c.id == night).values(plan="{}")
    await world.database.write(lambda connection: connection.execute(broken))
    listed = await world.contests.list_of(GUILD, EVE.user, counts=True)
    (block, *_) = contests_panel(listed, (), Reader()).blocks
    assert isinstance(block, Text)
    assert "Night" in block.markdown


async def test_l13_those_that_go_on_come_before_the_newest_that_are_over(world: World) -> None:
    first = await world.published(world.plan(Template.HUSTLE), "First")
    rows = [
        {"guild_id": GUILD, "channel_id": 1, "name": f"Old {nth}", "plan": "{}", "lot": b"", "created_by": 1,
         "created_at": 0, "number": 1, "revision": 0, "stage": "over", "ended_at": 1}
        for nth in range(60)
    ]  # fmt: skip
    await world.database.write(lambda connection: connection.execute(insert(schema.contests), rows))
    found = await world.contests.list_of(GUILD, EVE.user)
    assert len(found) == listing.MOST
    assert [each.name for each in found[:2]] == ["First", "Old 59"]
    assert found[0].id == first.id


@pytest.mark.parametrize("seed", first(range(3), 0, 1))
async def test_l13_it_holds_whatever_members_do(world: World, seed: int) -> None:
    dice = random.Random(seed)
    night = (await world.published(world.plan(Template.HUSTLE, least=4))).id
    for _ in range(40):
        member = dice.choice(CROWD[:12])
        stored = await world.contests.look(night)
        leave = stored.entry_of(member.user) is not None
        await world.contests.do(night, Leave(member) if leave else Join(member, Standing()))
        await compare(world, night, user=member.user)
