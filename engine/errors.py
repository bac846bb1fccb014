"""What the engine refuses, as codes; the sentences live in the catalogue of texts under the same keys."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why an action is not legal now. The value is a key of the catalogue."""

    NOT_NOW = "refusal-not-now"
    """The action belongs to another phase."""
    GAME_OVER = "refusal-game-over"
    NOT_HELD = "refusal-not-held"
    """The card is not in the hand."""
    MUST_FOLLOW = "refusal-must-follow"
    """A card of the suit led is held (rules-spec 6)."""
    DEALER_STUCK = "refusal-dealer-stuck"
    """The dealer may not pass in round 2 (rules-spec D3)."""
    TURNED_DOWN = "refusal-turned-down"
    """The suit turned down may not be named (rules-spec D2)."""
    NO_TRUMP_OFF = "refusal-no-trump-off"
    """This table does not play no trump (rules-spec A5)."""
    PARTNER_ALONE = "refusal-partner-alone"
    """The dealer's partner orders up only to go alone (rules-spec D4)."""
    NEEDS_TRUMP = "refusal-needs-trump"
    """Who makes trump must hold one besides the bowers (rules-spec D7)."""
    NOT_ALONE = "refusal-not-alone"
    """This call cannot be made alone at this table (rules-spec E1, E2)."""
    MUST_BID = "refusal-must-bid"
    """All the others passed, and the dealer has to bid (rules-spec 10, bid euchre)."""
    BID_TOO_LOW = "refusal-bid-too-low"
    """Less than the auction begins with, or not more than the highest bid (rules-spec 10, bid euchre)."""
    BID_TOO_HIGH = "refusal-bid-too-high"
    """More tricks than there are."""
    NO_MOON = "refusal-no-moon"
    """This table knows no bid above all tricks."""
    LOW_OFF = "refusal-low-off"
    """This table plays no trump, but not low (rules-spec A6)."""
    TRUMP_CALLED = "refusal-trump-called"
    """The card that finds the partner is of a suit that is not trump (rules-spec 10, five-handed)."""
    DEALERS_CALL = "refusal-dealers-call"
    """An assist makes the dealer the maker, who alone may then go alone (rules-spec 9, mathews-1844)."""
    NOT_POOR = "refusal-not-poor"
    """Only a poor hand may be shown, once a deal (rules-spec L3, L4)."""
    NOT_PROVED = "refusal-not-proved"
    """The rest of the tricks may be claimed only where nothing can prevent them (rules-spec L1)."""
    BAD_DEAL = "refusal-bad-deal"
    """A deal or draw that is not of this pack, or not of the right sizes."""
    NOT_BETWEEN_HANDS = "refusal-not-between-hands"
    """Scores are corrected between two hands, or before the first."""
    BAD_SCORES = "refusal-bad-scores"
    """Not one score for each side, or one that cannot be at this table."""
    SAME_SCORES = "refusal-same-scores"
    """A correction to the scores that there are."""
    WINNING_SCORES = "refusal-winning-scores"
    """A correction by which somebody would have won: games are won by playing."""


class Refused(Exception):
    """What was asked for is not allowed or not possible, and nothing was changed.

    `code` is a key of the catalogue of texts, and `data` fills that sentence; what a person typed there is not escaped.
    """

    def __init__(self, code: str, **data: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


class EngineError(Exception):
    """Anything the engine refuses."""


class IllegalAction(EngineError, Refused):
    """The rules forbid an action now; `code` is a `Refusal`."""


class BadNotation(EngineError):
    """A text is not a card, a hand or an action; `text` is what was given."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class BadRules(EngineError, Refused):
    """Rules that cannot be; `option` is the field at fault."""

    def __init__(self, code: str, option: str) -> None:
        super().__init__(code, option=option)
        self.args = (code, option)  # what pickle makes it of
        self.option = option
