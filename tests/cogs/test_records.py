"""`/stats`, `/leaderboard`, `/verify` over a server with a history, and `/rules`, `/help`."""

from __future__ import annotations

import pytest

from bot.boards import Column
from bot.panels.help import TOPICS
from bot.panels.ids import Verb
from bot.store import schema
from bot.texts import say
from engine import Rules
from engine.options import Betting
from tests.bot.recording import standing
from tests.cogs.playing import PAINTED, answer, as_bot, begun, bower, forge, is_over, lobby, pattern, until
from tests.world import World, buttons, text

PLAYERS = 23


async def a_history(w: World) -> None:
    """Members with standings, as many games won as their number: three pages of them."""
    rows = [
        standing(
            w.guild.id,
            1000 + n,
            f"Player{n}",
            games=30,
            games_won=n,
            hands=200,
            hands_won=100 - n,
            points=3 * n,
            euchres_made=n % 5,
            euchres_suffered=1,
            loners_tried=2,
            loners_made=1,
        )
        for n in range(1, PLAYERS + 1)
    ]

    async def write(connection) -> None:
        await connection.execute(schema.standings.insert(), rows)
        wallets = [{"guild_id": w.guild.id, "user_id": 1000 + n, "counters": n} for n in range(1, PLAYERS + 1)]
        await connection.execute(schema.wallets.insert(), wallets)

    await as_bot(w, bower(w).services.database.write(write))


async def test_pages_by_buttons_and_by_option(w: World) -> None:
    await a_history(w)
    ann = w.members[0]
    await ann.slash(w.channel, "leaderboard")
    panel = w.panel(ann)
    assert "1. Player23" in text(panel)
    assert "Player13" not in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:0:1")
    assert "11. Player13" in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:0:2")
    assert "21. Player3:" in text(panel)
    assert "Player13" not in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:0:1")
    assert "11. Player13" in text(panel)
    assert "21. Player3:" in answer(await ann.slash(w.channel, "leaderboard", page=3))
    assert "21. Player3:" in answer(await ann.slash(w.channel, "leaderboard", page=99))


@pytest.mark.parametrize("column", Column)
async def test_every_column(w: World, column: Column) -> None:
    await a_history(w)
    ann = w.members[0]
    by_option = answer(await ann.slash(w.channel, "leaderboard", column=column.value))
    assert say("en", "board-by", column=say("en", f"column-{column}")) in by_option
    await ann.slash(w.channel, "leaderboard")
    panel = w.panel(ann)
    number = str(list(Column).index(column))
    await ann.select(panel, [number], custom_id=f"bowermenu:{Verb.BOARD_COLUMN}:0:0:0")
    assert text(panel) == by_option
    if column is Column.HANDS_WON:
        assert "1. Player1:" in by_option
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:{number}:1")
    assert say("en", "board-by", column=say("en", f"column-{column}")) in text(panel)


async def test_a_forged_column_or_page_is_the_first_or_last(w: World) -> None:
    await a_history(w)
    ann = w.members[0]
    await ann.slash(w.channel, "leaderboard")
    await forge(w, ann, w.panel(ann), f"bower:{Verb.BOARD}:0:77:999")
    assert "Player3:" in text(w.panel(ann))
    await forge(w, ann, w.panel(ann), f"bowermenu:{Verb.BOARD_COLUMN}:0:0:0", "x")
    assert "1. Player23" in text(w.panel(ann))


async def test_an_empty_board(w: World) -> None:
    assert say("en", "board-empty") in answer(await w.members[0].slash(w.channel, "leaderboard"))


async def test_one_finds_oneself_in_the_board(w: World) -> None:
    await begun(w)
    await until(w, is_over)
    assert "Ben (you)" in answer(await w.members[1].slash(w.channel, "leaderboard"))


async def test_counters_won_are_in_the_wallet(w: World) -> None:
    await begun(w, rules=Rules(target=1, betting=Betting.PER_POINT, ante=4))
    now = await until(w, is_over)
    shown = now.shown(None).view
    assert shown is not None
    ann, won = w.members[0], shown.pots[0]
    assert won
    result = text(w.public()[-1])
    assert f"Ann & Cleo {'+' if won > 0 else chr(0x2212)}{abs(won)}" in result
    assert "not money" in result
    assert f"**Counters**: {100 + won}" in answer(await ann.slash(w.channel, "stats"))
    board = answer(await ann.slash(w.channel, "leaderboard", column=Column.COUNTERS.value))
    assert f"Ann (you): counters: {100 + won}" in board
    assert f"counters: {100 - won}" in board


async def test_computers_do_not_count(w: World) -> None:
    await begun(w, members=1)
    now = await until(w, is_over)
    board = answer(await w.members[0].slash(w.channel, "leaderboard"))
    assert "Ann (you)" in board
    assert not [s.name for s in now.table.seats if s.is_computer and s.name in board]


async def test_every_deal_of_a_finished_game_is_checked(w: World) -> None:
    await begun(w)
    now = await until(w, is_over)
    ben = w.members[1]
    checked = answer(await ben.slash(w.channel, "verify game", game=1))
    assert "fair" in checked
    assert "not what the secret gives" not in checked
    assert "Secret: " in checked
    assert now.table.id == 1
    await w.click(ben, w.public()[-1], pattern(Verb.VERIFY, 1))
    assert text(w.panel(ben)) == checked
    choices = await ben.autocomplete(w.channel, "verify game", "game", "")
    assert [(c["value"], c["name"]) for c in choices] == [(1, "Table 1: Ann, Ben, Cleo, Dan")]
    assert await ben.autocomplete(w.channel, "verify game", "game", "zzz") == []


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
    assert "<@1>" not in answer(await w.members[0].slash(w.channel, "stats", member=member))
    assert evil[:20] in (await member.autocomplete(w.channel, "table show", "table", ""))[0]["name"]


@pytest.mark.parametrize("topic", [None, *TOPICS])
async def test_help(w: World, topic: str | None) -> None:
    options = {} if topic is None else {"topic": topic}
    told = answer(await w.members[0].slash(w.channel, "help", **options))
    assert say("en", f"help-{topic or TOPICS[0]}") in told


async def test_rules_of_a_preset_of_a_table_or_of_the_server(w: World) -> None:
    ann = w.members[0]
    assert "North American" in answer(await ann.slash(w.channel, "rules show"))
    assert "Stick the dealer" in answer(await ann.slash(w.channel, "rules show", topic="stick-the-dealer"))
    await lobby(w)
    assert "1 point" in answer(await ann.slash(w.channel, "rules show"))
    for preset, name in (("canadian", "Canadian"), ("seven-card", "32 cards"), ("columbus", "first jack")):
        assert name in answer(await ann.slash(w.channel, "rules show", topic=preset))
    assert not buttons((await ann.slash(w.channel, "rules show")).response)
