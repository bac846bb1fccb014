"""Players that do what a player should not, found by their names from another process."""

import os
import time
from random import Random

from engine import Action, Deal, View
from engine.players import Player
from engine.players.levels import Level
from tests.driver import Uniform


def by_chance(_: Level) -> Player:
    """Another choice for another seed."""
    return Uniform()


def crash(_: Level) -> Player:
    os.abort()


def hang(_: Level) -> Player:
    time.sleep(600)  # waits: until it is killed
    return Uniform()


def tattle(_: Level) -> Player:
    """A fault whose message is the hand."""
    return _Tattler()


def cheat(_: Level) -> Player:
    return _Cheat()


class _Tattler:
    def choose(self, mine: View, rng: Random) -> Action:
        raise LookupError(str(mine))


class _Cheat:
    def choose(self, mine: View, rng: Random) -> Action:
        return Deal((), ())


def abort(_: int) -> bytes:
    """Work at which the process dies."""
    os.abort()


def never_again(_: int) -> None:
    """Work that does not end by itself."""
    while True:
        pass
