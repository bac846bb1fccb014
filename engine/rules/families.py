"""Families of games: what can be compared by one rating. A family follows from the rules, never from their name."""

from enum import StrEnum

from engine.rules.model import Rules
from engine.rules.options import Bidding, Partnership


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
    if rules.partnership is Partnership.CALLED:
        return Family.CALLED
    if rules.partnership is not Partnership.FIXED:
        return Family.ALONE
    if rules.bidding is Bidding.AUCTION:
        return Family.AUCTION
    return Family.PARTNERS if rules.seats == 4 else Family.SIX
