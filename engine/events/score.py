"""Early ends, revokes, stakes, rulings, corrections, games of a rubber, as events."""

from collections.abc import Iterator
from typing import Final

from engine.actions import Accept, Action, Award, Correct, GiveUp, LayDown, Raise, Refuse, Replay, Revoke, See, ThrowIn
from engine.cards import cards_in
from engine.events.kinds import Event, Word
from engine.hand.hand import Hand
from engine.match import HandResult, Match, Outcome
from engine.phases.end.end_of_hand import is_skunk
from engine.phases.registry import BettingRound, Claiming, Cutting, Dealing, Over, Playing, RevokeReview, State
from engine.rules.options import Betting, Scoring, WhoAlone
from engine.scoring.counters import given_up
from engine.seats import Side

_LONER_RANGE: Final = 4
"""What a march alone brings."""


def told_beside(before: State, action: Action, after: State) -> Iterator[Event]:
    """Claims and their answers, concessions, calls that were wrong, stakes, rulings, corrections."""
    match before, action:
        case Playing(), LayDown(seat):
            yield Event(word=Word.LAY_DOWN, seat=seat, cards=cards_in(before.hands[seat]))
            if not isinstance(after, Claiming):
                yield Event(word=Word.CLAIM_ACCEPTED, seat=seat)
        case Claiming(), Accept() if not isinstance(after, Claiming):
            yield Event(word=Word.CLAIM_ACCEPTED, seat=before.playing.actor)
        case Claiming(), Refuse():
            yield Event(word=Word.CLAIM_REFUSED, seat=before.actor)
        case Playing(), ThrowIn(seat):
            yield Event(word=Word.CONCEDED, seat=seat)
        case _, Revoke(caller, _) if isinstance(after, Playing | Claiming | RevokeReview):
            yield Event(word=Word.REVOKE_FALSE, seat=caller)
        case BettingRound(), _:
            yield from _told_of_stake(before, action, after)
        case _, Replay():
            yield Event(word=Word.RULED_REPLAY)
        case _, Award(side) if hasattr(after, "hand"):
            yield Event(word=Word.RULED_POINT, side=side, points=1)
        case Cutting() | Dealing(), Correct(scores):
            for side, (score, was) in enumerate(zip(scores, before.match.scores, strict=True)):
                if score != was:
                    yield Event(word=Word.SCORE_CORRECTED, side=side, points=score, others=was)
        case _:
            pass


def _told_of_stake(before: BettingRound, action: Action, after: State) -> Iterator[Event]:
    hand: Hand = getattr(after, "hand", before.hand)
    match action:
        case Raise():
            yield Event(word=Word.STAKE_RAISED, seat=before.actor, points=hand.stake)
        case See():
            yield Event(word=Word.STAKE_SEEN, seat=before.actor, points=hand.stake)
        case GiveUp():
            side = 1 - before.contract.side
            yield Event(word=Word.STAKE_GIVEN_UP, seat=before.actor, side=side, points=2 * hand.match.rules.ante)
        case _:
            pass


def ruled_event(result: HandResult) -> Event | None:
    """What a hand came to that was not decided by its tricks; `None` for all others."""
    points = result.points
    side = points.index(max(points))
    match result.outcome:
        case Outcome.REVOKED | Outcome.FALSELY_CALLED:
            word = Word.REVOKE_CALLED if result.outcome is Outcome.REVOKED else Word.REVOKE_FALSE
            return Event(word=word, seat=result.revoked, side=side, points=max(points), others=-min(0, *points))
        case Outcome.AWARDED:
            return Event(word=Word.RULED_POINT, side=side, points=1)
        case _ if result.lowered:
            return Event(word=Word.TAKEN_OFF, side=side, points=-min(points))
        case _:
            return None


def told_of_counters(before: Hand, result: HandResult) -> Iterator[Event]:
    """Who takes the stake of a hand; nobody where it had been given up."""
    if result.counters and not given_up(before):
        most = max(result.counters)
        yield Event(word=Word.STAKE_TAKEN, side=result.counters.index(most), points=2 * most)


def told_of_range(was: Match, match: Match) -> Iterator[Event]:
    """Sides that a march alone would now bring to the target, or level, and would not have before this hand."""
    rules = match.rules
    if rules.sides != 2 or rules.scoring is not Scoring.EUCHRE or rules.alone is WhoAlone.NOBODY:
        return
    for side in (0, 1):
        short = rules.winning_score - match.scores[side]
        if short <= _LONER_RANGE < rules.winning_score - was.scores[side]:
            yield Event(word=Word.LONER_RANGE, side=side, points=short)
        elif _behind(match, side) == _LONER_RANGE != _behind(was, side) and short > _LONER_RANGE:
            yield Event(word=Word.LONER_RANGE, side=side)


def _behind(match: Match, side: Side) -> int:
    return match.scores[1 - side] - match.scores[side]


def told_of_game(was: Match, result: HandResult, after: Match) -> Iterator[Event]:
    """A game of a rubber that is won, and what the next one starts with."""
    final = was.scored(result.points)
    side = next(side for side, games in enumerate(after.games) if games > was.games[side])
    yield Event(word=Word.GAME_OF_RUBBER, side=side, points=final.scores[side])
    if is_skunk(final, side):
        yield Event(word=Word.SKUNK, side=side)
    yield from told_of_difference(was, after, side)


def told_of_laps(match: Match) -> Iterator[Event]:
    """Points that a new game of a rubber begins with."""
    most = max(match.scores)
    if most:
        yield Event(word=Word.LAPS, side=match.scores.index(most), points=most)


def told_of_difference(was: Match, after: Match, winner: Side) -> Iterator[Event]:
    """What the losers of a game owe for each point of the difference."""
    if after.rules.betting is Betting.PER_POINT:
        yield Event(word=Word.DIFFERENCE_PAID, side=winner, points=after.pots[winner] - was.pots[winner])


def told_of_rubber(over: Over) -> Event:
    """Who has won a rubber, by the games of each side."""
    games = over.match.games
    return Event(word=Word.RUBBER_WON, side=over.winner, points=games[over.winner], others=games[1 - over.winner])
