"""What the points of a hand are worth near the end of a game that is played for tricks (rules-spec 10)."""

from functools import lru_cache
from typing import Final

from engine.players.win_probability import winning, winning_after
from engine.rules.model import Rules
from engine.rules.options import Moon, Scoring
from engine.seats import Side
from engine.view import View

_PARTS: Final = 5
"""`engine.players.win_probability` takes a side to be e times less likely to win for each such part of the target."""
_LEAST: Final = 1e-6


def may_end(mine: View) -> bool:
    """Whether this hand may end the game, of two sides that play for tricks to a target and may bid a moon.

    There bidding by the chance to win the game wins more games from scores of which both are within one hand of the
    end: 3.0 ± 1.0 % more in `bid-euchre` (3,000 both ways), 2.4 ± 1.0 % in `pepper` (2,500). Without a moon and with
    two packs it did not.
    """
    rules = mine.rules
    if rules.scoring is not Scoring.TRICKS or rules.sides != 2 or rules.fixed_hands:
        return False
    if rules.moon is Moon.NEVER or rules.double_pack:
        return False
    return max(mine.scores) >= rules.winning_score - rules.hand_size


@lru_cache(maxsize=4096)
def worth(rules: Rules, scores: tuple[int, ...], side: Side, ours: int, theirs: int) -> float:
    """How a hand changes a side's chance to win the game, in as many points as change it as much far from the end."""
    points = (ours, theirs) if side == 0 else (theirs, ours)
    before = winning(rules, scores, side)
    slope = max(before * (1 - before) * _PARTS / rules.target, _LEAST)
    return (winning_after(rules, scores, points, side) - before) / slope
