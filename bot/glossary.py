"""The glossary of euchre: its terms, their related terms, and the search.

The texts are in the catalogue: the title under `glossary-<term>`, with `-about` the explanation, and optionally with
`-names` other names and with `-example` an example. Names after a bar are found but not shown.
"""

import difflib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, final

from bot.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, keys, say

SEE_ALSO: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # what everyone meets in the first game
        "trump": ("bowers", "benny", "upcard", "maker", "no-trump"),
        "bowers": ("right-bower", "left-bower", "benny", "dutchman"),
        "right-bower": ("left-bower", "bowers", "benny"),
        "left-bower": ("right-bower", "bowers", "follow-suit", "underman"),
        "upcard": ("order-up", "turn-down", "discard", "kitty"),
        "kitty": ("upcard", "going-under", "pack"),
        "trick": ("lead", "follow-suit", "trump", "march", "counting-cards"),
        "lead": ("eldest", "trick", "follow-suit", "loner"),
        "follow-suit": ("trick", "revoke", "slough", "left-bower"),
        "dealer": ("eldest", "upcard", "draw", "stick-the-dealer", "misdeal"),
        "eldest": ("dealer", "lead"),
        "maker": ("defender", "order-up", "euchred", "loner", "trump-needed"),
        "defender": ("maker", "euchred", "defend-alone"),
        "pack": ("benny", "kitty", "packets", "double-deck"),
        "target": ("win-by-two", "in-the-barn", "score-cards", "laps", "rubber"),
        # bidding
        "order-up": ("assist", "take-up", "turn-down", "upcard", "maker"),
        "assist": ("order-up", "partner-alone", "upcard"),
        "take-up": ("discard", "order-up", "turn-down", "upcard"),
        "discard": ("take-up", "upcard"),
        "turn-down": ("next", "crossing", "pass", "upcard"),
        "pass": ("turn-down", "passed-hand", "stick-the-dealer", "sandbagging"),
        "sandbagging": ("pass", "euchred", "defender"),
        "passed-hand": ("pass", "stick-the-dealer", "throwing-in"),
        "stick-the-dealer": ("dealer", "pass", "passed-hand"),
        "next": ("crossing", "turn-down"),
        "crossing": ("next", "turn-down"),
        "no-trump": ("low-no-trump", "trump", "bid-euchre"),
        "low-no-trump": ("no-trump", "bid-euchre"),
        "trump-needed": ("bowers", "maker"),
        "benny": ("bowers", "blind-call", "pack"),
        "blind-call": ("benny", "upcard", "loner"),
        # alone
        "loner": ("march", "cards-away", "defend-alone", "partner-alone", "lead"),
        "cards-away": ("loner", "lay-down"),
        "defend-alone": ("loner", "defender", "euchred"),
        "partner-alone": ("assist", "loner"),
        "blind-loner": ("loner", "robsons-choice"),
        "partners-best": ("loner", "defend-alone", "laps"),
        "lay-down": ("loner", "dutchman", "throwing-in"),
        "loner-range": ("loner", "bridge", "in-the-barn"),
        # the score
        "march": ("loner", "euchred", "trick"),
        "euchred": ("maker", "defender", "march", "loner"),
        "dutchman": ("dutchmans-point", "bowers", "lay-down"),
        "dutchmans-point": ("dutchman", "maker"),
        "skunk": ("target", "rubber"),
        "in-the-barn": ("bridge", "target", "loner-range"),
        "bridge": ("in-the-barn", "loner-range", "loner"),
        "win-by-two": ("target", "in-the-barn"),
        "robsons-choice": ("march", "blind-loner"),
        "laps": ("target", "rubber", "partners-best"),
        "rubber": ("laps", "skunk", "target"),
        "score-cards": ("target", "in-the-barn"),
        # play
        "chop": ("trumping-partner", "walk", "trump"),
        "trumping-partner": ("chop", "trick"),
        "underman": ("left-bower", "right-bower"),
        "walk": ("chop", "slough"),
        "slough": ("follow-suit", "walk"),
        "counting-cards": ("trump", "kitty", "slough"),
        "dog": ("farmers-hand", "ace-no-face"),
        "revoke": ("honour-table", "follow-suit", "table-talk"),
        "honour-table": ("revoke", "table-talk"),
        "table-talk": ("honour-table", "revoke"),
        "throwing-in": ("lay-down", "passed-hand"),
        "farmers-hand": ("going-under", "ace-no-face", "kitty", "dog"),
        "going-under": ("farmers-hand", "kitty"),
        "ace-no-face": ("farmers-hand", "going-under", "three-handed"),
        # the deal
        "draw": ("first-jack", "dealer"),
        "first-jack": ("draw", "dealer"),
        "packets": ("dealer", "pack"),
        "misdeal": ("passed-hand", "fair-deal", "dealer"),
        "cut": ("fair-deal", "dealer"),
        "stealing": ("point-on-partner", "dealer"),
        "point-on-partner": ("stealing", "dealer"),
        "fair-deal": ("cut", "dealer"),
        "betting": ("maker", "defender", "set-back"),
        # other games of the family
        "knock-euchre": ("bid-euchre", "upcard"),
        "hustle": ("call-ace", "six-handed"),
        "two-handed": ("three-handed", "kitty"),
        "three-handed": ("two-handed", "set-back", "ace-no-face"),
        "call-ace": ("six-handed", "hustle"),
        "six-handed": ("call-ace", "double-deck"),
        "set-back": ("i-declare", "betting", "buck-euchre"),
        "i-declare": ("set-back", "march"),
        "bid-euchre": ("moon", "pepper", "double-deck", "indiana", "knock-euchre"),
        "moon": ("bid-euchre", "pepper", "loner"),
        "pepper": ("moon", "hasenpfeffer", "bid-euchre"),
        "hasenpfeffer": ("pepper", "bid-euchre"),
        "double-deck": ("bid-euchre", "six-handed", "pack"),
        "indiana": ("stay-or-drop", "bid-euchre", "buck-euchre"),
        "stay-or-drop": ("indiana", "buck-euchre"),
        "buck-euchre": ("dirty-clubs", "stay-or-drop", "set-back"),
        "dirty-clubs": ("buck-euchre", "stay-or-drop"),
    }
)
"""Every term with its related terms; those that a newcomer meets first come first."""

SEPARATOR: Final = " · "
"""The separator of a term's other names."""
_HIDDEN: Final = " | "
"""What separates the names that are shown from those that are only found, such as words of machine translations."""

_LONGEST: Final = 100
"""Characters of the typed text that are searched."""
_ALIKE: Final = 0.6
"""From 0 to 1: the least similarity of a mistyped word."""
_EXACT: Final = 0
_INSIDE: Final = 4
"""Ranks of an exact match and of a match inside a word."""
_POSSESSIVE: Final = re.compile(r"['’](?=s\b)")
_NOT_WORDS: Final = re.compile(r"[^a-z0-9]+")
_IN_TWO: Final = re.compile(r"(.+) \((.+)\)")
"""A title with an English term and its translation in brackets: both are names."""


@final
@dataclass(frozen=True, slots=True)
class Found:
    """A term and its name that matched; `by_title` if that is its title in the reader's language."""

    term: str
    name: str
    by_title: bool


@final
@dataclass(frozen=True, slots=True)
class _Name:
    term: str
    text: str
    folded: str
    foreign: bool
    title: bool


def fold(text: str) -> str:
    """A text for comparison: without case, accents and punctuation.

    >>> fold("Dutchman’s point"), fold("À l’aveugle")
    ('dutchmans point', 'a l aveugle')
    """
    parts = unicodedata.normalize("NFKD", text[:_LONGEST].casefold().replace("œ", "oe"))
    bare = "".join(char for char in parts if not unicodedata.combining(char))
    return _NOT_WORDS.sub(" ", _POSSESSIVE.sub("", bare)).strip()


def part(term: str, name: str, language: str, **values: str) -> str | None:
    """The `about`, `names` or `example` of an entry; `None` where it has none."""
    key = f"glossary-{term}-{name}"
    return say(language, key, **values) if key in keys(language) else None


def other_names(term: str, language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The other names of an entry: those that are shown, and those that are only found."""
    shown, _, hidden = (part(term, "names", language) or "").partition(_HIDDEN)
    return tuple(filter(None, shown.split(SEPARATOR))), tuple(filter(None, hidden.split(SEPARATOR)))


def title(term: str, language: str) -> str:
    """The title of an entry."""
    return say(language, f"glossary-{term}")


def find(typed: str, language: str) -> str | None:
    """The term with this key, title or other name, in the language or else in another one; `None` if there is none."""
    if typed in SEE_ALSO:
        return typed
    best = next(iter(search(typed, language, 1)), None)
    return best.term if best is not None and fold(best.name) == fold(typed) else None


def search(typed: str, language: str, most: int) -> tuple[Found, ...]:
    """At most `most` terms by their best names, the best match first.

    Names in the language come before those in others. If nothing matches, the most similar terms.
    """
    wanted = fold(typed)
    ranked = sorted(
        ((rank > _EXACT, rank >= _INSIDE, name.foreign, rank, not name.title, number), name)
        for number, name in enumerate(_names(language))
        if (rank := _rank(wanted, name)) is not None
    )
    names = [name for _, name in ranked] or _alike(wanted, language)
    best: dict[str, _Name] = {}
    for name in names:
        best.setdefault(name.term, name)
    return tuple(Found(n.term, n.text, n.title and not n.foreign) for n in best.values())[:most]


def _rank(wanted: str, name: _Name) -> int | None:
    """The rank of a name, 0 best; `None` if it does not match."""
    if not wanted:
        return None if name.foreign or not name.title else _EXACT
    if name.folded == wanted:
        return _EXACT
    if name.folded.startswith(wanted):
        return 1
    if f" {wanted}" in name.folded:
        return 2
    words = name.folded.split()
    if all(any(word.startswith(each) for word in words) for each in wanted.split()):
        return 3
    return _INSIDE if wanted in name.folded else None


def _alike(wanted: str, language: str) -> list[_Name]:
    names = {name.folded: name for name in reversed(_names(language))}
    close = difflib.get_close_matches(wanted, names, n=len(names), cutoff=_ALIKE)
    return [names[each] for each in close]


@cache
def _names(language: str) -> tuple[_Name, ...]:
    spoken = (language, *(each for each in (DEFAULT_LANGUAGE, *LANGUAGES) if each != language))
    return tuple(name for each in dict.fromkeys(spoken) for name in _names_in(each, foreign=each != language))


def _names_in(language: str, *, foreign: bool) -> Iterator[_Name]:
    for term in SEE_ALSO:
        whole, (shown, hidden) = title(term, language), other_names(term, language)
        parts = _IN_TWO.fullmatch(whole)
        texts = (whole, *(parts.groups() if parts else ()), *shown, *hidden)
        for number, text in enumerate(texts):
            yield _Name(term, text, fold(text), foreign, title=number == 0)
