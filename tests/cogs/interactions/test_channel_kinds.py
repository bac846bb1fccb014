"""What Bower does in each kind of channel; what Discord refuses is refused with a way out, wherever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import ChannelType, Permissions
from simcord import ChannelHandle

from bot.contests.fields import DraftField
from bot.contests.posts import Purpose
from bot.panels.core.custom_ids import Press, Verb
from bot.servers import ServerSettings
from bot.texts import say
from cogs.interactions.permissions import KINDS, kind_of, may_read, may_send
from tests.cogs.league.scenes import POSTED, SOON, by, choose, fill_in, organiser, publish
from tests.cogs.league.test_from_start_to_podium import sign_up
from tests.cogs.league.test_server_events import allow, events
from tests.cogs.scenes import PAINTED, answer, as_bot, bower, forge, lobby, offered, pattern
from tests.cogs.table.test_calls import call
from tests.standin import world as standin
from tests.standin.errors import Refused
from tests.suite import sampled
from tests.world import World, buttons, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from simcord import MemberActor

TEXT, VOICE, NEWS, STAGE, FORUM, MEDIA = 0, 2, 5, 13, 15, 16
NEWS_THREAD, THREAD, PRIVATE = 10, 11, 12
PLACES = {
    "text": (TEXT, None),
    "news": (NEWS, None),
    "voice": (VOICE, None),
    "stage": (STAGE, None),
    "thread": (THREAD, TEXT),
    "news thread": (NEWS_THREAD, NEWS),
    "private thread": (PRIVATE, TEXT),
    "post of a forum": (THREAD, FORUM),
    "post of a media channel": (THREAD, MEDIA),
}
"""The type of each kind of place, and of the channel that it is in."""
HELD = say("en", "check-held-back")


async def made(w: World, kind: str) -> ChannelHandle:
    """A place of this kind, in which the bot and everybody may write."""
    backend, (type_, parent) = w.env.backend, PLACES[kind]
    channel = backend.create_channel(w.guild.id, "cards", type=type_ if parent is None else parent)
    if parent is not None:
        channel = backend.create_thread(channel.id, "talk", w.env.bot.user.id, type=type_)
        for user in list(backend.get_guild(w.guild.id).members):
            if user not in channel.thread_members:
                backend.add_thread_member(channel.id, user)
    await w.env.settle()
    return ChannelHandle(w.env, w.guild, channel)


@pytest.mark.parametrize("kind", sampled(PLACES, ["news", "voice"]))
async def test_each_command_works_where_messages_may_be_written_or_says_where_it_does(
    w: World, unlimited: None, kind: str
) -> None:
    ann, ben, *_ = w.members
    mia, here = await organiser(w), await made(w, kind)
    await ann.slash(here, "euchre")
    await forge(w, ann, w.panel(ann), Press(Verb.LET_IN, 1).button_id())
    await w.later(PAINTED)
    assert any(offered(each, Verb.HAND) for each in w.public(here))
    await ben.slash(here, "table open")
    await w.later(PAINTED)
    await w.click(ben, [each for each in w.public(here) if offered(each, Verb.INVITE)][-1], pattern(Verb.INVITE, 2))
    await w.click(ben, w.panel(ben), pattern(Verb.CALL, 2))
    await w.later(PAINTED)
    assert any(each.content for each in w.public(here)), "a call"
    for command in ("puzzle today", "leaderboard"):
        assert (await ann.slash(here, command)).acknowledged
    assert "✅ I can show tables here" in text((await mia.slash(here, "admin check")).response)
    has_rooms = kind in ("text", "news")
    await mia.slash(here, "league create", template="hustle")
    await fill_in(w, mia, start=SOON, entrants="4-20")
    shown = text(w.panel(mia))
    assert ("Choose a text or announcement channel" not in shown) is has_rooms
    assert any(each.matches(by(Verb.CONTEST_PUBLISH)) for each in buttons(w.panel(mia))) is has_rooms
    await fill_in(w, mia, entrants="4-16")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert any("Rules" in text(each) for each in w.public(here))


@pytest.mark.parametrize("type_", [FORUM, MEDIA])
async def test_what_has_no_messages_takes_no_contest_and_the_draft_says_where_one_goes(w: World, type_: int) -> None:
    mia, forum = await organiser(w), w.env.backend.create_channel(w.guild.id, "posts", type=type_)
    await w.env.settle()
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(contest_channel=forum.id)))
    await mia.slash(w.channel, "league create", template="hustle")
    await fill_in(w, mia, entrants="4-16")
    refused = say("en", "contest-may-not-post")
    assert refused in text(w.panel(mia))
    assert answer(await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))) == refused
    assert w.public() == []


def test_the_table_knows_every_kind_that_discord_has_in_a_server() -> None:
    assert KINDS.keys() == {*ChannelType} - {ChannelType.private, ChannelType.group}
    rooms = {kind.value: found.rooms for kind, found in KINDS.items() if found.rooms is not None}
    assert rooms == {TEXT: ChannelType.public_thread, NEWS: ChannelType.news_thread}
    assert {kind.value for kind, found in KINDS.items() if found.offered} == {TEXT, NEWS}
    assert kind_of(None) == kind_of(discord.PartialMessageable)
    for kind in KINDS:
        channel: Any = type("Channel", (), {"type": kind})
        chat, forum = kind.value in (VOICE, STAGE), kind.value in (FORUM, MEDIA, ChannelType.category.value)
        rights = Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True)
        assert (may_read(rights, channel), may_send(rights, channel)) == (not chat, not chat and not forum)
        rights.update(connect=True, send_messages=kind.value not in (NEWS_THREAD, THREAD, PRIVATE))
        assert may_send(rights, channel) is not forum


def test_the_stand_in_refuses_threads_as_discord_does() -> None:
    there = standin.World(standin.Clock())
    guild = there.guild("Hall", people=[there.user("Ann")], n_channels=1, locale="en-US", permissions=0)
    for parent, taken in ((TEXT, THREAD), (NEWS, NEWS_THREAD)):
        guild.channel.type = parent
        assert there.public_thread(guild.channel, "talk", there.bot, taken).payload()["type"] == taken
        for other in {NEWS_THREAD, THREAD, PRIVATE} - {taken}:
            with pytest.raises(Refused, match="50024"):
                there.public_thread(guild.channel, "talk", there.bot, other)


@pytest.mark.parametrize("code", [160006, 50024])
async def test_where_discord_takes_no_more_threads_tables_stand_in_the_channel(w: World, code: int) -> None:
    await publish(w, await organiser(w), start=SOON)
    w.env.inject_error("POST", "/channels/*/threads", status=400, code=code, times=None)
    await sign_up(w)
    (table,) = (await as_bot(w, bower(w).services.contests.load(1))).tables.values()
    assert (table.running, table.channel) == (True, w.channel.id)


async def let_in(w: World, ann: MemberActor) -> None:
    await ann.slash(w.channel, "euchre")
    await forge(w, ann, w.panel(ann), Press(Verb.LET_IN, 1).button_id())


ACTS: dict[str, Callable[[World, MemberActor], Awaitable[Any]]] = {
    "let in": let_in,
    "table open": lambda w, ann: ann.slash(w.channel, "table open"),
    "table show": lambda w, ann: ann.slash(w.channel, "table show"),
    "call": call,
    "invite": lambda w, ann: ann.context_menu(w.channel, "Ask to my euchre table", w.members[1]),
}
"""What has something posted for a member."""


@pytest.mark.parametrize("act", sampled(ACTS, ["table open", "call"]))
async def test_whoever_has_something_posted_reads_that_a_rule_of_automod_holds_it_back(
    w: World, expected_faults: list[str], act: str
) -> None:
    expected_faults.append("which is put aside")
    ann = w.members[0]
    if act in ("table show", "call", "invite"):
        await lobby(w)
    w.env.inject_error("POST", "/channels/*/messages", status=400, code=200000, times=None)
    await ACTS[act](w, ann)
    await w.later(PAINTED)
    assert text(w.panel(ann)) == HELD
    w.env.backend.faults.clear()


async def test_an_organizer_reads_that_the_board_is_held_back_and_a_manager_where(
    w: World, expected_faults: list[str]
) -> None:
    expected_faults.append("which is put aside")
    mia = await organiser(w)
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(post_channel=w.channel.id)))
    await mia.slash(w.channel, "league create", template="hustle")
    w.env.inject_error("POST", "/channels/*/messages", status=400, code=200000, times=None)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert text(w.panel(mia)) == HELD
    assert not (await as_bot(w, bower(w).services.contests.load(1))).paused, "what is held back closes no channel"
    assert HELD in answer(await mia.slash(w.channel, "admin check"))
    await mia.slash(w.channel, "admin settings")
    await w.click(mia, w.panel(mia), pattern(Verb.OWN_POSTS))
    assert HELD in text(w.panel(mia))
    w.env.backend.faults.clear()
    await w.members[0].slash(w.channel, "table open")
    await w.later(PAINTED)
    assert HELD not in answer(await mia.slash(w.channel, "admin check")), "as another message went through"


@pytest.mark.parametrize(("code", "key"), [(30038, "league-too-many-events"), (50013, "league-no-event")])
async def test_an_organizer_reads_that_there_is_no_event_and_why(w: World, code: int, key: str) -> None:
    allow(w, events=True)
    mia = await organiser(w)
    await mia.slash(w.channel, "league create", template="hustle")
    await choose(w, mia, DraftField.EVENT, "yes")
    w.env.inject_error("POST", "/guilds/*/scheduled-events", status=400, code=code, times=None)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert (events(w), text(w.panel(mia))) == ([], say("en", key))
    posts = await as_bot(w, bower(w).services.contests.posts(1))
    assert [each.message for each in posts if each.purpose == Purpose.EVENT] == [0], "it is not tried again"
