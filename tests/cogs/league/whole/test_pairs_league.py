"""A pairs league of six pairs over five weeks: a pair that stays away, a substitute, the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, fill_in, organiser, pick, rule
from tests.cogs.league.whole.hall import (
    DAY,
    Transcript,
    days_pass,
    newcomers,
    pair_up,
    play,
    said,
    save_short_rules,
    take_short_rules,
)
from tests.cogs.league.whole.scope import LEAGUE
from tests.cogs.scenes import answer
from tests.suite import night
from tests.world import selects, text

if TYPE_CHECKING:
    from tests.world import World

START = "2027-01-18 00:00"
"""The first Monday of the world, in UTC."""


@night
async def test_a_league_of_six_pairs(w: World) -> None:
    seen = Transcript(w)
    mia = await organiser(w)
    everyone = [*w.members, *await newcomers(w, 8)]
    players, stranger = everyone[:12], everyone[12]
    *regulars, gone, away = players
    await save_short_rules(w, mia)
    await mia.slash(w.channel, "league create", template="league")
    await fill_in(w, mia, name="Monday league", start=START, entrants="4-8")
    await take_short_rules(w, mia)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    shown = board(w)
    await pair_up(w, zip(players[::2], players[1::2], strict=True))
    await w.later(POSTED)
    assert "6 of 8 pairs signed up" in text(shown)
    await w.click(stranger, shown, by(Verb.CONTEST_OFFER))

    await days_pass(w, 3)
    assert said(w, "round 1: the tables are open")

    ann = regulars[0]
    await ann.slash(w.channel, "league show", view="me")
    fixtures = answer(await stranger.slash(w.channel, "league show", view="fixtures"))
    assert all(member.name in fixtures for member in players)
    assert await play(w, players) == 12
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "adjust")
    opened = await pick(w, mia, "1:2")
    await mia.submit_modal(opened, {"text": "1-0"})
    assert "Done" in await rule(w, mia, "The score was wrong")
    await days_pass(w, 7)
    assert said(w, "round 1 is over")
    assert said(w, "round 2: the tables are open")

    # nobody of the last pair comes, and one of their opponents plays as soon as it is his turn
    assert await play(w, regulars, waits=DAY / 4, patience=20) == 10
    await mia.slash(w.channel, "league manage")
    assert stranger.name in text(w.panel(mia)), "offers to play"
    await pick(w, mia, "replace")
    out = next(each for each in selects(w.panel(mia))[-1]["options"] if each["label"] == away.name)
    await pick(w, mia, out["value"])
    assert "Done" in await rule(w, mia, "Away for two weeks")
    await days_pass(w, 7)
    assert said(w, "round 2 is over")
    for number, fourth in ((3, stranger), (4, away), (5, away)):  # substitutes play at most half of the rounds
        assert said(w, f"round {number}: the tables are open")
        assert await play(w, (*regulars, gone, fourth)) == 12
        await days_pass(w, 7)
        assert said(w, f"round {number} is over")
    assert said(w, f"{away.name} plays for {stranger.name} from round 4 on")

    assert said(w, "is over. First:")
    assert said(w, "The next Monday league starts")
    successor = board(w)
    assert successor.id != shown.id
    assert "Monday league #2" in text(successor)
    assert "0 of 8 pairs signed up" in text(successor)
    assert (await ann.slash(w.channel, "league export", contest=1, format="csv")).acknowledged
    seen.check(LEAGUE)
