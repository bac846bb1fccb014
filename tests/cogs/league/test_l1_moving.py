"""L1: a contest moves only to where everybody who is in it can follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import PermissionOverwrite
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import board, by, menu, organiser, press_leave, publish
from tests.cogs.scenes import answer, as_bot, bower
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import selects

if TYPE_CHECKING:
    from simcord import MemberActor
    from simcord.builders import ChannelHandle

    from tests.world import World


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


async def channel_of(w: World) -> int:
    return (await as_bot(w, bower(w).services.contests.look(1))).channel


@promise("organizers-always")
@rest
async def test_l1_nobody_is_left_behind_by_an_organizer_who_plays(w: World) -> None:
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
    assert await channel_of(w) == w.channel.id
    let_in(w, room, ann)
    await press_leave(w, ben, board(w))  # who is out need not follow
    await w.env.settle()
    assert "Done" in await move(w, mia, room)
    assert await channel_of(w) == room.id
