"""Names as pictures draw them: in letters that a font has, with what tells one from others that begin alike."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from bot.pictures.lettering import ELLIPSIS, legible

_ALIKE: Final = 4
"""Letters that two names begin with before they are taken for each other."""
_LONGEST: Final = 14
"""Letters of a name that others are taken for: so many fit nearly everywhere."""
_TAIL: Final = 6
_LEAST: Final = 3
"""Letters that are kept of the end, at least and at most."""


@lru_cache(maxsize=1024)
def drawn_names(names: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """What is drawn for the names of one picture; each comes with its fallback, such as a seat, which is unique.

    Where two would look the same, the fallback is added. Of long ones that begin alike the middle is left out.

    >>> drawn_names((("Anna", "North"), ("مريم", "East"), ("Anna 🔥", "South"), ("Anna", "West")))
    ('Anna (North)', 'East', 'Anna (South)', 'Anna (West)')
    >>> drawn_names((("Alexandria Montgomery 1", "North"), ("Alexandria Montgomery 2", "East")))
    ('Alexandria…y 1', 'Alexandria…y 2')
    """
    clean = [legible(name, fallback) for name, fallback in names]
    fallbacks = [legible(fallback) for _, fallback in names]
    seen = {each for each in clean if clean.count(each) > 1} if len({*clean}) < len(clean) else set[str]()
    whole = [
        f"{name} ({fallback})" if name in seen and name != fallback else name
        for name, fallback in zip(clean, fallbacks, strict=True)
    ]
    differs = dict.fromkeys(whole, 0)
    for one, two in pairwise(sorted(differs)):  # the most alike stand side by side
        alike = _count_alike(one, two)
        differs[one], differs[two] = max(differs[one], alike), max(differs[two], alike)
    return tuple(_shorten(name, differs[name]) for name in whole)


def _count_alike(one: str, two: str) -> int:
    return next((nth for nth, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))


def _shorten(name: str, differs: int) -> str:
    """A name whose letter number `differs`, from 0, tells it from others."""
    if len(name) <= _LONGEST or differs < _ALIKE:
        return name
    begin = min(differs, len(name) - _LEAST)
    tail = name[begin : begin + _TAIL].strip()
    return f"{name[: _LONGEST - 1 - len(tail)].rstrip()}{ELLIPSIS}{tail}"
