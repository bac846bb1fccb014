"""How long computers think is the operator's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cogs.scenes import begun, look

if TYPE_CHECKING:
    from tests.cogs.scenes import Maker
    from tests.world import World


@pytest.mark.parametrize(("pace", "moves"), [(0, True), (10, False)])
async def test_computers_wait_as_long_as_the_setting_says(w: World, make: Maker, pace: float, *, moves: bool) -> None:
    await w.restart(make(computer_pace=pace))
    now = await begun(w, members=1)
    await w.later(2)
    assert ((await look(w)).table.version > now.table.version) == moves
