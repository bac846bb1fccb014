"""Puzzles for tests: made at once, by an adviser who thinks of a number for each choice."""

from hashlib import sha256
from random import Random

from engine import View, dump
from engine.players.adviser import Advice, Option
from engine.players.puzzles import Puzzle, puzzle_of


def guess(mine: View, seed: int) -> Advice:
    """Advice that means nothing, but the same for every seed: what is asked, and what it is worth, is by the cards."""
    del seed
    options: list[Option] = []
    for choice in mine.choices:
        dice = Random(sha256(f"{mine.cards} {mine.upcard} {dump(choice)}".encode()).digest())
        options.append(Option(choice, dice.uniform(-1, 1), 0.5))
    return Advice(tuple(sorted(options, key=lambda option: -option.points)), 100)


async def made_at_once(day: int) -> Puzzle:
    """The puzzle of a day, by `guess`."""
    return puzzle_of(day, guess)
