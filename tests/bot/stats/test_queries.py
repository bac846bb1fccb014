"""Each number of the statistics against plain Python over the same rows, on both databases."""

from collections import Counter
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
from bot.panels.stats.member import profile_blocks
from bot.stats.rating import KNOWN, points
from bot.stats.read.member import BLOCK, PartOfHands, Profile, load_profile, load_trend
from bot.stats.read.partners import MIN_TOGETHER, load_partners, load_versus
from bot.stats.read.server import RULES, CallCounts, load_community
from bot.stats.seasons import Ladder
from bot.stats.write.rows import EUCHRED, MARCH
from bot.store.database import Database
from engine import Outcome
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD
from tests.bot.played_server import Server
from tests.bot.stats_rows import WEEK_MS, Invented, Row, invent, ladders
from tests.suite import both_databases, rest

pytestmark = both_databases


LADDERS = ladders()
USERS = (101, 102, 105)


def own(made: Invented, ladder: Ladder, user: int) -> list[tuple[Row, Row]]:
    """A member's hands in a ladder, each with the hand itself."""
    of = {(hand["table_id"], hand["number"]): hand for hand in made.hands}
    mine = [(row, of[row["table_id"], row["number"]]) for row in made.player_hands if row["user_id"] == user]
    return [(row, hand) for row, hand in mine if made.within(ladder, row, hand["family"])]


def part(rows: list[Row]) -> PartOfHands:
    sums = {name: sum(row[name] for row in rows) for name in ("points", "against", "calls", "calls_made")}
    return PartOfHands(hands=len(rows), won=sum(row["hands_won"] for row in rows), **sums)


def by(hands: list[tuple[Row, Row]], column: str) -> dict[Any, PartOfHands]:
    """The hands the member made trump in, by a column of the hand."""
    called = [(row, hand) for row, hand in hands if row["calls"] and hand[column] is not None]
    return {key: part([row for row, hand in called if hand[column] == key]) for key in {h[column] for _, h in called}}


@rest
@pytest.mark.parametrize("seed", range(2))
async def test_a_profile_is_what_the_rows_say(database: Database, seed: int) -> None:
    made = await invent(seed).keep(database)
    seen = 0
    for ladder in LADDERS:
        for user in USERS:
            profile = await load_profile(database, ladder, user)
            hands = own(made, ladder, user)
            games = [g for g in made.player_games if g["user_id"] == user]
            games = [g for g in games if made.within(ladder, g, g["family"])]
            assert profile.counts.hands == len(hands)
            assert profile.counts.games == len(games)
            assert profile.counts.games_won == sum(g["won"] for g in games)
            assert profile.left == sum(g["left"] for g in games)
            assert profile.played == bool(hands or games)
            if not profile.played:
                continue
            seen += 1
            assert profile.name == f"Member {user}"
            assert profile.positions == {
                place: part([row for row, _ in hands if row["position"] == place])
                for place in {row["position"] for row, _ in hands}
            }
            for found, column in ((profile.suits, "trump"), (profile.rounds, "round"), (profile.relations, "relation")):
                assert found == by(hands, column)
            words = Counter(
                word.partition(":")[0]
                for row, hand in hands
                for word in hand["words"].split(",")
                if word.endswith(f":{row['seat']}")
            )
            del words["alone"]
            assert profile.words == words
            check_luck(profile.luck, hands)
    assert seen > 40


def check_luck(luck: Any, hands: list[tuple[Row, Row]]) -> None:
    pars = [
        ((1 if row["seat"] % 2 == 0 else -1) * hand["par"], row["points"] - row["against"])
        for row, hand in hands
        if hand["par"] is not None
    ]
    assert luck.hands == len(pars)
    if pars:
        assert luck.luck == pytest.approx(fmean(par for par, _ in pars))
        assert luck.skill == pytest.approx(fmean(net - par for par, net in pars))
    if len(pars) > 1:
        spread = stdev(net - par for par, net in pars)
        assert luck.margin == pytest.approx(1.96 * spread / sqrt(len(pars)))


@rest
async def test_a_profile_has_the_totals_of_all_members(database: Database) -> None:
    made = await invent(3).keep(database)
    for ladder in LADDERS:
        everyone = (await load_profile(database, ladder, 101)).all
        rows = [row for row in made.player_hands if made.within(ladder, row, made.hand_of(row)["family"])]
        games = [g for g in made.player_games if made.within(ladder, g, g["family"])]
        assert everyone.hands == len(rows)
        assert everyone.points == sum(row["points"] for row in rows)
        assert everyone.think_ms == sum(row["think_ms"] for row in rows)
        assert everyone.games_won == sum(game["won"] for game in games)
        assert everyone.members == len({row["user_id"] for row in (*rows, *games)})
        assert everyone.points_per_hand == (everyone.points / everyone.hands if rows else None)


async def test_partners_are_whole_and_in_order(database: Database) -> None:
    made = await invent(4, games=60).keep(database)
    for ladder in LADDERS:
        here = Ladder(ladder.guild, ladder.season, ladder.family)
        for user in USERS:
            games: Counter[int] = Counter()
            won: Counter[int] = Counter()
            for mine in made.player_games:
                for other in made.player_games:
                    same = mine["table_id"] == other["table_id"] and mine["side"] == other["side"]
                    whole = not (mine["left"] or other["left"])
                    theirs = mine["user_id"] == user != other["user_id"] and made.within(here, mine, mine["family"])
                    if theirs and same and whole:
                        games[other["user_id"]] += 1
                        won[other["user_id"]] += mine["won"]
            first = await load_partners(database, here, user, size=2)
            rows = list(first.rows)
            for page in range(1, first.pages):
                more = await load_partners(database, here, user, page, size=2)
                rows += more.rows
            assert {row.user: (row.games, row.games_won) for row in rows} == {u: (games[u], won[u]) for u in games}
            assert [row.games for row in rows] == sorted(games.values(), reverse=True)
            assert {row.name for row in rows} == {"" if u < 0 else f"Member {u}" for u in games}
            rates = [won[u] / games[u] for u in games if games[u] >= MIN_TOGETHER]
            if len(set(rates)) > 1:
                assert first.best is not None and first.worst is not None  # noqa: PT018
                assert (first.best.win_rate, first.worst.win_rate) == (max(rates), min(rates))
            else:
                assert first.best is first.worst is None


async def test_two_members_compared(database: Database) -> None:
    made = await invent(5, games=80).keep(database)
    for ladder in LADDERS:
        versus = await load_versus(database, ladder, 101, 102)
        whole = [g for g in made.player_games if not g["left"] and made.within(ladder, g, g["family"])]
        ones = {g["table_id"]: g for g in whole if g["user_id"] == 101}
        twos = {g["table_id"]: g for g in whole if g["user_id"] == 102}
        for found, together in ((versus.opponents, False), (versus.partners, True)):
            both = [t for t in ones.keys() & twos.keys() if (ones[t]["side"] == twos[t]["side"]) is together]
            assert found.games == len(both)
            assert found.one_won == sum(ones[table]["won"] for table in both)
            assert found.two_won == sum(twos[table]["won"] for table in both)
            hands = {(r["table_id"], r["number"], r["user_id"]): r for r in made.player_hands if r["table_id"] in both}
            first = [row for (*_, user), row in hands.items() if user == 101]
            second = [row for (*_, user), row in hands.items() if user == 102]
            assert found.hands == len(first)
            assert found.one_points == sum(row["points"] for row in first)
            assert found.two_points == sum(row["against"] for row in first) if together else True
            assert found.two_points == sum(row["points"] for row in second) if not together else True
        assert versus.last_at == max((ones[t]["at"] for t in ones.keys() & twos.keys()), default=None)


async def test_a_trend_goes_from_the_oldest_on(database: Database) -> None:
    made = await invent(6, games=80).keep(database)
    blocks = 0
    for ladder in LADDERS:
        trend = await load_trend(database, ladder, 101)
        games = [g for g in made.player_games if g["user_id"] == 101]
        games = sorted((g for g in games if made.within(ladder, g, g["family"])), key=lambda g: g["no"])
        whole = [games[first : first + BLOCK] for first in range(0, len(games), BLOCK)]
        assert trend.blocks == tuple(sum(g["won"] for g in each) / BLOCK for each in whole if len(each) == BLOCK)
        blocks = max(blocks, len(trend.blocks))
        weeks: dict[int, list[Row]] = {}
        for row, _ in sorted(own(made, ladder, 101), key=lambda each: each[0]["at"]):
            weeks.setdefault((row["at"] - 4 * 24 * 3_600_000) // WEEK_MS, []).append(row)
        assert trend.weeks == tuple(
            tuple(sum(row[name] for row in rows) / len(rows) for name in ("points", "against"))
            for rows in weeks.values()
        )
        changes = [c for c in made.rating_changes if c["user_id"] == 101 and c["guild_id"] == ladder.guild]
        changes = [c for c in changes if c["season"] == ladder.season and ladder.family in ("", c["family"])]
        changes = [c for c in changes if c["sigma"] <= KNOWN]
        for family, rated in trend.ratings.items():
            mine = sorted((c for c in changes if c["family"] == family), key=lambda c: c["no"])
            assert [*rated] == [points(c["mu"]) for c in mine]
        assert trend.ratings.keys() == {change["family"] for change in changes}
    assert blocks > 3


@rest
async def test_a_server_is_what_the_rows_say(database: Database) -> None:
    made = await invent(7, games=60).keep(database)
    euchred, marched = ({outcome.value for outcome in each} for each in (EUCHRED, MARCH))

    def calls(hands: list[Row]) -> CallCounts:
        return CallCounts(
            len(hands),
            sum(hand["outcome"] in euchred for hand in hands),
            sum(hand["outcome"] in marched for hand in hands),
        )

    for ladder in (each for each in LADDERS if each.guild):
        found = await load_community(database, ladder)
        hands = [hand for hand in made.hands if made.within(ladder, hand, hand["family"])]
        games = [game for game in made.games if made.within(ladder, game, game["family"])]
        ended = [game for game in games if game["winner"] is not None]
        assert (found.games, found.given_up) == (len(ended), len(games) - len(ended))
        assert found.game_hands == sum(game["hands"] for game in ended)
        assert found.hands == len(hands)
        called = [h for h in hands if h["outcome"] not in (Outcome.THROWN_IN, Outcome.NO_MAKER)]
        assert found.thrown_in == sum(hand["outcome"] == Outcome.THROWN_IN for hand in hands)
        assert found.calls == calls(called)
        assert found.alone == calls([hand for hand in called if hand["alone"]])
        assert found.defended_alone == calls([hand for hand in called if hand["lone_defender"] is not None])
        for shown, key in (
            (found.seats, lambda hand: (hand["maker"] - hand["dealer"]) % 4),
            (found.suits, lambda hand: hand["trump"]),
            (found.rounds, lambda hand: hand["round"]),
            (found.relations, lambda hand: hand["relation"]),
        ):
            keys = {key(hand) for hand in called} - {None}
            assert shown == {each: calls([hand for hand in called if key(hand) == each]) for each in keys}
        hours = Counter((hand["at"] // 3_600_000 - 4 * 24) % 168 for hand in hands)
        assert found.busiest == (min(hours, key=lambda hour: (-hours[hour], hour)) if hours else None)
        used = Counter(game["preset"] for game in games)
        assert list(found.rules) == sorted(used.items(), key=lambda each: (-each[1], each[0]))[:RULES]


async def test_a_season_that_there_is_not_counts_nothing(database: Database) -> None:
    await invent(8).keep(database)
    ladder = Ladder(7, 9)
    assert not (await load_profile(database, ladder, 101)).played
    assert (await load_community(database, ladder)).hands == 0
    assert (await load_trend(database, ladder, 101)).weeks == ()
    assert (await load_versus(database, ladder, 101, 102)).last_at is None


async def test_only_the_latest_hands_and_games_are_looked_at_one_by_one(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await invent(9, games=60).keep(database)
    for module in ("member", "server"):
        monkeypatch.setattr(f"bot.stats.read.{module}.LATEST_HANDS", 10)
    monkeypatch.setattr("bot.stats.read.member.LATEST_GAMES", 12)
    ladder = Ladder(7)
    profile = await load_profile(database, ladder, 101)
    hands = sorted(own(made, ladder, 101), key=lambda each: each[0]["at"])
    assert profile.counts.hands == len(hands) > 10
    assert sum(part.hands for part in profile.positions.values()) == 10
    assert profile.suits == by(hands[-10:], "trump")
    trend = await load_trend(database, ladder, 101)
    assert len(trend.blocks) == 1
    weeks = {(row["at"] - 4 * 24 * 3_600_000) // WEEK_MS for row, _ in hands[-10:]}
    assert len(trend.weeks) == len(weeks)
    assert (await load_community(database, ladder)).hands == 10


async def card(server: Server, user: int) -> tuple[Profile, str]:
    profile = await load_profile(server.database, Ladder(GUILD), user)
    blocks = profile_blocks(profile, "Ann", "all games", Reader(text_only=True), None)
    return profile, "\n".join(each.markdown for each in blocks if isinstance(each, Text))


async def test_a_rated_game_that_was_left_is_not_finished(server: Server) -> None:
    await server.game(ANN, BEN, CLEO, DAN)
    assert "Games finished: 100%" in (await card(server, ANN.user))[1]
    now = await server.at_play(ANN, BEN, CLEO, DAN)
    assert now.table.rated
    await server.over(await server.leave(ANN, now))
    unrated = await server.at_play(ANN, BEN)
    assert not unrated.table.rated
    await server.over(await server.leave(ANN, unrated))
    profile, said = await card(server, ANN.user)
    assert (profile.counts.games, profile.left, profile.finished) == (2, 1, 0.5)
    assert "Games finished: 50%" in said
    profile, said = await card(server, BEN.user)
    assert profile.left == 0
    assert "Games finished: 100%" in said
