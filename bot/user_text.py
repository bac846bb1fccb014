"""Cleans typed text, so that all of it can be seen and none of it changes the text around it."""

import unicodedata
from typing import Final

_MARKS: Final = 2
"""Marks above and below one letter; some writing needs two."""
_BLANK: Final = frozenset(
    "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}"
    "\N{HALFWIDTH HANGUL FILLER}\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}\N{BRAILLE PATTERN BLANK}"
    "\N{MUSICAL SYMBOL NULL NOTEHEAD}\u180b\u180c\u180d\u180f\U00016fe4"
)
"""Letters, marks and symbols that show nothing."""
_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_KEYCAP: Final = "\N{COMBINING ENCLOSING KEYCAP}"
_EMOJI: Final = ("So", "Sk")
"""The categories of emoji and of their skin tones."""


def tidy(typed: str) -> str:
    r"""The text on one line with single spaces, without what cannot be seen, and with two marks on a letter at most.

    >>> tidy(" too\x00 many\u202e \n points ")
    'too many points'
    >>> tidy("A\u0301\u0301\u0301\u0301nn\u3164 \u2800 \u200d") == "A\u0301\u0301nn"
    True
    """
    words = (_visible(word) for word in typed.split())
    return " ".join(word for word in words if word)


def _visible(word: str) -> str:
    """A word without what cannot be seen: controls, blanks, marks on nothing, joiners that join no emoji."""
    if word.isascii() and word.isprintable():
        return word
    kept: list[str] = []
    marks = 0
    for place, char in enumerate(word):
        category = unicodedata.category(char)
        if char == _JOINER or _is_selector(char):
            following = word[place + 1 : place + 2]
            if kept and (_joins(kept[-1], following) if char == _JOINER else _is_styled(kept[-1], following)):
                kept.append(char)
        elif category[0] != "C" and char not in _BLANK:
            marks = marks + 1 if category in ("Mn", "Me") else 0
            if marks <= _MARKS and (kept or not marks):
                kept.append(char)
    while kept and kept[-1] == _JOINER:
        kept.pop()
    return "".join(kept)


def _is_selector(char: str) -> bool:
    """Whether a character selects a variant of the one before it."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _joins(before: str, after: str) -> bool:
    """Whether a joiner stands between two emoji, each of which may have a variant or a skin tone."""
    return (_is_emoji(before) or _is_selector(before)) and _is_emoji(after)


def _is_styled(before: str, after: str) -> bool:
    """Whether a selector makes an emoji of a symbol, or of a digit that stands on a key."""
    return _is_emoji(before) or after == _KEYCAP


def _is_emoji(char: str) -> bool:
    return char != "" and char not in _BLANK and unicodedata.category(char) in _EMOJI
