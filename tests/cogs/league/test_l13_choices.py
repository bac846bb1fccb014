"""A keystroke reads names only, and nobody is offered a contest that they may not see (L13, A3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from discord import PermissionOverwrite

from bot.contests import store
from bot.contests.members import Join, Standing
from bot.contests.organizers import Cancel, Publish
from bot.contests.templates import Defaults, Template, make_plan
from bot.tables.model import Member
from bot.texts import say
from tests.cogs.league.test_l8_where_and_whom import by_role
from tests.cogs.scenes import answer, as_bot, bower, who
from tests.contests.promises import promise

if TYPE_CHECKING:
    from simcord import MemberActor

    from tests.world import World

ORGANISER = Member(8_640_110_001, "Olga", moderator=True)


async def published(
    w: World, channel: Any, name: str, template: Template = Template.HUSTLE, *, repeats: bool = False
) -> int:
    services = bower(w).services
    plan = replace(make_plan(template, Defaults(), services.clock.now() + 3_600_000), repeats=repeats)
    draft = await as_bot(w, services.contests.create(ORGANISER, w.guild.id, channel.id, name, plan))
    await as_bot(w, services.contests.do(draft.id, Publish(ORGANISER)))
    return draft.id


async def do(w: World, contest: int, *commands: Any) -> None:
    for command in commands:
        await as_bot(w, bower(w).services.contests.do(contest, command))


async def choices(w: World, member: MemberActor, typed: str = "") -> list[str]:
    return [each["name"] for each in await member.autocomplete(w.channel, "league show", "contest", typed)]


async def test_l13_choices_read_no_contest_whole(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Night", "Cup", "Fright"):
        await published(w, w.channel, name)

    async def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a contest is read whole")

    ann = w.members[0]
    with monkeypatch.context() as patched:
        patched.setattr(store, "load", refuse)
        assert await choices(w, ann) == ["Fright", "Cup", "Night"]
        assert await choices(w, ann, "IGHT") == ["Fright", "Night"]
        said = answer(await ann.slash(w.channel, "league list"))
    assert all(name in said for name in ("Fright", "Cup", "Night"))


async def test_choices_tell_the_contests_of_a_series_apart(w: World) -> None:
    night = await published(w, w.channel, "Night", repeats=True)
    await do(w, night, Cancel(ORGANISER, "rain"))
    assert await choices(w, w.members[0]) == ["Night #2", "Night"]


@promise("print-private")
async def test_l13_a_draft_for_a_hidden_channel_is_named_to_who_sees_it(w: World) -> None:
    """Also to organizers by role: until then they all were told of a draft with the name of a hidden contest."""
    mia = await by_role(w)
    hidden = w.guild.create_text_channel(
        "hidden", overwrites={w.guild.roles["@everyone"]: PermissionOverwrite(view_channel=False)}
    )
    await w.env.settle()
    services = bower(w).services
    plan = make_plan(Template.HUSTLE, Defaults(), services.clock.now() + 3_600_000)
    for channel, name in ((w.channel, "In the channel"), (hidden, "Hidden")):
        await as_bot(w, services.contests.create(ORGANISER, w.guild.id, channel.id, name, plan))
    assert await choices(w, mia) == ["In the channel"]
    assert await choices(w, w.members[0]) == []


@promise("print-private")
async def test_a_hidden_contest_is_named_to_nobody_who_does_not_see_its_channel(w: World) -> None:
    hidden = w.guild.create_text_channel(
        "hidden", overwrites={w.guild.roles["@everyone"]: PermissionOverwrite(view_channel=False)}
    )
    await w.env.settle()
    night = await published(w, hidden, "Night")
    await do(w, night, Join(who(w.members[0]), Standing()))
    for member in w.members:
        assert await choices(w, member) == [], "whoever plays there, too"
        assert answer(await member.slash(w.channel, "league show", contest=night)) == say("en", "contest-gone")
