"""House rules as data: a frozen, validated value, and the named presets."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, cast

from engine.cards import Card, Cards, hand_of, pack_of
from engine.errors import BadRules
from engine.seats import Seat, left_of, partner_of

HIGHEST_TARGET: Final = 52
_RANKS: Final = {"nine_up": "9TJQKA", "eight_up": "89TJQKA", "seven_up": "789TJQKA"}


class Ranks(StrEnum):
    """The ranks of the pack, four suits of each (RULES.md A1)."""

    NINE_UP = "nine_up"
    EIGHT_UP = "eight_up"
    SEVEN_UP = "seven_up"


class FirstDealer(StrEnum):
    """How the first dealer is found (RULES.md B1, B4)."""

    LOWEST_CARD = "lowest_card"
    FIRST_JACK = "first_jack"
    FIRST_BLACK_JACK = "first_black_jack"


class NoTrump(StrEnum):
    """When no trump may be called (RULES.md A5)."""

    NEVER = "never"
    ROUND_TWO = "round_two"


class AllPass(StrEnum):
    """What follows when everyone has passed twice (RULES.md D3)."""

    THROW_IN = "throw_in"
    STICK_DEALER = "stick_dealer"


class RedealBy(StrEnum):
    """Who deals after a hand thrown in (RULES.md C4)."""

    NEXT = "next"
    SAME = "same"


class DealerPartner(StrEnum):
    """How the dealer's partner may order the dealer up (RULES.md D4)."""

    WITH_DEALER = "with_dealer"
    ALONE = "alone"


class DefendAlone(StrEnum):
    """When a defender may play without the partner (RULES.md E4)."""

    NEVER = "never"
    AGAINST_LONER = "against_loner"
    ALWAYS = "always"


class LoneLead(StrEnum):
    """Who leads first when the maker plays alone (RULES.md E3)."""

    ELDEST = "eldest"
    LEFT_OF_LONER = "left_of_loner"


class NeedsTrump(StrEnum):
    """Who may make trump only with a trump besides the bowers (RULES.md D7)."""

    NOBODY = "nobody"
    DEALER = "dealer"
    EVERYONE = "everyone"


class FirstToSpeak(StrEnum):
    """Who bids first (RULES.md D6)."""

    ELDEST = "eldest"
    DEALER = "dealer"


class ScoreCards(StrEnum):
    """The two cards that show a side's score (RULES.md 8)."""

    SIX_AND_FOUR = "six_and_four"
    TWO_AND_THREE = "two_and_three"
    TWO_FIVES = "two_fives"
    FIVE_AND_SIX = "five_and_six"
    DIGITS = "digits"


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of one table. A default never changes its meaning: stored rules of older games rely on it.

    Raises:
        BadRules: When a value is of the wrong kind or out of its range, or two rules cannot go together.
    """

    target: int = 10
    """Points that win the game, 1 to 52 (RULES.md G1)."""
    win_by: int = 1
    """The lead that is needed to win, 1 or 2 points (RULES.md G2)."""
    no_trump: NoTrump = NoTrump.NEVER
    all_pass: AllPass = AllPass.THROW_IN
    redeal_by: RedealBy = RedealBy.NEXT
    dealer_partner: DealerPartner = DealerPartner.WITH_DEALER
    defend_alone: DefendAlone = DefendAlone.NEVER
    lone_lead: LoneLead = LoneLead.ELDEST
    ranks: Ranks = Ranks.NINE_UP
    hand_size: int = 5
    """Cards dealt to each seat: 5, or 7 from 32 cards (RULES.md A7)."""
    first_dealer: FirstDealer = FirstDealer.LOWEST_CARD
    first_to_speak: FirstToSpeak = FirstToSpeak.ELDEST
    needs_trump: NeedsTrump = NeedsTrump.NOBODY
    euchred_loner: int = 2
    """Points for euchring a maker who plays alone, 2 or 4 (RULES.md E5)."""
    exceed_target: bool = False
    """Whether the game is won only with more than the target (RULES.md G2, strict reading)."""
    score_cards: ScoreCards = ScoreCards.SIX_AND_FOUR

    def __post_init__(self) -> None:
        for field in fields(self):
            # exactly: `True` is an int and "never" equals its option, but neither would be told apart later
            if type(getattr(self, field.name)) is not type(field.default):
                raise BadRules("bad-rules-value", field.name)
        if not 1 <= self.target <= HIGHEST_TARGET:
            raise BadRules("bad-rules-target", "target")
        if self.win_by not in (1, 2):
            raise BadRules("bad-rules-win-by", "win_by")
        if self.hand_size not in (5, 7):
            raise BadRules("bad-rules-hand-size", "hand_size")
        if self.hand_size == 7 and self.ranks is not Ranks.SEVEN_UP:
            raise BadRules("bad-rules-seven-cards", "hand_size")
        if self.euchred_loner not in (2, 4):
            raise BadRules("bad-rules-euchred-loner", "euchred_loner")
        if self.first_to_speak is FirstToSpeak.DEALER and self.all_pass is AllPass.STICK_DEALER:
            raise BadRules("bad-rules-dealer-first-stuck", "first_to_speak")

    def upcard_left_by(self, maker: Seat, dealer: Seat) -> bool:
        """Whether a round 1 call by `maker` leaves the upcard out of play (RULES.md D4)."""
        return self.dealer_partner is DealerPartner.ALONE and maker == partner_of(dealer)

    def first_speaker(self, dealer: Seat) -> Seat:
        """Who bids first in each round (RULES.md D6)."""
        return dealer if self.first_to_speak is FirstToSpeak.DEALER else left_of(dealer)

    def asks_for_trump(self, seat: Seat, dealer: Seat) -> bool:
        """Whether `seat` may make trump only with a trump besides the bowers (RULES.md D7)."""
        match self.needs_trump:
            case NeedsTrump.NOBODY:
                return False
            case NeedsTrump.DEALER:
                return seat == dealer
            case NeedsTrump.EVERYONE:
                return True

    @cached_property
    def winning_score(self) -> int:
        """The fewest points that can win (RULES.md G1, G2)."""
        return self.target + self.exceed_target

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The cards of one deal, in the order of their numbers (RULES.md A1)."""
        return pack_of(_RANKS[self.ranks])

    @cached_property
    def pack_bits(self) -> Cards:
        """The pack as a set of cards."""
        return hand_of(self.pack)

    @cached_property
    def kitty_size(self) -> int:
        """Cards left over, the upcard among them."""
        return len(self.pack) - 4 * self.hand_size


def dump_rules(rules: Rules) -> str:
    """Rules as one line of JSON with every field, for the store."""
    return json.dumps(asdict(rules), sort_keys=True)


def load_rules(text: str) -> Rules:
    """The rules of a stored line; fields it does not have keep their defaults.

    Raises:
        BadRules: When the text is not such a line, or a value cannot be.
    """
    try:
        stored: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRules("bad-rules-text", "") from None
    if not isinstance(stored, dict):
        raise BadRules("bad-rules-text", "")
    return rules_from(cast("Mapping[str, Any]", stored))


def rules_from(values: Mapping[str, Any]) -> Rules:
    """Rules from plain values by field name, checked; a number may be given as its digits, a yes as `true`.

    Raises:
        BadRules: For an unknown field, a value of the wrong kind, or rules that cannot be.
    """
    kinds = {field.name: cast("type[Any]", type(field.default)) for field in fields(Rules)}
    typed: dict[str, Any] = {}
    for name, value in values.items():
        kind = kinds.get(name)
        if kind is None:
            raise BadRules("bad-rules-option", name)
        try:
            typed[name] = _from_text(kind, value) if isinstance(value, str) else value
        except (ValueError, KeyError):
            raise BadRules("bad-rules-value", name) from None
    return Rules(**typed)


def _from_text(kind: type[Any], text: str) -> Any:
    return {"true": True, "false": False}[text] if kind is bool else kind(text)


PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "north-american": Rules(),
        "stick-the-dealer": Rules(all_pass=AllPass.STICK_DEALER),
        "columbus": Rules(first_dealer=FirstDealer.FIRST_JACK, defend_alone=DefendAlone.ALWAYS),
        "western-new-york": Rules(score_cards=ScoreCards.TWO_AND_THREE),
        "canadian": Rules(dealer_partner=DealerPartner.ALONE, score_cards=ScoreCards.TWO_FIVES),
        "anzac": Rules(target=11, dealer_partner=DealerPartner.ALONE, score_cards=ScoreCards.FIVE_AND_SIX),
        "seven-card": Rules(ranks=Ranks.SEVEN_UP, hand_size=7),
        "no-trump": Rules(no_trump=NoTrump.ROUND_TWO),
    }
)
"""Named rules (RULES.md 9). Nothing asks for a name once the rules are made."""
