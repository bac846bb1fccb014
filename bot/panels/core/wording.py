"""Names, mentions and numbers as text, cut to the lengths that Discord takes. Nothing in a name works as Markdown.

A member whose data was deleted is a number below zero, which Discord refuses, in a text and in the list of the called.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from bot.pictures.lettering import legible, shorten
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
    return (shorten(line, room) if longest <= LONGEST else cut(line, room)) + after


def escape(name: str, longest: int = LONGEST) -> str:
    r"""A name for Markdown: no formatting, mention, link, emoji or timestamp in it works; cut as by `plain`.

    >>> escape("**Ann** <@1>")
    '\\*\\*Ann\\*\\* \\<@\u200b1\\>'
    """
    return _PUNCTUATION.sub(r"\\\1", plain(name, longest)).replace("@", _AT)


Writer: TypeAlias = Callable[[str, Any], str]
"""Writes a name: `escape` or `plain`, cut after so many characters, or `legible` for pictures, which cut it later."""
_FITS, _ALIKE = 10, 6
"""Letters of a name that are hardly ever cut, and those by which two longer ones are taken for each other."""


@lru_cache(maxsize=1024)
def tell_apart(people: tuple[tuple[str, str], ...], write: Writer = escape, longest: int = LONGEST) -> tuple[str, ...]:
    """What the people of one text or picture are called there; each comes with a mark that is unique, such as a seat.

    The mark, or its number, is added to names that read the same, are drawn the same, or would be where they are cut.
    A name that shows nothing is its mark, and in pictures one that no font has.

    >>> tell_apart((("Sam", "North"), ("SAM ", "East"), ("Ann", "South")))
    ('Sam (North)', 'SAM (East)', 'Ann')
    """
    texts, added = [plain(tidy(name) or mark, longest) for name, mark in people], [""] * len(people)
    while True:
        looks = [_looks(text + own, mark) for text, own, (_, mark) in zip(texts, added, people, strict=True)]
        counts = Counter(look for each in looks for look in each)
        alike = [nth for nth, each in enumerate(looks) if not added[nth] and any(counts[look] > 1 for look in each)]
        if not alike:
            break
        for nth in alike:
            name, mark = people[nth]
            added[nth] = f" ({''.join(filter(str.isdecimal, mark)) or mark})"
            texts[nth] = plain(tidy(name) or mark, min(longest, max(_FITS, longest - len(added[nth]))))
    if write is legible:
        return tuple(legible(text + own, mark) for text, own, (_, mark) in zip(texts, added, people, strict=True))
    return tuple(write(text, longest) + own for text, own in zip(texts, added, strict=True))


def _looks(text: str, mark: str) -> set[str]:
    """What a name is taken for: as it is read, as it is drawn, and where a picture cuts it."""
    read, drawn, own = (unicodedata.normalize("NFKC", each).casefold() for each in (text, legible(text, mark), mark))
    return {read, drawn if len(drawn) <= _FITS or drawn == own else drawn[:_ALIKE]}


def member_names(
    members: Iterable[tuple[int, str]], language: str, write: Writer = escape, beside: Iterable[str] = ()
) -> dict[int, str]:
    """What members are called in a text about no table, by their ids, whose last digits tell equals apart.

    A later name of a member counts; former members, who have none, are all called the same. `beside` are names of
    computers there.
    """
    everyone = dict(members)
    users = [user for user, name in everyone.items() if name]
    digits = 4 if len({user % 10_000 for user in users}) == len(users) else 12
    people = [(everyone[user], say(language, "board-member", number=str(user)[-digits:])) for user in users]
    names = tell_apart((*people, *((name, "") for name in beside)), write)
    return dict.fromkeys(everyone, say(language, "former-member")) | dict(zip(users, names, strict=False))


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


def callable_users(users: Iterable[int]) -> tuple[int, ...]:
    """The ids of members who can be called, each once.

    >>> callable_users([12, -5, 12, 0])
    (12,)
    """
    return tuple(dict.fromkeys(user for user in users if user > 0))


def mentions(*users: int) -> str:
    """Members in a text, without those who cannot be called.

    >>> mentions(12, -5, 7)
    '<@12> <@7>'
    """
    return " ".join(f"<@{user}>" for user in callable_users(users))


def message_link(guild: int, channel: int, message: int) -> str:
    """The address of a message, which leads a member to it."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


_STEPS: Final = "▁▂▃▄▅▆▇█"
_NONE: Final = "–"
_MINUS: Final = "\N{MINUS SIGN}"
_SPARK: Final = 24
"""The most values in a sparkline; longer series are thinned out."""


def count(value: float, language: str) -> str:
    """A whole number."""
    return say(language, "value-count", value=round(value)).replace("-", _MINUS)


def percent(share: float | None, language: str) -> str:
    """A share of 1; a dash for none."""
    return _NONE if share is None else say(language, "value-percent", value=round(share * 100))


def mean(value: float | None, language: str) -> str:
    """A number with two decimals; a dash for none."""
    return _NONE if value is None else say(language, "value-rate", value=value).replace("-", _MINUS)


def format_signed(value: float | None, language: str) -> str:
    """A number with two decimals and its sign."""
    if value is None:
        return _NONE
    sign = "+" if value >= 0.005 else "−" if value <= -0.005 else "±"
    return sign + mean(abs(value), language)


def with_sign(points: int) -> str:
    """Points with their sign.

    >>> with_sign(2), with_sign(0)
    ('+2', '0')
    """
    return f"{'' if not points else '+' if points > 0 else '−'}{abs(points)}"


def seconds(value: float | None, language: str) -> str:
    """A length of time; a dash for none."""
    return _NONE if value is None else say(language, "stats-seconds", value=value)


def rating_text(points: int, language: str, *, new: bool) -> str:
    """A rating; a new one has no number."""
    return say(language, "rating-new") if new else say(language, "rating-points", points=points)


def sparkline(values: Sequence[float]) -> str:
    """Values as blocks of eight heights.

    >>> sparkline([0, 1, 7, 3])
    '▁▂█▄'
    """
    shown = thin_out(values, _SPARK)
    low, high = min(shown), max(shown)
    steps = len(_STEPS) - 1
    return "".join(_STEPS[round(steps * (value - low) / (high - low)) if high > low else steps // 2] for value in shown)


def thin_out(values: Sequence[float], most: int) -> tuple[float, ...]:
    """At most `most` evenly spaced values, including the first and the last.

    >>> thin_out([1, 2, 3, 4, 5], 3)
    (1, 3, 5)
    """
    if len(values) <= most:
        return tuple(values)
    return tuple(values[round(nth * (len(values) - 1) / (most - 1))] for nth in range(most))


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
