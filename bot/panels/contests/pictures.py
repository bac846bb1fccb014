r"""Standings, a round's tables and the podium of a contest as pictures.

From `ContestFacts` come `standings_picture`, `round_picture` and `podium_picture`; `bracket.bracket_picture` is next
door. Pages count from 0, and one that is not there any more is the last. Each picture carries its alternative text, and
`contest_lines` (of `words`) gives the same lines as Markdown for readers of text only:

    facts = ContestFacts(stored, "en")
    picture = standings_picture(facts, page=0)
    block = Text("\n".join(contest_lines(picture, "en"))) if reader.text_only else Picture(picture)
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.panels.contests.facts import ContestFacts, marks_of, number_text
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


def divisions(facts: ContestFacts) -> int:
    """How many standings there are: one for each division of a league, otherwise one."""
    return len(facts.stored.standings())


def standings_pages(facts: ContestFacts, division: int = 0) -> int:
    """How many pages of twelve rows the standings of a division, from 0, have."""
    return _pages(len(facts.stored.standings()[division]), ROWS)


def standings_picture(facts: ContestFacts, *, division: int = 0, page: int = 0) -> StandingsPicture:
    """A page of the standings of a division, both from 0.

    Raises:
        ValueError: Where nobody takes part yet.
        IndexError: For a division that there is not.
    """
    tables = facts.stored.standings()
    form, contest = format_of(facts.contest), facts.contest
    rows, columns = tables[division], form.columns_of(contest.config)
    page, pages = _page(page, len(rows), ROWS)
    zones = form.zones(contest, tables, division, promotes=facts.stored.plan.promotes)
    uncertain, early = form.provisional(contest), left_early(contest, facts.results)
    drawn = tuple(
        StandingsRow(
            rank=str(row.rank),
            players=facts.players((row.entrant,)),
            numbers=tuple(_number(facts, row, each, provisional=row.entrant in uncertain) for each in columns),
            zone=zones.get(row.entrant, ""),
            withdrawn=row.entrant in early,
            mine=row.entrant == facts.mine,
        )
        for row in rows[page * ROWS : (page + 1) * ROWS]
    )
    marks: set[str] = {row.zone for row in drawn}
    marks.update("withdrawn" for row in drawn if row.withdrawn)
    marks.update("provisional" for row in drawn for number in row.numbers if number.endswith(PROVISIONAL))
    about = [facts.say("contest-division", number=division + 1)] if len(tables) > 1 else []
    picture = StandingsPicture(
        title=plain(facts.stored.name, 100),
        fallback=facts.say("picture-contest"),
        about=" · ".join((*about, facts.progress_text())),
        note=_note(facts, page, pages),
        columns=tuple(facts.say(f"contest-column-{each}.short") for each in columns),
        spoken=tuple(facts.say(f"contest-column-{each}") for each in columns),
        rows=drawn,
        key=facts.key(marks),
    )
    return with_alt(picture, facts.language)


def round_pages(facts: ContestFacts, number: int) -> int:
    """How many pages of eight tables a round has that has been drawn; rounds count from 1."""
    drawn = facts.contest.rounds[number - 1]
    return _pages(len(drawn.matches) + len(drawn.idle), TABLES)


def round_picture(facts: ContestFacts, number: int, *, page: int = 0) -> RoundPicture:
    """A page of a round's tables, numbered from 1; those without a match come last.

    Raises:
        IndexError: For a round that has not been drawn.
    """
    drawn = facts.contest.rounds[number - 1]
    sits = facts.say(format_of(facts.contest).idle_key)
    found = [RoundTable(number=str(place + 1), match=facts.match(number, place)) for place in range(len(drawn.matches))]
    found += (
        RoundTable(match=ContestMatch(sides=(facts.side((entrant,)), MatchSide(text=sits)))) for entrant in drawn.idle
    )
    page, pages = _page(page, len(found), TABLES)
    shown = tuple(found[page * TABLES : (page + 1) * TABLES])
    picture = RoundPicture(
        title=plain(facts.stored.name, 100),
        fallback=facts.say("picture-contest"),
        about=facts.say("contest-round", number=number),
        note=_note(facts, page, pages),
        tables=shown,
        key=facts.key(marks_of(table.match for table in shown)),
    )
    return with_alt(picture, facts.language)


def podium_picture(facts: ContestFacts) -> PodiumPicture:
    """The first three places, which in a league are those of the first division, and who swept most alone in a hustle.

    Raises:
        ValueError: Where nobody has come to the end.
    """
    early = left_early(facts.contest, facts.results)
    rows = [row for row in facts.stored.standings()[0] if row.played and row.entrant not in early]
    steps = tuple(_step(facts, rank, [*group]) for rank, group in groupby(rows, key=lambda row: row.rank))
    picture = PodiumPicture(
        title=plain(facts.stored.name, 100),
        fallback=facts.say("picture-contest"),
        about=facts.say("contest-podium"),
        steps=tuple(step for step in steps if int(step.rank) <= STEPS),
        awards=tuple(_awards(facts)),
    )
    return with_alt(picture, facts.language)


def _step(facts: ContestFacts, rank: int, rows: Sequence[Row]) -> PodiumStep:
    points = rows[0].points
    score = "" if format_of(facts.contest).knocks_out else facts.say("contest-points", count=float(points))
    return PodiumStep(
        rank=str(rank),
        entrants=tuple(facts.players((row.entrant,)) for row in rows[:SHOWN]),
        more=f"+{len(rows) - SHOWN}" if len(rows) > SHOWN else "",
        score=score,
    )


def _awards(facts: ContestFacts) -> Iterator[PodiumAward]:
    """Who swept most hands alone in a hustle; as many as share it and have room."""
    swept = format_of(facts.contest).lone_marches(facts.contest, facts.results)
    best = max(swept.values(), default=0)
    label = facts.say("contest-award-lone_marches")
    for entrant in sorted(entrant for entrant in swept if swept[entrant] == best)[: _AWARDS if best else 0]:
        yield PodiumAward(label=label, players=facts.players((entrant,)), value=str(best))


def _number(facts: ContestFacts, row: Row, column: str, *, provisional: bool) -> str:
    if column == "played":
        return str(row.played)
    if column in ("points", "won"):
        value = row.points / WIN if column == "won" else row.points
        text = number_text(value, facts.language)
        return text + PROVISIONAL if provisional else text
    value = row.ties[format_of(facts.contest).tie_breaks.index(TieBreak(column))]
    return number_text(value, facts.language, signed=column in _SIGNED)


def _pages(count: int, each: int) -> int:
    return max(1, -(-count // each))


def _page(page: int, count: int, each: int) -> tuple[int, int]:
    """The page to show and how many there are."""
    pages = _pages(count, each)
    return min(max(0, page), pages - 1), pages


def _note(facts: ContestFacts, page: int, pages: int) -> str:
    return facts.say("contest-page", page=page + 1, pages=pages) if pages > 1 else ""
