"""Rows of the records, for tests that do not play for them."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.rating import Rating
from bot.stats.seasons import Ladder
from bot.stats.write.recorder import COUNTS
from bot.store import schema
from bot.store.database import Database
from bot.store.schema import HAND_COUNTS
from engine import Outcome
from engine.contest.config import Seeding
from tests.bot.people import GUILD


def standing(guild: int, user: int, name: str, season: int = 0, family: str = "", **counts: int) -> dict[str, Any]:
    """A row of `standings` in which nothing is counted but what is given."""
    key = {"guild_id": guild, "season": season, "family": family, "user_id": user, "name": name}
    return {**key, **dict.fromkeys((*COUNTS, "streak", "best_streak"), 0), **counts}


async def standing_of(database: Database, guild: int, user: int) -> Any:
    """A member's row of `standings` of all time and all families, `None` where nothing is counted."""
    s = schema.standings.c
    query = select(schema.standings).where(s.guild_id == guild, s.season == 0, s.family == "", s.user_id == user)
    async with database.read() as connection:
        return (await connection.execute(query)).one_or_none()


async def known(database: Database, guild: int = GUILD, family: str | None = None) -> dict[int, Rating]:
    """Ratings of all time, by member: of a family, or of those there are where a test plays in one."""
    r = schema.ratings.c
    query = select(schema.ratings).where(r.guild_id == guild, r.season == 0)
    if family is not None:
        query = query.where(r.family == family)
    async with database.read() as connection:
        return {row.user_id: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(query)}


FINAL = json.dumps({"config": {"seeding": Seeding.SEASON}})
"""Of a contest's plan, what makes it the final of a season."""


async def add_contest(
    connection: Any,
    number: int,
    guild: int,
    ended_at: int,
    podium: Sequence[Sequence[tuple[int, str]]],
    *,
    name: str = "Cup night",
    substitute: tuple[int, str] | None = None,
    plan: str = "{}",
) -> None:
    """A contest that is over; the entrants of `podium`, people by id and name, have the ranks from 1 on.

    `substitute` plays for the first person of the first entrant from the second round on.
    """
    contest = {"id": number, "guild_id": guild, "channel_id": 1, "name": name, "plan": plan, "lot": bytes(32)}
    contest |= {"created_by": 1, "created_at": 1, "number": 1, "revision": 1, "stage": "over", "ended_at": ended_at}
    await connection.execute(insert(schema.contests).values(contest))
    people = [*(person for entrant in podium for person in entrant), *([substitute] if substitute else [])]
    first = 1
    for entrant, team in enumerate(podium, start=1):
        players = [*range(first, first + len(team))]
        first += len(team)
        row = {"contest_id": number, "entrant": entrant, "division": 1, "rank": entrant, "points": "1"}
        await connection.execute(insert(schema.contest_standings).values(row | {"ties": "", "played": 1}))
        if substitute and entrant == 1:
            players[0] = len(people)
        row = {"contest_id": number, "entrant": entrant, "players": ",".join(map(str, players))}
        await connection.execute(insert(schema.contest_entries).values(row))
    for player, (user, of) in enumerate(people, start=1):
        row = {"contest_id": number, "player": player, "user_id": user, "name": of, "joined_at": 1}
        await connection.execute(insert(schema.contest_players).values(row))


Row = dict[str, Any]
WEEK_MS: Final = 7 * 24 * 3_600_000
START: Final = 1_700_000_000_000
FAMILIES: Final = ("partners", "auction", "alone")
WORDS: Final = ("dutchman", "walk", "underman", "alone", "stuck", "trumped-partner")
OUTCOMES: Final = (Outcome.MADE, Outcome.MARCH, Outcome.EUCHRED, Outcome.LONE_MARCH, Outcome.LONE_MADE)


@dataclass
class Invented:
    """Rows by table; `of` gives those that a test's own words choose."""

    hands: list[Row] = field(default_factory=list[Row])
    player_hands: list[Row] = field(default_factory=list[Row])
    games: list[Row] = field(default_factory=list[Row])
    player_games: list[Row] = field(default_factory=list[Row])
    rating_changes: list[Row] = field(default_factory=list[Row])
    seasons: list[Row] = field(default_factory=list[Row])
    standings: list[Row] = field(default_factory=list[Row])
    partnerships: list[Row] = field(default_factory=list[Row])
    ratings: list[Row] = field(default_factory=list[Row])

    def season(self, ladder: Ladder, at: int) -> bool:
        """Whether something happened in the season of a ladder."""
        spans = [s for s in self.seasons if s["guild_id"] == ladder.guild and s["number"] == ladder.season]
        return not ladder.season or any(s["started_at"] <= at < (s["ended_at"] or at + 1) for s in spans)

    def within(self, ladder: Ladder, row: Row, family: str) -> bool:
        """Whether a row counts in a ladder."""
        here = ladder.guild in (0, row["guild_id"]) and ladder.family in ("", family)
        return here and self.season(ladder, row["at"])

    def hand_of(self, row: Row) -> Row:
        """The hand of a row of `player_hands`."""
        return next(h for h in self.hands if (h["table_id"], h["number"]) == (row["table_id"], row["number"]))

    async def keep(self, database: Database) -> "Invented":
        """Write everything."""

        async def unit(connection: AsyncConnection) -> None:
            for table in {row["table_id"]: row for row in self.hands}.values():
                row = {"id": table["table_id"], "guild_id": table["guild_id"], "channel_id": 2, "host_id": 1}
                row |= {"preset": "x", "rules": "{}", "clock_ms": 1, "language": "en", "status": "over"}
                row |= {"secret": b"", "version": 0, "created_at": 0}
                await connection.execute(insert(schema.tables).values(row))
            for name in self.__dataclass_fields__:
                rows: list[Row] = getattr(self, name)
                if rows:
                    await connection.execute(insert(schema.METADATA.tables[name]), rows)

        await database.write(unit)
        return self


def invent(
    seed: int, games: int = 40, guilds: tuple[int, ...] = (7, 8), users: tuple[int, ...] = (101, 102, 103, 104, 105, -5)
) -> Invented:
    """Games of some members, one of whom has had the data deleted, with two seasons in the first server."""
    rng, made = Random(seed), Invented()
    for number, (start, end) in enumerate(((0, 4), (4, None)), start=1):
        ended = None if end is None else START + end * WEEK_MS
        row = {"guild_id": guilds[0], "number": number, "name": f"S{number}", "started_at": START + start * WEEK_MS}
        made.seasons.append({**row, "ended_at": ended})
    for table in range(1, games + 1):
        _game(made, rng, table, rng.choice(guilds), rng.sample(users, 4))
    _sum_up(made, guilds)
    return made


def _game(made: Invented, rng: Random, table: int, guild: int, seated: list[int]) -> None:
    family, at = rng.choice(FAMILIES), START + rng.randrange(9 * WEEK_MS)
    sides, base = 4 if family == "alone" else 2, {"table_id": table, "guild_id": guild, "family": family}
    hands = rng.randint(1, 9)
    for number in range(1, hands + 1):
        _hand(made, rng, base, number, seated, sides, at - (hands - number) * 60_000)
    if rng.random() < 0.15:
        made.games.append(_ended(base, "closed", None, hands, at, table))
        return
    winner = rng.randrange(sides)
    made.games.append(_ended(base, "played", winner, hands, at, table))
    for seat, user in enumerate(seated):
        side, left = seat % sides, rng.random() < 0.1
        won = side == winner and not left
        row = {**base, "user_id": user, "seat": seat, "side": side, "won": won, "left": left}
        made.player_games.append({**row, "at": at, "no": table})
        if rng.random() < 0.6:
            change = {"mu_change": 0.0, "sigma_change": 0.0, "mu": rng.gauss(25, 3), "sigma": rng.uniform(1, 3)}
            rating = {
                "guild_id": guild,
                "family": family,
                "user_id": user,
                "mu": change["mu"],
                "games": rng.randrange(20),
            }
            for season in (0, 2):
                known = [r for r in made.ratings if (r["season"], r["user_id"]) == (season, user)]
                if not any((r["guild_id"], r["family"]) == (guild, family) for r in known):
                    made.ratings.append({**rating, "season": season, "sigma": change["sigma"]})
                made.rating_changes.append({**base, "no": table, "season": season, "user_id": user, **change, "at": at})


def _ended(base: Row, ended: str, winner: int | None, hands: int, at: int, no: int) -> Row:
    row = {**base, "preset": f"rules-{no % 7}", "ended": ended, "winner": winner, "scores": "10,3", "hands": hands}
    return {**row, "skunk": False, "rated": True, "started_at": at, "at": at, "no": no}


def _hand(made: Invented, rng: Random, base: Row, number: int, seated: list[int], sides: int, at: int) -> None:
    dealer, maker = rng.randrange(4), rng.randrange(4)
    thrown, makerless = rng.random() < 0.05, rng.random() < 0.03
    outcome = Outcome.THROWN_IN if thrown else Outcome.NO_MAKER if makerless else rng.choice(OUTCOMES)
    lone = outcome in (Outcome.LONE_MARCH, Outcome.LONE_MADE)
    words = [f"{rng.choice(WORDS)}:{rng.randrange(4)}" for _ in range(rng.randrange(4))]
    words += ["dirty-clubs"] * makerless + ["next"] * (rng.random() < 0.2)
    gained = [rng.choice((0, 0, 1, 2, 4)) for _ in range(sides)]
    round_ = rng.choice((0, 1, 1, 2))
    relation = rng.choice(("next", "crossing")) if round_ == 2 and rng.random() < 0.8 else None
    hand = {**base, "number": number, "dealer": dealer, "outcome": outcome.value, "words": ",".join(words), "at": at}
    hand |= {"maker": maker, "trump": rng.choice(("c", "d", "h", "s", "nt")), "round": round_, "relation": relation}
    hand |= {"alone": lone, "lone_defender": (maker + 1) % 4 if rng.random() < 0.1 else None}
    if thrown:
        hand |= dict.fromkeys(("maker", "trump", "round", "relation", "lone_defender")) | {"alone": False}
    hand |= {"tricks": "2,1,1,1", "points": ",".join(map(str, gained)), "claimed": None, "revoked": None}
    hand |= dict.fromkeys(("decisions", "by_computer", "think_ms"), "1,1,1,1")
    known = sides == 2 and not thrown and rng.random() < 0.6
    made.hands.append(hand | {"par": rng.choice((-2.0, -1.0, 1.0, 2.0, 4.0)) if known else None, "par_tried": True})
    if thrown:
        return
    for seat, user in enumerate(seated):
        side, calls = seat % sides, seat == maker and not makerless
        counts = {name: rng.randrange(3) for name in HAND_COUNTS}
        counts |= {"hands": 1, "hands_won": rng.randrange(2), "points": gained[side], "calls": int(calls)}
        counts |= {"against": max(points for other, points in enumerate(gained) if other != side)}
        tried, defended = int(lone and seat == maker), int(rng.random() < 0.05)
        counts |= {"calls_made": int(calls and outcome is not Outcome.EUCHRED), "decisions": 6, "by_computer": 1}
        counts |= {"loners_tried": tried, "loners_made": tried * (outcome is Outcome.LONE_MARCH), "think_ms": 9_000}
        counts |= {"defences_tried": defended, "defences_made": defended * rng.randrange(2)}
        counts |= dict.fromkeys(("marches", "euchres_made", "euchres_suffered"), int(rng.random() < 0.15))
        row = {"table_id": base["table_id"], "number": number, "seat": seat, "guild_id": base["guild_id"]}
        row |= {"user_id": user, "position": (seat - dealer) % 4, "role": "maker" if calls else "defender", "at": at}
        made.player_hands.append({**row, **counts})


def _sum_up(made: Invented, guilds: tuple[int, ...]) -> None:
    """Standings and partnerships, one ladder after the other."""
    family_of = {row["table_id"]: row["family"] for row in made.hands}
    for ladder in ladders(guilds):
        sums: dict[int, Counter[str]] = {}
        for row in made.player_hands:
            if made.within(ladder, row, family_of[row["table_id"]]):
                sums.setdefault(row["user_id"], Counter()).update({name: row[name] for name in HAND_COUNTS})
        pairs: dict[tuple[int, int], Counter[str]] = {}
        for row in made.player_games:
            if not made.within(ladder, row, row["family"]):
                continue
            sums.setdefault(row["user_id"], Counter()).update({"games": 1, "games_won": int(row["won"])})
            for other in made.player_games:
                same = other["table_id"] == row["table_id"] and other["side"] == row["side"]
                if same and row["user_id"] < other["user_id"] and not row["left"] | other["left"]:
                    pair = pairs.setdefault((row["user_id"], other["user_id"]), Counter())
                    pair.update({"games": 1, "games_won": int(row["won"])})
        for user, counts in sums.items():
            known = {name: counts[name] for name in COUNTS} | {"streak": user % 3, "best_streak": 4}
            made.standings.append(standing(*ladder[:1], user, f"Member {user}", ladder.season, ladder.family, **known))
        for (one, two), counts in pairs.items():
            row = {**ladder._asdict(), "one_id": one, "two_id": two, "games": counts["games"]}
            row["guild_id"] = row.pop("guild")
            made.partnerships.append({**row, "games_won": counts["games_won"]})


def ladders(guilds: tuple[int, ...] = (7, 8)) -> list[Ladder]:
    """Every ladder there is in these servers, and over all."""
    places = [(0, 0), *((guild, 0) for guild in guilds), (guilds[0], 1), (guilds[0], 2)]
    return [Ladder(guild, season, family) for guild, season in places for family in ("", *FAMILIES)]
