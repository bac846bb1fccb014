"""Answers that do not reach Discord, or come when it takes none: no fault of the bot, and the next try is complete."""

from collections.abc import Sequence
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.texts import say
from tests.cogs.interactions.test_faults import slow
from tests.cogs.scenes import answer, begun, lobby, member_to_act, offered, open_hand, until
from tests.world import World, panels

PNG = b"\x89PNG"


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
