"""From a contest's call to one's own cards it is one press, and a game that is on is never out of reach.

Of 35e905d0: *My hand* of another table said "You're not seated at this table.", *Me* had no way to the cards.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from simcord.builders import ChannelHandle

from bot.contests.members import Join, Standing
from bot.panels.core.custom_ids import Verb
from bot.tables.model import Member
from tests.bot.scripted_tables import until_over
from tests.cogs.league.scenes import SOON, by, organiser, publish
from tests.cogs.scenes import as_bot, bower, pattern, tables, who
from tests.contests.promises import promise
from tests.world import World, buttons, text

pytestmark = promise("messages-calls")

if TYPE_CHECKING:
    from simcord import MemberActor, ResponseMessage

CONTEST, SOON_SECONDS = 1, 180.0


async def night(w: World) -> None:
    """A hustle of two tables in its first round: Ann to Dan and four more."""
    await publish(w, await organiser(w), start=SOON, entrants="4-8")
    people = [*map(who, w.members[:4]), *(Member(number, f"M{number}") for number in range(1, 5))]

    async def come() -> None:
        for each in people:
            await bower(w).services.contests.do(CONTEST, Join(each, Standing()))

    await as_bot(w, come())
    await w.later(SOON_SECONDS)


def call(w: World) -> ResponseMessage:
    return next(each for each in w.public() if "round 1: the tables are open" in text(each))


async def table_of(w: World, member: MemberActor) -> int:
    stored = await as_bot(w, bower(w).services.contests.look(CONTEST))
    return next(each.table for each in stored.tables.values() if member.id in each.users)


def tables_shown(panel: ResponseMessage) -> set[str]:
    """The tables that a panel's buttons are of."""
    return {found[1] for each in buttons(panel) if (found := re.match(r"bower:act:(\d+):", str(each.custom_id)))}


async def test_one_press_from_the_call_and_from_me_to_the_own_cards(w: World) -> None:
    await night(w)
    for member in w.members[:4]:
        await w.click(member, call(w), by(Verb.CONTEST_HAND))
        own = await table_of(w, member)
        stored = await as_bot(w, bower(w).services.contests.look(CONTEST))
        place = next(place for place, each in stored.tables.items() if each.table == own)
        assert text(w.panel(member)).startswith(f"**Your table is {place[1] + 1}** in Hustle night.")
        now = await as_bot(w, tables(w).look(own))
        assert member.id in [each.user for each in now.table.seats if each is not None and each.agreed]
        others = {each.table for each in stored.tables.values()} - {own}
        stranger = await as_bot(w, tables(w).look(min(others)))
        thread = ChannelHandle(w.env, w.guild, w.env.backend.get_channel(stranger.table.channel))
        shown = next(each for each in w.public(thread) if any(b.matches(pattern(Verb.HAND)) for b in buttons(each)))
        await w.click(member, shown, pattern(Verb.HAND))
        assert text(w.panel(member)).startswith(f"**Your table is {place[1] + 1}** in Hustle night.")
        assert tables_shown(w.panel(member)) <= {str(own)}
    await find_the_game_that_is_on(w)


async def find_the_game_that_is_on(w: World) -> None:
    """*Me* and the call, during the match and after it, and for a stranger."""
    ann, eve = w.members[0], w.members[4]
    await ann.slash(w.channel, "league show", view="me")
    assert "**Round 1**" in text(w.panel(ann))
    await w.click(ann, w.panel(ann), by(Verb.CONTEST_HAND))
    assert "**Your table is" in text(w.panel(ann))
    await w.click(eve, call(w), by(Verb.CONTEST_HAND))
    assert "You’re not in this contest" in text(w.panel(eve))
    await as_bot(w, until_over(tables(w), await as_bot(w, tables(w).look(await table_of(w, ann)))))
    await w.click(ann, call(w), by(Verb.CONTEST_HAND))
    assert "Your last match:" in text(w.panel(ann))
    assert not any(each.matches(by(Verb.CONTEST_HAND)) for each in buttons(w.panel(ann)))
