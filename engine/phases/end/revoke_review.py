"""Revokes of an honour table: calling one, and the last chance for it after the last trick (rules-spec H1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from engine.actions import Action, Revoke, Settle
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.match import HandResult
from engine.phases.base import BaseState
from engine.phases.end.robsons_choice import reward
from engine.phases.end.settle import settle
from engine.phases.kinds import Phase
from engine.phases.play.base import OfPlay, PlayState
from engine.phases.play.revokes import callable_revokes, has_revoked, revoke_result
from engine.seats import Seat


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
