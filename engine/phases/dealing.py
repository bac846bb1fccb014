"""Between hands: the table is about to deal (RULES.md C3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from engine.actions import Action, Deal, Draw
from engine.cards import Cards, cards_in, count, hand_of
from engine.errors import BadNotation, IllegalAction, Refusal
from engine.hand import Hand, HandResult, Match
from engine.phases.flow import proceed

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
        if rules.double_pack:
            everything = _two_of_each(deal)
        else:
            # with as many cards as the pack has, the sum of the bits can only be the pack if no card is there twice
            everything = sum(deal.hands) + sum([1 << card for card in deal.kitty])
        if (
            (*map(count, deal.hands),) != _sizes(self.match)
            or len(deal.kitty) != rules.kitty_size
            or everything != rules.pack_bits
        ):
            raise IllegalAction(Refusal.BAD_DEAL)


def _sizes(match: Match) -> tuple[int, ...]:
    """How many cards each seat is dealt."""
    size, seating = match.rules.hand_size, match.rules.seating_of(match.dealer)
    return tuple([size if seat in seating.seats else 0 for seat in range(seating.table)])


def _two_of_each(deal: Deal) -> Cards:
    """The cards of a deal from a double pack as one set; 0 where one is there three times."""
    try:
        return hand_of([*deal.kitty, *[card for hand in deal.hands for card in cards_in(hand)]])
    except BadNotation:
        return 0
