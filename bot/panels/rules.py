"""A table's rules in words, made from the rules themselves."""

from dataclasses import fields
from enum import Enum
from typing import Final

from bot.panels.panel import Panel, Text
from bot.panels.reader import Reader
from bot.texts.catalogue import say
from engine import PRESETS, Rules
from engine.cards import rank_of

_BRIEF: Final = tuple(field.name for field in fields(Rules) if field.name != "target")
"""What may differ from the ordinary game."""


def rules_panel(rules: Rules, preset: str, reader: Reader) -> Panel:
    """The rules in full."""
    language = reader.language
    name = say(language, "rules-title", preset=preset_name(preset, language))
    parts = (
        (f"### {name}", _winning(rules, language)),
        (_heading("rules-cards-title", language), (_cards(rules, language), say(language, "rules-order"))),
        (_heading("rules-bidding-title", language), _bidding(rules, language)),
        (_heading("rules-play-title", language), _play(rules, language)),
        (_heading("rules-score-title", language), _score(rules, language)),
    )
    return Panel(blocks=tuple(Text("\n".join([title, *(f"- {line}" for line in lines)])) for title, lines in parts))


def rules_line(rules: Rules, preset: str, language: str) -> str:
    """The rules in one line: the preset's name, the target, and what is not the ordinary game."""
    ordinary = Rules()
    unusual = [name for name in _BRIEF if getattr(rules, name) != getattr(ordinary, name)]
    brief = [say(language, f"brief-{_key(rules, name)}") for name in unusual]
    parts = [f"**{preset_name(preset, language)}**", say(language, "brief-target", target=rules.target), *brief]
    return " · ".join(parts)


def preset_name(preset: str, language: str) -> str:
    """The name of a preset, or that of house rules."""
    return say(language, f"preset-{preset if preset in PRESETS else 'custom'}")


def preset_choices(language: str) -> tuple[tuple[str, str, str], ...]:
    """Every preset as key, name and description of one line (at most 100 characters)."""
    return tuple((key, preset_name(key, language), say(language, f"preset-{key}.about")) for key in PRESETS)


def _winning(rules: Rules, language: str) -> tuple[str, ...]:
    lead = (say(language, "rule-win-by-2"),) if rules.win_by > 1 else ()
    return (say(language, "rule-target", target=rules.target), *lead)


def _heading(key: str, language: str) -> str:
    return f"**{say(language, key)}**"


def _cards(rules: Rules, language: str) -> str:
    lowest = say(language, f"rank-{rank_of(rules.pack[0])}")
    return say(language, "rules-cards", cards=len(rules.pack), lowest=lowest, hand=rules.hand_size)


def _bidding(rules: Rules, language: str) -> tuple[str, ...]:
    redeal = (_line(rules, "redeal_by", language),) if rules.all_pass.value == "throw_in" else ()
    return (
        say(language, "rules-bidding-one"),
        _line(rules, "dealer_partner", language),
        say(language, "rules-bidding-two"),
        _line(rules, "no_trump", language),
        _line(rules, "all_pass", language),
        *redeal,
    )


def _play(rules: Rules, language: str) -> tuple[str, ...]:
    return (
        say(language, "rules-play"),
        say(language, "rules-alone"),
        _line(rules, "defend_alone", language),
        _line(rules, "lone_lead", language),
    )


def _score(rules: Rules, language: str) -> tuple[str, ...]:
    tricks = rules.hand_size
    least = tricks // 2 + 1
    values = {"least": least, "most": tricks - 1, "tricks": tricks}
    lines = [say(language, f"rules-score-{row}", **values) for row in ("made", "march", "euchre")]
    if rules.defend_alone.value != "never":
        lines.append(say(language, "rules-score-lone-defence", **values))
    return tuple(lines)


def _line(rules: Rules, name: str, language: str) -> str:
    return say(language, f"rule-{_key(rules, name)}")


def _key(rules: Rules, name: str) -> str:
    """The end of a rule's key: the field and its value, `all-pass-throw-in`."""
    value: object = getattr(rules, name)
    return f"{name}-{value.value if isinstance(value, Enum) else value}".replace("_", "-")
