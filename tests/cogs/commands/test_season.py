"""Seasons: who manages the server begins and ends seasons, and everyone reads of it."""

from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.scenes import answer, as_bot, begun, bower, forge, is_over, manager, pattern, until
from tests.suite import rest
from tests.world import World, buttons, text

SURE = pattern(Verb.SEASON_END, 0)


@rest
async def test_a_season_from_beginning_to_end(w: World) -> None:
    mia, ann = await manager(w), w.members[0]
    await mia.slash(w.channel, "admin settings", language="en")  # else the form is offered
    begun_text = answer(await mia.slash(w.channel, "admin season-start", name="Autumn *1*"))
    assert begun_text == say("en", "season-begun", season="Season 1: Autumn \\*1\\*")
    again = answer(await mia.slash(w.channel, "admin season-start"))
    assert again == say("en", "season-running", season="Autumn \\*1\\*")
    await begun(w)
    await until(w, is_over)
    assert "Season 1" in answer(await ann.slash(w.channel, "leaderboard", board="games"))
    asked = await mia.slash(w.channel, "admin season-end")
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
    assert answer(await mia.slash(w.channel, "admin season-end")) == say("en", "season-none-running")
    assert answer(await mia.slash(w.channel, "admin season-start")).startswith("Season 2 starts")


async def test_a_question_answered_late_ends_no_other_season(w: World) -> None:
    mia = await manager(w)
    await mia.slash(w.channel, "admin season-start")
    await mia.slash(w.channel, "admin season-end")
    late = w.panel(mia)
    await mia.slash(w.channel, "admin season-end")
    await w.click(mia, w.panel(mia), SURE)
    assert answer(await w.click(mia, late, SURE)) == say("en", "season-none-running")
    await mia.slash(w.channel, "admin season-start")
    assert answer(await w.click(mia, late, SURE)) == say("en", "season-none-running")
    assert (await as_bot(w, bower(w).services.seasons.current(w.guild.id))).number == 2


async def test_only_a_manager_confirms_the_end_of_a_season(w: World) -> None:
    mia, ann = await manager(w), w.members[0]
    await mia.slash(w.channel, "admin season-start")
    await mia.slash(w.channel, "admin season-end")
    await forge(w, ann, w.panel(mia), f"bower:{Verb.SEASON_END}:0:1:0")
    assert await as_bot(w, bower(w).services.seasons.current(w.guild.id))
