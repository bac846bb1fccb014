"""The list of a person whose accounts were merged may be longer than a menu: it is shown, and each comes off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert

from bot.panels.core.custom_ids import Press, Verb
from bot.store import schema
from bot.tables.avoided import LIMIT, Avoided
from tests.cogs.scenes import as_bot, bower, pattern
from tests.world import World, selects

if TYPE_CHECKING:
    from simcord import ResponseMessage

MENU = 25
"""Choices that Discord takes."""


async def test_a_list_longer_than_a_menu_is_shown(w: World) -> None:
    ann, ben, *_ = w.members
    avoided = bower(w).services.avoided
    for member, first in ((ann, 1000), (ben, 2000)):
        for number in range(first, first + LIMIT):
            await as_bot(w, avoided.add(w.guild.id, member.id, Avoided(number, f"No{number}")))
    merged = insert(schema.merges).values(guild_id=w.guild.id, old_id=ben.id, new_id=ann.id)
    await as_bot(w, bower(w).services.database.write(lambda connection: connection.execute(merged)))
    everybody = [str(each.user) for each in await as_bot(w, avoided.of(w.guild.id, ann.id))]
    assert len(everybody) == 2 * LIMIT
    await ann.slash(w.channel, "preferences")
    await w.click(ann, w.panel(ann), pattern(Verb.AVOID, 0))
    panel = w.panel(ann)
    assert offered(panel) == everybody[:MENU]
    await ann.select(panel, [everybody[3]], custom_id=Press(Verb.AVOID_OFF).menu())
    assert offered(panel) == [*everybody[:3], *everybody[4 : MENU + 1]], "the next one moves up"


def offered(panel: ResponseMessage) -> list[str]:
    """Who can be taken off."""
    (menu,) = [each for each in selects(panel) if f":{Verb.AVOID_OFF}:" in each["custom_id"]]
    return [each["value"] for each in menu["options"]]
