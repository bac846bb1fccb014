"""Rules on a phone: what matters in a few lines, then chapters, each in pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Block, Button, Buttons, Choice, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.help.guide import how_to_play_button
from bot.panels.rules.full_text import DIFFERS, marked_sections, matters
from bot.panels.rules.option_texts import ORDINARY, describe_option, differences, effect
from bot.panels.rules.summary import game_sentence, rules_name
from bot.texts.catalogue import say
from engine import PRESETS, Rules
from engine.rules.options import Bidding, Scoring, WhoAlone

_LINES: Final = 17
"""Lines of a phone on a page of a chapter."""
_WIDE: Final = 30
"""Characters of such a line, at least."""
_DIFFERENCES: Final = 6
"""The most differences named on the first page."""
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


def rules_panel(rules: Rules, preset: str, reader: Reader, source: Origin, *, chapter: int = 0, page: int = 0) -> Panel:
    """The first page, or a page of a chapter, counted from 1; with the way to all others.

    There are no higher chapters or pages than the last.
    """
    language = reader.language
    sections = marked_sections(rules, language)
    chapter = min(chapter, len(sections))
    title = f"### {say(language, 'rules-title', preset=rules_name(rules, preset, language))}"
    blocks: list[Block] = []
    pages = [_summary(rules, preset, language)]
    if chapter:
        heading, lines = sections[chapter - 1]
        pages = _pages(lines)
        number = f" · {min(page, len(pages) - 1) + 1}/{len(pages)}" if len(pages) > 1 else ""
        title = f"{title}\n**{heading}**{number}"
    shown = min(page, len(pages) - 1)
    blocks = [Text("\n".join([title, *pages[shown]])), _chapters(sections, chapter, source, language)]
    blocks.append(Buttons(tuple(_ways(source, chapter, shown, len(pages), language))))
    return Panel(blocks=tuple(blocks))


def read_page(index: int) -> tuple[int, int]:
    """The chapter and the page of a button."""
    return divmod(index, _PAGES)


def _chapters(sections: Sequence[tuple[str, tuple[str, ...]]], chosen: int, source: Origin, language: str) -> Menu:
    choices = tuple(
        Choice(label=heading, value=str(number), chosen=number == chosen)
        for number, (heading, _) in enumerate(sections, start=1)
    )
    # a different id for each place: clients keep the last choice of a menu that they know
    press = source.press(Verb.RULES_CHAPTER, chosen)
    return Menu(Select(id=press.menu(), placeholder=say(language, "rules-chapters"), choices=choices))


def _ways(source: Origin, chapter: int, page: int, pages: int, language: str) -> Iterator[Button]:
    """To the other pages of a chapter, back to the first page, to the short how-to, and to one's cards."""
    if pages > 1:
        to = source.press(Verb.RULES_PAGE, _PAGES * chapter + (page + 1) % pages)
        yield to.button(say(language, "rules-more", page=(page + 1) % pages + 1, pages=pages))
    if chapter:
        yield source.press(Verb.RULES_PAGE).button(say(language, "rules-short"))
    else:
        yield how_to_play_button(language)
    if source.table:
        hand = Press(Verb.HAND, source.table)
        yield hand.button(say(language, "button-hand"), Style.PRIMARY)


def _summary(rules: Rules, preset: str, language: str) -> list[str]:
    """The game, its cards, its score, and what differs from the usual game."""
    tricks = rules.hand_size
    lines = [
        game_sentence(rules, preset, language),
        say(language, "rules-brief-cards", cards=tricks, deck=len(rules.pack), left=rules.kitty_size),
    ]
    if rules.bidding is Bidding.TURN_UP:
        lines.append(effect(rules, "all_pass", language))
    lines += _score(rules, language)
    unusual = [name for name in differences(rules, PRESETS[ORDINARY]) if matters(rules, name) and name not in _TOLD]
    named = [describe_option(name, getattr(rules, name), language) for name in unusual[:_DIFFERENCES]]
    if len(unusual) > _DIFFERENCES:
        named.append(say(language, "brief-more", count=len(unusual) - _DIFFERENCES))
    if named:
        lines.append(f"{DIFFERS}{' · '.join(named)}")
    return [f"- {line}" for line in lines]


_TOLD: Final = frozenset(
    {"seats", "partnership", "hand_size", "target", "fixed_hands", "all_pass", "scoring", "bidding"}
)
"""Options that the lines before the differences tell."""


def _score(rules: Rules, language: str) -> Iterator[str]:
    if rules.scoring is not Scoring.EUCHRE:
        yield effect(rules, "scoring", language)
        return
    alone = "no" if rules.alone is WhoAlone.NOBODY else "yes"
    yield say(language, "rules-brief-score", tricks=rules.hand_size, alone=alone)


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
