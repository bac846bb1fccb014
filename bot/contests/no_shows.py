"""Members who sign up and do not come: for a while they are last on their server's waiting lists.

It follows from what is stored of the server's contests. Of a member whose data is deleted it is written down (`keep`).
"""

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS
from bot.contests import bars
from bot.contests.bars import Bar
from bot.contests.state import Stage
from bot.logs import about
from bot.stats.write.recorder import load_merges
from bot.store import schema
from bot.store.vault import Vault
from engine.contest.events import (
    Absent,
    Adjusted,
    Entrant,
    Forfeited,
    Joined,
    Paired,
    Player,
    Substituted,
    Undrawn,
    decode,
)
from engine.contest.state import Lineup, Place, lineup_after

_log = logging.getLogger(__name__)
WEEKS: Final = (1, 2, 4)
"""For how long, by the number of contests that were missed in a row."""
_LATEST: Final = 20
"""Contests of a member that are looked at: the newest."""
_KINDS: Final = ("joined", "substituted", "paired", "absent", "forfeited", "undrawn", "adjusted")
_E: Final = schema.contest_log.c


async def last_until(connection: AsyncConnection, vault: Vault, guild: int, user: int) -> int | None:
    """Until when a member comes last, milliseconds UTC; None without anything missed since the last round played.

    Missed is a contest in which the member was absent for a whole round of a hustle, or to a match of whose pair
    neither came. All accounts of the same person count.
    """
    missed = await _find_all_missed(connection, vault, guild, await _accounts(connection, guild, user))
    return max(missed.values()) + WEEKS[min(len(missed), len(WEEKS)) - 1] * WEEK_MS if missed else None


async def keep(connection: AsyncConnection, vault: Vault, guild: int, user: int) -> None:
    """Note what a member has missed, before the member's data is deleted."""
    accounts = await _accounts(connection, guild, user)
    missed = await _find_all_missed(connection, vault, guild, accounts)
    until = await last_until(connection, vault, guild, user)
    for contest, at in missed.items():
        await bars.note(connection, vault, contest, Bar.ABSENT, accounts, at=at, until=until)


async def _accounts(connection: AsyncConnection, guild: int, user: int) -> tuple[int, ...]:
    """All accounts of the person with this one."""
    merges = await load_merges(connection, guild)
    person = merges.get(user, user)
    return (person, *(old for old, new in merges.items() if new == person))


async def _find_all_missed(
    connection: AsyncConnection, vault: Vault, guild: int, accounts: Sequence[int]
) -> Mapping[int, int]:
    """When a person with these accounts was last missing, by contest, since the last round they played."""
    of, contest = schema.contest_players.c, schema.contests.c
    query = select(of.contest_id, of.player, of.joined_at).join(schema.contests, contest.id == of.contest_id)
    query = query.where(contest.guild_id == guild, contest.stage != Stage.CANCELLED.value, of.user_id.in_(accounts))
    players: dict[int, dict[Player, int]] = {}
    for row in await connection.execute(query.order_by(of.contest_id.desc()).limit(_LATEST)):
        players.setdefault(row.contest_id, {})[row.player] = row.joined_at
    found = await _find_missed_before(connection, vault, guild, accounts)
    for number, mine in players.items():
        found[number] = max(found.get(number, 0), await _find_last_missed(connection, number, mine))
    played = await _last_played(connection, list(players), accounts)
    return {number: at for number, at in found.items() if at > played}


async def _find_missed_before(
    connection: AsyncConnection, vault: Vault, guild: int, accounts: Sequence[int]
) -> dict[int, int]:
    """The same of members whose data has been deleted since."""
    of, contest = schema.contest_bars.c, schema.contests.c
    query = select(of.contest_id, of.mark, of.at).join(schema.contests, contest.id == of.contest_id)
    query = query.where(contest.guild_id == guild, contest.stage != Stage.CANCELLED.value, of.kind == Bar.ABSENT.value)
    rows = (await connection.execute(query)).all()
    return {
        row.contest_id: row.at
        for row in rows
        if any(bars.mark(vault, row.contest_id, account) == row.mark for account in accounts)
    }


async def _last_played(connection: AsyncConnection, contests: Sequence[int], accounts: Sequence[int]) -> int:
    """When the person last acted at a table of these contests; 0 for never."""
    of, line = schema.contest_tables.c, schema.log.c
    query = select(func.max(line.at)).join(schema.contest_tables, of.table_id == line.table_id)
    return await connection.scalar(query.where(of.contest_id.in_(contests), line.user_id.in_(accounts))) or 0


async def _find_last_missed(connection: AsyncConnection, contest: int, mine: Mapping[Player, int]) -> int:
    try:
        return await _last_missed(connection, contest, mine)
    except (LookupError, TypeError, ValueError):
        with about(contest=contest):
            _log.exception("a contest cannot be read, and nobody is late by it")
        return 0


async def _last_missed(connection: AsyncConnection, contest: int, mine: Mapping[Player, int]) -> int:
    """When one of these players, who agreed to play at a time, was last found missing in a contest; 0 for never.

    What organisers rule is none, and none is at a match whose points they have set since; nothing before they agreed,
    and nothing in a round that was drawn again since.
    """
    query = select(_E.kind, _E.data, _E.by_id, _E.at).where(_E.contest_id == contest, _E.kind.in_(_KINDS))
    found, rounds, ruled = dict[Place, int](), dict[int, Paired](), set[Place]()
    seated: list[Joined | Substituted] = []
    for row in await connection.execute(query.order_by(_E.seq)):
        event = decode(row.kind, json.loads(row.data))
        agreed = {player for player, at in mine.items() if at <= row.at}
        match event:
            case Joined() | Substituted():
                seated.append(event)
            case Paired():
                rounds[event.round] = event
            case Undrawn(number):  # nothing of the round has happened
                found = {place: at for place, at in found.items() if place[0] != number}
                ruled = {place for place in ruled if place[0] != number}
                seated = [_from_round(each, number) for each in seated]
            case Adjusted(number, place, points):
                (ruled.discard if points is None else ruled.add)((number, place))
            case Absent(number, entrant) if row.by_id is None and agreed.intersection(_lineup(seated, number)[entrant]):
                found[number, _place_of(rounds[number], entrant)] = row.at
            case Forfeited(number, place, side) if row.by_id is None:
                drawn, lineup = rounds[number].matches[place], _lineup(seated, number)
                if any(agreed.intersection(lineup[entrant]) for entrant in (drawn.north, drawn.east)[side]):
                    found[number, place] = row.at
            case _:
                pass
    return max((at for place, at in found.items() if place not in ruled), default=0)


def _lineup(seated: Sequence[Joined | Substituted], number: int) -> Lineup:
    """Who has played a round for each entrant: not who has been seated meanwhile for those to come."""
    lineup: Lineup = {}
    for event in seated:
        if not isinstance(event, Substituted) or event.round <= number:
            lineup = lineup_after(lineup, event)
    return lineup


def _from_round(event: Joined | Substituted, number: int) -> Joined | Substituted:
    """A substitution for the round after one that is drawn again: it holds in that already."""
    later = isinstance(event, Substituted) and event.round > number
    return replace(event, round=number) if later else event


def _place_of(drawn: Paired, entrant: Entrant) -> int:
    return next(nth for nth, each in enumerate(drawn.matches) if entrant in (*each.north, *each.east))
