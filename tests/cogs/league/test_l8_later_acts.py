"""L8: what organizers do to a published contest goes by their own rights, not by the rights of its publisher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Permissions

from bot.contests.fields import Field
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, by, choose
from tests.cogs.league.test_l8_where_and_whom import by_role, called, newest, task
from tests.cogs.scenes import answer
from tests.contests.promises import promise
from tests.world import selects

pytestmark = promise("print-rights")

if TYPE_CHECKING:
    from simcord import MemberActor

    from bot.contests.model import StoredContest
    from tests.world import World


async def admins_contest(w: World, field: Field, value: object) -> StoredContest:
    """One that somebody with all rights has published."""
    rights = w.guild.create_role("Boss", permissions=Permissions(administrator=True))
    boss = w.guild.add_member(w.env.create_user("Boss"), roles=[rights])
    await w.env.settle()
    await boss.slash(w.channel, "league create", template="hustle")
    await choose(w, boss, field, value)
    await w.click(boss, w.panel(boss), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    return await newest(w)


async def rename(w: World, mia: MemberActor, name: str, description: str = "") -> str:
    opened = await task(w, mia, "rename")
    said = answer(await mia.submit_modal(opened, {"text": name, "text1": description}))
    await w.later(POSTED)
    return said


async def test_l8_a_moved_notice_board_calls_no_role(w: World) -> None:
    mia = await by_role(w)
    quiet, other = w.guild.create_role("Members"), w.guild.create_text_channel("other")
    await w.env.settle()
    await admins_contest(w, Field.PING_ROLE, quiet)
    assert called(w, quiet.id) == 1
    await task(w, mia, "move")
    panel = w.panel(mia)
    await mia.select(panel, [other], custom_id=selects(panel)[-1]["custom_id"])
    await w.later(POSTED)
    assert (await newest(w)).channel == other.id
    assert len(w.public(other)) >= 1
    assert called(w, quiet.id) == 1, "whoever may not mention it has not had it called"
