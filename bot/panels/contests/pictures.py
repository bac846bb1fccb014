"""The standings and the bracket of a contest as pictures, and the same in words.

Pages count from 0, and one that is not there any more is the last. Each picture carries its alternative text, and
`contest_lines` gives the same lines as Markdown for readers of text only. A bracket of up to 16 pairs is one picture; a
larger one has one for each 16 pairs, or for each quarter where quarters are smaller, and one for the last rounds.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias, TypeVar

from bot.panels.contests.voice import ContestVoice, Writer, marks_of, match_text, names_text, number_text
from bot.panels.core.wording import LONGEST, escape, fit_alt, plain
from bot.pictures.bracket import CELLS, BracketCell, BracketColumn, BracketPicture, ContestMatch, MatchSide
from bot.pictures.page import LOST, WON
from bot.pictures.ranks import ROWS, RankRow, RanksPicture
from bot.texts.catalogue import say
from engine.contest.formats import format_of
from engine.contest.formats.cup import BYE, Meeting, Rounds, Seed, meetings
from engine.contest.standings import WIN, Row, TieBreak
from engine.contest.state import ContestStatus, Place

ContestPicture: TypeAlias = RanksPicture | BracketPicture
_AnyPicture = TypeVar("_AnyPicture", RanksPicture, BracketPicture)
TEXT_LONGEST: Final = 3500
"""Characters of a picture in words; a message takes 4,000 in all."""
_SHORTER: Final = ((LONGEST, False), (16, False), (16, True), (10, True), (6, True))
"""How a text is shortened, in this order, until it fits: the length of names, and columns named once for all rows."""
_SIGNED: Final = ("net", "games")
_QUARTERS: Final = 4


def divisions(voice: ContestVoice) -> int:
    """How many standings there are: one for each division of a league, otherwise one."""
    return len(voice.stored.standings())


def standings_pages(voice: ContestVoice, division: int = 0) -> int:
    """How many pages of twelve rows the standings of a division, from 0, have."""
    return max(1, -(-len(voice.stored.standings()[division]) // ROWS))


def standings_picture(voice: ContestVoice, *, division: int = 0, page: int = 0, at: int = 0) -> RanksPicture:
    """A page of the standings of a division, both from 0, after the round `at` (by default the newest)."""
    tables = voice.stored.standings()
    form, contest = format_of(voice.contest), voice.contest
    rows, columns = tables[division], form.columns
    pages = standings_pages(voice, division)
    page = min(max(0, page), pages - 1)
    zones = form.zones(contest, tables, division, promotes=voice.stored.plan.promotes)
    drawn = tuple(
        RankRow(
            rank=str(row.rank),
            players=voice.players((row.entrant,)),
            numbers=tuple(_number(voice, row, each) for each in columns),
            zone=zones.get(row.entrant, ""),
            withdrawn=row.entrant in contest.withdrawn,
            mine=row.entrant == voice.mine,
        )
        for row in rows[page * ROWS : (page + 1) * ROWS]
    )
    marks: set[str] = {row.zone for row in drawn}
    marks.update("withdrawn" for row in drawn if row.withdrawn)
    about = [voice.say("contest-division", number=division + 1)] if len(tables) > 1 else []
    about += [_progress(voice, at)] if voice.contest.rounds else []
    picture = RanksPicture(
        title=plain(voice.stored.name, 100),
        fallback=voice.say("picture-contest"),
        about=" · ".join(about),
        note=_note(voice, page, pages),
        columns=tuple(voice.say(f"contest-column-{each}.short") for each in columns),
        spoken=tuple(voice.say(f"contest-column-{each}") for each in columns),
        rows=drawn,
        key=voice.key(marks),
    )
    return with_alt(picture, voice.language)


def _number(voice: ContestVoice, row: Row, column: str) -> str:
    if column == "played":
        return str(row.played)
    if column in ("points", "won"):
        value = row.points / WIN if column == "won" else row.points
        return number_text(value, voice.language)
    value = row.ties[format_of(voice.contest).tie_breaks.index(TieBreak(column))]
    return number_text(value, voice.language, signed=column in _SIGNED)


def _progress(voice: ContestVoice, at: int) -> str:
    if voice.contest.status is ContestStatus.OVER:
        return voice.say("contest-over")
    return voice.say("contest-round", number=at or len(voice.contest.rounds))


def _note(voice: ContestVoice, page: int, pages: int) -> str:
    return voice.say("contest-page", page=page + 1, pages=pages) if pages > 1 else ""


# --- the bracket


def has_bracket(voice: ContestVoice) -> bool:
    """Whether there is a bracket: of a cup that has been drawn."""
    return format_of(voice.contest).knocks_out and len(voice.contest.seeds) > 1


def bracket_pages(voice: ContestVoice) -> int:
    """How many pictures the bracket has; 0 without one."""
    return len(_divide(meetings(voice.contest, voice.results))) if has_bracket(voice) else 0


def bracket_picture(voice: ContestVoice, *, page: int = 0) -> BracketPicture:
    """A page of the bracket, from 0; one that there is not is the last.

    Raises:
        ValueError: Without a bracket.
    """
    if not has_bracket(voice):
        raise ValueError("no bracket")
    pages = _divide(meetings(voice.contest, voice.results))
    page = min(max(0, page), len(pages) - 1)
    columns = _columns(voice, *pages[page])
    picture = BracketPicture(
        title=plain(voice.stored.name, 100),
        fallback=voice.say("picture-contest"),
        about="",
        note=_note(voice, page, len(pages)),
        columns=columns,
        key=voice.key(marks_of(cell.match for column in columns for cell in column.cells)),
    )
    return with_alt(picture, voice.language)


def _divide(rounds: Rounds) -> list[tuple[int, Rounds]]:
    """The parts that are drawn on their own, and the rounds between their winners, each with its first round from 0."""
    if len(rounds[0]) <= CELLS:
        return [(0, rounds)]
    count = max(_QUARTERS, len(rounds[0]) // CELLS)
    depth = next(nth for nth, matches in enumerate(rounds) if len(matches) == count) + 1
    parts = [
        tuple(matches[nth * (size := len(matches) // count) : (nth + 1) * size] for matches in rounds[:depth])
        for nth in range(count)
    ]
    return [*((0, part) for part in parts), (depth, rounds[depth:])]


def _columns(voice: ContestVoice, first: int, rounds: Rounds) -> tuple[BracketColumn, ...]:
    """The columns of a page: each match after the first round follows two."""
    places: dict[int, Place] = {
        match.slot: (drawn.round, place) for drawn in voice.contest.rounds for place, match in enumerate(drawn.matches)
    }
    return tuple(
        BracketColumn(
            voice.say("contest-round", number=first + nth + 1),
            tuple(
                BracketCell(match=_match(voice, meeting, places), feeders=(2 * at, 2 * at + 1) if nth else ())
                for at, meeting in enumerate(matches)
            ),
        )
        for nth, matches in enumerate(rounds)
    )


def _match(voice: ContestVoice, meeting: Meeting, places: Mapping[int, Place]) -> ContestMatch:
    place = places.get(meeting.number)
    if place is None:
        return ContestMatch(sides=_sides(voice, meeting), over=meeting.winner is not None)
    drawn = voice.match(*place)
    if meeting.winner is None or any(side.won for side in drawn.sides):
        return drawn
    return ContestMatch(sides=_sides(voice, meeting, drawn.sides), over=True)  # level games: the better seed goes on


def _sides(voice: ContestVoice, meeting: Meeting, drawn: Sequence[MatchSide] = ()) -> tuple[MatchSide, MatchSide]:
    one, two = (
        _side(voice, seed, meeting, drawn[nth].score if drawn else "")
        for nth, seed in enumerate((meeting.one, meeting.two))
    )
    return one, two


def _side(voice: ContestVoice, seed: Seed | None, meeting: Meeting, score: str) -> MatchSide:
    if seed is None:
        return MatchSide()
    if seed == BYE:
        return MatchSide(text=voice.say("contest-bye"))
    won = seed == meeting.winner
    if not score and meeting.winner and BYE not in (meeting.one, meeting.two):
        score = WON if won else LOST
    return voice.side((voice.contest.seeds[seed - 1],), score, won=won)


# --- in words


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
        case RanksPicture():
            columns = () if terse else picture.spoken
            if terse:
                yield ", ".join(picture.spoken)
            yield from (_row_text(columns, row, language, write, markdown=markdown) for row in picture.rows)
        case BracketPicture():
            yield from _bracket_lines(picture, language, write, markdown=markdown)


def _row_text(columns: Sequence[str], row: RankRow, language: str, write: Writer, *, markdown: bool) -> str:
    named = (
        say(language, "contest-value", column=column, value=value)
        for column, value in zip(columns, row.numbers, strict=bool(columns))
    )
    numbers = ", ".join(named if columns else row.numbers)
    name = names_text(row.players, write)
    text = _escape_rank(say(language, "board-row", rank=row.rank, name=name, numbers=numbers), markdown=markdown)
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
