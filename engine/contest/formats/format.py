"""What a format of contests answers: a format is one object in a file of its own, and nobody asks which one it is.

The base has the answers of pairs. Words and keys of the catalogue are only named here.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import ClassVar, Literal, TypeAlias, final

from engine.contest.config import Config, Format, Seeding
from engine.contest.events import Entrant, Match, Paired
from engine.contest.standings import WIN, Came, Row, StandingLine, TieBreak
from engine.contest.state import Contest, Results
from engine.rules import Rules
from engine.rules.options import FirstDealer


@final
@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant before the pairing of a round; the sequence of them is from the first place to the last."""

    entrant: Entrant
    points: int
    byes: int = 0
    met: Mapping[Entrant, int] = field(default_factory=dict[Entrant, int])
    """How often each other one was met."""


Pairing: TypeAlias = Callable[[Sequence[Standing]], tuple[tuple[Entrant, Entrant], ...]]
"""Finds the best pairs; of an odd number, one who is in none of them has the bye."""
Rule: TypeAlias = tuple[str, Mapping[str, int | str]]
"""A rule that members read: a key of the catalogue, and the numbers in its sentence."""
Zone: TypeAlias = Literal["up", "down"]
"""Where a row of the standings leads."""


@final
@dataclass(frozen=True, slots=True)
class Shape:
    """What a number of entrants comes to, as far as it can be known before the draw."""

    rounds: int
    """As many as there can be."""
    matches: int
    tables: int
    """In the fullest round."""
    idle: int = 0
    """Who have no match in the first round: byes."""
    computers: int = 0
    """Seats of the house, in each round."""
    divisions: int = 1


class ContestFormat(ABC):
    """Who meets whom, what counts, and all else that differs from format to format."""

    key: ClassVar[Format]
    least: ClassVar[int] = 4
    """Entrants, at least."""
    most: ClassVar[int] = 256
    size: ClassVar[int] = 2
    """Players of an entrant: pairs, or members who change partners."""
    choices: ClassVar[frozenset[str]]
    """What an organiser may choose that not every format has, by the names of `bot.contests.fields.DraftField`."""
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = ()
    """What decides between equal points, in this order; `Row.ties` has a number for each."""
    columns: ClassVar[tuple[str, ...]]
    """The numbers of a row of the standings: `points`, matches `won` or `played`, or a tie-break."""
    slow_to_draw: ClassVar[bool] = False
    """Whether a draw may take half a second."""
    knocks_out: ClassVar[bool] = False
    """Whether who loses is out: a row then says how far it went, and no points."""
    comes_late: ClassVar[bool] = False
    """Whether one may sign up after the draw; rounds that were missed bring nothing."""
    plays_hands: ClassVar[bool] = False
    """Whether a match has a number of hands, and not a number of points to reach."""
    has_seasons: ClassVar[bool] = False
    """Whether the next contest of a series is a season."""
    too_many_rounds: ClassVar[str] = ""
    """The key of what organisers read where there are more rounds than `rounds_at_most`."""

    # the draw

    @abstractmethod
    def next_step(self, contest: Contest, results: Results, pairing: Pairing) -> Paired | None:
        """What follows when all rounds that have been drawn are settled; None when it is over."""

    def has_more(self, contest: Contest, results: Results) -> bool:
        """Whether `next_step` is not None; a format that is slow to draw answers without it."""
        return self.next_step(contest, results, lambda _: ()) is not None

    @abstractmethod
    def rounds_of(self, contest: Contest) -> int:
        """How many rounds an entrant may play once the draw is made."""

    def rounds_by_plan(self, config: Config) -> int:
        """How many rounds it has where entrants do not decide that, otherwise 0."""
        return config.rounds

    def rounds_at_most(self, config: Config, entrants: int, shape: Shape) -> int:
        """How many rounds there are without meeting anybody again; as many as wished where that is nobody's concern."""
        return self.rounds_by_plan(config)

    def with_rounds_to_come(self, contest: Contest) -> Contest:
        """A contest that is being played with all rounds drawn that are known already."""
        return contest

    def schedule(self, contest: Contest) -> tuple[Paired, ...]:
        """All rounds, where the draw has settled them; one without matches takes no time."""
        return ()

    @abstractmethod
    def draws_again(self, contest: Contest, results: Results, entrant: Entrant) -> bool:
        """Whether an entrant who does not leave may be in a round that is not drawn yet."""

    def is_last_match(self, contest: Contest, drawn: Paired) -> bool:
        """Whether a round is the match that the contest is won with."""
        return False

    def takes_late(self, contest: Contest) -> bool:
        """Whether somebody may still come after the draw: while the first half of the rounds is played, if at all."""
        return self.comes_late and 2 * len(contest.rounds) <= self.rounds_of(contest)

    # standings

    @abstractmethod
    def tables(self, contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
        """The rows of each division, the highest first; one division where the format has none."""

    def lines(self, contest: Contest, results: Results) -> list[StandingLine]:
        """What each entrant got in each match, of which the rows are made; none in a bracket."""
        return []

    def promotes(self, config: Config) -> bool:
        """Whether pairs go up and down between divisions if another contest follows."""
        return False

    def zones(
        self, contest: Contest, tables: Sequence[Sequence[Row]], division: int, *, promotes: bool
    ) -> Mapping[Entrant, Zone]:
        """Where rows of a division lead; `promotes`: the next contest's divisions follow from the standings."""
        return {}

    def next_seeds(self, contest: Contest, results: Results, standings: Sequence[Sequence[Row]]) -> tuple[Entrant, ...]:
        """The order that a contest gives the next one of its series."""
        return tuple(row.entrant for rows in standings for row in rows)

    # before publishing

    @abstractmethod
    def shape(self, contest: Contest) -> Shape:
        """What a contest comes to of which nothing has been played."""

    def table_rules(self, rules: Rules, hands: int) -> Rules:
        """The rules of the tables, made of those that an organiser has chosen; `hands` is of a match that counts them.

        Raises:
            BadRules: For a number of hands that there cannot be.
        """
        return replace(rules, first_dealer=FirstDealer.NORTH, best_of_five=False)

    def without_table_rules(self, rules: Rules, base: Rules) -> Rules:
        """The opposite, for readers: without what every contest of the format changes in `base`."""
        return replace(rules, first_dealer=base.first_dealer)

    # the rules that members read

    def play_rules(self, config: Config, rules: Rules, *, promotes: bool) -> Iterator[Rule]:
        """What is played, and which rounds."""
        yield rule("contest-rule-final" if config.seeding is Seeding.SEASON else "contest-rule-pairs")
        yield rule("contest-rule-match-three" if rules.rubber else "contest-rule-match")
        yield from self.round_rules(config, promotes=promotes)

    def round_rules(self, config: Config, *, promotes: bool) -> Iterator[Rule]:
        """Which rounds pairs play, and who goes on."""
        return iter(())

    @abstractmethod
    def draw_rules(self, config: Config) -> Iterator[Rule]:
        """Who meets whom."""

    def seeding_rules(self, config: Config) -> Iterator[Rule]:
        """By what entrants are put in order, where that matters."""
        yield rule(f"contest-rule-seeding-{config.seeding}")
        if config.seeding is Seeding.LAST:
            yield rule("contest-rule-seeding-partner")

    def odd_rules(self, config: Config) -> Iterator[Rule]:
        """What happens where the entrants are no multiple of what is needed; the first says it in short."""
        yield rule(f"contest-rule-bye-{self.key}")

    def points_rule(self, config: Config) -> Rule:
        """What counts."""
        return rule("contest-rule-match-points", win=WIN, draw=WIN // 2)


def rule(key: str, /, **numbers: int | str) -> Rule:
    """A rule and its numbers."""
    return key, numbers


def match_of(one: Entrant, two: Entrant, slot: int = -1) -> Match:
    """A match of two pairs, the first of which is North and South."""
    return Match((one,), (two,), slot)


def lines_of(contest: Contest, results: Results, drawn: Paired) -> list[StandingLine]:
    """What each pair got in the matches of a round that have come to something; byes are not in it."""
    found: list[StandingLine] = []
    for place, match in enumerate(drawn.matches):
        result = contest.outcome((drawn.round, place), results)
        if result is None:
            continue
        lost = contest.sides_lost((drawn.round, place), results)
        for side, (own, other) in enumerate(((match.north[0], match.east[0]), (match.east[0], match.north[0]))):
            won, conceded = result.games[side], result.games[1 - side]
            points = 0 if side in lost else WIN if won > conceded else WIN // 2 if won == conceded else 0
            found.append(
                StandingLine(
                    entrant=own,
                    round=drawn.round,
                    kind=Came.FORFEIT if lost else Came.PLAYED,
                    points=Fraction(points),
                    scored=result.points[side],
                    conceded=result.points[1 - side],
                    games=(won, conceded),
                    opponents=(other,),
                    came=result.has_come(side),
                )
            )
    return found
