"""A past for `benchmarks/records.py`: as many hands as asked for, as real play would have left them in the database.

Copies of the games of `benchmarks/past_games.py` are given out, with other tables, servers, members and times. Only the
sums are done here, in memory and as `bot.stats.write.recorder` and `bot.stats.write.ratings` do them, which would
be a statement for each game; `tests/bot/stats/test_benchmarks.py` holds them to `bot.stats.rebuild`.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Final, final

from benchmarks.past_games import Past, Values, name_of, table_rows
from bot.clock import DAY_MS
from bot.stats.rating import PULL, Rating, ranks_of, rate
from bot.stats.seasons import ALL_TIME, Ladder, ladders_of
from bot.stats.write import rows as tallies
from bot.stats.write.journal import JournalKind
from bot.stats.write.ratings import AGAIN
from bot.stats.write.rows import PlayedGame
from bot.store import schema
from bot.store.database import Database
from bot.store.schema import HAND_COUNTS
from engine.rules.presets import family_of

AGAIN_TOGETHER: Final = 0.5
"""Games after which the same members play on."""
SINCE_MS: Final = 1_735_689_600_000
YEAR_MS: Final = 365 * DAY_MS
SEASONS: Final = 4
WITH_SEASONS: Final = 0.3
"""Servers that play in seasons."""
TAIL: Final = 1.1
"""How heavy the tail of the members' activity is (Pareto): a few play hours every day, most now and then."""
HIDDEN: Final = 0.03
FORMER: Final = 0.01
UNLISTED: Final = 0.002
_FIRST_ID: Final = 10**17
_KEYS: Final = {name: tuple(table.c.keys()) for name, table in schema.METADATA.tables.items()}
_GAME_COUNTS: Final = 2
_STREAK: Final = _GAME_COUNTS + len(HAND_COUNTS)
_NO_COUNTS: Final = [0] * (_STREAK + 2)


@final
@dataclass(slots=True)
class Server:
    """A server of Discord: its members, how much each plays (added up), and when its seasons began and ended."""

    guild: int
    users: list[int]
    weights: list[float]
    seasons: list[tuple[int, int | None]]
    last: tuple[int, tuple[int, ...]] = (0, ())
    """The table before, and who sat there."""

    def season(self, at: int) -> int:
        """The number of the season that is on."""
        started = [number for number, (begun, _) in enumerate(self.seasons, 1) if begun <= at]
        return started[-1] if started else ALL_TIME

    def company(self, dice: Random, seats: int) -> tuple[int, tuple[int, ...]]:
        """Who sits down, and the table this is the rematch of, or 0."""
        table, four = self.last
        if table and len(four) == seats and dice.random() < AGAIN_TOGETHER:
            return table, four
        chosen: dict[int, None] = {}
        while len(chosen) < seats:
            chosen.update(dict.fromkeys(dice.choices(self.users, cum_weights=self.weights, k=seats - len(chosen))))
        return 0, tuple(dice.sample(list(chosen), seats))


def servers(count: int, members: int, dice: Random) -> list[Server]:
    """A few large ones and many small; what its members play together is the last of its `weights`."""
    ids = dice.sample(range(_FIRST_ID, _FIRST_ID * 10, 9_973), members)
    ids = [-number for number in range(1, round(members * FORMER) + 1)] + ids[round(members * FORMER) :]
    dice.shuffle(ids)
    shares = [1 / (rank + 3) for rank in range(count)]
    found: list[Server] = []
    first = 0.0
    for rank, share in enumerate(shares):
        last = first + share / sum(shares) * members
        users = ids[int(first) : int(last)]
        # some are in other servers as well; and no server is too small for a game of seven
        users = list(dict.fromkeys([*users, *dice.sample(ids, min(members, 8 + len(users) // 10))]))
        weights = [dice.paretovariate(TAIL) for _ in users]
        begun = [SINCE_MS + (2 * each + 1) * YEAR_MS // (2 * SEASONS) for each in range(SEASONS)]
        seasons = list(zip(begun, [*begun[1:], None], strict=True)) if rank % 10 < WITH_SEASONS * 10 else []
        found.append(Server(_FIRST_ID + rank * 4_194_304, users, list(accumulate(weights)), seasons))
        first = last
    return found


@final
@dataclass(slots=True)
class Filling:
    """The rows, table by table of the database, in pieces; and what they add up to."""

    hands: int
    count: int
    members: int
    games: tuple[Past, ...]
    seed: int = 0
    last: Past | None = None
    """A game to end with, after as many hands as were asked for."""
    servers: list[Server] = field(default_factory=list[Server])
    """Made from `count` and `members` where none are given."""
    standings: dict[tuple[Ladder, int], list[int]] = field(default_factory=dict[tuple[Ladder, int], list[int]])
    pairs: dict[tuple[Ladder, int, int], list[int]] = field(default_factory=dict[tuple[Ladder, int, int], list[int]])
    ratings: dict[tuple[Ladder, int], Rating] = field(default_factory=dict[tuple[Ladder, int], Rating])
    rated_at: dict[tuple[Ladder, int], int] = field(default_factory=dict[tuple[Ladder, int], int])
    """When the last game ended that changed the rating."""
    wallets: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])
    met: dict[frozenset[int], list[int]] = field(default_factory=dict[frozenset[int], list[int]])
    """When the same four ended their last rated games."""
    no: int = 0
    tables: int = 0
    """How many there are, once all rows are out."""

    def rows(self, together: int = 300) -> Iterator[tuple[str, list[Values]]]:
        """Name of a table of the database and rows for it; those of as many tables as `together` at once."""
        dice = Random(self.seed)
        self.servers = self.servers or servers(self.count, self.members, dice)
        yield from self._before(dice)
        sizes = list(accumulate(server.weights[-1] for server in self.servers))
        mean = sum(len(each.hands) for each in self.games) / len(self.games)
        step = YEAR_MS / (self.hands / mean)
        kept: dict[str, list[Values]] = {}
        done, table, end = 0, 0, float(SINCE_MS)
        while done < self.hands:
            past, server = dice.choice(self.games), dice.choices(self.servers, cum_weights=sizes)[0]
            table, end = table + 1, end + dice.random() * 2 * step
            done += len(past.hands)
            self._game(kept, table, int(end), past, server, dice)
            if table % together == 0:
                yield from kept.items()
                kept = {}
        if self.last is not None:
            table, end = table + 1, end + self.last.took
            self._game(kept, table, int(end), self.last, self.servers[0], dice)
        yield from kept.items()
        self.tables = table
        yield from self._after()

    def _before(self, dice: Random) -> Iterator[tuple[str, list[Values]]]:
        users = sorted({user for server in self.servers for user in server.users if user > 0})
        hidden = [
            (user, None, False, False, True, "suit", dice.random() < HIDDEN, "last_trick", True, False, True)
            for user in users
        ]
        yield "members", hidden
        usual = (None, "expert", None, None, "UTC", None, None, 12, None, None, None, False)
        yield "servers", [(each.guild, "en", "north-american", *usual) for each in self.servers]
        unlisted = [(each.guild, user) for each in self.servers for user in each.users if dice.random() < UNLISTED]
        yield "unlisted", unlisted
        seasons = [
            (server.guild, number, f"Season {number}", *span)
            for server in self.servers
            for number, span in enumerate(server.seasons, 1)
        ]
        yield "seasons", seasons

    def _game(
        self, kept: dict[str, list[Values]], table: int, end: int, past: Past, server: Server, dice: Random
    ) -> None:
        begun = end - past.took
        for started, _ in server.seasons:  # a game is of one season, to keep the sums simple
            if begun < started <= end:
                begun, end = started, started + past.took
        rematch, users = server.company(dice, past.rules.seats)
        server.last = (table, users)
        for name, rows in table_rows(past, table, server.guild, begun, users, rematch, dice).items():
            kept.setdefault(name, []).extend(rows)
        in_ladders = ladders_of(server.guild, server.season(end), family_of(past.rules).value)
        for seat, sums in past.sums:
            for ladder in in_ladders:
                counts = self._standing(ladder, users[seat])
                for number, count in enumerate(sums, _GAME_COUNTS):
                    counts[number] += count
        for name, rows in self._ended(past, table, server, begun, end, users, in_ladders):
            kept.setdefault(name, []).extend(tuple(row[key] for key in _KEYS[name]) for row in rows)

    def _ended(
        self,
        past: Past,
        table: int,
        server: Server,
        begun: int,
        end: int,
        users: Sequence[int],
        in_ladders: Sequence[Ladder],
    ) -> Iterator[tuple[str, Sequence[tallies.Row]]]:
        """The lines of the journal and what follows from them."""
        guild, ending, found = server.guild, past.ending, list[tallies.Row]()
        if past.left is not None:
            seat, version = past.left
            place, at = past.place(table, guild, begun, users, end=False), begun + past.log[version - 1][2]
            line = self._line(
                JournalKind.LEFT, guild, table, at, rated=True, seat=seat, user=users[seat], detail=str(version)
            )
            yield "journal", [line]
            row = tallies.leaver_row(place, seat, users[seat], {}, at, self.no)
            found.append(row)
            self._count([row], in_ladders)
            sides = past.sides
            ranks = [2 if seat in side else 1 for side in sides]
            yield "rating_changes", self._rate(in_ladders, place, sides, ranks, 1.0, at, only=seat)
        rated_now = past.rated and past.left is None
        yield "journal", [self._line(past.kind, guild, table, end, rated=rated_now)]
        place = past.place(table, guild, begun, users, end=True)
        ended = ending.how if past.kind is JournalKind.GAME else past.kind.value
        yield "games", [tallies.game_row(place, ending, ended, rated=rated_now, at=end, no=self.no)]
        if not ending.given_up:
            rows = tallies.player_game_rows(place, ending.winner, end, self.no)
            self._count(rows, in_ladders)
            found.extend(rows)
            for row in tallies.wallet_rows(place, ending.pots):
                key = (guild, row["user_id"])
                self.wallets[key] = self.wallets.get(key, 0) + row["counters"]
            if rated_now:
                four = frozenset(users)
                times = self.met.setdefault(four, [])
                weight = AGAIN ** sum(at > end - DAY_MS for at in times)
                times.append(end)
                ranks = ranks_of(past.rules, ending.winner, ending.scores)
                yield "rating_changes", self._rate(in_ladders, place, past.sides, ranks, weight, end)
        yield "player_games", found

    def _line(
        self, kind: JournalKind, guild: int, table: int, at: int, *, rated: bool, seat: int | None = None,
        user: int | None = None, detail: str = "",
    ) -> tallies.Row:  # fmt: skip
        self.no += 1
        nobody = {"name": "", "other_id": None, "other_name": "", "by_id": None, "by_name": ""}
        about = {"no": self.no, "kind": kind.value, "guild_id": guild, "table_id": table, "seat": seat, "user_id": user}
        return {**about, **nobody, "rated": rated, "detail": detail, "at": at}

    def _standing(self, ladder: Ladder, user: int) -> list[int]:
        counts = self.standings.get((ladder, user))
        if counts is None:
            counts = self.standings[ladder, user] = _NO_COUNTS.copy()
        return counts

    def _count(self, rows: Sequence[tallies.Row], in_ladders: Sequence[Ladder]) -> None:
        counted = sorted(rows, key=lambda row: row["user_id"])
        for ladder in in_ladders:
            for place, row in enumerate(counted):
                user, won = row["user_id"], int(row["won"])
                counts = self._standing(ladder, user)
                counts[0] += 1
                counts[1] += won
                counts[_STREAK] = counts[_STREAK] + 1 if won else 0
                counts[_STREAK + 1] = max(counts[_STREAK], counts[_STREAK + 1])
                for other in counted[place + 1 :]:
                    if other["side"] == row["side"] and not row["left"]:
                        pair = self.pairs.setdefault((ladder, user, other["user_id"]), [0, 0])
                        pair[0] += 1
                        pair[1] += won

    def _rate(
        self,
        in_ladders: Sequence[Ladder],
        place: PlayedGame,
        sides: Sequence[Sequence[int]],
        ranks: Sequence[int],
        weight: float,
        at: int,
        only: int | None = None,
    ) -> list[tallies.Row]:
        """As `bot.stats.write.ratings` does it, but for its caps of a week; changes for all, or for one seat."""
        users, rows = dict(place.members), list[tallies.Row]()
        mine = [ladder for ladder in in_ladders if ladder.family]
        before = {ladder: [[self._rating(ladder, users[seat]) for seat in side] for side in sides] for ladder in mine}
        for ladder in mine:
            rested = [[rating.after_rest(at) for rating in side] for side in before[ladder]]
            after = rate(rested, ranks, weight)
            for side, olds, news in zip(sides, before[ladder], after, strict=True):
                for seat, old, new in zip(side, olds, news, strict=True):
                    if only not in (None, seat):
                        continue
                    self.ratings[ladder, users[seat]] = replace(new, played_at=at)
                    self.rated_at[ladder, users[seat]] = at
                    rows.append(
                        {
                            "no": self.no,
                            "guild_id": ladder.guild,
                            "season": ladder.season,
                            "user_id": users[seat],
                            "family": ladder.family,
                            "table_id": place.table,
                            "mu": new.mu,
                            "sigma": new.sigma,
                            "mu_change": new.mu - old.mu,
                            "sigma_change": new.sigma - old.sigma,
                            "at": at,
                        }
                    )
        return rows

    def _rating(self, ladder: Ladder, user: int) -> Rating:
        here = self.ratings.get((ladder, user))
        ever = self.ratings.get((Ladder(ladder.guild, ALL_TIME, ladder.family), user))
        if here is not None or ladder.season == ALL_TIME or ever is None:
            return here or Rating()
        new = Rating()
        return Rating(ever.mu + PULL * (new.mu - ever.mu), ever.sigma + PULL * (new.sigma - ever.sigma), 0)

    def _after(self) -> Iterator[tuple[str, list[Values]]]:
        """The sums."""
        ratings = sorted(self.ratings.items())
        for name, rows in (
            ("standings", [(*of, user, name_of(user), *n) for (of, user), n in sorted(self.standings.items())]),
            ("partnerships", [(*of, one, two, *n) for (of, one, two), n in sorted(self.pairs.items())]),
            ("ratings", [(*of, user, r.mu, r.sigma, r.games, self.rated_at[of, user]) for (of, user), r in ratings]),
            ("wallets", [(*of, held) for of, held in sorted(self.wallets.items())]),
        ):
            for first in range(0, len(rows), 50_000):
                yield name, rows[first : first + 50_000]


async def fill_sqlite(path: Path, filling: Filling) -> None:
    """Make the file and fill it."""
    await (await Database.open(f"sqlite+aiosqlite:///{path}")).close()
    insert_sqlite(path, filling)


def insert_sqlite(path: Path, filling: Filling) -> None:
    """Fill a file that is there, without a thought for a crash."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA synchronous=OFF")
    connection.execute("PRAGMA cache_size=-262144")
    for name, rows in filling.rows():
        columns = schema.METADATA.tables[name].c.keys()
        names, marks = ", ".join(f'"{column}"' for column in columns), ", ".join("?" * len(columns))
        connection.executemany(f"INSERT INTO {name} ({names}) VALUES ({marks})", rows)  # noqa: S608
        if name == "player_games":
            connection.commit()
    connection.commit()
    connection.close()
