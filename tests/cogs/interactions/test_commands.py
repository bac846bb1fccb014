"""The commands as registered with Discord: all of them, in three languages, within its limits."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.app import create_bot
from bot.texts import DEFAULT_LANGUAGE, LANGUAGES
from tests.cogs.scenes import Maker, answer, bower
from tests.standin.routes import as_discord_has_it
from tests.suite import rest
from tests.world import World, world

NAMES = {
    "audit", "boards", "euchre", "glossary", "hand", "help", "leaderboard", "preferences",
    *(f"admin {each}" for each in (
        "settings", "setup", "check", "season-start", "season-end", "void", "score", "merge", "remove", "restore",
        "roles", "export", "forget-server",
    )),
    *(f"game {each}" for each in ("list", "replay", "review", "check", "export")),
    *(f"houserules {each}" for each in ("show", "save", "list", "delete")),
    *(f"league {each}" for each in ("list", "show", "join", "leave", "create", "manage", "export")),
    *(f"privacy {each}" for each in ("show", "export", "delete")),
    *(f"puzzle {each}" for each in ("today", "yesterday", "rankings")),
    *(f"stats {each}" for each in ("me", "member", "server", "partners", "versus")),
    *(f"table {each}" for each in (
        "open", "join", "leave", "start", "close", "show", "list", "kick", "computer", "rematch",
        "timer",
    )),
}  # fmt: skip

OTHERS = set(LANGUAGES) - {DEFAULT_LANGUAGE}


@pytest.fixture(autouse=True)
def translate_once() -> None:
    """Not here: a test adds a command."""


_REGISTERED: list[dict[str, Any]] = []


@pytest.fixture
async def registered(make: Maker) -> list[dict[str, Any]]:
    """What a bot registers, the same for all who only look at it."""
    if not _REGISTERED:
        async with world(make()) as w:
            _REGISTERED.extend(synced(w))
    return _REGISTERED


def synced(w: World) -> list[dict[str, Any]]:
    (request,) = puts_of(w)
    return request.json


def puts_of(w: World) -> list[Any]:
    return [r for r in w.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]


@rest
async def test_commands_are_registered_when_they_have_changed(
    w: World, make: Maker, caplog: pytest.LogCaptureFixture, expected_faults: list[str]
) -> None:
    """Not at each start; a refusal is tried again, and members are heard meanwhile. Discord says what it has."""
    stored = w.env.backend.commands[None]
    for key, command in stored.items():
        stored[key] = as_discord_has_it(command, is_whole=True)
    await w.restart(make())
    assert len(puts_of(w)) == 1
    older = [dict(command) for command in synced(w) if command["name"] != "help"]
    w.env.backend.register_commands(None, [{key: each[key] for key in each if key != "nsfw"} for each in older])
    await w.restart(make())
    assert len(puts_of(w)) == 2, "after an older version had registered its own"
    asked = [r.params for r in w.env.http_requests if r.method == "GET" and r.path.endswith("/commands")]
    assert asked == [{"with_localizations": "true"}] * 3
    bot = make()
    bot.tree.add_command(app_commands.Command(name="new", description="-", callback=answer_nothing))
    expected_faults.append("the commands could not be registered")
    w.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=2)
    await w.restart(bot)
    assert answer(await w.members[0].slash(w.channel, "help"))
    await w.later(80)
    assert "new" in [c["name"] for c in w.env.http_requests[-1].json]
    refusals = [record for record in caplog.records if "could not be registered" in record.getMessage()]
    assert [(each.levelname, each.exc_info) for each in refusals] == [("ERROR", None), ("INFO", None)]


async def answer_nothing(_: discord.Interaction) -> None: ...


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options") or ():
        yield from parts(option)


def test_every_command_is_there(registered: list[dict[str, Any]]) -> None:
    chat = [c for c in registered if c.get("type", 1) == 1]
    menus = [c for c in registered if c.get("type", 1) == 2]
    names = {
        f"{command['name']} {option['name']}" if option.get("type") == 1 else command["name"]
        for command in chat
        for option in command.get("options") or [{}]
    }
    assert names == NAMES
    assert [menu["name"] for menu in menus] == ["Ask to my euchre table", "Not with them at euchre", "Euchre stats"]
    assert [c["name"] for c in registered if c.get("type", 1) == 3] == [
        "Report euchre table talk",
        "Replay euchre game",
    ]


def test_descriptions_and_choices_are_in_three_languages(registered: list[dict[str, Any]]) -> None:
    for command in registered:
        for part in parts(command):
            if part.get("description"):
                spoken = part["description_localizations"]
                assert set(spoken) == OTHERS, part["name"]
                assert all(1 <= len(each) <= 100 for each in spoken.values())
            for choice in part.get("choices") or ():
                if part["name"] != "language":  # languages have their own names
                    assert set(choice["name_localizations"]) == OTHERS, choice


def test_names_of_commands_stay_english(registered: list[dict[str, Any]]) -> None:
    """A localised name of a group would hide its subcommands in some clients."""
    for command in registered:
        if command.get("type", 1) == 1:
            assert not [part for part in parts(command) if part.get("name_localizations")]


def test_a_command_is_within_discords_characters(registered: list[dict[str, Any]]) -> None:
    def longest(part: dict[str, Any], key: str) -> int:
        return max(len(each) for each in (part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()))

    for command in registered:
        size = sum(
            longest(part, "name")
            + longest(part, "description")
            + sum(longest(choice, "name") + len(str(choice["value"])) for choice in part.get("choices") or ())
            for part in parts(command)
        )
        assert size <= 8000, command["name"]


ANYWHERE = {"boards", "euchre", "glossary", "hand", "help", "preferences", "privacy", "puzzle", "stats"}
"""What is also there in direct messages, and where only its user has Bower."""


async def test_where_commands_are_there(w: World, registered: list[dict[str, Any]]) -> None:
    """Where the owner lets people have Bower for themselves; else they are for servers and for messages to Bower."""
    tree = bower(w).tree
    for command in (each.to_dict(tree) for each in tree.get_commands()):
        anywhere = command["name"] in ANYWHERE
        assert command["contexts"] == ([0, 1, 2] if anywhere else [0]), command["name"]
        assert command["integration_types"] == ([0, 1] if anywhere else [0]), command["name"]
    for command in registered:
        assert command["contexts"] == ([0, 1] if command["name"] in ANYWHERE else [0]), command["name"]
        assert command["integration_types"] == [0], command["name"]


@rest
def test_the_context_menu_has_its_name_in_three_languages(registered: list[dict[str, Any]]) -> None:
    menus = [c for c in registered if c.get("type", 1) != 1]
    assert len(menus) == 5
    assert all(set(menu["name_localizations"]) == OTHERS for menu in menus)


async def test_the_bot_of_the_composition_root(make: Maker) -> None:
    bot = create_bot(make.settings)
    assert isinstance(bot, commands.Bot)
    async with world(bot) as w:
        assert (await w.members[0].slash(w.channel, "help")).acknowledged
        assert bower(w).is_ready()
        assert not bower(w).intents.message_content
        assert not bower(w).intents.members
