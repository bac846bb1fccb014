"""A table's rules in words, made from the rules themselves."""

from dataclasses import fields
from enum import Enum
from typing import Final

from bot.panels.panel import Panel, Text
from bot.panels.reader import Reader
from bot.texts.catalogue import say
from engine import PRESETS, Rules
from engine.cards import natural_rank, rank_of
from engine.options import DefendAlone, NeedsTrump

_BRIEF: Final = tuple(field.name for field in fields(Rules) if field.name != "target")
"""What may differ from the ordinary game."""
_BRIEF_MOST: Final = 6
"""How many differences one line tells."""


def rules_panel(rules: Rules, preset: str, reader: Reader) -> Panel:
    """The rules in full."""
    language = reader.language
    name = say(language, "rules-title", preset=preset_name(preset, language))
    parts = (
        (f"### {name}", _winning(rules, language)),
        (_heading("rules-cards-title", language), _cards(rules, language)),
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
    if len(brief) > _BRIEF_MOST:
        kept = _BRIEF_MOST - 1
        brief = [*brief[:kept], say(language, "brief-more", count=len(brief) - kept)]
    parts = [f"**{preset_name(preset, language)}**", say(language, "brief-target", target=rules.target), *brief]
    return " · ".join(parts)


def preset_name(preset: str, language: str) -> str:
    """The name of a preset, or that of house rules."""
    return say(language, f"preset-{preset if preset in PRESETS else 'custom'}")


def preset_choices(language: str) -> tuple[tuple[str, str, str], ...]:
    """Every preset as key, name and description of one line (at most 100 characters)."""
    return tuple((key, preset_name(key, language), say(language, f"preset-{key}.about")) for key in PRESETS)


def _winning(rules: Rules, language: str) -> tuple[str, ...]:
    strict = (_line(rules, "exceed_target", language),) if rules.exceed_target else ()
    lead = (_line(rules, "win_by", language),) if rules.win_by > 1 else ()
    return (say(language, "rule-target", target=rules.target), *strict, *lead)


def _heading(key: str, language: str) -> str:
    return f"**{say(language, key)}**"


def _cards(rules: Rules, language: str) -> tuple[str, ...]:
    lowest = say(language, f"rank-{rank_of(min(rules.pack, key=natural_rank))}")
    return (
        say(language, "rules-cards", cards=len(rules.pack), lowest=lowest, hand=rules.hand_size),
        say(language, "rules-order"),
        _line(rules, "first_dealer", language),
    )


def _bidding(rules: Rules, language: str) -> tuple[str, ...]:
    redeal = (_line(rules, "redeal_by", language),) if rules.all_pass.value == "throw_in" else ()
    needed = (_line(rules, "needs_trump", language),) if rules.needs_trump is not NeedsTrump.NOBODY else ()
    return (
        _line(rules, "first_to_speak", language),
        say(language, "rules-bidding-one"),
        _line(rules, "dealer_partner", language),
        say(language, "rules-bidding-two"),
        _line(rules, "no_trump", language),
        *needed,
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
    if rules.euchred_loner > 2:
        lines.append(_line(rules, "euchred_loner", language))
    if rules.defend_alone is not DefendAlone.NEVER:
        lines.append(say(language, "rules-score-lone-defence", **values))
    return (*lines, _line(rules, "score_cards", language))


def _line(rules: Rules, name: str, language: str) -> str:
    return say(language, f"rule-{_key(rules, name)}")


def _key(rules: Rules, name: str) -> str:
    """The end of a rule's key: the field and its value, `all-pass-throw-in`."""
    return key_of(name, getattr(rules, name))


def key_of(name: str, value: object) -> str:
    """The end of the key of one value of an option: `all-pass-throw-in`, `exceed-target-true`."""
    return f"{name}-{value.value if isinstance(value, Enum) else value}".replace("_", "-").lower()
