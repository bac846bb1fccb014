"""A league of two divisions over two seasons, across a change of clocks: who was first goes up, who was last goes down.

A pair stays away in the second week, and a seat of it is given to one who has offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, fill_in, organiser, pick, rule
from tests.cogs.league.whole.hall import (
    DAY,
    Transcript,
    days_pass,
    exported,
    newcomers,
    pair_up,
    play,
    said,
    save_short_rules,
    take_short_rules,
)
from tests.cogs.league.whole.scope import LEAGUE
from tests.cogs.scenes import answer
from tests.contests.promises import promise
from tests.suite import night
from tests.world import selects, text

if TYPE_CHECKING:
    from simcord import MemberActor

    from tests.world import World

START = "2027-03-22 00:00"
"""A Monday; on the Sunday after it the clocks of Rome go forward."""


@promise("contest-league", "members-window-end", "organizers-rulings", "clock-changes", "points-arrows")
@night
async def test_two_divisions_over_two_seasons(w: World) -> None:
    seen = Transcript(w)
    mia = await organiser(w)
    await mia.slash(w.channel, "admin settings", time_zone="Europe/Rome")
    everyone = [*w.members, *await newcomers(w, 14)]
    players, stranger = everyone[:18], everyone[18]
    await save_short_rules(w, mia)
    await mia.slash(w.channel, "league create", template="league")
    await fill_in(w, mia, name="Rome league", start=START, entrants="4-16")
    await take_short_rules(w, mia)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    shown = board(w)
    await pair_up(w, zip(players[::2], players[1::2], strict=True))
    await w.later(60)  # the board is an old message here: three edits a minute
    assert "9 of 16 pairs signed up" in text(shown)
    await w.click(stranger, shown, by(Verb.CONTEST_OFFER))
    await w.leap(66 * DAY)
    await w.later(20)
    fixtures = answer(await stranger.slash(w.channel, "league show", view="fixtures"))
    assert all(member.name in fixtures for member in players)
    away = there = players
    for number in range(1, 6):  # divisions of five and of four pairs
        assert said(w, f"round {number}: the tables are open")
        if number == 2:
            drawn = next(each for each in (await exported(w, mia))["matches"] if each["round"] == 2)
            away = [each for each in players if each.name in drawn["east_west_names"]]
            there = [each for each in players if each not in away]
        if number == 3:
            await seat_first(w, mia, away[0])
            assert said(w, f"{stranger.name} has the seat of {away[0].name} from the next match on")
            players[players.index(away[0])] = stranger
        if number in (2, 3):
            await play(w, there, patience=2)
        else:
            assert await play(w, players) == (8 if number > 3 else 16), number
        if number == 1:
            await mia.slash(w.channel, "league manage")
            await pick(w, mia, "adjust")
            await mia.submit_modal(await pick(w, mia, "1:2"), {"text": "1-0"})
            await rule(w, mia, "The score was wrong")
        await days_pass(w, 7)
        assert said(w, f"round {number} is over")
    assert said(w, "is over. First:")
    assert said(w, "The next Rome league starts")
    assert "Rome league #2" in text(board(w))
    season = await exported(w, mia)
    first = [[frozenset(row["names"]) for row in season["standings"] if row["division"] == each] for each in (1, 2)]
    assert [*map(len, first)] == [5, 4]
    await pair_up(w, zip(players[::2], players[1::2], strict=True))
    await days_pass(w, 14)
    following = (await exported(w, mia, contest=2))["standings"]
    second = [{frozenset(row["names"]) for row in following if row["division"] == each} for each in (1, 2)]
    assert second == [{*first[0][:3], *first[1][:2]}, {*first[0][3:], *first[1][2:]}]
    seen.check(LEAGUE)


async def seat_first(w: World, mia: MemberActor, out: MemberActor) -> None:
    """The organizer gives the seat of one who has missed the last match to the first who has offered."""
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "substitute")
    found = next(each for each in selects(w.panel(mia))[-1]["options"] if each["label"].startswith(f"{out.name} →"))
    await pick(w, mia, found["value"])
    await rule(w, mia, "Away for two weeks")
    await w.later(POSTED)
