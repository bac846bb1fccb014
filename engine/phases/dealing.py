"""Between hands: the table is about to deal (RULES.md C3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from engine.actions import Action, Deal, Draw
from engine.cards import count
from engine.errors import IllegalAction, Refusal
from engine.hand import Hand, HandResult, Match
from engine.phases.flow import proceed
from engine.seats import SEATS

if TYPE_CHECKING:
    from engine.phases import State


@final
@dataclass(frozen=True, slots=True)
class Dealing:
    """The cards are to be dealt. `last` is the hand before, `draws` the draw for the deal before the first hand."""

    match: Match
    last: HandResult | None = None
    draws: tuple[Draw, ...] = ()

    @property
    def actor(self) -> None:
        """The table itself deals."""
        return

    def legal(self) -> tuple[Action, ...]:
        """Chance is not listed."""
        return ()

    def after(self, action: Action) -> State:
        """The next state; see `engine.game.apply`."""
        match action:
            case Deal():
                self._check(action)
                return proceed(Hand(match=self.match, hands=action.hands, kitty=action.kitty))
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def _check(self, deal: Deal) -> None:
        rules = self.match.rules
        everything = sum(deal.hands) + sum([1 << card for card in deal.kitty])
        # with as many cards as the pack has, the sum of the bits can only be the pack if no card is there twice
        if (
            len(deal.hands) != len(SEATS)
            or {*map(count, deal.hands)} != {rules.hand_size}
            or len(deal.kitty) != rules.kitty_size
            or everything != rules.pack_bits
        ):
            raise IllegalAction(Refusal.BAD_DEAL)
