"""R2 and R4: games against members who are not there, or are not let play; S3: a member lets a computer play."""

from typing import Final

from benchmarks.strategies.season import ANN, BEN, DAN, FOUR, NEVER_MS, OPPONENTS, Length, Season
from benchmarks.strategies.strategy import Strategy, nothing, yes
from bot.tables.commands import life
from bot.tables.commands.life import Close, Rematch
from bot.tables.commands.seats import ComeBack, Substitute
from bot.tables.game import StoredTable
from bot.tables.lobby import rated
from bot.tables.model import Table
from engine import Refused
from engine.phases.kinds import Phase
from engine.players import Level

LONG: Final = Length(target=5)
"""A novice plays only a little worse than the rule of thumb, which shows in longer games."""


async def rematch(season: Season) -> None:
    """After one game with novices as substitutes, Ann plays it again and again; her opponents are no longer there."""
    now = await season.play(await season.start(*FOUR, level=Level.NOVICE))
    season.pace.update({member.user: NEVER_MS for member in (BEN, DAN)})
    for _ in range(season.length.games - 1):
        season.at += season.length.pause
        try:
            now = await season.tables.rematch(now.table.id, Rematch(ANN, new_partners=False))
        except Refused as refusal:
            season.refused[str(refusal.code)] += 1
            break
        now = await season.play(now, close_unrated)


async def close_unrated(season: Season, now: StoredTable) -> StoredTable:
    """A game that counts for nothing is of no use."""
    return now if now.table.rated else await season.attempt(now, Close(ANN))


async def substitute(season: Season, now: StoredTable) -> StoredTable:
    """The host lets a novice play for each opponent in turn; they come back before every hand."""
    if now.to_act in OPPONENTS:
        return await season.attempt(now, Substitute(ANN, now.to_act))
    if now.to_act is None:
        now = await _come_back(season, now)
    return now


async def _come_back(season: Season, now: StoredTable) -> StoredTable:
    for member in (BEN, DAN):
        sitter = now.table.seats[FOUR.index(member)]
        if sitter is not None and sitter.away:
            now = await season.attempt(now, ComeBack(member))
    return now


async def be_away(season: Season, now: StoredTable) -> StoredTable:
    """Ann bids, and from the first trick of each hand on a better player than she is plays her cards."""
    seat = now.table.seats[0]
    if now.state is None or seat is None:
        return now
    if now.state.phase is Phase.PLAYING and not seat.away:
        return await season.attempt(now, Substitute(ANN, 0))
    if now.state.phase is not Phase.PLAYING and seat.away:
        return await season.attempt(now, ComeBack(ANN))
    return now


_LEVEL: Final = (Table, "substitute_level", property(lambda table: table.level))
_ABSENT: Final = ((rated, "ask_consent", lambda table, _: table), _LEVEL)
STRATEGIES: Final = (
    Strategy("R2 rematches against absent members, at once", rematch, _ABSENT, Length(pause=0), honest_games=1),
    Strategy(
        "R2 rematches against absent members, each a day later",
        rematch,
        (*_ABSENT, (life, "check_recent", nothing)),
        honest_games=1,
    ),
    Strategy(
        "R4 host replaces opponents by novices",
        lambda season: season.play_days(substitute, level=Level.NOVICE),
        ((rated, "may_be_replaced", yes), _LEVEL),
        LONG,
    ),
    Strategy("S3 member is away from the first trick on", lambda season: season.play_days(be_away), (_LEVEL,), LONG),
)
