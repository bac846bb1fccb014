"""Takes a member out of a text."""

import re
from collections.abc import Iterable
from typing import Final

GONE: Final = "…"
"""In place of what went."""


def nameless(text: str, names: Iterable[str], user: int, *, past: int = 0, exact: bool = False) -> str:
    """A text without a member's names and id; the first `past` words stay. `exact`: names as they are written alone.

    >>> nameless("Ann and ANNA cheated, says <@12>", ["Ann"], 12)
    '… and ANNA cheated, says …'
    >>> nameless("5,3 6,3 5 told me", ["5"], 12, past=2)
    '5,3 6,3 … told me'
    """
    head, said = text.split(" ")[:past], text.split(" ")[past:]
    longest_first = sorted({name for name in names if name}, key=len, reverse=True)
    flags = re.NOFLAG if exact else re.IGNORECASE
    wanted = "|".join(
        (rf"<@!?{user}>", rf"(?<!\d){user}(?!\d)", *(rf"(?<!\w){re.escape(n)}(?!\w)" for n in longest_first))
    )
    return " ".join((*head, *([re.sub(wanted, GONE, " ".join(said), flags=flags)] if said else ())))
