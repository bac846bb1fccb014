"""Members' names as text. A name may contain anything, and nothing in it may work as Markdown."""

import re
from functools import lru_cache
from typing import Final

from bot.user_text import tidy

LONGEST: Final = 32
"""Characters of a name that are shown; Discord allows as many."""

_PUNCTUATION: Final = re.compile(r"([\\*_~`|>#\-+\[\]()<:/.])")
_AT: Final = "@\u200b"
"""An @ that mentions nobody: a zero-width space separates it from the next word."""


@lru_cache(maxsize=1024)
def plain(name: str, longest: int = LONGEST) -> str:
    r"""A name on one line for labels, menus and alternative texts, where no Markdown works; longer ones end with `…`.

    Control characters are removed, including those that reverse the direction of writing.

    >>> plain("Ann\u202e\n Smith")
    'Ann Smith'
    """
    line = tidy(name) or "?"
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def escape(name: str, longest: int = LONGEST) -> str:
    r"""A name for Markdown: no formatting, mention, link, emoji or timestamp in it works; cut as by `plain`.

    >>> escape("**Ann** <@1>")
    '\\*\\*Ann\\*\\* \\<@\u200b1\\>'
    """
    return _PUNCTUATION.sub(r"\\\1", plain(name, longest)).replace("@", _AT)
