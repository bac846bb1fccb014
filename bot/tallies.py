"""What a finished hand and a finished game count for those who sat: pure rows, and their way into the database.

A hand counts for the members who sit when it ends, also for one who is away and has a computer play: the seat is his.
Computers do not count, nor does a hand for who sat it out because fours rotate. A hand thrown in is kept, but counts
for no one. What can be counted for one member alone, the loners, counts for who played alone; else for all partners.
Where scores count down, a point less is a point won.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias, final

from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import counts, journal, ladders, ratings
from bot.counts import Counts
from bot.facts import Facts
from bot.journal import Kind
from bot.store import schema
from bot.store.upsert import insert_all, insert_once, upsert
from bot.tables.model import Sitter, Table
from engine import Contract, HandResult, Outcome, Rules, Seat, Side, State, load_rules, view
from engine.codec import trump_text
from engine.families import Family, family_of
from engine.options import Betting, Scoring
from engine.phases import Over
from engine.words import Word

FIRST_COUNTERS: Final = 100
"""What everyone's wallet holds at first. It is shown, not stored, and a wallet may go below zero (RULES.md H3)."""
EUCHRED: Final = (Outcome.EUCHRED, Outcome.LONE_DEFENCE, Outcome.BID_SET, Outcome.MOON_SET)
"""The makers fell short."""
_LONE: Final = (Outcome.LONE_MARCH, Outcome.MOON_MADE)
MARCH: Final = (Outcome.MARCH, Outcome.LONE_MARCH, Outcome.MOON_MADE)
"""The makers took every trick."""
_RELATIONS: Final = (Word.NEXT.value, Word.CROSSING.value)

Row: TypeAlias = Mapping[str, Any]


@final
@dataclass(frozen=True, slots=True)
class Place:
    """A table as far as its statistics go. `merged` are accounts whose games count for another account."""

    table: int
    guild: int
    rules: Rules
    preset: str
    started_at: int
    seats: tuple[Sitter | None, ...]
    merged: Mapping[int, int]

    @property
    def family(self) -> Family:
        """The family of the table's game."""
        return family_of(self.rules)

    @property
    def members(self) -> tuple[tuple[Seat, int], ...]:
        """The seats of members, each with the account that the member's games count for."""
        return tuple(
            (seat, self.account(sitter.user))
            for seat, sitter in enumerate(self.seats)
            if sitter is not None and sitter.user is not None
        )

    def account(self, user: int) -> int:
        """The account that a member's games count for; accounts that sit here beside each other count for themselves.

        Nobody has two seats in a game, also where two accounts were merged and then play against each other.
        """
        mine = self.merged.get(user, user)
        others = [sitter.user for sitter in self.seats if sitter is not None and sitter.user not in (None, user)]
        return user if self.merged and mine in [self.merged.get(other, other) for other in others] else mine

    def with_member(self, seat: Seat, user: int) -> "Place":
        """The same with a member in a seat, of whom no more is known."""
        return replace(self, seats=(*self.seats[:seat], Sitter(user=user, name=""), *self.seats[seat + 1 :]))

    def name(self, seat: Seat) -> str:
        """The name of who sits in a seat, as displayed; empty for a member of whom nothing is known any more."""
        sitter = self.seats[seat]
        return "" if sitter is None else sitter.name


@final
@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended. `winner` is `None` for one given up; `pots` are counters won by side, or lost below zero."""

    winner: Side | None
    scores: tuple[int, ...]
    hands: int
    pots: tuple[int, ...] = ()
    skunk: bool = False
    conceded: bool = False


def place_of(table: Table, merged: Mapping[int, int]) -> Place:
    """The place that a table is."""
    return Place(table.id, table.guild, table.rules, table.preset, table.started_at or 0, table.seats, merged)


def ending_of(over: Over, facts: Facts) -> Ending:
    """How a game ended that was played to its end; `facts` are those of its last hand."""
    said = {word.partition(":")[0] for word in facts.words}
    return Ending(
        winner=over.winner,
        scores=over.match.scores,
        hands=over.last.number,
        pots=over.match.pots,
        skunk=Word.SKUNK in said,
        conceded=Word.CONCEDED in said,
    )


def given_up(state: State) -> Ending:
    """How a game stood that was given up: the hand it was in counts for nothing."""
    seen = view(state, None)
    return Ending(winner=None, scores=seen.scores, hands=0 if seen.last is None else seen.last.number)


def hand_row(place: Place, result: HandResult, facts: Facts, at: int) -> Row:
    """The row of `hands`."""
    contract = result.contract
    said = [word.partition(":")[0] for word in facts.words]
    return {
        "table_id": place.table,
        "number": result.number,
        "guild_id": place.guild,
        "family": place.family.value,
        "dealer": result.dealer,
        "maker": None if contract is None else contract.maker,
        "trump": None if contract is None else trump_text(contract.trump),
        "round": None if contract is None else contract.round,
        "relation": next((word for word in said if word in _RELATIONS), None),
        "alone": contract is not None and contract.alone,
        "lone_defender": None if contract is None else contract.lone_defender,
        "outcome": result.outcome.value,
        "tricks": _listed(result.tricks),
        "points": _listed(result.points),
        "words": facts.told(),
        "claimed": result.claimed,
        "revoked": result.revoked,
        "decisions": _listed(facts.decisions),
        "by_computer": _listed(facts.by_computer),
        "think_ms": _listed(facts.think_ms),
        "at": at,
    }


def player_hand_rows(place: Place, result: HandResult, facts: Facts, at: int) -> tuple[Row, ...]:
    """The rows of `player_hands`: one for each member who was dealt in, none for a hand thrown in.

    `hands_won` as `winners_of`; `points` are those of the member's side, `against` the most of any other; `calls` are
    trumps made by the member, `calls_made` those that were not euchred; `euchres_suffered` and `marches` are those of
    the makers, `euchres_made` of the defenders; `loners_*` of who played alone, `defences_*` of who defended alone;
    `decisions` are all of the hand, `by_computer` those a computer made for the member, `think_ms` what all took.
    """
    contract = result.contract
    if contract is None:
        return ()
    makers, winners = makers_of(contract, result), winners_of(result, place.rules)
    won, euchred = _won(result, place.rules), result.outcome in EUCHRED
    seats = contract.seating.seats
    rows: list[Row] = []
    for seat, user in place.members:
        if seat not in seats:
            continue
        side = place.rules.side_of(seat)
        calls = seat == contract.maker and not contract.makerless
        lone, lone_defence = contract.lone_maker == seat, contract.lone_defender == seat
        rows.append(
            {
                "table_id": place.table,
                "number": result.number,
                "seat": seat,
                "guild_id": place.guild,
                "user_id": user,
                "position": (seat - result.dealer) % place.rules.seats,
                "role": _role(seat, contract, makers),
                "hands": 1,
                "hands_won": int(seat in winners),
                "points": won[side],
                "against": max((points for other, points in enumerate(won) if other != side), default=0),
                "tricks": result.tricks[seat],
                "calls": int(calls),
                "calls_made": int(calls and not euchred),
                "euchres_made": int(euchred and seat not in makers),
                "euchres_suffered": int(euchred and seat in makers),
                "marches": int(result.outcome in MARCH and seat in makers),
                "loners_tried": int(lone),
                "loners_made": int(lone and result.outcome in _LONE),
                "defences_tried": int(lone_defence),
                "defences_made": int(lone_defence and euchred),
                "decisions": facts.decisions[seat],
                "by_computer": facts.by_computer[seat],
                "think_ms": facts.think_ms[seat],
                "at": at,
            }
        )
    return tuple(rows)


def winners_of(result: HandResult, rules: Rules) -> frozenset[Seat]:
    """The seats that won a hand: the makers where they gained by it, else whoever did; nobody where all passed.

    Where nobody gained, because points were taken off instead, they are who lost the least.
    """
    contract = result.contract
    if contract is None:
        return frozenset()
    won, makers = _won(result, rules), makers_of(contract, result)
    gained = {seat: won[rules.side_of(seat)] for seat in contract.seating.seats}
    above = {seat for seat, points in gained.items() if points > 0}
    if not above:
        most = max(gained.values())
        above = {seat for seat, points in gained.items() if points == most > min(gained.values())}
    return frozenset(above & makers or above)


def _won(result: HandResult, rules: Rules) -> tuple[int, ...]:
    """Points won by side of the match; a score that counts down wins by what it loses."""
    down = rules.scoring is Scoring.COUNT_DOWN
    return tuple([-points if down else points for points in result.points])


def makers_of(contract: Contract, result: HandResult) -> frozenset[Seat]:
    """The maker and the partners of this hand, the called card's holder among them; nobody where nobody made trump."""
    if contract.makerless:
        return frozenset()
    side = contract.seating.side
    makers = {seat for seat in contract.seating.seats if side[seat] == contract.side}
    return frozenset(makers if result.partner is None else makers | {result.partner})


def game_row(place: Place, ending: Ending, ended: str, *, rated: bool, at: int, no: int) -> Row:
    """The row of `games`. `hands` counts those thrown in or dealt again too; `no` is that of the journal's line."""
    return {
        "table_id": place.table,
        "guild_id": place.guild,
        "family": place.family.value,
        "preset": place.preset,
        "ended": ended,
        "winner": ending.winner,
        "scores": _listed(ending.scores),
        "hands": ending.hands,
        "skunk": ending.skunk,
        "rated": rated,
        "started_at": place.started_at,
        "at": at,
        "no": no,
    }


def player_game_rows(place: Place, winner: Side, left: Iterable[Seat], at: int, no: int) -> tuple[Row, ...]:
    """The rows of `player_games`: one for each member who sat at the end.

    `left` are seats whose members went while the game was rated. A loss is not counted for who sat on with a computer.
    """
    deserted = {place.rules.side_of(seat) for seat in left}
    return tuple(
        _player_game(
            place, seat, user, won=side == winner, counted=side == winner or side not in deserted, at=at, no=no
        )
        for seat, user in place.members
        for side in (place.rules.side_of(seat),)
    )


def leaver_row(place: Place, seat: Seat, user: int, at: int, no: int) -> Row:
    """The row of `player_games` of a member who goes from a rated game: lost."""
    user = place.account(user)
    return {**_player_game(place, seat, user, won=False, counted=True, at=at, no=no), "left": True}


def for_counters(rules: Rules) -> bool:
    """Whether a game is played for counters besides points. They are never money (RULES.md H3)."""
    return rules.pool or rules.betting is not Betting.NEVER


def wallet_rows(place: Place, pots: tuple[int, ...]) -> tuple[Row, ...]:
    """What a finished game adds to `wallets`: the counters of the side, `pots`, for each member who sat at the end."""
    if not for_counters(place.rules):
        return ()
    return tuple(
        {"guild_id": place.guild, "user_id": user, "counters": pots[place.rules.side_of(seat)]}
        for seat, user in place.members
    )


async def record_hand(connection: AsyncConnection, table: Table, result: HandResult, facts: Facts, at: int) -> None:
    """Keep a finished hand, and add it to the standings of the members who sat. `at` is in milliseconds UTC.

    Called within the transaction that writes the line which ended the hand. A second call for the same hand changes
    nothing.
    """
    place = place_of(table, await merged_in(connection, table.guild))
    if not await insert_once(connection, schema.hands, hand_row(place, result, facts, at)):
        return
    rows = player_hand_rows(place, result, facts, at)
    await insert_all(connection, schema.player_hands, rows)
    added, counted = Counts(), await _counted(connection, place, at)
    for row in rows:
        added.hand(counted, row)
        added.named(place.guild, row["user_id"], place.name(row["seat"]), at)
    await added.apply(connection)


async def record_game(connection: AsyncConnection, table: Table, ending: Ending, kind: Kind, at: int) -> None:
    """Keep a game that has ended, in the journal too; add it to standings, partnerships, wallets and ratings.

    `kind` is GAME, or how it was given up. Otherwise as `record_hand`.
    """
    if await journal.has(connection, kind, table.id):
        return
    place = place_of(table, await merged_in(connection, table.guild))
    no = await journal.add(connection, kind, guild=table.guild, table=table.id, rated=table.rated, at=at)
    rows = await keep_game(connection, place, ending, kind, rated=table.rated, at=at, no=no)
    added, counted = Counts(), await _counted(connection, place, at)
    added.game(counted, rows)
    for row in rows:
        added.named(place.guild, row["user_id"], place.name(row["seat"]), at)
    await added.apply(connection)
    await counts.streak(connection, counted, rows)
    if table.rated and ending.winner is not None:
        await ratings.rate_game(connection, place, ending, at=at, no=no)


async def record_leaver(connection: AsyncConnection, table: Table, seat: Seat, at: int) -> None:
    """A member goes from a rated game, and loses it alone. `table` is the table before that."""
    sitter = table.seats[seat]
    if sitter is None or sitter.user is None:
        return
    place = place_of(table, await merged_in(connection, table.guild))
    no = await journal.add(
        connection,
        Kind.LEFT,
        guild=table.guild,
        table=table.id,
        seat=seat,
        user=sitter.user,
        rated=True,
        detail=str(table.version),
        at=at,
    )
    row = leaver_row(place, seat, sitter.user, at, no)
    await insert_all(connection, schema.player_games, [row])
    added, counted = Counts(), await _counted(connection, place, at)
    added.game(counted, [row])
    added.named(place.guild, row["user_id"], sitter.name, at)
    await added.apply(connection)
    await counts.streak(connection, counted, [row])
    await ratings.rate_leaver(connection, place, seat, at=at, no=no)


async def keep_game(
    connection: AsyncConnection, place: Place, ending: Ending, kind: Kind, *, rated: bool, at: int, no: int
) -> tuple[Row, ...]:
    """Write the rows of one ended game but those of its hands; its rows of `player_games`."""
    ended = kind.value if kind is not Kind.GAME else "conceded" if ending.conceded else "played"
    await insert_all(connection, schema.games, [game_row(place, ending, ended, rated=rated, at=at, no=no)])
    if ending.winner is None:
        return ()
    left = await journal.seats_left(connection, place.table)
    gone = set(
        await connection.scalars(
            select(schema.player_games.c.user_id).where(schema.player_games.c.table_id == place.table)
        )
    )
    rows = player_game_rows(place, ending.winner, left, at, no)
    rows = tuple(row for row in rows if row["user_id"] not in gone)  # who left and came back has lost it already
    await insert_all(connection, schema.player_games, rows)
    for row in sorted(wallet_rows(place, ending.pots), key=lambda row: row["user_id"]):
        await upsert(connection, schema.wallets, row, add=("counters",))
    return rows


async def merged_in(connection: AsyncConnection, guild: int) -> dict[int, int]:
    """Accounts of a server whose games count for another account."""
    merges = schema.merges.c
    query = select(merges.old_id, merges.new_id).where(merges.guild_id == guild)
    return {row.old_id: row.new_id for row in await connection.execute(query)}


async def uncount(connection: AsyncConnection, place: Place, ending: Ending | None) -> None:
    """Take out of the derived tables what a table has counted, but its ratings; `ending` if its game was played out."""
    taken = Counts()
    hands, games = schema.player_hands, schema.player_games
    users: set[int] = set()
    for row in await _rows(connection, select(hands).where(hands.c.table_id == place.table)):
        taken.hand(await _counted(connection, place, row["at"]), row, -1)
        users.add(row["user_id"])
    rows = await _rows(connection, select(games).where(games.c.table_id == place.table))
    for at in {row["at"] for row in rows}:
        taken.game(await _counted(connection, place, at), [row for row in rows if row["at"] == at], -1)
    users |= {row["user_id"] for row in rows}
    await taken.apply(connection)
    for table in (games, hands, schema.games, schema.hands):
        await connection.execute(delete(table).where(table.c.table_id == place.table))
    if ending is not None and for_counters(place.rules):
        for row in sorted(wallet_rows(place, ending.pots), key=lambda row: row["user_id"]):
            await upsert(connection, schema.wallets, {**row, "counters": -row["counters"]}, add=("counters",))
        await _drop_wallets(connection, place)
    await counts.clear_empty(connection, users)
    await counts.streaks_again(connection, users)


async def _drop_wallets(connection: AsyncConnection, place: Place) -> None:
    """Whoever of a game that counts no more has played for counters nowhere else in the server has no wallet."""
    games, tables, users = schema.player_games.c, schema.tables.c, [user for _, user in place.members]
    query = select(games.user_id, tables.rules).join(schema.tables, tables.id == games.table_id)
    here = (games.guild_id == place.guild, games.user_id.in_(users), games.left.is_(False))
    played = {(row.user_id, row.rules) for row in await connection.execute(query.where(*here).distinct())}
    holders = {user for user, rules in played if for_counters(load_rules(rules))}
    purse = schema.wallets.c
    gone = (purse.guild_id == place.guild, purse.user_id.in_(users), purse.user_id.not_in(holders))
    await connection.execute(delete(schema.wallets).where(*gone))


async def move(connection: AsyncConnection, guild: int, old: int, new: int, name: str, at: int) -> None:
    """Let what an account has counted in a server count for another one, but its ratings. They never sat together.

    `name` is what the member of the new one goes by now, for it may never have played here.
    """
    moved, hands, games = Counts(), schema.player_hands, schema.player_games
    moved.named(guild, new, name, at)
    families = {
        row.table_id: row.family
        for row in await connection.execute(
            select(schema.hands.c.table_id, schema.hands.c.family)
            .join(hands, (hands.c.table_id == schema.hands.c.table_id) & (hands.c.number == schema.hands.c.number))
            .where(hands.c.guild_id == guild, hands.c.user_id == old)
            .distinct()
        )
    }
    query = select(hands).where(hands.c.guild_id == guild, hands.c.user_id == old)
    for row in await _rows(connection, query):
        season = await ladders.season_at(connection, guild, row["at"])
        of = ladders.counted_in(guild, season, families[row["table_id"]])
        moved.hand(of, row, -1)
        moved.hand(of, {**row, "user_id": new})
    sat = select(games.c.table_id).where(games.c.guild_id == guild, games.c.user_id == old)
    query = select(games).where(games.c.table_id.in_(sat)).order_by(games.c.no)
    together: dict[int, list[Row]] = {}
    for row in await _rows(connection, query):
        together.setdefault(row["no"], []).append(row)
    for rows in together.values():
        season = await ladders.season_at(connection, guild, rows[0]["at"])
        of = ladders.counted_in(guild, season, rows[0]["family"])
        moved.game(of, rows, -1)
        moved.game(of, [{**row, "user_id": new} if row["user_id"] == old else row for row in rows])
    await moved.apply(connection)
    for table in (hands, games):
        here = (table.c.guild_id == guild) & (table.c.user_id == old)
        await connection.execute(table.update().where(here).values(user_id=new))
    purse = schema.wallets
    held = await connection.scalar(select(purse.c.counters).where(purse.c.guild_id == guild, purse.c.user_id == old))
    if held is not None:
        await connection.execute(delete(purse).where(purse.c.guild_id == guild, purse.c.user_id == old))
        await upsert(connection, purse, {"guild_id": guild, "user_id": new, "counters": held}, add=("counters",))
    await counts.clear_empty(connection, (old, new))
    await counts.streaks_again(connection, (old, new))


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[Row]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _counted(connection: AsyncConnection, place: Place, at: int) -> tuple[ladders.Ladder, ...]:
    season = await ladders.season_at(connection, place.guild, at)
    return ladders.counted_in(place.guild, season, place.family.value)


def _player_game(place: Place, seat: Seat, user: int, *, won: bool, counted: bool, at: int, no: int) -> dict[str, Any]:
    return {
        "table_id": place.table,
        "user_id": user,
        "seat": seat,
        "side": place.rules.side_of(seat),
        "guild_id": place.guild,
        "family": place.family.value,
        "won": won,
        "left": False,
        "counted": counted,
        "at": at,
        "no": no,
    }


def _role(seat: Seat, contract: Contract, makers: frozenset[Seat]) -> str:
    if contract.makerless:
        return "none"
    if seat == contract.maker:
        return "maker"
    return "partner" if seat in makers else "defender"


def _listed(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))
