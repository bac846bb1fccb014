"""A second bookkeeper: every hand and game counted again from the logs, sharing no code with the one of record.

It knows the engine's public face (`apply`, `view`, `story`), the rows that nothing is derived into, and what
docs/statistics.md says of each number.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import select

from bot.store import schema
from bot.store.database import Database
from engine import Contract, HandResult, Rules, Word, actor, apply, load, load_rules, start, story, view
from engine.actions import Award, Correct, LayDown, Object, Replay, Revoke, Show, Steal, ThrowIn
from engine.codec import trump_text
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over
from tests.there import there

SOURCES = (
    schema.tables,
    schema.sittings,
    schema.log,
    schema.journal,
    schema.seasons,
    schema.merges,
    schema.members,
    schema.unlisted,
)
BESIDE = (LayDown, ThrowIn, Steal, Object, Revoke, Replay, Award, Correct)
NO_CARDS_OUT = (DrawForDeal, Cutting, Dealing, Over)
Row = dict[Any, Any]
Fact = dict[str, Any]


class Ladder(NamedTuple):
    guild: int
    season: int = 0
    family: str = ""


class Ledger:
    """`hands` and `games` are of tables, `played` of a member in a hand, `ended` of a member in a game."""

    def __init__(self, sources: Mapping[str, list[Row]]) -> None:
        self.sources = sources
        self.hands: list[Fact] = []
        self.games: list[Fact] = []
        self.played: list[Fact] = []
        self.ended: list[Fact] = []
        self.wallets: dict[tuple[int, int], int] = defaultdict(int)
        self.names: dict[int, dict[int, tuple[int, str]]] = defaultdict(dict)
        self.rules = {row["id"]: load_rules(row["rules"]) for row in sources["tables"]}
        self._sat: dict[int, list[Row]] = defaultdict(list)
        self._lines: dict[int, list[Row]] = defaultdict(list)
        self._over: dict[int, Any] = {}
        self.voids = {row["table_id"] for row in sources["journal"] if row["kind"] == "void"}
        for row in sorted(sources["sittings"], key=lambda row: row["since"]):
            self._sat[row["table_id"]].append(row)
        for row in sorted(sources["log"], key=lambda row: row["seq"]):
            self._lines[row["table_id"]].append(row)
        for row in sources["tables"]:
            if row["started_at"] is not None:
                self._table(row)
        self.journal = sorted(sources["journal"], key=lambda row: row["no"])
        for line in self.journal:
            self._line(line)

    @classmethod
    async def of(cls, database: Database) -> "Ledger":
        async with database.read() as connection:
            sources = {
                table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
                for table in SOURCES
            }
        return cls(sources)

    def season(self, guild: int, at: int) -> int:
        """The season a server was in; 0 for none."""
        return max(
            (
                row["number"]
                for row in self.sources["seasons"]
                if row["guild_id"] == guild and row["started_at"] <= at and not at >= (row["ended_at"] or at + 1)
            ),
            default=0,
        )

    def within(self, facts: list[Fact], ladder: Ladder) -> list[Fact]:
        """Those of a ladder; no season is over all servers."""
        return [
            fact
            for fact in facts
            if ladder.guild in (0, fact["guild"])
            and ladder.family in ("", fact["family"])
            and (not ladder.season or (ladder.guild != 0 and ladder.season == fact["season"]))
        ]

    def users_at(
        self, table: int, upto: int, merged: Mapping[int, int], gone: Mapping[int, int] | None = None
    ) -> dict[int, int]:
        """The members by seat after so many lines, as the accounts that their games count for; `gone` sit there too."""
        sitters: dict[int, Row] = {}
        for row in self._sat[table]:
            if row["seat"] < self.rules[table].seats and row["since"] < max(1, upto):
                sitters[row["seat"]] = row
        users = {seat: row["user_id"] for seat, row in sitters.items() if row["user_id"] is not None} | dict(gone or {})
        into = {seat: merged.get(user, user) for seat, user in users.items()}
        # two accounts of one person that sit beside each other are two
        return {seat: users[seat] if [*into.values()].count(mine) > 1 else mine for seat, mine in into.items()}

    def sat_before(self, table: int, upto: int) -> list[tuple[int, int | None]]:
        """Each seat with everyone who took it before so many lines were written, also those who went."""
        return [(row["seat"], row["user_id"]) for row in self._sat[table] if row["since"] < max(1, upto)]

    def name_at(self, table: int, seat: int, upto: int) -> str:
        return [row["name"] for row in self._sat[table] if row["seat"] == seat and row["since"] < max(1, upto)][-1]

    def merged(self, guild: int) -> dict[int, int]:
        return {row["old_id"]: row["new_id"] for row in self.sources["merges"] if row["guild_id"] == guild}

    def over(self, table: int) -> Any:
        """What everyone sees of a game that was played to its end."""
        return self._over[table]

    def _seen(self, guild: int, user: int, at: int, name: str) -> None:
        for place in (guild, 0):
            if at >= self.names[user].get(place, (at, ""))[0]:
                self.names[user][place] = (at, name if user > 0 else "")

    def _table(self, row: Row) -> None:
        table, guild = row["id"], row["guild_id"]
        rules, merged = self.rules[table], self.merged(guild)
        for line, result, words, spent in self._results(table, rules):
            if table in self.voids:
                continue
            about = {"table": table, "guild": guild, "family": family(rules), "at": line["at"]}
            about["season"] = self.season(guild, line["at"])
            fact = about | hand_fact(rules, result, words)
            self.hands.append(fact)
            if result.contract is None:
                continue
            users = self.users_at(table, line["seq"], merged)
            for seat in result.contract.seating.seats:
                if seat in users:
                    self.played.append(about | of_seat(fact, rules, result, seat, spent) | {"user": users[seat]})
                    self._seen(guild, users[seat], line["at"], self.name_at(table, seat, line["seq"]))

    def _results(self, table: int, rules: Rules) -> Iterator[tuple[Row, HandResult, list[tuple[str, Any]], Any]]:
        state, last = start(rules), None
        words: list[tuple[str, Any]] = []
        spent: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
        for line in self._lines[table]:
            action = load(line["line"])
            after = apply(state, action)
            if isinstance(state, NO_CARDS_OUT):
                words, spent, last = [], defaultdict(lambda: [0, 0, 0]), line["at"]
            words += [(event.word.value, event.seat) for event in story(state, action, after)]
            seat = actor(state)
            beside = isinstance(action, BESIDE) or (isinstance(action, Show) and action.seat is not None)
            if seat is not None and not beside:
                mine = spent[seat]
                mine[0] += 1
                mine[1] += line["user_id"] is None
                mine[2] += max(0, line["at"] - (last or line["at"]))
            last = line["at"]
            if isinstance(after, Over):
                self._over[table] = view(after, None)
            if isinstance(after, NO_CARDS_OUT) and not isinstance(state, NO_CARDS_OUT):
                result = view(after, None).last
                if result is not None:
                    yield line, result, words, spent
            state = after

    def _line(self, line: Row) -> None:
        table, kind = line["table_id"], line["kind"]
        if kind not in ("game", "closed", "abandoned", "left") or table in self.voids or table not in self.rules:
            return
        rules, guild, merged = self.rules[table], line["guild_id"], self.merged(line["guild_id"])
        about = {"table": table, "guild": guild, "family": family(rules), "at": line["at"], "no": line["no"]}
        about["season"] = self.season(guild, line["at"])
        preset = next(row["preset"] for row in self.sources["tables"] if row["id"] == table)
        if kind == "left":
            upto = int(line["detail"])
            before = [each for each in self.journal if each["kind"] == "left" and each["no"] < line["no"]]
            gone = {each["seat"]: each["user_id"] for each in before if each["table_id"] == table}
            user = self.users_at(table, upto, merged, gone | {line["seat"]: line["user_id"]})[line["seat"]]
            side = line["seat"] % rules.sides
            lost = {"user": user, "side": side, "won": False, "drawn": False, "left": True}
            self.ended.append(about | lost)
            self._seen(guild, user, line["at"], self.name_at(table, line["seat"], upto))
            return
        whole = kind == "game"
        self.games.append(about | {"preset": preset, "whole": whole})
        if not whole:
            return
        seen, everything = self._over[table], len(self._lines[table]) + 1
        self.games[-1]["hands"] = seen.last.number
        leavers = [fact for fact in self.ended if fact["table"] == table]
        for seat, user in sorted(self.users_at(table, everything, merged).items()):
            side = seat % rules.sides
            if rules.pool or rules.betting.value != "never":
                self.wallets[guild, user] += seen.pots[side]
            if user in [fact["user"] for fact in leavers]:
                continue
            won = side == seen.winner
            fact = {"user": user, "side": side, "won": won, "drawn": seen.winner is None, "left": False}
            self.ended.append(about | fact)
            self._seen(guild, user, line["at"], self.name_at(table, seat, everything))


# --- a hand, and what it counts for each seat

SET = {"euchred", "lone_defence", "bid_set", "moon_set"}
ALL_TRICKS = {"march", "lone_march", "moon_made"}
ALONE_AND_ALL = {"lone_march", "moon_made"}


def family(rules: Rules) -> str:
    """Which games can be compared."""
    if rules.partnership.value != "fixed":
        return "called" if rules.partnership.value == "called" else "alone"
    if rules.bidding.value == "auction":
        return "auction"
    return {4: "partners"}.get(rules.seats, "six")


def hand_fact(rules: Rules, result: HandResult, words: list[tuple[str, Any]]) -> Fact:
    """What a hand was; `gains` are points by side, more of which is better."""
    contract, told = result.contract, [word for word, _ in words]
    fact: Fact = {"number": result.number, "points": result.points, "outcome": result.outcome.value, "words": words}
    fact |= {"gains": [-each if rules.scoring.value == "count_down" else each for each in result.points]}
    if contract is None:
        return fact | {"trump": None, "called": False, "alone": False, "defended": False}
    _check_outcome(rules, contract, result)
    relation = next((word for word in told if word in (Word.NEXT.value, Word.CROSSING.value)), None)
    fact |= {"trump": trump_text(contract.trump), "round": contract.round, "relation": relation}
    fact |= {"alone": contract.alone, "defended": contract.lone_defender is not None, "called": not contract.makerless}
    return fact | {"position": (contract.maker - result.dealer) % rules.seats}


def of_seat(hand: Fact, rules: Rules, result: HandResult, seat: int, spent: Mapping[int, list[int]]) -> Fact:
    """What a hand counts for the member in a seat."""
    contract = there(result.contract)
    seats, gains = contract.seating.seats, hand["gains"]
    makers = set() if contract.makerless else {contract.maker, *contract.seating.companions[contract.maker]}
    if makers and result.partner is not None:
        makers.add(result.partner)
    gain = {each: gains[each % rules.sides] for each in seats}
    winners = {each for each in seats if gain[each] > 0}
    if not winners and len({*gain.values()}) > 1:
        winners = {each for each in seats if gain[each] == max(gain.values())}
    winners = winners & makers or winners
    euchred, marched = hand["outcome"] in SET, hand["outcome"] in ALL_TRICKS
    called = seat == contract.maker and not contract.makerless
    lone = contract.alone and seat == (contract.maker if contract.loner is None else contract.loner)
    lone_defender = seat == contract.lone_defender
    mates = {seat, *contract.seating.companions[seat], *(makers if seat in makers else ())}
    foes = {each % rules.sides for each in seats if each not in mates} - {seat % rules.sides}
    return {
        "number": result.number,
        "seat": seat,
        "position": (seat - result.dealer) % rules.seats,
        "trump": hand["trump"] if called else None,
        "round": hand["round"] if called else None,
        "relation": hand["relation"] if called else None,
        "words": [word for word, whose in hand["words"] if whose == seat],
        "hands": 1,
        "hands_won": int(seat in winners),
        "points": gains[seat % rules.sides],
        "against": max((gains[side] for side in foes), default=0),
        "tricks": result.tricks[seat],
        "calls": int(called),
        "calls_made": int(called and not euchred),
        "euchres_made": int(euchred and seat not in makers),
        "euchres_suffered": int(euchred and seat in makers),
        "marches": int(marched and seat in makers),
        "loners_tried": int(lone),
        "loners_made": int(lone and hand["outcome"] in ALONE_AND_ALL),
        "defences_tried": int(lone_defender),
        "defences_made": int(lone_defender and euchred),
        "decisions": spent[seat][0],
        "by_computer": spent[seat][1],
        "think_ms": spent[seat][2],
    }


def _check_outcome(rules: Rules, contract: Contract, result: HandResult) -> None:
    """By the usual score table the tricks say how a hand ended; a ruling or a revoke may have ended it otherwise."""
    if (
        rules.scoring.value != "euchre"
        or contract.blind
        or result.outcome.value in ("revoked", "falsely_called", "awarded")
    ):
        return
    if result.claimed is None:
        taken = [trick.winner for trick in result.played]
        assert result.tricks == tuple(taken.count(seat) for seat in range(rules.seats))
    makers = sum(result.tricks[seat] for seat in (contract.maker, *contract.seating.companions[contract.maker]))
    everything = sum(result.tricks)
    assert (result.outcome.value in SET) == (makers * 2 <= everything)
    assert (result.outcome.value in ALL_TRICKS) == (makers == everything)
