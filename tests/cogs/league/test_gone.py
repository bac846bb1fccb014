"""A contest outlives its channel, for which it is paused, and the role that members needed to sign up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.contests.fields import DraftField
from bot.contests.model import Stage
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, choose, fill_in, organiser, pick
from tests.cogs.scenes import answer
from tests.contests.promises import promise
from tests.world import selects, text

if TYPE_CHECKING:
    from simcord import ResponseMessage
    from simcord.builders import ChannelHandle

    from tests.world import World

ASKED = 10.0
"""Virtual seconds in which the organizers are asked about what is gone."""


def questions(w: World, what: str) -> list[ResponseMessage]:
    return [message for message in w.public() if what in text(message)]


@promise("messages-channel-gone", "organizers-always")
async def test_a_contest_moves_from_a_channel_that_is_gone(w: World) -> None:
    admin, (ann, ben, cleo, dan, eve) = await organiser(w, "Adm"), w.members
    role = w.guild.create_role("Directors")
    mia = w.guild.add_member(w.env.create_user("Mia"), roles=[role])
    other = w.guild.create_text_channel("contests")
    await w.env.settle()
    await admin.slash(w.channel, "admin settings", organizer_role=role, contest_channel=other)
    await mia.slash(w.channel, "league create", template="weeks")
    await fill_in(w, mia, entrants="4-8")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    for member in (ann, ben, cleo, dan):
        await member.slash(w.channel, "league join")
    await admin.slash(w.channel, "admin settings", contest_channel=w.channel)
    w.env.backend.delete_channel(other.id)
    await w.env.settle()
    await w.later(ASKED)
    await w.later(3600.0)
    (asked,) = questions(w, "has been deleted")  # once
    assert (await w.bot.services.contests.load(1)).paused
    assert "no such contest" in answer(await w.click(ann, asked, by(Verb.CONTEST_MOVE)))
    assert "Hustle over weeks" in answer(await mia.slash(w.channel, "league manage"))
    await w.click(mia, asked, by(Verb.CONTEST_MOVE))
    panel = w.panel(mia)
    await mia.select(panel, [w.channel], custom_id=selects(panel)[-1]["custom_id"])
    await w.later(ASKED)
    assert "Hustle over weeks" in text(board(w)), "the notice board comes along"
    (call,) = questions(w, "is in this channel from now on")
    assert all(f"<@{member.id}>" in text(call) for member in (ann, ben, cleo, dan))
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "resume")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    await w.later(ASKED)
    assert questions(w, "has been deleted") == [], "what says that it is paused holds no more"
    await w.click(eve, board(w), by(Verb.CONTEST_JOIN))
    stored = await w.bot.services.contests.load(1)
    assert stored.entry_of(eve.id) is not None
    assert not stored.paused


async def published_elsewhere(w: World) -> ChannelHandle:
    """The channel of a hustle; questions go to another one."""
    mia, other = await organiser(w), w.guild.create_text_channel("contests")
    await w.env.settle()
    await mia.slash(w.channel, "admin settings", contest_channel=other)
    await mia.slash(w.channel, "league create", template="hustle")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    await mia.slash(w.channel, "admin settings", contest_channel=w.channel)
    return other


@promise("messages-channel-gone")
async def test_a_contest_whose_channel_takes_nothing_is_paused(w: World) -> None:
    ann, other = w.members[0], await published_elsewhere(w)
    w.env.inject_error("*", f"/channels/{other.id}/*", status=403, code=50001, times=None)
    await ann.slash(w.channel, "league join")
    await w.later(400.0)  # it is tried again after five minutes
    assert len(questions(w, "or I can’t write in it")) == 1
    assert (await w.bot.services.contests.load(1)).paused


@promise("messages-role-gone")
async def test_where_a_role_for_signing_up_is_gone_everybody_may_and_the_board_says_so(w: World) -> None:
    mia, ann = await organiser(w), w.members[0]
    needed = w.guild.create_role("Members")
    await w.env.settle()
    await mia.slash(w.channel, "league create", template="hustle")
    await choose(w, mia, DraftField.ROLE, needed)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    await w.click(ann, board(w), by(Verb.CONTEST_JOIN))
    assert (await w.bot.services.contests.load(1)).entry_of(ann.id) is None
    w.env.backend.delete_role(w.guild.id, needed.id)
    await w.env.settle()
    await w.later(ASKED)
    assert "everybody can sign up" in text(board(w))
    await w.click(ann, board(w), by(Verb.CONTEST_JOIN))
    assert (await w.bot.services.contests.load(1)).entry_of(ann.id) is not None


def forget(w: World, *, channel: bool = False, role: int = 0) -> None:
    """Empty the cache of the contest's channel, or of a role; Discord still has them."""
    guild = w.bot.get_guild(w.guild.id)
    assert guild is not None
    if channel:
        guild._channels.pop(w.channel.id)
    guild._roles.pop(role, None)


@promise("messages-role-gone")
@pytest.mark.parametrize("status", [200, 500])
async def test_a_role_that_only_the_cache_lacks_is_still_needed(w: World, status: int) -> None:
    mia, ann, ben = await organiser(w), w.members[0], w.env.create_user("Bo")
    needed = w.guild.create_role("Members")
    bo = w.guild.add_member(ben, roles=[needed])
    await w.env.settle()
    await mia.slash(w.channel, "league create", template="hustle")
    await choose(w, mia, DraftField.ROLE, needed)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    forget(w, role=needed.id)
    if status != 200:
        w.env.inject_error("GET", f"/guilds/{w.guild.id}/roles/{needed.id}", status=status, times=None)
    for member in (ann, bo):
        await w.click(member, board(w), by(Verb.CONTEST_JOIN))
    await w.later(ASKED)
    stored = await w.bot.services.contests.load(1)
    assert [stored.entry_of(each.id) is not None for each in (ann, bo)] == [False, True]
    assert "everybody can sign up" not in text(board(w))


@promise("messages-channel-gone")
@pytest.mark.parametrize(("status", "code", "said"), [(200, 0, ""), (500, 0, "trouble"), (404, 10003, "is gone")])
async def test_a_channel_that_only_the_cache_lacks_takes_a_contest(w: World, status: int, code: int, said: str) -> None:
    mia = await organiser(w)
    await mia.slash(w.channel, "league create", template="hustle")
    forget(w, channel=True)
    if status != 200:
        w.env.inject_error("GET", f"/channels/{w.channel.id}", status=status, code=code, times=None)
    shown = await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    stored = await w.bot.services.contests.load(1)
    assert (stored.stage is Stage.DRAFT) == bool(said)
    assert said in answer(shown)
