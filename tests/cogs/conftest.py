"""What the tests of the cogs share: Bower in a world of its own, and what is checked at the end of each of them."""

import logging
import shutil
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.pictures.emojis import emoji_names
from bot.settings import Settings
from cogs.interactions import commands
from cogs.interactions.context import UiClient
from cogs.interactions.remembered import TokenBucket
from tests import payloads, shown
from tests.bot.databases import migrated_file
from tests.cogs.scenes import Maker
from tests.requirements import is_required
from tests.whole import WHOLE
from tests.world import World, world

__all__ = ["migrated_file"]

_TRANSLATE = commands.translate_commands
_COMMANDS: list[dict[str, Any]] = []


@pytest.fixture
def make(tmp_path: Path, migrated_file: Path) -> Maker:
    """Makes the bot, and for a restart the next one."""
    shutil.copyfile(migrated_file, tmp_path / "b.db")
    return Maker(Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{tmp_path}/b.db", computer_processes=0))


@pytest.fixture
def expected_faults() -> list[str]:
    """Parts of log entries of level ERROR that this test provokes; any other fails it."""
    return []


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Members may press faster than anybody who plays, for tests that try a lot."""
    monkeypatch.setattr(TokenBucket, "take", lambda *_: True)


@pytest.fixture
async def w(make: Maker, caplog: Any, expected_faults: list[str], request: Any) -> AsyncGenerator[World]:
    """Bower, four members who play and one who watches. Afterwards: no bad payload, no fault in the log."""
    for name in ("bot", "cogs"):
        caplog.set_level(logging.DEBUG, name)
    uploads = "tests/demo/" in request.node.nodeid  # the demo's page shows pictures that were uploaded
    async with world(make(), members=5, emojis=() if uploads else emoji_names()) as running:
        make.clock.env = running.env
        yield running
    assert [request for request in running.env.http_requests if mentions_anyone(request.json)] == []
    if payloads.present() or is_required("spec"):
        assert payloads.faults(running.env.http_requests) == []
    logged = [r.getMessage() for r in caplog.get_records("call")]
    assert [each for each in logged if each.endswith("over the limit")] == [], "honest members do not meet the limit"
    faults = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert [each for each in faults if not any(part in each for part in expected_faults)] == []


def mentions_anyone(payload: object) -> bool:
    """Whether a message lets Discord look for mentions; a call names in its text whom it is for."""
    message = payload.get("data", payload) if isinstance(payload, dict) else None
    allowed = message.get("allowed_mentions") if isinstance(message, dict) else None
    if not isinstance(allowed, dict):
        return False
    said = f"{message.get('content')}{message.get('components')}"
    users, roles = ([str(each) for each in allowed.get(kind) or []] for kind in ("users", "roles"))
    named = all(f"<@{user}>" in said for user in users) and all(f"<@&{role}>" in said for role in roles)
    return bool(allowed.get("parse") or not named or len(users) > 100 or len(roles) > 1)


@pytest.fixture(autouse=True)
def translate_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands in all languages are the same in each test, and take long to put together."""
    monkeypatch.setattr(commands, "translate_commands", _translate_once)


async def _translate_once(tree: app_commands.CommandTree[UiClient]) -> list[dict[str, Any]]:
    if not _COMMANDS:
        _COMMANDS.extend(await _TRANSLATE(tree))
    return _COMMANDS


@pytest.fixture(autouse=True)
def show_what_the_suite_counts_on(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A test that stands for presses and posts in `tests.whole` has to show them."""
    wanted = {*WHOLE.get(request.node.nodeid, ())}
    if not wanted:
        yield
        return
    before, found = shown.answered(), shown.watch_posts(monkeypatch)
    yield
    found |= {what for what, times in shown.answered().items() if times > before.get(what, 0)}
    assert wanted - found == set(), "tests/whole.py says that this test shows it"
