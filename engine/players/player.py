"""What a computer player is."""

from random import Random
from typing import Protocol

from engine.actions import Action
from engine.view import View


class Player(Protocol):
    """A computer player: it gets what its seat may see, and its own dice."""

    def choose(self, mine: View, rng: Random) -> Action:
        """One of `mine.choices`; the same view and dice give the same choice.

        Raises:
            ValueError: When it is not this seat's turn.
        """
        ...
