"""Names as pictures draw them: in letters that a font has, with what tells one from others that begin alike."""

import unicodedata
from functools import lru_cache
from itertools import pairwise
from typing import Final

from bot.pictures.lettering import ELLIPSIS, SHORT_END, begin, legible

_ALIKE: Final = 4
"""Letters that two names begin with before they are taken for each other."""
_LONGEST: Final = 10
"""Letters of a name that others are taken for: so many fit nearly everywhere."""
_TAIL: Final = 5
"""Letters that are kept of the end, at most."""


@lru_cache(maxsize=1024)
def drawn_names(names: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """What is drawn for the names of one picture; each comes with its fallback, such as a seat, which is unique.

    Where different ones would look the same, the fallback is added, or its number. Of long ones that begin alike the
    middle is left out.

    >>> drawn_names((("Anna", "North"), ("مريم", "East"), ("Anna 🔥", "South")))
    ('Anna (North)', 'East', 'Anna (South)')
    >>> drawn_names((("Alexandria Montgomery 1", "Player 1"), ("Alexandria Montgomery 2", "Player 2")))
    ('Alexan…y 1', 'Alexan…y 2')
    """
    clean = [legible(name, fallback) for name, fallback in names]
    raw: dict[str, set[str]] = {}
    for text, (name, _) in zip(clean, names, strict=True):
        raw.setdefault(text, set()).add(name)
    differs = dict.fromkeys(raw, 0)
    written = raw.keys() - {fallback for _, fallback in names}
    for one, two in pairwise(sorted(written)):  # the most alike stand side by side
        alike = _count_alike(one, two)
        differs[one], differs[two] = max(differs[one], alike), max(differs[two], alike)
    drawn = [
        _tag(text, fallback) if len(raw[text]) > 1 else _shorten(text, differs[text])
        for text, (_, fallback) in zip(clean, names, strict=True)
    ]
    looks: dict[str, set[str]] = {}
    for text, (name, _) in zip(drawn, names, strict=True):
        looks.setdefault(text, set()).add(name)  # of some the same letters are left
    return tuple(
        _tag(text, fallback) if len(looks[text]) > 1 else text for text, (_, fallback) in zip(drawn, names, strict=True)
    )


def _count_alike(one: str, two: str) -> int:
    return next((nth for nth, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))


def _tag(name: str, fallback: str) -> str:
    """A name that looks like another, with its seat or number."""
    digits = "".join(filter(str.isdecimal, fallback))
    text = name if len(name) <= _LONGEST else begin(name, _LONGEST - 1) + ELLIPSIS
    return f"{text} ({digits or legible(fallback)})"


def _shorten(name: str, differs: int) -> str:
    """A name whose letter number `differs`, from 0, tells it from others."""
    if len(name) <= _LONGEST or differs < _ALIKE:
        return name
    there = min(differs, len(name) - SHORT_END)
    while unicodedata.category(name[there])[0] == "M":
        there -= 1  # no mark without its letter
    tail = name[there : there + _TAIL].strip()
    return begin(name, _LONGEST - 1 - len(tail)) + ELLIPSIS + tail
