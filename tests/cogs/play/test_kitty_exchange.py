"""The exchange with the kitty through Discord: both answers by their buttons, and who sees what (rules-spec E9)."""

import pytest

from engine import Phase, Rules, view
from tests.bot.scripted_tables import phase
from tests.cogs.play.test_phases import driven
from tests.cogs.scenes import PAINTED, look, member_to_act, offered, open_hand, table_message
from tests.suite import rest
from tests.world import World, text

RULES = Rules(kitty_exchange=True)


@rest
@pytest.mark.parametrize("changes", [True, False])
async def test_a_lone_player_changes_a_card_or_stands_pat(w: World, changes: bool) -> None:
    now = await driven(w, RULES, lambda n: phase(n.state) is Phase.KITTY_EXCHANGE)
    seat, number = now.to_act, now.table.id
    assert seat is not None
    assert now.state is not None
    member = member_to_act(w, now)
    panel = await open_hand(w, member, number)
    assert "take its top card, blind, or stand pat" in text(panel)
    *_, stands_pat = found = offered(panel)
    assert stands_pat.label == "Stand pat"
    assert len(found) == 6
    await w.click(member, panel, str((found[0] if changes else stands_pat).custom_id))
    after = await look(w, number)
    assert after.state is not None
    assert phase(after.state) is Phase.PLAYING
    buried = len(view(now.state, seat).buried) + changes
    assert len(view(after.state, seat).buried) == buried
    assert ("You discarded" in text(w.panel(member))) == (buried > 0)
    await w.later(PAINTED)
    public = text(table_message(w, number))
    assert ("swaps a card with the kitty" if changes else "stands pat") in public
    assert "You discarded" not in public
