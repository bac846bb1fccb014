"""What Euchre Game Notation cannot carry, and what is wrong with a text that claims to be it: codes."""

from enum import StrEnum

from engine.errors import EngineError


class NotInEgn(StrEnum):
    """What the notation has no field for. The value is a key of the catalogue."""

    TABLE = "egn-table"
    """Not two against two, or not trump from a card turned up and points for tricks."""
    HAND_SIZE = "egn-hand-size"
    """Its tricks are five, and so is every score it knows."""
    PACK = "egn-pack"
    """Two packs, or twos."""
    DEALER_SPEAKS = "egn-dealer-speaks"
    """Its calls begin at the dealer's left."""
    RUBBER = "egn-rubber"
    """A file is one game."""
    LENGTH = "egn-length"
    """A file holds a hundred deals at most."""
    NO_DEAL = "egn-no-deal"
    """The game ended before its first deal, with which a file begins."""
    BENNY_TURNED = "egn-benny-turned"
    BLIND = "egn-blind"
    """A loner before the cards were seen (rules-spec E7)."""
    POOR_HAND = "egn-poor-hand"
    """A hand shown before bidding (rules-spec L3, L4)."""
    PARTNER_ALONE = "egn-partner-alone"
    """Who played alone is not who made trump, as far as the calls tell."""
    LONE_DEFENCE = "egn-lone-defence"
    """A lone defender against two makers."""
    GIFTS = "egn-gifts"
    """Two cards changed with a partner: it knows the partner's one best."""
    LOWERED = "egn-lowered"
    """Points taken off the opponents (rules-spec G4)."""
    REVOKE = "egn-revoke"
    """A revoke was called."""
    RULING = "egn-ruling"
    """The host had the hand dealt again, or awarded a point."""
    STOLEN = "egn-stolen"
    """Somebody dealt out of turn."""
    OTHERWISE = "egn-otherwise"
    """By the rules it knows, the same cards make another game."""


class NotCarried(EngineError):
    """A game that Euchre Game Notation would tell wrongly. `hand` counts deals from 1, 0 is the whole table."""

    def __init__(self, code: NotInEgn, hand: int = 0) -> None:
        super().__init__(code.value, hand)
        self.code = code
        self.hand = hand


class EgnFault(StrEnum):
    """Why a text cannot be read as a game in Euchre Game Notation."""

    FORM = "egn-fault-form"
    """Not JSON, or not of the notation's schema."""
    VERSION = "egn-fault-version"
    """Not of the versions 1.2 to 1.6."""
    RULES = "egn-fault-rules"
    """A rule set that this engine does not play, or that contradicts itself."""
    STARTED = "egn-fault-started"
    """It does not begin at 0 to 0."""
    EMPTY = "egn-fault-empty"
    """There is no deal."""
    CONDENSED = "egn-fault-condensed"
    """A deal in the binary form."""
    BENNY_TURNED = "egn-fault-benny-turned"
    EXCHANGE = "egn-fault-exchange"
    """Cards exchanged in another way than with a lone player's partner."""
    UNKNOWN = "egn-fault-unknown"
    """Cards or calls that nobody knows, and that do not follow from the rest."""
    UNFINISHED = "egn-fault-unfinished"
    """A deal breaks off, and another one follows."""
    DEALER = "egn-fault-dealer"
    """The deal is another seat's."""
    ILLEGAL = "egn-fault-illegal"
    """Against the rules, or more than the rules have room for."""


class BadEgn(EngineError):
    """A text is not a game in Euchre Game Notation that can be replayed. `deal` counts from 1, 0 is the whole file."""

    def __init__(self, code: EgnFault, deal: int = 0) -> None:
        super().__init__(code.value, deal)
        self.code = code
        self.deal = deal
