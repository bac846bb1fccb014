"""The standings of a contest as pictures; those of the bracket are next door.

Pages count from 0, and one that is not there any more is the last. Each picture carries its alternative text, and
`contest_lines` (of `words`) gives the same lines as Markdown for readers of text only.
"""

from typing import Final

from bot.panels.contests.voice import ContestVoice, number_text
from bot.panels.contests.words import with_alt
from bot.panels.core.names import plain
from bot.pictures.contests.standings import ROWS, StandingsPicture, StandingsRow
from engine.contest.formats import format_of, left_early
from engine.contest.standings import WIN, Row, TieBreak

_SIGNED: Final = ("net", "games")


def divisions(voice: ContestVoice) -> int:
    """How many standings there are: one for each division of a league, otherwise one."""
    return len(voice.stored.standings())


def standings_pages(voice: ContestVoice, division: int = 0) -> int:
    """How many pages of twelve rows the standings of a division, from 0, have."""
    return _pages(len(voice.stored.standings()[division]), ROWS)


def standings_picture(voice: ContestVoice, *, division: int = 0, page: int = 0) -> StandingsPicture:
    """A page of the standings of a division, both from 0.

    Raises:
        ValueError: Where nobody takes part yet.
        IndexError: For a division that there is not.
    """
    tables = voice.stored.standings()
    form, contest = format_of(voice.contest), voice.contest
    rows, columns = tables[division], form.columns
    page, pages = _page(page, len(rows), ROWS)
    zones = form.zones(contest, tables, division, promotes=voice.stored.plan.promotes)
    early = left_early(contest, voice.results)
    drawn = tuple(
        StandingsRow(
            rank=str(row.rank),
            players=voice.players((row.entrant,)),
            numbers=tuple(_number(voice, row, each) for each in columns),
            zone=zones.get(row.entrant, ""),
            withdrawn=row.entrant in early,
            mine=row.entrant == voice.mine,
        )
        for row in rows[page * ROWS : (page + 1) * ROWS]
    )
    marks: set[str] = {row.zone for row in drawn}
    marks.update("withdrawn" for row in drawn if row.withdrawn)
    about = [voice.say("contest-division", number=division + 1)] if len(tables) > 1 else []
    picture = StandingsPicture(
        title=plain(voice.stored.name, 100),
        fallback=voice.say("picture-contest"),
        about=" · ".join((*about, voice.progress_text())),
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


def _pages(count: int, each: int) -> int:
    return max(1, -(-count // each))


def _page(page: int, count: int, each: int) -> tuple[int, int]:
    """The page to show and how many there are."""
    pages = _pages(count, each)
    return min(max(0, page), pages - 1), pages


def _note(voice: ContestVoice, page: int, pages: int) -> str:
    return voice.say("contest-page", page=page + 1, pages=pages) if pages > 1 else ""
