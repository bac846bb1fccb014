"""Whole games kept as files: each line of the log with the score after it and the words of the story it tells.

    python -m tests.engine.golden            says which files differ
    python -m tests.engine.golden --write    tells the games of the files again, and plays those that are not there

The log in a file stays as it is (a stored game must replay for ever); only the scores and events are written again. To
get another game for a file, delete it first: the first random game whose text holds all of `SHOWS` is taken.
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random

from engine import Event, Rules, Seat, State, actor, apply, legal_actions, rules_from, start, story, view
from engine.actions import Award, Correct, Pass, Replay
from engine.cards import hand_text
from engine.codec import dump, load, trump_text
from engine.phases.registry import Cutting, Dealing
from engine.players import RuleOfThumb
from engine.rules.options import Scoring
from tests.engine.golden_scenarios import CORRECTED, RULED, SCENARIOS, SHOWS
from tests.random_games import Game, random_action

FOLDER = Path(__file__).parent / "golden"


TRIES = 5000
RULINGS = 0.03
"""How often the host rules, where the scenario is about that."""
CORRECTIONS = 0.2
"""How often a moderator corrects the score between two hands, where the scenario is about that."""
_SEATS = "NESW45678"
_SIDES = ("NS", "EW")


def event_text(event: Event, rules: Rules) -> str:
    """An event in one phrase: word, seat, side, cards, trump, points, as far as it has them."""
    words = [event.word.value]
    if event.seat is not None:
        words.append(_SEATS[event.seat])
    if event.side is not None:
        words.append(_SIDES[event.side] if rules.sides == 2 else _SEATS[event.side])
    if event.cards:
        words.append(hand_text(event.cards))
    if event.trump is not None:
        words.append(trump_text(event.trump))
    if event.points:
        words.append(f"+{event.points}")
    return " ".join(words)


def told(game: Game) -> str:
    """A game as the text of its file."""
    of = {name: value for name, value in asdict(game.rules).items() if value != asdict(Rules())[name]}
    lines = [
        f"# rules {json.dumps(of, sort_keys=True)}",
        f"# dealer {'-' if game.dealer is None else _SEATS[game.dealer]}",
    ]
    for before, action, after in game.steps:
        score = "-".join(map(str, view(after, None).scores))
        events = ", ".join(event_text(event, game.rules) for event in story(before, action, after))
        lines.append(f"{dump(action)} | {score} | {events}".rstrip())
    return "\n".join(lines) + "\n"


def read(text: str) -> Game:
    """The game of a file, from its log alone."""
    rules, dealer, *lines = text.splitlines()
    first: Seat | None = None if dealer.endswith("-") else _SEATS.index(dealer[-1])
    of = rules_from(json.loads(rules.removeprefix("# rules ")))
    return Game(of, first, tuple(load(line.split(" | ")[0]) for line in lines))


def path_of(name: str) -> Path:
    """Where a scenario is kept."""
    return FOLDER / f"{name}.txt"


def played(name: str) -> str:
    """The first random game worth keeping for a scenario."""
    for seed in range(TRIES):
        dice = Random(f"{name}/{seed}")
        dealer = None if seed % 2 else seed // 2 % SCENARIOS[name].seats
        often = {RULED: RULINGS, CORRECTED: CORRECTIONS}.get(name, 0)
        game = _random_game(SCENARIOS[name], dice, dealer, often, corrects=name == CORRECTED)
        text = told(game)
        if all(each in text for each in SHOWS[name]):
            return text
    raise ValueError(f"no game of {TRIES} shows all of {SHOWS[name]}")


def _random_game(rules: Rules, dice: Random, dealer: Seat | None, often: float, *, corrects: bool) -> Game:
    """Random play in which a bidder calls now and then, and seldom alone.

    Where scores count down, penalties would lift them without end: there most turns are taken by `RuleOfThumb`.
    """
    state: State = start(rules, dealer)
    actions = []
    while view(state, None).phase != "over":
        seat = actor(state)
        if rules.scoring is Scoring.COUNT_DOWN and seat is not None and dice.random() < 0.8:
            action = RuleOfThumb().choose(view(state, seat), dice)
        else:
            action = random_action(state, dice, calls=0.2, beside=0.02)
        if often and not corrects and hasattr(state, "hand") and dice.random() < often:
            action = dice.choice((Replay(), Award(0), Award(1)))
        if corrects and isinstance(state, Cutting | Dealing) and dice.random() < often:
            action = dice.choice(corrections(state))
        if "alone" in dump(action) and Pass() in legal_actions(state) and dice.random() < 0.5:
            action = Pass()
        actions.append(action)
        state = apply(state, action)
    return Game(rules, dealer, tuple(actions))


def corrections(state: Cutting | Dealing) -> list[Correct]:
    """Every correction of two scores by which neither side has won, where less than the target never wins."""
    target, was = state.match.rules.target, state.match.scores
    return [Correct((one, two)) for one in range(target) for two in range(target) if (one, two) != was]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Golden games of the engine.")
    parser.add_argument("--write", action="store_true", help="write scores and events again")
    write = parser.parse_args(arguments).write
    differing = 0
    for name in SCENARIOS:
        path = path_of(name)
        old = path.read_text() if path.exists() else None
        new = played(name) if old is None else told(read(old))
        if new != old:
            differing += 1
            sys.stdout.write(f"{path.name}: {'new' if old is None else 'differs'}\n")
            if write:
                FOLDER.mkdir(exist_ok=True)
                path.write_text(new)
    return 0 if write else differing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
