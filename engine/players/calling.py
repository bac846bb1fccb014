"""Whether to make trump, which, and whether to go alone."""

from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Alone, Name, Order, Pass
from engine.cards import TRUMPS, Card, Cards, Trump, adding, cards_in, rank_of, suit_of, without
from engine.players.worth import ALONE, TOGETHER, Scale, worth
from engine.rules import Rules
from engine.seats import Seat, left_of, partner_of, side_of
from engine.view import Phase, View

# By place, from eldest to dealer; fitted with the figures of `worth`.
_OTHERS_FIRST: Final = (0.95, 2.0, 1.05, 1.25)
"""Tricks that partner and place bring in round 1; the dealer's side has the upcard besides."""
_OTHERS_NEXT: Final = (1.75, 1.4, 1.35, 1.55)
"""In round 2 for the suit of the turned-down card's colour, which those who refused it hold little of."""
_OTHERS_CROSSING: Final = (1.25, 1.75, 1.25, 1.35)
_OTHERS_NO_TRUMP: Final = (2.0, 1.75, 1.8, 1.55)
_NEEDED_FIRST: Final = (3.2, 3.55, 3.2, 2.75)
"""Tricks that a side must expect to call; a pass often does better, as the opponents may yet call too much."""
_NEEDED_SECOND: Final = 2.8
_JACK_TO_PARTNER: Final = 0.6
_CARD_TO_PARTNER: Final = 0.1
_JACK_TO_OPPONENTS: Final = -0.35
_NEEDED_ALONE: Final = 4.0
"""Own tricks that a hand must expect to go alone: a march is then likely enough, a euchre is not."""
_NEEDED_ALONE_NO_TRUMP: Final = 3.15
_NEEDED_TO_DEFEND_ALONE: Final = 3.2
_ALONE_FOR_EACH_MORE: Final = 0.6
"""More own tricks for every card dealt over five: a march of seven is two tricks longer."""
_OUT_OF_REACH: Final = 9.0


def call(mine: View) -> Action:
    """The best call the hand is worth, or pass; a dealer who may not pass names the best."""
    table = _Bidding.of(mine)
    calls = [action for action in mine.choices if isinstance(action, Order | Name)]
    if not calls:
        return Pass()
    margin, best = max(((table.margin(action), action) for action in calls), key=lambda offer: offer[0])
    return best if margin >= 0 or Pass() not in mine.choices else Pass()


def defend(mine: View) -> Action:
    """Alone only with a hand that would win most tricks by itself."""
    contract = mine.contract
    needed = _NEEDED_TO_DEFEND_ALONE + _more_alone(mine.rules)
    strong = contract is not None and worth(mine.cards, contract.trump, ALONE) >= needed
    return Alone() if strong and Alone() in mine.choices else Pass()


@final
@dataclass(frozen=True, slots=True)
class _Bidding:
    """What counts for a call besides the suit. `place` is 0 for eldest to 3 for the dealer."""

    cards: Cards
    upcard: Card
    first_round: bool
    place: int
    seat: Seat
    dealer: Seat
    rules: Rules
    to_win: int
    """Points this side is short of the target."""
    theirs_to_win: int

    @classmethod
    def of(cls, mine: View) -> "_Bidding":
        """The table as the seat that bids sees it.

        Raises:
            ValueError: When the view is not a seat's, or no card was turned.
        """
        if mine.seat is None or mine.dealer is None or mine.upcard is None:
            raise ValueError("not a bidder's view")
        us = side_of(mine.seat)
        target = mine.rules.winning_score
        return cls(
            mine.cards,
            mine.upcard,
            mine.phase is Phase.ORDERING,
            (mine.seat - left_of(mine.dealer)) % 4,
            mine.seat,
            mine.dealer,
            mine.rules,
            target - mine.scores[us],
            target - mine.scores[1 - us],
        )

    def margin(self, action: Order | Name) -> float:
        """Tricks expected of a call over those it needs; going alone, where it is right, is over all else."""
        trump = TRUMPS[suit_of(self.upcard)] if isinstance(action, Order) else action.trump
        if not action.alone:
            return self._expected(trump) - self._needed()
        over = self._own(trump, ALONE) - self._needed_alone(trump)
        return over + _OUT_OF_REACH if over >= 0 else over - _OUT_OF_REACH

    def _own(self, trump: Trump, scale: Scale) -> float:
        if not self.first_round or self.seat != self.dealer:
            return worth(self.cards, trump, scale)
        six = adding(self.cards, self.upcard)
        return max(worth(without(six, card), trump, scale) for card in cards_in(six))

    def _expected(self, trump: Trump) -> float:
        own = self._own(trump, TOGETHER)
        if self.first_round:
            return own + _OTHERS_FIRST[self.place] + self._upcard()
        if trump is Trump.NONE:
            return own + _OTHERS_NO_TRUMP[self.place]
        by_place = _OTHERS_NEXT if trump == suit_of(self.upcard).same_colour else _OTHERS_CROSSING
        return own + by_place[self.place]

    def _upcard(self) -> float:
        """What the upcard brings where another takes it."""
        jack = rank_of(self.upcard) == "J"
        if self.seat == self.dealer or self.rules.upcard_left_by(self.seat, self.dealer):
            return 0.0
        if self.seat == partner_of(self.dealer):
            return _JACK_TO_PARTNER if jack else _CARD_TO_PARTNER
        return _JACK_TO_OPPONENTS if jack else 0.0

    def _needed(self) -> float:
        needed = _NEEDED_FIRST[self.place] if self.first_round else _NEEDED_SECOND
        if self.theirs_to_win == 1:
            return needed - 0.2  # whatever they make wins, so a euchre costs no more
        if self.theirs_to_win == 2:
            return needed + 0.1  # a euchre loses the game
        return needed

    def _needed_alone(self, trump: Trump) -> float:
        if self.to_win <= 2:
            return 2 * _OUT_OF_REACH  # a march with the partner is enough
        needed = _NEEDED_ALONE_NO_TRUMP if trump is Trump.NONE else _NEEDED_ALONE
        return needed + _more_alone(self.rules) - (0.1 if self.to_win <= 4 else 0.0)


def _more_alone(rules: Rules) -> float:
    return _ALONE_FOR_EACH_MORE * (rules.hand_size - 5)
