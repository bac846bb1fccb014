"""A stand-in with one server, and a bot process that is started against it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests import payloads
from tests.requirements import is_required
from tests.standin import Guild, StandIn
from tests.standin.process import BotProcess


@pytest.fixture
def faulty_on_purpose() -> str:
    """Part of the fault of a payload that is sent to be refused; any other fault fails the test."""
    return ""


@pytest.fixture
async def discord(faulty_on_purpose: str) -> AsyncIterator[StandIn]:
    """Afterwards: no payload was faulty, and every route has a description or is known to have none."""
    async with StandIn() as standin:
        yield standin
    if payloads.present() or is_required("spec"):
        faults = payloads.faults(standin.requests)
        assert [each for each in faults if not faulty_on_purpose or faulty_on_purpose not in each] == []


@pytest.fixture
def guild(discord: StandIn) -> Guild:
    return discord.guild(n_members=4)


@pytest.fixture
async def bot(discord: StandIn, guild: Guild, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Not started. Computers take their turns at once."""
    async with BotProcess(discord, tmp_path, environment={"COMPUTER_PACE": "0"}) as process:
        yield process
