"""Calls that Discord does not take, or takes late, and calls of before a restart."""

from random import Random

import discord
import pytest

from cogs.live.pings import RETRY_SECONDS
from tests.bot import scripted_tables
from tests.bot.scripted_tables import CLOCK_MS
from tests.cogs.live.test_pings import SILENCE, deletes, sent_calls, waiting_for
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    as_bot,
    begun,
    calls,
    look,
    member_to_act,
    press_turn,
    tables,
    until,
)
from tests.suite import rest
from tests.waiting import virtually
from tests.world import World


@rest
async def test_a_call_that_discord_does_not_take_is_tried_again(w: World) -> None:
    await waiting_for(w)
    w.env.inject_error("POST", "/channels/*/messages", status=500, code=0)
    await w.later(SILENCE)
    assert calls(w) == []
    await w.later(RETRY_SECONDS)
    assert len(calls(w)) == 1
    assert len({sent["nonce"] for sent in sent_calls(w)}) == 1


@rest
@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001)])
async def test_a_call_that_is_gone_is_forgotten(w: World, status: int, code: int) -> None:
    """A moderator deleted it: one vain try, and never again."""
    await waiting_for(w)
    await w.later(SILENCE)
    assert len(calls(w)) == 1
    w.env.inject_error("DELETE", "/channels/*/messages/*", status=status, code=code)
    await press_turn(w)
    assert len(deletes(w)) == 1
    assert (await look(w)).table.ping is None
    await w.later(PAINTED)
    called = len(sent_calls(w))
    await until(w, lambda now: now.table.version >= 5)
    assert len(deletes(w)) <= called


@rest
async def test_a_channel_that_takes_no_calls_is_asked_once(w: World) -> None:
    await begun(w, clock_ms=CLOCK_MS)
    await w.later(3.1)
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await w.later(45)
    assert calls(w) == []
    assert len(sent_calls(w)) == 1
    assert (await look(w)).table.running


@rest
async def test_a_call_survives_a_restart_as_it_is(w: World, make: Maker) -> None:
    """Nobody is called twice for a turn, and after the turn the call goes."""
    member = await waiting_for(w)
    await w.later(SILENCE)
    (call,) = [message for message in w.public() if message.content]
    for _ in range(2):
        await w.restart(make())
        await w.later(2 * SILENCE)
    assert [message.id for message in w.public() if message.content] == [call.id]
    assert len(sent_calls(w)) == 1
    await press_turn(w)
    assert not [each for each in calls(w) if each.startswith(f"<@{member.id}>")]


@rest
async def test_a_call_of_an_earlier_turn_goes_at_the_start(w: World, make: Maker) -> None:
    """The bot was killed between the action and the end of its call."""
    await waiting_for(w)
    await w.later(SILENCE)
    (call,) = [message for message in w.public() if message.content]
    await as_bot(w, tables(w).set_ping(1, call.id, (await look(w)).table.version - 1))
    await w.restart(make())
    await w.later(PAINTED)
    assert call.id not in [message.id for message in w.public()]


@rest
async def test_taking_an_old_call_back_forgets_no_later_one(w: World, make: Maker, monkeypatch) -> None:
    """The old one goes slowly; the next member has been called meanwhile, and a restart must know of that."""
    await waiting_for(w)
    await w.later(SILENCE)
    delete = discord.PartialMessage.delete

    async def slowly(message: discord.PartialMessage) -> None:
        await virtually(5)
        await delete(message)

    monkeypatch.setattr(discord.PartialMessage, "delete", slowly)
    await press_turn(w)
    second = member_to_act(w, await look(w))
    await w.later(SILENCE)
    (call,) = [message for message in w.public() if message.content]
    assert call.content.startswith(f"<@{second.id}>")
    assert (await look(w)).table.ping == call.id


@rest
async def test_a_turn_that_passes_while_its_call_goes_out(w: World, monkeypatch) -> None:
    """The call arrives when nobody has to come any more: it is taken back at once."""
    await waiting_for(w)
    send = discord.abc.Messageable.send

    async def slowly(channel: discord.abc.Messageable, *args: object, **options: object) -> object:
        sent = await send(channel, *args, **options)  # type: ignore[call-overload]
        if args:
            await virtually(3)
        return sent

    monkeypatch.setattr(discord.abc.Messageable, "send", slowly)
    await w.later(SILENCE)
    assert len(calls(w)) == 1
    first = calls(w)[0]
    await as_bot(w, scripted_tables.one_step(tables(w), await look(w), Random(5)))
    await w.later(4)
    assert first not in calls(w)
