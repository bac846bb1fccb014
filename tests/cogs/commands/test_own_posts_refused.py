"""A post that its channel did not take comes where the server wants it then, once, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from bot.panels.core.custom_ids import Press, Verb
from tests.cogs.commands.test_own_posts import PASSED, posts, turn_on, until
from tests.cogs.scenes import Maker, manager
from tests.suite import first, rest

if TYPE_CHECKING:
    from simcord import ChannelHandle

    from tests.world import World

CHANNEL = Press(Verb.OWN_POSTS_CHANNEL).menu()


async def closed_channel(w: World) -> ChannelHandle:
    """One in which the bot may not write."""
    denied = discord.PermissionOverwrite(send_messages=False, view_channel=True)
    quiet = w.guild.create_text_channel("quiet", overwrites={w.env.bot.user: denied})
    await w.env.settle()
    return quiet


async def open_to_bot(w: World, channel: ChannelHandle) -> None:
    """Let the bot write there."""
    w.env.backend.delete_overwrite(channel.id, w.env.backend.bot_user.id)
    await w.env.settle()
    await w.later(PASSED)


@pytest.mark.parametrize("how", first(["deleted", "closed"], 1))
async def test_it_comes_to_the_channel_that_is_chosen_then(w: World, make: Maker, how: str) -> None:
    mia = await manager(w)
    await until(w, make, 11)
    page, quiet = await turn_on(w, mia), await closed_channel(w)
    await mia.select(page, [quiet], custom_id=CHANNEL)
    if how == "deleted":
        w.env.backend.delete_channel(quiet.id)
        await w.env.settle()
    await until(w, make, 12)
    assert posts(w) == []
    await mia.select(page, [w.channel], custom_id=CHANNEL)
    await w.later(60)
    assert len(posts(w)) == 1, "that of today"
    if how == "closed":
        await open_to_bot(w, quiet)
        assert w.public(quiet) == [], "and nowhere else"
    await until(w, make, 11)
    assert len(posts(w)) == 1
    await until(w, make, 12)
    assert len(posts(w)) == 2


@rest
async def test_none_comes_that_was_turned_off_meanwhile(w: World, make: Maker) -> None:
    mia = await manager(w)
    await until(w, make, 11)
    page, quiet = await turn_on(w, mia), await closed_channel(w)
    await mia.select(page, [quiet], custom_id=CHANNEL)
    await until(w, make, 12)
    await w.click(mia, page, rf"bower:{Verb.OWN_POSTS_SET}:0:0:0")
    await open_to_bot(w, quiet)
    assert w.public(quiet) == []


@rest
async def test_one_that_waits_comes_once_its_channel_takes_it(w: World, make: Maker) -> None:
    """And only once, whatever the channel is changed to then."""
    mia = await manager(w)
    await until(w, make, 11)
    page, quiet = await turn_on(w, mia), await closed_channel(w)
    await mia.select(page, [quiet], custom_id=CHANNEL)
    await until(w, make, 12)
    await open_to_bot(w, quiet)
    assert len(w.public(quiet)) == 1
    await mia.select(page, [w.channel], custom_id=CHANNEL)
    await w.later(900)
    assert posts(w) == []
    await until(w, make, 12)
    assert (len(w.public(quiet)), len(posts(w))) == (1, 1)
