"""Calls: one short message with one mention, only when it is needed, gone after the turn; also where Discord fails."""

import asyncio
from random import Random

import discord
import pytest

from bot.settings import Settings
from bot.tables.commands.pause import AskPause
from bot.tables.commands.seats import ComeBack, Kick, Leave, Sit, Substitute
from bot.tables.commands.settings import SetClock, SetHints
from bot.tables.model import Member
from cogs.live.pace import PER_SECOND
from cogs.live.pings import RETRY_SECONDS, SILENCE_MS
from tests.bot import scripted_tables
from tests.bot.scripted_tables import CLOCK_MS
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    answer,
    as_bot,
    begun,
    calls,
    look,
    member_to_act,
    open_hand,
    presenter,
    press_turn,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.waiting import virtually
from tests.world import World, text

HOUR = 3_600_000
DAY = 24 * HOUR
SILENCE = SILENCE_MS / 1000


def sent_calls(w: World) -> list[dict]:
    """Every call there ever was, as it was sent."""
    return [
        r.json for r in w.env.http_requests if r.method == "POST" and r.path.endswith("/messages") and r.json["content"]
    ]


def deletes(w: World) -> list[str]:
    return [r.path for r in w.env.http_requests if r.method == "DELETE"]


async def waiting_for(w: World, clock_ms: int = HOUR):
    """A game in which it is a member's turn, whose panel is not open, and no time has passed since."""
    await begun(w, clock_ms=clock_ms)
    await w.later(3.1)
    now = await look(w)
    assert now.to_act is not None
    return member_to_act(w, now)


@rest
async def test_a_call_comes_after_silence_and_goes_after_the_turn(w: World) -> None:
    member = await waiting_for(w)
    await w.later(SILENCE - 5)
    assert calls(w) == []
    await w.later(5)
    (call,) = calls(w)
    assert call.count("<@") == 1
    assert call.startswith(f"<@{member.id}> ")
    (sent,) = sent_calls(w)
    assert sent["allowed_mentions"].get("parse", []) == []
    assert [int(user) for user in sent["allowed_mentions"]["users"]] == [member.id]
    await w.later(HOUR / 1000 - 2 * SILENCE)
    assert len(sent_calls(w)) == 1
    await press_turn(w)
    assert not [each for each in calls(w) if str(member.id) in each]
    assert len(deletes(w)) == 1


@rest
async def test_an_open_panel_does_not_keep_the_call_away(w: World) -> None:
    """A token says that Discord takes an edit, not that anybody sees it: whoever acts and leaves is called."""
    await begun(w, clock_ms=3 * DAY)
    await w.later(3.1)
    await press_turn(w)
    now = await look(w)
    member = member_to_act(w, now)
    await open_hand(w, member)
    await w.later(5)
    await as_bot(w, tables(w).do(1, SetHints(who(w.members[0]), on=True)))
    before = member_to_act(w, await look(w))
    for _ in range(3):
        await press_turn(w)
    following = member_to_act(w, await look(w))
    assert following != before
    await w.later(SILENCE + 1)
    assert [call.startswith(f"<@{following.id}>") for call in calls(w)] == [True]


async def test_a_call_comes_at_half_a_short_clock(w: World) -> None:
    member = await waiting_for(w, CLOCK_MS)
    await w.later(CLOCK_MS / 2000 - 5)
    assert calls(w) == []
    await w.later(5)
    assert [call.startswith(f"<@{member.id}>") for call in calls(w)] == [True]


@rest
async def test_a_press_puts_the_call_off_to_half_the_clock(w: World) -> None:
    """The member knows of the turn, and is reminded once."""
    member = await waiting_for(w)
    await w.later(SILENCE - 5)
    await open_hand(w, member)
    await w.later(HOUR / 2000 - SILENCE)
    assert calls(w) == []
    await w.later(10)
    assert [call.startswith(f"<@{member.id}>") for call in calls(w)] == [True]
    await w.later(HOUR / 2000 - 100)
    assert len(sent_calls(w)) == 1


@rest
async def test_a_call_leads_to_the_cards_and_to_the_table(w: World) -> None:
    member = await waiting_for(w)
    await w.later(SILENCE)
    (call,) = [message for message in w.public() if message.content]
    shown = table_message(w)
    (sent,) = sent_calls(w)
    assert not int(sent.get("flags") or 0)
    (row,) = sent["components"]
    hand, link = row["components"]
    assert link["url"] == f"https://discord.com/channels/{w.guild.id}/{w.channel.id}/{shown.id}"
    await member.click(call, custom_id=hand["custom_id"])
    assert "Your turn" in text(w.panel(member))


@rest
async def test_a_call_tells_that_time_ran_out_until_the_next_call(w: World, make: Maker) -> None:
    """A notification must have something behind it. After a restart, too, the next call takes its place."""
    member = await waiting_for(w, CLOCK_MS)
    await w.later(CLOCK_MS / 2000)
    (call,) = [message for message in w.public() if message.content]
    await w.later(CLOCK_MS / 2000)
    assert (await look(w)).to_act is not None
    assert [m.content for m in w.public() if m.id == call.id] == [f"{member.name} ran out of time."]
    assert deletes(w) == []
    await w.restart(make())
    await w.later(PAINTED)
    assert call.id in [message.id for message in w.public()]
    await w.later(CLOCK_MS / 2000)
    (following,) = [message for message in w.public() if message.content]
    assert following.id != call.id
    assert following.content.startswith("<@")
    assert len(deletes(w)) == 1
    edits = [r.json for r in w.env.http_requests if r.method == "PATCH" and r.path.endswith(f"/{call.id}")]
    assert [edit["allowed_mentions"] for edit in edits] == [{"parse": []}]


@rest
async def test_a_member_may_turn_calls_off(w: World) -> None:
    await begun(w, clock_ms=CLOCK_MS)
    for member in w.members[:4]:
        await member.slash(w.channel, "preferences")
        await w.click(member, w.panel(member), r"bower:prefer:0:0:2")
    await w.later(3.1)
    await w.later(45)
    assert sent_calls(w) == []


@rest
async def test_the_operator_may_turn_calls_off(w: World, make: Maker) -> None:
    assert Settings(_env_file=None).pings
    await begun(w, clock_ms=CLOCK_MS)
    await w.restart(make(pings=False))
    await w.later(3.1)
    await w.later(45)
    assert (await look(w)).to_act is not None
    assert sent_calls(w) == []


@rest
async def test_a_game_of_one_member_waits_without_a_call_or_a_line(w: World) -> None:
    await begun(w, members=1, clock_ms=CLOCK_MS)
    await until(w, lambda now: now.to_act == 0)
    await w.later(4 * CLOCK_MS / 1000)
    assert sent_calls(w) == []
    assert (await look(w)).to_act == 0
    assert "<t:" not in text(table_message(w)) + text(await open_hand(w, w.members[0]))
    told = answer(await w.members[0].slash(w.channel, "table timer", time=DAY))
    assert told == "The turn timer of table 1 is now 1 day."


@rest
async def test_nobody_is_called_to_a_paused_game(w: World) -> None:
    await begun(w, members=4, clock_ms=HOUR)
    for member in w.members[:4]:
        await as_bot(w, tables(w).do(1, AskPause(who(member))))
    assert (await look(w)).table.pause is not None
    await w.later(300)
    assert sent_calls(w) == []


async def test_a_call_that_could_not_be_taken_back_goes_with_the_next_turn(w: World) -> None:
    """And until then nothing at the table lets it stand in the way of the next member's call."""
    first = await waiting_for(w)
    await w.later(SILENCE)
    w.env.inject_error("DELETE", "/channels/*/messages/*", status=500, code=0)
    await press_turn(w)
    assert [each for each in calls(w) if str(first.id) in each]
    second = member_to_act(w, await look(w))
    await as_bot(w, tables(w).do(1, SetHints(who(w.members[0]), on=True)))
    await w.later(SILENCE)
    assert [each for each in calls(w) if each.startswith(f"<@{second.id}>")]
    await press_turn(w)
    await w.later(1)
    assert not [each for each in calls(w) if str(first.id) in each or str(second.id) in each]


@pytest.mark.parametrize("called", [False, True])
async def test_a_new_player_on_turn_is_pinged_instead_of_the_one_who_left(w: World, called: bool) -> None:
    gone = await waiting_for(w)
    eve, now = w.members[4], await look(w)
    if called:
        await w.later(SILENCE)
        assert [call.startswith(f"<@{gone.id}>") for call in calls(w)] == [True]
    assert now.to_act is not None
    admin = Member(1, "Admin", moderator=True)  # so that the seat of a rated game is open to others
    await as_bot(w, tables(w).do(1, Kick(admin, now.to_act)))
    await as_bot(w, tables(w).do(1, Sit(who(eve), now.to_act)))
    await w.later(SILENCE)
    after = await look(w)
    assert (after.table.version, after.to_act) == (now.table.version, now.to_act)
    assert [call.startswith(f"<@{eve.id}>") for call in calls(w)] == [True]
    assert len([sent for sent in sent_calls(w) if sent["content"].startswith(f"<@{gone.id}>")]) == called


async def test_one_turn_brings_one_call(w: World) -> None:
    """Whatever the others and the member do with clock, seat and pause."""
    await begun(w, clock_ms=HOUR, casual=True)
    await w.later(3.1)
    now = await look(w)
    member, host, service = member_to_act(w, now), who(w.members[0]), tables(w)
    await w.later(SILENCE)
    back = ComeBack(who(member))
    pause = [AskPause(who(each)) for each in w.members[:4]]
    clock = [SetClock(host, HOUR // 2), SetClock(host, HOUR)]
    for commands in (clock, [*pause, back]):
        for command in commands:
            await as_bot(w, service.do(1, command))
        await w.later(2 * SILENCE)
    assert (await look(w)).table.version == now.table.version
    for command in (Substitute(host, now.to_act), back):  # the turn is the computer's
        await as_bot(w, service.do(1, command))
    await w.later(SILENCE - 5)
    assert [sent["content"].split(" ")[0] for sent in sent_calls(w)] == [f"<@{member.id}>"]


@rest
async def test_calls_and_paints_share_what_discord_takes_a_second(w: World) -> None:
    """Each for itself would send twice as much as is meant for both."""
    member = await waiting_for(w)
    await w.later(SILENCE - 1)
    before = text(table_message(w))

    async def busy() -> None:
        for _ in range(10 * PER_SECOND):
            asyncio.create_task(presenter(w).rate_limit.wait())  # noqa: RUF006 - ends by itself
        await tables(w).do(1, Leave(who(next(each for each in w.members[:4] if each != member))))

    await as_bot(w, busy())
    await w.later(8)
    assert (sent_calls(w), text(table_message(w))) == ([], before)
    await w.later(6)
    assert [call.startswith(f"<@{member.id}>") for call in calls(w)] == [True]
    assert text(table_message(w)) != before


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


@rest
async def test_a_channel_that_takes_no_calls_is_asked_once(w: World) -> None:
    await begun(w, clock_ms=CLOCK_MS)
    await w.later(3.1)
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await w.later(45)
    assert calls(w) == []
    assert len(sent_calls(w)) == 1
    assert (await look(w)).table.running
