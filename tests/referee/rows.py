"""What is stored of a contest, read by the referee's own SQL into plain Python."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, final

from sqlalchemy import text

from tests.referee.product import Database

Row: TypeAlias = Mapping[str, Any]
Key: TypeAlias = tuple[int, int]
TABLES = (
    *("contest_players", "contest_entries", "contest_rounds", "contest_matches", "contest_log", "contest_tables"),
    *("contest_standings", "contest_deadlines", "contest_posts", "contest_marks"),
)


def numbers(listed: str) -> list[int]:
    return [int(each) for each in listed.split(",") if each]


@final
@dataclass(frozen=True)
class Snapshot:
    """A contest at a moment. Keys of matches and tables are round and place."""

    at: int
    row: Row
    plan: Row
    players: dict[int, Row]
    entries: dict[int, Row]
    rounds: dict[int, Row]
    matches: dict[Key, Row]
    log: list[Row]
    tables: dict[Key, Row]
    """Of each match the last table, with its `seats`, its `game` or None, `cards` (of whom a member has done something
    there) and `played` (of whom a member has played a card)."""
    every_table: dict[int, Row]
    standings: dict[int, Row]
    deadlines: dict[tuple[str, int], Row]
    marks: list[Row]
    merges: dict[int, int]
    raw: Any
    """All rows of the contest, to be compared as a whole."""

    def strict(self) -> "Snapshot | None":
        """The same where only a card counts as played, if that is another thing than what is asked otherwise.

        Else whoever has passed or called has played, too.
        """
        if all(table["played"] == table["cards"] for table in self.tables.values()):
            return None
        return replace(self, tables={key: {**each, "cards": each["played"]} for key, each in self.tables.items()})

    @property
    def config(self) -> Row:
        return self.plan["config"]

    @property
    def format(self) -> str:
        return self.config["format"]

    @property
    def pairs(self) -> bool:
        return self.format != "hustle"

    @property
    def windows(self) -> bool:
        return self.config.get("pace") == "windows"

    @property
    def stage(self) -> str:
        return self.row["stage"]

    @property
    def final(self) -> bool:
        return self.stage in ("over", "cancelled")

    @property
    def drawn(self) -> bool:
        return any(line["kind"] == "seeded" for line in self.log)

    @property
    def last_round(self) -> int:
        return max(self.rounds, default=0)

    def person(self, user: int) -> int:
        """The account that a person has now: merged accounts are one."""
        while user in self.merges:
            user = self.merges[user]
        return user

    def who(self, player: int) -> int:
        return self.person(self.players[player]["user_id"])

    def members(self, entry: int) -> list[int]:
        return numbers(self.entries[entry]["players"])

    def sides(self, key: Key) -> tuple[list[int], list[int]]:
        match = self.matches[key]
        return numbers(match["north"]), numbers(match["east"])

    def drawn_in(self, entry: int) -> list[int]:
        return [key[0] for key in sorted(self.matches) if entry in (*self.sides(key)[0], *self.sides(key)[1])]


async def read(database: Database, contest: int, at: int) -> Snapshot:
    found: dict[str, list[Row]] = {}
    async with database.read() as connection:

        async def ask(sql: str, **values: Any) -> list[Row]:
            return [dict(row._mapping) for row in await connection.execute(text(sql), values)]

        for table in TABLES:
            found[table] = await ask(f"SELECT * FROM {table} WHERE contest_id = :c", c=contest)  # noqa: S608
        (row,) = await ask("SELECT * FROM contests WHERE id = :c", c=contest)
        of = "SELECT table_id FROM contest_tables WHERE contest_id = :c"
        tables = await ask(
            f"SELECT id, status, closing, rated, pause, started_at, contest_id FROM tables WHERE id IN ({of})",  # noqa: S608
            c=contest,
        )
        seats = await ask(f"SELECT * FROM seats WHERE table_id IN ({of}) ORDER BY seat", c=contest)  # noqa: S608
        games = await ask(f"SELECT * FROM games WHERE table_id IN ({of})", c=contest)  # noqa: S608
        hands = await ask(f"SELECT * FROM hands WHERE alone AND table_id IN ({of})", c=contest)  # noqa: S608
        lines = await ask(
            f"SELECT DISTINCT table_id, user_id, line LIKE 'play %' AS card FROM log"  # noqa: S608
            f" WHERE user_id IS NOT NULL AND table_id IN ({of})",
            c=contest,
        )
        merges = await ask("SELECT old_id, new_id FROM merges")
    every: dict[int, dict[str, Any]] = {
        each["id"]: {**each, "seats": [], "cards": set(), "played": set(), "game": None, "hands": []} for each in tables
    }
    for each in seats:
        every[each["table_id"]]["seats"].append(each)
    for each in games:
        every[each["table_id"]]["game"] = each
    for each in hands:
        every[each["table_id"]]["hands"].append(each)
    for each in lines:
        every[each["table_id"]]["cards"].add(each["user_id"])
        if each["card"]:
            every[each["table_id"]]["played"].add(each["user_id"])
    places = sorted(found["contest_tables"], key=lambda each: each["table_id"])
    matches = {(each["round"], each["place"]): each for each in found["contest_matches"]}
    return Snapshot(
        at=at,
        row=row,
        plan=json.loads(row["plan"]),
        players={each["player"]: each for each in found["contest_players"]},
        entries={each["entrant"]: each for each in found["contest_entries"]},
        rounds={each["round"]: each for each in found["contest_rounds"]},
        matches=matches,
        log=sorted(
            ({**each, "data": json.loads(each["data"])} for each in found["contest_log"]), key=lambda each: each["seq"]
        ),
        tables={(e["round"], e["place"]): every[e["table_id"]] for e in places if (e["round"], e["place"]) in matches},
        every_table=dict(every),
        standings={each["entrant"]: each for each in found["contest_standings"]},
        deadlines={(each["kind"], each["number"]): each for each in found["contest_deadlines"]},
        marks=found["contest_marks"],
        merges={each["old_id"]: each["new_id"] for each in merges},
        raw=(row, found, tables, seats, games),
    )
