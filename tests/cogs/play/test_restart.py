"""A restart at any moment, and what the operator sets for it: old buttons work, computers go on, one message stays."""

from __future__ import annotations

import re

import pytest
from simcord import ResponseMessage

from bot.clock import DAY_MS
from bot.panels.core.custom_ids import Verb
from bot.tables.commands.life import Close
from bot.texts import say
from engine import Phase, Refused
from tests.bot.scripted_tables import EVERY_PHASE, phase
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    answer,
    as_bot,
    begun,
    forge,
    is_over,
    lobby,
    look,
    member_to_act,
    menu_of,
    offered,
    open_hand,
    pattern,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import first, rest
from tests.world import World, text

IN_A_HAND = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARDING, Phase.DEFENDER_ALONE, Phase.PLAYING)


async def restart(w: World, make: Maker) -> None:
    await w.restart(make())
    await w.later(PAINTED)


def timeless(message: ResponseMessage) -> str:
    """What a message says, but for when the clock runs out: a restart gives time back."""
    return re.sub(r"<t:\d+:R>", "<t>", text(message))


@rest
@pytest.mark.parametrize("of", first(IN_A_HAND, 2))
async def test_a_panel_of_before_plays_on(w: World, make: Maker, of: Phase) -> None:
    await begun(w, rules=EVERY_PHASE)
    now = await until(w, lambda now: phase(now.state) is of and now.to_act is not None)
    member = member_to_act(w, now)
    panel, message = await open_hand(w, member), table_message(w)
    seen, shown = text(panel), timeless(message)
    await restart(w, make)
    assert table_message(w).id == message.id
    assert timeless(message) == shown
    assert (await look(w)).table.version == now.table.version
    other = next(each for each in w.members[:4] if each is not member)
    await w.click(other, message, pattern(Verb.HAND, 1))
    assert w.panel(other)
    await w.click(member, panel, str(offered(panel)[0].custom_id))
    assert (await look(w)).table.version == now.table.version + 1
    assert text(panel) != seen
    await w.later(PAINTED)
    assert timeless(message) != shown


@rest
async def test_computers_go_on(w: World, make: Maker) -> None:
    """Restarted whenever a computer is to act, until the member has had three turns."""
    ann = w.members[0]
    await begun(w, members=1, rules=EVERY_PHASE)
    turns = 0
    for _ in range(60):
        if turns == 3:
            break
        await w.restart(make())
        await w.later(1.6)
        now = await look(w)
        if now.to_act == 0:
            turns += 1
            panel = await open_hand(w, ann)
            await w.click(ann, panel, str(offered(panel)[0].custom_id))
            await w.later(2)
    assert turns == 3
    assert (await look(w)).table.version > 5


@rest
async def test_a_finished_game_of_before(w: World, make: Maker) -> None:
    await begun(w)
    await until(w, is_over)
    finished = table_message(w)
    await restart(w, make)
    await w.click(w.members[1], await menu_of(w, w.members[1]), pattern(Verb.VERIFY, 1))
    assert "checks out" in text(w.panel(w.members[1]))
    await w.click(w.members[1], finished, pattern(Verb.REMATCH, 1))
    await w.later(PAINTED)
    assert (await look(w, 2)).table.previous == 1
    assert not offered(finished, Verb.REMATCH)


@rest
async def test_a_press_right_after_the_start(w: World, make: Maker) -> None:
    """Before the tables of before are painted, commands and buttons are answered."""
    await lobby(w)
    message = table_message(w)
    await w.restart(make())
    assert answer(await forge(w, w.members[4], message, f"bower:{Verb.HAND}:1:0:0")) == say("en", "table-not-seated")
    assert "seated at table" in answer(await w.members[1].slash(w.channel, "table join"))


@rest
@pytest.mark.parametrize(("days", "deleted"), [(2, True), (4, False), (0, False)])
async def test_how_long_a_closed_table_stays_is_set_by_the_operator(
    w: World, make: Maker, days: int, deleted: bool
) -> None:
    await lobby(w)
    await as_bot(w, tables(w).do(1, Close(who(w.members[0]))))
    await lobby(w)  # the newest table stays anyway
    make.clock.skipped += 3 * DAY_MS
    await w.later(10)  # the bot was there all the time
    await w.restart(make(retention_days=days))
    await w.later(10)
    if deleted:
        with pytest.raises(Refused):
            await look(w)
    else:
        assert not (await look(w)).table.running


@pytest.mark.parametrize(("pace", "moves"), [(0, True), (10, False)])
async def test_computers_wait_as_long_as_the_setting_says(w: World, make: Maker, pace: float, *, moves: bool) -> None:
    await w.restart(make(computer_pace=pace))
    now = await begun(w, members=1)
    await w.later(2)
    assert ((await look(w)).table.version > now.table.version) == moves
