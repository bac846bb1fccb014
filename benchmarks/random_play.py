"""Random play of every preset without a fault: `python benchmarks/random_play.py [--actions N] [--json PATH]`.

Every preset is played by random legal actions, with claims, stolen deals, revoke calls and the like thrown in wherever
they are offered, until it has seen `--actions` of them (200,000 by default); games follow one another. A fault ends the
run with its traceback and the log that led to it. Every `--check` actions the views of all seats are made, the log
goes through its text, and once a game the whole log is replayed. Figures are per second of processor time.
"""

# ruff: noqa: E402
import argparse
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

# run as a script, this file's folder holds a module called `engine`
sys.path[0] = str(Path(__file__).resolve().parents[1])

from engine import PRESETS, Action, Rules, apply, dump, load, replay, start, story, view
from engine.phases.registry import Over, State
from tests.random_games import random_action

SEED = 20261121
BESIDE = 0.02
"""How often somebody acts out of turn, where that may be."""
LONGEST_GAME = 20_000
"""Actions after which a game is left for the next: random bids may be set for ever."""


def play(name: str, rules: Rules, actions: int, check: int) -> dict[str, Any]:
    """So many random actions by these rules; what was seen."""
    dice = Random(f"{SEED}/{name}")
    done = games = left = hands = 0
    begun = time.process_time()
    while done < actions:
        state: State = start(rules)
        log: list[Action] = []
        try:
            while not isinstance(state, Over) and len(log) < LONGEST_GAME:
                action = random_action(state, dice, beside=BESIDE)
                log.append(action)
                before, state = state, apply(state, action)
                story(before, action, state)
                if len(log) % check == 0:
                    look(state, log)
            come_back(rules, state, log)
        except Exception:
            print(f"{name}: after {done + len(log)} actions", *map(dump, log), sep="\n", file=sys.stderr)
            raise
        done += len(log)
        games += isinstance(state, Over)
        left += not isinstance(state, Over)
        hands += view(state, None).number
    seconds = time.process_time() - begun
    return {"actions": done, "games": games, "left": left, "hands": hands, "actions_per_s": done / seconds}


def look(state: State, log: list[Action]) -> None:
    """The state as all may see it, and the last lines through their text."""
    for seat in (None, *range(view(state, None).rules.seats)):
        view(state, seat)
    if [load(dump(action)) for action in log[-10:]] != log[-10:]:
        raise AssertionError("a line does not come back")


def come_back(rules: Rules, state: State, log: list[Action]) -> None:
    """The whole log leads to the same state again."""
    if replay(rules, log) != state:
        raise AssertionError("the log leads elsewhere")


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play of every preset without a fault.")
    parser.add_argument("--actions", type=int, default=200_000, help="at least so many for each preset")
    parser.add_argument("--check", type=int, default=20, help="look at everything after so many actions")
    parser.add_argument("--rules", choices=sorted(PRESETS), action="append", help="only this preset (may be repeated)")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    options = parser.parse_args()
    figures: dict[str, Any] = {}
    print(f"{'preset':20}{'actions':>10}{'games':>8}{'left':>6}{'hands a game':>14}{'actions/s':>11}")
    for name in options.rules or PRESETS:
        seen = figures[name] = play(name, PRESETS[name], options.actions, options.check)
        mean = seen["hands"] / (seen["games"] + seen["left"])
        print(
            f"{name:20}{seen['actions']:10,}{seen['games']:8,}{seen['left']:6}{mean:14.1f}{seen['actions_per_s']:11,.0f}",
            flush=True,
        )
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
