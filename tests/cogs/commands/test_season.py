"""`/season`: who manages the server begins and ends seasons, and everyone reads of it."""

from __future__ import annotations

from discord import Permissions

from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.scenes import answer, as_bot, begun, bower, forge, is_over, kept, pattern, until
from tests.world import World, buttons, text

SURE = pattern(Verb.SEASON_END, 0)


async def manager(w: World):
    role = w.guild.create_role("Managers", permissions=Permissions(manage_guild=True))
    mia = w.guild.add_member(w.env.create_user("Mia"), roles=[role])
    await w.env.settle()
    return mia


async def test_a_season_from_beginning_to_end(w: World) -> None:
    mia, ann = await manager(w), w.members[0]
    begun_text = answer(await mia.slash(w.channel, "season start", name="Autumn *1*"))
    assert begun_text == say("en", "season-begun", season="Season 1: Autumn \\*1\\*")
    again = answer(await mia.slash(w.channel, "season start"))
    assert again == say("en", "season-running", season="Autumn \\*1\\*")
    await begun(w)
    await until(w, is_over)
    assert "Season 1" in answer(await ann.slash(w.channel, "leaderboard", board="games"))
    asked = await mia.slash(w.channel, "season end")
    assert asked.ephemeral
    assert say("en", "season-confirm", season="Season 1: Autumn \\*1\\*") in answer(asked)
    panel = w.panel(mia)
    assert await as_bot(w, bower(w).services.seasons.current(w.guild.id))
    await w.click(mia, panel, SURE)
    assert say("en", "season-over", season="Season 1: Autumn \\*1\\*") in text(panel)
    assert "1. Ann: games won: 1" in text(panel) or "1. Ben: games won: 1" in text(panel)
    assert [b for b in buttons(panel) if b.matches(pattern(Verb.BOARD_SHARE, 0))]
    assert await as_bot(w, bower(w).services.seasons.current(w.guild.id)) is None
    assert say("en", "board-all-time") in answer(await ann.slash(w.channel, "leaderboard", board="games"))
    audit = answer(await ann.slash(w.channel, "audit"))
    assert "Autumn" in audit
    assert answer(await mia.slash(w.channel, "season end")) == say("en", "season-none-running")
    assert answer(await mia.slash(w.channel, "season start")).startswith("Season 2 begins")


async def test_a_question_answered_late_ends_no_other_season(w: World) -> None:
    mia = await manager(w)
    await mia.slash(w.channel, "season start")
    await mia.slash(w.channel, "season end")
    late = w.panel(mia)
    await mia.slash(w.channel, "season end")
    await w.click(mia, w.panel(mia), SURE)
    assert answer(await w.click(mia, late, SURE)) == say("en", "season-none-running")
    await mia.slash(w.channel, "season start")
    assert answer(await w.click(mia, late, SURE)) == say("en", "season-none-running")
    assert (await as_bot(w, bower(w).services.seasons.current(w.guild.id))).number == 2


async def test_only_managers_begin_and_end_seasons(w: World) -> None:
    mia, ann = await manager(w), w.members[0]
    assert "season" not in {name.split()[0] for name in ann.available_commands(w.channel)}
    command = next(c for c in bower(w).tree.get_commands() if c.name == "season")
    assert command.default_permissions == Permissions(manage_guild=True)
    role = w.guild.create_role("Mods", permissions=Permissions(manage_messages=True))
    mod = w.guild.add_member(w.env.create_user("Mo"), roles=[role])
    await w.env.settle()
    found = await as_bot(w, bower(w).tree.fetch_commands())
    w.guild.set_command_permissions(next(each for each in found if each.name == "season"), {role: True})
    before = await kept(w)
    assert answer(await mod.slash(w.channel, "season start")) == say("en", "reply-not-manager")
    assert answer(await mod.slash(w.channel, "season end")) == say("en", "reply-not-manager")
    assert await kept(w) == before
    await mia.slash(w.channel, "season start")
    await mia.slash(w.channel, "season end")
    await forge(w, ann, w.panel(mia), f"bower:{Verb.SEASON_END}:0:1:0")
    assert await as_bot(w, bower(w).services.seasons.current(w.guild.id))
