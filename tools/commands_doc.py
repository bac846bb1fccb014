"""docs/commands.md, made from the commands themselves: `python -m tools.commands_doc [--write]`.

Without `--write` it says whether the file is up to date.
"""

import asyncio
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from discord import AppCommandType, Permissions, app_commands

from bot.app import create_bot
from bot.settings import Settings
from cogs.client import COGS, load_cogs
from tools.generated_file import write_or_check

PATH: Final = Path(__file__).parent.parent / "docs" / "commands.md"
Command: TypeAlias = app_commands.Command[Any, ..., Any]
TopLevel: TypeAlias = Command | app_commands.Group | app_commands.ContextMenu
_WITHOUT_COMMANDS: Final = (
    "cogs.live.cog",
    "cogs.calls",
    "cogs.contests.posts",
    "cogs.own_posts",
    "cogs.questions",
    "cogs.roles",
)
"""Cogs that show what is wanted as soon as they are loaded, and have no commands."""
_MANAGE_SERVER: Final = Permissions(manage_guild=True)
_ON: Final = {AppCommandType.user: "member", AppCommandType.message: "message"}
_LISTED: Final = 4
"""So many choices of an option are listed; of more only the first and the last."""

_HEAD: Final = """# Commands

Made from the code by `python -m tools.commands_doc --write`. Type `/` in Discord to see the same in English, Italian or
French; the names are English everywhere. Options in **bold** are required. Answers are for you only, except for tables
and what you share.
"""


async def load_commands() -> tuple[TopLevel, ...]:
    """All commands and context menus: `/euchre`, the others by name, last those for managers. Nothing is opened."""
    bot = create_bot(Settings.model_construct())
    await load_cogs(bot, [name for name in COGS if name not in _WITHOUT_COMMANDS])
    return tuple(sorted(bot.tree.get_commands(), key=_place))


def _place(command: TopLevel) -> tuple[bool, bool, str]:
    return command.default_permissions is not None, command.name != "euchre", command.name


def leaves(commands: Iterable[TopLevel]) -> Iterator[Command]:
    """Every command that can be run by typing it."""
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from leaves(command.commands)
        elif isinstance(command, app_commands.Command):
            yield command


def document() -> str:
    """The text of docs/commands.md."""
    commands = asyncio.run(load_commands())
    typed = [each for each in commands if not isinstance(each, app_commands.ContextMenu)]
    menus = [each for each in commands if isinstance(each, app_commands.ContextMenu)]
    parts = [_HEAD, *(_section(each) for each in typed), _menus(menus)]
    return "\n".join(parts)


def _section(command: Command | app_commands.Group) -> str:
    lines = [f"## /{command.name}", "", f"{command.description}.{_audience(command)}", ""]
    inside = list(leaves([command]))
    if not any(each is not command or each.parameters for each in inside):
        return "\n".join(lines)
    lines += ["| command | what it does | options |", "|---|---|---|"]
    lines += [f"| `/{each.qualified_name}` | {each.description} | {_options(each)} |" for each in inside]
    return "\n".join([*lines, ""])


def _audience(command: Command | app_commands.Group) -> str:
    if command.default_permissions == _MANAGE_SERVER:
        return " For members with *Manage Server*."
    contexts = command.allowed_contexts
    return " Also wherever you bring Bower along." if contexts is not None and contexts.dm_channel else ""


def _options(command: Command) -> str:
    return "<br>".join(map(_option, command.parameters))


def _option(parameter: app_commands.Parameter) -> str:
    name = f"**`{parameter.display_name}`**" if parameter.required else f"`{parameter.display_name}`"
    return f"{name} {parameter.description}{_choices(parameter.choices)}"


def _choices(choices: Sequence[app_commands.Choice[str | int | float]]) -> str:
    names = [choice.name for choice in choices]
    if len(names) > _LISTED:
        names = [names[0], "…", names[-1]]
    return f": {' · '.join(names)}" if names else ""


def _menus(menus: Iterable[app_commands.ContextMenu]) -> str:
    lines = [f"- **{menu.name}**, on a {_ON[menu.type]}" for menu in menus]
    return "\n".join(["## Under *Apps*, by a right click or a long press", "", *lines, ""])


if __name__ == "__main__":
    sys.exit(write_or_check(sys.argv[1:], PATH, document()))
