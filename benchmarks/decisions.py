"""A digest of what levels decide: `python -m benchmarks.decisions [NAME ...]`.

Each level plays whole games in all seats, with dice of the game and the choice. Two versions of a level with the same
digest decide the same, so neither is the weaker one. In the tree of an older version: `python - [NAME ...] <
decisions.py`; what is imported here was there at 35e905d0.

Options: `--games N`, `--seed N`. The same seed gives the same digests on one machine with the same extras.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Final

from engine import PRESETS, Action, Rules, Settle, State, View, actor, apply, start, view
from engine.codec import dump
from engine.fairness import SECRET_BYTES, chance
from engine.phases.registry import Dealing, DrawForDeal, Over, RevokeReview
from engine.players import Player
from engine.players.levels import Level, player_at

SEED: Final = 20261128
GAMES: Final = 30
_PRESET: Final = "north-american"


def decisions(player: Player, rules: Rules, seed: int, games: int) -> Iterator[tuple[View, Action]]:
    """Every choice that a player has in games by itself, and what it decides."""
    place = 0
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
                mine, place = view(state, seat), place + 1
                action = player.choose(mine, Random(f"{seed}/{place}"))
                if len(mine.choices) > 1:
                    yield mine, action
                state = apply(state, action)


def digest(decided: Iterable[tuple[View, Action]]) -> str:
    """The SHA-256 of choices, a line each."""
    told = sha256()
    for _, action in decided:
        told.update(f"{dump(action)}\n".encode())
    return told.hexdigest()


def main(given: Sequence[str] | None = None) -> int:
    names = [level.value for level in Level]
    parser = argparse.ArgumentParser(description="A digest of what levels decide.")
    parser.add_argument("players", nargs="*", choices=[*names, []], metavar="NAME", help=f"any of {', '.join(names)}")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    wanted = parser.parse_args(given)
    print(f"{_PRESET}, seed {wanted.seed}, {wanted.games} games")
    for name in wanted.players or names:
        decided = list(decisions(player_at(Level(name)), PRESETS[_PRESET], wanted.seed, wanted.games))
        early = sum([mine.contract is None for mine, _ in decided])
        print(f"{name:14}{digest(decided)} {len(decided):,} choices, {early:,} before trump is made", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
