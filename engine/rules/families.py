"""Families of games: what can be compared by one rating. A family follows from the rules, never from their name."""

from enum import StrEnum

from engine.rules.model import Rules
from engine.rules.options import Bidding, Partnership


class Family(StrEnum):
    """A kind of game; the value is a key of the catalogue after `family-`."""

    PARTNERS = "partners"
    """Two against two with a card turned up: euchre proper, British and American (RULES.md 4, 9)."""
    AUCTION = "auction"
    """Partners who bid for trump (RULES.md 10: bid euchre, hasenpfeffer, pepper)."""
    ALONE = "alone"
    """Each plays for himself (RULES.md 10: two- and three-handed, set-back, buck, Indiana, hustle)."""
    CALLED = "called"
    """The maker calls a partner for the hand (RULES.md 10: five-handed)."""
    SIX = "six"
    """Three against three (RULES.md 10: six-handed)."""


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
