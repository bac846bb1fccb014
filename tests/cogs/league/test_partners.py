"""Members who look for a partner: who is left over at the start hears it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, SOON, board, by, organiser, publish
from tests.cogs.league.whole.hall import pair_up
from tests.cogs.scenes import answer
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World


async def test_whoever_is_left_over_hears_it_and_can_substitute(w: World) -> None:
    mia, (ann, ben, cleo, dan, eve) = await organiser(w), w.members
    await publish(w, mia, "cup", start=SOON, entrants="2-4")
    await pair_up(w, [(ann, ben)])
    for member in (cleo, dan, eve):
        said = answer(await w.click(member, board(w), by(Verb.CONTEST_JOIN)))
        assert "Check in now" in said
        await w.click(member, w.panel(member), by(Verb.CONTEST_CHECK_IN))
    await w.later(200.0)
    await w.later(POSTED)
    (told,) = [each for each in w.public() if "you have no partner" in text(each)]
    assert [f"<@{member.id}>" in text(told) for member in (cleo, dan, eve)] == [False, False, True]
    assert "among the substitutes" in answer(await w.click(eve, told, by(Verb.CONTEST_OFFER)))
