"""No way out of a rated game, and nothing that counts without a press: by commands and buttons (findings L2, L3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simcord import ResponseMessage

from tests.cogs.league.scenes import POSTED, pick, rule
from tests.cogs.league.test_playing import begun
from tests.cogs.scenes import Maker, as_bot, bower, look, tables
from tests.contests.promises import promise
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World


def in_room(w: World, channel: int) -> list[ResponseMessage]:
    return [ResponseMessage(w.env, message) for message in w.env.backend.messages[channel].values()]


@promise("organizers-ruled-table")
async def test_l2_a_forfeit_ends_no_rated_game(w: World, make: Maker) -> None:
    """All four have looked at their hands; their side is ruled against, and they play on for the ratings."""
    mia = await begun(w, make)
    await w.later(20)
    for member in w.members[:4]:
        await member.slash(w.channel, "hand", table=1)
    now = await look(w)
    assert now.table.version > 0
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "forfeit")
    await pick(w, mia, "1:0:0")
    assert "Done" in await rule(w, mia, "They shouted")
    await w.later(POSTED)
    room = (await look(w)).table.channel
    call = next(each for each in in_room(w, room) if "the contest has decided your match" in text(each))
    assert all(f"<@{member.id}>" in text(call) for member in w.members[:4])
    assert any("counts for the ratings only" in text(each) for each in in_room(w, room))
    now = await look(w)
    assert (now.table.running, now.table.rated) == (True, True)
    stored = await as_bot(w, bower(w).services.contests.look(1))
    assert stored.outcome((1, 0)) is not None
    assert [each.table.id for each in await as_bot(w, tables(w).running())] == [1]
