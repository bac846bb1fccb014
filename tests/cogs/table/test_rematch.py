"""`/table rematch`, and tables that are named where several stand."""

import pytest

from bot.panels.core.custom_ids import Verb
from bot.tables.model import Status
from tests.cogs.scenes import (
    PAINTED,
    begun,
    is_over,
    lobby,
    look,
    menu_of,
    offered,
    pattern,
    press_turn,
    table_message,
    until,
)
from tests.cogs.table.test_lobby import sitting
from tests.suite import first, rest
from tests.world import World, text


@rest
@pytest.mark.parametrize("partners", first(["new", "same", None], 1))
async def test_rematch_by_command(w: World, partners: str | None) -> None:
    await begun(w)
    old = await until(w, is_over)
    options = {} if partners is None else {"partners": partners}
    await w.members[2].slash(w.channel, "table rematch", **options)
    await w.later(PAINTED)
    assert "Your hand:" in text(w.panel(w.members[2]))
    new = await look(w, 2)
    assert (new.table.status, new.table.previous) == (Status.PLAYING, 1)
    names = ["Ann", "Dan", "Ben", "Cleo"] if partners == "new" else ["Ann", "Ben", "Cleo", "Dan"]
    assert sitting(new) == names
    assert not [message for message in w.public() if offered(message, Verb.REMATCH)]
    assert old.table.id == 1


@rest
async def test_a_table_may_be_named_where_several_stand(w: World) -> None:
    """Without a number the host means the newest of the tables where the host sits; with one, that one."""
    ann, ben, cleo, *_ = w.members
    for _ in range(2):
        await lobby(w, members=2)
    for command, options in (
        ("table timer", {"time": 60_000}),
        ("table separate", {"member_one": ben, "member_two": cleo}),
        ("table computer", {"action": "add"}),
        ("table kick", {"member": ben}),
    ):
        for number, other in ((1, 2), (2, 1)):
            before = (await look(w, number)).table, (await look(w, other)).table
            await ann.slash(w.channel, command, **options, **({"table": number} if number == 1 else {}))
            assert (await look(w, number)).table != before[0], command
            assert (await look(w, other)).table == before[1], command


@rest
async def test_a_rematch_of_the_table_that_is_named(w: World) -> None:
    for number in (1, 2):
        await begun(w)
        await until(w, is_over, number)
    await w.members[1].slash(w.channel, "table rematch", table=1)
    assert (await look(w, 3)).table.previous == 1


@rest
@pytest.mark.parametrize("verb", [Verb.REMATCH, Verb.NEW_PARTNERS])
async def test_rematch_by_button(w: World, verb: Verb) -> None:
    await begun(w)
    await until(w, is_over)
    finished = table_message(w)
    where = finished if verb is Verb.REMATCH else await menu_of(w, w.members[1])
    await w.click(w.members[1], where, pattern(verb, 1))
    await w.later(10)
    names = ["Ann", "Dan", "Ben", "Cleo"] if verb is Verb.NEW_PARTNERS else ["Ann", "Ben", "Cleo", "Dan"]
    assert sitting(await look(w, 2)) == names
    assert not offered(finished, verb)
    await press_turn(w, 2)
    assert (await look(w, 2)).table.version > 1
