"""The level of computers at which a member wins about half of the games."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, exists, false, not_, select

from bot.store import schema
from bot.store.database import Database
from engine.players.levels import Level

_LAST: Final = 10
"""Games at a level that count."""
_ENOUGH: Final = 5
"""With fewer, a level has not been tried enough."""
_EVEN: Final = (0.4, 0.6)
"""Shares of games won at a level that fits."""
_READ: Final = 60
"""The member's last games in a server, of which those with computers of one level are taken."""

Results = Sequence[tuple[Level, bool]]
"""Games alone with computers of one level throughout, the newest first: it, and whether the member won."""


def fit(results: Results, *, guided: bool) -> Level:
    """The level that fits a member best.

    It is the one played last of those at which 40 to 60 % of the last games were won; else the one above or below the
    level played last, as that was won too often or too seldom. Who has played no game begins at the lowest, and after
    the guided hand in the middle.
    """
    order = tuple(Level)
    if not results:
        return order[(len(order) - 1) // 2] if guided else order[0]
    played = list(dict.fromkeys(level for level, _ in results))  # the one played last comes first
    shares = {level: _share_won(results, level) for level in played}
    for level, share in shares.items():
        if share is not None and _EVEN[0] <= share <= _EVEN[1]:
            return level
    last, share = played[0], shares[played[0]]
    if share is None:
        return last
    place = order.index(last) + (1 if share > _EVEN[1] else -1)
    return order[min(max(place, 0), len(order) - 1)]


def _share_won(results: Results, level: Level) -> float | None:
    """The share won of the last games at a level, `None` while they are too few."""
    last = [won for played, won in results if played is level][:_LAST]
    return sum(last) / len(last) if len(last) >= _ENOUGH else None


async def fitting_level(database: Database, guild: int, user: int, *, guided: bool) -> Level:
    """The level that fits a member, by their unrated games in a server in which all others were computers.

    A game counts for the level at its end, and only where everybody sat there, at that level, when its first card was
    played: whoever lowers the level to win has beaten neither the one nor the other.
    """
    game, table, seat = schema.player_games.c, schema.tables.c, schema.seats.c
    last = (
        select(game.table_id, game.won)
        .join_from(schema.player_games, schema.tables, table.id == game.table_id)
        .where(game.user_id == user, game.guild_id == guild, table.rated == false(), table.contest_id.is_(None))
        .where(not_(_has_change(game.table_id)))
        .order_by(game.no.desc())
        .limit(_READ)
    )
    async with database.read() as connection:
        games = (await connection.execute(last)).all()
        numbers = [each.table_id for each in games]
        seats = (await connection.execute(select(schema.seats).where(seat.table_id.in_(numbers)))).all()
    others: dict[int, set[str | None]] = {number: set() for number in numbers}
    for each in seats:
        if each.user_id != user:
            others[each.table_id].add(each.level if each.user_id is None else None)
    alone = [(others[each.table_id], bool(each.won)) for each in games if len(others[each.table_id]) == 1]
    return fit([(Level(level), won) for (level,), won in alone if level is not None], guided=guided)


def _has_change(number: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether somebody sat down at a table, or a level was set, after the first card: both are stored as sittings."""
    sat, log = schema.sittings.c, schema.log.c
    played = exists().where(log.table_id == sat.table_id, log.seq <= sat.since, log.line.startswith("play "))
    return exists().where(sat.table_id == number, sat.since > 0, played)
