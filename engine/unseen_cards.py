"""Questions about a hand on its way: the cards played, what is proved, the called partner, poor hands."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias, final

from engine.actions import Show
from engine.cards import FACES, PLANE, SUITS, Card, Cards, Suit, Trump, cards_in, count, hand_of, rank_of, without
from engine.contract import Contract
from engine.hand import Hand
from engine.ranking import Ranking, counts_as
from engine.rules.model import Rules
from engine.rules.options import AceNoFace, CalledCard, FarmersHand, Remedy, ShowUntil
from engine.seats import Seat, join_sides

_Play: TypeAlias = tuple[Seat, Card, Card]
"""The seat, the card it played, and the card led to the trick, which may be the same."""


@final
class PlayedCards(NamedTuple):
    """The cards played so far, which everybody has seen.

    plays -- all of them in the order played: the seat, the card, and the card led to its trick
    voids -- by seat the cards of the suits that it did not follow, both copies of a double pack; at honour tables the
        seat may hold some all the same (rules-spec H1)
    """

    contract: Contract
    plays: tuple[_Play, ...]
    voids: tuple[Cards, ...]

    @classmethod
    def of(cls, contract: Contract, tricks: Iterable[tuple[Seat, Sequence[Card]]]) -> "PlayedCards":
        """Read the tricks, the one under way too: the seat that led, and the cards in turn."""
        order, following = contract.ranking, contract.lineup.following
        follow, free = order.follow, order.free
        plays: list[_Play] = []
        voids = [0] * contract.seating.table
        for leader, cards in tricks:
            if not cards:
                continue
            seat = leader
            led = cards[0]
            suit = follow[led]
            for card in cards:
                plays.append((seat, card, led))
                if not (suit | free) >> card & 1:
                    voids[seat] |= suit | suit << PLANE
                seat = following[seat]
        return cls(contract, tuple(plays), tuple(voids))

    def by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has played."""
        return tuple([card for player, card, _ in self.plays if player == seat])

    def may_hold(self, seat: Seat, mine: Cards, pack: Cards, out: Iterable[Card], *, honour: bool) -> tuple[Cards, ...]:
        """By seat, what each of the other seats that play may hold, as `seat` with the cards `mine` can know it.

        It is 0 for `seat` itself and for seats that sit out.

        pack -- every card of the deal
        out -- other cards that `seat` knows not to be in a hand: what it buried, a card turned down
        honour -- whether a seat that did not follow suit may have a card of it all the same
        """
        unseen = pack
        for _, card, _ in self.plays:
            unseen = without(unseen, card)
        for card in (*cards_in(mine), *out):
            if unseen >> card & 1:
                unseen = without(unseen, card)
        held = [0] * len(self.voids)
        for other in self.contract.active:
            if other != seat:
                held[other] = unseen if honour else unseen & ~self.voids[other]
        return tuple(held)


def is_certain(mine: Cards, order: Ranking, others: Iterable[Cards]) -> bool:
    """Whether `mine`, on lead, takes all the rest by itself; `others` is what each of the other hands may hold."""
    leads = from_the_top(mine, order)
    return all(_safe(leads, order, hand) for hand in others)


def certain_tricks(mine: Cards, order: Ranking, unseen: Cards) -> int:
    """How many tricks `mine`, on lead, takes by itself for certain if it leads what wins; others hold `unseen`."""
    leads: list[Card] = []
    for card in from_the_top(mine, order):
        if _safe([*leads, card], order, unseen):
            leads.append(card)
    return len(leads)


def is_unbeatable(mine: Cards, order: Ranking, best: Card, others: Iterable[Cards]) -> bool:
    """Whether `mine` takes all the rest from any position: each card beats `best`, which holds the trick, and the rest.

    That takes a hand of trumps alone; of two identical cards neither is sure to win.
    """
    if mine & ~(order.trumps | order.trumps << PLANE):
        return False
    unseen = {card for hand in others for card in cards_in(hand)}
    return all(
        order.beats[best] >> card & 1
        and all(order.beats[other] >> card & 1 and not order.beats[card] >> other & 1 for other in unseen)
        for card in {*cards_in(mine)}
    )


def from_the_top(mine: Cards, order: Ranking) -> list[Card]:
    """The order of leads of the proof: each suit from its top, trumps first."""
    return sorted(cards_in(mine), key=lambda card: (order.free >> card & 1, order.strength[card]), reverse=True)


def _safe(leads: Sequence[Card], order: Ranking, hand: Cards) -> bool:
    """Whether no card that a hand may hold can win a trick when these cards are led in turn."""
    for place, lead in enumerate(leads):
        better = cards_in(hand & order.beats[lead])
        if any(_keeps(card, leads[:place], order, hand) for card in better):
            return False
    return True


def _keeps(card: Card, led: Sequence[Card], order: Ranking, hand: Cards) -> bool:
    """Whether a hand may still hold `card` after these leads: it had another card for each that asked for its suit."""
    suit = order.follow[card]
    if order.free >> card & 1 or suit == FACES:
        return True
    asked = sum([1 for lead in led if order.follow[lead] == suit])
    return count(hand & (suit | suit << PLANE)) > asked


def callable_suits(trump: Trump) -> tuple[Suit, ...]:
    """The suits whose card may be called: all but trump."""
    return tuple(suit for suit in SUITS if suit != trump)


@cache
def called_cards(suit: Suit, contract_trump: Trump, rules: Rules) -> tuple[Card, ...]:
    """The cards that may be the called one, the first of them that is held; best first."""
    of_suit = {card for card in rules.pack if counts_as(card, contract_trump, rules.benny_card) == suit}
    order = sorted(of_suit, reverse=True, key=lambda card: "2789TJQKA".index(rank_of(card)))
    return tuple(order if rules.called_card is CalledCard.BEST else [card for card in order if rank_of(card) == "A"])


def partner_of(hand: Hand) -> Seat | None:
    """Who holds the called card; `None` when nobody but the maker may. `hand` is as it was before the first lead."""
    contract = hand.contract
    if contract is None or contract.called is None:
        return None
    for card in called_cards(contract.called, contract.trump, hand.match.rules):
        for seat in hand.seating.seats:
            if hand.hands[seat] >> card & 1:
                return None if seat == contract.maker else seat
    return None


def reveal_partner(hand: Hand) -> Contract:
    """The contract of a hand that is over: the called partner sits on the maker's side.

    Raises:
        ValueError: When no trump was made.
    """
    contract, partner = hand.contract, partner_of(hand)
    if contract is None:
        raise ValueError("no trump was made")
    if partner is None:
        return contract
    return contract._replace(seating=join_sides(contract.seating, contract.maker, partner))


def known_partner(
    hand: Hand, seat: Seat | None, cards: Cards, tricks: Iterable[tuple[Seat, Sequence[Card]]]
) -> Seat | None:
    """The partner, as far as `seat` can know; `None` as long as it cannot, and when it is the maker who had the card.

    cards -- those the seat holds now
    tricks -- those played, the one under way too: who led, and the cards in turn
    """
    contract, rules = hand.contract, hand.match.rules
    if contract is None or contract.called is None:
        return None
    gone = {buried.card for buried in hand.buried if buried.seat == seat}
    if hand.upcard is not None and not contract.takes_upcard(hand.match.dealer, rules):
        gone.add(hand.upcard)
    played = {card: player for player, card, _ in PlayedCards.of(contract, tricks).plays}
    for card in called_cards(contract.called, contract.trump, rules):
        holder = seat if cards >> card & 1 else played.get(card)
        if holder is not None:
            return None if holder == contract.maker else holder
        if card not in gone:
            return None
    return None


EXCHANGED: Final = 3
"""Cards that a poor hand changes with the kitty (rules-spec L3, L4)."""
_FACES: Final = "JQK"


@final
class PoorHand(NamedTuple):
    """What a holder may do about a poor hand. `action` without cards asks for a new deal."""

    action: Show
    shown: tuple[Card, ...]
    """The cards that all see."""
    farmers: bool
    """Whether it is a farmer's hand (L3); else it is an ace and no face card (L4)."""


def poor_hands(rules: Rules, cards: Cards) -> tuple[PoorHand, ...]:
    """Every way to show a hand before bidding; what is both kinds at once is a farmer's hand.

    >>> from engine.cards import parse_hand
    >>> nines = hand_of(parse_hand("9c9d9hAcKs"))
    >>> [each.action.cards for each in poor_hands(Rules(farmers_hand=FarmersHand.THREE_LOW), nines)]
    [(0, 1, 2)]
    """
    held, ways = cards_in(cards), dict[Show, PoorHand]()
    for poor in (*_farmers(rules, held), *_ace_no_face(rules, held)):
        ways.setdefault(poor.action, poor)
    return tuple(ways.values())


def _farmers(rules: Rules, held: tuple[Card, ...]) -> Iterator[PoorHand]:
    """See rules-spec L3."""
    kinds: list[tuple[Card, ...]] = []
    match rules.farmers_hand:
        case FarmersHand.ALL_LOW:
            kinds = [held] if all(rank_of(card) in "9T" for card in held) else []
        case FarmersHand.THREE_LOW:
            kinds = [tuple(card for card in held if rank_of(card) == rank) for rank in "9T"]
        case FarmersHand.ANY_THREE_LOW:
            kinds = [tuple(card for card in held if rank_of(card) in "9T")]
        case FarmersHand.NEVER:
            pass
    three = rules.farmers_hand is not FarmersHand.ALL_LOW
    for kind in kinds:
        if len(kind) < EXCHANGED:
            continue
        if rules.farmers_remedy is Remedy.REDEAL:
            yield PoorHand(Show(), kind[:EXCHANGED] if three else kind, farmers=True)
            continue
        for cards in combinations(kind, EXCHANGED):
            yield PoorHand(Show(cards), cards if three else kind, farmers=True)


def _ace_no_face(rules: Rules, held: tuple[Card, ...]) -> Iterator[PoorHand]:
    """See rules-spec L4."""
    ranks = [rank_of(card) for card in held]
    one_ace = ranks.count("A") == 1 and all(rank in "A9T" for rank in ranks)
    match rules.ace_no_face:
        case AceNoFace.EXCHANGE if one_ace:
            for cards in combinations(held, EXCHANGED):
                yield PoorHand(Show(cards), held, farmers=False)
        case AceNoFace.REDEAL if one_ace:
            yield PoorHand(Show(), held, farmers=False)
        case AceNoFace.REDEAL_ANY_ACES:
            if rules.benny_card not in held and not any(rank in _FACES for rank in ranks):
                yield PoorHand(Show(), held, farmers=False)
        case _:
            pass


def shows_out_of_turn(hand: Hand, seat: Seat) -> tuple[Show, ...]:
    """Every way in which a seat may show the hand that it was dealt, before the first lead; one exchange a deal.

    Who sits out, or has taken or given a card since the deal, has no poor hand to show.
    """
    rules, contract = hand.match.rules, hand.contract
    if rules.show_until is not ShowUntil.FIRST_LEAD or hand.shown:
        return ()
    playing = hand.seating.seats if contract is None else contract.active
    if seat not in playing or count(hand.hands[seat]) != rules.hand_size:
        return ()
    if any(seat == each.seat for each in hand.buried) or any(seat in (each.giver, each.taker) for each in hand.given):
        return ()
    return tuple([Show(poor.action.cards, seat) for poor in poor_hands(rules, hand.hands[seat])])


def find_poor_hand(hand: Hand, seat: Seat, action: Show) -> PoorHand | None:
    """What a seat shows by an action, if it may show it."""
    ways = poor_hands(hand.match.rules, hand.hands[seat])
    poor = next((each for each in ways if each.action.cards == action.cards), None)
    return None if poor is None else poor._replace(action=action)


def exchange_cards(hand: Hand, seat: Seat, poor: PoorHand) -> Hand:
    """The hand in which `seat` has shown its cards and changed three of them for three of the kitty.

    A farmer's hand gets the first three that nobody has seen, an ace and no face card the last three; the cards given
    lie in their places.
    """
    rules, cards = hand.match.rules, poor.action.cards
    first = rules.turns_up + rules.dummy if poor.farmers else len(hand.kitty) - EXCHANGED
    taken = hand.kitty[first : first + EXCHANGED]
    kitty = (*hand.kitty[:first], *cards, *hand.kitty[first + EXCHANGED :])
    held = hand.hands[seat] & ~hand_of(cards) | hand_of(taken)
    return hand.add_call(seat, poor.action).holding(seat, held)._replace(kitty=kitty, shown=poor.shown)
