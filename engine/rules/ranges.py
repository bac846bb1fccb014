"""The numbers that an option may have."""

from collections.abc import Container
from typing import Final

from engine.seats import FEWEST, MOST

HIGHEST_TARGET: Final = 52
RANGES: Final[dict[str, tuple[str, Container[int]]]] = {
    "seats": ("bad-rules-seats", range(FEWEST, MOST + 1)),
    "target": ("bad-rules-target", range(1, HIGHEST_TARGET + 1)),
    "win_by": ("bad-rules-win-by", (1, 2)),
    "hand_size": ("bad-rules-hand-size", (5, 6, 7, 8, 12)),
    "dummy": ("bad-rules-dummy", (0, 2)),
    "minimum_bid": ("bad-rules-minimum-bid", range(1, 13)),
    "partners_best": ("bad-rules-partners-best", (0, 1, 2)),
    "fixed_hands": ("bad-rules-fixed-hands", range(51)),
    "euchred_loner": ("bad-rules-euchred-loner", (2, 4)),
    "no_trick": ("bad-rules-no-trick", range(11)),
    "set_penalty": ("bad-rules-set-penalty", range(11)),
    "ante": ("bad-rules-ante", range(1, 21)),
}
"""By option, the code of the sentence that says which numbers it may have, and these."""
