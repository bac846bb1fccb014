"""A season by its buttons: four nights, the table after each, and a final that calls whom it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.fields import DraftField
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, SOON, board, by, choose, fill_in, organiser
from tests.cogs.league.test_from_start_to_podium import play_tables
from tests.cogs.league.whole.hall import BREAK, CHECK_IN, said
from tests.cogs.scenes import answer, as_bot, bower
from tests.contests.promises import promise
from tests.world import buttons, text

if TYPE_CHECKING:
    from tests.world import World

NIGHTS = 4


async def seconds_to_start(w: World) -> float:
    """Until the contest that is open starts."""
    services = bower(w).services
    (contest,) = await services.contests.of_guild(w.guild.id)
    return (contest.plan.starts_at - services.clock.now()) / 1000


@promise("season-by-itself", "season-shown", "season-called", "season-nights")
async def test_a_season_of_four_nights_and_its_final(w: World) -> None:
    mia = await organiser(w)
    await mia.slash(w.channel, "league create", template="hustle")
    for field, value in (
        (DraftField.ROUNDS, "2"),
        (DraftField.HANDS, "4"),
        (DraftField.CHECK_IN, "no"),
        (DraftField.REPEATS, "yes"),
        (DraftField.NIGHTS, str(NIGHTS)),
        (DraftField.FINAL, "8-next"),
    ):
        await choose(w, mia, field, value)
    await fill_in(w, mia, name="Friday", start=SOON, entrants="4-8")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    for number in range(1, NIGHTS + 1):
        for member in w.members[:4]:
            await w.click(member, board(w), by(Verb.CONTEST_JOIN))
        await w.leap(await seconds_to_start(w) - 30)
        await w.later(60)
        for _ in range(2):
            await as_bot(w, play_tables(w))
            await w.later(BREAK)
        assert said(w, f"**Season after {number} of {NIGHTS}**: 1. "), number
        result = next(each for each in reversed(w.public()) if "Season after" in text(each))
        assert len(result.attachments) == 2
    assert said(w, "The season is complete. Its final starts")
    night, *_ = await bower(w).services.contests.of_guild(w.guild.id, ended=True)
    await mia.slash(w.channel, "admin void", game=max(table.table for table in night.tables.values()))
    await w.click(mia, w.panel(mia), rf"bower:{Verb.REPAIR_SURE}:0:\d+:0")
    assert (await bower(w).services.contests.load(night.id)).kept, "it counts at once, without that game"
    ann, *_, eve = w.members
    assert "Season: rank" in answer(await ann.slash(w.channel, "league show", contest=NIGHTS, view="me"))
    assert (await ann.slash(w.channel, "league show", contest=NIGHTS, view="season")).acknowledged
    assert len(w.panel(ann).attachments) == 1
    call = next(each for each in w.public() if "You’re among the first in the season’s table" in text(each))
    assert all(f"<@{member.id}>" in text(call) for member in w.members[:4])
    refused = answer(await w.click(eve, call, by(Verb.CONTEST_JOIN)))
    assert "This final is for the first in the season’s table" in refused
    for member in w.members[:4]:
        await w.click(member, call, by(Verb.CONTEST_JOIN))
    await w.later(60)
    assert "Joined: 4." in text(board(w))
    assert [each.label for each in buttons(board(w))][:2] == ["Join", "Me"]
    await w.leap(await seconds_to_start(w) - CHECK_IN - 30)
    await w.later(60)
    for member in w.members[:4]:
        await w.click(member, board(w), by(Verb.CONTEST_CHECK_IN))
    await w.leap(await seconds_to_start(w) - 30)
    await w.later(60)
    assert said(w, "**Friday · Final**, round 1: the tables are open")
    await as_bot(w, play_tables(w))
    await w.later(2 * BREAK)
    podium = next(each for each in reversed(w.public()) if "Friday · Final** is over. First:" in text(each))
    assert "1. " in text(podium)
    assert " · 2. " in text(podium)
    assert "The next season starts" in text(podium)
    assert "### Friday #5" in text(board(w))
