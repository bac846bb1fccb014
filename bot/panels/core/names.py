"""Members' names as text. A name may contain anything, and nothing in it may work as Markdown."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.texts.catalogue import say
from bot.user_text import tidy

LONGEST: Final = 32
"""Characters of a name that are shown; Discord allows as many."""
_LISTED: Final = 1800
"""Characters of names; a message takes 4,000 in all."""

_PUNCTUATION: Final = re.compile(r"([\\*_~`|>#\-+\[\]()<:/.])")
_LEFT_TO_RIGHT: Final = "\N{LEFT-TO-RIGHT MARK}"
_FROM_RIGHT: Final = ("R", "AL", "AN")
"""Directions of letters and digits that are written from right to left, or stand among such."""
_AT: Final = "@\u200b"
"""An @ that mentions nobody: a zero-width space separates it from the next word."""


@lru_cache(maxsize=1024)
def plain(name: str, longest: int = LONGEST) -> str:
    r"""A name on one line for labels, menus and alternative texts, where no Markdown works; longer ones end with `…`.

    What cannot be seen is removed, including controls that reverse the direction of writing. After a name written from
    right to left an invisible mark sets the direction back: without it the numbers after the name would change places.

    >>> plain("Ann\u202e\n Smith")
    'Ann Smith'
    """
    line = tidy(name) or "?"
    after = _LEFT_TO_RIGHT if any(unicodedata.bidirectional(each) in _FROM_RIGHT for each in line) else ""
    room = longest - len(after)
    if len(line) > room:
        head, gap, tail = line.partition(
            "…"
        )  # what tells a name from others comes after the gap (bot.pictures.namesakes)
        tail = tail if gap and len(tail) < room - 1 else ""
        line = head[: room - 1 - len(tail)].rstrip() + "…" + tail
    return line + after


def escape(name: str, longest: int = LONGEST) -> str:
    r"""A name for Markdown: no formatting, mention, link, emoji or timestamp in it works; cut as by `plain`.

    >>> escape("**Ann** <@1>")
    '\\*\\*Ann\\*\\* \\<@\u200b1\\>'
    """
    return _PUNCTUATION.sub(r"\\\1", plain(name, longest)).replace("@", _AT)


def join_names(names: Sequence[str], language: str, longest: int = _LISTED) -> str:
    """Names in one paragraph, and how many more there are than fit."""
    shown: list[str] = []
    room = longest
    for name in names:
        room -= len(name) + 2
        if room < 0:
            return say(language, "league-more", names=", ".join(shown), count=len(names) - len(shown))
        shown.append(name)
    return ", ".join(shown)
