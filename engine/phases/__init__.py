"""The phases of a game: one final class each, in a module with its legal actions and its transition.

A phase has `actor` (the seat to act, `None` when the table itself acts), `legal()` and `after(action)`. To add one,
write its module, put its entry into `STEPS` and its class into `State`.
"""

from typing import Final, TypeAlias

from engine.phases.bidding import Bidding, bid_tricks
from engine.phases.choosing import Choosing, choose_trump
from engine.phases.dealing import Dealing
from engine.phases.defending import Defending, defend_alone
from engine.phases.discarding import Discarding, take_upcard
from engine.phases.drawing import Drawing
from engine.phases.flow import Step
from engine.phases.naming import Naming, name_trump
from engine.phases.ordering import Ordering, order_up
from engine.phases.over import Over
from engine.phases.playing import Playing, play_tricks

State: TypeAlias = Drawing | Dealing | Bidding | Choosing | Ordering | Naming | Discarding | Defending | Playing | Over
"""Where a game stands."""

STEPS: Final[tuple[Step, ...]] = (
    bid_tricks,
    choose_trump,
    order_up,
    name_trump,
    take_upcard,
    defend_alone,
    play_tricks,
)
"""The order of the phases of a hand; each step may answer that it does not apply."""

__all__ = [
    "STEPS",
    "Bidding",
    "Choosing",
    "Dealing",
    "Defending",
    "Discarding",
    "Drawing",
    "Naming",
    "Ordering",
    "Over",
    "Playing",
    "State",
    "Step",
]
