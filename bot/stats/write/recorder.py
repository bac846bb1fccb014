"""Writes finished hands and games, with the sums that they add to and everything else derived from them.

Everything here runs within the transaction that ends the hand or game.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, Final, final

from sqlalchemy import case, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats import seasons
from bot.stats.seasons import EVERYWHERE, Ladder
from bot.stats.write import journal, ratings
from bot.stats.write.journal import JournalKind
from bot.stats.write.rows import (
    Ending,
    PlayedGame,
    Row,
    ending_if_abandoned,
    ending_of,
    game_row,
    hand_row,
    leaver_row,
    place_of,
    player_game_rows,
    player_hand_rows,
    wallet_rows,
)
from bot.store import schema
from bot.store.schema import HAND_COUNTS
from bot.store.upsert import add_all, insert_all, insert_once, upsert
from bot.tables.game import Change, Correction, Decision, StoredTable
from bot.tables.hand_facts import Facts
from bot.tables.model import Closing, Status, Table
from engine import HandResult
from engine.phases.registry import Cutting, Dealing, Over
from engine.seats import Seat

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

    def add_game(self, ladders: Iterable[Ladder], rows: Sequence[Row], users: Collection[int] | None = None) -> None:
        """Add the rows of `player_games` of one line of the journal; games come in the order in which they ended.

        With `users` only they and their pairs are counted.
        """
        stayed = sorted((row for row in rows if not row["left"]), key=lambda row: row["user_id"])
        pairs = [
            (one, two)
            for one, two in combinations(stayed, 2)
            if one["side"] == two["side"] and (users is None or one["user_id"] in users or two["user_id"] in users)
        ]
        counted = [row for row in rows if users is None or row["user_id"] in users]
        for ladder in ladders:
            for row in counted:
                sums, won = self._of(ladder, row["user_id"]), int(row["won"])
                sums["games"] += 1
                sums["games_won"] += won
                sums["streak"] = sums["streak"] + 1 if won else 0
                sums["best_streak"] = max(sums["best_streak"], sums["streak"])
            for one, two in pairs:
                together = self.pairs.setdefault((ladder, one["user_id"], two["user_id"]), [0, 0])
                together[0] += 1
                together[1] += int(one["won"])

    def add_names(self, place: PlayedGame, rows: Iterable[Row], at: int) -> None:
        """Note the names of the members of these rows; the last one counts. It is not shown in other servers.

        A former member has no name.
        """
        for row in rows:
            user, name = row["user_id"], place.name(row["seat"])
            for guild in (place.guild, EVERYWHERE):
                if at >= self.names.get((guild, user), (at, ""))[0]:
                    self.names[guild, user] = (at, name if user > 0 else "")

    async def apply(self, connection: AsyncConnection, *, keep: Sequence[str] = ()) -> None:
        """Add everything to what is stored; where a member has a row already, one game at most for each.

        In the order of the keys, so that two transactions never deadlock.
        """
        rows = [
            {**_key(ladder), "user_id": user, "name": self.names.get((ladder.guild, user), (0, ""))[1], **sums}
            for (ladder, user), sums in sorted(self.members.items(), key=lambda item: item[0])
        ]
        streaks = {"streak": _STREAK, "best_streak": _BEST_STREAK}
        await add_all(connection, schema.standings, rows, add=COUNTS, keep=keep, then=streaks)
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


async def record_change(connection: AsyncConnection, before: StoredTable, change: Change) -> None:
    """Write what follows from a change of a table: a finished hand or game, a leaver, a corrected score."""
    after = change.after
    table, state, facts = after.table, after.state, after.facts
    if not table.counted:
        return
    if change.line is not None:
        hand = state.last if before.has_cards_out and isinstance(state, Cutting | Dealing | Over) else None
        if hand is not None and facts is not None:
            await record_hand(connection, table, hand, facts, change.line.at)
        if isinstance(state, Over) and facts is not None:
            await record_game(connection, table, ending_of(state, facts), JournalKind.GAME, change.line.at)
    else:
        if change.leaver is not None:
            await record_leaver(connection, before.table, change.leaver.seat, change.leaver.at)
        if table.status is Status.CLOSED and state is not None:
            kind = JournalKind.ABANDONED if table.closing is Closing.DESERTED else JournalKind.CLOSED
            await record_game(connection, table, ending_if_abandoned(state), kind, table.ended_at or 0)
    if change.correction is not None:
        await _record_correction(connection, table, change.correction)
    if change.decision is not None:
        await _record_decision(connection, table, change.decision)


async def record_hand(connection: AsyncConnection, table: Table, result: HandResult, facts: Facts, at: int) -> None:
    """Store a finished hand, and add it to the standings of its members. `at` is in milliseconds UTC.

    Called within the transaction that writes the line which ended the hand. A second call for the same hand changes
    nothing.
    """
    place = place_of(table, await load_merges(connection, table.guild))
    if not await insert_once(connection, schema.hands, hand_row(place, result, facts, at)):
        return
    rows = player_hand_rows(place, result, facts, at)
    await insert_all(connection, schema.player_hands, rows)
    await _add(connection, place, at, hands=rows)


async def record_game(connection: AsyncConnection, table: Table, ending: Ending, kind: JournalKind, at: int) -> None:
    """Store an ended game, in the journal too; add it to standings, partnerships, wallets and ratings.

    `kind` is GAME, CLOSED or ABANDONED. Otherwise as `record_hand`.
    """
    if await journal.has(connection, kind, table.id):
        return
    place = place_of(table, await load_merges(connection, table.guild))
    no = await journal.add(connection, kind, guild=table.guild, table=table.id, rated=table.rated, at=at)
    rows = await keep_game(connection, place, ending, kind, rated=table.rated, at=at, no=no)
    await _add(connection, place, at, game=rows)
    if table.rated and not ending.given_up:
        await ratings.rate_game(connection, place, ending, at=at, no=no)


async def record_leaver(connection: AsyncConnection, table: Table, seat: Seat, at: int) -> None:
    """Store that a member left a rated game and lost it. `table` is the table before that."""
    sitter = table.seats[seat]
    if sitter is None or sitter.user is None:
        return
    place = place_of(table, await load_merges(connection, table.guild))
    no = await journal.add(
        connection,
        JournalKind.LEFT,
        guild=table.guild,
        table=table.id,
        seat=seat,
        about=replace(sitter, name=""),
        rated=True,
        detail=str(table.version),
        at=at,
    )
    row = leaver_row(place, seat, sitter.user, await journal.leavers(connection, table.id, no), at, no)
    await insert_all(connection, schema.player_games, [row])
    await _add(connection, place, at, game=[row])
    await ratings.rate_leaver(connection, place, seat, at=at, no=no)


async def keep_game(
    connection: AsyncConnection, place: PlayedGame, ending: Ending, kind: JournalKind, *, rated: bool, at: int, no: int
) -> tuple[Row, ...]:
    """Write the rows of an ended game, except those of its hands; returns its rows of `player_games`."""
    ended = ending.how if kind is JournalKind.GAME else kind.value
    await insert_all(connection, schema.games, [game_row(place, ending, ended, rated=rated, at=at, no=no)])
    if ending.given_up:
        return ()
    gone = set(
        await connection.scalars(
            select(schema.player_games.c.user_id).where(schema.player_games.c.table_id == place.table)
        )
    )
    rows = player_game_rows(place, ending.winner, at, no)
    rows = tuple(row for row in rows if row["user_id"] not in gone)  # who left and came back has lost it already
    await insert_all(connection, schema.player_games, rows)
    for row in sorted(wallet_rows(place, ending.pots), key=lambda row: row["user_id"]):
        await upsert(connection, schema.wallets, row, add=("counters",))
    return rows


async def load_merges(connection: AsyncConnection, guild: int) -> dict[int, int]:
    """The accounts of a server that were merged, each with the account that its games count for."""
    merges = schema.merges.c
    query = select(merges.old_id, merges.new_id).where(merges.guild_id == guild)
    return {row.old_id: row.new_id for row in await connection.execute(query)}


async def _add(
    connection: AsyncConnection, place: PlayedGame, at: int, *, hands: Sequence[Row] = (), game: Sequence[Row] = ()
) -> None:
    """Add rows of a hand or of a game to standings and partnerships."""
    season = await seasons.season_at(connection, place.guild, at)
    added, counted = Counts(), seasons.ladders_of(place.guild, season, place.family.value)
    for row in hands:
        added.add_hand(counted, row)
    added.add_game(counted, game)
    added.add_names(place, (*hands, *game), at)
    await added.apply(connection)


async def _record_correction(connection: AsyncConnection, table: Table, correction: Correction) -> None:
    """A line of the journal, which everyone in the server may read."""
    detail = journal.score_detail(correction.before, correction.after, correction.reason)
    guild, by, at = table.guild, correction.by, correction.at
    await journal.add(connection, JournalKind.SCORE, guild=guild, table=table.id, by=by, detail=detail, at=at)


async def _record_decision(connection: AsyncConnection, table: Table, decision: Decision) -> None:
    """A line of the journal, as of a correction."""
    kind, about, by = JournalKind(decision.office.value), decision.about, decision.by
    guild, detail, at = table.guild, decision.detail, decision.at
    await journal.add(connection, kind, guild=guild, table=table.id, about=about, by=by, detail=detail, at=at)
