"""Sums in `standings` and `partnerships`, and what hands and games add to them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from sqlalchemy import case
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.ladders import EVERYWHERE, Ladder
from bot.stats.write.rows import Game, Row
from bot.store import schema
from bot.store.schema import HAND_COUNTS
from bot.store.upsert import add_all

COUNTS: Final = ("games", "games_won", *HAND_COUNTS)
"""Every count of `standings` that adds up."""
_FIGURES: Final = (*COUNTS, "streak", "best_streak")
_LADDER: Final = ("guild_id", "season", "family")
_S: Final = schema.standings.c
_NEW: Final = schema.standings.alias("excluded").c
_STREAK: Final = case((_NEW.games == 0, _S.streak), (_NEW.games_won == 0, 0), else_=_S.streak + 1)
"""The games won in a row after one more game, or after a hand."""
_BEST_STREAK: Final = case((_S.best_streak < _STREAK, _STREAK), else_=_S.best_streak)


@final
@dataclass(slots=True)
class Counts:
    """What hands and games add up to, by ladder and member, and by ladder and pair of members."""

    members: dict[tuple[Ladder, int], dict[str, int]] = field(default_factory=dict[tuple[Ladder, int], dict[str, int]])
    pairs: dict[tuple[Ladder, int, int], list[int]] = field(default_factory=dict[tuple[Ladder, int, int], list[int]])
    """Games, and how many were won."""
    names: dict[tuple[int, int], tuple[int, str]] = field(default_factory=dict[tuple[int, int], tuple[int, str]])
    """The time and the name when a member was last seen, by server and over all."""

    def add_hand(self, ladders: Iterable[Ladder], row: Row) -> None:
        """Add a row of `player_hands`, or the sums of several."""
        for ladder in ladders:
            sums = self._of(ladder, row["user_id"])
            for name in HAND_COUNTS:
                sums[name] += row[name]

    def add_game(self, ladders: Iterable[Ladder], rows: Sequence[Row]) -> None:
        """Add the rows of `player_games` of one game; games come in the order in which they ended."""
        stayed = sorted((row for row in rows if not row["left"]), key=lambda row: row["user_id"])
        pairs = [
            (one, two) for place, one in enumerate(stayed) for two in stayed[place + 1 :] if one["side"] == two["side"]
        ]
        for ladder in ladders:
            for row in rows:
                sums, won = self._of(ladder, row["user_id"]), int(row["won"])
                sums["games"] += 1
                sums["games_won"] += won
                sums["streak"] = sums["streak"] + 1 if won else 0
                sums["best_streak"] = max(sums["best_streak"], sums["streak"])
            for one, two in pairs:
                self.add_pair(ladder, (one["user_id"], two["user_id"]), 1, int(one["won"]))

    def add_pair(self, ladder: Ladder, pair: tuple[int, int], games: int, won: int) -> None:
        """Add games that two members, the lower id first, ended as partners."""
        sums = self.pairs.setdefault((ladder, *pair), [0, 0])
        sums[0] += games
        sums[1] += won

    def add_names(self, place: Game, rows: Iterable[Row], at: int) -> None:
        """Note the names of the members of these rows; the last one counts. It is not shown in other servers.

        A former member has no name.
        """
        for row in rows:
            user, name = row["user_id"], place.name(row["seat"])
            for guild in (place.guild, EVERYWHERE):
                if at >= self.names.get((guild, user), (at, ""))[0]:
                    self.names[guild, user] = (at, name if user > 0 else "")

    async def apply(self, connection: AsyncConnection) -> None:
        """Add everything to what is stored; where a member has a row already, one game at most for each.

        In the order of the keys, so that two transactions never deadlock.
        """
        rows = [
            {**_key(ladder), "user_id": user, "name": self.names.get((ladder.guild, user), (0, ""))[1], **sums}
            for (ladder, user), sums in sorted(self.members.items(), key=lambda item: item[0])
        ]
        await add_all(
            connection, schema.standings, rows, add=COUNTS, then={"streak": _STREAK, "best_streak": _BEST_STREAK}
        )
        pairs = [
            {**_key(ladder), "one_id": one, "two_id": two, "games": games, "games_won": won}
            for (ladder, one, two), (games, won) in sorted(self.pairs.items())
        ]
        await add_all(connection, schema.partnerships, pairs, add=("games", "games_won"))

    def _of(self, ladder: Ladder, user: int) -> dict[str, int]:
        sums = self.members.get((ladder, user))
        if sums is None:
            sums = self.members[ladder, user] = dict.fromkeys(_FIGURES, 0)
        return sums


def _key(ladder: Ladder) -> dict[str, Any]:
    return dict(zip(_LADDER, ladder, strict=True))
