"""The bracket of a cup, divided into pictures of up to four rounds and eight first matches each.

One of up to 16 pairs is one picture. A larger one has one for each quarter, or for each 16 pairs where quarters are
larger, and one for the last rounds.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

from bot.panels.contests.voice import ContestVoice, marks_of
from bot.panels.contests.words import with_alt
from bot.panels.core.names import plain
from bot.pictures.contests.bracket import CELLS, BracketCell, BracketColumn, BracketPicture
from bot.pictures.contests.sides import LOST, WON, ContestMatch, MatchSide
from engine.contest.bracket import BYE, Meeting, Rounds, Seed
from engine.contest.formats import format_of
from engine.contest.formats.cup import meetings
from engine.contest.state import Place

_QUARTERS: Final = 4


@final
@dataclass(frozen=True, slots=True)
class _Page:
    """Rounds that are drawn next to each other, the number of the first from 0, and what they are called."""

    heading: str
    values: Mapping[str, int]
    first: int
    rounds: Rounds


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
    drawing = _Drawing(voice)
    pages = _divide(drawing.rounds)
    page = min(max(0, page), len(pages) - 1)
    here = pages[page]
    columns = drawing.columns(here)
    picture = BracketPicture(
        title=plain(voice.stored.name, 100),
        fallback=voice.say("picture-contest"),
        about=voice.say(here.heading, **here.values) if len(pages) > 1 else "",
        note=voice.say("contest-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else "",
        columns=columns,
        key=voice.key(marks_of(cell.match for column in columns for cell in column.cells)),
    )
    return with_alt(picture, voice.language)


@final
class _Drawing:
    """A bracket with its results so far."""

    def __init__(self, voice: ContestVoice) -> None:
        contest = voice.contest
        self._voice, self._seeds = voice, contest.seeds
        self.rounds = meetings(contest, voice.results)
        self._places: dict[int, Place] = {
            match.slot: (drawn.round, place) for drawn in contest.rounds for place, match in enumerate(drawn.matches)
        }

    def columns(self, page: _Page) -> tuple[BracketColumn, ...]:
        """The columns of a page: each match after the first round follows two."""
        return tuple(
            BracketColumn(
                self._title(page.first + nth),
                tuple(
                    BracketCell(match=self._match(meeting), feeders=(2 * at, 2 * at + 1) if nth else ())
                    for at, meeting in enumerate(matches)
                ),
            )
            for nth, matches in enumerate(page.rounds)
        )

    def _title(self, number: int) -> str:
        size = len(self.rounds[number])
        return self._voice.say(_LAST[size]) if size in _LAST else self._voice.say("contest-round", number=number + 1)

    def _match(self, meeting: Meeting) -> ContestMatch:
        place = self._places.get(meeting.number)
        if place is not None:
            drawn = self._voice.match(*place)
            if meeting.winner is None or any(side.won for side in drawn.sides):
                return drawn
            # level games: the better seed goes on
            return ContestMatch(sides=self._sides(meeting, drawn.sides), over=True)
        return ContestMatch(sides=self._sides(meeting), over=meeting.winner is not None)

    def _sides(self, meeting: Meeting, drawn: Sequence[MatchSide] = ()) -> tuple[MatchSide, MatchSide]:
        one, two = (
            self._side(seed, meeting, drawn[nth].score if drawn else "")
            for nth, seed in enumerate((meeting.one, meeting.two))
        )
        return one, two

    def _side(self, seed: Seed | None, meeting: Meeting, score: str) -> MatchSide:
        if seed is None:
            return MatchSide()
        if seed == BYE:
            return MatchSide(text=self._voice.say("contest-bye"))
        won = seed == meeting.winner
        if not score and meeting.winner and BYE not in (meeting.one, meeting.two):
            score = WON if won else LOST
        return self._voice.side((self._seeds[seed - 1],), score, won=won)


_LAST: Final[Mapping[int, str]] = {1: "contest-final", 2: "contest-semis", 4: "contest-quarters"}
"""The names of the last rounds, by their matches."""


def _divide(rounds: Rounds) -> list[_Page]:
    """The parts that are drawn on their own, and the rounds between their winners."""
    if len(rounds[0]) <= CELLS:
        return [_Page("", {}, 0, rounds)]
    count = max(_QUARTERS, len(rounds[0]) // CELLS)
    depth = next(nth for nth, matches in enumerate(rounds) if len(matches) == count) + 1
    found: list[_Page] = []
    for nth in range(count):
        part = tuple(matches[nth * (size := len(matches) // count) : (nth + 1) * size] for matches in rounds[:depth])
        key = "contest-quarter" if count == _QUARTERS else "contest-part"
        values = {"number": nth + 1} if count == _QUARTERS else {"number": nth + 1, "parts": count}
        found.append(_Page(key, values, 0, part))
    return [*found, _Page("contest-last-rounds", {}, depth, rounds[depth:])]
