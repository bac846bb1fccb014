"""What it is worth that defenders who score alone leave each other's tricks: three-handed deals, each played twice.

    python -m benchmarks.defenders --level regular --deals 800

Trump is made once; the play is done with the defenders as they are, and with each for itself.
"""

import argparse
from random import Random
from statistics import mean, stdev
from unittest.mock import patch

from engine import PRESETS, Match, Phase, State, actor, apply, view
from engine.phases.registry import Dealing
from engine.players import Level, Player, RuleOfThumb, player_at
from tests.random_games import random_deal

PRESET = "three-handed"


def main() -> None:
    """Measure, and print points a hand with the standard error."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=["rule-of-thumb", *Level], default="rule-of-thumb")
    parser.add_argument("--deals", type=int, default=6000)
    wanted = parser.parse_args()
    player = RuleOfThumb() if wanted.level == "rule-of-thumb" else player_at(Level(wanted.level))
    gains = [gain for seed in range(wanted.deals) if (gain := gain_of(player, seed)) is not None]
    error = stdev(gains) / len(gains) ** 0.5
    print(f"{wanted.level}: {mean(gains):+.3f} ± {error:.3f} points a hand for the defence, {len(gains)} hands")


def gain_of(player: Player, seed: int) -> int | None:
    """What the defenders score more together than each for itself; None where nobody makes trump."""
    rules, dice, dealer = PRESETS[PRESET], Random(seed), seed % 3
    deal = Dealing(Match(rules=rules, dealer=dealer, number=9, scores=(0, 0, 0)))
    state: State = apply(deal, random_deal(rules, dice, dealer))
    while state.phase not in (Phase.PLAYING, Phase.DEALING, Phase.OVER):
        state = apply(state, player.choose(view(state, actor(state)), Random(seed)))
    if state.phase is not Phase.PLAYING:
        return None
    together = defence_of(player, state, seed)
    with patch("engine.players.heuristic.play._defends_with_others", return_value=False):
        return together - defence_of(player, state, seed)


def defence_of(player: Player, state: State, seed: int) -> int:
    """The points of all defenders when a hand has been played to its end."""
    contract = view(state, None).contract
    while state.phase is Phase.PLAYING:
        state = apply(state, player.choose(view(state, actor(state)), Random(seed)))
    last = view(state, None).last
    if contract is None or last is None:
        raise RuntimeError("the hand has no result")
    return sum(last.points) - last.points[contract.maker]


if __name__ == "__main__":
    main()
