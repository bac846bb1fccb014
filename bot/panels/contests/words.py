"""Pictures of contests in words: the alternative text, and lines of Markdown for readers of text only."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias, TypeVar

from bot.panels.contests.voice import Writer, match_text, names_text
from bot.panels.core.lengths import fit_alt
from bot.panels.core.names import LONGEST, escape, plain
from bot.pictures.contests.bracket import BracketPicture
from bot.pictures.contests.standings import StandingsPicture, StandingsRow
from bot.texts.catalogue import say

ContestPicture: TypeAlias = StandingsPicture | BracketPicture
_AnyPicture = TypeVar("_AnyPicture", StandingsPicture, BracketPicture)
TEXT_LONGEST: Final = 3500
"""Characters of a picture in words; a message takes 4,000 in all."""
_SHORTER: Final = ((LONGEST, False), (16, False), (16, True), (10, True), (6, True))
"""How a text is shortened, in this order, until it fits: the length of names, and columns named once for all rows."""


def contest_lines(picture: ContestPicture, language: str) -> tuple[str, ...]:
    """A picture as lines of Markdown, at most `TEXT_LONGEST` characters with the breaks between them."""
    lines: tuple[str, ...] = ()
    for longest, terse in _SHORTER:
        lines = tuple(_lines(picture, language, partial(escape, longest=longest), markdown=True, terse=terse))
        if len("\n".join(lines)) <= TEXT_LONGEST:
            return lines
    while len("\n".join(lines)) > TEXT_LONGEST:
        lines = (*lines[:-2], "…")
    return lines


def with_alt(picture: _AnyPicture, language: str) -> _AnyPicture:
    """The picture with its alternative text, in which names are cut as far as its length demands."""
    versions = (
        "\n".join(_lines(picture, language, partial(plain, longest=longest), markdown=False, terse=terse))
        for longest, terse in _SHORTER
    )
    return replace(picture, alt=fit_alt(versions))


def _lines(picture: ContestPicture, language: str, write: Writer, *, markdown: bool, terse: bool) -> Iterator[str]:
    about = " · ".join(filter(None, (picture.about, picture.note)))
    title = escape(picture.title, 100) if markdown else picture.title
    yield f"### {title}" if markdown else title
    if about:
        yield f"-# {about}" if markdown else about
    match picture:
        case StandingsPicture():
            columns = () if terse else picture.spoken
            if terse:
                yield ", ".join(picture.spoken)
            yield from (_row_text(columns, row, language, write, markdown=markdown) for row in picture.rows)
        case BracketPicture():
            yield from _bracket_lines(picture, language, write, markdown=markdown)


def _row_text(columns: Sequence[str], row: StandingsRow, language: str, write: Writer, *, markdown: bool) -> str:
    named = (
        say(language, "contest-value", column=column, value=value)
        for column, value in zip(columns, row.numbers, strict=bool(columns))
    )
    numbers = ", ".join(named if columns else row.numbers)
    name = names_text(row.players, write)
    text = _escape_rank(say(language, "contest-row", rank=row.rank, name=name, numbers=numbers), markdown=markdown)
    notes = [row.zone] if row.zone else []
    notes += ["withdrawn"] if row.withdrawn else []
    said = [say(language, "contest-yours")] if row.mine else []
    said += [say(language, f"contest-mark-{note}") for note in notes]
    text = f"{text} ({', '.join(said)})" if said else text
    return f"**{text}**" if row.mine and markdown else text


def _escape_rank(text: str, *, markdown: bool) -> str:
    """A number with a plain dot begins a list, which Discord would renumber: equals share a rank."""
    return text.replace(". ", "\\. ", 1) if markdown else text


def _bracket_lines(picture: BracketPicture, language: str, write: Writer, *, markdown: bool) -> Iterator[str]:
    """The matches of which a side is known, under the titles of their rounds."""
    for column in picture.columns:
        known = [cell.match for cell in column.cells if any(side.players for side in cell.match.sides)]
        if known:
            yield f"-# {column.title}" if markdown else column.title
        yield from (match_text(match, language, write, markdown=markdown) for match in known)
