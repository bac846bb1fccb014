"""A player that chooses at random, to measure the others by."""

from random import Random
from typing import final

from engine.actions import Action
from engine.view import View


@final
class Uniform:
    """Any of its choices, each as likely as the others."""

    def choose(self, mine: View, rng: Random) -> Action:
        """See `Player.choose`."""
        if not mine.choices:
            raise ValueError("not this seat's turn")
        return mine.choices[int(rng.random() * len(mine.choices))]
