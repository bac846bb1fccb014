"""A digest of what levels decide: `python -m benchmarks.decisions [NAME ...]`.

Each level is asked at every choice of whole games that the rule of thumb plays, with dice of the game and the choice.
Two versions of a level with the same digest decide the same, so neither is the weaker one. In the tree of an older
version: `python - [NAME ...] < decisions.py`; what is imported here was there at 35e905d0.

Options: `--games N`, `--seed N`. The same seed gives the same digests on one machine with the same extras.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Final

from engine import PRESETS, Rules, Settle, State, View, actor, apply, start, view
from engine.codec import dump
from engine.fairness import SECRET_BYTES, chance
from engine.phases.registry import Dealing, DrawForDeal, Over, RevokeReview
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level, player_at

SEED: Final = 20261128
GAMES: Final = 30
_PRESET: Final = "north-american"


def choices_of_games(rules: Rules, seed: int, games: int) -> Iterator[View]:
    """What the seat to act sees, wherever it has a choice."""
    thumb, dice = RuleOfThumb(), Random(seed)
    for number in range(games):
        secret = Random(f"{seed}/{number}").randbytes(SECRET_BYTES)
        state: State = start(rules)
        while not isinstance(state, Over):
            seat = actor(state)
            if isinstance(state, DrawForDeal | Dealing):
                state = apply(state, chance(state, secret))
            elif isinstance(state, RevokeReview) or seat is None:
                state = apply(state, Settle())
            else:
                mine = view(state, seat)
                if len(mine.choices) > 1:
                    yield mine
                state = apply(state, thumb.choose(mine, dice))


def digest(player: Player, views: Sequence[View], seed: int) -> str:
    """The SHA-256 of a player's choices, a line each."""
    told = sha256()
    for place, mine in enumerate(views):
        told.update(f"{dump(player.choose(mine, Random(f'{seed}/{place}')))}\n".encode())
    return told.hexdigest()


def main(given: Sequence[str] | None = None) -> int:
    names = [level.value for level in Level]
    parser = argparse.ArgumentParser(description="A digest of what levels decide.")
    parser.add_argument("players", nargs="*", choices=[*names, []], metavar="NAME", help=f"any of {', '.join(names)}")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    wanted = parser.parse_args(given)
    views = list(choices_of_games(PRESETS[_PRESET], wanted.seed, wanted.games))
    asked = Counter(mine.phase.value for mine in views)
    print(f"{_PRESET}, seed {wanted.seed}, {wanted.games} games, {len(views):,} choices")
    print(", ".join(f"{number:,} {phase}" for phase, number in asked.most_common()))
    for name in wanted.players or names:
        print(f"{name:14}{digest(player_at(Level(name)), views, wanted.seed)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
