"""What the database says of one contest: its rows, with their JSON read. Times are milliseconds UTC."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

RUNNING = ("lobby", "playing")
"""What the status of a table that goes on is."""
LONE_MARCHES = ("lone_march", "moon_made")
"""Outcomes of hands in which somebody alone took all tricks."""
DEFAULTS: Mapping[str, Any] = {
    "rounds": 0,
    "least": 4,
    "most": 64,
    "pace": "live",
    "days": 7,
    "seeding": "rating",
    "movement": "rotation",
    "fill": "house",
    "net": False,
    "double": False,
    "third_place": True,
    "second_final": True,
    "cut": 0,
    "division": 8,
    "moving": 2,
}
"""What a stored configuration leaves out."""


@dataclass(frozen=True)
class Event:
    """A decision as it is stored."""

    seq: int
    kind: str
    data: dict[str, Any]
    by: int | None
    """The member; None for the bot."""
    at: int


@dataclass(frozen=True)
class Table:
    """A table of a match, and what its game came to; by seat, and by side: North and South first."""

    id: int
    round: int
    place: int
    running: bool
    users: tuple[int | None, ...]
    actors: frozenset[int]
    """Members who have called or played there."""
    points: tuple[int, int] | None
    """None while it runs; nothing scored where its game does not count."""
    games: tuple[int, int]
    lone: tuple[int, ...]
    counts: bool = True
    """Whether there is a game that counts."""


@dataclass(frozen=True)
class Standing:
    """A row of the stored standings."""

    entrant: int
    division: int
    rank: int
    points: Fraction
    played: int


@dataclass(frozen=True)
class Record:
    """A contest as it is stored."""

    id: int
    stage: str
    plan: dict[str, Any]
    config: dict[str, Any]
    previous: int | None
    created_by: int
    events: tuple[Event, ...]
    people: dict[int, int]
    """Players' numbers, with their members' ids; below zero for those whose data was deleted."""
    merges: dict[int, int]
    links: tuple[Table, ...]
    """All tables that any match has, the last one of a match last."""
    strays: tuple[int, ...]
    """Running tables of the contest that no match has."""
    deadlines: dict[tuple[str, int], int]
    posts: tuple[tuple[str, int], ...]
    slots: frozenset[tuple[int, int]]
    standings: tuple[Standing, ...]

    @property
    def live(self) -> bool:
        return bool(self.config["pace"] == "live")

    @property
    def size(self) -> int:
        """Players of an entrant."""
        return 1 if self.config["format"] == "hustle" else 2

    def same(self, user: int) -> int:
        """The account that counts for a member's."""
        return self.merges.get(user, user)


def read(database: sqlite3.Connection, contest: int) -> Record:
    """Everything about a contest."""
    database.row_factory = sqlite3.Row

    def ask(query: str, *values: object) -> list[sqlite3.Row]:
        return database.execute(query, values).fetchall()

    (row,) = ask("select * from contests where id = ?", contest)
    plan = json.loads(row["plan"])
    events = tuple(
        Event(each["seq"], each["kind"], json.loads(each["data"]), each["by_id"], each["at"])
        for each in ask("select * from contest_events where contest_id = ? order by seq", contest)
    )
    links = _tables(ask, contest)
    running = ask("select id from tables where contest_id = ? and status in (?, ?)", contest, *RUNNING)
    return Record(
        id=contest,
        stage=row["stage"],
        plan=plan,
        config={**DEFAULTS, **plan["config"]},
        previous=row["previous_id"],
        created_by=row["created_by"],
        events=events,
        people={
            each["player"]: each["user_id"]
            for each in ask("select * from contest_players where contest_id = ?", contest)
        },
        merges=_merges(ask, row["guild_id"]),
        links=links,
        strays=tuple(each["id"] for each in running if each["id"] not in {table.id for table in links}),
        deadlines={
            (each["kind"], each["number"]): each["due_at"]
            for each in ask("select * from contest_deadlines where contest_id = ?", contest)
        },
        posts=tuple(
            (each["purpose"], each["number"])
            for each in ask("select * from contest_posts where contest_id = ?", contest)
        ),
        slots=frozenset(
            (each["round"], each["place"]) for each in ask("select * from contest_slots where contest_id = ?", contest)
        ),
        standings=tuple(
            Standing(each["entrant"], each["division"], each["rank"], Fraction(each["points"]), each["played"])
            for each in ask("select * from contest_standings where contest_id = ? order by division, rank", contest)
        ),
    )


def _merges(ask: Any, guild: int) -> dict[int, int]:
    """Merged accounts, each with the one that counts, however often it was merged."""
    found = {each["old_id"]: each["new_id"] for each in ask("select * from merges where guild_id = ?", guild)}

    def last(user: int) -> int:
        return last(found[user]) if user in found else user

    return {old: last(old) for old in found}


def _tables(ask: Any, contest: int) -> tuple[Table, ...]:
    join = "select of.*, tables.status, tables.closing from contest_tables of join tables on tables.id = of.table_id "
    rows = ask(join + "where of.contest_id = ? order by of.table_id", contest)
    users: dict[int, dict[int, int | None]] = defaultdict(dict)
    for each in ask("select seats.* from seats join contest_tables using (table_id) where contest_id = ?", contest):
        users[each["table_id"]][each["seat"]] = each["user_id"]
    actors: dict[int, set[int]] = defaultdict(set)
    query = "select distinct table_id, user_id from log join contest_tables using (table_id) where contest_id = ?"
    for each in ask(query + " and user_id is not null", contest):
        actors[each["table_id"]].add(each["user_id"])
    query = "select games.* from games join contest_tables using (table_id) where contest_id = ?"
    games = {each["table_id"]: each for each in ask(query, contest)}
    lone: dict[int, list[int]] = defaultdict(lambda: [0] * 4)
    query = "select table_id, maker from hands join contest_tables using (table_id) where contest_id = ?"
    for each in ask(query + " and outcome in (?, ?) and maker is not null", contest, *LONE_MARCHES):
        lone[each["table_id"]][each["maker"]] += 1
    found: list[Table] = []
    for row in rows:
        number, game = row["table_id"], games.get(row["table_id"])
        for_contest = row["closing"] is None  # else the contest has ended it, also if it is played on for the ratings
        counts = row["status"] == "over" and for_contest
        points, winner = (0, 0), None
        if game is not None and counts:
            one, two = (int(each) for each in game["scores"].split(","))
            points, winner = (one, two), game["winner"]
        running = row["status"] in RUNNING and for_contest
        found.append(
            Table(
                id=number,
                round=row["round"],
                place=row["place"],
                running=running,
                users=tuple(users[number].get(seat) for seat in range(4)),
                actors=frozenset(actors[number]),
                points=None if running else points,
                games=(int(winner == 0), int(winner == 1)),
                lone=tuple(lone[number]) if game is not None and counts else (0,) * 4,
                counts=game is not None and counts,
            )
        )
    return tuple(found)
