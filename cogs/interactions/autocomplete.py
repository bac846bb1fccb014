"""Autocomplete, and the lookup of the tables and rules that members name."""

import asyncio
from typing import Final

from discord import app_commands

from bot.panels.core.menus import CLOCKS
from bot.panels.core.reader import Voice
from bot.panels.core.wording import cut
from bot.panels.rules.option_texts import GROUPS, OPTIONS, game_sentence, group_name, option_name
from bot.panels.table.lobby import place_name
from bot.servers import DEFAULT, ServerSettings
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Status, Table
from bot.texts import LANGUAGES, say
from bot.wall_clock import find_zones
from cogs.interactions.commands import text
from cogs.interactions.context import Interaction, channels_seen, look, may_see, reader_for, server_of
from cogs.interactions.reply import Reply
from engine import PRESETS, BadRules, Refused, Rules, Seat
from engine.players.levels import Level

CHOICES = 25
CHOICE_LONGEST: Final = 100
SEARCHED: Final = 100
"""Tables among which suggestions are looked for: a letter typed reads no more."""
GROUP: Final = "group:"
OPTION: Final = "rule:"
"""Prefix of a group of options, or an option, as a topic of `/houserules show`."""
_SAVED_FIRST: Final = 8
"""How many saved rules are suggested with the presets before anything is typed."""
CLOCK_CHOICES: Final = [app_commands.Choice(name=text(f"clock-{key}"), value=ms) for key, ms in CLOCKS.items()]
"""How long a turn may last."""
LEVEL_CHOICES: Final = [app_commands.Choice(name=text(f"level-{level}.title"), value=level.value) for level in Level]
"""How well computers play."""


async def find_table(answer: Reply, number: int | None) -> StoredTable:
    """The table with this number; without a number the channel's table where the member sits, else its newest one.

    Raises:
        Refused: UNKNOWN when this server has no such table, or the member may not see it.
    """
    if number is not None:
        return await answer.look(number)
    here = [each for each in await answer.tables_here() if each.table.running]
    if not here:
        raise Refused(Code.NONE_HERE)
    answer.enter(here[0].table.channel)
    return next((each for each in here if each.table.seat_of(answer.user) is not None), here[0])


async def suggest_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Running tables of the server that the member may see, this channel's first."""
    services = interaction.client.services
    language = (await reader_for(interaction)).language
    guild, channel = server_of(interaction), interaction.channel_id
    running = await services.tables.in_guild(guild, channel=channel, most=SEARCHED)
    tables = [table for table in running if table.running and await may_see(interaction, table)]
    named = [(label(table, language), table.id) for table in tables]
    return [app_commands.Choice(name=name, value=number) for name, number in named if typed.lower() in name.lower()][
        :CHOICES
    ]


async def suggest_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The last finished games of the server that the member may see, the member's first, each newest first."""
    return await _games(interaction, typed, given_up=True)


async def suggest_played(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The same without games that were given up."""
    return await _games(interaction, typed, given_up=False)


async def _games(interaction: Interaction, typed: str, *, given_up: bool) -> list[app_commands.Choice[int]]:
    history, language = interaction.client.services.history, (await reader_for(interaction)).language
    seen = channels_seen(interaction)
    games = await history.recent(server_of(interaction), interaction.user.id, CHOICES, seen, given_up=given_up)
    named = [(label(game.table, language), game.table.id) for game in games]
    return [app_commands.Choice(name=name, value=number) for name, number in named if typed.lower() in name.lower()]


async def find_rules(answer: Reply, text: str) -> tuple[str, Rules]:
    """The name and the rules for a typed name: a preset by key or name, or rules that the server has saved.

    Raises:
        Refused: UNKNOWN_PRESET.
        BadRules: For saved rules that this version cannot read.
    """
    wanted = text.strip().casefold()
    for preset, rules in PRESETS.items():
        if wanted == preset or wanted in (say(language, f"preset-{preset}").casefold() for language in LANGUAGES):
            return preset, rules
    ruleset = await answer.services.rulesets.find(answer.guild, text)
    if ruleset is None:
        raise Refused(Code.UNKNOWN_PRESET, name=text)
    if ruleset.rules is None:
        raise BadRules("bad-rules-text", "")
    return ruleset.name, ruleset.rules


async def default_rules(answer: Reply, settings: ServerSettings) -> tuple[str, Rules]:
    """The name and the rules of a server's new tables; the ordinary game if its saved rules are gone."""
    try:
        return await find_rules(answer, settings.preset)
    except Refused:
        return DEFAULT, PRESETS[DEFAULT]


async def suggest_rules(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Presets by their names in the member's language, and the rules that the server has saved."""
    return [app_commands.Choice(name=name, value=value) for name, value in await _rules_named(interaction, typed)]


async def suggest_topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Topics of `/houserules show`: rules by name, then groups of options, then single options."""
    language = (await reader_for(interaction)).language
    groups = [
        (say(language, "label-rules-group", name=group_name(each, language)), f"{GROUP}{each}") for each in GROUPS
    ]
    options = [
        (say(language, "label-rules-option", name=option_name(each, language)), f"{OPTION}{each}") for each in OPTIONS
    ]
    topics = _matching([*groups, *options], typed)
    named = await _rules_named(interaction, typed, CHOICES - min(len(topics), len(GROUPS)))
    return [app_commands.Choice(name=name, value=value) for name, value in (*named, *topics)][:CHOICES]


async def suggest_saved(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The rules that the server has saved."""
    kept = await interaction.client.services.rulesets.of_server(server_of(interaction))
    named = _matching([(each.name, each.name) for each in kept], typed)
    return [app_commands.Choice(name=name, value=value) for name, value in named][:CHOICES]


async def suggest_zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Time zones by their IANA names, those first whose city begins so."""
    del interaction
    return [app_commands.Choice(name=name, value=name) for name in await asyncio.to_thread(find_zones, typed, CHOICES)]


async def _rules_named(interaction: Interaction, typed: str, most: int = CHOICES) -> list[tuple[str, str]]:
    language = (await reader_for(interaction)).language
    presets = _matching([(say(language, f"preset-{key}"), key) for key in PRESETS], typed)
    rulesets = await interaction.client.services.rulesets.of_server(server_of(interaction))
    kept = {each.name: each.rules for each in rulesets}
    saved = _matching([(say(language, "label-rules-saved", name=name), name) for name in kept], typed)
    found = [*presets[: most - min(len(saved), _SAVED_FIRST)], *saved][:most]
    return [(_with_game(name, PRESETS.get(key) or kept[key], key, language), key) for name, key in found]


def _with_game(name: str, rules: Rules | None, preset: str, language: str) -> str:
    """The name of rules and a sentence about them; of saved rules that cannot be read, the name."""
    described = name if rules is None else f"{name} · {game_sentence(rules, preset, language)}"
    return cut(described, CHOICE_LONGEST)


def _matching(named: list[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    return [(name, key) for name, key in named if typed.casefold() in name.casefold() or typed.casefold() in key]


def label(table: Table, language: str) -> str:
    """A table in one line of at most 100 characters: what it is called, and players."""
    voice = Voice(table, language, aloud=True)
    names = ", ".join(voice.name(seat) for seat, sitter in enumerate(table.seats) if sitter is not None)
    return say(language, "label-table", table=voice.table_name, names=names)[:CHOICE_LONGEST]


async def suggest_seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The command's table's seats, free or a computer's, each with its number from 1 and the partners there."""
    table = await _table_to_sit_at(interaction)
    if table is None:
        return []
    voice = Voice(table, (await reader_for(interaction)).language, aloud=True)
    named = [(_label(place_name(table, seat, voice), seat + 1), seat + 1) for seat in _open_seats(table)]
    return [app_commands.Choice(name=name, value=number) for name, number in named if typed.lower() in name.lower()]


def _label(place: str, number: int) -> str:
    """A seat with its number, unless its name already has the number."""
    return (place if str(number) in place else f"{number}. {place}")[:CHOICE_LONGEST]


async def _table_to_sit_at(interaction: Interaction) -> Table | None:
    """The table named in the command so far, else the channel's newest where a member may sit down."""
    tables, number = interaction.client.services.tables, interaction.namespace.table
    if isinstance(number, int):
        try:
            return (await look(interaction, number)).table
        except Refused:
            return None
    if interaction.channel_id is None:
        return None
    here = [each.table for each in await tables.in_channel(interaction.channel_id) if each.table.running]
    return next((table for table in here if _open_seats(table)), None)


def _open_seats(table: Table) -> tuple[Seat, ...]:
    return table.open_seats if table.status is Status.LOBBY else computers_at(table)
