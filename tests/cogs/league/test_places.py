"""Who has no place at the start hears why, and who has one takes no second: as members see it in Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, SOON, board, by, organiser, press_leave, publish
from tests.cogs.league.whole.hall import pair_up
from tests.cogs.scenes import answer
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World


async def test_who_waited_or_had_not_checked_in_hears_it(w: World) -> None:
    mia, (ann, ben, cleo, dan, eve) = await organiser(w), w.members
    zoe = w.guild.add_member(w.env.create_user("Zoe"))
    await publish(w, mia, "hustle", start="2027-01-15 08:40", entrants="4-4")
    for member in (zoe, ann, ben, cleo, dan, eve):
        await w.click(member, board(w), by(Verb.CONTEST_JOIN))
    await w.env.leap(15 * 60)
    await w.later(POSTED)
    for member in (ann, ben, cleo, dan, eve):
        await w.click(member, board(w), by(Verb.CONTEST_CHECK_IN))
    await w.env.leap(25 * 60)
    await w.later(POSTED)
    for words, called in (("no place was left", eve), ("you hadn’t checked in", zoe)):
        (told,) = [each for each in w.public() if words in text(each)]
        assert [f"<@{member.id}>" in text(told) for member in (ann, eve, zoe)] == [False, called is eve, called is zoe]
    assert "among the substitutes" in answer(await w.click(eve, told, by(Verb.CONTEST_OFFER)))


async def test_who_is_left_alone_is_asked_first_and_plays_in_no_other_pair(w: World) -> None:
    mia, (ann, ben, cleo, dan, _) = await organiser(w), w.members
    await publish(w, mia, "cup", start=SOON, entrants="2-4")
    await pair_up(w, [(ann, ben), (cleo, dan)])
    for member in (ann, cleo):
        await w.click(member, board(w), by(Verb.CONTEST_CHECK_IN))
    await w.later(200.0)
    await w.later(POSTED)
    for leaver in (ann, cleo):
        await press_leave(w, leaver, board(w))
        await w.click(leaver, w.panel(leaver), by(Verb.CONTEST_LEAVE_SURE))
    assert "Withdraw, too?" in answer(await press_leave(w, ben, board(w)))
    assert "nobody is there twice" in answer(await w.click(ben, board(w), by(Verb.CONTEST_OFFER)))
    await press_leave(w, ben, board(w))
    assert "You’ve withdrawn" in answer(await w.click(ben, w.panel(ben), by(Verb.CONTEST_LEAVE_SURE)))


async def test_a_yes_from_before_the_draw_is_no_yes_after_it(w: World) -> None:
    """Before the draw the partner keeps the place; after it the pair may be out: that is asked again."""
    mia, (ann, ben, cleo, dan, _) = await organiser(w), w.members
    await publish(w, mia, "cup", start=SOON, entrants="2-4")
    await pair_up(w, [(ann, ben), (cleo, dan)])
    for member in (ann, cleo):
        await w.click(member, board(w), by(Verb.CONTEST_CHECK_IN))
    assert "keeps the place and looks for somebody else" in answer(await press_leave(w, ann, board(w)))
    await w.later(200.0)
    await w.later(POSTED)
    asked = answer(await w.click(ann, w.panel(ann), by(Verb.CONTEST_LEAVE_SURE)))
    assert "Withdraw? It’s your last match" in asked
    assert not [each for each in w.public() if "has withdrawn" in text(each)]
    assert "You’ve withdrawn" in answer(await w.click(ann, w.panel(ann), by(Verb.CONTEST_LEAVE_SURE)))
