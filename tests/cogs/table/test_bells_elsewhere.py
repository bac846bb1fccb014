"""A bell can be stopped wherever it is: its channel may be gone or closed to the member, or in another server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from bot.calls.bell import Bell
from bot.calls.bells import LIMIT, BellCode
from bot.panels.core.custom_ids import Press, Verb
from bot.texts import LANGUAGES, say
from tests.cogs.scenes import as_bot, bower, lobby, pattern, table_message
from tests.suite import sampled
from tests.world import World, selects, text

if TYPE_CHECKING:
    from simcord import MemberActor

ELSEWHERE = 77
"""A server that the bot has left."""


async def add(w: World, member: MemberActor, channel: int, guild: int = 0) -> None:
    bell = Bell(guild=guild or w.guild.id, channel=channel, user=member.id)
    await as_bot(w, bower(w).services.bells.add(bell))


async def channels(w: World, member: MemberActor) -> list[int]:
    return [bell.channel for bell in await as_bot(w, bower(w).services.bells.of_member(member.id))]


async def chosen(w: World, member: MemberActor, channel: int) -> str:
    """The label of a bell in the menu of all of them; its panel is open then."""
    await member.slash(w.channel, "preferences")
    panel = w.panel(member, say("en", "bells-title"))
    (menu,) = selects(panel)
    (label,) = [each["label"] for each in menu["options"] if each["value"] == str(channel)]
    await member.select(panel, [str(channel)], custom_id=menu["custom_id"])
    return str(label)


@pytest.mark.parametrize("how", sampled(("deleted", "closed", "another server"), ("deleted",)))
async def test_it_is_named_without_its_channel_and_stopped(w: World, how: str) -> None:
    ann = w.members[0]
    shut = discord.PermissionOverwrite(view_channel=how != "closed")
    other = w.guild.create_text_channel("secret plans", overwrites={w.guild.default_role: shut})
    await w.env.settle()
    await add(w, ann, other.id, ELSEWHERE if how == "another server" else 0)
    if how == "deleted":
        w.env.backend.delete_channel(other.id)
    await w.env.settle()
    assert await chosen(w, ann, other.id) == say("en", "bells-unseen", begins="18:00", ends="23:00")
    await w.click(ann, w.panel(ann), pattern(Verb.BELL_SET, other.id, 0))
    assert await channels(w, ann) == []


async def test_with_as_many_as_one_may_have_one_of_another_server_makes_room(w: World) -> None:
    ann = w.members[0]
    await lobby(w)
    for channel in range(1, LIMIT + 1):
        await add(w, ann, channel, ELSEWHERE)
    await w.click(ann, table_message(w), pattern(Verb.BELL, 0))
    panel = w.panel(ann)
    await w.click(ann, panel, pattern(Verb.BELL_SET, w.channel.id, 1))
    assert say("en", BellCode.MANY, limit=LIMIT) in text(w.panel(ann))
    await chosen(w, ann, 3)
    menu = Press(Verb.BELL_CHANGE, 3, index=0).menu()
    await ann.select(w.panel(ann), ["7"], custom_id=menu)
    (bell,) = [each for each in await as_bot(w, bower(w).services.bells.of_member(ann.id)) if each.channel == 3]
    assert (bell.guild, bell.begins) == (ELSEWHERE, 7)
    await w.click(ann, w.panel(ann), pattern(Verb.BELL_SET, 3, 0))
    assert await channels(w, ann) == [1, 2, 4, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_of_one_that_is_not_seen_fits_into_a_menu(language: str) -> None:
    assert len(say(language, "bells-unseen", begins="18:00", ends="23:00")) <= 40
