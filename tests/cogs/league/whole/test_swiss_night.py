"""A Swiss of nine pairs, of whom one member does not come to check in.

A pair comes late, one leaves and comes back. After the second round one leaves a partner alone, and somebody has the
seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.fields import DraftField
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, choose, fill_in, organiser
from tests.cogs.league.whole.hall import (
    BREAK,
    exported,
    leave_partner,
    newcomers,
    pair_up,
    play,
    said,
    save_short_rules,
    take_short_rules,
)
from tests.contests.promises import promise
from tests.suite import night

if TYPE_CHECKING:
    from tests.world import World


@promise("contest-swiss", "members-check-in", "members-come-back", "members-late", "members-leave-seat", "members-odd")
@night
async def test_a_swiss_of_nine_pairs(w: World) -> None:
    mia = await organiser(w)
    everyone = [*w.members, *await newcomers(w, 17)]
    players, late, looker, another = everyone[:18], everyone[18:20], everyone[20], everyone[21]
    await save_short_rules(w, mia)
    await mia.slash(w.channel, "league create", template="swiss")
    await fill_in(w, mia, name="Swiss night", start="2027-01-15 08:40", entrants="6-16")
    await take_short_rules(w, mia)
    await choose(w, mia, DraftField.ROUNDS, "3")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    shown = board(w)
    await pair_up(w, zip(players[::2], players[1::2], strict=True))
    await w.click(looker, shown, by(Verb.CONTEST_JOIN))
    await w.leap(15 * 60)
    await w.later(60)  # the board is an old message here: three edits a minute
    for member in (*players[:17], looker):
        await w.click(member, shown, by(Verb.CONTEST_CHECK_IN))
    players[17] = looker
    await w.leap(25 * 60)
    await w.later(POSTED)
    assert said(w, "round 1: the tables are open")
    assert await play(w, players) == 16, "one has a bye"
    await leave_partner(w, players[0], players[1])
    await players[0].slash(w.channel, "league join")
    await pair_up(w, [(late[0], late[1])])
    await w.later(BREAK)
    assert said(w, "round 2: the tables are open")
    assert await play(w, (*players, *late)) == 20
    await leave_partner(w, players[5], players[4])
    await w.click(another, shown, by(Verb.CONTEST_OFFER))
    await w.later(BREAK)
    players[5] = another
    assert await play(w, (*players, *late)) == 20
    await w.later(2 * BREAK)
    assert said(w, "is over. First:")
    found = {frozenset(each["names"]): each for each in (await exported(w, mia))["standings"]}
    pairs = [*zip(players[::2], players[1::2], strict=True), late]
    assert found.keys() == {frozenset(member.name for member in pair) for pair in pairs}
    assert [found[frozenset(each.name for each in pair)]["played"] for pair in (players[4:6], late)] == [3, 2]
