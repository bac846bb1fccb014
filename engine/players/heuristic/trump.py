"""Whether to make trump, which, and whether to go alone with the call."""

from dataclasses import dataclass, replace
from typing import Final, final

from engine.actions import Action, Alone, Name, Order, Pass
from engine.cards import SUITS, TRUMPS, Card, Cards, Suit, Trump, adding, cards_in, count, rank_of
from engine.contract import Contract
from engine.phases.kinds import Phase
from engine.players.heuristic.cutthroat import by_oneself, tricks_to_make
from engine.players.heuristic.hand_value import ALONE, TOGETHER, Scale, contract_in, left_after, worth
from engine.ranking import ranking
from engine.rules.model import Rules
from engine.rules.options import FirstToSpeak, Scoring, WhoAlone
from engine.seats import Seat, Seating, Side
from engine.view import View


def without_breaches(mine: View) -> View:
    """The view without the calls for which the seat lacks a trump besides the bowers (rules-spec D7, H1)."""
    seat, dealer = mine.seat, mine.dealer
    if not mine.rules.trump_on_honour or seat is None or dealer is None or not mine.rules.owes_trump(seat, dealer):
        return mine
    return replace(mine, choices=tuple([each for each in mine.choices if _is_honest(mine, each)]))


def _is_honest(mine: View, action: Action) -> bool:
    suit, held = mine.upcard_suit, mine.cards
    if mine.upcard is not None and mine.seat == mine.dealer and (isinstance(action, Order) or suit is None):
        held |= 1 << mine.upcard
    match action:
        case Name(trump):
            pass
        case Order() if suit is not None:
            trump = Trump(suit)
        case _:
            return True
    return trump >= Trump.NONE or bool(held & ranking(trump, mine.rules.benny_card).plain_trumps)


def without_hopeless_loners(mine: View) -> View:
    """The view without "alone" where it cannot take every trick and the same with the partner is a choice."""
    hopeless = [each for each in mine.choices if _with_partner(each) in mine.choices and _is_hopeless(mine, each)]
    return replace(mine, choices=tuple([each for each in mine.choices if each not in hopeless])) if hopeless else mine


def _with_partner(action: Action) -> Action | None:
    """The same without going alone."""
    match action:
        case Order(True):
            return Order()
        case Name(trump, True):
            return Name(trump)
        case Alone():
            return Pass()
        case _:
            return None


def _is_hopeless(mine: View, action: Action) -> bool:
    contract, seat, dealer = _contract_of(mine, action), mine.seat, mine.dealer
    if contract is None or seat is None or dealer is None or mine.upcard is None:
        return False
    side = contract.seating.side
    if side[seat] != contract.side or side[dealer] == contract.side or not contract.takes_upcard(dealer, mine.rules):
        return False
    beats = contract.ranking.beats
    upcard, cards = mine.upcard, cards_in(_may_hold(mine, mine.upcard))
    return all(beats[card] >> upcard & 1 and not beats[upcard] >> card & 1 for card in cards)


def _contract_of(mine: View, action: Action) -> Contract | None:
    """What is played if this is said, or has been made already."""
    suit, rules = mine.upcard_suit, mine.rules
    accepts = mine.phase is Phase.FIRST_ROUND or suit is None  # a Benny that stands for no suit goes with any
    if mine.contract is not None or mine.seat is None or not accepts:
        return mine.contract
    trump = action.trump if isinstance(action, Name) else None if suit is None else TRUMPS[suit]
    if trump is None:
        return None
    return Contract(mine.seat, trump, 1, seating=mine.seating, benny=rules.benny_card, last_wins=rules.later_wins)


def _may_hold(mine: View, upcard: Card) -> Cards:
    """The cards in hand, and all others where a loner may yet change some."""
    rules = mine.rules
    changes = rules.partners_best or rules.kitty_exchange
    return mine.cards | rules.pack_bits & ~(1 << upcard) if changes else mine.cards


# By place, from eldest to dealer; fitted with the figures of `worth`.
OTHERS_FIRST: Final = (0.95, 2.0, 1.05, 1.25)
"""Tricks that partner and place bring in round 1; the dealer's side has the upcard besides."""
OTHERS_NEXT: Final = (1.75, 1.4, 1.35, 1.55)
"""In round 2 for the suit of the turned-down card's colour, which those who refused it hold little of."""
OTHERS_CROSSING: Final = (1.25, 1.75, 1.25, 1.35)
_OTHERS_NO_TRUMP: Final = (2.0, 1.75, 1.8, 1.55)
NEEDED_FIRST: Final = (3.2, 3.55, 3.2, 2.75)
"""Tricks that a side must expect to call; a pass often does better, as the opponents may yet call too much."""
NEEDED_SECOND: Final = 2.8
_ELSEWHERE: Final = ((0.2, 1.7, 1.0, 0.5), (0.4, 0.8, 0.5, 0.5))
"""Of the eldest and the dealer's partner in round 1: tricks fewer that a call needs of a hand worth so little in other
suits, and how many more for each trick over that in the suit of the upcard's colour, and in another: who passes may yet
name it. Fitted to 64,000 decisions with both answers forced: 0.014 points each."""
_DEALER: Final = 3
"""The dealer's place; at other tables than of four, whoever is neither eldest nor second is in the third."""
_ASSIST: Final = 0.4
"""Tricks that the upcard adds to an order by the dealer's partner who holds nearly half a hand of trumps.

With fewer it costs as much: with one, even the right bower, an order mostly loses to a pass. Fitted to what it gains.
"""
JACK_TO_OPPONENTS: Final = -0.35
_NEEDED_ALONE: Final = 4.0
"""Own tricks that a hand must expect to go alone: a march is then likely enough, a euchre is not."""
_NEEDED_ALONE_NO_TRUMP: Final = 3.15
_NEEDED_TO_DEFEND_ALONE: Final = 3.2
_ALONE_FOR_EACH_MORE: Final = 0.6
"""More own tricks for every card dealt over five: a march of seven is two tricks longer."""
_OPPONENTS: Final = 2
_ALONE_FOR_EACH_OPPONENT: Final = 0.6
"""More own tricks for every opponent over two."""
_LAST_POINT: Final = 0.5
"""Fewer tricks that a call needs where the next point wins for both sides: it is mostly the callers who make it."""
PARTNERS_BEST: Final = (0.0, 0.7, 1.2)
"""Own tricks that so many cards from the partner bring a loner, alone being 0.7 points better then (7,000 hands). By
what is just as good alone it would be twice that, and people complain of partners who go alone in most hands."""
_UNDER_THE_RIGHT: Final = 5  # trumps
OUT_OF_REACH: Final = 9.0
_FAR: Final = 10


def call(mine: View) -> Action:
    """The best call the hand is worth, or pass; a dealer who may not pass names the best."""
    margin, best = max(margins(mine), key=lambda offer: offer[0], default=(0.0, Pass()))
    return best if Pass() not in mine.choices or (margin >= 0 and waits_for(mine) is None) else Pass()


def waits_for(mine: View) -> Trump | None:
    """The suit in which the eldest marches alone, better than in the suit turned, of which the dealer gets a card."""
    if mine.phase is not Phase.FIRST_ROUND or mine.upcard_suit is None or by_oneself(mine.rules):
        return None
    table = _Bidding.of(mine)
    best = max(TRUMPS[: len(SUITS)], key=table.over_alone)
    return None if table.place or best.suit == mine.upcard_suit or table.over_alone(best) < 0 else best


def margins(mine: View) -> list[tuple[float, Order | Name]]:
    """Every call that may be made, with the tricks expected of it over those that it needs.

    Going alone is `OUT_OF_REACH` above all calls with a partner where the hand is worth it, else as much below them.
    """
    calls = [action for action in mine.choices if isinstance(action, Order | Name)]
    table = _Bidding.of(mine) if calls else None
    return [] if table is None else [(table.margin(action), action) for action in calls]


def defend(mine: View) -> Action:
    """Alone only with a hand that would win most tricks by itself."""
    contract = mine.contract
    needed = _NEEDED_TO_DEFEND_ALONE + _more_alone(mine.rules)
    strong = contract is not None and _worth_left(mine.cards, contract.trump, ALONE, mine.rules, 0) >= needed
    return Alone() if strong and Alone() in mine.choices else Pass()


def _worth_left(held: Cards, trump: Trump, scale: Scale, rules: Rules, over: int) -> float:
    """What a hand is worth once it has buried so many cards, and alone changed some for the partner's best."""
    changed = rules.partners_best if scale is ALONE else 0
    left = left_after(held, over + changed)
    return max(worth(hand, trump, scale, rules.benny_card) for hand in left) + PARTNERS_BEST[changed]


def go_alone(mine: View) -> Action:
    """Whether a maker, or the partner, goes alone when asked after the call: with a hand that would march by itself.

    A dealer who is yet to take the upcard counts the best cards of both.
    """
    contract = contract_in(mine)
    table = _Bidding.of(mine, takes_upcard=mine.phase is Phase.DEALER_ALONE)
    return Alone() if table.over_alone(contract.trump) >= 0 else Pass()


def short_of_winning(mine: View, side: Side) -> int:
    """How many points a side has still to win, or to count down; many, where no score ends the game."""
    score = mine.scores[side]
    if mine.rules.fixed_hands:
        return _FAR
    return score if mine.rules.scoring is Scoring.COUNT_DOWN else mine.rules.winning_score - score


@final
@dataclass(frozen=True, slots=True)
class _Bidding:
    """What counts for a call besides the suit. `place` is 0 for eldest to 3 for the dealer."""

    cards: Cards
    upcard: Card
    turned: Suit | None
    """The suit of the upcard, or what a Benny stands for, if anything."""
    first_round: bool
    takes_upcard: bool
    """Whether this seat is the dealer, who would take the upcard, or is about to."""
    place: int
    seat: Seat
    dealer: Seat
    seating: Seating
    rules: Rules
    to_win: int
    """Points this side is short of the target."""
    theirs_to_win: int
    opponents: int
    """How many play against a loner."""

    @classmethod
    def of(cls, mine: View, *, takes_upcard: bool | None = None) -> "_Bidding":
        """The table as the seat that bids sees it."""
        if mine.seat is None or mine.dealer is None or mine.upcard is None:
            raise ValueError("not a bidder's view")
        rules, seating, us = mine.rules, mine.seating, mine.rules.side_of(mine.seat)
        turned = mine.upcard_suit
        first_round = mine.phase is Phase.FIRST_ROUND or turned is None
        if takes_upcard is None:
            takes_upcard = first_round and mine.seat == mine.dealer
        turn = seating.around(seating.left[mine.dealer])
        return cls(
            mine.cards,
            mine.upcard,
            turned,
            first_round,
            takes_upcard,
            _DEALER if mine.seat == mine.dealer else min(turn.index(mine.seat), _DEALER - 1),
            mine.seat,
            mine.dealer,
            seating,
            rules,
            short_of_winning(mine, us),
            min(short_of_winning(mine, side) for side in range(rules.sides) if side != us),
            len(turn) - 1 - len(seating.partners(mine.seat)),
        )

    def margin(self, action: Order | Name) -> float:
        """Tricks expected of a call over those it needs; going alone, where it is right, is over all else."""
        trump = action.trump if isinstance(action, Name) else self._turned_trump
        if not action.alone and by_oneself(self.rules):
            needed = tricks_to_make(self.rules, first_round=self.first_round, takes_upcard=self.takes_upcard)
            return self._own(trump, ALONE) - needed
        over = self.over_alone(trump) if action.alone or self.rules.alone is WhoAlone.ANYONE else -1.0
        if not action.alone and over < 0:
            return self._expectation(trump) - self._threshold()
        return over + OUT_OF_REACH if over >= 0 else over - OUT_OF_REACH

    @property
    def _turned_trump(self) -> Trump:
        if self.turned is None:
            raise ValueError("a Benny that stands for no suit is not ordered up")
        return TRUMPS[self.turned]

    def over_alone(self, trump: Trump) -> float:
        """Own tricks expected over those that going alone needs."""
        return self._own(trump, ALONE) - self._needed_alone(trump)

    def _elsewhere(self) -> float:
        """How many more tricks a call in round 1 needs for what the hand is worth in another suit."""
        if self.place >= len(_ELSEWHERE) or self.turned is None:
            return 0.0
        fewer, little, as_next, crossing = _ELSEWHERE[self.place]
        parts = {
            trump: as_next if trump.suit == self.turned.same_colour else crossing for trump in TRUMPS[: len(SUITS)]
        }
        del parts[TRUMPS[self.turned]]
        benny = self.rules.benny_card
        costs = [part * (worth(self.cards, trump, TOGETHER, benny) - little) for trump, part in parts.items()]
        return max(0.0, *costs) - fewer

    def _own(self, trump: Trump, scale: Scale) -> float:
        held = adding(self.cards, self.upcard) if self.takes_upcard else self.cards
        return _worth_left(held, trump, scale, self.rules, self.takes_upcard)

    def _expectation(self, trump: Trump) -> float:
        own = self._own(trump, TOGETHER)
        if self.first_round:
            return own + OTHERS_FIRST[self.place] + self._upcard(trump)
        if trump is Trump.NONE:
            return own + _OTHERS_NO_TRUMP[self.place]
        is_next = self.turned is not None and trump == self.turned.same_colour
        by_place = OTHERS_NEXT if is_next else OTHERS_CROSSING
        return own + by_place[self.place]

    def _upcard(self, trump: Trump) -> float:
        """What the upcard brings where another takes it; a Benny may be taken under any trump."""
        jack = rank_of(self.upcard) == "J" or self.upcard == self.rules.benny_card
        if self.seat == self.dealer or self.rules.upcard_left_by(self.seat, self.dealer):
            return 0.0
        if self.seat in self.seating.partners(self.dealer):
            trumps = self.cards & ranking(trump, self.rules.benny_card).trumps
            return _ASSIST if count(trumps) >= self.rules.hand_size // 2 else -_ASSIST
        if jack and self.rules.benny_card is None and count(self.cards & ranking(trump).trumps) < _UNDER_THE_RIGHT:
            return -OUT_OF_REACH  # the right bower: left alone the dealer takes it, and such a hand mostly euchres
        return JACK_TO_OPPONENTS if jack else 0.0

    def _threshold(self) -> float:
        place = 0 if self.rules.first_to_speak is FirstToSpeak.DEALER else self.place  # a dealer whom nobody passed
        needed = NEEDED_FIRST[place] if self.first_round else NEEDED_SECOND
        needed += self._elsewhere() if self.first_round else 0.0
        if self.theirs_to_win == 1:  # whatever they make wins, so a euchre costs no more
            return needed - (_LAST_POINT if self.to_win == 1 else 0.2)
        if self.theirs_to_win == 2:
            return needed + 0.1  # a euchre loses the game
        return needed

    def _needed_alone(self, trump: Trump) -> float:
        if self.to_win <= 2:
            return 2 * OUT_OF_REACH  # a march with the partner is enough
        needed = _NEEDED_ALONE_NO_TRUMP if trump is Trump.NONE else _NEEDED_ALONE
        needed += _ALONE_FOR_EACH_OPPONENT * max(0, self.opponents - _OPPONENTS)
        return needed + _more_alone(self.rules) - (0.1 if self.to_win <= 4 else 0.0)


def _more_alone(rules: Rules) -> float:
    return _ALONE_FOR_EACH_MORE * (rules.hand_size - 5)
