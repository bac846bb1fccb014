"""Sums of a `Ledger` by ladder, and ratings from its journal, with openskill and nothing of Bower's."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from tests.bot.stats.ledger import Fact, Ladder, Ledger
from tests.bot.stats.ledger import family as family_of

MU, SIGMA = 25.0, 3.0
DAY_MS = 24 * 3_600_000
ADDED = (
    *("hands", "hands_won", "points", "against", "tricks", "calls", "calls_made", "euchres_made", "euchres_suffered"),
    *("marches", "loners_tried", "loners_made", "defences_tried", "defences_made"),
    *("decisions", "by_computer", "think_ms"),
)
"""What hands add to a member's counts."""
SAID = (
    *("dutchman", "underman", "walk", "chop", "dog", "trumped-partner", "stuck", "assisted", "blind-call"),
    *("farmers-hand", "lay-down", "conceded", "revoke-called", "revoke-false"),
)
"""Words of a story that are counted for the seat that they name."""
Key = tuple[int, int, str, int]
"""Server, season, family, member."""


class Ratings:
    """`now` are ratings and numbers of rated games, `changes` each step on the way there."""

    def __init__(self, ledger: Ledger) -> None:
        self.now: dict[Key, tuple[float, float, int]] = {}
        self.changes: list[dict[str, Any]] = []
        self._ledger = ledger
        self._merged: dict[int, dict[int, int]] = {}
        for line in ledger.journal:
            table = line["table_id"]
            if line["kind"] == "merge":
                self._merge(line["guild_id"], line["user_id"], line["other_id"])
            elif line["kind"] == "void":
                self._take_back(line)
            elif table in ledger.rules and line["kind"] == "left":
                users = self._everyone(line, int(line["detail"]))
                mine = ledger.rules[table].sides
                ranks = [2 if side == line["seat"] % mine else 1 for side in range(mine)]
                self._rate(line, users, ranks, {line["seat"]: 1.0}, loses=True)
            elif table in ledger.rules and line["kind"] == "game" and line["rated"]:
                self._rate_game(line)

    def last_games(self) -> dict[Key, int | None]:
        """When each member last played a rated game that counts: one whose changes were not taken back."""
        kinds = {line["no"]: line["kind"] for line in self._ledger.journal}
        steps: dict[tuple[Key, int], list[dict[str, Any]]] = {}
        for change in self.changes:
            key = (change["guild"], change["season"], change["family"], change["user"])
            steps.setdefault((key, change["table"]), []).append(change)
        found: dict[Key, int | None] = dict.fromkeys(self.now)
        stands = {of: mine for of, mine in steps.items() if all(kinds[each["no"]] != "void" for each in mine)}
        for (key, _), mine in sorted(stands.items(), key=lambda each: max(step["no"] for step in each[1])):
            found[key] = mine[-1]["at"]
        return found

    def _rate_game(self, line: Any) -> None:
        table = line["table_id"]
        rules, seen = self._ledger.rules[table], self._ledger.over(table)
        users = self._everyone(line, 10**9)
        left = {each["seat"]: each["user_id"] for each in self._lefts(line) if each["table_id"] == table}
        worth = [-score if rules.scoring.value == "count_down" else score for score in seen.scores]
        others = sorted({score for side, score in enumerate(worth) if side != seen.winner}, reverse=True)
        ranks = [1 if side == seen.winner else 2 + others.index(score) for side, score in enumerate(worth)]
        lately: dict[int, set[int]] = {}
        for change in self.changes:
            if change["guild"] == 0 and change["season"] == 0 and change["at"] > line["at"] - DAY_MS:
                lately.setdefault(change["no"], set()).add(change["user"])
        tables = {change["no"]: change["table"] for change in self.changes}
        together: dict[int, set[int]] = {}
        for change in self.changes:
            if change["guild"] == 0 and change["season"] == 0 and change["table"] in {tables[no] for no in lately}:
                together.setdefault(change["table"], set()).add(change["user"])
        before = {each for each, four in together.items() if {*users.values()} <= four}
        weights = {seat: 0.5 ** len(before) for seat in users if seat not in left}
        self._rate(line, users, ranks, weights, left)

    def _everyone(self, line: Any, upto: int) -> dict[int, int]:
        """The members of a game by seat, also those who have left it."""
        table, merged = line["table_id"], self._merged.get(line["guild_id"], {})
        gone = {each["seat"]: each["user_id"] for each in self._lefts(line) if each["table_id"] == table}
        return self._ledger.users_at(table, upto, merged, gone)

    def _lefts(self, line: Any) -> list[Any]:
        return [each for each in self._ledger.journal if each["kind"] == "left" and each["no"] < line["no"]]

    def _rate(
        self,
        line: Any,
        users: dict[int, int],
        ranks: list[int],
        weights: dict[int, float],
        left: Iterable[int] = (),
        *,
        loses: bool = False,
    ) -> None:
        """Rate the seats that have a weight; in seats that members have left a computer plays.

        Where the only one that has a weight `loses`, the others come before it in the order of their strength.
        """
        table, guild = line["table_id"], line["guild_id"]
        rules = self._ledger.rules[table]
        family = family_of(rules)
        season = self._ledger.season(guild, line["at"])
        places = [(guild, 0), (0, 0), *([(guild, season)] if season else [])]
        stored = {(place, seat): self._of((*place, family, user)) for place in places for seat, user in users.items()}
        known = {
            place: {seat: self._rested((*place, family, user), line["at"]) for seat, user in users.items()}
            for place in places
        }
        model = PlackettLuce(gamma=lambda *_: 1.0)
        for place, old in known.items():
            sides = [[seat for seat in sorted(users) if seat % rules.sides == side] for side in range(rules.sides)]
            stood = {seat: mu for seat, (mu, *_) in old.items()}
            for seat in left:
                partners = [each for each in sides[seat % rules.sides] if each in weights]
                stood[seat] = max([MU, stood[seat], *(old[each][0] for each in partners)])
            placed = ranks
            if loses:
                strength = [sum(stood[seat] for seat in side) for side in sides]
                best = sorted(range(len(sides)), key=lambda side: (ranks[side], -strength[side], side))
                placed = [1 + best.index(side) for side in range(len(sides))]
            ratings = [[model.rating(mu=stood[seat], sigma=old[seat][1]) for seat in side] for side in sides]
            for side, news in zip(sides, model.rate(ratings, ranks=[float(rank) for rank in placed]), strict=True):
                for seat, new in zip(side, news, strict=True):
                    if seat in weights:
                        (mu, sigma, games), weight = old[seat], weights[seat]
                        after = (mu + weight * (new.mu - mu), sigma + weight * (new.sigma - sigma), games + 1)
                        self._set(line, place, family, users[seat], stored[place, seat][:2], after)

    def _rested(self, key: Key, at: int) -> tuple[float, float, int]:
        """As `_of`, less certain after eight weeks; a season begins with what was certain before them."""
        mu, sigma, games = self._of(key)
        last = self.last_games().get(key)
        weeks = 0.0 if last is None else (at - last) / (7 * DAY_MS) - 8
        if weeks > 0 and sigma <= 2.6:
            sigma = min(2.6, sqrt(sigma**2 + 0.1 * weeks))
        return mu, sigma, games

    def _of(self, key: Key) -> tuple[float, float, int]:
        """A member's rating; a season begins half way between that of all time and everyone's first one."""
        here, ever = self.now.get(key), self.now.get((key[0], 0, *key[2:]))
        if here is not None:
            return here
        if ever is None:
            return MU, SIGMA, 0
        return ever[0] + 0.5 * (MU - ever[0]), ever[1] + 0.5 * (SIGMA - ever[1]), 0

    def _set(
        self,
        line: Any,
        place: tuple[int, int],
        family: str,
        user: int,
        before: tuple[float, float],
        after: tuple[float, float, int],
    ) -> None:
        self.now[(*place, family, user)] = after
        change = {"no": line["no"], "guild": place[0], "season": place[1], "family": family, "user": user}
        change |= {"table": line["table_id"], "mu": after[0], "sigma": after[1], "at": line["at"]}
        self.changes.append(change | {"mu_change": after[0] - before[0], "sigma_change": after[1] - before[1]})

    def _take_back(self, line: Any) -> None:
        by_key: dict[Key, list[dict[str, Any]]] = {}
        for change in self.changes:
            # over all servers it stays where the admin, in this seat, has played in the game
            if change["table"] == line["table_id"] and (change["guild"] or line["seat"] is None):
                key = (change["guild"], change["season"], change["family"], change["user"])
                by_key.setdefault(key, []).append(change)
        for (guild, season, family, user), changes in by_key.items():
            mu, sigma, games = self.now[guild, season, family, user]
            by, wide = 0.0, 0.0
            for change in changes:
                by, wide = by - change["mu_change"], wide - change["sigma_change"]
            after = (mu + by, min(SIGMA, sigma + max(0.0, wide)), games - len(changes))
            self._set(line, (guild, season), family, user, (mu, sigma), after)
            # what was taken back is the change itself, also where the rating cannot become that unsure
            self.changes[-1] |= {"mu_change": by, "sigma_change": wide}

    def _merge(self, guild: int, old: int, new: int) -> None:
        merged = self._merged.setdefault(guild, {})
        self._merged[guild] = {each: new if into == old else into for each, into in merged.items()} | {old: new}
        for change in self.changes:
            if change["guild"] == guild and change["user"] == old:
                change["user"] = new
        for place, season, family, user in [*self.now]:
            if place == guild and user == old:
                theirs = self.now.pop((guild, season, family, old))
                mine = self.now.get((guild, season, family, new), (MU, SIGMA, 0))
                best = theirs if theirs[2] > mine[2] or (guild, season, family, new) not in self.now else mine
                self.now[guild, season, family, new] = (best[0], best[1], theirs[2] + mine[2])


class Sums:
    """What a ledger's facts add up to: for each ladder and member, and for each ladder and pair of partners."""

    def __init__(self, ledger: Ledger) -> None:
        self.counts: dict[tuple[Ladder, int], dict[str, int]] = {}
        self.pairs: dict[tuple[int, ...], tuple[int, int]] = {}
        facts = (*ledger.played, *ledger.ended)
        ladders = {
            Ladder(guild, season, family)
            for fact in facts
            for guild, season in ((0, 0), (fact["guild"], 0), (fact["guild"], fact["season"]))
            for family in ("", fact["family"])
        }
        for ladder in ladders:
            played, ended = ledger.within(ledger.played, ladder), ledger.within(ledger.ended, ladder)
            for user in {fact["user"] for fact in (*played, *ended)}:
                mine = [fact for fact in ended if fact["user"] == user]
                self.counts[ladder, user] = _count([fact for fact in played if fact["user"] == user], mine)
            self.pairs |= {(*ladder, *pair): sums for pair, sums in _count_pairs(ended).items()}


def _count(played: list[Fact], ended: list[Fact]) -> dict[str, int]:
    """What a member has done; the games are in the order in which they ended."""
    run = best = 0
    for fact in ended:
        run = run + 1 if fact["won"] else 0
        best = max(best, run)
    counts = {name: sum(fact[name] for fact in played) for name in ADDED}
    counts |= {"games": len(ended), "games_won": sum(fact["won"] for fact in ended)}
    return counts | {"streak": run, "best_streak": best}


def _count_pairs(ended: list[Fact]) -> dict[tuple[int, int], tuple[int, int]]:
    """Games ended as partners, and won, by pair."""
    by_game: dict[int, list[Fact]] = defaultdict(list)
    for fact in ended:
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
