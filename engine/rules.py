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
from engine.seats import Seat, partner_of

HIGHEST_TARGET: Final = 52


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

    def __post_init__(self) -> None:
        for field in fields(self):
            # exactly: `True` is an int and "never" equals its option, but neither would be told apart later
            if type(getattr(self, field.name)) is not type(field.default):
                raise BadRules("bad-rules-value", field.name)
        if not 1 <= self.target <= HIGHEST_TARGET:
            raise BadRules("bad-rules-target", "target")
        if self.win_by not in (1, 2):
            raise BadRules("bad-rules-win-by", "win_by")

    def upcard_left_by(self, maker: Seat, dealer: Seat) -> bool:
        """Whether a round 1 call by `maker` leaves the upcard out of play (RULES.md D4)."""
        return self.dealer_partner is DealerPartner.ALONE and maker == partner_of(dealer)

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The cards of one deal (RULES.md A1): the 24 of the common pack."""
        return pack_of("9TJQKA")

    @cached_property
    def pack_bits(self) -> Cards:
        """The pack as a set of cards."""
        return hand_of(self.pack)

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat (RULES.md A7)."""
        return 5

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
    """Rules from plain values by field name, checked; a number may be given as its digits.

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
            typed[name] = kind(value) if isinstance(value, str) else value
        except ValueError:
            raise BadRules("bad-rules-value", name) from None
    return Rules(**typed)


PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "north-american": Rules(),
        "stick-the-dealer": Rules(all_pass=AllPass.STICK_DEALER),
    }
)
"""Named rules (RULES.md 9). Nothing asks for a name once the rules are made."""
