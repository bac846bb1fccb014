"""What one interaction is answered with, also where the answer is lost, late, or its picture refused."""

import gc
from collections.abc import Sequence
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
from discord import ui

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel, Picture
from bot.panels.table.menus import note_panel
from bot.pictures.studio import Studio
from bot.pictures.table_description import SeatPicture, TablePicture
from bot.servers import LONGEST, MOST
from bot.texts import say
from cogs.interactions import router
from cogs.interactions.emojis import Emojis
from cogs.interactions.outbox import IN_WORDS_MS, Outbox
from cogs.interactions.reply import Reply
from cogs.interactions.router import Answerer, Values
from engine import PRESETS
from tests.clock import FakeClock
from tests.cogs.interactions.test_faults import slow
from tests.cogs.scenes import (
    answer,
    as_bot,
    begun,
    bower,
    lobby,
    member_to_act,
    offered,
    open_hand,
    pattern,
    table_message,
    until,
)
from tests.suite import rest
from tests.waiting import virtually
from tests.world import World, panels, text

PNG = b"\x89PNG"
PICTURE = Panel(blocks=(Picture(TablePicture(seats=(SeatPicture(name="A"), SeatPicture(name="B")))),))


def replaced(monkeypatch: pytest.MonkeyPatch, verb: Verb, work: Answerer) -> None:
    """Let something else answer a verb."""
    entry = router._ENTRIES[verb]
    monkeypatch.setitem(router._ENTRIES, verb, router._Entry(work, entry.edits))


@rest
async def test_a_deferred_answer_is_not_deferred_again(w: World, monkeypatch, caplog: pytest.LogCaptureFixture) -> None:
    async def work(reply: Reply, press: Press, values: Values) -> None:
        del press, values
        await reply.say("one")
        await virtually(3)
        await reply.say("two")

    ann = w.members[0]
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    replaced(monkeypatch, Verb.RULES, work)
    result = await w.click(ann, table_message(w), pattern(Verb.RULES, 1))
    await w.later(4)
    gc.collect()
    assert not result.deferred
    assert [text(message) for message in panels(w.env, ann)][-2:] == ["one", "two"]
    assert all(message.ephemeral for message in (result.response, *result.followups) if message is not None)
    assert not [record for record in caplog.records if "never retrieved" in record.getMessage()]


async def test_a_sentence_after_a_deferred_panel_is_a_message_of_its_own(w: World, monkeypatch) -> None:
    """Discord refuses content on a message of components: the sentence would be lost, and the panel stay for ever."""

    async def work(reply: Reply, press: Press, values: Values) -> None:
        del press, values
        await virtually(3)
        await reply.panel(note_panel("at work"))
        await reply.say("refused")

    ann = w.members[0]
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    replaced(monkeypatch, Verb.RULES, work)
    await w.click(ann, table_message(w), pattern(Verb.RULES, 1), acknowledged=False)
    await w.later(4)
    assert [text(message) for message in panels(w.env, ann)] == ["at work", "refused"]
    edits = [r.json for r in w.env.http_requests if r.method == "PATCH" and r.path.startswith("/webhooks/")]
    assert not [edit for edit in edits if edit.get("content")]


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)])
async def test_an_answer_by_an_expired_token_is_late_and_no_fault(
    w: World, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    await lobby(w)
    w.env.inject_error("POST", "/interactions/*", status=status, code=code)
    await w.members[0].slash(w.channel, "table list")
    assert [r for r in caplog.records if "too late or twice" in r.getMessage()]


async def test_a_connection_lost_under_a_refusal_is_no_fault(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as lost:
        send = AsyncMock(side_effect=aiohttp.ServerDisconnectedError())
        lost.setattr(discord.InteractionResponse, "send_message", send)
        await w.members[0].slash(w.channel, "table join")
        assert send.await_count == 1
    assert answer(await w.members[0].slash(w.channel, "table join")) == say("en", "table-none-here")


async def test_a_picture_that_goes_in_a_second_message_is_whole(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel that was pressed is gone: its picture has been read once when the new message is sent."""
    edit = discord.InteractionResponse.edit_message

    async def read_and_edit(
        response: discord.InteractionResponse[Any], *, attachments: Sequence[discord.File], **options: Any
    ) -> object:
        for file in attachments:
            file.fp.read()
        return await edit(response, attachments=attachments, **options)

    await begun(w)
    now = await until(w, lambda now: now.to_act is not None)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    monkeypatch.setattr(discord.InteractionResponse, "edit_message", read_and_edit)
    w.env.inject_error("POST", "/interactions/*", status=404, code=10008)
    await w.click(member, panel, str(offered(panel)[0].custom_id))
    new = panels(w.env, member)[-1]
    (picture,) = new.attachments
    assert new.id != panel.id
    assert (w.env.backend.cdn.get(picture.url) or b"").startswith(PNG)


async def test_a_sentence_after_a_panel_whose_answer_was_lost_is_a_message_of_its_own(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 35e905d0 it was `content` for the message that shows the panel, which Discord refuses."""
    edit = discord.Interaction.edit_original_response

    async def edit_and_lose(interaction: discord.Interaction, **options: Any) -> None:
        await edit(interaction, **options)
        raise aiohttp.ServerDisconnectedError

    await lobby(w)
    slow(monkeypatch, "in_guild", 2)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", edit_and_lose)
    ann = w.members[0]
    await ann.slash(w.channel, "table list")
    await w.later(4)
    panel, sentence = panels(w.env, ann)
    assert (panel.content, bool(panel.components)) == ("", True)
    assert sentence.content == say("en", "discord-fails")


@pytest.mark.parametrize(
    ("status", "code", "everywhere"), [(403, 50013, False), (400, 50035, True), (413, 40005, True)], ids=str
)
async def test_three_channels_that_refuse_pictures_stop_them_everywhere_unless_by_their_permissions(
    status: int, code: int, *, everywhere: bool
) -> None:
    clock, kind = FakeClock(), discord.Forbidden if status == 403 else discord.HTTPException
    studio = Studio()
    outbox = Outbox(studio, Emojis(), clock)

    async def refuse(_: ui.LayoutView, files: Sequence[discord.File]) -> int:
        if files:
            raise kind(Mock(status=status), {"code": code, "message": "no picture"})
        return 0

    async def take(_: ui.LayoutView, files: Sequence[discord.File]) -> int:
        return len(files)

    for channel in (1, 2, 3):
        assert await outbox.send(PICTURE, channel, refuse) == 0
    assert await outbox.send(PICTURE, 1, take) == 0
    assert await outbox.send(PICTURE, 4, take) == (0 if everywhere else 1)
    clock.later(IN_WORDS_MS / 1000)
    assert [await outbox.send(PICTURE, channel, take) for channel in (1, 4)] == [1, 1]
    studio.close()


async def test_a_permission_given_back_brings_the_pictures_back_in_its_server_only() -> None:
    """At 35e905d0 they came back when ten minutes were over."""
    studio, status, code = Studio(), 403, 50013
    outbox = Outbox(studio, Emojis(), FakeClock())

    async def refuse(_: ui.LayoutView, files: Sequence[discord.File]) -> int:
        if files:
            raise discord.HTTPException(Mock(status=status), {"code": code, "message": "no picture"})
        return 0

    async def take(_: ui.LayoutView, files: Sequence[discord.File]) -> int:
        return len(files)

    for channel in (1, 2):
        await outbox.send(PICTURE, channel, refuse)
    status, code = 400, 50035
    await outbox.send(PICTURE, 3, refuse)
    outbox.note_change([1, 3, 4])
    assert [await outbox.send(PICTURE, channel, take) for channel in (1, 2, 3)] == [1, 0, 0]
    studio.close()


@rest
async def test_a_list_of_several_messages_is_one_members_own(w: World) -> None:
    service = bower(w).services.rulesets
    for number in range(MOST):
        name = f"{number:02} {'x' * (LONGEST - 3)}"
        await as_bot(w, service.save(w.guild.id, name, PRESETS["five-handed"], by=1))
    result = await w.members[0].slash(w.channel, "houserules list")
    assert result.followups
    assert all(message.ephemeral for message in (result.response, *result.followups) if message is not None)
    assert w.public() == []
