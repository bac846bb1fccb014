"""What a deal was worth before a word was said: the points it brings when everyone sees all cards.

The bidding is solved backwards through the engine's own states, each seat taking what is best for its side, and every
contract is worth what perfect play makes of it (`engine.players.monte_carlo.double_dummy`). So what a hand brought is
par, the luck of the deal, and what the four made of it.
"""

from collections.abc import Sequence

from engine.actions import Deal
from engine.codec import load
from engine.game import apply, start
from engine.match import first_match
from engine.phases.registry import Dealing, State
from engine.rules.model import Rules
from engine.rules.options import Partnership, Scoring
from engine.seats import Seat


def has_par(rules: Rules) -> bool:
    """Whether `par` knows what a deal is worth by these rules.

    Two fixed sides, an upcard, a single pack without a dummy, and the score table of euchre. A lone player may change
    one card with the partner; for two there are too many ways.
    """
    return (
        rules.partnership is Partnership.FIXED
        and rules.turns_up
        and rules.scoring is Scoring.EUCHRE
        and not rules.double_pack
        and not rules.dummy
        and rules.partners_best <= 1
    )


def par(rules: Rules, dealer: Seat, deal: Deal) -> float | None:
    """The points of side 0 less those of side 1 that a deal brings when all see all cards and nobody errs.

    `None` where the rules are none that it knows. A choice that comes after the play, to lower the opponents' score
    instead of raising one's own, is left out: it depends on the score, and par does not.

    Raises:
        IllegalAction: BAD_DEAL, when it is no deal by these rules.
    """
    if not has_par(rules):
        return None
    dealt = apply(Dealing(first_match(rules, dealer)), deal)
    from engine.players.monte_carlo.solved import (  # loads numba, which who never asks need not wait for
        FAR,
        OpenAuction,
    )

    return float(OpenAuction().worth(dealt, -FAR, FAR))


def pars(rules: Rules, lines: Sequence[str]) -> tuple[float | None, ...]:
    """Par of every hand that a log deals: that of the hand with number 1 first.

    Raises:
        engine.EngineError: When the log is no game by these rules.
    """
    state: State = start(rules)
    dealt: dict[int, tuple[Seat, Deal]] = {}
    for line in lines:
        action = load(line)
        if isinstance(action, Deal) and isinstance(state, Dealing):
            dealt[state.match.number] = state.match.dealer, action
        state = apply(state, action)
    numbers = range(1, max(dealt, default=0) + 1)
    return tuple([par(rules, *dealt[number]) if number in dealt else None for number in numbers])
