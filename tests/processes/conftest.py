"""A stand-in with one server, and a bot process that is started against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests import payloads
from tests.requirements import is_required
from tests.standin import StandIn
from tests.standin.process import BotProcess

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.standin import Guild


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    """Afterwards: no payload was faulty, and every route has a description or is known to have none."""
    async with StandIn() as standin:
        yield standin
    if payloads.present() or is_required("spec"):
        assert payloads.faults(standin.requests) == []


@pytest.fixture
def guild(discord: StandIn) -> Guild:
    return discord.guild(n_members=4)


@pytest.fixture
async def bot(discord: StandIn, guild: Guild, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Not started. Computers take their turns at once."""
    async with BotProcess(discord, tmp_path, environment={"COMPUTER_PACE": "0"}) as process:
        yield process
