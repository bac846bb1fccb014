"""The end of a hand and of a game: results, revokes, Robson's choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Lower, Revoke, Settle, Take
from engine.contract import Contract
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.match import HandResult, Match, Outcome
from engine.phases.base import BaseState, deal_next, no_events, no_interjections
from engine.phases.kinds import Phase
from engine.phases.playing import OfPlay, PlayState, callable_revokes, has_revoked, revoke_result
from engine.rules.options import Betting, Robson
from engine.scoring import counters_of, points_off, settle_pool
from engine.seats import Seat, Side


def settle(hand: Hand, result: HandResult) -> BaseState:
    """The hand ends with `result`, and its winners take what was bet (rules-spec H3)."""
    if not hand.match.rules.bets_on_hands:
        return finish(hand.match, result)
    return finish(hand.match, result._replace(counters=counters_of(hand, result)))


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
    if games[winner] >= rules.games_to_win:
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


@final
@dataclass(frozen=True, slots=True)
class Over:
    """The game is won, or drawn: then `winner` is `None` (rules-spec G7)."""

    phase = Phase.OVER
    interjections = no_interjections
    events = no_events

    match: Match
    last: HandResult
    winner: Side | None

    @property
    def actor(self) -> None:
        """Nobody acts any more."""
        return

    def legal(self) -> tuple[Action, ...]:
        """Nothing is legal."""
        return ()

    def after(self, action: Action) -> Over:
        """Always refuses."""
        raise IllegalAction(Refusal.GAME_OVER)


def call_revoke(playing: PlayState, action: Revoke, go_on: Callable[[PlayState], BaseState]) -> BaseState:
    """The end of the hand, if the call is right or a false one costs points; else what `go_on` makes of it.

    Raises:
        IllegalAction: NOT_NOW, when the caller may not accuse that seat.
    """
    if action not in callable_revokes(playing, action.caller):
        raise IllegalAction(Refusal.NOT_NOW)
    hand, setting = playing.hand, playing.setting
    right = has_revoked(playing, action.accused)
    if right or hand.match.rules.false_call_pays:
        return settle(hand, revoke_result(playing, action, right=right))
    noted = setting._replace(accused=(*setting.accused, (action.caller, action.accused)))
    return go_on(playing.with_setting(noted))


def revoke_events(action: Action, after: BaseState) -> Iterator[Event]:
    """A call of a revoke that was wrong and did not end the hand; else its result tells of it."""
    if isinstance(action, Revoke) and after.phase.has_tricks:
        yield Event(word=Word.REVOKE_FALSE, seat=action.caller)


def review(playing: PlayState, result: HandResult) -> RevokeReview | None:
    """The table waits where a revoke can still be called, rightly or wrongly."""
    if not playing.hand.match.rules.honour:
        return None
    waits = any(callable_revokes(playing, seat) for seat in playing.hand.seating.seats)
    return RevokeReview(playing, result) if waits else None


@final
@dataclass(frozen=True, slots=True)
class RevokeReview(OfPlay):
    """Nobody is to act; unless a revoke is called, the table settles the hand by `result`."""

    phase = Phase.REVOKE_REVIEW

    playing: PlayState
    result: HandResult

    @property
    def actor(self) -> None:
        """The table itself settles."""
        return

    def legal(self) -> tuple[Action, ...]:
        """What the table does is not listed."""
        return ()

    def interjections(self, seat: Seat) -> tuple[Action, ...]:
        """Calls of a revoke."""
        return callable_revokes(self.playing, seat)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Settle():
                return reward(self.playing, self.result) or settle(self.hand, self.result)
            case Revoke():
                return call_revoke(self.playing, action, lambda playing: RevokeReview(playing, self.result))
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """Wrong calls of a revoke."""
        return revoke_events(action, after)


_CHOICES: Final = (Take(), Lower())
_LEAST: Final = 2
"""Points of a win that may be taken off the opponents."""


def reward(playing: PlayState, result: HandResult) -> RobsonsChoice | None:
    """The winners choose, unless the opponents have nothing to lose."""
    match, contract = playing.hand.match, playing.setting.contract
    rule = match.rules.robson
    if rule is Robson.NEVER:
        return None
    winners, points = _win(result)
    if not match.scores[1 - winners]:
        return None
    side = contract.seating.side
    won_all = sum([won for seat, won in enumerate(result.tricks) if side[seat] == winners]) == playing.setting.tricks
    if not won_all and (rule is not Robson.ANY_TWO_OR_FOUR or points < _LEAST):
        return None
    return RobsonsChoice(playing, result, _chooser(contract, winners, match.dealer))


def _win(result: HandResult) -> tuple[Side, int]:
    points = max(result.points)
    return result.points.index(points), points


def _chooser(contract: Contract, winners: Side, dealer: Seat) -> Seat:
    """The maker, or who played alone in the maker's stead; of the defenders the eldest who played."""
    if winners == contract.side:
        return contract.player
    seat = contract.lineup.following[dealer]
    while contract.seating.side[seat] != winners:
        seat = contract.lineup.following[seat]
    return seat


@final
@dataclass(frozen=True, slots=True)
class RobsonsChoice(OfPlay):
    """`actor` takes the points of `result`, or lowers the opponents' score by as many, though not below 0."""

    phase = Phase.ROBSONS_CHOICE
    interjections = no_interjections
    events = no_events

    playing: PlayState
    result: HandResult
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _CHOICES

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Take():
                return settle(self.hand, self.result)
            case Lower():
                match = self.hand.match
                off = points_off(self.result.points, match.scores, match.rules)
                return settle(self.hand, self.result._replace(points=off, lowered=True))
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
