"""What a seat does not know of a hand, the places where those cards may lie, and cards laid out there at random."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, TypeAlias, final

from engine.actions import Show
from engine.cards import Card, Cards, cards_in, hand_of
from engine.contract import Contract
from engine.phases.kinds import Phase
from engine.seats import Seat
from engine.unseen_cards import EXCHANGED, PlayedCards, poor_hands
from engine.view import View

Homes: TypeAlias = tuple[tuple[int, float], ...]
"""Where a card may lie: places by number, each with how readily the card is there for the room that there is."""
Loose: TypeAlias = tuple[Card, Homes]
"""A card, and where it may lie."""


def spread(rooms: Sequence[int], bound: Sequence[Loose], free: Sequence[Card], rng: Random) -> list[list[Card]] | None:
    """The cards by place; `rooms` says how many each place takes, `free` are those that may lie anywhere.

    Cards with few homes come first, each to a place by the room that is left there; where none is left, others move.
    So a way is found if there is one, and `None` says that there is none.
    """
    room, piles = [*rooms], list[list[Loose]]([] for _ in rooms)
    order = [*bound]
    rng.shuffle(order)
    order.sort(key=lambda loose: len(loose[1]))
    for loose in order:
        chance = rng.random() * sum([room[place] * weight for place, weight in loose[1]])
        for place, weight in loose[1]:
            chance -= room[place] * weight
            if chance < 0:
                room[place] -= 1
                piles[place].append(loose)
                break
        else:
            if not _make_room(loose, room, piles, set()):
                return None
    rest = [*free]
    rng.shuffle(rest)
    dealt: list[list[Card]] = []
    for left, pile in zip(room, piles, strict=True):
        dealt.append([card for card, _ in pile] + rest[:left])
        del rest[:left]
    return dealt


def _make_room(loose: Loose, room: list[int], piles: list[list[Loose]], tried: set[int]) -> bool:
    """Put a card down where others may have to move on; whether that can be."""
    for place, _ in loose[1]:
        if room[place]:
            room[place] -= 1
            piles[place].append(loose)
            return True
    for place, _ in loose[1]:
        if place in tried:
            continue
        tried.add(place)
        for other in [*piles[place]]:
            if _make_room(other, room, piles, tried):
                piles[place].remove(other)
                piles[place].append(loose)
                return True
    return False


_SELDOM: Final = 0.1
"""How much rarer a trump is buried, or given away, than any other card."""
_UNASKED: Final = (
    Phase.PARTNERS_BEST,
    Phase.BETTING_ROUND,
    Phase.PLAYING,
    Phase.CLAIMING,
    Phase.REVOKE_REVIEW,
    Phase.ROBSONS_CHOICE,
)
"""The phases in which cards have been changed with a partner, if that is done at all."""


@final
class UnseenPlace(NamedTuple):
    """Where unseen cards lie: in the hand of `seat`, or buried by it; `None` is the kitty."""

    seat: Seat | None
    buried: bool
    room: int


@final
class Gifts(NamedTuple):
    """Cards that a lone player and the partner have changed so far: how many `loner` gave, and how many came back."""

    loner: Seat
    partner: Seat
    there: int
    back: int


@final
@dataclass(frozen=True, slots=True)
class Unseen:
    """A view, taken apart. Tuples by seat have one entry for each seat of the table.

    held -- the cards that a seat is known to hold now, its own among them
    played -- the cards it has played
    bound -- the unseen cards that not every place takes alike, fewest homes first
    free -- all other unseen cards
    whose -- cards that a seat is known to have held once trump was made: the upcard taken, what was shown and kept
    drawn -- by seat, how many cards it took face down from the kitty
    """

    view: View
    seat: Seat
    dealer: Seat
    held: tuple[tuple[Card, ...], ...]
    played: tuple[tuple[Card, ...], ...]
    places: tuple[UnseenPlace, ...]
    bound: tuple[Loose, ...]
    free: tuple[Card, ...]
    whose: tuple[tuple[Card, Seat], ...]
    gifts: tuple[Gifts, ...]
    drawn: Mapping[Seat, int]

    def deal(self, rng: Random) -> list[list[Card]] | None:
        """The unseen cards by place, at random; `None` when there is no way."""
        return spread([place.room for place in self.places], self.bound, self.free, rng)


def unseen(mine: View, *, trusting: bool = False) -> Unseen:
    """What the seat of a view cannot see, while a hand is on.

    trusting -- whether nobody is thought to have revoked, though an honour table lets them
    """
    if mine.seat is None or mine.dealer is None or not (any(mine.counts) or mine.tricks):
        raise ValueError("not a seat's view of a hand")
    rules, contract, seat, dealer = mine.rules, mine.contract, mine.seat, mine.dealer
    played, void = _cards_and_voids(mine, trusting=trusting)
    gifts = _gifts(mine, contract)
    held, got = _known_cards(mine, seat, gifts, played)
    taken = mine.upcard_taken and mine.phase is not Phase.DEALER_ALONE
    left = Counter(rules.pack)
    left.subtract(card for cards in (*held, *played, mine.buried) for card in cards)
    if mine.upcard is not None and not taken:
        left[mine.upcard] -= 1
    left.subtract(away(mine))
    drawn = _cards_drawn(mine, dealer, taken=taken)
    places = _places(mine, seat, held, sum(drawn.values()))
    whose: list[tuple[Card, Seat]] = []
    if mine.upcard is not None and taken:
        whose.append((mine.upcard, dealer))
    for call in mine.calls:
        if isinstance(call.action, Show):
            whose += [(card, call.seat) for card in mine.shown if card not in call.action.cards]
    bound: list[Loose] = []
    for card, owner in whose:
        known = (*held[owner], *played[owner], *got.get(owner, ()))
        if owner != seat and left[card] > 0 and card not in known:
            homes = _homes(card, places, void, contract, {owner, *_partner_in(gifts, owner, seat)}, owner)
            left[card] -= 1
            bound.append((card, homes))
    free: list[Card] = []
    everywhere = len(places)
    for card in left.elements():
        homes = _homes(card, places, void, contract)
        if len(homes) == everywhere and all(weight == 1 for _, weight in homes):
            free.append(card)
        else:
            bound.append((card, homes))
    if len(bound) + len(free) != sum([place.room for place in places]):
        raise ValueError("the cards do not come out even")
    return Unseen(
        view=mine,
        seat=seat,
        dealer=dealer,
        held=held,
        played=played,
        places=places,
        bound=tuple(bound),
        free=tuple(free),
        whose=tuple(whose),
        gifts=gifts,
        drawn=drawn,
    )


def away(mine: View) -> tuple[Card, ...]:
    """The cards of a poor hand that now lie in the kitty."""
    return next((call.action.cards for call in mine.calls if isinstance(call.action, Show)), ())


def first_exchanged(mine: View) -> int:
    """The place in the kitty where those cards begin."""
    rules, cards = mine.rules, away(mine)
    poor = next(each for each in poor_hands(rules, hand_of(mine.shown)) if each.action.cards == cards)
    return rules.turns_up + rules.dummy if poor.farmers else rules.kitty_size - EXCHANGED


def _cards_and_voids(mine: View, *, trusting: bool) -> tuple[tuple[tuple[Card, ...], ...], tuple[Cards, ...]]:
    """By seat the cards it has played, and its voids, which at honour tables are a matter of trust."""
    seats, none = range(len(mine.counts)), (0,) * len(mine.counts)
    if mine.contract is None:
        return tuple([() for _ in seats]), none
    played = PlayedCards.of(mine.contract, mine.all_tricks)
    return tuple([played.by(seat) for seat in seats]), played.voids if trusting or not mine.rules.honour else none


def _gifts(mine: View, contract: Contract | None) -> tuple[Gifts, ...]:
    """What the lone players have changed with their partners, as all could see."""
    number = mine.rules.partners_best
    if not number or contract is None or mine.phase not in _UNASKED:
        return ()
    found: list[Gifts] = []
    for loner in (contract.lone_maker, contract.lone_defender):
        partner = None if loner is None else contract.seating.partner(loner)
        if loner is None or partner is None:
            continue
        if mine.phase is Phase.PARTNERS_BEST and mine.actor in (loner, partner):
            more = mine.counts[partner] - mine.rules.hand_size
            there, back = (more, 0) if mine.actor == loner else (number, number - more)
            return (*found, Gifts(loner, partner, there, back))
        found.append(Gifts(loner, partner, number, number))
    return tuple(found)


def _known_cards(
    mine: View, seat: Seat, gifts: tuple[Gifts, ...], played: tuple[tuple[Card, ...], ...]
) -> tuple[tuple[tuple[Card, ...], ...], dict[Seat, tuple[Card, ...]]]:
    """The cards that each seat is known to hold, and what it has given to this one."""
    held: list[tuple[Card, ...]] = [()] * len(mine.counts)
    got: dict[Seat, tuple[Card, ...]] = {}
    for pair in gifts:
        if seat not in (pair.loner, pair.partner):
            continue
        there, back = mine.given[: pair.there], mine.given[pair.there :]
        other = pair.partner if seat == pair.loner else pair.loner
        got[other] = back if seat == pair.loner else there
        # what the partner gives back goes last: it cannot have come back once more
        known = Counter(there) - Counter(back) if seat == pair.loner else Counter(back)
        held[other] = tuple((known - Counter(played[other])).elements())
    if mine.claim is not None:
        claimant, shown = mine.claim
        held[claimant] = cards_in(shown)
    held[seat] = cards_in(mine.cards)
    return tuple(held), got


def _partner_in(gifts: tuple[Gifts, ...], owner: Seat, seat: Seat) -> tuple[Seat, ...]:
    """Whom a seat may have given a card, as `seat` must think; what it was given itself it knows."""
    for pair in gifts:
        if owner == pair.loner and seat != pair.partner:
            return (pair.partner,)
        if owner == pair.partner and seat != pair.loner and pair.back:
            return (pair.loner,)
    return ()


def _cards_drawn(mine: View, dealer: Seat, *, taken: bool) -> dict[Seat, int]:
    """By seat, how many cards it took face down from the kitty: it buries one for each card that it takes."""
    drawn: dict[Seat, int] = {}
    for seat, buried in enumerate(mine.buried_counts):
        still = 0 if mine.phase is Phase.PARTNERS_BEST else max(0, mine.counts[seat] - mine.rules.hand_size)
        number = buried + still - (taken and seat == dealer)
        if number:
            drawn[seat] = number
    return drawn


def _places(mine: View, seat: Seat, held: tuple[tuple[Card, ...], ...], drawn: int) -> tuple[UnseenPlace, ...]:
    rules = mine.rules
    places = [
        UnseenPlace(other, buried=False, room=number - len(held[other]))
        for other, number in enumerate(mine.counts)
        if other != seat or mine.phase.blind
    ]
    places += [
        UnseenPlace(other, buried=True, room=number) for other, number in enumerate(mine.buried_counts) if other != seat
    ]
    kitty = rules.kitty_size - rules.turns_up - drawn - len(away(mine))
    places.append(UnseenPlace(None, buried=False, room=kitty))
    return tuple(place for place in places if place.room)


def _homes(
    card: Card,
    places: tuple[UnseenPlace, ...],
    void: tuple[Cards, ...],
    contract: Contract | None,
    seats: set[Seat] | None = None,
    owner: Seat | None = None,
) -> Homes:
    """Where a card may lie, with or around some seats alone if they are given; `owner` keeps it, mostly."""
    trump = contract is not None and contract.ranking.is_trump(card)
    return tuple(
        (number, _SELDOM if (place.buried and trump) or (owner is not None and place.seat != owner) else 1)
        for number, place in enumerate(places)
        if (place.buried or place.seat is None or not void[place.seat] >> card & 1)
        and (seats is None or (place.seat in seats and (place.seat == owner or not place.buried)))
    )
