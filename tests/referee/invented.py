"""Contests made up row by row, to show that each law finds what breaks it. Times are milliseconds UTC."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from tests.referee.message_laws import Message
from tests.referee.moments import DAY, MINUTE
from tests.referee.referee import Referee
from tests.referee.rows import DEFAULTS, Event, Record, Standing, Table

START = 1_700_000_000_000
ORGANISER = 900
BOT = None


def user(player: int) -> int:
    """The member behind a player's number."""
    return 1000 + player


class Invented:
    """A contest that somebody tells; it is looked at after each decision."""

    def __init__(self, form: str, entrants: int, **config: Any) -> None:
        self.size = 1 if form == "hustle" else 2
        players = range(1, entrants * self.size + 1)
        self.record = Record(
            id=1,
            stage="running",
            plan={"zone": "UTC", "check_in": False},
            config={**DEFAULTS, "format": form, **config},
            previous=None,
            created_by=ORGANISER,
            events=(),
            people={player: user(player) for player in players},
            merges={},
            links=(),
            strays=(),
            deadlines={},
            posts=(),
            slots=frozenset(),
            standings=(),
        )
        self.now = START
        self.referee = Referee(lambda: self.record)
        for entrant in range(1, entrants + 1):
            theirs = self.players(entrant)
            self.add("joined", user(theirs[0]), entrant=entrant, players=theirs)
            for other in theirs[1:]:
                self.record.people[other] = user(other)

    def players(self, entrant: int) -> list[int]:
        return [self.size * (entrant - 1) + nth for nth in range(1, self.size + 1)]

    def add(self, kind: str, by: int | None = BOT, **data: Any) -> None:
        """One more decision, with whatever `change` has prepared."""
        event = Event(len(self.record.events) + 1, kind, data, by, self.now)
        self.record = replace(self.record, events=(*self.record.events, event))
        self.referee.look()

    def change(self, **rows: Any) -> None:
        """Other rows than before."""
        self.record = replace(self.record, **rows)

    def begin(self) -> None:
        entrants = len([event for event in self.record.events if event.kind == "joined"])
        self.add("seeded", order=list(range(1, entrants + 1)))

    def draw(self, *matches: tuple[Iterable[int], Iterable[int]], idle: Iterable[int] = (), days: int = 7) -> None:
        """The next round with its tables; its end is due after so many days."""
        number = len(self.referee.story.rounds) + 1
        sides = [(list(north), list(east)) for north, east in matches]
        tables = tuple(self.table(number, place, *each) for place, each in enumerate(sides))
        kept = tuple(table for table in self.record.links if table.round < number)
        self.change(links=(*kept, *tables), deadlines={("whistle", number): self.now + days * DAY})
        drawn = [{"north": north, "east": east, "slot": -1} for north, east in sides]
        self.add("paired", round=number, matches=drawn, idle=list(idle), stage=1)

    def table(self, number: int, place: int, north: list[int], east: list[int]) -> Table:
        seats = [user(player) if player > 0 else None for side in (north, east) for player in self.seated(side)]
        users = (seats[0], seats[2], seats[1], seats[3])
        return Table(100 * number + place, number, place, True, users, frozenset(), None, (0, 0), (0,) * 4)

    def seated(self, side: list[int]) -> list[int]:
        return side if self.size == 1 else [player for entrant in side for player in self.players(entrant)]

    def act(self, place: int, *users: int) -> None:
        """Some members play at a table of the round."""
        self.change(
            links=tuple(
                replace(table, actors=table.actors | {*users}) if self._is(table, place) else table
                for table in self.record.links
            )
        )

    def end(self, place: int, north: int, east: int) -> None:
        """A table of the round comes to its end, everybody having played."""
        self.change(
            links=tuple(
                replace(
                    table,
                    running=False,
                    actors=table.actors | {each for each in table.users if each is not None},
                    points=(north, east),
                    games=(int(north > east), int(east > north)),
                )
                if self._is(table, place)
                else table
                for table in self.record.links
            )
        )

    def _is(self, table: Table, place: int) -> bool:
        return table.round == len(self.referee.story.rounds) and table.place == place

    def close(self) -> None:
        number = len(self.referee.story.rounds)
        self.change(deadlines={("next", number): self.now + MINUTE})
        self.add("closed", round=number)

    def finish(self, *rows: tuple[int, int, int], played: int = 1) -> None:
        """The end, with rows of entrant, rank and points."""
        standings = tuple(Standing(entrant, 1, rank, Fraction(points), played) for entrant, rank, points in rows)
        self.change(stage="over", standings=standings, deadlines={})
        self.add("ended")

    def hear(self, purpose: str, text: str, *users: int, number: int = 1) -> None:
        self.referee.hear(Message(self.now, purpose, number, text, frozenset(users)))

    def broken(self) -> set[str]:
        """The laws that are broken, everything being over."""
        self.referee.close()
        return self.referee.verdicts.laws_broken
