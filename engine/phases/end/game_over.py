"""The end of the game (rules-spec G1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from engine.actions import Action
from engine.errors import IllegalAction, Refusal
from engine.match import HandResult, Match
from engine.phases.base import no_events, no_interjections
from engine.phases.kinds import Phase
from engine.seats import Side


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
