"""Hands a game and decisions a hand of each preset, by rule of thumb: `python benchmarks/game_length.py [--games N]`.

The table is `MEASURED` of `bot/tables/length.py`, from which the lobby says how long a game lasts.
"""

# ruff: noqa: E402
import argparse
import sys
from pathlib import Path
from random import Random

# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(Path(__file__).resolve().parents[1])

from bot.cli.simulate import play
from engine import PRESETS, Action, Rules, View
from engine.players import RuleOfThumb


class _Counting:
    """Plays by rule of thumb, and counts its decisions."""

    def __init__(self) -> None:
        self.decisions = 0
        self._player = RuleOfThumb()

    def choose(self, mine: View, rng: Random) -> Action:
        self.decisions += 1
        return self._player.choose(mine, rng)


def measure(rules: Rules, *, games: int, seed: int) -> tuple[float, float]:
    """The means of hands a game and decisions a hand."""
    dice, player = Random(seed), _Counting()
    hands = sum(len(play(rules, dice, player)[1]) for _ in range(games))
    return round(hands / games, 1), round(player.decisions / hands, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for preset, rules in PRESETS.items():
        print(f'"{preset}": {measure(rules, games=arguments.games, seed=arguments.seed)},')


if __name__ == "__main__":
    main()
