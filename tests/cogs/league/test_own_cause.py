"""L1, by presses: an organiser who plays asks, another one answers, and without an answer the board says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY_MS
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.rulings import ReportTalk
from bot.tables.reports import Ruling
from tests.cogs.league.scenes import POSTED, board, by, menu, organiser, pick, press_leave, publish, rule
from tests.cogs.scenes import Maker, answer, as_bot, forge, look, tables, until, who
from tests.suite import rest
from tests.world import buttons, text

if TYPE_CHECKING:
    from simcord import MemberActor, ResponseMessage

    from tests.world import World

WAIT = 600.0


def question(w: World) -> ResponseMessage:
    """The newest message with *Approve*."""
    return [message for message in w.public() if any(b.matches(by(Verb.CONTEST_APPROVE)) for b in buttons(message))][-1]


async def take_out_ann(w: World, mia: MemberActor, reason: str) -> str:
    """Ask for it in the organisers' panel; what it says before the yes, and after it."""
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "disqualify")
    await pick(w, mia, "2")
    before = text(w.panel(mia))
    done = await rule(w, mia, reason)
    await w.later(POSTED)
    return f"{before}\n{done}"


async def press(w: World, member: MemberActor, index: int) -> str:
    told = answer(await w.click(member, question(w), rf"bower:contestapprove:\d+:\d+:{index}"))
    await w.later(POSTED)
    return told


async def test_l1_another_organizer_answers(w: World) -> None:
    mia, (ann, ben, *_) = await organiser(w), w.members
    nora = await organiser(w, "Nora")
    await publish(w, mia)
    for member in (mia, ann, ben):
        await w.click(member, board(w), by(Verb.CONTEST_JOIN))
    told = await take_out_ann(w, mia, "she *shouts*")
    assert "asks another organizer first" in told
    assert "Asked: Disqualify" in told
    call = question(w)
    assert "Mia has a part in this" in text(call)
    assert "Take Ann out of" in text(call)
    assert r"she \*shouts\*" in text(call)
    assert "Only organizers can do that" in await press(w, ben, 1)
    assert "another organizer answers first" in await press(w, mia, 1)
    assert "Ann" in text(board(w))
    assert "Done: Disqualify" in await press(w, nora, 1)
    assert "Ann" not in text(board(w))
    assert call.id not in {message.id for message in w.public()}, "the question goes"
    assert "their own entry" not in text(board(w))


@rest
async def test_l1_without_an_answer_the_organizer_decides_and_the_board_says_so(w: World) -> None:
    mia, (ann, ben, *_) = await organiser(w), w.members
    nora = await organiser(w, "Nora")
    await publish(w, mia)
    for member in (mia, ann, ben):
        await w.click(member, board(w), by(Verb.CONTEST_JOIN))
    await take_out_ann(w, mia, "she shouts")
    assert "Declined: Disqualify" in await press(w, nora, 0)
    assert "Ann" in text(board(w))
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "disqualify")
    assert "said no to this" in answer(
        await mia.select(w.panel(mia), ["2"], custom_id=menu(w, mia, Verb.CONTEST_TARGET))
    )
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "cancel")
    await rule(w, mia, "the club is closed")
    await w.later(WAIT)
    assert "Done: Call off" in await press(w, mia, 1)
    assert "their own entry: 1" in text(board(w))


@rest
async def test_l14_a_yes_is_none_to_another_question(w: World) -> None:
    mia, (ann, ben, cat, *_) = await organiser(w), w.members
    await publish(w, mia)
    for member in (ann, ben):
        await w.click(member, board(w), by(Verb.CONTEST_JOIN))
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "disqualify")
    await pick(w, mia, "2")
    assert "Take Ben out of" in text(w.panel(mia))
    await press_leave(w, ben, board(w))
    await w.click(cat, board(w), by(Verb.CONTEST_JOIN))
    opened = await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    assert "changed this contest in the meantime" in answer(await mia.submit_modal(opened, {"text": "Ben cheats"}))
    await w.later(POSTED)
    assert "Cleo" in text(board(w))


@rest
async def test_l1_a_rival_rules_on_no_table_talk(w: World, make: Maker) -> None:
    """Mia moderates, and plays at the other table: points there decide her own place."""
    mia = await organiser(w)
    nora, *more = [await organiser(w, name) for name in ("Nora", "Otto", "Pia")]
    shown = await publish(w, mia, "weeks", entrants="4-8")
    for member in (mia, *w.members, *more):
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    make.clock.skipped += 4 * DAY_MS
    await w.restart(make())
    await w.later(POSTED)
    (far,) = [each for each in (1, 2) if (await look(w, each)).table.seat_of(mia.id) is None]
    now = await until(w, lambda now: now.has_cards_out, number=far)
    reporter = next(member for member in w.members if now.table.seat_of(member.id) is not None)
    seat = now.table.seat_of(reporter.id)
    assert seat is not None
    await as_bot(w, tables(w).do(far, ReportTalk(who(reporter), now.hand_number, shown.id)))
    press = Press(Verb.RULING, far, seen=now.hand_number, index=Ruling.POINT * 10 + seat).button_id()
    assert "You’re in this contest" in answer(await forge(w, mia, shown, press))
    assert not (await look(w, far)).reports[0].ruled
    await forge(w, nora, shown, press)
    assert (await look(w, far)).reports[0].ruled
