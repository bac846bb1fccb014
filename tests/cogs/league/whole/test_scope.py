"""The whole contests leave out no button and no command, and nothing in them goes past Discord."""

from __future__ import annotations

import ast
from pathlib import Path

from bot.panels.contests.voice import ContestView
from bot.panels.core.custom_ids import OF_A_CONTEST
from cogs.contests.commands import ContestFile, LeagueCommands
from tests.cogs.league import scenes
from tests.cogs.league.whole.scope import ELSEWHERE, SCENES

HERE = Path(__file__).parent
FORBIDDEN = {
    *("Tables", "Director", "Contests", "Database", "Services", "Maker", "tables", "director", "contests"),
    *("services", "database", "store", "bower", "presenter", "as_bot", "look", "begun", "until", "forge"),
}
"""Names by which a test would act past the commands and buttons."""


def test_every_command_and_button_is_in_a_scene() -> None:
    commands = {f"/league {command.name}" for command in LeagueCommands.__cog_app_commands__}
    wanted = {str(verb) for verb in OF_A_CONTEST - ELSEWHERE} | {f"/league show {view}" for view in ContestView}
    wanted |= {f"/league export {each}" for each in ContestFile} | (commands - {"/league export"})
    assert wanted - {str(each) for scene in SCENES for each in scene} == set()


def test_scenes_use_only_commands_and_buttons() -> None:
    files = [path for path in HERE.glob("*.py") if path.name != Path(__file__).name]
    assert len(files) > 4
    for path in (*files, Path(scenes.__file__)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = {getattr(node, "id", None), getattr(node, "attr", None)}
            names |= {part for alias in getattr(node, "names", ()) for part in getattr(alias, "name", "").split(".")}
            if isinstance(node, ast.ImportFrom):
                assert not str(node.module).startswith(("bot.store", "bot.tables")), f"{path.name}: {node.module}"
            assert not names & FORBIDDEN, f"{path.name}: {names & FORBIDDEN}"
