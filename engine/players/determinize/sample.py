"""States of the game that agree with everything a seat knows: drawn at random, or every one of them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final, final

from engine.actions import Name, Order
from engine.cards import Card, Cards, Trump, cards_in, hand_of
from engine.hand import Buried, Given, Hand
from engine.match import Match
from engine.phases.kinds import Phase
from engine.phases.registry import State
from engine.players.determinize.hidden_cards import Unseen, away, first_exchanged, unseen
from engine.players.determinize.state_from_view import between_hands, match_of, state_of
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
        """What a seat does not see."""
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


_TRIES: Final = 1000
"""Deals looked at before a view is given up: in some only a buried card can be the trump that the maker needed."""


@final
@dataclass(frozen=True, slots=True)
class Imagination:
    """Draws many states for one view; what they have in common is worked out once."""

    mine: View
    match: Match
    hidden: Unseen | None
    """`None` where no cards are out."""
    needed: tuple[Seat, Cards] | None
    """Who made trump and had to hold one of which cards (rules-spec D7)."""

    @classmethod
    def of(cls, mine: View) -> "Imagination":
        """What a seat may think of."""
        hidden = None if mine.phase is Phase.CUTTING else unseen(mine)
        return cls(mine, match_of(mine), hidden, None if hidden is None else _required_trump(hidden))

    def state(self, rng: Random) -> State:
        """One state."""
        hidden = self.hidden
        if hidden is None:
            return between_hands(self.mine)
        for _ in range(_TRIES):
            dealt = hidden.deal(rng)
            if dealt is None:
                continue
            hand, hands = self._hand(hidden, dealt, rng)
            if hand is not None and self._could_be_made(hidden, hand):
                return state_of(self.mine, hand, hands)
        raise ValueError("no state has this view")

    def _hand(self, hidden: Unseen, dealt: list[list[Card]], rng: Random) -> tuple[Hand | None, tuple[Cards, ...]]:
        """The hand as it was before the first lead, and the cards held now."""
        mine, double = self.mine, self.mine.rules.double_pack
        held, buried, kitty = [*hidden.held], {hidden.seat: [*mine.buried]}, list[Card]()
        for place, cards in zip(hidden.places, dealt, strict=True):
            if place.seat is None:
                kitty = cards
            elif place.buried:
                buried[place.seat] = cards
            else:
                held[place.seat] = (*held[place.seat], *cards)
        now = tuple([_bits(cards, double) for cards in held])
        whole = [(*cards, *played) for cards, played in zip(held, hidden.played, strict=True)]
        given = self._choose_gifts(hidden, whole, rng) if hidden.gifts else ()
        if given is None:
            return None, now
        before = now if not mine.tricks and not mine.trick else tuple([_bits(cards, double) for cards in whole])
        dealer = hidden.dealer
        seats = (dealer, *[seat for seat in buried if seat != dealer])
        return Hand(
            self.match,
            before,
            self._kitty(hidden, kitty, whole, buried, rng),
            mine.calls,
            mine.contract,
            tuple([Buried(seat, card) for seat in seats for card in buried.get(seat, ())]),
            mine.named,
            mine.shown,
            given,
            mine.stake,
        ), now

    def _kitty(
        self,
        hidden: Unseen,
        left: list[Card],
        whole: list[tuple[Card, ...]],
        buried: dict[Seat, list[Card]],
        rng: Random,
    ) -> tuple[Card, ...]:
        """The kitty in its order: the upcard, cards that were taken, what a poor hand left there, and the rest."""
        mine = self.mine
        rng.shuffle(left)
        kitty = left if mine.upcard is None else [mine.upcard, *left]
        for seat, number in hidden.drawn.items():
            had = Counter(whole[seat])
            if mine.rules.dummy:  # its cards may be buried again
                had.update(buried.get(seat, ()))
            if seat == hidden.dealer and mine.upcard_taken and mine.upcard is not None:
                had[mine.upcard] -= 1
            first = mine.rules.turns_up
            kitty[first:first] = rng.sample([*had.elements()], number)
        if mine.shown:
            first = first_exchanged(mine)
            kitty[first:first] = away(mine)
        return tuple(kitty)

    def _choose_gifts(self, hidden: Unseen, whole: list[tuple[Card, ...]], rng: Random) -> tuple[Given, ...] | None:
        """What was changed between lone players and their partners; `None` where the cards do not allow it."""
        given: list[Given] = []
        for pair in hidden.gifts:
            if hidden.seat in (pair.loner, pair.partner):
                there, back = self.mine.given[: pair.there], self.mine.given[pair.there :]
            else:
                there = _choose_exchange(hidden, pair.loner, whole[pair.partner], pair.partner, pair.there, rng)
                back = _choose_exchange(hidden, pair.partner, whole[pair.loner], pair.loner, pair.back, rng)
            if there is None or back is None:
                return None
            given += [Given(pair.loner, pair.partner, card) for card in there]
            given += [Given(pair.partner, pair.loner, card) for card in back]
        return tuple(given)

    def _could_be_made(self, hidden: Unseen, hand: Hand) -> bool:
        """Whether who made trump held what the rules ask for, before cards were taken, buried and changed."""
        if self.needed is None:
            return True
        maker, cards = self.needed
        held = Counter(cards_in(hand.hands[maker]))
        held.update(each.card for each in hand.buried if each.seat == maker)
        held.update(each.card for each in hand.given if each.giver == maker)
        held.subtract(each.card for each in hand.given if each.taker == maker)
        first = hand.match.rules.turns_up
        held.subtract(hand.kitty[first : first + hidden.drawn.get(maker, 0)])
        return any(number > 0 and cards >> card & 1 for card, number in held.items())


def _required_trump(hidden: Unseen) -> tuple[Seat, Cards] | None:
    """The seat that made trump, and the cards of which it had to hold one, where that is not certain."""
    mine = hidden.view
    contract, rules = mine.contract, mine.rules
    if rules.needs_no_trump or contract is None or contract.trump >= Trump.NONE or contract.blind:
        return None
    made = next((call for call in reversed(mine.calls) if isinstance(call.action, Order | Name)), None)
    if made is None or not rules.asks_for_trump(made.seat, hidden.dealer):
        return None
    if made.seat == hidden.seat and made.seat not in hidden.drawn:  # of those drawn the view does not say which
        return None
    plain = contract.ranking.plain_trumps
    if made.seat == hidden.dealer and contract.round == 1 and mine.upcard is not None and plain >> mine.upcard & 1:
        return None
    return made.seat, plain


def _choose_exchange(
    hidden: Unseen, giver: Seat, held: tuple[Card, ...], taker: Seat, number: int, rng: Random
) -> tuple[Card, ...] | None:
    """What `giver` may have given to `taker`, who holds these cards; `None` where it must have been more than that."""
    must = [card for card, seat in hidden.whose if seat == giver and card in held]
    if len(must) > number:
        return None
    kept = {card for card, seat in hidden.whose if seat == taker}
    may = [card for card in held if card not in must and card not in kept]
    if len(may) + len(must) < number:
        return None
    cards = [*must, *rng.sample(may, number - len(must))]
    rng.shuffle(cards)
    return tuple(cards)


def _bits(cards: tuple[Card, ...], double: bool) -> Cards:  # noqa: FBT001 - for speed
    return hand_of(cards) if double else sum([1 << card for card in cards])
