"""`/stats`, `/game check` over a server with a history, and `/houserules`, `/help`."""

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.help import TOPICS
from bot.panels.stats.member import Page
from engine import Rules
from engine.rules.options import Betting
from tests.cogs.commands.help_pages import of_page
from tests.cogs.scenes import PAINTED, answer, begun, is_over, lobby, menu_of, pattern, until
from tests.suite import rest
from tests.world import World, buttons, text


@rest
async def test_counters_won_are_in_the_wallet(w: World) -> None:
    await begun(w, rules=Rules(target=1, betting=Betting.PER_POINT, ante=4))
    now = await until(w, is_over)
    shown = now.public.view
    assert shown is not None
    ann, won = w.members[0], shown.pots[0]
    assert won
    result = text(w.public()[-1])
    assert f"Ann & Cleo {'+' if won > 0 else chr(0x2212)}{abs(won)}" in result
    assert "aren’t money" in result
    profile = (await ann.slash(w.channel, "stats me")).response
    menu = f"bowermenu:{Verb.STATS_PAGE}:{ann.id}:0:{Page.OVERVIEW}"
    await ann.select(profile, [str(Page.NUMBERS.value)], custom_id=menu)
    assert f"Counters: {100 + won}" in text(w.panel(ann))


@rest
async def test_every_deal_of_a_finished_game_is_checked(w: World) -> None:
    await begun(w)
    now = await until(w, is_over)
    ben = w.members[1]
    checked = answer(await ben.slash(w.channel, "game check", game=1))
    assert "checks out" in checked
    assert "match the secret" not in checked
    assert "Secret: " in checked
    assert now.table.id == 1
    await w.click(ben, await menu_of(w, ben), pattern(Verb.VERIFY, 1))
    assert text(w.panel(ben)) == checked
    choices = await ben.autocomplete(w.channel, "game check", "game", "")
    assert [(c["value"], c["name"]) for c in choices] == [(1, "Table 1: Ann, Ben, Cleo, Dan")]
    assert await ben.autocomplete(w.channel, "game check", "game", "zzz") == []


async def test_a_members_name_is_no_markup(w: World) -> None:
    """Names come back in public messages, panels, menus, suggestions and statistics."""
    evil = "**<@1>** `x` @everyone"
    member = w.guild.add_member(w.env.create_user("evil"), nick=evil)
    await w.env.settle()
    await member.slash(w.channel, "table open", computers=3)
    await w.later(PAINTED)
    public = text(w.public()[-1], labels=False, alts=False)
    assert "\\*\\*\\<@\u200b1\\>\\*\\*" in public
    assert "@everyone" not in public
    told = answer(await w.members[0].slash(w.channel, "table list"))
    assert "<@1>" not in told
    assert "<@1>" not in answer(await w.members[0].slash(w.channel, "stats member", member=member))
    assert evil[:20] in (await member.autocomplete(w.channel, "table show", "table", ""))[0]["name"]


@pytest.mark.parametrize("topic", [None, *TOPICS])
async def test_help(w: World, topic: str | None) -> None:
    options = {} if topic is None else {"topic": topic}
    told = answer(await w.members[0].slash(w.channel, "help", **options))
    assert of_page(topic or TOPICS[0]) in told


@rest
async def test_rules_of_a_preset_of_a_table_or_of_the_server(w: World) -> None:
    ann = w.members[0]
    assert "North American" in answer(await ann.slash(w.channel, "houserules show"))
    assert "Stick the dealer" in answer(await ann.slash(w.channel, "houserules show", topic="stick-the-dealer"))
    await lobby(w)
    assert "1 point" in answer(await ann.slash(w.channel, "houserules show"))
    for preset, name in (("canadian", "Canadian"), ("seven-card", "32 cards"), ("columbus", "first jack")):
        assert name in answer(await ann.slash(w.channel, "houserules show", topic=preset))
    shown = (await ann.slash(w.channel, "houserules show")).response
    assert [each.label for each in buttons(shown)] == ["How to play", "My hand"]
