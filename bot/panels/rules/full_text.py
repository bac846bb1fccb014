"""The full text of rules, generated from the options: all of them, one group, or one option."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.rules.option_texts import (
    GROUPS,
    OPTIONS,
    effect,
    group_name,
    has_effect,
    is_open,
    is_typed,
    option_about,
    option_name,
    value_name,
    values_of,
)
from bot.panels.rules.summary import rules_name
from bot.texts.catalogue import say
from engine import Rules
from engine.rules.options import Bidding, DefendAlone, Moon, Partnership, Scoring, WhoAlone

PART: Final = 3600
"""Characters of one message without its title; Discord takes 4000."""
DIFFERS: Final = "◆ "
"""Before what differs from the usual game."""
_TELLING: Final = frozenset(
    {
        "partnership", "first_dealer", "called_card", "ranks", "duplicate", "farmers_remedy", "first_to_speak",
        "all_pass", "dealer_partner", "no_trump", "upcard_benny", "minimum_bid", "alone", "defend_alone", "lone_lead",
        "no_trick", "set_penalty", "ante", "score_cards", "claims", "throwing_in", "revoke_pays", "false_call_pays",
        "ties", "show_until",
    }
)  # fmt: skip
"""Options described also at their default; the others are mentioned only if they differ from it."""
_ELSEWHERE: Final = frozenset({"seats", "hand_size", "bidding", "scoring", "target", "fixed_hands"})
"""Options that other sentences already describe."""
_ALWAYS: Final = frozenset({"partnership", "ranks", "first_dealer", "alone"})
Sections = tuple[tuple[str, tuple[str, ...]], ...]


@lru_cache(maxsize=256)
def marked_sections(rules: Rules, language: str) -> Sections:
    """The rules in full by chapter: its title, and its sentences, marked where the usual game differs."""
    usual = {line for _, lines in _sections(Rules(), language) for line in lines}
    return tuple(
        (title, tuple(f"- {line if line in usual else DIFFERS + line}" for line in lines))
        for title, lines in _sections(rules, language)
    )


def group_panels(rules: Rules, preset: str, group: str, reader: Reader) -> tuple[Panel, ...]:
    """The options of one group, each with its value and its meaning."""
    language = reader.language
    texts = [f"**{group_name(group, language)}**"]
    for name in GROUPS[group]:
        if matters(rules, name) and has_effect(rules, name):
            value = value_name(name, getattr(rules, name), language)
            texts.append(f"**{option_name(name, language)}: {value}**\n{effect(rules, name, language)}")
    return in_parts(texts, rules_name(rules, preset, language), language)


def option_panels(rules: Rules, preset: str, name: str, reader: Reader) -> tuple[Panel, ...]:
    """One option: what it decides, its value, and the meaning of each possible value."""
    language = reader.language
    present = getattr(rules, name)
    now = say(language, "rules-now", value=f"**{value_name(name, present, language)}**")
    texts = [
        f"**{option_name(name, language)}** — {option_about(name, language)}",
        f"{now}. {effect(rules, name, language)}",
    ]
    if not is_typed(name):
        lines = (
            f"- **{value_name(name, value, language)}** — {effect(rules, name, language, value)}"
            for value in values_of(name)
        )
        texts.append("\n".join(lines))
    return in_parts(texts, rules_name(rules, preset, language), language)


def in_parts(texts: Sequence[str], name: str, language: str, longest: int = PART) -> tuple[Panel, ...]:
    """Paragraphs split into messages or pages, each under the title, numbered if there are several.

    A page of several paragraphs has at most `longest` characters.
    """
    parts: list[list[str]] = [[]]
    for text in texts:
        if parts[-1] and sum(map(len, parts[-1])) + len(text) > longest:
            parts.append([])
        parts[-1].append(text)
    return tuple(
        Panel(blocks=(Text(f"### {_title(name, number, len(parts), language)}"), *map(Text, part)))
        for number, part in enumerate(parts, start=1)
    )


def matters(rules: Rules, name: str) -> bool:
    """Whether an option matters for these rules: its value differs from the default, or could."""
    if name == "throwing_in":
        return rules.scoring is Scoring.EUCHRE
    return getattr(rules, name) != OPTIONS[name].default or name in _ALWAYS or is_open(rules, name)


def _title(name: str, number: int, parts: int, language: str) -> str:
    if parts == 1:
        return say(language, "rules-title", preset=name)
    return say(language, "rules-title-part", preset=name, part=number, parts=parts)


def _sections(rules: Rules, language: str) -> Sections:
    parts = {
        "who": [effect(rules, "seats", language), *_own(rules, "who", language)],
        "deal": [*_cards(rules, language), *_own(rules, "deal", language)],
        "trump": [*_bidding(rules, language), *_own(rules, "trump", language)],
        "alone": [*_own(rules, "alone", language), *([say(language, "rules-all-drop")] if rules.may_drop else [])],
        "play": [*_play(rules, language)],
        "score": [*_winning(rules, language), *_points(rules, language), *_own(rules, "score", language)],
        "table": [*_own(rules, "table", language)],
    }
    titles = {group: group_name(group, language) for group in GROUPS} | {"play": say(language, "rules-play-title")}
    return tuple((titles[part], tuple(lines)) for part, lines in parts.items() if lines)


def _own(rules: Rules, group: str, language: str) -> Iterator[str]:
    """The sentences of the options of a group."""
    for name in GROUPS[group]:
        usual = getattr(rules, name) == OPTIONS[name].default
        if name in _ELSEWHERE or (usual and name not in _TELLING) or not matters(rules, name):
            continue
        if name == "redeal_by" and usual:
            continue
        yield effect(rules, name, language)


def _cards(rules: Rules, language: str) -> Iterator[str]:
    yield effect(rules, "hand_size", language)
    yield say(language, "rules-pack", cards=len(rules.pack), left=rules.kitty_size)
    if rules.partnership is not Partnership.ROTATING:
        yield say(language, "rules-next-dealer")
    if rules.turns_up:
        yield say(language, "rules-upcard")
    yield say(language, "rules-order")


def _bidding(rules: Rules, language: str) -> Iterator[str]:
    match rules.bidding:
        case Bidding.TURN_UP:
            yield say(language, "rules-bidding-one")
            yield say(language, "rules-bidding-two")
        case Bidding.AUCTION:
            yield say(language, "rules-auction")


def _play(rules: Rules, language: str) -> Iterator[str]:
    yield say(language, "rules-lead-auction" if rules.bidding is Bidding.AUCTION else "rules-lead")
    yield say(language, "rules-play")


def _winning(rules: Rules, language: str) -> Iterator[str]:
    yield effect(rules, "fixed_hands" if rules.fixed_hands else "target", language)


def _points(rules: Rules, language: str) -> Iterator[str]:
    if rules.scoring is not Scoring.EUCHRE:
        yield effect(rules, "scoring", language)
        if rules.scoring is Scoring.COUNT_DOWN:
            yield say(language, "rules-score-lowest")
        if rules.moon is not Moon.NEVER:
            yield say(language, "rules-score-moon", points=2 * rules.hand_size)
        return
    tricks = rules.hand_size
    values = {"least": tricks // 2 + 1, "most": tricks - 1, "tricks": tricks}
    yield say(language, "rules-score-made", **values)
    yield say(language, "rules-score-march", **values)
    if rules.alone is not WhoAlone.NOBODY:
        yield say(language, "rules-score-lone-march", **values)
    yield say(language, "rules-score-euchre", **values)
    if rules.defend_alone is not DefendAlone.NEVER or rules.alone is WhoAlone.ANYONE:
        yield say(language, "rules-score-lone-defence", **values)
    if rules.partnership in (Partnership.CALLED, Partnership.ROTATING):
        yield say(language, "rules-score-each")
