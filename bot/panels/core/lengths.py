"""Texts cut to the lengths that Discord takes."""

from collections.abc import Iterable
from typing import Final

ALT_LONGEST: Final = 1000
"""Characters of an alternative text; Discord takes 1024."""
DESCRIPTION_LONGEST: Final = 100
"""Characters of the description of a menu's choice."""


def cut(text: str, longest: int) -> str:
    """A text of at most `longest` characters; a longer one ends with `…`."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def fit_alt(versions: Iterable[str]) -> str:
    """The first version that fits into an alternative text; if none does, the last one, cut.

    >>> fit_alt(["a" * 2000, "short"]), len(fit_alt(["a" * 2000]))
    ('short', 1000)
    """
    text = ""
    for text in versions:
        if len(text) <= ALT_LONGEST:
            return text
    return cut(text, ALT_LONGEST)
