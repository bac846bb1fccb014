"""What is stored of a contest, read by the referee's own SQL into plain Python; what was done, and what was found."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sqlalchemy import text

from bot.store.database import Database
from tests.contests.promises import IDS

Row: TypeAlias = Mapping[str, Any]
Key: TypeAlias = tuple[int, int]  # round and place of a match
PARTS: Final = ("players", "entries", "rounds", "matches", "log", "tables", "standings", "deadlines", "posts", "marks")
OF_TABLES: Final = ("seats", "games", "hands")
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE


def numbers(listed: str) -> list[int]:
    return [int(each) for each in listed.split(",") if each]


class Snapshot:
    """A contest at a moment. Rows are known by their numbers in it; entries of 0 and less are computers."""

    def __init__(self, at: int, rows: Mapping[str, list[Row]]) -> None:
        self.at, self.rows, self.marks = at, rows, rows["marks"]
        self.row: Row = rows["contests"][0]
        self.plan: Row = json.loads(self.row["plan"])
        self.config: Row = self.plan["config"]
        self.format: str = self.config["format"]
        self.pairs, self.windows = self.format != "hustle", self.config.get("pace") == "windows"
        self.season_final = self.config.get("seeding") == "season"
        self.stage: str = self.row["stage"]
        self.final, self.paused = self.stage in ("over", "cancelled"), self.row["paused_at"] is not None
        self.merges: dict[int, int] = {each["old_id"]: each["new_id"] for each in rows["merges"]}
        self.players = {int(each["player"]): each for each in rows["players"]}
        self.entries = {int(each["entrant"]): each for each in rows["entries"]}
        self.members = {entry: numbers(each["players"]) for entry, each in self.entries.items()}
        self.free = {entry: numbers(each["free"]) for entry, each in self.entries.items()}
        """Who has left a seat of an entry that nobody has taken."""
        self.gone = {e for e, each in self.entries.items() if each["left_from"] is not None or each["out"]}
        self.seeds = numbers(self.row["seeds"])
        self.drawn = any(line["kind"] == "seeded" for line in rows["log"])
        matches = sorted(rows["matches"], key=lambda each: (each["round"], each["place"]))
        self.matches: dict[Key, Row] = {(each["round"], each["place"]): each for each in matches}
        self.sides = {key: (numbers(each["north"]), numbers(each["east"])) for key, each in self.matches.items()}
        self.there = {key: [*north, *east] for key, (north, east) in self.sides.items()}
        self.of = {entry: [key for key in self.there if entry in self.there[key]] for entry in self.entries}
        self.rounds = {int(each["round"]): each for each in rows["rounds"]}
        self.last_round = max(self.rounds, default=0)
        self.idle = {number: numbers(each["idle"]) for number, each in self.rounds.items()}
        self.drawn_for = {number: [key for key in self.matches if key[0] == number] for number in self.rounds}
        self.in_round = {
            n: [e for key in self.drawn_for[n] for e in self.there[key]] + self.idle[n] for n in self.rounds
        }
        log = sorted(rows["log"], key=lambda line: line["seq"])
        self.log: list[Row] = [{**line, "data": json.loads(line["data"])} for line in log]
        self.standings = {int(each["entrant"]): each for each in rows["standings"]}
        self.deadlines: dict[tuple[str, int], Row] = {
            (each["kind"], each["number"]): each for each in rows["deadlines"]
        }
        self.every_table = {int(each["id"]): self._table(each) for each in rows["all_tables"]}
        """With `seats`, `sat` (persons), `cards` (who of them has played or called), `hands`, and `game` or None."""
        tables = sorted(rows["tables"], key=lambda each: each["table_id"])  # of each match the last counts
        places: Mapping[Key, int] = {(each["round"], each["place"]): each["table_id"] for each in tables}
        self.tables = {key: self.every_table[places[key]] for key in self.matches if key in places}

    def _table(self, table: Row) -> Row:
        mine = {
            part: [row for row in self.rows[part] if row["table_id"] == table["id"]] for part in (*OF_TABLES, "acted")
        }
        seats = sorted(mine["seats"], key=lambda seat: seat["seat"])
        sat = [None if seat["user_id"] is None else self.person(seat["user_id"]) for seat in seats]
        cards = {self.person(each["user_id"]) for each in mine["acted"]}
        return {**table, **mine, "seats": seats, "sat": sat, "cards": cards, "game": [None, *mine["games"]][-1]}

    def person(self, user: int) -> int:
        """The account that a person has now: merged accounts are one."""
        while user in self.merges:
            user = self.merges[user]
        return user

    def who(self, player: int) -> int:
        """The person whose number it is; below 0 where data was deleted."""
        return self.person(self.players[player]["user_id"]) if player in self.players else -1

    def people(self, players: Iterable[int]) -> list[int]:
        return [person for person in map(self.who, players) if person > 0]


async def read(database: Database, contest: int, at: int) -> Snapshot:
    async with database.read() as connection:

        async def ask(sql: str) -> list[Row]:
            found = await connection.execute(text(sql), {"c": contest} if ":c" in sql else {})
            return [dict(row._mapping) for row in found]

        of = "IN (SELECT table_id FROM contest_tables WHERE contest_id = :c)"
        rows = {part: await ask(f"SELECT * FROM contest_{part} WHERE contest_id = :c") for part in PARTS}  # noqa: S608
        rows |= {part: await ask(f"SELECT * FROM {part} WHERE table_id {of}") for part in OF_TABLES}  # noqa: S608
        rows["acted"] = await ask(f"SELECT DISTINCT table_id, user_id FROM log WHERE user_id <> 0 AND table_id {of}")  # noqa: S608
        rows["all_tables"] = await ask(f"SELECT id, status, rated, pause FROM tables WHERE id {of}")  # noqa: S608
        rows["contests"] = await ask("SELECT * FROM contests WHERE id = :c")
        rows["merges"] = await ask("SELECT old_id, new_id FROM merges")
    return Snapshot(at, rows)


@dataclass
class Act:
    """A command of a member, a step of the clock, or what befell a member."""

    kind: str
    user: int = 0
    command: Any = None
    moderator: bool = False
    detail: Any = None
    refused: str = ""


class Book:
    """How often each promise was asked; promises and what was found, and when it was found first."""

    def __init__(self) -> None:
        self.counted, self.found, self.now = Counter[str](), dict[tuple[str, str], str](), ""

    def ask(self, promise: str, holds: bool, what: object = "") -> None:
        assert promise in IDS, promise
        self.counted[f"asked {promise}"] += 1
        if not holds:
            self.found.setdefault((promise, str(what)), self.now)
