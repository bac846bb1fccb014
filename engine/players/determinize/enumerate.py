"""Every way in which the cards that a seat does not see can lie, one after the other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import final

from engine.cards import Card, Cards, hand_of
from engine.players.determinize.hidden_cards import Unseen, unseen
from engine.seats import Seat
from engine.view import View


@final
@dataclass(frozen=True, slots=True)
class Lays:
    """The unseen cards and the places where they may lie; a place is the bit of its number.

    held -- by seat, the cards it is known to hold
    owner -- by place, the seat that holds what lies there; `None` where nobody plays it
    room -- by place, how many cards lie there
    cards -- each unseen card with the places it may lie in
    told -- whether anything is known of where they lie
    """

    held: tuple[Cards, ...]
    owner: tuple[Seat | None, ...]
    room: tuple[int, ...]
    cards: tuple[tuple[Card, int], ...]
    told: bool

    @classmethod
    def of(cls, mine: View) -> "Lays":
        """What a seat does not see.

        Raises:
            ValueError: For a spectator's view, and between hands.
        """
        hidden: Unseen = unseen(mine)
        everywhere = (1 << len(hidden.places)) - 1
        bound = [(card, sum([1 << place for place, _ in homes])) for card, homes in hidden.bound]
        return cls(
            tuple([hand_of(cards) for cards in hidden.held]),
            tuple([None if place.buried else place.seat for place in hidden.places]),
            tuple([place.room for place in hidden.places]),
            (*bound, *[(card, everywhere) for card in hidden.free]),
            any(homes != everywhere for _, homes in bound),
        )

    def allow(self, seat: Seat, cards: tuple[Card, ...]) -> bool:
        """Whether a seat may hold all of these cards, besides what it is known to hold."""
        if seat not in self.owner:
            return not cards
        place, rest = self.owner.index(seat), list(self.cards)
        for card in cards:
            found = next((each for each in rest if each[0] == card and each[1] >> place & 1), None)
            if found is None:
                return False
            rest.remove(found)
        filled = [*rest, *[(card, 1 << place) for card in cards]]
        return self._fits(filled, 0)

    def ways(self, seats: tuple[Seat, ...]) -> Iterator[tuple[Cards, ...]]:
        """Every way in which these seats may hold their cards together, one hand for each."""
        yield from self._together([seat for seat in seats if seat in self.owner], self.cards, 0, self.held, seats)

    def _together(
        self,
        open_seats: list[Seat],
        cards: tuple[tuple[Card, int], ...],
        full: int,
        held: tuple[Cards, ...],
        seats: tuple[Seat, ...],
    ) -> Iterator[tuple[Cards, ...]]:
        if not open_seats:
            yield tuple([held[seat] for seat in seats])
            return
        seat, *others = open_seats
        place = self.owner.index(seat)
        for chosen, rest in self._fill(place, cards, full):
            with_it = (*held[:seat], held[seat] | chosen, *held[seat + 1 :])
            yield from self._together(others, rest, full | 1 << place, with_it, seats)

    def _fill(
        self, place: int, cards: tuple[tuple[Card, int], ...], full: int
    ) -> Iterator[tuple[Cards, tuple[tuple[Card, int], ...]]]:
        """Every choice of some cards for a place that leaves a place for each other card, and those others."""
        fit = [index for index, (_, homes) in enumerate(cards) if homes >> place & 1]
        for chosen in combinations(fit, self.room[place]):
            rest = tuple([card for index, card in enumerate(cards) if index not in chosen])
            if not self.told or self._fits(rest, full | 1 << place):
                yield hand_of([cards[index][0] for index in chosen]), rest

    def _fits(self, cards: Sequence[tuple[Card, int]], full: int) -> bool:
        """Whether the places that are not full can take all these cards: no few of them must take too many (Hall)."""
        number = len(self.room)
        for group in range(1 << number):
            if group & full:
                continue
            must = sum([not homes & ~(group | full) for _, homes in cards])
            if must > sum([self.room[place] for place in range(number) if group >> place & 1]):
                return False
        return True
