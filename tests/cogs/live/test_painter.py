"""The public message: always the last state, never too often, fresh when it must be, silent where it may not speak."""

import asyncio
from http import HTTPStatus
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Voice
from bot.panels.table.status_lines import turn_line
from bot.tables import autoplay
from bot.tables.commands.life import Start
from bot.tables.commands.seats import AddComputer, RemoveComputer, Sit
from bot.tables.game import StoredTable
from bot.texts import say
from cogs.live.pace import RateLimit
from engine import Phase, Rules
from engine.phases.registry import Playing
from tests.bot import scripted_tables
from tests.bot.scripted_tables import phase
from tests.cogs.live.conftest import Timed
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    as_bot,
    begun,
    bower,
    is_over,
    lobby,
    look,
    offered,
    open_hand,
    pattern,
    presenter,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, text

EDIT_EVERY = 1.25


async def bustle(w: World) -> None:
    """The host adds and removes computers, six changes at once."""
    for _ in range(3):
        await as_bot(w, tables(w).do(1, AddComputer(who(w.members[0]))))
        await as_bot(w, tables(w).do(1, RemoveComputer(who(w.members[0]))))


async def test_the_latest_state_wins_and_edits_are_rare(w: World, sent: Timed) -> None:
    await lobby(w)
    sent.clear()
    for _ in range(4):
        await bustle(w)
        await w.later(0.7)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
    await w.later(PAINTED)
    times = [at for at, *_ in sent.paints()]
    assert len(times) <= 5
    assert all(later - earlier >= EDIT_EVERY - 0.001 for earlier, later in pairwise(times))
    assert "Ben" in text(table_message(w))


@pytest.mark.parametrize("status", [200, 401, 404, 429, 500])
async def test_a_press_that_sat_somebody_down_edits_outside_the_global_limit(
    w: World, sent: Timed, status: int
) -> None:
    """While Discord takes its token; and then the bot does it itself."""
    await lobby(w)
    await w.click(w.members[1], table_message(w), pattern(Verb.SIT, 1, 2))
    await w.later(PAINTED)
    sent.clear()
    if status != HTTPStatus.OK:
        w.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=status)
    for member in w.members[2:4]:
        await as_bot(w, tables(w).do(1, Sit(who(member))))
        await w.later(PAINTED)
    assert len(sent.paints()) == (0 if status == HTTPStatus.OK else 2)
    assert len([each for each in sent if each.path.endswith("@original")]) == (2 if status == HTTPStatus.OK else 1)
    assert "Dan" in text(table_message(w))


@pytest.mark.parametrize(("is_busy", "lull"), [(False, 1.0), (True, 5.0)])
async def test_a_computers_card_is_painted_alone_only_where_nothing_follows(
    w: World, sent: Timed, monkeypatch: pytest.MonkeyPatch, lull: float, *, is_busy: bool
) -> None:
    """A turn of a member comes at once."""
    monkeypatch.setattr(RateLimit, "is_busy", is_busy)
    monkeypatch.setattr(autoplay, "THINKING", (90, 90))
    await begun(w, members=1, rules=Rules(target=4))
    at_first_lead = Playing, (), (), 1
    now = await until(
        w, lambda now: (type(now.state), now.public.view.trick, now.public.view.tricks, now.to_act) == at_first_lead
    )
    sent.clear()
    painted = list[int]()
    for wait in (lull - 0.1, lull - 0.1, 0.2, EDIT_EVERY):
        if wait != 0.2:
            now = await as_bot(w, scripted_tables.one_step(tables(w), now, Random(1)))
        await w.later(wait)
        painted.append(len(sent.paints()))
    assert painted == [0, 0, 1, 2]
    assert now.to_act == 0
    assert turn_line(Voice(now.table, "en"), now.public) in text(table_message(w))


@pytest.mark.parametrize("moves", [False, True])
async def test_what_waits_for_the_limit_is_painted_as_it_is_then(w: World, sent: Timed, *, moves: bool) -> None:
    async def use_up(limit: RateLimit) -> None:
        limit._next = asyncio.get_running_loop().time() + 10

    await lobby(w)
    await w.click(w.members[1], table_message(w), pattern(Verb.SIT, 1, 2))
    await w.leap(15 * 60)  # Discord takes its token no longer
    sent.clear()
    presenter(w).painter._fresh |= {1} if moves else set()
    for member in w.members[2:4]:
        await as_bot(w, use_up(presenter(w).rate_limit))  # others wait behind it
        await as_bot(w, tables(w).do(1, Sit(who(member))))
        await w.later(5.1)
    assert len(sent.paints()) == 1
    assert "Dan" in text(table_message(w))


async def test_what_goes_through_in_a_channel_ends_the_wait_there(w: World, caplog: pytest.LogCaptureFixture) -> None:
    await begun(w)
    now = await until(w, lambda now: now.to_act is not None)
    w.env.inject_error("PATCH", "/channels/*/messages/*", status=500, code=0, times=3)
    before = text(table_message(w))
    await as_bot(w, scripted_tables.one_step(tables(w), now, Random(1)))
    await w.later(8)
    assert text(table_message(w)) == before
    assert "is tried again in 15 s" in caplog.text
    await open_hand(w, w.members[0])
    await w.later(2.1)
    assert text(table_message(w)) != before


async def test_two_tables_share_the_pace_of_their_channel(w: World, sent: Timed) -> None:
    await lobby(w)
    await lobby(w)
    sent.clear()
    for number in (1, 2):
        await as_bot(w, tables(w).do(number, Sit(who(w.members[1]))))
    await w.later(PAINTED)
    paints = sent.paints()
    assert len({path for _, _, path in paints}) == 2
    assert paints[1][0] - paints[0][0] >= EDIT_EVERY - 0.001
    assert all("Ben" in text(table_message(w, number)) for number in (1, 2))


def posts(w: World) -> list[Any]:
    """The public messages of tables."""
    return [message for message in w.public() if not message.content]


@rest
async def test_a_hand_begins_below_what_people_wrote(w: World) -> None:
    """The new message replaces the old one, and not in the middle of a hand."""
    await begun(w, rules=Rules(target=4))
    await until(w, lambda now: now.public.view.number == 1 and phase(now.state) is Phase.PLAYING)
    before = table_message(w)
    await w.members[0].send(w.channel, "Who is for supper?")
    await open_hand(w, w.members[1])
    await until(w, lambda now: len(now.public.view.tricks) == 2)
    assert [each.id for each in posts(w)] == [before.id]
    await until(w, lambda now: now.public.view.number == 2 and phase(now.state) is Phase.FIRST_ROUND)
    (after,) = posts(w)
    assert before.id < after.id == (await look(w)).table.message
    await open_hand(w, w.members[1])
    await until(w, lambda now: now.public.view.number == 3 and phase(now.state) is Phase.FIRST_ROUND)
    assert [each.id for each in posts(w)] == [after.id]


@rest
async def test_the_bots_own_messages_move_no_table(w: World) -> None:
    """Two tables of a channel, and the calls below them."""
    await begun(w, rules=Rules(target=4))
    await begun(w, rules=Rules(target=4))
    for number in (1, 2):
        await until(w, lambda now: now.public.view.number == 1 and now.to_act is not None, number=number)
    await w.later(100)
    before = [each.id for each in posts(w)]
    await open_hand(w, w.members[1])
    for number in (1, 2):
        await until(w, lambda now: now.public.view.number == 2 and now.to_act is not None, number=number)
    assert [each.id for each in posts(w)] == before
    assert len(before) == 2


@rest
async def test_only_a_new_lobby_notifies(w: World, sent: Timed) -> None:
    await begun(w, rules=Rules(target=1))
    await w.members[0].slash(w.channel, "table show")
    await until(w, is_over)
    await w.click(w.members[0], table_message(w), pattern(Verb.REMATCH, 1))
    await w.later(PAINTED)
    new = [r.json for r in sent if r.method == "POST" and r.path.startswith("/channels/") and not r.json.get("content")]
    assert [bool(message["flags"] & 1 << 12) for message in new] == [False, True, True]


@rest
async def test_an_old_message_is_edited_at_most_three_times_a_minute(w: World, sent: Timed, make: Maker) -> None:
    await lobby(w)
    message = table_message(w)
    make.clock.skipped += 61 * 60_000
    sent.clear()
    for _ in range(15):
        await as_bot(w, tables(w).do(1, AddComputer(who(w.members[0]))))
        await w.later(3)
        await as_bot(w, tables(w).do(1, RemoveComputer(who(w.members[0]))))
        await w.later(3)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
    await w.later(60)
    times = [at for at, *_ in sent.paints()]
    assert 6 <= len(times) <= 10
    assert all(later - earlier >= 60 for earlier, later in zip(times, times[3:], strict=False))
    assert "Ben" in text(message)
    assert [each.id for each in posts(w)] == [message.id]


@pytest.mark.parametrize(("clock_ms", "stays"), [(120_000, False), (3 * 24 * 3_600_000, True)])
async def test_quick_play_leaves_an_old_message(w: World, make: Maker, clock_ms: int, *, stays: bool) -> None:
    await lobby(w, 4, Rules(target=4), clock_ms)
    before = table_message(w)
    make.clock.skipped += 61 * 60_000
    await as_bot(w, tables(w).do(1, Start(who(w.members[0]))))
    await until(w, lambda now: now.public.view.number == 1 and phase(now.state) is Phase.FIRST_ROUND)
    assert [each.id == before.id for each in posts(w)] == [stays]


async def test_an_edit_that_came_too_late_makes_a_fresh_message(w: World) -> None:
    await lobby(w)
    before = table_message(w)
    w.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046)
    await as_bot(w, tables(w).do(1, Sit(who(w.members[1]))))
    await w.later(PAINTED)
    assert [each.id == before.id for each in posts(w)] == [False]
    assert "Ben" in text(w.public()[-1])


async def reconnect(w: World) -> None:
    presenter(w)._show_moved_clocks()


async def test_whose_shard_is_away_cannot_act(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, and only members of its servers."""
    shards = {number: SimpleNamespace(is_closed=lambda number=number: number == 1) for number in (0, 1)}
    other = w.env.create_guild("Another server")
    await w.env.settle()
    with monkeypatch.context() as patch:
        patch.setattr(discord.AutoShardedClient, "shards", property(lambda _: shards))
        patch.setattr(discord.Guild, "shard_id", property(lambda self: int(self.id == other.id)))
        assert bower(w).servers() == {w.guild.id: True, other.id: False}
        await w.later(3)
        reach = bower(w).services.reach
        assert (reach.can_act(w.guild.id), reach.can_act(other.id)) == (True, False)
    await w.later(3)
    assert reach.can_act(other.id)


@rest
async def test_what_is_shown_already_is_not_sent_again(w: World, sent: Timed, make: Maker) -> None:
    """Not after a restart, nor when the gateway was away: a lobby, a turn and a result stay as they are."""
    await begun(w, clock_ms=3 * 24 * 3_600_000)
    await until(w, is_over)
    await begun(w, clock_ms=3 * 24 * 3_600_000)
    await until(w, lambda now: now.to_act is not None, number=2)
    await lobby(w)
    requests = w.env.backend.http_requests = Timed(lambda: w.env._virtual_time)
    await w.restart(make())
    await w.later(PAINTED)
    await as_bot(w, reconnect(w))
    await w.later(PAINTED)
    assert requests.paints() == []


async def take(w: World, message: Any) -> None:
    """A moderator deletes a message."""
    channel = bower(w).get_partial_messageable(w.channel.id)
    await as_bot(w, channel.get_partial_message(message.id).delete())


@rest
async def test_a_deleted_message_comes_again_once_a_hand(w: World) -> None:
    """Deleted by a moderator: the next change brings a new one; deleted again, the next hand does."""
    await begun(w, rules=Rules(target=4))
    await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    first = table_message(w)
    await take(w, first)
    await until(w, lambda now: len(now.public.view.tricks) == 1)
    second = table_message(w)
    assert first.id < second.id == (await look(w)).table.message
    await take(w, second)
    await until(w, lambda now: len(now.public.view.tricks) == 3)
    assert second.id not in [message.id for message in w.public()]
    assert not any(offered(message, Verb.HAND) for message in w.public())
    await until(w, lambda now: now.public.view.number == 2 and phase(now.state) is Phase.FIRST_ROUND)
    assert table_message(w).id > second.id
    assert offered(table_message(w), Verb.HAND)


@rest
async def test_a_result_stays_when_its_rematch_begins(w: World) -> None:
    await begun(w)
    await until(w, is_over)
    finished = table_message(w)
    said = text(finished, labels=False).splitlines()
    w.env.inject_error("PATCH", f"/channels/*/messages/{finished.id}", status=500)
    await w.click(w.members[0], finished, pattern(Verb.REMATCH, 1))
    await w.later(20)
    assert [line for line in text(finished, labels=False).splitlines() if line in said] == said
    assert say("en", "result-rematch") in text(finished)
    assert [bool(offered(finished, verb)) for verb in (Verb.REMATCH, Verb.REVIEW)] == [False, True]


@rest
async def test_the_last_state_is_painted_at_a_stop(w: World, make: Maker) -> None:
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    await bustle_of_play(w)
    await w.restart(make())
    now = (await look(w)).public
    assert turn_line(Voice(now.table, "en"), now) in text(table_message(w))


async def bustle_of_play(w: World) -> None:
    """Changes that nobody has had time to paint."""

    def in_the_third_trick(now: StoredTable) -> bool:
        view = now.public.view
        return view is not None and len(view.tricks) == 2 and bool(view.trick)

    await as_bot(w, scripted_tables.until(tables(w), await look(w), in_the_third_trick, Random(5)))
