"""Panels posted again below their tables' new messages: all of them, within the channel's limit of follow-ups."""

from dataclasses import replace

import pytest

from bot.tables import service
from bot.tables.game import StoredTable
from cogs.live.open_panels import WITHIN
from engine import PRESETS, Rules
from tests.cogs.live.test_painter import Timed
from tests.cogs.scenes import (
    PAINTED,
    SHORT,
    Maker,
    as_bot,
    begun,
    bower,
    look,
    open_hand,
    presenter,
    table_message,
    until,
)
from tests.suite import rest
from tests.world import World, panels, world

HOUR = 3_600_000
LIMIT = 30
"""Follow-ups that Discord takes in a channel within 60 s."""
NINE = replace(PRESETS["hustle"], seats=9)


def follow_ups(sent: Timed) -> list[float]:
    """When each was posted."""
    return [at for at, r in zip(sent.at, sent, strict=True) if r.method == "POST" and r.path.startswith("/webhooks/")]


async def post_again(w: World, now: StoredTable) -> None:
    presenter(w).painter._fresh.add(now.table.id)
    presenter(w).painter.want(now)


@rest
@pytest.mark.parametrize(("tables", "rules"), [(1, NINE), (8, SHORT)], ids=["nine-seats", "eight-tables"])
async def test_all_panels_follow_their_tables_within_the_limit(
    make: Maker, unlimited: None, monkeypatch: pytest.MonkeyPatch, tables: int, rules: Rules
) -> None:
    """At 35e905d0 all of 32 panels were posted again within seconds, which Discord refuses."""
    monkeypatch.setattr(service, "HOSTED", tables)
    async with world(make(), members=rules.seats) as w:
        make.clock.env = w.env
        bower(w).ui.outbox._everywhere_until = make.clock.now() + 24 * HOUR  # words are quicker than pictures
        numbers = range(1, tables + 1)
        for number in numbers:
            await begun(w, rules.seats, rules, HOUR)
            await until(w, lambda now: now.to_act is not None, number)
            for member in w.members:
                await open_hand(w, member, number)
        sent = w.env.backend.http_requests = Timed(lambda: w.env._virtual_time)
        for _ in range(3):
            for number in numbers:
                now = await look(w, number)
                await as_bot(w, post_again(w, now))
                await w.later(PAINTED)
            await w.later(WITHIN)
        times = follow_ups(sent)
        assert len(times) >= tables * rules.seats
        assert all(later - earlier >= WITHIN for earlier, later in zip(times, times[LIMIT:], strict=False))
        newest = [table_message(w, number).id for number in numbers]
        for member in w.members:
            shown = panels(w.env, member)
            assert len(shown) == tables
            # of more than there is room for in a minute, the rest are edited where they are
            assert tables > 1 or all(message.id > min(newest) for message in shown)
