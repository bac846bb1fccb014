"""What a member may do at a table goes by the permissions in the table's channel, wherever the member types."""

from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from bot.contests.errors import ContestCode
from bot.panels.core.custom_ids import OF_A_CONTEST, OF_A_MEMBER, Press, Verb
from bot.tables.commands.life import Open, Start
from bot.tables.commands.seats import FillWithComputers, Leave, Sit
from bot.tables.commands.settings import SetCasual
from bot.tables.model import Status
from bot.texts import say
from cogs.interactions.context import POSTS
from tests.cogs.league.scenes import organiser
from tests.cogs.scenes import (
    PAINTED,
    SHORT,
    answer,
    as_bot,
    forge,
    is_over,
    kept,
    lobby,
    look,
    manager,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, selects, text

UNKNOWN = say("en", "table-unknown")
MAY_NOT_WRITE = say("en", "rights-may-not-write")
ALLOWED = discord.PermissionOverwrite
TABLE_COMMANDS = ("table join", "table close", "table show", "table leave", "table start", "table rematch", "hand")
GAME_COMMANDS = ("game replay", "game review", "game export", "game check")


def room(w: World, name: str, everyone: discord.PermissionOverwrite, **members: Any) -> ChannelHandle:
    """A channel with permissions for everyone, and for members of the world by their names."""
    by_name: dict[str, Any] = {member.name.lower(): member for member in w.members}
    overwrites: dict[Any, discord.PermissionOverwrite] = {by_name[each]: allowed for each, allowed in members.items()}
    assert w.bot.user is not None
    overwrites[w.bot.user] = ALLOWED(view_channel=True, send_messages=True)
    return w.guild.create_text_channel(name, overwrites={w.guild.roles["@everyone"]: everyone, **overwrites})


def voice_room(w: World, name: str, *members: MemberActor) -> ChannelHandle:
    """The chat of a voice channel that everyone sees in the list, and only these members may enter."""
    made = w.guild.create_voice_channel(name)
    every = w.guild.roles["@everyone"]
    w.env.backend.set_overwrite(
        made.id, Overwrite(target_id=every.id, type=OverwriteType.ROLE, allow=0, deny=discord.Permissions.connect.flag)
    )
    for member in members:
        own = Overwrite(target_id=member.id, type=OverwriteType.MEMBER, allow=discord.Permissions.connect.flag, deny=0)
        w.env.backend.set_overwrite(made.id, own)
    return made


def hidden(w: World, *members: MemberActor) -> ChannelHandle:
    """A channel that only these members see."""
    seen = {member.name.lower(): ALLOWED(view_channel=True) for member in members}
    return room(w, "staff", ALLOWED(view_channel=False), **seen)


async def table_in(w: World, channel: ChannelHandle, host: MemberActor, *others: MemberActor) -> int:
    """A casual table of members in their lobby."""
    service = tables(w)
    opened = await as_bot(w, service.open(Open(who(host), w.guild.id, channel.id, preset="custom", rules=SHORT)))
    for other in others:
        await as_bot(w, service.do(opened.table.id, Sit(who(other))))
    await as_bot(w, service.do(opened.table.id, SetCasual(who(host), casual=True)))
    await w.later(PAINTED)
    return opened.table.id


async def finished_in(w: World, channel: ChannelHandle, host: MemberActor, *others: MemberActor) -> int:
    """A finished game of members and computers."""
    number = await table_in(w, channel, host, *others)
    await as_bot(w, tables(w).do(number, FillWithComputers(who(host))))
    await as_bot(w, tables(w).do(number, Start(who(host))))
    await until(w, is_over, number)
    return number


@rest
async def test_a_moderator_of_another_channel_is_nobody_here(w: World) -> None:
    ann, ben, _, _, eve = w.members
    own = room(w, "eves-own-room", ALLOWED(), eve=ALLOWED(manage_messages=True))
    await lobby(w, 2)
    before = await kept(w)
    for command, options in (
        ("table close", {}),
        ("table kick", {"member": ben}),
        ("table timer", {"time": 120_000}),
        ("table computer", {}),
    ):
        result = await eve.slash(own, command, table=1, **options)
        assert answer(result) == say("en", "table-not-host"), command
    await eve.slash(own, "preferences")
    for verb in (Verb.CLOSE, Verb.START, Verb.FILL):
        result = await forge(w, eve, w.panel(eve), Press(verb, 1).button_id())
        assert answer(result) == say("en", "table-not-host"), verb
    assert await kept(w) == before
    assert (await look(w)).table.host == ann.id


async def test_a_moderator_of_the_table_s_channel_is_one_everywhere(w: World) -> None:
    ann, *_, eve = w.members
    here = room(w, "cards", ALLOWED(), eve=ALLOWED(manage_messages=True))
    number = await table_in(w, here, ann)
    await eve.slash(w.channel, "table close", table=number)
    await w.click(eve, w.panel(eve), rf"bower:{Verb.CLOSE}:.*:1")
    assert (await look(w, number)).table.status is Status.CLOSED


async def test_bower_writes_only_where_the_member_may(w: World) -> None:
    ann, *_, eve = w.members
    news = room(w, "announcements", ALLOWED(send_messages=False), ann=ALLOWED(send_messages=True))
    assert answer(await eve.slash(news, "table open")) == MAY_NOT_WRITE
    number = await table_in(w, news, ann)
    message = (await look(w, number)).table.message
    for channel in (w.channel, news):
        assert answer(await eve.slash(channel, "table show", table=number)) == MAY_NOT_WRITE
    await w.later(PAINTED)
    assert len(w.public(news)) == 1
    assert (await look(w, number)).table.message == message
    await ann.slash(w.channel, "table show", table=number)
    await w.later(PAINTED)
    assert (await look(w, number)).table.message != message


@rest
async def test_a_rematch_is_posted_for_who_may_write(w: World) -> None:
    ann, ben = w.members[:2]
    news = room(w, "announcements", ALLOWED(send_messages=False), ann=ALLOWED(send_messages=True))
    number = await finished_in(w, news, ann, ben)
    for verb in (Verb.REMATCH, Verb.NEW_PARTNERS):
        assert answer(await forge(w, ben, w.public(news)[-1], Press(verb, number).button_id())) == MAY_NOT_WRITE
    assert answer(await ben.slash(w.channel, "table rematch", table=number)) == MAY_NOT_WRITE
    await forge(w, ann, w.public(news)[-1], Press(Verb.REMATCH, number).button_id())
    assert (await look(w, number + 1)).table.previous == number


@rest
async def test_shares_are_counted(w: World) -> None:
    ann = w.members[0]
    await finished_in(w, w.channel, ann)
    for step in range(POSTS):
        await forge(w, ann, w.public()[-1], Press(Verb.REPLAY_SHARE, 1, seen=step).button_id())
    posted = len(w.public())
    refused = answer(await forge(w, ann, w.public()[-1], Press(Verb.REPLAY_SHARE, 1, seen=POSTS).button_id()))
    assert refused == say("en", "rights-shared-often")
    assert len(w.public()) == posted


@rest
@pytest.mark.usefixtures("unlimited")
async def test_nobody_sees_a_table_of_a_channel_they_do_not_see(w: World) -> None:
    ann, ben, *_, eve = w.members
    staff = hidden(w, ann, ben)
    number = await table_in(w, staff, ann)
    before = await kept(w)
    listed = text(await listing(w, eve))
    assert str(staff.id) not in listed
    assert "Ann" not in listed
    for command in TABLE_COMMANDS:
        assert answer(await eve.slash(w.channel, command, table=number)) == UNKNOWN, command
    panel = w.panel(eve)
    for verb in set(Verb) - OF_A_MEMBER:
        unknown = say("en", ContestCode.UNKNOWN) if verb in OF_A_CONTEST else UNKNOWN
        assert answer(await forge(w, eve, panel, Press(verb, number).button_id())) == unknown, verb
    assert await eve.autocomplete(w.channel, "table join", "table", "") == []
    assert await eve.autocomplete(w.channel, "table join", "seat", "", table=number) == []
    assert await kept(w) == before
    assert str(staff.id) in text(await listing(w, ben))


async def listing(w: World, member: MemberActor) -> Any:
    await member.slash(w.channel, "table list")
    return w.panel(member)


async def test_nobody_sees_a_game_of_a_channel_they_do_not_see(w: World) -> None:
    ann, ben, *_, eve = w.members
    staff = hidden(w, ann, ben)
    number = await finished_in(w, staff, ann)
    for command in GAME_COMMANDS:
        assert answer(await eve.slash(w.channel, command, game=number)) == UNKNOWN, command
        assert await eve.autocomplete(w.channel, command, "game", "") == []
        assert len(await ben.autocomplete(w.channel, command, "game", "")) == 1
    for options in ({}, {"member": ann}):
        await eve.slash(w.channel, "game list", **options)
        assert offered_games(w, eve) == []
        await ben.slash(w.channel, "game list", **options)
        assert offered_games(w, ben) == [str(number)]
    result = await forge(w, eve, w.panel(eve), Press(Verb.HISTORY_PICK).menu(), str(number))
    assert answer(result) == UNKNOWN


@rest
async def test_the_audit_tells_nobody_of_a_channel_they_do_not_see(w: World) -> None:
    ann, ben, *_, eve = w.members
    mia = await organiser(w)
    number = await finished_in(w, hidden(w, ann, ben), ann)
    await mia.slash(w.channel, "admin void", game=number, reason="a quarrel")
    await w.click(mia, w.panel(mia), rf"bower:{Verb.REPAIR_SURE}:.*")
    await mia.slash(w.channel, "admin remove", member=eve, reason="asked for it")
    for member, seen in ((ann, True), (ben, True), (mia, True), (eve, False)):
        told = answer(await member.slash(w.channel, "audit"))
        assert ("a quarrel" in told) is seen, member.name
        assert "asked for it" in told


def offered_games(w: World, member: MemberActor) -> list[str]:
    return [option["value"] for menu in selects(w.panel(member)) for option in menu["options"]]


@rest
async def test_who_sat_there_always_sees_the_game(w: World) -> None:
    ann, ben, cleo, *_, eve = w.members
    number = await table_in(w, w.channel, ann, ben, cleo)
    await as_bot(w, tables(w).do(number, Leave(who(cleo))))
    await as_bot(w, tables(w).do(number, FillWithComputers(who(ann))))
    await as_bot(w, tables(w).do(number, Start(who(ann))))
    await until(w, is_over, number)
    room_now = w.guild.create_text_channel("elsewhere")
    w.env.backend.delete_channel(w.channel.id)
    await w.env.settle()
    for member in (ann, ben):
        assert answer(await member.slash(room_now, "game check", game=number)) != UNKNOWN
        await member.slash(room_now, "game list")
        assert offered_games(w, member) == [str(number)]
    assert answer(await eve.slash(room_now, "game check", game=number)) == UNKNOWN
    await eve.slash(room_now, "game list")
    assert offered_games(w, eve) == []


async def test_the_chat_of_a_voice_channel_is_seen_by_who_may_enter(w: World) -> None:
    ann, ben, *_, eve = w.members
    lounge = voice_room(w, "lounge", ann, ben)
    await w.env.settle()
    number = await table_in(w, lounge, ann)
    for member, seen in ((ben, True), (eve, False)):
        assert (str(lounge.id) in text(await listing(w, member))) is seen, member.name
        answered = answer(await member.slash(w.channel, "hand", table=number))
        assert (answered != UNKNOWN) is seen, member.name


async def test_nobody_posts_in_a_locked_thread(w: World) -> None:
    ann, ben = w.members[:2]
    assert w.bot.user is not None
    made = w.env.backend.create_thread(w.channel.id, "old talk", w.bot.user.id, type=ChannelType.PUBLIC_THREAD)
    await w.env.settle()
    thread = ChannelHandle(w.env, w.guild, made)
    number = await table_in(w, thread, ann)
    w.env.backend.edit_channel(made.id, {}, thread_metadata={"locked": True})
    await w.env.settle()
    assert answer(await ben.slash(w.channel, "table show", table=number)) == MAY_NOT_WRITE


async def test_the_games_of_a_private_thread_are_for_who_sat_there(w: World) -> None:
    ann, ben, *_, eve = w.members
    admin = await manager(w, "Zoe")
    assert w.bot.user is not None
    made = w.env.backend.create_thread(w.channel.id, "quiet", w.bot.user.id, type=ChannelType.PRIVATE_THREAD)
    await w.env.settle()
    thread = ChannelHandle(w.env, w.guild, made)
    number = await table_in(w, thread, ann)
    mod = room(w, "cards", ALLOWED(), ben=ALLOWED(manage_messages=True))
    for member, seen in ((ann, True), (ben, False), (eve, False), (admin, True)):
        answered = answer(await member.slash(mod, "table timer", table=number, time=120_000))
        assert (answered != UNKNOWN) is seen, member.name
        await member.slash(w.channel, "table list")
        assert (str(thread.id) in text(w.panel(member))) is seen, member.name
