"""Typed words are posted only where their author may write; roles and hidden contests have their own rights."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import PermissionOverwrite, Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.contests import store
from bot.contests.commands import ContestChange
from bot.contests.errors import ContestCode
from bot.contests.fields import DraftField
from bot.contests.members import Join, OwnStanding
from bot.contests.notes import LogNote, NoteKind
from bot.contests.organizers import Publish
from bot.contests.rounds import opening_posts
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.core.custom_ids import Verb
from bot.tables.model import Member
from bot.texts import say
from tests.cogs.league.scenes import POSTED, board, by, choose, fill_in, menu, organiser, press_leave, publish, rule
from tests.cogs.scenes import answer, as_bot, bower, who
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import selects, text

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
async def test_an_announcement_is_posted_only_where_its_author_may_write(w: World) -> None:
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


async def test_a_partner_is_called_only_where_the_member_may_write(w: World) -> None:
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


async def test_who_may_not_call_a_role_cannot_have_it_called(w: World) -> None:
    mia = await by_role(w)
    loud, quiet = w.guild.create_role("Players", mentionable=True), w.guild.create_role("Everyone else")
    await w.env.settle()
    for unheard in (quiet, w.guild.roles["@everyone"]):
        await mia.slash(w.channel, "league create", template="hustle")
        await choose(w, mia, DraftField.PING_ROLE, unheard)
        assert "can’t mention" in text(w.panel(mia))
        await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
        await w.later(POSTED)
        assert called(w, unheard.id) == 0
    await mia.slash(w.channel, "league create", template="hustle")
    await choose(w, mia, DraftField.PING_ROLE, loud)
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


@promise("print-rights")
@rest
async def test_a_series_asks_again_by_its_organizers_rights(w: World) -> None:
    """The next contest of a series has neither the description nor the call of an organizer who lost these rights."""
    mia = await by_role(w)
    loud = w.guild.create_role("Players", mentionable=True)
    await w.env.settle()
    await mia.slash(w.channel, "league create", template="hustle")
    await fill_in(w, mia, description=WORDS)
    await choose(w, mia, DraftField.PING_ROLE, loud)
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
    opened = ContestChange(happenings=(LogNote(NoteKind.PUBLISHED),), posts=opening_posts(plan), step="published")

    async def unit(connection: AsyncConnection) -> int:
        number = await store.add(connection, new, contests.seal(new.lot))
        await contests.save(connection, replace(new, id=number), opened)
        return number

    number = await bower(w).services.database.write(unit)
    contests.publish(await contests.load(number))


ORGANISER = Member(8_640_110_001, "Olga", moderator=True)


async def draft(w: World, channel: ChannelHandle, name: str) -> int:
    services = bower(w).services
    plan = make_plan(Template.HUSTLE, Defaults(), services.clock.now() + 3_600_000)
    return (await as_bot(w, services.contests.create(ORGANISER, w.guild.id, channel.id, name, plan))).id


async def choices(w: World, member: MemberActor, typed: str = "") -> list[str]:
    return [each["name"] for each in await member.autocomplete(w.channel, "league show", "contest", typed)]


@promise("print-private")
async def test_a_draft_for_a_hidden_channel_is_named_to_who_sees_it(w: World) -> None:
    """Also to organizers by role: until then they all were told of a draft with the name of a hidden contest."""
    mia = await by_role(w)
    room = hidden(w)
    await w.env.settle()
    for channel, name in ((w.channel, "In the channel"), (room, "Hidden")):
        await draft(w, channel, name)
    assert await choices(w, mia) == ["In the channel"]
    assert await choices(w, w.members[0]) == []


@promise("print-private")
async def test_a_hidden_contest_is_named_to_nobody_who_does_not_see_its_channel(w: World) -> None:
    room = hidden(w)
    await w.env.settle()
    night = await draft(w, room, "Night")
    await as_bot(w, bower(w).services.contests.do(night, Publish(ORGANISER)))
    await as_bot(w, bower(w).services.contests.do(night, Join(who(w.members[0]), OwnStanding())))
    for member in w.members:
        assert await choices(w, member) == [], "whoever plays there, too"
        for command, options in (("show", {}), ("export", {"format": "page"})):
            said = answer(await member.slash(w.channel, f"league {command}", contest=night, **options))
            assert said == say("en", "contest-gone")


def hidden(w: World, *members: MemberActor) -> ChannelHandle:
    """A channel that these members and the bot see."""
    assert w.bot.user is not None
    sees, writes = PermissionOverwrite(view_channel=True), PermissionOverwrite(view_channel=True, send_messages=True)
    overwrites = {w.guild.roles["@everyone"]: PermissionOverwrite(view_channel=False), w.bot.user: writes}
    return w.guild.create_text_channel("back-room", overwrites={**overwrites, **dict.fromkeys(members, sees)})


def let_in(w: World, channel: ChannelHandle, member: MemberActor) -> None:
    view = 1 << 10
    w.env.backend.set_overwrite(
        channel.id, Overwrite(target_id=member.id, type=OverwriteType.MEMBER, allow=view, deny=0)
    )


async def move(w: World, mia: MemberActor, channel: ChannelHandle) -> str:
    """What an organizer reads who moves the contest."""
    await mia.slash(w.channel, "league manage", contest=1)
    await mia.select(w.panel(mia), ["move"], custom_id=menu(w, mia, Verb.CONTEST_TASK))
    panel = w.panel(mia)
    return answer(await mia.select(panel, [channel], custom_id=selects(panel)[-1]["custom_id"]))


@promise("organizers-always")
@rest
async def test_nobody_is_left_behind_by_an_organizer_who_plays(w: World) -> None:
    mia, (ann, ben, cleo, *_) = await organiser(w), w.members
    shown = await publish(w, mia, "weeks")
    for member in (mia, ann, ben, cleo):
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    room = hidden(w, mia, cleo)
    await w.env.settle()
    said = await move(w, mia, room)
    assert "Not everyone in the contest can see" in said
    assert "Ann, Ben" in said
    assert "Let them see it" in said
    assert (await newest(w)).channel == w.channel.id
    let_in(w, room, ann)
    await press_leave(w, ben, board(w))  # who is out need not follow
    await w.env.settle()
    assert f"<#{room.id}>" in await move(w, mia, room)
    assert (await newest(w)).channel == room.id


async def test_a_draft_is_seen_by_organisers_only(w: World) -> None:
    mia, noa, ann = await organiser(w), await organiser(w, "Noa"), w.members[0]
    await mia.slash(w.channel, "league create", template="hustle")
    assert answer(await ann.slash(w.channel, "league show", contest=1)) == say("en", ContestCode.UNKNOWN)
    for member in (mia, noa):
        assert "Draft:" in answer(await member.slash(w.channel, "league show", contest=1))
