"""*Why?* after a hand: what computers meant, in unrated games, from cards that all have seen; a newcomer's note."""

from bot.panels.core.custom_ids import Press, Verb
from bot.tables.errors import Code
from bot.texts import say
from engine import Phase, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import PAINTED, answer, begun, forge, look, offered, open_hand, table_message, until
from tests.suite import rest
from tests.there import there
from tests.world import World, text

LONG = Rules(target=10)


async def test_a_computer_partner_says_what_it_meant(w: World) -> None:
    ann, ben = w.members[:2]
    await begun(w, members=1, rules=LONG)
    await until(w, lambda now: now.to_act is not None)
    panel = await open_hand(w, ann)
    assert not offered(panel, Verb.WHY), "cards are out"
    now = await until(w, _has_ended)
    hand = there(there(now.public.view).last).number
    seat = there(now.table.seat_of(ann.id))
    partner, left = there(now.table.seats[(seat + 2) % 4]).name, there(now.table.seats[(seat + 1) % 4]).name
    panel = await open_hand(w, ann)
    (why,) = offered(panel, Verb.WHY)
    await w.click(ann, panel, str(why.custom_id))
    told = w.panel(ann)
    assert say("en", "meanings-title", hand=hand, name=partner) in text(told)
    other = next(each for each in offered(told, Verb.WHY) if each.label == left)
    await w.click(ann, told, str(other.custom_id))
    assert say("en", "meanings-title", hand=hand, name=left) in text(w.panel(ann))
    ahead = Press(Verb.WHY, 1, seen=hand + 1).button_id()
    assert "Nothing to explain in this hand" in answer(await forge(w, ann, panel, ahead)), "that hand is not played"
    refused = await forge(w, ben, table_message(w), str(why.custom_id))
    assert answer(refused) == say("en", Code.NOT_SEATED)


@rest
async def test_a_newcomer_is_told_unasked_what_the_partner_meant(w: World) -> None:
    """The computers take their own turns here, so that they know what they meant."""
    ann = w.members[0]
    await ann.slash(w.channel, "table open", computers=3)
    await ann.slash(w.channel, "table start")
    await w.later(PAINTED)
    panel = await open_hand(w, ann)
    noted, pages = list[str](), list[str]()
    while (now := await look(w)).table.running and now.public.view.number < 6:
        if now.to_act == 0 and offered(panel):
            await w.click(ann, panel, str(offered(panel)[0].custom_id))
            continue
        if _has_ended(now) and offered(panel, Verb.WHY):
            noted.append(text(panel))
            await w.click(ann, panel, str(offered(panel, Verb.WHY)[0].custom_id))
            pages.append(text(w.panel(ann)))
        await w.later(2)
    assert any("💡" in each and ", your partner: **" in each for each in noted)
    assert any("** – “" in each for each in pages)


def _has_ended(now) -> bool:
    last = None if now.public.view is None else now.public.view.last
    return last is not None and last.contract is not None and phase(now.state) is Phase.DEALING
