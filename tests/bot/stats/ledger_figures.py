"""The figures that `/stats` and the boards should give, from a `Ledger`: plain dictionaries and sorting."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from tests.bot.stats.ledger import Ladder, Ledger
from tests.bot.stats.ledger_hands import ALL_TRICKS, SET, Fact
from tests.bot.stats.ledger_ratings import Ratings

Figures = dict[str, Any]
HOUR_MS = 3_600_000
MONDAY_MS = 4 * 24 * HOUR_MS
ADDED = (
    *("hands", "hands_won", "points", "against", "tricks", "calls", "calls_made", "euchres_made", "euchres_suffered"),
    *("marches", "loners_tried", "loners_made", "defences_tried", "defences_made"),
    *("decisions", "by_computer", "think_ms"),
)
SAID = (
    *("dutchman", "underman", "walk", "chop", "dog", "trumped-partner", "stuck", "assisted", "blind-call"),
    *("farmers-hand", "lay-down", "conceded", "revoke-called", "revoke-false"),
)
ANYWHERE = " of anywhere"
"""Ends a name that is the one of some server."""


def plain(value: Any) -> Any:
    """A result with all its fields and properties, as dictionaries and lists."""
    if is_dataclass(value):
        names = [field.name for field in fields(value)]
        names += [name for name, each in vars(type(value)).items() if isinstance(each, property)]
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value.value if isinstance(value, Enum) else value


class Book:
    """Every figure of a ledger."""

    def __init__(self, ledger: Ledger, ratings: Ratings) -> None:
        self.ledger, self.ratings = ledger, ratings
        self._of: dict[Ladder, tuple[list[Fact], list[Fact]]] = {}

    def facts(self, ladder: Ladder) -> tuple[list[Fact], list[Fact]]:
        """Hands of members and games that count for them; the games in the order in which they ended."""
        if ladder not in self._of:
            ended = self.ledger.within(self.ledger.ended, ladder)
            self._of[ladder] = (self.ledger.within(self.ledger.played, ladder), ended)
        return self._of[ladder]

    @cache  # noqa: B019 - a book lives as long as its test
    def users(self, ladder: Ladder) -> list[int]:
        """Who has done anything there."""
        played, ended = self.facts(ladder)
        return sorted({fact["user"] for fact in (*played, *ended)})

    def name(self, ladder: Ladder, user: int) -> str:
        """As last seen; over all servers it may be the name of any of them, for a game may be void since."""
        name = self.ledger.names[user].get(ladder.guild, (0, ""))[1] if user in self.users(ladder) else ""
        return name if ladder.guild or not name else name.partition(" of ")[0] + ANYWHERE

    @cache  # noqa: B019
    def counts(self, ladder: Ladder, user: int) -> dict[str, int]:
        """What a member has done there."""
        played, ended = ([fact for fact in facts if fact["user"] == user] for facts in self.facts(ladder))
        counts = {name: sum(fact[name] for fact in played) for name in ADDED}
        run = best = 0
        for fact in ended:
            run = run + 1 if fact["won"] else 0
            best = max(best, run)
        counts |= {"games": len(ended), "games_won": sum(fact["won"] for fact in ended)}
        return counts | {"streak": run, "best_streak": best}

    def sums(self, ladder: Ladder, users: Iterable[int]) -> Figures:
        """`Sums`, with its rates."""
        many = [self.counts(ladder, user) for user in users]
        total = Counter[str]()
        for counts in many:
            total.update(counts)
        c: Figures = {name: total[name] for name in (*ADDED, "games", "games_won", "streak", "best_streak")}
        return c | {
            "members": len(many),
            "win_rate": per(c["games_won"], c["games"]),
            "hand_rate": per(c["hands_won"], c["hands"]),
            "points_per_hand": per(c["points"], c["hands"]),
            "against_per_hand": per(c["against"], c["hands"]),
            "tricks_per_hand": per(c["tricks"], c["hands"]),
            "call_rate": per(c["calls"], c["hands"]),
            "call_success": per(c["calls_made"], c["calls"]),
            "euchre_rate": per(c["euchres_made"], c["hands"]),
            "euchred_rate": per(c["euchres_suffered"], c["hands"]),
            "march_rate": per(c["marches"], c["hands"]),
            "loner_success": per(c["loners_made"], c["loners_tried"]),
            "defence_success": per(c["defences_made"], c["defences_tried"]),
            "computer_share": per(c["by_computer"], c["decisions"]),
            "think_seconds": per(c["think_ms"] / 1000, c["decisions"]),
        }

    def profile(self, ladder: Ladder, user: int) -> Figures:
        """`Profile`."""
        played, ended = ([fact for fact in facts if fact["user"] == user] for facts in self.facts(ladder))
        there = user in self.users(ladder)
        counters = self.ledger.wallets.get((ladder.guild, user), 0) if there else 0
        own = {key[2]: value for key, value in self.ratings.now.items() if key[3] == user and _rated(key, ladder)}
        most = sorted(own, key=lambda family: (-own[family][2], family)) if there else []
        words = Counter(word for fact in played for word in fact["words"])
        return {
            "user": user,
            "name": self.name(ladder, user),
            "counts": self.sums(ladder, [user]),
            "all": self.sums(ladder, self.users(ladder)),
            "counters": 100 + counters,
            "drawn": sum(fact["drawn"] for fact in ended),
            "left": (left := sum(fact["left"] for fact in ended)),
            "finished": per(len(ended) - left, len(ended)),
            "off_board": False,  # found where the card is shown
            "ratings": {family: _rating(*own[family]) for family in most},
            "average_ratings": {each: mean for each in most if (mean := self._mean(ladder, each)) is not None},
            "positions": parts(played, "position"),
            "suits": parts(played, "trump"),
            "rounds": parts(played, "round"),
            "relations": parts(played, "relation"),
            "words": {word: words[word] for word in SAID if words[word]},
            "luck": luck([fact for fact in played if fact["par"] is not None]),
            "played": there,
            "placings": [],  # no contest is played here
        }

    def community(self, ladder: Ladder) -> Figures:
        """`Community`."""
        hands, games = (self.ledger.within(facts, ladder) for facts in (self.ledger.hands, self.ledger.games))
        called, whole = [hand for hand in hands if hand["called"]], [game for game in games if game["whole"]]
        hours = Counter((hand["at"] - MONDAY_MS) // HOUR_MS % (7 * 24) for hand in hands)
        used = Counter(game["preset"] for game in games)
        return {
            "games": len(whole),
            "game_hands": sum(game["hands"] for game in whole),
            "given_up": len(games) - len(whole),
            "members": self.sums(ladder, self.users(ladder)),
            "hands": len(hands),
            "thrown_in": sum(hand["trump"] is None for hand in hands),
            "calls": calls(called),
            "alone": calls(hand for hand in called if hand["alone"]),
            "defended_alone": calls(hand for hand in called if hand["defended"]),
            "seats": calls_by(called, "position"),
            "suits": calls_by(called, "trump"),
            "rounds": calls_by(called, "round"),
            "relations": calls_by(called, "relation"),
            "busiest": min(hours, key=lambda hour: (-hours[hour], hour), default=None),
            "rules": [[name, used[name]] for name in sorted(used, key=lambda name: (-used[name], name))[:5]],
            "hands_per_game": per(sum(game["hands"] for game in whole), len(whole)),
        }

    @cache  # noqa: B019
    def pairs(self, ladder: Ladder) -> dict[tuple[int, int], tuple[int, int]]:
        """Games ended as partners, and won, by pair."""
        by_game: dict[int, list[Fact]] = defaultdict(list)
        for fact in self.facts(ladder)[1]:
            if not fact["left"]:
                by_game[fact["table"]].append(fact)
        games, won = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
        for facts in by_game.values():
            for one in facts:
                for two in facts:
                    if one["user"] < two["user"] and one["side"] == two["side"]:
                        games[one["user"], two["user"]] += 1
                        won[one["user"], two["user"]] += one["won"]
        return {pair: (games[pair], won[pair]) for pair in games}

    def partners(self, ladder: Ladder, user: int, page: int, size: int) -> Figures:
        """`Partners`."""
        rows: list[Figures] = []
        for pair, (games, won) in self.pairs(ladder).items():
            if user in pair:
                other = pair[0] if pair[1] == user else pair[1]
                row = {"user": other, "name": self.name(ladder, other), "games": games, "games_won": won}
                rows.append(row | {"win_rate": won / games})
        rows.sort(key=lambda row: (-row["games"], -row["games_won"], row["user"]))
        often = [row for row in rows if row["games"] >= 5]
        best = min(often, key=lambda row: (-row["win_rate"], -row["games"], row["user"]), default=None)
        worst = min(often, key=lambda row: (row["win_rate"], -row["games"], row["user"]), default=None)
        two = len({row["win_rate"] for row in often}) > 1
        pages = max(1, -(-len(rows) // size))
        page = max(0, min(page, pages - 1))
        return {
            "rows": rows[page * size : (page + 1) * size],
            "page": page,
            "pages": pages,
            "total": len(rows),
            "best": best if two else None,
            "worst": worst if two else None,
        }

    def versus(self, ladder: Ladder, one: int, two: int) -> Figures:
        """`Versus`."""
        played, ended = self.facts(ladder)
        names = ("games", "one_won", "two_won", "hands", "one_points", "two_points")
        found = {True: dict.fromkeys(names, 0), False: dict.fromkeys(names, 0)}
        whole = {(fact["table"], fact["user"]): fact for fact in ended if not fact["left"]}
        hands: dict[int, dict[tuple[int, int], Fact]] = defaultdict(dict)
        for fact in played:
            if fact["user"] in (one, two):
                hands[fact["table"]][fact["number"], fact["user"]] = fact
        last: int | None = None
        for (table, user), mine in whole.items():
            theirs = whole.get((table, two))
            if user != one or theirs is None:
                continue
            together = mine["side"] == theirs["side"]
            sums, last = found[together], max(last or 0, mine["at"])
            sums["games"] += 1
            sums["one_won"] += mine["won"]
            sums["two_won"] += theirs["won"]
            for (number, who), hand in hands[table].items():
                other = hands[table].get((number, two))
                if who == one and other is not None:
                    sums["hands"] += 1
                    sums["one_points"] += hand["points"]
                    sums["two_points"] += hand["against"] if together else other["points"]
        return {"opponents": found[False], "partners": found[True], "last_at": last}

    def trend(self, ladder: Ladder, user: int) -> Figures:
        """`Trend`."""
        played, ended = ([fact for fact in facts if fact["user"] == user] for facts in self.facts(ladder))
        rated: dict[str, list[Figures]] = defaultdict(list)
        for change in self.ratings.changes:
            key = (change["guild"], change["season"], change["family"], change["user"])
            if key[3] == user and _rated(key, ladder):
                worth = round(1000 + 40 * (change["mu"] - 3 * change["sigma"]))
                rated[change["family"]].append({"at": change["at"], "points": worth})
        blocks = [ended[first : first + 10] for first in range(0, len(ended), 10)]
        weeks: dict[int, Figures] = {}
        for facts, name in ((ended, "games"), (played, "hands")):
            for fact in facts:
                at = (fact["at"] - MONDAY_MS) // (7 * 24 * HOUR_MS) * 7 * 24 * HOUR_MS + MONDAY_MS
                week = weeks.setdefault(at, dict.fromkeys(("games", "won", "hands", "points", "against"), 0))
                week[name] += 1
                for each in ("won", "points", "against"):
                    week[each] += fact.get(each, 0)
        for at, week in weeks.items():
            week |= {"at": at, "win_rate": per(week["won"], week["games"])}
            week |= {"points_per_hand": per(week["points"], week["hands"])}
            week |= {"against_per_hand": per(week["against"], week["hands"])}
        return {
            "ratings": {each: rated[each] for each in sorted(rated, key=lambda each: (-len(rated[each]), each))},
            "blocks": [
                {"at": block[-1]["at"], "games": len(block), "won": sum(fact["won"] for fact in block)}
                for block in blocks
            ],
            "weeks": [weeks[at] for at in sorted(weeks)],
        }

    def _mean(self, ladder: Ladder, family: str) -> int | None:
        here = (ladder.guild, ladder.season, family)
        known = [value for key, value in self.ratings.now.items() if key[:3] == here and value[2] >= 10]
        mu, sigma = ([value[each] for value in known] for each in (0, 1))
        return round(1000 + 40 * (fmean(mu) - 3 * fmean(sigma))) if known else None


def _rated(key: tuple[int, int, str, int], ladder: Ladder) -> bool:
    return key[:2] == ladder[:2] and ladder.family in ("", key[2])


def _rating(mu: float, sigma: float, games: int) -> Figures:
    worth = round(1000 + 40 * (mu - 3 * sigma))
    return {"mu": mu, "sigma": sigma, "games": games, "points": worth, "provisional": games < 10}


def per(count: float, of: float) -> float | None:
    return None if not of else count / of


def parts(played: list[Fact], key: str) -> Figures:
    parts: dict[Any, Figures] = {}
    for value in sorted({fact[key] for fact in played if fact[key] is not None}):
        facts = [fact for fact in played if fact[key] == value]
        c = {name: sum(fact[name] for fact in facts) for name in ("points", "against", "calls", "calls_made")}
        won = sum(fact["hands_won"] for fact in facts)
        c |= {"hands": len(facts), "won": won}
        rates = {"win_rate": per(won, len(facts)), "net_per_hand": per(c["points"] - c["against"], len(facts))}
        rates |= {"call_rate": per(c["calls"], len(facts)), "call_success": per(c["calls_made"], c["calls"])}
        parts[value] = c | rates
    return parts


def calls(hands: Iterable[Fact]) -> Figures:
    outcomes = [hand["outcome"] for hand in hands]
    c = {"hands": len(outcomes), "euchred": sum(each in SET for each in outcomes)}
    c |= {"marches": sum(each in ALL_TRICKS for each in outcomes)}
    return c | {"success": per(c["hands"] - c["euchred"], c["hands"]), "march_rate": per(c["marches"], c["hands"])}


def calls_by(called: list[Fact], key: str) -> Figures:
    values = sorted({hand[key] for hand in called if hand[key] is not None})
    return {value: calls(hand for hand in called if hand[key] == value) for value in values}


def luck(known: list[Fact]) -> Figures:
    if not known:
        return {"hands": 0, "luck": 0.0, "skill": 0.0, "margin": None}
    rest = [fact["points"] - fact["against"] - fact["par"] for fact in known]
    margin = 1.96 * pstdev(rest) / sqrt(len(rest) - 1) if len(rest) > 1 else None
    return {"hands": len(known), "luck": fmean(fact["par"] for fact in known), "skill": fmean(rest), "margin": margin}
