"""Which card to lead, to play to another's lead, and to bury, by what can be read off the table."""

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from engine.actions import Action, Discard, Pass, Play, Show
from engine.cards import Card, Cards, Trump, adding, cards_in, count, hand_of, natural_rank, without
from engine.contract import Contract, playing_order
from engine.players.heuristic.hand_value import ACE, ALONE, KING, contract_in, worth
from engine.ranking import Ranking
from engine.rules.model import Rules
from engine.rules.options import AllPass, Partnership, Scoring
from engine.seats import Seat
from engine.unseen_cards import PlayedCards
from engine.view import View


@final
@dataclass(frozen=True, slots=True)
class Reading:
    """A view, read. `may_hold[seat]` are the cards another seat that plays may still have, by what has been shown."""

    view: View
    contract: Contract
    order: Ranking
    seat: Seat
    legal: tuple[Card, ...]
    may_hold: tuple[Cards, ...]

    @property
    def hand(self) -> Cards:
        """The seat's own cards."""
        return self.view.cards

    @property
    def trumps(self) -> Cards:
        """The seat's own trumps."""
        return self.view.cards & self.order.trumps

    friends: tuple[Seat, ...]
    """Who plays with this seat, as far as it knows, whether they play or not."""
    making: bool
    """Whether this seat's side has to make something of the hand."""

    @property
    def against(self) -> Cards:
        """The cards that opponents may still have."""
        held = 0
        for seat, cards in enumerate(self.may_hold):
            if seat not in self.friends:
                held |= cards
        return held

    @property
    def best(self) -> Card:
        """The card that holds the trick under way."""
        best = None if self.view.holder is None else self.view.in_trick(self.view.holder)
        if best is None:
            raise ValueError("nothing has been led")
        return best

    @property
    def taking(self) -> Cards:
        """The cards that would take the trick under way as it stands; none before its lead."""
        return self.order.beats[self.best] if self.view.trick else 0

    @property
    def after(self) -> tuple[Seat, ...]:
        """Who plays to the trick after this seat."""
        turns = playing_order(self.contract, self.seat if self.view.leader is None else self.view.leader)
        return turns[len(self.view.trick) + 1 :]

    def is_top(self, card: Card) -> bool:
        """Whether no opponent can have a higher card of the suit."""
        return not self.order.beats[card] & self.order.follow[card] & self.against

    def rank(self, card: Card) -> int:
        """A plain card's rank in its suit, 8 for the best; low no trump turns the order round (rules-spec A6)."""
        if self.order.trump is not Trump.LOW:
            return natural_rank(card)
        return self.order.strength[card] + _lowest_rank(self.view.rules)

    def is_safe(self, card: Card, seats: tuple[Seat, ...]) -> bool:
        """Whether none of these seats can have a card that beats it, by trumping neither."""
        return not any(self.order.beats[card] & self.may_hold[seat] for seat in seats)


def read(view: View) -> Reading:
    """The view of a seat that is to play."""
    contract, seat = view.contract, view.seat
    if contract is None or seat is None or view.leader is None:
        raise ValueError("not a seat's view of the play")
    rules = view.rules
    out, dealers, shower, kept = [*view.buried], 0, None, 0
    if view.upcard is not None and not view.upcard_taken:
        out.append(view.upcard)
    elif view.upcard is not None and (view.dealer in contract.active or not rules.partners_best):
        dealers = 1 << view.upcard
    if view.shown:
        shower, away = next((call.seat, call.action.cards) for call in view.calls if isinstance(call.action, Show))
        out += away
        kept = hand_of(view.shown)
    if rules.double_pack:
        dealers = 0  # it may be the other copy
    else:
        out += view.given  # the partner, who holds them, sits out
    unseen = PlayedCards.of(contract, view.all_tricks).may_hold(seat, view.cards, rules.pack_bits, out, honour=False)
    may_hold: list[Cards] = []
    for other, cards in enumerate(unseen):
        elsewhere = (0 if other == view.dealer else dealers) | (0 if other == shower else kept)
        may_hold.append(cards & ~elsewhere if view.counts[other] else 0)
    order = contract.ranking
    legal = tuple(choice.card for choice in view.choices if isinstance(choice, Play))
    if view.rules.honour and view.trick:  # what may be played is not what should be
        led = order.follow[view.trick[0]] | order.free
        legal = tuple(card for card in legal if led >> card & 1) or legal
    friends, making = company(view, contract, seat)
    return Reading(view, contract, order, seat, legal, tuple(may_hold), friends, making)


def company(view: View, contract: Contract, seat: Seat) -> tuple[tuple[Seat, ...], bool]:
    """Who plays with `seat`, as far as it knows, and whether its side has to make something of the hand.

    A defender who does not know the called partner takes all but the maker for friends: two in three are. Where
    everyone scores alone and a euchre pays the defenders, they are friends until the maker is euchred; where each trick
    counts for its own taker, nobody has a friend.
    """
    if view.rules.partnership is Partnership.EACH_ALONE and _defends_with_others(view, contract, seat):
        return tuple(each for each in contract.active if each not in (seat, contract.maker)), False
    if view.rules.partnership is not Partnership.CALLED:
        undertaker = contract.maker if contract.declared is None else contract.declared
        makes = contract.seating.side[seat] == contract.seating.side[undertaker]
        return contract.seating.partners(seat), makes and not (contract.makerless and contract.declared is None)
    makers = {contract.maker, contract.maker if view.partner is None else view.partner}
    together = makers if seat in makers else {*contract.seating.seats} - makers
    return tuple(sorted(together - {seat})), seat in makers


def counts_majority(rules: Rules) -> bool:
    """Whether makers need more than half of the tricks, and are euchred without."""
    return rules.scoring in (Scoring.EUCHRE, Scoring.THREE_HANDED)


def _defends_with_others(view: View, contract: Contract, seat: Seat) -> bool:
    if seat == contract.maker or contract.makerless or not counts_majority(view.rules):
        return False
    size = view.rules.hand_size
    return sum(view.taken) - view.taken[contract.maker] < size - size // 2


@cache
def _lowest_rank(rules: Rules) -> int:
    return min(map(natural_rank, rules.pack))


def lowest(cards: Cards, order: Ranking) -> Card:
    """The weakest of some cards."""
    return min(cards_in(cards), key=lambda card: order.strength[card])


def highest(cards: Cards, order: Ranking) -> Card:
    """The strongest of some cards."""
    return max(cards_in(cards), key=lambda card: order.strength[card])


def lead(table: Reading) -> Play:
    """Makers draw trumps and then run their winners; defenders lead winners and short suits, not trumps."""
    for rule in (_last_trump, _through_loner, to_draw, _winner):
        card = rule(table)
        if card is not None:
            return Play(card)
    return Play(_short(table))


def _last_trump(table: Reading) -> Card | None:
    """Of two cards the trump, if it is sure or a loner's: what others throw to it may make the other one good."""
    trumps = table.trumps
    if count(table.hand) != 2 or count(trumps) != 1:
        return None
    trump = highest(trumps, table.order)
    return trump if table.is_top(trump) or (table.making and table.contract.alone) else None


def _through_loner(table: Reading) -> Card | None:
    """To a loner's first trick a low card of the longest plain suit without its ace: aces stop the loner later."""
    if table.making or not table.contract.alone or table.view.tricks or not table.order.trumps:
        return None
    plain = table.hand & ~table.order.trumps
    suits = [plain & table.order.follow[card] for card in cards_in(plain)]
    low = [suit for suit in suits if suit and table.rank(highest(suit, table.order)) != ACE]
    longest = max(low, key=count, default=0)
    return min(cards_in(longest), key=table.rank, default=None)


def _partner_is_stuck(table: Reading) -> bool:
    """Whether partner made trump because it had to: it is short of trumps, and drawing them draws its own."""
    contract, rules = table.contract, table.view.rules
    stuck = rules.all_pass is not AllPass.THROW_IN and contract.round > 1 and contract.maker == table.view.dealer
    return stuck and contract.maker != table.seat


def to_draw(table: Reading) -> Card | None:
    """A maker's highest trump, while opponents may have some; a last low one is kept to take the lead with."""
    order, trumps = table.order, table.trumps
    if not table.making or not trumps or not table.against & order.trumps or _partner_is_stuck(table):
        return None
    top = highest(trumps, order)
    first = not table.view.tricks
    return top if first or count(trumps) > 1 or table.is_top(top) else None


def _winner(table: Reading) -> Card | None:
    """The plain card that no opponent can beat in its suit: of the suit they have most of, the highest."""
    order = table.order
    tops = [card for card in table.legal if not order.is_trump(card) and table.is_top(card)]
    return max(tops, key=lambda card: (count(table.against & order.follow[card]), table.rank(card)), default=None)


def _short(table: Reading) -> Card:
    """The lowest card of the shortest plain suit; the highest of one suit alone, and of a loner once trumps are out."""
    order = table.order
    plain, top = table.hand & ~order.trumps, highest(table.hand, order)
    loner = table.making and table.contract.alone and not table.against & order.trumps
    if loner or not table.hand & ~order.follow[top]:
        return top
    return min(cards_in(plain), key=lambda card: (count(plain & order.follow[card]), table.rank(card), card))


# What makes a card worth keeping, in ranks of its suit.
_TRUMP: Final = 100
_WINNER: Final = 20
_GUARDED_KING: Final = 6
_GUARD: Final = 5
_LONE_CARD: Final = -5
"""With a trump in hand, a suit that is gone is as good as a winner."""
_MAKES_VOID: Final = 0.2
"""Tricks that a void brings who buries. Of each card buried by force (22,000 hands), a lone low one brought 0.2 to 0.4
points more than one of two, a lone king 0.2, a lone ace 0.2 less."""


def follow(table: Reading) -> Play:
    """Wins as cheaply as it can, leaves partner's winners alone, and throws away what is needed least."""
    winners = hand_of(table.legal) & table.taking
    if not winners or _leaves_to_partner(table, winners):
        card = _throw(table)
    elif table.view.holder in table.friends:
        card = _over_partner(table, winners)
    else:
        card = _over_opponent(table, winners)
    return Play(card)


def _leaves_to_partner(table: Reading, winners: Cards) -> bool:
    """Whether a defender in second seat keeps its trump: all tricks are needed, and partner may follow higher."""
    view, order, best = table.view, table.order, table.best
    size, last = view.rules.hand_size, len(view.tricks) + 1
    if table.making or len(view.trick) != 1 or last == size or order.is_trump(best) or not counts_majority(view.rules):
        return False
    makers = sum(taken for seat, taken in enumerate(view.taken) if seat != table.seat and seat not in table.friends)
    higher = order.beats[best] & order.follow[best]
    may_beat = any(higher & table.may_hold[seat] for seat in table.after if seat in table.friends)
    return makers == size // 2 and may_beat and order.is_trump(highest(winners, order))


def _over_opponent(table: Reading, winners: Cards) -> Card:
    """The lowest winner; of a plain suit the highest, if it is safe there; a loner trumps high but keeps its best."""
    top = highest(winners, table.order)
    follows = not table.order.is_trump(top)
    last = len(table.view.trick) + 1 == len(table.contract.active)
    if table.making and table.contract.alone and not follows and not last:
        spare = cards_in(winners & ~(1 << top)) or (top,)
        return min(spare, key=lambda card: (count(table.order.beats[card] & table.against), table.order.strength[card]))
    return top if follows and not last and table.is_top(top) else lowest(winners, table.order)


def _over_partner(table: Reading, winners: Cards) -> Card:
    """Partner holds the trick: better it only where it is likely to be lost, and never trump a king."""
    order, best = table.order, table.best
    later = tuple(seat for seat in table.after if seat not in table.friends)
    if table.is_top(best) or table.is_safe(best, later):
        return _throw(table)
    following = winners & order.follow[table.view.trick[0]]
    if following:
        top = highest(following, order)
        return top if table.is_top(top) else _throw(table)
    if table.rank(best) >= KING or order.is_trump(best):
        return _throw(table)
    return lowest(winners, order)


def _throw(table: Reading) -> Card:
    """The card that is needed least: never a trump or a winner if another will do, a lone low card first."""
    return min(table.legal, key=lambda card: need(table, card))


def need(table: Reading, card: Card) -> int:
    """How much a card is needed later, in ranks of its suit."""
    order, rank = table.order, table.rank(card)
    if order.is_trump(card):
        return _TRUMP + order.strength[card]
    suit = table.hand & order.follow[card]
    length = count(suit)
    if table.is_top(card):
        return rank + _WINNER
    if rank == KING and length > 1:
        return rank + _GUARDED_KING
    if rank < ACE and length == 1 and table.trumps:
        return rank + _LONE_CARD
    if length == 2 and table.rank(highest(suit, order)) == KING:
        return rank + _GUARD
    return rank


def bury(mine: View) -> Action:
    """The card whose loss costs the least: one that makes a void, else the weakest that guards nothing.

    Where the seat may stand pat, it does unless an unseen card is worth more than that one, on average.
    """
    contract = contract_in(mine)
    order = contract.ranking

    def value_left(choice: Discard) -> tuple[float, int]:
        card, after = choice.card, without(mine.cards, choice.card)
        void = bool(after & order.trumps) and not after & order.follow[card]
        return _worth(after, contract) + _MAKES_VOID * void, -order.strength[card] - natural_rank(card)

    best = max((choice for choice in mine.choices if isinstance(choice, Discard)), key=value_left)
    return Pass() if Pass() in mine.choices and not _gains(mine, contract, best.card) else best


def _worth(hand: Cards, contract: Contract) -> float:
    if contract.trump is Trump.LOW:
        return sum([contract.ranking.strength[card] for card in cards_in(hand)])
    return worth(hand, contract.trump, ALONE, contract.benny)


def _gains(mine: View, contract: Contract, card: Card) -> bool:
    """Whether an unseen card in place of `card` makes the hand worth more, on average."""
    seen, rest = {*cards_in(mine.cards), *mine.buried, mine.upcard}, without(mine.cards, card)
    unseen = [other for other in mine.rules.pack if other not in seen]
    return sum([_worth(adding(rest, other), contract) for other in unseen]) > _worth(mine.cards, contract) * len(unseen)
