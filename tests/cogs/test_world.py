"""`tests.world`: what its docstring promises."""

import time
from datetime import UTC, datetime, timedelta

import discord
import pytest
from discord.ext import commands

from bot.demo.fake_discord.environment import IDLE
from bot.panels.core.custom_ids import Verb
from bot.tables.lobby.rated import account_made_at
from bot.texts import say
from tests.cogs.scenes import Maker, begun, lobby, look, open_hand, pattern, press_turn, table_message, until
from tests.suite import rest
from tests.world import World, panels, text, world


async def test_members_see_their_own_panels(w: World) -> None:
    ann, ben = w.members[:2]
    await lobby(w)
    await ann.slash(w.channel, "preferences")
    assert w.panel(ann)
    with pytest.raises(AssertionError, match="no ephemeral"):
        w.panel(ben)
    assert not panels(w.env, ben)


async def test_computers_act_only_when_time_passes(w: World) -> None:
    await begun(w, members=1)
    await until(w, lambda now: now.to_act == 0)
    await press_turn(w)
    before = await look(w)
    assert before.to_act != 0
    assert (await look(w)).table.version == before.table.version
    await w.later(30)
    assert (await look(w)).table.version > before.table.version


async def test_a_click_without_a_button_fails(w: World) -> None:
    await lobby(w)
    with pytest.raises(AssertionError, match="0 enabled buttons match"):
        await w.click(w.members[0], table_message(w), pattern(Verb.ACT, 7))


async def test_a_restart_closes_the_old_bot_and_keeps_the_messages(w: World, make: Maker) -> None:
    await begun(w)
    old, before, emojis = w.bot, len(w.public()), len(w.env.backend.application_emojis)
    await w.restart(make())
    assert old.is_closed()
    assert w.bot is not old
    assert len(w.public()) == before
    assert len(w.env.backend.application_emojis) == emojis


async def test_the_bot_gets_the_members_language(w: World) -> None:
    w.locales[w.members[1].id] = "it"
    for member, language in zip(w.members[:2], ("en", "it"), strict=True):
        await member.slash(w.channel, "help")
        assert f"### {say(language, 'topic-start')}" in text(w.panel(member))


async def test_a_click_is_quick(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain SimCord looks for idleness every 50 ms."""
    await begun(w)
    noted, check = list[float](), w.env._validate_idle
    monkeypatch.setattr(w.env, "_validate_idle", lambda idle: (noted.append(idle), check(idle))[1])
    await open_hand(w, w.members[0])
    assert set(noted) == {IDLE}


@rest
async def test_discords_clock_catches_up_with_the_real_one(w: World) -> None:
    """A time that the bot puts in a message is shown against Discord's clock: a late one makes a turn longer."""
    clock = w.env.backend.clock
    clock._epoch = datetime.now(UTC) - timedelta(minutes=30) - timedelta(seconds=clock.elapsed)
    assert 1799 < w.env.seconds_behind() < 3600
    await w.env.leap(w.env.seconds_behind())
    assert w.env.seconds_behind() < 1800
    clock._epoch += timedelta(hours=1)
    assert w.env.seconds_behind() == 0, "it is never put back"


async def test_the_world_closes_its_bot(make: Maker) -> None:
    bot = make()
    async with world(bot):
        assert not bot.is_closed()
    assert bot.is_closed()


async def test_an_error_of_the_bot_fails_the_test() -> None:
    """Of any bot: Bower answers its own faults."""
    bot = commands.Bot("!", intents=discord.Intents.default())

    @bot.tree.command(description="Breaks")
    async def broken(_: discord.Interaction) -> None:
        raise RuntimeError("broken")

    bot.setup_hook = bot.tree.sync  # type: ignore[method-assign]
    with pytest.raises(ExceptionGroup, match="bot raised 1 error"):
        async with world(bot) as w:
            await w.members[0].slash(w.channel, "broken")


async def test_the_accounts_of_members_are_old_enough_for_rated_games(w: World) -> None:
    week_ago = (time.time() - 7 * 24 * 3600) * 1000
    assert all(account_made_at(member.id) < week_ago for member in w.members)
