"""Everything that can happen in a game, as values; chance is an action of the table itself."""

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from engine.cards import Card, Cards, Suit, Trump
from engine.seats import Seat, Side

HIGHEST_SCORE: Final = 999
"""The highest score a correction may set, and below nothing the lowest; what is played for stays far within them."""


@final
@dataclass(frozen=True, slots=True)
class Draw:
    """The table gives each seat one card face up, in seat order, to find the first dealer (rules-spec B1)."""

    cards: tuple[Card, ...]


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """The table deals: a hand for each seat in seat order, and the kitty with the upcard first (rules-spec C3).

    A seat that sits the hand out has an empty hand. Where a dummy is dealt (two-handed), it is the first cards of the
    kitty after the upcard.
    """

    hands: tuple[Cards, ...]
    kitty: tuple[Card, ...]


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """The seat refuses what it is asked."""


@final
@dataclass(frozen=True, slots=True)
class Order:
    """Accept the upcard's suit as trump: order up, assist, or (the dealer) take up (rules-spec D1)."""

    alone: bool = False


@final
@dataclass(frozen=True, slots=True)
class Name:
    """Name trump: in round 2, after an auction, or before a card was seen (rules-spec D2, D5, 10)."""

    trump: Trump
    alone: bool = False


@final
@dataclass(frozen=True, slots=True)
class Discard:
    """Who has taken the upcard or the dummy buries one card (rules-spec D1; two-handed)."""

    card: Card


@final
@dataclass(frozen=True, slots=True)
class Alone:
    """Play without the partner, or partners (rules-spec E2, E4, E7)."""


@final
@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick."""

    card: Card


@final
@dataclass(frozen=True, slots=True)
class Cut:
    """The dealer's right cuts the pack (rules-spec C2). `place` is 1 to 9, tenths of it from the top."""

    place: int


@final
@dataclass(frozen=True, slots=True)
class Tap:
    """The dealer's right leaves the pack as it is (rules-spec C2)."""


@final
@dataclass(frozen=True, slots=True)
class Steal:
    """Out of turn: the last dealer's partner takes the deal (rules-spec C5)."""

    seat: Seat


@final
@dataclass(frozen=True, slots=True)
class Object:
    """Out of turn: an opponent notices a stolen deal (rules-spec C5)."""

    seat: Seat


@final
@dataclass(frozen=True, slots=True)
class Show:
    """Show a poor hand and exchange three cards; none for a new deal (rules-spec L3, L4).

    `seat` is given where it is shown out of turn, before the first lead.
    """

    cards: tuple[Card, ...] = ()
    seat: Seat | None = None


@final
@dataclass(frozen=True, slots=True)
class Bid:
    """In an auction: undertake this many tricks; `moon` is the bid above all of them (rules-spec 10, bid euchre)."""

    tricks: int
    moon: bool = False


@final
@dataclass(frozen=True, slots=True)
class CallSuit:
    """The maker calls the card of a suit whose holder is the partner (rules-spec 10, five-handed)."""

    suit: Suit


@final
@dataclass(frozen=True, slots=True)
class Give:
    """One card face down to a lone partner, or from one (rules-spec E8)."""

    card: Card


@final
@dataclass(frozen=True, slots=True)
class Stay:
    """Play against the maker (rules-spec 10)."""


@final
@dataclass(frozen=True, slots=True)
class Drop:
    """Stay out of the hand (rules-spec 10)."""


@final
@dataclass(frozen=True, slots=True)
class Declare:
    """Say "I declare": undertake all tricks for game and pool (rules-spec 10, set-back)."""


@final
@dataclass(frozen=True, slots=True)
class Take:
    """Score the points of the hand (rules-spec G4)."""


@final
@dataclass(frozen=True, slots=True)
class Lower:
    """Lower the opponents' score instead (rules-spec G4)."""


@final
@dataclass(frozen=True, slots=True)
class LayDown:
    """On turn, beside the play: show the hand and claim the rest of the tricks (rules-spec L1).

    `top` says that the hand is only top trumps, which is proved also off lead.
    """

    seat: Seat
    top: bool = False


@final
@dataclass(frozen=True, slots=True)
class Accept:
    """Agree to a claim (rules-spec L1)."""


@final
@dataclass(frozen=True, slots=True)
class Refuse:
    """Have a claim played out (rules-spec L1)."""


@final
@dataclass(frozen=True, slots=True)
class ThrowIn:
    """On turn, beside the play: the makers concede the rest of the tricks (rules-spec L2)."""

    seat: Seat


@final
@dataclass(frozen=True, slots=True)
class Revoke:
    """Out of turn: `caller` says that an opponent, `accused`, did not follow suit (rules-spec H1)."""

    caller: Seat
    accused: Seat


@final
@dataclass(frozen=True, slots=True)
class Settle:
    """The table closes a hand: nobody may call a revoke in it any more (rules-spec H1)."""


@final
@dataclass(frozen=True, slots=True)
class Check:
    """Bet nothing more (rules-spec H3)."""


@final
@dataclass(frozen=True, slots=True)
class Raise:
    """Raise the stake by an ante (rules-spec H3)."""


@final
@dataclass(frozen=True, slots=True)
class See:
    """Match the stake (rules-spec H3)."""


@final
@dataclass(frozen=True, slots=True)
class GiveUp:
    """The makers give up the stake, not the hand (rules-spec H3)."""


@final
@dataclass(frozen=True, slots=True)
class Replay:
    """The host rules on table talk: the hand is dealt again (rules-spec H2)."""


@final
@dataclass(frozen=True, slots=True)
class Award:
    """The host rules on table talk: a point to the side that reported it (rules-spec H2)."""

    side: Side


@final
@dataclass(frozen=True, slots=True)
class Correct:
    """A moderator sets the scores right, by side, between two hands."""

    scores: tuple[int, ...]


Action: TypeAlias = (
    Draw
    | Deal
    | Cut
    | Tap
    | Pass
    | Order
    | Name
    | Bid
    | Show
    | Discard
    | CallSuit
    | Alone
    | Give
    | Stay
    | Drop
    | Declare
    | Check
    | Raise
    | See
    | GiveUp
    | Play
    | Accept
    | Refuse
    | Take
    | Lower
    | Settle
    | Steal
    | Object
    | LayDown
    | ThrowIn
    | Revoke
    | Replay
    | Award
    | Correct
)
