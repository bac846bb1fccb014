"""What a member tells the channel once: where Discord did not take it, it has not been told, and may be tried again."""

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.menus import Ruling
from bot.texts import say
from engine import Phase, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.commands.test_puzzle import answered
from tests.cogs.scenes import answer, begun, forge, kept, offered, pattern, table_message, until
from tests.suite import rest
from tests.world import World, text


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
async def test_two_members_may_report_the_same_hand(w: World) -> None:
    await begun(w, rules=Rules())
    await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    message = table_message(w)
    for member in w.members[1:3]:
        await w.click(member, message, pattern(Verb.MORE, 1))
        assert answer(await w.click(member, w.panel(member), pattern(Verb.REPORT, 1))) == say("en", "talk-sent")
    told = [text(message) for message in w.public() if offered(message, Verb.RULING)]
    assert len(told) == 2
    assert "Ben" in told[0]
    assert "Cleo" in told[1]


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


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
async def test_a_result_that_was_not_sent_may_be_shared_again(
    w: World, expected_faults: list[str], status: int, code: int
) -> None:
    expected_faults.append("incident")
    ann = w.members[0]
    panel = await answered(w, ann, 0)
    share = rf"bower:{Verb.PUZZLE_SHARE}:0:\d+:0"
    w.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    await w.click(ann, panel, share)
    assert w.public() == []
    assert answer(await w.click(ann, panel, share)) == say("en", "puzzle-shared")
    assert len(w.public()) == 1
    assert answer(await w.click(ann, panel, share)) == say("en", "puzzle-shared-already")
