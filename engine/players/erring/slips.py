"""The errors that people make while they learn, by name."""

from enum import StrEnum


class Slip(StrEnum):
    """A deliberate error. A player makes one at most with a choice, and knows which."""

    FORGETS = "forgets"
    """Forgets the tricks before this one."""
    MISCOUNTS_TRUMPS = "miscounts-trumps"
    """Does not count trumps: takes all those it does not hold for still out, whoever has shown to have none."""
    MISSES_LEFT = "misses-left"
    """Takes the left bower for a plain jack, in the hand and in a trick."""
    TOO_HIGH = "too-high"
    """Takes a trick with the highest card that wins it."""
    DUCKS = "ducks"
    """Leaves a trick to the opponents that it could win."""
    TAKES_PARTNERS_TRICK = "takes-partners-trick"
    """Beats or trumps the card with which its partner holds the trick."""
    SAVES_WINNERS = "saves-winners"
    """Leads a low card of a long suit, and keeps an ace for later."""
    SPENDS_TRUMPS = "spends-trumps"
    """Leads its highest trump for no reason, and keeps none back."""
    BURIES_LOWEST = "buries-lowest"
    """Buries its lowest card, whether or not another makes a void."""
    CALLS_TOO_LITTLE = "calls-too-little"
    """Passes with a hand that is worth a call, but looks no better than it is."""
    CALLS_TOO_MUCH = "calls-too-much"
    """Calls with a hand that has something, but not enough."""
    NEVER_ALONE = "never-alone"
    """Does not dare to go alone."""
    ALONE_TOO_SOON = "alone-too-soon"
    """Goes alone with one sure trick too few."""
