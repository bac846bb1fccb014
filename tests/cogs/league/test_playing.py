"""Contests while they are played, by the commands and buttons that members and organisers have."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from simcord import ResponseMessage

from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.league.scenes import POSTED, by, organiser, pick, publish, rule
from tests.cogs.scenes import Maker, answer
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import World, text

if TYPE_CHECKING:
    from simcord import MemberActor

DAY_MS = 24 * 3_600_000


async def begun(w: World, make: Maker) -> MemberActor:
    """A hustle over weeks of Ann, Ben, Cleo and Dan in its first round; its organiser."""
    mia = await organiser(w)
    shown = await publish(w, mia, "weeks", entrants="4-8")
    for member in w.members[:4]:
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    make.clock.skipped += 4 * DAY_MS
    await w.restart(make())
    await w.later(POSTED)
    return mia


@promise("members-dispute")
@rest
async def test_members_see_their_match_and_dispute_it(w: World, make: Maker) -> None:
    mia = await begun(w, make)
    ann, *_, eve = w.members
    announced = text(w.public()[-1])
    assert "round 1: the tables are open" in announced
    found = re.search(r"(\w+ & \w+) against (\w+ & \w+)", announced)
    assert found is not None
    own, other = sorted(found.groups(), key=lambda side: "Ann" not in side)
    table = await w.bot.services.tables.look(1)
    stored = w.env.backend.messages[table.table.channel].values()
    room = [text(ResponseMessage(w.env, message)) for message in stored]
    assert room[-1].startswith("-# Hustle over weeks · Round 1, table 1")
    assert "house rule" not in room[-1], "what every contest's table has is none"
    me = answer(await ann.slash(w.channel, "league show", view="me"))
    assert f"**Round 1**: against {other}, at <#" in me
    assert f"With {own.replace('Ann', '').strip(' &')}" in me
    opened = await w.click(ann, w.panel(ann), by(Verb.CONTEST_DISPUTE))
    await ann.submit_modal(opened, {"text": "Who deals?"})
    await w.later(POSTED)
    assert "Who deals?" not in text(w.public()[-1])
    await w.click(eve, w.public()[-1], by(Verb.CONTEST_ANSWER))
    assert "Who deals?" not in text(w.panel(eve))
    await w.click(mia, w.public()[-1], by(Verb.CONTEST_ANSWER))
    assert "Who deals?" in text(w.panel(mia))
    log = answer(await eve.slash(w.channel, "league show", view="log"))
    assert "disputed by Ann" in log
    assert found[0] in answer(await eve.slash(w.channel, "league show", view="fixtures"))


@promise("organizers-rulings", "contest-log", "clock-pause")
@rest
async def test_organisers_rule_with_a_reason(w: World, make: Maker) -> None:
    mia = await begun(w, make)
    ann = w.members[0]
    assert answer(await ann.slash(w.channel, "league manage")) == say("en", "contest-not-organiser")
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "adjust")
    opened = await pick(w, mia, "1:0")
    await mia.submit_modal(opened, {"text": "10-7"})
    assert ": 10–7" in text(w.panel(mia))
    assert "Done" in await rule(w, mia, "They both said so")
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "pause")
    assert "Done" in await rule(w, mia, "A holiday")
    await w.later(POSTED)
    assert "is paused: “A holiday”. It goes on by itself" in text(w.public()[-1])
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "resume")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    assert "Done" in text(w.panel(mia))
    await ann.slash(w.channel, "league show", view="log")
    newest = text(w.panel(ann))
    await w.click(ann, w.panel(ann), by(Verb.CONTEST_PAGE))
    older = text(w.panel(ann))
    assert "points set to 10–7" in newest + older
    assert "Round 1 was drawn" in newest + older
    assert re.search(r"Reason: “They both said so”\n-# \d+ · <t:\d+:f> · Mia", newest + older)
