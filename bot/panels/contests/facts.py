"""A contest as its pictures and texts see it, and the words that all of them use."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Final, TypeAlias, final

from bot.contests.state import StoredContest
from bot.panels.contests.people import seen_name
from bot.panels.core.names import escape, plain
from bot.pictures.contests.page import Key
from bot.pictures.contests.sides import LOST, WON, ContestMatch, ContestPlayer, MatchSide
from bot.pictures.lettering import ELLIPSIS, legible
from bot.pictures.namesakes import drawn_names
from bot.texts.catalogue import say
from engine.contest.events import Entrant, Player
from engine.contest.state import Contest, Place, Result, Results, Status

Writer: TypeAlias = Callable[[str], str]
"""Writes a name into a text: `plain`, or `escape` for Markdown, cut to a length."""
MINUS: Final = "\N{MINUS SIGN}"
MARKS: Final = ("up", "down", "through", "walkover", "missed", "provisional", "computer", "withdrawn")
"""In the order in which their meanings are written."""


@final
@dataclass(frozen=True)
class ContestFacts:
    """All that pictures and texts of a contest need; nothing of it is asked from a database."""

    stored: StoredContest
    language: str
    user: int | None = None
    """The member who looks, whose own entry is marked; nobody for the channel."""

    @property
    def contest(self) -> Contest:
        """As the engine knows it."""
        return self.stored.contest

    @cached_property
    def results(self) -> Results:
        """Of the matches that have been played."""
        return self.stored.results

    @cached_property
    def mine(self) -> Entrant | None:
        """The entrant of the member who looks."""
        entry = None if self.user is None else self.stored.entry_of(self.user)
        return None if entry is None else entry.number

    @cached_property
    def _names(self) -> dict[Player, str]:
        """Of all members who have been in it; "" for one whose data was deleted."""
        return {player: seen_name(person, self.language) for player, person in self.stored.people.items()}

    @cached_property
    def _drawn(self) -> dict[Player, str]:
        return _names_in_pictures(self.language, tuple(self._names.items()))

    def say(self, key: str, /, **values: str | int | float) -> str:
        """The sentence under a key in the language of these facts."""
        return say(self.language, key, **values)

    def players(self, entrants: Iterable[Entrant]) -> tuple[ContestPlayer, ...]:
        """Who plays for some entrants now: a pair's two members, or the two members who are partners for a round."""
        found: list[ContestPlayer] = []
        for entrant in entrants:
            if entrant < 1:
                found.append(ContestPlayer(self.say("contest-computer", number=1 - entrant), computer=True))
                continue
            for player in self.contest.entries[entrant].players:
                name = self._names.get(player) or self.say("former-member")
                fallback = self.say("picture-player", number=player)
                found.append(ContestPlayer(plain(name), fallback=fallback, drawn=self._drawn.get(player, "")))
        return tuple(found)

    def side(self, entrants: tuple[Entrant, ...], score: str = "", *, won: bool = False) -> MatchSide:
        """One side of a match."""
        return MatchSide(
            players=self.players(entrants),
            score=score,
            won=won,
            mine=self.mine in entrants,
        )

    def match(self, number: int, place: int) -> ContestMatch:
        """A match that has been drawn, by its round from 1 and its place in the round from 0."""
        drawn = self.contest.rounds[number - 1].matches[place]
        scores, winner, over = self._scores((number, place))
        north, east = (
            self.side(entrants, score, won=winner == nth)
            for nth, (entrants, score) in enumerate(zip((drawn.north, drawn.east), scores, strict=True))
        )
        return ContestMatch(sides=(north, east), over=over)

    def _scores(self, place: Place) -> tuple[tuple[str, str], int | None, bool]:
        """The scores of a match as texts, the side that won it, and whether it has come to something."""
        result = self.contest.outcome(place, self.results)
        if result is None:
            return ("", ""), None, False
        without_play = self.contest.sides_lost(place, self.results)
        if without_play:
            lost = [side in without_play for side in (0, 1)]
            one, two = (LOST if each else WON for each in lost)
            return (one, two), None if all(lost) else lost.index(False), True
        one, two = result.games if result.games[0] != result.games[1] else result.points
        return _score(result), None if one == two else int(two > one), True

    def progress_text(self) -> str:
        """How far the contest is: before, during or after which round, or that it is over."""
        contest = self.contest
        if contest.status is Status.OVER:
            return self.say("contest-over")
        if not contest.rounds:
            return self.say("contest-before")
        last = contest.rounds[-1]
        outcomes = (contest.outcome((last.round, place), self.results) for place in range(len(last.matches)))
        return self.say("contest-during" if None in outcomes else "contest-after", round=last.round)

    def key(self, marks: Iterable[str]) -> Key:
        """What some marks mean, each once, in a fixed order."""
        there = set(marks)
        return tuple((mark, self.say(f"contest-mark-{mark}")) for mark in MARKS if mark in there)


@lru_cache(maxsize=64)
def _names_in_pictures(language: str, names: tuple[tuple[Player, str], ...]) -> dict[Player, str]:
    """How pictures write the names of members whose names look like others'."""
    known = [(player, plain(name)) for player, name in names if player > 0 and name]
    with_numbers = tuple((name, say(language, "picture-player", number=player)) for player, name in known)
    drawn = zip(known, with_numbers, drawn_names(with_numbers), strict=True)
    return {player: text for (player, name), (_, fallback), text in drawn if text != legible(name, fallback)}


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


def side_names(stored: StoredContest, side: tuple[Entrant, ...], language: str) -> str:
    """The names of a side, ready for Markdown."""
    return names_text(ContestFacts(stored, language).players(side), escape)


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


def _score(result: Result) -> tuple[str, str]:
    """The games won, or the points where only one game is played."""
    one, two = result.games if sum(result.games) > 1 else result.points
    return str(one), str(two)
