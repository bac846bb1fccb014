r"""Standings, a round's tables and the podium of a contest as pictures.

From `ContestVoice` come `standings_picture`, `round_picture` and `podium_picture`; `bracket.bracket_picture` is next
door. Pages count from 0, and one that is not there any more is the last. Each picture carries its alternative text, and
`contest_lines` (of `words`) gives the same lines as Markdown for readers of text only:

    voice = ContestVoice(stored, "en")
    picture = standings_picture(voice, page=0)
    block = Text("\n".join(contest_lines(picture, "en"))) if reader.text_only else Picture(picture)
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.panels.contests.voice import ContestVoice, marks_of, number_text
from bot.panels.contests.words import PROVISIONAL, with_alt
from bot.panels.core.names import plain
from bot.pictures.contests.podium import SHOWN, STEPS, PodiumAward, PodiumPicture, PodiumStep
from bot.pictures.contests.round_tables import TABLES, RoundPicture, RoundTable
from bot.pictures.contests.sides import ContestMatch, MatchSide
from bot.pictures.contests.standings import ROWS, StandingsPicture, StandingsRow
from engine.contest.formats import format_of, left_early
from engine.contest.standings import WIN, Row, TieBreak

_AWARDS: Final = 4
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
    rows, columns = tables[division], form.columns_of(contest.config)
    page, pages = _page(page, len(rows), ROWS)
    zones = form.zones(contest, tables, division, promotes=voice.stored.plan.promotes)
    uncertain, early = form.provisional(contest), left_early(contest, voice.results)
    drawn = tuple(
        StandingsRow(
            rank=str(row.rank),
            players=voice.players((row.entrant,)),
            numbers=tuple(_number(voice, row, each, provisional=row.entrant in uncertain) for each in columns),
            zone=zones.get(row.entrant, ""),
            withdrawn=row.entrant in early,
            mine=row.entrant == voice.mine,
        )
        for row in rows[page * ROWS : (page + 1) * ROWS]
    )
    marks: set[str] = {row.zone for row in drawn}
    marks.update("withdrawn" for row in drawn if row.withdrawn)
    marks.update("provisional" for row in drawn for number in row.numbers if number.endswith(PROVISIONAL))
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


def round_pages(voice: ContestVoice, number: int) -> int:
    """How many pages of eight tables a round has that has been drawn; rounds count from 1."""
    drawn = voice.contest.rounds[number - 1]
    return _pages(len(drawn.matches) + len(drawn.idle), TABLES)


def round_picture(voice: ContestVoice, number: int, *, page: int = 0) -> RoundPicture:
    """A page of a round's tables, numbered from 1; those without a match come last.

    Raises:
        IndexError: For a round that has not been drawn.
    """
    drawn = voice.contest.rounds[number - 1]
    sits = voice.say(format_of(voice.contest).idle_key)
    found = [RoundTable(number=str(place + 1), match=voice.match(number, place)) for place in range(len(drawn.matches))]
    found += (
        RoundTable(match=ContestMatch(sides=(voice.side((entrant,)), MatchSide(text=sits)))) for entrant in drawn.idle
    )
    page, pages = _page(page, len(found), TABLES)
    shown = tuple(found[page * TABLES : (page + 1) * TABLES])
    picture = RoundPicture(
        title=plain(voice.stored.name, 100),
        fallback=voice.say("picture-contest"),
        about=voice.say("contest-round", number=number),
        note=_note(voice, page, pages),
        tables=shown,
        key=voice.key(marks_of(table.match for table in shown)),
    )
    return with_alt(picture, voice.language)


def podium_picture(voice: ContestVoice) -> PodiumPicture:
    """The first three places, which in a league are those of the first division, and who swept most alone in a hustle.

    Raises:
        ValueError: Where nobody has come to the end.
    """
    early = left_early(voice.contest, voice.results)
    rows = [row for row in voice.stored.standings()[0] if row.played and row.entrant not in early]
    steps = tuple(_step(voice, rank, [*group]) for rank, group in groupby(rows, key=lambda row: row.rank))
    picture = PodiumPicture(
        title=plain(voice.stored.name, 100),
        fallback=voice.say("picture-contest"),
        about=voice.say("contest-podium"),
        steps=tuple(step for step in steps if int(step.rank) <= STEPS),
        awards=tuple(_awards(voice)),
    )
    return with_alt(picture, voice.language)


def _step(voice: ContestVoice, rank: int, rows: Sequence[Row]) -> PodiumStep:
    points = rows[0].points
    score = "" if format_of(voice.contest).knocks_out else voice.say("contest-points", count=float(points))
    return PodiumStep(
        rank=str(rank),
        entrants=tuple(voice.players((row.entrant,)) for row in rows[:SHOWN]),
        more=f"+{len(rows) - SHOWN}" if len(rows) > SHOWN else "",
        score=score,
    )


def _awards(voice: ContestVoice) -> Iterator[PodiumAward]:
    """Who swept most hands alone in a hustle; as many as share it and have room."""
    swept = format_of(voice.contest).lone_marches(voice.contest, voice.results)
    best = max(swept.values(), default=0)
    label = voice.say("contest-award-lone_marches")
    for entrant in sorted(entrant for entrant in swept if swept[entrant] == best)[: _AWARDS if best else 0]:
        yield PodiumAward(label=label, players=voice.players((entrant,)), value=str(best))


def _number(voice: ContestVoice, row: Row, column: str, *, provisional: bool) -> str:
    if column == "played":
        return str(row.played)
    if column in ("points", "won"):
        value = row.points / WIN if column == "won" else row.points
        text = number_text(value, voice.language)
        return text + PROVISIONAL if provisional else text
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
