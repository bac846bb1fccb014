"""The draw for the first deal (RULES.md B1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from engine.actions import Action, Draw
from engine.cards import draw_rank
from engine.errors import IllegalAction, Refusal
from engine.hand import Match
from engine.phases.dealing import Dealing
from engine.rules import Rules
from engine.seats import SEATS


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """Each seat draws a card; the lowest deals, and a tie for the lowest draws again. `draws` are the draws so far."""

    rules: Rules
    draws: tuple[Draw, ...] = ()

    @property
    def actor(self) -> None:
        """The table itself draws."""
        return

    def legal(self) -> tuple[Action, ...]:
        """Chance is not listed."""
        return ()

    def after(self, action: Action) -> Drawing | Dealing:
        """The next state; see `engine.game.apply`."""
        match action:
            case Draw(cards):
                known = set(self.rules.pack)
                if len(cards) != len(SEATS) or len(set(cards)) != len(cards) or not known.issuperset(cards):
                    raise IllegalAction(Refusal.BAD_DEAL)
                ranks = [draw_rank(card) for card in cards]
                lowest = min(ranks)
                if ranks.count(lowest) > 1:
                    return Drawing(rules=self.rules, draws=(*self.draws, action))
                return Dealing(Match(rules=self.rules, dealer=ranks.index(lowest)), draws=(*self.draws, action))
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
