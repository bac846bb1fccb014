"""Who is out at the start hears why, and a seat that is left is given: as members see it in Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, organiser, press_leave, publish
from tests.cogs.league.whole.hall import newcomers, pair_up
from tests.cogs.scenes import answer
from tests.contests.promises import promise
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World


@promise("members-check-in", "members-looking", "members-places")
async def test_each_who_is_out_at_the_start_hears_why(w: World) -> None:
    mia, (ann, ben, cleo, dan, eve) = await organiser(w), w.members
    gus, hal, ivy, zoe = await newcomers(w, 4)
    await publish(w, mia, "cup", start="2027-01-15 08:40", entrants="2-2")
    await pair_up(w, [(ann, ben), (cleo, dan)])
    await w.click(zoe, board(w), by(Verb.CONTEST_JOIN))
    await gus.slash(w.channel, "league join", partner=hal)
    assert "Waiting for a place: Member 1 & Member 2, number 1" in answer(
        await hal.slash(w.channel, "league join", partner=gus)
    )
    await w.env.leap(15 * 60)
    await w.later(POSTED)
    for member in (ann, ben, cleo, dan, gus, hal):
        await w.click(member, board(w), by(Verb.CONTEST_CHECK_IN))
    for member in (eve, ivy):
        await w.click(member, board(w), by(Verb.CONTEST_JOIN))
    await press_leave(w, ivy, board(w))
    await w.env.leap(25 * 60)
    await w.later(POSTED)
    for words, called in (("no place was left", (gus, hal)), ("no partner", (eve,)), ("hadn’t checked in", (zoe,))):
        (told,) = [each for each in w.public() if words in text(each)]
        for member in (ann, gus, hal, eve, zoe):
            assert (f"<@{member.id}>" in text(told)) is (member in called), (words, member.name)
    assert "You’ve offered to substitute" in answer(await w.click(eve, told, by(Verb.CONTEST_OFFER)))
