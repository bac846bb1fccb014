"""*Not with them*: a list that its member alone sees, no seat beside them, and nothing that the others can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert

from bot.panels.core.custom_ids import Press, Verb
from bot.servers import ServerSettings
from bot.store import schema
from bot.tables.avoided import LIMIT, Avoided
from bot.texts import LANGUAGES, say
from tests.cogs.scenes import PAINTED, answer, as_bot, begun, bower, forge, kept, lobby, look, pattern, table_message
from tests.world import World, selects, text

if TYPE_CHECKING:
    from simcord import MemberActor, ResponseMessage


AVOID = "Not with them at euchre"
SIT = rf"bower:{Verb.SIT}:1:0:1"
"""Ben, against Ann."""
LONGEST_MENU = 25
"""Choices that Discord takes."""


async def avoid(w: World, member: MemberActor, other: MemberActor) -> None:
    add = bower(w).services.avoided.add(w.guild.id, member.id, Avoided(other.id, other.name))
    await as_bot(w, add)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_list_is_written_and_a_seat_refused(w: World, language: str) -> None:
    ann, ben, cleo, *_ = w.members
    w.locales.update(dict.fromkeys((each.id for each in w.members), language))
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(language=language)))
    await lobby(w)
    await ben.slash(w.channel, "preferences")
    await w.click(ben, w.panel(ben), pattern(Verb.AVOID, 0))
    panel = w.panel(ben)
    assert say(language, "avoid-none") in text(panel)
    for member in (ann, cleo):
        (add,) = [each["custom_id"] for each in selects(panel) if f":{Verb.AVOID_ADD}:" in each["custom_id"]]
        await ben.select(panel, [member], custom_id=add)
    assert say(language, "avoid-on", names="Ann, Cleo") in text(panel)
    (off,) = [each["custom_id"] for each in selects(panel) if f":{Verb.AVOID_OFF}:" in each["custom_id"]]
    await ben.select(panel, [str(cleo.id)], custom_id=off)
    assert say(language, "avoid-on", names="Ann") in text(panel)
    refused = await w.click(ben, table_message(w), SIT)
    assert answer(refused) == say(language, "avoid-sits", names="Ann", number="1")
    assert (await look(w)).table.seat_of(ben.id) is None
    await ben.select(panel, [str(ann.id)], custom_id=off)
    await w.click(ben, table_message(w), SIT)
    assert (await look(w)).table.seat_of(ben.id) is not None


async def test_from_a_members_menu_by_command_and_in_a_game(w: World) -> None:
    ann, ben, *_, eve = w.members
    await begun(w, members=2)
    await w.later(PAINTED)
    assert say("en", "avoid-on", names="Ann") in answer(await eve.context_menu(w.channel, AVOID, ann))
    assert answer(await ann.context_menu(w.channel, AVOID, ann)) == say("en", "avoid-self")
    refusal = say("en", "avoid-sits", names="Ann", number="1")
    assert answer(await eve.slash(w.channel, "table join", seat=3)) == refusal
    assert answer(await forge(w, eve, table_message(w), Press(Verb.SIT, 1, index=2).button_id())) == refusal
    assert answer(await ben.context_menu(w.channel, AVOID, ann)) == text(w.panel(ben)), "they play on together"


async def test_only_the_presser_is_refused_and_only_their_own_list_changes(w: World) -> None:
    ann, ben, cleo, *_ = w.members
    await lobby(w)
    await avoid(w, ann, ben)
    await avoid(w, cleo, ann)
    before = await kept(w)
    for press, value in (
        (Press(Verb.AVOID_OFF), str(ben.id)),
        (Press(Verb.AVOID_OFF), "x"),
        (Press(Verb.AVOID_ADD), str(cleo.id)),  # Discord resolves what was picked: this was typed
        (Press(Verb.AVOID_ADD), "0"),
        (Press(Verb.AVOID, ann.id), ""),
    ):
        ids = (press.menu(), value) if value else (press.button_id(),)
        said = answer(await forge(w, ben, table_message(w), *ids))
        assert "Ann" not in said
        assert await kept(w) == before, press
    await w.click(ben, table_message(w), SIT)
    assert (await look(w)).table.seat_of(ben.id) is not None, "Ann has a list, Ben has none"


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
    assert offered(panel) == everybody[:LONGEST_MENU]
    await ann.select(panel, [everybody[3]], custom_id=Press(Verb.AVOID_OFF).menu())
    assert offered(panel) == [*everybody[:3], *everybody[4 : LONGEST_MENU + 1]], "the next one moves up"


def offered(panel: ResponseMessage) -> list[str]:
    """Who can be taken off."""
    (menu,) = [each for each in selects(panel) if f":{Verb.AVOID_OFF}:" in each["custom_id"]]
    return [each["value"] for each in menu["options"]]
