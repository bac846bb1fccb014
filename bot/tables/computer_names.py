"""Names of computer players; they are the same in every language."""

from collections.abc import Collection
from typing import Final

from engine import Seat

NAMES: Final = (
    "Ada", "Basil", "Clover", "Dot", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jasper", "Kit", "Lotte", "Milo",
    "Nell", "Otto", "Pearl", "Quinn", "Rosa", "Silas", "Tess", "Ugo", "Vera", "Wilma", "Xenia", "Yves", "Zelda",
)  # fmt: skip
_BY_TABLE: Final = 7
_BY_SEAT: Final = 5
"""No common factor with how many names there are: the seats of a table differ."""


def computer_name(table: int, seat: Seat, taken: Collection[str] = ()) -> str:
    """The name of the computer in a seat: always the same, unless somebody at the table has it.

    >>> [computer_name(1, seat) for seat in range(4)]
    ['Hugo', 'Milo', 'Rosa', 'Wilma']
    """
    first = table * _BY_TABLE + seat * _BY_SEAT
    names = (NAMES[(first + step) % len(NAMES)] for step in range(len(NAMES)))
    return next((name for name in names if name not in taken), NAMES[first % len(NAMES)])
