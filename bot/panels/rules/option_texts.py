"""The options of the rules in groups, with their names, their values and the meaning of each value."""

from collections.abc import Iterator, Mapping
from dataclasses import Field, fields, replace
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, cast

from bot.texts.catalogue import keys, say
from engine import BadRules, Rules
from engine.rules.options import Bidding, Partnership, ScoreCards, Scoring
from engine.rules.suggest import values_of

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
"""The most seats whose table has room for score cards (`bot.pictures.scoreboard.ROOMY`)."""
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
