"""Open hand panels when answers, refreshes and other panels cross: the last state stays, and no request is in vain."""

import sys
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import ResponseMessage
from simcord.http.client import FakeWebhookAdapter

from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.play import Act
from bot.tables.commands.settings import SetHints
from bot.tables.game import StoredTable
from cogs.live.open_panels import WITHIN
from cogs.live.pace import PANELS_AT_ONCE
from engine import PRESETS, Phase, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.live.conftest import Timed
from tests.cogs.live.test_open_panels import edits
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    as_bot,
    begun,
    bower,
    forge,
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
from tests.suite import rest
from tests.waiting import virtually
from tests.world import World, panels, text, world

HOUR = 3_600_000
PASS = 0
"""The first choice in the bidding."""
LIMIT = 30
"""Follow-ups that Discord takes in a channel within 60 s."""
NINE = replace(PRESETS["hustle"], seats=9)


async def bidding(w: World) -> StoredTable:
    """Four members, the eldest hand to bid."""
    await begun(w, rules=Rules(), clock_ms=HOUR)
    return await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)


def passing(panel: ResponseMessage) -> str:
    """The id of the button that passes."""
    return next(str(button.custom_id) for button in offered(panel) if str(button.custom_id).endswith(f":{PASS}"))


def slow_panels(monkeypatch: pytest.MonkeyPatch, module: str, seconds: float) -> None:
    """Let the panels of a module take so long to be made."""
    of = sys.modules[module]
    quick = of.seat_panel  # type: ignore[attr-defined]

    async def slowly(*args: object) -> object:
        await virtually(seconds)
        return await quick(*args)

    monkeypatch.setattr(of, "seat_panel", slowly)


@rest
async def test_changes_during_an_answer_are_shown_after_it(w: World, monkeypatch) -> None:
    """It is the member's turn again before the answer is there: the panel must not go on waiting."""
    now = await bidding(w)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    await w.later(PAINTED)
    with monkeypatch.context() as patch:
        slow_panels(patch, "cogs.hand", 2)
        await w.click(member, panel, passing(panel), acknowledged=False)
        for _ in range(3):
            each = await look(w)
            await as_bot(w, tables(w).do(1, Act(member_to_act(w, each).id, PASS, each.table.version)))
        await w.later(4)
    assert member_to_act(w, await look(w)) == member
    assert "Your turn" in text(panel)
    assert offered(panel)
    version = (await look(w)).table.version
    await w.click(member, panel, passing(panel))
    assert (await look(w)).table.version == version + 1


async def test_a_refresh_that_waits_does_not_undo_a_later_answer(w: World) -> None:
    """The turn comes within a second of another refresh; the member has played before the panel is due again."""
    await bidding(w)
    panel_of = {member.id: await open_hand(w, member) for member in w.members[:4]}
    await as_bot(
        w, tables(w).do(1, SetHints(who(w.members[0]), on=False))
    )  # all panels are refreshed, and rest a second
    await w.later(0.2)
    now = await look(w)
    first = member_to_act(w, now)
    await as_bot(w, tables(w).do(1, Act(first.id, PASS, now.table.version)))
    now = await look(w)
    second = member_to_act(w, now)
    await w.click(second, table_message(w), pattern(Verb.HAND, 1))
    panel = w.panel(second)
    assert panel.id != panel_of[second.id].id
    await w.click(second, panel, passing(panel))
    assert "Your turn" not in text(panel)
    await w.later(PAINTED)
    assert "Your turn" not in text(panel)
    assert not offered(panel)


@rest
async def test_a_refresh_that_fails_does_not_end_that_of_a_newer_panel(w: World, monkeypatch) -> None:
    """My hand is pressed again while the older panel is being refreshed in vain."""
    now = await bidding(w)
    first = member_to_act(w, now)
    waiting = next(m for m in w.members[:4] if m.id == now.table.seats[(now.to_act + 1) % 4].user)
    await open_hand(w, waiting)
    with monkeypatch.context() as patch:
        slow_panels(patch, "cogs.live.open_panels", 2)
        await as_bot(w, tables(w).do(1, Act(first.id, PASS, now.table.version)))
        newer = await open_hand(w, waiting)
        w.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
        await w.later(4)
    assert presenter(w).panels.is_open(1, waiting.id)
    for _ in range(4):
        each = await look(w)
        await as_bot(w, tables(w).do(1, Act(member_to_act(w, each).id, PASS, each.table.version)))
    await w.later(PAINTED)
    assert [panel.id for panel in panels(w.env, waiting)] == [newer.id]
    assert "Your turn" in text(newer)


@rest
async def test_a_refresh_on_its_way_does_not_outlive_a_later_answer(w: World, monkeypatch) -> None:
    """Discord took the refresh after the answer: the panel is shown once more as it is."""
    now = await bidding(w)
    await as_bot(w, tables(w).do(1, Act(member_to_act(w, now).id, PASS, now.table.version)))
    now = await look(w)
    first = member_to_act(w, now)
    second = next(m for m in w.members[:4] if m.id == now.table.seats[(now.to_act + 1) % 4].user)
    panel = await open_hand(w, second)
    with monkeypatch.context() as patch:
        slow_panels(patch, "cogs.live.open_panels", 2)
        await as_bot(w, tables(w).do(1, Act(first.id, PASS, now.table.version)))
        await w.later(0.5)
        await forge(w, second, panel, Press(Verb.ACT, 1, seen=now.table.version + 1, index=PASS).button_id())
        assert "Your turn" not in text(panel)
        await w.later(8)
    assert "Your turn" not in text(panel)
    assert not offered(panel)


@rest
async def test_a_panel_that_shows_how_things_are_is_left_alone(w: World) -> None:
    """A pass is shown to all who wait; what changes nothing in a panel sends nothing."""
    now = await bidding(w)
    dealer = now.public.view.dealer
    member = next(m for m in w.members[:4] if m.id == now.table.seats[dealer].user)
    panel = await open_hand(w, member)
    await w.later(PAINTED)
    counts = [len(edits(w))]
    for _ in range(2):
        each = await look(w)
        await as_bot(w, tables(w).do(1, Act(member_to_act(w, each).id, PASS, each.table.version)))
        await w.later(PAINTED)
        counts.append(len(edits(w)))
    assert counts == [counts[0], counts[0] + 1, counts[0] + 2]
    assert f"### {member_to_act(w, await look(w)).name} " in text(panel)

    async def again() -> None:
        presenter(w).panels.refresh_for(await tables(w).load(1))
        presenter(w).panels.refresh_for(now)  # which came late

    await as_bot(w, again())
    await w.later(PAINTED)
    assert len(edits(w)) == counts[-1]


@rest
async def test_a_refresh_that_discord_fails_is_tried_again(w: World) -> None:
    now = await bidding(w)
    member = next(m for m in w.members[:4] if m.id == now.table.seats[now.public.view.dealer].user)
    panel = await open_hand(w, member)
    w.env.inject_error("PATCH", "/webhooks/*", status=400, code=0)
    w.env.inject_error("PATCH", "/webhooks/*", status=500, code=0, times=2)
    await as_bot(w, tables(w).do(1, Act(member_to_act(w, now).id, PASS, now.table.version)))
    now = await look(w)
    await as_bot(w, tables(w).do(1, Act(member_to_act(w, now).id, PASS, now.table.version)))
    await w.later(60)
    assert f"### {member_to_act(w, await look(w)).name} " in text(panel)


@rest
async def test_a_panel_follows_the_tables_new_message(w: World) -> None:
    """It is posted below it by the last press's token, the one above goes, and a press in the new one plays."""
    now = await bidding(w)
    member = member_to_act(w, now)
    above = await open_hand(w, member)

    async def follow() -> None:
        presenter(w).panels.follow(await tables(w).load(1))

    await as_bot(w, follow())
    await w.later(PAINTED)
    (below,) = panels(w.env, member)
    assert below.id > above.id
    await as_bot(w, tables(w).do(1, SetHints(who(w.members[0]), on=False)))
    await w.click(member, below, passing(below))
    assert (await look(w)).table.version == now.table.version + 1
    await w.later(PAINTED)
    (still,) = panels(w.env, member)
    assert still.id == below.id
    assert not offered(still)


async def test_a_press_while_the_panel_follows_leaves_one_panel(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    now = await bidding(w)
    member = member_to_act(w, now)
    above = await open_hand(w, member)

    async def follow() -> None:
        presenter(w).panels.follow(await tables(w).load(1))

    send = discord.Webhook.send

    async def slowly(*args: object, **options: object) -> object:
        await virtually(2)
        return await send(*args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(discord.Webhook, "send", slowly)
    await as_bot(w, follow())
    await w.later(0.5)
    await w.click(member, above, passing(above))
    await w.later(6)
    (below,) = panels(w.env, member)
    assert below.id > above.id
    assert not offered(below)


@rest
async def test_under_load_the_member_to_act_comes_first(w: World) -> None:
    """While panels queue to be made, those who watch see one change in three seconds, and then the latest."""
    now = await bidding(w)
    for member in w.members[:4]:
        await open_hand(w, member)
    dealer = next(m for m in w.members[:4] if m.id == now.table.seats[now.public.view.dealer].user)
    queue = presenter(w).panels._queue
    for _ in range(PANELS_AT_ONCE):
        await queue.acquire()
    for _ in range(2):
        now = await look(w)
        await as_bot(w, tables(w).do(1, Act(member_to_act(w, now).id, PASS, now.table.version)))
        await w.later(1)
        following = member_to_act(w, await look(w))
        assert offered(panels(w.env, following)[-1])
    assert member_to_act(w, await look(w)).name not in text(panels(w.env, dealer)[-1]).splitlines()[0]
    queue.release()
    await w.later(0.5)
    assert member_to_act(w, await look(w)).name in text(panels(w.env, dealer)[-1]).splitlines()[0]
    before = len(edits(w))
    await as_bot(w, tables(w).do(1, SetHints(who(w.members[0]), on=False)))
    await w.later(1.5)
    assert len(edits(w)) == before


async def test_an_older_state_does_not_come_back_into_a_hand_panel(w: World) -> None:
    await begun(w)
    before = await until(w, lambda now: now.to_act is not None)
    member = member_to_act(w, before)
    panel = await open_hand(w, member)
    asked = text(panel)
    await press_turn(w)
    await w.later(2)
    answered = text(panel)
    assert (await look(w)).revision > before.revision
    assert answered != asked

    async def come_late() -> None:
        presenter(w).panels.refresh_for(before)

    await as_bot(w, come_late())
    await w.later(2)
    assert text(panel) == answered


@pytest.mark.parametrize("opened", [False, True])
async def test_the_newer_of_two_hands_asked_for_at_once_stays(
    w: World, monkeypatch: pytest.MonkeyPatch, opened: bool
) -> None:
    """Discord does at once what a press asks for, and says so late; My hand comes in between."""
    member = member_to_act(w, await bidding(w))
    pressed = (await open_hand(w, member), rf"bower:act:.*:{PASS}") if opened else (table_message(w), "bower:hand:.*")
    at_once = FakeWebhookAdapter.request

    async def late(*args: Any, **sent: Any) -> object:
        done = await at_once(*args, **sent)
        await virtually(1.4)
        return done

    with monkeypatch.context() as patch:
        patch.setattr(FakeWebhookAdapter, "request", late)
        await w.click(member, *pressed)
    older = panels(w.env, member)[-1].id
    await open_hand(w, member)
    await w.later(8)
    (shown,) = panels(w.env, member)
    assert shown.id > older
    assert ("Your turn" in text(shown)) is not opened


@rest
async def test_all_panels_follow_their_table_within_the_channels_limit(make: Maker, unlimited: None) -> None:
    """At 35e905d0 all of 32 panels were posted again within seconds, which Discord refuses."""
    async with world(make(), members=NINE.seats) as w:
        make.clock.env = w.env
        bower(w).ui.outbox._everywhere_until = make.clock.now() + 24 * HOUR  # words are quicker than pictures
        await begun(w, NINE.seats, NINE, HOUR)
        now = await until(w, lambda now: now.to_act is not None)
        for member in w.members:
            await open_hand(w, member)

        async def post_again() -> None:
            presenter(w).painter._fresh.add(1)
            presenter(w).painter.want(now)

        sent = w.env.backend.http_requests = Timed(lambda: w.env._virtual_time)
        for _ in range(5):
            await as_bot(w, post_again())
            await w.later(PAINTED)
        await w.later(WITHIN)
        await as_bot(w, post_again())
        await w.later(PAINTED + WITHIN)
        times = [at for at, r in zip(sent.at, sent, strict=True) if (r.method, r.path[:10]) == ("POST", "/webhooks/")]
        assert len(times) >= 2 * NINE.seats, "as far as there is room"
        assert all(later - earlier >= WITHIN for earlier, later in zip(times, times[LIMIT:], strict=False))
        for member in w.members:
            (shown,) = panels(w.env, member)
            assert shown.id > table_message(w).id
