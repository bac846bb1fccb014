"""Whether to raise the stake of a hand, and whether to see a raise (rules-spec H3).

The figures are measured: in 60,000 hands between `RuleOfThumb`, a defender's hand of this worth won every other time,
and after a raise the makers won often enough to see it with a maker's hand of that worth.
"""

from typing import Final

from engine.actions import Action, Check, GiveUp, Raise, See
from engine.players.heuristic.hand_value import ALONE, worth
from engine.scoring.counters import count_raises
from engine.view import View

_TO_RAISE: Final = 3.25
_TO_SEE: Final = 2.9
_FOR_ANOTHER_RAISE: Final = 0.4
_CARDS: Final = 5
"""The hand that the figures are for; they grow with its size."""


def stake(mine: View) -> Action:
    """Raise with a hand that wins more often than not, see with one that the odds are good enough for."""
    contract = mine.contract
    if contract is None:
        raise ValueError("no trump was made")
    tricks = worth(mine.cards, contract.trump, ALONE, contract.benny) * _CARDS / mine.rules.hand_size
    if Raise() in mine.choices:
        return Raise() if tricks >= _TO_RAISE else Check()
    needed = _TO_SEE + _FOR_ANOTHER_RAISE * (count_raises(mine.calls) - 1)
    return See() if tricks >= needed else GiveUp()
