"""Whole games played in the first panel that each member opened, which never shows an old state."""

import pytest
from simcord import MemberActor

from bot.panels.core.custom_ids import Verb
from bot.tables.commands.seats import FillWithComputers
from engine import Rules
from tests.cogs.live.panel_content import History, hand_of
from tests.cogs.play.test_whole_game import bold
from tests.cogs.scenes import (
    PAINTED,
    SHORT,
    as_bot,
    lobby,
    look,
    offered,
    open_hand,
    pattern,
    table_message,
    tables,
    who,
)
from tests.suite import night, rest
from tests.world import World

SOON = 1.5
"""Seconds within which each open panel shows a change."""
STEP = 0.5
HOUR = 3_600_000
LENGTHS = [SHORT, pytest.param(Rules(), marks=night)]


async def play(w: World, history: History, players: list[MemberActor]) -> None:
    """Play to the end in the panels that are open, and compare them with the seats' views every half second."""
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


@rest
@pytest.mark.parametrize("rules", LENGTHS)
async def test_four_members_play_without_looking_for_their_panels(w: World, rules: Rules) -> None:
    """Start answers the host with the panel that becomes the hand; each of the others presses My hand once."""
    history, players = History(w), w.members[:4]
    await lobby(w, 4, rules, HOUR)
    await w.click(players[0], table_message(w), pattern(Verb.START, 1))
    for player in players[1:]:
        await open_hand(w, player)
    await play(w, history, players)


@rest
@pytest.mark.parametrize("rules", LENGTHS)
async def test_one_member_plays_with_three_computers(w: World, rules: Rules) -> None:
    history, ann = History(w), w.members[0]
    await lobby(w, 1, rules, HOUR)
    await as_bot(w, tables(w).do(1, FillWithComputers(who(ann))))
    await w.later(PAINTED)
    await w.click(ann, table_message(w), pattern(Verb.START, 1))
    await play(w, history, [ann])
