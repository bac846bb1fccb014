"""Sums in `standings` and `partnerships`: what hands and games add to them, or take away again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, final

from sqlalchemy import and_, bindparam, case, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.ladders import EVERYWHERE, Ladder
from bot.store import schema
from bot.store.schema import HAND_COUNTS
from bot.store.upsert import add_all

COUNTS: Final = ("games", "games_won", *HAND_COUNTS)
"""Every count of `standings` that adds up."""
Row: TypeAlias = Mapping[str, Any]
_S: Final = schema.standings.c
_G: Final = schema.player_games.c
_LADDER: Final = ("guild_id", "season", "family")
_NO_STREAK: Final = {"streak": 0, "best_streak": 0}
_THIS: Final = and_(
    _S.guild_id == bindparam("of_guild"),
    _S.season == bindparam("of_season"),
    _S.family == bindparam("of_family"),
    _S.user_id == bindparam("of_user"),
)
_WIN: Final = (
    update(schema.standings)
    .where(_THIS)
    .values(
        streak=_S.streak + 1,
        best_streak=case((_S.streak >= _S.best_streak, _S.streak + 1), else_=_S.best_streak),
    )
)
_LOSS: Final = update(schema.standings).where(_THIS).values(streak=0)
_STREAK: Final = (
    update(schema.standings).where(_THIS).values(streak=bindparam("to_streak"), best_streak=bindparam("to_best"))
)


@final
@dataclass(slots=True)
class Counts:
    """Changes to be written, by ladder and member, and by ladder and pair of members."""

    members: dict[tuple[Ladder, int], dict[str, int]] = field(default_factory=dict[tuple[Ladder, int], dict[str, int]])
    pairs: dict[tuple[Ladder, int, int], list[int]] = field(default_factory=dict[tuple[Ladder, int, int], list[int]])
    """Games, and how many were won."""
    names: dict[tuple[int, int], tuple[int, str]] = field(default_factory=dict[tuple[int, int], tuple[int, str]])
    """The time and the name when a member was last seen, by server and over all."""

    def add_hand(self, ladders: Iterable[Ladder], row: Row, sign: int = 1) -> None:
        """Add (`sign` 1) or take away (-1) a row of `player_hands`."""
        for ladder in ladders:
            sums = self._of(ladder, row["user_id"])
            for name in HAND_COUNTS:
                sums[name] += sign * row[name]

    def add_game(self, ladders: Iterable[Ladder], rows: Iterable[Row], sign: int = 1) -> None:
        """Add or take away the rows of `player_games` of one game."""
        counted = [row for row in rows if row["counted"]]
        stayed = sorted((row for row in counted if not row["left"]), key=lambda row: row["user_id"])
        pairs = [
            (one, two) for place, one in enumerate(stayed) for two in stayed[place + 1 :] if one["side"] == two["side"]
        ]
        for ladder in ladders:
            for row in counted:
                sums = self._of(ladder, row["user_id"])
                sums["games"] += sign
                sums["games_won"] += sign * int(row["won"])
            for one, two in pairs:
                sum_of = self.pairs.setdefault((ladder, one["user_id"], two["user_id"]), [0, 0])
                sum_of[0] += sign
                sum_of[1] += sign * int(one["won"])

    def add_name(self, guild: int, user: int, name: str, at: int) -> None:
        """Note a member's name in a server; the last one counts. It is not shown in other servers.

        A former member has no name.
        """
        for place in (guild, EVERYWHERE):
            if at >= self.names.get((place, user), (at, ""))[0]:
                self.names[place, user] = (at, name if user > 0 else "")

    async def apply(self, connection: AsyncConnection) -> None:
        """Write everything; delete members and pairs without any counts.

        In the order of the keys, so that two transactions never deadlock.
        """
        rows = [
            {**_key(ladder), "user_id": user, "name": self._name(ladder, user), **sums, **_NO_STREAK}
            for (ladder, user), sums in sorted(self.members.items(), key=lambda item: item[0])
        ]
        known = [row for row in rows if (row["guild_id"], row["user_id"]) in self.names]
        await add_all(connection, schema.standings, known, add=COUNTS, keep=tuple(_NO_STREAK))
        others = [row for row in rows if (row["guild_id"], row["user_id"]) not in self.names]
        await add_all(connection, schema.standings, others, add=COUNTS, keep=("name", *_NO_STREAK))
        pairs = [
            {**_key(ladder), "one_id": one, "two_id": two, "games": games, "games_won": won}
            for (ladder, one, two), (games, won) in sorted(self.pairs.items())
        ]
        await add_all(connection, schema.partnerships, pairs, add=("games", "games_won"))

    def _name(self, ladder: Ladder, user: int) -> str:
        return self.names.get((ladder.guild, user), (0, ""))[1]

    def _of(self, ladder: Ladder, user: int) -> dict[str, int]:
        sums = self.members.get((ladder, user))
        if sums is None:
            sums = self.members[ladder, user] = dict.fromkeys(COUNTS, 0)
        return sums


@final
class Streaks:
    """Games won in a row, recomputed from the first game on."""

    def __init__(self) -> None:
        self._runs: dict[tuple[Ladder, int], tuple[int, int]] = {}

    def add_game(self, ladders: Iterable[Ladder], rows: Iterable[Row]) -> None:
        """The next game, as its rows of `player_games`."""
        counted = [row for row in rows if row["counted"]]
        for ladder in ladders:
            for row in counted:
                key = (ladder, row["user_id"])
                self._runs[key] = _run(self._runs.get(key, (0, 0)), won=bool(row["won"]))

    async def apply(self, connection: AsyncConnection) -> None:
        """Write them into `standings`, whose rows are there already."""
        await _set_streaks(connection, self._runs)


async def clear_empty(connection: AsyncConnection, users: Iterable[int]) -> None:
    """Delete the standings and partnerships of these members that count nothing any more."""
    of, pairs = tuple(users), schema.partnerships
    await connection.execute(delete(schema.standings).where(_S.user_id.in_(of), _S.hands == 0, _S.games == 0))
    here = pairs.c.one_id.in_(of) | pairs.c.two_id.in_(of)
    await connection.execute(delete(pairs).where(here, pairs.c.games == 0))


async def streak(connection: AsyncConnection, ladders: Iterable[Ladder], rows: Iterable[Row]) -> None:
    """Continue or end the streaks of members by the rows of `player_games` of one game."""
    counted = [row for row in rows if row["counted"]]
    for statement, won in ((_WIN, True), (_LOSS, False)):
        of = [_of(ladder, row["user_id"]) for ladder in ladders for row in counted if bool(row["won"]) is won]
        if of:
            await connection.execute(statement, sorted(of, key=lambda each: tuple(each.values())))


async def streaks_again(connection: AsyncConnection, users: Iterable[int]) -> None:
    """Recompute the streaks of members from `player_games`, after games were added or removed."""
    for user in sorted(users):
        standings = (await connection.execute(select(schema.standings).where(_S.user_id == user))).mappings().all()
        query = select(schema.player_games).where(_G.user_id == user, _G.counted.is_(True)).order_by(_G.no)
        games = [dict(row) for row in (await connection.execute(query)).mappings()]
        spans = await _spans(connection, {row["guild_id"] for row in standings})
        runs: dict[tuple[Ladder, int], tuple[int, int]] = {}
        for row in standings:
            ladder, run = Ladder(row["guild_id"], row["season"], row["family"]), (0, 0)
            for game in games:
                if _is_in(game, ladder, spans):
                    run = _run(run, won=bool(game["won"]))
            runs[ladder, user] = run
        await _set_streaks(connection, runs)


def _run(run: tuple[int, int], *, won: bool) -> tuple[int, int]:
    """The last and the longest run of games won, after another one."""
    now = run[0] + 1 if won else 0
    return now, max(run[1], now)


async def _set_streaks(connection: AsyncConnection, runs: Mapping[tuple[Ladder, int], tuple[int, int]]) -> None:
    changes = [
        {**_of(ladder, user), "to_streak": now, "to_best": best} for (ladder, user), (now, best) in sorted(runs.items())
    ]
    if changes:
        await connection.execute(_STREAK, changes)


async def _spans(connection: AsyncConnection, guilds: Iterable[int]) -> dict[tuple[int, int], tuple[int, int | None]]:
    query = select(schema.seasons).where(schema.seasons.c.guild_id.in_(tuple(guilds)))
    return {(row.guild_id, row.number): (row.started_at, row.ended_at) for row in await connection.execute(query)}


def _is_in(game: Row, ladder: Ladder, spans: Mapping[tuple[int, int], tuple[int, int | None]]) -> bool:
    if ladder.guild and game["guild_id"] != ladder.guild:
        return False
    if ladder.family and game["family"] != ladder.family:
        return False
    if not ladder.season:
        return True
    start, end = spans[ladder.guild, ladder.season]
    return start <= game["at"] and (end is None or game["at"] < end)


def _key(ladder: Ladder) -> dict[str, Any]:
    return dict(zip(_LADDER, ladder, strict=True))


def _of(ladder: Ladder, user: int) -> dict[str, Any]:
    return {"of_guild": ladder.guild, "of_season": ladder.season, "of_family": ladder.family, "of_user": user}
