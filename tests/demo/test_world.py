"""`tests.world` on the toy bot: what its docstring promises."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.tables.lobby.rated import account_made_at
from tests.demo.toy import PACE, ToyBot
from tests.world import World, buttons, selects, text, world


@pytest.fixture
async def w():
    async with world(ToyBot()) as running:
        yield running


async def start(w: World) -> str:
    """Ann opens a table and starts it against three computers; the panel is open."""
    ann = w.members[0]
    await ann.slash(w.channel, "table open", preset="north-american")
    await w.click(ann, w.public()[-1], r"bower:start:\w+")
    await w.click(ann, w.public()[-1], r"bower:hand:\w+")
    return text(w.panel(ann))


async def test_members_see_their_own_panels(w: World) -> None:
    ann, ben = w.members[:2]
    assert "Your turn" in await start(w)
    assert [b.disabled for b in buttons(w.panel(ann))] == [False] * 3
    with pytest.raises(AssertionError, match="no ephemeral"):
        w.panel(ben)
    assert not selects(w.panel(ann))
    assert [c["value"] for c in await ann.autocomplete(w.channel, "table open", "preset", "nor")] == ["north-american"]


async def test_computers_act_only_when_time_passes(w: World) -> None:
    ann = w.members[0]
    await start(w)
    await w.click(ann, w.panel(ann), r"bower:act:\w+:0:0")
    table = w.bot.tables["t1"]
    assert (table.version, table.turn) == (1, 1)
    for version in (2, 3):
        await w.later(PACE)
        assert table.version == version
    await w.later(30)
    assert table.seats[table.turn] == ann.id
    assert "to play" in text(w.public()[-1])


async def test_a_double_click_plays_once(w: World) -> None:
    ann = w.members[0]
    await start(w)
    panel = w.panel(ann)
    twice = (ann, panel, r"bower:act:\w+:0:1")
    await w.clicks_at_once(twice, twice)
    assert w.bot.tables["t1"].version == 1


async def test_a_click_without_a_button_fails(w: World) -> None:
    ann = w.members[0]
    await start(w)
    with pytest.raises(AssertionError, match="0 enabled buttons match"):
        await w.click(ann, w.panel(ann), r"bower:act:\w+:7:0")


async def test_a_restart_closes_the_old_bot_and_keeps_the_messages(w: World) -> None:
    await start(w)
    old, before = w.bot, len(w.public())
    await w.restart(ToyBot())
    assert old.closings == 1
    assert w.bot is not old
    assert len(w.public()) == before
    assert len(w.env.backend.application_emojis) == 2


async def test_the_bot_gets_the_members_language(w: World) -> None:
    locales = []

    async def note_locale(interaction):
        locales.append(str(interaction.locale))
        return True

    w.bot.tree.interaction_check = note_locale
    w.locales[w.members[1].id] = "it"
    for member in w.members[:2]:
        await member.slash(w.channel, "rules")
    assert locales == ["en-US", "it"]


async def test_a_click_is_quick(w: World) -> None:
    """Plain SimCord takes 52 ms for each; the bound is wide because the machine may be busy."""
    await start(w)
    ann, times = w.members[0], []
    for _ in range(20):
        begun = time.perf_counter()
        await w.click(ann, w.public()[-1], r"bower:hand:\w+")
        times.append(time.perf_counter() - begun)
    assert sorted(times)[10] < 0.04


async def test_discords_clock_catches_up_with_the_real_one(w: World) -> None:
    """A time that the bot puts in a message is shown against Discord's clock: a late one makes a turn longer."""
    clock = w.env.backend.clock
    clock._epoch = datetime.now(UTC) - timedelta(seconds=30 + clock.elapsed)
    assert 29 < w.env.seconds_behind() < 60
    await w.env.advance_time(w.env.seconds_behind())
    assert w.env.seconds_behind() < 10
    clock._epoch += timedelta(minutes=1)
    assert w.env.seconds_behind() == 0, "it is never put back"


async def test_the_world_closes_its_bot() -> None:
    bot = ToyBot()
    async with world(bot):
        assert bot.closings == 0
    assert bot.closings == 1
    assert not bot.tasks


async def test_an_error_of_the_bot_fails_the_test() -> None:
    bot = ToyBot()

    @bot.tree.command(description="Breaks")
    async def broken(_: discord.Interaction) -> None:
        raise RuntimeError("broken")

    with pytest.raises(ExceptionGroup, match="bot raised 1 error"):
        async with world(bot) as w:
            await w.members[0].slash(w.channel, "broken")


async def test_the_accounts_of_members_are_old_enough_for_rated_games(w: World) -> None:
    week_ago = (time.time() - 7 * 24 * 3600) * 1000
    assert all(account_made_at(member.id) < week_ago for member in w.members)
