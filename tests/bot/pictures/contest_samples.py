"""Contests of every format in the middle and at the end, played with dice, and their pictures."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Final

from bot.contests.matching import pair
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.contests.pictures import (
    ContestPicture,
    bracket_pages,
    bracket_picture,
    divisions,
    standings_pages,
    standings_picture,
)
from bot.panels.contests.voice import ContestVoice
from engine.contest.config import Config, Format, Movement, Seeding
from engine.contest.events import Ended, Event, Forfeited, Joined, Left, Paired, Player, Seeded
from engine.contest.formats import next_step
from engine.contest.state import Contest, MatchResult, Place, apply
from tests.bot.contests.made import made

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Emil", "Fay", "Gus", "Hanna", "Ivo", "Jasper", "Otto", "Yves", "Rosa")
LONGEST: Final = "Wilhelmina-Maximiliana v. Wagner"
"""As long as a name may be."""


def named(player: Player) -> str:
    """A name of ordinary length, which nobody else has."""
    name, others = NAMES[player * 5 % len(NAMES)], player // len(NAMES)
    return "KLMNPQSTVWXZÀÈÌÒÙÁÉÍÓÚ"[others - 1] + name[1:] if others else name


class Sample:
    """A contest with results by dice: to its end, or to where some matches of the round `until` are being played."""

    def __init__(self, config: Config, entrants: int, *, until: int = 0, left: Mapping[int, int] | None = None) -> None:
        """`left` has the entrants who withdraw after a round, by its number; they forfeit what they have to play."""
        self._dice = Random(entrants)
        self.contest = Contest(config, bytes(32))
        self.results: dict[Place, MatchResult] = {}
        members = 1 if config.format is Format.HUSTLE else 2
        for entrant in range(1, entrants + 1):
            self._add(Joined(entrant, tuple(range(members * (entrant - 1) + 1, members * entrant + 1))))
        self._add(Seeded(tuple(range(1, entrants + 1))))
        while (step := next_step(self.contest, self.results, pair)) is not None:
            self._add(step)
            self._play(step, stops=step.round == until)
            if step.round == until:
                return
            if entrant := (left or {}).get(step.round):
                self._add(Left(entrant))
        self._add(Ended())

    def facts(
        self, language: str, *, name: Callable[[Player], str] = named, mine: int | None = None, title: str = "Friday"
    ) -> ContestVoice:
        """The contest for a reader."""
        plan = make_plan(Template.LEAGUE, Defaults(), 0)
        stored = made(
            replace(plan, config=replace(self.contest.config, seeding=Seeding.LAST), repeats=True),
            self.contest,
            self.results,
            {player: name(player) for entry in self.contest.entries.values() for player in entry.players},
            name=title,
        )
        return ContestVoice(stored, language, user=0 if mine is None else self.contest.entries[mine].players[0])

    def _add(self, event: Event) -> None:
        self.contest = apply(self.contest, event)

    def _play(self, drawn: Paired, *, stops: bool) -> None:
        gone: Collection[int] = self.contest.withdrawn
        for place, match in enumerate(drawn.matches):
            points = self._dice.choice([(10, self._dice.randrange(10)), (self._dice.randrange(10), 10)])
            sides = (match.north[0], match.east[0])
            if not stops or place % 3 == 2:
                self.results[drawn.round, place] = MatchResult(
                    points,
                    (int(points[0] > points[1]), int(points[1] > points[0])),
                    tuple(self._dice.randrange(3) for _ in range(4)),
                )
            for side in (0, 1):
                if sides[side] in gone or (drawn.round, place, side) == (2, 2, 0):
                    self._add(Forfeited(drawn.round, place, side))


PLANS: Final[Mapping[str, tuple[Config, int, int, Mapping[int, int]]]] = MappingProxyType(
    {
        "hustle": (Config(format=Format.HUSTLE, movement=Movement.CLIMB), 14, 0, {2: 5}),
        "hustle of 64": (Config(format=Format.HUSTLE, movement=Movement.CLIMB), 64, 2, {}),
        "league": (Config(format=Format.LEAGUE, division=8), 23, 4, {2: 11}),
        "swiss": (Config(format=Format.SWISS), 21, 3, {1: 4}),
        "cup of 2": (Config(format=Format.CUP), 2, 0, {}),
        "cup of 8": (Config(format=Format.CUP), 8, 0, {}),
        "cup of 13": (Config(format=Format.CUP), 13, 3, {1: 4}),
        "cup of 64": (Config(format=Format.CUP), 64, 0, {}),
    }
)
"""Contests by name: what was chosen, the entrants, the round that is being played, and who left after a round."""


@cache
def sample(name: str) -> Sample:
    """One of `PLANS`, played."""
    config, entrants, until, left = PLANS[name]
    return Sample(config, entrants, until=until, left=left)


def pictures_of(facts: ContestVoice) -> Iterator[tuple[str, ContestPicture]]:
    """Every page of every picture of a contest: standings and the bracket."""
    for division in range(divisions(facts)):
        for page in range(standings_pages(facts, division)):
            yield f"standings {division + 1}.{page + 1}", standings_picture(facts, division=division, page=page)
    for page in range(bracket_pages(facts)):
        yield f"bracket {page + 1}", bracket_picture(facts, page=page)
