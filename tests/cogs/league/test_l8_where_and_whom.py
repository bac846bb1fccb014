"""L8: what members type goes only where they may write, and a role is called only for a member who may call it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import PermissionOverwrite, Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.contests import store
from bot.contests.commands import Change
from bot.contests.fields import Field
from bot.contests.notes import Kind, Note
from bot.contests.rounds import opening_posts
from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.league.scenes import POSTED, by, choose, fill_in, menu, organiser, rule
from tests.cogs.league.test_server_events import allow, events
from tests.cogs.scenes import answer, as_bot, bower
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import text

if TYPE_CHECKING:
    from simcord import MemberActor
    from simcord.builders import ChannelHandle
    from sqlalchemy.ext.asyncio import AsyncConnection

    from bot.contests.model import StoredContest
    from tests.world import World

WORDS = "Ben is a cheat"


def news(w: World) -> ChannelHandle:
    """A channel that everybody reads, and in which only the bot writes."""
    assert w.bot.user is not None
    silent = {w.guild.roles["@everyone"]: PermissionOverwrite(send_messages=False)}
    own = {w.bot.user: PermissionOverwrite(view_channel=True, send_messages=True, mention_everyone=True)}
    return w.guild.create_text_channel("news", overwrites={**silent, **own})


def let_write(w: World, channel: ChannelHandle, member: MemberActor, *, may: bool) -> None:
    """Let one member write in a channel, or not."""
    flag = Permissions.send_messages.flag
    allowed, denied = (flag, 0) if may else (0, flag)
    own = Overwrite(target_id=member.id, type=OverwriteType.MEMBER, allow=allowed, deny=denied)
    w.env.backend.set_overwrite(channel.id, own)


async def by_role(w: World, channel: ChannelHandle | None = None) -> MemberActor:
    """An organizer by the server's role, without any right in Discord."""
    admin = await organiser(w, "Adm")
    role = w.guild.create_role("Directors", permissions=Permissions.none())
    mia = w.guild.add_member(w.env.create_user("Mia"), roles=[role])
    await w.env.settle()
    await admin.slash(w.channel, "admin settings", organizer_role=role, contest_channel=channel or w.channel)
    return mia


async def newest(w: World) -> StoredContest:
    (stored, *_) = await as_bot(w, bower(w).services.contests.of_guild(w.guild.id))
    return stored


async def task(w: World, mia: MemberActor, wanted: str) -> Any:
    """Choose what an organizer does."""
    stored = await newest(w)
    await mia.slash(w.channel, "league manage", contest=stored.id)
    return await mia.select(w.panel(mia), [wanted], custom_id=menu(w, mia, Verb.CONTEST_TASK))


def said(w: World, channel: ChannelHandle, words: str = WORDS) -> list[str]:
    return [text(message) for message in w.public(channel) if words in text(message)]


def called(w: World, role: int) -> int:
    """How often a role was called by messages of the bot."""
    sent = [request.json for request in w.env.http_requests if request.method == "POST" and request.json]
    return sum(role in map(int, (each.get("allowed_mentions") or {}).get("roles", ())) for each in sent)


@promise("print-rights")
async def test_l8_an_announcement_is_posted_only_where_its_author_may_write(w: World) -> None:
    channel = news(w)
    mia = await by_role(w, channel)
    await mia.slash(w.channel, "league create", template="hustle")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    await task(w, mia, "announce")
    assert "Send Messages" in text(w.panel(mia))
    assert said(w, channel) == []
    let_write(w, channel, mia, may=True)
    await task(w, mia, "announce")
    await rule(w, mia, WORDS)
    await w.later(POSTED)
    assert len(said(w, channel)) == 1


@rest
async def test_l8_a_reason_is_in_the_log_and_not_where_its_author_may_not_write(w: World) -> None:
    channel = news(w)
    mia = await by_role(w, channel)
    await mia.slash(w.channel, "league create", template="hustle")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    await task(w, mia, "cancel")
    await rule(w, mia, WORDS)
    await w.later(POSTED)
    assert said(w, channel) == []
    assert len(said(w, channel, "called off")) == 1
    stored = await as_bot(w, bower(w).services.contests.events(1))
    assert WORDS in str(stored)


async def test_l8_a_partner_is_called_only_where_the_member_may_write(w: World) -> None:
    channel, (ann, ben, *_) = news(w), w.members
    mia = await by_role(w, channel)
    await mia.slash(w.channel, "league create", template="cup")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    before = len(w.public(channel))
    result = await ann.slash(w.channel, "league join", partner=ben)
    assert "/league join" in answer(result) or "/league join" in text(w.panel(ann))
    assert len(w.public(channel)) == before
    await ben.slash(w.channel, "league join", partner=ann)
    assert (await newest(w)).entry_of(ann.id) is not None, "the way on leads somewhere"


async def test_l8_a_published_contest_gets_no_words_from_who_may_not_write_there(w: World) -> None:
    channel = news(w)
    mia = await by_role(w, channel)
    await mia.slash(w.channel, "league create", template="hustle")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    opened = await task(w, mia, "rename")
    assert "Send Messages" in answer(await mia.submit_modal(opened, {"text": "Tea night", "text1": WORDS}))
    stored = await newest(w)
    assert (stored.plan.description, stored.name) == ("", "Hustle night")
    let_write(w, channel, mia, may=True)
    opened = await task(w, mia, "rename")
    await mia.submit_modal(opened, {"text": "Tea night", "text1": WORDS})
    assert (await newest(w)).plan.description == WORDS


async def test_l8_who_may_not_call_a_role_cannot_have_it_called(w: World) -> None:
    mia = await by_role(w)
    loud, quiet = w.guild.create_role("Players", mentionable=True), w.guild.create_role("Everyone else")
    await w.env.settle()
    for unheard in (quiet, w.guild.roles["@everyone"]):
        await mia.slash(w.channel, "league create", template="hustle")
        await choose(w, mia, Field.PING_ROLE, unheard)
        assert "can’t mention" in text(w.panel(mia))
        await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
        await w.later(POSTED)
        assert called(w, unheard.id) == 0
    await mia.slash(w.channel, "league create", template="hustle")
    await choose(w, mia, Field.PING_ROLE, loud)
    assert (await newest(w)).plan.ping_role == loud.id
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert called(w, loud.id) == 1
    w.env.backend.edit_role(w.guild.id, loud.id, {"mentionable": False})
    await w.env.settle()
    await task(w, mia, "announce")
    await rule(w, mia, WORDS)
    await w.later(POSTED)
    assert len(said(w, w.channel)) == 1
    assert called(w, loud.id) == 1, "the announcement calls the members, and no role"


@promise("options-event")
@rest
async def test_l18h_an_event_is_made_only_for_a_member_who_may_make_events(w: World) -> None:
    allow(w, events=False)
    mia = await by_role(w)
    backend = w.env.backend
    mine = backend.create_role(w.guild.id, name="Event makers", permissions=Permissions(create_events=True).value)
    me = bower(w).get_guild(w.guild.id)
    assert me is not None
    own = next(role for role in me.me.roles if not role.is_default())
    backend.edit_role(w.guild.id, own.id, {"permissions": (own.permissions | Permissions(create_events=True)).value})
    await w.env.settle()
    await make_one_with_event(w, mia)
    assert say("en", "league-no-event") in text(w.panel(mia))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert events(w) == []
    backend.add_member_role(w.guild.id, mia.id, mine.id)
    await w.env.settle()
    await make_one_with_event(w, mia)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert len(events(w)) == 1
    await make_one_with_event(w, mia)
    backend.remove_member_role(w.guild.id, mia.id, mine.id)
    await w.env.settle()
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    assert say("en", "league-no-event") in text(w.panel(mia))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert len(events(w)) == 1, "the right was lost between the choice and the making"


async def make_one_with_event(w: World, mia: MemberActor) -> None:
    """A draft that asks for an event."""
    await mia.slash(w.channel, "league create", template="hustle")
    await choose(w, mia, Field.EVENT, "yes")


@promise("print-rights")
@rest
async def test_l8_a_series_asks_again_by_its_organizers_rights(w: World) -> None:
    """The next contest of a series has neither the description nor the call of an organizer who lost these rights."""
    mia = await by_role(w)
    loud = w.guild.create_role("Players", mentionable=True)
    await w.env.settle()
    await mia.slash(w.channel, "league create", template="hustle")
    await fill_in(w, mia, description=WORDS)
    await choose(w, mia, Field.PING_ROLE, loud)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert (len(said(w, w.channel)), called(w, loud.id)) == (1, 1)
    w.env.backend.edit_role(w.guild.id, loud.id, {"mentionable": False})
    let_write(w, w.channel, mia, may=False)
    await as_bot(w, follow(w))
    await w.later(POSTED)
    second = await newest(w)
    assert (second.number, second.plan.description, second.plan.ping_role) == (2, "", loud.id)
    assert (len(w.public()), len(said(w, w.channel)), called(w, loud.id)) == (2, 1, 1)
    w.env.backend.edit_role(w.guild.id, loud.id, {"mentionable": True})
    await as_bot(w, follow(w))
    await w.later(POSTED)
    assert (len(w.public()), called(w, loud.id)) == (3, 2), "a right that is given back counts"


async def follow(w: World) -> None:
    """The next contest of the series, as the director makes it at the end."""
    contests, before = bower(w).services.contests, (await bower(w).services.contests.of_guild(w.guild.id))[0]
    plan = replace(before.plan, starts_at=before.plan.starts_at + 7 * 86_400_000)
    new = contests.blank(before.guild, before.channel, before.name, plan, before.organiser)
    new = replace(new, previous=before.id, number=before.number + 1)
    opened = Change(happenings=(Note(Kind.PUBLISHED),), posts=opening_posts(plan), step="published")

    async def unit(connection: AsyncConnection) -> int:
        number = await store.add(connection, new, contests.seal(new.lot))
        await contests.save(connection, replace(new, id=number), opened)
        return number

    number = await bower(w).services.database.write(unit)
    contests.publish(await contests.look(number))
