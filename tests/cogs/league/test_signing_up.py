"""Signing up for contests, by the commands and buttons that members have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.league.scenes import POSTED, by, organiser, publish
from tests.cogs.scenes import answer
from tests.world import World, text

if TYPE_CHECKING:
    from simcord import ResponseMessage


def invitation(w: World) -> ResponseMessage:
    return [message for message in w.public() if "as" in text(message) and by(Verb.CONTEST_ACCEPT)][-1]


async def test_members_sign_up_wait_for_a_place_and_leave(w: World) -> None:
    mia = await organiser(w)
    shown = await publish(w, mia, name="Friday hustle", entrants="4-4")
    others = [w.guild.add_member(w.env.create_user(name)) for name in ("Gus", "Hal", "Ivy")]
    await w.env.settle()
    everyone = [*w.members, *others]
    assert len(everyone) == 8
    said = [answer(await w.click(member, shown, by(Verb.CONTEST_JOIN))) for member in everyone]
    assert all(each.startswith("You’re in: Friday hustle.") for each in said[:4])
    assert ["place 1" in said[4], "place 4" in said[7]] == [True, True]
    assert answer(await w.click(everyone[0], shown, by(Verb.CONTEST_JOIN))) == say("en", "contest-joined")
    await w.later(POSTED)
    assert "4 of 4 signed up" in text(shown)
    await w.click(everyone[1], shown, by(Verb.CONTEST_LEAVE))
    assert answer(await everyone[1].slash(w.channel, "league leave")) == say("en", "contest-not-joined")
    await w.later(POSTED)
    assert f"{everyone[0].name}, {everyone[2].name}, {everyone[3].name}, {everyone[4].name}" in text(shown)
    assert len(w.public()) == 1, "the notice board is edited in place"
