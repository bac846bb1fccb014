"""`/admin roles`: chosen by members who may give them, given and taken; each refusal names its cause."""

from functools import partial
from typing import Any

import pytest
from discord import Permissions

from bot.panels.core.custom_ids import Press, Verb
from bot.servers import ServerSettings
from bot.texts import say
from tests.bot.stats_rows import FINAL, add_contest
from tests.cogs.scenes import answer, as_bot, bower, forge, kept, manager, pattern
from tests.world import World, text

CHAMPION, LOOK = Press(Verb.SERVER_ROLES).menu(), pattern(Verb.SERVER_ROLES, 0)


async def won(w: World, number: int, *places: int) -> None:
    """The final of a season ends, which these members have won."""
    people = [(w.members[place].id, w.members[place].name) for place in places]
    add = partial(add_contest, number=number, guild=w.guild.id, ended_at=number, podium=[people], plan=FINAL)
    await as_bot(w, bower(w).services.database.write(add))


async def opened(w: World) -> tuple[Any, Any, Any]:
    """Somebody who manages the server and its roles, the panel, and a role; Ann has won a night, and Ben before."""
    mia = await manager(w, manage_guild=True, manage_roles=True)
    role = w.guild.create_role("Champion")
    await w.env.settle()
    for number, place in ((1, 1), (2, 0)):
        await won(w, number, place)
    await mia.slash(w.channel, "admin roles")
    return mia, w.panel(mia), role


def has(w: World, role: Any) -> list[str]:
    return [each.name for each in w.members if role.id in w.env.backend.get_member(w.guild.id, each.id).role_ids]


async def test_a_role_is_chosen_given_and_moved(w: World) -> None:
    mia, panel, role = await opened(w)
    assert text(panel).count("· none") == 2
    await mia.select(panel, [role], custom_id=CHAMPION)
    assert f"**Champion of the season** · <@&{role.id}>" in text(panel)
    assert ("❌" in text(panel), has(w, role)) == (False, ["Ann"])
    await won(w, 3, 2, 3)
    await w.leap(24 * 3600 + 60)
    assert has(w, role) == ["Cleo", "Dan"]
    other = w.guild.create_role("Other")
    await w.env.settle()
    await mia.select(panel, [other], custom_id=CHAMPION)
    assert (has(w, role), has(w, other)) == ([], ["Cleo", "Dan"])
    assert f"Bower gave Dan the role <@&{other.id}>" in answer(await mia.slash(w.channel, "audit"))
    await mia.select(panel, [w.guild.default_role], custom_id=CHAMPION)
    assert (has(w, other), await kept(w, ["given_roles"])) == ([], {"given_roles": []})


async def test_only_who_may_give_a_role_chooses_it(w: World) -> None:
    above = w.guild.create_role("Boss")
    mia, panel, _ = await opened(w)
    refused = answer(await mia.select(panel, [above], custom_id=CHAMPION))
    assert refused == say("en", "roles-not-yours", role=f"<@&{above.id}>")
    forged = await forge(w, w.members[0], panel, Press(Verb.SERVER_ROLES).button_id())
    assert answer(forged) == say("en", "reply-not-manager")
    assert await kept(w, ["servers"]) == {"servers": []}


CAUSES = {
    "permission": "Needs *Manage Roles*", "above": "stands above my own", "managed": "to an app or to Discord",
    "gone": "no longer exists",
}  # fmt: skip


@pytest.mark.parametrize("why", CAUSES)
async def test_a_refusal_names_its_cause_until_it_is_mended(w: World, why: str) -> None:
    mia, panel, role = await opened(w)
    roles, backend = w.env.backend.get_guild(w.guild.id).roles, w.env.backend
    (mine,) = (each for each in roles.values() if each.name == w.env.bot.user.name)
    stored, before = roles[role.id], (mine.permissions, roles[role.id].position)
    mine.permissions &= ~Permissions(manage_roles=why == "permission").value
    stored.position, stored.managed = mine.position + (1 if why == "above" else -1), why == "managed"
    backend.announce_role_updates(w.guild.id, [mine, stored])
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(champion_role=role.id)))
    if why == "gone":
        backend.delete_role(w.guild.id, role.id)
    await w.env.settle()
    await w.click(mia, panel, LOOK)
    assert CAUSES[why] in text(panel)
    assert ("permissions=" in text(panel)) == (why == "permission")
    assert CAUSES[why] in answer(await mia.slash(w.channel, "admin check"))
    if why in ("permission", "above"):
        assert (has(w, role), await kept(w, ["given_roles"])) == ([], {"given_roles": []})
        mine.permissions, stored.position = before
        backend.announce_role_updates(w.guild.id, [mine, stored])
        await w.env.settle()
        await w.click(mia, panel, LOOK)
        assert ("❌" in text(panel), has(w, role)) == (False, ["Ann"])


async def test_members_opt_out_and_what_is_deleted_is_taken_back(w: World) -> None:
    mia, panel, role = await opened(w)
    ann = w.members[0]
    await mia.select(panel, [role], custom_id=CHAMPION)
    await ann.slash(w.channel, "preferences")
    for expected in ([], ["Ann"]):
        await w.click(ann, w.panel(ann), Press(Verb.PREFER, index=5).button_id())
        await w.click(mia, panel, LOOK) if expected else None
        assert has(w, role) == expected
    await ann.slash(w.channel, "privacy delete")
    await w.click(ann, w.panel(ann), pattern(Verb.PRIVACY_DELETE, 0))
    assert has(w, role) == []
    await won(w, 3, 2)
    await w.click(mia, panel, LOOK)
    assert has(w, role) == ["Cleo"]
    form = await mia.slash(w.channel, "admin forget-server")
    await mia.submit_modal(form, {"text": say("en", "forget-server-word")})
    assert (has(w, role), await kept(w, ["given_roles"])) == ([], {"given_roles": []})
