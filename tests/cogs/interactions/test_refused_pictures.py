"""Pictures that one channel refuses: it gets words, and what that says of other channels depends on the refusal."""

from collections.abc import Sequence
from unittest.mock import Mock

import discord
import pytest
from discord import ui

from bot.panels.core.panel import Panel, Picture
from bot.pictures import SeatPicture, Studio, TablePicture
from cogs.interactions.emojis import Emojis
from cogs.interactions.outbox import IN_WORDS_MS, Outbox
from tests.clock import FakeClock

PICTURE = Panel(blocks=(Picture(TablePicture(seats=(SeatPicture(name="A"), SeatPicture(name="B")))),))


@pytest.mark.parametrize(
    ("status", "code", "everywhere"), [(403, 50013, False), (400, 50035, True), (413, 40005, True)], ids=str
)
async def test_three_channels_that_refuse_pictures_stop_them_everywhere_unless_by_their_permissions(
    status: int, code: int, *, everywhere: bool
) -> None:
    clock, kind = FakeClock(), discord.Forbidden if status == 403 else discord.HTTPException
    studio = Studio()
    outbox = Outbox(studio, Emojis(), clock)

    async def refuse(_: ui.LayoutView, files: Sequence[discord.File]) -> int:
        if files:
            raise kind(Mock(status=status), {"code": code, "message": "no picture"})
        return 0

    async def take(_: ui.LayoutView, files: Sequence[discord.File]) -> int:
        return len(files)

    for channel in (1, 2, 3):
        assert await outbox.send(PICTURE, channel, refuse) == 0
    assert await outbox.send(PICTURE, 1, take) == 0
    assert await outbox.send(PICTURE, 4, take) == (0 if everywhere else 1)
    clock.later(IN_WORDS_MS / 1000)
    assert [await outbox.send(PICTURE, channel, take) for channel in (1, 4)] == [1, 1]
    studio.close()


async def test_a_permission_given_back_brings_the_pictures_back_in_its_server_only() -> None:
    """At 35e905d0 they came back when ten minutes were over."""
    studio, status, code = Studio(), 403, 50013
    outbox = Outbox(studio, Emojis(), FakeClock())

    async def refuse(_: ui.LayoutView, files: Sequence[discord.File]) -> int:
        if files:
            raise discord.HTTPException(Mock(status=status), {"code": code, "message": "no picture"})
        return 0

    async def take(_: ui.LayoutView, files: Sequence[discord.File]) -> int:
        return len(files)

    for channel in (1, 2):
        await outbox.send(PICTURE, channel, refuse)
    status, code = 400, 50035
    await outbox.send(PICTURE, 3, refuse)
    outbox.note_change([1, 3, 4])
    assert [await outbox.send(PICTURE, channel, take) for channel in (1, 2, 3)] == [1, 0, 0]
    studio.close()
