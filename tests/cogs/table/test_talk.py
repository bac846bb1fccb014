"""Table talk: reported from a table's menu or on a message, and ruled on."""

import pytest
from simcord import MemberActor, ResponseMessage

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.menus import Ruling
from bot.tables.commands.pause import Park, Unpark
from bot.tables.game import StoredTable
from bot.texts import say
from engine import Phase, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.play.test_phases import CLASSIC, driven, one
from tests.cogs.scenes import (
    answer,
    as_bot,
    begun,
    forge,
    kept,
    lobby,
    look,
    offered,
    pattern,
    table_message,
    tables,
    until,
)
from tests.suite import rest
from tests.there import there
from tests.world import World, buttons, text

MENU = "Report euchre table talk"


async def playing(w: World) -> None:
    await begun(w, rules=Rules())
    await until(w, lambda now: phase(now.state) is Phase.PLAYING)


def reports(w: World) -> list[ResponseMessage]:
    return [message for message in w.public() if offered(message, Verb.RULING)]


@rest
async def test_on_the_message_of_a_table(w: World) -> None:
    await playing(w)
    ben = w.members[1]
    assert answer(await ben.context_menu(w.channel, MENU, table_message(w))) == say("en", "talk-sent")
    (report,) = reports(w)
    assert text(report).startswith("**Table talk?** Table 1, hand 1: Ben reported it.")
    assert "https://" not in text(report)
    again = await ben.context_menu(w.channel, MENU, table_message(w))
    assert answer(again) == say("en", "talk-reported-already")
    assert len(reports(w)) == 1


@rest
async def test_on_what_was_said_the_report_shows_where(w: World) -> None:
    await playing(w)
    ann, ben, *_ = w.members
    said = await ann.send(w.channel, "I have both bowers, @everyone")
    assert answer(await ben.context_menu(w.channel, MENU, said)) == say("en", "talk-sent")
    (report,) = reports(w)
    assert f"/{w.guild.id}/{w.channel.id}/{said.id}\n" in text(report)
    assert "bowers" not in text(report)


@rest
async def test_who_is_refused(w: World) -> None:
    ann, *_, eve = w.members
    said = await ann.send(w.channel, "hello")
    assert answer(await ann.context_menu(w.channel, MENU, said)) == say("en", "table-none-here")
    await lobby(w)
    assert answer(await ann.context_menu(w.channel, MENU, table_message(w))) == say("en", "table-not-started")
    await playing_at_a_second(w)
    before = await kept(w)
    for message in (table_message(w, 2), said):
        assert answer(await eve.context_menu(w.channel, MENU, message)) == say("en", "table-not-seated")
    assert reports(w) == []
    assert await kept(w) == before


async def test_a_report_waits_while_the_game_is_paused(w: World) -> None:
    await playing(w)
    ben, message = w.members[1], table_message(w)
    await as_bot(w, tables(w).do(1, Park()))
    assert answer(await ben.context_menu(w.channel, MENU, message)) == say("en", "table-paused")
    assert reports(w) == []
    await as_bot(w, tables(w).do(1, Unpark()))
    assert answer(await ben.context_menu(w.channel, MENU, message)) == say("en", "talk-sent")


async def playing_at_a_second(w: World) -> None:
    await begun(w, rules=Rules())
    await until(w, lambda now: phase(now.state) is Phase.PLAYING, number=2)


async def reported(w: World, now: StoredTable, member: MemberActor) -> ResponseMessage:
    """A member opens the menu of the table and reports table talk; the message that all can read."""
    number = now.table.id
    await w.click(member, table_message(w, number), pattern(Verb.MORE, number))
    menu = w.panel(member)
    result = await w.click(member, menu, one(menu, Verb.REPORT))
    assert "is posted in the channel" in answer(result)
    found = [message for message in w.public() if offered(message, Verb.RULING)]
    return found[-1]


def in_the_third_trick(now: StoredTable) -> bool:
    return phase(now.state) is Phase.PLAYING and len(there(now.public.view).tricks) == 2


@rest
@pytest.mark.parametrize("label", ["Deal the hand again", "One point: ", "Play on"])
async def test_table_talk_is_reported_and_ruled_on(w: World, label: str) -> None:
    now = await driven(w, CLASSIC, in_the_third_trick)
    host, ben, number = w.members[0], w.members[1], now.table.id
    message = await reported(w, now, ben)
    assert ben.name in text(message)
    ruling = next(button for button in offered(message, Verb.RULING) if str(button.label).startswith(label))
    refused = await w.click(w.members[2], message, str(ruling.custom_id))
    assert "Only the host of this table or a moderator" in answer(refused)
    assert (await look(w, number)).table.version == now.table.version
    await w.click(host, message, str(ruling.custom_id))
    after = await look(w, number)
    ruled = next(each for each in w.public() if each.id == message.id)
    assert "Ruling:" in text(ruled)
    assert buttons(ruled) == []
    before, then = there(now.public.view), there(after.public.view)
    if label == "Play on":
        assert after.table.version == now.table.version
    elif label == "Deal the hand again":
        assert (then.phase, then.scores) == (Phase.DEALING, before.scores)
        assert then.dealer == before.dealer
    else:
        gained = [new - old for new, old in zip(then.scores, before.scores, strict=True)]
        assert gained == [0, 1]
        assert then.phase is Phase.PLAYING


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
async def test_a_report_that_was_not_sent_may_be_made_again(
    w: World, expected_faults: list[str], status: int, code: int
) -> None:
    expected_faults.append("incident")
    await begun(w, rules=Rules())
    await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    ben = w.members[1]
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    menu = w.panel(ben)
    w.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    refused = answer(await w.click(ben, menu, pattern(Verb.REPORT, 1)))
    assert refused != say("en", "talk-sent")
    assert answer(await w.click(ben, menu, pattern(Verb.REPORT, 1))) == say("en", "talk-sent")
    assert answer(await w.click(ben, menu, pattern(Verb.REPORT, 1))) == say("en", "talk-reported-already")
    assert len([message for message in w.public() if offered(message, Verb.RULING)]) == 1


@rest
async def test_a_ruling_for_an_unknown_seat_is_refused(w: World) -> None:
    """No button of ours asks for it, whatever is ruled."""
    await begun(w, rules=Rules())
    await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    host, ben, *_ = w.members
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ben, w.panel(ben), pattern(Verb.REPORT, 1))
    report = next(message for message in w.public() if offered(message, Verb.RULING))
    before = await kept(w)
    for ruling in Ruling:
        forged = Press(Verb.RULING, 1, seen=1, index=int(ruling) * 10 + 4).button_id()
        assert answer(await forge(w, host, report, forged)) == say("en", "table-stale")
    assert await kept(w) == before
    assert offered(report, Verb.RULING)
