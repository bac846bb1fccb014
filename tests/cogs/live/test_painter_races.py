"""The public message when painting fails, lags while the table moves on, or is refused by Discord."""

import asyncio
import logging
import sys
from collections.abc import Callable
from itertools import pairwise

import pytest

from bot.panels.core.custom_ids import Verb
from bot.pictures.studio import PictureError, Studio
from bot.tables.commands.seats import Leave, Sit
from bot.texts import say
from cogs.live import painter
from engine import Phase, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.interactions.test_faults import broken
from tests.cogs.live.conftest import Timed
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    answer,
    as_bot,
    begun,
    lobby,
    look,
    offered,
    open_hand,
    presenter,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import first, rest
from tests.waiting import virtually
from tests.world import World, buttons, text


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


async def test_a_stop_that_is_cut_short_says_what_is_left(
    w: World, make: Maker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(w)
    quickly = slow_layout(monkeypatch, 600)
    await as_bot(w, tables(w).do(1, Leave(who(w.members[1]))))
    with w.env._bot_scope():
        closing = asyncio.create_task(presenter(w).close())
    await w.later(10)
    closing.cancel()
    await asyncio.wait({closing})
    assert f"last states wait for the next start in 1 channels: [{w.channel.id}]" in caplog.text
    quickly()
    await w.restart(make())
    await w.later(PAINTED)
    assert "Want in?" in text(table_message(w)), "a computer has the seat"


async def test_a_message_that_cannot_be_deleted_loses_its_buttons(w: World) -> None:
    await lobby(w)
    before = table_message(w)
    w.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013)
    await w.members[0].slash(w.channel, "table show")
    await w.later(PAINTED)
    assert not buttons(before)
    assert table_message(w).id > before.id


@rest
async def test_an_emoji_that_is_gone_is_left_out(w: World) -> None:
    await lobby(w)
    await begun(w)
    w.env.inject_error(
        "PATCH", "/channels/*/messages/*", status=400, code=50035, message="components.0.emoji.id: Invalid emoji"
    )
    await until(w, lambda now: phase(now.state) is Phase.PLAYING, number=2)
    assert table_message(w, 2).attachments
    assert "to lead" in text(table_message(w, 2))


@rest
@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10003)])
async def test_a_closed_channel_is_painted_no_more(w: World, sent: Timed, status: int, code: int) -> None:
    await lobby(w)
    sent.clear()
    w.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
    await w.later(PAINTED)
    assert len(sent.paints()) == 1
    await as_bot(w, tables(w).do(1, Sit(who(w.members[2]))))
    await w.later(120)
    assert len(sent.paints()) == 1
    w.env.backend.faults.clear()
    await w.members[0].slash(w.channel, "table show")
    await w.later(PAINTED)
    assert "Cleo" in text(w.public()[-1])


@rest
async def test_a_message_sent_in_vain_to_an_archived_thread(w: World) -> None:
    """An edit opens no archived thread; a new message does."""
    await lobby(w)
    w.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
    await w.later(PAINTED)
    assert len(w.public()) == 1
    assert "Ben" in text(w.public()[-1])


@pytest.mark.parametrize(
    ("status", "code", "told"),
    first([(403, 50013, "closed"), (400, 160005, "closed"), (404, 10003, "gone"), (503, 0, "later")], 1),
)
async def test_table_show_reports_what_is_wrong(w: World, sent: Timed, status: int, code: int, told: str) -> None:
    await lobby(w)
    w.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
    result = await w.members[0].slash(w.channel, "table show")
    await w.later(10)
    assert answer(result) == say("en", f"reply-shown-{told}", table="Table 1", channel=f"<#{w.channel.id}>")
    w.env.backend.faults.clear()
    await w.later(60)
    assert len(w.public()) == 1


@rest
async def test_a_closed_channel_is_tried_with_the_next_hand(w: World, sent: Timed, caplog) -> None:
    """One warning and one try in five minutes; where the channel has been opened, the next hand is shown."""
    await begun(w, rules=Rules(target=10))
    await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    w.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)
    sent.clear()
    for hand in (2, 3, 4):
        await until(w, lambda now, hand=hand: now.public.view.number == hand)
        await w.later(60)
    assert len(sent.paints()) == 2, "one try, with its picture and without"
    w.env.backend.faults.clear()
    await w.later(300)
    await until(w, lambda now: now.public.view.number == 5 and phase(now.state) is Phase.FIRST_ROUND)
    assert offered(table_message(w), Verb.HAND)
    assert (await look(w)).table.message_hand >= 4
    warnings = [r for r in caplog.records if r.name.startswith("cogs") and r.levelno >= logging.WARNING]
    assert len(warnings) == 1
    assert "takes no messages" in warnings[0].getMessage()


@pytest.mark.parametrize("status", [500, 503])
async def test_the_last_state_outlives_faults_of_discord(w: World, sent: Timed, status: int) -> None:
    await lobby(w)
    sent.clear()
    w.env.inject_error("PATCH", "/channels/*/messages/*", status=status, times=3)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
    await w.later(1)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[2]))))
    await w.later(60)
    assert "Cleo" in text(table_message(w))
    times = [at for at, *_ in sent.paints()]
    assert len(times) == 4
    assert [round(b - a) for a, b in pairwise(times)] == [2, 5, 15]


async def test_a_picture_that_cannot_be_drawn_is_replaced_by_text(
    w: World, monkeypatch, expected_faults: list[str]
) -> None:
    expected_faults.append("a picture could not be drawn")

    async def no_paint(*_: object, **__: object) -> bytes:
        raise PictureError("no paint")

    monkeypatch.setattr(Studio, "draw", no_paint)
    await lobby(w, members=2)
    shown = table_message(w)
    assert not shown.attachments
    assert "Ben" in text(shown, alts=False)
    assert buttons(shown)


async def test_painting_is_tried_again_after_a_fault(w: World, monkeypatch, expected_faults: list[str]) -> None:
    expected_faults.append("a table could not be painted")
    await lobby(w)
    with monkeypatch.context() as patch:
        patch.setattr(painter, "table_panel", broken)
        await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
        await w.later(PAINTED)
    assert "Ben" not in text(table_message(w))
    await as_bot(w, tables(w).do(1, Sit(who(w.members[2]))))
    await w.later(PAINTED)
    assert "Ben" in text(table_message(w))
    assert "Cleo" in text(table_message(w))
