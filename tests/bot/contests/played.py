"""Contests of every format played to the end with random results, late entrants, withdrawals and rulings."""

from random import Random

from hypothesis import strategies as st

from bot.contests.matching import pair
from engine.contest.config import Config, Format, Movement
from engine.contest.events import Adjusted, Ended, Event, Forfeited, Joined, Left, Paired, Seeded
from engine.contest.formats import next_step
from engine.contest.state import Contest, Place, Result, apply

LOT = bytes(32)


class Played:
    """A contest played to the end with random results, and the events it was made of."""

    def __init__(self, config: Config, entrants: int, seed: int, *, troubles: bool = True) -> None:
        self.config, self.dice, self.troubles = config, Random(seed), troubles
        self.results: dict[Place, Result] = {}
        self.events: list[Event] = []
        self.contest = Contest(config, LOT)
        members = 1 if config.format is Format.HUSTLE else 2
        for number in range(1, entrants + 1):
            first = members * number - members + 1
            self.add(Joined(number, tuple(range(first, first + members))))
        order = list(range(1, entrants + 1))
        self.dice.shuffle(order)
        self.add(Seeded(tuple(order)))
        while (step := next_step(self.contest, self.results, pair)) is not None:
            self.add(step)
            self.play(step)
            if troubles:
                self.trouble()
        self.add(Ended())

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.contest = apply(self.contest, event)

    def play(self, drawn: Paired) -> None:
        for place in range(len(drawn.matches)):
            one, two = self.dice.randrange(11), self.dice.randrange(11)
            if one == two and self.config.format in (Format.CUP, Format.SWISS):
                one += 1
            games = (int(one > two), int(two > one))
            self.results[drawn.round, place] = Result((one, two), games, (one % 2, 0, 0, two % 2))

    def trouble(self) -> None:
        """Something that happens to a contest."""
        latest, kind = self.contest.rounds[-1], self.dice.randrange(8)
        if kind == 0 and len(self.contest.active) > 4:
            self.add(Left(self.dice.choice(self.contest.active)))
        elif kind == 1 and self.config.format in (Format.HUSTLE, Format.SWISS):
            number = 1 + max(self.contest.entries)
            self.add(Joined(number, tuple(range(1000 + 2 * number, 1002 + 2 * number))))
        elif kind == 2 and latest.matches:
            self.add(Forfeited(latest.round, self.dice.randrange(len(latest.matches)), self.dice.randrange(2)))
        elif kind == 3 and latest.matches:
            self.add(Adjusted(latest.round, self.dice.randrange(len(latest.matches)), (7, self.dice.choice((3, 7)))))


configs = st.one_of(
    st.builds(
        Config,
        format=st.just(Format.HUSTLE),
        rounds=st.integers(1, 7),
        movement=st.sampled_from(Movement),
    ),
    st.builds(Config, format=st.just(Format.LEAGUE), division=st.integers(5, 9)),
    st.builds(Config, format=st.just(Format.CUP)),
    st.builds(Config, format=st.just(Format.SWISS), rounds=st.integers(0, 6)),
)
