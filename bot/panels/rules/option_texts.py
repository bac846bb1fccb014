"""The options of the rules with their names, values and meanings; and rules in short."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import Field, fields, replace
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, cast

from bot.panels.core.panel import Choice
from bot.panels.core.wording import plain
from bot.tables.length import game_minutes
from bot.tables.model import CUSTOM
from bot.texts.catalogue import keys, say
from engine import PRESETS, BadRules, Rules
from engine.rules.fields import values_of
from engine.rules.options import Bidding, Partnership, ScoreCards, Scoring
from engine.rules.presets import base_of

OPTIONS: Final[Mapping[str, "Field[Any]"]] = MappingProxyType({field.name: field for field in fields(Rules)})
"""The fields of `Rules` by name."""
_FIRST_OF_GROUP: Final = {
    "who": "seats",
    "deal": "ranks",
    "trump": "bidding",
    "alone": "alone",
    "score": "target",
    "table": "claims",
}
"""Where each group begins among the fields of `Rules`."""


def _groups() -> Iterator[tuple[str, tuple[str, ...]]]:
    names = [*OPTIONS]
    first = [names.index(option) for option in _FIRST_OF_GROUP.values()]
    for group, begin, end in zip(_FIRST_OF_GROUP, first, [*first[1:], len(names)], strict=True):
        yield group, tuple(names[begin:end])


GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(dict(_groups()))
"""All options by the groups of the panel; the names of groups are under `group-<group>`."""
ORDINARY: Final = "north-american"
"""The preset to which others are compared: its rules are the defaults."""
_ROOMY: Final = 4
"""The most seats whose table has room for score cards (`bot.pictures.table.ROOMY`)."""
MENU_MOST: Final = 12
"""An option with more values than this is typed in, others have a menu."""


def is_typed(name: str) -> bool:
    """Whether an option is a number with too many values for a menu."""
    return len(values_of(name)) > MENU_MOST


def format_value(value: object) -> str:
    """A value as text that `rules_from` reads: `stick_dealer`, `true`, `11`."""
    return str(value.value if isinstance(value, Enum) else value).lower()


def read_value(name: str, text: str) -> Any:
    """The value of an option from its text.

    Raises:
        BadRules: For an unknown option, or a text that is none of its values; the range of numbers is not checked.
    """
    option = OPTIONS.get(name)
    if option is None:
        raise BadRules("bad-rules-option", name)
    kind = cast("type[Any]", type(option.default))
    try:
        return {"true": True, "false": False}[text] if kind is bool else kind(text)
    except (ValueError, KeyError):
        raise BadRules("bad-rules-value", name) from None


def change_rules(rules: Rules, changes: Mapping[str, Any]) -> Rules:
    """The rules with some options changed.

    Where an auction deals out the pack, it still does so for another number of players, if it can (rules-spec 10,
    Indiana).

    Raises:
        BadRules: When the options clash, or score cards are chosen where none are drawn.
    """
    if "seats" in changes and "hand_size" not in changes and rules.bidding is Bidding.AUCTION and not rules.kitty_size:
        size = len(rules.pack) // max(1, changes["seats"])
        changes = {"hand_size": size, **changes} if size in values_of("hand_size") else changes
    changed = replace(rules, **changes)
    if changes.get("score_cards", ScoreCards.DIGITS) is not ScoreCards.DIGITS and not draws_score_cards(changed):
        raise BadRules("bad-rules-score-cards", "score_cards")
    return changed


@lru_cache(maxsize=4096)
def is_open(rules: Rules, name: str) -> bool:
    """Whether an option could have another value while all others stay as they are."""
    present = getattr(rules, name)
    return any(_takes(rules, name, value) for value in values_of(name) if value != present)


def draws_score_cards(rules: Rules) -> bool:
    """Whether score cards can show the score: of two sides, at a table of at most four (rules-spec 8)."""
    return rules.sides == 2 and rules.seats <= _ROOMY


def has_effect(rules: Rules, name: str) -> bool:
    """Whether an option changes anything that members of these rules' table see."""
    return name != "score_cards" or draws_score_cards(rules)


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """The options in which two sets of rules differ, in the order of the groups."""
    return tuple(name for name in options_in_order() if getattr(rules, name) != getattr(other, name))


def options_in_order() -> Iterator[str]:
    """Every option, group by group."""
    for names in GROUPS.values():
        yield from names


def is_partners_game(rules: Rules) -> bool:
    """Whether rules are of the ordinary kind: two against two, an upcard, points (rules-spec 9)."""
    return (
        rules.seats == 4
        and rules.partnership is Partnership.FIXED
        and rules.bidding is Bidding.TURN_UP
        and rules.scoring is Scoring.EUCHRE
    )


# --- in words


def option_key(name: str) -> str:
    """The suffix of an option's text keys: `all-pass`."""
    return name.replace("_", "-")


def option_name(name: str, language: str) -> str:
    """The name of an option."""
    return say(language, f"option-{option_key(name)}")


def option_about(name: str, language: str) -> str:
    """What an option decides, in one line of at most 100 characters."""
    return say(language, f"option-{option_key(name)}.about")


def group_name(group: str, language: str) -> str:
    """The name of a group of options."""
    return say(language, f"group-{group}")


def value_name(name: str, value: object, language: str) -> str:
    """The name of a value: `dealer is stuck`, `yes`, `11 points`."""
    if isinstance(value, bool):
        return say(language, f"value-{format_value(value)}")
    if isinstance(value, int):
        return say(language, f"number-{option_key(name)}", count=value)
    return say(language, f"value-{_ending(name, value)}")


def describe_option(name: str, value: object, language: str) -> str:
    """An option with its value, short."""
    return say(language, "brief-option", option=option_name(name, language), value=value_name(name, value, language))


def effect(rules: Rules, name: str, language: str, value: Any = None) -> str:
    """The meaning of an option's value in these rules, in one sentence; `value` replaces their own value."""
    shown = getattr(rules, name) if value is None else value
    if value is None and name == "score_cards" and not draws_score_cards(rules):
        shown = ScoreCards.DIGITS
    number = isinstance(shown, int) and not isinstance(shown, bool)
    key = f"rule-{option_key(name) if number else _ending(name, shown)}"
    key = next((special for special in _special(key, rules) if special in keys(language)), key)
    return say(language, key, count=shown) if number else say(language, key)


def _special(key: str, rules: Rules) -> Iterator[str]:
    """Keys of sentences that depend also on the bidding or the scoring; few options have them."""
    if rules.bidding is Bidding.AUCTION:
        yield f"{key}-auction"
    if rules.scoring is Scoring.COUNT_DOWN:
        yield f"{key}-down"


def _ending(name: str, value: object) -> str:
    return f"{name}-{format_value(value)}".replace("_", "-")


def _takes(rules: Rules, name: str, value: object) -> bool:
    try:
        change_rules(rules, {name: value})
    except BadRules:
        return False
    return True


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
    minutes = game_minutes(rules, preset)
    return say(language, "game-sentence", game=who_and_goal(rules, language), minutes=minutes)


def who_and_goal(rules: Rules, language: str) -> str:
    """Who plays to what: `4 players, partners, to 10 points`."""
    pair = rules.seats == rules.sides == 2
    who = say(language, "game-who-two" if pair else f"game-who-{rules.partnership}", seats=rules.seats)
    goal = _describe_goal(rules, language, "game-goal", "game-goal-down")
    games = "game-five" if rules.best_of_five else "game-rubber"
    return f"{who}, {say(language, games, goal=goal) if rules.rubber else goal}"


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
