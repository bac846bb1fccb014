"""Whole games played in the first panel that each member opened, which never shows an old state."""

from collections.abc import Iterator

import pytest
from simcord import MemberActor, ResponseMessage
from simcord.components import walk_components

from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Buttons, Menu, Panel, Picture, Text
from bot.panels.core.reader import Reader
from bot.tables.game import StoredTable
from cogs.live.open_panels import seat_panel
from engine import Rules
from tests.cogs.play.test_whole_game import bold
from tests.cogs.scenes import SHORT, as_bot, bower, lobby, look, offered, open_hand, pattern, table_message, tables
from tests.suite import night, rest
from tests.world import World, panels


def hand_of(w: World, member: MemberActor) -> ResponseMessage:
    """The one panel that a member sees; other private answers are plain text."""
    (message,) = [each for each in panels(w.env, member) if not each.content]
    return message


class History:
    """The states of a table, and when each was the current one."""

    def __init__(self, w: World) -> None:
        self.w = w
        self.states: list[tuple[float, StoredTable]] = []
        tables(w).subscribe(lambda stored: self.states.append((w.env._virtual_time, stored)))

    async def outdated(self, member: MemberActor, within: float) -> str:
        """What a member's panel shows, if no state of the last so many seconds looks like it; else nothing."""
        shown = "\n".join(_shown(hand_of(self.w, member)))
        since = self.w.env._virtual_time - within
        for place, (_, stored) in reversed(list(enumerate(self.states))):
            if shown == "\n".join(await self._expected(stored, member)):
                return ""
            if self.states[place][0] <= since:
                break
        return shown

    async def _expected(self, stored: StoredTable, member: MemberActor) -> Iterator[str]:
        panel = await as_bot(self.w, seat_panel(bower(self.w).services, stored, member.id, Reader(language="en")))
        return _parts(panel, self.w)


def _parts(panel: Panel, w: World) -> Iterator[str]:
    for block in panel.blocks:
        match block:
            case Text(markdown):
                yield bower(w).ui.emojis.fill_in(markdown)
            case Buttons(buttons):
                yield from (f"{button.id} {button.label} {button.disabled}" for button in buttons)
            case Menu(select):
                yield select.id
            case Picture(drawing):
                yield drawing.alt[:1024]
            case _:
                pass


def _shown(message: ResponseMessage) -> Iterator[str]:
    for part in walk_components(message.components):
        match part["type"]:
            case 10:
                yield part["content"]
            case 2:
                yield f"{part['custom_id']} {part.get('label') or ''} {bool(part.get('disabled'))}"
            case 3:
                yield part["custom_id"]
            case 12:
                yield from (item["description"] for item in part["items"])
            case _:
                pass


SOON = 1.5
"""Seconds within which each open panel shows a change."""
STEP = 0.5
HOUR = 3_600_000


@rest
@pytest.mark.parametrize("rules", [SHORT, pytest.param(Rules(), marks=night)])
async def test_four_members_play_without_looking_for_their_panels(w: World, rules: Rules) -> None:
    """Start answers the host with the panel that becomes the hand; each of the others presses My hand once.

    The panels that are open are compared with the seats' views every half second, to the end.
    """
    history, players = History(w), w.members[:4]
    await lobby(w, 4, rules, HOUR)
    await w.click(players[0], table_message(w), pattern(Verb.START, 1))
    for player in players[1:]:
        await open_hand(w, player)
    while (await look(w)).table.running:
        for player in players:
            panel = hand_of(w, player)
            if choices := offered(panel):
                await w.click(player, panel, str(bold(choices).custom_id))
        await w.later(STEP)
        for player in players:
            assert not (shown := await history.outdated(player, SOON)), shown
    await w.later(SOON)
    for player in players:
        assert not (shown := await history.outdated(player, 0)), shown
