"""Hustle nights of sixteen: one on which the clocks change and a channel is deleted, and one of winners who move up."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from bot.contests.fields import DraftField
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, SOON, board, by, choose, fill_in, organiser, pick, press_leave, rule
from tests.cogs.league.whole.hall import (
    BREAK,
    NEXT_IN_ROME,
    START_IN_ROME,
    Transcript,
    draw_again,
    exported,
    go_silent,
    leap_to_check_in,
    leap_to_start,
    move_here,
    newcomers,
    pause,
    play,
    said,
)
from tests.cogs.league.whole.scope import CROWD, HUSTLE
from tests.cogs.scenes import answer, pattern
from tests.contests.promises import promise
from tests.suite import night, rest
from tests.world import buttons, text

if TYPE_CHECKING:
    import pytest
    from simcord import MemberActor

    from tests.world import World


async def published(
    w: World, mia: MemberActor, entrants: str, start: str = SOON, elsewhere: object = None, movement: str = "rotation"
) -> None:
    """A night of two rounds, here or in another channel."""
    await mia.slash(w.channel, "league create")
    await w.click(mia, w.panel(mia), pattern(Verb.CONTEST_TEMPLATE, index=0))
    await fill_in(w, mia, name="Friday hustle", start=start, entrants=entrants)
    await choose(w, mia, DraftField.ROUNDS, "2")
    await choose(w, mia, DraftField.HANDS, "4")
    await choose(w, mia, DraftField.MOVEMENT, movement)
    if elsewhere is not None:
        await choose(w, mia, DraftField.CHANNEL, elsewhere)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)


@promise(
    "contest-hustle",
    "members-odd",
    "members-absent",
    "members-no-card-hustle",
    "clock-pause",
    "clock-downtime",
    "messages-posts",
)
@night
async def test_a_night_of_sixteen(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Transcript(w)
    mia = await organiser(w)
    everyone = [*w.members, *await newcomers(w, 11)]
    *present, missing, absent = everyone
    other = w.guild.create_text_channel("contests")
    await mia.slash(w.channel, "admin settings", contest_channel=w.channel, time_zone="Europe/Rome")
    await published(w, mia, "4-16", START_IN_ROME, other)
    await everyone[0].slash(other, "league join")
    w.env.backend.delete_channel(other.id)
    await w.later(10)
    await move_here(w, mia)
    shown = board(w)
    for member in everyone[1:]:
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    await press_leave(w, missing, shown)
    await present[0].slash(w.channel, "league leave", contest=1)
    await present[0].slash(w.channel, "league join")
    await w.click(missing, shown, by(Verb.CONTEST_JOIN))
    await leap_to_check_in(w)
    for member in (*present, missing):
        await w.click(member, shown, by(Verb.CONTEST_CHECK_IN))
    await leap_to_start(w)
    assert said(w, "round 1: the tables are open")
    await w.click(present[0], w.public()[-1], by(Verb.CONTEST_HAND))
    await mia.slash(w.channel, "league manage")
    await mia.submit_modal(await pick(w, mia, "rename"), {"text": "Friday hustle", "text1": "Bring tea"})
    await draw_again(w, mia)
    await pause(w, mia, 1200)
    assert "Press *Join* here first." in answer(await absent.slash(w.channel, "league show", view="me"))
    assert await play(w, present) == len(present), "a computer fills, and from the fourth minute on plays for one more"
    await w.later(BREAK)
    assert said(w, "round 1 is over")
    assert "Round 1 is over." in answer(await mia.slash(w.channel, "league show", view="log"))
    await go_silent(w, monkeypatch, 600)
    assert not said(w, "time is up for round"), "nobody could act"
    assert await play(w, (*present, missing)) == 15
    await w.later(2 * BREAK)

    assert said(w, "is over. First:")
    found = await exported(w, mia)
    (row,) = [each for each in found["standings"] if missing.name in each["names"]]
    side = next(
        (each, side)
        for each in found["matches"]
        for side in ("north_south", "east_west")
        if each["round"] == 2 and missing.name in each[f"{side}_names"]
    )
    assert row["points"] == side[0][f"{side[1]}_points"], "a round without a card counts 0"
    assert "Friday hustle" in answer(await mia.slash(w.channel, "league list"))
    assert "Friday hustle" in answer(await mia.slash(w.channel, "league show", contest=1))
    standings = answer(await present[0].slash(w.channel, "league show", contest=1, view="standings"))
    await w.click(present[0], w.panel(present[0]), by(Verb.CONTEST_PAGE))
    second = text(w.panel(present[0]))
    assert sum(each.name not in standings for each in everyone[:15] if re.search(rf"{each.name}(?!\d)", second)) > 0
    await w.click(mia, shown, next(str(each.custom_id) for each in buttons(shown) if each.label == "Log"))
    assert "It’s over." in text(w.panel(mia))
    await mia.slash(w.channel, "league show", contest=1, view="rules")
    assert (await mia.slash(w.channel, "league export", contest=1, format="csv")).acknowledged
    final = next(each for each in w.public() if "is over. First:" in text(each))
    await w.click(mia, final, by(Verb.CONTEST_AGAIN))
    assert f"<t:{NEXT_IN_ROME}" in text(w.panel(mia)), "at the time that was meant"
    seen.check(HUSTLE)


@promise("contest-move-up", "points-hustle")
@night
async def test_of_sixteen_winners_move_up_a_table(w: World) -> None:
    mia = await organiser(w)
    everyone = [*w.members, *await newcomers(w, 11)]
    await published(w, mia, "4-16", movement="climb")
    for member in everyone:
        await w.click(member, board(w), by(Verb.CONTEST_JOIN))
    await w.later(200)
    assert await play(w, everyone) == 16
    await w.later(BREAK)
    assert await play(w, everyone) == 16
    await w.later(2 * BREAK)
    found = await exported(w, mia)
    sides = ("north_south", "east_west")
    table = {
        (each["round"], name): each["match"]
        for each in found["matches"]
        for side in sides
        for name in each[f"{side}_names"]
    }
    scored = Counter[str]()
    for each in found["matches"]:
        for side, other in (sides, sides[::-1]):
            margin = each[f"{side}_points"] - each[f"{other}_points"]
            for name in each[f"{side}_names"]:
                scored[name] += each[f"{side}_points"]
                if each["round"] == 1 and margin:  # else a lot decides
                    stays = each["match"] if each["match"] > 1 else 4
                    assert table[2, name] == (max(1, each["match"] - 1) if margin > 0 else stays), name
    assert [row["points"] for row in found["standings"]] == sorted(scored.values(), reverse=True)


@rest
async def test_a_crowd_signs_up_and_one_of_them_is_disqualified(w: World) -> None:
    seen = Transcript(w)
    mia = await organiser(w)
    await mia.slash(w.channel, "league create", template="swiss")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_DISCARD))
    await published(w, mia, "4-32")
    shown = board(w)
    everyone = [*w.members, *await newcomers(w, 22)]
    for member in everyone:
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "disqualify")
    await w.click(mia, w.panel(mia), rf"bower:{Verb.CONTEST_TARGETS}:\d+:\d+:1")
    await pick(w, mia, "27")
    assert everyone[26].name in text(w.panel(mia))
    await rule(w, mia, "Twice here")
    await w.later(POSTED)
    assert "26 of 32 signed up" in text(shown)
    seen.check(CROWD)
