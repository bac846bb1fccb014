"""A call mentions the server's role only where its mention reaches anybody; else the bells ring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.panels.core.custom_ids import Verb
from bot.servers import ServerSettings
from bot.tables.commands.life import Open
from tests.cogs.scenes import PAINTED, as_bot, bower, manager, pattern, table_message, tables, who
from tests.cogs.table.test_call_players import turn_on
from tests.suite import rest
from tests.world import World, text

if TYPE_CHECKING:
    from simcord import MemberActor


def let_mention(w: World, user: int, *, may: bool) -> None:
    """Let one member, or the bot, mention every role in the channel, or not."""
    flag = Permissions.mention_everyone.flag
    own = Overwrite(target_id=user, type=OverwriteType.MEMBER, allow=flag if may else 0, deny=0 if may else flag)
    w.env.backend.set_overwrite(w.channel.id, own)


async def called(w: World, mia: MemberActor) -> tuple[list[int], list[int]]:
    """Mia calls players to a table of hers: the roles and the members whom that notifies."""
    await as_bot(w, tables(w).open(Open(who(mia), w.guild.id, w.channel.id, preset="north-american")))
    await w.later(PAINTED)
    await turn_on(w, w.members[1])
    await w.click(mia, table_message(w), pattern(Verb.INVITE, 1))
    await w.click(mia, w.panel(mia), pattern(Verb.CALL, 1))
    assert "Players are called" in text(w.panel(mia))
    await w.later(PAINTED)
    posts: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    (sent,) = [each["allowed_mentions"] for each in posts if each.get("content") and each.get("enforce_nonce")]
    return sent.get("roles", []), sent.get("users", [])


@pytest.mark.parametrize("may", [False, pytest.param(True, marks=rest)])
async def test_a_role_that_not_everyone_may_mention_needs_the_bots_right_too(w: World, *, may: bool) -> None:
    mia, ben = await manager(w, mention_everyone=True), w.members[1]
    role = w.guild.create_role("Euchre", mentionable=False)
    assert w.bot.user is not None
    let_mention(w, w.bot.user.id, may=may)
    await w.env.settle()
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(euchre_role=role.id)))
    assert await called(w, mia) == (([role.id], []) if may else ([], [ben.id]))
