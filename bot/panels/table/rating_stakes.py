"""A game's effect on the ratings in words: in the lobby, and with the result."""

from collections.abc import Sequence
from typing import Final

from bot.panels.core.translator import Voice
from bot.stats.rating_stakes import AtStake, Outcome
from bot.tables.lobby.rated import without_consent
from bot.tables.model import Status, Table, TableView
from engine import Seat

_MINUS: Final = "−"


def stake_of(seat: Seat, at_stake: AtStake | None, voice: Voice, *, full: bool) -> str:
    """The rating points at stake for the player in a seat; empty if there are none."""
    stake = None if at_stake is None else at_stake.stakes.get(seat)
    if stake is None:
        return ""
    rating = _rating(stake.rating.points, voice, provisional=stake.rating.provisional)
    if not full:
        return voice.say("stake-rating", rating=rating)
    return voice.say("stake-member", rating=rating, win=change(stake.win), lose=change(stake.lose))


def lobby_line(table: Table, at_stake: AtStake | None, voice: Voice) -> str:
    """Whether the game will be rated, and if not, why."""
    if at_stake is None:
        return ""
    if at_stake.obstacle is not None:
        return voice.say(f"unrated-{at_stake.obstacle}")
    if table.free_seats:
        return voice.say("stake-lobby-missing")
    provisional = any(stake.rating.provisional for stake in at_stake.stakes.values())
    return " ".join(voice.say(key) for key in ("stake-lobby", *(("stake-lobby-provisional",) if provisional else ())))


def consent_line(table: Table, voice: Voice) -> str:
    """Who has yet to take part in a rematch that is to be rated, or has not; empty when all have."""
    missing = without_consent(table)
    if not missing:
        return ""
    key = "fair-consent-missing" if table.rated else "fair-no-consent"
    return voice.say(key, names=voice.names(missing))


def outcome_line(shown: TableView, outcomes: Sequence[Outcome], voice: Voice) -> str:
    """The players' new ratings; empty for an unrated game."""
    table = shown.table
    told = [
        voice.say(
            "stake-outcome",
            name=voice.name(seat),
            rating=_rating(each.points, voice, provisional=each.provisional),
            change=change(each.change),
        )
        for each in outcomes
        for seat in (table.seat_of(each.user),)
        if seat is not None
    ]
    if table.status is not Status.OVER or not told:
        return ""
    return voice.say("stake-outcomes", members=" · ".join(told))


def change(points: int) -> str:
    """Points with their sign.

    >>> change(12), change(-7), change(0)
    ('+12', '−7', '±0')
    """
    if points == 0:
        return "±0"
    return f"+{points}" if points > 0 else f"{_MINUS}{-points}"


def _rating(points: int, voice: Voice, *, provisional: bool) -> str:
    return voice.say("rating-provisional" if provisional else "rating-points", points=points)
