"""Faults and slow answers: the member gets a message, the log has the reason, and nothing is lost."""

import logging
import re
import sys
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
from simcord import InteractionResult

from bot import metrics
from bot.panels.core.custom_ids import Verb
from bot.pictures.emojis import emoji_images, emoji_names
from bot.tables.service import Tables
from bot.texts import say
from cogs.interactions.emojis import RETRY_SECONDS, Emojis
from engine import Phase
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    answer,
    as_bot,
    begun,
    bower,
    kept,
    lobby,
    look,
    member_to_act,
    offered,
    on_turn,
    open_hand,
    pattern,
    table_message,
    until,
)
from tests.suite import first, rest
from tests.waiting import virtually
from tests.world import World, buttons, panels, text

SENTENCE = re.compile(re.escape(say("en", "incident", incident="@")).replace("@", "`([0-9a-f]{8})`"))


def broken(*_: object, **__: object) -> None:
    raise RuntimeError("the disk is on fire")


def incident(result: InteractionResult, caplog: pytest.LogCaptureFixture) -> None:
    """The member has read the number of an incident that is in the log, with its traceback and without its reason."""
    found = SENTENCE.fullmatch(answer(result))
    assert found, answer(result)
    messages = [m for m in (result.response, *result.followups) if m is not None]
    assert messages[-1].ephemeral
    entry = next(r for r in caplog.records if found[1] in r.getMessage())
    assert entry.levelno == logging.ERROR
    assert entry.exc_info
    assert "the disk is on fire" in str(entry.exc_info[1])


@pytest.mark.parametrize(
    "name", first(["table open", "hand", "stats me", "leaderboard", "preferences", "table list"], 2)
)
async def test_a_fault_in_a_command(
    w: World, monkeypatch, caplog: pytest.LogCaptureFixture, expected_faults: list[str], name: str
) -> None:
    expected_faults.append("incident")
    await lobby(w)
    before = await kept(w)
    for each in ("open", "load", "in_channel", "in_guild"):
        monkeypatch.setattr(Tables, each, broken)
    monkeypatch.setattr(sys.modules["cogs.statistics"], "load_profile", broken)
    monkeypatch.setattr("bot.stats.read.leaderboards.Boards.page", broken)
    monkeypatch.setattr(sys.modules["cogs.account"], "preferences_panel", broken)
    incident(await w.members[0].slash(w.channel, name), caplog)
    monkeypatch.undo()
    assert await kept(w) == before


async def test_a_fault_in_a_press_that_edits(
    w: World, monkeypatch, caplog: pytest.LogCaptureFixture, expected_faults: list[str]
) -> None:
    """The panel stays as it was and can be pressed again."""
    expected_faults.append("incident")
    now, member, panel = await on_turn(w)
    button = str(offered(panel)[0].custom_id)
    shown, before = text(panel), await kept(w)
    monkeypatch.setattr(Tables, "do", broken)
    incident(await w.click(member, panel, button), caplog)
    monkeypatch.undo()
    assert text(panel) == shown
    assert await kept(w) == before
    await w.click(member, panel, button)
    assert (await look(w)).table.version == now.table.version + 1


async def test_a_fault_after_the_action_was_saved(
    w: World, monkeypatch, caplog: pytest.LogCaptureFixture, expected_faults: list[str]
) -> None:
    """The card is played, the panel could not be shown: My hand shows how things are."""
    expected_faults.append("incident")
    now, member, panel = await on_turn(w)
    monkeypatch.setattr(sys.modules["cogs.hand"], "seat_panel", broken)
    incident(await w.click(member, panel, str(offered(panel)[0].custom_id)), caplog)
    monkeypatch.undo()
    assert (await look(w)).table.version == now.table.version + 1
    assert not offered(await open_hand(w, member))


def _answers_counted() -> float:
    """How many first answers the figures know."""
    return next(s.value for m in metrics.ANSWERS.collect() for s in m.samples if s.name.endswith("_count"))


async def test_a_slow_answer_is_promised_and_comes(w: World, monkeypatch) -> None:
    """A new message: Discord shows that the bot thinks, then the answer in its place."""
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    member = w.members[0]
    before = _answers_counted()
    slow(monkeypatch, "load", 4)
    result = await w.click(member, table_message(w), pattern(Verb.HAND, 1), acknowledged=False)
    await w.later(1.4)
    assert not result.acknowledged
    await w.later(0.2)
    assert result.acknowledged
    assert result.deferred
    await w.later(8)
    assert "Your hand:" in text(w.panel(member))
    assert len(panels(w.env, member)) == 1
    assert buttons(w.panel(member))
    assert _answers_counted() == before + 1  # the promise, and not the answer again


async def test_a_slow_answer_that_edits(w: World, monkeypatch) -> None:
    now, member, panel = await on_turn(w)
    shown = text(panel)
    slow(monkeypatch, "do", 5)
    result = await w.click(member, panel, str(offered(panel)[0].custom_id), acknowledged=False)
    await w.later(1.6)
    assert result.acknowledged
    assert text(panel) == shown
    await w.later(5)
    assert (await look(w)).table.version == now.table.version + 1
    assert not offered(panel)
    assert len(panels(w.env, member)) == 1


async def test_a_slow_answer_to_a_deleted_panel_is_a_new_message(w: World, monkeypatch) -> None:
    """My hand pressed again deletes the panel whose press is still being answered: the answer comes as a new one."""
    now, member, panel = await on_turn(w)
    slow(monkeypatch, "do", 5)
    await w.click(member, panel, str(offered(panel)[0].custom_id), acknowledged=False)
    await w.later(1.6)
    await open_hand(w, member)
    await w.later(6)
    assert (await look(w)).table.version == now.table.version + 1
    assert not offered(panels(w.env, member)[-1])


async def test_a_slow_command_and_a_slow_refusal(w: World, monkeypatch) -> None:
    slow(monkeypatch, "in_channel", 2)
    result = await w.members[0].slash(w.channel, "table join")
    assert not result.acknowledged
    await w.later(1.6)
    assert result.deferred
    await w.later(1)
    assert answer(result) == say("en", "table-none-here")
    assert len(panels(w.env, w.members[0])) == 1


@rest
async def test_a_slow_press_without_an_answer_leaves_no_promise(w: World, monkeypatch) -> None:
    ben = w.members[1]
    await lobby(w)
    slow(monkeypatch, "do", 2)
    await w.click(ben, table_message(w), pattern(Verb.SIT, 1, 2), acknowledged=False)
    await w.later(4)
    assert (await look(w)).table.seat_of(ben.id) == 2
    assert panels(w.env, ben) == []


@rest
@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (401, 50027)])
async def test_a_press_whose_answer_fails_counts_once_and_its_panel_follows(w: World, status: int, code: int) -> None:
    """The card is kept; the panel from before is brought up to date by the token of the press before."""
    await begun(w)
    now = await until(w, lambda now: phase(now.state) is Phase.PLAYING and len(now.public.view.tricks) == 1)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    w.env.inject_error("POST", "/interactions/*", status=status, code=code)
    await w.click(member, panel, str(offered(panel)[0].custom_id), acknowledged=False)
    await w.later(1)
    assert (await look(w)).table.version == now.table.version + 1
    assert not offered(panel)
    assert len(panels(w.env, member)) == 1


async def test_a_promise_that_fails_is_no_fault(w: World, monkeypatch) -> None:
    slow(monkeypatch, "in_guild", 2)
    w.env.inject_error("POST", "/interactions/*", status=500)
    result = await w.members[0].slash(w.channel, "table list")
    await w.later(3)
    assert result.acknowledged


@rest
async def test_one_refused_emoji_stops_no_other_and_is_tried_again(make) -> None:
    from tests.world import world

    bot = make()
    upload, refused = bot.create_application_emoji, list[str]()

    async def refuse_once(*, name: str, image: bytes) -> object:
        if not refused:
            refused.append(name)
            raise discord.HTTPException(type("R", (), {"status": 429, "reason": "slow"})(), "slow")
        return await upload(name=name, image=image)

    bot.create_application_emoji = refuse_once
    async with world(bot, members=4) as w:
        make.clock.env = w.env
        emojis = bot.ui.emojis
        assert [name for name in emoji_names() if emojis.of(name) is None] == refused
        await w.later(RETRY_SECONDS + 1)
        assert emojis.of(refused[0])


async def test_outdated_emojis_are_deleted_a_day_later(w: World, make, monkeypatch) -> None:
    client = bower(w)
    await as_bot(w, client.create_application_emoji(name="bower0_c", image=emoji_images()["bower1_c"]))

    async def names() -> set[str]:
        return {emoji.name for emoji in await as_bot(w, client.fetch_application_emojis())}

    client.ui.emojis.refetch()
    await w.later(1)
    assert "bower0_c" in await names()
    monkeypatch.setattr("cogs.interactions.emojis.OUTDATED_AFTER", timedelta())
    client.ui.emojis.refetch()
    await w.later(1)
    assert await names() == emoji_names()


async def test_emojis_that_another_process_uploads_meanwhile_are_used(make) -> None:
    from tests.world import world

    bot = make()
    upload = bot.create_application_emoji

    async def too_late(**options: Any) -> None:
        await upload(**options)
        raise discord.HTTPException(type("R", (), {"status": 400, "reason": "taken"})(), "taken")

    bot.create_application_emoji = too_late
    async with world(bot, members=4) as w:
        make.clock.env = w.env
        await begun(w)
        now = await until(w, lambda now: phase(now.state) is Phase.PLAYING)
        panel = await open_hand(w, member_to_act(w, now))
        assert [b for b in buttons(panel) if b.emoji]


def slow(monkeypatch: pytest.MonkeyPatch, name: str, seconds: float) -> None:
    """Let a method of the tables service take so long."""
    quick = getattr(Tables, name)

    async def late(*args: object, **options: object) -> object:
        await virtually(seconds)
        return await quick(*args, **options)

    monkeypatch.setattr(Tables, name, late)


async def test_a_connection_lost_in_an_upload_of_emojis_is_no_fault(caplog) -> None:
    """They are tried again some minutes later."""
    lost = AsyncMock(side_effect=aiohttp.ServerDisconnectedError())
    client = Mock(fetch_application_emojis=AsyncMock(return_value=[]), create_application_emoji=lost)
    await Emojis().ensure(client)
    assert lost.await_count > 1
    assert "emojis could not be uploaded" in caplog.text
