"""The public message: always the last state, never too often, fresh when it must be, silent where it may not speak."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.panels.ids import Verb
from bot.tables.model import Status
from engine import Phase, Rules
from tests.bot import tabling
from tests.bot.tabling import phase
from tests.cogs.playing import (
    PAINTED,
    Maker,
    as_bot,
    begun,
    is_over,
    lobby,
    look,
    offered,
    pattern,
    table_message,
    tables,
    until,
    who,
)
from tests.world import World, buttons, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.tables.model import Snapshot

EDIT_EVERY = 1.25


class Timed(list[Any]):
    """A list of requests that knows when, in virtual time, each was made."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.at: list[float] = []

    def append(self, request: Any) -> None:
        super().append(request)
        self.at.append(self.now())

    def paints(self) -> list[tuple[float, str, str]]:
        return [
            (at, r.method, r.path)
            for at, r in zip(self.at, self, strict=True)
            if r.path.startswith("/channels/") and r.method in ("POST", "PATCH") and not r.json.get("content")
        ]


@pytest.fixture
def sent(w: World) -> Timed:
    """Requests from now on, with their times."""
    requests = w.env.backend.http_requests = Timed(lambda: w.env._virtual_time)
    return requests


async def bustle(w: World) -> None:
    """The host adds and removes computers, six changes at once."""
    for _ in range(3):
        await as_bot(w, tables(w).add_computer(1, who(w.members[0])))
        await as_bot(w, tables(w).remove_computer(1, who(w.members[0])))


async def test_the_latest_state_wins_and_edits_are_rare(w: World, sent: Timed) -> None:
    await lobby(w)
    sent.clear()
    sent.at.clear()
    for _ in range(4):
        await bustle(w)
        await w.later(0.7)
    await as_bot(w, tables(w).sit(1, who(w.members[1])))
    await w.later(PAINTED)
    times = [at for at, *_ in sent.paints()]
    assert len(times) <= 5
    assert all(later - earlier >= EDIT_EVERY - 0.001 for earlier, later in pairwise(times))
    assert "Ben" in text(table_message(w))


async def test_two_tables_share_the_pace_of_their_channel(w: World, sent: Timed) -> None:
    await lobby(w)
    await lobby(w)
    sent.clear()
    sent.at.clear()
    for number in (1, 2):
        await as_bot(w, tables(w).sit(number, who(w.members[1])))
    await w.later(PAINTED)
    paints = sent.paints()
    assert len({path for _, _, path in paints}) == 2
    assert paints[1][0] - paints[0][0] >= EDIT_EVERY - 0.001
    assert "Ben" in text(table_message(w, 1))
    assert "Ben" in text(table_message(w, 2))


async def test_every_hand_has_a_message_of_its_own(w: World) -> None:
    await begun(w, rules=Rules(target=4))
    await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    await until(w, lambda now: now.shown(None).view.number == 2 and phase(now.state) is Phase.ORDERING)
    lobby_message, first, second = [message for message in w.public() if not message.content]
    assert not buttons(lobby_message)
    assert not buttons(first)
    assert not first.attachments
    assert offered(second, Verb.HAND)
    await until(w, is_over)
    assert [b.label for b in buttons(w.public()[-1])]


async def test_a_message_is_followed_before_it_is_an_hour_old(w: World) -> None:
    await lobby(w)
    old = table_message(w)
    await w.later(51 * 60)
    assert len(w.public()) == 1
    await as_bot(w, tables(w).sit(1, who(w.members[1])))
    await w.later(PAINTED)
    assert len(w.public()) == 2
    assert not buttons(old)
    assert "Ben" in text(table_message(w))
    assert table_message(w).id != old.id


async def test_an_edit_that_came_too_late_makes_a_fresh_message(w: World) -> None:
    await lobby(w)
    w.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046)
    await as_bot(w, tables(w).sit(1, who(w.members[1])))
    await w.later(PAINTED)
    assert len(w.public()) == 2
    assert "Ben" in text(w.public()[-1])


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10003)])
async def test_a_closed_channel_is_painted_no_more(w: World, sent: Timed, status: int, code: int) -> None:
    await lobby(w)
    sent.clear()
    sent.at.clear()
    w.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
    await as_bot(w, tables(w).sit(1, who(w.members[1])))
    await w.later(PAINTED)
    assert len(sent.paints()) == 1
    await as_bot(w, tables(w).sit(1, who(w.members[2])))
    await w.later(120)
    assert len(sent.paints()) == 1
    w.env.backend.faults.clear()
    await w.members[0].slash(w.channel, "table show")
    await w.later(PAINTED)
    assert "Cleo" in text(w.public()[-1])


@pytest.mark.parametrize("status", [500, 503])
async def test_the_last_state_outlives_faults_of_discord(w: World, sent: Timed, status: int) -> None:
    await lobby(w)
    sent.clear()
    sent.at.clear()
    w.env.inject_error("PATCH", "/channels/*/messages/*", status=status, times=3)
    await as_bot(w, tables(w).sit(1, who(w.members[1])))
    await w.later(1)
    await as_bot(w, tables(w).sit(1, who(w.members[2])))
    await w.later(60)
    assert "Cleo" in text(table_message(w))
    times = [at for at, *_ in sent.paints()]
    assert len(times) == 4
    assert [round(b - a) for a, b in pairwise(times)] == [2, 5, 15]


async def test_a_retired_message_stays_retired_after_a_fault(w: World) -> None:
    await begun(w)
    await until(w, is_over)
    finished = table_message(w)
    w.env.inject_error("PATCH", f"/channels/*/messages/{finished.id}", status=500)
    await w.click(w.members[0], finished, pattern(Verb.REMATCH, 1))
    await w.later(20)
    assert not buttons(finished)


async def test_the_last_state_is_painted_at_a_stop(w: World, make: Maker) -> None:
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    await bustle_of_play(w)
    await w.restart(make())
    assert f"Trick {len((await look(w)).shown(None).view.tricks) + 1}" in text(table_message(w))


async def bustle_of_play(w: World) -> None:
    """Changes that nobody has had time to paint."""

    def in_the_third_trick(now: Snapshot) -> bool:
        view = now.shown(None).view
        return view is not None and len(view.tricks) == 2 and bool(view.trick)

    await as_bot(w, tabling.until(tables(w), await look(w), in_the_third_trick, Random(5)))


async def test_the_end_of_a_game_is_painted(w: World) -> None:
    await begun(w)
    now = await until(w, is_over)
    assert now.table.status is Status.OVER
    shown = table_message(w)
    assert len(shown.attachments) == 1
    assert {press.split(":")[1] for press in (str(b.custom_id) for b in buttons(shown))} == {
        Verb.REMATCH,
        Verb.NEW_PARTNERS,
        Verb.REPLAY,
        Verb.REVIEW,
        Verb.VERIFY,
        Verb.RULES,
    }
