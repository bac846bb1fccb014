"""A contest in one language: what its panels, messages and pictures say of it, and what they call those who play."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Final, TypeAlias, final

from bot.contests.listing import ListedContest
from bot.contests.model import StoredContest
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import turn_buttons
from bot.panels.core.panel import Block, Button, Buttons, Panel, Style
from bot.panels.core.wording import escape, plain, tell_apart
from bot.pictures.bracket import ContestMatch, MatchSide
from bot.pictures.lettering import AND
from bot.pictures.page import LOST, WON, Key, PlayerName
from bot.stats.read.titles import Placing
from bot.texts.catalogue import say
from engine.contest.events import Entrant, Player
from engine.contest.state import Contest, MatchResult, Place, Results

MARKS: Final = ("up", "down", "walkover", "missed", "computer", "withdrawn")
"""In the order in which their meanings are written."""
LONGEST_NAME: Final = 48
Writer: TypeAlias = Callable[[str], str]
"""Writes a name into a text: `plain`, or `escape` for Markdown, cut to a length."""
MINUS: Final = "\N{MINUS SIGN}"
_PAGES: Final = 1000


@final
@dataclass(frozen=True)
class ContestVoice:
    """Texts about a contest in one language, perhaps for one member; nothing is asked from a database."""

    stored: StoredContest
    language: str
    user: int = 0
    """The member who reads, whose own entry is marked; nobody for the channel."""

    @property
    def in_channel(self) -> "ContestVoice":
        """The same in the language of its channel: of the messages there, and of the buttons on them."""
        return public_voice(self.stored)

    @property
    def title(self) -> str:
        """Its name, and its number in a series; ready for Markdown."""
        return title_of(self.stored)

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
        entry = self.stored.entry_of(self.user) if self.user else None
        return None if entry is None else entry.number

    @cached_property
    def _names(self) -> dict[Player, str]:
        people = {player: person.name for player, person in self.stored.people.items() if person.name}
        marked = ((name, _mark(self.language, player)) for player, name in people.items())
        computers = ((self.stored.computer_name(-number), "") for number in range(3))  # of the house, at most
        return dict(zip(people, tell_apart((*marked, *computers), plain), strict=False))

    def say(self, key: str, /, **values: str | int | float) -> str:
        """The sentence under a key."""
        return say(self.language, key, **values)

    def press(self, verb: Verb, seen: int = 0, index: int = 0) -> Press:
        """A press about it."""
        return Press(verb, self.stored.id, seen, index)

    def button(self, verb: Verb, key: str, style: Style = Style.SECONDARY, seen: int = 0, index: int = 0) -> Button:
        """A button about it, with the label under a key."""
        return self.press(verb, seen, index).button(self.say(key), style)

    def name(self, player: Player | None, show: Callable[[str], str] = escape) -> str:
        """A player's name, made ready for Markdown, or for labels by `show=plain`; "former member" if it is gone."""
        name = self._names.get(player or 0)
        return show(name) if name else self.say("former-member")

    def author(self, user: int | None, name: str) -> str:
        """Who decided something, whether they play or not; ready for Markdown. "" for the bot and former members."""
        person = None if user is None or not name else self.stored.player_of(user)
        if person is not None:
            return self.name(person.player)
        mark = self.say("board-member", number=str(user)[-4:])
        return tell_apart((*((each, "") for each in self._names.values()), (name, mark)))[-1] if name else ""

    def names(self, entrant: Entrant, show: Callable[[str], str] = escape) -> str:
        """The names of an entrant's players."""
        return " & ".join(self.name(player, show) for player in self.contest.entries[entrant].players)

    def side_names(self, side: tuple[Entrant, ...]) -> str:
        """The names of a side of a match, with what tells each from others; ready for Markdown."""
        return names_text(self.players(side), escape)

    def players(self, entrants: tuple[Entrant, ...], users: tuple[int | None, ...] = ()) -> tuple[PlayerName, ...]:
        """Who plays for some entrants: a pair's two members, or the two members who are partners for a round.

        `users` are those of a table, None where a computer has the seat.
        """
        found: list[PlayerName] = []
        for entrant, nth, player in self.stored.places(entrants):
            if not player or (users and users[len(found)] is None):
                found.append(PlayerName(self.stored.computer_name(entrant, nth), computer=True))
            else:
                found.append(PlayerName(self.name(player, str), fallback=_mark(self.language, player)))
        return tuple(found)

    def side(
        self,
        entrants: tuple[Entrant, ...],
        score: str = "",
        *,
        won: bool = False,
        users: tuple[int | None, ...] = (),
    ) -> MatchSide:
        """One side of a match; `users` as of `players`."""
        return MatchSide(
            players=self.players(entrants, users),
            score=score,
            won=won,
            mine=self.mine in entrants,
        )

    def match(self, number: int, place: int) -> ContestMatch:
        """A match that has been drawn, by its round from 1 and its place in the round from 0."""
        drawn = self.contest.rounds[number - 1].matches[place]
        scores, winner, over = self._scores((number, place))
        table = self.stored.tables.get((number, place))
        users = () if table is None else table.users
        north, east = (
            self.side(entrants, score, won=winner == nth, users=users[nth::2])
            for nth, (entrants, score) in enumerate(zip((drawn.north, drawn.east), scores, strict=True))
        )
        return ContestMatch(sides=(north, east), over=over)

    def sides(self, place: Place, show: Writer = escape) -> tuple[str, str]:
        """The names of the two sides of a match, and of the computers that sit there."""
        one, two = (names_text(side.players, show) for side in self.match(*place).sides)
        return one, two

    def match_line(self, place: Place) -> str:
        """The sides of a match, and its score if there is one; ready for Markdown."""
        return match_text(self.match(*place), self.language, escape, markdown=True)

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

    def key(self, marks: Iterable[str]) -> Key:
        """What some marks mean, each once, in a fixed order."""
        there = set(marks)
        return tuple((mark, self.say(f"contest-mark-{mark}")) for mark in MARKS if mark in there)


def public_voice(stored: StoredContest) -> ContestVoice:
    """A contest in the language of its channel."""
    return ContestVoice(stored, stored.plan.language)


@lru_cache(maxsize=4096)
def _mark(language: str, player: Player) -> str:
    return say(language, "picture-player", number=player)


def _score(result: MatchResult) -> tuple[str, str]:
    """The games won, or the points where only one game is played."""
    one, two = result.games if sum(result.games) > 1 else result.points
    return str(one), str(two)


def title_of(contest: StoredContest | ListedContest | Placing) -> str:
    """The name of a contest, and its number in a series; ready for Markdown."""
    name = escape(contest.name, LONGEST_NAME)
    return f"{name} #{contest.number}" if contest.number > 1 else name


def label_of(contest: StoredContest | ListedContest, longest: int) -> str:
    """The same for labels and choices, in which no Markdown works; the number, which tells seasons apart, is whole."""
    number = f" #{contest.number}" if contest.number > 1 else ""
    return plain(contest.name, longest - len(number)) + number


def marks_of(matches: Iterable[ContestMatch]) -> set[str]:
    """The marks that are on some matches."""
    found = set[str]()
    for match in matches:
        scores = {side.score for side in match.sides}
        found |= {"walkover"} if WON in scores else {"missed"} if LOST in scores else set()
        for side in match.sides:
            found |= {"computer"} if any(player.computer for player in side.players) else set()
    return found


def names_text(players: Iterable[PlayerName], write: Writer) -> str:
    """The names of a side in a sentence, with what tells each from others also where it is cut."""
    return AND.join(write(player.name) for player in players)


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


class ContestView(StrEnum):
    """A view. Buttons carry its number in this order: new ones come last."""

    STANDINGS = "standings"
    BRACKET = "bracket"
    RULES = "rules"
    ME = "me"
    """What it is for the member who looks."""
    FIXTURES = "fixtures"
    LOG = "log"
    SEASON = "season"

    def is_there(self, stored: StoredContest) -> bool:
        """Whether a contest has it now."""
        match self:
            case ContestView.STANDINGS:
                return bool(stored.contest.seeds)
            case ContestView.FIXTURES:
                return stored.round > 0
            case ContestView.SEASON:
                return stored.season is not None and bool(stored.season.rows)
            case ContestView.BRACKET:
                return stored.plan.format.knocks_out and bool(stored.contest.seeds)
            case ContestView.RULES | ContestView.ME | ContestView.LOG:
                return True


VIEWS: Final = tuple(ContestView)


def place_of(view: ContestView, page: int = 0) -> int:
    """The `index` of a press that shows a page, from 0, of a view."""
    return VIEWS.index(view) * _PAGES + min(page, _PAGES - 1)


def read_place(index: int) -> tuple[ContestView, int]:
    """The opposite of `place_of`; the standings for a number that no button has."""
    number, page = divmod(index, _PAGES)
    return (VIEWS[number], page) if number < len(VIEWS) else (ContestView.STANDINGS, 0)


def view_button(voice: ContestVoice, view: ContestView) -> Button:
    """The button that shows a view."""
    return voice.button(Verb.CONTEST, f"league-view-{view}", index=place_of(view))


def page_panel(voice: ContestVoice, view: ContestView, block: Block, page: int, pages: int, *, first: int = 0) -> Panel:
    """A page of a view, with buttons to the one before, the one after and *Me*; pages are numbered from `first` on."""

    def press(to: int) -> Press:
        return voice.press(Verb.CONTEST_PAGE, index=place_of(view, first + to))

    turns = turn_buttons(press, page - first, pages, voice.language) if pages > 1 else ()
    return Panel(blocks=(block, Buttons((*turns, view_button(voice, ContestView.ME)))))
