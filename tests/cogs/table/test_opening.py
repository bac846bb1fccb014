"""`/table open` and `/table show`: where a table cannot be posted, and how often one may be."""

import sys
from unittest.mock import Mock

import discord
import pytest

from bot.tables.commands.life import Close
from bot.tables.model import Status
from bot.texts import say
from cogs.interactions.context import OPENED, OPENED_SECONDS, SHOWN_SECONDS
from cogs.interactions.remembered import Allowance
from cogs.opening import may_paint
from tests.cogs.scenes import PAINTED, answer, as_bot, lobby, look, tables, who
from tests.suite import rest
from tests.world import World, text


@pytest.mark.parametrize("private", [True, False])
async def test_a_table_that_cannot_be_posted_is_closed_again(
    w: World, monkeypatch: pytest.MonkeyPatch, *, private: bool
) -> None:
    ann = w.members[0]
    if private:
        monkeypatch.setattr(sys.modules["cogs.opening"], "_in_private_thread", lambda _: True)
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, times=None)
    await ann.slash(w.channel, "table open")
    await w.later(PAINTED)  # a quick painter has tried before the answer waits for it, and tries again in virtual time
    assert (await look(w)).table.status is Status.CLOSED
    bot = w.bot.user
    assert bot is not None
    assert text(w.panel(ann)) == say("en", "reply-open-private" if private else "reply-open-closed", bot=bot.mention)
    w.env.backend.faults.clear()
    await w.later(PAINTED)
    assert w.public() == []


def test_the_chat_of_a_voice_channel_needs_the_right_to_connect() -> None:
    for channel in (discord.VoiceChannel, discord.StageChannel, discord.TextChannel):
        for connect in (True, False):
            rights = discord.Permissions(view_channel=True, send_messages=True, connect=connect)
            asked = Mock(channel=Mock(spec=channel), app_permissions=rights)
            assert may_paint(asked) is (connect or channel is discord.TextChannel)


@rest
async def test_a_member_opens_five_tables_within_ten_minutes(w: World) -> None:
    ann, ben = w.members[:2]
    for number in range(OPENED):
        await ann.slash(w.channel, "table open")
        await w.later(PAINTED)
        await as_bot(w, tables(w).do(number + 1, Close(who(ann))))
    refused = answer(await ann.slash(w.channel, "table open"))
    assert refused == say("en", "table-opened-often")
    await ben.slash(w.channel, "table open")
    await w.later(OPENED_SECONDS)
    await ann.slash(w.channel, "table open")
    assert (await look(w, OPENED + 2)).table.host == ann.id


@rest
async def test_a_spectator_has_a_table_shown_again_once_a_minute(w: World) -> None:
    ann, *_, eve = w.members
    await lobby(w)

    async def shown(member: object) -> str:
        result = await member.slash(w.channel, "table show", table=1)  # type: ignore[attr-defined]
        await w.later(PAINTED)
        return answer(result)

    below = say("en", "reply-shown", number="1", channel="")
    assert await shown(eve) == below
    again = await shown(eve)
    message = (await look(w)).table.message
    assert again == f"Table 1 is here: https://discord.com/channels/{w.guild.id}/{w.channel.id}/{message}"
    assert await shown(ann) == below
    await w.later(SHOWN_SECONDS)
    assert await shown(eve) == below


def test_an_allowance_forgets_what_is_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    uses = Allowance(2, 10)
    assert [uses.take("ann"), uses.take("ann"), uses.take("ann"), uses.take("ben")] == [True, True, False, True]
    now = 10.0
    assert uses.take("ann")
