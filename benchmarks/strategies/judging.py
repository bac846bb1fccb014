"""R1 and R5: the host, or a moderator who sits there, decides on their own game."""

from typing import Final

from benchmarks.strategies.season import ALT, ANN, Season, game_looks_lost, hand_is_lost
from benchmarks.strategies.strategy import Strategy, no, nothing
from bot.tables.commands import rulings
from bot.tables.commands.life import Close
from bot.tables.commands.rulings import ReportTalk, RuleOnTalk
from bot.tables.commands.seats import Kick
from bot.tables.game import StoredTable
from bot.tables.lobby import rated
from bot.tables.lobby.seats import check_manager, member_in
from bot.tables.model import Member
from bot.tables.reports import Report, Ruling

MODERATOR: Final = Member(ANN.user, ANN.name, moderator=True)
OWN_SEATS: Final = (0, 2)


async def rule_points(season: Season, now: StoredTable, ruler: Member = ANN) -> StoredTable:
    """In each hand Ann's side gets points by rulings: without a report, then by reports of its own."""
    hand = now.hand_number
    if not now.has_cards_out or not season.is_first(now.table.id, hand):
        return now
    for seat in OWN_SEATS:
        sitter, message = member_in(now.table, seat), 10 * hand + seat
        assert sitter.user is not None
        ruling = RuleOnTalk(ruler, Ruling.POINT, hand, seat, message)
        now = await season.attempt(now, ruling)
        now = await season.attempt(now, ReportTalk(Member(sitter.user, sitter.name), hand, message))
        now = await season.attempt(now, ruling)
    return now


async def deal_again(season: Season, now: StoredTable) -> StoredTable:
    """The host has every lost hand dealt again, before it ends."""
    hand = now.hand_number
    if not hand_is_lost(now) or not season.is_first(now.table.id, hand):
        return now
    now = await season.attempt(now, ReportTalk(ANN, hand, hand))
    return await season.attempt(now, RuleOnTalk(ANN, Ruling.REPLAY, hand, 0, hand))


async def close_lost_game(season: Season, now: StoredTable) -> StoredTable:
    """A moderator closes their own table when the game looks lost."""
    if now.table.seat_of(ANN.user) is None or not game_looks_lost(now):
        return now
    return await season.attempt(now, Close(MODERATOR))


async def kick_partner(season: Season, now: StoredTable) -> StoredTable:
    """A moderator removes their own partner when the game looks lost."""
    seat = now.table.seat_of(ALT.user)
    if seat is None or not game_looks_lost(now) or not season.is_first(now.table.id):
        return now
    return await season.attempt(now, Kick(MODERATOR, seat))


_JUDGES: Final = ((rulings, "check_ruling", lambda table, member, *_: check_manager(table, member)),)
STRATEGIES: Final = (
    Strategy(
        "R1 host rules points for their side",
        lambda season: season.play_days(rule_points),
        ((rulings, "open_report", lambda _, *report: Report(*report)), *_JUDGES),
    ),
    Strategy("R1 host has lost hands dealt again", lambda season: season.play_days(deal_again), _JUDGES),
    Strategy(
        "R5 seated moderator closes games that look lost",
        lambda season: season.play_days(close_lost_game),
        ((rated, "is_at_stake", no),),
    ),
    Strategy(
        "R5 seated moderator kicks the partner from games that look lost",
        lambda season: season.play_days(kick_partner),
        ((rated, "check_kick", nothing),),
    ),
)
