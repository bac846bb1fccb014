"""The public message when painting fails or lags while the table moves on."""

import sys
from collections.abc import Callable

import pytest

from bot.tables.commands.seats import Leave, Sit
from tests.cogs.scenes import PAINTED, as_bot, begun, lobby, open_hand, presenter, table_message, tables, who
from tests.suite import rest
from tests.waiting import virtually
from tests.world import World, text


def slow_layout(monkeypatch: pytest.MonkeyPatch, seconds: float) -> Callable[[], None]:
    """Let what is painted take so long to be made ready."""
    outbox = sys.modules["cogs.interactions.outbox"]
    quick = outbox.layout  # type: ignore[attr-defined]

    async def slowly(*args: object, **options: object) -> object:
        await virtually(seconds)
        return await quick(*args, **options)

    monkeypatch.setattr(outbox, "layout", slowly)
    return lambda: monkeypatch.setattr(outbox, "layout", quick)


@pytest.mark.parametrize("status", [500, 429])
async def test_a_retry_does_not_paint_over_a_later_state(w: World, monkeypatch, status: int) -> None:
    await lobby(w)
    quickly = slow_layout(monkeypatch, 1)
    w.env.inject_error("PATCH", "/channels/*/messages/*", status=status)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
    await w.later(0.5)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[2]))))
    await w.later(0.6)
    quickly()
    await w.later(10)
    assert "Ben" in text(table_message(w))
    assert "Cleo" in text(table_message(w))


@rest
async def test_a_state_that_comes_while_another_is_painted_is_painted_after_it(w: World, monkeypatch) -> None:
    await lobby(w)
    quickly = slow_layout(monkeypatch, 2)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
    await w.later(1)
    await as_bot(w, tables(w).do(1, Leave(who(w.members[1]))))
    await w.later(1.1)
    assert "Ben" in text(table_message(w))
    quickly()
    await w.later(PAINTED)
    assert "Ben" not in text(table_message(w))


async def test_a_change_after_the_end_waits_for_the_next_start(w: World) -> None:
    """Discord's session is closed by then: an edit of a message or of a panel would be a fault in the log."""
    await begun(w)
    await open_hand(w, w.members[0])
    await as_bot(w, presenter(w).close())
    sent = len(w.env.http_requests)
    await as_bot(w, tables(w).do(1, Leave(who(w.members[1]))))
    await w.later(10)
    assert len(w.env.http_requests) == sent
