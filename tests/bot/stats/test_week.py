"""What stood out in a week: only finished games of these channels and days, and nobody who keeps off leaderboards."""

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import insert, select

from bot.members.preferences import Preferences
from bot.stats.read.week import Best, HandOfWeek, Pair, Week, load_week
from bot.store import schema
from bot.store.database import Database
from bot.store.schema import HAND_COUNTS
from engine import Rules, dump_rules
from tests.bot.people import ANN, BEN, CHANNEL, CLEO, DAN, EVE, GUILD, MEMBERS, MOD
from tests.bot.played_server import Server, server
from tests.bot.stats_rows import standing
from tests.suite import both_databases
from tests.there import there

__all__ = ["server"]

NAMES = {member.user: member.name for member in (*MEMBERS, EVE)}
WEEK = (10_000, 20_000)
PRIVATE = CHANNEL + 1
USUAL = Rules()
LINEUP = (ANN, CLEO, BEN, DAN)
"""By seat: Ann and Ben play together."""


class Games:
    """Rows of games as play leaves them; each ends a moment after the one before."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.at = WEEK[0]
        self.number = 0

    async def names(self) -> None:
        rows = [standing(GUILD, user, name, games=1) for user, name in NAMES.items()]
        await self.write(schema.standings, rows)

    async def write(self, table: Any, rows: Sequence[dict[str, Any]]) -> None:
        await self.database.write(lambda connection: connection.execute(insert(table), rows))

    async def add(
        self,
        winner: int | None,
        hands: Sequence[tuple[int, int]] = (),
        *,
        par: float | None = None,
        scores: str | None = None,
        channel: int = CHANNEL,
        guild: int = GUILD,
        at: int | None = None,
        ended: str = "played",
        rules: Rules = USUAL,
        left: int | None = None,
    ) -> int:
        """A game of Ann and Ben (side 0) against Cleo and Dan; `hands` are the points of both sides."""
        self.number += 1
        self.at += 1
        at = self.at if at is None else at
        base = {"table_id": self.number, "guild_id": guild}
        table = {"id": self.number, "guild_id": guild, "channel_id": channel, "host_id": 1, "preset": "x"}
        table |= {"rules": dump_rules(rules), "clock_ms": 1, "language": "en", "status": "over", "secret": b""}
        await self.write(schema.tables, [table | {"version": 0, "created_at": 0}])
        scores = scores or f"{sum(one for one, _ in hands)},{sum(two for _, two in hands)}"
        game = {**base, "family": "partners", "preset": "x", "ended": ended, "winner": winner, "scores": scores}
        game |= {"hands": len(hands), "skunk": False, "rated": True, "started_at": 0, "at": at, "no": self.number}
        await self.write(schema.games, [game])
        for seat, member in enumerate(LINEUP):
            row = {**base, "user_id": member.user, "seat": seat, "side": seat % 2, "family": "partners"}
            row |= {"won": seat % 2 == winner, "left": member.user == left, "counted": True, "at": at}
            await self.write(schema.player_games, [row | {"no": self.number}])
        for number, points in enumerate(hands, start=1):
            row = {**base, "number": number, "family": "partners", "dealer": number % 4, "alone": False, "words": ""}
            row |= {"outcome": "made", "tricks": "", "points": f"{points[0]},{points[1]}", "decisions": "", "at": at}
            row |= {"by_computer": "", "think_ms": "", "par": par, "par_tried": True}
            await self.write(schema.hands, [row])
            for seat, member in enumerate(LINEUP):
                of = {**base, "number": number, "seat": seat, "user_id": member.user, "position": 0, "role": "maker"}
                await self.write(schema.player_hands, [of | dict.fromkeys(HAND_COUNTS, 1) | {"at": at}])
        return self.number

    async def week(self, *channels: int, guild: int = GUILD) -> Week | None:
        return await load_week(self.database, guild, WEEK, channels or (CHANNEL,))

    async def there(self, *channels: int) -> Week:
        return there(await self.week(*channels))


@pytest.fixture
async def games(database: Database) -> Games:
    made = Games(database)
    await made.names()
    return made


@both_databases
async def test_pairs_streaks_luck_and_the_hand(games: Games) -> None:
    for winner in (0, 0, 0, 1, 1, 0):
        await games.add(winner, [(2, 0), (0, 1), (1, 0), (1, 0)], par=0.5)
    swing = await games.add(1, [(4, 0), (4, 0), (1, 0), (0, 4), (0, 4), (0, 2)])
    week = await games.there()
    assert week.games == 7
    assert week.pairs == (
        Pair(users=(ANN.user, BEN.user), games=7, won=4), Pair(users=(CLEO.user, DAN.user), games=7, won=3)
    )  # fmt: skip
    assert week.streak == Best(users=(ANN.user, BEN.user), value=3)
    assert week.luckiest == Best(users=(ANN.user, BEN.user), value=0.5)
    assert week.unluckiest == Best(users=(CLEO.user, DAN.user), value=-0.5)
    assert (week.hand.table, week.hand.number, week.hand.users) == (swing, 6, (CLEO.user, DAN.user))
    assert week.hand.after == 1, "9 to 8, and two points end it"
    assert 0.2 < week.hand.before < 0.6
    assert dict(week.names) == {user: NAMES[user] for user in (ANN.user, BEN.user, CLEO.user, DAN.user)}


async def test_what_is_too_little_is_not_named(games: Games) -> None:
    for winner in (0, 0, 1, 0):
        await games.add(winner, [(1, 0)] * 4, par=1.0)  # 16 hands
    week = await games.there()
    assert (week.pairs, week.streak, week.luckiest, week.unluckiest) == ((), None, None, None)


async def test_only_finished_games_of_these_channels_and_days(games: Games) -> None:
    assert await games.week() is None
    await games.add(0, channel=PRIVATE)
    await games.add(0, at=WEEK[0] - 1)
    await games.add(0, at=WEEK[1])
    await games.add(None, ended="closed")
    await games.add(None, ended="abandoned")
    await games.add(0, guild=GUILD + 1)
    assert await games.week() is None, "a week without a game"
    await games.add(None, ended="drawn")
    await games.add(0, at=WEEK[0])
    await games.add(0, at=WEEK[1] - 1)
    assert (await games.there()).games == 3
    assert (await games.there(CHANNEL, PRIVATE)).games == 4


async def test_games_in_archived_threads_of_contests_count_where_the_contest_is_seen(games: Games) -> None:
    """No list of channels has such a thread, so that its replay could not be opened either."""
    contest = {"plan": "{}", "lot": b"", "created_by": 1, "created_at": 0, "number": 1, "stage": "over", "name": "Cup"}
    for number, channel in ((1, CHANNEL), (2, PRIVATE)):
        row = {**contest, "id": number, "guild_id": GUILD, "channel_id": channel, "revision": 0}
        await games.write(schema.contests, [row])
        for place in range(5):
            table = await games.add(0, [(4, 0), (4, 0), (2, 0)], channel=900 + number)
            await games.write(
                schema.contest_tables, [{"table_id": table, "contest_id": number, "round": 1, "place": place}]
            )
    week = await games.there()
    assert (week.games, week.streak, week.hand) == (5, Best(users=(ANN.user, BEN.user), value=5), None)
    assert [pair.games for pair in week.pairs] == [5, 5]
    assert (await games.there(CHANNEL, PRIVATE)).games == 10
    assert (await games.there(901)).hand is not None


async def hide(games: Games, user: int) -> None:
    await Server(games.database).members.set(user, Preferences(hidden=True))


async def unlist(games: Games, user: int) -> None:
    await games.write(schema.unlisted, [{"guild_id": GUILD, "user_id": user}])


@pytest.mark.parametrize("leave", [hide, unlist])
async def test_who_keeps_off_leaderboards_is_nowhere(games: Games, leave: Any) -> None:
    for _ in range(6):
        await games.add(0, [(2, 0), (4, 0), (0, 2), (4, 0)], par=1.0)
    assert ANN.user in (await games.there()).names
    await leave(games, ANN.user)
    week = await games.there()
    assert week.games == 6
    assert [pair.users for pair in week.pairs] == [(CLEO.user, DAN.user)]
    assert week.streak == Best(users=(BEN.user,), value=6)
    assert week.luckiest == Best(users=(BEN.user,), value=1.0)
    assert ANN.user not in week.names
    assert ANN.user not in week.hand.users


async def test_a_former_member_is_nobody(games: Games) -> None:
    for _ in range(6):
        await games.add(0, [(2, 0)] * 5, par=1.0)
    for table in (schema.player_games, schema.player_hands):
        change = table.update().where(table.c.user_id == ANN.user).values(user_id=-5)
        await games.database.write(lambda connection, change=change: connection.execute(change))
    week = await games.there()
    named = {user for each in (week.streak, week.luckiest, week.hand) if each is not None for user in each.users}
    assert min(named | {user for pair in week.pairs for user in pair.users}) > 0


async def test_a_pair_of_which_one_left_is_not_together(games: Games) -> None:
    for _ in range(5):
        await games.add(1, left=ANN.user)
    assert [pair.users for pair in (await games.there()).pairs] == [(CLEO.user, DAN.user)]


async def test_no_hand_where_no_chance_was_measured_or_a_ruling_changed_the_score(games: Games) -> None:
    await games.add(0, [(4, 0), (4, 0), (2, 0)], scores="10,3")
    await games.add(0, [(4, 0), (4, 0)], rules=Rules(fixed_hands=2))
    assert (await games.there()).hand is None
    known = await games.add(0, [(0, 0), (1, 0)])
    hand = (await games.there()).hand
    assert isinstance(hand, HandOfWeek)
    assert (hand.table, hand.number, hand.before < hand.after) == (known, 2, True)


async def test_played_voided_and_merged(server: Server) -> None:
    """By games that were played."""
    tables = [await server.game(ANN, BEN, CLEO, DAN) for _ in range(3)]
    span = (0, server.clock.now() + 1)

    async def week() -> Week | None:
        return await load_week(server.database, GUILD, span, [CHANNEL])

    found = there(await week())
    assert found.games == 3
    games = schema.games.c
    async with server.database.read() as connection:
        query = select(games.winner).where(games.table_id == found.hand.table)
        assert await connection.scalar(query) is not None
    assert 0 <= found.hand.before < found.hand.after <= 1
    await server.game(ANN, BEN, CLEO, DAN)
    await server.game(ANN, BEN, CLEO, DAN)
    await server.game(EVE, BEN, CLEO, DAN)
    span = (0, server.clock.now() + 1)
    found = there(await week())
    assert {pair.games for pair in found.pairs} >= {5, 6}
    await server.repairs.merge(GUILD, MOD, EVE, ANN)
    found = there(await week())
    assert [pair.games for pair in found.pairs] == [6, 6], "Eve's game is Ann's"
    await server.repairs.void(GUILD, MOD, tables[0])
    found = there(await week())
    assert found.games == 5
    assert [pair.games for pair in found.pairs] == [5, 5]
