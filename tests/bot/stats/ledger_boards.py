"""The boards that should be shown, from a `Book`."""

from typing import Any

from tests.bot.stats.ledger import Ladder
from tests.bot.stats.ledger_figures import Book

COUNTED = {
    "games_won": ("games",),
    "games": ("games_won",),
    "loners_made": ("loners_tried", "hands"),
    "euchres_made": ("hands",),
    "best_streak": ("streak", "games"),
}
"""Boards of a count, with what is shown beside."""
RATES = {
    "win_rate": ("games_won", "games"),
    "points_per_hand": ("points", "hands"),
    "call_success": ("calls_made", "calls"),
}
"""Boards of one count per another one."""
NEEDED = {"rating": 10, "win_rate": 10, "points_per_hand": 50, "call_success": 20, "partnership": 10}
"""What a board needs of games or hands; in the others, that there is anything."""
LONGEST_MS = 8 * 7 * 24 * 3_600_000
"""Without a rated game for so long a member is off the board of ratings, unless its season is over."""
Row = dict[str, Any]


class Standings:
    """Who is in a board at a time; `most` is what each has of what the board needs, also those who are not in it."""

    def __init__(self, book: Book, ladder: Ladder, board: str, now: int) -> None:
        self.book, self.ladder = book, ladder
        self.needed = NEEDED.get(board, 0)
        self.entries: list[tuple[float, tuple[int, ...], tuple[int, ...]]] = []
        self.most: dict[int, int] = {}
        self._shown: dict[tuple[int, ...], float] = {}
        sources = book.ledger.sources
        self.hidden = {row["user_id"] for row in sources["members"] if row["hidden"]}
        self.unlisted = {row["user_id"] for row in sources["unlisted"] if row["guild_id"] == ladder.guild}
        seasons = {(row["guild_id"], row["number"]): row["ended_at"] for row in sources["seasons"]}
        self.lately = board == "rating" and seasons.get((ladder.guild, ladder.season)) is None
        self.away = set[int]()
        self._since = now - LONGEST_MS
        self._fill(board)
        self.entries.sort(key=lambda entry: (-entry[0], entry[1]))

    def rows(self) -> list[Row]:
        """The whole board. Those of the same value share the rank, and the next ranks are left out."""
        values = [value for value, _, _ in self.entries]
        everywhere = Ladder(self.ladder.guild)
        return [
            {
                "rank": 1 + values.index(value),
                "users": [*users],
                "names": [self.book.name(everywhere, user) for user in users],
                "value": self._shown.get(users, value),
                "beside": [*beside],
            }
            for value, users, beside in self.entries
        ]

    def place(self, user: int, size: int) -> Row:
        """Where a member is, or why not."""
        for number, row in enumerate(self.rows()):
            if user in row["users"]:
                return {"page": number // size, "rank": row["rank"]}
        if user in self.hidden:
            return {"why": "absent-hidden", "missing": 0}
        if user in self.unlisted:
            return {"why": "absent-unlisted", "missing": 0}
        if user in self.away:
            return {"why": "absent-away", "missing": 0}
        if self.needed:
            return {"why": "absent-few", "missing": self.needed - self.most.get(user, 0)}
        return {"why": "absent-nothing", "missing": 0}

    def _fill(self, board: str) -> None:
        book, ladder = self.book, self.ladder
        if board == "rating":
            last = book.ratings.last_games()
            for (guild, season, family, user), (mu, sigma, games) in book.ratings.now.items():
                if (guild, season, family) != ladder:
                    continue
                if self.lately and games >= self.needed and (last[guild, season, family, user] or 0) <= self._since:
                    self.away.add(user)
                else:
                    self._shown[user,] = round(1000 + 40 * (mu - 3 * sigma))
                    self._add(mu - 3 * sigma, (user,), (games,), games)
        elif board == "partnership":
            for pair, (games, won) in book.pairs(ladder).items():
                self._add(won / games, pair, (won, games), games)
        elif board == "counters":
            for (guild, user), counters in book.ledger.wallets.items():
                if ladder == (guild, 0, ""):
                    self._add(100 + counters, (user,), (), 1)
        for user in book.users(ladder):
            counts = book.counts(ladder, user)
            if board in COUNTED:
                beside = tuple(counts[name] for name in COUNTED[board])
                self._add(counts[board], (user,), beside, counts[board])
            elif board in RATES:
                of, per = RATES[board]
                value = counts[of] / counts[per] if counts[per] else 0.0
                self._add(value, (user,), (counts[of], counts[per]), counts[per])

    def _add(self, value: float, users: tuple[int, ...], beside: tuple[int, ...], has: int) -> None:
        if any(user < 0 or user in self.hidden | self.unlisted for user in users):
            return
        for user in users:
            self.most[user] = max(has, self.most.get(user, 0))
        if has >= max(1, self.needed):
            self.entries.append((value, users, beside))
