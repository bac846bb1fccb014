"""The end of a hand: its points, and what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.phases.dealing import Dealing
from engine.phases.over import Over

if TYPE_CHECKING:
    from engine.hand import HandResult, Match
    from engine.seats import Seat


def finish(match: Match, result: HandResult, dealer: Seat | None = None) -> Dealing | Over:
    """The next deal, or the end of the game. `dealer` deals next; `None` is the next in turn (RULES.md C4, G1)."""
    winner = match.winner_after(result.points)
    if winner is not None:
        return Over(match.scored(result.points), result, winner)
    next_dealer = match.rules.next_dealer(match.dealer) if dealer is None else dealer
    return Dealing(match.next_hand(next_dealer, result.points), result)
