"""What the computer players' compiled code finds for fixed questions: `python -m tests.engine.players.kernels`
without numba.

Whatever is compiled is written once; that both ways of running it count the same is for a test to show.
"""

import json
import sys
from random import Random
from typing import Any

QUESTIONS = 14
"""Asked in each preset."""
PRESETS_ASKED = ("north-american", "columbus", "cornish", "seven-card", "five-handed", "bid-euchre", "no-trump")


def numbers() -> dict[str, Any]:
    """Worths of choices, answers of the solver, and sets of bits counted."""
    from engine import PRESETS, actor, apply, start, view
    from engine.cards import Trump
    from engine.codec import dump
    from engine.phases.kinds import Phase
    from engine.players.monte_carlo.double_dummy import new_deal, workspace
    from engine.players.monte_carlo.jit import COMPILED, highest, ones
    from engine.players.monte_carlo.player import MonteCarloPlayer, Style
    from engine.players.monte_carlo.workspace import Effort
    from engine.players.utility import Stakes
    from tests.engine.minimax import dealt, solved
    from tests.random_games import random_action

    effort = Effort(imagined=30, judged=8, maxims=0.5)
    thinker = MonteCarloPlayer(Style(cards=effort, calling=effort))
    worths: list[Any] = []
    for name in PRESETS_ASKED:
        dice, asked = Random(f"kernels {name}"), 0
        state = start(PRESETS[name], 0)
        while asked < QUESTIONS:
            if state.phase is Phase.OVER:
                state = start(PRESETS[name], 0)
            seat = actor(state)
            if seat is not None and dice.random() < 0.4:
                mine = view(state, seat)
                if len(mine.choices) > 1 and (weighed := thinker.weigh(mine, Stakes.of(mine), Random(asked))):
                    worths.append([[dump(action), worth] for action, worth in weighed])
                    asked += 1
            state = apply(state, random_action(state, dice, calls=0.5))
    work, dice = workspace(), Random(1)
    answers: list[list[bool]] = []
    for number in range(40):
        sides = ((1, 0, 1, 0), (1, 0, 0), (1, 0))[number % 3]
        at = dealt((24, 25, 33)[number % 3], Trump(number % 5), sides, 5, dice)
        new_deal(work)
        answers.append([solved(at, need, work) for need in range(1, 6)])
    sets = [0, 1, (1 << 52) - 1, *[dice.randrange(1 << 52) for _ in range(200)]]
    return {
        "compiled": COMPILED,
        "worths": worths,
        "answers": answers,
        "bits": [[int(highest(each)), int(ones(each))] for each in sets],
    }


def choices() -> dict[str, Any]:
    """Whole hands by the expert, and advice, with what is legal."""
    from engine import PRESETS, actor, apply, start, view
    from engine.codec import dump
    from engine.phases.kinds import Phase
    from engine.players.adviser import advise
    from engine.players.levels import Level, player_at
    from tests.random_games import ends_a_hand, random_action

    played: dict[str, int] = {}
    advised: dict[str, list[str]] = {}
    for name in PRESETS_ASKED[:4]:
        dice, state = Random(f"hands {name}"), start(PRESETS[name], 0)
        while state.phase is not Phase.OVER:
            seat = actor(state)
            if seat is None:
                action = random_action(state, dice)
            else:
                mine = view(state, seat)
                action = player_at(Level.EXPERT if seat % 2 else Level.REGULAR).choose(mine, dice)
                assert action in mine.choices
                played[name] = played.get(name, 0) + 1
                if len(mine.choices) > 1 and name not in advised:
                    advice = advise(mine, 3)
                    assert {option.action for option in advice.options} == {*mine.choices}
                    advised[name] = [dump(option.action) for option in advice.options]
            before, state = state, apply(state, action)
            if ends_a_hand(before, state):
                break
    return {"played": played, "advised": advised}


if __name__ == "__main__":
    sys.modules["numba"] = None  # type: ignore[assignment] - an import of it fails
    print(json.dumps({**numbers(), **choices()}))  # noqa: T201
