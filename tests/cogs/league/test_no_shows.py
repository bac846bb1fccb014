"""Members who missed a contest read why they come last on the waiting list of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.league.scenes import by, organiser, publish
from tests.cogs.league.whole.hall import days_pass
from tests.cogs.scenes import answer
from tests.suite import night
from tests.world import selects, text

if TYPE_CHECKING:
    from tests.world import World


@night
async def test_who_missed_a_contest_waits_and_is_told_why(w: World) -> None:
    mia = await organiser(w)
    shown = await publish(w, mia, "weeks", entrants="4-8")
    for member in w.members[:4]:
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    await days_pass(w, 4 + 7)
    await w.later(3600)  # turns are short now, and computers play
    ann, ben, eve = w.members[0], w.members[1], w.members[4]
    shown = await publish(w, mia, "hustle")
    await w.click(ann, shown, by(Verb.CONTEST_JOIN))
    told = text(w.panel(ann))
    assert "Ann, place 1. Whoever missed a contest here comes last once" in told
    await w.click(eve, shown, by(Verb.CONTEST_JOIN))
    assert "You’re in" in text(w.panel(eve))
    assert say("en", "league-me-waits-last") in answer(await ann.slash(w.channel, "league show", view="me"))
    await w.click(ben, await publish(w, mia, "cup"), by(Verb.CONTEST_PARTNER))
    await ben.select(w.panel(ben), [eve], custom_id=selects(w.panel(ben))[-1]["custom_id"])
    await w.click(eve, w.public()[-1], by(Verb.CONTEST_ACCEPT))
    assert "Ben & Eve play together in Cup once they get a place" in text(w.public()[-1])
