"""A short guide in pages, each reached from the others by buttons; and the glossary's entries."""

from typing import Final

from bot.glossary import SEE_ALSO, SEPARATOR, Found, other_names, part, search, title
from bot.panels.core import panel as p
from bot.panels.core.cards import CARDS_BY_PLACEHOLDER
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader
from bot.panels.core.wording import escape
from bot.texts.catalogue import say

TOPICS: Final = ("start", "euchre", "play", "commands")
"""The pages of the guide, by their number in custom ids; their names are under `topic-<topic>`.

That of `euchre` is the first page of the rules (`bot.panels.rules.full_text`)."""

_OF_SERVERS: Final = ("`/table", "`/game`", "`/leaderboard`", "`/league`", "`/houserules`", "`/admin`")
"""Commands that are only offered in a server, as the pages name them."""
_QUOTED: Final = ("start", "hand", "more", "with", "against")
"""Buttons of a table's public message, of which the pages speak."""


def help_panel(
    reader: Reader, topic: str = TOPICS[0], *end: str, in_server: bool = True, public: str = "", invitation: str = ""
) -> p.Panel:
    """One page of the guide, with buttons to the others and to play; an unknown topic is the first page.

    Tables for people are only in a server; `public` is the language in which their messages are, else the reader's.
    Elsewhere `invitation` is the address at which Bower is added to one.
    """
    language, shown = reader.language, topic if topic in TOPICS else TOPICS[0]
    pages = tuple(page_button(page, language, shown) for page in TOPICS)
    add = (p.Button(id=invitation, label=say(language, "button-add-bower")),) if invitation else ()
    ways = (guide_button(language), *play_buttons(language, in_server=in_server), *add)
    quoted = {name: say(public or language, f"button-{name}", names="…") for name in _QUOTED}
    title, _, text = say(language, f"help-{shown}", **quoted).partition("\n")
    where = [] if in_server else [say(language, "help-elsewhere")]
    if not in_server:
        text = "\n".join(line for line in text.splitlines() if not any(name in line for name in _OF_SERVERS))
    return p.Panel(blocks=(p.Text("\n".join([title, *where, text, *end])), p.Buttons(pages), p.Buttons(ways)))


def greeting_panel(language: str) -> p.Panel:
    """What to type, who can set Bower up, and a way in for beginners."""
    setup = Press(Verb.SERVER_SETUP).button(say(language, "button-set-up"))
    blocks = (p.Text(say(language, "greeting")), p.Buttons((how_to_play_button(language), setup)))
    return p.Panel(blocks=blocks, accent=p.GOLD)


def guide_button(language: str) -> p.Button:
    """Begins the guided hand in a message of its own."""
    return Press(Verb.GUIDE_OPEN).button(say(language, "button-guide"), p.Style.PRIMARY)


def play_buttons(language: str, *, in_server: bool = True) -> tuple[p.Button, ...]:
    """Play at once, as by `/euchre`, or open a table for people, which stands in a server."""
    now = Press(Verb.PLAY_NOW).button(say(language, "button-play-now"))
    return (now, Press(Verb.OPEN_TABLE).button(say(language, "button-open-table"))) if in_server else (now,)


def how_to_play_button(language: str, table: int = 0) -> p.Button:
    """Opens the rules of a table, or of the server's new ones, in a few lines, in a message of its own."""
    return Press(Verb.RULES, table).button(say(language, "button-how-to-play"))


def page_button(page: str, language: str, shown: str = "") -> p.Button:
    """The button of a page; the one shown cannot be pressed. Only the guided hand is blue."""
    press = Press(Verb.HELP, index=TOPICS.index(page))
    return press.button(say(language, f"topic-{page}"), disabled=page == shown)


NEAREST: Final = 5
"""Terms suggested in the answer to an unknown term."""
LABEL_LONGEST: Final = 100
"""Characters of a suggestion."""


def glossary_panel(term: str, reader: Reader) -> p.Panel:
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
    blocks: list[p.Block] = [p.Text("\n".join(lines))]
    if SEE_ALSO[term]:
        choices = tuple(p.Choice(label=title(each, language), value=each) for each in SEE_ALSO[term])
        placeholder = say(language, "glossary-see-also")
        blocks.append(p.Menu(p.Select(id=Press(Verb.GLOSSARY).menu(), placeholder=placeholder, choices=choices)))
    return p.Panel(blocks=tuple(blocks))


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
