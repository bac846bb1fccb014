"""The phases of a game by name: where each stands in a game, and what it asks of the seat to act.

Who needs to know what phases have in common asks a `Phase` for it, and keeps no list of phases.
"""

from enum import Enum, IntEnum, StrEnum, auto


class Group(IntEnum):
    """The parts of a game, in their order."""

    BEFORE_GAME = auto()
    BETWEEN_HANDS = auto()
    BLIND = auto()
    """The dealer is asked before seeing a card (rules-spec D5, E7)."""
    BEFORE_TRUMP = auto()
    BEFORE_PLAY = auto()
    """Trump is made; the first lead is to come."""
    PLAY = auto()
    AFTER_PLAY = auto()
    """The last trick is played; the hand is not settled."""
    OVER = auto()


class Asks(Enum):
    """What a phase waits for."""

    NOTHING = auto()
    """No seat is to act: the table itself draws, deals or settles, or the game is over."""
    CALL = auto()
    """Something said aloud before the first lead."""
    CARD = auto()
    """A card of the actor's hand."""
    CHOICE = auto()
    """Anything else: a cut, an answer to a claim, a reward."""


class Phase(StrEnum):
    """The phases in the order of a game. The class of a phase has the name of its member.

    The values are parts of keys of the catalogue, and never change.
    """

    group: Group
    asks: Asks

    def __new__(cls, value: str, group: Group, asks: Asks) -> "Phase":
        """A member from its line below."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.group, member.asks = group, asks
        return member

    DRAW_FOR_DEAL = "drawing", Group.BEFORE_GAME, Asks.NOTHING
    CUTTING = "cutting", Group.BETWEEN_HANDS, Asks.CHOICE
    DEALING = "dealing", Group.BETWEEN_HANDS, Asks.NOTHING
    BLIND_CALL = "blind_calling", Group.BLIND, Asks.CALL
    BLIND_LONER = "blind_loning", Group.BLIND, Asks.CALL
    AUCTION = "bidding", Group.BEFORE_TRUMP, Asks.CALL
    AUCTION_TRUMP = "choosing", Group.BEFORE_TRUMP, Asks.CALL
    FIRST_ROUND = "ordering", Group.BEFORE_TRUMP, Asks.CALL
    SECOND_ROUND = "naming", Group.BEFORE_TRUMP, Asks.CALL
    DEALER_ALONE = "going_alone", Group.BEFORE_PLAY, Asks.CALL
    DISCARDING = "discarding", Group.BEFORE_PLAY, Asks.CARD
    TAKING_DUMMY = "taking_dummy", Group.BEFORE_PLAY, Asks.CARD
    CALLING_PARTNER = "calling_partner", Group.BEFORE_PLAY, Asks.CALL
    STAY_OR_DROP = "staying", Group.BEFORE_PLAY, Asks.CALL
    DECLARE_MARCH = "declaring", Group.BEFORE_PLAY, Asks.CALL
    DEFENDER_ALONE = "defending", Group.BEFORE_PLAY, Asks.CALL
    ANYONE_ALONE = "lone_calling", Group.BEFORE_PLAY, Asks.CALL
    KITTY_EXCHANGE = "exchanging", Group.BEFORE_PLAY, Asks.CARD
    PARTNERS_BEST = "giving", Group.BEFORE_PLAY, Asks.CARD
    BETTING_ROUND = "betting", Group.BEFORE_PLAY, Asks.CALL
    PLAYING = "playing", Group.PLAY, Asks.CARD
    CLAIMING = "claiming", Group.PLAY, Asks.CHOICE
    REVOKE_REVIEW = "reviewing", Group.AFTER_PLAY, Asks.NOTHING
    ROBSONS_CHOICE = "rewarding", Group.AFTER_PLAY, Asks.CHOICE
    OVER = "over", Group.OVER, Asks.NOTHING

    @property
    def key(self) -> str:
        """Its name as texts have it: `turn-going-alone` says whose turn it is."""
        return self.value.replace("_", "-")

    @property
    def has_hand(self) -> bool:
        """Whether cards are dealt, and their hand is not settled."""
        return Group.BLIND <= self.group <= Group.AFTER_PLAY

    @property
    def between_hands(self) -> bool:
        """Whether no cards are out: before the first hand, between two, and after the last."""
        return not self.has_hand

    @property
    def blind(self) -> bool:
        """Whether the seat to act must not look at its cards yet."""
        return self.group is Group.BLIND

    @property
    def before_trump(self) -> bool:
        """Whether a hand is on in which trump is still to be made."""
        return self.group in (Group.BLIND, Group.BEFORE_TRUMP)

    @property
    def before_play(self) -> bool:
        """Whether trump is made, and the first lead is to come."""
        return self.group is Group.BEFORE_PLAY

    @property
    def has_tricks(self) -> bool:
        """Whether the hand has come to the first lead."""
        return self.group in (Group.PLAY, Group.AFTER_PLAY)

    @property
    def asks_for_call(self) -> bool:
        """Whether the answer is said aloud, as all bidding is."""
        return self.asks is Asks.CALL

    @property
    def asks_for_card(self) -> bool:
        """Whether the answer is a card of the actor's hand."""
        return self.asks is Asks.CARD
