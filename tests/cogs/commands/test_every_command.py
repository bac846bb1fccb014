"""Every command there is: run once by its name, and told in docs/commands.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import AppCommandType, Permissions, app_commands

from engine import Phase
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import PAINTED, as_bot, begun, bower, is_over, tables, until
from tools.commands_doc import PATH, document, leaves, load_commands

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from tests.world import World

Options = dict[str, Any]
ANN, BEN = 0, 1
GAME, TABLE = 1, 3
"""The finished game, and the table that `/table open` opens after that of `/euchre`."""
RUNS: tuple[tuple[str, Callable[[World], Options]], ...] = (
    ("euchre", lambda _: {}),
    ("hand", lambda _: {"table": 2}),
    ("table open", lambda _: {"rules": "canadian", "timer": 300_000, "computers": 1, "level": "novice"}),
    ("table join", lambda _: {"table": TABLE, "seat": 3}),
    ("table show", lambda _: {"table": TABLE}),
    ("table list", lambda _: {}),
    ("table timer", lambda _: {"time": 60_000, "table": TABLE}),
    ("table bid-delay", lambda _: {"delay": "even", "table": TABLE}),
    ("table separate", lambda w: {"member_one": w.members[ANN], "member_two": w.members[BEN], "table": TABLE}),
    ("table computer", lambda _: {"action": "fill", "level": "expert", "table": TABLE}),
    ("table start", lambda _: {"table": TABLE}),
    ("table leave", lambda _: {"table": TABLE}),
    ("table close", lambda _: {"table": TABLE}),
    ("table kick", lambda w: {"member": w.members[ANN], "table": TABLE}),
    ("table rematch", lambda _: {"partners": "new", "table": GAME}),
    ("game list", lambda w: {"member": w.members[ANN]}),
    ("game replay", lambda _: {"game": GAME, "hand": 1}),
    ("game review", lambda _: {"game": GAME, "hand": 1}),
    ("game check", lambda _: {"game": GAME}),
    ("game export", lambda _: {"game": GAME, "format": "json"}),
    ("houserules save", lambda _: {"name": "Friday", "rules": "canadian"}),
    ("houserules show", lambda _: {"topic": "Friday"}),
    ("houserules list", lambda _: {}),
    ("houserules delete", lambda _: {"name": "Friday"}),
    ("stats me", lambda _: {"game_type": 0, "season": "0"}),
    ("stats member", lambda w: {"member": w.members[ANN], "game_type": 0, "season": "0"}),
    ("stats server", lambda _: {"game_type": 0, "season": "0"}),
    ("stats partners", lambda w: {"member": w.members[ANN]}),
    ("stats versus", lambda w: {"member": w.members[ANN], "other": w.members[BEN]}),
    ("leaderboard", lambda _: {"board": "games", "season": "0", "game_type": "all", "scope": "server"}),
    ("puzzle today", lambda _: {}),
    ("puzzle yesterday", lambda _: {}),
    ("puzzle rankings", lambda _: {}),
    ("glossary", lambda _: {"term": "euchre"}),
    ("help", lambda _: {"topic": "commands"}),
    ("preferences", lambda _: {}),
    ("privacy show", lambda _: {}),
    ("privacy export", lambda _: {"games": "text"}),
    ("privacy delete", lambda _: {}),
    ("admin settings", lambda w: {"rules": "canadian", "language": "en", "table_opener": w.guild.default_role,
                                  "level": "expert"}),
    ("admin season-start", lambda _: {"name": "Autumn"}),
    ("admin season-end", lambda _: {}),
    ("admin void", lambda _: {"game": GAME, "reason": "a test"}),
    ("admin score", lambda _: {"scores": "1 0", "table": TABLE, "reason": "a test"}),
    ("admin merge", lambda w: {"old": w.members[ANN], "new": w.members[4], "reason": "a test"}),
    ("admin remove", lambda w: {"member": w.members[ANN], "reason": "a test"}),
    ("admin restore", lambda w: {"member": w.members[ANN], "reason": "a test"}),
    ("admin export", lambda _: {}),
    ("audit", lambda _: {}),
)  # fmt: skip
"""One call of each command with every option, in an order in which each has something to do."""
BY_OTHERS = {"table join": ANN, "table rematch": ANN}
"""Who runs what a manager at the table cannot; the others are run by a manager, who hosts it."""


async def test_every_command_and_context_menu_is_run_by_its_name(w: World, caplog: pytest.LogCaptureFixture) -> None:
    """A command or option without a run fails here; a fault would be in the log, which fails every test."""
    commands = bower(w).tree.get_commands()
    wanted = {each.qualified_name: {option.display_name for option in each.parameters} for each in leaves(commands)}
    assert {name: set(options(w)) for name, options in RUNS} == wanted
    role = w.guild.create_role("Managers", permissions=Permissions(manage_guild=True, manage_messages=True))
    mia = w.guild.add_member(w.env.create_user("Mia"), roles=[role])
    await begun(w)
    await until(w, is_over)
    caplog.clear()
    for name, options in RUNS:
        if name == "admin score":
            await until(w, lambda now: phase(now.state) is Phase.PLAYING, TABLE)
        actor = w.members[BY_OTHERS[name]] if name in BY_OTHERS else mia
        result = await actor.slash(w.channel, name, **options(w))
        if not result.acknowledged:
            await w.later(PAINTED)
        assert result.acknowledged, name
    refused = [record.getMessage() for record in caplog.records if " refused: " in record.getMessage()]
    assert refused == []
    assert (await as_bot(w, tables(w).look(TABLE))).table.preset == "canadian"
    menus = [each for each in commands if isinstance(each, app_commands.ContextMenu)]
    assert len(menus) == 3
    for menu in menus:
        target = w.members[BEN] if menu.type is AppCommandType.user else w.public()[0]
        assert (await w.members[ANN].context_menu(w.channel, menu.name, target)).acknowledged, menu.name


def test_the_page_of_commands_is_up_to_date() -> None:
    """`python -m tools.commands_doc --write` makes it so."""
    assert PATH.read_text(encoding="utf-8") == document()


async def test_there_are_few_commands_at_the_top() -> None:
    """At most 14 besides `/league`: Discord lists them all when a member types a slash."""
    commands = await load_commands()
    typed = [each.name for each in commands if not isinstance(each, app_commands.ContextMenu)]
    assert len(set(typed) - {"league"}) <= 14
