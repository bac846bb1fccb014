"""How many presses the commonest ways take; a command is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.panels.core.custom_ids import Verb
from bot.tables.model import Status
from engine import Phase
from tests.bot.scripted_tables import phase
from tests.cogs.league.scenes import by
from tests.cogs.league.test_playing import call, night
from tests.cogs.scenes import begun, is_over, lobby, look, offered, open_hand, pattern, table_message, until
from tests.world import World, selects, text

if TYPE_CHECKING:
    from simcord import MemberActor, ResponseMessage


@dataclass
class Presses:
    """Presses buttons and picks from menus, and counts both."""

    w: World
    count: int = 0

    async def click(self, member: MemberActor, message: ResponseMessage, button: str) -> None:
        self.count += 1
        await self.w.click(member, message, button)

    async def pick(self, member: MemberActor, message: ResponseMessage, choice: Any) -> None:
        self.count += 1
        (menu,) = (each["custom_id"] for each in selects(message))
        await member.select(message, [choice], custom_id=menu)


async def _until_asked(w: World, member: MemberActor) -> ResponseMessage:
    """The member's panel once it offers something to do."""
    for _ in range(40):
        panel = w.panel(member)
        if offered(panel):
            return panel
        await w.later(1)
    raise AssertionError("nothing is asked")


async def test_from_an_empty_channel_to_the_first_card_it_is_a_bid_and_the_card(w: World) -> None:
    ann, press = w.members[0], Presses(w)
    assert w.public() == []
    await ann.slash(w.channel, "euchre")
    while True:
        panel = await _until_asked(w, ann)
        playing = phase((await look(w)).state) is Phase.PLAYING
        await press.click(ann, panel, str(offered(panel)[0].custom_id))
        if playing:
            break
    assert press.count == 2


async def test_the_next_game_is_one_press(w: World) -> None:
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    ann, press = w.members[0], Presses(w)
    panel = await open_hand(w, ann)
    await until(w, is_over)
    await press.click(ann, panel, pattern(Verb.REMATCH_HERE, 1))
    assert (await look(w, 2)).table.status is Status.PLAYING
    assert press.count == 1


async def test_a_friend_is_invited_by_two(w: World) -> None:
    await lobby(w)
    ann, ben, *_ = w.members
    press, before = Presses(w), len(w.public())
    await press.click(ann, table_message(w), pattern(Verb.INVITE, 1))
    await press.pick(ann, w.panel(ann), ben)
    assert len(w.public()) == before + 1
    assert press.count == 2


async def test_from_a_contests_call_to_the_own_cards_it_is_one(w: World) -> None:
    await night(w)
    press, member = Presses(w), w.members[0]
    await press.click(member, call(w), by(Verb.CONTEST_HAND))
    shown = text(w.panel(member))
    assert shown.startswith("**Your table is")
    assert "Your hand: " in shown, "the words of the picture"
    assert press.count == 1
