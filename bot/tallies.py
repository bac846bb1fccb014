"""What a finished hand and a finished game count for those who sat: pure rows, and their way into the database.

A hand counts for the members who sit when it ends, also for one who is away and has a computer play: the seat is his.
Computers do not count, nor does a hand for who sat it out because fours rotate. A hand thrown in is kept, but counts
for no one. What can be counted for one member alone, the loners, counts for who played alone; else for all partners.
Where scores count down, a point less is a point won.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.upsert import insert_all, insert_once, upsert
from bot.tables.model import Sitter, Table
from engine import Contract, HandResult, Outcome, Rules, Seat, Side
from engine.codec import trump_text
from engine.options import Betting, Scoring

HAND_COUNTS: Final = (
    "hands",
    "hands_won",
    "points",
    "euchres_made",
    "euchres_suffered",
    "loners_tried",
    "loners_made",
)
"""The counts of a hand, in `player_hands` and `standings`."""
COUNTS: Final = ("games", "games_won", *HAND_COUNTS)
"""Every count of `standings`."""
FIRST_COUNTERS: Final = 100
"""What everyone's wallet holds at first. It is shown, not stored, and a wallet may go below zero (RULES.md H3)."""
_EUCHRED: Final = (Outcome.EUCHRED, Outcome.LONE_DEFENCE, Outcome.BID_SET, Outcome.MOON_SET)
_LONE: Final = (Outcome.LONE_MARCH, Outcome.MOON_MADE)

Row: TypeAlias = Mapping[str, Any]


@final
@dataclass(frozen=True, slots=True)
class Place:
    """A table as far as its statistics go."""

    table: int
    guild: int
    rules: Rules
    seats: tuple[Sitter | None, ...]


def place_of(table: Table) -> Place:
    """The place that a table is."""
    return Place(table.id, table.guild, table.rules, table.seats)


def hand_row(place: Place, result: HandResult, at: int) -> Row:
    """The row of `hands`."""
    contract = result.contract
    return {
        "table_id": place.table,
        "number": result.number,
        "dealer": result.dealer,
        "maker": None if contract is None else contract.maker,
        "trump": None if contract is None else trump_text(contract.trump),
        "round": None if contract is None else contract.round,
        "alone": contract is not None and contract.alone,
        "lone_defender": None if contract is None else contract.lone_defender,
        "outcome": result.outcome.value,
        "tricks": ",".join(map(str, result.tricks)),
        "points": ",".join(map(str, result.points)),
        "at": at,
    }


def player_hand_rows(place: Place, result: HandResult) -> tuple[Row, ...]:
    """The rows of `player_hands`: one for each member who was dealt in, none for a hand thrown in."""
    contract = result.contract
    if contract is None:
        return ()
    makers, winners = makers_of(contract, result), winners_of(result, place.rules)
    euchred = result.outcome in _EUCHRED
    rows: list[Row] = []
    for seat, user in _members(place):
        if seat not in contract.seating.seats:
            continue
        lone = contract.lone_maker == seat
        rows.append(
            {
                "table_id": place.table,
                "number": result.number,
                "seat": seat,
                "guild_id": place.guild,
                "user_id": user,
                "hands": 1,
                "hands_won": int(seat in winners),
                "points": _won(result, place.rules)[place.rules.side_of(seat)],
                "euchres_made": int(euchred and seat not in makers),
                "euchres_suffered": int(euchred and seat in makers),
                "loners_tried": int(lone),
                "loners_made": int(lone and result.outcome in _LONE),
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


def game_row(place: Place, winner: Side, scores: tuple[int, ...], hands: int, at: int) -> Row:
    """The row of `games`. `hands` counts those thrown in too."""
    return {
        "table_id": place.table,
        "guild_id": place.guild,
        "winner": winner,
        "scores": ",".join(map(str, scores)),
        "hands": hands,
        "at": at,
    }


def player_game_rows(place: Place, winner: Side) -> tuple[Row, ...]:
    """The rows of `player_games`: one for each member who sat at the end."""
    return tuple(
        {
            "table_id": place.table,
            "seat": seat,
            "guild_id": place.guild,
            "user_id": user,
            "won": place.rules.side_of(seat) == winner,
        }
        for seat, user in _members(place)
    )


def for_counters(rules: Rules) -> bool:
    """Whether a game is played for counters besides points. They are never money (RULES.md H3)."""
    return rules.pool or rules.betting is not Betting.NEVER


def wallet_rows(place: Place, pots: tuple[int, ...]) -> tuple[Row, ...]:
    """What a finished game adds to `wallets`: the counters of the side, `pots`, for each member who sat at the end."""
    if not for_counters(place.rules):
        return ()
    return tuple(
        {"guild_id": place.guild, "user_id": user, "counters": pots[place.rules.side_of(seat)]}
        for seat, user in _members(place)
    )


def standing_row(place: Place, row: Row) -> dict[str, Any]:
    """What a row of `player_hands` or `player_games` adds to the member's row of `standings`."""
    seat: int = row["seat"]
    sitter = place.seats[seat]
    counts = dict.fromkeys(COUNTS, 0)
    if "won" in row:
        counts |= {"games": 1, "games_won": int(row["won"])}
    else:
        counts |= {name: row[name] for name in HAND_COUNTS}
    name = "" if sitter is None else sitter.name
    return {"guild_id": row["guild_id"], "user_id": row["user_id"], "name": name, **counts}


async def record_hand(connection: AsyncConnection, table: Table, result: HandResult, at: int) -> None:
    """Keep a finished hand, and add it to the standings of the members who sat. `at` is in milliseconds UTC.

    Called within the transaction that writes the line which ended the hand. A second call for the same hand changes
    nothing.
    """
    place = place_of(table)
    if not await insert_once(connection, schema.hands, hand_row(place, result, at)):
        return
    rows = player_hand_rows(place, result)
    await insert_all(connection, schema.player_hands, rows)
    await _add(connection, place, rows)


async def record_game(
    connection: AsyncConnection,
    table: Table,
    winner: Side,
    scores: tuple[int, ...],
    hands: int,
    at: int,
    pots: tuple[int, ...] = (),
) -> None:
    """Keep a finished game, and add it to the standings and wallets of the members who sat; otherwise as `record_hand`.

    `pots` are the counters each side has won, below zero for lost; they are read where the game was played for some.
    """
    place = place_of(table)
    if not await insert_once(connection, schema.games, game_row(place, winner, scores, hands, at)):
        return
    rows = player_game_rows(place, winner)
    await insert_all(connection, schema.player_games, rows)
    await _add(connection, place, rows)
    for row in sorted(wallet_rows(place, pots), key=lambda row: row["user_id"]):
        await upsert(connection, schema.wallets, row, add=("counters",))


async def _add(connection: AsyncConnection, place: Place, rows: Sequence[Row]) -> None:
    # by user, so that two transactions never wait for each other crosswise
    for row in sorted(rows, key=lambda row: row["user_id"]):
        await upsert(connection, schema.standings, standing_row(place, row), add=COUNTS)


def _members(place: Place) -> tuple[tuple[int, int], ...]:
    return tuple(
        (seat, sitter.user) for seat, sitter in enumerate(place.seats) if sitter is not None and sitter.user is not None
    )
