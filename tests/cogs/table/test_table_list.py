"""`/table list`: from another channel to a table's seat and cards, page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.lobby import LISTED
from bot.tables.commands.life import Open
from bot.tables.model import CLOCK_DEFAULT_MS
from tests.cogs.scenes import PAINTED, SHORT, as_bot, begun, forge, lobby, look, pattern, table_message, tables, who
from tests.world import World, buttons, text

if TYPE_CHECKING:
    from simcord import ResponseMessage


async def test_from_another_channel_one_press_leads_to_a_seat(w: World) -> None:
    _, ben, *_ = w.members
    await lobby(w)
    message = table_message(w)
    elsewhere = w.guild.create_text_channel("elsewhere")
    await ben.slash(elsewhere, "table list")
    panel = w.panel(ben)
    assert f"[Table 1](https://discord.com/channels/{w.guild.id}/{w.channel.id}/{message.id})" in text(panel)
    await w.click(ben, panel, pattern(Verb.SIT_HERE, 1, 1))
    assert (await look(w)).table.seat_of(ben.id) == 1
    assert "Your cards will show up here" in text(w.panel(ben)), "what comes of the press is said"


async def test_whoever_plays_is_led_to_the_cards(w: World) -> None:
    ann = w.members[0]
    await begun(w)
    await w.later(PAINTED)
    await ann.slash(w.channel, "table list")
    listed = w.panel(ann)
    await w.click(ann, listed, pattern(Verb.HAND, 1))
    assert w.panel(ann).id != listed.id


async def test_the_list_has_pages(w: World) -> None:
    ann = w.members[0]
    for number in range(LISTED + 1):
        host = w.members[number % 4 + 1]
        where = (w.guild.id, w.channel.id)
        await as_bot(
            w, tables(w).open(Open(who(host), *where, preset="custom", rules=SHORT, clock_ms=CLOCK_DEFAULT_MS))
        )
    await ann.slash(w.channel, "table list")
    panel = w.panel(ann)
    assert offered(panel) == list(range(LISTED + 1, 1, -1)), "newest first"
    await w.click(ann, panel, pattern(Verb.TABLE_LIST, 0, 1))
    assert offered(panel) == [1]
    await w.click(ann, panel, pattern(Verb.TABLE_LIST, 0, 0))
    assert offered(panel) == list(range(LISTED + 1, 1, -1))
    await forge(w, ann, panel, Press(Verb.TABLE_LIST, index=99).button_id())
    assert offered(panel) == [1], "the last page"


def offered(panel: ResponseMessage) -> list[int]:
    """The tables at which the member can sit down."""
    found = [each.custom_id.split(":") for each in buttons(panel) if each.custom_id]
    return [int(number) for _, verb, number, *_ in found if verb == Verb.SIT_HERE]
