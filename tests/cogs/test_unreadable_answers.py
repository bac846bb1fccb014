"""Every answer of Discord to a request of Bower's, with each field missing or null: what was asked for is done once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from simcord.http import client

from bot.pictures import emoji_names
from bot.tables.model import Status
from cogs import discord_errors
from cogs.interactions.emojis import RETRY_SECONDS
from tests.cogs.scenes import PAINTED, begun, bower, look, member_to_act, offered, open_hand
from tests.cogs.test_unreadable_events import UNREADABLE, check_logs, goes_on, tasks_for_ever
from tests.standin.partial import variants
from tests.suite import rest
from tests.world import World

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def forget_kinds() -> None:
    discord_errors._logged.clear()


@pytest.fixture
def expected_faults() -> list[str]:
    return [UNREADABLE]


class Answers:
    """Changes each answer to requests of a kind: a field is missing, or null, until there is no other way."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kinds: dict[str, Iterator[Any]] = {}
        self.changed: dict[str, int] = {}
        self.finished: set[str] = set()
        self.only = re.compile("nothing")
        for name in ("FakeHTTPClient", "FakeWebhookAdapter"):
            kind = getattr(client, name)
            monkeypatch.setattr(kind, "request", self._change(kind.request))

    def _change(self, request: Any) -> Any:
        async def changed(where: Any, route: Any, *args: Any, **options: Any) -> Any:
            answer = await request(where, route, *args, **options)
            kind = f"{route.method} {re.sub('[0-9]{5,}', '*', route.path)}"
            if answer is None or not self.only.search(kind):
                return answer
            variant = next(self.kinds.setdefault(kind, variants(answer)), None)
            if variant is None:
                self.finished.add(kind)
                return answer
            self.changed[kind] = self.changed.get(kind, 0) + 1
            return variant

        return changed


async def play(w: World, moves: int) -> None:
    """Members open their hands and act, as long as the game goes on."""
    for _ in range(moves):
        now = await look(w)
        if now.table.status is not Status.PLAYING:
            return
        if now.to_act is not None:
            member = member_to_act(w, now)
            panel = await open_hand(w, member)
            await w.click(member, panel, str(offered(panel)[0].custom_id))
        await w.later(PAINTED)


@pytest.mark.parametrize("only", ["PATCH /channels", "/callback$", "POST /interactions|POST /webhooks", "@original"])
@rest
async def test_no_answer_stops_a_game(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, unlimited: None, only: str
) -> None:
    """At 35e905d0 a message whose answer could not be read was an incident or a fault, and came again."""
    answers = Answers(monkeypatch)
    await begun(w)
    before, messages = tasks_for_ever(), len(w.public())
    answers.only = re.compile(only)
    for _ in range(40):
        await play(w, 4)
    assert before <= tasks_for_ever()
    assert sum(answers.changed.values()) > 4, answers.changed
    answers.only = re.compile("nothing")
    await w.later(120)
    assert len(w.public()) <= messages + 1, "the call is no table"
    check_logs(caplog)


async def test_no_answer_stops_the_emojis(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 35e905d0 the answer to one upload without `user` ended all uploads until the next start."""
    answers = Answers(monkeypatch)
    emojis = bower(w).ui.emojis
    w.env.backend.application_emojis.clear()
    emojis._ids.clear()
    answers.only = re.compile("/emojis")
    emojis.refetch()
    for _ in range(60):
        await w.later(RETRY_SECONDS + 1)
        if len(answers.finished) == 2:
            break
    assert sum(answers.changed.values()) > 20, answers.changed
    answers.only = re.compile("nothing")
    await w.later(RETRY_SECONDS + 1)
    assert emoji_names() <= emojis._ids.keys()
    assert "maintain emojis" in tasks_for_ever()
    await begun(w)
    await goes_on(w)
    check_logs(caplog)
