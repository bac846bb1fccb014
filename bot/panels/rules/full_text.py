"""Rules in full, made from the options: by group, option, chapter; and the rules that a server has saved."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader
from bot.panels.core.wording import DESCRIPTION_LONGEST, cut
from bot.panels.help import guide_button, page_button
from bot.panels.rules.how_to_play import how_to_play
from bot.panels.rules.option_texts import (
    CUSTOM,
    GROUPS,
    OPTIONS,
    effect,
    group_name,
    has_effect,
    is_open,
    is_typed,
    option_about,
    option_name,
    rules_line,
    rules_name,
    value_name,
    values_of,
)
from bot.servers import Ruleset
from bot.texts.catalogue import say
from engine import PRESETS, Rules
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
        "ties", "show_until", "best_of_five",
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


def group_panels(rules: Rules, preset: str, group: str, reader: Reader) -> tuple[p.Panel, ...]:
    """The options of one group, each with its value and its meaning."""
    language = reader.language
    texts = [f"**{group_name(group, language)}**"]
    for name in GROUPS[group]:
        if matters(rules, name) and has_effect(rules, name):
            value = value_name(name, getattr(rules, name), language)
            texts.append(f"**{option_name(name, language)}: {value}**\n{effect(rules, name, language)}")
    return in_parts(texts, rules_name(rules, preset, language), language)


def option_panels(rules: Rules, preset: str, name: str, reader: Reader) -> tuple[p.Panel, ...]:
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


def in_parts(texts: Sequence[str], name: str, language: str, longest: int = PART) -> tuple[p.Panel, ...]:
    """Paragraphs split into messages or pages, each under the title, numbered if there are several.

    A page of several paragraphs has at most `longest` characters.
    """
    parts: list[list[str]] = [[]]
    for text in texts:
        if parts[-1] and sum(map(len, parts[-1])) + len(text) > longest:
            parts.append([])
        parts[-1].append(text)
    return tuple(
        p.Panel(blocks=(p.Text(f"### {_title(name, number, len(parts), language)}"), *map(p.Text, part)))
        for number, part in enumerate(parts, start=1)
    )


def matters(rules: Rules, name: str) -> bool:
    """Whether an option matters for these rules: its value differs from the default, or could."""
    if name == "throwing_in":
        return rules.scoring is Scoring.EUCHRE
    if (name, rules.alone, rules.moon) == ("alone", WhoAlone.NOBODY, Moon.ALONE):  # a bid says who is alone
        return False
    return getattr(rules, name) != OPTIONS[name].default or name in _ALWAYS or is_open(rules, name)


def _title(name: str, number: int, parts: int, language: str) -> str:
    key = "rules-title" if parts == 1 else "rules-title-part"
    return say(language, key, preset=name, part=number, parts=parts)


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


def rulesets_panels(saved: Sequence[Ruleset], reader: Reader) -> tuple[p.Panel, ...]:
    """Every ruleset in one line, in as many messages as needed."""
    language = reader.language
    title = f"### {say(language, 'rulesets-title')}"
    if not saved:
        return (p.Panel(blocks=(p.Text(f"{title}\n{say(language, 'rulesets-none')}"),)),)
    parts: list[list[str]] = [[f"{title}\n-# {say(language, 'rulesets-how')}"]]
    for line in (_line(each, language) for each in saved):
        if sum(map(len, parts[-1])) + len(line) > PART:
            parts.append([])
        parts[-1].append(line)
    return tuple(p.Panel(blocks=(p.Text("\n".join(part)),)) for part in parts)


def confirm_delete_panel(ruleset: Ruleset, reader: Reader) -> p.Panel:
    """Asks whether to delete a ruleset."""
    language = reader.language
    yes = Press(Verb.RULESET_DELETE, seen=ruleset.id).button(say(language, "button-ruleset-delete"), p.Style.DANGER)
    return p.Panel(blocks=(p.Text(say(language, "rulesets-confirm", name=ruleset.name)), p.Buttons((yes,))))


def ruleset_choices(saved: Sequence[Ruleset], language: str, chosen: str | None) -> tuple[p.Choice, ...]:
    """Choices of the readable rulesets, at most as many as fit in a menu; the value is the ruleset's number."""
    return tuple(
        p.Choice(
            label=each.name,
            value=str(each.id),
            description=cut(rules_line(each.rules, CUSTOM, language).replace("**", ""), DESCRIPTION_LONGEST),
            chosen=each.name == chosen,
        )
        for each in saved
        if each.rules is not None
    )[: p.CHOICES]


def _line(ruleset: Ruleset, language: str) -> str:
    if ruleset.rules is None:
        return say(language, "rulesets-damaged", name=ruleset.name)
    return say(language, "rulesets-line", name=ruleset.name, rules=rules_line(ruleset.rules, CUSTOM, language))


_LINES: Final = 17
"""Lines of a phone on a page of a chapter."""
_WIDE: Final = 30
"""Characters of such a line, at least."""
_PAGES: Final = 100
_SAVED: Final = 1000
"""Added to the number of saved rules, above the numbers of presets."""
_PRESETS: Final = tuple(PRESETS)


@final
@dataclass(frozen=True, slots=True)
class Origin:
    """Where rules are from, for custom ids: a table, a preset, rules that the server has saved, or its default."""

    table: int = 0
    number: int = 0

    @classmethod
    def of_preset(cls, preset: str) -> "Origin":
        """A preset; any other name is the server's default."""
        return cls(0, _PRESETS.index(preset) + 1) if preset in PRESETS else cls()

    @classmethod
    def of_saved(cls, ruleset: int) -> "Origin":
        """Rules that the server has saved."""
        return cls(0, _SAVED + ruleset)

    @property
    def preset(self) -> str | None:
        """The preset, if it is one."""
        return _PRESETS[self.number - 1] if 0 < self.number <= len(_PRESETS) else None

    @property
    def saved(self) -> int | None:
        """The number of the saved rules, if it is some."""
        return self.number - _SAVED if self.number >= _SAVED else None

    def press(self, verb: Verb, index: int = 0) -> Press:
        """A press that says where the rules are from."""
        return Press(verb, self.table, self.number, index)


def rules_panel(
    rules: Rules, preset: str, reader: Reader, source: Origin, *, chapter: int = 0, page: int = 0
) -> p.Panel:
    """The first page, or a page of a chapter, counted from 1; with the way to all others.

    There are no higher chapters or pages than the last.
    """
    language = reader.language
    sections = marked_sections(rules, language)
    chapter = min(chapter, len(sections))
    name = rules_name(rules, preset, language)
    title = f"### {say(language, 'rules-title' if chapter else 'how-to.title', preset=name)}"
    pages: Sequence[Sequence[str]] = [how_to_play(rules, language)]
    if chapter:
        heading, lines = sections[chapter - 1]
        pages = _pages(lines)
        number = f" · {min(page, len(pages) - 1) + 1}/{len(pages)}" if len(pages) > 1 else ""
        title = f"{title}\n**{heading}**{number}"
    shown = min(page, len(pages) - 1)
    text = p.Text("\n".join([title, *pages[shown]]))
    ways = p.Buttons(tuple(_ways(source, chapter, shown, len(pages), language)))
    return p.Panel(blocks=(text, _chapters(sections, chapter, source, language), ways))


def read_page(index: int) -> tuple[int, int]:
    """The chapter and the page of a button."""
    return divmod(index, _PAGES)


def _chapters(sections: Sequence[tuple[str, tuple[str, ...]]], chosen: int, source: Origin, language: str) -> p.Menu:
    choices = tuple(
        p.Choice(label=heading, value=str(number), chosen=number == chosen)
        for number, (heading, _) in enumerate(sections, start=1)
    )
    # a different id for each place: clients keep the last choice of a menu that they know
    press = source.press(Verb.RULES_PAGE, chosen)
    return p.Menu(p.Select(id=press.menu(), placeholder=say(language, "rules-chapters"), choices=choices))


def _ways(source: Origin, chapter: int, page: int, pages: int, language: str) -> Iterator[p.Button]:
    """To the other pages of a chapter, back to the first page, and to one's cards, or on through the guide."""
    if pages > 1:
        to = source.press(Verb.RULES_PAGE, _PAGES * chapter + (page + 1) % pages)
        yield to.button(say(language, "rules-more", page=(page + 1) % pages + 1, pages=pages))
    if chapter:
        yield source.press(Verb.RULES_PAGE).button(say(language, "rules-short"))
    if source.table:
        hand = Press(Verb.HAND, source.table)
        yield hand.button(say(language, "button-hand"), p.Style.PRIMARY)
    if not chapter:
        yield page_button("start", language)
        yield from () if source.table else (guide_button(language),)


def _pages(lines: Sequence[str]) -> list[list[str]]:
    """Lines split into pages that a phone shows whole."""
    pages: list[list[str]] = [[]]
    room = _LINES
    for line in lines:
        high = -(-len(line) // _WIDE)
        if pages[-1] and high > room:
            pages.append([])
            room = _LINES
        pages[-1].append(line)
        room -= high
    return pages
