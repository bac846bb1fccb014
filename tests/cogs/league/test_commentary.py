"""The commentator's view by its buttons: who is refused, with buttons that were never offered too."""

from __future__ import annotations

from bot.contests.errors import ContestCode
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.spots import Spot
from bot.texts import say
from tests.cogs.league.scenes import by
from tests.cogs.league.test_playing import begun
from tests.cogs.scenes import Maker, answer, as_bot, bower, forge, tables
from tests.suite import rest
from tests.world import World, buttons, text

HAND = r"bower:hand:.*"


@rest
async def test_w1_players_see_no_hands_and_a_stranger_is_asked_first(w: World, make: Maker) -> None:
    await begun(w, make)
    eve = w.members[4]
    (number,) = {each.table.id for each in await tables(w).running()}
    (thread,) = w.channel.threads
    (table,) = [message for message in w.public(thread) if any(each.matches(HAND) for each in buttons(message))]
    forged = (
        Press(Verb.COMMENTARY, number),
        Press(Verb.COMMENTARY_SURE, number),
        Spot(0).press(Verb.COMMENTARY_STEP, number),
    )
    for press in forged:
        for member in w.members[:4]:
            told = await forge(w, member, table, press.button_id())
            assert answer(told) == say("en", ContestCode.ENTERED)
    # without the yes there is a question, and no cards
    asked = await forge(w, eve, table, forged[2].button_id())
    assert answer(asked) == f"{say('en', 'commentary-ask')}\n{say('en', 'commentary-sure')}"
    await w.click(eve, table, HAND)
    await w.click(eve, w.panel(eve), by(Verb.COMMENTARY))
    await w.click(eve, w.panel(eve), by(Verb.COMMENTARY_SURE))
    assert say("en", "commentary-none") in text(w.panel(eve))
    stored = await as_bot(w, bower(w).services.contests.of_table(number))
    assert stored is not None
    assert [stored.people[player].user for player in stored.notes.watchers] == [eve.id]
