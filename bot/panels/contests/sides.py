"""Sides, matches and numbers in words, as the texts and pictures of contests have them."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final, TypeAlias

from bot.pictures.contests.sides import LOST, WON, ContestMatch, ContestPlayer, MatchSide
from bot.pictures.lettering import ELLIPSIS
from bot.texts.catalogue import say

Writer: TypeAlias = Callable[[str], str]
"""Writes a name into a text: `plain`, or `escape` for Markdown, cut to a length."""
MINUS: Final = "\N{MINUS SIGN}"


def marks_of(matches: Iterable[ContestMatch]) -> set[str]:
    """The marks that are on some matches."""
    found = set[str]()
    for match in matches:
        scores = {side.score for side in match.sides}
        found |= {"walkover"} if WON in scores else {"missed"} if LOST in scores else set()
        for side in match.sides:
            found |= {"computer"} if any(player.computer for player in side.players) else set()
    return found


def names_text(players: Iterable[ContestPlayer], write: Writer) -> str:
    """The names of a side in a sentence, with what tells each from others also where it is cut."""
    written = ((player.drawn, write(player.name)) for player in players)
    return " & ".join(write(drawn) if ELLIPSIS in text and drawn else text for drawn, text in written)


def match_text(match: ContestMatch, language: str, write: Writer, *, markdown: bool) -> str:
    """A match in words; in Markdown the side that won it is bold."""
    one, two = (_side_text(side, language, write, bold=markdown and side.won) for side in match.sides)
    first, second = (side.score for side in match.sides)
    if any(side.text for side in match.sides):
        name, what = (two, one) if match.sides[0].text else (one, two)
        return say(language, "contest-idle", name=name, what=what)
    if WON in (first, second):
        winner, loser = (one, two) if first == WON else (two, one)
        return say(language, "contest-walkover", one=winner, two=loser)
    if LOST in (first, second):
        return say(language, "contest-missed", one=one, two=two)
    if first or second:
        return say(language, "contest-scored", one=one, two=two, first=first, second=second)
    return say(language, "contest-meeting", one=one, two=two)


def _side_text(side: MatchSide, language: str, write: Writer, *, bold: bool) -> str:
    if not side.players:
        return side.text or say(language, "contest-unknown")
    names = names_text(side.players, write)
    return f"**{names}**" if bold else names


def number_text(value: Fraction | None, language: str, *, signed: bool = False) -> str:
    """A number with at most one decimal, and a sign if wanted; a dash for none."""
    if value is None:
        return "–"
    text = say(language, "contest-number", value=float(abs(value)))
    return (MINUS if value < 0 else "+" if signed and value > 0 else "") + text
