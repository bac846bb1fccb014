"""What a hand brings the two sides: `python benchmarks/tune_chances.py [--hands N] [--seed N]`.

Measures the table in `engine/players/utility.py`: `RuleOfThumb` in all four seats plays so many hands of each
kind of
table, each from no score, dealt from a pack shuffled by the seed; counted is what the dealer's side scored, and what
the others did.
"""

# ruff: noqa: E402
import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(Path(__file__).resolve().parents[1])

from engine import Rules, actor, apply, start, view
from engine.fairness import SECRET_BYTES, deal
from engine.phases.registry import Dealing, Over
from engine.players import RuleOfThumb
from engine.rules.options import Benny

KINDS: Final = {False: Rules(), True: Rules(benny=Benny.JOKER)}
"""Tables by whether there is a Benny; a dealer who has to name trump changes nothing, as all passing is that rare."""


def measure(rules: Rules, hands: int, rng: Random) -> Counter[tuple[int, int]]:
    """How often the dealer's side and the others scored what."""
    player, scored = RuleOfThumb(), Counter[tuple[int, int]]()
    for number in range(hands):
        dealer = number % rules.seats
        state = apply(start(rules, dealer), deal(rules, dealer, rng.randbytes(SECRET_BYTES), number))
        while (seat := actor(state)) is not None:
            state = apply(state, player.choose(view(state, seat), rng))
        assert isinstance(state, Dealing | Over)
        assert state.last is not None
        points = state.last.points
        scored[points[rules.side_of(dealer)], points[1 - rules.side_of(dealer)]] += 1
    return scored


def main() -> None:
    parser = argparse.ArgumentParser(description="What a hand brings the dealer's side and the others.")
    parser.add_argument("--hands", type=int, default=20_000, help="hands of each kind of table")
    parser.add_argument("--seed", type=int, default=20261121)
    wanted = parser.parse_args()
    for kind, rules in KINDS.items():
        scored = measure(rules, wanted.hands, Random(wanted.seed))
        row = ", ".join(f"({ours}, {theirs}, {n / wanted.hands:.5f})" for (ours, theirs), n in sorted(scored.items()))
        print(f"    {kind}: ({row}),", flush=True)


if __name__ == "__main__":
    main()
