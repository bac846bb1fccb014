"""Rules in short: their name, one line, and menus of presets. For the full text see `full_text`."""

from collections.abc import Sequence
from typing import Final

from bot.panels.core.names import plain
from bot.panels.core.panel import Choice
from bot.panels.rules.option_texts import ORDINARY, describe_option, differences, is_partners_game
from bot.tables.game_length import game_minutes
from bot.tables.model import CUSTOM
from bot.texts.catalogue import say
from engine import PRESETS, Rules
from engine.rules.options import Scoring
from engine.rules.presets import base_of

_IN_FIGURES: Final = frozenset({"target", "fixed_hands"})
"""Options that the line describes elsewhere."""
PRESET_MENUS: Final = ("house-presets-partners", "house-presets-others", "house-presets-saved")
"""Placeholders of the two menus of presets and of the menu of saved rules."""
_BRIEF_MOST: Final = 5
"""The most differences in one line."""


def preset_name(preset: str, language: str) -> str:
    """The name of a preset, of house rules, or of rules that a server has saved (returned unchanged)."""
    if preset in PRESETS or preset == CUSTOM:
        return say(language, f"preset-{preset}")
    return plain(preset)


def rules_name(rules: Rules, preset: str, language: str) -> str:
    """The name of a table's rules: `North American`, `North American · to 12`, `Canadian + 2 house rules`, `friday`."""
    if preset in PRESETS or preset == CUSTOM:
        return _with_house_rules(rules, base_of(rules, preset), language)
    return preset_name(preset, language)


def rules_line(rules: Rules, preset: str, language: str) -> str:
    """The rules in one line: the name, the goal, and the differences from the ordinary game or the preset."""
    base = base_of(rules, preset)
    exact = rules == PRESETS[base]
    names = [rules_name(rules, preset, language)]
    if preset not in PRESETS and preset != CUSTOM:
        names.append(_with_house_rules(rules, base, language))
    unusual = differences(rules, PRESETS[ORDINARY if exact else base])
    is_named = not exact and len(unusual) == 1  # by the name
    brief = [] if is_named else _describe_options(rules, unusual, language)
    goal = _describe_goal(rules, language)
    return " · ".join([f"**{names[0]}**", *names[1:], *([] if goal in names[-1] else [goal]), *brief])


def rules_for_lobby(rules: Rules, preset: str, language: str) -> str:
    """The rules in two lines: name, players and length; below, in small type, what is special about them."""
    head = f"**{rules_name(rules, preset, language)}** · {game_sentence(rules, preset, language)}"
    if preset in PRESETS and rules == PRESETS[preset]:
        return f"{head}\n-# {say(language, f'preset-{preset}.about')}"
    base = base_of(rules, preset)
    names = [] if preset in PRESETS or preset == CUSTOM else [_with_house_rules(rules, base, language)]
    unusual = differences(rules, PRESETS[base])
    special = " · ".join([*names, *(_describe_options(rules, unusual, language) if len(unusual) > 1 else ())])
    return f"{head}\n-# {special}" if special else head


def game_sentence(rules: Rules, preset: str, language: str) -> str:
    """A game in one sentence: `4 players, partners, to 10 points, about 10 minutes`."""
    pair = rules.seats == rules.sides == 2
    who = say(language, "game-who-two" if pair else f"game-who-{rules.partnership}", seats=rules.seats)
    goal = _describe_goal(rules, language, "game-goal", "game-goal-down")
    if rules.rubber:
        goal = say(language, "game-rubber", goal=goal)
    return say(language, "game-sentence", who=who, goal=goal, minutes=game_minutes(rules, preset))


def preset_choices(language: str) -> tuple[tuple[str, str, str], ...]:
    """Every preset as key, name and description of one line (at most 100 characters)."""
    return tuple((key, preset_name(key, language), say(language, f"preset-{key}.about")) for key in PRESETS)


def preset_menus(language: str, chosen: str | None) -> tuple[tuple[Choice, ...], tuple[Choice, ...]]:
    """The presets for two menus of at most 25: two against two with an upcard, and other games, if any."""
    choices = {
        key: Choice(label=name, value=key, description=about, chosen=key == chosen)
        for key, name, about in preset_choices(language)
    }
    partners = tuple(choice for key, choice in choices.items() if is_partners_game(PRESETS[key]))
    others = tuple(choice for key, choice in choices.items() if not is_partners_game(PRESETS[key]))
    return partners, others


def _with_house_rules(rules: Rules, base: str, language: str) -> str:
    unusual = differences(rules, PRESETS[base])
    name = preset_name(base, language)
    if len(unusual) == 1:
        return say(language, "brief-house-one", name=name, rule=_describe_option(rules, unusual[0], language))
    return say(language, "brief-house", name=name, count=len(unusual)) if unusual else name


def _describe_option(rules: Rules, name: str, language: str) -> str:
    """An option with its value; what a game goes to as in other lines."""
    return (
        _describe_goal(rules, language)
        if name in _IN_FIGURES
        else describe_option(name, getattr(rules, name), language)
    )


def _describe_options(rules: Rules, names: Sequence[str], language: str) -> list[str]:
    """The first few of these options with their values, and how many more there are."""
    brief = [_describe_option(rules, name, language) for name in names if name not in _IN_FIGURES]
    if len(brief) > _BRIEF_MOST:
        kept = _BRIEF_MOST - 1
        brief = [*brief[:kept], say(language, "brief-more", count=len(brief) - kept)]
    return brief


def _describe_goal(rules: Rules, language: str, up: str = "brief-target", down: str = "brief-target-down") -> str:
    if rules.fixed_hands:
        return say(language, "brief-hands", count=rules.fixed_hands)
    counts_down = rules.scoring is Scoring.COUNT_DOWN
    return say(language, down if counts_down else up, target=rules.target)
