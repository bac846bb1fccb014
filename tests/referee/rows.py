"""What is stored of a contest, read by the referee's own SQL into plain Python."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias, final

from sqlalchemy import text

from bot.store.database import Database

Row: TypeAlias = Mapping[str, Any]
Key: TypeAlias = tuple[int, int]
"""Round and place of a match."""
PARTS: Final = ("players", "entries", "rounds", "matches", "log", "tables", "standings", "deadlines", "posts", "marks")
OF_TABLES: Final = ("seats", "games", "hands")
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE


def numbers(listed: str) -> list[int]:
    return [int(each) for each in listed.split(",") if each]


@final
class Snapshot:
    """A contest at a moment. Rows are known by the numbers that they have in it."""

    def __init__(self, at: int, row: Row, part: Mapping[str, list[Row]], tables: list[Row]) -> None:
        self.at, self.row, self.part, self.marks = at, row, part, part["marks"]
        self.raw = (row, part, tables)
        """All rows of the contest, to be compared as a whole."""
        self.merges: dict[int, int] = {each["old_id"]: each["new_id"] for each in part["merges"]}
        self.players = {int(each["player"]): each for each in part["players"]}
        self.entries = {int(each["entrant"]): each for each in part["entries"]}
        self.rounds = {int(each["round"]): each for each in part["rounds"]}
        self.matches: dict[Key, Row] = {(each["round"], each["place"]): each for each in part["matches"]}
        self.standings = {int(each["entrant"]): each for each in part["standings"]}
        self.deadlines: dict[tuple[str, int], Row] = {
            (each["kind"], each["number"]): each for each in part["deadlines"]
        }
        log = sorted(part["log"], key=lambda line: line["seq"])
        self.log: list[Row] = [{**each, "data": json.loads(each["data"])} for each in log]
        self.every_table = {int(each["id"]): self._table(each, part) for each in tables}
        """With `seats`, `sat` (persons), `cards` (who of them has played or called), `hands`, and `game` or None."""
        last = sorted(part["tables"], key=lambda each: each["table_id"])
        places: Mapping[Key, int] = {(each["round"], each["place"]): each["table_id"] for each in last}
        self.tables = {key: self.every_table[places[key]] for key in self.matches if key in places}
        """Of each match the last table."""
        self.plan: Row = json.loads(row["plan"])
        self.config: Row = self.plan["config"]
        self.format: str = self.config["format"]
        self.pairs, self.windows = self.format != "hustle", self.config.get("pace") == "windows"
        self.stage: str = row["stage"]
        self.final, self.paused = self.stage in ("over", "cancelled"), row["paused_at"] is not None
        self.seeds, self.drawn = numbers(row["seeds"]), any(line["kind"] == "seeded" for line in self.log)
        self.last_round = max(self.rounds, default=0)

    def _table(self, table: Row, part: Mapping[str, list[Row]]) -> Row:
        mine = {
            name: [each for each in part[name] if each["table_id"] == table["id"]] for name in (*OF_TABLES, "acted")
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

    def members(self, entry: int) -> list[int]:
        return numbers(self.entries[entry]["players"])

    def free(self, entry: int) -> list[int]:
        """Who has left a seat of an entry that nobody has taken."""
        return numbers(self.entries[entry]["free"])

    def gone(self, entry: int) -> bool:
        return self.entries[entry]["left_from"] is not None or bool(self.entries[entry]["out"])

    def sides(self, key: Key) -> tuple[list[int], list[int]]:
        return numbers(self.matches[key]["north"]), numbers(self.matches[key]["east"])

    def there(self, key: Key) -> list[int]:
        return [entry for side in self.sides(key) for entry in side]

    def of(self, entry: int) -> list[Key]:
        """The matches of an entry."""
        return [key for key in sorted(self.matches) if entry in self.there(key)]

    def drawn_for(self, number: int) -> list[Key]:
        return [key for key in sorted(self.matches) if key[0] == number]

    def in_round(self, number: int) -> list[int]:
        """Who plays in a round, and then who has a bye."""
        return [*(entry for key in self.drawn_for(number) for entry in self.there(key)), *self.idle(number)]

    def idle(self, number: int) -> list[int]:
        return numbers(self.rounds[number]["idle"])


async def read(database: Database, contest: int, at: int) -> Snapshot:
    async with database.read() as connection:

        async def ask(sql: str) -> list[Row]:
            found = await connection.execute(text(sql), {"c": contest} if ":c" in sql else {})
            return [dict(row._mapping) for row in found]

        (row,) = await ask("SELECT * FROM contests WHERE id = :c")
        of = "IN (SELECT table_id FROM contest_tables WHERE contest_id = :c)"
        part = {name: await ask(f"SELECT * FROM contest_{name} WHERE contest_id = :c") for name in PARTS}  # noqa: S608
        part |= {name: await ask(f"SELECT * FROM {name} WHERE table_id {of}") for name in OF_TABLES}  # noqa: S608
        part["acted"] = await ask(f"SELECT DISTINCT table_id, user_id FROM log WHERE user_id <> 0 AND table_id {of}")  # noqa: S608
        part["merges"] = await ask("SELECT old_id, new_id FROM merges")
        tables = await ask(f"SELECT id, status, rated, pause FROM tables WHERE id {of}")  # noqa: S608
    return Snapshot(at, row, part, tables)
