"""Rules in short: their name, one line, and menus of presets. For the full text see `full_text`."""

from typing import Final

from bot.panels.core.names import plain
from bot.panels.core.panel import Choice
from bot.panels.rules.option_texts import ORDINARY, base_of, describe_option, differences, is_partners_game
from bot.tables.model import CUSTOM
from bot.texts.catalogue import say
from engine import PRESETS, Rules
from engine.rules.options import Scoring

_IN_FIGURES: Final = frozenset({"target", "fixed_hands"})
"""Options that the line describes elsewhere."""
_BRIEF_MOST: Final = 5
"""The most differences in one line."""


def preset_name(preset: str, language: str) -> str:
    """The name of a preset, of house rules, or of rules that a server has saved (returned unchanged)."""
    if preset in PRESETS or preset == CUSTOM:
        return say(language, f"preset-{preset}")
    return plain(preset)


def rules_name(rules: Rules, preset: str, language: str) -> str:
    """The name of a table's rules: `North American`, `North American + 2 house rules`, `friday`."""
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
    brief = [describe_option(name, getattr(rules, name), language) for name in unusual if name not in _IN_FIGURES]
    if len(brief) > _BRIEF_MOST:
        kept = _BRIEF_MOST - 1
        brief = [*brief[:kept], say(language, "brief-more", count=len(brief) - kept)]
    return " · ".join([f"**{names[0]}**", *names[1:], _describe_goal(rules, language), *brief])


def rules_sentence(rules: Rules, preset: str, language: str) -> str:
    """A preset in its own sentence; other rules as `rules_line`."""
    if preset in PRESETS and rules == PRESETS[preset]:
        return f"**{preset_name(preset, language)}** · {say(language, f'preset-{preset}.about')}"
    return rules_line(rules, preset, language)


def preset_choices(language: str) -> tuple[tuple[str, str, str], ...]:
    """Every preset as key, name and description of one line (at most 100 characters)."""
    return tuple((key, preset_name(key, language), say(language, f"preset-{key}.about")) for key in PRESETS)


def preset_menus(language: str, chosen: str | None = None) -> tuple[tuple[Choice, ...], tuple[Choice, ...]]:
    """The presets for two menus of at most 25: two against two with an upcard, and other games, if any."""
    choices = {
        key: Choice(label=name, value=key, description=about, chosen=key == chosen)
        for key, name, about in preset_choices(language)
    }
    partners = tuple(choice for key, choice in choices.items() if is_partners_game(PRESETS[key]))
    others = tuple(choice for key, choice in choices.items() if not is_partners_game(PRESETS[key]))
    return partners, others


def _with_house_rules(rules: Rules, base: str, language: str) -> str:
    count = len(differences(rules, PRESETS[base]))
    name = preset_name(base, language)
    return say(language, "brief-house", name=name, count=count) if count else name


def _describe_goal(rules: Rules, language: str) -> str:
    if rules.fixed_hands:
        return say(language, "brief-hands", count=rules.fixed_hands)
    down = rules.scoring is Scoring.COUNT_DOWN
    return say(language, "brief-target-down" if down else "brief-target", target=rules.target)
