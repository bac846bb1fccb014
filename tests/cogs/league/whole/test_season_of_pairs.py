"""Two seasons of four leagues of pairs, by commands and buttons only; to each final one pair does not come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.fields import DraftField
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, choose, fill_in, organiser
from tests.cogs.league.whole.hall import (
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
from tests.cogs.league.whole.scope import SEASON
from tests.cogs.scenes import answer
from tests.contests.promises import promise
from tests.suite import night
from tests.world import text

if TYPE_CHECKING:
    from simcord import MemberActor

    from tests.world import World

START = "2027-01-18 00:00"
"""A Monday."""
NIGHTS, ROUNDS = 4, 3


@promise("season-table", "season-final", "season-by-itself")
@night
async def test_two_seasons_of_four_leagues_and_their_finals(w: World) -> None:
    seen, mia = Transcript(w), await organiser(w)
    players = [*w.members, *await newcomers(w, 8)][:8]
    pairs = [*zip(players[::2], players[1::2], strict=True)]
    await save_short_rules(w, mia)
    await mia.slash(w.channel, "league create", template="league")
    await fill_in(w, mia, name="Rome", start=START, entrants="4-8")
    await take_short_rules(w, mia)
    await choose(w, mia, DraftField.DAYS, "1")
    await choose(w, mia, DraftField.CHECK_IN, "no")
    await choose(w, mia, DraftField.NIGHTS, str(NIGHTS))
    await choose(w, mia, DraftField.FIVE, "yes")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    for first in (1, NIGHTS + 2):  # the number of its first league among all contests
        await play_season(w, mia, pairs, first)
    seen.check(SEASON)


async def play_season(w: World, mia: MemberActor, pairs: list[tuple[MemberActor, MemberActor]], first: int) -> None:
    """Four leagues, and the final of three of the pairs; then the next season is open."""
    players = [member for pair in pairs for member in pair]
    for number in range(1, NIGHTS + 1):
        await pair_up(w, pairs)
        await days_pass(w, 4 if number > 1 else 3 if first == 1 else 5)  # to Monday
        for _ in range(ROUNDS):
            await play(w, players)
            await days_pass(w, 1)
        assert said(w, f"Season after {number} of {NIGHTS}")
    season = (await exported(w, mia, contest=first + NIGHTS - 1))["season"]
    assert [row["points"] for row in season] == sorted((row["points"] for row in season), reverse=True)
    for row in season:
        assert row["points"] == sum(sorted((row[f"night {nth}"] for nth in range(1, NIGHTS + 1)), reverse=True)[:3])
    await players[0].slash(w.channel, "league show", view="season")
    shown = board(w)
    assert "### Rome · Final" in text(shown)
    away = season[1]["names"]
    there = [member for member in players if member.name not in away]
    for member in there:
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    await days_pass(w, 3.25)
    for member in there:
        await w.click(member, shown, by(Verb.CONTEST_CHECK_IN))
    await days_pass(w, 0.75)
    assert said(w, "**Rome · Final**, round 1: the tables are open")
    fixtures = answer(await mia.slash(w.channel, "league show", view="fixtures"))
    assert [season[2]["names"][0] in fixtures, season[3]["names"][0] in fixtures] == [True, True], "the first has a bye"
    for _ in range(2):
        await play(w, there)
        await days_pass(w, 1)
    assert said(w, "Rome · Final** is over. First:")
    assert said(w, "The next season starts")
    assert f"### Rome #{2 * NIGHTS + 1 if first > 1 else NIGHTS + 1}" in text(board(w))
