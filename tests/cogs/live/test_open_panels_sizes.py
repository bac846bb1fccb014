"""Hand panels of those who sit a hand out, at tables of seven and more."""

from dataclasses import replace
from random import Random

import pytest

from cogs.live.open_panels import OpenPanels
from engine import PRESETS, Phase, view
from tests.bot import scripted_tables
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import Maker, as_bot, begun, look, open_hand, tables, until
from tests.suite import first, rest
from tests.world import World, buttons

HOUR = 3_600_000


@pytest.fixture
def make(make: Maker) -> Maker:
    """Nobody plays by itself: a test takes every step."""
    make.settings = make.settings.model_copy(update={"computer_pace": 10})
    return make


@pytest.mark.parametrize("cut", [False, True])
@pytest.mark.parametrize("seats", first([7, 9], 0, 1))
@rest
async def test_no_open_panel_keeps_a_deal_that_is_over(w: World, seats: int, cut: bool) -> None:
    """Who sits a hand out too sees each hand begin and end: the deal offered is always the one that is due."""
    await begun(w, members=5, rules=replace(PRESETS["hustle"], seats=seats, cut=cut, hand_size=5), clock_ms=HOUR)
    await until(w, lambda now: now.to_act is not None)
    open_panels = [await open_hand(w, member) for member in w.members[:5]]
    dice, dealt = Random(2), 0
    for _ in range(60):
        now = await as_bot(w, scripted_tables.one_step(tables(w), await look(w), dice))
        await w.later(1.2)
        due = phase(now.state) is Phase.DEALING
        dealt += due
        here = {b.custom_id for panel in open_panels for b in buttons(panel) if "bower:deal:" in str(b.custom_id)}
        assert here == ({f"bower:deal:1:{now.table.version}:0"} if due else set())
    assert dealt > 1


@rest
async def test_a_panel_that_missed_the_deal_is_refreshed_by_what_comes_next(w: World, monkeypatch) -> None:
    await begun(w, members=5, rules=PRESETS["hustle"], clock_ms=HOUR)
    now = await until(w, lambda now: phase(now.state) is Phase.DEALING)
    open_panels = [await open_hand(w, member) for member in w.members[:5]]
    missed, pass_on = [], OpenPanels.refresh_for
    monkeypatch.setattr(OpenPanels, "refresh_for", lambda self, snapshot: missed.append(snapshot))
    now = await as_bot(w, scripted_tables.one_step(tables(w), now, Random(2)))
    monkeypatch.setattr(OpenPanels, "refresh_for", pass_on)
    assert [each.table.version for each in missed] == [now.table.version]
    now = await as_bot(w, scripted_tables.one_step(tables(w), now, Random(2)))
    assert view(now.state, None).calls
    await w.later(1.2)
    assert not [b.custom_id for panel in open_panels for b in buttons(panel) if "bower:deal:" in str(b.custom_id)]
