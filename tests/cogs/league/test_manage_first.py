"""What organisers see first, and what they can change once a contest is published.

Of 35e905d0: `/league manage` opened one of three contests with a name and a menu, and nothing could be changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.members import Join, Standing
from bot.panels.core.custom_ids import Verb
from bot.texts import say
from bot.wall_clock import clock_time
from tests.cogs.league.scenes import POSTED, board, by, organiser, pick, press_leave, publish, rule
from tests.cogs.scenes import answer, as_bot, bower, who
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World

FIRST = 1


@promise("organizers-always")
async def test_a_published_contest_is_renamed(w: World) -> None:
    mia, contests = await organiser(w), bower(w).services.contests
    await publish(w, mia, entrants="4-8", description="Bring tea")

    async def come() -> None:
        for member in map(who, w.members[:4]):
            await contests.do(FIRST, Join(member, Standing()))

    await as_bot(w, come())
    await mia.slash(w.channel, "league manage")
    opened = await pick(w, mia, "rename")
    refused = await mia.submit_modal(opened, {"text": "  ", "text1": "", "text2": "8"})
    assert refused.acknowledged
    opened = await w.click(mia, w.panel(mia), by(Verb.FORM_AGAIN))
    await mia.submit_modal(opened, {"text": "Tea night", "text1": "Bring cake", "text2": "8"})
    await w.later(2 * POSTED)
    assert "### Tea night" in text(board(w))
    assert "Bring cake" in text(board(w))
    assert len(w.public()) == 1, "nobody is called"


@promise("organizers-always", "messages-calls")
async def test_a_start_is_moved_and_calls(w: World) -> None:
    mia, ann = await organiser(w), w.members[0]
    await publish(w, mia, start="2027-01-16 10:00", entrants="4-8")
    await ann.slash(w.channel, "league join")
    await mia.slash(w.channel, "league manage")
    opened = await pick(w, mia, "change")
    await mia.submit_modal(opened, {"text": "2027-01-16 20:00"})
    assert "**Move the start** · Hustle night" in text(w.panel(mia))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    await w.later(2 * POSTED)
    stored = await as_bot(w, bower(w).services.contests.look(FIRST))
    assert clock_time(stored.plan.starts_at, "UTC").isoformat() == "2027-01-16T20:00:00"
    assert f"<@{ann.id}>" in text(w.public()[-1])


@promise("organizers-called-off")
@rest
async def test_after_one_that_is_called_off_the_next_follows_until_the_series_is_ended(w: World) -> None:
    mia = await organiser(w)
    await publish(w, mia, "league", name="Winter")
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "cancel")
    assert "Done" in await rule(w, mia, "flu")
    await w.later(2 * POSTED)
    assert "flu" in text(next(each for each in w.public() if "is called off" in text(each)))
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "series")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "cancel")
    assert "Done" in await rule(w, mia, "spring")


@promise("organizers-judge-not", "organizers-play-not")
async def test_an_organiser_who_plays_judges_nothing_and_one_who_has_ruled_does_not_play(w: World) -> None:
    mia, (ann, ben, *_) = await organiser(w), w.members
    shown = await publish(w, mia)
    for member in (ann, ben, mia):
        await w.click(member, shown, by(Verb.CONTEST_JOIN))

    async def take_ann_out() -> str:
        await mia.slash(w.channel, "league manage")
        await pick(w, mia, "disqualify")
        return answer(await pick(w, mia, "1"))

    assert say("en", "contest-own") in await take_ann_out()
    await press_leave(w, mia, board(w))
    assert "**Take out**" in await take_ann_out()
    assert "Done" in await rule(w, mia, "Nobody knows Ann")
    assert say("en", "contest-has-judged") in answer(await w.click(mia, board(w), by(Verb.CONTEST_JOIN)))
