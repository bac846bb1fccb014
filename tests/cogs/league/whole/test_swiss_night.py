"""A Swiss of nine pairs on a night on which the clocks change: drawn again, paused, in silence.

A pair comes late, one leaves and comes back. After the second round one leaves a partner alone, and somebody
substitutes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.fields import Field
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, choose, fill_in, organiser, press_leave
from tests.cogs.league.whole.hall import (
    BREAK,
    START_IN_ROME,
    draw_again,
    go_silent,
    leap_to_check_in,
    leap_to_start,
    leave_partner,
    newcomers,
    pair_up,
    pause,
    play,
    replace_member,
    said,
    save_short_rules,
    take_short_rules,
)
from tests.cogs.scenes import answer
from tests.suite import night, rest
from tests.world import text

if TYPE_CHECKING:
    import pytest

    from tests.world import World


@night
@rest
async def test_a_swiss_of_nine_pairs(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = await organiser(w)
    await mia.slash(w.channel, "admin settings", time_zone="Europe/Rome")
    everyone = [*w.members, *await newcomers(w, 19)]
    players, late, substitute, another = everyone[:18], everyone[18:20], everyone[20], everyone[21]
    await save_short_rules(w, mia)
    await mia.slash(w.channel, "league create", template="swiss")
    await fill_in(w, mia, name="Swiss night", start=START_IN_ROME, entrants="6-16")
    await take_short_rules(w, mia)
    await choose(w, mia, Field.ROUNDS, "3")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    shown = board(w)
    await pair_up(w, zip(players[::2], players[1::2], strict=True))
    await leap_to_check_in(w)
    for member in players[::2]:
        await w.click(member, shown, by(Verb.CONTEST_CHECK_IN))
    await leap_to_start(w)
    assert said(w, "round 1: the tables are open")
    await replace_member(w, mia, players[3], substitute)
    players[3] = substitute
    await draw_again(w, mia)
    await pause(w, mia, 1800)
    assert await play(w, players) == 16
    players[3] = everyone[3]  # a substitute plays at most half of three rounds
    leaver, partner = players[:2]
    await press_leave(w, leaver, shown)
    await w.click(leaver, w.panel(leaver), by(Verb.CONTEST_LEAVE_SURE))
    for one, two in ((leaver, partner), (partner, leaver)):
        await one.slash(w.channel, "league join", partner=two)
    for one, two in (late, late[::-1]):
        await one.slash(w.channel, "league join", partner=two)
    await w.later(BREAK)
    assert said(w, "round 2: the tables are open")
    await go_silent(w, monkeypatch, 3600)
    assert not said(w, "time is up for round"), "nobody could act"
    assert await play(w, (*players, *late)) == 20
    await leave_partner(w, players[5], players[4], shown)
    await w.click(another, shown, by(Verb.CONTEST_OFFER))
    assert players[4].name in text(w.panel(another)), "who is needed plays at once"
    players[5] = another
    await w.later(BREAK)
    assert await play(w, (*players, *late)) == 20
    await w.later(BREAK)
    await w.later(BREAK)
    assert said(w, "is over. First:")
    standings = answer(await mia.slash(w.channel, "league show", contest=1, view="standings"))
    assert standings.count(leaver.name) == 1, "one line"
