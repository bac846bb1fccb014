"""Cleans typed text before it is stored."""

import unicodedata


def tidy(typed: str) -> str:
    r"""The text on one line with single spaces, without invisible characters, which some databases refuse.

    >>> tidy(" too\x00 many\u202e \n points ")
    'too many points'
    """
    kept = "".join(" " if char.isspace() else char for char in typed if char.isspace() or _visible(char))
    return " ".join(kept.split())


def _visible(char: str) -> bool:
    # Cc, Cf, Cs, Co, Cn; the joiner inside emoji is a Cf that does no harm
    return unicodedata.category(char)[0] != "C" or char == "\u200d"
