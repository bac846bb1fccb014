"""Who made what trump and who plays, and the tricks they play."""

from typing import NamedTuple, final

from engine.cards import Card, Suit, Trump
from engine.ranking import Ranking, ranking
from engine.rules.model import Rules
from engine.rules.options import LoneLead
from engine.seats import FOUR, Lineup, Seat, Seating, Side, lineup


@final
class Contract(NamedTuple):
    """Who made what trump, and who plays.

    `round` is 1 (the upcard accepted), 2 (another suit named), or 0 where no card was asked about: an auction, a blind
    call, dirty clubs. A named tuple, because it is made in every hand and asked in every trick.
    """

    maker: Seat
    trump: Trump
    round: int
    alone: bool = False
    """Whether the makers play with one hand: the maker's, unless `loner` says otherwise."""
    lone_defender: Seat | None = None
    loner: Seat | None = None
    """Who plays alone in the maker's stead (rules-spec E2)."""
    blind: bool = False
    """Whether the maker had not seen a card (rules-spec D5, E7)."""
    bid: int = 0
    """Tricks undertaken in an auction."""
    moon: bool = False
    """Whether the bid was the one above all tricks."""
    dropped: tuple[Seat, ...] = ()
    """Who stays out of the hand."""
    declared: Seat | None = None
    """Who undertook all tricks for game and pool."""
    called: Suit | None = None
    """The suit whose called card makes its holder the partner (five-handed)."""
    seating: Seating = FOUR
    benny: Card | None = None
    last_wins: bool = False
    """Whether the later of two identical cards takes the trick."""
    makerless: bool = False
    """Whether nobody made trump, and nobody can fail at it: a club was turned (rules-spec 10, dirty clubs). `maker` is
    then the dealer."""

    @property
    def side(self) -> Side:
        """The makers' side of this hand (`seating.side`)."""
        return self.seating.side[self.maker]

    @property
    def all_or_nothing(self) -> bool:
        """Whether only every trick will do: the dealer went alone on a turned jack, unseen (rules-spec E7)."""
        return self.blind and self.round == 1

    def takes_upcard(self, dealer: Seat, rules: Rules) -> bool:
        """Whether the dealer takes the card turned, because it was accepted or called blind (rules-spec D1, D4, D5)."""
        if self.round != 1 and not self.blind:
            return False
        return rules.accepts_alike or not rules.upcard_left_by(self.maker, dealer)

    @property
    def lone_maker(self) -> Seat | None:
        """Who plays alone for the makers."""
        return self.player if self.alone else None

    @property
    def player(self) -> Seat:
        """Who plays for the makers: the maker, or who is alone in the maker's stead."""
        return self.maker if self.loner is None or not self.alone else self.loner

    @property
    def sitting_out(self) -> tuple[Seat, ...]:
        """The seats whose cards are laid down, in seat order."""
        out, partners = {*self.dropped}, self.seating.companions
        for lone in (self.lone_maker, self.lone_defender):
            if lone is not None:
                out.update(partners[lone])
        return tuple(sorted(out))

    @property
    def lineup(self) -> Lineup:
        """The seats that play, and their turns."""
        seating = self.seating
        if self.lone_defender is not None or self.dropped:
            return lineup(seating.seats, self.sitting_out, seating.table)
        if not self.alone:
            return seating.everyone
        return seating.alone[self.maker if self.loner is None else self.loner]

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play, in seat order."""
        return self.lineup.active

    @property
    def ranking(self) -> Ranking:
        """The order of the cards under this trump."""
        return ranking(self.trump, self.benny, self.last_wins)

    def first_lead(self, dealer: Seat, rules: Rules) -> Seat:
        """Who leads first (rules-spec E3, 10).

        Whoever declared or won the auction; else the eldest who plays, or the active defender at the loner's left.
        """
        if self.declared is not None:
            return self.declared
        if not rules.turns_up:
            return self.maker
        loner = self.lone_maker if self.alone and rules.lone_lead is LoneLead.LEFT_OF_LONER else None
        return self.lineup.following[dealer if loner is None else loner]


def playing_order(contract: Contract, leader: Seat) -> tuple[Seat, ...]:
    """The seats of a trick in turn."""
    active = contract.active
    place = active.index(leader)
    return active[place:] + active[:place]


@final
class Trick(NamedTuple):
    """A finished trick: cards in the order played from `leader` on, by the seats that play."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
