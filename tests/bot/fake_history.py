"""A past of many games that nobody played: logs, sittings and lines of the journal as tables write them, by dice."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from sqlalchemy import text

from bot.stats.write.journal import JournalKind
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_all
from engine import PRESETS, Action, EngineError, Rules, State, dump, dump_rules, view
from engine.actions import Award, Correct, Pass, Replay
from engine.game import apply, interjections, legal_actions, start
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over
from engine.rules.options import Betting, DefendAlone, FarmersHand
from tests.bot.people import CHANNEL, CLOCK_MS
from tests.driver import next_action

HOUSE = {
    "defended": Rules(defend_alone=DefendAlone.ALWAYS, target=4),
    "honour": Rules(honour=True, false_call_pays=True, target=4),
    "stakes": Rules(betting=Betting.PER_HAND, target=3),
    "farmers": Rules(farmers_hand=FarmersHand.THREE_LOW, steal_deal=True, cut=True, target=4),
    "differences": Rules(betting=Betting.PER_POINT, target=4, win_by=2),
}
"""Rules of servers' own."""
LONGEST = 400
"""Lines after which a game is given up: whoever bids by dice may never win it."""
SAME = {1009: 1001, 1010: 1002, 1011: 1003, 1012: 1004}
"""Accounts of a person who has another one; the two are hardly ever at one table."""
WEEK_MS = 7 * 24 * 3_600_000
_NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hanna", "Ivo", "Jo", "Kim", "Leo"]
PEOPLE = {1001 + number: name for number, name in enumerate(_NAMES)}


def named(user: int | None, guild: int) -> str:
    """What a member goes by in a server; accounts of one person have one name."""
    return "a computer" if user is None else f"{PEOPLE[SAME.get(user, user)]} of {guild}"


def games_of(dice: Random) -> tuple[str, Rules]:
    """The name and the rules of a game: all presets and some others, mostly made short."""
    name = dice.choice([*PRESETS, *HOUSE, "north-american", "north-american", "columbus", "set-back", "pepper"])
    rules = HOUSE.get(name) or PRESETS[name]
    return name, rules if name in HOUSE or dice.random() < 0.03 else replace(rules, target=max(2, rules.target // 5))


def chosen(state: State, dice: Random) -> Action:
    """What somebody does: passes mostly where that is possible, else anything."""
    choices = legal_actions(state)
    if choices[0] == Pass() and dice.random() < 0.6:
        return choices[0]
    return dice.choice(choices)


@dataclass
class Past:
    """Rows of the tables that nothing is derived into, in the order in which things happened."""

    dice: Random
    at: int = 1_700_000_000_000
    rows: dict[Any, list[dict[str, Any]]] = field(default_factory=dict[Any, list[dict[str, Any]]])
    tables: int = 0
    comers: tuple[int, ...] = tuple(PEOPLE)
    """Who may sit down at a game that has begun."""

    async def write(self, database: Database) -> None:
        async def unit(connection: Any) -> None:
            for table in (
                schema.tables,
                schema.sittings,
                schema.seats,
                schema.log,
                schema.journal,
                schema.seasons,
                schema.merges,
            ):
                await insert_all(connection, table, self.rows.get(table, ()))
            if connection.dialect.name == "postgresql":  # numbers that were given are not counted there
                await connection.execute(text(f"SELECT setval('tables_id_seq', {self.tables})"))

        await database.write(unit)

    def note(self, kind: JournalKind, guild: int, **more: Any) -> None:
        row = {"kind": kind.value, "guild_id": guild, "table_id": None, "seat": None, "rated": False, "user_id": None}
        row |= {"name": "", "other_id": None, "other_name": "", "by_id": None, "by_name": "", "detail": ""}
        self._add(schema.journal, **{**row, "at": self.at, **more})

    def season(self, guild: int, number: int) -> None:
        """A season begins; the one before it ends, and some time is in neither."""
        seasons = self.rows.setdefault(schema.seasons, [])
        for row in seasons:
            if row["guild_id"] == guild and row["ended_at"] is None:
                row["ended_at"] = self.at
                self.note(JournalKind.SEASON_END, guild, detail=row["name"])
                self.at += WEEK_MS // 3
        self.note(JournalKind.SEASON_START, guild, detail=f"Season {number}")
        seasons.append(
            {"guild_id": guild, "number": number, "name": f"Season {number}", "started_at": self.at, "ended_at": None}
        )

    def merge(self, guild: int, old: int, new: int) -> None:
        self.note(JournalKind.MERGE, guild, user_id=old, other_id=new)
        self._add(schema.merges, guild_id=guild, old_id=old, new_id=new)

    def ended(self, table: int) -> bool:
        return self.rows[schema.tables][table - 1]["status"] != "playing"

    def void(self, guild: int, table: int) -> None:
        self.note(JournalKind.VOID, guild, table_id=table)

    def game(self, guild: int, name: str, rules: Rules, users: list[int | None], *, rated: bool, give_up: bool) -> int:
        """A game, played out, given up or still going on; its table."""
        self.tables += 1
        return _Game(self, self.tables, guild, name, rules, users, rated=rated, give_up=give_up).play()

    def _add(self, table: Any, **row: Any) -> None:
        self.rows.setdefault(table, []).append(row)


class _Game:
    def __init__(
        self,
        past: Past,
        table: int,
        guild: int,
        name: str,
        rules: Rules,
        users: list[int | None],
        *,
        rated: bool,
        give_up: bool,
    ) -> None:
        self.past, self.table, self.guild, self.name, self.rules = past, table, guild, name, rules
        self.users, self.rated = [*users], rated
        self.dice = past.dice
        self.secret = self.dice.randbytes(32)
        self.away: set[int] = set()
        self.version = 0
        self.sittings = {(seat, 0): user for seat, user in enumerate(users)}
        self.end = self.dice.randrange(1, 120) if give_up else LONGEST
        self.kept_on = give_up and self.dice.random() < 0.2
        """Never closed: it goes on."""

    def play(self) -> int:
        past, began = self.past, self.past.at
        state, status = start(self.rules), "playing"
        was_rated = self.rated
        while not isinstance(state, Over) and self.version < self.end:
            past.at += self.dice.randrange(9000)
            if self.dice.random() < 0.012:
                self._come_and_go(state)
            state = self._step(state)
        if isinstance(state, Over):
            status = "over"
            past.note(JournalKind.GAME, self.guild, table_id=self.table, rated=self.rated)
        elif not self.kept_on:
            status = "closed"
            kind = JournalKind.CLOSED if any(user is not None for user in self.users) else JournalKind.ABANDONED
            past.note(kind, self.guild, table_id=self.table, rated=self.rated)
        row = {"id": self.table, "guild_id": self.guild, "channel_id": CHANNEL, "host_id": 1, "preset": self.name}
        row |= {"rules": dump_rules(self.rules), "clock_ms": CLOCK_MS, "language": "en", "status": status}
        row |= {"secret": self.secret, "version": self.version, "created_at": began, "started_at": began}
        row |= {"ended_at": None if status == "playing" else past.at, "rated": was_rated and self.rated}
        past.rows.setdefault(schema.tables, []).append(row)
        for (seat, since), user in self.sittings.items():
            sat = {"table_id": self.table, "seat": seat, "since": since, "user_id": user}
            past.rows.setdefault(schema.sittings, []).append({**sat, "name": named(user, self.guild)})
        if status == "playing":
            for seat, user in enumerate(self.users):
                sits = {"table_id": self.table, "seat": seat, "user_id": user, "name": named(user, self.guild)}
                sits |= {"away_at": began if seat in self.away else None, "missed": 0, "asks_pause": False}
                sits |= {"level": "expert" if user is None else None}
                past.rows.setdefault(schema.seats, []).append(sits)
        return self.table

    def _step(self, state: State) -> State:
        action, seat = self._next(state)
        try:
            after = apply(state, action)
        except EngineError:  # a ruling or a correction that is none here
            action, seat = self._usual(state)
            after = apply(state, action)
        user = None if seat is None or seat in self.away else self.users[seat]
        if isinstance(state, DrawForDeal) and (moves := view(after, None).moves):
            self.users = [self.users[moves.index(seat)] for seat in range(len(self.users))]
            self.away = {moves[seat] for seat in self.away}
            self.sittings |= {(seat, self.version): user for seat, user in enumerate(self.users)}
        self.version += 1
        line = {"table_id": self.table, "seq": self.version, "line": dump(action), "user_id": user, "at": self.past.at}
        self.past.rows.setdefault(schema.log, []).append(line)
        return after

    def _next(self, state: State) -> tuple[Action, int | None]:
        dice = self.dice
        if dice.random() < 0.004:
            scores = tuple(dice.randrange(3) for _ in range(self.rules.sides))
            return dice.choice([Award(dice.randrange(self.rules.sides)), Replay(), Correct(scores)]), None
        if dice.random() < 0.05:
            seat = dice.randrange(self.rules.seats)
            beside = interjections(state, seat)
            if beside:
                return dice.choice(beside), seat
        return self._usual(state)

    def _usual(self, state: State) -> tuple[Action, int | None]:
        seat = state.actor
        if isinstance(state, DrawForDeal | Dealing) and self.dice.random() < 0.2:  # somebody who did not wait
            seat = self.dice.randrange(len(self.users))
        return next_action(state, self.secret, self.dice, chosen), seat

    def _come_and_go(self, state: State) -> None:
        seat = self.dice.randrange(len(self.users))
        user = self.users[seat]
        if user is None:
            free = [each for each in self.past.comers if each not in self.users]
            if isinstance(state, Cutting | Dealing) or self.dice.random() < 0.7:
                self._sit(seat, self.dice.choice(free))
        elif self.dice.random() < 0.5:
            self.away ^= {seat}
        elif self.version and (self.dice.random() < 0.5 or self.rated):
            if self.rated:
                self.past.note(
                    JournalKind.LEFT,
                    self.guild,
                    table_id=self.table,
                    seat=seat,
                    user_id=user,
                    rated=True,
                    detail=str(self.version),
                )
                self.rated = False
            self._sit(seat, None)

    def _sit(self, seat: int, user: int | None) -> None:
        self.users[seat] = user
        self.away.discard(seat)
        self.sittings[seat, self.version] = user
