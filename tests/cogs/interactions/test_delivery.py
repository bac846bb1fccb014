"""What Discord may do with one press: deliver it twice, from a thread or a direct message, or of an older version."""

import asyncio
import copy
from dataclasses import replace
from typing import Any

import pytest
from discord import ChannelType
from discord.app_commands import CommandSignatureMismatch

from bot.members.preferences import Preferences
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Form
from bot.texts import say
from cogs.interactions.remembered import Deduplication, OpenForms, Questions
from tests.cogs.scenes import Maker, answer, as_bot, bower, look, offered, on_turn, pattern, tables
from tests.suite import rest
from tests.world import World, button, buttons, text, world


def listen(w: World) -> list[dict[str, Any]]:
    """The interactions delivered from now on."""
    delivered: list[dict[str, Any]] = []

    def hear(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            delivered.append(copy.deepcopy(payload))

    w.env.backend.subscribers.append(hear)
    return delivered


async def again(w: World, payload: dict[str, Any]) -> None:
    w.env._gateway_feed("INTERACTION_CREATE", payload)
    await w.env.settle()


async def test_an_action_delivered_twice_is_taken_once(w: World, caplog: pytest.LogCaptureFixture) -> None:
    now, member, panel = await on_turn(w)
    delivered = listen(w)
    await w.click(member, panel, str(offered(panel)[0].custom_id))
    shown = text(panel)
    await again(w, delivered[-1])
    assert (await look(w)).table.version == now.table.version + 1
    assert text(panel) == shown
    assert [r for r in caplog.records if "delivered again" in r.getMessage()]


async def test_a_command_delivered_twice_opens_one_table(w: World) -> None:
    delivered = listen(w)
    await w.members[0].slash(w.channel, "table open")
    await again(w, delivered[-1])
    assert len(await as_bot(w, tables(w).running())) == 1


def test_deliveries_are_remembered_for_a_while() -> None:
    deliveries = Deduplication(remembered=2)
    assert [deliveries.is_first(each) for each in (1, 2, 1, 3, 1)] == [True, True, False, True, True]


def test_no_flood_of_a_member_pushes_out_what_waits_for_another() -> None:
    questions, forms, typed = Questions(), OpenForms(), Form(id="a", title="", fields=())
    forms.note_open(2, typed)
    refused, asked = forms.add_refused(2, typed), questions.add((1, 2), asyncio.sleep)
    for number in range(1000):
        other = replace(typed, id=str(number))
        forms.note_open(3, other)
        forms.add_refused(3, other)
        questions.add((1, 3), asyncio.sleep)
    assert (forms.find_open(2, "a"), forms.find_refused(2, refused)) == (typed, typed)
    assert [questions.take((1, user), asked) for user in (3, 2, 2)] == [None, asyncio.sleep, None]


async def test_a_command_of_an_older_version_is_answered(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord keeps old commands for a while: what they call has other options now."""
    async with world(make(), members=1, check_errors=False) as w:
        command = bower(w).tree.get_command("hand")

        async def mismatch(*_: object) -> None:
            raise CommandSignatureMismatch(command)

        monkeypatch.setattr(command, "_invoke_with_namespace", mismatch)
        sentence = answer(await w.members[0].slash(w.channel, "hand"))
        assert sentence == say("en", "reply-old-command")
        assert [type(error) for error in w.env.errors] == [CommandSignatureMismatch]


async def test_a_table_in_a_thread(w: World) -> None:
    room = bower(w).get_channel(w.channel.id)
    await as_bot(w, room.create_thread(name="cards", type=ChannelType.public_thread))
    (thread,) = w.channel.threads
    assert answer(await w.members[0].slash(thread, "table open")).startswith("You opened table 1 ")
    await w.later(3)
    (message,) = [m for m in w.public(thread) if buttons(m)]
    await w.click(w.members[1], message, pattern(Verb.SIT, 1, 2))
    await w.later(3)
    assert "Ben" in text(message)
    assert [m for m in w.public() if buttons(m)] == []


@rest
async def test_data_is_seen_and_deleted_in_a_direct_message(w: World) -> None:
    ann = w.members[0].user
    await as_bot(w, bower(w).services.members.set(ann.id, Preferences(language="en")))
    for command in ("privacy show", "privacy export"):
        assert answer(await ann.slash(command)), command
    asked = (await ann.slash("privacy delete")).response
    assert asked is not None
    pressed = await ann.click(asked, custom_id=button(asked, pattern(Verb.PRIVACY_DELETE)).custom_id)
    assert pressed.acknowledged
    assert say("en", "privacy-deleted") in text(asked)
