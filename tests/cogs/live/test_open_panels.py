"""Hand panels that are open: refreshed when it matters, while Discord lets us, and never the only way."""

from dataclasses import replace
from random import Random

import pytest

from bot.panels.core.custom_ids import Verb
from bot.tables.commands.seats import Leave, Sit
from bot.texts import say
from cogs.live.pings import SILENCE_MS
from engine import PRESETS, Phase
from tests.bot import scripted_tables
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    as_bot,
    begun,
    calls,
    is_over,
    look,
    member_to_act,
    offered,
    open_hand,
    pattern,
    presenter,
    press_turn,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import first, rest
from tests.world import World, buttons, panels, text

HOUR = 3_600_000


def edits(w: World) -> list[str]:
    """Panels edited by the token of an earlier press."""
    return [r.path for r in w.env.http_requests if r.method == "PATCH" and r.path.startswith("/webhooks/")]


@rest
async def test_a_panel_is_refreshed_when_the_turn_comes(w: World) -> None:
    await begun(w, clock_ms=HOUR)
    await until(w, lambda now: now.to_act is not None)
    shown = {member.id: await open_hand(w, member) for member in w.members[:4]}
    await w.later(PAINTED)
    for _ in range(6):
        now = await look(w)
        member = member_to_act(w, now)
        panel = shown[member.id]
        assert "Your turn" in text(panel)
        assert offered(panel)
        await w.click(member, panel, str(offered(panel)[0].custom_id))
        await w.later(PAINTED)
    assert calls(w) == []
    assert all(len(panels(w.env, member)) == 1 for member in w.members[:4])


@rest
@pytest.mark.parametrize("casual", [True, False])
async def test_open_panels_go_on_with_the_rematch(w: World, casual: bool) -> None:
    """Nobody presses My hand in the second game, unless it is rated: there who sees their cards has agreed."""
    await begun(w, clock_ms=HOUR, casual=casual)
    await until(w, lambda now: now.to_act is not None)
    for member in w.members[:4]:
        await open_hand(w, member)
    await until(w, is_over)
    await w.click(w.members[1], table_message(w), pattern(Verb.REMATCH, 1))
    await w.later(10)
    now = await look(w, 2)
    assert now.to_act is not None
    shown = [panels(w.env, member) for member in w.members[:4]]
    for member, (panel,) in zip(w.members, [] if casual else shown, strict=False):
        assert (say("en", "hand-closed") in text(panel)) is (member is not w.members[1])
        await w.click(member, panel, pattern(Verb.HAND, 2)) if offered(panel, Verb.HAND) else None
    assert all(f"### {member_to_act(w, now).name} " in text(m) or "Your turn" in text(m) for (m,) in shown)
    assert all(m.id > table_message(w, 2).id for (m,) in shown), "a panel stands above its table"
    (acting,) = panels(w.env, member_to_act(w, now))
    await w.click(member_to_act(w, now), acting, str(offered(acting)[0].custom_id))
    assert (await look(w, 2)).table.version == now.table.version + 1


@rest
async def test_fifteen_minutes_later(w: World) -> None:
    """The token is dead: no refresh is tried, the member is called, and My hand works as ever."""
    await begun(w, clock_ms=HOUR)
    now = await until(w, lambda now: now.to_act is not None)
    waiting = next(m for m in w.members[:4] if m.id == now.table.seats[(now.to_act + 1) % 4].user)
    panel = await open_hand(w, waiting)
    await w.later(15 * 60 + 5)
    before = edits(w)
    assert not presenter(w).panels.is_open(1, waiting.id)
    later = await until(w, lambda n: n.table.version > now.table.version and n.to_act is not None)
    assert member_to_act(w, later).id == waiting.id
    assert edits(w) == before
    await w.later(SILENCE_MS / 1000)
    assert len(calls(w)) == 1
    assert calls(w)[0].startswith(f"<@{waiting.id}> ")
    await w.click(waiting, table_message(w), pattern(Verb.HAND, 1))
    fresh = w.panel(waiting)
    assert fresh.id != panel.id
    await w.click(waiting, fresh, str(offered(fresh)[0].custom_id))
    assert (await look(w)).table.version == later.table.version + 1


@rest
async def test_a_refresh_that_fails_ends_the_refreshing(w: World) -> None:
    await begun(w, clock_ms=HOUR)
    now = await until(w, lambda now: now.to_act is not None)
    waiting = next(m for m in w.members[:4] if m.id == now.table.seats[(now.to_act + 1) % 4].user)
    await open_hand(w, waiting)
    w.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await until(w, lambda n: n.to_act is not None and n.table.version > now.table.version)
    assert not presenter(w).panels.is_open(1, waiting.id)
    await press_turn(w)
    assert (await look(w)).table.version == now.table.version + 2


@rest
async def test_a_member_who_left_sees_no_more_cards(w: World) -> None:
    """Somebody else has the seat now: the panel of before is not refreshed, and My hand is refused."""
    await begun(w, members=3, clock_ms=HOUR)
    now = await until(w, lambda now: now.to_act is not None)
    ben, eve = w.members[1], w.members[4]
    panel = await open_hand(w, ben)
    await w.later(PAINTED)
    await as_bot(w, tables(w).do(1, Leave(who(ben))))
    await as_bot(w, tables(w).do(1, Sit(who(eve), 1)))
    shown, before = text(panel), edits(w)
    await until(w, lambda n: n.table.version > now.table.version + 4 or not n.table.running)
    assert text(panel) == shown
    assert edits(w) == before
    await w.click(ben, table_message(w), pattern(Verb.HAND, 1))
    assert "You’re not seated at this table." in text(w.panel(ben))
    assert phase((await look(w)).state)


@rest
async def test_panels_of_long_ago_are_forgotten(w: World) -> None:
    """Games end without another press: what was kept for their panels must not pile up."""
    await begun(w, clock_ms=HOUR)
    await until(w, lambda now: now.to_act is not None)
    for member in w.members[:3]:
        await open_hand(w, member)
    assert len(presenter(w).panels._open) == 3
    await w.later(15 * 60)
    await open_hand(w, w.members[3])
    assert len(presenter(w).panels._open) == 1


def panels_deleted(w: World) -> int:
    return sum(r.method == "DELETE" and "/webhooks/" in r.path for r in w.env.http_requests)


@rest
async def test_a_new_hand_panel_takes_the_place_of_the_old_one(w: World) -> None:
    """As long as its token lives."""
    ann = w.members[0]
    await ann.slash(w.channel, "table open", computers=3, timer=24 * HOUR)
    await w.later(PAINTED)
    await w.click(ann, table_message(w), pattern(Verb.START, 1))
    await w.later(6)

    def shown() -> tuple[int, int]:
        return sum("Your hand" in text(message) for message in panels(w.env, ann)), panels_deleted(w)

    for times in (1, 2, 3):  # the first takes the place of the answer to the start
        await open_hand(w, ann)
        assert shown() == (1, times)
    await ann.slash(w.channel, "hand")
    assert shown() == (1, 4)
    await w.later(15 * 60)
    await open_hand(w, ann)
    assert panels_deleted(w) == 4


@pytest.mark.parametrize("cut", [False, True])
@pytest.mark.parametrize("seats", first([7, 9], 0, 1))
@rest
async def test_no_open_panel_keeps_a_deal_that_is_over(w: World, make: Maker, seats: int, cut: bool) -> None:
    """Who sits a hand out too sees each hand begin and end: the deal offered is always the one that is due."""
    await w.restart(make(computer_pace=10))  # nobody plays by itself: the test takes every step
    await begun(w, members=5, rules=replace(PRESETS["hustle"], seats=seats, cut=cut, hand_size=5), clock_ms=HOUR)
    await until(w, lambda now: now.to_act is not None)
    open_panels = [await open_hand(w, member) for member in w.members[:5]]
    dice, dealt = Random(2), 0
    for _ in range(60):
        now = await as_bot(w, scripted_tables.one_step(tables(w), await look(w), dice))
        await w.later(1.2)
        due = phase(now.state) is Phase.DEALING
        dealt += due
        here = {b.custom_id for panel in open_panels for b in buttons(panel) if "bower:deal:" in str(b.custom_id)}
        assert here == ({f"bower:deal:1:{now.table.version}:0"} if due else set())
    assert dealt > 1
