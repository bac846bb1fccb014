"""Speed of the engine: `python benchmarks/engine.py [--deals N] [--repeats N] [--json PATH]`.

Random whole deals are played on one core by a policy that takes any legal action, each as likely as the others: for
every action one `legal_actions` and one `apply`, from the deal to the last trick. The deals are made beforehand, as are
those of OpenSpiel's euchre, which is driven from Python in the same run by the same policy. It is given every
advantage: its hands are dealt, cloned and waiting before the clock starts, while our clock includes `apply` of the deal
and its check. Figures are per second of processor time, and the best of several runs, because other processes can only
slow a run.
"""

# ruff: noqa: E402
import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

# run as a script, this file would itself be the module `engine`
sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.machine import machine
from engine import PRESETS, Action, Deal, Rules, State, actor, apply, legal_actions, replay, start, view
from engine.fairness import SECRET_BYTES
from engine.fairness import deal as fair_deal
from engine.phases.registry import Dealing, Over
from engine.players import RuleOfThumb

try:
    import pyspiel
except ImportError:
    pyspiel = None

SEED = 20261120
FAIR_DEALS = 1000
OTHERS = (0, 1, 2, 3, None)


def best_of(repeats: int, run: Callable[[], int]) -> tuple[float, int]:
    """Seconds of processor time of the fastest run, and what it counted."""
    timed: list[tuple[float, int]] = []
    for _ in range(repeats):
        begun = time.process_time()
        counted = run()
        timed.append((time.process_time() - begun, counted))
    return min(timed)


def deals_of(rules: Rules, number: int, rng: Random) -> list[Deal]:
    secret = rng.randbytes(SECRET_BYTES)
    return [fair_deal(rules, 0, secret, hand) for hand in range(number)]


def begun(rules: Rules) -> State:
    """A game before its first deal, the pack cut where that is done."""
    state = start(rules, 0)
    return apply(state, legal_actions(state)[0]) if rules.cut else state


def play_engine(rules: Rules, deals: list[Deal], rng: Random) -> int:
    """Plays every deal to its end; the number of actions, the deals not among them."""
    dice, actions = rng.random, 0
    for deal in deals:
        state = apply(begun(rules), deal)
        while choices := legal_actions(state):
            state = apply(state, choices[int(dice() * len(choices))])
            actions += 1
    return actions


def play_spiel(states: list[Any], rng: Random) -> int:
    """The same for OpenSpiel; plays chance too where a state is not dealt yet, but does not count it."""
    dice, actions = rng.random, 0
    for dealt in states:
        state = dealt.clone()
        while not state.is_terminal():
            choices = state.legal_actions()
            state.apply_action(choices[int(dice() * len(choices))])
            actions += 1
    return actions


def dealt_spiel(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def whole_game(rules: Rules, rng: Random) -> list[Action]:
    """The log of one game by random players, from the first deal to the end."""
    state: State = start(rules, 0)
    log: list[Action] = []
    while not isinstance(state, Over):
        if isinstance(state, Dealing):
            action: Action = fair_deal(rules, state.match.dealer, rng.randbytes(SECRET_BYTES), state.match.number)
        else:
            action = rng.choice(legal_actions(state))
        log.append(action)
        state = apply(state, action)
    return log


def states_of(rules: Rules, deals: list[Deal], rng: Random) -> list[State]:
    """Every state of some deals in which a seat acts."""
    states: list[State] = []
    for deal in deals:
        state = apply(start(rules, 0), deal)
        while choices := legal_actions(state):
            states.append(state)
            state = apply(state, rng.choice(choices))
    return states


def rate(repeats: int, number: int, run: Callable[[], int]) -> float:
    return number / best_of(repeats, run)[0]


def measure(deals: int, repeats: int) -> dict[str, Any]:
    figures: dict[str, Any] = {"machine": machine(), "deals": deals, "repeats": repeats, "presets": {}}
    for name, rules in PRESETS.items():
        rng = Random(SEED)
        made = deals_of(rules, deals, rng)
        seconds, actions = best_of(repeats, lambda made=made, rules=rules, rng=rng: play_engine(rules, made, rng))
        figures["presets"][name] = {"deals_per_s": deals / seconds, "actions_per_s": actions / seconds}
    figures["openspiel"] = measure_spiel(deals, repeats)
    rules, rng = PRESETS["north-american"], Random(SEED)
    states = states_of(rules, deals_of(rules, max(1, deals // 20), rng), rng)
    log = whole_game(rules, rng)
    secret = rng.randbytes(SECRET_BYTES)
    figures["views_per_s"] = rate(
        repeats, len(states) * len(OTHERS), lambda: sum(bool(view(state, seat)) for state in states for seat in OTHERS)
    )
    figures["replay_game_ms"] = best_of(repeats, lambda: bool(replay(rules, log, 0)))[0] * 1000
    figures["replay_game_actions"] = len(log)
    figures["fair_deals_per_s"] = rate(
        repeats, 1000, lambda: sum(bool(fair_deal(rules, 0, secret, n)) for n in range(1000))
    )
    player, mine = RuleOfThumb(), [view(state, actor(state)) for state in states]
    figures["rule_of_thumb_choices_per_s"] = rate(
        repeats, len(mine), lambda: sum(bool(player.choose(each, rng)) for each in mine)
    )
    return figures


def measure_spiel(deals: int, repeats: int) -> dict[str, float] | None:
    if pyspiel is None:
        return None
    rng = Random(SEED)
    game = pyspiel.load_game("euchre", {"stick_the_dealer": False})
    dealt = [dealt_spiel(game, rng) for _ in range(deals)]
    seconds, actions = best_of(repeats, lambda: play_spiel(dealt, rng))
    fresh = [game.new_initial_state() for _ in range(deals)]
    with_chance = best_of(repeats, lambda: play_spiel(fresh, rng))[0]
    return {
        "deals_per_s": deals / seconds,
        "actions_per_s": actions / seconds,
        "deals_per_s_dealing_too": deals / with_chance,
    }


def table(figures: dict[str, Any]) -> str:
    """The figures as aligned text."""
    lines = [
        ", ".join(figures["machine"].values()),
        f"{figures['deals']} random deals, best of {figures['repeats']}",
        "",
    ]
    lines.append(f"{'random whole deals':28}{'deals/s':>12}{'actions/s':>12}")
    for name, each in figures["presets"].items():
        lines.append(f"{name:28}{each['deals_per_s']:12,.0f}{each['actions_per_s']:12,.0f}")
    spiel = figures["openspiel"]
    if spiel is None:
        lines.append("OpenSpiel is not installed (it is in the dev extra, for Python below 3.14): no comparison.")
    else:
        ours = figures["presets"]["north-american"]
        lines += [
            f"{'OpenSpiel, already dealt':28}{spiel['deals_per_s']:12,.0f}{spiel['actions_per_s']:12,.0f}",
            f"{'OpenSpiel, dealing too':28}{spiel['deals_per_s_dealing_too']:12,.0f}",
            f"{'engine : OpenSpiel':28}{ours['deals_per_s'] / spiel['deals_per_s']:12.2f}"
            f"{ours['actions_per_s'] / spiel['actions_per_s']:12.2f}",
        ]
    lines += [
        "",
        f"{'views made':28}{figures['views_per_s']:12,.0f} /s",
        f"{'fair deals made':28}{figures['fair_deals_per_s']:12,.0f} /s",
        f"{'choices of RuleOfThumb':28}{figures['rule_of_thumb_choices_per_s']:12,.0f} /s",
        f"{'a whole game replayed':28}{figures['replay_game_ms']:12.2f} ms ({figures['replay_game_actions']} actions)",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the engine, beside OpenSpiel's.")
    parser.add_argument("--deals", type=int, default=10_000, help="random deals in a run")
    parser.add_argument("--repeats", type=int, default=5, help="runs, of which the best counts")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    wanted = parser.parse_args()
    figures = measure(wanted.deals, wanted.repeats)
    print(table(figures))
    if wanted.json:
        wanted.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
