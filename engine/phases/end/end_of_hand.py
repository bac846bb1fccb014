"""The end of a hand: its points and counters, and what comes after: a deal, the next game of a rubber, the end."""

from __future__ import annotations

from typing import Final

from engine.match import HandResult, Match, Outcome
from engine.phases.base import BaseState
from engine.phases.end.game_over import Over
from engine.phases.flow import deal_next
from engine.rules.options import Betting
from engine.scoring.countdown import settle_pool
from engine.seats import Seat, Side

_GAMES_TO_WIN: Final = 2
"""Of a rubber, which is the best of three (rules-spec G5)."""


def finish(match: Match, result: HandResult, dealer: Seat | None = None) -> BaseState:
    """The one way in which a hand ends. `dealer` deals next; `None` is the next in turn (rules-spec C4, G1)."""
    rules = match.rules
    next_dealer = rules.turns[match.dealer].next_dealer if dealer is None else dealer
    if result.counters:
        match = pay_counters(match, result.counters)
    winner = match.winner_after(result.points)
    if rules.pool:
        match = settle_pool(match, result, winner)
    if winner is None and not match.is_drawn_after(result.points):
        return deal_next(match.next_hand(next_dealer, result.points), result)
    return end_game(match.add_points(result.points)._replace(hands=match.hands + 1), result, winner, next_dealer)


def end_game(match: Match, result: HandResult, winner: Side | None, dealer: Seat) -> BaseState:
    """The game that ends with `match.scores` is counted; in a rubber `dealer` may begin the next one.

    winner -- `None` where it is drawn, which no game of a rubber is

    Over, the match keeps the scores of the last game, and has the games of the rubber (rules-spec G3, G5).
    """
    rules = match.rules
    if winner is None:
        return Over(match, result, winner)
    if rules.betting is Betting.PER_POINT:
        match = pay_counters(match, _pay_for_lead(match, winner))
    if not rules.rubber:
        return Over(match, result, winner)
    worth = 2 if rules.skunk_counts_two and match.is_skunk(winner) else 1
    games = tuple([won + worth * (side == winner) for side, won in enumerate(match.games)])
    match = match._replace(games=games)
    if games[winner] >= _GAMES_TO_WIN:
        return Over(match, result, winner)
    new_game = match._replace(dealer=dealer, number=match.number + 1, scores=_anew(match, winner), lowered=())
    return deal_next(new_game, result)


def result_without_play(match: Match, points: tuple[int, ...] = (), outcome: Outcome = Outcome.THROWN_IN) -> HandResult:
    """A hand in which no trick was played; `points` by side, none where they are left out."""
    return HandResult(
        number=match.number,
        dealer=match.dealer,
        contract=None,
        tricks=(0,) * match.rules.seats,
        outcome=outcome,
        points=points or (0,) * match.rules.sides,
    )


def pay_counters(match: Match, counters: tuple[int, ...]) -> Match:
    """The match after counters have changed hands; `counters` by side, below zero where it pays (rules-spec H3)."""
    pots = tuple([pot + more for pot, more in zip(match.pots, counters, strict=True)])
    return match._replace(pots=pots)


def _pay_for_lead(match: Match, winner: Side) -> tuple[int, ...]:
    """An ante for each point of the difference, from the losers to the winners."""
    owed = (match.scores[winner] - match.scores[1 - winner]) * match.rules.ante
    return tuple([owed if side == winner else -owed for side in range(len(match.scores))])


def _anew(match: Match, winner: Side) -> tuple[int, ...]:
    """What the next game starts with: the winners' points over the target where the rules say so (laps)."""
    over = max(0, match.scores[winner] - match.rules.target) if match.rules.laps else 0
    return tuple([over if side == winner else 0 for side in range(len(match.scores))])
