"""Presses of one member that cross, by lot: one hand stays, the one asked for last, and it shows how things are."""

import asyncio
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.members.preferences import Preferences
from bot.panels.core.panel import Panel, Text
from cogs.interactions.outbox import PrivateMessage
from cogs.live import open_panels
from cogs.live.open_panels import OpenPanels
from tests.clock import FakeClock, JumpingLoop
from tests.suite import first
from tests.waiting import virtually

ANN = SimpleNamespace(id=5)


class Scene:
    """The panels of a member at a table whose revision rises with each press; each says the revision it shows."""

    def __init__(self, lot: Random) -> None:
        async def find(_: int) -> Preferences:
            return Preferences()

        async def send(panel: Panel, _: int, post: Any, **__: object) -> Any:
            return await post(words_of(panel), [])

        self.lot, self.ids, self.revision = lot, count(1), 0
        self.says: dict[int, str] = {}
        services = SimpleNamespace(clock=FakeClock(), members=SimpleNamespace(get=find))
        self.panels = OpenPanels(cast("Any", services), cast("Any", SimpleNamespace(send=send)))

    async def on_its_way(self) -> None:
        await virtually(self.lot.uniform(0.05, 2))

    def interaction(self) -> Any:
        """A press; `original` is the message that its first answer shows."""

        async def edit(*, view: str, **_: object) -> None:
            await self.on_its_way()
            assert made.original in self.says
            self.says[made.original] = view
            await self.on_its_way()

        async def delete() -> None:
            await self.on_its_way()
            self.says.pop(made.original, None)

        made = SimpleNamespace(id=next(self.ids), user=ANN, channel_id=1, locale=SimpleNamespace(value="en-US"))
        made.edit_original_response, made.delete_original_response = edit, delete
        return made

    async def press(self, message: int | None) -> int:
        """Press My hand, or in a message that was there just now; returns the message that shows the answer."""
        asked = self.interaction()
        with self.panels.answering(1, asked) as found:
            await self.on_its_way()
            self.revision += 1
            table = SimpleNamespace(id=1, channel=1, version=0, clock_ms=0, seats=[SimpleNamespace(user=ANN.id)])
            table.seat_of = lambda _: 0
            stored: Any = SimpleNamespace(table=table, revision=self.revision, to_act=None)
            self.panels.refresh_for(stored)
            panel = await seat_panel(None, stored)
            await self.on_its_way()
            asked.original = message if message in self.says else next(self.ids)
            self.says[asked.original] = words_of(panel)
            await self.on_its_way()
            self.panels.keep(found, stored, PrivateMessage(asked, asked.original), panel)
        return asked.original


async def seat_panel(_services: object, stored: Any, *_: object) -> Panel:
    return Panel(blocks=(Text(str(stored.revision)),))


def words_of(panel: Panel) -> str:
    return cast("Text", panel.blocks[0]).markdown


@pytest.mark.parametrize("seed", first([412, *range(300)], 100))
def test_presses_in_any_order_leave_the_newest_hand(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_panels, "seat_panel", seat_panel)

    async def run(lot: Random) -> None:
        scene, opened, pressed = Scene(lot), 0, list[asyncio.Task[int]]()
        for number in range(lot.randint(2, 6)):
            message = lot.choice([None, *scene.says]) if lot.random() < 0.8 else None
            opened = number if message is None else opened
            pressed.append(asyncio.create_task(scene.press(message)))
            await virtually(lot.uniform(0.05, 1))
        answers = await asyncio.gather(*pressed)
        await virtually(20)
        ((message, words),) = scene.says.items()
        assert words == str(scene.revision)
        assert message in answers[opened:], "an answer from before the last My hand"
        await scene.panels.close()

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        runner.run(run(Random(seed)))
