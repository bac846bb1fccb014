"""How a server is set up."""

from collections.abc import Sequence
from typing import Final

from bot.contests.wall_clock import local_time
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.levels import level_menu
from bot.panels.core.panel import Choice, Menu, Panel, Select, Text
from bot.panels.core.reader import Reader
from bot.panels.rules.saved import ruleset_choices
from bot.panels.rules.summary import preset_menus, rules_line
from bot.servers.saved_rules import DEFAULT, Ruleset
from bot.servers.settings import ServerSettings
from bot.texts.catalogue import LANGUAGES, say
from engine import PRESETS, Refused

PRESET_MENUS: Final = ("house-presets-partners", "house-presets-others", "house-presets-saved")
"""Placeholders of the two menus of presets and of the menu of saved rules."""


def server_panel(settings: ServerSettings, reader: Reader, saved: Sequence[Ruleset] = (), *, now: int) -> Panel:
    """The server's settings with a menu for each; `saved` are the rules the server has saved.

    Roles, channel and time zone are set by the command only.
    """
    language = reader.language
    role = settings.opener_role
    opener = (
        say(language, "server-opener-everyone")
        if role is None
        else say(language, "server-opener-role", role=f"<@&{role}>")
    )
    organisers = settings.organiser_role
    contests = say(
        language,
        "league-settings",
        role=say(language, "league-none") if organisers is None else f"<@&{organisers}>",
        channel=say(language, "league-none") if settings.contest_channel is None else f"<#{settings.contest_channel}>",
        zone=settings.zone,
        time=_time_there(settings.zone, now),
    )
    languages = tuple(
        Choice(label=own_name, value=code, chosen=code == settings.language) for code, own_name in LANGUAGES.items()
    )
    menus = (*preset_menus(language, settings.preset), ruleset_choices(saved, language, settings.preset))
    return Panel(
        blocks=(
            Text(
                f"### {say(language, 'server-title')}\n{opener}\n-# {say(language, 'server-opener-hint')}\n{contests}\n"
                f"**{say(language, 'server-language')}**"
            ),
            Menu(
                Select(
                    id=Press(Verb.SERVER_LANGUAGE).menu(),
                    placeholder=say(language, "server-language"),
                    choices=languages,
                )
            ),
            Text(f"**{say(language, 'server-level')}**"),
            level_menu(Press(Verb.SERVER_LEVEL), say(language, "server-level"), settings.level, language),
            Text(f"**{say(language, 'server-preset')}**\n{_now(settings, saved, language)}"),
            *(
                Menu(
                    Select(
                        id=Press(Verb.SERVER_PRESET, index=number).menu(),
                        placeholder=say(language, key),
                        choices=choices,
                    )
                )
                for number, (key, choices) in enumerate(zip(PRESET_MENUS, menus, strict=True))
                if choices
            ),
        )
    )


def _now(settings: ServerSettings, saved: Sequence[Ruleset], language: str) -> str:
    """The rules of new tables, which may be saved rules that no menu has room for."""
    rules = next((each.rules for each in saved if each.name == settings.preset and each.rules is not None), None)
    preset = settings.preset if rules is not None or settings.preset in PRESETS else DEFAULT
    return rules_line(rules or PRESETS[preset], preset, language)


def _time_there(zone: str, now: int) -> str:
    """What the clocks of a zone show; a zone that this machine does not know shows nothing."""
    try:
        return f"{local_time(now, zone):%H:%M}"
    except Refused:
        return "?"
