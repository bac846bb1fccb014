"""Named rules (rules-spec 9 and 10), and families of games that one rating can compare."""

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from engine.rules import options as o
from engine.rules.model import Rules

_CORNISH: Final = Rules(
    benny=o.Benny.JOKER,
    dealer_partner=o.DealerPartner.ALONE,
    alone=o.WhoAlone.ANYONE,
    lone_lead=o.LoneLead.LEFT_OF_LONER,
    target=11,
    score_cards=o.ScoreCards.FIVE_AND_SIX,
)
_AUCTION: Final = Rules(
    bidding=o.Bidding.AUCTION,
    scoring=o.Scoring.TRICKS,
    alone=o.WhoAlone.NOBODY,
    hand_size=6,
    target=32,
    all_pass=o.AllPass.STICK_DEALER,
    score_cards=o.ScoreCards.DIGITS,
)
_EACH_ALONE: Final = Rules(
    seats=2,
    partnership=o.Partnership.EACH_ALONE,
    alone=o.WhoAlone.NOBODY,
    score_cards=o.ScoreCards.DIGITS,
)

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "north-american": Rules(),
        "stick-the-dealer": Rules(all_pass=o.AllPass.STICK_DEALER),
        "columbus": Rules(first_dealer=o.FirstDealer.FIRST_JACK, defend_alone=o.DefendAlone.AGAINST_LONER),
        "western-new-york": Rules(score_cards=o.ScoreCards.TWO_AND_THREE),
        "canadian": Rules(dealer_partner=o.DealerPartner.ALONE, score_cards=o.ScoreCards.TWO_FIVES),
        "anzac": Rules(target=11, dealer_partner=o.DealerPartner.ALONE, score_cards=o.ScoreCards.FIVE_AND_SIX),
        "cornish": _CORNISH,
        "british-parlett": replace(_CORNISH, target=10, dealer_partner=o.DealerPartner.WITH_DEALER),
        "penryn": replace(
            _CORNISH,
            target=21,
            score_cards=o.ScoreCards.DIGITS,
            first_dealer=o.FirstDealer.FIRST_JACK,
            cut=True,
            euchred_loner=4,
            loner_made_trump=True,
        ),
        "st-austell": replace(
            _CORNISH,
            target=21,
            score_cards=o.ScoreCards.DIGITS,
            first_dealer=o.FirstDealer.FIRST_JACK,
            cut=True,
            packets=o.Packets.THREE_TWO,
            first_to_speak=o.FirstToSpeak.DEALER,
        ),
        "robson": Rules(robson=o.Robson.MARCH_TWO_OR_FOUR, blind_loner=True),
        "mathews-1844": Rules(
            ranks=o.Ranks.SEVEN_UP,
            target=5,
            partners=o.Partners.TWO_HIGHEST,
            assist_makes=o.AssistMakes.DEALER,
            packets=o.Packets.TWO_THREE,
            score_cards=o.ScoreCards.TWO_AND_THREE,
        ),
        "seven-card": Rules(ranks=o.Ranks.SEVEN_UP, hand_size=7),
        "railroad": Rules(
            ranks=o.Ranks.SEVEN_UP,
            benny=o.Benny.JOKER,
            upcard_benny=o.UpcardBenny.NAMED_SUIT,
            defend_alone=o.DefendAlone.ALWAYS,
            partners_best=1,
            rubber=True,
            laps=True,
        ),
        "no-trump": Rules(no_trump=o.NoTrump.ROUND_TWO),
        "bid-euchre": replace(_AUCTION, no_trump=o.NoTrump.HIGH_AND_LOW, moon=o.Moon.ALONE),
        "bid-euchre-double": replace(
            _AUCTION,
            hand_size=12,
            target=52,
            double_pack=True,
            minimum_bid=6,
            no_trump=o.NoTrump.HIGH_AND_LOW,
            moon=o.Moon.ALONE,
        ),
        "hasenpfeffer": replace(_AUCTION, benny=o.Benny.JOKER),
        "pepper": replace(_AUCTION, no_trump=o.NoTrump.HIGH, moon=o.Moon.WITH_PARTNER),
        "indiana": replace(
            _EACH_ALONE,
            seats=4,
            bidding=o.Bidding.AUCTION,
            scoring=o.Scoring.COUNT_DOWN,
            hand_size=6,
            target=21,
            no_trick=5,
            set_penalty=5,
            may_drop=True,
            no_trump=o.NoTrump.HIGH_AND_LOW,
            all_pass=o.AllPass.STICK_DEALER,
        ),
        "two-handed": replace(_EACH_ALONE, dummy=2, all_pass=o.AllPass.STICK_DEALER),
        "three-handed": replace(
            _EACH_ALONE,
            seats=3,
            hand_size=7,
            scoring=o.Scoring.THREE_HANDED,
            ace_no_face=o.AceNoFace.REDEAL_ANY_ACES,
            show_until=o.ShowUntil.FIRST_LEAD,
        ),
        "five-handed": Rules(
            seats=5, partnership=o.Partnership.CALLED, ranks=o.Ranks.EIGHT_UP, score_cards=o.ScoreCards.DIGITS
        ),
        "six-handed": Rules(
            seats=6, ranks=o.Ranks.SEVEN_UP, benny=o.Benny.JOKER, upcard_benny=o.UpcardBenny.NAMED_SUIT
        ),
        "hustle": Rules(seats=7, partnership=o.Partnership.ROTATING, score_cards=o.ScoreCards.DIGITS),
        "set-back": replace(
            _EACH_ALONE, seats=4, scoring=o.Scoring.COUNT_DOWN, target=5, may_drop=True, declare_march=True, pool=True
        ),
        "buck": replace(
            _EACH_ALONE,
            seats=4,
            scoring=o.Scoring.COUNT_DOWN,
            target=25,
            no_trick=5,
            set_penalty=5,
            may_drop=True,
            dirty_clubs=True,
        ),
    }
)
"""Every named set of rules, by the name that commands and exports use."""


@lru_cache(1024)
def base_of(rules: Rules, preset: str) -> str:
    """The preset to compare rules with: `preset` if it exists, else the nearest one."""
    if preset in PRESETS:
        return preset
    return min(PRESETS, key=lambda each: _count_differences(rules, PRESETS[each]))


def _count_differences(one: Rules, two: Rules) -> int:
    return sum(getattr(one, field.name) != getattr(two, field.name) for field in fields(Rules))


class Family(StrEnum):
    """A kind of game; the value is a key of the catalogue after `family-`."""

    PARTNERS = "partners"
    """Two against two with a card turned up: euchre proper, British and American (rules-spec 4, 9)."""
    AUCTION = "auction"
    """Partners who bid for trump (rules-spec 10: bid euchre, hasenpfeffer, pepper)."""
    ALONE = "alone"
    """Each plays for himself (rules-spec 10: two-handed, three-handed, set-back, Indiana, buck-euchre)."""
    CALLED = "called"
    """The maker calls a partner for the hand (rules-spec 10: five-handed)."""
    SIX = "six"
    """Three against three (rules-spec 10: six-handed)."""


def family_of(rules: Rules) -> Family:
    """The family that rules belong to.

    >>> from engine import PRESETS
    >>> family_of(PRESETS["cornish"]).value, family_of(PRESETS["pepper"]).value
    ('partners', 'auction')
    """
    if rules.partnership is o.Partnership.CALLED:
        return Family.CALLED
    if rules.partnership is not o.Partnership.FIXED:
        return Family.ALONE
    if rules.bidding is o.Bidding.AUCTION:
        return Family.AUCTION
    return Family.PARTNERS if rules.seats == 4 else Family.SIX
