"""How each level behaves: `python -m benchmarks.habits [NAME ...]`.

Each plays one partnership of hands at no score against the rule of thumb, which plays the other. The table says how
often in 100 hands its side did what people complain about, with the 95 % interval; of loners and calls, also what
share came to what. The errors are those of `engine/players/levels.py`. Options: `--hands N`, `--seed N`, `--json PATH`.
"""

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final

from benchmarks.duplicate import dealt, fate
from benchmarks.levels import NAMES, RULE_OF_THUMB
from benchmarks.machine import machine
from engine import PRESETS, Action, HandResult, Settle, View, actor, apply, view
from engine.actions import Play
from engine.cards import natural_rank
from engine.phases.kinds import Phase
from engine.phases.registry import Cutting, Dealing, Over
from engine.players import Level, Player, RuleOfThumb, player_at
from engine.players.heuristic.hand_value import ACE
from engine.players.levels import Erring, Slip
from engine.ranking import bowers

SEED: Final = 20261127
HANDS: Final = 5000
_Z95: Final = 1.96


class Habit(StrEnum):
    """What is counted besides errors."""

    CALLS = "calls"
    CALLS_EUCHRED = "calls, euchred"
    LONERS = "loners"
    LONERS_EUCHRED = "loners, euchred"
    LONERS_MARCHED = "loners, marched"
    PARTNER_TRUMPED = "partner's tricks trumped"
    ACES_TRUMPED = "partner's aces trumped"
    BOWERS_WASTED = "bowers wasted"
    SURE_TRICKS = "sure tricks given away"


SHARES: Final = {
    Habit.CALLS_EUCHRED: Habit.CALLS,
    Habit.LONERS_EUCHRED: Habit.LONERS,
    Habit.LONERS_MARCHED: Habit.LONERS,
}
"""What is given as a share of something else, in percent."""

Counts = list[Counter[str]]
"""By hand, how often each habit and each error was seen."""


def habits_of_play(mine: View, action: Action) -> Iterator[Habit]:
    """What a card says of its player, as far as the seat itself could see it.

    A partner's trick counts as trumped where a plain card held it and the seat had another. A bower is wasted under a
    higher card, or on the partner's trick, where another card could be played. A sure trick is given away by the last
    to play who could take it from the opponents.
    """
    contract, best = mine.contract, None if mine.holder is None else mine.in_trick(mine.holder)
    if not isinstance(action, Play) or contract is None or mine.seat is None or best is None:
        return
    order, card = contract.ranking, action.card
    legal = [choice.card for choice in mine.choices if isinstance(choice, Play)]
    ours = contract.seating.side[mine.holder or 0] == contract.seating.side[mine.seat]
    if ours and not order.is_trump(best) and order.is_trump(card) and not all(map(order.is_trump, legal)):
        yield Habit.PARTNER_TRUMPED
        if natural_rank(best) == ACE:
            yield Habit.ACES_TRUMPED
    if card in bowers(contract.trump) and len(legal) > 1 and (ours or not order.beats[best] >> card & 1):
        yield Habit.BOWERS_WASTED
    last = len(mine.trick) + 1 == len(contract.active)
    winners = [each for each in legal if order.beats[best] >> each & 1]
    if last and not ours and winners and card not in winners:
        yield Habit.SURE_TRICKS


def habits_of_hand(result: HandResult, ours: Sequence[int]) -> Iterator[Habit]:
    """What the end of a hand says of the side that called."""
    words = fate(result, list(ours))
    alone, euchred = "alone" in words, "euchred" in words
    if "called" in words:
        yield Habit.CALLS
        yield from [Habit.CALLS_EUCHRED] if euchred else []
    if alone:
        yield Habit.LONERS
        yield from [Habit.LONERS_EUCHRED] if euchred else []
        yield from [Habit.LONERS_MARCHED] if "alone, march" in words else []


def count(player: Player, *, hands: int, seed: int) -> Counts:
    """Hands of a player and its like against the rule of thumb; every other one in the other seats."""
    rules, thumb = PRESETS["north-american"], RuleOfThumb()
    counts: Counts = []
    for number in range(hands):
        state, told = dealt(rules, seed, number), Counter[str]()
        dice = [Random(f"{seed}/{number}/{seat}") for seat in range(rules.seats)]
        ours = [seat for seat in range(rules.seats) if seat % 2 == number // 2 % 2]
        while not isinstance(state, Cutting | Dealing | Over):
            seat = actor(state)
            if seat is None:
                state = apply(state, Settle())
                continue
            mine = view(state, seat)
            if seat not in ours:
                state = apply(state, thumb.choose(mine, dice[seat]))
                continue
            if isinstance(player, Erring):
                action, slip = player.decide(mine, dice[seat])
                told.update([] if slip is None else [slip.value])
            else:
                action = player.choose(mine, dice[seat])
            told.update(habits_of_play(mine, action) if mine.phase is Phase.PLAYING else ())
            state = apply(state, action)
        assert state.last is not None
        told.update(habits_of_hand(state.last, ours))
        counts.append(told)
    return counts


def figure(counts: Counts, name: str) -> tuple[float, float]:
    """How often in 100 hands, or what share in percent, and half the 95 % interval."""
    whole = next((all_ for part, all_ in SHARES.items() if part == name), None)
    if whole is None:
        numbers = [each[name] for each in counts]
        return 100 * fmean(numbers), 100 * _Z95 * stdev(numbers) / math.sqrt(len(numbers))
    tried, came = sum(each[whole] for each in counts), sum(each[name] for each in counts)
    share = came / tried if tried else 0.0
    return 100 * share, 100 * _Z95 * math.sqrt(share * (1 - share) / max(tried, 1))


def player_of(name: str) -> Player:
    """The player of a level, or the rule of thumb."""
    return RuleOfThumb() if name == RULE_OF_THUMB else player_at(Level(name))


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="How each level behaves.")
    parser.add_argument("players", nargs="*", choices=[*NAMES, []], metavar="NAME", help=f"any of {', '.join(NAMES)}")
    parser.add_argument("--hands", type=int, default=HANDS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    wanted = parser.parse_args(given)
    if wanted.hands < 2:
        parser.error("at least 2 hands")
    names = wanted.players or list(NAMES)
    print(f"{', '.join(machine().values())}\nseed {wanted.seed}, {wanted.hands:,} hands each\n")
    columns = {name: count(player_of(name), hands=wanted.hands, seed=wanted.seed) for name in names}
    rows = [*Habit, *Slip]
    print(f"{'in 100 hands':26}" + "".join(f"{name:>16}" for name in names))
    found = {row.value: {name: figure(counts, row.value) for name, counts in columns.items()} for row in rows}
    for row, by_name in found.items():
        unit = " %" if row in [*SHARES] else "  "
        cells = (f"{value:8.1f} ± {ci95:3.1f}{unit}" for value, ci95 in by_name.values())
        print(f"{row:26}" + "".join(f"{cell:>16}" for cell in cells))
    if wanted.json:
        told = {"machine": machine(), "seed": wanted.seed, "hands": wanted.hands, "per_100_hands": found}
        wanted.json.write_text(json.dumps(told, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
