"""Organizers call players for a contest that lacks some before its start."""

from __future__ import annotations

from bot.panels.core.custom_ids import Press, Verb
from bot.texts import say
from cogs.live.edit_pace import OLD_PACE
from tests.cogs.league.scenes import POSTED, by, organiser, publish
from tests.cogs.scenes import answer, forge, kept, lobby, pattern
from tests.cogs.table.test_call_players import HOUR, called, standing, turn_on
from tests.world import World, text


async def test_players_are_called_for_a_contest_that_lacks_some(w: World) -> None:
    ann, ben, cleo, dan, eve = w.members
    await lobby(w)
    await turn_on(w, eve)
    await turn_on(w, ben)
    mia = await organiser(w)
    shown = await publish(w, mia, name="Friday hustle", entrants="4-8", start="2027-01-15 12:00")
    for member in (ann, ben):
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    before = await kept(w)
    refused = answer(await forge(w, ann, shown, Press(Verb.CONTEST_CALL, 1).button_id()))
    assert refused == say("en", "contest-not-organiser")
    assert await kept(w) == before
    await mia.slash(w.channel, "league manage")
    await w.click(mia, w.panel(mia), pattern(Verb.CONTEST_CALL, 1))
    await w.later(POSTED)
    (message,) = standing(w)
    assert "**Friday hustle** starts" in message.content
    assert "needs 2 more players" in message.content
    assert called(w) == [[eve.id]], "not Ben, who is in it"
    said = answer(await w.click(cleo, message, by(Verb.CONTEST_JOIN)))
    assert "You’re in" in said
    await w.later(4 * OLD_PACE)  # beside a world's clock all messages are old
    assert "needs one more player" in message.content
    await w.click(dan, message, by(Verb.CONTEST_JOIN))
    await w.later(4 * OLD_PACE)
    assert text(message) == say("en", "call-contest-full", contest="Friday hustle")
    assert answer(await forge(w, mia, shown, Press(Verb.CONTEST_CALL, 1).button_id())) == say("en", "call-no-need")
    await w.env.leap(HOUR)
    await w.later(POSTED)
    assert standing(w) == []
