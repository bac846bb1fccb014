"""Without numba everything works, and counts the same: whatever is compiled is written once."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import PRESETS, View, actor, apply, start, view
from engine.cards import Trump
from engine.codec import dump
from engine.phases.kinds import Phase
from engine.players.adviser import advise
from engine.players.boards import board_at, board_player, play
from engine.players.levels import Level, player_at
from engine.players.monte_carlo.double_dummy import new_deal, workspace
from engine.players.monte_carlo.jit import COMPILED, highest, ones
from engine.players.monte_carlo.player import MonteCarloPlayer, PlayingStyle
from engine.players.monte_carlo.sampler import Effort
from engine.players.utility import Stakes
from tests.engine.minimax import dealt, solved
from tests.random_games import ends_a_hand, random_action
from tests.suite import rest

ROOT = Path(__file__).resolve().parents[3]


PROGRAM = """
import json, sys
sys.modules["numba"] = None  # an import of it fails
from tests.engine.players.test_without_numba import boards, choices, numbers
print(json.dumps({**numbers(), **choices(), "boards": boards()}))
"""
QUESTIONS = 14
"""Asked in each preset."""
PRESETS_ASKED = ("north-american", "columbus", "cornish", "seven-card", "five-handed", "bid-euchre", "no-trump")


def numbers() -> dict[str, Any]:
    """Worths of choices, answers of the solver, and sets of bits counted."""
    effort = Effort(imagined=30, judged=8, maxims=0.5)
    thinker = MonteCarloPlayer(PlayingStyle(cards=effort, calling=effort))
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
                if len(mine.choices) > 1 and (weighed := thinker.weigh(mine, Stakes.of(mine), Random(asked))).worth:
                    apart = [["noise", weighed.noise(each, next(iter(weighed.worth)))] for each in weighed.worth]
                    worths.append([*[[dump(action), worth] for action, worth in weighed.worth.items()], *apart])
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


def boards() -> list[Any]:
    """Boards played by the strong levels, and what the adviser says of them, to the last bit."""
    found: list[Any] = []
    for number, level in enumerate((Level.REGULAR, Level.EXPERT, Level.EXPERT)):
        board, asked = board_at(7, number, 1, b"secret"), list[View]()
        end = play(board, board_player(level), asked)
        advice = advise(asked[-1], 5, alike=True)
        found.append([repr(end.last), [[option.points, option.winning] for option in advice.options]])
    return found


@cache
def plain() -> dict[str, Any]:
    """What a process finds in which numba cannot be imported."""
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@rest
@pytest.mark.processes
def test_hands_are_played_and_advice_is_given() -> None:
    found = plain()
    assert found["compiled"] is False
    assert {*found["played"]} == {*found["advised"]} == {*PRESETS_ASKED[:4]}
    assert all(number >= 10 for number in found["played"].values())
    assert all(len(options) > 1 for options in found["advised"].values())


@rest
@pytest.mark.processes
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: numba is missing or told not to")
def test_compiled_and_plain_code_count_the_same() -> None:
    """Sampled deals and their weights, judging, bidding out and the solver, from the same rows with the same dice."""
    ours, theirs = numbers(), plain()
    assert ours["compiled"] is True
    assert ours["bits"] == theirs["bits"]
    assert ours["answers"] == theirs["answers"]
    assert len(ours["worths"]) == len(theirs["worths"]) == QUESTIONS * len(PRESETS_ASKED)
    for mine, other in zip(ours["worths"], theirs["worths"], strict=True):
        assert [action for action, _ in mine] == [action for action, _ in other]
        assert [worth for _, worth in mine] == pytest.approx([worth for _, worth in other], abs=1e-9)
    assert any(len({worth for _, worth in mine}) > 1 for mine in ours["worths"])
    assert boards() == theirs["boards"]


@rest
@pytest.mark.processes
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: numba is missing or told not to")
def test_compiled_code_is_not_found_again_when_what_it_calls_has_changed(tmp_path: Path) -> None:
    """Numba alone would: it looks at the caller's own module."""
    (tmp_path / "caller.py").write_text(
        "from called import MORE, add\nfrom engine.players.monte_carlo.jit import compiled\n"
        "@compiled\ndef ten_times(x):\n    return add(x) * 10 + MORE\n"
    )

    def found(adding: int, more: int) -> tuple[int, int]:
        """What the caller says, and how many of its two functions were compiled again."""
        (tmp_path / "called.py").write_text(
            f"from engine.players.monte_carlo.jit import compiled\nMORE = {more}\n"
            f"@compiled\ndef add(x):\n    return x + {adding}\n"
        )
        program = "import caller; print(caller.ten_times(1), *caller.ten_times.stats.cache_misses.values())"
        said, *misses = map(int, said_by(program, tmp_path).split())
        return said, sum(misses)

    assert found(1, 0) == (20, 1)
    assert found(1, 0) == (20, 0), "found in the cache"
    assert found(2, 0) == (30, 1)
    assert found(2, 5) == (35, 1)
    assert found(1, 0)[0] == 20


@rest
@pytest.mark.processes
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: numba is missing or told not to")
def test_a_named_tuple_with_a_new_name_does_not_spoil_what_was_compiled(tmp_path: Path) -> None:
    """As after an update in the same folder."""
    for name in ("Pair", "Two"):
        (tmp_path / "adding.py").write_text(
            "from typing import NamedTuple\nfrom engine.players.monte_carlo.jit import compiled\n"
            f"class {name}(NamedTuple):\n    one: int\n    two: int\n"
            "@compiled\ndef add(both):\n    return both.one + both.two\n"
        )
        assert said_by(f"import adding; print(adding.add(adding.{name}(1, 2)))", tmp_path) == "3\n"


def said_by(program: str, folder: Path) -> str:
    """What a program prints that finds modules in a folder, and compiled code in the folder within it."""
    paths = os.pathsep.join((str(ROOT), str(folder)))
    environment = {**os.environ, "PYTHONPATH": paths, "NUMBA_CACHE_DIR": str(folder / "cache")}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"  # files of one length, written within a second
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
