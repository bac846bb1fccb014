"""An entry of the glossary, and the answer to an unknown term."""

from typing import Final

from bot.glossary import SEE_ALSO, SEPARATOR, Found, other_names, part, search, title
from bot.panels.core.cards import CARDS_BY_PLACEHOLDER
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Block, Choice, Menu, Panel, Select, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say

NEAREST: Final = 5
"""Terms suggested in the answer to an unknown term."""
LABEL_LONGEST: Final = 100
"""Characters of a suggestion."""


def glossary_panel(term: str, reader: Reader) -> Panel:
    """An entry, with a menu of related entries."""
    language = reader.language
    names, _ = other_names(term, language)
    example = part(term, "example", language, **CARDS_BY_PLACEHOLDER)
    lines = [f"### {title(term, language)}"]
    if names:
        lines.append(f"-# {say(language, 'glossary-names', names=SEPARATOR.join(names))}")
    lines.append(part(term, "about", language, **CARDS_BY_PLACEHOLDER) or "")
    if example:
        lines.append(say(language, "glossary-example", text=example))
    blocks: list[Block] = [Text("\n".join(lines))]
    if SEE_ALSO[term]:
        choices = tuple(Choice(label=title(each, language), value=each) for each in SEE_ALSO[term])
        placeholder = say(language, "glossary-see-also")
        blocks.append(Menu(Select(id=Press(Verb.GLOSSARY).menu(), placeholder=placeholder, choices=choices)))
    return Panel(blocks=tuple(blocks))


def unknown_term(typed: str, language: str) -> str:
    """The answer to an unknown term, with the nearest ones if there are any."""
    nearest = SEPARATOR.join(title(found.term, language) for found in search(typed, language, NEAREST))
    key = "glossary-unknown" if nearest else "glossary-unknown-none"
    values = {"nearest": nearest} if nearest else {}
    return say(language, key, typed=escape(typed), **values)


def suggestion(found: Found, language: str) -> str:
    """A term as an autocomplete suggestion: its title, after the name that matched if that is another."""
    shown = title(found.term, language)
    label = shown if found.by_title else f"{found.name} → {shown}"
    return label[:LABEL_LONGEST]
