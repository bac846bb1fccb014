"""A hand on its way: what has been dealt, said and settled."""

from typing import NamedTuple, TypeAlias, final

from engine import actions as a
from engine.cards import SUITS, Card, Cards, Suit, Trump, rank_of
from engine.contract import Contract
from engine.match import Match
from engine.ranking import ranking
from engine.rules.options import UpcardBenny
from engine.seats import Seat, Seating

Spoken: TypeAlias = (
    a.Pass
    | a.Order
    | a.Name
    | a.Alone
    | a.Bid
    | a.CallSuit
    | a.Stay
    | a.Drop
    | a.Declare
    | a.Show
    | a.Check
    | a.Raise
    | a.See
    | a.GiveUp
)
"""What is said aloud before the first lead, and stays known."""


@final
class Call(NamedTuple):
    """One public word before the first lead, and who said it."""

    seat: Seat
    action: Spoken


@final
class Buried(NamedTuple):
    """A card discarded, which only its seat knows."""

    seat: Seat
    card: Card


@final
class Given(NamedTuple):
    """A card changed between a lone player and the partner, which only those two know (rules-spec E8)."""

    giver: Seat
    taker: Seat
    card: Card


@final
class Hand(NamedTuple):
    """One hand on its way: what has been dealt, said and settled. `hands` are the cards held now, by seat.

    `contract` is `None` until trump is made, `buried` until a card is discarded. `named` is the suit that a turned
    Benny stands for. A named tuple, because every step of the bidding makes a new one: that takes a third of the time
    of a frozen dataclass.
    """

    match: Match
    hands: tuple[Cards, ...]
    kitty: tuple[Card, ...]
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    buried: tuple[Buried, ...] = ()
    named: Suit | None = None
    shown: tuple[Card, ...] = ()
    """The cards of a poor hand that all have seen before three of it were exchanged (rules-spec L3, L4)."""
    given: tuple[Given, ...] = ()
    """Cards changed between lone players and their partners, in the order given (rules-spec E8)."""
    stake: int = 0
    """Counters that the hand is played for (rules-spec H3)."""

    @property
    def upcard(self) -> Card | None:
        """The card turned (rules-spec C3), `None` in an auction."""
        return self.kitty[0] if self.match.rules.turns_up else None

    @property
    def upcard_suit(self) -> Suit | None:
        """The suit that round 1 asks about: the upcard's, or what a turned Benny stands for, if anything."""
        upcard = self.kitty[0]
        return self.named if upcard == self.match.rules.benny_card else SUITS[upcard & 3]

    @property
    def seating(self) -> Seating:
        """Who is dealt in, and with whom."""
        match = self.match
        return match.rules.turns[match.dealer].seating

    @property
    def first_speaker(self) -> Seat:
        """Who bids first (rules-spec D6)."""
        match = self.match
        return match.rules.turns[match.dealer].first_speaker

    def make_contract(self, maker: Seat, trump: Trump, round_: int, *, alone: bool = False) -> Contract:
        """The contract of a maker at this table."""
        match = self.match
        rules = match.rules
        seating = rules.turns[match.dealer].seating
        return Contract.__new__(
            Contract,
            maker,
            trump,
            round_,
            alone,
            seating=seating,
            benny=rules.benny_card,
            last_wins=rules.later_wins,
        )

    def may_make(self, seat: Seat, trump: Trump, *, upcard: bool) -> bool:
        """Whether `seat` holds what the rules ask of the maker of this trump (rules-spec D7).

        `upcard` says that the dealer would take it: it counts for the dealer alone, and a bower never does.
        """
        match = self.match
        if trump >= Trump.NONE or not match.rules.asks_for_trump(seat, match.dealer):
            return True
        held = self.hands[seat]
        if upcard and seat == match.dealer:
            held |= 1 << self.kitty[0]
        return bool(held & ranking(trump, match.rules.benny_card).plain_trumps)

    @property
    def turned_down(self) -> bool:
        """Whether everyone refused the upcard."""
        if self.contract is not None and self.contract.round != 2:
            return False
        if self.contract is not None and self.contract.makerless:
            return False  # nobody was asked; these passes are answers to something else
        asked = len(self.seating.seats)
        said = [call.action for call in self.calls if not isinstance(call.action, a.Show)]
        passes = said[self.asks_blind : self.asks_blind + asked]
        return len(passes) == asked and all(isinstance(action, a.Pass) for action in passes)

    @property
    def asks_blind(self) -> bool:
        """Whether the dealer is asked something before round 1, unseen (rules-spec D5, E7)."""
        rules, upcard = self.match.rules, self.upcard
        if upcard is None:
            return False
        if upcard == rules.benny_card:
            return rules.upcard_benny is not UpcardBenny.BID_ANY
        return rules.blind_loner and rank_of(upcard) == "J"

    def add_call(self, seat: Seat, action: Spoken, contract: Contract | None = None) -> "Hand":
        """The hand after one more word of the bidding, and the contract it made or changed, if any."""
        calls = (*self.calls, Call.__new__(Call, seat, action))
        return Hand.__new__(
            Hand,
            self.match,
            self.hands,
            self.kitty,
            calls,
            contract or self.contract,
            self.buried,
            self.named,
            self.shown,
            self.given,
            self.stake,
        )

    def holding(self, seat: Seat, cards: Cards, buried: Card | None = None) -> "Hand":
        """The hand where `seat` now holds `cards`, after burying one, if any."""
        hands = [*self.hands]
        hands[seat] = cards
        return Hand.__new__(
            Hand,
            self.match,
            tuple(hands),
            self.kitty,
            self.calls,
            self.contract,
            self.buried if buried is None else (*self.buried, Buried.__new__(Buried, seat, buried)),
            self.named,
            self.shown,
            self.given,
            self.stake,
        )
