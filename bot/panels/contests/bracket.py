"""The bracket of a contest, divided into pictures of up to four rounds and eight first matches each.

Single elimination of up to 16 is one picture. A larger bracket has one for each quarter, or for each 16 entrants where
quarters are larger, and one for the last rounds. In double elimination the losers' side has twice as many rounds, so
only up to 8 entrants are one picture; of 16 each side is one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from bot.panels.contests.sides import marks_of
from bot.panels.contests.voice import ContestVoice
from bot.panels.contests.words import with_alt
from bot.panels.core.names import plain
from bot.pictures.contests.bracket import (
    CELLS,
    COLUMNS,
    BracketCell,
    BracketColumn,
    BracketPart,
    BracketPicture,
)
from bot.pictures.contests.sides import LOST, WON, ContestMatch, MatchSide
from engine.contest.bracket import BYE, Bracket, Match, Meeting, Part, Seed
from engine.contest.events import Entrant
from engine.contest.formats import format_of
from engine.contest.formats.cup import bracket_of, winners_of
from engine.contest.state import Place

_LOSERS_CELLS: Final = 4
"""Matches below each other of the losers' side, where partners have a line each from the first round on."""
_QUARTERS: Final = 4
_ON_PAGE: Final = 5.5
"""How many matches of two lines a side the first rounds of a picture may have in all."""
_ONE_LINE: Final = 0.65
"""The height of a match with one line a side, in such matches."""
Rounds: TypeAlias = tuple[tuple[Match, ...], ...]


@final
@dataclass(frozen=True, slots=True)
class _Window:
    """Rounds that are drawn next to each other, and what they are called."""

    heading: tuple[str, Mapping[str, int]]
    rounds: Rounds

    @property
    def height(self) -> float:
        """In matches of two lines a side."""
        first = len(self.rounds[0])
        dense = len(self.rounds) > 1 and first >= 2 * len(self.rounds[1])
        return first * (_ONE_LINE if dense else 1)


def has_bracket(voice: ContestVoice) -> bool:
    """Whether there is a bracket: of a cup that has been drawn, or of a Swiss whose best have been found."""
    return len(_seeds(voice)) > 1


def bracket_pages(voice: ContestVoice) -> int:
    """How many pictures the bracket has; 0 without one."""
    return len(_divide(_bracket(voice))) if has_bracket(voice) else 0


def bracket_picture(voice: ContestVoice, *, page: int = 0) -> BracketPicture:
    """A page of the bracket, from 0; one that there is not is the last.

    Raises:
        ValueError: Without a bracket.
    """
    drawing = _Drawing(voice)
    pages = _divide(drawing.bracket)
    page = min(max(0, page), len(pages) - 1)
    windows = pages[page]
    alone = len(windows) == 1
    parts = tuple(
        BracketPart(drawing.columns(window.rounds), "" if alone else voice.say(window.heading[0], **window.heading[1]))
        for window in windows
    )
    matches = [cell.match for part in parts for column in part.columns for cell in column.cells]
    about = voice.say(windows[0].heading[0], **windows[0].heading[1]) if alone and len(pages) > 1 else ""
    picture = BracketPicture(
        title=plain(voice.stored.name, 100),
        fallback=voice.say("picture-contest"),
        about=about,
        note=voice.say("contest-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else "",
        parts=parts,
        key=voice.key(marks_of(matches)),
    )
    return with_alt(picture, voice.language)


def _seeds(voice: ContestVoice) -> tuple[Entrant, ...]:
    """Who plays the bracket, the first seed first; nobody in a format without one."""
    contest = voice.contest
    return format_of(contest).bracket_seeds(contest)


def _bracket(voice: ContestVoice) -> Bracket:
    return bracket_of(voice.contest, len(_seeds(voice)))


@final
class _Drawing:
    """A bracket with its results so far."""

    def __init__(self, voice: ContestVoice) -> None:
        contest = voice.contest
        self._voice, self._seeds = voice, _seeds(voice)
        stage = 2 if contest.qualified else 1
        self.bracket = _bracket(voice)
        winners = winners_of(contest, voice.results, self.bracket, self._seeds, stage)
        self._meetings = self.bracket.resolve(winners)
        self._places: dict[int, Place] = {
            match.slot: (drawn.round, place)
            for drawn in contest.rounds
            if drawn.stage == stage
            for place, match in enumerate(drawn.matches)
        }

    def columns(self, rounds: Rounds) -> tuple[BracketColumn, ...]:
        """The columns of some rounds. What follows only in some cases is left out until it is certain."""
        found: list[BracketColumn] = []
        before: Sequence[Match] = ()
        for matches in rounds:
            cells = tuple(self._cell(match, before) for match in matches if self._is_played(match))
            if cells:
                found.append(BracketColumn(self._title(matches[0]), cells))
                before = matches
        return tuple(found)

    def _is_played(self, match: Match) -> bool:
        meeting = self._meetings[match.number]
        return not (match.part is Part.FINAL and match.round == 2) or None not in (meeting.one, meeting.two)

    def _cell(self, match: Match, before: Sequence[Match]) -> BracketCell:
        sources = {source.match for source in match.sources if source.wins and source.match is not None}
        feeders = tuple(nth for nth, each in enumerate(before) if each.number in sources)
        title = self._title(match) if before and not feeders else ""
        return BracketCell(match=self._match(match), feeders=feeders, title=title)

    def _match(self, match: Match) -> ContestMatch:
        place, meeting = self._places.get(match.number), self._meetings[match.number]
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

    def _title(self, match: Match) -> str:
        say, single = self._voice.say, not self.bracket.double
        if match.part is Part.THIRD:
            return say("contest-third")
        if match.part is Part.FINAL:
            return say("contest-final" if match.round == 1 else "contest-final-second")
        size = sum(each.part is match.part and each.round == match.round for each in self.bracket.matches)
        if single and size in _LAST:
            return say(_LAST[size])
        return say("contest-round", number=match.round)


_LAST: Final[Mapping[int, str]] = {1: "contest-final", 2: "contest-semis", 4: "contest-quarters"}
"""The names of the last rounds, by their matches."""


def _divide(bracket: Bracket) -> tuple[tuple[_Window, ...], ...]:
    """The windows of each page."""
    main, losers = _rounds(bracket, Part.MAIN), _rounds(bracket, Part.LOSERS)
    finals = _rounds(bracket, Part.FINAL)
    sections, last = _sections(main)
    third = [match for match in bracket.matches if match.part is Part.THIRD]
    if third:
        last = (*last[:-1], (*last[-1], *third))
    side = _losers_windows(losers)
    heading = "contest-last-rounds" if sections else "contest-main"
    windows = [_Window((heading, {}), last), *side]
    if finals:
        windows = _with_finals(windows, finals)
    return (*((section,) for section in sections), *_pack(windows))


def _rounds(bracket: Bracket, part: Part) -> Rounds:
    numbers = sorted({match.round for match in bracket.matches if match.part is part})
    return tuple(
        tuple(match for match in bracket.matches if match.part is part and match.round == number) for number in numbers
    )


def _sections(main: Rounds) -> tuple[list[_Window], Rounds]:
    """The parts that are drawn on their own, and the rounds between their winners."""
    if len(main[0]) <= CELLS:
        return [], main
    count = max(_QUARTERS, len(main[0]) // CELLS)
    depth = next(nth for nth, matches in enumerate(main) if len(matches) == count) + 1
    found: list[_Window] = []
    for nth in range(count):
        rounds = tuple(matches[nth * (size := len(matches) // count) : (nth + 1) * size] for matches in main[:depth])
        key = "contest-quarter" if count == _QUARTERS else "contest-part"
        values = {"number": nth + 1} if count == _QUARTERS else {"number": nth + 1, "parts": count}
        found.append(_Window((key, values), rounds))
    return found, main[depth:]


def _losers_windows(losers: Rounds) -> list[_Window]:
    """Four rounds at a time, and four matches of the first of these."""
    found: list[_Window] = []
    for start in range(0, len(losers), COLUMNS):
        rounds = losers[start : start + COLUMNS]
        count = max(1, len(rounds[0]) // _LOSERS_CELLS)
        for nth in range(count):
            part = tuple(matches[nth * (size := len(matches) // count) : (nth + 1) * size] for matches in rounds)
            found.append(_Window(("contest-losers", {}), part))
    return found


def _with_finals(windows: list[_Window], finals: Rounds) -> list[_Window]:
    """The finals next to the last rounds of the losers' side, or of the main one, wherever there is room."""
    named = {"contest-losers": "contest-losers-final", "contest-main": "contest-main-final"}
    for at in (len(windows) - 1, 0):
        window = windows[at]
        if len(window.rounds) + len(finals) <= COLUMNS or (at == 0 and len(window.rounds) < COLUMNS):
            room = COLUMNS - len(window.rounds)
            joined = finals if len(finals) <= room else (tuple(match for each in finals for match in each),)
            heading = (named.get(window.heading[0], window.heading[0]), window.heading[1])
            return [*windows[:at], _Window(heading, (*window.rounds, *joined)), *windows[at + 1 :]]
    return [*windows, _Window(("contest-final", {}), finals)]


def _pack(windows: Sequence[_Window]) -> list[tuple[_Window, ...]]:
    """All on one page if there is room; otherwise as many of the losers' side on each as there is room for."""
    if sum(window.height for window in windows) <= _ON_PAGE:
        return [tuple(windows)]
    pages: list[tuple[_Window, ...]] = [(windows[0],)]
    for window in windows[1:]:
        if len(pages) > 1 and sum(each.height for each in (*pages[-1], window)) <= _ON_PAGE:
            pages[-1] = (*pages[-1], window)
        else:
            pages.append((window,))
    return pages
